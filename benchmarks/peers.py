"""How fast random play runs here and in the engines researchers know, in one process on one core.

    uv pip install -e '.[bench,envs]' && python benchmarks/peers.py [GAME]

Every contender lists its legal moves at every decision and picks one at random; matches are played whole,
set-up included. Rounds go through all contenders one after the other, so that a busy machine slows all of
them, and the best round of each counts; each round begins with the same match. Different games are different
work: the figures say what a researcher gets from an engine's own small game, not who wrote the faster chess.
Our own environments stand beside the bare match: with views and masks at most 3 x as dear, at least 10 x as
fast as PettingZoo's hanabi_v5.
"""

from __future__ import annotations

import random
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from fathomfive.bots import RandomBot, play_match
from fathomfive.cli.settings import read_setup
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Refused, find_game

ROUNDS = 20
SECONDS = 0.25
"""CPU time of one contender in one round."""

PlayOne = Callable[[int], int]
"""Plays one whole match with this number and returns how many decisions it had."""


@dataclass
class Contender:
    name: str
    play_one: PlayOne
    target: float = 0
    """How many times as fast we want to be."""
    best: float = 0


def ours(game_id: str) -> Contender:
    game = find_game(game_id)
    setup = read_setup(game, None, None)

    def play_one(number: int) -> int:
        bots = [RandomBot(Dice.seeded(number))] * setup.seats
        return play_match(game, setup, bots, Dice.seeded(f"peers/{number}"))[1]

    return Contender(f"Fathom Five, {game.title}, {setup.seats} seats", play_one)


def as_environment(game_id: str) -> Contender:
    """Ours the way a researcher meets it, in the same loop as PettingZoo's own."""
    from fathomfive.envs import env

    table = env(game_id)

    def play_one(number: int) -> int:
        return aec_match(table, number)

    return Contender("the same as a PettingZoo environment", play_one)


def stepping_only(game_id: str) -> Contender:
    """Our environment's `step` without looking: what the interface itself costs."""
    from fathomfive.envs import env

    table = env(game_id)

    def play_one(number: int) -> int:
        decisions = 0
        table.reset(seed=number)
        while not table.play.over:
            table.step(random.choice(list(table.play.legal)))
            decisions += 1
        return decisions

    return Contender("the same, `step` without observations", play_one)


def aec_match(table: Any, number: int) -> int:
    """A match through PettingZoo's interface, every view and every mask looked at."""
    import numpy as np

    decisions = 0
    table.reset(seed=number)
    for _ in table.agent_iter():
        seen, _, terminated, truncated, _ = table.last()
        if terminated or truncated:
            table.step(None)
            continue
        table.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
        decisions += 1
    return decisions


def open_spiel() -> Contender:
    import pyspiel
    from open_spiel.python import games  # noqa: F401  # registers the games written in Python

    game = pyspiel.load_game("python_tic_tac_toe")

    def play_one(number: int) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return Contender("OpenSpiel, tic-tac-toe in Python", play_one, target=1.5)


def pettingzoo() -> Contender:
    from pettingzoo.classic import hanabi_v5

    env = hanabi_v5.env()

    def play_one(number: int) -> int:
        return aec_match(env, number)

    return Contender("PettingZoo, hanabi_v5", play_one, target=20)


def rlcard() -> Contender:
    import rlcard as engine

    env = engine.make("uno")

    def play_one(number: int) -> int:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return Contender("RLCard, UNO", play_one)


def contenders(game_id: str) -> Iterator[Contender]:
    yield ours(game_id)
    yield from (make(game_id) for make in (as_environment, stepping_only))
    for make in (open_spiel, pettingzoo, rlcard):
        try:
            yield make()
        except ImportError as missing:
            print(f"{make.__name__}: left out, not installed ({missing}). Try: uv pip install -e '.[bench]'")


def race(field: list[Contender]) -> None:
    """Rounds in which each contender has the same CPU time."""
    for contender in field:
        contender.play_one(0)  # what is built once is built now
    for _ in range(ROUNDS):
        for contender in field:
            decisions = number = 0
            began = time.process_time()
            while (spent := time.process_time() - began) < SECONDS:
                decisions += contender.play_one(number)
                number += 1
            contender.best = max(contender.best, decisions / spent)


def main() -> None:
    warnings.simplefilter("ignore")  # other people's deprecations
    try:
        field = list(contenders(sys.argv[1] if len(sys.argv) > 1 else "refuge"))
    except Refused as refused:
        sys.exit(str(refused))
    race(field)
    mine = field[0].best
    print(f"{'random play, best of ' + str(ROUNDS):42}{'decisions/s':>14}{'we are':>10}{'target':>9}")
    for contender in field:
        ratio = "" if contender is field[0] else f"{mine / contender.best:.1f} x"
        target = f"{contender.target:g} x" if contender.target else ""
        print(f"{contender.name:42}{contender.best:>14,.0f}{ratio:>10}{target:>9}")


if __name__ == "__main__":
    main()
