"""The bot that searches, and its levels: what people choose by when they want company at the table."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, NamedTuple

from fathomfive.bots.courses import Follower, Thought
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


class SearchBot:
    samples = True

    def __init__(self, dice: Dice, level: Level = SEARCH) -> None:
        self.dice = dice
        self.level = level
        self.course = Follower()

    def choose(self, match: Match[Any], seat: int) -> Action:
        thought = Thought(match, seat, self.dice)
        if len(thought.options) == 1:
            return thought.options[0]
        if (next_one := self.course.go_on(thought.options)) is not None:
            return next_one
        best, *others = thought.think(self.level.iterations, _enough(self.level.milliseconds))
        if others and self.dice.below(1000) < self.level.slips * 1000:
            best = others[self.dice.below(min(2, len(others)))]
        return self.course.set_out((best.action, *best.rest))


def _enough(milliseconds: int | None) -> Any:
    if milliseconds is None:
        return lambda: False
    until = time.monotonic() + milliseconds / 1000
    return lambda: time.monotonic() >= until
