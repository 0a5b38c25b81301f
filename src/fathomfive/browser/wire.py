"""`PostedWire`: the line from a table to one page, as messages that somebody posts to and fro."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from fathomfive.tables.ports import HungUp


class PostedWire:
    def __init__(self, post: Callable[[str], None], hang_up: Callable[[int], None]) -> None:
        self._post = post
        self._hang_up = hang_up
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._closed = False

    # --- the page's end ----------------------------------------------------------------------------------

    def hear(self, text: str) -> None:
        self._heard.put_nowait(text)

    def gone(self) -> None:
        """The page has closed it: nothing more is posted."""
        self._closed = True
        self._heard.put_nowait(None)

    # --- the table's end ---------------------------------------------------------------------------------

    async def receive(self) -> str | None:
        text = await self._heard.get()
        if text is None:
            raise HungUp
        return text

    async def send_text(self, text: str) -> None:
        if not self._closed:
            self._post(text)

    def send_at_once(self, frame: bytes) -> bool:
        """Whatever is posted is there: no line is ever slow."""
        if not self._closed:
            self._post(frame.decode())
        return True

    async def close(self, code: int) -> None:
        if not self._closed:
            self._closed = True
            self._hang_up(code)
        self._heard.put_nowait(None)
