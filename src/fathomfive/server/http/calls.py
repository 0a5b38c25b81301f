"""Being called: the ways somebody chose, when not to, and an end of each by one tap."""

from __future__ import annotations

import base64
import secrets
from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Path, Request, Response
from pydantic import Field

from fathomfive.kernel.text import say
from fathomfive.server.calling.addresses import Unfit, pinned
from fathomfive.server.calling.deliver import public_half
from fathomfive.server.calling.letters import Letter, is_mailbox
from fathomfive.server.calling.quiet import zone
from fathomfive.server.calling.words import Spoken
from fathomfive.server.http.edge import (
    Address,
    AnyGuest,
    Body,
    Guest,
    TheNode,
    device_of,
    done,
    reply,
    says,
    says_nothing,
)
from fathomfive.server.journals import calls
from fathomfive.server.journals.calls import Channel, Manner
from fathomfive.server.operate.node import Node
from fathomfive.tables.clock import iso, now
from fathomfive.tables.ids import hashed, new_id
from fathomfive.tables.ports import Died, Overran
from fathomfive.tables.refusal import Refusal, not_found

router = APIRouter(tags=["calls"])

MOST_CHANNELS = 12
Minute = Annotated[int, Field(ge=0, lt=24 * 60)]
Token = Annotated[str, Field(min_length=1, max_length=400)]


class PushKeys(Body):
    p256dh: Annotated[str, Field(max_length=100)]
    auth: Annotated[str, Field(max_length=40)]


class ChannelBody(Body):
    kind: Literal["push", "mail", "discord", "slack", "ntfy", "json"]
    address: Annotated[str, Field(min_length=3, max_length=1000)]
    keys: PushKeys | None = None
    language: Annotated[str, Field(max_length=20, pattern="^[A-Za-z-]*$")] = ""


class MannerBody(Body):
    quiet_from: Minute = 0
    quiet_to: Minute = 0
    zone: Annotated[str, Field(max_length=60)] = "UTC"
    away_until: Annotated[int, Field(ge=0, le=2**53)] = 0
    language: Annotated[str, Field(max_length=20, pattern="^[A-Za-z-]+$")] = "en"


class StopBody(Body):
    token: Token


class ChannelInfo(msgspec.Struct):
    id: str
    kind: str
    address: str
    """Of a mailbox all of it; else enough to know it by. Such addresses are secrets."""
    this: bool
    """Whether it is this browser's own."""
    confirmed: bool
    made: str


class CallsInfo(msgspec.Struct):
    channels: list[ChannelInfo]
    quiet_from: int
    quiet_to: int
    zone: str
    away_until: int
    language: str
    vapid: str
    """What a browser subscribes to our notices with."""
    mail: bool
    """Whether this house sends mail."""


def _info(channel: Channel, device: str) -> ChannelInfo:
    shown = channel.address
    if channel.kind != "mail":
        host = shown.partition("://")[2].partition("/")[0]
        shown = f"{host}/…{shown[-4:]}"
    return ChannelInfo(
        channel.id, channel.kind, shown, channel.device == device, channel.confirmed, iso(channel.made)
    )


def _front(request: Request) -> str:
    """Where this guest reached us: the gate has checked it."""
    return request.headers.get("origin") or str(request.base_url).rstrip("/")


async def _all(request: Request, node: Node, guest: str) -> Response:
    store, device = node.shards.of_guest(guest), device_of(request)
    manner = (await calls.manners(store, [guest])).get(guest) or Manner(guest)
    key = base64.urlsafe_b64encode(public_half(node.caller.sender.vapid)).rstrip(b"=").decode()
    mine = [_info(one, device) for one in await calls.channels(store, [guest])]
    return reply(CallsInfo(mine, *manner[1:], vapid=key, mail=bool(node.settings.mail)))


@router.get("/me/calls", responses=says(CallsInfo))
async def my_calls(request: Request, guest: AnyGuest, node: TheNode) -> Response:
    return await _all(request, node, guest)


@router.put("/me/calls", responses=says(CallsInfo))
async def when_to_call(request: Request, body: MannerBody, guest: Guest, node: TheNode) -> Response:
    try:
        zone(body.zone)
    except ValueError as error:
        raise Refusal("refused", "refused-call-zone") from error
    manner = Manner(guest, body.quiet_from, body.quiet_to, body.zone, body.away_until, body.language)
    await calls.put_manner(node.shards.of_guest(guest), manner)
    return await _all(request, node, guest)


@router.post("/me/calls/channels", responses=says(CallsInfo))
async def add_channel(
    request: Request, body: ChannelBody, guest: Guest, address: Address, node: TheNode
) -> Response:
    """Another way to be called. A mailbox is asked first; it may be somebody else's."""
    await node.limits.spend("calls", guest, address)
    store = node.shards.of_guest(guest)
    if len(await calls.channels(store, [guest])) >= MOST_CHANNELS:
        raise Refusal("too-many", say("refused-many-channels", most=MOST_CHANNELS))
    await _must_be_fit(node, body)
    keys = msgspec.json.encode(body.keys.model_dump()).decode() if body.keys else ""
    token = node.shards.token_of(guest) if body.kind == "mail" else ""
    channel = Channel(
        id=new_id(),
        guest=guest,
        kind=body.kind,
        address=body.address,
        secret=hashed(token) if token else keys,
        device=device_of(request) if body.kind == "push" else "",
        front=_front(request),
        confirmed=body.kind != "mail",
        made=now(),
    )
    await calls.add_channel(store, channel)
    if token:
        link = f"{channel.front}/confirm#{token}"
        await _send(node, channel, "confirm", link, body.language)
    node.caller.noting.can_be_called(guest)
    return await _all(request, node, guest)


async def _must_be_fit(node: Node, body: ChannelBody) -> None:
    if body.kind == "mail":
        if not node.settings.mail:
            raise Refusal("refused", "refused-no-mail")
        if not is_mailbox(body.address):
            raise Refusal("refused", "refused-call-mail")
        return
    try:
        await pinned(body.address, node.settings.may_call)
    except Unfit as unfit:
        raise Refusal("refused", f"refused-call-{unfit.why}") from unfit
    if body.kind == "push" and (body.keys is None or not _are_keys(body.keys)):
        raise Refusal("refused", "refused-call-keys")


def _are_keys(keys: PushKeys) -> bool:
    """A point of the curve, and sixteen random bytes."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, auth = (
            base64.urlsafe_b64decode(one + "=" * (-len(one) % 4)) for one in (keys.p256dh, keys.auth)
        )
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return len(point) == 65 and len(auth) == 16


async def _send(
    node: Node, channel: Channel, event: Literal["test", "confirm"], link: str, language: str = ""
) -> None:
    """One letter, now; whoever asked for it waits, and is told if it was not taken."""
    manner = (await calls.manners(node.shards.of_guest(channel.guest), [channel.guest])).get(channel.guest)
    spoken = Spoken(language or (manner.language if manner else "en"))
    token = node.caller.stopping.token(channel.guest, channel.id)
    letter = Letter(
        kind=channel.kind,  # type: ignore[arg-type]  # as the database has it
        address=channel.address,
        keys=channel.secret,
        event=event,
        title=spoken(f"call-{event}-title"),
        text=spoken(f"call-{event}-text"),
        link=link,
        stop=f"{channel.front}/stop#{token}",
        one_click=f"{channel.front}/api/calls/stop/{token}",
        open=spoken("call-open"),
        end=spoken("call-end"),
        table=secrets.token_hex(4),
        at=now(),
    )
    try:
        (outcome,) = await node.caller.send([letter])
    except (Died, Overran) as error:
        raise Refusal("refused", "refused-call-failed") from error
    if outcome != "sent":
        raise Refusal("refused", "refused-call-failed")


ChannelId = Annotated[str, Path(max_length=64)]


@router.post("/me/calls/channels/{channel}/try", status_code=204, responses=says_nothing())
async def try_channel(channel: ChannelId, guest: Guest, address: Address, node: TheNode) -> Response:
    await node.limits.spend("calls", guest, address)
    mine = await calls.channels(node.shards.of_guest(guest), [guest])
    found = next((one for one in mine if one.id == channel and one.confirmed), None)
    if found is None:
        raise not_found()
    await _send(node, found, "test", f"{found.front}/me/called")
    return done()


@router.delete("/me/calls/channels/{channel}", status_code=204, responses=says_nothing())
async def drop_channel(channel: ChannelId, guest: AnyGuest, node: TheNode) -> Response:
    if not await calls.drop_channel(node.shards.of_guest(guest), guest, channel):
        raise not_found()
    return done()


@router.post("/calls/confirm", status_code=204, responses=says_nothing())
async def confirm(body: StopBody, address: Address, node: TheNode) -> Response:
    """By whoever reads the mailbox; they need not be anybody here."""
    await node.limits.spend("made", "", address)
    if not await calls.confirm_channel(node.shards.of_guest(body.token), hashed(body.token)):
        raise Refusal("not-found", "refused-no-stop")
    return done()


@router.post("/calls/stop", status_code=204, responses=says_nothing())
async def stop(body: StopBody, address: Address, node: TheNode) -> Response:
    return await _stop(body.token, address, node)


@router.post("/calls/stop/{token}", status_code=204, responses=says_nothing())
async def stop_by_mail_program(
    token: Annotated[str, Path(max_length=400)], address: Address, node: TheNode
) -> Response:
    return await _stop(token, address, node)


async def _stop(token: str, address: str, node: Node) -> Response:
    await node.limits.spend("made", "", address)
    read = node.caller.stopping.read(token)
    if read is None or not await calls.drop_channel(node.shards.of_guest(read[0]), *read):
        raise Refusal("not-found", "refused-no-stop")
    return done()
