"""`Invitations`: words of tables, and what stands on the door for those with a link who are not in yet."""

from __future__ import annotations

from fathomfive.tables import seating
from fathomfive.tables.clock import now
from fathomfive.tables.desk import Desk
from fathomfive.tables.house import House
from fathomfive.tables.ids import hashed
from fathomfive.tables.protocol import Door
from fathomfive.tables.refusal import not_found
from fathomfive.tables.table import Table
from fathomfive.tables.words import new_words

MOST_WORDS = 3
"""Nicknames of one table that open it at a time: one for each screen the host looks at."""


class Invitations:
    def __init__(self, house: House, desk: Desk) -> None:
        self._house = house
        self._desk = desk

    async def door(self, table_id: str, token: str) -> Door:
        """For whoever has a link: what it leads to. Nobody has to say a name for that."""
        store = self._house.stores.of(table_id)
        found = await store.find_link(table_id, hashed(token))
        if found is None:
            raise not_found()
        async with self._house.at(table_id) as table:
            host = table.row.host
            if host and host not in self._house.names:
                self._house.names.update(await self._house.stores.names([host]))
            return self._door(table, "watch" if found[1] == "watch" else "play")

    def _door(self, table: Table, role: str) -> Door:
        row, names = table.row, self._house.names
        people = dict.fromkeys(owner for _, owner in sorted(table.owners.items()))
        return Door(
            table=row.id,
            game=row.game,
            title=table.game.title,
            name=row.name,
            phase=row.phase,
            role=role,
            host=names.get(row.host, ""),
            people=[names[owner] for owner in people if names.get(owner)],
            seats=len(table.places),
            free=table.chairs,
        )

    async def by_words(self, words: str) -> Door:
        """Where these words lead. They are dead once nobody can sit down there."""
        for store in self._house.stores:
            table_id = await store.find_words(hashed(words))
            if table_id is not None:
                door = await self.door(table_id, words)
                if door.free:
                    return door
        raise not_found()

    async def make_words(self, table_id: str, guest: str) -> tuple[str, str]:
        """Another nickname of the table; of the older ones a few stay."""
        seating.must_host(await self._desk.look(table_id, guest), guest)
        store = self._house.stores.of(table_id)
        before = [link for link, role, _ in await store.links(table_id) if role == "words"]
        for old in before[: len(before) - MOST_WORDS + 1]:
            await store.revoke_link(table_id, old)
        words = new_words()
        link = await self._desk.keep_link(table_id, "words", words, now())
        return link, words
