"""Challenges: do better with the same dice. What one is, trying it, bringing a journal, watching the best."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Request, Response

from fathomfive.server.http.edge import (
    Address,
    Body,
    Guest,
    TableId,
    TheNode,
    guest_or_none,
    reply,
    says,
)
from fathomfive.server.http.matches import MOST_JOURNAL
from fathomfive.tables.answers import Made
from fathomfive.tables.challenge_info import ChallengeInfo
from fathomfive.tables.refusal import Refusal

router = APIRouter(tags=["challenges"])

Code = Annotated[str, Path(pattern=r"^[a-z0-9_-]{1,50}$")]


class TryBody(Body):
    group: bool = False


class NewChallenge(msgspec.Struct):
    code: str
    path: str


@router.post("/tables/{table}/challenge", status_code=201, responses=says(NewChallenge, 201))
async def beat_this(id: TableId, guest: Guest, address: Address, node: TheNode) -> Response:
    """A link to do better than this finished match, with its dice. There is one for each match."""
    await node.limits.spend("made", guest, address)
    code = await node.challenges.make(id, guest)
    return reply(NewChallenge(code, f"/c/{code}"), 201)


@router.get("/challenges/{code}", responses=says(ChallengeInfo))
async def challenge(code: Code, request: Request, node: TheNode) -> Response:
    """What it is and how it stands; no guest is needed. No dice and no journal before one's own try."""
    return reply(await node.challenges.page(code, await guest_or_none(request)))


@router.post("/challenges/{code}/try", status_code=201, responses=says(Made, 201))
async def attempt(code: Code, body: TryBody, guest: Guest, address: Address, node: TheNode) -> Response:
    """The counted try; the free ones after it. Whoever is at it is led back there."""
    await node.limits.spend("tries", guest, address)
    return reply(Made(await node.challenges.attempt(code, guest, group=body.group)), 201)


@router.post(
    "/challenges/{code}/journal",
    responses=says(ChallengeInfo),
    openapi_extra={"requestBody": {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def hand_in(code: Code, request: Request, guest: Guest, address: Address, node: TheNode) -> Response:
    """A journal from elsewhere as one's counted try; it is played again first."""
    await node.limits.spend("imports", guest, address)
    body = await request.body()
    if len(body) > MOST_JOURNAL:
        raise Refusal("bad-request", "refused-too-large", status=413)
    await node.challenges.bring(code, [line for line in body.splitlines() if line.strip()], guest)
    return reply(await node.challenges.page(code, guest))


@router.post("/challenges/{code}/watch", status_code=201, responses=says(Made, 201))
async def watch_best(code: Code, guest: Guest, address: Address, node: TheNode) -> Response:
    """The best match, to look at; after one's own try."""
    await node.limits.spend("imports", guest, address)
    return reply(Made(await node.challenges.watch_best(code, guest)), 201)
