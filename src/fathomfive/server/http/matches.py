"""The match over HTTP: playing without a socket, looking back, journals, dice, table talk."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import ConfigDict, Field

from fathomfive.server.http.edge import (
    Address,
    Body,
    Guest,
    Key,
    Seat,
    Seq,
    TableId,
    TheDesk,
    TheNode,
    done,
    reply,
    says,
    says_file,
    says_nothing,
)
from fathomfive.server.http.tables import GuestBody
from fathomfive.tables import review, seating
from fathomfive.tables.answers import (
    ChatLog,
    DiceInfo,
    Log,
    Made,
    Then,
    Verdict,
    Written,
    dice_info,
    verdict_on,
)
from fathomfive.tables.campaigns import CampaignFile
from fathomfive.tables.moments import Reviewed
from fathomfive.tables.pad import MOST_LETTERS
from fathomfive.tables.protocol import Moment, NotesInfo, TableInfo
from fathomfive.tables.refusal import Refusal
from fathomfive.tables.review import Outline
from fathomfive.tables.talk import chat_lines

router = APIRouter(tags=["matches"])

AsSeat = Annotated[int | None, Query(ge=0, le=63)]
MOST_JOURNAL = 8 * 1024 * 1024


class PlayBody(Body):
    ask: Seq
    action: dict[str, Any]
    key: Key


class UndoBody(Body):
    seat: Seat
    ask: Seq
    key: Key


class RewindBody(Body):
    seat: Seat
    to: Seq
    ask: Seq
    key: Key


class VoteBody(Body):
    seat: Seat
    proposal: Seq
    yes: bool
    key: Key


class StandingBody(Body):
    seat: Seat
    kind: Annotated[str, Field(min_length=1, max_length=64)]
    stands: bool
    key: Key


class MuteBody(GuestBody):
    muted: bool


class NotesBody(Body):
    model_config = ConfigDict(extra="forbid", str_strip_whitespace=False)

    text: Annotated[str, Field(max_length=MOST_LETTERS)]
    base: Seq


@router.get("/tables/{table}/moment", responses=says(Moment))
async def moment(id: TableId, guest: Guest, desk: TheDesk, seat: AsSeat = None) -> Response:
    return reply(await desk.moment(id, guest, seat))


@router.post("/tables/{table}/play", responses=says(Written))
async def play(id: TableId, body: PlayBody, guest: Guest, desk: TheDesk) -> Response:
    action = msgspec.json.encode(body.action)
    try:
        return reply(Written(await desk.play(id, guest, body.ask, action, body.key)))
    except Refusal as refusal:
        if refusal.reason not in ("stale", "refused"):
            raise
        seat = body.action.get("seat")
        now = await desk.moment(id, guest, seat if isinstance(seat, int) else None)
        raise MomentRefusal(refusal, now) from refusal


class MomentRefusal(Exception):
    """A refusal that shows how things stand now."""

    def __init__(self, refusal: Refusal, moment: Moment) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
        self.moment = moment


@router.post("/tables/{table}/undo", responses=says(Written))
async def undo(id: TableId, body: UndoBody, guest: Guest, desk: TheDesk) -> Response:
    return reply(Written(await desk.undo(id, guest, body.seat, body.ask, body.key)))


@router.post("/tables/{table}/rewind", responses=says(Written))
async def rewind(id: TableId, body: RewindBody, guest: Guest, desk: TheDesk) -> Response:
    return reply(Written(await desk.rewind(id, guest, body.seat, body.to, body.ask, body.key)))


@router.post("/tables/{table}/vote", responses=says(Written))
async def vote(id: TableId, body: VoteBody, guest: Guest, desk: TheDesk) -> Response:
    return reply(Written(await desk.vote(id, guest, body.seat, body.proposal, body.yes, body.key)))


@router.post("/tables/{table}/standing", responses=says(Written))
async def standing(id: TableId, body: StandingBody, guest: Guest, desk: TheDesk) -> Response:
    return reply(Written(await desk.standing(id, guest, body.seat, body.kind, body.stands, body.key)))


# --- what was -------------------------------------------------------------------------------------------


@router.get("/tables/{table}/moments/{seq}", responses=says(Then))
async def then(
    id: TableId,
    seq: Annotated[int, Path(ge=0, le=2**31 - 1)],
    guest: Guest,
    desk: TheDesk,
    seat: AsSeat = None,
) -> Response:
    table = await desk.look(id, guest)
    scene, stage = await desk.past.scene(table, guest, seq, desk.eyes(table, guest, seat))
    return reply(Then(seq, msgspec.Raw(scene), msgspec.Raw(stage)))


@router.get("/tables/{table}/log", responses=says(Log))
async def log(
    id: TableId,
    guest: Guest,
    desk: TheDesk,
    since: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
    seat: AsSeat = None,
) -> Response:
    table = await desk.look(id, guest)
    head = table.head
    return reply(Log(await desk.past.log(table, guest, desk.eyes(table, guest, seat), since), head))


@router.get("/tables/{table}/journal", responses=says_file("application/x-ndjson"), response_class=Response)
async def journal(id: TableId, guest: Guest, desk: TheDesk) -> Response:
    lines = await desk.past.journal(await desk.look(id, guest))
    headers = {"Content-Disposition": f'attachment; filename="{id}.fathom"'}
    return Response(b"\n".join(lines) + b"\n", media_type="application/x-ndjson", headers=headers)


@router.get("/tables/{table}/along", responses=says_file("application/x-ndjson"), response_class=Response)
async def along(id: TableId, guest: Guest, desk: TheDesk) -> Response:
    """A running match to go on with elsewhere; with other dice, and no more in it than one may know."""
    lines = await desk.along(id, guest)
    headers = {"Content-Disposition": f'attachment; filename="{id}.fathom"'}
    return Response(b"\n".join(lines) + b"\n", media_type="application/x-ndjson", headers=headers)


@router.get("/tables/{table}/campaign", responses=says(CampaignFile))
async def campaign(id: TableId, guest: Guest, desk: TheDesk) -> Response:
    """The file to go on from, where the game has campaigns and this is a moment to put one away."""
    answer = reply(await desk.campaign(id, guest))
    answer.headers["Content-Disposition"] = f'attachment; filename="{id}.campaign.json"'
    return answer


@router.post(
    "/journals",
    status_code=201,
    responses=says(Made, 201),
    openapi_extra={"requestBody": {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def bring(request: Request, guest: Guest, address: Address, node: TheNode, desk: TheDesk) -> Response:
    await node.limits.spend("imports", guest, address)
    body = await request.body()
    if len(body) > MOST_JOURNAL:
        raise Refusal("bad-request", "refused-too-large", status=413)
    return reply(Made(await desk.bring([line for line in body.splitlines() if line.strip()], guest)), 201)


@router.get("/tables/{table}/dice", responses=says(DiceInfo))
async def dice(id: TableId, guest: Guest, desk: TheDesk) -> Response:
    """The promise, and once the match is over, what was promised."""
    return reply(dice_info(await desk.look(id, guest)))


@router.post("/tables/{table}/verify", responses=says(Verdict))
async def verify(id: TableId, guest: Guest, desk: TheDesk) -> Response:
    return reply(verdict_on(await desk.past.verify(await desk.look(id, guest), guest)))


@router.get("/tables/{table}/review", responses=says(Outline))
async def reviewed(id: TableId, guest: Guest, desk: TheDesk, seat: AsSeat = None) -> Response:
    """Which moments of a finished match a review looks at."""
    return reply(await review.outline(desk.past, await desk.look(id, guest), seat or 0))


@router.get("/tables/{table}/review/{seq}", responses=says(Reviewed))
async def reviewed_moment(
    id: TableId,
    seq: Annotated[int, Path(ge=0, le=2**31 - 1)],
    guest: Guest,
    desk: TheDesk,
    seat: AsSeat = None,
) -> Response:
    """What bots make of a moment with other dice and with the same, and what they would have answered."""
    return reply(await review.moment(desk.past, await desk.look(id, guest), guest, seat or 0, seq))


# --- table talk -----------------------------------------------------------------------------------------


@router.get("/tables/{table}/chat", responses=says(ChatLog))
async def chat(id: TableId, guest: Guest, node: TheNode, desk: TheDesk) -> Response:
    table = await desk.look(id, guest)
    lines = await chat_lines(node.shards, table, guest)
    return reply(ChatLog(lines, [member.guest for member in table.members.values() if member.muted]))


@router.delete("/tables/{table}/chat/{line}", status_code=204, responses=says_nothing())
async def unsay(
    id: TableId, line: Annotated[int, Path(ge=1, le=2**53)], guest: Guest, node: TheNode, desk: TheDesk
) -> Response:
    await node.talk.remove(await desk.look(id, guest), guest, line)
    return done()


@router.post("/tables/{table}/chat/mute", responses=says(TableInfo))
async def mute(id: TableId, body: MuteBody, guest: Guest, node: TheNode, desk: TheDesk) -> Response:
    table = await desk.look(id, guest)
    seating.must_host(table, guest)
    await node.talk.mute(table, body.guest, body.muted)
    return reply(await desk.info(id, guest))


# --- the pad --------------------------------------------------------------------------------------------


@router.get("/tables/{table}/notes", responses=says(NotesInfo))
async def notes(id: TableId, guest: Guest, node: TheNode, desk: TheDesk) -> Response:
    await desk.look(id, guest)
    return reply(await node.pad.read(id))


@router.put("/tables/{table}/notes", responses=says(NotesInfo))
async def write_notes(id: TableId, body: NotesBody, guest: Guest, node: TheNode, desk: TheDesk) -> Response:
    """Write version `base` anew; 409 `conflict` if somebody was faster."""
    return reply(await node.pad.write(await desk.look(id, guest), guest, body.text, body.base))
