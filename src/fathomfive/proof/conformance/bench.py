"""The bench a game lies on while it is tried: what all walks of one run share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from fathomfive.kernel.game import Game
from fathomfive.kernel.text import FALLBACK, Text, Texts, Words, house_words
from fathomfive.kernel.zones import Viewer
from fathomfive.proof.language_files import LanguageFile, language_file, named_in_source
from fathomfive.scene import Scene, Stage, every
from fathomfive.scene.sheet import sheet_of

Render: TypeAlias = Callable[[Stage, Scene], object]
"""Draws a scene somewhere; an error is a fault of the scene."""

RARE = 3
"""So many questions of every kind are always looked at closely."""
HOUSE_ART = "ff-"
"""Symbols of the platform, which every client has."""


@dataclass(frozen=True, eq=False)
class Bench:
    """A game and how it is tried."""

    game: Game[Any]
    render: Render | None = None
    recorded: Path | None = None
    most_decisions: int = 5000
    every: int = 1
    _asked: Counter[str] = field(default_factory=Counter)
    _told: set[str] = field(default_factory=set)
    _seen: set[bytes] = field(default_factory=set)

    def viewers(self, seats: int) -> tuple[Viewer, ...]:
        """Everybody at the table, and somebody who only watches."""
        return (*range(seats), None)

    def is_rare(self, kind: str) -> bool:
        """Whether questions of this kind were asked so seldom yet that each is worth a close look."""
        self._asked[kind] += 1
        return self._asked[kind] <= RARE

    # --- pictures ------------------------------------------------------------------------------------

    def fresh(self, whole: msgspec.Struct) -> Iterator[msgspec.Struct]:
        """Every struct in those parts of a picture that were not looked at before: most stay as they are."""
        for part in _parts(whole):
            raw = msgspec.json.encode(part)
            if raw not in self._seen:
                self._seen.add(raw)
                yield from every(msgspec.Struct, part)

    @property
    def symbols(self) -> frozenset[str]:
        """The ids of all symbols in the game's art, as the house serves it; empty if it has none."""
        return sheet_of(self.game.package).symbols

    # --- words ---------------------------------------------------------------------------------------

    @cached_property
    def _languages(self) -> dict[str, Texts]:
        """Each language without English behind it: a gap must show."""
        folders = (house_words(), files(self.game.package) / "text")
        return {language: Texts(language, *folders, fallback="") for language in self.game.languages}

    @cached_property
    def _house(self) -> Texts:
        return Texts(FALLBACK, house_words())

    @cached_property
    def _files(self) -> dict[str, LanguageFile]:
        return {language: language_file(self.game.package, language) for language in self.game.languages}

    def without(self, id: str) -> list[str]:
        """The languages of the game that lack a message."""
        return [language for language, texts in self._languages.items() if id not in texts]

    def forgot(self, id: str) -> list[str]:
        """The same, but for those where it is written and cannot be read: that is told by itself."""
        return [language for language in self.without(id) if id not in self._files[language].meant]

    def unwritten(self) -> Iterator[str]:
        """What can be told from the files alone: entries that cannot be read, messages that the rules name or
        another language has."""
        found = self._files.values()
        for entry in [entry for file in found for entry in file.unreadable]:
            yield f"{entry.where}: {entry.id or 'this'} cannot be read: {entry.why}"
        wanted = [named_in_source(self.game.package), *(sorted(self._shared(file)) for file in found)]
        for message in dict.fromkeys(message for some in wanted for message in some):
            for file in found:
                if message not in file.meant and message not in self._house:
                    yield _no_message(message, file.name)

    def _shared(self, file: LanguageFile) -> set[str]:
        """The messages of a file that every language needs: an attribute (`.gender`) that only this one has
        is its grammar."""
        english = self._files[FALLBACK].meant if FALLBACK in self._files else frozenset()
        return {
            message
            for message in file.messages
            if message in english or message.partition(".")[0] not in english or "." not in message
        }

    def in_every_language(self) -> Iterator[tuple[str, Callable[[Words], str]]]:
        """Each language of the game with what puts words into it."""
        yield from self._languages.items()

    def unsaid(self, words: Text) -> list[str]:
        """What is wrong with a message in any of the game's languages; the same one is read only once."""
        key = repr(words)
        if key in self._told:
            return []
        self._told.add(key)
        wrong = []
        for language, texts in self._languages.items():
            texts.missing.clear()
            texts(words)
            wrong += [
                f"{language}: {gap}" if ":" in gap else _no_message(gap, self._files[language].name)
                for gap in texts.missing
                if gap not in self._house and gap not in self._files[language].meant
            ]
        return wrong


def _no_message(id: str, file: str) -> str:
    return f"there is no {id} in {file}: add it"


def _parts(whole: msgspec.Struct) -> Iterator[Any]:
    for name in whole.__struct_fields__:
        value = getattr(whole, name)
        if isinstance(value, dict):
            yield from value.values()
        elif isinstance(value, tuple):
            yield from value
        else:
            yield value
