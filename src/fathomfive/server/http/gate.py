"""The gate in front of every request: host, origin, size, rate, headers, request id, log line.

Pure ASGI, so that it costs little and sees sockets too.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from urllib.parse import urlsplit

import msgspec
import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fathomfive.server.operate.logs import log
from fathomfive.server.operate.node import Node
from fathomfive.server.operate.settings import Settings
from fathomfive.tables.refusal import Refusal
from fathomfive.tables.spans import span

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
MOST_BODY = 64 * 1024
MOST_JOURNAL = 8 * 1024 * 1024
MOST_CAMPAIGN = 1024 * 1024
"""A new table may bring the campaign of many evenings."""

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def host_allowed(headers: Mapping[str, str], settings: Settings) -> bool:
    host = headers.get("host", "")
    name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
    return name in settings.hosts


def origin_allowed(headers: Mapping[str, str], secure: bool, settings: Settings) -> bool:
    """A browser names the site a request comes from: it must be this very one. Scripts name none."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    found = urlsplit(origin)
    return (
        found.scheme in (("https",) if secure else ("http", "https"))
        and found.netloc == headers.get("host", "")
        and host_allowed(headers, settings)
    )


class Gate:
    def __init__(self, app: ASGIApp, node: Node) -> None:
        self.app = app
        self.node = node

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        request = secrets.token_hex(8)
        scope["request_id"] = request
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request=request)
        headers = Headers(scope=scope)
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send, headers)
        else:
            await self._http(scope, receive, send, headers)

    async def _socket(self, scope: Scope, receive: Receive, send: Send, headers: Headers) -> None:
        """A socket counts as a request. Two hundred that came at once were answered in one go, and everybody
        else waited: who is too much is told before anything is done for them."""
        if not host_allowed(headers, self.node.settings):
            self.node.metrics.turned_away.labels("host").inc()
            await send({"type": "websocket.close", "code": 4400, "reason": "host"})
            return
        try:
            await self._count(scope)
        except Refusal as refusal:
            self.node.metrics.turned_away.labels(refusal.reason).inc()
            await answer_refusal(refusal, scope["request_id"], send, kind="websocket.http")
            return
        await self.app(scope, receive, send)

    async def _count(self, scope: Scope) -> None:
        client = scope.get("client")
        await self.node.limits.spend("requests", "", client[0] if client else "")

    async def _http(self, scope: Scope, receive: Receive, send: Send, headers: Headers) -> None:
        began, status = time.perf_counter(), 500
        body = _Body(receive, _most(scope))

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                if body.too_large:  # whoever was reading it only knows that it broke off
                    message["status"] = 413
                status = message["status"]
                out = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    out.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    out.setdefault("cache-control", "no-store")
                out["x-request-id"] = scope["request_id"]
            await send(message)

        try:
            await self._check(scope, headers)
            with span("request", method=scope["method"], route=_route(scope["path"])):
                await self.app(scope, body.read, answer)
        except Refusal as refusal:
            await answer_refusal(refusal, scope["request_id"], answer)
        method, path = scope["method"], scope["path"]
        self.node.metrics.requests.labels(
            method if method.isalpha() and len(method) < 8 else "?", status
        ).inc()
        log.info(
            "request",
            method=method,
            route=_route(path),
            status=status,
            ms=round(1000 * (time.perf_counter() - began), 2),
        )

    async def _check(self, scope: Scope, headers: Headers) -> None:
        if not host_allowed(headers, self.node.settings):
            raise Refusal("bad-request", "refused-host", status=400)
        if not scope["path"].startswith("/api/"):
            return
        await self._count(scope)
        if scope["method"] in SAFE:
            return
        if not origin_allowed(headers, scope["scheme"] == "https", self.node.settings):
            raise Refusal("origin", "refused-origin")
        length = headers.get("content-length", "0")
        if length.isdigit() and int(length) > _most(scope):
            raise Refusal("bad-request", "refused-too-large", status=413)


def _most(scope: Scope) -> int:
    path: str = scope["path"]
    if path == "/api/journals" or (path.startswith("/api/challenges/") and path.endswith("/journal")):
        return MOST_JOURNAL
    return MOST_CAMPAIGN if path == "/api/tables" else MOST_BODY


class _Body:
    """A body that is read no further than it may be, whatever its header says."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self._left = most
        self.too_large = False

    async def read(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self._left -= len(message.get("body", b""))
            if self._left < 0:
                self.too_large = True
                raise Refusal("bad-request", "refused-too-large", status=413)
        return message


def _route(path: str) -> str:
    """The path without ids: what may stand in a log."""
    parts = path.split("/")
    if parts[1:3] == ["api", "tables"] and len(parts) > 3:
        parts[3] = "{table}"
    if parts[1:3] != ["api", "games"] and len(parts) > 5:
        parts[5] = "{}"
    return "/".join(parts)[:120]


async def answer_refusal(
    refusal: Refusal, request: str, send: Send, more: dict[str, object] | None = None, kind: str = "http"
) -> None:
    """A refusal as an HTTP answer, be it to a request or to a socket that is not opened."""
    body = refusal_body(refusal, request, more)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.reason == "too-many":
        headers.append((b"retry-after", b"1"))
    await send({"type": f"{kind}.response.start", "status": refusal.status, "headers": headers})
    await send({"type": f"{kind}.response.body", "body": body})


def refusal_body(refusal: Refusal, request: str, more: dict[str, object] | None = None) -> bytes:
    error = {"reason": refusal.reason, "why": refusal.why, "rule": refusal.rule, "request": request}
    return msgspec.json.encode({"error": error, **(more or {})})
