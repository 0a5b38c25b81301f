"""What the operator's commands do, once they are understood. `commands.py` reads the command line."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import msgspec

from fathomfive.kernel.game import Refused, Setup, find_game
from fathomfive.kernel.text import say
from fathomfive.server.http.app import make_app
from fathomfive.server.journals import faults, house_keys
from fathomfive.server.journals.expiry import Untouched
from fathomfive.server.journals.faults import Fault
from fathomfive.server.journals.house_keys import HouseKey
from fathomfive.server.journals.migrate import fits, migrate
from fathomfive.server.journals.shards import Shards
from fathomfive.server.journals.sqlite import AlreadyHosted
from fathomfive.server.live.redis_bus import RedisBus
from fathomfive.server.operate import cookie_secret, logs, tracing
from fathomfive.server.operate.audit import Finding, audit
from fathomfive.server.operate.check_running import Verdict, adopt, check_running
from fathomfive.server.operate.lookout import where
from fathomfive.server.operate.node import Node, redis_at
from fathomfive.server.operate.reach import in_words
from fathomfive.server.operate.results import results
from fathomfive.server.operate.retention import Keep, let_go, overdue
from fathomfive.server.operate.serve import own_addresses, room_for_sockets, server_for, spare_the_collector
from fathomfive.server.operate.settings import Settings
from fathomfive.tables.bus import Alone, Bus
from fathomfive.tables.clock import now
from fathomfive.tables.presets import Preset
from fathomfive.tables.records import Row
from fathomfive.tables.refusal import Refusal

T = TypeVar("T")
Databases: TypeAlias = tuple[str, ...]

SECRET = ("secret", "salt", "opening")
"""Columns of a tables row that leave the server in no way while a match runs."""


def serve(settings: Settings, host: str, port: int, log: str) -> bool:
    """Host tables until told to stop. False if that did not even begin."""
    logs.set_up(log)
    _check_port(settings)
    tracing.set_up("fathom-node")
    try:
        node = Node(settings)
    except AlreadyHosted as error:
        raise Refused(say("refused-hosted", reason=str(error))) from error
    server = server_for(make_app(node), host, port, settings.allow.request_seconds, settings.proxies)
    node.listening = lambda: server.started
    spare_the_collector()
    room_for_sockets()
    server.run()
    return server.started


def host_name() -> str:
    return socket.getfqdn()


def _check_port(settings: Settings) -> None:
    """What is mistyped is refused before anything is opened."""
    if settings.operations:
        where(settings.operations)


def host_names(host: str, more: list[str]) -> tuple[str, ...]:
    """The names people may reach this server by."""
    name = socket.gethostname()
    return ("localhost", "127.0.0.1", "[::1]", name, f"{name}.local", host, *own_addresses(), *more)


def think(settings: Settings, log: str) -> bool:
    """Play bots' seats until told to stop: a node without sockets. False if that did not even begin."""
    logs.set_up(log)
    _check_port(settings)
    tracing.set_up("fathom-bots")

    async def run() -> bool:
        stop = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
        node = Node(settings)
        try:
            await node.open()
            await stop.wait()
        except Exception as error:  # nobody is here yet: what is wrong is the operator's to read
            logs.log.error("not opened", error=type(error).__name__, why=str(error))
            return False
        finally:
            await node.close()
        return True

    return asyncio.run(run())


def bring_up_to_date(databases: Databases) -> list[tuple[str, str]]:
    """The revision of each schema before and after."""

    async def run() -> list[tuple[str, str]]:
        async with _shards(databases) as shards:
            return [await migrate(store.engine) for store in shards]

    return asyncio.run(run())


def take_out_secret(databases: Databases, file: Path) -> None:
    async def run() -> None:
        async with looking(databases) as shards:
            await cookie_secret.take_out(shards.first, file)

    asyncio.run(run())


def judge_running(databases: Databases, redis: str, *, carry_out: bool) -> tuple[list[Verdict], int]:
    """Every running table's fate, and how many were taken over."""

    async def run() -> tuple[list[Verdict], int]:
        async with _shards(databases) as shards, _bus(redis) as bus:
            verdicts = [verdict for store in shards async for verdict in check_running(store)]
            return verdicts, await adopt(shards, verdicts, bus) if carry_out else 0

    return asyncio.run(run())


def expire(databases: Databases, redis: str, keep: Keep, *, carry_out: bool) -> list[Untouched]:
    """What goes because nobody has touched it for long; without `carry_out`, what would go."""

    async def look() -> list[Untouched]:
        async with looking(databases) as shards:
            return [one async for one in overdue(shards, keep.before(now()))]

    async def run() -> list[Untouched]:
        before, gone = keep.before(now()), []
        async with _shards(databases) as shards, _bus(redis) as bus:
            async for one in overdue(shards, before):
                if await let_go(shards, one, before):
                    gone.append(one)
                    if one.kind != "fault":
                        bus.tell(one.id, "gone")
        return gone

    return asyncio.run(run() if carry_out else look())


def list_tables(databases: Databases, phases: list[str], most: int) -> list[Row]:
    async def run() -> list[Row]:
        async with looking(databases) as shards:
            return [row for store in shards for row in await store.tables(phases, most=most)][:most]

    return asyncio.run(run())


def show_table(databases: Databases, table: str) -> dict[str, Any]:
    """One table: everything but its secrets."""

    async def run() -> Row | None:
        async with looking(databases) as shards:
            return await shards.of(table).row(table)

    row = asyncio.run(run())
    if row is None:
        raise Refused(say("refused-not-found"))
    return {name: value for name, value in msgspec.structs.asdict(row).items() if name not in SECRET}


def verify_tables(databases: Databases) -> list[Finding]:
    """Every table, played again from its journal."""

    async def run() -> list[Finding]:
        async with looking(databases) as shards:
            return [finding for store in shards async for finding in audit(store)]

    return asyncio.run(run())


def export_table(databases: Databases, table: str, *, running: bool) -> bytes:
    """A table's journal; of a running match only on purpose, for it holds every secret."""

    async def run() -> bytes:
        async with _node(databases, alone=False) as node, node.house.at(table) as found:
            return b"\n".join(await node.past.journal(found, unfinished=running)) + b"\n"

    return _in_words(run())


def results_of(databases: Databases, game: str) -> list[bytes]:
    """Finished matches of people, a line of JSON each, in an order that says nothing about when."""
    find_game(game)

    async def run() -> list[bytes]:
        async with looking(databases) as shards:
            found = [one for store in shards async for one in results(store, game)]
            return [msgspec.json.encode(one) for one in sorted(found, key=lambda one: one.match)]

    return asyncio.run(run())


def import_table(databases: Databases, journal: bytes, presets: tuple[Preset, ...] = ()) -> str:
    """The id of the table that shows this finished match."""

    async def run() -> str:
        async with _node(databases, alone=True, presets=presets) as node:
            lines = [line for line in journal.splitlines() if line.strip()]
            return (await node.desk.take_in(lines, "")).id

    return _in_words(run())


def list_faults(databases: Databases, most: int) -> list[Fault]:
    """What people said is wrong, the latest first."""

    async def run() -> list[Fault]:
        async with looking(databases) as shards:
            return await faults.faults(shards.first, most=most)

    return asyncio.run(run())


def find_fault(databases: Databases, number: int) -> Fault:
    """One of them, with what its reporter saw."""

    async def run() -> Fault | None:
        async with looking(databases) as shards:
            return await faults.one_fault(shards.first, number)

    fault = asyncio.run(run())
    if fault is None:
        raise Refused(say("refused-no-report", report=number))
    return fault


def fault_journal(databases: Databases, fault: Fault) -> tuple[list[bytes], int]:
    """The journal of a fault's table, and its entry of that moment. It holds what no other seat may know, so
    it leaves only once the match is over."""

    async def run() -> tuple[list[bytes], int]:
        async with _node(databases, alone=False) as node, node.house.at(fault.table_id) as table:
            if table.row.phase == "frozen":
                why = say("refused-report-release", report=fault.id, release=fault.release)
                raise Refusal("frozen", why)
            if table.row.phase != "over":
                raise Refusal("phase", say("refused-report-running", report=fault.id))
            return await node.past.journal(table), max(0, fault.seq - table.row.begun)

    return _in_words(run())


def open_table(
    databases: Databases, game: str, seats: int, name: str, preset: str, presets: tuple[Preset, ...]
) -> tuple[str, str]:
    """The links to a table that is the operator's until somebody sits down."""

    async def run() -> tuple[str, str]:
        async with _node(databases, alone=False, presets=presets) as node:
            return await node.desk.lay(Setup(game, seats), {"name": name}, preset)

    return _in_words(run())


def new_key(databases: Databases, name: str) -> tuple[str, str]:
    async def run() -> tuple[str, str]:
        async with looking(databases) as shards:
            return await house_keys.make_key(shards.first, name, now())

    return asyncio.run(run())


def list_keys(databases: Databases) -> list[HouseKey]:
    async def run() -> list[HouseKey]:
        async with looking(databases) as shards:
            return await house_keys.all_keys(shards.first)

    return asyncio.run(run())


def revoke_key(databases: Databases, key: str) -> None:
    async def run() -> bool:
        async with looking(databases) as shards:
            return await house_keys.revoke_key(shards.first, key)

    if not asyncio.run(run()):
        raise Refused(say("refused-not-found"))


@asynccontextmanager
async def _shards(databases: Databases, *, alone: bool = True) -> AsyncIterator[Shards]:
    logs.set_up("warning")
    try:
        shards = Shards.at(databases, alone=alone)
    except AlreadyHosted as error:
        raise Refused(say("refused-hosted", reason=str(error))) from error
    try:
        with in_words():
            yield shards
    finally:
        await shards.close()


@asynccontextmanager
async def looking(databases: Databases) -> AsyncIterator[Shards]:
    """For somebody who only looks: the server may go on hosting."""
    async with _shards(databases, alone=False) as shards:
        for store in shards:
            if not await fits(store.engine):
                raise Refused(say("refused-not-migrated"))
        yield shards


@asynccontextmanager
async def _bus(redis: str) -> AsyncIterator[Bus]:
    """To tell running nodes what was changed under them."""
    line = redis_at(Settings(databases=(), redis=redis))
    bus: Bus = Alone() if line is None else RedisBus(line, Settings(databases=()).prefix)
    await bus.open()
    try:
        yield bus
    finally:
        await bus.close()


@asynccontextmanager
async def _node(
    databases: Databases, *, alone: bool, presets: tuple[Preset, ...] = ()
) -> AsyncIterator[Node]:
    """A node without sockets and bots, for a moment."""
    logs.set_up("warning")
    try:
        node = Node(Settings(databases=databases, people=False, bots=False, presets=presets), alone=alone)
    except AlreadyHosted as error:
        raise Refused(say("refused-hosted", reason=str(error))) from error
    try:
        await node.open()
        yield node
    finally:
        await node.close()


def _in_words(run: Coroutine[Any, Any, T]) -> T:
    try:
        return asyncio.run(run)
    except Refusal as refusal:
        raise Refused(refusal.why, refusal.rule) from refusal
