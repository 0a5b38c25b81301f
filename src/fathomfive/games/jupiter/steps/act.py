"""The Actions step (rulebook 4.2): the main menu, one choice after the other."""

from __future__ import annotations

from typing import TypeAlias

from fathomfive.author import Ask, Play, Step
from fathomfive.games.jupiter import cards
from fathomfive.games.jupiter.actions import (
    Activate,
    Command,
    EndActions,
    Move,
    Override,
    Shoot,
    Swap,
    Trade,
    UseCard,
)
from fathomfive.games.jupiter.state import OUT, JupiterState
from fathomfive.games.jupiter.steps.basics import DO, commandable, in_range, moves, shots, trades

MenuChoice: TypeAlias = Move | Shoot | Command | Trade | Swap | Override | UseCard | Activate | EndActions


class Act(Step, tag="act"):
    """One choice from the menu and what comes of it; then again, until the end (JUP-TURN-5)."""

    def run(self, g: JupiterState) -> Play:
        seat = g.current
        if g.robots[seat].at == OUT:  # JUP-RV-3, JUP-RULING-33: also one lost by its own swap
            return
        choice = yield from Ask("action", seat, lambda: menu(g, seat), "JUP-TURN-5")
        if type(choice) is EndActions:
            if g.actions_left:
                g.tell("stops", "JUP-TURN-5", seat, actions=g.actions_left)
            return
        g.next(Act())
        flow = DO[type(choice)](g, choice)
        if flow is not None:
            yield from flow


def menu(g: JupiterState, seat: int) -> list[MenuChoice]:
    """Actions while there are any left, cards at any time (JUP-TURN-5); ending always (JUP-RULING-13)."""
    options: list[MenuChoice] = []
    if g.actions_left:
        robot = g.robots[seat]
        options += moves(g, seat, seat)
        options += shots(g, seat, robot.at)
        near = in_range(g, robot)
        options += [Command(seat, who) for who in commandable(g, near)]
        options += trades(g, seat, near)
        if robot.has_on("swap"):
            options += cards.swaps(g, seat)
        if robot.has_on("override"):
            options += cards.overrides(g, seat)
    options += cards.playable(g, seat)
    options.append(EndActions(seat))
    return options
