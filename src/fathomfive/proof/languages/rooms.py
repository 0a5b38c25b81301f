"""The rooms that speak: those of the house and the games, each with its folder of words."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from fathomfive.kernel.game import Game, installed_games
from fathomfive.kernel.languages import FALLBACK, in_packs, languages_of, word_files
from fathomfive.kernel.rules import Rulebook
from fathomfive.kernel.text import house_words
from fathomfive.kernel.translation import Translation, translation
from fathomfive.proof.languages.printed import printed_in


class Room:
    """A room of the house, and what it says."""

    def __init__(self, name: str, folder: Traversable) -> None:
        self.name = name
        self.folder = folder

    def sources(self, language: str) -> list[str]:
        """What its files of messages hold, in the order in which they are read."""
        return [file.read_text("utf-8") for file in word_files(self.folder, language)]

    @property
    def rulebook(self) -> Rulebook | None:
        return None

    @property
    def printed(self) -> list[str]:
        """What is printed in its content."""
        return []

    def rules_in(self, language: str) -> Translation:
        return translation(self.folder, language)


class GameRoom(Room):
    """A game."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game.id, files(game.package) / "text")
        self._game = game

    @property
    def rulebook(self) -> Rulebook:
        return self._game.rulebook

    @property
    def printed(self) -> list[str]:
        game = self._game
        return printed_in(game.book_for(game.read_options({}), {}))


def rooms() -> Iterator[Room]:
    """The house first. The client's words are compiled into it, so that only a checkout has them as files."""
    root = files("fathomfive")
    yield Room("kernel", house_words())
    yield Room("fathomfive", root / "text")
    yield Room("server", root / "server" / "text")
    yield Room("lab", root / "lab" / "text")
    yield Room("keepsake", root / "keepsake" / "text")
    if (client := Path(str(root)).parents[1] / "web" / "text").is_dir():
        yield Room("web", client)
    yield from (GameRoom(game) for game in installed_games().values())


def known_languages() -> list[str]:
    """Every language that any room speaks besides English."""
    found = {language for room in rooms() for language in languages_of(room.folder)}
    found |= {file.name.removesuffix(".ftl") for pack in in_packs("web") for file in pack.iterdir()}
    return sorted(found - {FALLBACK})
