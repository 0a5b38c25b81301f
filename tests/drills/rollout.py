"""The roll-out drill: a house goes to the next release and back while tables are played.

As root: `python -m tests.drills.rollout`. The next release is this one with another number and a migration
more, made in a folder of its own. Its migration is started twice at once; an old node dies and starts again
on the expanded schema, migrating first as its unit does; then nodes and bots are replaced one by one, and
everything is taken back. The clients' ledger is held against the journal, as in every survival run.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "benchmarks"))

from own_services import OwnServices, answers, free_port  # noqa: E402
from survival import Child, Ledger, Player, make_schema, seat_tables, verify_all  # noqa: E402
from tests.drills.apart import inside  # noqa: E402

TABLES = 9
GOES = 20.0
"""Seconds for a process to end once it is told to: what its unit gives it (TimeoutStopSec)."""
NEXT = "9.9.9"
MIGRATION = '''"""Something the next release knows: the weather at each table, and where lighthouses stand"""

import sqlalchemy as sa
from alembic import op

revision = "9001"
down_revision = {before!r}


def upgrade() -> None:
    op.add_column("tables", sa.Column("weather", sa.String(), nullable=False, server_default="calm"))
    op.create_table("lighthouses", sa.Column("id", sa.String(), primary_key=True))


def downgrade() -> None:
    op.drop_table("lighthouses")
    op.drop_column("tables", "weather")
'''


def next_release(folder: Path) -> dict[str, str]:
    """The settings under which Python finds it."""
    there = folder / "fathomfive"
    shutil.copytree(ROOT / "src" / "fathomfive", there, ignore=shutil.ignore_patterns("__pycache__"))
    release = there / "server" / "operate" / "release.py"
    release.write_text(f'"""Which release this is."""\n\nRELEASE = "{NEXT}"\n')
    versions = there / "server" / "journals" / "migrations" / "versions"
    before = max(file.name[1:5] for file in versions.glob("r*.py"))
    (versions / "r9001_weather.py").write_text(MIGRATION.format(before=before))
    return {"PYTHONPATH": str(folder)}


class Rollout:
    def __init__(self, database: str, redis: str, new: dict[str, str]) -> None:
        self._house = [database, redis]
        self._database = database
        self._new = new
        self.ports = [free_port(), free_port()]
        self.nodes = [self._node(port, new=False) for port in self.ports]
        self.bots = self._bots(new=False)
        self.steps: list[str] = []
        self.unwilling, self.slowest_end = 0, 0.0
        """How many did not end by themselves, and the seconds the slowest took."""
        self._began = time.monotonic()

    def _node(self, port: int, *, new: bool) -> Child:
        return Child("--run-node", *self._house, port=port, settings=self._new if new else {})

    def _bots(self, *, new: bool) -> Child:
        return Child("--run-bots", *self._house, settings=self._new if new else {})

    def migrate(self, times: int, *, new: bool) -> list[str]:
        """As many at once."""
        command = [sys.executable, "-m", "fathomfive", "migrate", "--database", self._database]
        env = {**os.environ, **(self._new if new else {})}
        started = [
            subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            for _ in range(times)
        ]
        said = [one.communicate(timeout=120) for one in started]
        assert all(one.returncode == 0 for one in started), said
        return sorted(out.strip() for out, _ in said)

    def tell(self, step: str) -> None:
        """As it happens: whoever waits sees where it stands."""
        self.steps.append(step)
        print(f"{time.monotonic() - self._began:.0f} s: {step}", file=sys.stderr, flush=True)

    async def start(self) -> None:
        for child in (*self.nodes, self.bots):
            child.start()
        for node in self.nodes:
            await node.up()

    async def restart(self, number: int) -> None:
        """It dies, and starts again as its unit does: migrate, then serve."""
        self.nodes[number].kill()
        said = await asyncio.to_thread(self.migrate, 1, new=False)
        self.nodes[number].start()
        await self.nodes[number].up()
        self.tell(f"old node restarted on the new schema ({said[0]})")

    async def replace_all(self, *, new: bool) -> None:
        for number, port in enumerate(self.ports):
            await asyncio.to_thread(self._end, self.nodes[number])
            self.nodes[number] = self._node(port, new=new)
            self.nodes[number].start()
            await self.nodes[number].up()
            assert await self.release(port) == (NEXT if new else await self._own())
        await asyncio.to_thread(self._end, self.bots)
        self.bots = self._bots(new=new)
        self.bots.start()
        async with asyncio.timeout(180):
            while not answers(self.bots.operations):
                await asyncio.sleep(0.1)
        self.tell(f"all replaced by the {'next' if new else 'old'} release")

    def _end(self, child: Child) -> None:
        """As an operator does: it finishes what it has begun."""
        assert child.process is not None
        began = time.monotonic()
        child.signal(signal.SIGTERM)
        try:
            child.process.wait(GOES)
        except subprocess.TimeoutExpired:
            child.kill()
            self.unwilling += 1
        self.slowest_end = max(self.slowest_end, time.monotonic() - began)

    async def release(self, port: int) -> str:
        async with httpx.AsyncClient() as client:
            for _ in range(100):
                try:
                    return str((await client.get(f"http://127.0.0.1:{port}/api/me")).json()["release"])
                except httpx.HTTPError:
                    await asyncio.sleep(0.2)
        raise TimeoutError

    async def _own(self) -> str:
        from fathomfive.server.operate.release import RELEASE

        return RELEASE

    def kill(self) -> None:
        for child in (*self.nodes, self.bots):
            child.kill()


async def drill(hold: float) -> tuple[Ledger, dict[str, Any]]:
    ledger = Ledger()
    with tempfile.TemporaryDirectory(prefix="fathom-next-") as folder, OwnServices() as services:
        new = next_release(Path(folder))
        database = await services.new_database("rollout")
        await make_schema(database)
        house = Rollout(database, services.redis, new)
        try:
            await house.start()
            tables = await seat_tables(house.ports[0], TABLES)
            players = [Player(t, who, house.ports, ledger, 0.4) for t, people in tables for who in people]
            playing = [asyncio.create_task(player.run()) for player in players]
            house.tell(f"{len(tables)} tables are played")
            await asyncio.sleep(hold)
            said = await asyncio.to_thread(house.migrate, 2, new=True)
            house.tell(f"two migrations at once: {said}")
            await asyncio.sleep(hold)
            await house.restart(0)
            for is_new in (True, False):
                await house.replace_all(new=is_new)
                await asyncio.sleep(hold)
                waiting = await _everybody_got_on(ledger, [table for table, _ in tables])
                ledger.faults += [f"{table}: stuck" for table in waiting]
            house.tell(f"the old release's migrate: {house.migrate(1, new=False)[0]}")
            for player in players:
                player.stopping = True
            _, stuck = await asyncio.wait(playing, timeout=60)
            for task in stuck:
                task.cancel()
            ledger.faults += [f"{table}: {key} was never answered" for key, table in ledger.owed.items()]
            ledger.faults += [f"{house.unwilling} processes did not end in {GOES} s"] * bool(house.unwilling)
        finally:
            house.kill()
        await ledger.hold_against(database)
        verified = await verify_all(database, ledger)
    return ledger, {
        "steps": house.steps,
        "acknowledged": len(ledger.acknowledged),
        "people saw": dict(ledger.seen),
        "journals verified": f"{verified} of {len(tables)}",
        "slowest answer s": round(max(ledger.times), 1),
        "slowest to end s": round(house.slowest_end, 1),
        "lost, doubled, stuck or unverified": len(ledger.faults),
    }


async def _everybody_got_on(ledger: Ledger, tables: list[str]) -> set[str]:
    since, waiting, until = time.monotonic(), set(tables), time.monotonic() + 60
    while waiting and time.monotonic() < until:
        waiting = {t for t in waiting if t not in ledger.over and ledger.last.get(t, 0) <= since}
        await asyncio.sleep(0.1)
    return waiting


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--hold", type=float, default=6, help="seconds of play between two steps")
    arguments = parser.parse_args()
    code = inside("tests.drills.rollout", *sys.argv[1:])
    if code is not None:
        return code
    began = time.monotonic()
    ledger, found = asyncio.run(drill(arguments.hold))
    for fault in ledger.faults[:20]:
        print(fault, file=sys.stderr)
    print(json.dumps({**found, "seconds": round(time.monotonic() - began)}))
    return int(bool(ledger.faults))


if __name__ == "__main__":
    sys.exit(main())
