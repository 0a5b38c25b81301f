"""The socket of a table: who may open it, and the wire that a conversation is held on."""

from __future__ import annotations

from starlette.websockets import WebSocket

from fathomfive.kernel.text import Text
from fathomfive.server.http.cookies import COOKIE
from fathomfive.server.http.gate import origin_allowed
from fathomfive.server.live.at_once import EXTENSION
from fathomfive.server.operate.logs import log
from fathomfive.server.operate.node import Node
from fathomfive.server.operate.release import RELEASE
from fathomfive.tables import protocol as p
from fathomfive.tables.conversation import Conversation
from fathomfive.tables.ports import HungUp


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
        cookie = socket.cookies.get(COOKIE, "")
        guest = await node.guest(cookie)
    except Exception as error:  # the database is gone: come back in a moment
        log.warning("guest not readable", error=type(error).__name__)
        await socket.close(1013)
        return
    if guest is None:
        await _turn_away(socket, 4401, "guest")
        return
    address = socket.client.host if socket.client else ""
    if node.doorman.banned(guest, address):
        await _turn_away(socket, 4403, "banned")
        return
    with node.crowd.joined(guest, address) as room:
        if room:
            wire = WebSocketWire(socket)
            _, device = node.cookies.read(cookie) or (guest, "")
            await Conversation(node, wire, guest, table_id, RELEASE, address, device).hold()
        else:
            await _turn_away(socket, 4429, "too-many-sockets")


async def _turn_away(socket: WebSocket, code: int, reason: str) -> None:
    socket.app.state.node.metrics.turned_away.labels(reason).inc()
    await socket.send_text(p.ENCODER.encode(p.Bye(reason=reason, why=Text(f"bye-{reason}"))).decode())
    await socket.close(code)


class WebSocketWire:
    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self.send_text = socket.send_text
        self.close = socket.close
        self._at_once = socket.scope.get("extensions", {}).get(EXTENSION)

    def send_at_once(self, frame: bytes) -> bool:
        return self._at_once is not None and self._at_once(frame)

    async def receive(self) -> str | None:
        try:
            message = await self._socket.receive()
        except RuntimeError as error:  # one of starlette's ways to say that it is closed
            raise HungUp from error
        if message["type"] == "websocket.disconnect":
            raise HungUp
        text: str | None = message.get("text")
        return text
