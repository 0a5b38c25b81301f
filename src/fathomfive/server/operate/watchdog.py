"""The watchdog: how long the event loop was kept from its work. Nobody is answered meanwhile."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable

from fathomfive.tables.tasks import end

A_TICK = 0.02
"""Seconds between two looks; what blocks the loop for less is seen in part or not at all."""


class Watchdog:
    def __init__(self, blocked: Callable[[float], None], waited: Callable[[], float] | None = None) -> None:
        self._blocked = blocked
        self._waited = waited or waited_for_a_core
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._watch(), name="watchdog")

    async def close(self) -> None:
        await end([self._task] if self._task is not None else [])

    async def _watch(self) -> None:
        loop = asyncio.get_running_loop()
        waited = self._waited()
        while True:
            due = loop.time() + A_TICK
            await asyncio.sleep(A_TICK)
            late, before, waited = loop.time() - due, waited, self._waited()
            self._blocked(max(0.0, late - (waited - before)))


def waited_for_a_core() -> float:
    """Seconds this thread could have run and the cores were busy: that is not the loop's fault."""
    return _waited(threading.get_native_id())


def all_waited_for_a_core() -> float:
    """The same of all threads together: one that waits may keep the interpreter's lock meanwhile."""
    return sum(_waited(int(thread)) for thread in os.listdir("/proc/self/task"))


def _waited(thread: int) -> float:
    """Only Linux counts it."""
    try:  # fifty times a second: a path and a buffer would cost three times as much
        with open(f"/proc/self/task/{thread}/schedstat", "rb", buffering=0) as counted:
            return int(counted.read(64).split()[1]) / 1e9
    except (OSError, ValueError, IndexError):
        return 0.0


class Longest:
    """The greatest of the values of the last minute or two."""

    def __init__(self, clock: Callable[[], float], minute: float = 60.0) -> None:
        self._clock = clock
        self._minute = minute
        self._since = clock()
        self._now = self._before = 0.0

    def note(self, value: float) -> None:
        self._turn()
        self._now = max(self._now, value)

    def value(self) -> float:
        self._turn()
        return max(self._now, self._before)

    def _turn(self) -> None:
        passed = self._clock() - self._since
        if passed >= self._minute:
            self._before = self._now if passed < 2 * self._minute else 0.0
            self._now, self._since = 0.0, self._clock()
