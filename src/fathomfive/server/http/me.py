"""Guests: who am I, a name, a way to another device, forget me."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Request, Response
from pydantic import Field

from fathomfive.server.http.cookies import A_YEAR, COOKIE
from fathomfive.server.http.edge import (
    VISIBLE,
    Address,
    Body,
    Guest,
    TheNode,
    done,
    guest_or_none,
    reply,
    says,
    says_nothing,
)
from fathomfive.server.operate.node import Node
from fathomfive.server.operate.release import RELEASE
from fathomfive.tables.clock import iso, now
from fathomfive.tables.ids import hashed
from fathomfive.tables.protocol import PROTOCOL
from fathomfive.tables.refusal import not_found

router = APIRouter(tags=["guests"])

AT_HOME = ("localhost", "127.0.0.1", "::1")
A_QUARTER = 15 * 60 * 1000


class NameBody(Body):
    name: Annotated[str, Field(min_length=1, max_length=40, pattern=f"^{VISIBLE}+$")]


class TokenBody(Body):
    token: Annotated[str, Field(min_length=1, max_length=100)]


class GuestInfo(msgspec.Struct):
    id: str
    name: str


class Me(msgspec.Struct, omit_defaults=True):
    guest: GuestInfo | None
    release: str
    protocol: int
    reach: str = ""
    """For whoever sits at the host's own machine: where others in the room find it."""


class ReturnLink(msgspec.Struct):
    token: str
    path: str
    expires: str


def _me(node: Node, request: Request, guest: str | None) -> Response:
    info = GuestInfo(guest, node.house.names[guest]) if guest is not None else None
    at_home = request.url.hostname in AT_HOME
    return reply(Me(info, RELEASE, PROTOCOL, node.settings.reach if at_home else ""))


def _signed_in(node: Node, request: Request, guest: str) -> Response:
    response = _me(node, request, guest)
    response.set_cookie(
        COOKIE,
        node.cookies.sign(guest),
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return response


@router.get("/me", responses=says(Me))
async def me(request: Request, node: TheNode) -> Response:
    return _me(node, request, await guest_or_none(request))


@router.post("/me", responses=says(Me))
async def name_me(request: Request, body: NameBody, address: Address, node: TheNode) -> Response:
    guest = await guest_or_none(request)
    if guest is None:
        await node.limits.spend("made", "", address)
        return _signed_in(node, request, await node.make_guest(body.name))
    await node.rename(guest, body.name)
    return _me(node, request, guest)


@router.delete("/me", status_code=204, responses=says_nothing())
async def forget_me(guest: Guest, node: TheNode) -> Response:
    await node.forget(guest)
    response = done()
    response.delete_cookie(COOKIE)
    return response


@router.post("/me/return-link", responses=says(ReturnLink))
async def return_link(guest: Guest, address: Address, node: TheNode) -> Response:
    await node.limits.spend("made", guest, address)
    token, expires = node.shards.token_of(guest), now() + A_QUARTER
    await node.shards.of_guest(guest).put_return(hashed(token), guest, expires)
    return reply(ReturnLink(token, f"/return#{token}", iso(expires)))


@router.post("/return", responses=says(Me))
async def come_back(request: Request, body: TokenBody, node: TheNode) -> Response:
    guest = await node.shards.of_guest(body.token).take_return(hashed(body.token), now())
    if guest is None or await node.guest(node.cookies.sign(guest)) is None:
        raise not_found()
    return _signed_in(node, request, guest)
