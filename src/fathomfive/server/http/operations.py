"""For whoever runs the server: is it alive, is it ready, how is it doing."""

from __future__ import annotations

import msgspec
from fastapi import APIRouter, Response

from fathomfive.server.http.edge import TheNode, reply, says, says_file
from fathomfive.server.operate.metrics import TEXT_FORMAT

router = APIRouter(tags=["operations"])


class Health(msgspec.Struct):
    ok: bool


@router.get("/health", responses=says(Health))
async def health() -> Response:
    """The process lives."""
    return reply(Health(True))


@router.get("/ready", responses=says(Health))
async def ready(node: TheNode) -> Response:
    """It can serve tables: open, and a database answers that can be written. Tables of one that does not are
    refused one by one."""
    well = await node.is_well()
    return reply(Health(well), 200 if well else 503)


@router.get("/metrics", responses=says_file("text/plain"), response_class=Response)
async def metrics(node: TheNode) -> Response:
    return Response(await node.measured(), media_type=TEXT_FORMAT)
