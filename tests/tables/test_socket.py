"""A socket whose other side does not read is hung up on, and nobody else waits for it."""

from __future__ import annotations

import asyncio
import time
from typing import Any, cast

import pytest

from fathomfive.tables import socket as sockets
from fathomfive.tables.bus import Alone
from fathomfive.tables.hall import Hall
from fathomfive.tables.memory import Memory
from fathomfive.tables.ports import Measures, Wire
from fathomfive.tables.queue import MemoryQueue
from fathomfive.tables.settings import HouseSettings
from fathomfive.tables.socket import SEND_PATIENCE, Socket


class Unread:
    """A wire that takes a frame and never gets rid of it; how it was closed is kept."""

    def __init__(self) -> None:
        self.closed: list[int] = []

    async def send_text(self, text: str) -> None:
        await asyncio.Event().wait()

    def send_at_once(self, frame: bytes) -> bool:
        return False

    async def close(self, code: int = 1000) -> None:
        self.closed.append(code)


async def stuck() -> tuple[Socket, Unread]:
    wire = Unread()
    socket = Socket(cast(Wire, wire), "guest", "table")
    socket.push(b"{}")
    await asyncio.sleep(0)
    return socket, wire


async def test_who_does_not_read_for_too_long_is_hung_up_on() -> None:
    socket, _ = await stuck()
    closed = []
    for seconds in (SEND_PATIENCE - 1, SEND_PATIENCE + 1):
        socket.must_read(time.monotonic() + seconds)
        closed.append(socket.closed)
    assert closed == [False, True]
    await asyncio.sleep(0)
    assert not socket.behind, "nothing of it goes on waiting"


async def test_who_reads_may_be_silent_for_as_long_as_they_like() -> None:
    class Read(Unread):
        async def send_text(self, text: str) -> None:
            pass

    socket = Socket(cast(Wire, Read()), "guest", "table")
    socket.push(b"{}")
    await asyncio.sleep(0)
    socket.must_read(time.monotonic() + 10 * SEND_PATIENCE)
    assert not socket.closed


async def test_the_door_looks_for_those_who_do_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "SEND_PATIENCE", 0.1)
    workers: Any = None
    hall = Hall(Memory(), HouseSettings(), Measures(), Alone(), workers, MemoryQueue())
    hall.rooms.open()
    socket, wire = await stuck()
    hall.rooms.enter(socket)
    async with asyncio.timeout(10):
        while wire.closed != [4408]:
            await asyncio.sleep(0.05)
    await hall.rooms.close()
