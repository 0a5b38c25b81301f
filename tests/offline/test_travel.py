"""From a device to a server and back: finished matches, running ones, campaigns."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from fathomfive.browser.shelf import PaperShelf
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.journal import Adopted, Journal
from fathomfive.kernel.match import Match
from tests.offline.page import Page
from tests.offline.test_front import a_table, asked
from tests.server.playing import Company, Live, Person, Served


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served.on(f"sqlite:///{tmp_path_factory.mktemp('house')}/house.db") as served:
        yield served


async def answered(live: Live, times: int) -> None:
    for _ in range(times):
        await asked(live)
        await live.answer(live.options[0])
    await asked(live)


async def file_of(who: Page | Person, table: str, what: str = "along") -> str:
    if isinstance(who, Page):
        status, text = await who.ask("GET", f"/tables/{table}/{what}")
        assert status == 200, text
        return text
    return (await who.ask("GET", f"/api/tables/{table}/{what}")).text


async def bring(who: Page | Person, file: str) -> dict[str, Any]:
    if isinstance(who, Page):
        made: dict[str, Any] = (await who.ok("POST", "/journals", file))["table"]
        return made
    answer = await who.http.post("/api/journals", content=file.encode())
    assert answer.status_code == 201, answer.text
    return dict(answer.json()["table"])


async def said(who: Page | Person, table: str) -> list[str]:
    lines = (await who.ok("GET", f"/api/tables/{table}/log?since=0"))["lines"]
    return [line["notice"]["id"] for line in lines if line.get("notice")]


async def at_a_server(ann: Person, game: str, bots: int) -> tuple[str, Live]:
    table = (await ann.ok("POST", "/api/tables", {"game": game, "seats": 1 + bots}))["table"]["id"]
    for seat in range(1, 1 + bots):
        await ann.ok("POST", f"/api/tables/{table}/seats/{seat}/bot", {"bot": "greedy"})
    await ann.ok("POST", f"/api/tables/{table}/start")
    return table, await ann.live(table)


async def test_a_finished_match_goes_to_a_server_and_back(house: Served) -> None:
    async with Company(house) as company, Page.on(PaperShelf()) as page:
        ann = await company.person("Ann")
        table, live = await a_table(page)
        await live.play_on(Dice.seeded(3))
        file = await file_of(page, table, "journal")
        there = await bring(ann, file)
        assert there["phase"] == "over"
        assert (await ann.ok("POST", f"/api/tables/{there['id']}/verify"))["covers"] == "match"
        assert await file_of(ann, there["id"], "journal") == file
        home = await bring(page, await file_of(ann, there["id"], "journal"))
        assert home["outcome"] == there["outcome"]


async def test_a_running_match_goes_on_at_a_server_with_new_dice_and_says_so(house: Served) -> None:
    async with Company(house) as company, Page.on(PaperShelf()) as page:
        ann = await company.person("Ann")
        table, live = await a_table(page, "tentacula", 1)
        await answered(live, 4)
        there = await bring(ann, await file_of(page, table))
        assert there["phase"] == "playing"
        assert there["origin"] == {"table": "", "seq": 0, "brought": True}
        assert there["you"]["seats"] == [0]
        assert there["seats"][1]["bot"] == "greedy"
        assert "notice-brought" in await said(ann, there["id"])
        on = await ann.live(there["id"])
        assert await on.play_on(Dice.seeded(1)) > 0
        verdict = await ann.ok("POST", f"/api/tables/{there['id']}/verify")
        assert verdict["covers"] == "nothing", "nobody promised where it came from"
        assert verdict["entries"] > 0
        assert (await page.ok("GET", f"/tables/{table}"))["phase"] == "playing", "the one at home stays"


async def test_a_running_match_comes_home_from_a_server_and_goes_back(house: Served) -> None:
    async with Company(house) as company, Page.on(PaperShelf()) as page:
        ann = await company.person("Ann")
        await page.ok("POST", "/me", {"name": "Ann"})
        table, live = await at_a_server(ann, "lurk", 1)
        await answered(live, 6)
        home = await bring(page, await file_of(ann, table))
        assert home["phase"] == "playing"
        assert "notice-brought" in await said(page, home["id"])
        await answered(await page.live(home["id"]), 3)
        again = await bring(ann, await file_of(page, home["id"]))
        await answered(await ann.live(again["id"]), 2)


async def test_a_running_match_takes_no_secret_home(house: Served) -> None:
    """Neither key nor secret, and of the hidden cards only what their owner knows."""
    async with Company(house) as company:
        ann = await company.person("Ann")
        table, live = await at_a_server(ann, "lurk", 1)
        await answered(live, 4)
        one, other = await file_of(ann, table), await file_of(ann, table)
        opening = json.loads(one.splitlines()[0])
        assert not {"key", "secret", "salt", "nonces", "commitment"} & opening.keys()
        inside = await house.run(house.node.house.at(table).__aenter__())
        assert inside.match is not None
        states = [_adopted(file) for file in (one, other)]
        assert states[0] != states[1], "what she cannot know is dealt anew each time"
        assert inside.match.save() not in states


def _adopted(file: str) -> bytes:
    journal = Journal.parse(file.encode().splitlines())
    entry = journal.entries[0]
    assert isinstance(entry, Adopted)
    return Match.load(journal.game, entry.save).snapshot()


async def test_around_one_screen_everybody_sits_where_they_sat(house: Served) -> None:
    async with Company(house) as company, Page.on(PaperShelf()) as page:
        ann = await company.person("Ann")
        await page.ok("POST", "/me", {"name": "Ann"})
        table = (await page.ok("POST", "/tables", {"game": "jupiter", "seats": 2}))["table"]["id"]
        await page.ok("POST", f"/tables/{table}/seats/1/sit", {})
        await page.ok("POST", f"/tables/{table}/start")
        assert (await bring(ann, await file_of(page, table)))["you"]["seats"] == [0, 1]


async def test_only_those_who_sit_take_a_match_along_and_only_while_it_runs(house: Served) -> None:
    async with Company(house) as company:
        ann, bob = await company.person("Ann"), await company.person("Bob")
        made = await ann.ok("POST", "/api/tables", {"game": "refuge", "seats": 1})
        table = made["table"]["id"]
        assert await ann.refused("GET", f"/api/tables/{table}/along") == (409, "phase")
        assert await bob.refused("GET", f"/api/tables/{table}/along") == (404, "not-found")
        await bob.ok("POST", f"/api/tables/{table}/enter", {"token": made["watch"].partition("#w.")[2]})
        assert await bob.refused("GET", f"/api/tables/{table}/along") == (403, "forbidden")
    async with Page.on(PaperShelf()) as page:
        over, live = await a_table(page)
        await live.play_on(Dice.seeded(3))
        assert await page.refused("GET", f"/tables/{over}/along") == (409, "phase")


async def test_a_running_file_that_does_not_hold_is_refused(house: Served) -> None:
    async with Company(house) as company, Page.on(PaperShelf()) as page:
        ann = await company.person("Ann")
        table, live = await a_table(page, "refuge", 0)
        await answered(live, 2)
        first, adopt, *seats = (await file_of(page, table)).encode().splitlines()
        entry = msgspec.json.decode(adopt, type=Adopted)
        other_rules = msgspec.json.encode(msgspec.structs.replace(entry, rules_hash="0" * 32))
        torn = msgspec.json.encode(msgspec.structs.replace(entry, save=entry.save[:-9]))
        for wrong in ([first, other_rules], [first, torn], [first], [first, adopt, b"{"]):
            answer = await ann.http.post("/api/journals", content=b"\n".join([*wrong, *seats]))
            assert answer.status_code == 409
            assert answer.json()["error"]["why"]["id"] == "refused-bad-journal"


async def test_a_campaign_travels_both_ways(house: Served) -> None:
    async with Company(house) as company, Page.on(PaperShelf()) as page:
        ann = await company.person("Ann")
        table, live = await a_table(page, "sleeping", 0)
        await asked(live)
        await page.ok("PUT", f"/tables/{table}/notes", {"text": "mind the kelp", "base": 0})
        for _ in range(400):
            status, text = await page.ask("GET", f"/tables/{table}/campaign")
            if status == 200:
                break
            await asked(live)
            await live.answer(live.options[0])
        file = json.loads(text)
        made = (await ann.ok("POST", "/api/tables", file))["table"]
        await ann.ok("POST", f"/api/tables/{made['id']}/start")
        assert (await ann.ok("GET", f"/api/tables/{made['id']}/notes"))["text"] == "mind the kelp"
        at_sea = await ann.live(made["id"])
        await asked(at_sea)
        for _ in range(400):
            answer = await ann.ask("GET", f"/api/tables/{made['id']}/campaign")
            if answer.status_code == 200:
                break
            await asked(at_sea)
            await at_sea.answer(at_sea.options[0])
        back = answer.json()
        assert back["document"]["form"] == file["document"]["form"]
        home = (await page.ok("POST", "/tables", back))["table"]
        assert (await page.ok("POST", f"/tables/{home['id']}/start"))["phase"] == "playing"
