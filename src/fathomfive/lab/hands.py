"""Who plays the batches on this machine: this very process, or a pool of processes. Ray is in `on_ray`.

All hands give the same rows: a match depends on its number and on nothing else.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol

from fathomfive.lab.batches import TASK_SECONDS, Batch, Played, play_batch
from fathomfive.lab.plan import Plan

PATIENCE = 1.0
"""Seconds that `collect` waits for something to come in."""


class WorkerLost(Exception):
    """A worker died, its machine went away, its answer got lost. The batch can be played by another."""


class Hands(Protocol):
    """Somewhere batches are played."""

    at_once: int

    def give(self, batch: Batch) -> None: ...

    def collect(self) -> list[tuple[Batch, Played | WorkerLost]]:
        """What came in; a rule that broke is raised as `MatchFailed`."""
        ...


class Here:
    """This process: nothing to start, so that a small run is over at once."""

    at_once = 1

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.given: deque[Batch] = deque()

    def give(self, batch: Batch) -> None:
        self.given.append(batch)

    def collect(self) -> list[tuple[Batch, Played | WorkerLost]]:
        batch = self.given.popleft()
        return [(batch, play_batch(self.plan, batch.numbers, TASK_SECONDS))]


class Pool:
    """Processes of this machine, one for each core."""

    def __init__(self, plan: Plan, cpus: int | None = None) -> None:
        self.plan = plan
        self.at_once = cpus or cores()
        self.given: dict[Future[Played], Batch] = {}
        self.executor = self._started()

    def _started(self) -> ProcessPoolExecutor:
        # Started afresh and not forked: polars has threads, and a fork in the middle of one may hang.
        fresh = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.at_once, fresh, initializer=_sit_down, initargs=(self.plan,))

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *why: object) -> None:
        self.executor.shutdown(cancel_futures=True)

    def give(self, batch: Batch) -> None:
        try:
            future = self.executor.submit(_play, batch.numbers)
        except BrokenProcessPool:  # it is found when what was given before is collected, and replaced there
            future = Future()
            future.set_exception(BrokenProcessPool())
        self.given[future] = batch

    def collect(self) -> list[tuple[Batch, Played | WorkerLost]]:
        ready = wait(self.given, PATIENCE, FIRST_COMPLETED).done
        came: list[tuple[Batch, Played | WorkerLost]] = []
        for future in ready:
            batch = self.given.pop(future)
            try:
                came.append((batch, future.result()))
            except BrokenProcessPool as error:
                came.append((batch, WorkerLost(str(error))))
        if any(isinstance(what, WorkerLost) for _, what in came):
            came += self._replaced()
        return came

    def _replaced(self) -> list[tuple[Batch, Played | WorkerLost]]:
        """One dead worker breaks the whole pool: a new one, and what the old one still had comes back."""
        lost: list[tuple[Batch, Played | WorkerLost]] = []
        lost += [(batch, WorkerLost("its pool was replaced")) for batch in self.given.values()]
        self.given.clear()
        self.executor.shutdown(wait=False, cancel_futures=True)
        self.executor = self._started()
        return lost


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


_PLAN: list[Plan] = []
"""In a worker: the plan it plays, read once."""


def _sit_down(plan: Plan) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the driver, who ends its workers in order
    _PLAN[:] = [plan]


def _play(numbers: list[int]) -> Played:
    return play_batch(_PLAN[0], numbers, TASK_SECONDS)
