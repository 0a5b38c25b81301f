"""Whether what PostgreSQL archives gets away, on a PostgreSQL of its own: a shared one has no archive."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import asyncpg

from fathomfive.server.journals.shards import Shards
from fathomfive.server.journals.store import Store
from fathomfive.server.operate.archive import STUCK, Archive

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "benchmarks"))

from own_services import OwnServices  # noqa: E402

PATIENCE = 30.0


async def test_an_archive_that_does_not_get_away_is_told() -> None:
    told: dict[str, float] = {}
    broken = ("archive_mode=on", "archive_command=false")
    with OwnServices(settings=broken) as services:
        address = await services.new_database("kept")
        shards = Shards.at((address,))
        archive = Archive(shards, 0.1, told.__setitem__)
        archive.open()
        operator = await asyncpg.connect(address)
        try:
            async with asyncio.timeout(PATIENCE):
                while told.get("a") != 0:  # nothing has failed yet
                    await asyncio.sleep(0.05)
                await operator.execute("CREATE TABLE something AS SELECT 1 AS one")
                await operator.execute("SELECT pg_switch_wal()")
                while not told["a"]:
                    await asyncio.sleep(0.05)
        finally:
            await archive.close()
            await operator.close()
            await shards.close()


async def test_a_database_without_an_archive_has_nothing_to_tell(postgres: str) -> None:
    store = Store.at(postgres)
    try:
        assert not await store.all(STUCK)
    finally:
        await store.close()
