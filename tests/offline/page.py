"""A page without a browser: posts to a `Front` what the client would, and reads what comes back."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from itertools import count
from typing import Any, cast

import msgspec
from websockets.asyncio.client import ClientConnection

from fathomfive.browser.front import SETTINGS, Front
from fathomfive.browser.orders import carry_out
from fathomfive.browser.shelf import Shelf
from fathomfive.browser.workers import Elsewhere
from tests.server.playing import PATIENCE, Live, Person

QUICK = msgspec.structs.replace(SETTINGS, bot_pause=0.0, behind=0.05)


async def _second_worker(order: bytes) -> bytes:
    """Thinks here, but of what an order says alone."""
    return carry_out(order)


class PageWire:
    """A wire at the page's end, read like a socket."""

    def __init__(self, page: Page, number: int) -> None:
        self._page = page
        self._number = number
        self.heard: asyncio.Queue[str] = asyncio.Queue()
        self.code: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def send(self, text: str) -> None:
        self._page.post(t="say", wire=self._number, text=text)

    async def recv(self) -> str:
        return await self.heard.get()

    async def close(self) -> None:
        self._page.post(t="close", wire=self._number)


class Page:
    """Whoever plays on this device; asks by the paths of a server."""

    def __init__(self, shelf: Shelf) -> None:
        self.front = Front(self._posted, shelf, QUICK, workers=Elsewhere(_second_worker))
        self.guest = ""
        self._numbers = count(1)
        self._answers: dict[int, asyncio.Future[tuple[int, str]]] = {}
        self._wires: dict[int, PageWire] = {}

    @classmethod
    @contextlib.asynccontextmanager
    async def on(cls, shelf: Shelf) -> AsyncIterator[Page]:
        page = cls(shelf)
        await page.front.open()
        try:
            yield page
        finally:
            await page.front.close()

    def post(self, **message: Any) -> None:
        self.front.hear(json.dumps(message))

    def _posted(self, text: str) -> None:
        message = json.loads(text)
        match message["t"]:
            case "answered":
                self._answers.pop(message["id"]).set_result((message["status"], message["text"]))
            case "said":
                self._wires[message["wire"]].heard.put_nowait(message["text"])
            case "closed":
                self._wires[message["wire"]].code.set_result(message["code"])

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        number = next(self._numbers)
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        self.post(t="call", id=number, method=method, path=path.removeprefix("/api"), body=body)
        return await asyncio.wait_for(answer, PATIENCE)

    async def ok(self, method: str, path: str, body: Any = None) -> Any:
        status, text = await self.ask(method, path, body)
        assert status < 300, (path, status, text)
        return json.loads(text) if text else None

    async def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        status, text = await self.ask(method, path, body)
        return status, json.loads(text)["error"]["reason"]

    def open(self, table: str) -> PageWire:
        number = next(self._numbers)
        wire = self._wires[number] = PageWire(self, number)
        self.post(t="open", wire=number, table=table)
        return wire

    async def live(self, table: str, **hello: Any) -> Live:
        """The tests' own reader of a socket: it asks no more of one than to send and to receive."""
        live = Live(cast(ClientConnection, self.open(table)), cast(Person, self), table)
        await live.say({"t": "hello", "protocol": 1, **hello})
        return live
