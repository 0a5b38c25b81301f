"""The bot that searches, and its levels: what people choose by when they want company at the table."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, NamedTuple

from fathomfive.bots.courses import Planning, Thought
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action


class Level(NamedTuple):
    """How long a bot thinks about an answer and how often it does not take the best one.

    Without `milliseconds` the iterations alone count, and the same seed gives the same answer on any machine.
    """

    iterations: int
    milliseconds: int | None = None
    slips: float = 0.0


SEARCH = Level(200)
LEVELS: Mapping[str, Level] = {
    "novice": Level(60, 1000, slips=0.25),
    "sailor": Level(300, 2000, slips=0.05),
    "captain": Level(1200, 6000),
}


class SearchBot(Planning):
    samples = True

    def __init__(self, dice: Dice, level: Level = SEARCH) -> None:
        super().__init__()
        self.dice = dice
        self.level = level

    def choose(self, match: Match[Any], seat: int) -> Action:
        thought = Thought(match, seat, self.dice)
        if len(thought.options) == 1:
            return thought.options[0]
        if (next_one := self.course.go_on(thought.options)) is not None:
            return next_one
        clock = Clock(self.level.milliseconds)
        best, *others = thought.think(self.level.iterations, clock.is_up)
        self.hurried += clock.ended_it
        if others and self.dice.below(1000) < self.level.slips * 1000:
            best = others[self.dice.below(min(2, len(others)))]
        return self.course.set_out((best.action, *best.rest))


class Clock:
    """A safety net: the iterations are to end a thought, or the same seed would not give the same answer."""

    def __init__(self, milliseconds: int | None) -> None:
        self._until = float("inf") if milliseconds is None else time.monotonic() + milliseconds / 1000
        self.ended_it = False

    def is_up(self) -> bool:
        self.ended_it = time.monotonic() >= self._until
        return self.ended_it
