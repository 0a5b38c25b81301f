"""What the workbench adds to the pages of its table: the author's way in, and mistakes shown over the table.

The page asks for news and is told at once when there are some. When the process goes it asks the next one,
finds another number there, and comes to the table again.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from importlib.resources import files

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response, StreamingResponse
from starlette.routing import BaseRoute, Route

from fathomfive.dev.errand import Errand, Standing
from fathomfive.dev.mistakes import Mistake
from fathomfive.server.http.cookies import COOKIE
from fathomfive.server.operate.node import Node

_PAGE = files("fathomfive.dev") / "page"
_TYPES = {"bench.js": "text/javascript", "bench.css": "text/css"}
AGAIN = 60
"""Milliseconds until the page asks again after its process went."""


class Told(msgspec.Struct):
    number: int
    print: str
    mistakes: Sequence[Mistake]


def way_in(token: str) -> str:
    """The address that makes whoever opens it the author."""
    return f"/dev/open/{token}"


class News:
    def __init__(self, errand: Errand, node: Node, standing: Standing | None) -> None:
        self._errand = errand
        self._node = node
        self._mistake = errand.mistake
        self._notes = list(standing.notes if standing is not None else ())
        self._print = standing.print if standing is not None else ""
        self._changed = asyncio.Event()

    def show(self, mistake: Mistake) -> None:
        """The last mistake lies over the table until a process comes that has none."""
        self._mistake = mistake
        self._tell()

    def note(self, notes: Sequence[Mistake]) -> None:
        """What else there is to say about this table."""
        if notes:
            self._notes += notes
            self._tell()

    def _tell(self) -> None:
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()

    @property
    def _told(self) -> Told:
        mistakes = self._notes if self._mistake is None else [self._mistake, *self._notes]
        return Told(self._errand.number, self._print, mistakes)

    @property
    def head(self) -> str:
        """What every page of the table begins with."""
        mine = f'data-number="{self._errand.number}" data-print="{self._print}"'
        return f'<link rel="stylesheet" href="/dev/bench.css"><script src="/dev/bench.js" {mine}></script>'

    @property
    def routes(self) -> list[BaseRoute]:
        return [
            Route("/dev/open/{token}", self._open),
            Route("/dev/news", self._news),
            *(Route(f"/dev/{name}", self._file) for name in _TYPES),
        ]

    async def _open(self, request: Request) -> Response:
        """Sign the author in; there may be no table yet, but something to say."""
        session = self._errand.session
        if not secrets.compare_digest(request.path_params["token"].encode(), session.token.encode()):
            raise HTTPException(404)
        response: Response = RedirectResponse(f"/t/{session.table}", 303)
        if self._errand.mistake is not None:
            page = f'<!doctype html><meta charset="utf-8"><title>Fathom Five</title>{self.head}<body></body>'
            response = Response(page, media_type="text/html")
        response.headers["cache-control"] = "no-store"
        response.set_cookie(
            COOKIE, await self._node.admit(session.author, "workbench"), httponly=True, samesite="lax"
        )
        return response

    async def _file(self, request: Request) -> Response:
        name = request.url.path.rpartition("/")[2]
        headers = {"cache-control": "no-cache"}
        return Response((_PAGE / name).read_bytes(), media_type=_TYPES[name], headers=headers)

    async def _news(self, request: Request) -> Response:
        """For the author alone: mistakes name files of this machine."""
        if await self._node.guest(request.cookies.get(COOKIE, "")) != self._errand.session.author:
            raise HTTPException(404)
        return StreamingResponse(
            self._stream(), media_type="text/event-stream", headers={"cache-control": "no-store"}
        )

    async def _stream(self) -> AsyncIterator[bytes]:
        yield f"retry: {AGAIN}\n\n".encode()
        while True:
            changed = self._changed
            yield b"data: " + msgspec.json.encode(self._told) + b"\n\n"
            await changed.wait()
