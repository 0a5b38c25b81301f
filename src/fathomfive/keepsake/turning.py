"""Where it turned: the moments a review looks at, and those between which the chance changed most."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from fathomfive.kernel.journal import Journal, Played
from fathomfive.tables.moments import Reviewed, reviewed
from fathomfive.tables.review import MOST_MOMENTS

MOST_TURNS = 3
LEAST = 0.12
"""A smaller change is noise of a few playouts; the client's review has the same bound."""


class Turn(NamedTuple):
    """From one moment that was looked at to the next."""

    before: Reviewed
    after: Reviewed

    @property
    def change(self) -> float:
        return self.after.chance - self.before.chance


def turns(points: Sequence[Reviewed]) -> list[Turn]:
    """Where the chance changed most, largest change first."""
    steps = (Turn(before, after) for before, after in pairwise(points))
    great = [turn for turn in steps if abs(turn.change) >= LEAST]
    return sorted(great, key=lambda turn: -abs(turn.change))[:MOST_TURNS]


def look_over(journal: Journal, seat: int, watch: Callable[[int, int], None]) -> list[Reviewed]:
    """What bots say to some moments of a match, as the review of a hosted table asks them one by one."""
    begin = journal.last_adoption()
    answers = {
        number: bytes(entry.action)
        for number, entry in enumerate(journal.entries)
        if isinstance(entry, Played) and number >= begin
    }
    step = max(1, -(-len(answers) // MOST_MOMENTS))
    chosen = set(list(answers)[::step])
    found: list[Reviewed] = []
    for number, match in journal.moments():
        if number in chosen:
            found.append(reviewed(match, number, seat, answers[number]))
            watch(len(found), len(chosen))
    return found
