"""Ending tasks that run in the background for as long as a node does."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Any

log = logging.getLogger(__name__)

AGAIN = 0.5
"""Seconds after which a task that still runs is cancelled once more."""


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel these tasks and wait until they have ended.

    Once is not enough: `asyncio.wait_for`, on which the line to Redis waits, loses a cancel that arrives
    together with its answer (until Python 3.12), and whoever waits for such a task waits for ever.
    """
    running = set(tasks)
    ended: set[asyncio.Task[Any]] = set()
    while running:
        for task in running:
            task.cancel()
        done, running = await asyncio.wait(running, timeout=AGAIN)
        ended |= done
    for task in ended:
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning("task failed", extra={"task": task.get_name(), "error": type(error).__name__})
