"""`SteppingIn`: after a table's patience a bot plays for whoever is asked and away, and everybody is told.

Somebody must be waiting for it: where everybody has gone, the table waits for them, and no match is played to
its end by bots alone. A patience of 0 is a table that always waits: there the others let a bot play.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Mapping
from typing import Any

from fathomfive.tables import seating
from fathomfive.tables.clock import now
from fathomfive.tables.house import House
from fathomfive.tables.moves import Draft
from fathomfive.tables.ports import Store
from fathomfive.tables.refusal import Refusal
from fathomfive.tables.rooms import Rooms
from fathomfive.tables.table import Table
from fathomfive.tables.tasks import end
from fathomfive.tables.views import Here

log = logging.getLogger(__name__)

A_LOOK = 1.0
"""Seconds between two looks at the tables that people have open here."""
A_ROUND = 30
"""Looks between two rounds of the tables that nobody has open."""
A_PAGE = 200
NOT_AGAIN = 600_000
"""Milliseconds until a table that nobody has open is looked at again, if nothing happens there."""
SETTLED = 60_000
"""Milliseconds after which everybody who wants to be here is back from a restart."""


class SteppingIn:
    def __init__(self, house: House, rooms: Rooms) -> None:
        self._house = house
        self._rooms = rooms
        self._opened = now()
        self._left_alone: dict[str, tuple[int, int]] = {}
        """Tables nobody has open and where nothing was to be done: their head, and when that was."""
        self._task: asyncio.Task[None] | None = None

    def open(self, *, everywhere: bool) -> None:
        """`everywhere`: also look after tables that nobody has open."""
        self._opened = now()
        self._task = asyncio.create_task(self._always(everywhere), name="stepping in")

    async def close(self) -> None:
        await end([self._task] if self._task is not None else [])

    async def _always(self, everywhere: bool) -> None:
        looks = 0
        while True:
            await asyncio.sleep(A_LOOK)
            try:
                await self.look_around()
                looks += 1
                if everywhere and looks % A_ROUND == 0:
                    await self.go_round(now())
            except Exception as error:
                log.warning("stepping in failed", extra={"error": type(error).__name__})

    async def look_around(self) -> None:
        """At the tables that somebody has open here."""
        for table_id in list(self._rooms.rooms):
            table = self._house.cached(table_id)
            if table is not None and _may_be_overdue(table, now()):
                seen = {guest: member.seen_at for guest, member in table.members.items()}
                await self._step_in(table, self._rooms.here(table), seen)

    async def go_round(self, moment: int) -> None:
        """At the tables that nobody has open: matches that are played a move a day."""
        if moment - self._opened < SETTLED or not self._rooms.others_known:
            return
        for store in list(self._house.stores):
            await self._go_round(store, moment)

    async def _go_round(self, store: Store, moment: int) -> None:
        after = ""
        while page := await store.tables_overdue(after, moment, A_PAGE):
            for table_id, head in page:
                if not self._is_left_alone(table_id, head, moment) and not await self._is_looked_at(table_id):
                    await self._look_up(table_id, moment)
            after = page[-1][0]

    def _is_left_alone(self, table_id: str, head: int, moment: int) -> bool:
        was, at = self._left_alone.get(table_id, (-1, 0))
        return was == head and moment - at < NOT_AGAIN

    async def _is_looked_at(self, table_id: str) -> bool:
        return self._rooms.is_looked_at(table_id) or await self._rooms.elsewhere(table_id)

    async def _look_up(self, table_id: str, moment: int) -> None:
        """Who looked when is read anew: they may have done so at another node."""
        with contextlib.suppress(Refusal):  # it was deleted meanwhile, or belongs to another release
            async with self._house.at(table_id) as table:
                news = await self._house.stores.of(table_id).news(table_id, table.head)
            if news is None or news.entries:
                return
            seen = {guest: member.seen_at for guest, member in news.members.items()}
            if not await self._step_in(table, Here((), seen), seen):
                self._left_alone[table_id] = table.head, moment

    async def _step_in(self, table: Table, here: Here, seen: Mapping[str, int]) -> bool:
        """Whether a bot plays on for somebody: one at a look. Of two who are asked and gone
        each waits for the other, and once one of them is covered nobody does any more."""
        for seat in overdue(table, here, seen, now())[:1]:
            with contextlib.suppress(Refusal):  # another node was faster, or its owner
                await self._house.act(table.row.id, _in_for(seat))
                return True
        return False


def _in_for(seat: int) -> Any:
    async def decide(table: Table) -> Draft:
        return seating.step_in(table, seat)

    return decide


def _may_be_overdue(table: Table, moment: int) -> bool:
    """Whether somebody has been asked for longer than this table is patient."""
    patience = table.row.patience * 1000
    return table.row.phase == "playing" and 0 < patience <= moment - table.row.since


def overdue(table: Table, here: Here, seen: Mapping[str, int], moment: int) -> list[int]:
    """The seats that keep others waiting for longer than the table is patient: asked, and their owner away.
    `seen`: when everybody last looked."""
    if not here.certain or not _may_be_overdue(table, moment):
        return []
    return [
        seat
        for seat in table.waiting
        if _is_away(table, seat, here, moment) and _somebody_waits(table, table.owners[seat], here, seen)
    ]


def _is_away(table: Table, seat: int, here: Here, moment: int) -> bool:
    owner = table.owners.get(seat)
    if owner is None or owner in here.guests or not table.places[seat].owned_and_uncovered:
        return False
    return moment - here.away.get(owner, moment) >= table.row.patience * 1000


def _somebody_waits(table: Table, owner: str, here: Here, seen: Mapping[str, int]) -> bool:
    """Whether somebody else plays who is here, or has looked since `owner` was asked."""
    others = {
        guest
        for seat, guest in table.owners.items()
        if guest != owner and table.places[seat].owned_and_uncovered
    }
    return any(guest in here.guests or seen.get(guest, 0) >= table.row.since for guest in others)
