"""What a call says, in the language of whoever is called: which game, which table, what is asked."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Any

import msgspec

from fathomfive.kernel.game import Game
from fathomfive.kernel.text import Texts, Words, house_words, say
from fathomfive.server.calling.letters import MOST_TEXT, MOST_TITLE, one_line
from fathomfive.tables.table import Table
from fathomfive.tables.views import scene_of


class Asked(msgspec.Struct, frozen=True):
    """The question twice: as whoever is asked reads it, and as anybody may. A chat has other readers."""

    own: Words = ""
    public: Words = ""


def asked_of(table: Table, seat: int) -> Asked:
    def prompt(viewer: int | None) -> Words:
        found = scene_of(table, viewer).prompt
        return found.text if found is not None else ""

    return Asked(prompt(seat), prompt(None))


@lru_cache(maxsize=32)
def _texts(language: str, package: str) -> Texts:
    own = files("fathomfive.server") / "text"
    return Texts(language, house_words(), own, *((files(package) / "text",) if package else ()))


class Spoken:
    """A house's sentences to one person, about one game."""

    def __init__(self, language: str, game: Game[Any] | None = None) -> None:
        self._texts = _texts(language, game.package if game else "")
        self._game = game.title if game else ""

    def turn(self, name: str, asked: Words, who: str) -> tuple[str, str]:
        """Title and text."""
        table = name or self._game
        title = one_line(self._texts(say("call-title", table=table, who=who)), MOST_TITLE)
        question = self._texts(asked).replace("**", "") if asked else self._texts(say("call-turn"))
        return title, one_line(self._texts(say("call-text", game=self._game, asked=question)), MOST_TEXT)

    def __call__(self, message: str, **args: str) -> str:
        return self._texts(say(message, **args))
