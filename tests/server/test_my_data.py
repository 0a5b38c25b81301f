"""What is mine: my devices, each of which can be taken back; my data, to take along; and being forgotten."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from pathlib import Path

from itsdangerous import Signer
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from fathomfive.server.http.browsers import device_name
from fathomfive.server.http.cookies import COOKIE
from fathomfive.server.journals.migrate import migrate
from fathomfive.server.journals.my_data import MyData
from fathomfive.server.journals.store import Store
from tests.server.conftest import REDIS, a_prefix
from tests.server.playing import Company, Person, Served

GAME = "pearls"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
PHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1"
)


def test_what_a_device_is_called() -> None:
    assert device_name(FIREFOX) == "Firefox, Linux"
    assert device_name(PHONE) == "Safari, iPhone"
    assert (
        device_name("Mozilla/5.0 (Windows NT 10.0) Chrome/126.0 Safari/537.36 Edg/126.0") == "Edge, Windows"
    )
    assert device_name("curl/8.7") == ""


async def _other_device(company: Company, person: Person, agent: str) -> Person:
    link = await person.ok("POST", "/api/me/return-link")
    other = Person(person.served, person.name)
    company.people.append(other)
    other.http.headers["user-agent"] = agent
    other.guest = (await other.ok("POST", "/api/return", {"token": link["token"]}))["guest"]["id"]
    return other


async def test_a_device_is_taken_back(served_everywhere: Served) -> None:
    async with Company(served_everywhere) as company:
        table, (ann, _) = await company.table(GAME, "Ann", "Bob")
        phone = await _other_device(company, ann, PHONE)
        mine = (await ann.ok("GET", "/api/me/devices"))["devices"]
        assert [(one["name"], one["this"]) for one in mine] == [("Safari, iPhone", False), ("", True)]
        live, still = await phone.live(table), await ann.live(table)
        await live.until("hello")
        await still.until("hello")
        await ann.ok("DELETE", f"/api/me/devices/{mine[0]['id']}")
        assert (await live.until("bye"))["reason"] == "guest"
        assert await phone.refused("GET", "/api/tables") == (401, "guest")
        assert (await phone.ok("GET", "/api/me"))["guest"] is None
        assert len((await ann.ok("GET", "/api/me/devices"))["devices"]) == 1
        assert (await ann.ok("GET", f"/api/tables/{table}"))["you"]["seats"] == [0]
        await still.say({"t": "chat", "text": "still here"})
        await still.until("chat")
        assert await ann.refused("DELETE", f"/api/me/devices/{mine[0]['id']}") == (404, "not-found")
        stranger = await company.person("Eve")
        own = (await ann.ok("GET", "/api/me/devices"))["devices"][0]["id"]
        assert await stranger.refused("DELETE", f"/api/me/devices/{own}") == (404, "not-found")


async def test_taken_back_and_forgotten_at_every_node(postgres: str, second_postgres: str) -> None:
    prefix = a_prefix()
    both = (postgres, second_postgres)
    with (
        Served.on(*both, redis=REDIS, prefix=prefix) as one,
        Served.on(*both, redis=REDIS, prefix=prefix) as two,
    ):
        async with Company(one) as company:
            table, (ann, bob) = await company.table(GAME, "Ann", "Bob")
            phone = await _other_device(company, ann, PHONE)
            there = phone.at(two)
            live = await there.live(table)
            await live.until("hello")
            mine = (await ann.ok("GET", "/api/me/devices"))["devices"]
            await ann.ok("DELETE", f"/api/me/devices/{mine[0]['id']}")
            await two.run(two.node.doorman.look_again())  # as it does every half minute
            assert (await live.until("bye"))["reason"] == "guest"
            bobs = await bob.at(two).live(table)
            await bobs.until("hello")
            await bob.ok("DELETE", "/api/me")
            await two.run(two.node.doorman.look_again())
            with suppress(ConnectionClosed):
                while (await bobs.hear())["t"] != "bye":
                    pass
            two.node._known.clear()  # half a minute later
            assert await bob.at(two).refused("GET", "/api/tables") == (401, "guest")


async def test_my_data(served_everywhere: Served) -> None:
    async with Company(served_everywhere) as company:
        table, (ann, bob) = await company.table(GAME, "Ann", "Bob", name="Friday")
        a = await ann.live(table)
        await a.say({"t": "chat", "text": "good evening"})
        await a.until("chat")
        b = await bob.live(table)
        await b.say({"t": "chat", "text": "a secret of Bob"})
        await b.until("chat")
        await ann.ok("PUT", f"/api/tables/{table}/notes", {"text": "buy bread", "base": 0})
        await ann.ok("PUT", f"/api/me/blocked/{bob.guest}")
        await ann.ok("POST", "/api/reports", {"table": table, "guest": bob.guest, "why": "he cheats"})
        file = await ann.ask("GET", "/api/me/data")
        assert "attachment" in file.headers["content-disposition"]
        mine = file.json()
        assert set(mine) == set(MyData.__struct_fields__)
        assert (mine["guest"]["id"], mine["guest"]["name"]) == (ann.guest, "Ann")
        assert [line["text"] for line in mine["talk"]] == ["good evening"]
        assert [page["text"] for page in mine["notes"]] == ["buy bread"]
        assert mine["blocked"] == [bob.guest]
        assert [one["why"] for one in mine["reports"]] == ["he cheats"]
        (hers,) = mine["tables"]
        assert (hers["id"], hers["name"], hers["host"], hers["seats"]) == (table, "Friday", True, [0])
        assert len(mine["devices"]) == 1
        assert "a secret of Bob" not in file.text
        theirs = (await bob.ask("GET", "/api/me/data")).text
        assert "he cheats" not in theirs, "who reported somebody is not told to them"
        await ann.ok("DELETE", "/api/me")
        assert ann.guest not in (await bob.ask("GET", "/api/me/data")).text


async def test_a_cookie_from_before_there_were_devices(tmp_path: Path) -> None:
    """Is one device, and can be taken back as one."""
    store = Store.at(f"sqlite:///{tmp_path}/house.db")
    await migrate(store.engine)
    later = (
        *(
            f"DROP TABLE {name}"
            for name in (
                "tries",
                "results",
                "dares",
                "screens",
                "listings",
                "calls",
                "channels",
                "manners",
                "challenges",
                "passkeys",
                "personal_links",
            )
        ),
        "ALTER TABLE tables DROP COLUMN pointing",
        "DROP TABLE faults",
        "DROP TABLE devices",
        "UPDATE alembic_version SET version_num = '0006'",
    )
    await store.do(*(text(statement) for statement in later))
    await store.make_guest("a~ann", "Ann", 1)
    await migrate(store.engine)
    await store.close()
    with Served.on(f"sqlite:///{tmp_path}/house.db") as served:
        secret = await served.run(served.node.shards.first.shared_secret("cookies"))
        old = Signer(secret, salt="fathom-guest", digest_method=hashlib.sha256).sign("a~ann").decode()
        ann = Person(served, "Ann")
        ann.http.cookies.set(COOKIE, old)
        assert (await ann.ok("GET", "/api/me"))["guest"]["name"] == "Ann"
        (device,) = (await ann.ok("GET", "/api/me/devices"))["devices"]
        assert (device["id"], device["this"]) == ("before", True)
        await ann.ok("DELETE", "/api/me/devices/before")
        assert (await ann.ok("GET", "/api/me"))["guest"] is None
        await ann.close()
