"""What goes into the database and comes out of it, and `Home`, where journals are kept. No SQL in here:
workers read these records too, and need not load a database for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec

if TYPE_CHECKING:
    from sqlalchemy import ClauseElement


class Row(msgspec.Struct, kw_only=True):
    """A row of `tables`, as the database has it."""

    id: str
    game: str
    name: str
    host: str
    phase: str
    setup: str
    rules_hash: str
    undo: str
    patience: int
    chat: bool
    head: int
    begun: int
    waiting: int
    bots: int
    asked: str
    since: int
    commitment: str
    secret: str
    salt: str
    opening: str
    outcome: str
    rematch: str
    origin: str
    made: int
    updated: int


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """An entry and what its tables row says after it.

    `also` are statements of the same transaction: a seat's new owner, a checkpoint, changed settings.
    """

    table: str
    rules: str
    """The rules hash its row must have: after a table went over to another release, this one is too late."""
    seq: int
    key: str
    body: bytes
    at: int
    phase: str
    waiting: int
    bots: int
    asked: str
    since: int
    also: tuple[ClauseElement, ...] = ()


class Stored(NamedTuple):
    """An entry as it lies in the journal."""

    seq: int
    key: str
    body: bytes
    at: int


class Member(msgspec.Struct, frozen=True):
    """Somebody who was let in; `role` is play or watch."""

    guest: str
    role: str
    link: str
    seen: int
    seen_at: int
    muted: bool


class Loaded(NamedTuple):
    """All that a node needs to stand at the head of a table."""

    row: Row
    owners: dict[int, str]
    members: dict[str, Member]
    names: dict[str, str]
    kept: bytes | None
    after: list[Stored]


class News(NamedTuple):
    """What happened at a table since an entry, wherever it was written."""

    entries: list[Stored]
    members: dict[str, Member]
    rematch: str


class Mine(NamedTuple):
    """One of a guest's tables, with its people."""

    row: Row
    member: Member
    owners: dict[int, str]


class Rejected(Exception):
    """The home refused the statement and nothing of it was kept."""


class Gone(Exception):
    """The line to the home was lost: nobody knows whether it was kept."""


class Home(Protocol):
    """Where lines are kept. Two of them: `postgres.py` and `sqlite.py`."""

    async def commit(self, lines: list[Line]) -> set[str]:
        """Keep, in one transaction, every line whose table has its rules and a head just before it; which
        tables went in?

        Raises `Rejected` when certainly nothing was kept, `Gone` when nobody knows.
        """

    async def written(self, lines: list[Line]) -> set[str]:
        """The tables whose line is in the journal, key for key."""

    async def close(self) -> None: ...
