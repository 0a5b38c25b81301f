"""Teach a small agent to beat random play, in a few minutes, with numpy alone.

    pip install 'fathom-five[envs]' && python examples/train_agent.py --matches 4000

A linear policy (one weight for each thing seen and each answer) learns by REINFORCE: it plays one seat
against random opponents, and whatever it did in matches that went better than usual becomes more likely. The
default is the competitive dive of The Refuge with two seats. The same seed gives the same agent.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import numpy.typing as npt

from fathomfive.envs import Many
from fathomfive.lab.shares import Share

Decision = tuple[npt.NDArray[np.float32], npt.NDArray[np.int64], npt.NDArray[np.float64], int]
"""What was seen, what was legal, how likely each of it was, and which of it was done."""


class Agent:
    """Chooses by a weighted sum of what it sees."""

    def __init__(self, width: int, actions: int, rng: np.random.Generator) -> None:
        self.weights = np.zeros((actions, width), np.float64)
        self.bias = np.zeros(actions, np.float64)
        self.rng = rng
        self.usual = 0.5
        """How matches went lately."""

    def choose(self, seen: npt.NDArray[np.float32], mask: npt.NDArray[np.int8]) -> tuple[int, Decision]:
        legal = np.flatnonzero(mask)
        leaning = self.weights[legal] @ seen + self.bias[legal]
        likely = np.exp(leaning - leaning.max())
        likely /= likely.sum()
        place = int(self.rng.choice(len(legal), p=likely))
        return int(legal[place]), (seen.copy(), legal, likely, place)

    def learn(self, match: list[Decision], worth: float, rate: float) -> None:
        """Make what was done more likely if the match went better than usual, and less likely if worse."""
        better = worth - self.usual
        self.usual += 0.02 * better
        for seen, legal, likely, place in match:
            push = -likely
            push[place] += 1.0
            push *= rate * better
            self.weights[legal] += push[:, None] * seen
            self.bias[legal] += push


def random_choice(mask: npt.NDArray[np.int8], rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


def play(agent: Agent, table: Many, matches: int, rate: float, rng: np.random.Generator) -> list[float]:
    """Play matches against random opponents and learn from them; a rate of 0 only plays. Returns their worth.

    The agent sits on seat 0 of half the tables and on the last seat of the others.
    """
    last = table.rules.setup.seats - 1
    own = [0 if place % 2 else last for place in range(table.count)]
    memory: list[list[Decision]] = [[] for _ in range(table.count)]
    worth: list[float] = []
    while len(worth) < matches:
        views = table.look()
        actions = []
        for place in range(table.count):
            if views.seat[place] != own[place]:
                actions.append(random_choice(views.action_mask[place], rng))
                continue
            action, decision = agent.choose(views.observation[place], views.action_mask[place])
            actions.append(action)
            memory[place].append(decision)
        for place, values in enumerate(table.step(actions)):
            if values is None:
                continue
            worth.append(values[own[place]])
            if rate:
                agent.learn(memory[place], values[own[place]], rate)
            memory[place] = []
    return worth


def train(game: str, seats: int, options: dict[str, Any], matches: int, seed: int = 0) -> tuple[Agent, Many]:
    """An agent that has played so many matches."""
    rng = np.random.default_rng(seed)
    table = Many(game, 16, seats, options, seed)
    agent = Agent(table.rules.width, table.rules.actions.size, rng)
    done = 0
    while done < matches:
        went = play(agent, table, min(400, matches - done), rate=0.01, rng=rng)
        done += len(went)
        print(f"{done:6} matches, worth {np.mean(went):.2f} on average lately")
    return agent, table


def trial(agent: Agent, game: str, seats: int, options: dict[str, Any], matches: int) -> Share:
    """How often the agent does better than its opponents, in matches it has never seen."""
    fresh = Many(game, 16, seats, options, seed=987_654)
    worth = play(agent, fresh, matches, rate=0.0, rng=np.random.default_rng(1))
    return Share.of(sum(value > 0.5 for value in worth), len(worth))


def main() -> None:
    wanted = argparse.ArgumentParser()
    wanted.add_argument("--game", default="refuge")
    wanted.add_argument("--seats", type=int, default=2)
    wanted.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    wanted.add_argument("--matches", type=int, default=4000)
    wanted.add_argument("--seed", type=int, default=0)
    given = wanted.parse_args()
    options = dict(one.split("=", 1) for one in given.option or ["mode=competitive"])
    began = time.perf_counter()
    agent, _ = train(given.game, given.seats, options, given.matches, given.seed)
    share = trial(agent, given.game, given.seats, options, 400)
    print(f"trained for {time.perf_counter() - began:.0f} s")
    print(f"beats random in {share.rate:.0%} of 400 new matches ({share.low:.0%} to {share.high:.0%})")


if __name__ == "__main__":
    main()
