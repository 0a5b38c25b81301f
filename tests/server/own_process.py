"""A node in a process of its own, without limits: its watchdog tells of the node, not of the test."""

from __future__ import annotations

import contextlib
import json
import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from tests.server.playing import PATIENCE

TRIES = 3
LONGEST = 0.05
"""Seconds for which nothing may keep a node's loop from its work: a bound of its histogram."""


class OwnProcess:
    def __init__(self, database: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.database = database
        self.url = f"http://127.0.0.1:{self.port}"

    @classmethod
    @contextmanager
    def on(cls, database: str, **settings: Any) -> Iterator[OwnProcess]:
        served = cls(database)
        told = [database, str(served.port), json.dumps(settings)]
        command = [sys.executable, "-m", "tests.server.own_process", *told]
        process = subprocess.Popen(command)
        try:
            served._get_ready(process)
            yield served
        finally:
            process.terminate()
            process.wait(PATIENCE)

    def _get_ready(self, process: subprocess.Popen[bytes]) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and process.poll() is None:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/api/ready", timeout=PATIENCE).status_code == 200:
                    return
            time.sleep(0.1)
        raise RuntimeError("the server did not get ready")

    def withstands(self, attack: Callable[[], object]) -> None:
        """The attack never keeps the loop from its work, and nothing of it is answered as a fault.

        A machine that stands still for a moment holds the loop up as well; an attack does it every time.
        """
        counted = []
        for _ in range(TRIES):
            blocked, faults = self._wrongs()
            attack()
            now_blocked, now_faults = self._wrongs()
            assert now_faults == faults, f"{now_faults - faults:g} requests were answered as a fault"
            if now_blocked == blocked:
                return
            counted.append(now_blocked - blocked)
        raise AssertionError(f"the loop was blocked for more than {LONGEST} s, times in each try: {counted}")

    def _wrongs(self) -> tuple[float, float]:
        """How often the loop was blocked for too long, and how many requests were answered as a fault."""
        text = httpx.get(f"{self.url}/api/metrics", timeout=PATIENCE).text

        def count(of: str) -> float:
            return sum(float(value) for value in re.findall(rf"^{of} (\S+)$", text, re.MULTILINE))

        lag = "fathom_loop_lag_seconds"
        in_time = count(rf'{lag}_bucket\{{le="{LONGEST}"\}}')
        assert in_time, "the watchdog sleeps"
        faults = count(r'fathom_requests_total\{.*status="5\d\d".*\}')
        return count(f"{lag}_count") - in_time, faults


def not_at_work() -> float:
    """Seconds in which this process computed nothing.

    What a guest's frames cost is work; a machine that is busy with other things is not the guest's doing.
    """
    return time.monotonic() - time.process_time()


def run(database: str, port: int, settings: dict[str, Any]) -> None:
    from fathomfive.server.http.app import make_app
    from fathomfive.server.operate import logs
    from fathomfive.server.operate.node import Node
    from fathomfive.server.operate.serve import server_for, spare_the_collector
    from fathomfive.server.operate.settings import Settings
    from fathomfive.server.operate.watchdog import Watchdog

    logs.set_up("error")
    wanted = {"limits": False, "bot_pause": 0.0, "behind": 0.05} | settings
    node = Node(Settings(databases=(database,), **wanted))
    node.watchdog = Watchdog(node.metrics.loop_was_blocked, not_at_work)
    spare_the_collector()
    server_for(make_app(node), "127.0.0.1", port).run()


if __name__ == "__main__":
    run(sys.argv[1], int(sys.argv[2]), json.loads(sys.argv[3]))
