"""What is said on one wire: reads what a client says, answers, and hands its socket over to the rooms."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

import msgspec

from fathomfive.kernel.text import Text, say
from fathomfive.scene import SCENE_VERSION
from fathomfive.tables import protocol as p
from fathomfive.tables.clock import iso, now
from fathomfive.tables.hall import Hall
from fathomfive.tables.ports import HungUp, Wire
from fathomfive.tables.refusal import Refusal
from fathomfive.tables.socket import Socket
from fathomfive.tables.spans import span
from fathomfive.tables.table import Table
from fathomfive.tables.views import scene_of, table_info, whole_moment

log = logging.getLogger(__name__)

MOST_A_SECOND = 40
"""Frames one socket may send; those above are refused, and three times as many close it."""
HELLO_PATIENCE = 10.0
MOST_GIBBERISH = 5


class Conversation:
    """What is said on one socket."""

    def __init__(
        self,
        hall: Hall,
        wire: Wire,
        guest: str,
        table_id: str,
        release: str,
        address: str = "",
        device: str = "",
    ) -> None:
        self.hall = hall
        self.desk = hall.desk
        self.wire = wire
        self.guest = guest
        self.table_id = table_id
        self.release = release
        self.address = address
        self.socket = Socket(wire, guest, table_id, address, device)
        self._second = 0
        self._frames = 0
        self._gibberish = 0
        self._hinting: asyncio.Task[None] | None = None

    async def hold(self) -> None:
        try:
            hello = await self._first_word()
            if hello is None or not await self._greet(hello):
                return
            while not self.socket.closed:
                word = await self._word()
                if word is not None:
                    await self._answer(word)
        except HungUp:
            pass
        except Exception as error:  # a rule that breaks tells the answer in its words
            log.error("conversation failed", extra={"table": self.table_id, "error": type(error).__name__})
            self.socket.close(1011, "fault")
        finally:
            if self._hinting is not None:  # nobody is there to read it
                self._hinting.cancel()
            await self.socket.hung_up()
            await self.hall.rooms.leave(self.socket)

    async def _first_word(self) -> p.Hello | None:
        try:
            async with asyncio.timeout(HELLO_PATIENCE):
                word = await self._word()
        except TimeoutError:  # a page that is slow to draw, or a slow line: it may try again
            self.socket.close(4408, "slow")
            return None
        if not isinstance(word, p.Hello):
            self.socket.close(4400, "hello")
            return None
        if word.protocol != p.PROTOCOL:
            self.socket.close(4426, "protocol")
            return None
        return word

    async def _greet(self, hello: p.Hello) -> bool:
        socket, rooms = self.socket, self.hall.rooms
        try:
            async with self.hall.house.at(self.table_id) as table:
                if await self._played_elsewhere(table):
                    socket.close(1012, "restart")
                    return False
                member = table.members.get(self.guest)
                if member is None:
                    socket.close(4404, "not-found")
                    return False
                if self._is_crowded(table):
                    socket.close(4429, "crowded")
                    return False
                socket.stages.update(hello.stages[:64])
                socket.wanted = hello.seat
                socket.seen = member.seen if hello.since is None else max(0, hello.since)
                socket.told = 0 if hello.since is None else socket.seen  # a new page wants its log
                socket.version = table.version
                rooms.enter(socket)
                self.hall.thinking.consider(table)
                info = table_info(table, self.guest, self.hall.house, rooms.here(table), now())
                socket.send(
                    p.HelloOut(
                        protocol=p.PROTOCOL,
                        scene=SCENE_VERSION,
                        release=self.release,
                        table=info,
                        since=socket.seen,
                        time=iso(now()),
                    )
                )
                self.hall.backing.greet(table, socket)
                rooms.tell_presence(self.table_id)
                rooms.mark(socket, urgent=bool(table.seats_of(self.guest)))
        except Refusal as refusal:
            socket.close(4404 if refusal.reason == "not-found" else 1013, refusal.reason)
            return False
        return True

    def _is_crowded(self, table: Table) -> bool:
        """Whether one more watcher would be too many; whoever plays always has room."""
        settings = self.hall.house.settings
        most = settings.allow.watchers_per_table if settings.limits else 0
        return bool(most) and not table.seats_of(self.guest) and self.hall.rooms.here(table).watchers >= most

    async def _played_elsewhere(self, table: Table) -> bool:
        """A table of another release, while a node of that release is still there to play it."""
        return table.row.phase == "frozen" and await self.hall.house.bus.rules_served(table.row.rules_hash)

    # --- reading -------------------------------------------------------------------------------------

    async def _word(self) -> Any:
        """The next frame; None if it was not one."""
        text = await self.wire.receive()
        self._count()
        if text is None:
            self.socket.close(4400, "unreadable")
            return None
        try:
            return p.READER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._gibberish += 1
            self.hall.house.measures.refused("unreadable")
            if self._gibberish > MOST_GIBBERISH:
                self.socket.close(4400, "unreadable")
            else:
                self.socket.send(p.RefusedOut(reason="bad-request", why=Text("refused-bad-request")))
            return None

    def _count(self) -> None:
        if not self.hall.house.settings.limits:
            return
        second = int(time.monotonic())
        if second != self._second:
            self._second, self._frames = second, 0
        self._frames += 1
        if self._frames > 3 * MOST_A_SECOND:
            self.socket.close(4429, "too-many")

    # --- answering -----------------------------------------------------------------------------------

    async def _answer(self, word: Any) -> None:
        try:
            if self._frames > MOST_A_SECOND:
                raise Refusal("too-many", "refused-too-many")
            with span("click", message=type(word).__name__, table=self.table_id):
                await self._do(word)
        except Refusal as refusal:
            await self._refuse(refusal, word)
        except Exception as error:
            log.error("frame failed", extra={"table": self.table_id, "error": type(error).__name__})
            await self._refuse(Refusal("unavailable", "refused-unavailable"), word)

    async def _do(self, word: Any) -> None:
        desk, table, guest = self.desk, self.table_id, self.guest
        match word:
            case p.Play():
                self._done(word.key, await desk.play(table, guest, word.ask, bytes(word.action), word.key))
            case p.Undo():
                self._done(word.key, await desk.undo(table, guest, word.seat, word.ask, word.key))
            case p.Rewind():
                seq = await desk.rewind(table, guest, word.seat, word.to, word.ask, word.key)
                self._done(word.key, seq)
            case p.Vote():
                seq = await desk.vote(table, guest, word.seat, word.proposal, word.yes, word.key)
                self._done(word.key, seq)
            case p.Standing():
                seq = await desk.standing(table, guest, word.seat, word.kind, word.stands, word.key)
                self._done(word.key, seq)
            case p.Why():
                await self._why(word)
            case p.WhyNot():
                await self._why_not(word)
            case p.Open():
                await self._open(word)
            case p.Hint():
                await self._hint(word)
            case p.Chat():
                await self._chat(word)
            case p.Point():
                await self._point(word)
            case p.Back():
                await self._back(word)
            case p.View():
                await self._view(word)
            case p.Shown():
                self.hall.pace.shown(self.socket, word.seq)
            case p.Looking():
                self.hall.rooms.looked(self.socket, at_all=word.now)
            case p.Again():
                self.socket.scene = None
                self.hall.rooms.mark(self.socket, urgent=True)
            case p.Hello():
                raise Refusal("bad-request", "refused-bad-request")

    def _done(self, key: str, seq: int) -> None:
        self.socket.send(p.Done(key=key, seq=seq))

    async def _refuse(self, refusal: Refusal, word: Any) -> None:
        moment = None
        if refusal.reason in ("stale", "refused") and isinstance(word, p.Play | p.Undo | p.Rewind | p.Vote):
            moment = await self._moment_now()
        self.socket.send(
            p.RefusedOut(
                reason=refusal.reason,
                why=refusal.why,
                rule=refusal.rule,
                key=getattr(word, "key", "")[:64],
                id=getattr(word, "id", 0),
                retry=refusal.reason == "unavailable",
                moment=moment,
            )
        )

    async def _moment_now(self) -> p.Moment | None:
        """The whole scene as it is; patches go on from there."""
        async with self.hall.house.at(self.table_id) as table:
            if table.match is None or self.guest not in table.members:
                return None
            socket = self.socket
            socket.viewer = socket.look(table)
            moment = whole_moment(table, self.guest, socket.viewer, socket.told)
            socket.scene, socket.told = scene_of(table, socket.viewer), table.head
            self.hall.rooms.send_stage(socket, table, socket.scene)
            return moment

    async def _chat(self, word: p.Chat) -> None:
        """Whoever plays has a share of their own; those who watch have one together, by table."""
        allowance, guest = self.hall.allowance, self.guest
        await allowance.spend("chat", guest, self.address)
        table = await self.desk.look(self.table_id, guest)
        if not table.seats_of(guest):
            try:
                await allowance.spend("watchers_chat", "", self.table_id)
            except Refusal as refusal:
                most = self.hall.house.settings.allow.watchers_chat_per_minute
                raise Refusal("too-many", say("refused-watchers-chat", most=most)) from refusal
        await self.hall.talk.say(table, guest, word.text)

    async def _point(self, word: p.Point) -> None:
        await self.hall.allowance.spend("points", self.guest, self.address)
        table = await self.desk.look(self.table_id, self.guest)
        await self.hall.pointing.point(table, self.socket, word.at, word.to)

    async def _back(self, word: p.Back) -> None:
        await self.hall.allowance.spend("points", self.guest, self.address)
        table = await self.desk.look(self.table_id, self.guest)
        await self.hall.backing.back(table, self.socket, word.choice)

    async def _why(self, word: p.Why) -> None:
        game = (await self.desk.look(self.table_id, self.guest)).game
        book = game.rulebook_in(word.language)
        if word.rule not in book:
            raise Refusal("not-found", "refused-no-such-rule")
        rule = book[word.rule]
        self.socket.send(p.WhyOut(id=word.id, rule=rule.id, title=rule.title, text=rule.text))

    async def _why_not(self, word: p.WhyNot) -> None:
        async with self.hall.house.at(self.table_id) as table:
            viewer = self.socket.look(table)
            found = None
            if table.match is not None and viewer is not None and self.guest in table.members:
                found = table.game.why_not(table.match.state, viewer, word.touched[:100])
        why, rule = found or (None, "")
        self.socket.send(p.WhyNotOut(id=word.id, touched=word.touched[:100], why=why, rule=rule))

    async def _open(self, word: p.Open) -> None:
        """Whoever reads sees what they see anyway, so it costs no share of anything."""
        name, says = word.sheet[:100], None
        async with self.hall.house.at(self.table_id) as table:
            viewer = self.socket.look(table)
            if table.match is not None and self.guest in table.members:
                says = table.pictures.opened(table.match, viewer, table.head, name)
            self.socket.send(p.SheetOut(sheet=name, seq=table.head, seat=viewer, says=says))

    async def _hint(self, word: p.Hint) -> None:
        """Thinking takes a while: it must not hold up what else is said on this socket."""
        if self._hinting is not None and not self._hinting.done():
            raise Refusal("refused", "refused-hint-running")
        await self.hall.allowance.spend("hints", self.guest, self.address)
        self._hinting = asyncio.create_task(self._think(word))

    async def _think(self, word: p.Hint) -> None:
        try:
            worth = await self.desk.hint(self.table_id, self.guest, word.seat)
        except Refusal as refusal:
            await self._refuse(refusal, word)
            return
        except Exception as error:
            log.error("hint failed", extra={"table": self.table_id, "error": type(error).__name__})
            await self._refuse(Refusal("unavailable", "refused-unavailable"), word)
            return
        listed = [
            p.Worth(msgspec.Raw(one.action), round(one.value, 4), list(one.better), list(one.worse))
            for one in worth
        ]
        self.socket.send(p.HintOut(id=word.id, action=listed[0].action, value=listed[0].value, worth=listed))

    async def _view(self, word: p.View) -> None:
        table = await self.desk.look(self.table_id, self.guest)
        if isinstance(word.seat, int):
            self.desk.viewer(table, self.guest, word.seat)
        self.socket.wanted = word.seat
        self.hall.rooms.mark(self.socket, urgent=True)
