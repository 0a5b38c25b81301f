"""Tables: make, find, enter, arrange, seats, links; rematch and fork."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Path, Response
from pydantic import Field

from fathomfive.kernel.game import Setup
from fathomfive.server.http.edge import (
    Address,
    Body,
    Guest,
    SeatNumber,
    Seq,
    TableId,
    TheDesk,
    TheNode,
    done,
    reply,
    says,
    says_nothing,
)
from fathomfive.server.http.me import TokenBody
from fathomfive.server.operate.node import Node
from fathomfive.tables import answers, seating
from fathomfive.tables.answers import Made, Tables
from fathomfive.tables.clock import iso
from fathomfive.tables.pad import MOST_LETTERS
from fathomfive.tables.protocol import VISIBLE, Door, TableInfo
from fathomfive.tables.refusal import not_found
from fathomfive.tables.table import MOST_PATIENCE
from fathomfive.tables.words import read_words

router = APIRouter(prefix="/tables", tags=["tables"])

Undo = Literal["off", "horizon", "agreement"]
Pointing = Literal["usual", "on", "off"]
Patience = Annotated[int, Field(ge=0, le=MOST_PATIENCE)]
TableName = Annotated[str, Field(max_length=80, pattern=f"^{VISIBLE}*$")]
Preset = Annotated[str, Field(max_length=40)]
Options = Annotated[dict[str, Any], Field(max_length=64)]


class MakeBody(Body):
    game: Annotated[str, Field(max_length=40)]
    seats: Annotated[int, Field(ge=1, le=64)]
    options: Options = {}
    preset: Preset = ""
    document: dict[str, Any] | None = None
    notes: Annotated[str, Field(max_length=MOST_LETTERS)] = ""
    name: TableName = ""
    undo: Undo = "agreement"
    patience: Patience = 120
    chat: bool = True
    pointing: Pointing = "usual"


class LearnBody(Body):
    game: Annotated[str, Field(max_length=40)]


class ArrangeBody(Body):
    seats: Annotated[int, Field(ge=1, le=64)] | None = None
    options: Options | None = None
    preset: Preset | None = None
    name: TableName | None = None
    undo: Undo | None = None
    patience: Patience | None = None
    chat: bool | None = None
    pointing: Pointing | None = None


class RoleBody(Body):
    role: Literal["play", "watch", "words"]


class WordsBody(Body):
    words: Annotated[str, Field(max_length=80)]


class GuestBody(Body):
    guest: Annotated[str, Field(max_length=64)]


class ForkBody(Body):
    seq: Seq


class SitBody(Body):
    nonce: Annotated[str, Field(max_length=seating.MOST_NONCE)] = ""


class ReadyBody(Body):
    ready: bool


class BotBody(Body):
    bot: Annotated[str, Field(max_length=40)]


class LinkInfo(msgspec.Struct):
    id: str
    role: str
    made: str


class Links(msgspec.Struct):
    links: list[LinkInfo]


class RemovedGuest(msgspec.Struct):
    guest: str
    name: str


class Removed(msgspec.Struct):
    removed: list[RemovedGuest]


class NewLink(msgspec.Struct, omit_defaults=True):
    id: str
    role: str
    path: str = ""
    words: str = ""
    """To be typed on the start page; they open nothing once all seats are taken."""


@router.get("", responses=says(Tables))
async def my_tables(guest: Guest, node: TheNode) -> Response:
    return reply(await answers.my_tables(node.house, guest))


@router.post("", status_code=201, responses=says(Made, 201))
async def make_table(
    body: MakeBody, guest: Guest, address: Address, node: TheNode, desk: TheDesk
) -> Response:
    await node.limits.spend("made", guest, address)
    setup = Setup(body.game, body.seats, body.options, document=body.document)
    settings = body.model_dump(include={"name", "undo", "patience", "chat", "pointing"})
    table, play, watch = await desk.make(setup, guest, settings, body.notes, body.preset)
    return reply(Made(table, play, watch), 201)


@router.post("/learn", status_code=201, responses=says(Made, 201))
async def learn(body: LearnBody, guest: Guest, address: Address, node: TheNode, desk: TheDesk) -> Response:
    await node.limits.spend("guides", guest, address)
    return reply(Made(await desk.learn(body.game, guest)), 201)


@router.post("/short", status_code=201, responses=says(Made, 201))
async def short(body: LearnBody, guest: Guest, address: Address, node: TheNode, desk: TheDesk) -> Response:
    """The short match of a game, begun at once: the other seats are bots'."""
    await node.limits.spend("made", guest, address)
    return reply(Made(await desk.play_short(body.game, guest)), 201)


@router.get("/{table}", responses=says(TableInfo))
async def table(id: TableId, guest: Guest, desk: TheDesk) -> Response:
    return reply(await desk.info(id, guest))


@router.patch("/{table}", responses=says(TableInfo))
async def arrange(id: TableId, body: ArrangeBody, guest: Guest, desk: TheDesk) -> Response:
    wanted = body.model_dump(exclude_none=True)
    return reply(await desk.arrange(id, guest, wanted))


@router.delete("/{table}", status_code=204, responses=says_nothing())
async def delete(id: TableId, guest: Guest, node: TheNode, desk: TheDesk) -> Response:
    await desk.info(id, guest)
    await node.house.delete(id, lambda table: seating.must_be_deletable(table, guest))
    return done()


@router.post("/{table}/enter", responses=says(TableInfo))
async def enter(
    id: TableId, body: TokenBody, guest: Guest, address: Address, node: TheNode, desk: TheDesk
) -> Response:
    return reply(await desk.enter(id, guest, await _token(body.token, guest, address, node)))


@router.post("/{table}/door", responses=says(Door))
async def door(id: TableId, body: TokenBody, address: Address, node: TheNode) -> Response:
    return reply(await node.invitations.door(id, await _token(body.token, "", address, node)))


@router.post("/door", responses=says(Door))
async def door_by_words(body: WordsBody, address: Address, node: TheNode) -> Response:
    """Where the words of a table lead; they are the token of its door."""
    await node.limits.spend("words", "", address)
    words = read_words(body.words)
    if words is None:
        raise not_found()
    return reply(await node.invitations.by_words(words))


async def _token(given: str, guest: str, address: str, node: Node) -> str:
    """What a link says after the #. Words can be guessed, so they cost."""
    token = given.removeprefix("p.").removeprefix("w.")
    if (words := read_words(token)) is not None:
        await node.limits.spend("words", guest, address)
    return words or token


@router.get("/{table}/links", responses=says(Links))
async def links(id: TableId, guest: Guest, node: TheNode, desk: TheDesk) -> Response:
    seating.must_host(await desk.look(id, guest), guest)
    found = await node.shards.of(id).links(id)
    return reply(Links([LinkInfo(link, role, iso(made)) for link, role, made in found]))


@router.post("/{table}/links", status_code=201, responses=says(NewLink, 201))
async def make_link(
    id: TableId, body: RoleBody, guest: Guest, address: Address, node: TheNode, desk: TheDesk
) -> Response:
    await node.limits.spend("made", guest, address)
    if body.role == "words":
        link, words = await node.invitations.make_words(id, guest)
        return reply(NewLink(link, body.role, words=words), 201)
    link, path = await desk.make_link(id, guest, body.role)
    return reply(NewLink(link, body.role, path), 201)


@router.delete("/{table}/links/{link}", status_code=204, responses=says_nothing())
async def revoke_link(
    id: TableId, link: Annotated[str, Path(max_length=64)], guest: Guest, desk: TheDesk
) -> Response:
    await desk.revoke_link(id, guest, link)
    return done()


@router.post("/{table}/start", responses=says(TableInfo))
async def start(id: TableId, guest: Guest, desk: TheDesk) -> Response:
    return reply(await desk.start(id, guest))


@router.post("/{table}/host", responses=says(TableInfo))
async def hand_over(id: TableId, body: GuestBody, guest: Guest, desk: TheDesk) -> Response:
    return reply(await desk.change(id, guest, lambda table: seating.hand_over(table, guest, body.guest)))


@router.post("/{table}/remove", responses=says(TableInfo))
async def remove(id: TableId, body: GuestBody, guest: Guest, desk: TheDesk) -> Response:
    return reply(await desk.remove(id, guest, body.guest))


@router.get("/{table}/removed", responses=says(Removed))
async def removed(id: TableId, guest: Guest, node: TheNode, desk: TheDesk) -> Response:
    seating.must_host(await desk.look(id, guest), guest)
    names = await node.shards.names(await node.shards.of(id).barred(id))
    return reply(Removed([RemovedGuest(other, name) for other, name in names.items()]))


@router.delete("/{table}/removed/{guest}", status_code=204, responses=says_nothing())
async def let_back(
    id: TableId,
    other: Annotated[str, Path(max_length=64, alias="guest")],
    guest: Guest,
    desk: TheDesk,
) -> Response:
    await desk.let_back(id, guest, other)
    return done()


@router.post("/{table}/leave", status_code=204, responses=says_nothing())
async def leave(id: TableId, guest: Guest, desk: TheDesk) -> Response:
    await desk.leave(id, guest)
    return done()


@router.post("/{table}/give-up", status_code=204, responses=says_nothing())
async def give_up(id: TableId, guest: Guest, desk: TheDesk) -> Response:
    await desk.give_up(id, guest)
    return done()


@router.post("/{table}/rematch", status_code=201, responses=says(Made, 201))
async def rematch(id: TableId, guest: Guest, desk: TheDesk) -> Response:
    return reply(Made(await desk.rematch(id, guest)), 201)


@router.post("/{table}/fork", status_code=201, responses=says(Made, 201))
async def fork(
    id: TableId, body: ForkBody, guest: Guest, address: Address, node: TheNode, desk: TheDesk
) -> Response:
    await node.limits.spend("made", guest, address)
    return reply(Made(await desk.fork(id, guest, body.seq)), 201)


# --- seats ------------------------------------------------------------------------------------------------


@router.post("/{table}/seats/{seat}/sit", responses=says(TableInfo))
async def sit(id: TableId, n: SeatNumber, body: SitBody, guest: Guest, desk: TheDesk) -> Response:
    return reply(await desk.sit(id, guest, n, body.nonce))


@router.post("/{table}/seats/{seat}/leave", responses=says(TableInfo))
async def stand_up(id: TableId, n: SeatNumber, guest: Guest, desk: TheDesk) -> Response:
    return reply(await desk.change(id, guest, lambda table: seating.stand_up(table, guest, n)))


@router.post("/{table}/seats/{seat}/ready", responses=says(TableInfo))
async def ready(id: TableId, n: SeatNumber, body: ReadyBody, guest: Guest, desk: TheDesk) -> Response:
    return reply(await desk.change(id, guest, lambda table: seating.ready(table, guest, n, body.ready)))


@router.post("/{table}/seats/{seat}/bot", responses=says(TableInfo))
async def seat_bot(id: TableId, n: SeatNumber, body: BotBody, guest: Guest, desk: TheDesk) -> Response:
    return reply(await desk.change(id, guest, lambda table: seating.seat_bot(table, guest, n, body.bot)))


@router.post("/{table}/seats/{seat}/cover", responses=says(TableInfo))
async def cover(id: TableId, n: SeatNumber, body: BotBody, guest: Guest, desk: TheDesk) -> Response:
    return reply(await desk.cover(id, guest, n, body.bot))


@router.post("/{table}/seats/{seat}/give-back", responses=says(TableInfo))
async def give_back(id: TableId, n: SeatNumber, body: GuestBody, guest: Guest, desk: TheDesk) -> Response:
    """To somebody who lost what proves that it is theirs; the others agree on it."""
    return reply(await desk.give_back(id, guest, n, body.guest))


@router.post("/{table}/seats/{seat}/return", responses=says(TableInfo))
async def take_back(id: TableId, n: SeatNumber, guest: Guest, desk: TheDesk) -> Response:
    return reply(await desk.change(id, guest, lambda table: seating.come_back(table, guest, n)))
