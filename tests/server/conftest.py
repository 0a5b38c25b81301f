"""Real parts for the server's tests: databases of their own in both homes, a key prefix in Redis."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import sys
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest
import redis

from fathomfive.kernel.game import installed_games
from tests.server.playing import Served

HERE = Path(__file__).parent
ADMIN = os.environ.get("FATHOM_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/postgres")
REDIS = os.environ.get("FATHOM_TEST_REDIS", "redis://127.0.0.1:6379")


def a_redis(*taken: str) -> str:
    """One of Redis's databases that nobody uses, for a house with limits: other runs share our address."""
    ours = [address for n in range(1, 16) if (address := f"{REDIS}/{n}") not in taken]
    try:
        return secrets.choice([address for address in ours if _is_empty(address)] or ours)
    except redis.ConnectionError:
        return secrets.choice(ours)  # tests that need none run without it


def _is_empty(address: str) -> bool:
    with redis.Redis.from_url(address) as line:
        return not line.dbsize()


OWN_REDIS = a_redis()

RUN = f"fathom-test-{secrets.token_hex(4)}"


def a_prefix() -> str:
    """For keys in the Redis that all tests share; gone when the run is over."""
    return f"{RUN}-{secrets.token_hex(4)}"


@pytest.fixture(scope="session", autouse=True)
def no_keys_stay() -> Iterator[None]:
    yield
    with contextlib.suppress(redis.ConnectionError), redis.Redis.from_url(REDIS) as line:
        for name in line.scan_iter(f"{RUN}-*"):
            line.delete(name)


# A toy game, found by its entry point like any other: for this process, for workers and for `fathom`.
TOYBOX = str(HERE / "toybox")
if TOYBOX not in sys.path:
    sys.path[:0] = [TOYBOX, str(HERE.parent.parent)]
    os.environ["PYTHONPATH"] = os.pathsep.join(
        [TOYBOX, str(HERE.parent.parent), os.environ.get("PYTHONPATH", "")]
    )


@pytest.fixture(scope="package", autouse=True)
def toy_installed() -> None:
    """Whoever asked for the games before the toybox lay on the path has them without the toy."""
    installed_games.cache_clear()


def _admin(statement: str) -> None:
    async def run() -> None:
        connection = await asyncpg.connect(ADMIN)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    asyncio.run(run())


def new_postgres() -> tuple[str, str]:
    name = f"fathom_test_{secrets.token_hex(6)}"
    create_postgres(name)
    return name, ADMIN.rsplit("/", 1)[0] + f"/{name}"


def create_postgres(name: str) -> None:
    """A database that does not wait for the disk: hundreds of tests at once would, and be late for it."""
    _admin(f'CREATE DATABASE "{name}"')
    _admin(f'ALTER DATABASE "{name}" SET synchronous_commit = off')


def drop_postgres(name: str) -> None:
    _admin(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')


@pytest.fixture
def postgres() -> Iterator[str]:
    """The address of an empty database."""
    name, address = new_postgres()
    yield address
    drop_postgres(name)


@pytest.fixture
def second_postgres() -> Iterator[str]:
    """And another one."""
    name, address = new_postgres()
    yield address
    drop_postgres(name)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database, in both homes."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/house.db"
        return
    yield request.getfixturevalue("postgres")


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A running server on SQLite, on a real port."""
    with Served.on(f"sqlite:///{tmp_path}/house.db") as server:
        yield server


@pytest.fixture
def served_everywhere(database: str) -> Iterator[Served]:
    """A running server in both homes; on PostgreSQL with Redis."""
    redis = REDIS if database.startswith("postgres") else ""
    with Served.on(database, redis=redis, prefix=a_prefix()) as server:
        yield server
