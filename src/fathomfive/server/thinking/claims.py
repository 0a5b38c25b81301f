"""Who thinks for a table: one worker at a time, by a claim that runs out when its worker dies.

A claim saves thinking twice, no more. Without Redis everybody may think, and the head of the journal lets
one answer in.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from redis.asyncio import Redis

from fathomfive.tables.ids import new_id
from fathomfive.tables.tasks import end

GOOD_FOR = 6_000
"""Milliseconds; renewed three times as often while somebody thinks."""
SLOW = 1.0

_IF_OURS = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call({}) end return 0"
_LET_GO = _IF_OURS.format("'del', KEYS[1]")
_RENEW = _IF_OURS.format("'pexpire', KEYS[1], ARGV[2]")


class RedisClaims:
    def __init__(self, redis: Redis, prefix: str) -> None:
        self._redis = redis
        self._prefix = prefix
        self._mine = new_id()

    @asynccontextmanager
    async def on(self, table: str) -> AsyncIterator[bool]:
        """Whether this process may think for the table, for as long as the block lasts."""
        key = f"{self._prefix}:claim:{table}"
        if not await self._take(key):
            yield False
            return
        renewing = asyncio.create_task(self._renew(key))
        try:
            yield True
        finally:
            await end([renewing])
            with contextlib.suppress(Exception):  # then it runs out
                async with asyncio.timeout(SLOW):
                    await self._redis.eval(_LET_GO, 1, key, self._mine)

    async def _take(self, key: str) -> bool:
        try:
            async with asyncio.timeout(SLOW):
                return bool(await self._redis.set(key, self._mine, nx=True, px=GOOD_FOR))
        except Exception:  # without Redis thinking twice is better than not at all
            return True

    async def _renew(self, key: str) -> None:
        while True:
            await asyncio.sleep(GOOD_FOR / 3000)
            with contextlib.suppress(Exception):
                async with asyncio.timeout(SLOW):
                    await self._redis.eval(_RENEW, 1, key, self._mine, GOOD_FOR)
