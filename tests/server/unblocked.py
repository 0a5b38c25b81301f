"""For tests: nothing may keep this event loop from its work for long."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fathomfive.server.operate.watchdog import Watchdog, all_waited_for_a_core

MOST = 0.05


@asynccontextmanager
async def unblocked_loop(most: float = MOST) -> AsyncIterator[None]:
    """Fails when the loop was blocked for more than `most` seconds while there was a core for it."""
    blocked = [0.0]
    dog = Watchdog(blocked.append, all_waited_for_a_core)
    dog.open()
    try:
        yield
    finally:
        await dog.close()
    assert max(blocked) <= most, f"the loop was blocked for {max(blocked) * 1000:.0f} ms"
