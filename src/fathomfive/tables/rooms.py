"""Who looks on: the open sockets of each table, and the easel that draws every one its own picture.

Pictures are drawn one after the other, those first that somebody has to answer to. A socket holds at most
one picture that is not yet sent; what changed meanwhile is drawn once, as it is then.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

import msgspec
from msgspec import UNSET, Raw, UnsetType

from fathomfive.kernel.zones import Viewer
from fathomfive.scene import Scene
from fathomfive.tables.clock import now
from fathomfive.tables.house import House
from fathomfive.tables.protocol import ENCODER, Line, Moment, Presence, Said, TableOut
from fathomfive.tables.refusal import Refusal
from fathomfive.tables.socket import Socket
from fathomfive.tables.table import Table
from fathomfive.tables.tasks import end
from fathomfive.tables.views import Here, ask_info, guide_for, is_offered, lines_for, scene_of, table_info

log = logging.getLogger(__name__)

TURN = 0.001
"""Seconds the easel may draw before others have a turn: most pictures were foreseen and are only sent."""


class Room:
    """The open sockets of one table."""

    def __init__(self) -> None:
        self.sockets: set[Socket] = set()
        self.elsewhere: set[str] = set()
        """Guests who look from another node."""
        self.away: dict[str, int] = {}
        self.offers: list[int] = []

    def here(self, table: Table) -> Here:
        guests = {socket.guest for socket in self.sockets} | self.elsewhere
        seated = set(table.owners.values())
        away = {guest: self.away.get(guest, 0) for guest in seated - guests}
        return Here(guests, away, len(guests - seated))


class Rooms:
    def __init__(self, house: House) -> None:
        self.house = house
        self.rooms: dict[str, Room] = {}
        self._opened = now()
        self._urgent: dict[Socket, None] = {}
        self._later: dict[Socket, None] = {}
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._fetching: dict[str, asyncio.Task[None]] = {}
        house.changed = self.changed
        house.foresee = self.foresee
        house.dropped = self.dropped
        house.gone = self.gone
        house.met = self.refresh
        self.came: Callable[[Socket], None] = lambda socket: None
        """Called when somebody comes who was not here; the other nodes want to know."""
        self.went: Callable[[Socket], None] = lambda socket: None
        """Called when the last socket of a guest has closed."""
        self.others_known = house.bus.alone
        """Whether those who look from other nodes are known: if not, nobody counts as away."""

    def open(self) -> None:
        self._tasks = [
            asyncio.create_task(self._paint(), name="easel"),
            asyncio.create_task(self._watch_the_door(), name="presence"),
        ]

    async def close(self) -> None:
        """Send everybody away: they come back to another node, or to this one."""
        for room in self.rooms.values():
            for socket in room.sockets:
                socket.close(1012, "restart")
        await asyncio.sleep(0)
        await end([*self._tasks, *self._fetching.values()])

    def let_go(self, shard: str) -> None:
        """Send everybody away whose table lies where this process cannot reach it: others may."""
        for table, room in self.rooms.items():
            if table.startswith(shard):
                for socket in room.sockets:
                    socket.close(1013, "unavailable")

    # --- coming and going ------------------------------------------------------------------------------

    def enter(self, socket: Socket) -> None:
        room = self.rooms.get(socket.table)
        if room is None:
            room = self.rooms[socket.table] = Room()
            self.house.bus.watch(socket.table)
        if all(other.guest != socket.guest for other in room.sockets):
            self.came(socket)
        room.sockets.add(socket)
        room.away.pop(socket.guest, None)
        self.house.measures.opened_socket()

    async def leave(self, socket: Socket) -> None:
        room = self.rooms.get(socket.table)
        if room is None or socket not in room.sockets:
            return
        room.sockets.discard(socket)
        self._urgent.pop(socket, None)
        self._later.pop(socket, None)
        self.house.measures.closed_socket()
        if not room.sockets:
            self.rooms.pop(socket.table, None)
            self.house.bus.unwatch(socket.table)
        if all(other.guest != socket.guest for other in room.sockets):
            room.away[socket.guest] = now()
            self.went(socket)
            await self._note_seen(socket)
        self.tell_presence(socket.table)

    async def _note_seen(self, socket: Socket) -> None:
        """How far somebody has seen, and until when: for "what happened since", and for how long away."""
        table, moment = self.house.cached(socket.table), now()
        if table is not None and (member := table.members.get(socket.guest)):
            seen = msgspec.structs.replace(member, seen=socket.told, seen_at=moment)
            table.members[socket.guest] = seen
        with contextlib.suppress(Exception):  # a convenience; the next visit writes it again
            await self.house.stores.of(socket.table).note_seen(
                socket.table, socket.guest, socket.told, moment
            )

    def here(self, table: Table) -> Here:
        """Who is connected. Nobody counts as away longer than this process has been watching."""
        room = self.rooms.get(table.row.id) or Room()
        here = room.here(table)
        away = {}
        for guest in here.away:
            member = table.members.get(guest)
            last = here.away[guest] or (member.seen_at if member else table.row.made)
            away[guest] = max(last, self._opened)
        return Here(here.guests, away, here.watchers, self.others_known)

    def see_elsewhere(self, table_id: str, guests: set[str]) -> None:
        """Who looks at this table from other nodes now."""
        room = self.rooms.get(table_id)
        if room is None or room.elsewhere == guests:
            return
        moment = now()
        room.away |= dict.fromkeys(room.elsewhere - guests, moment)
        room.elsewhere = guests
        self.tell_presence(table_id)

    def show_out(self, table_id: str, guest: str) -> None:
        for socket in list(self.sockets(table_id)):
            if socket.guest == guest:
                socket.close(4403, "shown-out")

    def is_looked_at(self, table_id: str) -> bool:
        """Whether somebody looks at this table, here or elsewhere as far as is known here."""
        return table_id in self.rooms

    def sockets(self, table_id: str) -> set[Socket]:
        room = self.rooms.get(table_id)
        return room.sockets if room else set()

    # --- telling ---------------------------------------------------------------------------------------

    def changed(self, table: Table) -> None:
        """A new entry stands in the journal."""
        room = self.rooms.get(table.row.id)
        if room is None:
            return
        waiting = {table.owners.get(seat) for seat in table.waiting}
        for socket in room.sockets:
            self.mark(socket, urgent=socket.guest in waiting)

    def foresee(self, table: Table) -> None:
        """Draw while the disk writes. Nobody is shown anything before the entry stands; if it does not, the
        pictures go with the table. Only with time to spare: who is behind gets one picture for many moves."""
        if self._urgent or self._later or table.match is None:
            return
        for socket in self.sockets(table.row.id):
            viewer = socket.look(table)
            table.pictures.sent(scene_of(table, viewer), socket.scene if socket.viewer == viewer else None)

    def dropped(self, table_id: str) -> None:
        for socket in self.sockets(table_id):
            self.mark(socket, urgent=False)

    def gone(self, table_id: str) -> None:
        for socket in list(self.sockets(table_id)):
            socket.close(4410, "deleted")

    def refresh(self, table: Table) -> None:
        """Something about the table changed that is no journal entry: names, members, settings."""
        table.refresh()
        for socket in self.sockets(table.row.id):
            self.mark(socket, urgent=False)

    def broadcast(self, table_id: str, message: Said) -> None:
        frame = ENCODER.encode(message)
        for socket in list(self.sockets(table_id)):
            socket.push(frame)

    def tell_presence(self, table_id: str) -> None:
        table = self.house.cached(table_id)
        if table is not None:
            self.broadcast(table_id, self._presence(table))

    def _presence(self, table: Table) -> Presence:
        here, moment = self.here(table), now()
        offers = [seat for seat in table.owners if is_offered(table, seat, here, moment)]
        room = self.rooms.get(table.row.id)
        if room is not None:
            room.offers = offers
        seats: dict[str, bool | None] = {
            str(seat): owner in here.guests or (False if here.certain else None)
            for seat, owner in sorted(table.owners.items())
        }
        return Presence(seats=seats, watchers=here.watchers, offers=offers)

    async def _watch_the_door(self) -> None:
        """Offer seats whose owners are away for too long."""
        while True:
            await asyncio.sleep(0.5)
            moment = now()
            for table_id, room in list(self.rooms.items()):
                table = self.house.cached(table_id)
                if table is None or table.row.phase != "playing":
                    continue
                here = self.here(table)
                if room.offers != [seat for seat in table.owners if is_offered(table, seat, here, moment)]:
                    self.tell_presence(table_id)

    # --- the easel -------------------------------------------------------------------------------------

    def mark(self, socket: Socket, *, urgent: bool) -> None:
        """This socket has something new to see."""
        if urgent:
            self._later.pop(socket, None)
            self._urgent[socket] = None
        elif socket not in self._urgent:
            self._later[socket] = None
        self._wake.set()

    async def _paint(self) -> None:
        turn = time.perf_counter()
        while True:
            queue = self._urgent or self._later
            if not queue:
                self._wake.clear()
                await self._wake.wait()
                turn = time.perf_counter()
                continue
            socket = next(iter(queue))
            del queue[socket]
            try:
                self._attend(socket)
            except Exception as error:
                about = {"table": socket.table, "error": type(error).__name__}
                log.error("picture failed", extra=about)
                socket.close(1011, "fault")
            if time.perf_counter() - turn > TURN:
                await asyncio.sleep(0)
                turn = time.perf_counter()

    def _attend(self, socket: Socket) -> None:
        if socket.closed:
            return
        if socket.busy:  # it gets the newest once it has read what is on its way
            socket.when_free = lambda: self.mark(socket, urgent=False)
            return
        table = self.house.cached(socket.table)
        if table is not None:
            self.draw(socket, table)
        elif socket.table not in self.house.in_memory:
            self._fetch(socket.table)

    def _fetch(self, table_id: str) -> None:
        """Bring a table back that was thrown out, for those who look at it."""
        if table_id in self._fetching:
            return

        async def bring() -> None:
            try:
                async with self.house.at(table_id) as table:
                    if table.row.phase == "frozen":
                        self._part_from(table)
                    else:
                        self.changed(table)
            except Refusal as refusal:
                if refusal.reason == "not-found":
                    self.gone(table_id)
                else:
                    await asyncio.sleep(1)
                    for socket in self.sockets(table_id):
                        self.mark(socket, urgent=False)
            finally:
                self._fetching.pop(table_id, None)

        self._fetching[table_id] = asyncio.create_task(bring())

    def _part_from(self, table: Table) -> None:
        """This release cannot play the table on. Whoever saw it played may find it at another node."""
        for socket in list(self.sockets(table.row.id)):
            if socket.scene is not None:
                socket.close(1012, "restart")
            elif socket.version != table.version:
                self._send_table(socket, table)

    def _send_table(self, socket: Socket, table: Table) -> None:
        socket.version = table.version
        info = table_info(table, socket.guest, self.house.names, self.here(table), now())
        socket.send(TableOut(table=info))

    def draw(self, socket: Socket, table: Table) -> None:
        """Send a socket what is new since it was last sent something."""
        if socket.guest not in table.members:
            socket.close(4403, "shown-out")
            return
        if socket.version != table.version:
            self._send_table(socket, table)
        if table.match is None:
            socket.told = table.head
            return
        began = time.perf_counter()
        viewer = socket.look(table)
        lines = lines_for(table.told, viewer, socket.told)
        socket.push(self._moment(socket, table, viewer, lines))
        socket.told = table.head
        self.house.measures.drew(time.perf_counter() - began)

    def _moment(self, socket: Socket, table: Table, viewer: Viewer, lines: list[Line]) -> bytes:
        scene, old = scene_of(table, viewer), socket.scene if socket.viewer == viewer else None
        socket.send_stage(table, scene)
        whole: Raw | UnsetType = UNSET
        patch: Raw | UnsetType = UNSET
        if old is None and lines and socket.told:
            scene = msgspec.structs.replace(scene, changed=_moved(scene, lines))
            whole = Raw(ENCODER.encode(scene))
        elif old is None:
            whole = table.pictures.sent(scene, None)
        elif old is not scene:
            patch = table.pictures.sent(scene, old)
        socket.scene, socket.viewer = scene, viewer
        ask = ask_info(table, socket.guest, viewer)
        guide = guide_for(table, viewer)
        moment = Moment(seq=table.head, lines=lines, scene=whole, patch=patch, ask=ask, guide=guide)
        return ENCODER.encode(moment)


def _moved(scene: Scene, lines: list[Line]) -> tuple[str, ...]:
    """What moved in these lines and is still there to be pointed at."""
    moved = {motion.piece for line in lines for tell in line.tells for motion in tell.motions}
    return tuple(name for name in scene.order if name in moved)
