"""What the workbench and the processes that serve its table say to each other."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from fathomfive.dev.mistakes import Mistake
from fathomfive.dev.place import Place
from fathomfive.dev.start import Item, Start
from fathomfive.kernel.game import Game, Setup


class Session(msgspec.Struct, frozen=True):
    """What stays the same from the first process to the last."""

    place: Place
    shelf: Path
    """A folder for databases, one for each process."""
    token: str
    """Whoever knows it is the author."""
    table: str
    author: str
    """The guest who has every seat."""
    setup: Callable[[Game[Any]], Setup]
    """Of a new match."""
    key: str
    file: Path | None = None
    """A journal or a position to start from instead."""
    at: int | None = None
    language: str = "en"


class Standing(msgspec.Struct, frozen=True):
    """A process serves the table: how far it got, and what it could not give again."""

    number: int
    game: str
    start: Start
    head: int
    """Entries of its journal when it began to serve."""
    given: int
    print: str
    """Of the words and pictures that an open page keeps: another one, and the page must be loaded again."""
    rest: tuple[Item, ...] = ()
    notes: tuple[Mistake, ...] = ()


class Errand(msgspec.Struct, frozen=True):
    """Serve the table once more; `before` says how it stood last."""

    number: int
    session: Session
    before: Standing | None = None
    mistake: Mistake | None = None
    """There is no table, only this to be shown."""

    @property
    def file(self) -> Path:
        return database(self.session, self.number)


def database(session: Session, number: int) -> Path:
    return session.shelf / f"{number}.db"
