"""How good the table looks, 0 to 1, the same for every seat.

While somebody acts, a position is worth what the best way found through the rest of the turn
and the roll after it leave (`plan.py`); between turns it is worth what it is (`worth.py`).
"""

from __future__ import annotations

from itertools import zip_longest
from math import exp
from typing import Any

from fathomfive.games.jupiter.colony import Space
from fathomfive.games.jupiter.plan import Plan
from fathomfive.games.jupiter.sketch import Sketch, sketch_of
from fathomfive.games.jupiter.state import JupiterState
from fathomfive.games.jupiter.worth import PARTS, Worth

EVEN = -100.0  # where a match is as good as lost as won
SCALE = 60.0
REMEMBERED = 1024  # positions: a search comes back to most of them many times


def evaluate(g: JupiterState, seat: int) -> float:
    if not g.settlers:
        return 0.5
    return 1 / (1 + exp((EVEN - sum(_remembered(g))) / SCALE))


def parts(g: JupiterState, seat: int) -> dict[str, float]:
    """What the evaluation is made of, by name: what a hint speaks of (`part-*`)."""
    return dict(zip(PARTS, _remembered(g), strict=False)) if g.settlers else {}


def _remembered(g: JupiterState) -> tuple[float, ...]:
    """What was planned once is kept in mind: the next look at it may be too narrow to find it again."""
    position = _position(g, sketch_of(g), g.picked)
    if position not in _memory:
        if len(_memory) >= REMEMBERED:
            _memory.clear()
        _memory[position] = _parts(g), g.book, g.colony
    return _memory[position][0]


def _position(g: JupiterState, sketch: Sketch, picked: Space) -> tuple[Any, ...]:
    """Book and colony go by their ids; the memory keeps them, so that no other ones get these ids."""
    crew = tuple((robot.at, robot.core) for seat, robot in enumerate(g.robots) if seat != g.current)
    moment = (g.current, g.phase, g.jammed, picked, g.using, g.partner, g.target, tuple(g.affected))
    return id(g.book), id(g.colony), sketch, crew, moment


def _parts(g: JupiterState) -> tuple[float, ...]:
    """Always what the roll of this turn leaves of it, on average or as it fell: so all answers compare."""
    if g.phase == "actions":
        plan = Plan(g, width=1)
        worth, end = plan.worth, plan.worth.settled(plan.best.sketch)
        faces = range(1, g.book.numbers.die_sides + 1)
        rolled = [worth.parts(worth.rolled(end, face)) for face in faces]
        mean = tuple(sum(part) / len(faces) for part in zip_longest(*rolled, fillvalue=0.0))
        for sketch, picked in plan.course():
            _memory.setdefault(_position(g, sketch, picked), (mean, g.book, g.colony))
        return mean
    worth = Worth(g)
    landing = g.affected if g.setback in ("", "surge") else ()
    return worth.parts(worth.settled(worth.hit(sketch_of(g), landing)))


_memory: dict[tuple[Any, ...], tuple[tuple[float, ...], Any, Any]] = {}
