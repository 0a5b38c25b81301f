"""Nothing lost, nobody stuck: nodes, bots, Redis and PostgreSQL die and come back while tables are played.

    python benchmarks/survival.py [--seconds 120] [--tables 200] [--pause 1.0] [--wrong early|unguarded]
    python benchmarks/survival.py --times 10
    python benchmarks/survival.py --short
    python benchmarks/survival.py --hard [--only NAME] [--hold 15]

Two nodes and a bot worker on a PostgreSQL and a Redis of their own. A node is killed every ten seconds and
started again, one is frozen and wakes up, a proxy cuts the writers' lines between commit and reply, Redis is
stopped and started, PostgreSQL restarted, the bot worker killed. The clients keep a ledger of what they were
told; in the end it is held against the journal. Prints a line for each run and a summary; exit code 0 if
everything holds, 1 with the faults if not.

`--hard` is another plan: one fault after the other, those that take longer to get over (`hardships.py`).

`--wrong` runs a build that is wrong on purpose: it answers before the commit, or writes without the guard at
the head. The ledger must catch it, so there the exit code is to be 1.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import secrets
import signal
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Collection
from typing import Any

import asyncpg
import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from own_services import OwnServices, answers, free_port

PATIENCE = 8.0
"""Seconds a client waits for an answer before it tries another node."""
CALM = 60.0
"""Seconds after the last fault in which everybody must get on, and ten times what a node takes to start."""


# --- the ledger -----------------------------------------------------------------------------------------


class Ledger:
    """What the clients were told, kept by nobody but them."""

    def __init__(self) -> None:
        self.acknowledged: dict[str, tuple[str, int, Any]] = {}
        """By key: table, entry, action."""
        self.refused: dict[str, tuple[str, str]] = {}
        self.owed: dict[str, str] = {}
        """Keys that were sent and not yet answered, with their table."""
        self.times: list[float] = []
        self.last: dict[str, float] = {}
        """When a move of each table was acknowledged last."""
        self.over: set[str] = set()
        self.faults: list[str] = []
        self.refusals: Counter[str] = Counter()
        self.seen: Counter[str] = Counter()
        """What people saw of it."""
        self.reconnects = 0

    def sent(self, table: str, key: str) -> None:
        self.owed[key] = table

    def done(self, table: str, key: str, seq: int, action: Any, seconds: float) -> None:
        self.owed.pop(key, None)
        self.last[table] = time.monotonic()
        self.times.append(seconds)
        before = self.acknowledged.setdefault(key, (table, seq, action))
        if before[1] != seq:
            self.faults.append(f"{table}: {key} was said to be entry {before[1]}, then {seq}")

    def no(self, table: str, key: str, reason: str) -> None:
        self.owed.pop(key, None)
        self.refused[key] = (table, reason)
        self.refusals[reason] += 1

    async def hold_against(self, database: str) -> None:
        """Every acknowledged move is in the journal exactly once, no refused one is, nothing is missing."""
        connection = await asyncpg.connect(database)
        rows = await connection.fetch("SELECT table_id, seq, key, body FROM entries ORDER BY table_id, seq")
        heads = {row["id"]: row["head"] for row in await connection.fetch("SELECT id, head FROM tables")}
        await connection.close()
        found: dict[str, list[tuple[str, int, Any]]] = {}
        seqs: dict[str, list[int]] = {}
        times: Counter[tuple[str, str]] = Counter()  # two imported matches have the same keys, each its own
        for table, seq, key, body in rows:
            found.setdefault(key, []).append((table, seq, json.loads(body).get("action")))
            seqs.setdefault(table, []).append(seq)
            times[table, key] += 1
        for table, head in heads.items():
            if seqs.get(table, []) != list(range(1, head + 1)):
                self.faults.append(f"{table}: the journal does not run from 1 to {head}")
        for key, told in self.acknowledged.items():
            if found.get(key) != [told]:
                self.faults.append(f"{told[0]}: told entry {told[1]}, the journal has {found.get(key)}")
        for key, (table, reason) in self.refused.items():
            if key in found:
                self.faults.append(f"{table}: {key} was refused ({reason}) and is in the journal")
        for (table, key), often in times.items():
            if often > 1:
                self.faults.append(f"{table}: {key} is in the journal {often} times")


# --- the clients ----------------------------------------------------------------------------------------


class SentAway(OSError):
    """The node said why."""


class Player:
    """Somebody at a table, with the wits of a client: comes back, and asks again with the same key."""

    def __init__(self, table: str, cookie: str, ports: list[int], ledger: Ledger, pause: float) -> None:
        self.table = table
        self.cookie = cookie
        self.ports = ports
        self.ledger = ledger
        self.pause = pause
        self.options: list[Any] = []
        self.ask: dict[str, Any] | None = None
        self.open_move: dict[str, Any] | None = None
        self.sent_at = 0.0
        self.first_sent_at = 0.0
        self.over = False
        self.stopping = False

    @property
    def finished(self) -> bool:
        """Nobody goes before they know what became of their last move."""
        return (self.over or self.stopping) and self.open_move is None

    async def run(self) -> None:
        while not self.finished:
            try:
                await self._visit(random.choice(self.ports))
            except (OSError, WebSocketException, TimeoutError) as gone:
                self.ledger.seen[_in_words(gone)] += 1
            self.ledger.reconnects += 1
            await asyncio.sleep(random.uniform(0.1, 0.5))

    async def _visit(self, port: int) -> None:
        address = f"ws://127.0.0.1:{port}/api/tables/{self.table}/live"
        headers = {"Cookie": self.cookie}
        async with connect(
            address, additional_headers=headers, max_size=None, open_timeout=PATIENCE,
            ping_interval=4, ping_timeout=4, close_timeout=1,
        ) as socket:  # fmt: skip
            await self._say(socket, {"t": "hello", "protocol": 1})
            self.ask, self.options = None, []
            if self.open_move is not None:
                await self._send(socket)
            while not self.finished:
                try:
                    async with asyncio.timeout(1):  # wait_for of Python 3.11 may lose the word to end
                        raw = await socket.recv()
                except TimeoutError:
                    if self.open_move is not None and time.monotonic() - self.sent_at > PATIENCE:
                        return
                    continue
                await self._hear(socket, json.loads(raw))

    async def _say(self, socket: ClientConnection, word: dict[str, Any]) -> None:
        async with asyncio.timeout(PATIENCE):
            await socket.send(json.dumps(word))

    async def _send(self, socket: ClientConnection) -> None:
        assert self.open_move is not None
        self.sent_at = time.monotonic()
        await self._say(socket, self.open_move)

    async def _hear(self, socket: ClientConnection, frame: dict[str, Any]) -> None:
        match frame["t"]:
            case "moment":
                self._take(frame)
            case "done" if self.open_move and frame["key"] == self.open_move["key"]:
                move, self.open_move = self.open_move, None
                seconds = time.monotonic() - self.first_sent_at
                self.ledger.done(self.table, move["key"], frame["seq"], move["action"], seconds)
            case "refused" if self.open_move and frame.get("key") == self.open_move["key"]:
                if frame.get("retry"):
                    self.ledger.seen["not saved yet"] += 1
                    await asyncio.sleep(0.3)
                    await self._send(socket)
                    return
                self.ledger.no(self.table, self.open_move["key"], frame["reason"])
                self.open_move = None
                if frame.get("moment"):
                    self._take(frame["moment"])
            case "bye":
                raise SentAway(frame["reason"])
        await self._answer(socket)

    def _take(self, moment: dict[str, Any]) -> None:
        options = moment.get("scene", {}).get("options", [] if "scene" in moment else None)
        sets = moment.get("patch", {}).get("sets", {})
        if "options" in sets:
            options = sets["options"]
        if options is not None:
            self.options = [option["action"] for option in options if option.get("action")]
        self.ask = moment.get("ask")
        if self.ask is None:
            self.over = True
            self.ledger.over.add(self.table)

    async def _answer(self, socket: ClientConnection) -> None:
        if self.stopping or self.open_move is not None or not self.ask or not self.ask.get("yours"):
            return
        if not self.options:
            return
        await asyncio.sleep(random.uniform(0.3, 1.7) * self.pause)
        self.open_move = {
            "t": "play",
            "ask": self.ask["id"],
            "action": random.choice(self.options),
            "key": secrets.token_urlsafe(12),
        }
        self.first_sent_at = time.monotonic()
        self.ledger.sent(self.table, self.open_move["key"])
        await self._send(socket)


def _in_words(gone: Exception) -> str:
    if isinstance(gone, SentAway):
        return str(gone)
    if isinstance(gone, ConnectionClosed) and gone.rcvd is not None and gone.rcvd.code == RESTARTS:
        return "sent on by a node that restarts"
    return "line lost"


RESTARTS = 1012
TOO_MANY = 429


async def seat_tables(port: int, count: int) -> list[tuple[str, list[str]]]:
    """Tables of all installed games in turn: two people each, or one and a bot at every third."""
    tables = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:

        async def ask(cookie: str, path: str, body: Any = None) -> Any:
            headers = {"Cookie": cookie} if cookie else {}
            while (response := await http.post(path, json=body, headers=headers)).status_code == TOO_MANY:
                await asyncio.sleep(0.2)  # all these people come from one address
            assert response.status_code < 300, response.text
            return response

        async def guest(name: str) -> str:
            made = await ask("", "/api/me", {"name": name})
            http.cookies.clear()
            return str(made.headers["set-cookie"].split(";")[0])

        games = (await http.get("/api/games")).json()["games"]
        for number in range(count):
            game = games[number % len(games)]
            seats = max(game["least"], min(2, game["most"]))
            people = [
                await guest(f"Guest {number}.{n}") for n in range(1 if number % 3 == 2 else min(2, seats))
            ]
            made = (await ask(people[0], "/api/tables", {"game": game["id"], "seats": seats})).json()
            table = made["table"]["id"]
            for seat in range(1, seats):
                base = f"/api/tables/{table}/seats/{seat}"
                if seat < len(people):
                    token = made["play"].split("#")[1]
                    await ask(people[seat], f"/api/tables/{table}/enter", {"token": token})
                    await ask(people[seat], f"{base}/sit", {})
                    await ask(people[seat], f"{base}/ready", {"ready": True})
                else:
                    await ask(people[0], f"{base}/bot", {"bot": "random"})
            await ask(people[0], f"/api/tables/{table}/start")
            tables.append((table, people))
    return tables


# --- what is done to them -------------------------------------------------------------------------------


class Cutter:
    """Between the nodes and PostgreSQL: now and then a writer's line is cut after its commit has run."""

    def __init__(self, port: int) -> None:
        self._there = port
        self.port = free_port()
        self.cut_next = False
        self.cuts = 0
        self.silent = False
        """Whether whatever comes stays here: the line is open, and nobody hears anything."""
        self._lines: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._called, "127.0.0.1", self.port)

    async def close(self) -> None:
        self._server.close()
        for line in self._lines:
            line.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)

    def _called(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = asyncio.create_task(self._serve(reader, writer))
        self._lines.add(line)
        line.add_done_callback(self._lines.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there_reader, there_writer = await asyncio.open_connection("127.0.0.1", self._there)
        except OSError:
            writer.transport.abort()
            return
        writes = asyncio.Event()  # set once this line has been seen to write the journal
        passing = [
            asyncio.create_task(self._pass(reader, there_writer, writes, to_server=True)),
            asyncio.create_task(self._pass(there_reader, writer, writes, to_server=False)),
        ]
        try:
            await asyncio.wait(passing, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in passing:
                task.cancel()
            for end in (writer, there_writer):
                end.transport.abort()

    async def _pass(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        writes: asyncio.Event,
        to_server: bool,
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                while self.silent:
                    await asyncio.sleep(0.05)
                if to_server and b"WITH given AS" in data:
                    writes.set()
                if not to_server and writes.is_set() and self.cut_next:
                    self.cut_next = False
                    self.cuts += 1
                    return
                writer.write(data)
                await writer.drain()


class Child:
    """A node or a bot worker."""

    def __init__(self, *arguments: str, port: int = 0, settings: dict[str, str] | None = None) -> None:
        self.port = port
        self.operations = free_port()
        """Where it tells how it is doing."""
        told = {"FATHOM_OPERATIONS": f"127.0.0.1:{self.operations}"}
        self._environment = {**os.environ, **told, **(settings or {})}
        self._command = [sys.executable, __file__, *arguments, *(["--port", str(port)] if port else [])]
        self.process: subprocess.Popen[bytes] | None = None
        self.frozen = False

    def start(self) -> None:
        self.process = subprocess.Popen(self._command, env=self._environment)

    async def keep(self) -> None:
        """Start it again whenever it has ended by itself, as whatever runs it would: a node that finds no
        database when it starts gives up."""
        while True:
            await asyncio.sleep(1)
            if self.process is not None and self.process.poll() is not None:
                self.start()

    def signal(self, number: signal.Signals) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(number)

    def kill(self) -> None:
        self.signal(signal.SIGKILL)
        if self.process is not None:
            self.process.wait(30)

    async def up(self) -> None:
        async with asyncio.timeout(180):
            while not answers(self.port):
                assert self.process is not None
                assert self.process.poll() is None, "a node did not start"
                await asyncio.sleep(0.1)


class Trouble:
    """The faults of one run, on a plan."""

    def __init__(self, services: OwnServices, nodes: list[Child], bots: Child, cutter: Cutter) -> None:
        self.services = services
        self.nodes = nodes
        self.bots = bots
        self.cutter = cutter
        self.done: Counter[str] = Counter()

    async def run(self, seconds: float, every: float, frozen: float) -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(self._kill_nodes(seconds, every))
            group.create_task(self._cut_lines(seconds))
            group.create_task(self._freeze(0.25 * seconds, frozen))
            group.create_task(self._stop_redis(0.5 * seconds, min(8.0, 0.1 * seconds)))
            group.create_task(self._kill_bots(0.6 * seconds))
            group.create_task(self._restart_postgres(0.75 * seconds))

    async def _kill_nodes(self, seconds: float, every: float) -> None:
        until, turn = time.monotonic() + seconds - every / 2, 0
        while time.monotonic() + every < until:
            await asyncio.sleep(every)
            turn += 1
            node, *others = self.nodes[turn % 2 :] + self.nodes[: turn % 2]
            if node.frozen:
                node, *others = [*others, node]
            if any(other.frozen or answers(other.port) for other in others):  # one is left, awake or not
                node.kill()
                node.start()
                self.done["node killed"] += 1

    async def _cut_lines(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            await asyncio.sleep(random.uniform(0.5, 2))
            self.cutter.cut_next = True
        self.cutter.cut_next = False
        self.done["line cut after commit"] = self.cutter.cuts

    async def _freeze(self, at: float, frozen: float) -> None:
        await asyncio.sleep(at)
        node = self.nodes[0]
        node.frozen = True
        node.signal(signal.SIGSTOP)
        await asyncio.sleep(frozen)
        node.signal(signal.SIGCONT)
        node.frozen = False
        self.done["node frozen"] += 1

    async def _stop_redis(self, at: float, gone: float) -> None:
        await asyncio.sleep(at)
        await asyncio.to_thread(self.services.stop_redis)
        await asyncio.sleep(gone)
        await asyncio.to_thread(self.services.start_redis)
        self.done["redis stopped"] += 1

    async def _kill_bots(self, at: float) -> None:
        await asyncio.sleep(at)
        self.bots.kill()
        self.bots.start()
        self.done["bot worker killed"] += 1

    async def _restart_postgres(self, at: float) -> None:
        await asyncio.sleep(at)
        await asyncio.to_thread(self.services.restart_postgres)
        self.done["postgres restarted"] += 1


# --- one run --------------------------------------------------------------------------------------------


async def survive(arguments: argparse.Namespace, services: OwnServices) -> tuple[Ledger, dict[str, Any]]:
    database = await services.new_database("survival")
    await make_schema(database)
    cutter = Cutter(services.database.port)
    await cutter.open()
    house = [f"postgresql://postgres@127.0.0.1:{cutter.port}/survival", services.redis]
    more = ["--log", arguments.log, *(["--wrong", arguments.wrong] if arguments.wrong else [])]
    nodes = [Child("--run-node", *house, *more, port=free_port()) for _ in range(2)]
    bots = Child("--run-bots", *house, *more)
    ledger = Ledger()
    try:
        starting = time.monotonic()
        for child in (*nodes, bots):
            child.start()
        for node in nodes:
            await node.up()
        calm = CALM + 10 * (time.monotonic() - starting)
        tables = await seat_tables(nodes[0].port, arguments.tables)
        ports = [node.port for node in nodes]
        players = [
            Player(table, cookie, ports, ledger, arguments.pause)
            for table, people in tables
            for cookie in people
        ]
        async with asyncio.TaskGroup() as group:
            keeping = [group.create_task(child.keep()) for child in (*nodes, bots)]
            playing = [group.create_task(player.run()) for player in players]
            trouble = Trouble(services, nodes, bots, cutter)
            began = time.monotonic()
            await trouble.run(arguments.seconds, arguments.every, arguments.frozen)
            await _calm_down(ledger, [table for table, _ in tables], calm)
            seconds = time.monotonic() - began
            for player in players:
                player.stopping = True
            _, stuck = await asyncio.wait(playing, timeout=calm)
            for task in (*stuck, *keeping):
                task.cancel()
        ledger.faults += [f"{table}: {key} was never answered" for key, table in ledger.owed.items()]
    finally:
        for child in (*nodes, bots):
            child.signal(signal.SIGCONT)
            child.kill()
        await cutter.close()
    await ledger.hold_against(database)
    verified = await verify_all(database, ledger)
    return ledger, _figures(ledger, trouble, verified, len(tables), len(players), seconds)


async def _calm_down(ledger: Ledger, tables: list[str], seconds: float) -> None:
    """After the last fault every table must get on, or be over."""
    calm = time.monotonic()
    waiting = set(tables)
    while waiting and time.monotonic() - calm < seconds:
        await asyncio.sleep(0.2)
        waiting = {t for t in waiting if t not in ledger.over and ledger.last.get(t, 0) < calm}
    ledger.faults += [f"{table}: stuck" for table in sorted(waiting)]


async def make_schema(database: str) -> None:
    from fathomfive.server.journals.migrate import migrate
    from fathomfive.server.journals.store import Store

    store = Store.at(database)
    await migrate(store.engine)
    await store.close()


async def verify_all(database: str, ledger: Ledger, without: Collection[str] = ()) -> int:
    """Replay every journal from its beginning, dice and all."""
    from fathomfive.kernel.journal import Journal
    from fathomfive.server.operate import logs
    from fathomfive.server.operate.node import Node
    from fathomfive.server.operate.settings import Settings

    logs.set_up("error")
    node = Node(Settings(databases=(database,), bots=False))
    await node.open()
    verified = 0
    rows = await node.shards.first.tables(["playing", "over"], most=100_000)
    for row in [row for row in rows if row.id not in without]:
        try:
            async with node.house.at(row.id) as table:
                Journal.parse(await node.past.journal(table, unfinished=True)).verify()
            verified += 1
        except Exception as error:
            ledger.faults.append(f"{row.id}: does not replay: {type(error).__name__}: {error}")
    await node.close()
    return verified


def _figures(
    ledger: Ledger, trouble: Trouble, verified: int, tables: int, players: int, seconds: float
) -> dict[str, Any]:
    times = sorted(ledger.times) or [0.0]
    return {
        "tables": tables,
        "clients": players,
        "seconds": round(seconds, 1),
        "acknowledged": len(ledger.acknowledged),
        "refused": dict(ledger.refusals),
        "reconnects": ledger.reconnects,
        "faults_done": dict(trouble.done),
        "tables_verified": verified,
        "answer_p50_ms": round(1000 * statistics.median(times), 1),
        "answer_p99_ms": round(1000 * times[int(0.99 * len(times))], 1),
        "answer_worst_s": round(times[-1], 1),
        "lost_or_doubled_or_stuck": len(ledger.faults),
    }


# --- what runs in processes of its own ------------------------------------------------------------------


def run_child(database: str, redis: str, arguments: argparse.Namespace) -> None:
    from fathomfive.server.http.app import make_app
    from fathomfive.server.operate import hosting, logs
    from fathomfive.server.operate.node import Node
    from fathomfive.server.operate.serve import server_for
    from fathomfive.server.operate.settings import Settings

    port = arguments.port
    if arguments.wrong:
        break_on_purpose(arguments.wrong)
    settings = Settings(
        databases=(database,), redis=redis, limits=False, bots=not port, bot_pause=0.1, sweep=2.0,
        job_seconds=arguments.job_seconds, operations=os.environ.get("FATHOM_OPERATIONS", ""),
    )  # fmt: skip
    logs.set_up(arguments.log)
    if not port:
        hosting.think(settings, arguments.log)
    else:
        server_for(make_app(Node(settings)), "127.0.0.1", port).run()


def break_on_purpose(how: str) -> None:
    """A build that must be caught."""
    from fathomfive.server.journals import postgres
    from fathomfive.tables.writer import Writer

    if how == "early":
        honest = Writer.hand_in

        def hand_in(self: Writer, line: Any) -> asyncio.Future[bool]:
            honest(self, line).add_done_callback(lambda verdict: verdict.exception())
            told: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
            told.set_result(True)
            return told

        Writer.hand_in = hand_in  # type: ignore[method-assign]
    else:
        guard = " AND t.head = g.seq - 1 AND t.rules_hash = g.rules"
        unguarded = postgres.COMMIT.replace("WHERE t.head = g.seq - 1 AND t.rules_hash = g.rules", "")
        unguarded = unguarded.replace(guard, "")
        overwrite = "ON CONFLICT (table_id, seq) DO UPDATE SET key = excluded.key, body = excluded.body\n"
        postgres.COMMIT = unguarded.replace("RETURNING table_id", overwrite + "RETURNING entries.table_id")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--pause", type=float, default=1.0, help="mean seconds a player thinks")
    parser.add_argument("--every", type=float, default=10, help="seconds between two killed nodes")
    parser.add_argument("--frozen", type=float, default=15, help="seconds a node is frozen")
    parser.add_argument("--times", type=int, default=1, help="so many runs, one after the other")
    parser.add_argument("--short", action="store_true", help="16 seconds and 10 tables, for the gate")
    parser.add_argument("--hard", action="store_true", help="one fault after the other (hardships.py)")
    parser.add_argument("--only", default="", help="of these, those with this in their name")
    parser.add_argument("--hold", type=float, default=15, help="seconds for which each of them lasts")
    parser.add_argument("--job-seconds", type=int, default=20, help=argparse.SUPPRESS)
    parser.add_argument("--wrong", choices=["early", "unguarded"], default="")
    parser.add_argument("--run-node", nargs=2, help=argparse.SUPPRESS)
    parser.add_argument("--run-bots", nargs=2, help=argparse.SUPPRESS)
    parser.add_argument("--log", default="critical", help="what nodes write to standard error")
    parser.add_argument("--port", type=int, default=0, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    child = arguments.run_node or arguments.run_bots
    if child:
        database, redis = child
        run_child(database, redis, arguments)
        return 0
    if arguments.short:
        arguments.seconds, arguments.tables, arguments.every, arguments.frozen = 16, 10, 5, 4
        arguments.pause = 0.4
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that what was started is ended
    if arguments.hard:
        return _hard(arguments)
    runs = []
    for number in range(1, arguments.times + 1):
        with OwnServices() as services:
            ledger, figures = asyncio.run(survive(arguments, services))
        runs.append(figures)
        print(f"run {number}: {msgspec.json.encode(figures).decode()}", flush=True)
        for fault in ledger.faults[:20]:
            print(fault, file=sys.stderr)
    print(_summary(runs))
    return int(any(figures["lost_or_doubled_or_stuck"] for figures in runs))


def _hard(arguments: argparse.Namespace) -> int:
    from hardships import endure

    arguments.tables, arguments.pause = 8, 0.4
    ledger, found = asyncio.run(endure(arguments))
    for fault in ledger.faults[:20]:
        print(fault, file=sys.stderr)
    print(json.dumps({name: found[name] for name in ("acknowledged", "verified", "wrong")}))
    return int(bool(ledger.faults))


def _summary(runs: list[dict[str, Any]]) -> str:
    moves = [run["acknowledged"] for run in runs]
    faults = sum((Counter(run["faults_done"]) for run in runs), Counter[str]())
    worst = max(run["answer_worst_s"] for run in runs)
    bad = sum(run["lost_or_doubled_or_stuck"] for run in runs)
    verified, tables = sum(run["tables_verified"] for run in runs), sum(run["tables"] for run in runs)
    return (
        f"{len(runs)} runs: {sum(moves)} moves acknowledged ({min(moves)} to {max(moves)}), "
        f"{verified} of {tables} journals verified, worst answer {worst} s, "
        f"{bad} lost, doubled, stuck or unverified; done to them: "
        + ", ".join(f"{what} {count}" for what, count in sorted(faults.items()))
    )


if __name__ == "__main__":
    sys.exit(main())
