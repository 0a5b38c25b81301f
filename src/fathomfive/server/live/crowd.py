"""How many sockets each guest and each address has open at this node."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from fathomfive.tables.settings import HouseSettings


class Crowd:
    def __init__(self, settings: HouseSettings) -> None:
        per_guest = settings.allow.sockets_per_guest if settings.limits else 0
        self._most = {"guest": per_guest, "address": per_guest * settings.allow.people_per_address}
        self._open: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def joined(self, guest: str, address: str) -> Iterator[bool]:
        """Whether there is room for one more socket, for as long as the block lasts."""
        both = [("guest", guest), ("address", address)]
        room = all(not self._most[what] or self._open[what, who] < self._most[what] for what, who in both)
        if room:
            self._open.update(both)
        try:
            yield room
        finally:
            if room:
                self._open.subtract(both)
                for one in both:
                    if not self._open[one]:
                        del self._open[one]
