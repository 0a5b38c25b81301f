"""What goes into a store and comes out of it."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from fathomfive.tables.changes import Change

EVERY = 64
"""Entries between two checkpoints that are kept for looking back."""


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
    pointing: str = "usual"
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

    `also` changes in the same transaction: a seat's new owner, a checkpoint, other settings.
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
    also: tuple[Change, ...] = ()


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


class Due(NamedTuple):
    """A table that waits for a bot."""

    table: str
    host: str
    head: int
    rules_hash: str


class ChatLine(msgspec.Struct, frozen=True):
    id: int
    guest: str
    seat: int | None
    text: str
    at: int


class Page(msgspec.Struct, frozen=True):
    """What stands on a table's pad; `guest` wrote last."""

    version: int
    guest: str
    text: str
    at: int
