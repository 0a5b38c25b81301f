"""Who looks at a table from other nodes. Kept in Redis for a little longer than it is renewed; with Redis
gone nobody knows, and nobody counts as away.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence

from redis.asyncio import Redis

from fathomfive.tables.clock import now

GOOD_FOR = 25_000
"""Milliseconds."""
SLOW = 2.0


class Presence:
    def __init__(self, redis: Redis, prefix: str, node: str) -> None:
        self._redis = redis
        self._prefix = prefix
        self._node = node

    def _key(self, table: str) -> str:
        return f"{self._prefix}:here:{table}"

    def _entry(self, guest: str) -> str:
        return f"{self._node} {guest}"

    async def renew(self, here: Iterable[tuple[str, Iterable[str]]]) -> None:
        """These guests look at these tables from this node."""
        until = now() + GOOD_FOR
        async with asyncio.timeout(SLOW), self._redis.pipeline(transaction=False) as pipeline:
            for table, guests in here:
                pipeline.zadd(self._key(table), {self._entry(guest): until for guest in guests})
                pipeline.pexpire(self._key(table), GOOD_FOR)
            await pipeline.execute()

    async def gone(self, table: str, guest: str) -> None:
        async with asyncio.timeout(SLOW):
            await self._redis.zrem(self._key(table), self._entry(guest))

    def _eyes(self, table: str, guest: str) -> str:
        return f"{self._prefix}:eyes:{table}:{guest}"

    async def look(self, table: str, guest: str, seconds: float) -> None:
        """This guest looks at this table, for so long if nothing more is heard; 0: no longer."""
        async with asyncio.timeout(SLOW):
            if seconds:
                await self._redis.set(self._eyes(table, guest), self._node, px=int(seconds * 1000))
            else:
                await self._redis.delete(self._eyes(table, guest))

    async def looks(self, table: str, guest: str) -> bool:
        """Whether some node has seen this guest look at this table."""
        async with asyncio.timeout(SLOW):
            return bool(await self._redis.exists(self._eyes(table, guest)))

    async def elsewhere(self, tables: Sequence[str]) -> dict[str, set[str]]:
        """The guests other nodes have seen at each table."""
        moment = now()
        async with asyncio.timeout(SLOW), self._redis.pipeline(transaction=False) as pipeline:
            for table in tables:
                pipeline.zrangebyscore(self._key(table), moment, "+inf")
            found = await pipeline.execute()
        return {table: self._others(seen) for table, seen in zip(tables, found, strict=True)}

    def _others(self, seen: Iterable[bytes]) -> set[str]:
        words = [entry.decode().split(" ", 1) for entry in seen]
        return {guest for node, guest in words if node != self._node}
