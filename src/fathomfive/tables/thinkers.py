"""`Thinkers`: takes jobs from the queue while a worker is free, and lets people ask for one and wait.

No guest has all workers of a node at once, where there are several: whatever one of them asks for, the next
person's job finds a place.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Collection
from typing import Any, NamedTuple, ParamSpec, TypeVar

from fathomfive.kernel.text import say
from fathomfive.tables.ids import new_id
from fathomfive.tables.ports import Died, Overran, Workers
from fathomfive.tables.queue import LEASE, MOST_TRIES, Full, Job, Lease, Priority, Queue
from fathomfive.tables.refusal import Refusal
from fathomfive.tables.spans import carried, resumed
from fathomfive.tables.tasks import end

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

PATIENCE = 90.0
"""Seconds somebody waits for an answer, the queue included."""
A_LOOK = 1.0
"""Seconds between two looks into a queue that said nothing: a lease may have run out."""


class _Asked(NamedTuple):
    """What somebody here waits for."""

    job: Callable[..., Any]
    args: tuple[Any, ...]
    answer: asyncio.Future[Any]
    way: bytes
    """Of the click it is asked for."""


class Thinkers:
    def __init__(self, workers: Workers, queue: Queue, places: int) -> None:
        self.workers = workers
        self.queue = queue
        self.answer_as_bot: Callable[[str], Awaitable[None]] = _nobody
        """Called with the id of a job that nobody here waits for."""
        self._places = places
        self._at_once = max(1, places - 1)
        """Jobs of one guest that run here at the same time."""
        self._running: Counter[str] = Counter()
        self._taking = asyncio.Lock()
        self._asked: dict[str, _Asked] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, priorities: Collection[Priority]) -> None:
        """Begin to think about jobs of these priorities."""
        await self.queue.open()
        self._tasks = [
            asyncio.create_task(self._think_always(priorities), name=f"thinker {place}")
            for place in range(self._places)
        ]

    async def close(self) -> None:
        await end(self._tasks)
        await self.queue.close()

    # --- asking ------------------------------------------------------------------------------------------

    async def ask(
        self, guest: str, priority: Priority, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """A job's answer, once it was its turn. Refuses when too much waits, or the job had to be stopped."""
        assert not kwargs, "jobs take positional arguments"
        name = new_id()
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._asked[name] = _Asked(job, args, answer, carried())
        try:
            await self.queue.push(Job(name, guest, priority, here=True))
            async with asyncio.timeout(PATIENCE):
                return await answer
        except Full as full:
            why = "refused-thinking-yours" if full.guest else "refused-thinking-full"
            raise Refusal("too-many", why) from full
        except TimeoutError as late:
            raise Refusal("unavailable", say("refused-thinking-late", seconds=int(PATIENCE))) from late
        except Overran as stopped:
            raise Refusal("refused", say("refused-thinking-stopped", what=stopped.what)) from stopped
        except Died as died:
            raise Refusal("unavailable", "refused-thinking-died") from died
        finally:
            del self._asked[name]
            await self.queue.drop(name)

    # --- thinking ----------------------------------------------------------------------------------------

    async def _think_always(self, priorities: Collection[Priority]) -> None:
        while True:
            lease = await self._taken(priorities)
            if lease is None:
                await self.queue.wait(A_LOOK)
                continue
            guest = lease.job.guest
            try:
                await self._think(lease)
            finally:
                self._running[guest] -= 1
                if not self._running[guest]:
                    del self._running[guest]

    async def _taken(self, priorities: Collection[Priority]) -> Lease | None:
        """The next job. One place looks at a time, or two would count the same guest's jobs alike."""
        async with self._taking:
            enough = [guest for guest, jobs in self._running.items() if jobs >= self._at_once]
            lease = await self.queue.take(priorities, enough if self._places > 1 else ())
            if lease is not None:
                self._running[lease.job.guest] += 1
            return lease

    async def _think(self, lease: Lease) -> None:
        keeping = asyncio.create_task(self._keep(lease))
        try:
            await (self._reply(lease) if lease.job.here else self.answer_as_bot(lease.job.id))
        except asyncio.CancelledError:  # this node closes
            await self.queue.give_back(lease)
            raise
        except Overran as stopped:
            log.warning("job stopped", extra={"job": lease.job.id, "error": stopped.what})
            await self.queue.bury(lease)
        except Exception as error:
            log.error("job failed", extra={"job": lease.job.id, "error": type(error).__name__})
            await self.queue.fail(lease)
        else:
            await self.queue.finish(lease)
        finally:
            keeping.cancel()

    async def _reply(self, lease: Lease) -> None:
        """Do what somebody here waits for. What goes wrong is theirs to hear."""
        asked = self._asked.get(lease.job.id)
        if asked is None:
            return
        try:
            with resumed("worker thinks", asked.way, job=asked.job.__name__):
                value = await self.workers.run(asked.job, *asked.args)
        except Died:
            if lease.tries < MOST_TRIES:
                raise
            _tell(asked.answer, Died())
        except Exception as error:
            _tell(asked.answer, error)
        else:
            if not asked.answer.done():
                asked.answer.set_result(value)

    async def _keep(self, lease: Lease) -> None:
        """Say now and then that this job is still thought about."""
        while True:
            await asyncio.sleep(LEASE / 3)
            with contextlib.suppress(Exception):
                await self.queue.keep(lease)


def _tell(answer: asyncio.Future[Any], error: Exception) -> None:
    if not answer.done():
        answer.set_exception(error)


async def _nobody(job: str) -> None:
    """There are no bots here."""
