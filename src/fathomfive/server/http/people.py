"""People among people: whom I block, and what I report to the operator."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Response
from pydantic import Field

from fathomfive.server.http.edge import (
    Address,
    Body,
    Guest,
    TheDesk,
    TheNode,
    done,
    reply,
    says,
    says_nothing,
)
from fathomfive.server.journals import moderation
from fathomfive.server.journals.moderation import Report
from fathomfive.tables.clock import now
from fathomfive.tables.refusal import not_found

router = APIRouter(tags=["guests"])

OtherGuest = Annotated[str, Path(max_length=64, alias="guest")]


class ReportBody(Body):
    table: Annotated[str, Field(pattern=r"^[a-z0-9]{1,32}$")]
    guest: Annotated[str, Field(max_length=64)]
    line: Annotated[int, Field(ge=1, le=2**53)] | None = None
    why: Annotated[str, Field(min_length=1, max_length=1000)]


class BlockedGuest(msgspec.Struct):
    guest: str
    name: str


class Blocked(msgspec.Struct):
    blocked: list[BlockedGuest]


@router.get("/me/blocked", responses=says(Blocked))
async def blocked(guest: Guest, node: TheNode) -> Response:
    names = await node.shards.names(await node.shards.blocked(guest))
    return reply(Blocked([BlockedGuest(other, name) for other, name in sorted(names.items())]))


@router.put("/me/blocked/{guest}", status_code=204, responses=says_nothing())
async def block(other: OtherGuest, guest: Guest, address: Address, node: TheNode) -> Response:
    await node.limits.spend("made", guest, address)
    if other == guest or other not in await node.shards.names([other]):
        raise not_found()
    await moderation.block(node.shards.of_guest(guest), guest, other)
    return done()


@router.delete("/me/blocked/{guest}", status_code=204, responses=says_nothing())
async def unblock(other: OtherGuest, guest: Guest, node: TheNode) -> Response:
    await moderation.unblock(node.shards.of_guest(guest), guest, other)
    return done()


@router.post("/reports", status_code=204, responses=says_nothing())
async def report(body: ReportBody, guest: Guest, address: Address, node: TheNode, desk: TheDesk) -> Response:
    """Tell the operator about somebody at a table of mine, or about a line of theirs."""
    await node.limits.spend("made", guest, address)
    table = await desk.look(body.table, guest)
    words = ""
    if body.line is not None:
        line = await node.shards.of(body.table).chat_line(body.table, body.line)
        if line is None or line.guest != body.guest:
            raise not_found()
        words = line.text
    elif body.guest not in table.members:
        raise not_found()
    names = await node.shards.names([body.guest])
    new = Report(
        at=now(), by=guest, guest=body.guest, name=names.get(body.guest, ""), table_id=body.table,
        line=body.line, words=words, why=body.why,
    )  # fmt: skip
    await moderation.report(node.shards.first, new)
    return done()
