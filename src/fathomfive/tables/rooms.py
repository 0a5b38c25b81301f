"""Who looks on: the open sockets of each table, and the easel that draws every one its own picture.

Pictures are drawn one after the other, those first that somebody has to answer to. A socket holds at most
one picture that is not yet sent; what changed meanwhile is drawn once, as it is then.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable

import msgspec
from msgspec import UNSET, Raw, UnsetType

from fathomfive.kernel.zones import Viewer
from fathomfive.scene import Scene, diff
from fathomfive.server.operate.logs import log
from fathomfive.tables.clock import now
from fathomfive.tables.house import House
from fathomfive.tables.protocol import ENCODER, Line, Moment, Presence, Said, TableOut
from fathomfive.tables.refusal import Refusal
from fathomfive.tables.socket import Eye
from fathomfive.tables.table import Table
from fathomfive.tables.tasks import end
from fathomfive.tables.views import Here, ask_info, guide_for, is_offered, lines_for, scene_of, table_info

TURN = 0.001
"""Seconds the easel may draw before others have a turn: most pictures were foreseen and are only sent."""


class Room:
    """The eyes on one table."""

    def __init__(self) -> None:
        self.eyes: set[Eye] = set()
        self.elsewhere: set[str] = set()
        """Guests who look from another node."""
        self.away: dict[str, int] = {}
        self.offers: list[int] = []

    def here(self, table: Table) -> Here:
        guests = {eye.guest for eye in self.eyes} | self.elsewhere
        seated = set(table.owners.values())
        away = {guest: self.away.get(guest, 0) for guest in seated - guests}
        return Here(guests, away, len(guests - seated))


class Rooms:
    def __init__(self, house: House) -> None:
        self.house = house
        self.rooms: dict[str, Room] = {}
        self._opened = now()
        self._urgent: dict[Eye, None] = {}
        self._later: dict[Eye, None] = {}
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._fetching: dict[str, asyncio.Task[None]] = {}
        house.changed = self.changed
        house.foresee = self.foresee
        house.dropped = self.dropped
        house.gone = self.gone
        house.met = self.refresh
        self.came: Callable[[Eye], None] = lambda eye: None
        """Called when somebody comes who was not here; the other nodes want to know."""
        self.went: Callable[[Eye], None] = lambda eye: None
        """Called when the last eye of a guest has closed."""
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
            for eye in room.eyes:
                eye.close(1012, "restart")
        await asyncio.sleep(0)
        await end([*self._tasks, *self._fetching.values()])

    # --- coming and going ------------------------------------------------------------------------------

    def enter(self, eye: Eye) -> None:
        room = self.rooms.get(eye.table)
        if room is None:
            room = self.rooms[eye.table] = Room()
            self.house.bus.watch(eye.table)
        if all(other.guest != eye.guest for other in room.eyes):
            self.came(eye)
        room.eyes.add(eye)
        room.away.pop(eye.guest, None)
        self.house.metrics.sockets.inc()

    async def leave(self, eye: Eye) -> None:
        room = self.rooms.get(eye.table)
        if room is None or eye not in room.eyes:
            return
        room.eyes.discard(eye)
        self._urgent.pop(eye, None)
        self._later.pop(eye, None)
        self.house.metrics.sockets.dec()
        if not room.eyes:
            self.rooms.pop(eye.table, None)
            self.house.bus.unwatch(eye.table)
        if all(other.guest != eye.guest for other in room.eyes):
            room.away[eye.guest] = now()
            self.went(eye)
            await self._note_seen(eye)
        self.tell_presence(eye.table)

    async def _note_seen(self, eye: Eye) -> None:
        """How far somebody has seen, and until when: for "what happened since", and for how long away."""
        table, moment = self.house.cached(eye.table), now()
        if table is not None and (member := table.members.get(eye.guest)):
            seen = msgspec.structs.replace(member, seen=eye.told, seen_at=moment)
            table.members[eye.guest] = seen
        with contextlib.suppress(Exception):  # a convenience; the next visit writes it again
            await self.house.shards.of(eye.table).note_seen(eye.table, eye.guest, eye.told, moment)

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
        for eye in list(self.eyes(table_id)):
            if eye.guest == guest:
                eye.close(4403, "shown-out")

    def eyes(self, table_id: str) -> set[Eye]:
        room = self.rooms.get(table_id)
        return room.eyes if room else set()

    # --- telling ---------------------------------------------------------------------------------------

    def changed(self, table: Table) -> None:
        """A new entry stands in the journal."""
        room = self.rooms.get(table.row.id)
        if room is None:
            return
        waiting = {table.owners.get(seat) for seat in table.waiting}
        for eye in room.eyes:
            self.mark(eye, urgent=eye.guest in waiting)

    def foresee(self, table: Table) -> None:
        """Draw while the disk writes. Nobody is shown anything before the entry stands; if it does not, the
        pictures go with the table. Only with time to spare: who is behind gets one picture for many moves."""
        if self._urgent or self._later or table.match is None:
            return
        for eye in self.eyes(table.row.id):
            viewer = eye.look(table)
            picture_for(table, viewer, eye.scene if eye.viewer == viewer else None)

    def dropped(self, table_id: str) -> None:
        for eye in self.eyes(table_id):
            self.mark(eye, urgent=False)

    def gone(self, table_id: str) -> None:
        for eye in list(self.eyes(table_id)):
            eye.close(4410, "deleted")

    def refresh(self, table: Table) -> None:
        """Something about the table changed that is no journal entry: names, members, settings."""
        table.refresh()
        for eye in self.eyes(table.row.id):
            self.mark(eye, urgent=False)

    def broadcast(self, table_id: str, message: Said) -> None:
        frame = ENCODER.encode(message)
        for eye in list(self.eyes(table_id)):
            eye.push(frame)

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

    def mark(self, eye: Eye, *, urgent: bool) -> None:
        """This eye has something new to see."""
        if urgent:
            self._later.pop(eye, None)
            self._urgent[eye] = None
        elif eye not in self._urgent:
            self._later[eye] = None
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
            eye = next(iter(queue))
            del queue[eye]
            try:
                self._attend(eye)
            except Exception as error:
                log.error("picture failed", table=eye.table, error=type(error).__name__)
                eye.close(1011, "fault")
            if time.perf_counter() - turn > TURN:
                await asyncio.sleep(0)
                turn = time.perf_counter()

    def _attend(self, eye: Eye) -> None:
        if eye.closed:
            return
        if eye.busy:  # it gets the newest once it has read what is on its way
            eye.when_free = lambda: self.mark(eye, urgent=False)
            return
        table = self.house.cached(eye.table)
        if table is not None:
            self.draw(eye, table)
        elif eye.table not in self.house.in_memory:
            self._fetch(eye.table)

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
                    for eye in self.eyes(table_id):
                        self.mark(eye, urgent=False)
            finally:
                self._fetching.pop(table_id, None)

        self._fetching[table_id] = asyncio.create_task(bring())

    def _part_from(self, table: Table) -> None:
        """This release cannot play the table on. Whoever saw it played may find it at another node."""
        for eye in list(self.eyes(table.row.id)):
            if eye.scene is not None:
                eye.close(1012, "restart")
            elif eye.version != table.version:
                self._send_table(eye, table)

    def _send_table(self, eye: Eye, table: Table) -> None:
        eye.version = table.version
        info = table_info(table, eye.guest, self.house.names, self.here(table), now())
        eye.send(TableOut(table=info))

    def draw(self, eye: Eye, table: Table) -> None:
        """Send an eye what is new since it was last sent something."""
        if eye.guest not in table.members:
            eye.close(4403, "shown-out")
            return
        if eye.version != table.version:
            self._send_table(eye, table)
        if table.match is None:
            eye.told = table.head
            return
        began = time.perf_counter()
        viewer = eye.look(table)
        lines = lines_for(table.told, viewer, eye.told)
        eye.push(self._moment(eye, table, viewer, lines))
        eye.told = table.head
        self.house.metrics.scene_time.observe(time.perf_counter() - began)

    def _moment(self, eye: Eye, table: Table, viewer: Viewer, lines: list[Line]) -> bytes:
        scene, old = scene_of(table, viewer), eye.scene if eye.viewer == viewer else None
        eye.send_stage(table, scene)
        whole: Raw | UnsetType = UNSET
        patch: Raw | UnsetType = UNSET
        if old is None and lines and eye.told:
            scene = msgspec.structs.replace(scene, changed=_moved(scene, lines))
            whole = Raw(ENCODER.encode(scene))
        elif old is None:
            whole = picture_for(table, viewer, None)
        elif old is not scene:
            patch = picture_for(table, viewer, old)
        eye.scene, eye.viewer = scene, viewer
        ask = ask_info(table, eye.guest, viewer)
        guide = guide_for(table, viewer)
        moment = Moment(seq=table.head, lines=lines, scene=whole, patch=patch, ask=ask, guide=guide)
        return ENCODER.encode(moment)


def picture_for(table: Table, viewer: Viewer, old: Scene | None) -> Raw:
    """The scene of this moment as it is sent, or what is new since an old one. Sockets with the same eyes
    and the same last picture get the same bytes."""
    before = None if old is None else (old.seq, old.changed)
    found = table.encoded.get((viewer, before))
    if found is None:
        scene = scene_of(table, viewer)
        found = Raw(ENCODER.encode(scene if old is None else diff(old, scene)))
        table.encoded[viewer, before] = found
    return found


def _moved(scene: Scene, lines: list[Line]) -> tuple[str, ...]:
    """What moved in these lines and is still there to be pointed at."""
    moved = {motion.piece for line in lines for tell in line.tells for motion in tell.motions}
    return tuple(name for name in scene.order if name in moved)
