"""Keeps what people look at here in step with what other nodes do: entries, people, talk, who is there."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any

from fathomfive.server.journals.shards import Shards
from fathomfive.server.live.presence import Presence
from fathomfive.server.operate.logs import log
from fathomfive.tables.bus import Note
from fathomfive.tables.hall import Hall
from fathomfive.tables.refusal import Refusal
from fathomfive.tables.socket import Socket
from fathomfive.tables.tasks import end

A_ROUND = 1.0
"""Seconds between two looks at the heads of all tables that are looked at, while the bus is down."""
ROUNDS_WHEN_UP = 5
"""And every so many rounds even if it is up: a note can get lost."""
A_LOOK = 0.25
"""Seconds between two looks at who is at one table."""
RENEW = 8
"""Rounds between two signs of life for those who look on here."""


LOOKING = 60.0
"""Seconds after its last touch in which a page that can be seen counts as looked at."""


class Following:
    def __init__(self, hall: Hall, shards: Shards, presence: Presence | None) -> None:
        house, rooms = self._house, self._rooms = hall.house, hall.rooms
        self._talk = hall.talk
        self._pad = hall.pad
        self._pointing = hall.pointing
        self._backing = hall.backing
        self._shards = shards
        self._presence = presence
        self._behind: dict[str, bool] = {}
        """Tables to read again, and whether people came or went there."""
        self._reading: set[str] = set()
        self._around: dict[str, bool] = {}
        """Tables where somebody looks around, and whether somebody came or went since."""
        self._tasks: set[asyncio.Task[None]] = set()
        house.bus.heard = self._heard
        house.bus.standing = lambda table: self._read(table, people=True)
        rooms.came = self._came
        rooms.went = self._went
        rooms.looks = self._looks
        rooms.elsewhere = self._is_looked_at_elsewhere

    def open(self) -> None:
        if not self._house.bus.alone:
            self._start(self._rounds())

    async def close(self) -> None:
        await end(self._tasks)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- notes of others ---------------------------------------------------------------------------------

    def _heard(self, note: Note) -> None:
        match note.what:
            case "entry":
                table = self._house.cached(note.table)
                if table is None or table.head < note.number or not note.number:
                    self._read(note.table, people=False)
            case "people":
                self._read(note.table, people=True)
            case "chat":
                self._start(self._overhear(note))
            case "unchat":
                self._talk.unhear(note.table, note.number)
            case "notes":
                self._start(self._show_notes(note.table))
            case "point":
                self._start(self._see_pointing(note))
            case "back":
                self._see_backing(note)
            case "here":
                self._look_soon(note.table)
            case "gone":
                self._house.forget(note.table)
                self._rooms.gone(note.table)

    async def _overhear(self, note: Note) -> None:
        with contextlib.suppress(Exception):  # talk is no promise: it stands in the chat when it is opened
            await self._talk.overhear(note.table, note.number)

    async def _see_pointing(self, note: Note) -> None:
        with contextlib.suppress(Exception):  # it is over in a moment
            await self._pointing.see(note.table, note.number, note.places)

    def _see_backing(self, note: Note) -> None:
        table = self._house.cached(note.table)
        if table is not None and len(note.places) == 2 and note.places[0].isdecimal():
            self._backing.see(table, note.number, int(note.places[0]), note.places[1])

    async def _show_notes(self, table_id: str) -> None:
        with contextlib.suppress(Exception):  # no promise either: the pad is read when it is opened
            await self._pad.show(table_id)

    def _read(self, table_id: str, *, people: bool) -> None:
        """Catch up with a table, once however often it was mentioned meanwhile."""
        self._behind[table_id] = self._behind.get(table_id, False) or people
        if table_id not in self._reading:
            self._reading.add(table_id)
            self._start(self._catch_up(table_id))

    async def _catch_up(self, table_id: str) -> None:
        try:
            while table_id in self._behind:
                await self._house.catch_up(table_id, people=self._behind.pop(table_id))
        except Refusal as refusal:
            log.warning("not caught up", table=table_id, reason=refusal.reason)
        except Exception as error:  # the next round sees that the head is still ahead
            log.warning("not caught up", table=table_id, error=type(error).__name__)
        finally:
            self._behind.pop(table_id, None)
            self._reading.discard(table_id)

    # --- without notes -------------------------------------------------------------------------------------

    async def _rounds(self) -> None:
        number = 0
        while True:
            await asyncio.sleep(A_ROUND)
            number += 1
            if not self._house.bus.up or number % ROUNDS_WHEN_UP == 0:
                await self._compare_heads()
                await self._serve_rules()
            if number % RENEW == 0:
                await self._renew()

    async def _compare_heads(self) -> None:
        for store, tables in self._shards.apart(list(self._rooms.rooms)):
            try:
                pulses = await store.pulses(tables)
            except Exception as error:
                log.warning("heads not readable", error=type(error).__name__)
                continue
            for table_id in tables:
                table = self._house.cached(table_id)
                if table is None:
                    continue
                head, people = pulses.get(table_id, (-1, -1))
                if head != table.head or people != len(table.members):
                    self._read(table_id, people=True)

    async def _serve_rules(self) -> None:
        with contextlib.suppress(Exception):
            await self._house.bus.serve_rules(self._house.rules_in_play)

    # --- who is there ----------------------------------------------------------------------------------

    def _came(self, socket: Socket) -> None:
        if self._presence is not None:
            self._start(self._announce(self._presence, socket))

    async def _announce(self, presence: Presence, socket: Socket) -> None:
        with contextlib.suppress(Exception):  # the next round renews it
            await presence.renew([(socket.table, [socket.guest])])
            self._house.bus.tell(socket.table, "here")
        self._look_soon(socket.table)

    def _went(self, socket: Socket) -> None:
        if self._presence is not None:
            self._start(self._take_leave(self._presence, socket))

    async def _take_leave(self, presence: Presence, socket: Socket) -> None:
        with contextlib.suppress(Exception):  # it runs out by itself
            await presence.gone(socket.table, socket.guest)
            self._house.bus.tell(socket.table, "here")

    def _looks(self, socket: Socket) -> None:
        if self._presence is not None:
            self._start(self._note_look(self._presence, socket))

    async def _note_look(self, presence: Presence, socket: Socket) -> None:
        """Who has hidden a page here may still look from elsewhere; at worst they are called too early."""
        with contextlib.suppress(Exception):
            await presence.look(socket.table, socket.guest, LOOKING if socket.looked else 0)

    async def is_looking(self, table: str, guest: str) -> bool:
        """Whether a guest looks at a table, from any node. Raises what Redis raises: then nobody knows."""
        if self._rooms.is_looking(table, guest, LOOKING):
            return True
        return self._presence is not None and await self._presence.looks(table, guest)

    async def _renew(self) -> None:
        if self._presence is None:
            return
        rooms = self._rooms.rooms
        with contextlib.suppress(Exception):
            await self._presence.renew(
                [
                    (table, {socket.guest for socket in room.sockets})
                    for table, room in rooms.items()
                    if room.sockets
                ]
            )
        await self._look_around(list(rooms))

    async def _is_looked_at_elsewhere(self, table: str) -> bool:
        if self._presence is None:
            return False
        try:
            return bool((await self._presence.elsewhere([table]))[table])
        except Exception:  # nobody knows: rather twice than never
            return False

    def _look_soon(self, table: str) -> None:
        """Look who is there: at once, then once for all who come and go within a moment."""
        if table not in self._around:
            self._start(self._keep_looking(table))
        self._around[table] = True

    async def _keep_looking(self, table: str) -> None:
        while self._around[table]:
            self._around[table] = False
            await self._look_around([table])
            await asyncio.sleep(A_LOOK)
        del self._around[table]

    async def _look_around(self, tables: list[str]) -> None:
        if self._presence is None or not tables:
            return
        try:
            found = await self._presence.elsewhere(tables)
        except Exception:
            self._rooms.others_known = False
            return
        self._rooms.others_known = True
        for table, guests in found.items():
            self._rooms.see_elsewhere(table, guests)
