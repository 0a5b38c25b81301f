"""A trained agent as a bot: `agent:FILE` wherever bots are named on this machine.

The file holds the layers of a small network and what it was trained on, as plain numbers (`.npz`): whoever
plays against it needs numpy and none of the libraries it learned with. It sees what its seat sees, no more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from fathomfive.envs.seat import Rules
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Refused
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action
from fathomfive.kernel.text import say

Matrix = npt.NDArray[np.float32]
FINE = 1 << 32
"""How finely a choice by chance tells likely from unlikely."""


class Training(msgspec.Struct, frozen=True, kw_only=True):
    """What an agent was trained on."""

    game: str
    seats: int
    options: dict[str, Any] = {}
    level: str | None = None
    opponents: tuple[str, ...] = ()
    minutes: float = 0.0
    steps: int = 0


class Agent:
    """A network with tanh between its layers, that chooses by chance, the likelier the better it looks."""

    samples = False

    def __init__(self, training: Training, layers: Sequence[tuple[Matrix, Matrix]], dice: Dice) -> None:
        self.training, self.layers, self.dice = training, layers, dice
        self.file = "-"
        self._rules: dict[bytes, Rules] = {}

    def choose(self, match: Match[Any], seat: int) -> Action:
        if match.ask is None:
            raise ValueError("the match is over: there is nothing to choose")
        rules = self._rules_of(match)
        legal = rules.actions.legal(match.ask.options_of(seat))
        indices = list(legal)
        seen = rules.view(match, seat)
        for weights, bias in self.layers[:-1]:
            seen = np.tanh(weights @ seen + bias)
        weights, bias = self.layers[-1]
        leaning = weights[indices] @ seen + bias[indices]
        likely = np.exp((leaning - leaning.max()).astype(np.float64))
        drawn = self.dice.below(FINE) / FINE * likely.sum()
        place = min(int(np.searchsorted(np.cumsum(likely), drawn, side="right")), len(indices) - 1)
        return legal[indices[place]]

    def _rules_of(self, match: Match[Any]) -> Rules:
        """How this table is seen and answered, if that is what the agent has learned."""
        setup = match.setup
        key = msgspec.json.encode([setup.options, setup.overrides, setup.seats], order="sorted")
        if key not in self._rules:
            rules = Rules(match.game, setup.seats, setup.options, setup.overrides)
            shape = self.layers[0][0].shape[1], self.layers[-1][0].shape[0]
            if match.game.id != self.training.game or shape != (rules.width, rules.actions.size):
                trained = self.training
                raise Refused(
                    say("refused-agent-misfit", file=self.file, game=trained.game, seats=trained.seats)
                )
            self._rules[key] = rules
        return self._rules[key]


def save_agent(file: Path, training: Training, layers: Sequence[tuple[Matrix, Matrix]]) -> None:
    """Write an agent down; half precision, which is as much as a choice by chance can tell."""
    numbers: Mapping[str, Any] = {
        f"{name}{place}": part.astype(np.float16)
        for place, layer in enumerate(layers)
        for name, part in zip(("weights", "bias"), layer, strict=True)
    }
    trained = np.frombuffer(msgspec.json.encode(training), np.uint8)
    np.savez_compressed(file, allow_pickle=False, training=trained, **numbers)


def agent_in(file: str, dice: Dice) -> Agent:
    """The agent in a file."""
    try:
        with np.load(file, allow_pickle=False) as kept:
            training = msgspec.json.decode(kept["training"].tobytes(), type=Training)
            depth = sum(name.startswith("weights") for name in kept.files)
            layers = [
                (kept[f"weights{place}"].astype(np.float32), kept[f"bias{place}"].astype(np.float32))
                for place in range(depth)
            ]
    except (OSError, KeyError, ValueError) as error:
        raise Refused(say("refused-agent-file", file=file, reason=str(error))) from error
    agent = Agent(training, layers, dice)
    agent.file = file
    return agent
