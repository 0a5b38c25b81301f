"""The review of a finished match: which moments are worth a look, and what bots say to each of them.

A review is asked for moment by moment: each is a short job for a worker, so that nobody's bots wait for it,
and the client can draw the curve while it grows.
"""

from __future__ import annotations

import msgspec

from fathomfive.kernel.journal import Played
from fathomfive.tables.crier import Turns
from fathomfive.tables.entries import read_entry
from fathomfive.tables.moments import Reviewed, look
from fathomfive.tables.past import Past
from fathomfive.tables.queue import Priority
from fathomfive.tables.refusal import Refusal
from fathomfive.tables.table import Table

MOST_MOMENTS = 16
MOST_KNOWN = 1_000
"""Moments that are not thought about again: whoever keeps a match has mostly just looked at its curve."""


class Outline(msgspec.Struct):
    """The moments a review looks at, oldest first, and how it ended for the seat."""

    seat: int
    result: float
    moments: list[int]


async def outline(past: Past, table: Table, seat: int) -> Outline:
    result = _result(table, seat)
    answers = await _answers(past, table)
    step = max(1, -(-len(answers) // MOST_MOMENTS))
    return Outline(seat, result, [seq - 1 for seq, _ in answers[::step]])


async def moment(past: Past, table: Table, guest: str, seat: int, seq: int) -> Reviewed:
    _result(table, seat)
    asked = (table.row.id, seat, seq)
    known = past.looked_at.get(asked)
    if known is not None:
        return known
    given = dict(await _answers(past, table)).get(seq + 1)
    loaded = await past.loaded(table, seq)
    found = await past.thinkers.ask(guest, Priority.REVIEW, look, loaded, seat, given)
    past.looked_at[asked] = found
    if len(past.looked_at) > MOST_KNOWN:
        past.looked_at.pop(next(iter(past.looked_at)))
    return found


def _result(table: Table, seat: int) -> float:
    if table.match is None or table.match.outcome is None:
        raise Refusal("phase", "refused-not-over")
    values = table.match.outcome.values
    if not 0 <= seat < len(values):
        raise Refusal("not-found", "refused-no-such-seat")
    return values[seat]


async def _answers(past: Past, table: Table) -> list[tuple[int, bytes]]:
    """The entries that are answers, with the answer. There may be thousands: others have a turn meanwhile."""
    found, turns = [], Turns()
    for stored in await past.stores.of(table.row.id).entries(table.row.id, table.row.begun, table.head):
        entry = read_entry(stored.body)
        if isinstance(entry, Played):
            found.append((stored.seq, bytes(entry.action)))
        await turns.take()
    return found
