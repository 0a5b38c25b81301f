"""The review of a finished match: which moments are worth a look, and what bots say to each of them.

A review is asked for moment by moment: each is a short job for a worker, so that nobody's bots wait for it,
and the client can draw the curve while it grows.
"""

from __future__ import annotations

import msgspec

from fathomfive.bots.review import look_again
from fathomfive.kernel.game import find_game
from fathomfive.kernel.journal import Played
from fathomfive.kernel.play import Action
from fathomfive.kernel.text import Words
from fathomfive.scene import Scene
from fathomfive.scene.view import show
from fathomfive.tables.entries import read_entry
from fathomfive.tables.past import Past
from fathomfive.tables.records import Loaded
from fathomfive.tables.refusal import Refusal
from fathomfive.tables.table import Table

MOST_MOMENTS = 16


class Outline(msgspec.Struct):
    """The moments a review looks at, oldest first, and how it ended for the seat."""

    seat: int
    result: float
    moments: list[int]


class Reviewed(msgspec.Struct, omit_defaults=True):
    """One moment: the chance to win with other dice, what the same dice led to, and what was missed."""

    seq: int
    chance: float
    fate: float
    seat: int | None = None
    """Who answered next."""
    moment: Words = ""
    """Which turn or round it was, as the one who answered read it."""
    played: Words = ""
    best: Words = ""
    lost: float = 0.0


async def outline(past: Past, table: Table, seat: int) -> Outline:
    result = _result(table, seat)
    answers = await _answers(past, table)
    step = max(1, -(-len(answers) // MOST_MOMENTS))
    return Outline(seat, result, [seq - 1 for seq, _ in answers[::step]])


async def moment(past: Past, table: Table, seat: int, seq: int) -> Reviewed:
    _result(table, seat)
    given = dict(await _answers(past, table)).get(seq + 1)
    return await past.workers.run(look, await past.loaded(table, seq), seat, given)


def _result(table: Table, seat: int) -> float:
    if table.match is None or table.match.outcome is None:
        raise Refusal("phase", "refused-not-over")
    values = table.match.outcome.values
    if not 0 <= seat < len(values):
        raise Refusal("not-found", "refused-no-such-seat")
    return values[seat]


async def _answers(past: Past, table: Table) -> list[tuple[int, bytes]]:
    """The entries that are answers, with the answer."""
    found = []
    for stored in await past.stores.of(table.row.id).entries(table.row.id, table.row.begun, table.head):
        entry = read_entry(stored.body)
        if isinstance(entry, Played):
            found.append((stored.seq, bytes(entry.action)))
    return found


def look(loaded: Loaded, seat: int, given: bytes | None) -> Reviewed:
    """For a worker: what bots say to the moment `loaded` leads to."""
    table = Table.folded(find_game(loaded.row.game), loaded)
    match = table.match
    assert match is not None
    answer = match.game.read_action(given) if given is not None else None
    looked = look_again(match, seat, answer, f"review/{table.head}")
    reviewed = Reviewed(table.head, round(looked.chance, 4), round(looked.fate, 4))
    if answer is None:
        return reviewed
    scene = show(match, answer.seat)
    reviewed.seat, reviewed.moment, reviewed.played = answer.seat, scene.moment, in_words(scene, answer)
    if looked.best is not None:
        reviewed.best, reviewed.lost = in_words(scene, looked.best), round(looked.lost, 4)
    return reviewed


def in_words(scene: Scene, action: Action) -> Words:
    """An answer as the one who gave it read it."""
    wanted = msgspec.to_builtins(action)
    for option in scene.options:
        if option.action == wanted:
            return option.says or option.label
    return ""
