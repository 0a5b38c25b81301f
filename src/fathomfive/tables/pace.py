"""`Pace`: how far people have seen what happened, and whom bots wait for."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable

from fathomfive.tables.clock import now
from fathomfive.tables.rooms import Rooms
from fathomfive.tables.socket import Socket
from fathomfive.tables.table import Table


class Pace:
    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    def shown(self, socket: Socket, seq: int) -> None:
        """Somebody has seen what an entry brought."""
        socket.shown = max(socket.shown or 0, min(seq, socket.told))
        if room := self._rooms.rooms.get(socket.table):
            room.shown.set()

    async def seen(self, table: Table, seq: int, most: float) -> bool:
        """Wait until everybody who plays and looks on here has seen an entry, `most` seconds at most. Returns
        whether somebody's screen says what it has shown: others are waited for by the clock."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(most):
                while (slowest := self._slowest(table)) is not None and slowest < seq:
                    room = self._rooms.rooms[table.row.id]
                    room.shown.clear()
                    await room.shown.wait()
        return self._slowest(table) is not None

    def _slowest(self, table: Table) -> int | None:
        """Watchers hold up nobody; a screen does, for those who play look at it."""
        eyes = set(table.owners.values())
        eyes |= {one.guest for one in table.members.values() if one.role == "screen"}
        sockets = self._rooms.sockets(table.row.id)
        shown = [one.shown for one in sockets if one.shown is not None and one.guest in eyes]
        return min(shown, default=None)

    def awaits(self, table: Table, seats: Iterable[int]) -> bool:
        """Whether one of these people is here, or may still come back: somebody else is here, and the table's
        patience is not over. While nobody is here, nobody is waited for."""
        here, moment = self._rooms.here(table), now()
        owners = {table.owners.get(seat) for seat in seats}
        if not here.certain or owners & set(here.guests):
            return True
        if not set(table.owners.values()) & set(here.guests):
            return False
        patience = table.row.patience * 1000
        return any(moment - here.away.get(owner, moment) < patience for owner in owners if owner)
