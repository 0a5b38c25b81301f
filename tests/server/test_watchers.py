"""A table that very many watch: one picture for all of them, in turns with everybody else, told in sums.

Counted are frames, looks and turns, which no busy machine disturbs; `benchmarks/watchers.py` has the seconds.
"""

from __future__ import annotations

import asyncio
import json
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from fathomfive.kernel.dice import Dice
from fathomfive.server.live.at_once import AtOnce
from fathomfive.server.live.following import Following
from fathomfive.server.live.presence import Presence
from fathomfive.tables import crier, gallery, rooms, views
from fathomfive.tables.crier import Crier
from fathomfive.tables.house import House
from fathomfive.tables.rooms import Rooms
from fathomfive.tables.socket import Socket
from tests.server.playing import PATIENCE, Company, Live, Served

WATCHERS = 25


async def _watched(company: Company) -> tuple[list[Live], list[Live]]:
    """A match in progress: who plays it, and who watches it."""
    table, people = await company.table("pearls", "Ann", "Bob", undo="off")
    link = await people[0].ok("POST", f"/api/tables/{table}/links", {"role": "watch"})
    playing = [await person.live(table) for person in people]
    watching = []
    for number in range(WATCHERS):
        watcher = await company.person(f"W{number}")
        await watcher.follow(link["path"])
        watching.append(await watcher.live(table))
    for live in (*playing, *watching):
        await live.until("moment")
    return playing, watching


async def _move(playing: list[Live], watching: list[Live], dice: Dice) -> None:
    """One answer, seen by all."""
    asked = next(live for live in playing if live.ask and live.ask["yours"])
    verdict = await asked.play(dice.pick(asked.options))
    assert verdict["t"] == "done", verdict
    for live in (*playing, *watching):
        await live.until_seq(verdict["seq"])


async def test_one_picture_for_all_who_watch(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = []
    honest = views.moment_for

    def counted(*about: Any) -> Any:
        drawn.append(about[0].head)
        return honest(*about)

    monkeypatch.setattr(gallery, "moment_for", counted)
    async with Company(served) as company:
        playing, watching = await _watched(company)
        assert len(drawn) <= 3, "whoever comes gets what the others got"
        drawn.clear()
        moves, dice = 6, Dice.seeded(3)
        for _ in range(moves):
            await _move(playing, watching, dice)
        assert moves <= len(drawn) <= 2 * moves, "one for all; another for whoever was busy for a moment"
        told = [[frame for frame in live.raw if '"lines"' in frame][-moves:] for live in watching]
        assert all(frames == told[0] for frames in told), "everybody was sent the same bytes"
        asked = next(
            live for live in playing if live.ask and live.ask["yours"]
        )  # others may see just as little
        assert asked.raw[-1] not in told[0], "whoever is asked has a picture of their own"


async def test_a_table_that_changes_tells_each_watcher_who_they_are(served: Served) -> None:
    async with Company(served) as company:
        table, people = await company.table("pearls", "Ann", "Bob", undo="off")
        link = await people[0].ok("POST", f"/api/tables/{table}/links", {"role": "watch"})
        watchers = [await company.person(name) for name in ("Wim", "Wes")]
        lives = []
        for watcher in watchers:
            await watcher.follow(link["path"])
            lives.append(await watcher.live(table))
        for live in lives:
            await live.until("moment")
        await people[0].ok("POST", "/api/me", {"name": "Anna"})
        for watcher, live in zip(watchers, lives, strict=True):
            frame = await live.until("table")
            assert frame["table"]["you"] == {
                "guest": watcher.guest,
                "role": "watch",
                "seats": [],
                "host": False,
            }
            assert frame["table"]["seats"][0]["name"] == "Anna"
            assert not frame["table"]["seats"][0].get("mine")


async def test_who_is_there_is_told_in_sums(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "A_WORD", 0.02)
    told: list[tuple[float, int]] = []
    honest = Rooms._tell_presence

    def noted(self: Rooms, table_id: str, room: rooms.Room) -> None:
        told.append((asyncio.get_running_loop().time(), len(room.sockets)))
        honest(self, table_id, room)

    monkeypatch.setattr(Rooms, "_tell_presence", noted)
    async with Company(served) as company:
        _, watching = await _watched(company)
        last = watching[-1]
        while not (told_all := [word for word in last.others if word.get("watchers") == WATCHERS]):
            await last.hear()
        presence = told_all[0]
        assert len(told) >= 2
        for (before, there), (after, _) in pairwise(told):
            assert after - before >= 0.02 * there * 0.9, "the fuller the room, the longer between two"
        assert set(presence) == {"t", "seats", "watchers", "offers"}, "sums, and nobody's name"


async def test_comings_are_looked_at_together() -> None:
    """A look reads everybody who is there: a hundred who come at once are not read a hundred times."""
    looks = []

    class Lately:
        async def renew(self, here: object) -> None: ...

        async def elsewhere(self, tables: list[str]) -> dict[str, set[str]]:
            looks.append(tables)
            return {}

    bus = SimpleNamespace(heard=None, standing=None, tell=lambda *_: None)
    house, rooms = SimpleNamespace(bus=bus), SimpleNamespace()
    hall: Any = SimpleNamespace(house=house, rooms=rooms, talk=None, pad=None, pointing=None, backing=None)
    following = Following(hall, cast(Any, None), cast(Presence, Lately()))
    for number in range(100):
        hall.rooms.came(SimpleNamespace(table="t", guest=str(number)))
    async with asyncio.timeout(PATIENCE):
        while "t" in following._around or not looks:
            await asyncio.sleep(0.01)
    assert 1 <= len(looks) <= 10
    await following.close()


class Ear:
    """A socket that counts what it is sent."""

    def __init__(self, viewer: int | None = None) -> None:
        self.viewer, self.table, self.frames = viewer, "t", 0

    def push(self, frame: bytes) -> None:
        self.frames += 1


async def _turns_of_others(until: Any) -> int:
    """How often others had their turn until it was done."""
    turns = 0
    async with asyncio.timeout(PATIENCE):
        while not until():
            await asyncio.sleep(0)
            turns += 1
    return turns


async def test_a_full_room_is_told_in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crier, "TURN", 0.0)
    loud, ears = Crier(), [Ear() for _ in range(100)]
    crying = asyncio.create_task(loud.cry())
    await asyncio.sleep(0)
    loud.say(b"first", cast(list[Socket], ears))
    loud.say(b"second", cast(list[Socket], ears[:1]))
    assert await _turns_of_others(lambda: ears[0].frames == 2) >= 100, "what was said first is heard first"
    assert all(ear.frames for ear in ears)
    crying.cancel()


async def test_players_are_drawn_first_and_watchers_in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crier, "TURN", 0.0)
    drawn: list[Any] = []
    monkeypatch.setattr(Rooms, "_attend", lambda self, socket: drawn.append(socket))
    house: Any = SimpleNamespace(bus=SimpleNamespace(alone=True))
    easel = Rooms(cast(House, house))
    watching, seated, asked = [Ear() for _ in range(100)], Ear(viewer=1), Ear(viewer=0)
    for ear in (*watching, seated):
        easel.mark(cast(Socket, ear), urgent=False)
    easel.mark(cast(Socket, asked), urgent=True)
    painting = asyncio.create_task(easel._paint())
    assert await _turns_of_others(lambda: len(drawn) == 102) >= 100
    assert drawn == [asked, seated, *watching]
    painting.cancel()


class Transport:
    def __init__(self) -> None:
        self.written = b""
        self.closing = False

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.closing


def _line() -> tuple[AtOnce, Transport]:
    line, transport = AtOnce.__new__(AtOnce), Transport()
    line.transport = cast(Any, transport)
    line.writable, line.close_sent = asyncio.Event(), False
    line.writable.set()
    return line, transport


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536, 200_000])
def test_a_frame_that_goes_out_at_once_is_one_that_others_read(size: int) -> None:
    line, transport = _line()
    assert line.send_at_once(b"x" * size)
    reader = StreamReader()
    reader.feed_data(transport.written)
    parsing = Frame.parse(reader.read_exact, mask=False, max_size=None)
    with pytest.raises(StopIteration) as done:
        next(parsing)
    frame = done.value.value
    assert (frame.opcode, frame.fin, len(frame.data)) == (Opcode.TEXT, True, size)
    assert not reader.buffer, "and nothing is left over"


def test_a_full_or_closing_line_takes_nothing_at_once() -> None:
    line, transport = _line()
    line.writable.clear()
    assert not line.send_at_once(b"x")
    line.writable.set()
    transport.closing = True
    assert not line.send_at_once(b"x")
    transport.closing, line.close_sent = False, True
    assert not line.send_at_once(b"x")
    assert not transport.written


async def test_whoever_does_not_read_holds_up_nobody(served: Served) -> None:
    """The line of a watcher who reads nothing fills; the others see every move."""
    async with Company(served) as company:
        playing, watching = await _watched(company)
        deaf = watching.pop()
        dice = Dice.seeded(5)
        for _ in range(5):
            await _move(playing, watching, dice)
        await deaf.until_seq(watching[0].seq)
        assert json.loads(deaf.raw[-1])["seq"] == watching[0].seq
