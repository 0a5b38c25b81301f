"""A bot whose turn it is, at a hosted table: it turns no page and chooses over none while a person plays."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import msgspec
import pytest

from fathomfive.bots.random import RandomBot
from fathomfive.games.sleeping.actions import (
    Area,
    Begin,
    EventChoice,
    ExploreAt,
    LeaveIt,
    SeatOf,
    StoryChoice,
    TurnPage,
)
from fathomfive.games.sleeping.document import DOCUMENTS, export
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action, Pass
from fathomfive.tables import seating
from fathomfive.tables.bus import Alone
from fathomfive.tables.hall import Hall
from fathomfive.tables.ids import new_id
from fathomfive.tables.memory import Memory
from fathomfive.tables.moves import Draft
from fathomfive.tables.ports import Measures
from fathomfive.tables.queue import MemoryQueue
from fathomfive.tables.settings import HouseSettings
from fathomfive.tables.table import Table
from tests.games.sleeping.table import voyage
from tests.tables.alone import Here

ANN, CAPTAIN = 0, 1
A_WHILE = 0.4
"""Seconds in which a bot that may answer has answered many times here."""
QUIET_EVENT, EITHER_OR = "EV-M05", "EV-M06"


def off_the_chapel(event: str) -> dict[str, Any]:
    t = voyage(players=3)
    t.g.region = "2-D"
    for pile in (t.g.event_decks, t.g.event_unused):
        if event in pile["mild"].cards:
            pile["mild"].take(event)
    t.g.event_top.put(event, -1)
    return DOCUMENTS.write(export(t.g))


def steered(self: RandomBot, match: Match[Any], seat: int) -> Action:
    """To the chapel, and over every page that comes; declines whatever else there is."""
    assert match.ask is not None
    options = match.ask.options_of(seat)
    wishes = (Begin, TurnPage, StoryChoice, Area(seat, "bridge"), ExploreAt(seat, 6), Pass)
    for wish in wishes:
        for option in options:
            if option == wish or (isinstance(wish, type) and isinstance(option, wish)):
                return option
    return options[0]


class Evening:
    def __init__(self, hall: Hall, guest: str, table: Table) -> None:
        self.hall, self.guest, self.table = hall, guest, table

    @property
    def match(self) -> Match[Any]:
        assert self.table.match is not None
        return self.table.match

    async def answer(self, action: Action) -> None:
        raw = msgspec.json.encode(action)
        await self.hall.desk.play(self.table.row.id, self.guest, self.table.ask, raw, new_id())

    async def until(self, kind: str, **about: object) -> None:
        """Ann makes the bot captain and passes, until this is asked."""
        async with asyncio.timeout(30):
            while not self.asks(kind, **about):
                if ANN in self.match.waiting_for and self.asked not in ("story-choice", "event"):
                    assert self.match.ask is not None
                    options = self.match.ask.options_of(ANN)
                    wished = [one for one in options if one in (SeatOf(ANN, CAPTAIN), Pass(ANN))]
                    await self.answer((wished or options)[0])
                await asyncio.sleep(0.01)

    @property
    def asked(self) -> str:
        return self.match.ask.kind if self.match.ask is not None else ""

    def asks(self, kind: str, **about: object) -> bool:
        ask = self.match.ask
        return ask is not None and ask.kind == kind and about.items() <= dict(ask.about or {}).items()


def _bot_at(seat: int, host: str, table: Table) -> Draft:
    return seating.seat_bot(table, host, seat, "random")


@pytest.fixture
async def evening(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> AsyncIterator[Evening]:
    """Ann and two bots off the chapel; the next event is quiet, or what the test asks for."""
    monkeypatch.setattr(RandomBot, "choose", steered)
    settings = HouseSettings(bot_pause=0.01, limits=False)
    hall = Hall(Memory(), settings, Measures(), Alone(), Here(), MemoryQueue())
    await hall.open_doors(bots=True)
    guest = await hall.make_guest("Ann")
    setup = Setup("sleeping", 3, {}, document=off_the_chapel(getattr(request, "param", QUIET_EVENT)))
    made, _, _ = await hall.desk.make(setup, guest, {})
    for seat in (1, 2):
        await hall.desk.change(made.id, guest, partial(_bot_at, seat, guest))
    await hall.desk.change(made.id, guest, lambda table: seating.start(table, guest))
    yield Evening(hall, guest, await hall.desk.look(made.id, guest))
    await hall.send_home()
    await hall.lock_up()


@pytest.mark.rule("SLG-RULING-56")
async def test_a_bot_captain_leaves_the_choice_to_a_person(evening: Evening) -> None:
    await evening.until("story-choice", giver=ANN)
    assert evening.match.state.active == CAPTAIN
    await asyncio.sleep(A_WHILE)
    assert evening.match.waiting_for == (ANN,), "the bots have read, and wait for her"
    assert evening.match.state.reading.paragraph == "6"

    # what she leaves to them comes back to her
    await evening.answer(LeaveIt(ANN, to=1))
    assert evening.asks("story-choice", giver=1)
    await evening.until("story-choice", giver=ANN)
    await evening.answer(StoryChoice(ANN, "B"))
    assert evening.match.state.reading.taking == "B"


@pytest.mark.rule("SLG-RULING-52")
async def test_a_page_waits_for_a_reader_who_is_not_there(evening: Evening) -> None:
    """Nobody looks on in this house, so a bot would answer for itself what is no page."""
    await evening.until("story-choice", giver=ANN)
    await evening.answer(StoryChoice(ANN, "B"))
    await evening.until("read-on")
    head = evening.table.head
    await asyncio.sleep(A_WHILE)
    assert evening.table.head == head
    await evening.answer(Pass(ANN))
    async with asyncio.timeout(10):
        while evening.table.asked == "read-on":
            await asyncio.sleep(0.01)


@pytest.mark.rule("SLG-RULING-56")
@pytest.mark.parametrize("evening", [EITHER_OR], indirect=True)
async def test_a_bot_captain_leaves_an_event_to_a_person(evening: Evening) -> None:
    await evening.until("event")
    async with asyncio.timeout(10):
        while evening.match.waiting_for != (ANN,):
            await asyncio.sleep(0.01)
    assert evening.match.state.active == CAPTAIN
    await asyncio.sleep(A_WHILE)
    assert (evening.asked, evening.match.waiting_for) == ("event", (ANN,)), "the bots wait for her"
    await evening.answer(EventChoice(ANN, "A"))
    assert evening.asked != "event"
