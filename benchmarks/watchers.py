"""What a table with very many watchers costs, and whether people at other tables notice.

    python benchmarks/watchers.py [--watchers 1000] [--moves 40] [--windows 4] [--seconds 4] [--game lurk]

One node on PostgreSQL. The watchers come in two halves (the second must not cost more than the first); then
the table is played: CPU of the node for each watcher and move, the longest time its loop was blocked. Then
people at other tables play at a steady rate in windows in which the watched table rests and is played in
turn: the ratio of their p99, from send to the last viewer. The watchers sit in a process of their own:
reading their frames delays nobody who is timed. Ends by itself after two minutes, on a busy machine four.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import resource
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import uvloop

from server_load import RATE, Crowd, LoadTable, Wire, connected, leave, new_database, served

NEIGHBOURS_PLAY = "refuge"
NEIGHBOURS = 24
"""Tables that are played beside the watched one, anew in each window."""
AT_ONCE = 20
"""Watchers who come at the same time."""
A_MOVE = 0.4
"""Seconds between two moves of the watched table beside others."""


# --- the watchers, in a process of their own ------------------------------------------------------------


class Watchers:
    def __init__(self, port: int, table: str) -> None:
        self._port, self._path = port, f"/api/tables/{table}/live"
        self._cookies: list[str] = []
        self._wires: list[Wire] = []
        self._seen: list[int] = []
        self._news = asyncio.Event()
        self.frames = self.bytes = 0

    async def obey(self) -> None:
        """A command on each line: `join` with cookies, `see` a number; each is answered when it is done."""
        loop = asyncio.get_running_loop()
        while line := (await loop.run_in_executor(None, sys.stdin.readline)).strip():
            order = json.loads(line)
            if "join" in order:
                await self._join(order["join"])
            else:
                await self._until(lambda: min(self._seen) >= order["see"])  # noqa: B023
            print(json.dumps({"frames": self.frames, "bytes": self.bytes}), flush=True)

    async def _join(self, cookies: list[str]) -> None:
        waiting = list(cookies)

        async def come() -> None:
            while waiting:
                await self._come(waiting.pop())

        await asyncio.gather(*(come() for _ in range(AT_ONCE)))

    async def _come(self, cookie: str) -> None:
        number = len(self._seen)
        self._seen.append(-1)
        wire = await connected(self._port, self._path, cookie, self._hearing(number))
        wire.say({"t": "hello", "protocol": 1})
        self._wires.append(wire)
        await self._until(lambda: self._seen[number] >= 0)

    def _hearing(self, number: int) -> Callable[[bytes], None]:
        def hear(frame: bytes) -> None:
            self.frames += 1
            self.bytes += len(frame)
            if frame.startswith(b'{"t":"moment","seq":'):
                self._seen[number] = int(frame[20:40].partition(b",")[0].rstrip(b"}"))
                self._news.set()

        return hear

    async def _until(self, holds: Callable[[], bool]) -> None:
        while not holds():
            self._news.clear()
            await self._news.wait()


class Apart:
    """The process with the watchers, as the one who measures sees it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.frames = self.bytes = 0

    async def _tell(self, order: dict[str, object]) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(order).encode() + b"\n")
        answer = await asyncio.wait_for(self._process.stdout.readline(), 120)
        counted = json.loads(answer)
        self.frames, self.bytes = counted["frames"], counted["bytes"]

    async def join(self, cookies: list[str]) -> None:
        await self._tell({"join": cookies})

    async def see(self, seq: int) -> None:
        await self._tell({"see": seq})


@asynccontextmanager
async def watchers_at(port: int, table: str) -> AsyncIterator[Apart]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(Path(__file__)), "--run-watchers", str(port), table,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, limit=2**20,
    )  # fmt: skip
    try:
        yield Apart(process)
    finally:
        process.kill()
        await process.wait()


# --- what is measured -----------------------------------------------------------------------------------


async def come_in(crowd: Crowd, table: LoadTable, count: int) -> list[str]:
    """New guests who have opened the link to watch: their cookies."""
    link = await crowd._ask(0, "POST", f"/api/tables/{table.id}/links", {"role": "watch"})
    cookies = []
    for n in range(count):
        crowd.http.cookies.clear()
        (await crowd.http.post("/api/me", json={"name": f"Watcher {n}"})).raise_for_status()
        cookies.append("; ".join(f"{name}={value}" for name, value in crowd.http.cookies.items()))
        token = link["path"].split("#")[1]
        (await crowd.http.post(f"/api/tables/{table.id}/enter", json={"token": token})).raise_for_status()
    crowd.http.cookies.clear()
    return cookies


async def blocked(crowd: Crowd) -> float:
    """The longest time the loop was blocked in the last minute or two, in ms."""
    text = (await crowd.http.get("/api/metrics")).text
    found = re.search(r"^fathom_loop_blocked_seconds (\S+)", text, re.MULTILINE)
    assert found is not None
    return round(1000 * float(found[1]), 1)


async def moved(table: LoadTable) -> int:
    """One move of the watched table; the number of its entry."""
    async with asyncio.timeout(60):
        while not table.play_timed():
            await asyncio.sleep(0.005)
        wanted = table.sent_seq
        while table.sent_seq and not table.over.is_set():
            await asyncio.sleep(0.002)
    return wanted


async def measure(arguments: argparse.Namespace) -> dict[str, object]:
    found: dict[str, object] = {"watchers": arguments.watchers, "game": arguments.game}
    async with new_database() as database, served(database, arguments.game) as crowd:
        table = await crowd.seated()
        crowd.game = NEIGHBOURS_PLAY
        cookies = await come_in(crowd, table, arguments.watchers)
        async with watchers_at(crowd.child.port, table.id) as watchers:
            await _joining(crowd, watchers, cookies, found)
            await _moving(crowd, watchers, table, arguments, found)
            await _beside(crowd, table, arguments, found)
    return found


async def _joining(crowd: Crowd, watchers: Apart, cookies: list[str], found: dict[str, object]) -> None:
    half, costs = len(cookies) // 2, []
    for some in (cookies[:half], cookies[half:]):
        cpu, frames = crowd.child.cpu(), watchers.frames
        await watchers.join(some)
        costs.append(1e6 * (crowd.child.cpu() - cpu) / len(some))
        found[f"frames_to_join_half_{len(costs)}"] = watchers.frames - frames
    found["join_cpu_us"] = [round(cost) for cost in costs]
    found["second_half_to_first"] = round(costs[1] / costs[0], 2)
    found["blocked_joining_ms"] = await blocked(crowd)


async def _moving(
    crowd: Crowd, watchers: Apart, table: LoadTable, arguments: argparse.Namespace, found: dict[str, object]
) -> None:
    await asyncio.sleep(2)
    cpu, frames, size, times = crowd.child.cpu(), watchers.frames, watchers.bytes, []
    moves = 0
    for _ in range(arguments.moves):
        if table.over.is_set():
            break
        began = time.perf_counter()
        await watchers.see(await moved(table))
        times.append(time.perf_counter() - began)
        moves += 1
    spent = crowd.child.cpu() - cpu
    found["moves"] = moves
    found["us_of_cpu_a_watcher_and_move"] = round(1e6 * spent / (moves * arguments.watchers), 1)
    found["frames_a_watcher_and_move"] = round((watchers.frames - frames) / (moves * arguments.watchers), 2)
    found["bytes_a_watcher_and_move"] = round((watchers.bytes - size) / (moves * arguments.watchers))
    found["last_watcher_p50_ms"] = round(1000 * sorted(times)[len(times) // 2])
    found["blocked_moving_ms"] = await blocked(crowd)


async def _beside(
    crowd: Crowd, table: LoadTable, arguments: argparse.Namespace, found: dict[str, object]
) -> None:
    """People at other tables, while the watched one rests and while it is played, in turn."""
    times: dict[bool, list[float]] = {False: [], True: []}
    for window in range(2 * arguments.windows):
        neighbours = [await crowd.seated() for _ in range(NEIGHBOURS)]
        await asyncio.sleep(0.5)
        playing = asyncio.create_task(_play_on(table)) if window % 2 else None
        times[bool(window % 2)] += await at_a_steady_rate(neighbours, arguments.seconds)
        if playing is not None:
            playing.cancel()
        leave(neighbours)
    quiet, beside = (sorted(times[busy]) for busy in (False, True))
    for name, part in (("p50", 0.5), ("p99", 0.99)):
        at_rest, played = (1000 * some[int(len(some) * part)] for some in (quiet, beside))
        found[f"others_{name}_ms"] = [round(at_rest, 1), round(played, 1)]
        found[f"others_{name}_ratio"] = round(played / at_rest, 2)
    found["blocked_beside_ms"] = await blocked(crowd)


async def _play_on(table: LoadTable) -> None:
    while not table.over.is_set():
        table.play_timed()
        await asyncio.sleep(A_MOVE)


async def at_a_steady_rate(tables: list[LoadTable], seconds: float) -> list[float]:
    began, sent, turn = time.perf_counter(), 0, 0
    while (passed := time.perf_counter() - began) < seconds:
        while sent < passed * RATE:
            for _ in tables:
                turn = (turn + 1) % len(tables)
                if tables[turn].play_timed():
                    break
            sent += 1
        await asyncio.sleep(0.001)
    await asyncio.sleep(0.5)
    return [second for table in tables for second in table.times]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--watchers", type=int, default=1000)
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--windows", type=int, default=4, help="pairs of a quiet and a busy window")
    parser.add_argument("--seconds", type=float, default=4, help="of one window")
    parser.add_argument("--game", default="lurk", help="of the watched table: one that lasts")
    parser.add_argument("--run-watchers", nargs=2, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 20_000)), hard))
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        if arguments.run_watchers:
            port, table = arguments.run_watchers
            runner.run(Watchers(int(port), table).obey())
        else:
            print(json.dumps(runner.run(measure(arguments)), indent=2))


if __name__ == "__main__":
    main()
