"""Workers with limits: whatever a job does, its worker is stopped and replaced, and the caller told."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from fathomfive.server.thinking.workers import Workers
from fathomfive.tables.ports import Died, Overran
from tests.server import deeds

A_START = 60.0
"""Seconds in which a worker has started, on a busy machine."""


@contextlib.asynccontextmanager
async def workers(processes: int = 1, **limits: float) -> AsyncIterator[Workers]:
    staff = Workers(processes, **limits)  # type: ignore[arg-type]
    try:
        yield staff
    finally:
        await staff.close()


def children() -> set[int]:
    """The processes of this one that are workers."""
    found = set()
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            ppid = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if ppid == os.getpid() and b"spawn_main" in (folder / "cmdline").read_bytes():
                found.add(int(folder.name))
    return found


async def test_one_worker_does_one_job_after_the_other() -> None:
    async with workers() as staff:
        assert len({await staff.run(deeds.who) for _ in range(5)}) == 1


async def test_a_job_that_burns_too_much_time_is_stopped_and_the_next_one_done() -> None:
    async with workers(cpu_seconds=1) as staff:
        before = await staff.run(deeds.who)
        with pytest.raises(Overran, match="time"):
            await staff.run(deeds.spin)
        assert await staff.run(deeds.who) != before


async def test_time_is_counted_for_each_job_anew() -> None:
    """Many honest jobs together take more than one may."""
    async with workers(cpu_seconds=1) as staff:
        assert len({await staff.run(deeds.busy, 0.4) for _ in range(8)}) == 1


async def test_a_job_that_hangs_is_killed_at_its_deadline() -> None:
    async with workers(clock=0.5) as staff:
        await staff.run(deeds.who)
        start = time.monotonic()
        with pytest.raises(Overran, match="time"):
            await staff.run(deeds.hang)
        assert time.monotonic() - start < 3
        assert await staff.run(deeds.who)


async def test_a_job_is_not_blamed_for_a_worker_that_is_held() -> None:
    """A bot whose worker was stopped from outside waited for a minute, as if its thinking had no end."""
    async with workers(clock=0.5) as staff:
        os.kill(await staff.run(deeds.who), signal.SIGSTOP)
        with pytest.raises(Died):
            await staff.run(deeds.who)
        assert await staff.run(deeds.who)


async def test_a_job_that_wants_too_much_memory_is_stopped() -> None:
    async with workers(megabytes=600) as staff:
        assert await staff.run(deeds.devour, 50)
        with pytest.raises(Overran, match="memory"):
            await staff.run(deeds.devour, 2000)
        assert await staff.run(deeds.who)


async def test_a_worker_that_the_kernel_kills_is_replaced() -> None:
    async with workers() as staff:
        with pytest.raises(Died):
            await staff.run(deeds.killed)
        assert await staff.run(deeds.who)


async def test_a_worker_killed_while_idle_is_replaced_and_never_doubled() -> None:
    """With one worker allowed there was a moment with four."""
    before = children()
    async with workers() as staff:
        for _ in range(3):
            os.kill(await staff.run(deeds.who), signal.SIGKILL)
            running = asyncio.create_task(staff.run(deeds.busy, 0.2))
            most = 0
            while not running.done():
                most = max(most, len(children() - before))
                await asyncio.sleep(0.005)
            with contextlib.suppress(Died):  # the signal was still on its way
                await running
            assert most <= 1
    assert children() <= before


async def test_what_a_job_raises_comes_back_even_if_it_cannot_travel() -> None:
    async with workers() as staff:
        with pytest.raises(ValueError, match="of the job's own"):
            await staff.run(deeds.wrong)
        with pytest.raises(RuntimeError, match="Odd"):
            await staff.run(deeds.odd)


async def test_workers_that_are_killed_at_any_moment_stop_nobody_else() -> None:
    """A SIGKILL somewhere on the way of a large answer: each job is answered or reported, and all goes on."""
    chance, fates = random.Random(5), set()
    async with workers(2) as staff:
        for _ in range(8):
            victim = await staff.run(deeds.who)
            both = [asyncio.create_task(staff.run(deeds.answer_of, 20_000_000)) for _ in range(2)]
            await asyncio.sleep(chance.uniform(0.0, 0.04))
            os.kill(victim, signal.SIGKILL)
            for fate in await asyncio.wait_for(asyncio.gather(*both, return_exceptions=True), A_START):
                assert isinstance(fate, bytes | Died)
                fates.add(type(fate))
        assert await staff.run(deeds.who)
    assert fates == {bytes, Died}


async def test_closing_does_not_wait_for_a_hung_worker() -> None:
    staff = Workers(2)
    await staff.run(deeds.who)
    hung = asyncio.create_task(staff.run(deeds.hang))
    await asyncio.sleep(0.5)
    start = time.monotonic()
    await staff.close()
    assert time.monotonic() - start < 3
    with pytest.raises(Died):
        await hung


def test_workers_go_when_their_server_is_killed(tmp_path: Path) -> None:
    code = (
        "import asyncio, sys\n"
        "from fathomfive.server.thinking.workers import Workers\n"
        "from tests.server import deeds\n"
        "async def main():\n"
        "    staff = Workers(1)\n"
        "    print(await staff.run(deeds.who), flush=True)\n"
        "    await staff.run(deeds.spin)\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )
    script = tmp_path / "served.py"
    script.write_text(code)
    env = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, env=env) as served:
        assert served.stdout is not None
        worker = int(served.stdout.readline())
        time.sleep(0.3)
        served.kill()
        until = time.monotonic() + A_START
        while Path(f"/proc/{worker}").exists() and time.monotonic() < until:
            if "State:\tZ" in Path(f"/proc/{worker}/status").read_text():
                break
            time.sleep(0.05)
        else:
            assert not Path(f"/proc/{worker}").exists()
