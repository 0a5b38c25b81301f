"""Which matches are played next. Without a stop all of them at once, one of each trial before the second.

With a stop the matches go out in waves, so many of each trial that is still open, and between two waves the
trials are judged by whole waves alone. So which matches a run ends with depends on the plan, and neither on
who plays them nor on how fast.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

from fathomfive.lab.plan import Plan, Trial
from fathomfive.lab.stopping import judged


class Waves:
    """The way through a plan, from what is kept already."""

    def __init__(self, plan: Plan, figures: Mapping[int, float]) -> None:
        self.plan = plan
        self.figures = dict(figures)
        """Of every match that was played: by which it counts for its trial (`stopping.watched`)."""
        self.begun = 0
        self.open = list(plan.trials)

    def saw(self, number: int, figure: float) -> None:
        self.figures[number] = figure

    def next(self) -> list[int]:
        """The numbers that are still to be played before anything can be judged; none: it is done."""
        while self.open and self.begun < self.plan.matches:
            upto = self._look_after(self.begun)
            wave = self._numbers(range(self.begun, upto))
            missing = [number for number in wave if number not in self.figures]
            if missing:
                return missing
            self.begun = upto
            self.open = [trial for trial in self.open if not self._stopped(trial)]
        return []

    @property
    def most_left(self) -> int:
        """How many matches there may still be, if nothing stops early from here on."""
        rest = self._numbers(range(self.begun, self.plan.matches))
        return sum(number not in self.figures for number in rest)

    def _look_after(self, begun: int) -> int:
        if self.plan.stop is None:
            return self.plan.matches
        ways = max(len(self.plan.arrangements(trial)) for trial in self.plan.trials)
        wave = ways * math.ceil(self.plan.stop.look / ways)
        return min(self.plan.matches, begun + wave)

    def _numbers(self, indices: Iterable[int]) -> list[int]:
        """The first match of every trial, then the second: a run that is broken off has seen all alike."""
        return [
            (trial.number - 1) * self.plan.matches + index + 1 for index in indices for trial in self.open
        ]

    def _stopped(self, trial: Trial) -> bool:
        if self.plan.stop is None:
            return False
        first = (trial.number - 1) * self.plan.matches + 1
        seen = [self.figures[first + index] for index in range(self.begun)]
        return judged(self.plan, trial, seen).verdict != "open"
