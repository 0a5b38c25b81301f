"""`Node`: one server process, put together: a hall with databases, Redis, workers and cookies. Opens and
closes in order.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import time
from collections.abc import Callable

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from fathomfive.kernel.game import installed_games
from fathomfive.server.calling.caller import Caller
from fathomfive.server.http.cookies import Cookies
from fathomfive.server.http.limits import Limits
from fathomfive.server.journals import devices
from fathomfive.server.journals.challenges import SqlBoard
from fathomfive.server.journals.migrate import fits, migrate
from fathomfive.server.journals.shards import Shards
from fathomfive.server.journals.store import MAYBE_GONE
from fathomfive.server.live.crowd import Crowd
from fathomfive.server.live.following import Following
from fathomfive.server.live.presence import Presence
from fathomfive.server.live.redis_bus import RedisBus
from fathomfive.server.operate.archive import Archive
from fathomfive.server.operate.cookie_secret import cookie_secret
from fathomfive.server.operate.doorman import Doorman
from fathomfive.server.operate.heartbeat import Heartbeat
from fathomfive.server.operate.logs import log
from fathomfive.server.operate.lookout import Lookout
from fathomfive.server.operate.metrics import TEXT_FORMAT, Metrics
from fathomfive.server.operate.release import RELEASE
from fathomfive.server.operate.retention import Retention
from fathomfive.server.operate.settings import Settings
from fathomfive.server.operate.vitals import Vitals
from fathomfive.server.operate.watchdog import Watchdog
from fathomfive.server.thinking.redis_queue import RedisQueue
from fathomfive.server.thinking.workers import Workers
from fathomfive.tables.bus import Alone
from fathomfive.tables.clock import now
from fathomfive.tables.hall import Hall
from fathomfive.tables.ids import new_id
from fathomfive.tables.queue import MemoryQueue
from fathomfive.tables.refusal import Refusal
from fathomfive.tables.spans import flush

KNOWN_FOR = 30.0
"""Seconds after which a guest is looked up again: who was forgotten at one node is forgotten at all."""
MOST_KNOWN = 20_000
SEND_SECONDS = 20
"""CPU time for a handful of letters, and three times as long on the clock."""
PATIENCE = 3.0
"""Seconds for a database to answer: whoever asks whether a node is ready does not wait for long."""


def redis_at(settings: Settings) -> Redis | None:
    """A line to Redis, if the house has one. It fails at once: whoever uses it knows what to do without."""
    if not settings.redis:
        return None
    never = Retry(NoBackoff(), 0)
    return Redis.from_url(settings.redis, socket_connect_timeout=1.0, retry=never, max_connections=32)


def _rules_played() -> str:
    """One short name for this release with its games: processes that share it can think for each other."""
    games = [f"{game.id}/{game.version}/{game.schema}" for game in installed_games().values()]
    return hashlib.blake2b(" ".join([RELEASE, *games]).encode(), digest_size=6).hexdigest()


class Node(Hall):
    def __init__(self, settings: Settings, *, alone: bool = True, workers: Workers | None = None) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.shards = Shards.at(settings.databases, alone=alone)
        self.workers = workers or Workers(settings.workers, settings.job_seconds, settings.job_megabytes)
        redis, prefix = redis_at(settings), settings.prefix
        super().__init__(
            self.shards,
            settings,
            self.metrics,
            Alone() if redis is None else RedisBus(redis, prefix),
            self.workers,
            MemoryQueue() if redis is None else RedisQueue(redis, prefix, _rules_played()),
            SqlBoard(self.shards.first),
        )
        presence = None if redis is None else Presence(redis, prefix, new_id())
        self.following = Following(self, self.shards, presence)
        self.limits = self.allowance = Limits(settings)
        self.crowd = Crowd(settings)
        self.senders = Workers(1, SEND_SECONDS, settings.job_megabytes)
        self.caller = Caller(
            self.house, self.shards, settings, self.following, self.senders, lambda: self.limits
        )
        self.cookies = Cookies("")
        self.watchdog = Watchdog(self.metrics.loop_was_blocked)
        self.heartbeat = Heartbeat(self.shards, settings.heartbeat, self.rooms.let_go)
        self.archive = Archive(self.shards, settings.archive_look, self.metrics.archive_is_stuck)
        self.doorman = Doorman(self.shards, self.rooms)
        self.retention = Retention(self.shards, self.house, settings.keep, self.rooms.is_looked_at)
        self._known: dict[tuple[str, str], float] = {}
        """When each guest was last looked up, on each device."""
        self.workers.ended = self.metrics.worker_ended
        Vitals(self.metrics.registry, self.shards, self.house.bus, self.thinkers.queue)
        self.lookout = Lookout({"/health": self._alive, "/ready": self._ready, "/metrics": self._measured})
        self.listening: Callable[[], bool] = lambda: True
        """Whether people could come in: a server begins to listen when its node is open."""
        self.ready = False

    async def open(self) -> None:
        """Begin to serve."""
        if self.settings.operations:
            await self.lookout.open(self.settings.operations)
        for store in self.shards:
            if store.is_file:  # a home host has nothing to set up
                await migrate(store.engine)
            elif not await fits(store.engine):
                raise RuntimeError("a database is not at this release's schema: run `fathom migrate` first")
        if self.settings.people:
            self.cookies = Cookies(await cookie_secret(self.shards.first, self.settings.cookie_secret))
        if isinstance(queue := self.thinkers.queue, RedisQueue):
            queue.house = (await self.shards.first.shared_secret("queue"))[:12]
        self.workers.open()
        await self.open_doors(bots=self.settings.bots)
        self.following.open()
        self.watchdog.open()
        self.heartbeat.open()
        self.archive.open()
        self.retention.open()
        await self.doorman.open()
        await self.caller.open()
        self.ready = True
        log.info("open", games=list(self.house.games))

    async def close(self) -> None:
        """Take nothing new, finish what was begun, and go."""
        self.ready = False
        await self.watchdog.close()
        await self.heartbeat.close()
        await self.archive.close()
        await self.retention.close()
        await self.doorman.close()
        await self.caller.close()
        await self.senders.close()
        await self.send_home()
        await self.following.close()  # after the rooms: who leaves them is told to the other nodes
        await self.lock_up()
        await self.workers.close()
        await self.limits.close()
        await self.shards.close()
        await self.lookout.close()
        await asyncio.to_thread(flush)
        log.info("closed")

    # --- how it is doing ---------------------------------------------------------------------------------

    async def is_well(self) -> bool:
        """It can serve tables: open, and a database answers that can be written. Tables of one that does not
        are refused one by one."""
        return self.ready and any(await asyncio.gather(*(store.answers(PATIENCE) for store in self.shards)))

    async def measured(self) -> bytes:
        self.metrics.queue_is(await self.thinkers.queue.depth())
        return self.metrics.text()

    async def _alive(self) -> tuple[int, bytes, str]:
        return 200, b"alive\n", "text/plain"

    async def _ready(self) -> tuple[int, bytes, str]:
        well = self.listening() and await self.is_well()
        return (200, b"ready\n", "text/plain") if well else (503, b"not ready\n", "text/plain")

    async def _measured(self) -> tuple[int, bytes, str]:
        return 200, await self.measured(), TEXT_FORMAT

    # --- who comes in ------------------------------------------------------------------------------------

    async def admit(self, guest: str, device_name: str) -> str:
        """The cookie for another device of a guest."""
        device = new_id()
        await devices.add_device(self.shards.of_guest(guest), guest, device, device_name, now())
        return self.cookies.sign(guest, device)

    async def guest(self, cookie: str) -> str | None:
        """Who has this cookie, if it is ours and neither guest nor device was forgotten."""
        read = self.cookies.read(cookie) if cookie else None
        if read is None:
            return None
        (guest, device), looked = read, time.monotonic()
        fresh = looked - self._known.get(read, -KNOWN_FOR) < KNOWN_FOR
        if guest in self.house.names and fresh:
            return guest
        if not self.shards.reaches(guest):  # who cannot be looked up is not forgotten
            if guest in self.house.names and read in self._known:
                return guest
            raise Refusal("unavailable", "refused-unavailable")
        store = self.shards.of_guest(guest)
        names = await self.shards.names([guest])
        if guest not in names:
            self.house.names.pop(guest, None)
        if read not in await devices.known(store, [guest]):
            self._known.pop(read, None)
            return None
        self.house.names.update(names)
        self._known[read] = looked
        if len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]
        with contextlib.suppress(*MAYBE_GONE):  # a convenience; the next look notes it
            await devices.greet(store, guest, device, now())
        return guest

    async def forget_device(self, guest: str, device: str) -> bool:
        """Its cookie is worth nothing any more: here at once, at other nodes within half a minute."""
        if not await devices.drop_device(self.shards.of_guest(guest), guest, device):
            return False
        self._known.pop((guest, device), None)
        await self.doorman.look_again()
        return True

    async def forget(self, guest: str) -> None:
        await super().forget(guest)
        for known in [one for one in self._known if one[0] == guest]:
            del self._known[known]
        await self.doorman.look_again()
