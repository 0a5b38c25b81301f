"""How things stand, as Prometheus is told: lines to databases and to other nodes."""

from __future__ import annotations

from fathomfive.server.operate.node import Node
from fathomfive.server.operate.settings import Settings
from tests.server.conftest import OWN_REDIS
from tests.server.playing import WORKERS


async def test_lines_to_a_database_are_counted(postgres: str) -> None:
    node = Node(Settings(databases=(postgres,), redis=OWN_REDIS), workers=WORKERS)
    told = node.metrics.registry.get_sample_value
    used, idle = {"shard": "a", "state": "used"}, {"shard": "a", "state": "idle"}
    engine = node.shards.first.engine
    async with engine.connect(), engine.connect():
        assert told("fathom_pool_lines", used) == 2
    assert told("fathom_pool_lines", used) == 0
    assert told("fathom_pool_lines", idle) == 2
    assert told("fathom_pool_most_lines", {"shard": "a"}) == 16
    await engine.dispose()


async def test_what_is_down_is_told() -> None:
    node = Node(Settings(databases=("postgresql://nobody@127.0.0.1:1/x",), redis=OWN_REDIS), workers=WORKERS)
    told = node.metrics.registry.get_sample_value
    assert told("fathom_database_up", {"shard": "a"}) == 1
    node.shards.down.add("a")
    assert told("fathom_database_up", {"shard": "a"}) == 0
    assert told("fathom_bus_up") in (0, 1)
    assert (told("process_open_fds") or 0) > 0
    assert (told("process_max_fds") or 0) > 0
