"""Something is wrong here: what a player tells the operator of a game or a picture, with what they see.

What people report of each other is in `people.py`.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Response
from pydantic import Field

from fathomfive.server.http.edge import (
    Address,
    Body,
    Guest,
    Seat,
    Seq,
    TableId,
    TheDesk,
    TheNode,
    done,
    says_nothing,
)
from fathomfive.server.journals.faults import MOST_WORDS, Fault, keep_fault, packed
from fathomfive.server.operate.logs import log
from fathomfive.server.operate.release import RELEASE
from fathomfive.tables.clock import now
from fathomfive.tables.desk import Desk
from fathomfive.tables.protocol import VISIBLE
from fathomfive.tables.refusal import Refusal
from fathomfive.tables.table import Table

router = APIRouter(tags=["matches"])


class FaultBody(Body):
    words: Annotated[str, Field(min_length=1, max_length=MOST_WORDS, pattern=f"^{VISIBLE}+$")]
    seq: Seq
    seat: Seat | None = None
    rule: Annotated[str, Field(max_length=64)] = ""
    language: Annotated[str, Field(pattern=r"^[A-Za-z-]{2,16}$")] = "en"


@router.post("/tables/{table}/faults", status_code=204, responses=says_nothing())
async def something_is_wrong(
    id: TableId, body: FaultBody, guest: Guest, address: Address, node: TheNode, desk: TheDesk
) -> Response:
    """Tell the operator that something is wrong at this moment, as this seat sees it."""
    await node.limits.spend("faults", guest, address)
    table = await desk.look(id, guest)
    viewer = desk.eyes(table, guest, body.seat)
    if body.rule and body.rule not in table.game.rulebook:
        raise Refusal("not-found", "refused-no-such-rule")
    new = Fault(
        at=now(), by=guest, table_id=id, seat=viewer, seq=body.seq, game=table.row.game, rule=body.rule,
        release=RELEASE, language=body.language, words=body.words,
        picture=await _seen(desk, table, guest, body.seq, viewer),
    )  # fmt: skip
    await keep_fault(node.shards.first, new)
    return done()


async def _seen(desk: Desk, table: Table, guest: str, seq: int, viewer: int | None) -> bytes:
    """The moment as this viewer saw it: drawn here, so that it can be believed."""
    try:
        return packed(*await desk.past.scene(table, guest, seq, viewer))
    except Refusal:
        raise
    except Exception as error:  # a picture that cannot be drawn may be the very fault
        log.warning("fault without a picture", table=table.row.id, error=type(error).__name__)
        return b""
