"""The one door of a house in a browser: calls, wires, and what a page finds when it is opened again."""

from __future__ import annotations

import asyncio
from typing import Any

from fathomfive.browser.shelf import Leaf, PaperShelf
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.journal import Journal
from tests.offline.page import Page
from tests.server.playing import Live

TOY = "tentacula"


async def a_table(page: Page, game: str = TOY, bots: int = 1) -> tuple[str, Live]:
    """Begun, with bots opposite, and looked at."""
    page.guest = (await page.ok("POST", "/me", {"name": "Ann"}))["guest"]["id"]
    table = (await page.ok("POST", "/tables", {"game": game, "seats": 1 + bots}))["table"]["id"]
    for seat in range(1, 1 + bots):
        await page.ok("POST", f"/tables/{table}/seats/{seat}/bot", {"bot": "greedy"})
    await page.ok("POST", f"/tables/{table}/start")
    return table, await page.live(table)


async def asked(live: Live) -> dict[str, Any]:
    while live.ask is None or not live.ask["yours"] or not live.options:
        await live.hear()
    return live.ask


async def test_nobody_is_let_in_before_they_have_a_name() -> None:
    async with Page.on(PaperShelf()) as page:
        assert (await page.ok("GET", "/me"))["guest"] is None
        assert await page.refused("GET", "/tables") == (401, "guest")
        assert await page.open("0abc").code == 4401


async def test_local_tables_begin_with_a_zero_and_have_no_links() -> None:
    async with Page.on(PaperShelf()) as page:
        await page.ok("POST", "/me", {"name": "Ann"})
        made = await page.ok("POST", "/tables", {"game": TOY, "seats": 2})
        assert list(made) == ["table"]
        assert made["table"]["id"].startswith("0")


async def test_what_needs_a_server_says_so() -> None:
    async with Page.on(PaperShelf()) as page:
        await page.ok("POST", "/me", {"name": "Ann"})
        assert await page.refused("POST", "/me/return-link") == (409, "refused")
        assert await page.refused("POST", "/tables/0abc/links", {"role": "play"}) == (409, "refused")


async def test_no_table_is_closed_with_the_code_of_a_server() -> None:
    async with Page.on(PaperShelf()) as page:
        await page.ok("POST", "/me", {"name": "Ann"})
        wire = page.open("0nothing")
        await wire.send('{"t": "hello", "protocol": 1}')
        assert await asyncio.wait_for(wire.code, 10) == 4404


async def test_the_next_page_plays_on() -> None:
    shelf, dice = PaperShelf(), Dice.seeded(1)
    async with Page.on(shelf) as page:
        table, live = await a_table(page, "refuge", bots=0)
        for _ in range(3):
            await asked(live)
            await live.answer(dice.pick(live.options))
        question = await asked(live)
        scene = live.scene
    async with Page.on(shelf) as page:
        assert (await page.ok("GET", "/me"))["guest"]["name"] == "Ann"
        live = await page.live(table)
        assert {**await asked(live), "since": ""} == {**question, "since": ""}
        assert live.scene is not None
        assert scene is not None
        assert live.scene.nodes == scene.nodes
        await live.answer(dice.pick(live.options))


async def test_a_whole_match_verifies() -> None:
    """By the house that played it, and by anybody who has the file."""
    async with Page.on(PaperShelf()) as page:
        table, live = await a_table(page)
        assert await live.play_on(Dice.seeded(3)) > 3
        assert (await page.ok("POST", f"/tables/{table}/verify"))["covers"] == "match"
        status, text = await page.ask("GET", f"/tables/{table}/journal")
        assert status == 200
        brought = await page.ok("POST", "/journals", text)
        assert brought["table"]["phase"] == "over"
    assert Journal.parse(text.encode().splitlines()).verify().outcome is not None


async def test_an_answer_is_confirmed_before_its_picture_is_made() -> None:
    """A page draws for longer than a word takes: with the picture first it would hear the word late."""
    async with Page.on(PaperShelf()) as page:
        _, live = await a_table(page, "refuge", bots=0)
        for _ in range(3):
            question = (await asked(live))["id"]
            await live.play(live.options[0])
            assert live.question["id"] == question, "the picture came first"
            await live.until_seq(live.others[-1]["seq"])


class CountedShelf(PaperShelf):
    def __init__(self) -> None:
        super().__init__()
        self.times = 0

    async def put(self, leaves: list[Leaf]) -> bool:
        self.times += 1
        return await super().put(leaves)


async def test_an_answer_goes_to_the_disk_once() -> None:
    """Each time costs as much as all the rest of an answer. Checkpoints go after a pause, and seldom."""
    shelf, answers = CountedShelf(), 12
    async with Page.on(shelf) as page:
        _, live = await a_table(page, "refuge", bots=0)
        await asked(live)
        before = shelf.times
        for _ in range(answers):
            await asked(live)
            await live.answer(live.options[0])
        assert answers <= shelf.times - before <= answers + 1
