"""The sentences a terminal speaks: the house's, with a game's own before them."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from fathomfive.kernel.game import Game, Refused
from fathomfive.kernel.text import FALLBACK, Texts, house_words, say

_spoken = FALLBACK


def languages() -> list[str]:
    """The languages the platform itself speaks; a game may know fewer, and falls back to English."""
    return sorted(
        file.name.removesuffix(".ftl") for file in house_words().iterdir() if file.name.endswith(".ftl")
    )


def speak_in(language: str) -> None:
    """From now on this terminal speaks a language."""
    global _spoken
    if language not in languages():
        raise Refused(say("refused-language", language=language, known=", ".join(languages())))
    _spoken = language


def texts_of(game: Game[Any] | None = None) -> Texts:
    folders = [house_words(), files("fathomfive") / "text", files("fathomfive") / "server" / "text"]
    if game is not None:
        folders.append(files(game.package) / "text")
    return Texts(_spoken, *folders)


def refusal(texts: Texts, refused: Refused) -> str:
    """A refusal as a person reads it: what and why, then the rule."""
    words = texts(refused.why)
    return f"{words} ({refused.rule})" if refused.rule else words
