"""How one node is set up; `fathom serve` fills it from its options."""

from __future__ import annotations

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    databases: tuple[str, ...]
    """One for each shard, in an order that never changes."""
    redis: str = ""
    prefix: str = "fathom"
    """Of everything this house keeps in Redis."""
    hosts: tuple[str, ...] = ("localhost", "127.0.0.1", "[::1]")
    """Host names people may use to reach this server."""
    reach: str = ""
    """Where others in the room reach a home host, for links that were made at `localhost`."""
    cached_tables: int = 2000
    workers: int = 1
    """Processes for whatever takes longer than a moment: bots, hints, replay."""
    bots: bool = True
    """Whether bots think in this node; else `fathom bots` does it."""
    bot_pause: float = 0.6
    """Seconds between two answers of bots, so that people can follow."""
    hint_iterations: int = 80
    """How long a hint is thought about, in worlds tried out."""
    limits: bool = True
    behind: float = 0.5
    """Seconds between two rounds of writing checkpoints."""
    patience: float = 5.0
    """Seconds to wait for a database that is gone before people are told."""
    sweep: float = 5.0
    """Seconds between two looks for tables whose bot nobody is thinking for."""
