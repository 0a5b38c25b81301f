"""A node that is told to stop, stops: even if a library lost the first cancel."""

from __future__ import annotations

import asyncio

from fathomfive.tables.tasks import end


async def lose_the_first_cancel(lost: list[str]) -> None:
    """As the line to Redis does when its answer arrives together with the cancel."""
    while True:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            if lost:
                raise
            lost.append("cancel")


async def test_a_lost_cancel_is_sent_again() -> None:
    lost: list[str] = []
    task = asyncio.create_task(lose_the_first_cancel(lost))
    await asyncio.sleep(0)
    async with asyncio.timeout(10):
        await end([task])
    assert lost == ["cancel"]
    assert task.cancelled()


async def test_one_that_fails_does_not_keep_the_others() -> None:
    async def fail() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            raise ValueError("the wind")

    tasks = [asyncio.create_task(fail()), asyncio.create_task(asyncio.sleep(60))]
    await asyncio.sleep(0)
    await end(tasks)
    assert all(task.done() for task in tasks)


async def test_nothing_to_end() -> None:
    await end([])
