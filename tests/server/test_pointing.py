"""Pointing at places: who sees it, who may, and what nobody is pointed at."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Any

import pytest

from fathomfive.tables.settings import Allowances
from tests.server.conftest import REDIS, a_prefix
from tests.server.playing import Company, Live, Person, Served

GAME = "pearls"
"""In which everybody dives for themselves."""


async def _at_the_table(company: Company, **more: Any) -> tuple[str, list[Person], list[Live]]:
    table, people = await company.table(GAME, "Ann", "Bob", **more)
    lives = [await person.live(table) for person in people]
    for live in lives:
        await live.until("moment")
    return table, people, lives


async def _why(live: Live, **frame: Any) -> str:
    await live.say({"t": "point", **frame})
    return str((await live.until("refused"))["why"]["id"])


async def test_everybody_sees_where_somebody_points(served_everywhere: Served) -> None:
    async with Company(served_everywhere) as company:
        table, _, (a, b) = await _at_the_table(company, pointing="on")
        head = a.table["head"]
        await a.say({"t": "point", "at": "cove"})
        assert await b.until("point") == {"t": "point", "seat": 0, "at": "cove"}
        assert await a.until("point") == {"t": "point", "seat": 0, "at": "cove"}, "and so does whoever points"
        await b.say({"t": "point", "at": "boat", "to": "wreck"})
        assert await a.until("point") == {"t": "point", "seat": 1, "at": "boat", "to": "wreck"}
        info = await a.person.ok("GET", f"/api/tables/{table}")
        assert info["head"] == head, "nothing of it stands in the journal"


async def test_pointing_reaches_other_nodes(postgres: str) -> None:
    prefix = a_prefix()
    with (
        Served.on(postgres, redis=REDIS, prefix=prefix) as one,
        Served.on(postgres, redis=REDIS, prefix=prefix) as two,
    ):
        async with Company(one) as company:
            table, (ann, bob) = await company.table(GAME, "Ann", "Bob", pointing="on")
            a, b = await ann.live(table), await bob.at(two).live(table)
            for live in (a, b):
                await live.until("moment")
            seen = asyncio.create_task(b.until("point"))
            while not seen.done():  # lost, as meant, while the other node does not listen yet
                await a.say({"t": "point", "at": "cove", "to": "boat"})
                await asyncio.wait([seen], timeout=1)
            assert await seen == {"t": "point", "seat": 0, "at": "cove", "to": "boat"}


@pytest.mark.parametrize("place", ["diver-0", "shells-cove", "cove-0", "nowhere", "", "x" * 5000])
async def test_only_places_of_the_board_are_pointed_at(served: Served, place: str) -> None:
    async with Company(served) as company:
        _, _, (a, b) = await _at_the_table(company, pointing="on")
        assert await _why(a, at=place) == "refused-nothing-to-point-at"
        if place:
            assert await _why(a, at="cove", to=place) == "refused-nothing-to-point-at"
        await a.say({"t": "point", "at": "wreck"})
        assert (await b.until("point"))["at"] == "wreck", "and nothing came before it"


async def test_against_each_other_people_point_only_if_they_agreed(served: Served) -> None:
    async with Company(served) as company:
        table, (ann, _), (a, b) = await _at_the_table(company)
        assert (a.table["pointing"], a.table["may_point"]) == ("usual", False)
        assert await _why(a, at="cove") == "refused-pointing-off"
        await ann.ok("PATCH", f"/api/tables/{table}", {"pointing": "on"})
        while b.table["proposal"] is None:
            await b.hear()
        proposal = b.table["proposal"]
        assert proposal["settings"] == {"pointing": "on"}
        vote = {"t": "vote", "seat": 1, "proposal": proposal["id"], "yes": True, "key": secrets.token_hex(8)}
        await b.say(vote)
        while not a.table["may_point"]:
            await a.hear()
        await a.say({"t": "point", "at": "cove"})
        await b.until("point")
        served.restart()
        again = await ann.ok("GET", f"/api/tables/{table}")
        assert (again["pointing"], again["may_point"]) == ("on", True)


async def test_who_plays_together_points_unless_it_is_switched_off(served: Served) -> None:
    async with Company(served) as company:
        for pointing, may in (("usual", True), ("off", False)):
            table, (ann, _) = await company.table("refuge", "Ann", "Bob", pointing=pointing)
            assert (await ann.ok("GET", f"/api/tables/{table}"))["may_point"] is may


async def test_who_watches_is_muted_or_blocked_points_at_nothing(served: Served) -> None:
    async with Company(served) as company:
        table, (ann, bob), (a, b) = await _at_the_table(company, pointing="on")
        eve = await company.person("Eve")
        link = await ann.ok("POST", f"/api/tables/{table}/links", {"role": "watch"})
        await eve.follow(link["path"])
        e = await eve.live(table)
        await e.until("moment")
        assert await _why(e, at="cove") == "refused-seated-only"
        await eve.ok("PUT", f"/api/me/blocked/{bob.guest}")
        await b.say({"t": "point", "at": "cove"})
        await a.until("point")
        await a.say({"t": "point", "at": "wreck"})
        assert (await e.until("point"))["at"] == "wreck", "a watcher sees it, but not of whom she blocks"
        await ann.ok("POST", f"/api/tables/{table}/chat/mute", {"guest": bob.guest, "muted": True})
        assert await _why(b, at="cove") == "refused-muted"


async def test_there_is_a_limit_to_pointing(tmp_path: Path) -> None:
    allow = Allowances(points_per_minute=3)
    with Served.on(f"sqlite:///{tmp_path}/house.db", limits=True, allow=allow) as served:
        async with Company(served) as company:
            _, _, (a, _) = await _at_the_table(company, pointing="on")
            for _ in range(3):
                await a.say({"t": "point", "at": "cove"})
                await a.until("point")
            assert await _why(a, at="cove") == "refused-rate"
