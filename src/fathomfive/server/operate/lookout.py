"""The lookout: a port of its own where whoever operates a process asks how it is doing.

People never come here, so there is neither a check of host names nor a count of requests: a balancer asks
by the service's name, Prometheus by an address. Nodes and `fathom bots` have the same one, served by the
same loop that serves people: while that is blocked, nothing is answered here either.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Awaitable, Callable, Iterator

import uvicorn
from starlette.types import Receive, Scope, Send

from fathomfive.kernel.game import Refused
from fathomfive.kernel.text import say

Look = Callable[[], Awaitable[tuple[int, bytes, str]]]
"""Status, body and media type."""


def where(given: str) -> tuple[str, int]:
    """`0.0.0.0:8556`, or only a port: then nobody but this machine gets an answer."""
    host, _, port = given.rpartition(":")
    if not port.isdecimal() or not 0 < int(port) < 65536:
        raise Refused(say("refused-operations", given=given))
    return host.strip("[]") or "127.0.0.1", int(port)


class Lookout:
    def __init__(self, looks: dict[str, Look]) -> None:
        self._looks = looks
        self._server: _Beside | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self, at: str) -> None:
        """Listen there. Bound here, so that a port in use is an error that says so."""
        host, port = where(at)
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.create_server((host, port), family=family, backlog=64)
        config = uvicorn.Config(
            self._answer, interface="asgi3", lifespan="off", log_config=None, access_log=False,
            server_header=False, timeout_graceful_shutdown=1,
        )  # fmt: skip
        self._server = _Beside(config)
        self._task = asyncio.create_task(self._server.serve(sockets=[listening]), name="lookout")

    async def close(self) -> None:
        if self._server is not None and self._task is not None:
            self._server.should_exit = True
            await self._task

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":  # nobody opens a socket here
            return
        look = self._looks.get(scope["path"]) if scope["method"] in ("GET", "HEAD") else None
        status, body, media = await look() if look is not None else (404, b"", "text/plain")
        headers = [(b"content-type", media.encode()), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})


class _Beside(uvicorn.Server):
    """A second server of a process: signals are the first one's."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield
