"""Carrying out a plan with Ray: batches of matches as tasks, rows written as they come back.

A task gets more matches than it will play and plays as many as fit its time; the rest goes back on the pile.
So nobody has to know beforehand how long a match takes, and no task is too short to be worth sending. What a
lost worker was playing is played again by another: a match counts when its row is written, and only then.
"""

from __future__ import annotations

import logging
import math
import os
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import ray
from ray.exceptions import RayError, RayTaskError

from fathomfive.kernel.game import Refused
from fathomfive.kernel.text import say
from fathomfive.lab.plan import Plan
from fathomfive.lab.playing import MatchFailed, Rows, play_number
from fathomfive.lab.store import Store

TASK_SECONDS = 0.25
"""How long a task plays: long against the millisecond that sending it costs, short enough to share evenly."""
LEAST_SECONDS = 0.05
"""No task gets less than this to do, as far as the matches so far can tell."""
MOST_IN_A_TASK = 1000
WRITE_EVERY = 5.0
"""Seconds between two parts: what a killed driver has to play again at most."""
MOST_TRIES = 5
"""What fails this often (a batch whose workers die, a start of Ray) is not unlucky."""

Watch = Callable[[int], None]
"""Told how many matches came in."""


class Batch(msgspec.Struct):
    """Numbers of matches to play, and how many workers were lost over it."""

    numbers: list[int]
    lost: int = 0


class Played(msgspec.Struct):
    """What a task brings back: rows, and the matches it had no time for."""

    rows: Rows
    left: list[int]

    def __reduce__(self) -> tuple[Callable[[bytes], Played], tuple[bytes]]:
        """It travels as one string: pickling row by row takes eight times as long."""
        return _unpacked, (msgspec.msgpack.encode(self),)


def _unpacked(raw: bytes) -> Played:
    return msgspec.msgpack.decode(raw, type=Played)


def play_batch(plan: Plan, numbers: list[int], seconds: float) -> Played:
    """Play matches until the time is up, at least one. Runs in a Ray worker, or in any other process."""
    rows, began = Rows(), time.perf_counter()
    for place, number in enumerate(numbers):
        if place and time.perf_counter() - began >= seconds:
            return Played(rows, numbers[place:])
        rows.add(play_number(plan, number))
    return Played(rows, [])


@contextmanager
def ray_at(address: str | None, cpus: int | None = None) -> Iterator[int]:
    """Ray on this machine or at an address (`auto` finds a running one); yields how many cores it has."""
    if ray.is_initialized():
        yield _cores()
        return
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    local: dict[str, Any] = {}
    if address is None:  # nobody on the network may send work to this machine
        local = {"num_cpus": cpus, "include_dashboard": False, "_node_ip_address": "127.0.0.1"}
    _start(address=address, log_to_driver=False, logging_level=logging.ERROR, **local)
    try:
        yield _cores()
    finally:
        ray.shutdown()


def _start(**how: Any) -> None:
    """Ray gives its own processes half a minute to start, which a busy machine may well need twice."""
    for _ in range(MOST_TRIES):
        try:
            ray.init(**how)
            return
        except Exception as error:  # Ray raises nothing more special
            ray.shutdown()
            why = str(error)
    raise Refused(say("refused-lab-ray", reason=why))


def _cores() -> int:
    resources: Any = ray.cluster_resources  # Ray leaves this function without types
    return int(resources().get("CPU", 1))


class Driver:
    """One run of a plan: what is still to play, what is being played, what waits to be written."""

    def __init__(self, store: Store, at_once: int, watch: Watch = lambda count: None) -> None:
        self.store = store
        self.plan = store.plan
        self.at_once = at_once
        self.watch = watch
        done = store.done()
        missing = (n for n in range(1, self.plan.total + 1) if n not in done)
        # the first match of every trial, then the second: a run that is stopped has seen all of them alike
        self.todo = deque(sorted(missing, key=lambda n: (n - 1) % self.plan.matches))
        self.lost: list[Batch] = []
        self.running: dict[Any, Batch] = {}
        self.rows = Rows()
        self.written_at = time.monotonic()
        self.played = 0
        self.seconds = 0.0

    def run(self) -> None:
        """Play everything that is missing. Whatever stops it, what came in so far is written."""
        # No retries by Ray: the driver gives lost batches out again, so that there is one place that counts.
        task = ray.remote(max_retries=0)(play_batch)
        plan = ray.put(self.plan)
        try:
            while self.todo or self.lost or self.running:
                while (self.todo or self.lost) and len(self.running) < 2 * self.at_once:
                    batch = self.next_batch()
                    self.running[task.remote(plan, batch.numbers, TASK_SECONDS)] = batch
                self._collect()
        finally:
            self.write()

    def next_batch(self) -> Batch:
        """The next matches to give out: fewer towards the end, so that all workers finish together."""
        if self.lost:
            return self.lost.pop()
        worth_sending = math.ceil(LEAST_SECONDS * self.played / self.seconds) if self.seconds else 1
        size = min(MOST_IN_A_TASK, max(worth_sending, len(self.todo) // (2 * self.at_once)))
        return Batch([self.todo.popleft() for _ in range(min(size, len(self.todo)))])

    def _collect(self) -> None:
        ready, _ = ray.wait(list(self.running), num_returns=1, timeout=1.0)
        for ref in ready:
            batch = self.running.pop(ref)
            try:
                self.take(ray.get(ref))
            except RayTaskError as error:
                raise _as_refusal(error) from error
            except RayError as error:
                self.give_up_on_worker(batch, error)
        if self.rows.matches and time.monotonic() - self.written_at > WRITE_EVERY:
            self.write()

    def take(self, played: Played) -> None:
        self.rows.add(played.rows)
        self.todo.extendleft(reversed(played.left))
        self.played += len(played.rows.matches)
        self.seconds += sum(row.seconds for row in played.rows.matches)
        self.watch(len(played.rows.matches))

    def give_up_on_worker(self, batch: Batch, error: RayError) -> None:
        """A worker died, its machine went away, its answer got lost: somebody else plays the batch."""
        batch.lost += 1
        if batch.lost >= MOST_TRIES:
            raise Refused(
                say("refused-lab-workers", first=batch.numbers[0], tries=batch.lost, reason=str(error))
            )
        self.lost.append(batch)

    def write(self) -> None:
        if self.rows.matches:
            self.store.write(self.rows)
            self.rows = Rows()
        self.written_at = time.monotonic()


def _as_refusal(error: RayTaskError) -> Refused:
    """A task failed: with the match to open if a rule broke, else in its own words."""
    cause: object = error.cause
    if isinstance(cause, MatchFailed):
        return Refused(say("refused-lab-match", number=cause.number, why=cause.why))
    return Refused(say("refused-lab-task", why=str(cause)))
