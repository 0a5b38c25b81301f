"""`Socket`: one open line, somebody looking at one table. Keeps what was sent and what waits to be sent."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable

from msgspec import UNSET, UnsetType

from fathomfive.kernel.text import Text
from fathomfive.kernel.zones import Viewer
from fathomfive.scene import Scene
from fathomfive.tables.ports import Wire
from fathomfive.tables.protocol import ENCODER, Bye, Said
from fathomfive.tables.table import Table

MOST_FRAMES = 64
"""Frames a socket may have waiting before it counts as dead."""
SEND_PATIENCE = 10.0
"""Seconds a frame may wait for its reader."""


class Socket:
    def __init__(self, wire: Wire, guest: str, table: str, address: str = "", device: str = "") -> None:
        self._wire = wire
        self.guest = guest
        self.address = address
        """Where it comes from."""
        self.device = device
        self.table = table
        self.wanted: int | UnsetType | None = UNSET
        """The seat it wants to look as; unset: whichever of its seats is asked."""
        self.viewer: Viewer = None
        self.scene: Scene | None = None
        self.stages: set[str] = set()
        self.told = 0
        """The last entry whose lines were sent."""
        self.seen = 0
        """The last entry that its guest had seen before coming in."""
        self.shown: int | None = None
        """The last entry that was shown on its screen, if it says so."""
        self.looked = 0.0
        """When somebody last touched its page, by this process's own clock; 0: it cannot be seen."""
        self.version = -1
        self.closed = False
        self.when_free: Callable[[], None] | None = None
        """Called when everything has been sent: there is something newer to draw."""
        self._frames: deque[bytes] = deque()
        self._sending: asyncio.Task[None] | None = None
        self._since = 0.0
        """When the frame on its way was handed to the wire."""
        self._hanging_up: asyncio.Task[None] | None = None

    @property
    def behind(self) -> int:
        """Frames that are on their way."""
        return len(self._frames) + (self._sending is not None)

    def look(self, table: Table) -> Viewer:
        """Whose eyes it has at this moment."""
        own = table.seats_of(self.guest)
        if isinstance(self.wanted, int) and self.wanted in own:
            return self.wanted
        if self.wanted is None or not own:
            return None
        waiting = table.waiting
        if self.viewer in own and self.viewer in waiting:
            return self.viewer
        asked = [seat for seat in own if seat in waiting]
        return asked[0] if asked else self.viewer if self.viewer in own else own[0]

    def send(self, message: Said) -> None:
        self.push(ENCODER.encode(message))

    def push(self, frame: bytes) -> None:
        """Send when the socket is free; one that does not read is closed."""
        if self.closed or (self._sending is None and self._wire.send_at_once(frame)):
            return
        self._frames.append(frame)
        if len(self._frames) > MOST_FRAMES:
            self.close(4408, "slow")
        elif self._sending is None:
            self._sending = asyncio.create_task(self._drain())

    def must_read(self, moment: float) -> None:
        """Hang up on somebody who does not read. Looked at now and then: a timer for each frame costs more
        than most frames do."""
        if self._sending is not None and moment - self._since > SEND_PATIENCE:
            self._sending.cancel()
            self.close(4408, "slow")

    async def _drain(self) -> None:
        try:
            while self._frames:
                self._since = time.monotonic()
                await self._wire.send_text(self._frames.popleft().decode())
        except Exception:  # the other side is gone; the receiving end notices and tidies up
            self.closed = True
        finally:
            self._sending = None
        if self.when_free is not None and not self.closed:
            again, self.when_free = self.when_free, None
            again()

    def close(self, code: int, reason: str) -> None:
        """Say why and hang up."""
        if self.closed:
            return
        self.closed = True
        self._frames.clear()
        bye = ENCODER.encode(Bye(reason=reason, why=Text(f"bye-{reason}")))
        self._hanging_up = asyncio.create_task(self._hang_up(code, bye))

    async def hung_up(self) -> None:
        """Wait until the last word has been said, if there is one to say."""
        self.closed = True
        if self._hanging_up is not None:
            await self._hanging_up

    async def _hang_up(self, code: int, bye: bytes) -> None:
        with contextlib.suppress(Exception):  # it may be gone already
            async with asyncio.timeout(1):
                await self._wire.send_text(bye.decode())
        with contextlib.suppress(Exception):
            async with asyncio.timeout(1):
                await self._wire.close(code)
