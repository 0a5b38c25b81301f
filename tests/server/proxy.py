"""A line to PostgreSQL or Redis that can be cut: before a statement arrives, or after it ran, unheard."""

from __future__ import annotations

import asyncio
import contextlib
from urllib.parse import urlsplit, urlunsplit


class Proxy:
    """Passes bytes on until told otherwise.

    `cut_requests`: the next bytes from the client are swallowed and the line is cut: it never arrived.
    `cut_replies`: the next bytes from the server are swallowed and the line is cut: it ran, nobody knows.
    `holds`: whatever comes stays here for as long as this is set: a line that is open and silent.
    """

    def __init__(self, address: str) -> None:
        self._there = urlsplit(address)
        self.cut_requests = False
        self.cut_replies = False
        self.cuts = 0
        self.silent = False
        self.holds = False
        self._server: asyncio.Server | None = None
        self._ends: set[asyncio.StreamWriter] = set()

    async def __aenter__(self) -> Proxy:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        port = self.port = self._server.sockets[0].getsockname()[1]
        user = f"{self._there.username}@" if self._there.username else ""
        self.address = urlunsplit(("postgresql", f"{user}127.0.0.1:{port}", self._there.path, "", ""))
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        for end in list(self._ends):
            end.close()
        while self._ends:
            await asyncio.sleep(0.01)

    def end_lines(self) -> None:
        """As if the server were gone: every line is cut, and nobody gets a new one. From any thread."""
        self.silent = True
        assert self._server is not None
        loop = self._server.get_loop()
        for end in list(self._ends):
            loop.call_soon_threadsafe(end.transport.abort)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.silent:
            writer.close()
            return
        there_reader, there_writer = await asyncio.open_connection(self._there.hostname, self._there.port)
        self._ends |= {writer, there_writer}
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self._pass(reader, there_writer, "cut_requests"))
                group.create_task(self._pass(there_reader, writer, "cut_replies"))
        except* (ConnectionError, _Cut):
            pass
        finally:
            for end in (writer, there_writer):
                end.close()
                with contextlib.suppress(ConnectionError):
                    await end.wait_closed()
                self._ends.discard(end)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, cut: str) -> None:
        while data := await reader.read(65536):
            while self.holds:
                await asyncio.sleep(0.01)
            if getattr(self, cut):
                setattr(self, cut, False)
                self.cuts += 1
                raise _Cut
            writer.write(data)
            await writer.drain()
        raise _Cut


class _Cut(Exception):
    pass
