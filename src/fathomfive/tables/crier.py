"""`Crier`: says one thing to everybody in a room, a few at a time: a full room holds up nobody else."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Collection

from fathomfive.tables.socket import Socket

TURN = 0.0005
"""Seconds of work before others have a turn: some twenty watchers, or a picture or two of players."""


class Turns:
    """Whoever has much to do asks after each piece whether it is somebody else's turn."""

    def __init__(self) -> None:
        self._began = time.perf_counter()

    def begin(self) -> None:
        self._began = time.perf_counter()

    async def take(self) -> None:
        if time.perf_counter() - self._began > TURN:
            await asyncio.sleep(0)
            self.begin()


class Crier:
    def __init__(self) -> None:
        self._words: deque[tuple[bytes, Collection[Socket]]] = deque()
        self._wake = asyncio.Event()

    def say(self, frame: bytes, sockets: Collection[Socket]) -> None:
        """To those who are there now, after all that was said before."""
        self._words.append((frame, sockets))
        self._wake.set()

    async def cry(self) -> None:
        turns = Turns()
        while True:
            self._wake.clear()
            await self._wake.wait()
            turns.begin()
            while self._words:
                frame, sockets = self._words.popleft()
                for socket in sockets:
                    socket.push(frame)
                    await turns.take()
