"""What somebody hears whose job did not end well, how a node ends with a hung worker, and the sweep."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fathomfive.kernel.game import Setup
from fathomfive.server.thinking.workers import Workers
from fathomfive.tables import seating
from fathomfive.tables.bus import Alone
from fathomfive.tables.hall import Hall
from fathomfive.tables.ids import new_id
from fathomfive.tables.memory import Memory
from fathomfive.tables.ports import Measures
from fathomfive.tables.queue import MOST_OF_A_GUEST, MemoryQueue, Priority
from fathomfive.tables.records import Due
from fathomfive.tables.refusal import Refusal
from fathomfive.tables.settings import HouseSettings
from fathomfive.tables.thinking import A_PAGE
from tests.server import deeds

PERSON = Priority.PERSON


@contextlib.asynccontextmanager
async def hall(processes: int = 1, **limits: Any) -> AsyncIterator[Hall]:
    workers = Workers(processes, **limits)
    opened = Hall(Memory(), HouseSettings(workers=processes), Measures(), Alone(), workers, MemoryQueue())
    await opened.open_doors(bots=True)
    await workers.run(deeds.who)
    try:
        yield opened
    finally:
        await opened.send_home()
        await opened.lock_up()
        await workers.close()


async def refusal(hall: Hall, job: Any, *args: Any, guest: str = "ann") -> tuple[str, str, Any]:
    with pytest.raises(Refusal) as refused:
        await hall.thinkers.ask(guest, PERSON, job, *args)
    return refused.value.reason, refused.value.why.id, refused.value.why.args.get("what")


async def test_whoever_asks_for_too_much_is_told_and_the_next_one_served() -> None:
    async with hall(clock=0.5, megabytes=600) as house:
        stopped = "refused", "refused-thinking-stopped"
        assert await refusal(house, deeds.hang) == (*stopped, "time")
        assert await refusal(house, deeds.devour, 2000) == (*stopped, "memory")
        assert await house.thinkers.ask("ben", PERSON, deeds.who)


async def test_a_worker_that_dies_again_and_again_is_said_to_have_died() -> None:
    async with hall() as house:
        assert (await refusal(house, deeds.killed))[:2] == ("unavailable", "refused-thinking-died")
        assert await house.thinkers.ask("ben", PERSON, deeds.who)


async def test_a_guest_who_asks_for_more_than_their_share_is_refused() -> None:
    async with hall(clock=20) as house:
        asked = [
            asyncio.create_task(house.thinkers.ask("ann", PERSON, deeds.hang))
            for _ in range(MOST_OF_A_GUEST[PERSON])
        ]
        await asyncio.sleep(0.2)
        assert (await refusal(house, deeds.who))[:2] == ("too-many", "refused-thinking-yours")
        for one in asked:
            one.cancel()
        await asyncio.wait(asked)
        assert sum((await house.thinkers.queue.depth()).waiting.values()) == 0, "nobody waits for them now"


async def test_no_guest_has_all_workers_of_a_node() -> None:
    async with hall(2, clock=30) as house:
        asked = [asyncio.create_task(house.thinkers.ask("ann", PERSON, deeds.hang)) for _ in range(4)]
        await asyncio.sleep(0.5)
        async with asyncio.timeout(15):
            assert await house.thinkers.ask("ben", PERSON, deeds.who)
        for one in asked:
            one.cancel()
        await asyncio.wait(asked)


def test_a_node_with_a_hung_worker_ends_when_it_is_told_to(tmp_path: Path) -> None:
    script = tmp_path / "node.py"
    script.write_text(
        "import asyncio, signal, sys\n"
        "from fathomfive.server.operate.node import Node\n"
        "from fathomfive.server.operate.settings import Settings\n"
        "from fathomfive.tables.queue import Priority\n"
        "from tests.server import deeds\n"
        "async def main():\n"
        "    stop = asyncio.Event()\n"
        "    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)\n"
        "    node = Node(Settings(databases=(sys.argv[1],)))\n"
        "    await node.open()\n"
        "    await node.thinkers.ask('ann', Priority.PERSON, deeds.who)\n"
        "    hung = asyncio.create_task(node.thinkers.ask('ann', Priority.PERSON, deeds.hang))\n"
        "    await asyncio.sleep(0.5)\n"
        "    print('hung', flush=True)\n"
        "    await stop.wait()\n"
        "    hung.cancel()\n"
        "    await node.close()\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )
    env = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, str(script), f"sqlite:///{tmp_path}/tables.db"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=env) as node:
        assert node.stdout is not None
        while node.stdout.readline().strip() != b"hung":
            assert node.poll() is None
        node.send_signal(signal.SIGTERM)
        assert node.wait(15) == 0


class Crowded:
    """A store with pages of frozen tables, and a healthy one behind them."""

    def __init__(self) -> None:
        self.due = [Due(f"a{n:04}", "ann", 5, "other rules") for n in range(2 * A_PAGE + 7)]
        self.due.append(Due("zz", "ben", 9, "ours"))

    async def tables_due_bots(self, after: str, most: int) -> list[Due]:
        return [due for due in self.due if due.table > after][:most]


async def test_frozen_tables_hide_nobody_from_the_sweep() -> None:
    async with hall() as house:
        await house.thinking.close()
        store: Any = Crowded()
        house.thinking._not_ours.add("other rules")
        await house.thinking._sweep("x", store)
        assert await house.thinkers.queue.take(tuple(Priority), ()) is None, (
            "it may have been asked for just now"
        )
        await house.thinking._sweep("x", store)
        lease = await house.thinkers.queue.take(tuple(Priority), ())
        assert lease is not None
        assert (lease.job.id, lease.job.guest) == ("zz:9", "ben")
        store.due[-1] = Due("zz", "ben", 10, "ours")
        await house.thinking._sweep("x", store)
        assert await house.thinkers.queue.take(tuple(Priority), ()) is None, "somebody thinks for it"


async def test_a_bot_answers_though_somebody_keeps_changing_their_mind() -> None:
    """An answer that is still private moves the head, but must not begin the bot's pause again."""
    async with hall() as house:
        assert house.house.settings.bot_pause > 0.2, "or this shows nothing"
        guest = await house.make_guest("Ann")
        made, _, _ = await house.desk.make(Setup("pearls", 2, {}), guest, {})
        await house.desk.change(made.id, guest, lambda table: seating.seat_bot(table, guest, 1, "random"))
        await house.desk.change(made.id, guest, lambda table: seating.start(table, guest))
        table = await house.desk.look(made.id, guest)
        async with asyncio.timeout(20):
            while True:
                match = table.match
                assert match is not None
                if match.ask is not None and match.ask.kind == "breath" and 0 in match.waiting_for:
                    break
                if match.ask is not None and 0 in match.waiting_for:
                    action = match.ask.options_of(0)[0]
                    await house.desk.play(made.id, guest, table.ask, msgspec.json.encode(action), new_id())
                await asyncio.sleep(0.1)
            asked = table.ask
            for number in itertools.count():
                if table.ask != asked or table.match is None or table.match.ask is None:
                    break
                mind = table.match.ask.options_of(0)[number % 2]
                with contextlib.suppress(Refusal):  # the bot was faster
                    await house.desk.play(made.id, guest, asked, msgspec.json.encode(mind), new_id())
                await asyncio.sleep(0.1)
