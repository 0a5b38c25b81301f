"""What a step costs a learner, and what a second core brings.

    uv pip install -e '.[envs]' && python benchmarks/vector_envs.py [GAME...] [--tables N] [--seconds S]

Four ways to take the same random decisions: a bare match, one environment of Gymnasium's, many tables stepped
in this process, and the same tables over several processes with shared memory. Wanted: a single step at most
2.5 times as dear as bare play, and two processes at least 1.7 times as fast as one. Rounds go through all
four in turn, and the best of each counts. Run it on a machine that does nothing else: the clock is what
counts here. `load` says whether it did; where others had a part of the cores, the last column is of no use.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable

import numpy as np

from fathomfive.bots import RandomBot
from fathomfive.envs import Fleet, LearnerEnv
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import installed_games
from fathomfive.kernel.match import Match

ROUNDS = 5
MOST_DEAR, LEAST_GAIN = 2.5, 1.7


def bare(table: LearnerEnv) -> Callable[[], int]:
    """Random answers to a match, and nothing else; matches begin anew.

    Among opponents only one seat's answers count: a learner's step holds the others' as well.
    """
    bot, rules = RandomBot(Dice.seeded("answers")), table.rules
    begun = 0
    match = Match.start(rules.game, rules.setup, Dice.seeded("first"), tracked=False)

    def some() -> int:
        nonlocal match, begun
        counted = 0
        for _ in range(200):
            if match.ask is None:
                begun += 1
                match = Match.start(rules.game, rules.setup, Dice.seeded(begun), tracked=False)
            seat = match.waiting_for[0]
            match.play_unchecked(bot.choose(match, seat))
            counted += not table.opponents or seat == 0
        return counted

    return some


def single(table: LearnerEnv, rng: np.random.Generator) -> Callable[[], int]:
    table.reset(seed=1)

    def some() -> int:
        # Any number counts as the next open answer, so that choosing one costs nothing here.
        for action in rng.integers(table.rules.actions.size, size=200).tolist():
            if table.step(action)[2]:
                table.reset()
        return 200

    return some


def together(fleet: Fleet, rng: np.random.Generator) -> Callable[[], int]:
    fleet.reset(seed=1)
    size = fleet.rules.actions.size

    def some() -> int:
        fleet.step(rng.integers(size, size=fleet.num_envs))
        return fleet.num_envs

    return some


def speed(some: Callable[[], int], seconds: float) -> float:
    """Decisions a second."""
    done, began = 0, time.perf_counter()
    while (took := time.perf_counter() - began) < seconds:
        done += some()
    return done / took


def measure(game: str, tables: int, seconds: float, processes: int) -> None:
    table, rng = LearnerEnv(game), np.random.default_rng(0)
    here = Fleet(tables, processes=0, game=game)
    spread = Fleet(tables, processes=processes, game=game)
    ways = [bare(table), single(table, rng), together(here, rng), together(spread, rng)]
    best = [0.0] * len(ways)
    for _ in range(ROUNDS):
        best = [max(known, speed(way, seconds)) for known, way in zip(best, ways, strict=True)]
    here.close()
    spread.close()
    dear, gain = best[0] / best[1], best[3] / best[2]
    print(
        f"{game:10} bare {best[0]:9,.0f}/s   one {best[1]:8,.0f}/s ({dear:.2f} x as dear"
        f"{'' if dear <= MOST_DEAR else ', wanted ' + str(MOST_DEAR)})   {tables} here {best[2]:8,.0f}/s   "
        f"{processes} processes {best[3]:8,.0f}/s ({gain:.2f} x"
        f"{'' if gain >= LEAST_GAIN else ', wanted ' + str(LEAST_GAIN)})   load {os.getloadavg()[0]:.1f}"
    )


def main() -> None:
    wanted = argparse.ArgumentParser()
    wanted.add_argument("games", nargs="*", default=sorted(installed_games()))
    wanted.add_argument("--tables", type=int, default=64)
    wanted.add_argument("--seconds", type=float, default=1.0)
    wanted.add_argument("--processes", type=int, default=2)
    given = wanted.parse_args()
    for game in given.games:
        measure(game, given.tables, given.seconds, given.processes)


if __name__ == "__main__":
    main()
