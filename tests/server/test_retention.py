"""What nobody touched goes by rule, and nothing else does: in both homes, and over several databases."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from sqlalchemy import func, select, update
from typer.testing import CliRunner

from fathomfive.cli import app
from fathomfive.kernel.game import Refused
from fathomfive.server.journals import moderation, schema
from fathomfive.server.journals.shards import opened
from fathomfive.server.journals.store import A_DAY
from fathomfive.server.operate.retention import Keep, kept, let_go, overdue
from fathomfive.tables.clock import now
from tests.server.playing import Company, Person, Served

GAME = "pearls"
ROOT = Path(__file__).parents[2]


async def _age(served: Served, days: int, *tables: str, looks: bool = True) -> None:
    """As if these tables had been left alone for so many days."""
    then = now() - days * A_DAY
    for table in tables:
        store, t, m = served.node.shards.of(table), schema.tables.c, schema.members.c
        seen = [update(schema.members).where(m.table_id == table).values(seen_at=then)] if looks else []
        await served.run(store.do(update(schema.tables).where(t.id == table).values(updated=then), *seen))


async def _absent(served: Served, days: int, *people: Person) -> None:
    for person in people:
        c, store = schema.guests.c, served.node.shards.of_guest(person.guest)
        seen = update(schema.guests).where(c.id == person.guest).values(seen=now() - days * A_DAY)
        await served.run(store.do(seen))


async def _rows(served: Served, table: str) -> int:
    """Everything there is of a table, wherever it is kept."""
    store, count = served.node.shards.of(table), 0
    for one in schema.metadata.tables.values():
        column = one.c.get("table_id", one.c.id if one is schema.tables else None)
        if column is not None:
            found = await served.run(store.all(select(func.count()).where(column == table)))
            count += found[0][0]
    return count


async def _over(served: Served, company: Company, *names: str) -> str:
    table, _ = await company.table(GAME, *names)
    c, store = schema.tables.c, served.node.shards.of(table)
    await served.run(store.do(update(schema.tables).where(c.id == table).values(phase="over")))
    return table


async def test_what_nobody_touched_goes(served_everywhere: Served) -> None:
    served = served_everywhere
    async with Company(served) as company:
        ann = await company.person("Ann")
        lobbies = [(await ann.make_table(GAME, 2))["table"]["id"] for _ in range(3)]
        running = [(await company.table(GAME, "Bob", "Cay"))[0] for _ in range(2)]
        finished = [await _over(served_everywhere, company, "Dee", "Eve") for _ in range(2)]
        await _age(served, 31, *lobbies[:2], running[0], finished[0])
        await _age(served, 401, running[1], finished[1])
        await _age(served, 1, lobbies[1], looks=True)  # somebody came by yesterday
        assert await served.run(served.node.retention.round()) == 3
        for table in (lobbies[0], running[1], finished[1]):
            assert await _rows(served, table) == 0
        for table in (*lobbies[1:], running[0], finished[0]):
            assert await _rows(served, table) > 0
        assert await ann.refused("GET", f"/api/tables/{lobbies[0]}") == (404, "not-found")
        assert (await ann.ok("GET", f"/api/tables/{lobbies[1]}"))["phase"] == "lobby"
        assert await served.run(served.node.retention.round()) == 0


async def test_a_look_is_a_touch(served: Served) -> None:
    async with Company(served) as company:
        ann = await company.person("Ann")
        table = (await ann.make_table(GAME, 2))["table"]["id"]
        await _age(served, 31, table, looks=False)
        assert await served.run(served.node.retention.round()) == 0
        await _age(served, 31, table)
        live = await ann.live(table)
        await live.until("hello")
        assert await served.run(served.node.retention.round()) == 0, "somebody looks at it right now"
        await live.close()


async def test_touched_in_the_last_moment(served: Served) -> None:
    """Between being found and being erased."""
    async with Company(served) as company:
        ann = await company.person("Ann")
        table = (await ann.make_table(GAME, 2))["table"]["id"]
        await _age(served, 31, table)
        shards, before = served.node.shards, Keep().before(now())

        async def find() -> list[str]:
            found = [one async for one in overdue(shards, before)]
            await ann_back()
            return [one.id for one in found if await let_go(shards, one, before)]

        async def ann_back() -> None:
            await shards.of(table).note_seen(table, ann.guest, 1, now())

        assert await served.run(find()) == []
        assert await _rows(served, table) > 0


async def test_guests_without_tables(postgres: str, second_postgres: str) -> None:
    """A table in another database counts; so does having been here."""
    with Served.on(postgres, second_postgres) as served:
        async with Company(served) as company:
            people = [await company.person(f"P{n}") for n in range(8)]
            while {person.guest[0] for person in people[5:]} != {"a", "b"}:
                people.append(await company.person("one more"))
            hosts, here, idle = people[:3], people[3:5], people[5:]
            tables = [(await person.make_table(GAME, 2))["table"]["id"] for person in hosts]
            await _absent(served, 401, *hosts, *idle)
            assert await served.run(served.node.retention.round()) == len(idle)
            names = await served.run(served.node.shards.names(person.guest for person in people))
            assert set(names) == {person.guest for person in (*hosts, *here)}
            for person in idle:
                assert (await person.ok("GET", "/api/me"))["guest"] is None
            # A database that cannot be reached may hold their table: nobody goes meanwhile.
            await _absent(served, 401, *here)
            served.node.shards.down.add("b")
            assert await served.run(served.node.retention.round()) == 0
            served.node.shards.down.clear()
            await _age(served, 31, *tables)
            assert await served.run(served.node.retention.round()) == len(tables) + len(hosts) + len(here)


async def test_being_here_is_noted(served: Served) -> None:
    async with Company(served) as company:
        ann = await company.person("Ann")
        await _absent(served, 300, ann)
        served.node._known.clear()
        await ann.ok("GET", "/api/me")
        await served.run(served.node.retention.round())
        c = schema.guests.c
        found = await served.run(served.node.shards.first.all(select(c.seen).where(c.id == ann.guest)))
        assert found[0].seen > now() - A_DAY


async def test_bans_go_when_they_are_over(served: Served) -> None:
    store = served.node.shards.first
    for until in (now() - 1, now() + A_DAY):
        await served.run(moderation.ban(store, "", "192.0.2.7", until, "Olga", "flood"))
    await served.run(served.node.retention.round())
    (left,) = await served.run(store.all(select(schema.bans)))
    assert left.until > now()


async def test_used_up_return_links_go(served: Served) -> None:
    async with Company(served) as company:
        ann = await company.person("Ann")
        await ann.ok("POST", "/api/me/return-link")
        store = served.node.shards.first
        await served.run(store.do(update(schema.returns).values(expires=now() - 1)))
        await served.run(served.node.retention.round())
        assert not await served.run(store.all(select(schema.returns)))


def test_the_command(database: str) -> None:
    async def leave() -> tuple[str, str]:
        async with Company(served) as company:
            ann = await company.person("Ann")
            old, new = [(await ann.make_table(GAME, 2))["table"]["id"] for _ in range(2)]
            await _age(served, 40, old)
            return old, new

    with Served.on(database) as served:
        old, new = asyncio.run(leave())
        run = ["tables", "expire", "--database", database]
        dry = CliRunner().invoke(app, [*run, "--dry-run"])
        assert re.search(rf"{old}  lobby  untouched since \d{{4}}-\d\d-\d\d, kept for 30 days", dry.output)
        assert "1 tables, 0 guests and 0 reports would go" in dry.output
        assert new not in dry.output
        longer = CliRunner().invoke(app, [*run, "--dry-run", "--keep", "open=50"])
        assert "0 tables, 0 guests and 0 reports would go" in longer.output
    done = CliRunner().invoke(app, run)
    assert old in done.output
    assert "1 tables, 0 guests and 0 reports gone" in done.output
    assert "0 tables, 0 guests and 0 reports gone" in CliRunner().invoke(app, run).output
    wrong = CliRunner().invoke(app, [*run, "--keep", "lobbies=3"])
    assert wrong.exit_code == 2
    assert "open, running, finished, guests" in wrong.output

    async def left() -> bool:
        async with opened([database]) as shards:
            return await shards.of(new).row(new) is not None

    assert asyncio.run(left())


def test_keeping_for_good() -> None:
    assert kept(["open=0", "guests=3"]) == Keep(open=0, guests=3)
    assert "lobby" not in kept(["open=0"]).before(now())
    with pytest.raises(Refused, match="refused-keep"):
        kept(["open=soon"])


def test_the_page_for_hosts_knows_every_rule() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name in Keep.__struct_fields__:
        assert re.search(rf"^\| `{name}` \| {getattr(Keep(), name)} \|", page, re.MULTILINE), name
