"""How much one guest may have and ask for, over the real wire: each limit refuses with what to do, and the
next person notices nothing."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fathomfive.kernel.game import Refused
from fathomfive.server.operate.offers import allowances, offered
from fathomfive.tables.settings import Allowances
from tests.server.conftest import REDIS, a_prefix
from tests.server.playing import PATIENCE, Company, Live, Person, Served

GAME = "pearls"
PLENTY = {"requests_per_second": 0, "made_per_minute": 0}


@contextmanager
def _house(tmp_path: Path, **allow: int) -> Iterator[Served]:
    allowed = Allowances(**{**PLENTY, **allow})
    with Served.on(f"sqlite:///{tmp_path}/house.db", limits=True, allow=allowed) as served:
        yield served


async def _why(person: Person, method: str, path: str, body: Any = None) -> tuple[int, str]:
    response = await person.ask(method, path, body)
    return response.status_code, response.json()["error"]["why"]["id"]


async def _greeted(person: Person, table: str) -> tuple[Live, str]:
    """A socket, and what it was told first: hello, or why it may not stay."""
    cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    url = f"{person.served.url.replace('http', 'ws')}/api/tables/{table}/live"
    live = Live(await connect(url, additional_headers={"Cookie": cookie}), person, table)
    person.sockets.append(live.socket)
    with suppress(ConnectionClosed):  # turned away before it could say a word
        await live.say({"t": "hello", "protocol": 1})
    frame = await live.hear()
    return live, frame.get("reason", frame["t"])


async def test_sockets_of_one_guest(tmp_path: Path) -> None:
    with _house(tmp_path, sockets_per_guest=3) as served:
        async with Company(served) as company:
            table, (ann, bob) = await company.table(GAME, "Ann", "Bob")
            opened = [await _greeted(ann, table) for _ in range(5)]
            assert [told for _, told in opened] == ["hello"] * 3 + ["too-many-sockets"] * 2
            assert (await _greeted(bob, table))[1] == "hello", "others have their own"
            await opened[0][0].close()
            async with asyncio.timeout(PATIENCE):
                while (await _greeted(ann, table))[1] != "hello":
                    await asyncio.sleep(0.1)


async def test_sockets_of_one_address(tmp_path: Path) -> None:
    with _house(tmp_path, sockets_per_guest=1, people_per_address=2) as served:
        async with Company(served) as company:
            table, people = await company.table(GAME, "Ann", "Bob", "Cay")
            told = [(await _greeted(person, table))[1] for person in people]
            assert told == ["hello", "hello", "too-many-sockets"]


async def _watched(company: Company) -> tuple[Person, str, list[Person]]:
    """Ann's table, and three who came to look."""
    ann = await company.person("Ann")
    made = await ann.make_table(GAME, 2)
    watchers = [await company.person(f"W{number}") for number in range(3)]
    for watcher in watchers:
        await watcher.follow(made["watch"])
    return ann, made["table"]["id"], watchers


async def test_watchers_of_one_table(tmp_path: Path) -> None:
    with _house(tmp_path, watchers_per_table=2) as served:
        async with Company(served) as company:
            ann, table, watchers = await _watched(company)
            told = [(await _greeted(watcher, table))[1] for watcher in watchers]
            assert told == ["hello", "hello", "crowded"]
            assert (await _greeted(ann, table))[1] == "hello", "whoever plays has room"


async def test_new_sockets_of_one_address(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Two hundred at once would be answered in one go, and everybody else would wait for it."""
    with _house(tmp_path) as served:
        async with Company(served) as company:
            table, (ann, _) = await company.table(GAME, "Ann", "Bob")
    allow = Allowances(**{**PLENTY, "requests_per_second": 2})
    with Served.on(f"sqlite:///{tmp_path}/house.db", limits=True, allow=allow) as served:
        cookie = "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())
        url = f"{served.url.replace('http', 'ws')}/api/tables/{table}/live"

        async def opened() -> int:
            try:
                async with connect(url, additional_headers={"Cookie": cookie}):
                    return 101
            except InvalidStatus as refused:
                error = json.loads(refused.response.body)["error"]
                assert error["why"] == {"id": "refused-rate", "args": {"most": 2, "span": "second"}}
                return refused.response.status_code

        codes = await asyncio.gather(*(opened() for _ in range(30)))
        assert set(codes) == {101, 429}
    faults = [record.message for record in caplog.records if record.levelno >= logging.ERROR]
    assert not faults, "being turned away is no fault that somebody should read of"


async def test_what_all_who_watch_say_together(tmp_path: Path) -> None:
    with _house(tmp_path, watchers_chat_per_minute=2) as served:
        async with Company(served) as company:
            ann, table, watchers = await _watched(company)
            told = []
            for watcher in watchers:
                live, _ = await _greeted(watcher, table)
                await live.say({"t": "chat", "text": "what a move"})
                frame = await live.hear()
                while frame["t"] not in ("chat", "refused"):
                    frame = await live.hear()
                told.append(frame.get("why", {}).get("id", frame["t"]))
            assert told == ["chat", "chat", "refused-watchers-chat"]
            live, _ = await _greeted(ann, table)
            await live.say({"t": "chat", "text": "quiet, please"})
            await live.until("chat")


async def test_tables_and_running_matches(tmp_path: Path) -> None:
    with _house(tmp_path, tables_per_guest=3, matches_per_guest=1) as served:
        async with Company(served) as company:
            ann, bob = await company.person("Ann"), await company.person("Bob")
            tables = [(await ann.make_table(GAME, 2))["table"]["id"] for _ in range(3)]
            body = {"game": GAME, "seats": 2}
            assert await _why(ann, "POST", "/api/tables", body) == (429, "refused-many-tables")
            for table in tables[:2]:
                await ann.ok("POST", f"/api/tables/{table}/seats/1/sit", {})
            await ann.ok("POST", f"/api/tables/{tables[0]}/start")
            start = f"/api/tables/{tables[1]}/start"
            assert await _why(ann, "POST", start) == (429, "refused-many-matches")
            await bob.make_table(GAME, 2)
            await ann.ok("DELETE", f"/api/tables/{tables[0]}")
            await ann.ok("POST", start)
            await ann.make_table(GAME, 2)


async def test_what_is_asked_for_again_and_again(tmp_path: Path) -> None:
    with _house(
        tmp_path, imports_per_hour=2, guides_per_hour=2, chat_per_minute=2, hints_per_minute=2
    ) as served:
        async with Company(served) as company:
            table, (ann, bob) = await company.table(GAME, "Ann", "Bob")
            imports = [await ann.ask("POST", "/api/journals", "nonsense") for _ in range(3)]
            assert [answer.status_code for answer in imports] == [409, 409, 429]
            assert imports[-1].json()["error"]["why"] == {
                "id": "refused-rate",
                "args": {"most": 2, "span": "hour"},
            }
            assert (await ann.ask("GET", f"/api/tables/{table}/keepsake")).status_code == 429, "costs as much"
            assert (await bob.ask("POST", "/api/journals", "nonsense")).status_code == 409
            guides = [await ann.ask("POST", "/api/tables/learn", {"game": "refuge"}) for _ in range(3)]
            assert [answer.status_code for answer in guides] == [201, 201, 429]
            live = await ann.live(table)
            await live.until("moment")
            for _ in range(3):
                await live.say({"t": "chat", "text": "hello"})
            refused = await live.until("refused", reason="too-many")
            assert refused["why"]["id"] == "refused-rate"
            told = []
            for _ in range(3):  # one for somebody else's seat counts, too
                await live.say({"t": "hint", "id": 7, "seat": 1})
                told.append((await live.until("refused", id=7))["reason"])
            assert told == ["forbidden", "forbidden", "too-many"]


@pytest.mark.parametrize("redis", ["", REDIS])
async def test_an_address_has_a_limit_of_its_own(tmp_path: Path, redis: str) -> None:
    allow = Allowances(**{**PLENTY, "guides_per_hour": 1, "people_per_address": 2})
    prefix = a_prefix()
    address = f"sqlite:///{tmp_path}/house.db"
    with Served.on(address, limits=True, allow=allow, redis=redis, prefix=prefix) as served:
        async with Company(served) as company:
            codes = []
            for name in ("Ann", "Bob", "Cay"):
                person = await company.person(name)
                answer = await person.ask("POST", "/api/tables/learn", {"game": "refuge"})
                codes.append(answer.status_code)
            assert codes == [201, 201, 429]


HALVES = [
    b"",
    b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 600\r\n\r\n{",
    b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 600\r\n\r\n{",
]


def _held(served: Served, half: bytes, most: float) -> float:
    """For how long the server keeps a line on which a request comes byte by byte."""
    began = time.monotonic()
    with socket.create_connection(("127.0.0.1", served.port), timeout=0.3) as line:
        line.sendall(half)
        while time.monotonic() - began < most:
            try:
                if not line.recv(4096):
                    break
            except TimeoutError:
                if half:
                    line.sendall(b"a")
            except OSError:
                break
    return time.monotonic() - began


@pytest.mark.parametrize("half", HALVES)
def test_half_a_request_is_not_held(tmp_path: Path, half: bytes) -> None:
    with _house(tmp_path, request_seconds=2) as served:
        assert _held(served, half, most=20) < 15


async def test_whole_requests_may_come_again_on_the_same_line(tmp_path: Path) -> None:
    with _house(tmp_path, request_seconds=1) as served:
        async with Company(served) as company:
            ann = await company.person("Ann")
            table = (await ann.make_table(GAME, 2))["table"]["id"]
            live = await ann.live(table)
            await live.until("hello")
            for _ in range(3):
                await asyncio.sleep(0.7)
                await ann.ok("GET", "/api/me")
            await live.say({"t": "chat", "text": "still here"})
            await live.until("chat")


@pytest.mark.parametrize("letter", ["\u202e", "\u2066", "\u3164", "\u2800", "\u200b", "\u00ad", "\ufeff"])
async def test_names_that_cannot_be_seen(served: Served, letter: str) -> None:
    async with Company(served) as company:
        ann = await company.person("Zoë O’Neill 鯨 🐙")
        for name in (letter, f"An{letter}n"):
            assert await ann.refused("POST", "/api/me", {"name": name}) == (422, "bad-request")
            body = {"game": GAME, "seats": 2, "name": name}
            assert await ann.refused("POST", "/api/tables", body) == (422, "bad-request")


async def test_only_what_the_house_offers(tmp_path: Path) -> None:
    with Served.on(f"sqlite:///{tmp_path}/house.db", games=(GAME,)) as served:
        async with Company(served) as company:
            ann = await company.person("Ann")
            assert [game["id"] for game in (await ann.ok("GET", "/api/games"))["games"]] == [GAME]
            for path, body in (("", {"seats": 2}), ("/learn", {})):
                told = await _why(ann, "POST", f"/api/tables{path}", {"game": "refuge", **body})
                assert told == (409, "refused-not-offered")
            await ann.make_table(GAME, 2)


def test_limits_and_games_are_read_off_the_command_line() -> None:
    assert allowances(["hints_per_minute=5"]) == Allowances(hints_per_minute=5)
    for wrong in ("hints=5", "hints_per_minute=many", "hints_per_minute"):
        with pytest.raises(Refused):
            allowances([wrong])
    assert offered("") is None
    assert offered("refuge, lurk") == ("refuge", "lurk")
    with pytest.raises(Refused):
        offered("chess")


def test_every_limit_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name, usual in zip(Allowances.__struct_fields__, Allowances.__struct_defaults__, strict=True):
        assert f"| `{name}` | {usual} |" in page, name
