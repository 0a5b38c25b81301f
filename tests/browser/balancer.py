"""What stands before the nodes of a house: one address, and each new connection goes to a node that is up."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import threading
from collections.abc import Iterator
from contextlib import contextmanager


class Balancer:
    def __init__(self) -> None:
        self.nodes: list[int] = []
        """Ports, in turn; whoever takes one out of here leaves its open lines alone."""
        self.port = 0
        self._turn = itertools.count()
        self._lines: set[asyncio.StreamWriter] = set()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ends = {writer}
        self._lines |= ends
        with contextlib.suppress(OSError):
            port = self.nodes[next(self._turn) % len(self.nodes)]
            there_reader, there_writer = await asyncio.open_connection("127.0.0.1", port)
            ends.add(there_writer)
            self._lines |= ends
            passing = [
                asyncio.create_task(_pass(reader, there_writer)),
                asyncio.create_task(_pass(there_reader, writer)),
            ]
            await asyncio.wait(passing, return_when=asyncio.FIRST_COMPLETED)
            for task in passing:
                task.cancel()
        for end in ends:
            end.close()
        self._lines -= ends

    async def run(self, opened: threading.Event, done: asyncio.Event) -> None:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        opened.set()
        await done.wait()
        server.close()
        for line in list(self._lines):
            line.transport.abort()
        while self._lines:  # whoever passed something on notices
            await asyncio.sleep(0.01)


async def _pass(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()


@contextmanager
def balanced() -> Iterator[tuple[Balancer, asyncio.AbstractEventLoop]]:
    """A balancer and the loop it runs on, in a thread of their own."""
    balancer, loop, opened, done = Balancer(), asyncio.new_event_loop(), threading.Event(), asyncio.Event()
    thread = threading.Thread(target=loop.run_until_complete, args=(balancer.run(opened, done),))
    thread.start()
    assert opened.wait(10)
    try:
        yield balancer, loop
    finally:
        loop.call_soon_threadsafe(done.set)
        thread.join()
        loop.close()
