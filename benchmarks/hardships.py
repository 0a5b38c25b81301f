"""One fault after the other, each with fresh tables: what people see of it, and how soon everybody gets on.

`python benchmarks/survival.py --hard` runs it. Each node and the bots have lines of their own to PostgreSQL
and Redis, which can fall silent; PostgreSQL lies on a small disk of its own; the first node has a clock that
can be set. A fault is held for some seconds; after its end every table must get on within `HEALED` seconds.
The ledger of the clients decides in the end, as in every survival run.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg
import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from own_services import OwnServices, free_port
from survival import Child, Cutter, Ledger, Player, make_schema, seat_tables, verify_all

HEALED = 15.0
JOB_SECONDS = 2
"""CPU time of a job here; a hung worker is killed after three times as many seconds on the clock."""
A_LIE = 3600
"""Seconds by which a clock is wrong."""
FAKETIME = Path("/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1")
DISK = 220
"""Megabytes for PostgreSQL."""


class House(NamedTuple):
    services: OwnServices
    database: str
    nodes: list[Child]
    bots: Child
    to_database: list[Cutter]
    to_redis: list[Cutter]
    clock: Path
    poisoned: set[str]

    def workers(self) -> list[int]:
        """The processes that think, of all."""
        parents = {child.process.pid for child in (*self.nodes, self.bots) if child.process is not None}
        return [pid for pid, parent, command in _processes() if parent in parents and "spawn_main" in command]


def _processes() -> list[tuple[int, int, str]]:
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):  # it has ended meanwhile
            parent = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
            command = (folder / "cmdline").read_bytes().decode(errors="replace")
            found.append((int(folder.name), parent, command))
    return found


# --- the faults -----------------------------------------------------------------------------------------


@asynccontextmanager
async def _silent(line: Cutter) -> AsyncIterator[None]:
    line.silent = True
    try:
        yield
    finally:
        line.silent = False


def cut_off_from_database(house: House) -> AbstractAsyncContextManager[None]:
    return _silent(house.to_database[0])


def cut_off_from_redis(house: House) -> AbstractAsyncContextManager[None]:
    return _silent(house.to_redis[0])


@asynccontextmanager
async def database_only_reads(house: House) -> AsyncIterator[None]:
    async def set_to(what: str) -> None:
        connection = await asyncpg.connect(house.database)
        await connection.execute("SET default_transaction_read_only = off")
        await connection.execute(f"ALTER SYSTEM SET default_transaction_read_only = {what}")
        await connection.execute("SELECT pg_reload_conf()")
        await connection.close()

    await set_to("on")
    try:
        yield
    finally:
        await set_to("off")


@asynccontextmanager
async def disk_full(house: House) -> AsyncIterator[None]:
    await asyncio.to_thread(house.services.fill_disk)
    try:
        yield
    finally:
        await asyncio.to_thread(house.services.free_disk)


@asynccontextmanager
async def _clock_wrong(house: House, by: int) -> AsyncIterator[None]:
    house.clock.write_text(f"{by:+d}\n")
    try:
        yield
    finally:
        house.clock.write_text("+0\n")


def clock_ahead(house: House) -> AbstractAsyncContextManager[None]:
    return _clock_wrong(house, A_LIE)


def clock_behind(house: House) -> AbstractAsyncContextManager[None]:
    return _clock_wrong(house, -A_LIE)


@asynccontextmanager
async def _signalled(house: House, number: signal.Signals) -> AsyncIterator[None]:
    for pid in house.workers():
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, number)
    yield


def workers_hang(house: House) -> AbstractAsyncContextManager[None]:
    return _signalled(house, signal.SIGSTOP)


def workers_killed(house: House) -> AbstractAsyncContextManager[None]:
    """As a kernel does that is short of memory."""
    return _signalled(house, signal.SIGKILL)


@asynccontextmanager
async def poison_table(house: House) -> AsyncIterator[None]:
    """A table that waits for a bot and cannot be opened: whoever tries breaks. It stays."""
    ((table, _),) = await seat_tables(house.nodes[1].port, 1)
    house.poisoned.add(table)
    connection = await asyncpg.connect(house.database)
    await connection.execute("DELETE FROM checkpoints WHERE table_id = $1", table)
    nonsense = b'{"entry":"play","action":{"do":"nothing of this world"}}'
    await connection.execute("UPDATE entries SET body = $2 WHERE table_id = $1", table, nonsense)
    await connection.execute("UPDATE tables SET bots = 1, waiting = 1 WHERE id = $1", table)
    await connection.close()
    yield


@asynccontextmanager
async def hostile_client(house: House) -> AsyncIterator[None]:
    """Somebody at a table of their own who sends nonsense on many sockets, and asks for hints."""
    ((table, cookies),) = await seat_tables(house.nodes[0].port, 1)
    doing = [asyncio.create_task(_rage(house, table, cookies[0])) for _ in range(20)]
    try:
        yield
    finally:
        for task in doing:
            task.cancel()
        await asyncio.gather(*doing, return_exceptions=True)


async def _rage(house: House, table: str, cookie: str) -> None:
    words = ['{"t":"hint","id":1,"seat":0}', '{"t":"again"}', "nonsense", '{"t":"play"}', "[" * 9000]
    while True:
        with contextlib.suppress(OSError, WebSocketException, TimeoutError):
            address = f"ws://127.0.0.1:{house.nodes[0].port}/api/tables/{table}/live"
            async with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as socket:
                await socket.send('{"t":"hello","protocol":1}')
                while True:
                    await socket.send(random.choice(words))
                    await asyncio.sleep(0.02)
        await asyncio.sleep(0.1)


HARDSHIPS: dict[str, Callable[[House], AbstractAsyncContextManager[None]]] = {
    "node cut off from the database": cut_off_from_database,
    "node cut off from Redis": cut_off_from_redis,
    "database only reads": database_only_reads,
    "disk full": disk_full,
    "clock an hour ahead": clock_ahead,
    "clock an hour behind": clock_behind,
    "workers hang": workers_hang,
    "workers killed": workers_killed,
    "poison table": poison_table,
    "hostile client": hostile_client,
}


# --- one run --------------------------------------------------------------------------------------------


@asynccontextmanager
async def opened(services: OwnServices, log: str) -> AsyncIterator[House]:
    database = await services.new_database("hardships")
    await make_schema(database)
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="fathom-clock-")))
        clock = folder / "clock"
        clock.write_text("+0\n")
        to_database = [Cutter(services.database.port) for _ in range(3)]
        to_redis = [Cutter(services.bus.port) for _ in range(3)]
        for line in (*to_database, *to_redis):
            await line.open()
            stack.push_async_callback(line.close)
        homes = [
            [f"postgresql://postgres@127.0.0.1:{there.port}/hardships", f"redis://127.0.0.1:{bus.port}"]
            for there, bus in zip(to_database, to_redis, strict=True)
        ]
        more = ["--log", log, "--job-seconds", str(JOB_SECONDS)]
        wrong_clock = {
            "LD_PRELOAD": str(FAKETIME), "FAKETIME_TIMESTAMP_FILE": str(clock),
            "FAKETIME_CACHE_DURATION": "1", "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        }  # fmt: skip
        nodes = [
            Child("--run-node", *home, *more, port=free_port(), settings=settings)
            for home, settings in zip(homes, (wrong_clock if FAKETIME.exists() else {}, {}), strict=False)
        ]
        bots = Child("--run-bots", *homes[2], *more)
        children = (*nodes, bots)
        try:
            for child in children:
                child.start()
            for node in nodes:
                await node.up()
            yield House(services, database, nodes, bots, to_database, to_redis, clock, set())
        finally:
            for child in children:
                child.signal(signal.SIGCONT)
                child.kill()


async def endure(arguments: argparse.Namespace) -> tuple[Ledger, dict[str, Any]]:
    ledger = Ledger()
    found: dict[str, Any] = {}
    with OwnServices(megabytes=DISK) as services:
        async with opened(services, arguments.log) as house, asyncio.TaskGroup() as group:
            keeping = [group.create_task(child.keep()) for child in (*house.nodes, house.bots)]
            players: list[Player] = []
            playing: list[asyncio.Task[None]] = []
            for name, hardship in HARDSHIPS.items():
                if arguments.only and arguments.only not in name:
                    continue
                if name.startswith("clock") and not FAKETIME.exists():
                    found[name] = "left out: libfaketime is not installed"
                    continue
                tables, new = await _seated(house, ledger, arguments)
                players += new
                playing += [group.create_task(player.run()) for player in new]
                found[name] = await _suffered(house, ledger, tables, hardship, name, arguments.hold)
                print(f"{name}: {json.dumps(found[name])}", flush=True)
            for player in players:
                player.stopping = True
            _, stuck = await asyncio.wait(playing, timeout=60)
            for task in (*stuck, *keeping):
                task.cancel()
        ledger.faults += [f"{table}: {key} was never answered" for key, table in ledger.owed.items()]
        await ledger.hold_against(house.database)
        found["verified"] = await verify_all(house.database, ledger, without=house.poisoned)
    found["acknowledged"] = len(ledger.acknowledged)
    found["wrong"] = len(ledger.faults)
    return ledger, found


async def _seated(
    house: House, ledger: Ledger, arguments: argparse.Namespace
) -> tuple[list[str], list[Player]]:
    """Fresh tables: those of the fault before may be over."""
    ports = [node.port for node in house.nodes]
    for _ in range(60):
        try:
            made = await seat_tables(ports[1], arguments.tables)
            break
        except (httpx.HTTPError, AssertionError):  # the second node may be on its way up
            await asyncio.sleep(1)
    players = [
        Player(table, cookie, ports, ledger, arguments.pause) for table, people in made for cookie in people
    ]
    return [table for table, _ in made], players


async def _suffered(
    house: House,
    ledger: Ledger,
    tables: list[str],
    hardship: Callable[[House], AbstractAsyncContextManager[None]],
    name: str,
    hold: float,
) -> dict[str, Any]:
    await _everybody_got_on(ledger, tables, time.monotonic(), 60)
    before, answered = Counter(ledger.seen), len(ledger.times)
    async with hardship(house):
        await asyncio.sleep(hold)
    ended = time.monotonic()
    waiting = await _everybody_got_on(ledger, tables, ended, 4 * HEALED)
    healed = time.monotonic() - ended
    if waiting or healed > HEALED:
        ledger.faults.append(f"{name}: not everybody got on within {HEALED:.0f} s: {healed:.1f} s")
    return {
        "healed_s": round(healed, 1),
        "stuck": len(waiting),
        "worst_answer_s": round(max(ledger.times[answered:], default=0.0), 1),
        "people_saw": dict(Counter(ledger.seen) - before),
    }


async def _everybody_got_on(ledger: Ledger, tables: list[str], since: float, most: float) -> set[str]:
    """Wait until every table has had a move, or is over; those that had none."""
    waiting, until = set(tables), time.monotonic() + most
    while waiting and time.monotonic() < until:
        waiting = {t for t in waiting if t not in ledger.over and ledger.last.get(t, 0) <= since}
        await asyncio.sleep(0.1)
    return waiting
