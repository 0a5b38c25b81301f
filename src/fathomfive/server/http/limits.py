"""How much one guest or address may ask for: in Redis where several nodes share it, else in this process."""

from __future__ import annotations

import time

from limits import RateLimitItem, RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.aio.storage import MemoryStorage, RedisStorage
from limits.aio.strategies import FixedWindowRateLimiter
from redis.asyncio import ConnectionPool

from fathomfive.server.operate.logs import log
from fathomfive.server.operate.settings import Settings
from fathomfive.tables.refusal import Refusal

REQUESTS = RateLimitItemPerSecond(30)
MAKING = RateLimitItemPerMinute(60)
"""Guests and tables are rows for ever."""
WITHOUT = 5.0
"""Seconds to do without a Redis that did not answer: nobody should wait for it with every request."""


class Limits:
    def __init__(self, settings: Settings) -> None:
        self._on = settings.limits
        self._memory = FixedWindowRateLimiter(MemoryStorage())
        self._shared: FixedWindowRateLimiter | None = None
        self._pool: ConnectionPool | None = None
        self._not_before = 0.0
        if settings.redis:
            self._pool = ConnectionPool.from_url(
                settings.redis, socket_timeout=0.5, socket_connect_timeout=0.5
            )
            storage = RedisStorage(
                f"async+{settings.redis}",
                implementation="redispy",
                key_prefix=f"{settings.prefix}:limits",
                connection_pool=self._pool,  # type: ignore[arg-type]  # documented, not declared
            )
            self._shared = FixedWindowRateLimiter(storage)

    async def request(self, who: str) -> None:
        await self._spend(REQUESTS, "request", who)

    async def making(self, who: str) -> None:
        await self._spend(MAKING, "making", who)

    async def _spend(self, item: RateLimitItem, what: str, who: str) -> None:
        if not self._on:
            return
        if not await self._hit(item, what, who):
            raise Refusal("too-many", "refused-too-many")

    async def _hit(self, item: RateLimitItem, what: str, who: str) -> bool:
        if self._shared is not None and time.monotonic() > self._not_before:
            try:
                return await self._shared.hit(item, what, who)
            except Exception as error:  # Redis is gone: each process counts for itself, for a while
                self._not_before = time.monotonic() + WITHOUT
                log.warning("limits without redis", error=type(error).__name__)
        return await self._memory.hit(item, what, who)

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.disconnect()
