"""The client's pages: hashed assets for ever, and `index.html` for every address a person may open, with
a word about what is there for those who only look at the link.
"""

from __future__ import annotations

import asyncio
from importlib.resources import files
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from fathomfive.kernel.languages import languages_of
from fathomfive.kernel.text import house_words
from fathomfive.server.http.packed import PACKS, public_file
from fathomfive.server.http.preview import preview
from fathomfive.server.operate.node import Node

_BARE = b"""<!doctype html><meta charset="utf-8"><title>Fathom Five</title>
<p>The table server is running. Its web client is not part of this installation;
the protocol is documented at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
"""


_TITLE = "<title>Fathom Five</title>"
"""Here a page says what it is about."""
_SPOKEN = f'\n    <meta name="languages" content="{" ".join(languages_of(house_words()))}">'
"""A client that was built before a pack was written learns of it here."""


class Pages:
    def __init__(self, node: Node, folder: Path | None = None, head: str = "") -> None:
        self._node = node
        self._head = head
        self._folder = folder or Path(str(files("fathomfive.server") / "static"))
        self._files = StaticFiles(directory=self._folder, check_dir=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            raise HTTPException(404)
        response = await self._response(scope)
        await response(scope, receive, send)

    async def _response(self, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
        path: str = scope["path"]
        if path.startswith("/api"):
            raise HTTPException(404)
        if "." in path.rsplit("/", 1)[-1]:
            return await self._file(path.lstrip("/"), scope)
        index = self._folder / "index.html"
        headers = {"cache-control": "no-cache"}
        if not index.is_file():
            return Response(_BARE, media_type="text/html; charset=utf-8", headers=headers)
        request = Request(scope)
        about = (await preview(request, self._node)).tags(str(request.base_url).rstrip("/"), path)
        page = index.read_text(encoding="utf-8").replace(_TITLE, about + _SPOKEN + self._head, 1)
        return Response(page, media_type="text/html", headers=headers)

    async def _file(self, path: str, scope: Scope) -> Response:
        """Named by its hash or not; what is worth it is packed, and the rest may be read in parts."""
        cache = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        response = await self._files.get_response(path, scope)
        media_type = response.headers.get("content-type", "").partition(";")[0]
        if isinstance(response, FileResponse) and media_type.startswith(PACKS):
            content = await asyncio.to_thread(Path(response.path).read_bytes)
            return await public_file(Headers(scope=scope), content, media_type, cache)
        response.headers["cache-control"] = cache
        return response
