"""The store in both homes: the schema, checkpoints, a bounded memory, and long journals that open at once."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from fathomfive.server.journals import schema
from fathomfive.server.journals.migrate import fits, migrate
from fathomfive.server.journals.sqlite import AlreadyHosted
from fathomfive.server.journals.store import Store
from fathomfive.server.operate.node import Node
from fathomfive.server.operate.settings import Settings
from fathomfive.tables import protocol
from fathomfive.tables.changes import Owns
from fathomfive.tables.moves import Draft, play_as_bot
from fathomfive.tables.records import EVERY
from fathomfive.tables.seating import seat_bot, start
from fathomfive.tables.table import Table
from tests.server.rows import bare_tables, line

ROOT = Path(__file__).parent.parent.parent


async def test_migrations_lead_to_the_schema(database: str) -> None:
    store = Store.at(database)
    assert not await fits(store.engine)
    assert await migrate(store.engine) == ("", "0014")
    assert await fits(store.engine)

    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": False})
        return [
            found
            for found in compare_metadata(context, schema.metadata)
            if "alembic_version" not in str(found)
        ]

    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await store.close()


async def test_one_process_a_file(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/house.db"
    store = Store.at(address)
    with pytest.raises(AlreadyHosted):
        Store.at(address)
    looking = Store.at(address, alone=False)
    await looking.close()
    await store.close()
    again = Store.at(address)
    await again.close()


async def test_checkpoints_only_move_forward(database: str) -> None:
    store = Store.at(database)
    await migrate(store.engine)
    await bare_tables(store, "a0")
    for seq in (3, 9, 5):
        await store.keep([("a0", seq, str(seq).encode())])
    assert await store.checkpoint_before("a0", 100) == (9, b"9")
    assert await store.checkpoint_before("a0", 8) is None, "there is one current checkpoint"
    for seq in (EVERY + 2, EVERY + 9, 2 * EVERY + 1):
        await store.keep([("a0", seq, str(seq).encode())])
    assert await store.checkpoint_before("a0", 2 * EVERY) == (EVERY + 2, str(EVERY + 2).encode())
    assert await store.checkpoint_before("a0", 10**6) == (2 * EVERY + 1, str(2 * EVERY + 1).encode())
    await store.close()


async def test_deleting_a_table_leaves_nothing(database: str) -> None:
    store = Store.at(database)
    await migrate(store.engine)
    await bare_tables(store, "a0", "a1")
    for table in ("a0", "a1"):
        await store.home.commit([line(table, 1, also=(Owns(0, "g"),))])
        await store.keep([(table, 1, b"x")])
        await store.let_in(table, "g", "play", "", 1)
        await store.say(table, "g", 0, "hello", 1)
        await store.make_link(f"l-{table}", table, "play", f"h-{table}", 1)
    await store.delete_table("a0")
    assert await store.load("a0") is None
    assert await store.entries("a0", 0, 9) == []
    assert await store.checkpoint_before("a0", 9) is None
    assert await store.chat("a0") == []
    assert await store.find_link("a0", "h-a0") is None
    assert [mine.row.id for mine in await store.mine("g")] == ["a1"]
    await store.close()


# --- tables in memory -----------------------------------------------------------------------------------


async def _bots_only(node: Node, game: str, seats: int) -> str:
    """A table where only bots sit, played by hand below."""
    host = await node.make_guest("Host")
    info, _, _ = await node.desk.make(Setup(game, seats), host, {})
    table = info.id
    for seat in range(1, seats):
        await node.desk.change(table, host, partial(seat_bot, guest=host, seat=seat, bot="random"))
    await node.desk.change(table, host, lambda t: start(t, host))
    return table


@contextlib.asynccontextmanager
async def _open(database: str, **settings: Any) -> AsyncIterator[Node]:
    node = Node(Settings(databases=(database,), bots=False, **settings))
    await migrate(node.shards.first.engine)
    await node.open()
    try:
        yield node
    finally:
        await node.close()


async def _answer(node: Node, table: str, dice: Dice) -> bool:
    """One answer of whoever is asked, in the host's place too."""
    async with node.house.at(table) as found:
        match = found.match
        assert match is not None
        if match.ask is None:
            return False
        seat = match.waiting_for[0]
        action, ask, owner = dice.pick(match.ask.options_of(seat)), found.ask, found.owners.get(seat)
    if owner is not None:
        await node.desk.play(
            table, owner, ask, msgspec.json.encode(action), dice.split("key").key[:20] + str(ask)
        )
    else:

        async def decide(at: Table) -> Draft:
            return play_as_bot(at, "random", ask, action)

        await node.house.act(table, decide)
    dice.below(2)
    return True


async def test_a_bounded_memory_loses_nothing(database: str) -> None:
    """With room for two tables of five, every one is thrown out and read again in the middle of its match."""
    async with _open(database, cached_tables=2, behind=0.01) as node:
        tables = [await _bots_only(node, "pearls", 2) for _ in range(5)]
        dice = [Dice.seeded(n) for n in range(5)]
        for _ in range(25):
            for n, table in enumerate(tables):
                await _answer(node, table, dice[n])
                assert len(node.house.in_memory) <= 2
            await asyncio.sleep(0.005)
        for table in tables:
            async with node.house.at(table) as found:
                assert found.match is not None
                kept = (found.match.snapshot(), found.ask, list(found.told), found.head, found.row.phase)
            node.house.forget(table)
            async with node.house.at(table) as found:
                assert found.match is not None
                assert (
                    found.match.snapshot(),
                    found.ask,
                    list(found.told),
                    found.head,
                    found.row.phase,
                ) == kept
                if found.row.phase == "over":
                    assert (await node.past.verify(found, ""))[1] == ""


async def test_a_table_is_the_same_after_every_entry(database: str) -> None:
    """Thrown out and read again after each entry, beside a match that never was: the two stay in step."""
    dice = Dice.seeded(7)
    compared = 0
    async with _open(database) as node:
        while compared < 40:  # the house rolls the dice: one match may be over soon
            table = await _bots_only(node, "refuge", 2)
            async with node.house.at(table) as found:
                beside: Match[Any] = Match.start(found.game, found.setup, Dice(found.opening.key))
                head = found.head
            while compared < 40 and await _answer(node, table, dice):
                (stored,) = await node.shards.first.entries(table, head, head + 1)
                action = msgspec.json.decode(stored.body)["action"]
                beside.play(beside.game.read_action(msgspec.json.encode(action)))
                node.house.forget(table)
                async with node.house.at(table) as found:
                    assert found.match is not None
                    assert found.match.snapshot() == beside.snapshot()
                    head = found.head
                compared += 1


async def test_a_round_without_checkpoints_is_no_fault(database: str) -> None:
    """A table that is due may be gone, or in the middle of a move."""
    async with _open(database, behind=1000) as node:
        node.house._behind.add("a" + 12 * "0")
        await node.house._keep_some()


async def test_a_campaign_of_5000_entries_opens_in_the_middle_at_once(database: str) -> None:
    """From the checkpoint and the tail, never by replay from the start."""
    async with _open(database) as node:
        table = await _bots_only(node, "refuge", 1)
        async with node.house.at(table) as found:
            begun = found.head
        # 5,000 entries behind the checkpoint every 64 entries: what a long campaign looks like to the store.
        entry = b'{"entry":"vote","seat":0,"yes":false}'
        wanted, connection = 5000, node.shards.first.engine
        async with connection.begin() as tx:
            rows = [
                {"table_id": table, "seq": n, "key": f"k{n}", "body": entry, "at": n}
                for n in range(begun + 1, wanted + 1)
            ]
            await tx.execute(schema.entries.insert(), rows)
            await tx.execute(schema.tables.update().where(schema.tables.c.id == table).values(head=wanted))
        node.house.forget(table)
        checkpoints = []
        async with node.house.at(table) as found:
            for seq in range(EVERY, wanted, EVERY):
                found.row.head = seq
                checkpoints.append((table, seq, found.keep()))
            found.row.head = wanted
        await node.shards.first.keep(checkpoints)
        times = []
        for _ in range(5):
            node.house.forget(table)
            began = (
                time.process_time()
            )  # a busy machine must not fail this; the wall clock is in the load test
            async with node.house.at(table) as found:
                times.append(time.process_time() - began)
                assert found.head == wanted
            began = time.process_time()
            before = await node.shards.first.checkpoint_before(table, 2500)
            tail = await node.shards.first.entries(table, before[0] if before else 0, 2500)
            times.append(time.process_time() - began)
            assert len(tail) < EVERY
        assert max(times) < 0.1


# --- the document ---------------------------------------------------------------------------------------


def test_the_protocol_is_written_down() -> None:
    """Every frame and every field of a client's frame stands in docs/protocol.md."""
    text = (ROOT / "docs" / "protocol.md").read_text()
    for frame in get_args(protocol.FromClient):
        tag = frame.__struct_config__.tag
        examples = re.findall(rf'{{"t": "{tag}"[^\n]*', text)
        assert examples, f"{tag} is not documented"
        for field in frame.__struct_fields__:
            assert any(f'"{field}"' in example for example in examples), f"{tag}.{field} is not documented"
    for frame in protocol.Said.__subclasses__():
        assert f'"t": "{frame.__struct_config__.tag}"' in text
    for shape in (
        protocol.TableInfo,
        protocol.AskInfo,
        protocol.SeatInfo,
        protocol.Summary,
        protocol.GameInfo,
    ):
        for field in shape.__struct_fields__:
            assert f'"{field}"' in text or f"`{field}`" in text, f"{shape.__name__}.{field} is not documented"
