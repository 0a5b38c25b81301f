"""The socket of a table: reads what a client says, answers, and hands the eye over to the rooms."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from fathomfive.kernel.text import Text
from fathomfive.scene import SCENE_VERSION
from fathomfive.server.http.cookies import COOKIE
from fathomfive.server.http.gate import origin_allowed
from fathomfive.server.operate.logs import log
from fathomfive.server.operate.node import Node
from fathomfive.server.operate.release import RELEASE
from fathomfive.tables import protocol as p
from fathomfive.tables.clock import iso, now
from fathomfive.tables.refusal import Refusal
from fathomfive.tables.socket import Eye
from fathomfive.tables.table import Table
from fathomfive.tables.views import table_info, whole_moment

MOST_A_SECOND = 40
"""Frames one socket may send; those above are refused, and three times as many close it."""
HELLO_PATIENCE = 10.0
MOST_GIBBERISH = 5


async def live(socket: WebSocket) -> None:
    """The endpoint: `/api/tables/{table}/live`."""
    node: Node = socket.app.state.node
    table_id = str(socket.path_params["table"])
    await socket.accept()
    if not node.ready:
        await socket.close(1012)
        return
    if not origin_allowed(socket.headers, socket.url.scheme in ("wss", "https"), node.settings):
        await _turn_away(socket, 4403, "origin")
        return
    try:
        guest = await node.guest(socket.cookies.get(COOKIE, ""))
    except Exception as error:  # the database is gone: come back in a moment
        log.warning("guest not readable", error=type(error).__name__)
        await socket.close(1013)
        return
    if guest is None:
        await _turn_away(socket, 4401, "guest")
        return
    await Conversation(node, socket, guest, table_id).hold()


async def _turn_away(socket: WebSocket, code: int, reason: str) -> None:
    await socket.send_text(p.ENCODER.encode(p.Bye(reason=reason, why=Text(f"bye-{reason}"))).decode())
    await socket.close(code)


class Conversation:
    """What is said on one socket."""

    def __init__(self, node: Node, socket: WebSocket, guest: str, table_id: str) -> None:
        self.node = node
        self.desk = node.desk
        self.socket = socket
        self.guest = guest
        self.table_id = table_id
        self.eye = Eye(socket, guest, table_id)
        self._second = 0
        self._frames = 0
        self._gibberish = 0
        self._hinting: asyncio.Task[None] | None = None

    async def hold(self) -> None:
        try:
            hello = await self._first_word()
            if hello is None or not await self._greet(hello):
                return
            while not self.eye.closed:
                word = await self._word()
                if word is not None:
                    await self._answer(word)
        except (WebSocketDisconnect, RuntimeError):  # starlette's ways to say that it is closed
            pass
        finally:
            await self.eye.hung_up()
            await self.node.rooms.leave(self.eye)

    async def _first_word(self) -> p.Hello | None:
        try:
            async with asyncio.timeout(HELLO_PATIENCE):
                word = await self._word()
        except TimeoutError:
            word = None
        if not isinstance(word, p.Hello):
            self.eye.close(4400, "hello")
            return None
        if word.protocol != p.PROTOCOL:
            self.eye.close(4426, "protocol")
            return None
        return word

    async def _greet(self, hello: p.Hello) -> bool:
        eye, rooms = self.eye, self.node.rooms
        try:
            async with self.node.house.at(self.table_id) as table:
                if await self._played_elsewhere(table):
                    eye.close(1012, "restart")
                    return False
                member = table.members.get(self.guest)
                if member is None:
                    eye.close(4404, "not-found")
                    return False
                eye.stages.update(hello.stages[:64])
                eye.wanted = hello.seat
                eye.told = member.seen if hello.since is None else max(0, hello.since)
                eye.version = table.version
                rooms.enter(eye)
                self.node.thinking.consider(table)
                info = table_info(table, self.guest, self.node.house.names, rooms.here(table), now())
                eye.send(
                    p.HelloOut(
                        protocol=p.PROTOCOL,
                        scene=SCENE_VERSION,
                        release=RELEASE,
                        table=info,
                        since=eye.told,
                        time=iso(now()),
                    )
                )
                rooms.tell_presence(self.table_id)
                rooms.mark(eye, urgent=True)
        except Refusal as refusal:
            eye.close(4404 if refusal.reason == "not-found" else 1013, refusal.reason)
            return False
        return True

    async def _played_elsewhere(self, table: Table) -> bool:
        """A table of another release, while a node of that release is still there to play it."""
        return table.row.phase == "frozen" and await self.node.bus.rules_served(table.row.rules_hash)

    # --- reading -------------------------------------------------------------------------------------

    async def _word(self) -> Any:
        """The next frame; None if it was not one."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        self._count()
        text = message.get("text")
        if text is None:
            self.eye.close(4400, "unreadable")
            return None
        try:
            return p.READER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._gibberish += 1
            if self._gibberish > MOST_GIBBERISH:
                self.eye.close(4400, "unreadable")
            else:
                self.eye.send(p.RefusedOut(reason="bad-request", why=Text("refused-bad-request")))
            return None

    def _count(self) -> None:
        if not self.node.settings.limits:
            return
        second = int(time.monotonic())
        if second != self._second:
            self._second, self._frames = second, 0
        self._frames += 1
        if self._frames > 3 * MOST_A_SECOND:
            self.eye.close(4429, "too-many")

    # --- answering -----------------------------------------------------------------------------------

    async def _answer(self, word: Any) -> None:
        try:
            if self._frames > MOST_A_SECOND:
                raise Refusal("too-many", "refused-too-many")
            await self._do(word)
        except Refusal as refusal:
            await self._refuse(refusal, word)
        except Exception as error:
            log.error("frame failed", table=self.table_id, error=type(error).__name__)
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
            case p.Hint():
                await self._hint(word)
            case p.Chat():
                await self.node.talk.say(await desk.look(table, guest), guest, word.text)
            case p.View():
                await self._view(word)
            case p.Again():
                self.eye.scene = None
                self.node.rooms.mark(self.eye, urgent=True)
            case p.Hello():
                raise Refusal("bad-request", "refused-bad-request")

    def _done(self, key: str, seq: int) -> None:
        self.eye.send(p.Done(key=key, seq=seq))

    async def _refuse(self, refusal: Refusal, word: Any) -> None:
        moment = None
        if refusal.reason in ("stale", "refused") and isinstance(word, p.Play | p.Undo | p.Rewind | p.Vote):
            moment = await self._moment_now()
        self.eye.send(
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
        async with self.node.house.at(self.table_id) as table:
            if table.match is None or self.guest not in table.members:
                return None
            eye = self.eye
            eye.viewer = eye.look(table)
            moment = whole_moment(table, self.guest, eye.viewer, eye.told)
            eye.scene, eye.told = table.scenes[eye.viewer], table.head
            eye.send_stage(table, eye.scene)
            return moment

    async def _why(self, word: p.Why) -> None:
        book = (await self.desk.look(self.table_id, self.guest)).game.rulebook
        if word.rule not in book:
            raise Refusal("not-found", "refused-no-such-rule")
        rule = book[word.rule]
        self.eye.send(p.WhyOut(id=word.id, rule=rule.id, title=rule.title, text=rule.text))

    async def _why_not(self, word: p.WhyNot) -> None:
        async with self.node.house.at(self.table_id) as table:
            viewer = self.eye.look(table)
            found = None
            if table.match is not None and viewer is not None and self.guest in table.members:
                found = table.game.why_not(table.match.state, viewer, word.touched[:100])
        why, rule = found or (None, "")
        self.eye.send(p.WhyNotOut(id=word.id, touched=word.touched[:100], why=why, rule=rule))

    async def _hint(self, word: p.Hint) -> None:
        """Thinking takes a while: it must not hold up what else is said on this socket."""
        if self._hinting is not None and not self._hinting.done():
            raise Refusal("refused", "refused-hint-running")
        self._hinting = asyncio.create_task(self._think(word))

    async def _think(self, word: p.Hint) -> None:
        try:
            worth = await self.desk.hint(self.table_id, self.guest, word.seat)
        except Refusal as refusal:
            await self._refuse(refusal, word)
            return
        except Exception as error:
            log.error("hint failed", table=self.table_id, error=type(error).__name__)
            await self._refuse(Refusal("unavailable", "refused-unavailable"), word)
            return
        listed = [
            p.Worth(msgspec.Raw(one.action), round(one.value, 4), list(one.better), list(one.worse))
            for one in worth
        ]
        self.eye.send(p.HintOut(id=word.id, action=listed[0].action, value=listed[0].value, worth=listed))

    async def _view(self, word: p.View) -> None:
        table = await self.desk.look(self.table_id, self.guest)
        if isinstance(word.seat, int):
            self.desk.viewer(table, self.guest, word.seat)
        self.eye.wanted = word.seat
        self.node.rooms.mark(self.eye, urgent=True)
