"""Who looks on: the open sockets of each table, and the easel that draws every one its own picture.

Pictures are drawn one after the other, those first that somebody has to answer to, then those of others who
play; whoever only watches comes last, and shares one picture with all who do. Every entry gets a picture of
its own, so that it can be followed; only a socket with too many frames on their way gets one for many.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable

import msgspec

from fathomfive.scene import Scene
from fathomfive.tables.clock import now
from fathomfive.tables.crier import Crier, Turns
from fathomfive.tables.gallery import Gallery
from fathomfive.tables.house import House
from fathomfive.tables.protocol import ENCODER, Presence, Said, TableOut
from fathomfive.tables.refusal import Refusal
from fathomfive.tables.socket import Socket
from fathomfive.tables.table import Table
from fathomfive.tables.tasks import end
from fathomfive.tables.views import Here, is_offered, moment_for, scene_of, table_info

log = logging.getLogger(__name__)

MOST_BEHIND = 20
"""Frames on their way to a socket; beyond, what changes is drawn once, as it is when they have been read."""
A_WORD = 0.001
"""Seconds for each socket of a room between two words on who is there: however many come and go at once, no
more than so many frames a second say so."""


class Room:
    """The open sockets of one table."""

    def __init__(self) -> None:
        self.sockets: set[Socket] = set()
        self.guests: Counter[str] = Counter()
        """How many of them each guest has."""
        self.gallery = Gallery()
        self.telling: asyncio.TimerHandle | None = None
        self.told_at = 0.0
        """When everybody was last told who is there."""
        self.elsewhere: set[str] = set()
        """Guests who look from another node."""
        self.away: dict[str, int] = {}
        self.offers: list[int] = []
        self.backed_ask = 0
        self.backed: dict[int, str] = {}
        """By seat: the choice it has put its mark beside, while that question is open."""
        self.shown = asyncio.Event()
        """Set when somebody has seen more than before, or left."""

    def take_in(self, socket: Socket) -> bool:
        """Whether a guest came who was not here."""
        self.sockets.add(socket)
        self.guests[socket.guest] += 1
        self.away.pop(socket.guest, None)
        return self.guests[socket.guest] == 1

    def let_out(self, socket: Socket) -> bool:
        """Whether that was the guest's last socket."""
        self.sockets.discard(socket)
        self.guests[socket.guest] -= 1
        if self.guests[socket.guest]:
            return False
        del self.guests[socket.guest]
        self.away[socket.guest] = now()
        return True

    def here(self, table: Table) -> Here:
        seated = set(table.owners.values())
        present = {guest for guest in seated if guest in self.guests or guest in self.elsewhere}
        everybody = len(self.guests) + len(self.elsewhere - self.guests.keys())
        away = {guest: self.away.get(guest, 0) for guest in seated - present}
        return Here(present, away, everybody - len(present))


class Rooms:
    def __init__(self, house: House) -> None:
        self.house = house
        self.rooms: dict[str, Room] = {}
        self._opened = now()
        self._urgent: dict[Socket, None] = {}
        self._later: dict[Socket, None] = {}
        self._watching: dict[Socket, None] = {}
        self._crier = Crier()
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._fetching: dict[str, asyncio.Task[None]] = {}
        house.changed = self.changed
        house.leaving = self.complete
        house.foresee = self.foresee
        house.dropped = self.dropped
        house.gone = self.gone
        house.met = self.refresh
        self.came: Callable[[Socket], None] = lambda socket: None
        """Called when somebody comes who was not here; the other nodes want to know."""
        self.went: Callable[[Socket], None] = lambda socket: None
        """Called when the last socket of a guest has closed."""
        self.looks: Callable[[Socket], None] = lambda socket: None
        """Called when somebody touches their page, or hides it; the other nodes want to know that, too."""
        self.thinned: Callable[[Table], None] = lambda table: None
        """Called when there may be nobody left whom bots wait for."""
        self.elsewhere: Callable[[str], Awaitable[bool]] = _nobody
        """Asked whether somebody looks at a table from another node."""
        self.before_drawing: Callable[[], Awaitable[None]] = _at_once
        """Awaited before the easel begins to draw after a pause."""
        self.others_known = house.bus.alone
        """Whether those who look from other nodes are known: if not, nobody counts as away."""

    def open(self) -> None:
        self._tasks = [
            asyncio.create_task(self._paint(), name="easel"),
            asyncio.create_task(self._crier.cry(), name="crier"),
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
        if room.take_in(socket):
            self.came(socket)
        self.house.measures.opened_socket()

    async def leave(self, socket: Socket) -> None:
        room = self.rooms.get(socket.table)
        if room is None or socket not in room.sockets:
            return
        was_the_last = room.let_out(socket)
        room.shown.set()
        for queue in self._queues:
            queue.pop(socket, None)
        self.house.measures.closed_socket()
        if not room.sockets:
            self.rooms.pop(socket.table, None)
            self.house.bus.unwatch(socket.table)
        if was_the_last:
            self.went(socket)
            await self._note_seen(socket)
            if table := self.house.cached(socket.table):
                self.thinned(table)
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

    def looked(self, socket: Socket, *, at_all: bool) -> None:
        """Somebody touched the page of this socket just now, or has hidden it."""
        socket.looked = time.monotonic() if at_all else 0.0
        self.looks(socket)

    def is_looking(self, table_id: str, guest: str, within: float) -> bool:
        """Whether a guest has a page of this table before their eyes, at this node: it can be seen, and was
        touched within so many seconds."""
        since = time.monotonic() - within
        return any(one.guest == guest and one.looked > since for one in self.sockets(table_id))

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

    def complete(self, table: Table) -> None:
        """The match is about to go on. Whoever plays gets the picture of this moment first; for watchers, who
        may be many, it is made and kept."""
        room = self.rooms.get(table.row.id)
        if room is None or table.match is None:
            return
        unseen = {}
        for socket in list(room.sockets):
            if socket in self._watching:
                unseen[socket.told, socket.seen, id(socket.scene)] = socket
            elif (socket in self._urgent or socket in self._later) and socket.behind < MOST_BEHIND:
                self._urgent.pop(socket, None)
                self._later.pop(socket, None)
                self._attend(socket)
        for socket in unseen.values():
            old = socket.scene if socket.viewer is None else None
            room.gallery.show(table, socket.told, socket.seen, old)

    def foresee(self, table: Table) -> None:
        """Draw while the disk writes. Nobody is shown anything before the entry stands; if it does not, the
        pictures go with the table. Only with time to spare."""
        if any(self._queues) or table.match is None:
            return
        sockets = self.sockets(table.row.id)
        alike = {(socket.look(table), socket.viewer, id(socket.scene)): socket.scene for socket in sockets}
        for (viewer, before, _), scene in alike.items():
            table.pictures.sent(scene_of(table, viewer), scene if before == viewer else None)

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
        if sockets := self.sockets(table_id):
            self._crier.say(ENCODER.encode(message), list(sockets))

    def tell_presence(self, table_id: str) -> None:
        """Somebody came or went: soon everybody is told, once for all who did."""
        room, loop = self.rooms.get(table_id), asyncio.get_running_loop()
        if room is not None and room.telling is None:
            due = room.told_at + A_WORD * len(room.sockets)
            # Not `call_at`: a page's loop refuses a moment that has passed by the time it is told.
            room.telling = loop.call_later(max(0.0, due - loop.time()), self._tell_presence, table_id, room)

    def _tell_presence(self, table_id: str, room: Room) -> None:
        room.telling, room.told_at = None, asyncio.get_running_loop().time()
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
        """Hang up on those who do not read, and offer seats whose owners are away for too long."""
        while True:
            await asyncio.sleep(0.5)
            moment = now()
            for table_id, room in list(self.rooms.items()):
                for socket in room.sockets:
                    socket.must_read(time.monotonic())
                table = self.house.cached(table_id)
                if table is None or table.row.phase != "playing":
                    continue
                if table.first_word:
                    self.thinned(table)
                here = self.here(table)
                if room.offers != [seat for seat in table.owners if is_offered(table, seat, here, moment)]:
                    self.tell_presence(table_id)

    # --- the easel -------------------------------------------------------------------------------------

    def mark(self, socket: Socket, *, urgent: bool) -> None:
        """This socket has something new to see."""
        if urgent:
            self._later.pop(socket, None)
            self._watching.pop(socket, None)
            self._urgent[socket] = None
        elif socket not in self._urgent:
            (self._watching if socket.viewer is None else self._later)[socket] = None
        self._wake.set()

    @property
    def _queues(self) -> tuple[dict[Socket, None], ...]:
        return self._urgent, self._later, self._watching

    async def _paint(self) -> None:
        turns = Turns()
        while True:
            queue = self._urgent or self._later or self._watching
            if not queue:
                self._wake.clear()
                await self._wake.wait()
                await self.before_drawing()
                turns.begin()
                continue
            socket = next(iter(queue))
            del queue[socket]
            self._attend(socket)
            await turns.take()

    def _attend(self, socket: Socket) -> None:
        try:
            self._bring_up_to_date(socket)
        except Exception as error:
            log.error("picture failed", extra={"table": socket.table, "error": type(error).__name__})
            socket.close(1011, "fault")

    def _bring_up_to_date(self, socket: Socket) -> None:
        if socket.closed:
            return
        if socket.behind >= MOST_BEHIND:  # it gets the newest once it has read what is on its way
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
        guest, here = socket.guest, self.here(table)
        room = self.rooms.get(socket.table)
        if room is not None and not table.seats_of(guest):
            socket.push(room.gallery.about(table, guest, self.house, here, room.offers, now()))
        else:
            socket.send(TableOut(table=table_info(table, guest, self.house, here, now())))

    def send_stage(self, socket: Socket, table: Table, scene: Scene) -> None:
        """The board a scene plays on goes before the scene, and once."""
        room = self.rooms.get(socket.table)
        if room is not None and scene.stage and scene.stage not in socket.stages:
            socket.stages.add(scene.stage)
            socket.push(room.gallery.stage(table, scene))

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
        room, viewer = self.rooms.get(socket.table), socket.look(table)
        old = socket.scene if socket.viewer == viewer else None
        if room is not None and viewer is None and not table.seats_of(socket.guest):
            frames, scene = room.gallery.show(table, socket.told, socket.seen, old)
        else:
            began = time.perf_counter()
            frame, scene = moment_for(table, socket.guest, viewer, socket.told, socket.seen, old)
            frames = [frame]
            self.house.measures.drew(time.perf_counter() - began)
        self.send_stage(socket, table, scene)
        for frame in frames:
            socket.push(frame)
        socket.scene, socket.viewer, socket.told = scene, viewer, table.head


async def _nobody(table: str) -> bool:
    return False


async def _at_once() -> None:
    """Draws as soon as there is something to see."""
