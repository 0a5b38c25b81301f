"""How one node is set up; `fathom serve` fills it from its options."""

from __future__ import annotations

from fathomfive.server.operate.retention import Keep
from fathomfive.tables.settings import HouseSettings


class Settings(HouseSettings, frozen=True, kw_only=True):
    databases: tuple[str, ...]
    """One for each shard, in an order that never changes."""
    redis: str = ""
    prefix: str = "fathom"
    """Of everything this house keeps in Redis."""
    hosts: tuple[str, ...] = ("localhost", "127.0.0.1", "[::1]")
    """Host names people may use to reach this server."""
    reach: str = ""
    """Where others in the room reach a home host, for links that were made at `localhost`."""
    heartbeat: float = 2.0
    """Seconds between two looks at each database."""
    job_seconds: int = 20
    """CPU time one job may take: a bot's answer, a hint, a set-up, an import."""
    job_megabytes: int = 1024
    """Memory a worker may have, Python and the games included."""
    keep: Keep = Keep()
    """How long things stay that nobody touches."""
    bots: bool = True
    """Whether bots think in this node; else `fathom bots` does it."""
