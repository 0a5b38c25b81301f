"""A request arrives as a whole within some seconds, or its line is closed: nobody holds lines with halves."""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class InTime(H11Protocol):
    seconds: float = 0
    """From the first byte of a request, or a new line, to the last byte of its body."""
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._begin()

    def data_received(self, data: bytes) -> None:
        self._begin()
        super().data_received(data)
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._end()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a socket, with a patience of its own."""
        self._end()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """The line may lie idle now, for as long as the server keeps such lines."""
        super().on_response_complete()
        if self.conn.their_state is h11.IDLE:
            self._end()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        super().connection_lost(exc)

    def _begin(self) -> None:
        if self._deadline is None and self.seconds:
            self._deadline = self.loop.call_later(self.seconds, self._too_slow)

    def _end(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_slow(self) -> None:
        if self.transport.is_closing():
            return
        if self.conn.their_state is h11.IDLE:
            self.transport.write(TOO_SLOW)
        self.transport.close()


def within(seconds: float) -> type[InTime]:
    """The protocol with this patience."""
    return type("InTime", (InTime,), {"seconds": seconds})
