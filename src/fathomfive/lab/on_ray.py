"""Batches as Ray tasks, on this machine or on a cluster: for runs of thousands. Nothing else imports Ray."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import ray
from ray.exceptions import RayError, RayTaskError

from fathomfive.kernel.game import Refused
from fathomfive.kernel.text import say
from fathomfive.lab.batches import TASK_SECONDS, Batch, Played, play_batch
from fathomfive.lab.hands import PATIENCE, WorkerLost
from fathomfive.lab.plan import Plan
from fathomfive.lab.playing import MatchFailed

MOST_STARTS = 5


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
    for _ in range(MOST_STARTS):
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


class OnRay:
    """The workers of a running Ray."""

    def __init__(self, plan: Plan, at_once: int) -> None:
        self.at_once = at_once
        # No retries by Ray: the driver gives lost batches out again, so that there is one place that counts.
        self.task = ray.remote(max_retries=0)(play_batch)
        self.plan = ray.put(plan)
        self.given: dict[Any, Batch] = {}

    def give(self, batch: Batch) -> None:
        self.given[self.task.remote(self.plan, batch.numbers, TASK_SECONDS)] = batch

    def collect(self) -> list[tuple[Batch, Played | WorkerLost]]:
        ready, _ = ray.wait(list(self.given), num_returns=1, timeout=PATIENCE)
        return [(self.given.pop(ref), _brought(ref)) for ref in ready]


def _brought(ref: Any) -> Played | WorkerLost:
    try:
        played: Played = ray.get(ref)
        return played
    except RayTaskError as error:
        cause: object = error.cause
        if isinstance(cause, MatchFailed):
            raise cause from error
        raise Refused(say("refused-lab-task", why=str(cause))) from error
    except RayError as error:
        return WorkerLost(str(error))
