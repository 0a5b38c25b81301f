"""Being called: once a turn by each way, never while one looks, not in quiet hours, and an end by one tap."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import pytest

from fathomfive.server.calling import noting
from fathomfive.server.calling.quiet import not_before
from fathomfive.server.journals import calls
from fathomfive.server.journals.calls import Manner
from fathomfive.tables.clock import now
from tests.server.callbox import Browser, Callbox, callbox, signed_for
from tests.server.conftest import REDIS, a_prefix
from tests.server.playing import Company, Person, Served, key

GAME = "pearls"
AT_REST = 3.5
"""Seconds in which a call that should not come would have come: the queue is looked at every two."""


@pytest.fixture
def box() -> Iterator[Callbox]:
    with callbox() as found:
        yield found


@pytest.fixture
def calling(database: str, box: Callbox) -> Iterator[Served]:
    redis = REDIS if database.startswith("postgres") else ""
    prefix = a_prefix()
    with Served.on(database, redis=redis, prefix=prefix, **box.settings()) as server:
        yield server


async def answers(person: Person, table: str) -> None:
    """Without a socket: as somebody who is not there."""
    seat = (await person.ok("GET", f"/api/tables/{table}"))["you"]["seats"][0]
    moment = await person.ok("GET", f"/api/tables/{table}/moment?seat={seat}")
    action = next(one["action"] for one in moment["scene"]["options"] if one.get("action"))
    sent = {"ask": moment["ask"]["id"], "action": action, "key": key()}
    await person.ok("POST", f"/api/tables/{table}/play", sent)


async def until_bob_is_asked(ann: Person, table: str) -> None:
    """Ann leads, and then both are asked, or Bob alone."""
    while 1 not in (await ann.ok("GET", f"/api/tables/{table}"))["waiting"]:
        await answers(ann, table)


async def subscribes(person: Person, box: Callbox, path: str = "/push/1") -> Browser:
    browser = Browser(box.url + path)
    body = {"kind": "push", "address": browser.endpoint, "keys": browser.keys}
    await person.ok("POST", "/api/me/calls/channels", body)
    return browser


async def hooks(person: Person, box: Callbox, *kinds: str) -> None:
    for kind in kinds:
        body = {"kind": kind, "address": f"{box.url}/{kind}/secret"}
        await person.ok("POST", "/api/me/calls/channels", body)


async def has_mail(person: Person, box: Callbox, address: str = "bob@mail.example") -> None:
    before = len(box.letters)
    await person.ok("POST", "/api/me/calls/channels", {"kind": "mail", "address": address})
    await box.until(lambda: len(box.letters) > before)
    token = text_of(box.letters[-1]).split("/confirm#")[1].split()[0]
    await person.ok("POST", "/api/calls/confirm", {"token": token})
    del box.letters[before:]


def text_of(letter: Any) -> str:
    return str(letter.get_body(("plain",)).get_content())


async def test_once_by_every_way(calling: Served, box: Callbox) -> None:
    async with Company(calling) as company:
        people = [await company.person(name) for name in ("Ann", "Bob")]
        browsers = [await subscribes(one, box, f"/push/{one.name}") for one in people]
        for one in people:
            await hooks(one, box, "discord", "slack", "ntfy", "json")
            await has_mail(one, box, f"{one.name.lower()}@mail.example")
        host, guest = people
        made = await host.make_table(GAME, 2, name="Thursday dive")
        table = made["table"]["id"]
        await guest.follow(made["play"])
        await guest.ok("POST", f"/api/tables/{table}/seats/1/sit", {"nonce": "n"})
        await guest.ok("POST", f"/api/tables/{table}/seats/1/ready", {"ready": True})
        await host.ok("POST", f"/api/tables/{table}/start")
        first, second = people
        await box.until(lambda: len(box.posted) >= 5 and len(box.letters) >= 1)
        await asyncio.sleep(AT_REST)
        assert sorted(one.path.split("/")[1] for one in box.posted) == [
            "discord", "json", "ntfy", "push", "slack"
        ]  # fmt: skip
        assert len(box.letters) == 1
        assert calling.node.metrics.registry.get_sample_value("fathom_calls_total", {"outcome": "sent"}) == 6
        # What it says: the game, the table, what is asked; and where it ends.
        browser = browsers[people.index(first)]
        (push,) = box.at("/push/")
        assert push.path == f"/push/{first.name}"
        said = browser.reads(push)
        assert said["title"] == f"{first.name}, it is your turn in Thursday dive"
        assert "Pearls" in said["text"]
        assert "[" not in said["text"]
        assert said["path"] == f"/t/{table}"
        info = await first.ok("GET", "/api/me/calls")
        claims = signed_for(push, info["vapid"])
        assert claims["aud"] == box.url
        assert now() / 1000 < claims["exp"] < now() / 1000 + 24 * 3600
        assert box.at("/discord")[0].json["allowed_mentions"] == {"parse": []}
        link = f"{calling.url}/t/{table}"
        assert link in box.at("/discord")[0].json["content"]
        assert f"<{link}|" in box.at("/slack")[0].json["text"]
        (ntfy,) = [one for one in box.posted if one.path == "/ntfy/"]
        assert (ntfy.json["topic"], ntfy.json["click"]) == ("secret", link)
        plain = box.at("/json")[0].json
        assert (plain["event"], plain["game"], plain["table"], plain["name"]) == (
            "turn", GAME, table, "Thursday dive"
        )  # fmt: skip
        (letter,) = box.letters
        assert letter["X-To"] == f"{first.name.lower()}@mail.example"
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert link in text_of(letter)
        # The turn goes round: the next one is called once, too, and the first one again when it is theirs.
        box.posted.clear()
        box.letters.clear()
        await until_bob_is_asked(first, table)
        await box.until(lambda: len(box.posted) >= 5 and len(box.letters) >= 1)
        await asyncio.sleep(AT_REST)
        assert len(box.posted) == 5
        assert [letter["X-To"] for letter in box.letters] == [f"{second.name.lower()}@mail.example"]


async def test_never_while_one_looks(calling: Served, box: Callbox) -> None:
    async with Company(calling) as company:
        table, (first, second) = await company.table(GAME, "Ann", "Bob")
        live = await second.live(table)
        await live.until("hello")
        await live.say({"t": "looking"})
        await subscribes(second, box)
        await has_mail(second, box)
        await until_bob_is_asked(first, table)
        await asyncio.sleep(AT_REST)
        assert box.posted == []
        assert box.letters == []
        await live.say({"t": "looking", "now": False})  # goes away without having answered
        await box.until(lambda: box.posted and box.letters)
        await asyncio.sleep(AT_REST)
        assert (len(box.posted), len(box.letters)) == (1, 1)


async def test_who_looks_at_another_node_is_not_called(postgres: str, box: Callbox) -> None:
    wanted = {"redis": REDIS, "prefix": a_prefix(), **box.settings()}
    with Served.on(postgres, **wanted) as one, Served.on(postgres, **wanted) as two:
        async with Company(one) as company:
            table, (first, second) = await company.table(GAME, "Ann", "Bob")
            await subscribes(second, box)
            live = await second.at(two).live(table)
            await live.until("hello")
            await live.say({"t": "looking"})
            await asyncio.sleep(0.3)
            await until_bob_is_asked(first, table)
            await asyncio.sleep(AT_REST)
            assert box.posted == []
            await live.say({"t": "looking", "now": False})
            await box.until(lambda: box.posted)
            await asyncio.sleep(AT_REST)
            assert len(box.posted) == 1


async def test_who_answers_first_is_not_called(calling: Served, box: Callbox) -> None:
    """And whom a bot covers is not asked."""
    async with Company(calling) as company:
        table, (first, _) = await company.table(GAME, "Ann", "Bob")
        await first.ok("PUT", "/api/me/calls", {"away_until": now() + 4000})
        await subscribes(first, box)
        await first.ok("POST", f"/api/tables/{table}/seats/0/cover", {"bot": "random"})
        await asyncio.sleep(4 + AT_REST)
        assert box.posted == []


async def test_an_end_by_one_tap(calling: Served, box: Callbox) -> None:
    async with Company(calling) as company:
        first = await company.person("Ann")
        await has_mail(first, box)
        await hooks(first, box, "json")
        ways = (await first.ok("GET", "/api/me/calls"))["channels"]
        assert [one["kind"] for one in ways] == ["mail", "json"]
        for one in ways:
            await first.ok("POST", f"/api/me/calls/channels/{one['id']}/try")
        letter = next(one for one in box.letters if "how Fathom Five calls" in one["Subject"])
        page = text_of(letter).split("/stop#")[1].split()[0]
        one_click = str(letter["List-Unsubscribe"]).strip("<>")
        stranger = Person(calling, "")
        company.people.append(stranger)
        answer = await stranger.http.post(one_click, data={"List-Unsubscribe": "One-Click"})
        assert answer.status_code == 204
        assert [one["kind"] for one in (await first.ok("GET", "/api/me/calls"))["channels"]] == ["json"]
        assert await stranger.refused("POST", "/api/calls/stop", {"token": page}) == (404, "not-found")
        stop = box.at("/json")[-1].json["stop"].split("#")[1]
        forged = stop[:-3] + "AAA"
        assert await stranger.refused("POST", "/api/calls/stop", {"token": forged}) == (404, "not-found")
        await stranger.ok("POST", "/api/calls/stop", {"token": stop})
        assert (await first.ok("GET", "/api/me/calls"))["channels"] == []


async def test_a_letter_that_is_not_taken_is_sent_again(
    calling: Served, box: Callbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fathomfive.server.calling.caller.WAITS", (300,) * 5)
    box.says = lambda path: 503 if len(box.at("/json")) < 3 else 200
    async with Company(calling) as company:
        people = [await company.person(name) for name in ("Ann", "Bob")]
        for one in people:
            await hooks(one, box, "json")
        await _begun(people)
        await box.until(lambda: len(box.at("/json")) >= 3)
        await asyncio.sleep(AT_REST)
        assert len(box.at("/json")) == 3


async def test_a_browser_that_is_gone_is_forgotten(calling: Served, box: Callbox) -> None:
    box.says = lambda path: 410
    async with Company(calling) as company:
        people = [await company.person(name) for name in ("Ann", "Bob")]
        for one in people:
            await subscribes(one, box, f"/push/{one.name}")
        await _begun(people)
        await box.until(lambda: box.posted)
        called = people[0] if box.posted[0].path.endswith("Ann") else people[1]
        for _ in range(100):
            if not (await called.ok("GET", "/api/me/calls"))["channels"]:
                break
            await asyncio.sleep(0.05)
        assert (await called.ok("GET", "/api/me/calls"))["channels"] == []
        await asyncio.sleep(AT_REST)
        assert len(box.posted) == 1


async def test_calls_outlive_a_restart_and_are_not_made_twice(database: str, box: Callbox) -> None:
    with Served.on(database, **box.settings()) as served:
        async with Company(served) as company:
            people = [await company.person(name) for name in ("Ann", "Bob")]
            until = now() + 6000
            for one in people:
                await hooks(one, box, "json")
                await one.ok("PUT", "/api/me/calls", {"away_until": until})
            await _begun(people)
            await asyncio.sleep(2.5)  # in the queue by now
            await asyncio.to_thread(served.restart)
            assert box.posted == []
            await box.until(lambda: box.posted)
            assert now() >= until
            await asyncio.to_thread(served.restart)
            await asyncio.sleep(AT_REST)
            assert len(box.posted) == 1


async def test_a_call_that_was_lost_with_its_process_is_found(
    database: str, box: Callbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An entry stands in the journal, its table is noted in memory, and the process is gone before the call
    is in the queue."""
    monkeypatch.setattr(noting, "A_SWEEP", 0.5)
    monkeypatch.setattr(noting, "IN_TIME", 500)
    with Served.on(database, **box.settings() | {"call_after": 2.0}) as served:
        async with Company(served) as company:
            people = [await company.person(name) for name in ("Ann", "Bob")]
            for one in people:
                await hooks(one, box, "json")
            table, _ = await _begun(people)

            async def queued() -> int:
                return len(await calls.called(served.node.shards.of(table), table))

            await asyncio.to_thread(served.restart)  # what was noted is gone
            assert await served.run(queued()) == 0
            await box.until(lambda: box.posted)
            await asyncio.sleep(AT_REST)
            assert len(box.posted) == 1, "once, however often the sweep comes by"
            assert await served.run(queued()) == 1


async def test_the_sweep_calls_nobody_to_what_they_were_asked_before_they_could_be_called(
    calling: Served, box: Callbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(noting, "IN_TIME", -60_000)
    async with Company(calling) as company:
        _, people = await company.table(GAME, "Ann", "Bob")
        await asyncio.sleep(1)
        for one in people:
            await hooks(one, box, "json")
        for _ in range(3):
            await calling.run(calling.node.caller.noting.sweep())
        await asyncio.sleep(AT_REST)
        assert box.posted == []


async def _begun(people: list[Person]) -> tuple[str, list[Person]]:
    host, guest = people
    made = await host.make_table(GAME, 2)
    table = made["table"]["id"]
    await guest.follow(made["play"])
    await guest.ok("POST", f"/api/tables/{table}/seats/1/sit", {"nonce": "n"})
    await guest.ok("POST", f"/api/tables/{table}/seats/1/ready", {"ready": True})
    await host.ok("POST", f"/api/tables/{table}/start")
    return table, people


# --- quiet hours ----------------------------------------------------------------------------------------


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).astimezone(UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("moment", "quiet", "then"),
    [
        ("2026-11-17T12:00+01:00", (22 * 60, 7 * 60), "2026-11-17T12:00+01:00"),
        ("2026-11-17T22:00+01:00", (22 * 60, 7 * 60), "2026-11-18T07:00+01:00"),
        ("2026-11-18T03:30+01:00", (22 * 60, 7 * 60), "2026-11-18T07:00+01:00"),
        ("2026-11-18T07:00+01:00", (22 * 60, 7 * 60), "2026-11-18T07:00+01:00"),
        ("2026-11-18T13:10+01:00", (13 * 60, 14 * 60 + 30), "2026-11-18T14:30+01:00"),
        ("2026-11-18T13:10+01:00", (5, 5), "2026-11-18T13:10+01:00"),
        ("2026-03-28T23:30+01:00", (22 * 60, 7 * 60), "2026-03-29T07:00+02:00"),  # the clocks go forward
    ],
)
def test_quiet_hours(moment: str, quiet: tuple[int, int], then: str) -> None:
    manner = Manner("g", *quiet, zone="Europe/Rome")
    assert not_before(manner, at(moment)) == at(then)


def test_away_until_is_followed_by_quiet_hours() -> None:
    manner = Manner("g", 22 * 60, 7 * 60, "Europe/Rome", at("2026-11-17T23:00+01:00"))
    assert not_before(manner, at("2026-11-15T12:00+01:00")) == at("2026-11-18T07:00+01:00")
