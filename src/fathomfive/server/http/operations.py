"""For whoever runs the server: is it alive, is it ready, how is it doing."""

from __future__ import annotations

import msgspec
from fastapi import APIRouter, Response

from fathomfive.server.http.edge import TheNode, reply, says, says_file

router = APIRouter(tags=["operations"])


class Health(msgspec.Struct):
    ok: bool


@router.get("/health", responses=says(Health))
async def health() -> Response:
    """The process lives."""
    return reply(Health(True))


@router.get("/ready", responses=says(Health))
async def ready(node: TheNode) -> Response:
    """It can serve tables: open, and every database answers."""
    try:
        well = node.ready and all([await store.answers() for store in node.shards])
    except Exception:
        well = False
    return reply(Health(well), 200 if well else 503)


@router.get("/metrics", responses=says_file("text/plain"), response_class=Response)
async def metrics(node: TheNode) -> Response:
    node.metrics.queue_is(await node.thinkers.queue.depth())
    return Response(node.metrics.text(), media_type="text/plain; version=0.0.4")
