"""Tentacula steals: the colour die, the seahorse's second roll, and the gem that goes to the cave."""

from __future__ import annotations

from fathomfive.author import Ask, Flow
from fathomfive.games.tentacula import tells
from fathomfive.games.tentacula.actions import GiveGem, KeepRoll, RollAgain
from fathomfive.games.tentacula.board import COLOURS, SEAHORSE
from fathomfive.games.tentacula.state import TentaculaState
from fathomfive.games.tentacula.steps import ending


def theft(g: TentaculaState, roller: int, fish: int, rule: str) -> Flow[None]:
    """One gem from the chest to the cave, for a fish in open water (TEN-STEAL-2)."""
    if not any(g.chest):
        tells.nothing_to_steal(g, fish)
        return
    g.step = "theft"
    tells.exposed(g, fish, rule)
    roll(g)
    tells.rolls(g, roller, again=False)
    if g.chips[roller] == SEAHORSE:
        rolls: tuple[RollAgain | KeepRoll, ...] = (RollAgain(roller), KeepRoll(roller))
        answer = yield from Ask("reroll", roller, rolls, "TEN-POWER-2")
        if isinstance(answer, RollAgain):
            roll(g)  # the second result is final; each theft has its own (TEN-RULING-18)
            tells.rolls(g, roller, again=True)
        else:
            tells.keeps_roll(g, roller)
    colour = g.die
    if not g.chest[colour]:
        there = [GiveGem(roller, c) for c in range(len(COLOURS)) if g.chest[c]]
        gem = yield from Ask("steal_colour", roller, there, "TEN-STEAL-3")
        colour = gem.colour
        tells.gives_instead(g, roller, colour)
    tells.steals(g, roller, colour)
    g.chest[colour] -= 1  # never from the stash (TEN-STEAL-4)
    g.cave[colour] += 1
    g.thefts += 1
    ending.check_chest(g)  # TEN-STEAL-6


def roll(g: TentaculaState) -> None:
    g.die = g.dice.below(len(COLOURS))
