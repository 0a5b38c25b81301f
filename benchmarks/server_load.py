"""What one server process carries, beside two yardsticks measured in the same run:

- pgbench, 32 clients inserting the same rows one by one: what the database can do at all;
  and one client alone: how long its disk takes for a single commit;
- a bare socket app with the same fan-out and no rules: what sockets cost without us;
- one table server on PostgreSQL with five viewers a table and real moves and scenes.

    python benchmarks/server_load.py [--seconds 15] [--tables 48] [--game refuge] [--sockets 5000]
    python benchmarks/server_load.py --bots 100 [--level sailor]

Prints durable moves a second, p50 and p99 from send to the last viewer at 100 moves a second, the ratios, and
the memory of idle sockets. With `--bots`: people's moves at 100 a second, alone and beside so many tables
where bots think. Needs PostgreSQL (FATHOM_TEST_POSTGRES, as the tests do) and pgbench.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import json
import os
import re
import resource
import secrets
import shutil
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import httpx
import msgspec
import uvloop

ADMIN = os.environ.get("FATHOM_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/postgres")
SEATS = 4
VIEWERS = SEATS + 1
RATE = 100


# --- a client that costs little -------------------------------------------------------------------------


class AskPart(msgspec.Struct):
    id: int
    yours: list[int]


class OptionPart(msgspec.Struct):
    action: msgspec.Raw = msgspec.Raw(b"")


class ScenePart(msgspec.Struct):
    options: list[OptionPart] = []


class SetsPart(msgspec.Struct):
    options: list[OptionPart] | None = None


class PatchPart(msgspec.Struct):
    sets: SetsPart | None = None


class FramePart(msgspec.Struct):
    t: str
    seq: int = 0
    ask: AskPart | None = None
    scene: ScenePart | None = None
    patch: PatchPart | None = None
    reason: str = ""


FRAMES = msgspec.json.Decoder(FramePart)


class Wire(asyncio.Protocol):
    """A WebSocket client that only does what is measured: text frames, unmasked by a key of zeros."""

    def __init__(self, path: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.open = asyncio.get_running_loop().create_future()
        self.bytes = 0
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        )
        self._buffer = bytearray()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self._request.encode())

    def connection_lost(self, error: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(error or ConnectionError("closed"))

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        self._buffer += data
        if not self.open.done():
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self._buffer[:end].split(b"\r\n")[0]:
                self.open.set_exception(ConnectionError(self._buffer[:end].decode()))
                return
            del self._buffer[: end + 4]
            self.open.set_result(None)
        while (frame := self._next()) is not None:
            self.heard(frame)

    def _next(self) -> bytes | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 127, 2
        if size == 126:
            if len(buffer) < 4:
                return None
            size, start = struct.unpack_from(">H", buffer, 2)[0], 4
        elif size == 127:
            if len(buffer) < 10:
                return None
            size, start = struct.unpack_from(">Q", buffer, 2)[0], 10
        if len(buffer) < start + size:
            return None
        kind, frame = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        if kind == 9:  # ping
            self.transport.write(b"\x8a" + bytes([128 | len(frame)]) + b"\0\0\0\0" + frame)
            return self._next()
        return frame if kind == 1 else self._next()

    def say(self, message: Any) -> None:
        body = msgspec.json.encode(message)
        size = bytes([128 | len(body)]) if len(body) < 126 else b"\xfe" + struct.pack(">H", len(body))
        self.transport.write(b"\x81" + size + b"\0\0\0\0" + body)


async def connected(port: int, path: str, cookie: str, heard: Callable[[bytes], None]) -> Wire:
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(path, cookie, heard), "127.0.0.1", port)
    await wire.open
    return wire


class Seat:
    """A viewer of a table: keeps the answers on offer and when each moment arrived."""

    def __init__(self, table: LoadTable) -> None:
        self.table = table
        self.wire: Wire
        self.options: list[msgspec.Raw] = []
        self.seq = 0

    def hear(self, frame: bytes) -> None:
        if not frame.startswith((b'{"t":"moment"', b'{"t": "moment"', b'{"t":"refused"')):
            return
        part = FRAMES.decode(frame)
        if part.t == "refused":
            self.table.refusals[part.reason] = self.table.refusals.get(part.reason, 0) + 1
            return
        self.seq = part.seq
        offered = part.scene.options if part.scene else None
        if part.patch and part.patch.sets and part.patch.sets.options is not None:
            offered = part.patch.sets.options
        if offered is not None:
            self.options = [option.action for option in offered if bytes(option.action)]
        self.table.arrived(self, part)


class LoadTable:
    """A table with its viewers, played at random by whoever is asked."""

    def __init__(self, id: str, viewers: int = VIEWERS) -> None:
        self.id = id
        self.seats = [Seat(self) for _ in range(viewers)]
        self.moves = 0
        self.over = asyncio.Event()
        self.refusals: dict[str, int] = {}
        self.play_on = False
        self.sent_at = 0.0
        self.sent_seq = 0
        self.times: list[float] = []
        self.ready: tuple[Seat, int] | None = None

    def arrived(self, seat: Seat, part: FramePart) -> None:
        if part.ask is None:
            self.over.set()
            return
        if part.ask.yours and seat.options:
            if self.play_on:
                self.play(seat, part.ask.id)
            else:
                self.ready = (seat, part.ask.id)
        if self.sent_seq and all(other.seq >= self.sent_seq for other in self.seats):
            self.times.append(time.perf_counter() - self.sent_at)
            self.sent_seq = 0

    def play(self, seat: Seat, ask: int) -> None:
        action = seat.options[secrets.randbelow(len(seat.options))]
        self.moves += 1
        self.ready = None
        seat.wire.say({"t": "play", "ask": ask, "action": action, "key": secrets.token_urlsafe(9)})

    def play_timed(self) -> bool:
        """One move, timed to its last viewer, if somebody can move and the one before has arrived."""
        if self.ready is None or self.sent_seq or self.over.is_set():
            return False
        seat, ask = self.ready
        self.sent_seq, self.sent_at = max(other.seq for other in self.seats) + 1, time.perf_counter()
        self.play(seat, ask)
        return True


# --- the three that are measured ------------------------------------------------------------------------


def pgbench(database: str, body: bytes, seconds: int, clients: int) -> float:
    """So many clients inserting rows like ours, one by one."""
    script = (
        "\\set t random(1, 1000000000)\n"
        "INSERT INTO entries (table_id, seq, key, body, at) VALUES "
        "('p' || :t || '-' || :client_id, (random() * 2000000000)::int, md5(:t::text), "
        f"'\\x{body.hex()}'::bytea, 1)"
        " ON CONFLICT DO NOTHING;\n"
    )
    found = urlsplit(database)
    with tempfile.NamedTemporaryFile("w", suffix=".sql") as file:
        file.write(script)
        file.flush()
        command = [
            "pgbench",
            "-n",
            "-c",
            str(clients),
            "-j",
            str(min(2, clients)),
            "-T",
            str(seconds),
            "-M",
            "prepared",
            "-f",
            file.name,
        ]
        command += [
            "-h",
            found.hostname or "",
            "-p",
            str(found.port or 5432),
            "-U",
            found.username or "postgres",
        ]
        output = subprocess.run([*command, found.path[1:]], check=True, capture_output=True, text=True).stdout
    rate = re.search(r"tps = ([\d.]+)", output)
    assert rate is not None, output
    return float(rate[1])


def run_bare(port: int, size: int) -> None:
    """The bare app: whatever a socket of a table sends is sent to all five, `size` bytes long."""
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect

    from fathomfive.server.operate.serve import server_for

    rooms: dict[str, list[WebSocket]] = {}
    filler = "x" * max(0, size - 120)

    async def live(socket: WebSocket) -> None:
        await socket.accept()
        room = rooms.setdefault(socket.path_params["table"], [])
        room.append(socket)
        number = 0
        try:
            while True:
                word = json.loads(await socket.receive_text())
                if word["t"] != "play":
                    continue
                number = max(number, word["ask"]) + 1
                ask = {"id": number, "yours": [0]}
                frame = json.dumps({"t": "moment", "seq": number, "ask": ask, "filler": filler})
                for other in room:
                    await other.send_text(frame)
        except WebSocketDisconnect:
            room.remove(socket)

    server_for(Starlette(routes=[WebSocketRoute("/api/tables/{table}/live", live)]), "127.0.0.1", port).run()


def run_server(databases: list[str], redis: str, prefix: str, port: int, pause: float) -> None:
    from fathomfive.server.http.app import make_app
    from fathomfive.server.operate import logs
    from fathomfive.server.operate.node import Node
    from fathomfive.server.operate.serve import server_for, spare_the_collector
    from fathomfive.server.operate.settings import Settings

    logs.set_up("error")
    settings = Settings(databases=tuple(databases), redis=redis, prefix=prefix, limits=False, bot_pause=pause)
    node = Node(settings)
    spare_the_collector()
    server_for(make_app(node), "127.0.0.1", port).run()


class Child:
    """A server in a process of its own."""

    def __init__(self, *arguments: str) -> None:
        self.port = _free_port()
        command = [sys.executable, str(Path(__file__)), *arguments, "--port", str(self.port)]
        self.process = subprocess.Popen(command)

    async def up(self) -> None:
        for _ in range(1200):  # a busy machine takes its time
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.close()
                return
            except OSError:
                await asyncio.sleep(0.1)
        raise RuntimeError("the server did not start")

    def memory(self) -> int:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return 1024 * int(re.search(r"VmRSS:\s+(\d+)", status)[1])  # type: ignore[index]

    def cpu(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


def _free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


# --- the load -------------------------------------------------------------------------------------------


class Crowd:
    """Guests and tables on a server."""

    def __init__(self, child: Child, game: str) -> None:
        self.child = child
        self.game = game
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{child.port}", timeout=60)
        self.cookies: list[str] = []

    async def come(self, count: int = VIEWERS) -> None:
        for n in range(len(self.cookies), count):
            self.http.cookies.clear()
            (await self.http.post("/api/me", json={"name": f"Guest {n}"})).raise_for_status()
            self.cookies.append("; ".join(f"{name}={value}" for name, value in self.http.cookies.items()))
        self.http.cookies.clear()

    async def _ask(self, who: int, method: str, path: str, body: Any = None) -> Any:
        response = await self.http.request(method, path, json=body, headers={"Cookie": self.cookies[who]})
        assert response.status_code < 300, response.text
        return response.json() if response.content else None

    async def table(self) -> str:
        made = await self._ask(
            0, "POST", "/api/tables", {"game": self.game, "seats": SEATS, "undo": "horizon"}
        )
        table = str(made["table"]["id"])
        for who in range(1, VIEWERS):
            link = made["play" if who < SEATS else "watch"]
            await self._ask(who, "POST", f"/api/tables/{table}/enter", {"token": link.split("#")[1]})
            if who < SEATS:
                await self._ask(who, "POST", f"/api/tables/{table}/seats/{who}/sit", {})
                await self._ask(who, "POST", f"/api/tables/{table}/seats/{who}/ready", {"ready": True})
        await self._ask(0, "POST", f"/api/tables/{table}/start")
        return table

    async def seated(self) -> LoadTable:
        table = LoadTable(await self.table())
        await self._sit_down(table)
        return table

    async def seated_with_bots(self, level: str) -> LoadTable:
        """A table of one person and a bot."""
        table = LoadTable(await self.table_with_a_bot(0, self.game, level), viewers=1)
        await self._sit_down(table)
        return table

    async def table_with_a_bot(self, who: int, game: str, level: str) -> str:
        made = await self._ask(who, "POST", "/api/tables", {"game": game, "seats": 2})
        table = str(made["table"]["id"])
        await self._ask(who, "POST", f"/api/tables/{table}/seats/1/bot", {"bot": level})
        await self._ask(who, "POST", f"/api/tables/{table}/start")
        return table

    async def _sit_down(self, table: LoadTable) -> None:
        for who, seat in enumerate(table.seats):
            path = f"/api/tables/{table.id}/live"
            seat.wire = await connected(self.child.port, path, self.cookies[who], seat.hear)
            seat.wire.say({"t": "hello", "protocol": 1})

    async def thoughts(self, counted: str = "fathom_bot_answers_total") -> float:
        """How many answers bots have given."""
        text = (await self.http.get("/api/metrics")).text
        return float(re.search(rf"^{counted} ([\d.e+]+)$", text, re.M)[1])  # type: ignore[index]

    async def close(self) -> None:
        await self.http.aclose()


async def bare_table(port: int, name: str) -> LoadTable:
    table = LoadTable(name)
    for seat in table.seats:
        seat.options = [msgspec.Raw(b'{"do":"pass","seat":0}')]
        seat.wire = await connected(port, f"/api/tables/{name}/live", "", seat.hear)
    table.ready = (table.seats[0], 0)
    return table


async def at_a_rate(tables: list[LoadTable], seconds: float) -> list[float]:
    """So many moves a second in all, each timed to its last viewer."""
    began, sent = time.perf_counter(), 0
    turn = 0
    while (now := time.perf_counter() - began) < seconds:
        while sent < now * RATE:
            for _ in range(len(tables)):
                turn = (turn + 1) % len(tables)
                if tables[turn].play_timed():
                    break
            sent += 1
        await asyncio.sleep(0.001)
    await asyncio.sleep(0.5)
    return sorted(second for table in tables for second in table.times)


def _quantiles(times: list[float]) -> tuple[float, float]:
    return 1000 * statistics.median(times), 1000 * times[int(len(times) * 0.99)]


@contextlib.asynccontextmanager
async def new_database() -> AsyncIterator[str]:
    name = f"fathom_load_{secrets.token_hex(4)}"
    admin = await asyncpg.connect(ADMIN)
    await admin.execute(f'CREATE DATABASE "{name}"')
    try:
        database = ADMIN.rsplit("/", 1)[0] + f"/{name}"
        await _migrate(database)
        yield database
    finally:
        await admin.execute(f'DROP DATABASE "{name}" WITH (FORCE)')
        await admin.close()


@contextlib.asynccontextmanager
async def served(database: str, game: str, *more: str) -> AsyncIterator[Crowd]:
    """One server process and the guests who play there."""
    server = Child("--run-server", database, *more)
    try:
        await server.up()
        crowd = Crowd(server, game)
        await crowd.come()
        yield crowd
        await crowd.close()
    finally:
        server.stop()


async def measure(arguments: argparse.Namespace) -> dict[str, Any]:
    found: dict[str, Any] = {"seconds": arguments.seconds, "tables": arguments.tables, "viewers": VIEWERS}
    async with new_database() as database:
        async with served(database, arguments.game) as crowd:
            await _at_100(crowd, arguments, found)
            await _flat_out(crowd, arguments, found, database)
            entry = await _an_entry(database)
            if shutil.which("pgbench"):
                found["pgbench_rows_s"] = pgbench(database, entry, arguments.seconds, 32)
                found["one_commit_ms"] = 1000 / pgbench(database, entry, arguments.seconds, 1)
            if arguments.sockets:
                await _idle(crowd, arguments.sockets, found)
        bare = Child("--run-bare", str(int(found["frame_bytes"])))
        try:
            await bare.up()
            tables = [await bare_table(bare.port, f"t{n}") for n in range(arguments.tables)]
            times = await at_a_rate(tables, arguments.seconds)
            found["bare_p50_ms"], found["bare_p99_ms"] = _quantiles(times)
        finally:
            bare.stop()
    return found


async def measure_beside_bots(arguments: argparse.Namespace) -> dict[str, Any]:
    """People's moves alone, then beside tables where somebody plays with bots as fast as they answer."""
    found: dict[str, Any] = {
        "seconds": arguments.seconds,
        "tables": arguments.tables,
        "bots": arguments.level,
    }
    async with new_database() as database, served(database, arguments.game) as crowd:
        for name, count in {"alone": 0, "beside_bots": arguments.bots}.items():
            thinking = [await crowd.seated_with_bots(arguments.level) for _ in range(count)]
            people = [await crowd.seated() for _ in range(arguments.tables)]
            await asyncio.sleep(1)
            thoughts = await crowd.thoughts()
            for table in thinking:
                table.play_on = True
                if table.ready:
                    table.play(*table.ready)
            times = await at_a_rate(people, arguments.seconds)
            found[f"{name}_p50_ms"], found[f"{name}_p99_ms"] = _quantiles(times)
            found[f"{name}_bot_answers_s"] = (await crowd.thoughts() - thoughts) / arguments.seconds
            leave(people + thinking)
    found["p99_ratio"] = found["beside_bots_p99_ms"] / found["alone_p99_ms"]
    return found


async def _migrate(database: str) -> None:
    from fathomfive.server.journals.migrate import migrate
    from fathomfive.server.journals.store import Store

    store = Store.at(database)
    await migrate(store.engine)
    await store.close()


async def _an_entry(database: str) -> bytes:
    connection = await asyncpg.connect(database)
    wanted = "SELECT body FROM entries WHERE length(body) < 400 ORDER BY seq DESC LIMIT 1"
    body: bytes = await connection.fetchval(wanted)
    await connection.close()
    return body


async def _at_100(crowd: Crowd, arguments: argparse.Namespace, found: dict[str, Any]) -> None:
    tables = [await crowd.seated() for _ in range(arguments.tables)]
    await asyncio.sleep(1)
    cpu = crowd.child.cpu()
    before = sum(seat.wire.bytes for table in tables for seat in table.seats)
    times = await at_a_rate(tables, arguments.seconds)
    got = sum(seat.wire.bytes for table in tables for seat in table.seats) - before
    found["timed_moves"] = len(times)
    found["frame_bytes"] = got / (VIEWERS * max(1, sum(table.moves for table in tables)))
    found["p50_ms"], found["p99_ms"] = _quantiles(times)
    found["cpu_ms_a_move_with_five_scenes"] = 1000 * (crowd.child.cpu() - cpu) / max(1, len(times))
    leave(tables)


async def _flat_out(
    crowd: Crowd, arguments: argparse.Namespace, found: dict[str, Any], database: str
) -> None:
    """Whoever is asked answers at once, `tables` at a time; counted is what stands in the journal."""
    wanted = arguments.tables * (1 + arguments.seconds // 3)
    tables = [await crowd.seated() for _ in range(wanted)]
    await asyncio.sleep(1)
    cpu = crowd.child.cpu()
    moves, seconds = await flat_out(tables, arguments.tables, arguments.seconds, [database])
    found["moves_s"] = moves / seconds
    found["server_cpu"] = (crowd.child.cpu() - cpu) / seconds
    found["cpu_ms_a_move"] = 1000 * (crowd.child.cpu() - cpu) / max(1, moves)
    leave(tables)


async def flat_out(
    tables: list[LoadTable], at_once: int, most: float, databases: list[str]
) -> tuple[int, float]:
    """Play as fast as it goes, one table after the other so that the load stays the same: how many entries
    were written in how many seconds."""
    spare = list(tables)

    async def play_on() -> None:
        while spare:
            table = spare.pop()
            table.play_on = True
            if table.ready:
                table.play(*table.ready)
            await table.over.wait()

    before, began = await _written(databases), time.perf_counter()
    players = [asyncio.create_task(play_on()) for _ in range(at_once)]
    await asyncio.wait(players, timeout=most)
    seconds = time.perf_counter() - began
    moves = await _written(databases) - before
    if not spare:
        print("all tables were played out before the time was up: use more --tables", file=sys.stderr)
    for player in players:
        player.cancel()
    for table in tables:
        table.play_on = False
    return moves, seconds


async def _written(databases: list[str]) -> int:
    """Entries in all journals."""
    count = 0
    for database in databases:
        connection = await asyncpg.connect(database)
        count += await connection.fetchval("SELECT coalesce(sum(head), 0) FROM tables")
        await connection.close()
    return count


def leave(tables: list[LoadTable]) -> None:
    for table in tables:
        for seat in table.seats:
            seat.wire.transport.close()


async def _idle(crowd: Crowd, sockets: int, found: dict[str, Any]) -> None:
    """Open many sockets that only look, and weigh them."""
    tables = [await crowd.table() for _ in range(40)]
    moments = 0

    def heard(frame: bytes) -> None:
        nonlocal moments
        moments += frame.startswith(b'{"t":"moment"')

    before = crowd.child.memory()
    wires = []
    for n in range(sockets):
        path = f"/api/tables/{tables[n % len(tables)]}/live"
        wire = await connected(crowd.child.port, path, crowd.cookies[n % VIEWERS], heard)
        wire.say({"t": "hello", "protocol": 1})
        wires.append(wire)
    deadline = time.perf_counter() + 60
    while moments < sockets and time.perf_counter() < deadline:
        await asyncio.sleep(0.1)
    await asyncio.sleep(2)
    found["idle_sockets"] = moments
    found["bytes_a_socket"] = (crowd.child.memory() - before) / sockets
    cpu = crowd.child.cpu()
    await asyncio.sleep(5)
    found["idle_cpu"] = (crowd.child.cpu() - cpu) / 5
    for wire in wires:
        wire.transport.close()


def report(found: dict[str, Any]) -> None:
    print(json.dumps(found, indent=2, default=str))
    if "pgbench_rows_s" in found:
        ratio = found["moves_s"] / found["pgbench_rows_s"]
        print(
            f"durable moves/s {found['moves_s']:8.0f}   pgbench {found['pgbench_rows_s']:8.0f}   {ratio:.3f}"
        )
        print(f"one commit alone {found['one_commit_ms']:9.2f} ms   no viewer sees a move before that")
    for name in ("p50", "p99"):
        ours, bare = found[f"{name}_ms"], found[f"bare_{name}_ms"]
        print(f"{name} to last viewer  {ours:8.2f} ms   bare {bare:8.2f} ms   {ours / bare:.2f}")
    if "bytes_a_socket" in found:
        print(f"idle sockets {found['idle_sockets']:8d}   {found['bytes_a_socket'] / 1024:.1f} KiB each")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=int, default=15)
    parser.add_argument("--tables", type=int, default=48)
    parser.add_argument("--game", default="refuge")
    parser.add_argument("--sockets", type=int, default=5000)
    parser.add_argument(
        "--bots", type=int, default=0, help="measure people's moves beside so many tables with bots"
    )
    parser.add_argument("--level", default="sailor", help="which bots")
    parser.add_argument("--run-server", default="", help=argparse.SUPPRESS)
    parser.add_argument("--run-bare", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--redis", default="", help=argparse.SUPPRESS)
    parser.add_argument("--prefix", default="load", help=argparse.SUPPRESS)
    parser.add_argument("--pause", type=float, default=0.6, help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, default=0, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 20_000)), hard))
    if arguments.run_server:
        run_server(
            arguments.run_server.split(), arguments.redis, arguments.prefix, arguments.port, arguments.pause
        )
    elif arguments.run_bare:
        run_bare(arguments.port, arguments.run_bare)
    else:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            if arguments.bots:
                print(json.dumps(runner.run(measure_beside_bots(arguments)), indent=2))
            else:
                report(runner.run(measure(arguments)))


if __name__ == "__main__":
    main()
