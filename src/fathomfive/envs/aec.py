"""PettingZoo's AEC interface for every game: agents `seat_0`, `seat_1` and so on take turns as the rules ask.

The reward comes at the end and is what the end is worth to the seat, 0 to 1. An observation is a dict of the
vector (`observation`) and the mask of legal actions (`action_mask`); `rows(agent)` gives the same view with
names. A seed repeats a match.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv

from fathomfive.envs.seat import Play, Rules
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game
from fathomfive.scene.observe import dense, observe
from fathomfive.scene.view import show

Seen = dict[str, Any]

FAR = 100.0
"""Numbers are of about 0 to 1; none is ever farther out than this."""


class TableEnv(AECEnv):  # type: ignore[misc,type-arg,unused-ignore]  # PettingZoo has no types
    """One table of a game."""

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__()
        self.rules = Rules(game, seats, options)
        self.metadata = {
            "name": f"fathom_{self.rules.game.id}_v{self.rules.game.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.setup.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = spaces.Discrete(self.rules.actions.size)
        seen = observation_space(self.rules)
        self.action_spaces = dict.fromkeys(self.possible_agents, actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self._dice = Dice(os.urandom(32).hex())
        self._matches = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._dice, self._matches = Dice.seeded(seed), 0
        self._matches += 1
        self.play = Play(self.rules, self._dice.split(f"match {self._matches}"))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[max(0, self.play.seat)]

    def observe(self, agent: str) -> Seen:
        seat = self._seat_of[agent]
        return {"observation": self.play.view(seat), "action_mask": self.play.mask(seat)}

    def rows(self, agent: str) -> dict[str, list[float]]:
        """What an agent sees, with names: the rows that `observation` is made of, one after the other."""
        return {name: dense(row) for name, row in observe(self.play.match, self._seat_of[agent]).items()}

    def action_features(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.float32]]:
        """The indices that are open to the one who is asked, and what each answer is like."""
        return self.play.features()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and has to answer; None is for agents whose match is over")
        self.play.answer(action)
        self._cumulative_rewards[agent] = 0.0
        if self.play.over:
            for seat, value in enumerate(self.play.values()):
                name = self.possible_agents[seat]
                self.rewards[name] = value
                self._cumulative_rewards[name] += value
                self.terminations[name] = True
            return
        self.agent_selection = self.possible_agents[self.play.seat]

    def render(self) -> str:
        """The table as somebody who only watches sees it: a scene in JSON, which every client can draw."""
        return msgspec.json.format(msgspec.json.encode(show(self.play.match, None)), indent=2).decode()

    def close(self) -> None:
        """Nothing is held open."""


def observation_space(rules: Rules) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-FAR, FAR, (rules.width,), np.float32),
            "action_mask": spaces.Box(0, 1, (rules.actions.size,), np.int8),
        }
    )


def env(game: str, seats: int | None = None, options: Mapping[str, Any] | None = None) -> TableEnv:
    """A table of a game; without seats, two where two may play."""
    return TableEnv(game, seats, options)
