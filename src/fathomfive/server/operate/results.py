"""How people's matches went, for whoever designs a game: what was played and how it ended, and nobody's name,
no table and no time. What says nothing about the rules is left out: lessons, challenges (the same dice again
and again), forks, journals from elsewhere, matches that changed rules on their way.
"""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from fathomfive.kernel.game import Setup
from fathomfive.kernel.journal import Adopted, Covered, Played, Rewound, Seated, Undone
from fathomfive.kernel.play import Outcome
from fathomfive.server.journals.store import Store
from fathomfive.tables.entries import Begun, TableEntry, read_entry
from fathomfive.tables.records import Row
from fathomfive.tables.table import Origin

PERSON = "person"
BOTH = "both"
"""A seat at which a person and a bot played in turn."""


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """One finished match. `docs/lab.md` lists the fields for whoever reads the lines."""

    match: str
    """A fingerprint: read twice, it counts once. It leads to nobody."""
    game: str
    rules: str
    seats: int
    options: dict[str, Any]
    who: list[str]
    """Who played each seat: `person`, a bot by its name, or `both` in turn."""
    cause: str
    winners: list[int]
    score: float | None
    decisions: int
    opener: int


async def results(store: Store, game: str) -> AsyncIterator[Result]:
    """Of one shard: every finished match of a game in which a person had a seat."""
    after = ""
    while rows := await store.tables(["over"], after):
        for row in rows:
            if row.game == game and (found := await _result(store, row)) is not None:
                yield found
        after = rows[-1].id


async def _result(store: Store, row: Row) -> Result | None:
    setup = msgspec.json.decode(row.setup, type=Setup)
    origin = msgspec.json.decode(row.origin, type=Origin) if row.origin else Origin("", 0)
    if setup.tutorial or setup.document is not None or origin.challenge or origin.seq or not row.outcome:
        return None
    entries = [(stored.seq, read_entry(stored.body)) for stored in await store.entries(row.id, 0, row.head)]
    who = _who(setup.seats, entries)
    if PERSON not in who and BOTH not in who:
        return None
    if any(isinstance(entry, Adopted) for _, entry in entries):
        return None
    answers = _answers(entries)
    outcome = msgspec.json.decode(row.outcome, type=Outcome)
    return Result(
        match=hashlib.blake2b(row.commitment.encode(), digest_size=12, person=b"lab results").hexdigest(),
        game=row.game,
        rules=row.rules_hash,
        seats=setup.seats,
        options=setup.options,
        who=who,
        cause=outcome.cause,
        winners=list(outcome.winners),
        score=None if outcome.score is None else float(outcome.score),
        decisions=len(answers),
        opener=_seat_of(answers[0]) if answers else 0,
    )


def _who(seats: int, entries: list[tuple[int, TableEntry]]) -> list[str]:
    """Who played each seat from the first answer to the last; empty where nobody ever sat."""
    now, ever = [""] * seats, [set[str]() for _ in range(seats)]
    begun = False
    for _, entry in entries:
        if isinstance(entry, Seated) and entry.seat < seats:
            now[entry.seat] = PERSON if entry.by == "person" else entry.bot
        elif isinstance(entry, Covered) and entry.seat < seats:
            now[entry.seat] = entry.bot or PERSON
        elif isinstance(entry, Begun):
            begun = True
        if begun:
            for seat, name in enumerate(now):
                ever[seat] |= {name} - {""}
    return [BOTH if PERSON in names and len(names) > 1 else "+".join(sorted(names)) for names in ever]


def _answers(entries: list[tuple[int, TableEntry]]) -> list[Played]:
    """The answers that stand in the end: what was taken back is not counted."""
    stand: list[tuple[int, Played]] = []
    for seq, entry in entries:
        if isinstance(entry, Played):
            stand.append((seq, entry))
        elif isinstance(entry, Undone) and stand:
            stand.pop()
        elif isinstance(entry, Rewound):
            stand = [(at, played) for at, played in stand if at <= entry.to]
    return [played for _, played in stand]


def _seat_of(played: Played) -> int:
    seat: int = msgspec.json.decode(played.action)["seat"]
    return seat
