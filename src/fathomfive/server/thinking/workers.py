"""Worker processes: thinking never blocks playing, and no job outlives what it was allowed.

A job has seconds of CPU time, seconds on the clock and a size of memory. Past any of them its worker is
killed and replaced, not waited for. How long a job waits for its turn is the queue's affair, not ours.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

from fathomfive.server.thinking.worker_process import WorkerProcess
from fathomfive.tables import jobs
from fathomfive.tables.ports import Died

P = ParamSpec("P")
T = TypeVar("T")

ON_THE_CLOCK = 3
"""Times the CPU time: on a busy machine a job gets a part of a core."""


class Workers:
    def __init__(
        self, processes: int, cpu_seconds: int = 20, megabytes: int = 1024, clock: float = 0
    ) -> None:
        self._processes = processes
        self._cpu = cpu_seconds
        self._megabytes = megabytes
        self._clock = clock or cpu_seconds * ON_THE_CLOCK
        self._threads: ThreadPoolExecutor | None = None
        self._guard = threading.Lock()
        self._idle: list[WorkerProcess] = []
        self._all: set[WorkerProcess] = set()
        self._closed = False
        self.ended: Callable[[], None] = lambda: None
        """Called, from any thread, when a worker has died or was killed."""

    def open(self) -> None:
        """Start the workers now: the first bot should not wait for the games to load."""
        for _ in range(self._processes):
            self._running().submit(self._run, jobs.ready, ())

    def _running(self) -> ThreadPoolExecutor:
        """A thread for each process: it waits for the answer, and costs nothing meanwhile."""
        if self._threads is None:
            self._threads = ThreadPoolExecutor(self._processes, thread_name_prefix="worker")
            self._closed = False
        return self._threads

    async def run(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The job's answer. Raises `Overran` or `Died` when its worker did not live to give one."""
        assert not kwargs, "jobs take positional arguments"
        return await asyncio.get_running_loop().run_in_executor(self._running(), self._run, job, args)

    def _run(self, job: Callable[..., T], args: tuple[Any, ...]) -> T:
        worker = self._hire()
        try:
            answer: T = worker.do(job, args, self._cpu, self._clock)
        finally:
            self._release(worker)
        return answer

    def _hire(self) -> WorkerProcess:
        with self._guard:
            while self._idle:
                worker = self._idle.pop()
                if worker.alive:
                    return worker
                self._all.discard(worker)
                worker.bury()
                self.ended()
            if self._closed:
                raise Died("the workers have gone home")
            worker = WorkerProcess(self._megabytes)
            self._all.add(worker)
            return worker

    def _release(self, worker: WorkerProcess) -> None:
        if worker.answers:
            with self._guard:
                self._idle.append(worker)
            return
        worker.bury()
        with self._guard:
            self._all.discard(worker)
            if not self._closed:
                self.ended()

    async def close(self) -> None:
        """Nobody waits for a worker, hung or not: what it was asked, another node thinks about."""
        with self._guard:
            self._closed = True
            for worker in self._all:
                worker.kill()
        if self._threads is not None:
            await asyncio.to_thread(self._threads.shutdown, wait=True, cancel_futures=True)
            self._threads = None
        for worker in self._all:
            worker.bury()
        self._all.clear()
        self._idle.clear()
