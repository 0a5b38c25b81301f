"""How people can be called: each guest's channels and wishes lie in that guest's own database."""

from __future__ import annotations

from collections.abc import Iterable

from fathomfive.server.journals import calls
from fathomfive.server.journals.calls import Channel, Manner
from fathomfive.server.journals.shards import Shards
from fathomfive.server.journals.store import Store


class Ways:
    def __init__(self, shards: Shards) -> None:
        self._shards = shards

    async def of(self, guests: Iterable[str]) -> list[Channel]:
        """Those that count: a mailbox that has not answered yet is none."""
        found = [
            way for store, some in self._homes(guests).items() for way in await calls.channels(store, some)
        ]
        return [way for way in found if way.confirmed]

    async def manners(self, guests: Iterable[str]) -> dict[str, Manner]:
        found: dict[str, Manner] = {}
        for store, some in self._homes(guests).items():
            found |= await calls.manners(store, some)
        return found

    def _homes(self, guests: Iterable[str]) -> dict[Store, list[str]]:
        homes: dict[Store, list[str]] = {}
        for guest in set(guests):
            if self._shards.reaches(guest):
                homes.setdefault(self._shards.of_guest(guest), []).append(guest)
        return homes
