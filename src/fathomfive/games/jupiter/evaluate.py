"""How good the table looks, 0 to 1, the same for every seat.

While somebody acts, a position is worth what the best way found through the rest of the turn
and the roll after it leave (`plan.py`); between turns it is worth what it is (`worth.py`).
The courses to think about are those of `crew.py`.
"""

from __future__ import annotations

from itertools import zip_longest
from math import exp, fsum

from fathomfive.games.jupiter.crew import courses
from fathomfive.games.jupiter.plan import Plan
from fathomfive.games.jupiter.sketch import sketch_of
from fathomfive.games.jupiter.state import JupiterState
from fathomfive.games.jupiter.worth import PARTS, Worth

__all__ = ["courses", "evaluate", "parts"]

EVEN = -225.0  # where a match is as good as lost as won
SCALE = 105.0


def evaluate(g: JupiterState, seat: int) -> float:
    if not g.settlers:
        return 0.5
    return 1 / (1 + exp((EVEN - fsum(_parts(g))) / SCALE))


def parts(g: JupiterState, seat: int) -> dict[str, float]:
    """What the evaluation is made of, by name: what a hint speaks of (`speaks-*`)."""
    return dict(zip(PARTS, _parts(g), strict=False)) if g.settlers else {}


def _parts(g: JupiterState) -> tuple[float, ...]:
    """Always what the roll of this turn leaves of it, on average or as it fell: so all answers compare."""
    if g.phase == "actions":
        plan = Plan(g, width=1)
        worth, end = plan.worth, plan.worth.settled(plan.best.sketch)
        faces = range(1, g.book.numbers.die_sides + 1)
        rolled = [worth.parts(worth.rolled(end, face)) for face in faces]
        return tuple(fsum(part) / len(faces) for part in zip_longest(*rolled, fillvalue=0.0))
    worth = Worth(g)
    landing = g.affected if g.setback in ("", "surge") else ()
    return worth.parts(worth.settled(worth.hit(sketch_of(g), landing)))
