"""`RedisQueue`: the queue for thinking that all processes of a house share.

Its state lies in Redis and changes by Lua scripts only, each of them atomic (`lua/common.lua` says what lies
where). Redis is told of jobs by name; what only the asking process can do waits in a queue in its memory. How
a bot means to go on lies in Redis for a minute: its next answers, cards of its hand by name among them. While
Redis is gone everything waits in memory, and each node thinks for itself; what still waits when it is back
goes there.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Collection
from importlib.resources import files
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.client import PubSub

from fathomfive.server.operate.logs import log
from fathomfive.tables import queue as q
from fathomfive.tables.ids import new_id
from fathomfive.tables.tasks import end

SLOW = 1.0
"""Seconds after which Redis counts as gone."""
A_BEAT = 1.0
SILENCE = 3.0
"""Seconds without a sign of life after which the line counts as lost."""
HERE = "here"
"""How tokens begin that the queue in memory gave out."""


class RedisQueue:
    def __init__(self, redis: Redis, prefix: str, release: str) -> None:
        self.lost: Callable[[], None] = lambda: None
        self.house = ""
        """Its name. Houses in one Redis do not share a queue: none knows the others' tables."""
        self._prefix, self._release = prefix, release
        self._redis = redis
        self._scripts = {name: redis.register_script(_script(name)) for name in _SCRIPTS}
        self.shared = True
        """Whether Redis answers, and the queue is everybody's."""
        self._here = q.MemoryQueue()
        self._takes = 0
        self._wake = asyncio.Event()
        self._listener: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._listener = asyncio.create_task(self._listen_always(), name="queue listens")

    async def close(self) -> None:
        await end([self._listener] if self._listener is not None else [])

    @property
    def _key(self) -> str:
        # Nor do releases share one: each thinks about tables of its own rules.
        return f"{self._prefix}:queue:{self.house}:{self._release}:"

    # --- Redis, or not -----------------------------------------------------------------------------------

    async def _run(self, script: str, *args: str | bytes | float) -> Any:
        """A script's answer. Raises `_Gone` when Redis did not give one in time."""
        if not self.shared:
            raise _Gone
        try:
            async with asyncio.timeout(SLOW):
                return await self._scripts[script](args=[self._key, *args])
        except Exception as error:
            self._lose(error)
            raise _Gone from error

    def _lose(self, error: Exception) -> None:
        if not self.shared:
            return
        self.shared = False
        log.warning("queue lost: thinking alone", error=type(error).__name__)
        self._wake.set()
        self.lost()

    # --- the queue ---------------------------------------------------------------------------------------

    async def push(self, job: q.Job) -> None:
        if job.here:
            await self._push_here(job)
            return
        most = q.MOST_OF_A_GUEST[job.priority]
        try:
            found = await self._run("push", job.id, job.guest, int(job.priority), most, q.MOST_IN_ALL)
        except _Gone:
            await self._push_here(job)
            return
        if found in (b"guest", b"all"):
            raise q.Full(guest=found == b"guest")

    async def _push_here(self, job: q.Job) -> None:
        await self._here.push(job)
        self._wake.set()

    async def take(self, priorities: Collection[q.Priority], without: Collection[str]) -> q.Lease | None:
        """From here first, for people wait there; but not always, or those elsewhere would starve."""
        self._takes += 1
        ways = [self._take_here, self._take_there]
        if self._takes % q.EVERY_FOURTH == 0:
            ways.reverse()
        for way in ways:
            if (lease := await way(priorities, without)) is not None:
                return lease
        return None

    async def _take_here(
        self, priorities: Collection[q.Priority], without: Collection[str]
    ) -> q.Lease | None:
        lease = await self._here.take(priorities, without)
        return None if lease is None else q.Lease(lease.job, f"{HERE}/{lease.token}", lease.tries)

    async def _take_there(
        self, priorities: Collection[q.Priority], without: Collection[str]
    ) -> q.Lease | None:
        token, wanted = new_id(), "".join(str(int(priority)) for priority in sorted(priorities))
        try:
            found = await self._run(
                "take", token, _ms(q.LEASE), q.MOST_TRIES, _ms(q.BURIED), q.EVERY_FOURTH, wanted, *without
            )
        except _Gone:
            return None
        if not found:
            return None
        name, guest, priority, tries = found
        return q.Lease(q.Job(name.decode(), guest.decode(), q.Priority(int(priority))), token, int(tries))

    async def keep(self, lease: q.Lease) -> bool:
        if (here := _here(lease)) is not None:
            return await self._here.keep(here)
        try:
            return bool(await self._run("keep", lease.job.id, lease.token, _ms(q.LEASE)))
        except _Gone:
            return True  # thinking twice is better than not at all

    async def finish(self, lease: q.Lease) -> None:
        if (here := _here(lease)) is not None:
            await self._here.finish(here)
        else:
            await self._end_try(lease, "finish")

    async def give_back(self, lease: q.Lease) -> None:
        if (here := _here(lease)) is not None:
            await self._here.give_back(here)
        else:
            await self._end_try(lease, "give back")

    async def fail(self, lease: q.Lease) -> None:
        if (here := _here(lease)) is not None:
            await self._here.fail(here)
        else:
            await self._end_try(lease, "fail")

    async def bury(self, lease: q.Lease) -> None:
        if (here := _here(lease)) is not None:
            await self._here.bury(here)
        else:
            await self._end_try(lease, "bury")

    async def _end_try(self, lease: q.Lease, how: str) -> None:
        try:
            await self._run("end_try", lease.job.id, lease.token, q.MOST_TRIES, _ms(q.BURIED), how)
        except _Gone:
            return  # the lease runs out

    async def drop(self, job: str) -> None:
        await self._here.drop(job)

    async def lay_down(self, name: str, rest: bytes) -> None:
        try:
            await self._run("lay_down", name, rest, _ms(q.LAID_DOWN))
        except _Gone:
            await self._here.lay_down(name, rest)

    async def pick_up(self, name: str) -> bytes:
        here = await self._here.pick_up(name)
        try:
            return bytes(await self._run("pick_up", name) or b"") or here
        except _Gone:
            return here

    async def depth(self) -> q.Depth:
        here = await self._here.depth()
        try:
            *waiting, oldest, leased, buried, bot = await self._run("depth")
        except _Gone:
            return here
        counts = {p: waiting[p] + here.waiting[p] for p in q.Priority}
        return q.Depth(
            counts,
            max(here.oldest, oldest / 1000),
            leased + here.leased,
            buried + here.buried,
            max(here.oldest_bot, bot / 1000),
        )

    # --- what is heard -----------------------------------------------------------------------------------

    async def wait(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._wake.wait()
        except TimeoutError:
            return
        self._wake.clear()

    async def _listen_always(self) -> None:
        while True:
            try:
                async with self._redis.pubsub() as line:
                    await self._listen(line)
            except Exception as error:
                self._lose(error)
            await asyncio.sleep(0.5)

    async def _listen(self, line: PubSub) -> None:
        async with asyncio.timeout(SILENCE):
            await line.subscribe(f"{self._key}wake")
        loop = asyncio.get_running_loop()
        heard_at = pinged_at = loop.time()
        while True:
            message = await line.get_message(timeout=A_BEAT)
            moment = loop.time()
            if message is not None:
                heard_at = moment
                if not self.shared:
                    self.shared = True
                    await self._hand_over()
                self._wake.set()
            elif moment - heard_at > SILENCE:
                raise TimeoutError("no sign of life")
            if moment - pinged_at > A_BEAT:
                pinged_at = moment
                await line.ping()

    async def _hand_over(self) -> None:
        """What came meanwhile waits here, where perhaps nobody thinks at all (`--no-bots`)."""
        for job in self._here.let_go():
            with contextlib.suppress(q.Full):  # whoever looks for forgotten bots asks again
                await self.push(job)


class _Gone(Exception):
    """Redis did not answer."""


_SCRIPTS = ("push", "take", "keep", "end_try", "depth", "lay_down", "pick_up")


def _script(name: str) -> str:
    folder = files("fathomfive.server.thinking") / "lua"
    return (folder / "common.lua").read_text("utf-8") + (folder / f"{name}.lua").read_text("utf-8")


def _ms(seconds: float) -> int:
    return int(seconds * 1000)


def _here(lease: q.Lease) -> q.Lease | None:
    """A lease of the queue in memory, if it is one."""
    kind, _, token = lease.token.partition("/")
    return q.Lease(lease.job, token, lease.tries) if kind == HERE else None
