"""Every entry has a picture of its own, and whoever opens a page has the log with it."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from fathomfive.kernel.game import Setup
from fathomfive.scene import Patch, Scene, apply
from fathomfive.tables import seating
from fathomfive.tables.bus import Alone
from fathomfive.tables.conversation import Conversation
from fathomfive.tables.hall import Hall
from fathomfive.tables.memory import Memory
from fathomfive.tables.ports import Measures
from fathomfive.tables.queue import MemoryQueue
from fathomfive.tables.records import Member
from fathomfive.tables.rooms import MOST_BEHIND
from fathomfive.tables.settings import HouseSettings
from fathomfive.tables.table import Table
from tests.tables.alone import Here, Line


class Tap(Line):
    """A wire on which frames wait until it is opened."""

    def __init__(self) -> None:
        super().__init__()
        self.open = asyncio.Event()
        self.open.set()

    async def send_text(self, text: str) -> None:
        await self.open.wait()
        await super().send_text(text)

    def moments(self) -> list[dict[str, Any]]:
        """All that came so far."""
        frames = [json.loads(self.heard.get_nowait()) for _ in range(self.heard.qsize())]
        return [frame for frame in frames if frame["t"] == "moment"]


class Match:
    """A bot plays, another covers Ann, and she looks on."""

    def __init__(self, hall: Hall, guest: str, table: Table) -> None:
        self.hall, self.guest, self.table = hall, guest, table
        self.held: list[tuple[Tap, asyncio.Task[None]]] = []

    async def watch(self, guest: str = "", **hello: Any) -> Tap:
        tap = Tap()
        talk = Conversation(self.hall, tap, guest or self.guest, self.table.row.id, "test")
        self.held.append((tap, asyncio.create_task(talk.hold())))
        tap.say(t="hello", protocol=1, **hello)
        return tap

    async def play(self, entries: int) -> None:
        upto = self.table.head + entries
        async with asyncio.timeout(60):
            while self.table.head < upto:
                await asyncio.sleep(0.005)

    async def stop(self) -> None:
        """No bot moves any more, and everything is sent."""
        await self.hall.thinking.close()
        await asyncio.sleep(0.1)

    async def end(self) -> None:
        for tap, task in self.held:
            tap.open.set()
            await tap.close(1000)
            await task


BOT = "greedy"
"""A random hand sometimes loses the match before the last of the moments that are waited for."""


@pytest.fixture
async def match() -> AsyncIterator[Match]:
    settings = HouseSettings(bot_pause=0, limits=False)
    hall = Hall(Memory(), settings, Measures(), Alone(), Here(), MemoryQueue())
    await hall.open_doors(bots=True)
    guest = await hall.make_guest("Ann")
    made, _, _ = await hall.desk.make(Setup("tentacula", 2, {}), guest, {})
    await hall.desk.change(made.id, guest, lambda table: seating.seat_bot(table, guest, 1, BOT))
    await hall.desk.change(made.id, guest, lambda table: seating.start(table, guest))
    await hall.desk.change(made.id, guest, lambda table: seating.cover(table, guest, 0, BOT, offered=False))
    playing = Match(hall, guest, await hall.desk.look(made.id, guest))
    yield playing
    await playing.end()
    await hall.send_home()
    await hall.lock_up()


async def test_who_only_watches_misses_none_either(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """The easel comes to them last, when the match may have gone on: what is not sent yet is kept."""
    ben = await match.hall.make_guest("Ben")
    match.table.members[ben] = Member(ben, "watch", "", 0, 0, muted=False)
    tap = await match.watch(ben)
    await match.play(3)
    rooms, painted = match.hall.rooms, match.hall.rooms._attend
    monkeypatch.setattr(rooms, "_attend", lambda socket: rooms.mark(socket, urgent=False))
    await match.play(6)
    monkeypatch.setattr(rooms, "_attend", painted)
    await match.play(3)
    await match.stop()
    moments = tap.moments()
    numbers = [moment["seq"] for moment in moments]
    assert numbers == list(range(numbers[0], match.table.head + 1))
    assert put_together(moments).seq == match.table.head


def put_together(moments: list[dict[str, Any]]) -> Scene:
    scene = msgspec.convert(moments[0]["scene"], Scene)
    for moment in moments[1:]:
        if "patch" in moment:
            scene = apply(scene, msgspec.convert(moment["patch"], Patch))
    return scene


async def test_every_entry_has_a_picture_of_its_own(match: Match) -> None:
    tap = await match.watch()
    await match.play(30)
    await match.stop()
    moments = tap.moments()
    numbers = [moment["seq"] for moment in moments]
    assert numbers == list(range(numbers[0], match.table.head + 1))
    assert all(
        [line["seq"] for line in moment.get("lines", ())] in ([], [moment["seq"]]) for moment in moments[1:]
    )


async def test_who_is_a_little_behind_misses_none_and_who_is_far_behind_is_shown_what_is(
    match: Match,
) -> None:
    little, far = await match.watch(), await match.watch()
    await match.play(2)
    little.open.clear()
    far.open.clear()
    await match.play(8)
    little.open.set()
    await match.play(MOST_BEHIND + 8)
    far.open.set()
    await asyncio.sleep(0.1)
    await match.stop()
    seen, last = little.moments(), far.moments()
    numbers = [moment["seq"] for moment in seen]
    assert numbers == list(range(numbers[0], match.table.head + 1))
    steps = [after["seq"] - before["seq"] for before, after in itertools.pairwise(last)]
    assert max(steps) > 8, "one picture for many"
    assert put_together(seen) == put_together(last)
    heard = [line["seq"] for moment in last for line in moment.get("lines", ())]
    assert heard == [line["seq"] for moment in seen for line in moment.get("lines", ())], "no line is lost"


async def test_a_page_that_is_opened_again_has_its_log(match: Match) -> None:
    first = await match.watch()
    await match.play(25)
    await match.stop()
    told = [line["seq"] for moment in first.moments() for line in moment.get("lines", ())]
    again = await match.watch()
    back = await match.watch(since=match.table.head - 3)
    await asyncio.sleep(0.1)
    assert [line["seq"] for line in again.moments()[0]["lines"]] == told
    lines = [line["seq"] for line in back.moments()[0].get("lines", ())]
    assert lines == [seq for seq in told if seq > match.table.head - 3]
