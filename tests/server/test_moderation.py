"""People among people: block, report, mute, ban; and the operator's log of what was done."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from typer.testing import CliRunner
from websockets.asyncio.client import connect

from fathomfive.cli import app
from tests.server.conftest import REDIS, a_prefix
from tests.server.playing import Company, Live, Person, Served

GAME = "pearls"


async def _fathom(*words: str, code: int = 0) -> str:
    """A command in a thread: it has a loop of its own."""
    done = await asyncio.to_thread(CliRunner().invoke, app, ["moderate", *words])
    assert done.exit_code == code, done.output
    return done.output


async def _why(person: Person, method: str, path: str, body: Any = None) -> tuple[int, str]:
    response = await person.ask(method, path, body)
    return response.status_code, response.json()["error"]["why"]["id"]


async def _says(speaker: Live, words: str) -> int:
    await speaker.say({"t": "chat", "text": words})
    return int((await speaker.until("chat"))["line"]["id"])


async def _turned_away(person: Person, table: str) -> str:
    """The first word at the door, before one could say any."""
    cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    url = f"{person.served.url.replace('http', 'ws')}/api/tables/{table}/live"
    async with connect(url, additional_headers={"Cookie": cookie}) as line:
        return str(json.loads(await line.recv())["reason"])


async def _hears(listener: Live) -> str:
    return str((await listener.until("chat"))["line"]["text"])


async def test_who_is_blocked_is_not_heard(served_everywhere: Served) -> None:
    async with Company(served_everywhere) as company:
        table, (ann, bob, cay) = await company.table(GAME, "Ann", "Bob", "Cay")
        a, b, c = [await person.live(table) for person in (ann, bob, cay)]
        for live in (a, b, c):
            await live.until("hello")
        await ann.ok("PUT", f"/api/me/blocked/{bob.guest}")
        await ann.ok("PUT", f"/api/me/blocked/{bob.guest}")
        assert (await ann.ok("GET", "/api/me/blocked"))["blocked"] == [{"guest": bob.guest, "name": "Bob"}]
        await _says(b, "you fool")
        assert await _hears(c) == "you fool", "others hear it"
        await _says(c, "be nice")
        assert await _hears(a) == "be nice", "and nothing before it"
        said = (await ann.ok("GET", f"/api/tables/{table}/chat"))["lines"]
        assert [line["text"] for line in said] == ["be nice"]
        assert len((await cay.ok("GET", f"/api/tables/{table}/chat"))["lines"]) == 2
        await ann.ok("DELETE", f"/api/me/blocked/{bob.guest}")
        await _says(b, "sorry")
        assert await _hears(a) == "sorry"
        assert await ann.refused("PUT", f"/api/me/blocked/{ann.guest}") == (404, "not-found")
        assert await ann.refused("PUT", "/api/me/blocked/nobody") == (404, "not-found")


async def test_who_is_blocked_comes_to_no_new_table(served: Served) -> None:
    async with Company(served) as company:
        ann, bob = await company.person("Ann"), await company.person("Bob")
        before = await ann.make_table(GAME, 2)
        await bob.follow(before["play"])
        await ann.ok("PUT", f"/api/me/blocked/{bob.guest}")
        after = await ann.make_table(GAME, 2)
        table, token = after["play"].removeprefix("/t/").split("#")
        assert await _why(bob, "POST", f"/api/tables/{table}/enter", {"token": token}) == (
            403,
            "refused-blocked",
        )
        old = before["table"]["id"]
        assert (await bob.ok("GET", f"/api/tables/{old}"))["phase"] == "lobby", "where he was, he stays"
        assert await _why(bob, "POST", f"/api/tables/{old}/seats/1/sit", {}) == (403, "refused-blocked")
        his = await bob.make_table(GAME, 2)
        await ann.follow(his["play"])  # nobody is kept from going where they like
        await ann.ok("DELETE", f"/api/me/blocked/{bob.guest}")
        await bob.follow(after["play"])
        await bob.ok("POST", f"/api/tables/{table}/seats/1/sit", {})


async def test_blocks_are_heeded_at_every_node(postgres: str, second_postgres: str) -> None:
    prefix = a_prefix()
    both = (postgres, second_postgres)
    with (
        Served.on(*both, redis=REDIS, prefix=prefix) as one,
        Served.on(*both, redis=REDIS, prefix=prefix) as two,
    ):
        async with Company(one) as company:
            table, (ann, bob, cay) = await company.table(GAME, "Ann", "Bob", "Cay")
            a = await ann.live(table)
            b, c = [await person.at(two).live(table) for person in (bob, cay)]
            for live in (a, b, c):
                await live.until("hello")
            await ann.ok("PUT", f"/api/me/blocked/{bob.guest}")
            await _says(b, "you fool")
            assert await _hears(c) == "you fool"
            await asyncio.sleep(1)  # would be heard by now
            await _says(c, "be nice")
            assert await _hears(a) == "be nice"


async def test_reports_reach_the_operator(database: str) -> None:
    with Served.on(database) as served:
        async with Company(served) as company:
            table, (ann, bob) = await company.table(GAME, "Ann", "Bob")
            eve = await company.person("Eve")
            b = await bob.live(table)
            line = await _says(b, "you fool")
            report = {"table": table, "guest": bob.guest, "line": line, "why": "he insults me"}
            await ann.ok("POST", "/api/reports", report)
            await ann.ok("POST", "/api/reports", {"table": table, "guest": bob.guest, "why": "again"})
            assert await eve.refused("POST", "/api/reports", report) == (404, "not-found")
            wrong = {**report, "guest": ann.guest}
            assert await bob.refused("POST", "/api/reports", wrong) == (404, "not-found")
            await b.close()
            where = ("--database", database)
            await _fathom("unsay", table, str(line), "--why", "an insult", "--as", "Olga", *where)
            assert (await ann.ok("GET", f"/api/tables/{table}/chat"))["lines"] == []
            told = await _fathom("reports", *where)
            assert "you fool" in told, "what was said stays with the report"
            assert bob.guest in told
            assert "again" in told
            await _fathom("close", "1", "--why", "warned him", "--as", "Olga", *where)
            await _fathom("close", "1", "--why", "twice", *where, code=2)
            assert "you fool" not in await _fathom("reports", *where)
            assert "you fool" in await _fathom("reports", "--all", *where)
            log = (await _fathom("log", *where)).splitlines()
            assert [("Olga" in line, "close" in line, "unsay" in line) for line in log[1:3]] == [
                (True, True, False),
                (True, False, True),
            ]
            assert "warned him" in log[1]


async def test_a_ban_closes_the_house_until_its_end(database: str) -> None:
    with Served.on(database) as served:
        async with Company(served) as company:
            table, (ann, bob) = await company.table(GAME, "Ann", "Bob")
            live = await bob.live(table)
            await live.until("hello")
            where = ("--database", database)
            said = await _fathom("ban", "--guest", bob.guest, "--days", "3", "--why", "insults", *where)
            await served.run(served.node.doorman.look())
            assert (await live.until("bye"))["reason"] == "banned"
            refused = (await bob.ask("GET", "/api/tables")).json()["error"]
            assert (refused["reason"], refused["why"]["id"]) == ("forbidden", "refused-banned")
            assert refused["why"]["args"]["why"] == "insults"
            assert await _why(bob, "POST", "/api/me", {"name": "Rob"}) == (403, "refused-banned")
            assert await _turned_away(bob, table) == "banned"
            await ann.ok("GET", "/api/tables")
            number = said.split()[1]
            assert number in await _fathom("bans", *where)
            await _fathom("unban", number, "--why", "he said sorry", *where)
            await _fathom("unban", number, "--why", "twice", *where, code=2)
            await served.run(served.node.doorman.look())
            await bob.ok("GET", "/api/tables")
            await _fathom("ban", "--guest", bob.guest, "--days", "3", "--why", "again", *where)
            await served.run(served.node.doorman.look())
            await bob.ok("DELETE", "/api/me")  # whatever somebody did, their data is theirs


async def test_a_ban_of_an_address(served: Served) -> None:
    database = served.settings.databases[0]
    async with Company(served) as company:
        ann = await company.person("Ann")
        where = ("--database", database)
        for wrong in (["--address", "nowhere"], [], ["--address", "::1", "--guest", "x"]):
            await _fathom("ban", *wrong, "--days", "1", "--why", "flood", *where, code=2)
        await _fathom("ban", "--address", "127.0.0.0/8", "--days", "1", "--why", "flood", *where)
        await served.run(served.node.doorman.look())
        assert await _why(ann, "GET", "/api/tables") == (403, "refused-banned")
        stranger = Person(served, "Eve")
        assert await _why(stranger, "POST", "/api/me", {"name": "Eve"}) == (403, "refused-banned")
        await stranger.close()


async def test_a_ban_is_over_at_its_end(served: Served) -> None:
    async with Company(served) as company:
        ann = await company.person("Ann")
        said = await _fathom(
            "ban",
            "--guest",
            ann.guest,
            "--days",
            "0.01",
            "--why",
            "x",
            "--database",
            served.settings.databases[0],
        )
        await served.run(served.node.doorman.look())
        (ban,) = served.node.doorman._bans
        assert ban.id == said.split()[1]
        assert served.node.doorman.banned(ann.guest, "")
        served.node.doorman._bans = [type(ban)(id="", guest=ann.guest, address="", until=1, why="long ago")]
        assert not served.node.doorman.banned(ann.guest, "")
