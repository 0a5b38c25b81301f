"""The living-room screen: a television shows a code, the host of a table types it, and the table lies there.

A screen is a guest who watches. What it shows is what everybody may see, so there is nothing here to hide.
"""

from __future__ import annotations

import secrets
from typing import Annotated

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
from fathomfive.server.journals import screens
from fathomfive.server.journals.screens import Sent
from fathomfive.tables import seating
from fathomfive.tables.clock import iso, now
from fathomfive.tables.refusal import Refusal, not_found

router = APIRouter(tags=["tables"])

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""None that is taken for another across a room."""
LENGTH = 6
"""30 bits. Whoever types 30 an hour (`words_per_hour`) while 10,000 wait meets one in five months, and would
only lay a table of their own on a stranger's screen."""
GOOD_FOR = 10 * 60 * 1000
"""Milliseconds until another code stands on the screen."""
MOST = 10_000
"""Screens that wait at a time."""


class CodeBody(Body):
    code: Annotated[str, Field(min_length=1, max_length=20)]


class NewCode(msgspec.Struct):
    code: str
    expires: str


class Waiting(msgspec.Struct):
    """Where this screen is to go: nowhere yet, or to a table, with what others come in by."""

    table: str
    path: str
    words: str


@router.post("/screens", status_code=201, responses=says(NewCode, 201))
async def show_code(guest: Guest, address: Address, node: TheNode) -> Response:
    """A code for this browser to show; the one before is worth nothing any more."""
    await node.limits.spend("made", guest, address)
    moment = now()
    for _ in range(3):  # a code that somebody else shows is rolled again
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        if await screens.show_code(node.shards.first, guest, code, moment, moment + GOOD_FOR, MOST):
            return reply(NewCode(code, iso(moment + GOOD_FOR)), 201)
    raise Refusal("too-many", "refused-many-screens")


@router.get("/screens", responses=says(Waiting))
async def where_to(guest: Guest, node: TheNode) -> Response:
    """404 when the code has run out: then ask for another."""
    sent = await screens.where_to(node.shards.first, guest, now())
    if sent is None:
        raise not_found()
    return reply(Waiting(sent.table_id, sent.path, sent.words))


@router.post("/tables/{table}/screens", status_code=204, responses=says_nothing())
async def lay_on_screen(
    id: TableId, body: CodeBody, guest: Guest, address: Address, node: TheNode, desk: TheDesk
) -> Response:
    """Host: this table lies on the screen that shows this code, from now on."""
    seating.must_host(await desk.look(id, guest), guest)
    await node.limits.spend("words", guest, address)
    code = body.code.upper().replace(" ", "").replace("-", "")
    store = node.shards.first
    screen = await screens.whose_code(store, code, now())
    if screen is None:
        raise Refusal("not-found", "refused-no-screen")
    await desk.bring_screen(id, screen)
    _, path = await desk.make_link(id, guest, "play")
    _, words = await node.invitations.make_words(id, guest)
    if not await screens.send(store, code, Sent(id, path, words), now()):
        raise Refusal("not-found", "refused-no-screen")
    return done()


@router.delete("/tables/{table}/screens", status_code=204, responses=says_nothing())
async def take_off_screens(id: TableId, guest: Guest, desk: TheDesk) -> Response:
    """Host: no screen shows this table any more."""
    seating.must_host(await desk.look(id, guest), guest)
    await desk.send_screens_away(id)
    return done()
