"""Knows whether what PostgreSQL archives gets away. What does not stays on its disk until that is full, and
is missing when somebody wants a moment back. Files and databases without an archive have nothing to tell.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sqlalchemy import text

from fathomfive.server.journals.shards import Shards
from fathomfive.server.journals.store import Store
from fathomfive.server.operate.logs import log
from fathomfive.tables.tasks import end

STUCK = text(
    "SELECT CASE WHEN last_failed_time > coalesce(last_archived_time, '-infinity')"
    " THEN extract(epoch FROM now() - coalesce(last_archived_time, stats_reset)) ELSE 0 END"
    " FROM pg_stat_archiver WHERE current_setting('archive_mode') <> 'off'"
)
"""Seconds since something was archived, if the last try failed."""


class Archive:
    def __init__(self, shards: Shards, every: float, tell: Callable[[str, float], None]) -> None:
        self._shards, self._every, self._tell = shards, every, tell
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self._tasks = [
            asyncio.create_task(self._watch(letter, store), name=f"archive-{letter}")
            for letter, store in self._shards.items()
            if not store.is_file
        ]

    async def close(self) -> None:
        await end(self._tasks)

    async def _watch(self, letter: str, store: Store) -> None:
        while True:
            try:
                for (seconds,) in await store.all(STUCK):
                    self._tell(letter, float(seconds))
            except Exception as error:  # the heartbeat tells of a database that is gone
                log.debug("archive not readable", shard=letter, error=type(error).__name__)
            await asyncio.sleep(self._every)
