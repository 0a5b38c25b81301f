"""How good the table looks, 0 to 1, the same for every seat: how far the fish are, and what it may cost.

All weights stand at the top, in squares of progress. The value of a position is that of the best way found to
finish its round (`plan.py`): half a round is worth what can still be made of it. Nothing looks further ahead.
"""

from __future__ import annotations

import math

from fathomfive.games.tentacula.board import COLOURS, FINISH
from fathomfive.games.tentacula.plan import Worth
from fathomfive.games.tentacula.state import TentaculaState

THEFT = 3.0  # each theft to be feared, whatever is taken
GEM = 14.0  # times the damage of losing one
DAMAGE = (1.0, 0.4, 0.12, 0.03)  # losing a needed gem with 0, 1, 2, more to spare
TO_COME = 5.0  # thefts to be expected in a whole voyage
SHELL = 2.0  # each
START_SCORE = 58.0  # where a voyage is as good as lost as won
SCALE = 13.0


def evaluate(g: TentaculaState, seat: int) -> float:
    if not g.need or g.step == "setup":
        return 0.5
    return 1 / (1 + math.exp((START_SCORE - math.fsum(parts(g, seat).values())) / SCALE))


def parts(g: TentaculaState, seat: int) -> dict[str, float]:
    """What the evaluation is made of, by name: what a hint speaks of (`speaks-*`)."""
    if not g.need or g.step == "setup":
        return {}
    worth = Worth(g, theft=THEFT + GEM * mean_damage(g), shell=SHELL)
    return {"fish": worth.best(), "gems": -GEM * losses(g), "theft": -pending(g)}


# --- treasure ----------------------------------------------------------------------------------------


def losses(g: TentaculaState) -> float:
    """What the thefts so far have cost, and what those to come may still cost."""
    lost = math.fsum(
        math.fsum(damage(spare) for spare in range(to_spare(g, colour), g.book.gems[colour].count - need))
        for colour, need in enumerate(g.need)
        if need
    )
    return lost + TO_COME * mean_damage(g) * (1 - sum(g.fish) / (3 * FINISH))


def to_spare(g: TentaculaState, colour: int) -> int:
    """Gems of a colour beyond those the stash asks for; less than 0 if it cannot be filled."""
    return g.chest[colour] + g.stash[colour] - g.need[colour]


def damage(spare: int) -> float:
    """Of going from one more to so many to spare."""
    return DAMAGE[min(spare + 1, len(DAMAGE) - 1)] if spare >= -1 else DAMAGE[0]


def damage_of(g: TentaculaState, colour: int) -> float:
    """Of the theft of a gem of this colour now."""
    if not g.chest[colour] or g.need[colour] <= g.stash[colour]:
        return 0.0
    return damage(to_spare(g, colour) - 1)


def mean_damage(g: TentaculaState) -> float:
    return math.fsum(damage_of(g, colour) for colour in range(len(COLOURS))) / len(COLOURS)


def pending(g: TentaculaState) -> float:
    """A die that lies and whose gem has not gone yet."""
    if g.step != "theft":
        return 0.0
    if not g.chest[g.die]:
        return GEM * min(damage_of(g, colour) for colour in range(len(COLOURS)) if g.chest[colour])
    return GEM * min(damage_of(g, g.die), mean_damage(g))
