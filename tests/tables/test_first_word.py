"""Bots keep to the pace of people: they forestall nobody, and are not far ahead of what was seen."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import partial

import msgspec
import pytest

from fathomfive.kernel.game import Setup
from fathomfive.tables import seating
from fathomfive.tables import thinking as thinking_module
from fathomfive.tables.bus import Alone
from fathomfive.tables.conversation import Conversation
from fathomfive.tables.hall import Hall
from fathomfive.tables.ids import new_id
from fathomfive.tables.memory import Memory
from fathomfive.tables.moves import Draft
from fathomfive.tables.ports import Measures
from fathomfive.tables.queue import MemoryQueue
from fathomfive.tables.settings import HouseSettings
from fathomfive.tables.table import Table
from tests.tables.alone import Here, Line

A_WHILE = 0.5
"""Seconds in which bots that do not wait give many answers here."""


class Evening:
    """Ann and some bots at one table of Tentacula, where everybody is asked who swims next."""

    def __init__(self, hall: Hall, guest: str, table: Table) -> None:
        self.hall, self.guest, self.table = hall, guest, table

    @contextlib.asynccontextmanager
    async def looking(self) -> AsyncIterator[Line]:
        """Ann's page is open."""
        line = Line()
        held = asyncio.create_task(Conversation(self.hall, line, self.guest, self.table.row.id, "t").hold())
        line.say(t="hello", protocol=1)
        while (await line.hear())["t"] != "moment":
            pass
        yield line
        await line.close(1000)
        await held

    async def come_to_a_question_for_all(self) -> None:
        """Answer for Ann until she is asked what the bots are asked, too."""
        async with asyncio.timeout(60):
            while not self.table.first_word:
                if 0 in self.table.waiting:
                    await self.answer()
                await asyncio.sleep(0.01)

    async def answer(self) -> None:
        match = self.table.match
        assert match is not None
        assert match.ask is not None
        action = match.ask.options_of(0)[0]
        raw = msgspec.json.encode(action)
        await self.hall.desk.play(self.table.row.id, self.guest, self.table.ask, raw, new_id())


def _bot_at(seat: int, host: str, table: Table) -> Draft:
    return seating.seat_bot(table, host, seat, "random")


@pytest.fixture
async def evening() -> AsyncIterator[Evening]:
    settings = HouseSettings(bot_pause=0.01, limits=False)
    hall = Hall(Memory(), settings, Measures(), Alone(), Here(), MemoryQueue())
    await hall.open_doors(bots=True)
    guest = await hall.make_guest("Ann")
    made, _, _ = await hall.desk.make(Setup("tentacula", 3, {}), guest, {})
    for seat in (1, 2):
        await hall.desk.change(made.id, guest, partial(_bot_at, seat, guest))
    await hall.desk.change(made.id, guest, lambda table: seating.start(table, guest))
    yield Evening(hall, guest, await hall.desk.look(made.id, guest))
    await hall.send_home()
    await hall.lock_up()


async def test_a_bot_forestalls_nobody(evening: Evening) -> None:
    """Review, table 2: "Who swims next?" stood there for half a second before a bot took it."""
    async with evening.looking():
        await evening.come_to_a_question_for_all()
        head = evening.table.head
        await asyncio.sleep(A_WHILE)
        assert evening.table.head == head
        assert evening.table.row.id not in [
            due.table
            for due in await evening.hall.house.stores.of(evening.table.row.id).tables_due_bots("", 9)
        ], "nor does the sweep ask for one"
        await evening.answer()
        assert evening.table.head > head


async def test_with_nobody_there_bots_answer(evening: Evening) -> None:
    async with evening.looking():
        await evening.come_to_a_question_for_all()
        head = evening.table.head
    async with asyncio.timeout(10):
        while evening.table.head == head:
            await asyncio.sleep(0.02)


async def test_bots_wait_for_the_screen_that_is_behind(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking_module, "MOST_WAIT", 60)
    async with evening.looking() as line:
        seen, ahead = evening.table.head, []
        for _ in range(60):
            line.say(t="shown", seq=seen)
            await asyncio.sleep(0.03)
            if 0 in evening.table.waiting:
                await evening.answer()
                seen = evening.table.head
            else:
                ahead.append(evening.table.head - seen)
                seen += 1
        assert 0 < max(ahead) <= thinking_module.AHEAD


async def test_a_screen_that_says_nothing_more_holds_bots_up_for_a_while_only(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking_module, "MOST_WAIT", 0.2)
    async with evening.looking() as line:
        line.say(t="shown", seq=1)
        bots = 0
        async with asyncio.timeout(30):
            while bots < 2 * thinking_module.AHEAD:
                if 0 in evening.table.waiting:
                    await evening.answer()
                head = evening.table.head
                await asyncio.sleep(0.05)
                bots += evening.table.head - head
