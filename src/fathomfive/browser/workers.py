"""Where a house in a browser thinks: what is quick where it is asked, what is not in a second worker.

The tables stand still while something is thought about in their own worker, so only what takes moments is
done there; it also lets the first table be laid before the second worker has loaded.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, ParamSpec, TypeVar, cast

from fathomfive.browser.orders import read_reply, write_order
from fathomfive.tables import jobs, judging, moments

P = ParamSpec("P")
T = TypeVar("T")

SLOW: frozenset[Callable[..., Any]] = frozenset(
    {
        jobs.choose,
        jobs.hint,
        jobs.verify,
        jobs.imported,
        jobs.restored,
        jobs.going_on,
        judging.judge,
        moments.look,
    }
)
"""What may take longer than somebody should wait for a click."""


class InPlace:
    """Everything is thought about where it is asked."""

    async def run(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        await asyncio.sleep(0)  # what was said before goes out first
        return job(*args, **kwargs)


class Elsewhere(InPlace):
    """What is slow is sent away as an order, and its reply is awaited."""

    def __init__(self, think: Callable[[bytes], Awaitable[bytes]]) -> None:
        self._think = think

    async def run(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        if job not in SLOW:
            return await super().run(job, *args, **kwargs)
        assert not kwargs, "jobs take positional arguments"
        return cast(T, read_reply(job, await self._think(write_order(job, args))))
