"""All nodes of a house are replaced one after the other while people play: nobody loses a move."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.balancer import balanced
from tests.browser.conftest import NewPerson
from tests.browser.house import House
from tests.browser.person import Person

sys.path.append(str(Path(__file__).parents[2] / "benchmarks"))

from survival import Ledger, Player, seat_tables

SCRIPTED = 10
"""Tables of clients that keep a ledger of what they were told."""
GAME = "refuge"
LOST = "No line to the table"


@pytest.fixture
def nodes(house: House) -> Iterator[list[House]]:
    """Two nodes, and two that will take their places."""
    several = [House(house.database, house.redis) for _ in range(4)]
    with ThreadPoolExecutor(4) as apart:
        list(apart.map(House.start, several))
    yield several
    for node in several:
        node.close()


async def _sit_down(port: int, ledger: Ledger) -> list[tuple[Player, asyncio.Task[None]]]:
    tables = await seat_tables(port, SCRIPTED)
    people = [Player(table, cookie, [port], ledger, pause=0.6) for table, each in tables for cookie in each]
    return [(person, asyncio.create_task(person.run())) for person in people]


async def _go_home(playing: list[tuple[Player, asyncio.Task[None]]], ledger: Ledger) -> None:
    async with asyncio.timeout(60):
        while ledger.reconnects < len(playing):  # everybody was sent to another node, or is done
            await asyncio.sleep(0.05)
        for player, _ in playing:
            player.stopping = True
        await asyncio.gather(*(task for _, task in playing))


def _move(people: list[Person]) -> None:
    """Somebody who is asked plays, and everybody sees it."""
    while True:
        asked = next((person for person in people if person.asked), None)
        if asked is None:
            people[0].page.wait_for_timeout(50)
            continue
        before = asked.seq()
        if asked.choose(0):
            for person in people:
                person.wait_for_news(before)
            return


def test_all_nodes_are_replaced_while_people_play(nodes: list[House], new_person: NewPerson) -> None:
    one, two, new_one, new_two = nodes
    ledger = Ledger()
    with balanced() as (balancer, loop):

        def there(work: Any) -> Any:
            return asyncio.run_coroutine_threadsafe(work, loop).result(120)

        balancer.nodes = [one.port, two.port]
        playing = there(_sit_down(balancer.port, ledger))
        ada, tom = people = [new_person(name) for name in ("Ada", "Tom")]
        for person in people:
            person.url = f"http://127.0.0.1:{balancer.port}"
        ada.set_up(GAME, "friend")
        tom.come_in(ada.invitation())
        expect(ada.page.locator(".s:not(.e)")).to_have_count(2)
        ada.page.locator("[data-submit]").click()
        for person in people:
            person.at_the_table()
            person.expect_lost_line = True
        _move(people)
        for old, new in ((one, new_one), (two, new_two)):
            balancer.nodes = [new.port if port == old.port else port for port in balancer.nodes]
            told = len(ledger.acknowledged)
            old.ask_to_stop()
            _move(people)  # while the line may be down: the answer waits for the next one
            old.close()
            for person in people:
                expect(person.page.get_by_text(LOST)).to_have_count(0)
                expect(person.page.locator("[data-toast=refused]")).to_have_count(0)
            _move(people)
            assert len(ledger.acknowledged) > told
        there(_go_home(playing, ledger))
        there(ledger.hold_against(one.database))
    assert not ledger.faults
    assert not ledger.owed
    assert set(ledger.refusals) <= {"stale"}, "answers that crossed with another's"
