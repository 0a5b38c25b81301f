"""The ASGI application of one node: the gate, the routes, the socket, the pages of the client."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from fathomfive.kernel.text import say
from fathomfive.scene.excerpt import cover_of
from fathomfive.server.http import (
    calls,
    challenges,
    faults,
    games,
    keepsakes,
    matches,
    me,
    open_tables,
    operations,
    passkeys,
    people,
    screens,
    tables,
)
from fathomfive.server.http.edge import documented_schemas
from fathomfive.server.http.gate import Gate, refusal_body
from fathomfive.server.http.packed import public_file
from fathomfive.server.http.pages import Pages
from fathomfive.server.journals.store import MAYBE_GONE
from fathomfive.server.live.endpoint import live
from fathomfive.server.operate.logs import log, places
from fathomfive.server.operate.node import Node
from fathomfive.server.operate.release import RELEASE
from fathomfive.tables.refusal import Reason, Refusal
from fathomfive.tables.views import game_info


def make_app(node: Node, *more: BaseRoute, head: str = "") -> Gate:
    """The whole application of a node; its lifespan opens and closes the node.

    `more` are routes beside those of every house, and `head` stands in the head of every page.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        try:
            await node.open()
            await asyncio.to_thread(_get_ready, app, node)
        except Exception as error:  # nobody is here yet: what is wrong is the operator's to read
            log.error("not opened", error=type(error).__name__, why=str(error))
            await node.close()
            raise
        try:
            yield
        finally:
            await node.close()

    app = FastAPI(
        title="Fathom Five",
        version=RELEASE,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        redirect_slashes=False,
    )
    app.state.node = node
    for room in (
        operations,
        games,
        me,
        passkeys,
        calls,
        people,
        open_tables,
        screens,
        tables,
        matches,
        keepsakes,
        faults,
        challenges,
    ):
        app.include_router(room.router, prefix="/api")
    app.router.routes.append(Route("/api/openapi.json", _document))
    app.router.routes.append(WebSocketRoute("/api/tables/{table}/live", live))
    app.router.routes.extend(more)
    app.mount("/", Pages(node, head=head))
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(matches.MomentRefusal, _refused_with_moment)
    app.add_exception_handler(RequestValidationError, _bad_request)
    app.add_exception_handler(HTTPException, _http_error)
    for gone in MAYBE_GONE:
        app.add_exception_handler(gone, _fault)
    app.add_exception_handler(Exception, _fault)
    app.openapi = lambda: _openapi(app)  # type: ignore[method-assign]
    return Gate(app, node)


def _get_ready(app: FastAPI, node: Node) -> None:
    """Load what the first request of its kind would load while everybody waits: the routes, which FastAPI
    puts together when one is looked for, and the games."""
    for route in app.routes:
        route.matches({"type": "http", "method": "GET", "path": "/", "root_path": "", "headers": []})
    for game in node.house.games.values():
        game_info(game)
        list(game.rulebook)
        cover_of(game.package, game.id)


async def _document(request: Request) -> Response:
    """The OpenAPI document. Whoever asks first has it made, which takes a fifth of a second."""
    made = await asyncio.to_thread(request.app.openapi)
    return await public_file(request.headers, msgspec.json.encode(made), "application/json")


def _openapi(app: FastAPI) -> dict[str, Any]:
    """FastAPI's document, with the schemas of our own structs beside pydantic's."""
    if app.openapi_schema is None:
        document = get_openapi(title=app.title, version=app.version, routes=app.routes)
        document.setdefault("components", {}).setdefault("schemas", {}).update(documented_schemas())
        app.openapi_schema = document
    return app.openapi_schema


def _answer(request: Request, refusal: Refusal, more: dict[str, object] | None = None) -> Response:
    headers = {"Retry-After": "1"} if refusal.reason in ("too-many", "unavailable") else None
    body = refusal_body(refusal, request.scope["request_id"], more)
    return Response(body, refusal.status, media_type="application/json", headers=headers)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return _answer(request, error)


async def _refused_with_moment(request: Request, error: Exception) -> Response:
    assert isinstance(error, matches.MomentRefusal)
    return _answer(request, error.refusal, {"moment": error.moment})


async def _bad_request(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    wrong = error.errors()[0]
    where = ".".join(str(part) for part in wrong["loc"][1:])
    return _answer(
        request, Refusal("bad-request", say("refused-bad-field", field=where, reason=wrong["msg"]))
    )


def _says_gone(error: Exception) -> bool:
    """A statement that the database refuses is our fault; one that did not reach it is not."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or type(error) in (DBAPIError, OperationalError, InterfaceError)
    return isinstance(error, MAYBE_GONE)


_REASONS: dict[int, Reason] = {401: "guest", 403: "forbidden", 404: "not-found", 405: "not-found"}


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    reason = _REASONS.get(error.status_code, "bad-request")
    why = "refused-not-found" if reason == "not-found" else "refused-bad-request"
    response = _answer(request, Refusal(reason, why, status=error.status_code))
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def _fault(request: Request, error: Exception) -> Response:
    """A fault of ours. The log names where, never what: a message may hold somebody's cards."""
    if isinstance(error, ClientDisconnect):
        return Response(status_code=400)
    if _says_gone(error):
        log.warning("database gone", error=type(error).__name__)
        return _answer(request, Refusal("unavailable", "refused-unavailable"))
    log.error(
        "fault", error=type(error).__name__, at=places(error), **structlog.contextvars.get_contextvars()
    )
    return _answer(request, Refusal("unavailable", "refused-fault", status=500))
