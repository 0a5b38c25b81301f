"""Knows which databases can be read and written, and lets people go whose table this node cannot serve.

A node that is cut off from a database would keep its people in front of a table that goes on elsewhere.
When one has not answered three times in a row its tables' sockets are closed, and whoever sat there comes
back to a node that can reach it. Tables in other databases go on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from fathomfive.server.journals.shards import Shards
from fathomfive.server.journals.store import Store
from fathomfive.server.operate.logs import log
from fathomfive.tables.tasks import end

MISSES = 3


class Heartbeat:
    def __init__(self, shards: Shards, every: float, let_go: Callable[[str], None]) -> None:
        self._shards = shards
        self._every = every
        """Seconds; people are let go after three of them, or six where nothing comes back at all."""
        self._let_go = let_go
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self._tasks = [
            asyncio.create_task(self._watch(letter, store), name=f"heartbeat-{letter}")
            for letter, store in self._shards.items()
            if not store.is_file
        ]

    async def close(self) -> None:
        await end(self._tasks)

    async def _watch(self, letter: str, store: Store) -> None:
        misses = 0
        while True:
            await asyncio.sleep(self._every)
            if await store.answers(max(0.5, self._every)):
                misses = 0
                if letter in self._shards.down:
                    self._shards.down.discard(letter)
                    log.info("database back", shard=letter)
                continue
            misses += 1
            if misses == MISSES:
                self._shards.down.add(letter)
                log.error("database gone", shard=letter)
            if misses >= MISSES:  # whoever has come since is let go, too
                self._let_go(letter)
