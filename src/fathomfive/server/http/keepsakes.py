"""A finished match as one file to keep, and a campaign with the evenings before it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Response

from fathomfive.keepsake.evening import Evening
from fathomfive.keepsake.making import keepsake
from fathomfive.kernel.game import Refused
from fathomfive.kernel.text import FALLBACK
from fathomfive.kernel.zones import Viewer
from fathomfive.server.http.edge import Address, Guest, TableId, TheDesk, TheNode, says_file
from fathomfive.server.http.games import Wish
from fathomfive.server.http.matches import AsSeat
from fathomfive.tables import review
from fathomfive.tables.clock import iso
from fathomfive.tables.desk import Desk
from fathomfive.tables.jobs import Wrong
from fathomfive.tables.moments import Reviewed
from fathomfive.tables.queue import Priority
from fathomfive.tables.refusal import Refusal
from fathomfive.tables.table import Table

router = APIRouter(tags=["matches"])

MOST_EVENINGS = 5
"""A worker has twenty seconds of CPU for all of them."""


@router.get("/tables/{table}/keepsake", responses=says_file("text/html"), response_class=Response)
async def told(
    id: TableId,
    guest: Guest,
    address: Address,
    node: TheNode,
    desk: TheDesk,
    seat: AsSeat = None,
    language: Wish = FALLBACK,
    whole: Annotated[bool, Query()] = False,
) -> Response:
    """The match as a seat or a watcher saw it; `whole` with the evenings of its campaign before it.

    An attachment: it has a script of its own, which the policy of this house would not let run in its pages.
    """
    await node.limits.spend("imports", guest, address)  # costs as much: whole matches are played again
    table = await desk.look(id, guest)
    viewer = desk.eyes(table, guest, seat)
    evenings = [await _evening(desk, table, seat or 0)]
    if whole:
        evenings = [*await _before(desk, table, guest), *evenings]
    evenings[-1].points = await _points(desk, table, guest, seat or 0)
    page = await desk.past.thinkers.ask(guest, Priority.REVIEW, made, evenings, viewer, language)
    if isinstance(page, Wrong):
        raise Refusal("refused", page.why)
    headers = {"Content-Disposition": f'attachment; filename="{table.game.id}-{id}.html"'}
    return Response(page, media_type="text/html; charset=utf-8", headers=headers)


def made(evenings: list[Evening], viewer: Viewer, language: str) -> bytes | Wrong:
    """For a worker: the file, or why there is none."""
    try:
        return keepsake(evenings, viewer, language)
    except Refused as refused:
        return Wrong(refused.why, refused.rule)


async def _evening(desk: Desk, table: Table, seat: int) -> Evening:
    names = desk.house.names
    return Evening(
        lines=await desk.past.journal(table),
        names={place: names[owner] for place, owner in table.owners.items() if names.get(owner)},
        bots={number: place.bot for number, place in enumerate(table.places) if place.by == "bot"},
        seat=seat,
        when=iso(table.row.updated)[:10],
    )


async def _before(desk: Desk, table: Table, guest: str) -> list[Evening]:
    """The evenings that led here, oldest first: as far back as this guest sat or watched there."""
    found: list[Evening] = []
    while table.setup.document is not None and table.origin.table and len(found) < MOST_EVENINGS - 1:
        try:
            table = await desk.look(table.origin.table, guest)
            found.append(await _evening(desk, table, 0))
        except Refusal:  # let in nowhere there, or it is gone: the story begins here
            break
    return found[::-1]


async def _points(desk: Desk, table: Table, guest: str, seat: int) -> list[Reviewed]:
    """What bots say to the moments of its review. Where they have no time it is told without the rest."""
    outline = await review.outline(desk.past, table, seat)
    points: list[Reviewed] = []
    for seq in outline.moments:
        try:
            found = await review.moment(desk.past, table, guest, seat, seq)
        except Refusal:
            break
        points.append(msgspec.structs.replace(found, seq=found.seq - table.row.begun))
    return points
