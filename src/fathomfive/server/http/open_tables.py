"""Open tables of this server: a host lets others find a table, and says whom it is for."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Response
from pydantic import Field

from fathomfive.server.http.edge import (
    Address,
    Body,
    Guest,
    TableId,
    TheDesk,
    TheNode,
    done,
    reply,
    says,
    says_nothing,
)
from fathomfive.server.journals import listings
from fathomfive.server.journals.listings import Listing
from fathomfive.server.operate.node import Node
from fathomfive.tables import seating
from fathomfive.tables.clock import iso, now
from fathomfive.tables.desk import path_of
from fathomfive.tables.ids import new_id
from fathomfive.tables.refusal import Refusal

router = APIRouter(tags=["tables"])

MOST = 20
"""Tables in the list: each is read to see whether a seat is free."""


class ListBody(Body):
    level: Literal["any", "new", "seasoned"] = "any"
    language: Annotated[str, Field(pattern=r"^[a-z]{2,3}$|^$")] = ""


class Listed(msgspec.Struct):
    listed: bool
    level: str
    language: str


class OpenTable(msgspec.Struct, kw_only=True):
    """A table that everybody may sit down at."""

    game: str
    title: str
    name: str
    host: str
    phase: str
    level: str
    """Whom it is for: `any`, `new` or `seasoned`."""
    language: str
    patience: int
    """Its pace: seconds until a bot steps in for whoever is asked and away."""
    seats: int
    free: int
    path: str
    """The link by which one comes in."""
    since: str


class OpenTables(msgspec.Struct):
    tables: list[OpenTable]


@router.get("/open-tables", responses=says(OpenTables))
async def open_tables(node: TheNode) -> Response:
    """Those with a seat that is free now."""
    found = await asyncio.gather(*(listings.newest(store, MOST) for store in node.shards.up().values()))
    newest = sorted((one for some in found for one in some), key=lambda one: -one.made)[:MOST]
    shown = [await _open(one, node) for one in newest]
    return reply(OpenTables([one for one in shown if one is not None]))


async def _open(listed: Listing, node: Node) -> OpenTable | None:
    try:
        async with node.house.at(listed.table) as table:
            row, free = table.row, table.chairs
    except Refusal:  # it was deleted meanwhile
        return None
    if not free:
        return None
    if row.host not in node.house.names:
        node.house.names.update(await node.shards.names([row.host]))
    return OpenTable(
        game=row.game,
        title=table.game.title,
        name=row.name,
        host=node.house.names.get(row.host, ""),
        phase=row.phase,
        level=listed.level,
        language=listed.language,
        patience=row.patience,
        seats=len(table.places),
        free=free,
        path=path_of(row.id, "play", listed.token),
        since=iso(listed.made),
    )


@router.get("/tables/{table}/listing", responses=says(Listed))
async def listing(id: TableId, guest: Guest, node: TheNode, desk: TheDesk) -> Response:
    seating.must_host(await desk.look(id, guest), guest)
    found = await listings.listing(node.shards.of(id), id)
    return reply(Listed(True, found.level, found.language) if found else Listed(False, "any", ""))


@router.put("/tables/{table}/listing", status_code=204, responses=says_nothing())
async def list_table(
    id: TableId, body: ListBody, guest: Guest, address: Address, node: TheNode, desk: TheDesk
) -> Response:
    table = await desk.look(id, guest)
    seating.must_host(table, guest)
    seating.must_be_live(table)
    await node.limits.spend("made", guest, address)
    store = node.shards.of(id)
    before = await listings.listing(store, id)
    if before is None:
        token = new_id()
        link = await desk.keep_link(id, "play", token, now())
        before = Listing(id, link, token, "", "", now())
    await listings.list_table(store, before._replace(level=body.level, language=body.language))
    return done()


@router.delete("/tables/{table}/listing", status_code=204, responses=says_nothing())
async def unlist(id: TableId, guest: Guest, node: TheNode, desk: TheDesk) -> Response:
    """Nobody finds it any more, and the link that was public is dead."""
    seating.must_host(await desk.look(id, guest), guest)
    store = node.shards.of(id)
    before = await listings.listing(store, id)
    await listings.unlist(store, id)
    if before is not None and before.link in [link for link, _, _ in await store.links(id)]:
        await desk.revoke_link(id, guest, before.link)
    return done()
