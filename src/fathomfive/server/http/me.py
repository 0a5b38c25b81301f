"""Guests: who am I, a name, a way to another device, forget me."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Request, Response
from pydantic import Field

from fathomfive.server.http.browsers import device_name
from fathomfive.server.http.cookies import A_YEAR, COOKIE
from fathomfive.server.http.edge import (
    Address,
    AnyGuest,
    Body,
    Guest,
    TheNode,
    device_of,
    done,
    guest_or_none,
    reply,
    says,
    says_nothing,
)
from fathomfive.server.journals.devices import devices
from fathomfive.server.journals.house_keys import take_key
from fathomfive.server.journals.my_data import MyData, everything_about
from fathomfive.server.journals.ways_back import drop_link, link_made, passkeys, put_link, whose_link
from fathomfive.server.operate.node import Node
from fathomfive.server.operate.release import RELEASE
from fathomfive.tables.answers import GuestInfo, Me
from fathomfive.tables.clock import iso, now
from fathomfive.tables.ids import hashed
from fathomfive.tables.protocol import PROTOCOL, VISIBLE
from fathomfive.tables.refusal import Refusal, not_found

router = APIRouter(tags=["guests"])

AT_HOME = ("localhost", "127.0.0.1", "::1")
A_QUARTER = 15 * 60 * 1000


class NameBody(Body):
    name: Annotated[str, Field(min_length=1, max_length=40, pattern=f"^{VISIBLE}+$")]


class TokenBody(Body):
    token: Annotated[str, Field(min_length=1, max_length=100)]


class DeviceInfo(msgspec.Struct):
    id: str
    name: str
    made: str
    seen: str
    """To the day."""
    this: bool


class Devices(msgspec.Struct):
    devices: list[DeviceInfo]


class ReturnLink(msgspec.Struct):
    token: str
    path: str
    expires: str


class PersonalLink(msgspec.Struct):
    token: str
    path: str
    made: str


class PasskeyInfo(msgspec.Struct):
    id: str
    name: str
    """Of the device it was made on."""
    made: str
    used: str


class WaysBack(msgspec.Struct):
    link: str
    """When the personal link was made; empty if there is none."""
    passkeys: list[PasskeyInfo]


async def _me(node: Node, request: Request, guest: str | None) -> Response:
    info = GuestInfo(guest, node.house.names[guest]) if guest is not None else None
    at_home = request.url.hostname in AT_HOME
    opens = node.settings.open_tables
    may_open = opens == "everyone" or (guest is not None and await node.desk.may_open(guest))
    return reply(Me(info, RELEASE, PROTOCOL, opens, may_open, node.settings.reach if at_home else ""))


async def signed_in(node: Node, request: Request, guest: str) -> Response:
    """This device is the guest's from now on."""
    node.house.names.update(await node.shards.names([guest]))
    response = await _me(node, request, guest)
    response.set_cookie(
        COOKIE,
        await node.admit(guest, device_name(request.headers.get("user-agent", ""))),
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return response


@router.get("/me", responses=says(Me))
async def me(request: Request, node: TheNode) -> Response:
    return await _me(node, request, await guest_or_none(request))


@router.post("/me", responses=says(Me))
async def name_me(request: Request, body: NameBody, address: Address, node: TheNode) -> Response:
    guest = await guest_or_none(request)
    node.doorman.check(guest or "", address)
    if guest is None:
        await node.limits.spend("made", "", address)
        return await signed_in(node, request, await node.make_guest(body.name))
    await node.rename(guest, body.name)
    return await _me(node, request, guest)


@router.post("/me/key", responses=says(Me))
async def take_house_key(
    request: Request, body: TokenBody, guest: Guest, address: Address, node: TheNode
) -> Response:
    await node.limits.spend("made", guest, address)
    if not await take_key(node.shards.first, body.token, guest, now()):
        raise Refusal("not-found", "refused-no-key")
    return await _me(node, request, guest)


@router.delete("/me", status_code=204, responses=says_nothing())
async def forget_me(guest: AnyGuest, node: TheNode) -> Response:
    await node.forget(guest)
    response = done()
    response.delete_cookie(COOKIE)
    return response


@router.get("/me/devices", responses=says(Devices))
async def my_devices(request: Request, guest: AnyGuest, node: TheNode) -> Response:
    here = device_of(request)
    found = await devices(node.shards.of_guest(guest), guest)
    return reply(Devices([DeviceInfo(d.id, d.name, iso(d.made), iso(d.seen), d.id == here) for d in found]))


@router.delete("/me/devices/{device}", status_code=204, responses=says_nothing())
async def forget_device(
    device: Annotated[str, Path(max_length=64)], guest: AnyGuest, node: TheNode
) -> Response:
    if not await node.forget_device(guest, device):
        raise not_found()
    return done()


@router.get("/me/data", responses=says(MyData))
async def my_data(guest: AnyGuest, address: Address, node: TheNode) -> Response:
    await node.limits.spend("imports", guest, address)
    response = reply(await everything_about(node.shards, guest))
    response.headers["content-disposition"] = 'attachment; filename="fathom-five-me.json"'
    return response


@router.post("/me/return-link", responses=says(ReturnLink))
async def return_link(guest: Guest, address: Address, node: TheNode) -> Response:
    await node.limits.spend("made", guest, address)
    token, expires = node.shards.token_of(guest), now() + A_QUARTER
    await node.shards.of_guest(guest).put_return(hashed(token), guest, expires)
    return reply(ReturnLink(token, f"/return#{token}", iso(expires)))


@router.get("/me/ways-back", responses=says(WaysBack))
async def ways_back(guest: AnyGuest, node: TheNode) -> Response:
    store = node.shards.of_guest(guest)
    made, mine = await link_made(store, guest), await passkeys(store, guest)
    keys = [PasskeyInfo(one.id, one.name, iso(one.made), iso(one.used)) for one in mine]
    return reply(WaysBack("" if made is None else iso(made), keys))


@router.post("/me/personal-link", responses=says(PersonalLink))
async def personal_link(guest: Guest, address: Address, node: TheNode) -> Response:
    """A way back that lasts. Nobody can be told it again, and the one before leads nowhere any more."""
    await node.limits.spend("made", guest, address)
    token, made = node.shards.token_of(guest), now()
    await put_link(node.shards.of_guest(guest), guest, token, made)
    return reply(PersonalLink(token, f"/return#{token}", iso(made)))


@router.delete("/me/personal-link", status_code=204, responses=says_nothing())
async def drop_personal_link(guest: AnyGuest, node: TheNode) -> Response:
    if not await drop_link(node.shards.of_guest(guest), guest):
        raise not_found()
    return done()


@router.post("/return", responses=says(Me))
async def come_back(request: Request, body: TokenBody, address: Address, node: TheNode) -> Response:
    """By a link for one other device, which is used up by it, or by one's personal link, which is not."""
    await node.limits.spend("made", "", address)
    store = node.shards.of_guest(body.token)
    guest = await store.take_return(hashed(body.token), now()) or await whose_link(store, body.token)
    if guest is None:
        raise Refusal("not-found", "refused-no-way-back")
    return await signed_in(node, request, guest)
