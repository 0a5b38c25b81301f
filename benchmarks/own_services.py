"""A PostgreSQL and a Redis of one's own, for scripts that stop and start them. Nothing else is touched: they
live in a temporary folder on free ports and are ended by their process ids.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import asyncpg

PORTS = range(15_000, 32_000)
"""Below those a kernel gives to lines that go out: nobody who calls a dead server may sit on its port."""


def free_port() -> int:
    while True:
        port = random.choice(PORTS)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def answers(port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex(("127.0.0.1", port)) == 0


class Service:
    """A process that can be stopped and started again."""

    def __init__(self, command: list[str], port: int, user: str | None = None) -> None:
        self._command = command
        self._user = user
        self.port = port
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen(
            self._command, user=self._user, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        deadline = time.monotonic() + 60
        while not answers(self.port):
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"{self._command[0]} did not start")
            time.sleep(0.05)

    def stop(self, how: signal.Signals) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(60)


class OwnServices:
    """Use as a context; `redis` is an address, `new_database` gives others. With `megabytes` PostgreSQL lies
    on a disk of that size, which can be filled; only root may mount one."""

    def __init__(self, megabytes: int = 0, settings: Sequence[str] = ()) -> None:
        self._megabytes = megabytes
        self._settings = settings
        """More for PostgreSQL, such as `archive_mode=on`."""

    def __enter__(self) -> OwnServices:
        self._folder = Path(tempfile.mkdtemp(prefix="fathom-own-"))
        self._folder.chmod(0o755)
        data = self._folder / "data"
        data.mkdir(mode=0o700)
        if self._megabytes:
            size = f"size={self._megabytes}m,mode=0700"
            subprocess.run(["mount", "-t", "tmpfs", "-o", size, "tmpfs", str(data)], check=True)
        # PostgreSQL refuses to run as root.
        user = "postgres" if os.geteuid() == 0 else None
        if user:
            account = pwd.getpwnam(user)
            os.chown(data, account.pw_uid, account.pw_gid)
        tools = _postgres_tools()
        subprocess.run(
            [str(tools / "initdb"), "-D", str(data), "-U", "postgres", "-A", "trust", "--no-sync"],
            check=True, user=user, stdout=subprocess.DEVNULL,
        )  # fmt: skip
        port = free_port()
        options = ["-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={data}"]
        options += [word for setting in self._settings for word in ("-c", setting)]
        command = [str(tools / "postgres"), "-D", str(data), "-p", str(port), *options]
        self.database = Service(command, port, user)
        self.database.start()
        port = free_port()
        self.bus = Service(
            ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir",
             str(self._folder)],
            port,
        )  # fmt: skip
        self.bus.start()
        self.redis = f"redis://127.0.0.1:{port}"
        return self

    def __exit__(self, *_: object) -> None:
        self.bus.stop(signal.SIGTERM)
        self.database.stop(signal.SIGINT)
        if self._megabytes:
            subprocess.run(["umount", str(self._folder / "data")], check=True)
        shutil.rmtree(self._folder, ignore_errors=True)

    def fill_disk(self) -> None:
        """Until nothing more fits."""
        with self._filler.open("wb", buffering=0) as filler, contextlib.suppress(OSError):
            while filler.write(b"\0" * 65536):
                pass

    def free_disk(self) -> None:
        """And whatever runs PostgreSQL starts it again, if it gave up."""
        self._filler.unlink()
        assert self.database.process is not None
        if self.database.process.poll() is not None:
            self.database.start()

    @property
    def _filler(self) -> Path:
        return self._folder / "data" / "filler"

    def stop_redis(self) -> None:
        self.bus.stop(signal.SIGTERM)

    def start_redis(self) -> None:
        self.bus.start()

    def restart_postgres(self) -> None:
        """A fast restart: every connection is cut."""
        self.database.stop(signal.SIGINT)
        self.database.start()

    async def new_database(self, name: str) -> str:
        address = f"postgresql://postgres@127.0.0.1:{self.database.port}"
        for _ in range(100):
            try:
                admin = await asyncpg.connect(f"{address}/postgres")
                break
            except (OSError, asyncpg.PostgresError):  # it listens a moment before it answers
                await asyncio.sleep(0.1)
        await admin.execute(f'CREATE DATABASE "{name}"')
        await admin.close()
        return f"{address}/{name}"


def _postgres_tools() -> Path:
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    if not versions:
        raise RuntimeError("PostgreSQL is not installed: initdb is not to be found")
    return versions[-1]
