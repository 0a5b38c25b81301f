"""Worker processes: thinking never blocks playing. One that dies is replaced, its job tried once more."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from fathomfive.tables import jobs

P = ParamSpec("P")
T = TypeVar("T")


class Workers:
    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    def open(self) -> None:
        """Start a worker now: the first bot should not wait for the games to load."""
        self._running().submit(jobs.ready)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned, not forked: a fork would copy this process's sockets, loop and locks.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=_serve_one_parent)
        return self._pool

    async def run(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        assert not kwargs, "jobs take positional arguments"
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._running(), job, *args)
        except BrokenProcessPool:
            self._pool = None
            return await loop.run_in_executor(self._running(), job, *args)

    async def close(self) -> None:
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)


def _serve_one_parent() -> None:
    """Ctrl-C goes to the server, which ends its workers when it is done with them. If it is killed they go,
    too: nobody else would ever end them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_go_with_parent, daemon=True).start()


def _go_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
