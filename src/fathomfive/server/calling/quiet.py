"""When somebody may be called: not in their quiet hours, and not while they said they are away."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

from fathomfive.server.journals.calls import Manner

A_DAY_OF_MINUTES = 24 * 60


@lru_cache(maxsize=256)
def zone(name: str) -> ZoneInfo:
    """Raises ValueError for what is no zone."""
    try:
        return ZoneInfo(name)
    except Exception as error:  # not found, a path, a folder: each has an exception of its own
        raise ValueError(name) from error


def not_before(manner: Manner, now: int) -> int:
    """The first moment from now on, in milliseconds, at which they may be called."""
    start = max(now, manner.away_until)
    if manner.quiet_from == manner.quiet_to:
        return start
    here = datetime.fromtimestamp(start / 1000, zone(manner.zone))
    minute = here.hour * 60 + here.minute
    into = (minute - manner.quiet_from) % A_DAY_OF_MINUTES
    length = (manner.quiet_to - manner.quiet_from) % A_DAY_OF_MINUTES
    if into >= length:
        return start
    day = here.date() + timedelta(days=1 if manner.quiet_to <= minute else 0)
    end = datetime(
        day.year, day.month, day.day, manner.quiet_to // 60, manner.quiet_to % 60, tzinfo=here.tzinfo
    )
    return max(start + 1, int(end.timestamp() * 1000))
