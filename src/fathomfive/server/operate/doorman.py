"""Keeps out whom the operator has banned, and those whose device was forgotten. Every node looks now and then
and sends those away who are still here.
"""

from __future__ import annotations

import asyncio
from ipaddress import ip_address, ip_network
from itertools import count

from fathomfive.kernel.text import say
from fathomfive.server.journals.devices import known
from fathomfive.server.journals.moderation import Ban, bans
from fathomfive.server.journals.shards import Shards
from fathomfive.server.operate.logs import log
from fathomfive.tables.clock import iso, now
from fathomfive.tables.refusal import Refusal
from fathomfive.tables.rooms import Rooms
from fathomfive.tables.tasks import end

EVERY = 10.0
"""Seconds between two looks at the list."""
DEVICES = 3
"""Every so many looks everybody who is here is looked up, too."""
SLICE = 500


class Doorman:
    def __init__(self, shards: Shards, rooms: Rooms) -> None:
        self._shards = shards
        self._rooms = rooms
        self._bans: list[Ban] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.look()
        self._tasks = [asyncio.create_task(self._rounds(), name="doorman")]

    async def close(self) -> None:
        await end(self._tasks)

    async def _rounds(self) -> None:
        for number in count(1):
            await asyncio.sleep(EVERY)
            try:
                await self.look()
                if number % DEVICES == 0:
                    await self.look_again()
            except Exception as error:  # the list as it was is better than none
                log.warning("bans not readable", error=type(error).__name__)

    async def look(self) -> None:
        """Read the list again, and close the door behind those on it."""
        self._bans = await bans(self._shards.first, now())
        if not self._bans:
            return
        for room in list(self._rooms.rooms.values()):
            for socket in list(room.sockets):
                if self.banned(socket.guest, socket.address):
                    socket.close(4403, "banned")

    async def look_again(self) -> None:
        """Hang up on devices that are known no more."""
        here = [socket for room in self._rooms.rooms.values() for socket in room.sockets if socket.device]
        for store in self._shards.up().values():
            theirs = [socket for socket in here if self._shards.of_guest(socket.guest) is store]
            for start in range(0, len(theirs), SLICE):
                some = theirs[start : start + SLICE]
                still = await known(store, {socket.guest for socket in some})
                for socket in some:
                    if (socket.guest, socket.device) not in still:
                        socket.close(4401, "guest")

    def banned(self, guest: str, address: str) -> Ban | None:
        """The ban on this guest or this address that lasts longest, if there is one."""
        moment = now()
        found = [ban for ban in self._bans if ban.until > moment and _meets(ban, guest, address)]
        return max(found, key=lambda ban: ban.until, default=None)

    def check(self, guest: str, address: str) -> None:
        if ban := self.banned(guest, address):
            raise Refusal("forbidden", say("refused-banned", until=iso(ban.until)[:16], why=ban.why))


def _meets(ban: Ban, guest: str, address: str) -> bool:
    if ban.guest:
        return ban.guest == guest
    try:
        return ip_address(address) in ip_network(ban.address, strict=False)
    except ValueError:  # a socket of this machine has no address
        return False
