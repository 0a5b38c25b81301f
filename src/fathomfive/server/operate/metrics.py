"""What is counted, for Prometheus. Labels hold reasons and kinds, never a table, a guest or a card."""

from __future__ import annotations

import time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from fathomfive.server.operate.watchdog import Longest
from fathomfive.tables.ports import Measures
from fathomfive.tables.queue import Depth

TEXT_FORMAT = "text/plain; version=0.0.4"
_FAST = (0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics(Measures):
    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.moves = Counter("fathom_moves", "Journal entries written", registry=registry)
        self.refusals = Counter("fathom_refusals", "Refused, by reason", ["reason"], registry=registry)
        self.conflicts = Counter("fathom_conflicts", "Entries outrun by another node", registry=registry)
        self.commit_time = Histogram(
            "fathom_commit_seconds", "From a batch's start to its verdict", buckets=_FAST, registry=registry
        )
        self.batch_size = Histogram(
            "fathom_batch_lines",
            "Entries in a batch",
            buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256, 512),
            registry=registry,
        )
        self.sockets = Gauge("fathom_sockets", "Open sockets", registry=registry)
        self.cached = Gauge("fathom_cached_tables", "Tables in memory", registry=registry)
        self.cache_hits = Counter("fathom_cache_hits", "Tables found in memory", registry=registry)
        self.cache_misses = Counter("fathom_cache_misses", "Tables read from the journal", registry=registry)
        self.scene_time = Histogram(
            "fathom_scene_seconds", "Drawing one viewer's scene", buckets=_FAST, registry=registry
        )
        self.lines_lost = Counter(
            "fathom_lines_lost", "Batches whose line to the database broke on the way", registry=registry
        )
        self.rejected = Counter(
            "fathom_entries_rejected",
            "Entries a database would not take, as on a full disk",
            registry=registry,
        )
        self.turned_away = Counter(
            "fathom_sockets_turned_away",
            "Sockets that were not opened, by reason",
            ["reason"],
            registry=registry,
        )
        self.workers_ended = Counter(
            "fathom_workers_ended", "Worker processes that died or had to be killed", registry=registry
        )
        self.archive = Gauge(
            "fathom_archive_stuck_seconds",
            "Since when nothing that a database archives gets away; 0 while it does",
            ["shard"],
            registry=registry,
        )
        self.requests = Counter("fathom_requests", "HTTP answers", ["method", "status"], registry=registry)
        self.thoughts = Counter("fathom_bot_answers", "Answers given by bots", registry=registry)
        self.hurried = Counter(
            "fathom_bot_thoughts_hurried", "Thoughts of bots that the clock ended", registry=registry
        )
        self.calls = Counter("fathom_calls", "Calls to a turn, by outcome", ["outcome"], registry=registry)
        self.lag = Histogram(
            "fathom_loop_lag_seconds",
            "How late the event loop came to a task",
            buckets=_FAST,
            registry=registry,
        )
        self.blocked = Longest(time.monotonic)
        longest = "Longest time the event loop was blocked in the last minute or two"
        Gauge("fathom_loop_blocked_seconds", longest, registry=registry).set_function(self.blocked.value)
        self.waiting = Gauge("fathom_queue_waiting", "Jobs that wait", ["priority"], registry=registry)
        self.oldest = Gauge(
            "fathom_queue_oldest_seconds", "How long the oldest has waited", registry=registry
        )
        self.oldest_bot = Gauge(
            "fathom_bots_oldest_seconds", "How long the oldest bot has waited for a worker", registry=registry
        )
        self.leased = Gauge("fathom_queue_leased", "Jobs being thought about", registry=registry)
        self.buried = Gauge(
            "fathom_queue_dead_letters", "Jobs that nobody could bring to an end", registry=registry
        )

    # --- what the house tells, see `tables.ports.Measures` ---------------------------------------------

    def wrote_entry(self) -> None:
        self.moves.inc()

    def wrote_batch(self, lines: int, seconds: float) -> None:
        self.batch_size.observe(lines)
        self.commit_time.observe(seconds)

    def refused(self, reason: str) -> None:
        self.refusals.labels(reason).inc()

    def lost_line(self) -> None:
        self.lines_lost.inc()

    def rejected_entry(self) -> None:
        self.rejected.inc()

    def outrun(self) -> None:
        self.conflicts.inc()

    def opened_table(self, *, remembered: bool) -> None:
        (self.cache_hits if remembered else self.cache_misses).inc()

    def remembers(self, tables: int) -> None:
        self.cached.set(tables)

    def opened_socket(self) -> None:
        self.sockets.inc()

    def closed_socket(self) -> None:
        self.sockets.dec()

    def drew(self, seconds: float) -> None:
        self.scene_time.observe(seconds)

    def bot_answered(self, *, hurried: bool) -> None:
        self.thoughts.inc()
        self.hurried.inc(hurried)

    def called(self, outcome: str) -> None:
        self.calls.labels(outcome).inc()

    # --- what the node tells -----------------------------------------------------------------------------

    def loop_was_blocked(self, seconds: float) -> None:
        self.lag.observe(seconds)
        self.blocked.note(seconds)

    def queue_is(self, depth: Depth) -> None:
        """As far as this node knows: what all share, and what waits here."""
        for priority, jobs in depth.waiting.items():
            self.waiting.labels(priority.name.lower()).set(jobs)
        self.oldest.set(depth.oldest)
        self.oldest_bot.set(depth.oldest_bot)
        self.leased.set(depth.leased)
        self.buried.set(depth.buried)

    def archive_is_stuck(self, shard: str, seconds: float) -> None:
        self.archive.labels(shard).set(seconds)

    def worker_ended(self) -> None:
        self.workers_ended.inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
