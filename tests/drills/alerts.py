"""The alert drill: for each fault that benchmarks/survival.py makes, the alert that tells of it fires.

As root: `python -m tests.drills.alerts [--only NAME]`. The rules are those of deploy/prometheus with their
times shortened by the same hand for all: spans of minutes become seconds. Faults one by one, both plans.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import yaml

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "benchmarks"))

from hardships import DISK, FAKETIME, HARDSHIPS, House, opened  # noqa: E402
from own_services import OwnServices, free_port  # noqa: E402
from survival import Child, Ledger, Player, seat_tables  # noqa: E402
from tests.drills.apart import inside  # noqa: E402

RULES = ROOT / "deploy" / "prometheus"
MOST = 60.0
"""Seconds for an alert to come, and half of those for it to go."""
STILL = 4.0
"""Seconds for which an alert must have been silent before it counts that it comes."""


# --- the simple faults ----------------------------------------------------------------------------------


@asynccontextmanager
async def _dead(child: Child) -> AsyncIterator[None]:
    child.kill()
    yield
    child.start()


@asynccontextmanager
async def _frozen(house: House) -> AsyncIterator[None]:
    house.nodes[0].signal(signal.SIGSTOP)
    yield
    house.nodes[0].signal(signal.SIGCONT)


@asynccontextmanager
async def _cuts(house: House) -> AsyncIterator[None]:
    async def cut() -> None:
        while True:
            for line in house.to_database:
                line.cut_next = True
            await asyncio.sleep(0.5)

    cutting = asyncio.create_task(cut())
    yield
    cutting.cancel()
    for line in house.to_database:
        line.cut_next = False


@asynccontextmanager
async def _no_redis(house: House) -> AsyncIterator[None]:
    await asyncio.to_thread(house.services.stop_redis)
    yield
    await asyncio.to_thread(house.services.start_redis)


@asynccontextmanager
async def _no_postgres(house: House) -> AsyncIterator[None]:
    """A restart that takes a while."""
    await asyncio.to_thread(house.services.database.stop, signal.SIGINT)
    yield
    await asyncio.to_thread(house.services.database.start)


@asynccontextmanager
async def _workers(house: House, number: signal.Signals) -> AsyncIterator[None]:
    """Again and again, as it is when memory is short."""

    async def hit() -> None:
        while True:
            for pid in house.workers():
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, number)
            await asyncio.sleep(2)

    hitting = asyncio.create_task(hit())
    yield
    hitting.cancel()


Fault = Callable[[House], AbstractAsyncContextManager[None]]
FAULTS: dict[str, tuple[Fault, str]] = {
    "node killed": (lambda house: _dead(house.nodes[0]), "FathomNodeDown"),
    "node frozen": (_frozen, "FathomNodeDown"),
    "line cut after commit": (_cuts, "FathomLinesLost"),
    "redis stopped": (_no_redis, "FathomBusGone"),
    "bot worker killed": (lambda house: _dead(house.bots), "FathomBotsDown"),
    "postgres restarted": (_no_postgres, "FathomDatabaseGone"),
    "node cut off from the database": (HARDSHIPS["node cut off from the database"], "FathomDatabaseGone"),
    "node cut off from Redis": (HARDSHIPS["node cut off from Redis"], "FathomBusGone"),
    "database only reads": (HARDSHIPS["database only reads"], "FathomDatabaseGone"),
    "disk full": (HARDSHIPS["disk full"], "FathomNotSaved"),
    "clock an hour ahead": (HARDSHIPS["clock an hour ahead"], "FathomClockWrong"),
    "clock an hour behind": (HARDSHIPS["clock an hour behind"], "FathomClockWrong"),
    "workers hang": (lambda house: _workers(house, signal.SIGSTOP), "FathomWorkersEnd"),
    "workers killed": (lambda house: _workers(house, signal.SIGKILL), "FathomWorkersEnd"),
    "hostile client": (HARDSHIPS["hostile client"], "FathomNonsense"),
    "poison table": (HARDSHIPS["poison table"], "FathomDeadLetters"),  # last: it stays
}
assert set(HARDSHIPS) <= set(FAULTS), "every fault of survival.py --hard"


# --- Prometheus -----------------------------------------------------------------------------------------


def shortened(text: str) -> str:
    """Waits of minutes become two seconds, spans five to twenty, the same for all rules."""
    text = re.sub(r"^(\s+for:) \d+[smh]$", r"\1 2s", text, flags=re.M)
    text = re.sub(r"^(\s+interval:) \d+s$", r"\1 1s", text, flags=re.M)
    spans = {"5m": "10s", "10m": "10s", "15m": "20s", "1h": "20s", "6h": "40s", "30d": "60s"}
    return re.sub(r"\[(\w+)\]", lambda found: f"[{spans[found[1]]}]", text)


class Prometheus:
    def __init__(self, folder: Path, house: House) -> None:
        for name in ("alerts.yaml", "objectives.yaml"):
            (folder / name).write_text(shortened((RULES / name).read_text()))
        given = yaml.safe_load((RULES / "prometheus.yaml").read_text())
        given["global"] = {"scrape_interval": "1s", "scrape_timeout": "1s", "evaluation_interval": "1s"}
        targets = {
            "fathom": [f"127.0.0.1:{node.operations}" for node in house.nodes],
            "fathom-bots": [f"127.0.0.1:{house.bots.operations}"],
        }
        for job in given["scrape_configs"]:
            job["static_configs"] = [{"targets": targets[job["job_name"]]}]
        (folder / "prometheus.yaml").write_text(yaml.safe_dump(given))
        port = free_port()
        self._url = f"http://127.0.0.1:{port}/api/v1"
        self._process = subprocess.Popen(
            ["prometheus", f"--config.file={folder}/prometheus.yaml", f"--storage.tsdb.path={folder}/data",
             f"--web.listen-address=127.0.0.1:{port}"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip

    async def alerts(self) -> dict[str, str] | None:
        """By name, whether each fires or is on its way ("pending"); None if Prometheus does not answer."""
        async with httpx.AsyncClient() as client:
            with contextlib.suppress(httpx.HTTPError, KeyError):
                alerts = (await client.get(f"{self._url}/alerts")).json()["data"]["alerts"]
                by_state = sorted(alerts, key=lambda alert: alert["state"] == "firing")
                return {alert["labels"]["alertname"]: alert["state"] for alert in by_state}
        return None

    async def firing(self) -> set[str]:
        return {name for name, state in (await self.alerts() or {}).items() if state == "firing"}

    async def fires(self, alert: str, since: float) -> float | None:
        """Seconds until it does; None if that did not come."""
        while time.monotonic() - since < MOST:
            if alert in await self.firing():
                return round(time.monotonic() - since, 1)
            await asyncio.sleep(0.25)
        return None

    async def calm(self, alert: str) -> bool:
        """Until it has been neither on nor on its way for a while: what comes then comes of what is done."""
        began = still = time.monotonic()
        while time.monotonic() - began < 2 * MOST:
            told = await self.alerts()
            if told is None or alert in told:
                still = time.monotonic()
            elif time.monotonic() - still > STILL:
                return True
            await asyncio.sleep(0.25)
        return False

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(30)


@contextlib.contextmanager
def watching(house: House) -> Iterator[Prometheus]:
    with tempfile.TemporaryDirectory(prefix="fathom-alerts-") as folder:
        prometheus = Prometheus(Path(folder), house)
        try:
            yield prometheus
        finally:
            prometheus.close()


# --- the drill ------------------------------------------------------------------------------------------


async def drill(only: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    with OwnServices(megabytes=DISK) as services:
        async with opened(services, "critical") as house, asyncio.TaskGroup() as group:
            with watching(house) as prometheus:
                ledger = Ledger()
                ports = [node.port for node in house.nodes]
                tasks: list[asyncio.Task[None]] = []
                for name, (fault, alert) in FAULTS.items():
                    if only not in name or ("clock" in name and not FAKETIME.exists()):
                        continue
                    for task in tasks:
                        task.cancel()
                    for child in (*house.nodes, house.bots):
                        if child.process is not None and child.process.poll() is not None:
                            child.start()  # as whatever runs it would
                    for node in house.nodes:
                        await node.up()
                    made = await _seated(ports[1])
                    tasks = [
                        group.create_task(Player(t, who, ports, ledger, 0.4).run())
                        for t, people in made
                        for who in people
                    ]
                    calm = await prometheus.calm(alert)
                    began = time.monotonic()
                    async with fault(house):
                        fired = await prometheus.fires(alert, began)
                        others = sorted(await prometheus.firing() - {alert})
                    found[name] = {
                        "alert": alert,
                        "after_s": fired,
                        "calm_before": calm,
                        "also": others,
                    }
                    print(f"{name}: {json.dumps(found[name])}", flush=True)
                for task in tasks:
                    task.cancel()
    return found


async def _seated(port: int) -> list[tuple[str, list[str]]]:
    for _ in range(60):
        try:
            return await seat_tables(port, 6)
        except (httpx.HTTPError, AssertionError):  # the fault before is just over
            await asyncio.sleep(1)
    raise TimeoutError("no tables could be laid")


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--only", default="", help="faults with this in their name")
    arguments = parser.parse_args()
    code = inside("tests.drills.alerts", *sys.argv[1:])
    if code is not None:
        return code
    began = time.monotonic()
    found = asyncio.run(drill(arguments.only))
    silent = [name for name, one in found.items() if one["after_s"] is None or not one["calm_before"]]
    print(
        f"{len(found) - len(silent)} of {len(found)} faults told by their alert, "
        f"not told: {', '.join(silent) or 'none'}; {time.monotonic() - began:.0f} s in all"
    )
    return int(bool(silent) or not found)


if __name__ == "__main__":
    sys.exit(main())
