"""A conversation on a wire: what it does when the table behind it breaks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any, cast

import pytest

from fathomfive.kernel.match import RuleBroke
from fathomfive.tables import conversation as conversations
from fathomfive.tables.conversation import Conversation
from fathomfive.tables.hall import Hall
from fathomfive.tables.ports import Wire

SECRET = "the squid is in seat 2"


class OneHello:
    """A wire on which a client says hello; how it was closed is kept."""

    def __init__(self) -> None:
        self.closed: list[int] = []

    async def receive(self) -> str:
        return '{"t": "hello", "protocol": 1}'

    async def send_text(self, text: str) -> None:
        raise AssertionError("there is nothing to say")

    def send_at_once(self, frame: bytes) -> bool:
        return False

    async def close(self, code: int = 1000, reason: str = "") -> None:
        self.closed.append(code)


class Silent(OneHello):
    """A wire whose page is still busy drawing."""

    async def receive(self) -> str:
        await asyncio.Event().wait()
        return ""


class BrokenTable:
    """A house whose table breaks a rule as soon as it is opened."""

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[None]:
        if table_id:
            raise RuleBroke("pearls", "Lead", "PRL-1", SECRET, KeyError())
        yield


class Rooms:
    async def leave(self, socket: object) -> None:
        pass


async def test_a_table_that_breaks_closes_the_line_and_tells_no_answer(
    caplog: pytest.LogCaptureFixture,
) -> None:
    wire = OneHello()
    hall: Any = SimpleNamespace(desk=None, house=BrokenTable(), rooms=Rooms())
    with caplog.at_level(logging.ERROR, "fathomfive.tables"):
        await Conversation(cast(Hall, hall), cast(Wire, wire), "guest", "table", "1").hold()
    assert wire.closed == [1011]
    assert [record.message for record in caplog.records] == ["conversation failed"]
    assert SECRET not in str([vars(record) for record in caplog.records])


async def test_a_page_that_is_slow_to_say_hello_may_connect_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """No client's fault: 4400 would part a slow phone from its table for good."""
    monkeypatch.setattr(conversations, "HELLO_PATIENCE", 0.01)
    wire = Silent()
    hall: Any = SimpleNamespace(desk=None, house=BrokenTable(), rooms=Rooms())
    await Conversation(cast(Hall, hall), cast(Wire, wire), "guest", "table", "1").hold()
    assert wire.closed == [4408]
