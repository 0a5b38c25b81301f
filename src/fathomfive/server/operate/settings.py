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
    proxies: tuple[str, ...] = ()
    """Addresses and networks of web servers in front, whose word for who asks is taken."""
    cookie_secret: str = ""
    """The file with the secret that signs cookies; without one it lies in the first database."""
    operations: str = ""
    """Where health and metrics are told, apart from people: address and port."""
    reach: str = ""
    """Where others in the room reach a home host, for links that were made at `localhost`."""
    heartbeat: float = 2.0
    """Seconds between two looks at each database."""
    archive_look: float = 30.0
    """Seconds between two looks at whether what it archives gets away."""
    job_seconds: int = 20
    """CPU time one job may take: a bot's answer, a hint, a set-up, an import."""
    job_megabytes: int = 1024
    """Memory a worker may have, Python and the games included."""
    keep: Keep = Keep()
    """How long things stay that nobody touches."""
    mail: str = ""
    """Where letters are handed in: smtp://user:password@host:587, or smtps://; without it there are none."""
    mail_from: str = ""
    """Whom letters come from; also whom a push service can turn to."""
    may_call: tuple[str, ...] = ()
    """Networks inside the host's own that guests may have called, such as 192.168.1.5/32."""
    call_after: float = 10.0
    """Seconds for somebody to be there by themselves before they are called."""
    people: bool = True
    """Whether people come here: who only thinks or looks signs no cookies."""
    bots: bool = True
    """Whether bots think in this node; else `fathom bots` does it."""
