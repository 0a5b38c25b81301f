"""Positions on disk: a table that a test has set up, kept in a small file that `fathom dev` opens.

A file holds one line of JSON: the game, its schema, the set-up and the saved match. Unlike a journal it
needs no way to get there, and unlike one it cannot be played from the beginning.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Protocol

import msgspec

from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match


class Position(msgspec.Struct, frozen=True, tag_field="entry", tag="position"):
    game: str
    schema: int
    setup: Setup
    save: bytes


class TestTable(Protocol):
    """Whatever a test plays at, as long as there is a match on it."""

    @property
    def match(self) -> Match[Any]: ...


def keep_position(table: Match[Any] | TestTable, path: Path) -> None:
    """Write down where a match stands, for `fathom dev GAME --from PATH`."""
    match = table if isinstance(table, Match) else table.match
    position = Position(match.game.id, match.game.schema, match.setup, match.save())
    path.write_bytes(msgspec.json.encode(position) + b"\n")


def read_position(raw: bytes) -> Position | None:
    """The position in a file, or None if it holds something else."""
    try:
        return msgspec.json.decode(raw, type=Position)
    except msgspec.DecodeError:
        return None
