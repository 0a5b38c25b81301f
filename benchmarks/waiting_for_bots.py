"""How long people wait for a bot's whole turn, at tables that share one worker with ten others.

    python benchmarks/waiting_for_bots.py [--tables 11] [--seconds 720] [--rest 4] [--bot sailor]

One node on PostgreSQL and Redis with one worker, as `fathom serve` starts it. At each table somebody plays
with a bot, the games in turn, answers at random after `--rest` seconds (people need longer) and begins anew
where a match is over. Timed by the clock on the wall is from an answer after which only the bot is asked to
the next question, without the pause that the house leaves between two answers of a bot. On a quiet machine.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import time
from collections import defaultdict
from itertools import cycle

import uvloop

from fathomfive.kernel.game import find_game, installed_games
from server_load import Crowd, FramePart, LoadTable, Seat, connected, new_database, served

REDIS = os.environ.get("FATHOM_TEST_REDIS", "redis://127.0.0.1:6379")
GIVES_UP = b'"do":"concede"'


class Waiting(LoadTable):
    """A table of one person who says how long it was until they were asked again."""

    def __init__(self, id: str, waits: list[float]) -> None:
        super().__init__(id, viewers=1)
        self.waits = waits
        self._since = 0.0

    def arrived(self, seat: Seat, part: FramePart) -> None:
        asked = part.ask is not None and part.ask.yours
        if self._since and (asked or part.ask is None):
            self.waits.append(time.perf_counter() - self._since)
            self._since = 0.0
        elif not asked and not self._since:
            self._since = self.sent_at
        super().arrived(seat, part)

    async def play_out(self, rest: float) -> None:
        while not self.over.is_set():
            await asyncio.sleep(rest)
            if self.ready is None or self.over.is_set():
                continue
            seat, ask = self.ready
            seat.options = [one for one in seat.options if GIVES_UP not in bytes(one)]
            self.sent_at = time.perf_counter()
            self.play(seat, ask)


async def always(crowd: Crowd, who: int, game: str, given: argparse.Namespace, waits: list[float]) -> None:
    """One table after the other, as each comes to its end."""
    await asyncio.sleep(given.rest * who / given.tables)  # people do not answer all at once
    while True:
        table = Waiting(await crowd.table_with_a_bot(who, game, given.bot), waits)
        path = f"/api/tables/{table.id}/live"
        table.seats[0].wire = await connected(crowd.child.port, path, crowd.cookies[who], table.seats[0].hear)
        table.seats[0].wire.say({"t": "hello", "protocol": 1})
        await table.play_out(given.rest)
        table.seats[0].wire.transport.close()


async def measure(given: argparse.Namespace) -> None:
    waits: dict[str, list[float]] = defaultdict(list)
    more = ("--redis", REDIS, "--prefix", f"fathom-bench-{secrets.token_hex(4)}", "--pause", "0")
    async with new_database() as database, served(database, "", *more) as crowd:
        await crowd.come(given.tables)
        games = cycle(installed_games())
        async with asyncio.timeout(given.seconds + 5), asyncio.TaskGroup() as group:
            tables = [
                group.create_task(always(crowd, who, game, given, waits[game]))
                for who, game in zip(range(given.tables), games, strict=False)
            ]
            await asyncio.sleep(given.seconds)
            for table in tables:
                table.cancel()
        hurried = await crowd.thoughts("fathom_bot_thoughts_hurried_total")
        print(f"{await crowd.thoughts():.0f} answers of bots, {hurried:.0f} thoughts ended by the clock\n")
    print("| game | turns | median | 95th percentile | slowest |\n|---|---|---|---|---|")
    for game, found in waits.items():
        times = sorted(found)
        at_95 = times[int(len(times) * 0.95)]
        print(
            f"| {find_game(game).title} | {len(times)} | {times[len(times) // 2]:.2f} s | {at_95:.2f} s "
            f"| {times[-1]:.2f} s |"
        )


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    reader.add_argument("--tables", type=int, default=11)
    reader.add_argument("--seconds", type=float, default=720)
    reader.add_argument("--rest", type=float, default=4)
    reader.add_argument("--bot", default="sailor")
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(measure(reader.parse_args()))


if __name__ == "__main__":
    main()
