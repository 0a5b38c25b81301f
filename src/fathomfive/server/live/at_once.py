"""Frames that go out at once. Through ASGI each frame of each socket is a task, three calls and two copies;
where the line is free, a frame is its head, its bytes and one write.
"""

from __future__ import annotations

import struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "fathom.send_at_once"
TEXT = 0x81
"""The first byte of a whole frame of text; frames of a server are not masked."""


class AtOnce(WebSocketsSansIOProtocol):
    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = self.send_at_once
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            # uvicorn forgets it, and would log every socket that is turned away as an error.
            self.handshake_complete = True

    def send_at_once(self, frame: bytes) -> bool:
        """Whether it was sent: not where the line is full, closing or gone."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(_head(len(frame)) + frame)
        return True


def _head(size: int) -> bytes:
    if size < 126:
        return bytes((TEXT, size))
    return struct.pack("!BBH", TEXT, 126, size) if size < 65536 else struct.pack("!BBQ", TEXT, 127, size)
