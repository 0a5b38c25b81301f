"""One guest against the house, in small: what a stranger's table keeps of its bots beside a flood, and what
another process takes off the queue. Counted in ticks of a clock that nobody else turns;
a real node is flooded in `benchmarks/hostile.py`.
"""

from __future__ import annotations

import asyncio
import heapq
from collections import Counter
from collections.abc import Callable, Coroutine
from itertools import count
from typing import Any, TypeVar

from fathomfive.tables.queue import Job, MemoryQueue, Priority
from fathomfive.tables.refusal import Refusal
from fathomfive.tables.tasks import end
from fathomfive.tables.thinkers import Thinkers

T = TypeVar("T")

WORKERS = 2
PAUSE = 6
"""Ticks between two answers of bots; a stranger's bot thinks one, the flood's jobs as many as here:"""
COSTS = {"stranger": 1, "captain": 20, "hint": 8, "import": 60}
AN_HOUR = 1500
HOPS = 12
"""Turns of the loop in which everything that can happen at one tick has happened."""


class Clockwork:
    """Time that passes when nobody has anything left to do."""

    def __init__(self) -> None:
        self.now = 0
        self._due: list[tuple[int, int, asyncio.Future[None]]] = []
        self._order = count()

    async def sleep(self, ticks: int) -> None:
        wake: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._due, (self.now + ticks, next(self._order), wake))
        await wake

    async def run(self, until: int) -> None:
        while self.now < until:
            for _ in range(HOPS):
                await asyncio.sleep(0)
            while self._due and self._due[0][0] <= self.now:
                wake = heapq.heappop(self._due)[2]
                if not wake.done():
                    wake.set_result(None)
            self.now += 1


def hint() -> str:
    return "hint"


def replay() -> str:
    return "import"


class Town:
    """A queue, processes that think for it, and people who ask."""

    def __init__(self) -> None:
        self.clock = Clockwork()
        self.queue = MemoryQueue(lambda: float(self.clock.now) / 1000)  # no lease ever runs out
        self.answered: Counter[str] = Counter()
        self.doing: list[asyncio.Task[None]] = []
        self.processes: list[Thinkers] = []

    async def add_process(self) -> Thinkers:
        thinkers = Thinkers(self, self.queue, WORKERS)
        thinkers.answer_as_bot = self._answer
        await thinkers.open(tuple(Priority))
        self.processes.append(thinkers)
        return thinkers

    async def run(self, job: Callable[..., T], *args: Any, **kwargs: Any) -> T:
        """A worker, as the thinkers know one."""
        answer = job(*args)
        await self.clock.sleep(COSTS[str(answer)])
        return answer

    async def _answer(self, job: str) -> None:
        bot = job.split("-")[0]
        await self.clock.sleep(COSTS[bot])
        self.answered[bot] += 1

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        self.doing.append(asyncio.create_task(work))

    async def bots(self, guest: str, bot: str, table: int) -> None:
        """A table at which bots answer each other."""
        for number in count():
            name = f"{bot}-{table}-{number}"
            await self.queue.push(Job(name, guest, Priority.WATCHED))
            while name in self.queue._jobs:
                await self.clock.sleep(1)
            await self.clock.sleep(PAUSE)

    async def asks(self, thinkers: Thinkers, job: Callable[[], str]) -> None:
        """A socket on which one thing is asked for after the other."""
        while True:
            try:
                await thinkers.ask("mallory", Priority.PERSON, job)
                self.answered[job()] += 1
            except Refusal:
                await self.clock.sleep(20)

    async def close(self) -> None:
        await end(self.doing)
        for thinkers in self.processes:
            await thinkers.close()


async def _answers(*, flooded: bool, processes: int = 1) -> Counter[str]:
    town = Town()
    thinkers = [await town.add_process() for _ in range(processes)]
    town.begin(town.bots("ann", "stranger", 0))
    if flooded:
        for table in range(25):
            town.begin(town.bots("mallory", "captain", table))
        for _ in range(200):
            town.begin(town.asks(thinkers[0], hint))
        town.begin(town.asks(thinkers[0], replay))
    await town.clock.run(AN_HOUR)
    await town.close()
    return town.answered


async def test_a_strangers_table_keeps_its_bots_beside_a_flood() -> None:
    alone, beside = await _answers(flooded=False), await _answers(flooded=True)
    assert alone["stranger"] > 100
    assert beside["captain"] > 0
    assert beside["hint"] > 0
    assert beside["stranger"] >= 0.8 * alone["stranger"], (beside, alone)


async def test_another_process_takes_its_part_of_the_flood() -> None:
    one, two = await _answers(flooded=True), await _answers(flooded=True, processes=2)
    assert two["captain"] >= 2 * one["captain"], (one, two)
    assert two["stranger"] >= one["stranger"]
