"""Many matches in step: one array of views, one of masks, one action for each. What training loops want.

A match that ends begins anew at once; its reward is told once, for every seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from fathomfive.envs.seat import Play, Rules
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game


class Views(NamedTuple):
    """What the one who speaks in each match sees and may do."""

    observation: npt.NDArray[np.float32]
    action_mask: npt.NDArray[np.int8]
    seat: npt.NDArray[np.int64]


class Many:
    """So many matches of one set-up."""

    def __init__(
        self,
        game: str | Game[Any],
        count: int,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
    ) -> None:
        self.rules = Rules(game, seats, options)
        self.count = count
        self._dice = Dice.seeded(f"many/{seed}")
        self._begun = 0
        self.plays = [self._begin() for _ in range(count)]
        self._observation = np.zeros((count, self.rules.width), np.float32)
        self._mask = np.zeros((count, self.rules.actions.size), np.int8)

    def _begin(self) -> Play:
        self._begun += 1
        return Play(self.rules, self._dice.split(f"match {self._begun}"))

    def look(self) -> Views:
        """The arrays are used again by the next call: copy what you keep."""
        self._mask[:] = 0
        for place, play in enumerate(self.plays):
            self._observation[place] = play.view(play.seat)
            self._mask[place, list(play.legal)] = 1
        seats = np.array([play.seat for play in self.plays])
        return Views(self._observation, self._mask, seats)

    def step(self, actions: Sequence[int] | npt.NDArray[Any]) -> list[tuple[float, ...] | None]:
        """One answer in each match. Where a match ended: what it was worth to each seat."""
        ended: list[tuple[float, ...] | None] = []
        for place, action in enumerate(actions):
            play = self.plays[place]
            play.answer(int(action))
            ended.append(play.values() if play.over else None)
            if play.over:
                self.plays[place] = self._begin()
        return ended
