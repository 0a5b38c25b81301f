"""What is looked up at the moment somebody asks: lines to databases and Redis, the process, the clock.

`metrics.py` counts what happens; here is how things stand.
"""

from __future__ import annotations

import time
from collections.abc import Iterable

from prometheus_client import CollectorRegistry, ProcessCollector
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from sqlalchemy.pool import QueuePool

from fathomfive.server.journals.shards import Shards
from fathomfive.server.live.redis_bus import RedisBus
from fathomfive.server.operate.release import RELEASE
from fathomfive.server.thinking.redis_queue import RedisQueue
from fathomfive.tables.bus import Bus
from fathomfive.tables.queue import Queue


class Vitals(Collector):
    def __init__(self, registry: CollectorRegistry, shards: Shards, bus: Bus, queue: Queue) -> None:
        self._shards, self._bus, self._queue = shards, bus, queue
        registry.register(self)
        ProcessCollector(registry=registry)

    def collect(self) -> Iterable[Metric]:
        yield from self._databases()
        yield from self._redis()
        yield GaugeMetricFamily("fathom_clock_seconds", "What this machine's clock says", time.time())
        release = GaugeMetricFamily("fathom_release_info", "The release that runs here", labels=["release"])
        release.add_metric([RELEASE], 1)
        yield release

    def _databases(self) -> Iterable[Metric]:
        up = GaugeMetricFamily(
            "fathom_database_up", "Whether a database can be read and written from here", labels=["shard"]
        )
        lines = GaugeMetricFamily(
            "fathom_pool_lines", "Lines to a database beside the writer's", labels=["shard", "state"]
        )
        most = GaugeMetricFamily("fathom_pool_most_lines", "As many may be open", labels=["shard"])
        for letter, store in self._shards.items():
            up.add_metric([letter], letter not in self._shards.down)
            pool = store.engine.pool
            if isinstance(pool, QueuePool):
                lines.add_metric([letter, "used"], pool.checkedout())
                lines.add_metric([letter, "idle"], pool.checkedin())
                most.add_metric([letter], pool.size() + pool._max_overflow)
        yield from (up, lines, most)

    def _redis(self) -> Iterable[Metric]:
        bus, queue = self._bus, self._queue
        up = not isinstance(bus, RedisBus) or bus.up
        yield GaugeMetricFamily("fathom_bus_up", "Whether nodes hear each other, or this one is alone", up)
        waiting = len(bus.unsaid) if isinstance(bus, RedisBus) else 0
        yield GaugeMetricFamily("fathom_bus_waiting", "Notes to other nodes that were not yet sent", waiting)
        shared = not isinstance(queue, RedisQueue) or queue.shared
        yield GaugeMetricFamily(
            "fathom_queue_shared", "Whether the queue for thinking is everybody's", shared
        )
