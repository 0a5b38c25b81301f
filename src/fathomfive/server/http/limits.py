"""How much one guest or address may ask for: in Redis where several nodes share it, else in this process."""

from __future__ import annotations

import time

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.aio.storage import MemoryStorage, RedisStorage
from limits.aio.strategies import FixedWindowRateLimiter
from redis.asyncio import ConnectionPool

from fathomfive.kernel.text import say
from fathomfive.server.operate.logs import log
from fathomfive.server.operate.settings import Settings
from fathomfive.tables.ports import Asked
from fathomfive.tables.refusal import Refusal
from fathomfive.tables.settings import Allowances

WITHOUT = 5.0
"""Seconds to do without a Redis that did not answer: nobody should wait for it with every request."""


def rates(allow: Allowances) -> dict[Asked, tuple[type[RateLimitItem], int]]:
    """What is counted, in which span of time, and how much of it one guest may ask for."""
    return {
        "requests": (RateLimitItemPerSecond, allow.requests_per_second),
        "made": (RateLimitItemPerMinute, allow.made_per_minute),
        "imports": (RateLimitItemPerHour, allow.imports_per_hour),
        "guides": (RateLimitItemPerHour, allow.guides_per_hour),
        "hints": (RateLimitItemPerMinute, allow.hints_per_minute),
        "chat": (RateLimitItemPerMinute, allow.chat_per_minute),
        "watchers_chat": (RateLimitItemPerMinute, allow.watchers_chat_per_minute),
        "points": (RateLimitItemPerMinute, allow.points_per_minute),
        "faults": (RateLimitItemPerHour, allow.faults_per_hour),
        "calls": (RateLimitItemPerHour, allow.calls_per_hour),
        "words": (RateLimitItemPerHour, allow.words_per_hour),
        "tries": (RateLimitItemPerHour, allow.tries_per_hour),
    }


class Limits:
    def __init__(self, settings: Settings) -> None:
        self._rates = rates(settings.allow) if settings.limits else {}
        self._people = settings.allow.people_per_address
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

    async def spend(self, what: Asked, guest: str, address: str) -> None:
        """Count it for both. Whoever is nobody yet has only an address, and no share of it."""
        span, most = self._rates.get(what, (RateLimitItemPerSecond, 0))
        if not most:
            return
        counted = [(most, f"guest:{guest}"), (most * self._people, f"address:{address}")]
        for amount, who in counted if guest else [(most, f"address:{address}")]:
            item = span(amount)
            if not await self._hit(item, what, who):
                raise Refusal("too-many", say("refused-rate", most=amount, span=item.GRANULARITY.name))

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
