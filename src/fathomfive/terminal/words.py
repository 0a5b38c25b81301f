"""The sentences a terminal speaks: the house's, with a game's own before them."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fathomfive.kernel.game import Game, Refused
from fathomfive.kernel.languages import languages_of
from fathomfive.kernel.text import FALLBACK, Texts, house_words, say

_spoken = FALLBACK


def languages(folder: Traversable | None = None) -> list[str]:
    """The languages of a folder of words, else those the platform itself speaks. A game may know
    fewer or others; either falls back to English where the other knows more."""
    return languages_of(house_words() if folder is None else folder)


def speak_in(language: str, of_game: Iterable[str] = ()) -> None:
    """From now on this terminal speaks a language: one of the house, or one that only the game has. Then
    what the house says stays English."""
    global _spoken
    known = sorted({*languages(), *of_game})
    if language not in known:
        raise Refused(say("refused-language", language=language, known=", ".join(known)))
    _spoken = language


def texts_of(game: Game[Any] | None = None, language: str = "") -> Texts:
    """In the language of this terminal, or another that is asked for."""
    folders = [house_words(), files("fathomfive") / "text", files("fathomfive") / "server" / "text"]
    if game is not None:
        folders.append(files(game.package) / "text")
    return Texts(language or _spoken, *folders)


def refusal(texts: Texts, refused: Refused) -> str:
    """A refusal as a person reads it: what and why, then the rule."""
    words = texts(refused.why)
    return f"{words} ({refused.rule})" if refused.rule else words
