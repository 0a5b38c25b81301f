"""Who may open tables: everyone, whoever has a key of the house, or the operator alone. To sit down, the link
of a table is enough in each of them.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from fathomfive.cli import app
from fathomfive.kernel.dice import Dice
from fathomfive.tables.settings import WhoOpens
from tests.server.playing import Company, Person, Served

GAME = "pearls"
TABLE = {"game": GAME, "seats": 2}


async def _why(person: Person, path: str, body: object = None) -> tuple[int, str]:
    response = await person.ask("POST", path, body)
    return response.status_code, response.json()["error"]["why"]["id"]


async def _fathom(*words: str) -> str:
    """A command in a thread: it has a loop of its own."""
    done = await asyncio.to_thread(CliRunner().invoke, app, list(words))
    assert done.exit_code == 0, done.output
    return done.stdout


async def _key_for(person: Person, database: str, name: str = "club") -> None:
    link = (await _fathom("keys", "new", name, "--database", database)).strip()
    assert link.startswith("http://localhost:8555/key#")
    me = await person.ok("POST", "/api/me/key", {"token": link.split("#")[1]})
    assert me.get("may_open", True) is True


async def test_a_house_of_everyones(served: Served) -> None:
    async with httpx.AsyncClient(base_url=served.url) as nobody:
        me = (await nobody.get("/api/me")).json()
        assert "opens" not in me or me["opens"] == "everyone"
    async with Company(served) as company:
        ann = await company.person("Ann")
        assert (await ann.make_table(GAME, 2))["table"]["host"] == ann.guest


async def test_with_a_key_one_opens_tables(database: str) -> None:
    with Served.on(database, open_tables="key") as served:
        async with Company(served) as company:
            ann, bob = await company.person("Ann"), await company.person("Bob")
            for path, body in (("/api/tables", TABLE), ("/api/tables/learn", {"game": GAME})):
                assert await _why(bob, path, body) == (403, "refused-opens-key")
            brought = await bob.http.post("/api/journals", content=b"{}")
            assert brought.json()["error"]["why"]["id"] == "refused-opens-key"
            me = await bob.ok("GET", "/api/me")
            assert (me["opens"], me["may_open"]) == ("key", False)
            assert await _why(bob, "/api/me/key", {"token": "x" * 22}) == (404, "refused-no-key")

            await _key_for(ann, database)
            made = await ann.make_table(GAME, 2)
            table = made["table"]["id"]
            await bob.follow(made["play"])
            await bob.ok("POST", f"/api/tables/{table}/seats/1/sit", {})
            await bob.ok("POST", f"/api/tables/{table}/seats/1/ready", {"ready": True})
            info = await ann.ok("POST", f"/api/tables/{table}/start")
            assert await _why(bob, f"/api/tables/{table}/fork", {"seq": info["head"]}) == (
                403,
                "refused-opens-key",
            )

            listed = await _fathom("keys", "list", "--database", database)
            key = next(line.split()[0] for line in listed.splitlines() if "club" in line)
            assert [line.split()[-1] for line in listed.splitlines() if "club" in line] == ["1"]
            await _fathom("keys", "revoke", key, "--database", database)
            assert await _why(ann, "/api/tables", TABLE) == (403, "refused-opens-key")
            assert (await ann.ok("GET", f"/api/tables/{table}"))["phase"] == "playing", "hers goes on"
            again = await asyncio.to_thread(
                CliRunner().invoke, app, ["keys", "revoke", key, "--database", database]
            )
            assert again.exit_code == 2


async def test_a_key_goes_with_its_holder(postgres: str, second_postgres: str) -> None:
    """Keys lie in the first database, whichever a guest is in; forgetting reaches them."""
    with Served.on(postgres, second_postgres, open_tables="key") as served:
        databases = ["--database", postgres, "--database", second_postgres]
        async with Company(served) as company:
            people = [await company.person(name) for name in ("Ann", "Bob", "Cay", "Dee", "Eve")]
            link = (await _fathom("keys", "new", "club", *databases)).strip()
            for person in people:
                await person.ok("POST", "/api/me/key", {"token": link.split("#")[1]})
                await person.make_table(GAME, 2)
                await person.ok("DELETE", "/api/me")
            assert " 0" in (await _fathom("keys", "list", *databases)).splitlines()[1]


async def test_a_house_of_its_operator(database: str) -> None:
    with Served.on(database, open_tables="operator") as served:
        async with Company(served) as company:
            ann, bob = await company.person("Ann"), await company.person("Bob")
            await _key_for_nobody(ann, database)
            assert await _why(ann, "/api/tables", TABLE) == (403, "refused-opens-operator")
            said = await _fathom(
                "tables", "open", GAME, "--seats", "2", "--name", "Friday", "--database", database,
                "--at", "https://play.example.org/",
            )  # fmt: skip
            play, watch = [
                line.split()[1].removeprefix("https://play.example.org") for line in said.splitlines()
            ]
            table = play.removeprefix("/t/").split("#")[0]
            assert (await bob.follow(watch))["host"] == ""
            await bob.follow(play)
            info = await bob.ok("POST", f"/api/tables/{table}/seats/1/sit", {})
            assert (info["host"], info["name"], info["you"]["host"]) == (bob.guest, "Friday", True)
            await ann.follow(play)
            assert (await ann.ok("POST", f"/api/tables/{table}/seats/0/sit", {}))["host"] == bob.guest
            await ann.ok("POST", f"/api/tables/{table}/seats/0/ready", {"ready": True})
            assert (await bob.ok("POST", f"/api/tables/{table}/start"))["phase"] == "playing"


async def _key_for_nobody(person: Person, database: str) -> None:
    """A key that is of no use in an operator's house."""
    link = (await _fathom("keys", "new", "old", "--database", database)).strip()
    me = await person.ok("POST", "/api/me/key", {"token": link.split("#")[1]})
    assert me["may_open"] is False


@pytest.mark.parametrize("whose", ["key", "operator"])
async def test_people_who_play_together_have_their_rematch(tmp_path: Path, whose: WhoOpens) -> None:
    """Nobody opens a table of their own with it: the same people, the same host."""
    with Served.on(f"sqlite:///{tmp_path}/house.db") as served:
        async with Company(served) as company:
            table, (ann, bob) = await company.table(GAME, "Ann", "Bob")
            lives = [await person.live(table) for person in (ann, bob)]
            await asyncio.gather(*(live.play_on(Dice.seeded(n)) for n, live in enumerate(lives)))
            cookies = bob.http.cookies
    with Served.on(f"sqlite:///{tmp_path}/house.db", open_tables=whose) as served:
        async with httpx.AsyncClient(base_url=served.url, cookies=cookies, timeout=60) as http:
            again = await http.post(f"/api/tables/{table}/rematch")
            assert again.status_code == 201, again.text
