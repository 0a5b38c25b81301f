"""For whoever runs the server: is it alive, is it ready, how is it doing."""

from __future__ import annotations

import asyncio

import msgspec
from fastapi import APIRouter, Response

from fathomfive.server.http.edge import TheNode, reply, says, says_file

router = APIRouter(tags=["operations"])

PATIENCE = 3.0
"""Seconds for a database to answer: whoever asks whether a node is ready does not wait for long."""


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
    well = node.ready and any(await asyncio.gather(*(store.answers(PATIENCE) for store in node.shards)))
    return reply(Health(well), 200 if well else 503)


@router.get("/metrics", responses=says_file("text/plain"), response_class=Response)
async def metrics(node: TheNode) -> Response:
    node.metrics.queue_is(await node.thinkers.queue.depth())
    return Response(node.metrics.text(), media_type="text/plain; version=0.0.4")
