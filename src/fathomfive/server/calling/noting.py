"""`Noting`: whom to call. A move only notes its table; later whoever is asked and can be called is put into
the queue beside it.

What is noted lies in memory, so a process that dies between an entry and its call would lose the call. So a
sweep goes round the people who can be called, a page at a time and by indexes alone, and looks for tables
that have waited for them and called nobody.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Iterable

import msgspec

from fathomfive.server.calling.ways import Ways
from fathomfive.server.calling.words import Asked, asked_of
from fathomfive.server.journals import calls
from fathomfive.server.journals.calls import Call, Channel
from fathomfive.server.journals.shards import Shards
from fathomfive.server.journals.store import Store
from fathomfive.server.operate.logs import log
from fathomfive.tables.clock import now
from fathomfive.tables.house import House
from fathomfive.tables.refusal import Refusal
from fathomfive.tables.table import Table
from fathomfive.tables.tasks import end

A_LOOK = 0.25
"""Seconds between two looks for what is due here."""
A_SWEEP = 15.0
"""Seconds between two pages of the sweep."""
A_PAGE = 200
"""People of a page, and the most tables that are opened for one."""
IN_TIME = 5_000
"""Milliseconds for whoever noted a table to put its calls into the queue; then the sweep does."""
KNOWN_FOR = 30.0
"""Seconds for which it is remembered that somebody has no way to be called."""


class Noted(msgspec.Struct):
    """A table that somebody may have to be called to."""

    due: float
    over: set[str]
    """Whose turn has ended since it was noted."""


class Noting:
    def __init__(self, house: House, shards: Shards, ways: Ways, call_after: float) -> None:
        self._house = house
        self._shards = shards
        self._ways = ways
        self._call_after = call_after
        self._noted: OrderedDict[str, Noted] = OrderedDict()
        self._mute: dict[str, float] = {}
        """Guests who are not to be called at all, and until when we think so."""
        self._swept: dict[Store, str] = {}
        """The last guest of each database that the sweep has come to."""
        self._tasks: list[asyncio.Task[None]] = []
        house.wrote = self.wrote

    def open(self, *, sweeps: bool) -> None:
        self._tasks = [asyncio.create_task(self._look_after(), name="to be called")]
        if sweeps:
            self._tasks.append(asyncio.create_task(self._sweep_always(), name="calls that were lost"))

    async def close(self) -> None:
        await end(self._tasks)

    @property
    def busy(self) -> bool:
        return bool(self._noted)

    def wrote(self, table: Table) -> None:
        """All that a move does: note the table, and whose turn is over."""
        people = set(table.owners.values())
        if not people:
            return
        noted = self._noted.get(table.row.id)
        if noted is None:
            due = time.monotonic() + self._call_after
            noted = self._noted[table.row.id] = Noted(due, set())
        noted.over |= people - awaited(table)

    def can_be_called(self, guest: str) -> None:
        """Somebody has a way to be called from now on."""
        self._mute.pop(guest, None)

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(A_LOOK)
            while self._noted:
                table_id, noted = next(iter(self._noted.items()))
                if noted.due > time.monotonic():
                    break
                del self._noted[table_id]
                try:
                    await self._note_calls(table_id, noted.over)
                except Exception as error:  # the next entry of the table, or the sweep, finds it again
                    log.warning("calls not noted", table=table_id, error=type(error).__name__)

    async def _note_calls(self, table_id: str, over: set[str]) -> None:
        table = self._house.cached(table_id)
        if table is not None:
            await self._note(table, over)
        elif table_id in self._house.in_memory:  # somebody is moving right now: soon
            self._noted.setdefault(table_id, Noted(time.monotonic() + A_LOOK, over)).over |= over
        else:
            async with self._house.at(table_id) as found:  # it made room for others meanwhile
                await self._note(found, over)

    async def _note(self, table: Table, over: set[str]) -> None:
        table_id = table.row.id
        asked = awaited(table) if table.row.phase == "playing" else set()
        ways = await self._known_ways(asked | over)
        if not ways:
            return
        store = self._shards.of(table_id)
        known = await calls.called(store, table_id)
        again = {guest for guest in asked if _was_here(table, guest, known.get(guest, 0))}
        ended = (over | again) & known.keys()
        fresh = [guest for guest in asked if guest in ways and (guest in ended or guest not in known)]
        moment = now()
        new = [
            Call(table_id, guest, way.id, _words(table, guest), moment, moment)
            for guest in fresh
            for way in ways[guest]
        ]
        await calls.put_calls(store, table_id, ended, new)

    async def _known_ways(self, guests: Iterable[str]) -> dict[str, list[Channel]]:
        """How each of these people can be called; of those who cannot it is remembered for a while."""
        moment = time.monotonic()
        wanted = [guest for guest in guests if self._mute.get(guest, 0.0) < moment]
        found: dict[str, list[Channel]] = {}
        for way in await self._ways.of(wanted):
            found.setdefault(way.guest, []).append(way)
        for guest in wanted:
            if guest not in found:
                self._mute[guest] = moment + KNOWN_FOR
        if len(self._mute) > 20_000:
            self._mute = {guest: until for guest, until in self._mute.items() if until > moment}
        return found

    # --- what was lost -----------------------------------------------------------------------------------

    async def _sweep_always(self) -> None:
        while True:
            await asyncio.sleep(A_SWEEP)
            try:
                await self.sweep()
            except Exception as error:  # a database that is away; the next round comes to them again
                log.warning("sweep for lost calls failed", error=type(error).__name__)

    async def sweep(self) -> None:
        """The next people of every database who can be called: who of them is waited for, and was not?"""
        before = now() - int(self._call_after * 1000) - IN_TIME
        for store in list(self._shards.up().values()):
            guests = await calls.callable_after(store, self._swept.get(store, ""), A_PAGE)
            self._swept[store] = max(guests) if len(guests) == A_PAGE else ""
            for home in list(self._shards.up().values()) if guests else ():
                for table_id in await calls.forgotten(home, guests, before, A_PAGE):
                    with contextlib.suppress(Refusal):  # deleted meanwhile, or of another release
                        async with self._house.at(table_id) as table:
                            await self._note(table, set())


def awaited(table: Table) -> set[str]:
    """The people whose answer a table waits for; not those whom a bot covers."""
    owners, places = table.owners, table.places
    return {owners[seat] for seat in table.waiting if seat in owners and not places[seat].played_by_bot}


def _was_here(table: Table, guest: str, called: int) -> bool:
    """Whether somebody came after they were called: what is asked of them now is another turn, if the
    question is another one."""
    member = table.members.get(guest)
    return bool(called) and member is not None and member.seen_at > called and table.row.since > called


def _words(table: Table, guest: str) -> str:
    asked = Asked()
    seats = [seat for seat in table.waiting if table.owners.get(seat) == guest]
    if seats and table.match is not None:
        with contextlib.suppress(Exception):  # a picture that cannot be drawn keeps nobody from their turn
            asked = asked_of(table, seats[0])
    return msgspec.json.encode(asked).decode()
