"""What a step costs a learner, and what a second core brings.

    uv pip install -e '.[envs]' && python benchmarks/vector_envs.py [GAME...] [--tables N] [--seconds S]

Four ways to take the same random decisions: a bare match, one environment of Gymnasium's, many tables stepped
in this process, and the same tables over several processes with shared memory. Wanted: a single step at most
2.5 times as dear as bare play, and two processes at least 1.7 times as fast as one. Short rounds go through
all four in turn, and of what each round says the median counts, since the speed of a machine that others use
changes from one second to the next. A round in which the machine's own host gave more than a fiftieth of the
cores to others does not count; so many were `left out`. Run it on a machine that does nothing else: the clock
is what counts here, and `load` says whether it did.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import numpy.typing as npt

from fathomfive.bots import RandomBot
from fathomfive.envs import Fleet, LearnerEnv
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import installed_games
from fathomfive.kernel.match import Match

ROUNDS = 30
MOST_LEFT_OUT = 300
STOLEN = 7
"""Where `/proc/stat` says what the host gave to others."""
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


def processor_times() -> npt.NDArray[np.float64]:
    """Of all cores together, by what they did; Linux says it."""
    first, *_ = Path("/proc/stat").read_text().splitlines()
    return np.array(first.split()[1:9], np.float64)


def measure(game: str, tables: int, seconds: float, processes: int) -> None:
    table, rng = LearnerEnv(game), np.random.default_rng(0)
    here = Fleet(tables, processes=1, game=game)
    spread = Fleet(tables, processes=processes, game=game)
    ways = [bare(table), single(table, rng), together(here, rng), together(spread, rng)]
    counted: list[list[float]] = []
    left_out = 0
    while len(counted) < ROUNDS and left_out < MOST_LEFT_OUT:
        before = processor_times()
        speeds = [speed(way, seconds) for way in ways]
        passed = processor_times() - before
        if passed[STOLEN] > passed.sum() / 50:
            left_out += 1
        else:
            counted.append(speeds)
    here.close()
    spread.close()
    if len(counted) < ROUNDS:
        print(f"{game:10} cannot be measured now: the host gave the cores to others in {left_out} rounds")
        return
    rounds = np.array(counted)
    usual = np.median(rounds, axis=0)
    dear, gain = (float(np.median(rounds[:, a] / rounds[:, b])) for a, b in ((0, 1), (3, 2)))
    print(
        f"{game:10} bare {usual[0]:9,.0f}/s   one {usual[1]:8,.0f}/s ({dear:.2f} x as dear"
        f"{'' if dear <= MOST_DEAR else ', wanted ' + str(MOST_DEAR)})   {tables} here {usual[2]:8,.0f}/s   "
        f"{processes} processes {usual[3]:8,.0f}/s ({gain:.2f} x"
        f"{'' if gain >= LEAST_GAIN else ', wanted ' + str(LEAST_GAIN)})   load {os.getloadavg()[0]:.1f}"
        f"   {left_out} left out"
    )


def main() -> None:
    wanted = argparse.ArgumentParser()
    wanted.add_argument("games", nargs="*", default=sorted(installed_games()))
    wanted.add_argument("--tables", type=int, default=64)
    wanted.add_argument("--seconds", type=float, default=0.3, help="of each way in each round")
    wanted.add_argument("--processes", type=int, default=2)
    given = wanted.parse_args()
    for game in given.games:
        measure(game, given.tables, given.seconds, given.processes)


if __name__ == "__main__":
    main()
