"""The report of a run that still goes on: written again from time to time, and the page reloads itself."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from fathomfive.lab.running import Watcher
from fathomfive.lab.store import Store

FIRST_AFTER = 5.0
"""Seconds: what is over by then needs no page on the way."""
AT_MOST_A_TENTH = 10
"""So many times as long as a page took to write passes before the next: the run comes first."""

WritePage = Callable[[Store, Path, float], None]
"""Writes the page of a run that will take so many seconds more."""


class LivePage(Watcher):
    """Keeps a page up to date and says how long it will take."""

    def __init__(self, store: Store, page: Path, write: WritePage, missing: int) -> None:
        self.store, self.page, self.write = store, page, write
        self.missing, self.played = missing, 0
        self.began = time.monotonic()
        self.due = self.began + FIRST_AFTER

    def came(self, count: int) -> None:
        self.played += count

    @property
    def seconds_left(self) -> float:
        """As long as the rest takes at the speed so far."""
        return (time.monotonic() - self.began) * (self.missing - self.played) / max(1, self.played)

    def kept(self) -> None:
        now = time.monotonic()
        if now < self.due or self.played >= self.missing:
            return
        self.write(self.store, self.page, self.seconds_left)
        took = time.monotonic() - now
        self.due = time.monotonic() + max(FIRST_AFTER, AT_MOST_A_TENTH * took)
