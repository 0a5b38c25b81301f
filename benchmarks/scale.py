"""What one thing costs: a move, a cached match, a stored table, an open campaign, a second node and shard.

    python benchmarks/scale.py [--stored 100000] [--cached 300] [--moves 400] [--seconds 8] [--no-nodes]

Runs on a PostgreSQL and a Redis of its own and prints the figures that docs/scale.md is written from. Times
are CPU time where they say so: the wall clock of a busy machine tells little.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import secrets
import statistics
import sys
import time
import tracemalloc
from functools import partial
from typing import Any

import asyncpg
import uvloop

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.server.operate import logs
from fathomfive.server.operate.node import Node
from fathomfive.server.operate.settings import Settings
from fathomfive.tables import jobs, moves, seating
from fathomfive.tables.records import EVERY
from fathomfive.tables.table import Table
from own_services import OwnServices
from server_load import (
    SEATS,
    VIEWERS,
    Child,
    Crowd,
    LoadTable,
    _migrate,
    _quantiles,
    at_a_rate,
    connected,
    flat_out,
    leave,
)


async def new_table(node: Node, game: str, seats: int) -> str:
    """A table that has begun, all seats one guest's."""
    guest = await node.make_guest("Scale")
    info, _, _ = await node.desk.make(Setup(game, seats), guest, {})
    for seat in range(1, seats):
        await node.desk.sit(info.id, guest, seat, "")
        await node.desk.change(info.id, guest, partial(seating.ready, guest=guest, seat=seat, is_ready=True))
    await node.desk.change(info.id, guest, lambda t: seating.start(t, guest))
    return info.id


async def move(node: Node, table_id: str, dice: Dice) -> bool:
    async with node.house.at(table_id) as table:
        match = table.match
        if match is None or match.ask is None:
            return False
        seat = match.waiting_for[0]
        guest, ask, action = table.owners[seat], table.ask, dice.pick(match.ask.options_of(seat))

    async def decide(table: Table) -> moves.Draft:
        return moves.play(table, guest, ask, action)

    await node.house.act(table_id, decide, secrets.token_hex(8))
    return True


async def time_moves(node: Node, game: str, count: int) -> dict[str, float]:
    """One move after the other, without viewers: from the decision to the disk."""
    dice, cpu = Dice.seeded(1), 0.0
    times: list[float] = []
    table = await new_table(node, game, 2)
    while len(times) < count:
        began, spent = time.perf_counter(), time.process_time()
        if not await move(node, table, dice):
            table = await new_table(node, game, 2)
            continue
        times.append(time.perf_counter() - began)
        cpu += time.process_time() - spent
    times.sort()
    return {
        "p50_ms": 1000 * statistics.median(times),
        "p99_ms": 1000 * times[int(0.99 * len(times))],
        "cpu_ms": 1000 * cpu / len(times),
    }


async def fill(database: str, like: str, count: int) -> None:
    """Stored tables by the tens of thousands: copies of one table, journal and all."""
    connection = await asyncpg.connect(database)
    columns = [
        row[0]
        for row in await connection.fetch(
            "SELECT column_name FROM information_schema.columns "
            "WHERE table_schema = 'public' AND table_name = 'tables' AND column_name <> 'id'"
        )
    ]
    names = ", ".join(columns)
    copied = f"SELECT 'a' || lpad(n::text, 12, '0'), {names} FROM tables, generate_series(1, {count}) n"
    await connection.execute(f"INSERT INTO tables (id, {names}) {copied} WHERE id = $1", like)
    await connection.execute(
        f"INSERT INTO entries SELECT 'a' || lpad(n::text, 12, '0'), seq, key, body, at "
        f"FROM entries, generate_series(1, {count}) n WHERE table_id = $1",
        like,
    )
    await connection.execute("ANALYZE")
    await connection.close()


async def stored(node: Node, database: str, arguments: argparse.Namespace) -> dict[str, Any]:
    """Moves before and after the database holds many tables, and what each of them weighs there."""
    dice, table = Dice.seeded(2), await new_table(node, arguments.game, 2)
    for _ in range(5):
        await move(node, table, dice)
    before = await time_moves(node, arguments.game, arguments.moves)
    connection = await asyncpg.connect(database)
    size = "SELECT pg_total_relation_size('tables') + pg_total_relation_size('entries')"
    small = await connection.fetchval(size)
    await fill(database, table, arguments.stored)
    weight = (await connection.fetchval(size) - small) / arguments.stored
    entries = await connection.fetchval("SELECT head FROM tables WHERE id = $1", table)
    await connection.close()
    after = await time_moves(node, arguments.game, arguments.moves)
    return {
        "stored_tables": arguments.stored,
        "bytes_a_stored_table": weight,
        "entries_in_each": entries,
        "move_before": before,
        "move_after": after,
    }


async def cached(node: Node, arguments: argparse.Namespace) -> dict[str, Any]:
    """Matches in memory, in the middle of play."""
    tables, dice = [], Dice.seeded(3)
    for _ in range(arguments.cached):
        table = await new_table(node, arguments.game, 2)
        for _ in range(6):
            await move(node, table, dice)
        tables.append(table)
    for table in tables:
        node.house.forget(table)
    gc.collect()
    tracemalloc.start()  # a process's size says nothing: it fills room that it had freed
    for table in tables:
        async with node.house.at(table):
            pass
    gc.collect()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return {"cached_matches": len(tables), "bytes_a_cached_match": held / len(tables)}


async def campaign(node: Node, arguments: argparse.Namespace) -> dict[str, Any]:
    """A journal of 5,000 entries: opened at its head, and in the middle."""
    wanted = 5000
    table = await new_table(node, arguments.game, 1)
    store = node.shards.of(table)
    async with node.house.at(table) as found:
        begun, checkpoints = found.head, []
        for seq in range(EVERY, wanted, EVERY):
            found.row.head = seq
            checkpoints.append((table, seq, found.keep()))
    node.house.forget(table)
    connection = await asyncpg.connect(node.settings.databases[0])
    vote = b'{"entry":"vote","seat":0,"yes":false}'
    rows = [(table, seq, f"k{seq}", vote, seq) for seq in range(begun + 1, wanted + 1)]
    await connection.executemany("INSERT INTO entries VALUES ($1, $2, $3, $4, $5)", rows)
    await connection.execute("UPDATE tables SET head = $1 WHERE id = $2", wanted, table)
    await connection.close()
    await store.keep(checkpoints)
    wall, cpu = [], []
    for _ in range(20):
        node.house.forget(table)
        began, spent = time.perf_counter(), time.process_time()
        async with node.house.at(table) as found:
            assert found.head == wanted
        wall.append(time.perf_counter() - began)
        cpu.append(time.process_time() - spent)
    async with node.house.at(table) as found:
        began = time.perf_counter()
        await node.past.loaded(found, wanted // 2)
        middle = time.perf_counter() - began
    return {
        "campaign_entries": wanted,
        "open_p50_ms": 1000 * statistics.median(wall),
        "open_worst_ms": 1000 * max(wall),
        "open_cpu_ms": 1000 * statistics.median(cpu),
        "read_for_the_middle_ms": 1000 * middle,
    }


# --- several nodes --------------------------------------------------------------------------------------


async def seated_across(crowds: list[Crowd]) -> LoadTable:
    """A table whose viewers sit at the nodes in turn."""
    table = LoadTable(await crowds[0].table())
    for who, seat in enumerate(table.seats):
        crowd = crowds[who % len(crowds)]
        path = f"/api/tables/{table.id}/live"
        seat.wire = await connected(crowd.child.port, path, crowds[0].cookies[who], seat.hear)
        seat.wire.say({"t": "hello", "protocol": 1})
    return table


async def house_of(
    services: OwnServices, nodes: int, shards: int, arguments: argparse.Namespace
) -> dict[str, Any]:
    """Moves a second and CPU a move of so many nodes and shards; answers across nodes at a steady rate."""
    databases = [await services.new_database(f"h{secrets.token_hex(3)}") for _ in range(shards)]
    for database in databases:
        await _migrate(database)
    prefix = f"scale-{secrets.token_hex(3)}"
    children = [Child("--run-server", " ".join(databases), "--redis", services.redis, "--prefix", prefix)
                for _ in range(nodes)]  # fmt: skip
    found: dict[str, Any] = {"nodes": nodes, "shards": shards}
    try:
        for child in children:
            await child.up()
        crowds = [Crowd(child, arguments.game) for child in children]
        await crowds[0].come()
        for crowd in crowds[1:]:
            crowd.cookies = crowds[0].cookies
        for name, groups in {"same_node": [[crowd] for crowd in crowds], "across": [crowds]}.items():
            if nodes > 1 or name == "same_node":
                tables = [await seated_across(groups[n % len(groups)]) for n in range(arguments.tables)]
                await asyncio.sleep(1)
                times = await at_a_rate(tables, arguments.seconds)
                found[f"{name}_p50_ms"], found[f"{name}_p99_ms"] = _quantiles(times)
                leave(tables)
        spare = arguments.tables * (1 + nodes * arguments.seconds // 3)
        tables = [await seated_across([crowds[n % nodes]]) for n in range(spare)]
        await asyncio.sleep(1)
        cpu = sum(child.cpu() for child in children)
        moves, seconds = await flat_out(tables, arguments.tables, arguments.seconds, databases)
        found["moves_s"] = moves / seconds
        found["cpu_ms_a_move"] = 1000 * (sum(child.cpu() for child in children) - cpu) / max(1, moves)
        for crowd in crowds:
            await crowd.close()
    finally:
        for child in children:
            child.stop()
    return found


async def measure(arguments: argparse.Namespace, services: OwnServices) -> dict[str, Any]:
    logs.set_up("error")
    database = await services.new_database("scale")
    await _migrate(database)
    node = Node(Settings(databases=(database,), limits=False, bots=False, cached_tables=100_000))
    await node.open()
    found: dict[str, Any] = {"game": arguments.game, "seats_viewers": [SEATS, VIEWERS]}
    await node.workers.run(jobs.ready)
    found |= await campaign(node, arguments)
    found |= await cached(node, arguments)
    found |= await stored(node, database, arguments)
    await node.close()
    if not arguments.no_nodes:
        found["houses"] = [
            await house_of(services, 1, 1, arguments),
            await house_of(services, 2, 2, arguments),
        ]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--stored", type=int, default=100_000)
    parser.add_argument("--cached", type=int, default=300)
    parser.add_argument("--moves", type=int, default=400)
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument("--seconds", type=int, default=8)
    parser.add_argument("--game", default="refuge")
    parser.add_argument("--no-nodes", action="store_true")
    arguments = parser.parse_args()
    with OwnServices() as services, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        json.dump(runner.run(measure(arguments, services)), sys.stdout, indent=2)
    print()


if __name__ == "__main__":
    main()
