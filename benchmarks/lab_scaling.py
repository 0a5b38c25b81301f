"""What spreading matches over cores costs: the same matches in a bare loop, in a pool, and through the lab.

    uv pip install -e '.[lab]' && python benchmarks/lab_scaling.py [GAME] [--matches N]

All three play the same plan and give the same rows. The loop is one process on one core; the pool is the
cheapest way Python has to use them all, in batches as large as the lab's; the lab is Ray with its driver,
writing Parquet. Starting processes is not counted, warming them up is not either. Rounds go through all
three in turn, and the best of each counts. Run it on a machine that does nothing else.

Beside the clock stands the processor time of a match, with everything that works for it: the driver, Ray's
own processes, the workers. It depends little on what else the machine does, and says what the clock would on
free cores, were the work spread evenly: the cores, divided by how many times the loop's time a match takes.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.pool import Pool
from pathlib import Path
from typing import NamedTuple

from fathomfive.lab.batches import TASK_SECONDS, play_batch
from fathomfive.lab.on_ray import OnRay, ray_at
from fathomfive.lab.plan import Plan
from fathomfive.lab.playing import Rows, play_number
from fathomfive.lab.running import Driver
from fathomfive.lab.store import Store

ROUNDS = 3
RAY_TO_POOL, RAY_TO_LOOP = 0.9, 1.5
"""What we want: Ray at least so many times as fast."""


def loop(plan: Plan) -> int:
    rows = Rows()
    for number in range(1, plan.total + 1):
        rows.add(play_number(plan, number))
    return len(rows.matches)


def pool(plan: Plan, processes: Pool, size: int) -> int:
    numbers = list(range(1, plan.total + 1))
    batches = [(plan, numbers[at : at + size], 1e9) for at in range(0, len(numbers), size)]
    return sum(len(played.rows.matches) for played in processes.starmap(play_batch, batches, chunksize=1))


def through_ray(plan: Plan, cores: int) -> int:
    with tempfile.TemporaryDirectory() as folder, Store.writing(Path(folder), plan) as store:
        Driver(store, OnRay(plan, cores)).run()
        return len(store.done())


class Best(NamedTuple):
    """Matches a second by the clock, and seconds of processor time for a match."""

    rate: float = 0.0
    work: float = float("inf")


def best_of(plan: Plan, contenders: dict[str, Callable[[], int]]) -> dict[str, Best]:
    best = dict.fromkeys(contenders, Best())
    for _ in range(ROUNDS):
        for name, play in contenders.items():
            worked, began = processor_time(), time.perf_counter()
            assert play() == plan.total
            rate = plan.total / (time.perf_counter() - began)
            work = (processor_time() - worked) / plan.total
            best[name] = Best(max(best[name].rate, rate), min(best[name].work, work))
    return best


def processor_time() -> float:
    """Of this process and everything it started, down to the children of children."""
    parent, ticks = dict[int, int](), dict[int, int]()
    for process in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it ended meanwhile
            fields = process.read_text().rpartition(")")[2].split()
            pid = int(process.parent.name)
            parent[pid], ticks[pid] = int(fields[1]), sum(map(int, fields[11:15]))

    def ours(pid: int) -> bool:
        return pid == os.getpid() or (pid in parent and ours(parent[pid]))

    return sum(ticks[pid] for pid in ticks if ours(pid)) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    wanted = argparse.ArgumentParser()
    wanted.add_argument("game", nargs="?", default="refuge")
    wanted.add_argument("--matches", type=int, default=2000)
    given = wanted.parse_args()
    cores = len(os.sched_getaffinity(0))
    plan = Plan(game=given.game, matches=given.matches, seats=[2], bots=["random"])
    sample = Plan(game=given.game, matches=50, seats=[2], bots=["random"])
    loop(sample)  # the first match reads the game, which would make the pool's batches far too small
    began = time.perf_counter()
    loop(sample)
    each = (time.perf_counter() - began) / 50
    size = max(1, round(TASK_SECONDS / each))
    print(f"{plan.title_page.title}: {plan.total} matches of {1000 * each:.1f} ms, {cores} cores")
    with multiprocessing.get_context("spawn").Pool(cores) as processes, ray_at(None, cores) as at_once:
        pool(sample, processes, 5)
        through_ray(sample, at_once)
        rates = best_of(
            plan,
            {
                "bare loop": lambda: loop(plan),
                "multiprocessing pool": lambda: pool(plan, processes, size),
                "Ray, as the lab runs it": lambda: through_ray(plan, at_once),
            },
        )
    bare, pooled, spread = rates.values()
    print(f"{'':28}{'matches/s':>10}{'x loop':>8}{'CPU ms each':>13}{'free cores: x loop':>20}")
    for name, best in rates.items():
        free = (1 if best is bare else cores) * bare.work / best.work
        print(
            f"{name:28}{best.rate:>10,.0f}{best.rate / bare.rate:>8.2f}{1000 * best.work:>13.2f}{free:>20.2f}"
        )
    print(f"Ray to the pool {spread.rate / pooled.rate:.2f} (wanted {RAY_TO_POOL})", end="; ")
    print(f"by processor time {pooled.work / spread.work:.2f}")
    print(f"Ray to the loop {spread.rate / bare.rate:.2f} (wanted {RAY_TO_LOOP})", end="; ")
    print(f"by processor time {cores * bare.work / spread.work:.2f}")
    print(f"load of the machine {', '.join(f'{load:.1f}' for load in os.getloadavg())}")


if __name__ == "__main__":
    main()
