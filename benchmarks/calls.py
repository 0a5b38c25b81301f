"""Do calls cost whoever moves anything?

    python benchmarks/calls.py [--pending 10000] [--rounds 6] [--moves 250] [--tables 20]

One node on PostgreSQL and Redis. People answer at their tables over sockets, one after the other, while
nobody is to be called, and again while so many calls are due at once and are being sent to a webhook. Node
and webhook have processes of their own; rounds of both kinds take turns, so that the noise is in
both. Printed are the median and the 99th of a hundred moves, from the frame to its `done`, and the ratio of
both. Calls that were sent meanwhile are counted: a ratio over a queue that stands still would prove nothing.

Needs PostgreSQL (FATHOM_TEST_POSTGRES) and Redis (FATHOM_TEST_REDIS), as the tests do. Ends with an error if
the 99th of a hundred is more than 1.1 times as long.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import secrets
import statistics
import sys
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path

from sqlalchemy import delete, func, insert, select, text

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.conftest import drop_postgres, new_postgres
from tests.server.own_process import OwnProcess
from tests.server.playing import Company, Live, migrated
from tests.server.rows import bare_row

from fathomfive.kernel.dice import Dice
from fathomfive.server.journals import schema
from fathomfive.server.journals.store import Store
from fathomfive.server.operate.logs import set_up
from fathomfive.tables.clock import now

REDIS = os.environ.get("FATHOM_TEST_REDIS", "redis://127.0.0.1:6379")
MOST = 1.1
GAME = "refuge"


@contextlib.contextmanager
def elsewhere() -> Iterator[str]:
    """Others' servers, whose work is done on others' machines: here only when nobody else wants the core."""
    said, told = multiprocessing.Pipe()
    process = multiprocessing.get_context("spawn").Process(target=_take_letters, args=(told,), daemon=True)
    process.start()
    try:
        yield f"http://127.0.0.1:{said.recv()}"
    finally:
        process.terminate()
        process.join()


def _take_letters(told: Connection) -> None:
    os.nice(19)

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        await reader.readexactly(int(head.split(b"content-length:")[1].split(b"\r\n")[0]))
        writer.write(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
        await writer.drain()
        writer.close()

    async def stand_ready() -> None:
        server = await asyncio.start_server(take, "127.0.0.1", 0)
        told.send(server.sockets[0].getsockname()[1])
        await server.serve_forever()

    asyncio.run(stand_ready())


async def put_pending(store: Store, hook: str, pending: int) -> None:
    """So many people whom a table of theirs waits for, and whose call is due."""
    await take_pending(store)
    moment, per = now(), 500
    for start in range(0, pending, per):
        some = range(start, min(start + per, pending))
        tables = [
            {**_row(f"acall{n}"), "waiting": 1, "phase": "playing", "game": GAME, "name": f"Table {n}"}
            for n in some
        ]
        way = {"kind": "json", "secret": "", "device": "", "front": "http://localhost", "confirmed": True}
        await store.do(
            insert(schema.guests).values(
                [{"id": f"a~called-{n}", "name": "C", "made": 0, "seen": moment} for n in some]
            ),
            insert(schema.channels).values(
                [
                    {**way, "id": f"w{n}", "guest": f"a~called-{n}", "address": f"{hook}/{n}", "made": 0}
                    for n in some
                ]
            ),
            insert(schema.tables).values(tables),
            insert(schema.seats).values(
                [{"table_id": f"acall{n}", "seat": 0, "guest": f"a~called-{n}"} for n in some]
            ),
            insert(schema.calls).values(
                [
                    {
                        "table_id": f"acall{n}",
                        "guest": f"a~called-{n}",
                        "channel": f"w{n}",
                        "asked": "{}",
                        "at": moment,
                        "due": moment,
                        "tries": 0,
                        "done": False,
                    }
                    for n in some
                ]
            ),
        )
    await know_the_size(store)


async def know_the_size(store: Store) -> None:
    """What autovacuum does within a minute: plans for tables of twenty rows are slow for ten thousand."""
    await store.do(text("ANALYZE"))


def _row(table: str) -> dict[str, object]:
    row = bare_row(table)
    return {name: getattr(row, name) for name in row.__struct_fields__}


async def take_pending(store: Store) -> None:
    await store.do(
        delete(schema.tables).where(schema.tables.c.id.like("acall%")),
        delete(schema.guests).where(schema.guests.c.id.like("a~called-%")),
    )
    await know_the_size(store)


async def left(store: Store) -> int:
    rows = await store.all(select(func.count().label("n")).where(~schema.calls.c.done))
    return int(rows[0].n)


async def some_moves(lives: list[Live], moves: int, dice: Dice) -> list[float]:
    """How long each took, in seconds, from the frame to its answer."""
    took: list[float] = []
    while len(took) < moves:
        for live in lives:
            if live.ask is None or not live.options:
                continue
            began = time.perf_counter()
            verdict = await live.play(dice.pick(live.options))
            if verdict["t"] == "done":
                took.append(time.perf_counter() - began)
                await live.until_seq(verdict["seq"])
            await asyncio.sleep(0.002)
    return took


async def fresh_tables(company: Company, tables: int) -> list[Live]:
    lives = []
    for n in range(tables):
        table, (person,) = await company.table(GAME, f"P{n}")
        live = await person.live(table)
        while live.scene is None or not live.options:
            await live.hear()
        lives.append(live)
    return lives


async def measure(served: OwnProcess, hook: str, pending: int, rounds: int, moves: int, tables: int) -> float:
    store = Store.at(served.database, alone=False)
    quiet: list[float] = []
    busy: list[float] = []
    sent = 0
    dice = Dice.seeded(25)
    for number in range(rounds):
        for calling in (False, True) if number % 2 else (True, False):
            async with Company(served) as company:
                lives = await fresh_tables(company, tables)
                await some_moves(lives, 20, dice)
                if calling:
                    await put_pending(store, hook, pending)
                    before = await left(store)
                took = await some_moves(lives, moves, dice)
                if calling:
                    busy += took
                    sent += before - await left(store)
                    await take_pending(store)
                else:
                    quiet += took
    await store.close()
    ratios = []
    for name, at in (("median", 50), ("99th", 99)):
        without, with_calls = (statistics.quantiles(some, n=100)[at - 1] for some in (quiet, busy))
        ratios.append(with_calls / without)
        print(
            f"{name:>6}: {1000 * without:6.2f} ms without, {1000 * with_calls:6.2f} ms with, "
            f"ratio {with_calls / without:.2f}"
        )
    print(
        f"{len(quiet)} and {len(busy)} moves; {pending} calls due in each round with, {sent} sent during them"
    )
    return ratios[1]


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--pending", type=int, default=10_000)
    words.add_argument("--rounds", type=int, default=6)
    words.add_argument("--moves", type=int, default=250)
    words.add_argument("--tables", type=int, default=20)
    given = words.parse_args()
    set_up("error")
    name, address = new_postgres()
    try:
        with elsewhere() as hook:
            more = {"redis": REDIS, "prefix": f"fathom-bench-{secrets.token_hex(4)}"}
            asyncio.run(migrated(address))
            with OwnProcess.on(address, may_call=["127.0.0.0/8"], call_after=0.1, **more) as served:
                work = measure(served, hook, given.pending, given.rounds, given.moves, given.tables)
                ratio = asyncio.run(work)
    finally:
        drop_postgres(name)
    sys.exit(0 if ratio <= MOST else 1)


if __name__ == "__main__":
    main()
