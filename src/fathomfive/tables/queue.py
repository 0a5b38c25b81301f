"""The queue for thinking: who comes next, when more is asked for than there are workers.

For every priority there is a ring of guests, each with a list of jobs. A turn of the ring takes one job of
each guest, so shares are fair however much one of them asks for. A job that was taken is leased: whoever took
it must say so now and then, or it goes to somebody else; a job that nobody brings to an end is buried.

`MemoryQueue` is the one of a process that thinks for itself; `server/thinking/redis_queue.py` is the same for
many. `tests/server/test_queue.py` holds both to the same behaviour.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Collection
from enum import IntEnum
from typing import Protocol

import msgspec


class Priority(IntEnum):
    PERSON = 0
    """Somebody waits for the answer: a hint, a set-up, a look back."""
    WATCHED = 1
    """A bot at a table that people look at."""
    ELSEWHERE = 2
    """A bot at any other table."""
    REVIEW = 3
    """A finished match."""


EVERY_FOURTH = 4
"""Each fourth job taken is the one that has waited longest: the lower priorities never starve."""
LEASE = 8.0
"""Seconds for which a job is its taker's, unless it says that it is still at it."""
MOST_TRIES = 4
BURIED = 60.0
"""Seconds for which a buried job is not taken in again."""
LAID_DOWN = 60.0
"""Seconds for which it is kept how a bot means to go on."""
MOST_IN_ALL = 10_000
MOST_OF_A_GUEST = {Priority.PERSON: 8, Priority.WATCHED: 64, Priority.ELSEWHERE: 64, Priority.REVIEW: 16}


class Full(Exception):
    """No more is taken in: of this guest, or at all."""

    def __init__(self, *, guest: bool) -> None:
        self.guest = guest
        super().__init__("of this guest" if guest else "of anybody")


class Job(msgspec.Struct, frozen=True):
    """Something to think about, by name: what it is about never lies in the queue, for that may be cards.

    The same id is the same job, however often it is asked for.
    """

    id: str
    guest: str
    """Whose share it is taken from."""
    priority: Priority
    here: bool = False
    """Whether only the process that asks can do it."""


class Lease(msgspec.Struct, frozen=True):
    """A job that was taken; `tries` counts this one."""

    job: Job
    token: str
    tries: int


class Depth(msgspec.Struct, frozen=True):
    """How much waits, by priority; seconds the oldest has waited; how many are under way and were buried;
    seconds the oldest job of a bot has waited."""

    waiting: dict[Priority, int]
    oldest: float
    leased: int
    buried: int
    oldest_bot: float = 0.0

    @property
    def busy(self) -> bool:
        return bool(self.leased or any(self.waiting.values()))


class Queue(Protocol):
    lost: Callable[[], None]
    """Called when what others were asked to think about may have got lost."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def push(self, job: Job) -> None:
        """Let a job wait; more urgently than before, if it waits already. Raises `Full`."""

    async def take(self, priorities: Collection[Priority], without: Collection[str]) -> Lease | None:
        """The next job of these priorities, but of none of the guests `without`."""

    async def keep(self, lease: Lease) -> bool:
        """Go on with a job; False if somebody else has it by now."""

    async def finish(self, lease: Lease) -> None:
        """The job is done."""

    async def give_back(self, lease: Lease) -> None:
        """Not done, through no fault of the job: somebody else shall do it."""

    async def fail(self, lease: Lease) -> None:
        """It went wrong: somebody else shall try; after a few tries it is buried."""

    async def bury(self, lease: Lease) -> None:
        """Nobody shall try this again for a while."""

    async def drop(self, job: str) -> None:
        """Nobody waits any more for this job, which only this process can do."""

    async def lay_down(self, name: str, rest: bytes) -> None:
        """How a bot means to go on, for whoever takes its next job. May get lost: then it thinks again."""

    async def pick_up(self, name: str) -> bytes:
        """What was laid down last under this name, once; or nothing."""

    async def wait(self, seconds: float) -> None:
        """Until there may be something to take."""

    async def depth(self) -> Depth: ...


class _Waiting(msgspec.Struct):
    job: Job
    since: float
    tries: int = 0
    token: str = ""
    until: float = 0.0


class MemoryQueue:
    """The queue of one process."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.lost: Callable[[], None] = lambda: None
        self._clock = clock
        self._rings: dict[Priority, OrderedDict[str, deque[str]]] = {p: OrderedDict() for p in Priority}
        self._jobs: dict[str, _Waiting] = {}
        self._leased: dict[str, _Waiting] = {}
        self._of_guest: Counter[tuple[Priority, str]] = Counter()
        self._buried: OrderedDict[str, float] = OrderedDict()
        self._burials = 0
        self._laid_down: OrderedDict[str, tuple[float, bytes]] = OrderedDict()
        self._takes = 0
        self._wake = asyncio.Event()

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    # --- in ----------------------------------------------------------------------------------------------

    async def push(self, job: Job) -> None:
        if self._is_buried(job.id):
            return
        known = self._jobs.get(job.id)
        if known is not None:
            if job.id not in self._leased and job.priority < known.job.priority:
                self._take_out(known.job)
                known.job = job
                self._line_up(job)
            return
        if self._of_guest[job.priority, job.guest] >= MOST_OF_A_GUEST[job.priority]:
            raise Full(guest=True)
        if len(self._jobs) >= MOST_IN_ALL:
            raise Full(guest=False)
        self._jobs[job.id] = _Waiting(job, self._clock())
        self._line_up(job)

    def _line_up(self, job: Job, *, first: bool = False) -> None:
        line = self._rings[job.priority].setdefault(job.guest, deque())
        line.appendleft(job.id) if first else line.append(job.id)
        self._of_guest[job.priority, job.guest] += 1
        self._wake.set()

    def _take_out(self, job: Job) -> None:
        ring = self._rings[job.priority]
        line = ring[job.guest]
        line.remove(job.id)
        if not line:
            del ring[job.guest]
        self._forget(job)

    def _forget(self, job: Job) -> None:
        self._of_guest[job.priority, job.guest] -= 1
        if not self._of_guest[job.priority, job.guest]:
            del self._of_guest[job.priority, job.guest]

    # --- out ---------------------------------------------------------------------------------------------

    async def take(self, priorities: Collection[Priority], without: Collection[str]) -> Lease | None:
        self._take_back_leases()
        for priority in self._order(sorted(priorities), without):
            ring = self._rings[priority]
            guest = next((guest for guest in ring if guest not in without), None)
            if guest is None:
                continue
            line = ring[guest]
            taken = self._jobs[line.popleft()]
            if line:
                ring.move_to_end(guest)
            else:
                del ring[guest]
            self._takes += 1
            taken.tries += 1
            taken.token, taken.until = f"{self._takes}", self._clock() + LEASE
            self._leased[taken.job.id] = taken
            return Lease(taken.job, taken.token, taken.tries)
        return None

    def _order(self, priorities: list[Priority], without: Collection[str]) -> list[Priority]:
        if self._takes % EVERY_FOURTH != EVERY_FOURTH - 1:
            return priorities
        return sorted(priorities, key=lambda priority: self._oldest(priority, without))

    def _oldest(self, priority: Priority, without: Collection[str] = ()) -> float:
        lines = (line for guest, line in self._rings[priority].items() if guest not in without)
        return min((self._jobs[line[0]].since for line in lines), default=float("inf"))

    def _take_back_leases(self) -> None:
        now = self._clock()
        for late in [one for one in self._leased.values() if one.until <= now]:
            self._try_again(late)

    async def keep(self, lease: Lease) -> bool:
        held = self._held(lease)
        if held is None:
            return False
        held.until = self._clock() + LEASE
        return True

    async def finish(self, lease: Lease) -> None:
        held = self._held(lease)
        if held is not None:
            self._end(held)

    async def give_back(self, lease: Lease) -> None:
        held = self._held(lease)
        if held is not None:
            held.tries -= 1
            self._try_again(held)

    async def fail(self, lease: Lease) -> None:
        held = self._held(lease)
        if held is not None:
            self._try_again(held)

    async def bury(self, lease: Lease) -> None:
        held = self._held(lease)
        if held is not None:
            held.tries = MOST_TRIES
            self._try_again(held)

    async def drop(self, job: str) -> None:
        dropped = self._jobs.get(job)
        if dropped is None:
            return
        if self._leased.pop(job, None) is not None:
            self._forget(dropped.job)
        else:
            self._take_out(dropped.job)
        del self._jobs[job]

    def let_go(self) -> list[Job]:
        """Everything that waits and that others could do as well; it waits here no longer."""
        gone = [one.job for name, one in self._jobs.items() if name not in self._leased and not one.job.here]
        for job in gone:
            self._take_out(job)
            del self._jobs[job.id]
        return gone

    def _held(self, lease: Lease) -> _Waiting | None:
        held = self._leased.get(lease.job.id)
        return held if held is not None and held.token == lease.token else None

    def _try_again(self, held: _Waiting) -> None:
        """First in its guest's line: it has waited longest."""
        del self._leased[held.job.id]
        if held.tries >= MOST_TRIES:
            self._burials += 1
            self._buried[held.job.id] = self._clock() + BURIED
            self._end(held)
            return
        self._forget(held.job)
        self._line_up(held.job, first=True)

    def _end(self, held: _Waiting) -> None:
        del self._jobs[held.job.id]
        self._leased.pop(held.job.id, None)
        self._forget(held.job)

    def _is_buried(self, job: str) -> bool:
        now = self._clock()
        while self._buried and next(iter(self._buried.values())) <= now:
            self._buried.popitem(last=False)
        return job in self._buried

    # --- courses -----------------------------------------------------------------------------------------

    async def lay_down(self, name: str, rest: bytes) -> None:
        self._laid_down.pop(name, None)
        self._laid_down[name] = self._clock() + LAID_DOWN, rest
        if len(self._laid_down) > MOST_IN_ALL:
            self._laid_down.popitem(last=False)

    async def pick_up(self, name: str) -> bytes:
        until, rest = self._laid_down.pop(name, (0.0, b""))
        return rest if self._clock() < until else b""

    # --- how it is ---------------------------------------------------------------------------------------

    async def wait(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._wake.wait()
        except TimeoutError:
            return
        self._wake.clear()

    async def depth(self) -> Depth:
        waiting = {p: sum(map(len, self._rings[p].values())) for p in Priority}
        now, oldest = self._clock(), {p: self._oldest(p) for p in Priority}
        bot = min(oldest[Priority.WATCHED], oldest[Priority.ELSEWHERE])
        ages = max(0.0, now - min(oldest.values())), max(0.0, now - bot)
        return Depth(waiting, ages[0], len(self._leased), self._burials, ages[1])
