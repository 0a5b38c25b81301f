"""Time as the server writes it: milliseconds inside, ISO 8601 outside."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from functools import lru_cache


def now() -> int:
    return time.time_ns() // 1_000_000


@lru_cache(maxsize=1024)  # everybody at a table is told the same moments
def iso(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
