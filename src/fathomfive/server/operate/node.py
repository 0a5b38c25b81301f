"""`Node`: one server process, put together: store, house, rooms, bots, desk. Opens and closes in order."""

from __future__ import annotations

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from fathomfive.server.http.cookies import Cookies
from fathomfive.server.http.limits import Limits
from fathomfive.server.journals.migrate import is_current, migrate
from fathomfive.server.journals.shards import Shards
from fathomfive.server.live.following import Following
from fathomfive.server.live.presence import Presence
from fathomfive.server.live.redis_bus import RedisBus
from fathomfive.server.operate.logs import log
from fathomfive.server.operate.metrics import Metrics
from fathomfive.server.operate.settings import Settings
from fathomfive.server.thinking.claims import Claims
from fathomfive.server.thinking.workers import Workers
from fathomfive.tables.bus import Alone, Bus
from fathomfive.tables.clock import now
from fathomfive.tables.desk import Desk
from fathomfive.tables.house import House
from fathomfive.tables.ids import new_id
from fathomfive.tables.pad import Pad
from fathomfive.tables.past import Past
from fathomfive.tables.rooms import Rooms
from fathomfive.tables.talk import Talk
from fathomfive.tables.thinking import Thinking


def redis_at(settings: Settings) -> Redis | None:
    """A line to Redis, if the house has one. It fails at once: whoever uses it knows what to do without."""
    if not settings.redis:
        return None
    never = Retry(NoBackoff(), 0)
    return Redis.from_url(settings.redis, socket_connect_timeout=1.0, retry=never, max_connections=32)


class Node:
    def __init__(self, settings: Settings, *, alone: bool = True, workers: Workers | None = None) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.shards = Shards.at(settings.databases, alone=alone)
        redis = redis_at(settings)
        self.bus: Bus = Alone() if redis is None else RedisBus(redis, settings.prefix)
        self.house = House(self.shards, settings, self.metrics, self.bus)
        self.rooms = Rooms(self.house)
        self.workers = workers or Workers(settings.workers)
        self.thinking = Thinking(self.house, self.workers, Claims(redis, settings.prefix))
        self.past = Past(self.house, self.workers)
        self.desk = Desk(self.house, self.rooms, self.past, self.workers)
        self.talk = Talk(self.house, self.rooms)
        self.pad = Pad(self.house, self.rooms)
        presence = None if redis is None else Presence(redis, settings.prefix, new_id())
        self.following = Following(self.house, self.rooms, self.talk, self.pad, presence)
        self.limits = Limits(settings)
        self.cookies = Cookies("")
        self.ready = False

    async def open(self) -> None:
        """Begin to serve."""
        for store in self.shards:
            if store.is_file:  # a home host has nothing to set up
                await migrate(store.engine)
            elif not await is_current(store.engine):
                raise RuntimeError("a database is not at this release's schema: run `fathom migrate` first")
        self.cookies = Cookies(await self.shards.first.shared_secret("cookies"))
        await self.house.open()
        await self.bus.open(thinking=self.settings.bots)
        self.rooms.open()
        await self.following.open()
        self.workers.open()
        if self.settings.bots:
            self.thinking.open()
        self.ready = True
        log.info("open", games=list(self.house.games))

    async def close(self) -> None:
        """Take nothing new, finish what was begun, and go."""
        self.ready = False
        await self.thinking.close()
        await self.rooms.close()
        await self.following.close()
        await self.house.close()
        await self.bus.close()
        await self.workers.close()
        await self.limits.close()
        await self.shards.close()
        log.info("closed")

    # --- guests ----------------------------------------------------------------------------------------

    async def guest(self, cookie: str) -> str | None:
        """Who has this cookie, if it is ours and the guest was not forgotten."""
        guest = self.cookies.read(cookie) if cookie else None
        if guest is None:
            return None
        if guest not in self.house.names:
            self.house.names.update(await self.shards.names([guest]))
        return guest if guest in self.house.names else None

    async def make_guest(self, name: str) -> str:
        guest = self.shards.new_guest()
        await self.shards.of_guest(guest).make_guest(guest, name, now())
        self.house.names[guest] = name
        return guest

    async def rename(self, guest: str, name: str) -> None:
        await self.shards.of_guest(guest).name_guest(guest, name)
        self.house.names[guest] = name
        for table_id in [mine.row.id for mine in await self.shards.mine(guest)]:
            table = self.house.cached(table_id)
            if table is not None:
                self.rooms.refresh(table)
            self.house.bus.tell(table_id, "people")

    async def forget(self, guest: str) -> None:
        """Give up every seat, erase name and chat."""
        for mine in await self.shards.mine(guest, most=10_000):
            if mine.row.phase in ("lobby", "playing"):
                await self.desk.leave(mine.row.id, guest)
        await self.shards.forget_guest(guest)
        self.house.names.pop(guest, None)
