"""At a hosted table a bot goes on with what it had in mind, whoever thinks for it."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import msgspec

from fathomfive.kernel.game import Setup, find_game
from fathomfive.tables import jobs, seating
from fathomfive.tables.bus import Alone
from fathomfive.tables.hall import Hall
from fathomfive.tables.memory import Memory
from fathomfive.tables.moves import Draft
from fathomfive.tables.ports import Measures
from fathomfive.tables.queue import MemoryQueue
from fathomfive.tables.settings import HouseSettings
from fathomfive.tables.table import Table
from tests.tables.alone import Here


class Listening(Here):
    """A worker that notes how each bot meant to go on, and what it did."""

    def __init__(self) -> None:
        self.meant: list[tuple[bytes, bytes]] = []

    async def run(self, job: Any, *args: Any, **kwargs: Any) -> Any:
        done = await super().run(job, *args, **kwargs)
        if job is jobs.choose:
            self.meant.append((args[-1], done.answer))
        return done


def bot_at(seat: int, host: str, table: Table) -> Draft:
    return seating.seat_bot(table, host, seat, "greedy")


async def test_a_course_is_followed_from_answer_to_answer() -> None:
    workers = Listening()
    settings = HouseSettings(bot_pause=0.0, limits=False)
    hall = Hall(Memory(), settings, Measures(), Alone(), workers, MemoryQueue())
    await hall.open_doors(bots=True)
    guest = await hall.make_guest("Ann")
    made, _, _ = await hall.desk.make(Setup("jupiter", 2, {}), guest, {})
    await hall.desk.change(made.id, guest, lambda table: seating.stand_up(table, guest, 0))
    for seat in (0, 1):
        await hall.desk.change(made.id, guest, partial(bot_at, seat, guest))
    await hall.desk.change(made.id, guest, lambda table: seating.start(table, guest))
    async with asyncio.timeout(60):
        while len(workers.meant) < 40:
            await asyncio.sleep(0.02)
    await hall.send_home()
    await hall.lock_up()
    game = find_game("jupiter")
    kept = [
        (game.read_action(answer), [game.read_action(bytes(one)) for one in planned])
        for rest, answer in workers.meant
        if (planned := msgspec.json.decode(rest, type=list[msgspec.Raw]) if rest else [])
    ]
    followed = [answer for answer, planned in kept if answer in planned[:2]]
    assert len(followed) >= 20, "most answers of a turn were thought of before"
