"""Drills end: with everything they started, and with players that take the word to go."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from websockets.asyncio.server import ServerConnection, serve

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "benchmarks"))

from survival import Ledger, Player  # noqa: E402

PATIENCE = 60.0


def _may_unshare() -> bool:
    tried = ["unshare", "--net", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc", "true"]
    return os.geteuid() == 0 and subprocess.run(tried, capture_output=True, check=False).returncode == 0


def _commands() -> list[str]:
    found = []
    for file in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            found.append(file.read_bytes().decode(errors="replace"))
        except OSError:  # it has ended meanwhile
            continue
    return found


@pytest.mark.skipif(not _may_unshare(), reason="only root may make namespaces, and not everywhere")
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_drill_that_is_told_to_end_leaves_nothing(tmp_path: Path, how: signal.Signals) -> None:
    told = tmp_path / "told"
    drill = subprocess.Popen(
        [sys.executable, "-m", "tests.drills.sleeper", str(told)], cwd=ROOT, stderr=subprocess.DEVNULL
    )
    until = time.monotonic() + PATIENCE
    while not told.exists() or not told.read_text():
        assert drill.poll() is None
        assert time.monotonic() < until
        time.sleep(0.05)
    folder = Path(told.read_text())
    assert any(f"deaf-in-{folder.name}" in one for one in _commands())
    drill.send_signal(how)
    drill.send_signal(how)  # a limit of time tells the whole group, and so everybody twice
    assert drill.wait(PATIENCE) == 128 + signal.SIGTERM
    assert not any(f"deaf-in-{folder.name}" in one for one in _commands())
    assert not folder.parent.exists()
    assert str(folder) not in Path("/proc/self/mounts").read_text()


async def test_players_take_the_word_to_go() -> None:
    """Also in the moment in which a frame comes: wait_for of Python 3.11 loses it then."""

    async def chatters(socket: ServerConnection) -> None:
        while True:
            await socket.send('{"t":"presence"}')
            await asyncio.sleep(0)

    async with serve(chatters, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        players = [Player("t", "", [port], Ledger(), 0.1) for _ in range(20)]
        tasks = [asyncio.create_task(player.run()) for player in players]
        await asyncio.sleep(1)
        for task in tasks:
            task.cancel()
        _, left = await asyncio.wait(tasks, timeout=5)
        for player in players:
            player.stopping = True
    assert not left
