"""Tentacula steals: the colour die, the seahorse's second roll, and the gem that goes to the cave."""

from __future__ import annotations

from fathomfive.author import Ask, Flow
from fathomfive.games.tentacula.actions import GiveGem, KeepRoll, RollAgain
from fathomfive.games.tentacula.board import COLOURS, SEAHORSE
from fathomfive.games.tentacula.motions import DIE_ROLLS, shakes, stolen
from fathomfive.games.tentacula.state import TentaculaState
from fathomfive.games.tentacula.steps import ending


def theft(g: TentaculaState, roller: int, fish: int, rule: str) -> Flow[None]:
    """One gem from the chest to the cave, for a fish in open water (TEN-STEAL-2)."""
    if not any(g.chest):
        g.tell("nothing", "TEN-STEAL-5", fish=fish)
        return
    g.step = "theft"
    g.tell("exposed", rule, None, (shakes, fish), fish=fish)
    roll(g, roller)
    if g.chips[roller] == SEAHORSE:
        rolls: tuple[RollAgain | KeepRoll, ...] = (RollAgain(roller), KeepRoll(roller))
        answer = yield from Ask("reroll", roller, rolls, "TEN-POWER-2")
        if isinstance(answer, RollAgain):
            roll(g, roller)  # the second result is final; each theft has its own (TEN-RULING-18)
    colour = g.die
    if not g.chest[colour]:
        there = [GiveGem(roller, c) for c in range(len(COLOURS)) if g.chest[c]]
        gem = yield from Ask("steal_colour", roller, there, "TEN-STEAL-3")
        colour = gem.colour
    g.tell("steals", "TEN-STEAL-2", roller, (stolen, colour), sound="bubbles", colour=colour)
    g.chest[colour] -= 1  # never from the stash (TEN-STEAL-4)
    g.cave[colour] += 1
    g.thefts += 1
    ending.check_chest(g)  # TEN-STEAL-6


def roll(g: TentaculaState, roller: int) -> None:
    g.die = g.dice.below(len(COLOURS))
    g.tell("rolls", "TEN-STEAL-2", roller, DIE_ROLLS, colour=g.die)
