"""Several nodes of one house: what is written at one is seen at the others, nobody trusts an old memory."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import asyncpg
import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from fathomfive.kernel.dice import Dice
from tests.server.conftest import OWN_REDIS, REDIS, a_prefix
from tests.server.playing import Company, Live, Person, Served, key
from tests.server.proxy import Proxy

NOWHERE = "redis://127.0.0.1:1"


@contextmanager
def nodes(postgres: str, redis: str = REDIS, **second: Any) -> Iterator[tuple[Served, Served]]:
    prefix = a_prefix()
    with (
        Served.on(postgres, redis=redis, prefix=prefix) as one,
        Served.on(postgres, redis=redis, prefix=prefix, **second) as two,
    ):
        yield one, two


@contextmanager
def proxied(postgres: str) -> Iterator[Proxy]:
    """A line that can be cut, in a thread of its own: starting a server holds this one up."""
    loop, opened, done = asyncio.new_event_loop(), threading.Event(), asyncio.Event()
    proxy = Proxy(postgres)

    async def run() -> None:
        async with proxy:
            opened.set()
            await done.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(run(),))
    thread.start()
    assert opened.wait(10)
    try:
        yield proxy
    finally:
        loop.call_soon_threadsafe(done.set)
        thread.join()
        loop.close()


async def seen(live: Live, seq: int) -> None:
    async with asyncio.timeout(20):
        await live.until_seq(seq)


async def asked(*lives: Live) -> Live:
    """Whoever may answer now."""
    async with asyncio.timeout(20):
        while True:
            for live in lives:
                if live.ask and live.question["yours"] and live.options:
                    return live
            newest = max(live.seq for live in lives)
            for live in lives:
                await (live.until_seq(newest) if live.seq < newest else live.hear())


@pytest.mark.parametrize("redis", [REDIS, NOWHERE], ids=["bus", "no-bus"])
async def test_a_match_is_played_across_nodes(postgres: str, redis: str) -> None:
    """With a bus, and with nothing but one look at the heads a second."""
    with nodes(postgres, redis) as (one, two):
        async with Company(one) as company:
            table, (ann, bob) = await company.table("pearls", "Ann", "Bob")
            here, there = await ann.live(table), await bob.at(two).live(table)
            dice = Dice.seeded(5)
            for _ in range(6 if redis == NOWHERE else 25):
                player = await asked(here, there)
                if player.ask is None:
                    break
                seq = await player.answer(dice.pick(player.options))
                await seen(here, seq)
                await seen(there, seq)
            watched = [await live.person.ok("GET", f"/api/tables/{table}") for live in (here, there)]
            assert watched[0]["head"] == watched[1]["head"] == here.seq


async def test_an_answer_counts_once_whichever_node_it_is_sent_to(postgres: str) -> None:
    with nodes(postgres) as (one, two):
        async with Company(one) as company:
            table, people = await company.table("pearls", "Ann", "Bob")
            lives = [await person.live(table) for person in people]
            player = await asked(*lives)
            sent = {"ask": player.question["id"], "action": player.options[0], "key": key()}
            other = player.person.at(two)
            await other.ok("GET", f"/api/tables/{table}/moment")  # the other node remembers this moment now
            first = await player.person.ok("POST", f"/api/tables/{table}/play", sent)
            again = await other.ok("POST", f"/api/tables/{table}/play", sent)
            assert again["seq"] == first["seq"]
            assert (await other.ok("GET", f"/api/tables/{table}"))["head"] == first["seq"]


async def test_nobody_is_refused_by_an_old_memory(postgres: str) -> None:
    """A node that has not looked for a while takes the answer to a question it has not heard of."""
    with nodes(postgres) as (one, two):
        async with Company(one) as company:
            table, people = await company.table("pearls", "Ann", "Bob")
            for person in people:
                await person.at(two).ok("GET", f"/api/tables/{table}")
            lives = [await person.live(table) for person in people]
            for _ in range(4):
                player = await asked(*lives)
                seq = await player.answer(player.options[0])
                for live in lives:
                    await seen(live, seq)
            player = await asked(*lives)
            sent = {"ask": player.question["id"], "action": player.options[0], "key": key()}
            played = await player.person.at(two).ok("POST", f"/api/tables/{table}/play", sent)
            assert played["seq"] == player.seq + 1


async def test_people_talk_and_presence_cross_nodes(postgres: str) -> None:
    with nodes(postgres) as (one, two):
        async with Company(one) as company:
            ann = await company.person("Ann")
            made = await ann.make_table("pearls", 2)
            table = made["table"]["id"]
            here = await ann.live(table)
            await here.until("hello")
            bob = await company.person("Bob")
            bob = bob.at(two)
            await bob.follow(made["play"])
            there = await bob.live(table)
            await there.until("hello")
            await here.until("presence", watchers=1)
            await bob.ok("POST", f"/api/tables/{table}/seats/1/sit", {})
            async with asyncio.timeout(20):
                while not here.table["seats"][1].get("here"):
                    await here.hear()
            await there.say({"t": "chat", "text": "good evening"})
            said = await here.until("chat")
            assert (said["line"]["text"], said["line"]["name"]) == ("good evening", "Bob")
            await bob.ok("POST", "/api/me", {"name": "Robert"})
            async with asyncio.timeout(20):
                while here.table["seats"][1]["name"] != "Robert":
                    await here.hear()
            await ann.ok("POST", f"/api/tables/{table}/remove", {"guest": bob.guest})
            assert (await there.until("bye"))["reason"] == "shown-out"
            assert (await bob.refused("GET", f"/api/tables/{table}"))[0] == 404


async def test_without_redis_nobody_counts_as_away(postgres: str) -> None:
    with nodes(postgres, NOWHERE) as (one, _):
        async with Company(one) as company:
            table, (ann, _) = await company.table("pearls", "Ann", "Bob", patience=0)
            live = await ann.live(table)
            presence = await live.until("presence")
            assert (presence["seats"], presence["offers"]) == ({"0": True, "1": None}, [])


async def test_bots_think_where_they_are_let(postgres: str) -> None:
    """One node serves without bots, the other plays them."""
    with nodes(postgres, sweep=0.2) as (thinking, _), nodes(postgres, NOWHERE, bots=False) as (_, quiet):
        async with Company(quiet) as company:
            ann = await company.person("Ann")
            made = await ann.make_table("pearls", 2)
            table = made["table"]["id"]
            await ann.ok("POST", f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
            await ann.ok("POST", f"/api/tables/{table}/start")
            live = await ann.live(table)
            dice = Dice.seeded(3)
            for _ in range(6):  # the sweep of the other house finds it: the two share no bus
                await asked(live)
                await live.answer(dice.pick(live.options))
            assert thinking.node.thinking is not quiet.node.thinking


async def test_two_houses_in_one_redis_leave_each_other_their_bots(
    postgres: str, second_postgres: str
) -> None:
    """Scar: a job went to the house next door, which knew no such table, and the bot never answered."""
    shared = {"redis": REDIS, "prefix": a_prefix()}
    with Served.on(postgres, bots=False, **shared) as quiet, Served.on(second_postgres, **shared):
        async with Company(quiet) as company:
            ann = await company.person("Ann")
            table = (await ann.make_table("pearls", 2))["table"]["id"]
            await ann.ok("POST", f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
            await ann.ok("POST", f"/api/tables/{table}/start")
            live = await ann.live(table)
            await asked(live)
            await live.answer(live.options[0])
            await asyncio.sleep(3.0)  # time enough for the neighbour to take it
            depth = await quiet.run(quiet.node.thinkers.queue.depth())
            assert (sum(depth.waiting.values()), depth.leased) == (1, 0)


async def test_another_release_takes_a_table_over(postgres: str) -> None:
    """Once its rules hash has changed, the node of the old release can write nothing more there."""
    with nodes(postgres) as (one, _):
        async with Company(one) as company:
            table, people = await company.table("pearls", "Ann", "Bob")
            lives = [await person.live(table) for person in people]
            player = await asked(*lives)
            store = one.node.shards.of(table)
            await one.run(store.change(table, rules_hash="of another release"))
            head = player.seq
            await player.say(
                {"t": "play", "ask": player.question["id"], "action": player.options[0], "key": key()}
            )
            with pytest.raises(Exception, match="1012"):
                await player.until("done")
            found = await one.run(store.row(table))
            assert found is not None
            assert found.head == head


async def test_shards(postgres: str, second_postgres: str) -> None:
    """Tables and guests lie where their ids say; what a guest has in all of them is put together."""
    with ExitStack() as stack:
        house = {"redis": REDIS, "prefix": a_prefix()}
        one, two = (stack.enter_context(Served.on(postgres, second_postgres, **house)) for _ in range(2))
        async with Company(one) as company:
            ann = await company.person("Ann")
            made = [await ann.make_table("pearls", 2) for _ in range(12)]
            tables = {one["table"]["id"] for one in made}
            assert {table[0] for table in tables} == {"a", "b"}
            for letter, store in one.node.shards.items():
                rows = await one.run(store.tables(["lobby"]))
                assert {row.id for row in rows} == {table for table in tables if table[0] == letter}
            bob = (await company.person("Bob")).at(two)
            for table in made:
                await bob.follow(table["play"])
                await bob.ok("POST", f"/api/tables/{table['table']['id']}/seats/1/sit", {})
            mine = (await bob.ok("GET", "/api/tables"))["tables"]
            assert {table["id"] for table in mine} == tables
            assert {seat["name"] for table in mine for seat in table["seats"]} == {"Ann", "Bob"}
            link = await bob.ok("POST", "/api/me/return-link")
            device = Person(one, "Bob")
            back = await device.ok("POST", "/api/return", {"token": link["token"]})
            assert back["guest"]["name"] == "Bob"
            assert (await device.ask("DELETE", "/api/me")).status_code == 204
            await device.close()
            for table_id in tables:
                assert (await ann.ok("GET", f"/api/tables/{table_id}"))["seats"][1]["by"] == "free"
            assert await ann.refused("GET", "/api/tables/zzzzzzzzzzzzz") == (404, "not-found")


async def test_a_database_that_is_gone_is_said_to_be(postgres: str) -> None:
    """Requests are refused with 503 and a reason; a move tried again with the same key counts once."""
    with proxied(postgres) as proxy, Served.on(proxy.address, redis=OWN_REDIS, patience=0.3) as served:
        async with Company(served) as company:
            table, people = await company.table("pearls", "Ann", "Bob")
            lives = [await person.live(table) for person in people]
            player = await asked(*lives)
            sent = {"t": "play", "ask": player.question["id"], "action": player.options[0], "key": key()}
            head = player.seq
            proxy.end_lines()
            answer = await player.person.ask("GET", "/api/tables")
            assert (answer.status_code, answer.json()["error"]["reason"]) == (503, "unavailable")
            assert answer.headers["retry-after"]
            await player.say(sent)
            refused = await player.verdict(sent["key"])
            assert (refused["reason"], refused["retry"]) == ("unavailable", True)
            proxy.silent = False
            for _ in range(2):
                await player.say(sent)
                done = await player.verdict(sent["key"])
                assert (done["t"], done["seq"]) == ("done", head + 1)
            assert (await player.person.ask("GET", "/api/ready")).status_code == httpx.codes.OK


async def test_a_database_that_only_reads_for_a_while_is_written_to_again(postgres: str) -> None:
    """As after a failover: lines that were opened to a standby never write, so they are not kept."""
    name = postgres.rpartition("/")[2]

    async def only_reads(on: str) -> None:
        admin = await asyncpg.connect(postgres.replace(f"/{name}", "/postgres"))
        await admin.execute(f'ALTER DATABASE "{name}" SET default_transaction_read_only = {on}')
        if on == "on":  # what is open goes to the old server; when it is back, nobody cuts the lines
            await admin.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name
            )
        await admin.close()

    with Served.on(postgres, redis=OWN_REDIS, patience=0.3) as served:
        async with Company(served) as company:
            table, people = await company.table("pearls", "Ann", "Bob")
            lives = [await person.live(table) for person in people]
            player = await asked(*lives)
            sent = {"t": "play", "ask": player.question["id"], "action": player.options[0], "key": key()}
            head = player.seq
            await only_reads("on")
            await player.say(sent)
            refused = await player.verdict(sent["key"])
            assert (refused["reason"], refused["retry"]) == ("unavailable", True)
            assert (await player.person.ask("GET", "/api/ready")).status_code == 503
            assert (await player.person.ask("POST", "/api/me", {"name": "Eve"})).status_code == 503
            await only_reads("off")
            async with asyncio.timeout(15):
                while (await player.person.ask("GET", "/api/ready")).status_code != httpx.codes.OK:
                    await asyncio.sleep(0.2)
            await player.say(sent)
            done = await player.verdict(sent["key"])
            assert (done["t"], done["seq"]) == ("done", head + 1)
            assert (await player.person.ask("POST", "/api/me", {"name": "Eve"})).status_code == 200


async def test_who_sits_at_a_node_without_its_database_goes_to_another(postgres: str) -> None:
    """The line is open and silent, as when a cable is pulled: nobody hears a refusal from the other end."""
    prefix = a_prefix()
    with (
        proxied(postgres) as proxy,
        Served.on(proxy.address, redis=REDIS, prefix=prefix, heartbeat=0.5) as cut_off,
        Served.on(postgres, redis=REDIS, prefix=prefix) as well,
    ):
        async with Company(cut_off) as company:
            table, people = await company.table("pearls", "Ann", "Bob")
            player = await asked(*[await person.live(table) for person in people])
            sent = {"t": "play", "ask": player.question["id"], "action": player.options[0], "key": key()}
            head = player.seq
            proxy.holds = True
            began = time.monotonic()
            await player.say(sent)
            assert await closed_with(player) == 1013
            assert time.monotonic() - began < 12
            elsewhere = await player.person.at(well).live(table)
            await elsewhere.until_seq(head)
            await elsewhere.say(sent)
            done = await elsewhere.verdict(sent["key"])
            assert (done["t"], done["seq"]) == ("done", head + 1)
            proxy.holds = False
            back = await player.person.live(table)
            await seen(back, head + 1)


async def test_one_database_of_several_that_is_gone(postgres: str, second_postgres: str) -> None:
    """Its tables are refused; all others go on, and nobody waits for it."""
    with (
        proxied(second_postgres) as proxy,
        Served.on(postgres, proxy.address, redis=REDIS, heartbeat=0.3) as served,
    ):
        async with Company(served) as company:
            ann, bob = await person_in(company, "a", "Ann"), await person_in(company, "b", "Bob")
            made = [(await ann.make_table("pearls", 2))["table"]["id"] for _ in range(12)]
            there, gone = ([table for table in made if table[0] == letter] for letter in "ab")
            assert there
            assert gone
            proxy.end_lines()
            async with asyncio.timeout(15):
                while served.node.shards.down != {"b"}:
                    await asyncio.sleep(0.1)
            assert (await ann.ask("GET", "/api/ready")).status_code == httpx.codes.OK
            began = time.monotonic()
            mine = (await ann.ok("GET", "/api/tables"))["tables"]
            assert {table["id"] for table in mine} == set(there)
            assert time.monotonic() - began < 2
            assert (await ann.make_table("pearls", 2))["table"]["id"][0] == "a"
            served.node.house.names.pop(bob.guest)
            assert (await bob.ask("GET", "/api/me")).status_code == 503, (
                "somebody unknown would get a new name"
            )
            proxy.silent = False
            async with asyncio.timeout(15):
                while served.node.shards.down:
                    await asyncio.sleep(0.1)
            assert len((await ann.ok("GET", "/api/tables"))["tables"]) == 13


async def test_who_was_forgotten_at_one_node_is_forgotten_at_the_others(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fathomfive.server.operate.node.KNOWN_FOR", 0.2)
    with nodes(postgres) as (one, two):
        async with Company(one) as company:
            dora = await company.person("Dora")
            elsewhere = dora.at(two)
            assert (await elsewhere.ok("GET", "/api/me"))["guest"]["name"] == "Dora"
            assert (await dora.ask("DELETE", "/api/me")).status_code == 204
            await asyncio.sleep(0.3)
            assert (await elsewhere.ok("GET", "/api/me"))["guest"] is None
            assert await elsewhere.refused("POST", "/api/tables", {"game": "pearls", "seats": 2}) == (
                401,
                "guest",
            )


async def closed_with(live: Live) -> int | None:
    """Listen until the other end hangs up; the code it gives."""
    while True:
        try:
            await live.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None


async def person_in(company: Company, letter: str, name: str) -> Person:
    """Somebody whose own data lie in this database."""
    for number in range(50):
        person = await company.person(f"{name} {number}")
        if person.guest.startswith(letter):
            return person
    raise AssertionError("chance is not what it was")
