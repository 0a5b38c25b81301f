"""The living-room screen: a code that a television shows once, and a view that is a watcher's."""

from __future__ import annotations

import asyncio
import json
import math
from pathlib import Path
from typing import Any

import pytest

from fathomfive.kernel.dice import Dice
from fathomfive.server.http import screens
from fathomfive.tables.settings import Allowances
from tests.server.playing import Company, Live, Person, Served
from tests.server.test_nodes import nodes

GAME = "pearls"


async def _why(person: Person, method: str, path: str, body: Any = None) -> str:
    response = await person.ask(method, path, body)
    assert 400 <= response.status_code < 500, response.text
    return str(response.json()["error"]["why"]["id"])


async def _code(screen: Person) -> str:
    return str((await screen.ok("POST", "/api/screens"))["code"])


def test_a_code_has_bits_enough_and_no_letter_like_another() -> None:
    assert screens.LENGTH * math.log2(len(set(screens.LETTERS))) >= 30
    assert not set("IO10") & set(screens.LETTERS)


async def test_a_screen_is_paired_by_its_code(served_everywhere: Served) -> None:
    async with Company(served_everywhere) as company:
        host, tv = await company.person("Ada"), await company.person("Screen")
        made = await host.make_table(GAME, 3)
        path = f"/api/tables/{made['table']['id']}"
        assert not made["table"]["screen"]
        code = await _code(tv)
        assert await tv.ok("GET", "/api/screens") == {"table": "", "path": "", "words": ""}
        await host.ok("POST", f"{path}/screens", {"code": f" {code[:3].lower()}-{code[3:]} "})
        sent = await tv.ok("GET", "/api/screens")
        assert sent["table"] == made["table"]["id"]
        info = await tv.ok("GET", path)
        assert (info["you"]["role"], info["you"]["seats"], info["screen"]) == ("screen", [], True)
        assert await tv.ok("GET", "/api/screens") == sent, "a screen that is turned off and on finds it again"
        # What it shows as a QR code and in words lets others come in and play.
        tom, lin = await company.person("Tom"), await company.person("Lin")
        await tom.follow(sent["path"])
        await tom.ok("POST", f"{path}/seats/1/sit", {})
        await lin.ok("POST", f"{path}/enter", {"token": sent["words"]})
        # The screen itself sits nowhere, and does not host.
        assert await _why(tv, "POST", f"{path}/seats/2/sit", {}) == "refused-watch-only"
        assert await _why(tv, "POST", f"{path}/screens", {"code": code}) == "refused-host-only"
        # The host takes the table off all screens.
        assert await _why(tom, "DELETE", f"{path}/screens") == "refused-host-only"
        await host.ok("DELETE", f"{path}/screens")
        assert await tv.refused("GET", path) == (404, "not-found")
        assert not (await host.ok("GET", path))["screen"]


async def test_a_code_is_good_once(served_everywhere: Served) -> None:
    async with Company(served_everywhere) as company:
        ada, eve, tv = [await company.person(name) for name in ("Ada", "Eve", "Screen")]
        tables = [(await host.make_table(GAME, 2))["table"]["id"] for host in (ada, eve)]
        code = await _code(tv)
        await ada.ok("POST", f"/api/tables/{tables[0]}/screens", {"code": code})
        assert (
            await _why(eve, "POST", f"/api/tables/{tables[1]}/screens", {"code": code}) == "refused-no-screen"
        )
        assert (await tv.ok("GET", "/api/screens"))["table"] == tables[0]
        assert await tv.refused("GET", f"/api/tables/{tables[1]}") == (404, "not-found")
        # Another code, and the one before is nobody's.
        first, second = await _code(tv), await _code(tv)
        assert (
            await _why(eve, "POST", f"/api/tables/{tables[1]}/screens", {"code": first})
            == "refused-no-screen"
        )
        await eve.ok("POST", f"/api/tables/{tables[1]}/screens", {"code": second})


async def test_one_of_those_who_type_a_code_at_once_gets_the_screen(served: Served) -> None:
    async with Company(served) as company:
        hosts = [await company.person(f"H{n}") for n in range(4)]
        tables = [(await host.make_table(GAME, 2))["table"]["id"] for host in hosts]
        tv = await company.person("Screen")
        body = {"code": await _code(tv)}
        paths = [f"/api/tables/{table}/screens" for table in tables]
        told = await asyncio.gather(
            *(host.ask("POST", path, body) for host, path in zip(hosts, paths, strict=True))
        )
        codes = sorted(answer.status_code for answer in told)
        assert codes == [204, 404, 404, 404]
        winner = next(n for n, answer in enumerate(told) if answer.status_code == 204)
        assert (await tv.ok("GET", "/api/screens"))["table"] == tables[winner]


async def test_a_late_code_and_a_wrong_one(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Company(served) as company:
        host, tv = await company.person("Ada"), await company.person("Screen")
        path = f"/api/tables/{(await host.make_table(GAME, 2))['table']['id']}/screens"
        for wrong in ("AAAAAA", "x", "' or 1=1", "code"):
            assert await _why(host, "POST", path, {"code": wrong}) == "refused-no-screen"
        monkeypatch.setattr(screens, "GOOD_FOR", 50)
        code = await _code(tv)
        await asyncio.sleep(0.1)
        assert await _why(host, "POST", path, {"code": code}) == "refused-no-screen"
        assert await tv.refused("GET", "/api/screens") == (404, "not-found"), "it asks for another"


async def test_only_so_many_screens_wait(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screens, "MOST", 2)
    monkeypatch.setattr(screens, "GOOD_FOR", 1500)
    async with Company(served) as company:
        one, two, three = [await company.person(f"S{n}") for n in range(3)]
        await _code(one)
        await _code(two)
        await _code(two)  # one more of the same screen is not one screen more
        assert await _why(three, "POST", "/api/screens") == "refused-many-screens"
        await asyncio.sleep(1.6)
        await _code(three)


async def test_nobody_guesses_codes(tmp_path: Path) -> None:
    allow = Allowances(words_per_hour=5)
    with Served.on(f"sqlite:///{tmp_path}/t.db", limits=True, allow=allow) as served:
        async with Company(served) as company:
            eve = await company.person("Eve")
            path = f"/api/tables/{(await eve.make_table(GAME, 2))['table']['id']}/screens"
            told = [await eve.refused("POST", path, {"code": f"AAAA{n}{n}"}) for n in range(7)]
            assert told == [(404, "not-found")] * 5 + [(429, "too-many")] * 2


async def test_a_screen_at_another_node(postgres: str) -> None:
    """The television asks one node, the host types at another; everybody learns that there is a screen."""
    with nodes(postgres) as (one, two):
        async with Company(one) as company:
            host, tv = await company.person("Ada"), await company.person("Screen")
            table = (await host.make_table(GAME, 2))["table"]["id"]
            far = tv.at(two)
            live = await host.live(table)
            code = await _code(far)
            await host.ok("POST", f"/api/tables/{table}/screens", {"code": code})
            assert (await far.ok("GET", "/api/screens"))["table"] == table
            assert (await far.ok("GET", f"/api/tables/{table}"))["you"]["role"] == "screen"
            while not live.table.get("screen"):
                await live.hear()
            assert await _why(host.at(two), "POST", f"/api/tables/{table}/screens", {"code": code}) == (
                "refused-no-screen"
            )


def _pictures(live: Live) -> list[str]:
    """What was sent to be seen: boards, pictures and lines; not who is told."""
    frames = [json.loads(raw) for raw in live.raw]
    seen = [frame for frame in frames if frame["t"] in ("stage", "moment")]
    for frame in seen:
        if frame.get("ask"):
            frame["ask"] = {**frame["ask"], "yours": [], "undo": []}
    return [json.dumps(frame, sort_keys=True) for frame in seen]


async def test_a_screen_is_sent_what_a_watcher_is_sent(served: Served) -> None:
    """A paired screen, and the browser of somebody who sits there: neither is sent a hand. Twin worlds prove
    of watchers that they are told nothing hidden (`test_leaks`); screens are told the same."""
    async with Company(served) as company:
        table, (ann, bob) = await company.table(GAME, "Ann", "Bob", undo="off")
        watcher, tv = await company.person("Wim"), await company.person("Screen")
        link = await ann.ok("POST", f"/api/tables/{table}/links", {"role": "watch"})
        await watcher.follow(link["path"])
        await ann.ok("POST", f"/api/tables/{table}/screens", {"code": await _code(tv)})
        playing = [await person.live(table) for person in (ann, bob)]
        looking = [await person.live(table, seat=None) for person in (watcher, tv, ann)]
        for live in (*playing, *looking):
            await live.until("moment")
        dice = Dice.seeded(4)
        for _ in range(8):
            asked = next(live for live in playing if live.ask and live.ask["yours"])
            verdict = await asked.play(dice.pick(asked.options))
            for live in (*playing, *looking):
                await live.until_seq(verdict["seq"])
        by_watcher, by_screen, by_player = [_pictures(live) for live in looking]
        assert by_screen == by_watcher
        assert by_player == by_watcher
        assert _pictures(playing[0]) != by_watcher, "or there would be nothing to hide"


async def test_bots_wait_for_a_screen_and_for_no_other_watcher(served: Served) -> None:
    async with Company(served) as company:
        table, (ann, _) = await company.table(GAME, "Ann", "Bob", undo="off")
        watcher, tv = await company.person("Wim"), await company.person("Screen")
        link = await ann.ok("POST", f"/api/tables/{table}/links", {"role": "watch"})
        await watcher.follow(link["path"])
        await ann.ok("POST", f"/api/tables/{table}/screens", {"code": await _code(tv)})
        node = served.node
        for person, seq in ((watcher, 1), (tv, 2), (ann, 3)):
            live = await person.live(table, seat=None)
            await live.until("moment")
            await live.say({"t": "shown", "seq": seq})
            await live.say({"t": "again"})
            await live.until("moment")  # so the word before it was heard
        kept = node.house.cached(table)
        assert kept is not None
        assert node.pace._slowest(kept) == 2
