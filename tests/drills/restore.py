"""The restore drill: PostgreSQL with its disk lost, brought back. As root: `python -m tests.drills.restore`.

Tables are played while deploy/pgbackrest.conf takes a whole copy and archives every change, encrypted, on a
disk of its own. A moment is chosen, play goes on, then the database's disk is gone. What people had been told
before that moment must be there again, every journal must replay, and people go on by the cookies they had.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "benchmarks"))

import asyncpg  # noqa: E402

from own_services import Service, _postgres_tools, free_port  # noqa: E402
from survival import Child, Ledger, Player, make_schema, seat_tables, verify_all  # noqa: E402
from tests.drills.apart import inside  # noqa: E402

TABLES = 10


class Timed(Ledger):
    """Also knows when each answer came."""

    def __init__(self) -> None:
        super().__init__()
        self.at: dict[str, float] = {}

    def done(self, table: str, key: str, seq: int, action: Any, seconds: float) -> None:
        super().done(table, key, seq, action, seconds)
        self.at.setdefault(key, time.time())


class Kept:
    """PostgreSQL as deploy/compose.yaml starts it, and its repository on another disk."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data, self.repository = folder / "data", folder / "repository"
        account = pwd.getpwnam("postgres")
        for part in (self.data, self.repository):
            part.mkdir()
            subprocess.run(
                ["mount", "-t", "tmpfs", "-o", "mode=0700,size=900m", "tmpfs", str(part)], check=True
            )
            os.chown(part, account.pw_uid, account.pw_gid)
        shutil.copy(ROOT / "deploy" / "pgbackrest.conf", folder)
        (folder / "locks").mkdir(mode=0o777)
        (folder / "locks").chmod(0o777)
        self.port = free_port()
        self._env = {
            **os.environ,
            "PGBACKREST_CONFIG": str(folder / "pgbackrest.conf"),
            "PGBACKREST_PG1_PATH": str(self.data),
            "PGBACKREST_PG1_PORT": str(self.port),
            "PGBACKREST_PG1_USER": "postgres",
            "PGBACKREST_PG1_SOCKET_PATH": str(folder / "locks"),
            "PGBACKREST_REPO1_PATH": str(self.repository),
            "PGBACKREST_LOCK_PATH": str(folder / "locks"),
            "PGBACKREST_REPO1_CIPHER_PASS": secrets.token_hex(24),
        }
        self._tools = _postgres_tools()
        archive = "archive_command=pgbackrest --stanza=fathom archive-push %p"
        options = ("archive_mode=on", archive, "archive_timeout=5", "listen_addresses=127.0.0.1",
                   f"unix_socket_directories={folder / 'locks'}")  # fmt: skip
        settings = [word for option in options for word in ("-c", option)]
        command = [str(self._tools / "postgres"), "-D", str(self.data), "-p", str(self.port), *settings]
        self.service = Service(["env", *self._exported(), *command], self.port, "postgres")

    def _exported(self) -> list[str]:
        return [f"{name}={value}" for name, value in self._env.items() if name.startswith("PGBACKREST_")]

    def make(self) -> None:
        words = [
            str(self._tools / "initdb"),
            "-D",
            str(self.data),
            "-U",
            "postgres",
            "-A",
            "trust",
            "--no-sync",
        ]
        subprocess.run(words, check=True, user="postgres", stdout=subprocess.DEVNULL, cwd="/")

    def pgbackrest(self, *words: str) -> str:
        done = subprocess.run(
            ["pgbackrest", "--stanza=fathom", *words], env=self._env, user="postgres", cwd="/",
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, f"pgbackrest {words}: {done.stdout}{done.stderr}"
        return done.stdout

    def lose_the_disk(self) -> None:
        """No goodbye: killed, and everything on its disk is gone."""
        assert self.service.process is not None
        postmaster = int((self.data / "postmaster.pid").read_text().split()[0])
        os.kill(postmaster, signal.SIGQUIT)
        self.service.process.wait(30)
        for path in self.data.iterdir():
            shutil.rmtree(path) if path.is_dir() else path.unlink()

    @property
    def address(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/house"

    async def ask(self, statement: str, database: str = "postgres") -> Any:
        for _ in range(300):
            try:
                line = await asyncpg.connect(self.address.replace("/house", f"/{database}"))
                break
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(0.2)
        try:
            return await line.fetchval(statement)
        finally:
            await line.close()

    def close(self) -> None:
        self.service.stop(signal.SIGINT)
        for part in (self.data, self.repository):
            subprocess.run(["umount", "--lazy", str(part)], check=False)


@contextlib.contextmanager
def kept() -> Iterator[Kept]:
    folder = Path(tempfile.mkdtemp(prefix="fathom-restore-"))
    folder.chmod(0o755)
    house = Kept(folder)
    try:
        yield house
    finally:
        house.close()
        shutil.rmtree(folder, ignore_errors=True)


async def drill(house: Kept, seconds: float) -> dict[str, Any]:
    house.make()
    house.service.start()
    await house.ask("CREATE DATABASE house")
    await make_schema(house.address)
    house.pgbackrest("stanza-create")
    ledger = Timed()
    node, bots = _started(house)
    try:
        await node.up()
        tables = await seat_tables(node.port, TABLES)
        players = [Player(t, who, [node.port], ledger, 0.3) for t, people in tables for who in people]
        playing = [asyncio.create_task(player.run()) for player in players]
        await asyncio.sleep(seconds / 2)
        await asyncio.to_thread(house.pgbackrest, "backup")
        await asyncio.sleep(seconds)
        moment, segment = time.time(), await house.ask("SELECT pg_walfile_name(pg_current_wal_lsn())")
        await asyncio.sleep(seconds / 2)
        while (await house.ask("SELECT last_archived_wal FROM pg_stat_archiver") or "") < segment:
            await asyncio.sleep(0.2)
        archived = time.time() - moment
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    finally:
        node.kill()
        bots.kill()
    _is_unreadable(house)
    house.lose_the_disk()
    began = time.monotonic()
    target = datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d %H:%M:%S.%f+00")
    house.pgbackrest("--type=time", f"--target={target}", "--target-action=promote", "restore")
    house.service.start()
    while await house.ask("SELECT pg_is_in_recovery()"):
        await asyncio.sleep(0.2)
    back = time.monotonic() - began
    before = {key for key, at in ledger.at.items() if at < moment}
    after = len(ledger.acknowledged) - len(before)
    lost = await _missing(house, ledger, before)
    verified = await verify_all(house.address, ledger)
    went_on = await _go_on(house, tables)
    return {
        "acknowledged before the moment": len(before),
        "of these lost": len(lost) + len(ledger.faults),
        "acknowledged after it": after,
        "journals verified": f"{verified} of {len(tables)}",
        "archived s after": round(archived, 1),
        "restored in s": round(back, 1),
        "tables that went on with the old cookies": went_on,
    }


def _started(house: Kept) -> tuple[Child, Child]:
    node = Child("--run-node", house.address, "", port=free_port())
    bots = Child("--run-bots", house.address, "")
    for child in (node, bots):
        child.start()
    return node, bots


async def _missing(house: Kept, ledger: Timed, keys: set[str]) -> list[str]:
    line = await asyncpg.connect(house.address)
    rows = {row["key"]: (row["table_id"], row["seq"]) for row in await line.fetch("SELECT * FROM entries")}
    await line.close()
    return [key for key in keys if rows.get(key) != ledger.acknowledged[key][:2]]


def _is_unreadable(house: Kept) -> None:
    """Nothing in the repository can be read: neither by others here, nor by whoever carries it away."""
    files = [path for path in house.repository.rglob("*") if path.is_file()]
    assert len(files) > 10
    for path in files:
        assert not path.stat().st_mode & 0o007, f"{path.name} is open to everybody"
        assert path.read_bytes().startswith(b"Salted__"), f"{path.name} is not encrypted"


async def _go_on(house: Kept, tables: list[tuple[str, list[str]]]) -> int:
    ledger = Ledger()
    node, bots = _started(house)
    try:
        await node.up()
        players = [Player(t, who, [node.port], ledger, 0.2) for t, people in tables for who in people]
        playing = [asyncio.create_task(player.run()) for player in players]
        until = time.monotonic() + 30
        while time.monotonic() < until and len({*ledger.last, *ledger.over}) < len(tables):
            await asyncio.sleep(0.2)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    finally:
        node.kill()
        bots.kill()
    return len({*ledger.last, *ledger.over})


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=20)
    arguments = parser.parse_args()
    code = inside("tests.drills.restore", *sys.argv[1:])
    if code is not None:
        return code
    began = time.monotonic()
    with kept() as house:
        found = asyncio.run(drill(house, arguments.seconds))
    print(json.dumps({**found, "seconds": round(time.monotonic() - began)}))
    whole = found["tables that went on with the old cookies"] == TABLES
    sound = found["journals verified"] == f"{TABLES} of {TABLES}"
    return int(bool(found["of these lost"]) or not whole or not sound)


if __name__ == "__main__":
    sys.exit(main())
