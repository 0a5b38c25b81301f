"""The databases of one house. Ids carry the letter of their shard: whatever belongs to a table or a guest
lies in one database, found without asking, and no statement reaches over two.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from string import ascii_lowercase

from fathomfive.server.journals import moderation
from fathomfive.server.journals.house_keys import has_key
from fathomfive.server.journals.store import Store
from fathomfive.tables.ids import new_id, table_id
from fathomfive.tables.records import Mine

SIGN = "~"
"""Stands between a shard's letter and the rest of a guest's id; ids without it belong to the first shard."""


class Shards:
    def __init__(self, stores: Sequence[Store]) -> None:
        if not 0 < len(stores) <= len(ascii_lowercase):
            raise ValueError(f"a house has 1 to {len(ascii_lowercase)} databases, not {len(stores)}")
        self._stores = dict(zip(ascii_lowercase, stores, strict=False))
        self.first = stores[0]
        self.down: set[str] = set()
        """Letters of those that cannot be reached or written. Nothing new goes there, and what is asked of
        all databases is asked of the others."""

    @classmethod
    def at(cls, addresses: Sequence[str], *, alone: bool = True) -> Shards:
        """In this order: the first is shard a, the second b. New ones go to the end."""
        return cls([Store.at(address, alone=alone) for address in addresses])

    def __iter__(self) -> Iterator[Store]:
        return iter(self._stores.values())

    def items(self) -> Iterable[tuple[str, Store]]:
        return self._stores.items()

    def up(self) -> dict[str, Store]:
        """Those that can be reached; all of them, if none can."""
        return {
            letter: store for letter, store in self._stores.items() if letter not in self.down
        } or self._stores

    def of(self, table: str) -> Store:
        """Where a table lies. An id nobody has made leads to the first shard, which will not know it."""
        return self._stores.get(table[:1], self.first)

    def of_guest(self, guest: str) -> Store:
        return self._stores.get(guest[:1], self.first) if guest[1:2] == SIGN else self.first

    def reaches(self, guest: str) -> bool:
        """Whether the database with a guest's own data can be reached."""
        return self.of_guest(guest) in self.up().values()

    def new_table(self) -> str:
        return table_id(secrets.choice(list(self.up())))

    def new_guest(self) -> str:
        return secrets.choice(list(self.up())) + SIGN + new_id()

    def token_of(self, guest: str) -> str:
        """A random token that leads to the guest's shard."""
        letter = guest[:2] if guest[1:2] == SIGN else ""
        return letter + new_id()

    def apart(self, tables: Iterable[str]) -> Iterable[tuple[Store, list[str]]]:
        """Tables by the store they lie in."""
        found: dict[str, list[str]] = {}
        for table in tables:
            found.setdefault(table[:1], []).append(table)
        return [(self.of(letter), ids) for letter, ids in found.items()]

    async def close(self) -> None:
        for store in self:
            await store.close()

    # --- what a guest has in all of them ---------------------------------------------------------------

    async def mine(self, guest: str, most: int = 200) -> list[Mine]:
        """A guest's tables, the latest first; without those in a database that is down."""
        found = await asyncio.gather(*(store.mine(guest, most) for store in self.up().values()))
        return sorted((one for some in found for one in some), key=lambda one: -one.row.updated)[:most]

    async def hosted(self, guest: str) -> dict[str, int]:
        """How many tables a guest hosts, by their phase."""
        counted: Counter[str] = Counter()
        for found in await asyncio.gather(*(store.hosted(guest) for store in self.up().values())):
            counted.update(found)
        return counted

    async def has_key(self, guest: str) -> bool:
        return await has_key(self.first, guest)

    async def blocked(self, guest: str) -> set[str]:
        return await moderation.blocked(self.of_guest(guest), guest) if self.reaches(guest) else set()

    async def blockers(self, guest: str) -> set[str]:
        found = await asyncio.gather(*(moderation.blockers(store, guest) for store in self.up().values()))
        return set().union(*found)

    async def names(self, guests: Iterable[str]) -> dict[str, str]:
        homes: dict[Store, list[str]] = {}
        for guest in set(guests):
            homes.setdefault(self.of_guest(guest), []).append(guest)
        names: dict[str, str] = {}
        up = list(self.up().values())
        for store, some in homes.items():
            names |= await store.names(some) if store in up else {}
        return names

    async def forget_guest(self, guest: str) -> None:
        for store in self:
            await store.forget_guest(guest)


@asynccontextmanager
async def opened(addresses: Sequence[str], *, alone: bool = True) -> AsyncIterator[Shards]:
    shards = Shards.at(addresses, alone=alone)
    try:
        yield shards
    finally:
        await shards.close()
