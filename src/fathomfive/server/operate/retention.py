"""How long a house keeps what nobody touches, and letting it go: bit by bit, or all by a command."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import msgspec

from fathomfive.kernel.game import Refused
from fathomfive.kernel.text import say
from fathomfive.server.journals import expiry
from fathomfive.server.journals.challenges import erase_old
from fathomfive.server.journals.expiry import Untouched
from fathomfive.server.journals.faults import erase_fault, old_faults
from fathomfive.server.journals.shards import Shards
from fathomfive.server.journals.store import A_DAY
from fathomfive.server.operate.logs import log
from fathomfive.tables.clock import now
from fathomfive.tables.house import House
from fathomfive.tables.tasks import end

FIRST, EVERY = 600.0, 6 * 3600.0
"""Seconds until the first round, and between two. Each node makes its own, and finds what others left."""
PAUSE = 0.05
"""Seconds between two things that go, so that nobody who plays waits for it."""


class Keep(msgspec.Struct, frozen=True, kw_only=True):
    """Days after which something goes that nobody has touched; 0: it stays for good."""

    open: int = 30
    """Tables that never began."""
    running: int = 400
    finished: int = 400
    """Matches that are over, and challenges that nobody has tried since."""
    guests: int = 400
    """Those who are at no table. Their cookie ends after a year."""
    faults: int = 400
    """What people said is wrong, with what they saw."""

    def of(self, kind: str) -> int:
        """The days of a table in some phase, of a guest or of a fault."""
        days = {
            "lobby": self.open,
            "playing": self.running,
            "over": self.finished,
            "guest": self.guests,
            "fault": self.faults,
        }
        return days[kind]

    def before(self, at: int) -> dict[str, int]:
        """By kind, the moment before which things were touched for the last time that go now."""
        kinds = ("lobby", "playing", "over", "guest", "fault")
        return {kind: at - self.of(kind) * A_DAY for kind in kinds if self.of(kind)}


def kept(given: list[str]) -> Keep:
    """The usual days, with those that were named."""
    known, wanted = Keep.__struct_fields__, {}
    for word in given:
        name, _, days = word.partition("=")
        if name not in known or not days.isdecimal():
            raise Refused(say("refused-keep", given=word, known=", ".join(known)))
        wanted[name] = int(days)
    return msgspec.structs.replace(Keep(), **wanted)


async def overdue(shards: Shards, before: dict[str, int]) -> AsyncIterator[Untouched]:
    """Everything that would go now: tables, faults, and guests who are at no table in any database."""
    for store in shards.up().values():
        async for table in expiry.untouched_tables(store, before):
            yield table
    if "fault" in before and shards.first in shards.up().values():
        for fault in await old_faults(shards.first, before["fault"]):
            yield fault
    if "guest" not in before or shards.down:  # they may sit where nobody can look
        return
    for store in shards:
        async for some in expiry.absent_guests(store, before["guest"]):
            seated: set[str] = set()
            for other in shards:
                seated |= await expiry.guests_with_tables(other, [guest.id for guest in some])
            for guest in some:
                if guest.id not in seated:
                    yield guest


async def let_go(shards: Shards, one: Untouched, before: dict[str, int]) -> bool:
    """Erase it everywhere, unless somebody has touched it meanwhile."""
    if one.kind == "fault":
        return await erase_fault(shards.first, int(one.id))
    if one.kind != "guest":
        return await expiry.erase_table(shards.of(one.id), one, before[one.kind])
    if not await expiry.erase_guest(shards.of_guest(one.id), one.id, before["guest"]):
        return False
    await shards.forget_guest(one.id)
    return True


class Retention:
    """Lets things go while a house is open."""

    def __init__(self, shards: Shards, house: House, keep: Keep, looked_at: Callable[[str], bool]) -> None:
        self._shards = shards
        self._house = house
        self._keep = keep
        self._looked_at = looked_at
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self._tasks = [asyncio.create_task(self._rounds(), name="retention")]

    async def close(self) -> None:
        await end(self._tasks)

    async def _rounds(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                log.info("let go", things=await self.round())
            except Exception as error:  # a database is gone: next time
                log.warning("nothing let go", error=type(error).__name__)
            await asyncio.sleep(EVERY)

    async def round(self) -> int:
        """Let go of everything that is overdue; how much was it?"""
        moment, gone = now(), 0
        before = self._keep.before(moment)
        async for one in overdue(self._shards, before):
            if not self._looked_at(one.id) and await let_go(self._shards, one, before):
                gone += 1
                self._forget(one)
            await asyncio.sleep(PAUSE)
        for store in self._shards.up().values():
            await expiry.erase_used_up(store, moment)
        if "over" in before and self._shards.first in self._shards.up().values():
            gone += await erase_old(self._shards.first, before["over"])
        return gone

    def _forget(self, one: Untouched) -> None:
        if one.kind == "guest":
            self._house.names.pop(one.id, None)
        if one.kind in ("guest", "fault"):
            return
        self._house.forget(one.id)
        self._house.bus.tell(one.id, "gone")
