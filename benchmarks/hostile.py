"""One guest against the house: does a stranger's table keep its bots?

    python benchmarks/hostile.py [--pairs 3] [--seconds 20] [--tables 25] [--sockets 200] [--without-limits]

One node with two workers on PostgreSQL and Redis. A stranger's table of two bots is looked at and plays by
itself. Windows in which it is alone take turns with windows in which one guest asks for hints on 200 sockets,
has 25 tables played by `captain` bots and brings journals that cost a long replay before they are refused.
Printed is the ratio of the stranger's bot answers a second: the machine's own noise is in both. At last a
`fathom bots` process is added to the flood: how soon there is more under way and less to wait for.

Ends by itself. `--without-limits` leaves the attacker nothing but the queue to be held by. Needs PostgreSQL
(FATHOM_TEST_POSTGRES) and Redis (FATHOM_TEST_REDIS), as the tests do.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import re
import secrets
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from own_services import answers, free_port
from server_load import new_database

REDIS = os.environ.get("FATHOM_TEST_REDIS", "redis://127.0.0.1:6379")
WORKERS = 2
TOO_MANY = 429
AFTER = 5.0
"""Seconds within which another process must have shortened the queue."""


# --- people ---------------------------------------------------------------------------------------------


class Guest:
    """Somebody with an address of their own, as on the internet."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address = port, address
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=50))
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=60)
        self.told: Counter[str] = Counter()

    async def come(self, name: str) -> None:
        (await self.http.post("/api/me", json={"name": name})).raise_for_status()

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """An answer; None if there was too much asked for, which is counted."""
        response = await self.http.request(method, path, json=body)
        self.told[f"{method} {response.status_code}"] += 1
        return response.json() if response.status_code < 300 and response.content else None

    async def table_of_bots(self, game: str, bot: str) -> str:
        made = await self.ask("POST", "/api/tables", {"game": game, "seats": 2})
        while made is None:
            await asyncio.sleep(1)
            made = await self.ask("POST", "/api/tables", {"game": game, "seats": 2})
        table = str(made["table"]["id"])
        await self.ask("POST", f"/api/tables/{table}/seats/1/bot", {"bot": bot})
        await self.ask("POST", f"/api/tables/{table}/start")
        await self.ask("POST", f"/api/tables/{table}/seats/0/cover", {"bot": bot})
        return table

    @contextlib.asynccontextmanager
    async def looking_at(self, table: str) -> AsyncIterator[Any]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        async with connect(
            address, additional_headers={"Cookie": cookie}, max_size=None, local_addr=(self.address, 0),
            open_timeout=60, compression=None,
        ) as socket:  # fmt: skip
            await socket.send('{"t":"hello","protocol":1}')
            yield socket


# --- what the attacker does -----------------------------------------------------------------------------


class Attacker(Guest):
    async def flood(self, tables: int, sockets: int, poison: bytes, over: asyncio.Event) -> None:
        """All at once, until it is over; then everything is cleared away."""
        made = [await self.table_of_bots("lurk", "captain") for _ in range(tables)]
        own = await self.ask("POST", "/api/tables/learn", {"game": "refuge"})
        asked = own["table"]["id"] if own else made[0]
        doing = [asyncio.create_task(self._hints(asked, over)) for _ in range(sockets)]
        doing.append(asyncio.create_task(self._imports(poison, over)))
        try:
            await over.wait()
        finally:
            for task in doing:
                task.cancel()
            await asyncio.gather(*doing, return_exceptions=True)
            for table in (*made, asked):
                await self.clear_away(table)

    async def clear_away(self, table: str) -> None:
        """What is left would go on playing in the quiet windows."""
        while (await self.http.delete(f"/api/tables/{table}")).status_code == TOO_MANY:
            await asyncio.sleep(0.2)

    async def _hints(self, table: str, over: asyncio.Event) -> None:
        while not over.is_set():
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with self.looking_at(table) as socket:
                    await self._ask_on(socket, over)
            await asyncio.sleep(1)

    async def _ask_on(self, socket: Any, over: asyncio.Event) -> None:
        number = 0
        while not over.is_set():
            number += 1
            await socket.send(json.dumps({"t": "hint", "id": number, "seat": 0}))
            frame: dict[str, Any] = {}
            while frame.get("t") not in ("hint", "refused", "bye"):
                frame = json.loads(await asyncio.wait_for(socket.recv(), 100))
            self.told[frame["t"]] += 1
            if frame["t"] == "refused":
                await asyncio.sleep(0.1)

    async def _imports(self, poison: bytes, over: asyncio.Event) -> None:
        while not over.is_set():
            response = await self.http.post("/api/journals", content=poison)
            self.told[f"import {response.status_code}"] += 1
            await asyncio.sleep(0.1)


def poison_journal() -> bytes:
    """A whole match with a wrong hash at its end: all of it is played again before it is refused."""
    from fathomfive.kernel.dice import Dice
    from fathomfive.kernel.game import Setup, find_game
    from fathomfive.kernel.journal import Closed, Recorder

    dice, recorder = Dice.seeded(3), Recorder.start(find_game("lurk"), Setup("lurk", 4), "poison")
    while not recorder.match.over:
        recorder.play(dice.pick(recorder.match.options))
    lines = list(recorder.journal.lines())
    closed = msgspec.json.decode(lines[-1], type=Closed)
    lines[-1] = msgspec.json.encode(msgspec.structs.replace(closed, state_hash="0" * len(closed.state_hash)))
    return b"\n".join(lines)


# --- the house ------------------------------------------------------------------------------------------


class House:
    def __init__(self, database: str, *, limits: bool) -> None:
        self.prefix = f"hostile-{secrets.token_hex(4)}"
        self.port = free_port()
        self._about = [database, self.prefix, "usual" if limits else "none"]
        self._processes: list[subprocess.Popen[bytes]] = []

    def start(self, what: str) -> None:
        command = [sys.executable, str(Path(__file__)), "--run", what, *self._about, str(self.port)]
        self._processes.append(subprocess.Popen(command))

    async def up(self) -> None:
        async with asyncio.timeout(120):
            while not answers(self.port):
                await asyncio.sleep(0.1)

    def close(self) -> None:
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.wait(60)

    async def queue(self, http: httpx.AsyncClient) -> dict[str, float]:
        text = (await http.get("/api/metrics")).text

        def total(name: str) -> float:
            found = re.findall(rf"^{name}(?:\{{.*\}})? (\S+)$", text, re.MULTILINE)
            return sum(map(float, found))

        return {
            "waiting": total("fathom_queue_waiting"),
            "under_way": total("fathom_queue_leased"),
            "oldest_s": total("fathom_queue_oldest_seconds"),
            "blocked_ms": round(1000 * total("fathom_loop_blocked_seconds"), 1),
        }


def run(what: str, database: str, prefix: str, limits: str, port: str) -> None:
    from fathomfive.server.http.app import make_app
    from fathomfive.server.operate import hosting, logs
    from fathomfive.server.operate.node import Node
    from fathomfive.server.operate.serve import server_for, spare_the_collector
    from fathomfive.server.operate.settings import Settings

    logs.set_up("critical")
    settings = Settings(
        databases=(database,), redis=REDIS, prefix=prefix, workers=WORKERS, limits=limits == "usual"
    )
    if what == "bots":
        hosting.think(settings, "critical")
        return
    spare_the_collector()
    server_for(make_app(Node(settings)), "127.0.0.1", int(port)).run()


# --- what is measured -----------------------------------------------------------------------------------


async def answered(stranger: Guest, table: str, seconds: float) -> tuple[float, str]:
    """Bot answers a second at the stranger's table; when its match is over, another one begins."""
    counted, began, last = 0, time.monotonic(), 0.0
    while (last := time.monotonic() - began) < seconds:
        async with stranger.looking_at(table) as socket:
            first = None
            while (last := time.monotonic() - began) < seconds:
                try:
                    frame = json.loads(await asyncio.wait_for(socket.recv(), seconds - last))
                except TimeoutError:
                    break
                if frame["t"] != "moment":
                    continue
                first = frame["seq"] if first is None else first
                counted, seen = counted + frame["seq"] - first, frame["seq"]
                first = seen
                if frame.get("ask") is None:
                    break
        if time.monotonic() - began < seconds:
            table = await stranger.table_of_bots("tentacula", "random")
    return counted / (time.monotonic() - began), table


async def measure(arguments: argparse.Namespace) -> dict[str, Any]:
    found: dict[str, Any] = {"quiet": [], "flooded": []}
    poison = poison_journal()
    async with new_database() as database:
        house = House(database, limits=not arguments.without_limits)
        try:
            house.start("node")
            await house.up()
            stranger, attacker = Guest(house.port, "127.0.77.1"), Attacker(house.port, "127.0.77.2")
            await stranger.come("Stranger")
            await attacker.come("Mallory")
            table = await stranger.table_of_bots("tentacula", "random")
            await answered(stranger, table, 5)  # everything is loaded
            for pair in range(arguments.pairs):
                rate, table = await answered(stranger, table, arguments.seconds)
                found["quiet"].append(round(rate, 2))
                async with _flooded(attacker, arguments, poison):
                    rate, table = await answered(stranger, table, arguments.seconds)
                    found["flooded"].append(round(rate, 2))
                    found["queue_when_flooded"] = await house.queue(stranger.http)
                    if pair == arguments.pairs - 1:
                        found["with_another_process"] = await _relieved(house, stranger.http)
            found["attacker_was_told"] = dict(attacker.told)
        finally:
            house.close()
    found["ratio"] = round(sum(found["flooded"]) / sum(found["quiet"]), 3)
    return found


@contextlib.asynccontextmanager
async def _flooded(attacker: Attacker, arguments: argparse.Namespace, poison: bytes) -> AsyncIterator[None]:
    over = asyncio.Event()
    flood = asyncio.create_task(attacker.flood(arguments.tables, arguments.sockets, poison, over))
    await asyncio.sleep(10)  # until its tables are laid
    try:
        yield
    finally:
        over.set()
        await flood


async def _relieved(house: House, http: httpx.AsyncClient) -> dict[str, Any]:
    """What another process takes off the queue, from when its workers could be ready."""
    before = await _mean(house, http, AFTER)
    house.start("bots")
    began = time.monotonic()
    while (await house.queue(http))["under_way"] <= WORKERS and time.monotonic() - began < 60:
        await asyncio.sleep(0.2)
    started = time.monotonic() - began
    await asyncio.sleep(AFTER)
    return {"before": before, "after": await _mean(house, http, AFTER), "started_after_s": round(started, 1)}


async def _mean(house: House, http: httpx.AsyncClient, seconds: float) -> dict[str, float]:
    looks, until = [], time.monotonic() + seconds
    while time.monotonic() < until:
        looks.append(await house.queue(http))
        await asyncio.sleep(0.25)
    return {
        name: round(sum(look[name] for look in looks) / len(looks), 1)
        for name in ("waiting", "under_way", "oldest_s")
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--pairs", type=int, default=3, help="of a quiet and a flooded window")
    parser.add_argument("--seconds", type=float, default=20, help="of one window")
    parser.add_argument("--tables", type=int, default=25)
    parser.add_argument("--sockets", type=int, default=200)
    parser.add_argument("--without-limits", action="store_true")
    parser.add_argument("--run", nargs=5, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.run:
        run(*arguments.run)
    else:
        print(json.dumps(asyncio.run(measure(arguments)), indent=2))


if __name__ == "__main__":
    main()
