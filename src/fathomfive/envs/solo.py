"""Gymnasium's interface for one who plays alone."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

import gymnasium
from gymnasium import spaces

from fathomfive.envs.aec import Seen, observation_space
from fathomfive.envs.seat import Play, Rules
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game


class SoloEnv(gymnasium.Env[Seen, Any]):
    """A solo match. The reward comes at the end: what it is worth, 0 to 1."""

    metadata = {"render_modes": []}

    def __init__(self, game: str | Game[Any], options: Mapping[str, Any] | None = None) -> None:
        self.rules = Rules(game, 1, options)
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.rules.actions.size)
        self.observation_space = observation_space(self.rules)
        self._dice = Dice(os.urandom(32).hex())
        self._matches = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._dice, self._matches = Dice.seeded(seed), 0
        self._matches += 1
        self.play = Play(self.rules, self._dice.split(f"match {self._matches}"))
        return self._seen(), {}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        self.play.answer(action)
        reward = self.play.values()[0] if self.play.over else 0.0
        return self._seen(), reward, self.play.over, False, {}

    def _seen(self) -> Seen:
        return {"observation": self.play.view(0), "action_mask": self.play.mask(0)}


def solo_env(game: str, options: Mapping[str, Any] | None = None) -> SoloEnv:
    """A solo match; refused where a game cannot be played alone."""
    return SoloEnv(game, options)
