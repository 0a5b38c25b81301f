"""What all routes share: who asks, what a body looks like, how an answer is documented and encoded."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from fastapi import Depends, Path, Request
from fastapi.responses import Response
from pydantic import BaseModel, ConfigDict, Field

from fathomfive.server.http.cookies import COOKIE
from fathomfive.server.operate.node import Node
from fathomfive.tables.answers import Problem
from fathomfive.tables.desk import Desk
from fathomfive.tables.refusal import Refusal


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", str_strip_whitespace=True)


def _node(request: Request) -> Node:
    node: Node = request.app.state.node
    return node


def _desk(request: Request) -> Desk:
    return _node(request).desk


async def guest_or_none(request: Request) -> str | None:
    """The guest whose cookie this is, if we know them."""
    return await _node(request).guest(request.cookies.get(COOKIE, ""))


def device_of(request: Request) -> str:
    """Which of a guest's devices asks."""
    read = _node(request).cookies.read(request.cookies.get(COOKIE, ""))
    return read[1] if read else ""


async def _somebody(request: Request) -> str:
    guest = await guest_or_none(request)
    if guest is None:
        raise Refusal("guest", "refused-no-guest")
    return guest


async def _guest(request: Request) -> str:
    guest = await _somebody(request)
    _node(request).doorman.check(guest, _address(request))
    return guest


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


Address = Annotated[str, Depends(_address)]
TheNode = Annotated[Node, Depends(_node)]
TheDesk = Annotated[Desk, Depends(_desk)]
Guest = Annotated[str, Depends(_guest)]
AnyGuest = Annotated[str, Depends(_somebody)]
"""Banned or not: for what belongs to a person whatever they have done."""
TableId = Annotated[str, Path(pattern=r"^[a-z0-9]{1,32}$", alias="table")]
SeatNumber = Annotated[int, Path(ge=0, le=63, alias="seat")]
Key = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
Seat = Annotated[int, Field(ge=0, le=63)]
Seq = Annotated[int, Field(ge=0, le=2**31 - 1)]

# --- answers ----------------------------------------------------------------------------------------------

_documented: list[Any] = [Problem]


Answers: TypeAlias = dict[int | str, dict[str, Any]]


def says(type: Any, status: int = 200) -> Answers:
    """Document what a route answers."""
    _documented.append(type)
    name = getattr(type, "__name__", str(type))
    schema = {"$ref": f"#/components/schemas/{name}"}
    return {status: {"description": name, "content": {"application/json": {"schema": schema}}}, **_NO}


_NO: Answers = {
    "4XX": {
        "description": "Refused, with the reason",
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
    },
    "503": {
        "description": "Not saved for certain; send it again with the same key",
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
    },
}


def says_nothing() -> Answers:
    return {204: {"description": "Done"}, **_NO}


def says_file(media_type: str) -> Answers:
    return {200: {"description": "The file", "content": {media_type: {"schema": {"type": "string"}}}}, **_NO}


def documented_schemas() -> dict[str, Any]:
    """JSON Schema of every struct that an answer is made of."""
    structs = list(dict.fromkeys(_documented))
    _, components = msgspec.json.schema_components(structs, ref_template="#/components/schemas/{name}")
    return components


def reply(body: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(body), status, media_type="application/json")


def done() -> Response:
    return Response(status_code=204)
