"""How good a voyage looks for a seat: the score so far, and everything that may still become score.

One answer ahead is all a simple bot sees, so intentions stand in the position itself: how near the ship is to
a place worth visiting, what a test in progress promises and threatens, what a declared attack is about to do.
Nothing here looks at a page, a choice's outcome or an enemy that the table has not met (SLG-EXP-6).
"""

from __future__ import annotations

from math import exp, fsum

from fathomfive.games.sleeping.evaluate import weights as w
from fathomfive.games.sleeping.evaluate.course import course
from fathomfive.games.sleeping.evaluate.fights import fight
from fathomfive.games.sleeping.evaluate.standing import standing
from fathomfive.games.sleeping.evaluate.stories import story
from fathomfive.games.sleeping.evaluate.tests import dusk, event, searching, test
from fathomfive.games.sleeping.game import ACTIONS_PER_TURN, BELLS
from fathomfive.games.sleeping.score import FULL_VALUE, score, value
from fathomfive.games.sleeping.state import SleepingState

__all__ = ["evaluate", "parts"]


def evaluate(g: SleepingState, seat: int) -> float:
    """0 to 1; at the end exactly the result."""
    if g.ended:
        return value(score(g))
    hopes = fsum(parts(g, seat).values())
    return max(0.0, 1.0 - exp(-hopes / FULL_VALUE))  # never quite 1: there all answers would look alike


def parts(g: SleepingState, seat: int) -> dict[str, float]:
    """What the evaluation is made of, by name: what a hint speaks of (`speaks-*`)."""
    party = standing(g)
    return {
        "score": party.score,
        "time": w.TURN * turns_left(g) + w.ACTION * actions_to_come(g),
        "condition": party.condition,
        "voyage": course(g, party) + searching(g) + event(g, seat) + dusk(g),
        "story": w.PAGE_READ * len(g.read) + story(g, seat),
        "test": test(g, seat),
        "fight": fight(g, seat),
    }


def turns_left(g: SleepingState) -> int:
    """Event cards still to come: time is what everything else is bought with."""
    return g.events_left + w.EVENTS_A_PASS * max(0, BELLS - 1 - g.bells)


def actions_to_come(g: SleepingState) -> int:
    """What is left of a turn that has begun; the next turn's come anyway."""
    return g.actions_left if g.actions_left < ACTIONS_PER_TURN else 0
