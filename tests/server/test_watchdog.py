"""The watchdog notices what blocks the loop, and nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time

import pytest

from fathomfive.kernel.game import Setup, installed_games
from fathomfive.server.operate.serve import spare_the_collector
from fathomfive.server.operate.watchdog import Longest, Watchdog
from fathomfive.server.thinking.workers import Workers
from fathomfive.tables import jobs, seating
from fathomfive.tables.bus import Alone
from fathomfive.tables.hall import Hall
from fathomfive.tables.memory import Memory
from fathomfive.tables.ports import Measures
from fathomfive.tables.queue import MemoryQueue
from fathomfive.tables.settings import HouseSettings
from tests.server.own_process import LONGEST, not_at_work
from tests.server.unblocked import unblocked_loop


async def test_a_blocked_loop_is_noticed() -> None:
    async def block() -> None:
        async with unblocked_loop():
            await asyncio.sleep(0.03)
            time.sleep(0.12)
            await asyncio.sleep(0.03)

    with pytest.raises(AssertionError, match=r"blocked for 1\d\d ms"):
        await block()


@pytest.mark.parametrize("works", [True, False])
async def test_where_only_work_counts_only_work_is_noticed(works: bool) -> None:
    blocked: list[float] = []
    dog = Watchdog(blocked.append, not_at_work)
    dog.open()
    await asyncio.sleep(0.03)
    if works:
        until = time.process_time() + 0.12
        while time.process_time() < until:
            sum(range(1000))
    else:
        time.sleep(0.12)
    await asyncio.sleep(0.03)
    await dog.close()
    assert (max(blocked) > LONGEST) is works


async def test_a_busy_loop_that_takes_turns_is_not_blocked() -> None:
    async with unblocked_loop():
        until = time.monotonic() + 0.4
        while time.monotonic() < until:
            sum(range(10_000))
            await asyncio.sleep(0)


def test_the_longest_is_forgotten_after_a_while() -> None:
    moment = 0.0
    longest = Longest(lambda: moment)
    longest.note(0.3)
    longest.note(0.1)
    assert longest.value() == 0.3
    moment = 61.0
    assert longest.value() == 0.3
    longest.note(0.2)
    moment = 122.0
    assert longest.value() == 0.2
    moment = 500.0
    assert longest.value() == 0.0


@pytest.mark.parametrize("game", ["sleeping", "lurk", "refuge"])
async def test_a_game_that_nobody_played_yet_is_laid_without_blocking_anybody(game: str) -> None:
    """Its book takes up to a third of a second to read."""
    workers = Workers(1)
    await workers.run(jobs.ready)
    hall = Hall(Memory(), HouseSettings(), Measures(), Alone(), workers, MemoryQueue())
    await hall.open_doors(bots=True)

    async def lay() -> None:
        installed_games()[game]._books.clear()
        async with unblocked_loop():
            guest = await hall.make_guest("Ann")
            made, _, _ = await hall.desk.make(Setup(game, 2, {}), guest, {})
            await hall.desk.change(made.id, guest, lambda table: seating.seat_bot(table, guest, 1, "random"))
            await hall.desk.change(made.id, guest, lambda table: seating.start(table, guest))

    for _ in range(4):  # what blocks does so each time; a busy machine does not
        with contextlib.suppress(AssertionError):
            await lay()
            break
    else:
        await lay()
    await hall.send_home()
    await hall.lock_up()
    await workers.close()


def test_the_collector_never_looks_at_very_many_objects_in_passing() -> None:
    """A look at half a million young ones held the loop for 110 ms beside a thousand watchers."""
    before = gc.get_threshold()
    try:
        spare_the_collector()
        few, times, whole = gc.get_threshold()
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
    assert few * times <= 25_000
    assert few * times * whole >= 10_000_000  # everything, seldom
