"""Migrations expand, two at once do not meet, and an old release fits a schema that was expanded since."""

from __future__ import annotations

import ast
import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import text

from fathomfive.server.journals import migrations
from fathomfive.server.journals.migrate import OLDEST, fits, migrate
from fathomfive.server.journals.store import Store
from tests.server.playing import Company, Served

VERSIONS = sorted((Path(migrations.__file__).parent / "versions").glob("r*.py"))
BEFORE = "r0010"
"""Those before were written when a roll-out stopped all nodes."""


def contracting(source: str) -> Iterator[str]:
    """What a migration does that a release before it would miss."""
    (upgrade,) = [
        one for one in ast.parse(source).body if isinstance(one, ast.FunctionDef) and one.name == "upgrade"
    ]
    for call in [one for one in ast.walk(upgrade) if isinstance(one, ast.Call)]:
        name = ast.unparse(call.func)
        said = {word.arg: ast.unparse(word.value) for word in call.keywords}
        if name.startswith(("op.drop_", "op.alter_", "op.rename_", "batch.drop_", "batch.alter_")):
            yield name
        if name == "op.add_column":
            (column,) = [arg for arg in call.args if isinstance(arg, ast.Call)]
            said = {word.arg: ast.unparse(word.value) for word in column.keywords}
            if said.get("nullable") == "False" and "server_default" not in said:
                yield f"{name} without a server_default: older nodes could not insert"


@pytest.mark.parametrize("file", VERSIONS, ids=lambda file: file.stem)
def test_migrations_only_expand_or_say_whom_they_leave_behind(file: Path) -> None:
    source = file.read_text()
    if file.name >= BEFORE and list(contracting(source)):
        assert "\noldest = " in source, (
            f"{list(contracting(source))}: say the oldest revision that still fits"
        )


def test_the_check_can_fail() -> None:
    start = "def upgrade() -> None:\n    "
    assert list(contracting(start + 'op.drop_column("tables", "pointing")'))
    assert list(contracting(start + 'op.add_column("t", sa.Column("a", sa.String(), nullable=False))'))
    fine = 'op.add_column("t", sa.Column("a", sa.String(), nullable=False, server_default="x"))'
    assert not list(contracting(start + fine))


def test_two_migrations_at_once(postgres: str) -> None:
    command = [sys.executable, "-m", "fathomfive", "migrate", "--database", postgres]
    both = [
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for _ in range(3)
    ]
    said = [one.communicate(timeout=120) for one in both]
    assert [one.returncode for one in both] == [0, 0, 0], said
    assert sum("empty ->" in out for out, _ in said) == 1
    assert sum("already at" in out for out, _ in said) == 2


async def _expand(store: Store, needed: str) -> None:
    """As a release of next year would."""
    async with store.engine.begin() as line:
        await line.execute(text("ALTER TABLE tables ADD COLUMN weather VARCHAR NOT NULL DEFAULT 'calm'"))
        await line.execute(text("UPDATE alembic_version SET version_num = '9001'"))
        await line.execute(text(f"UPDATE house SET value = '{needed}' WHERE name = '{OLDEST}'"))


async def test_an_old_release_starts_on_an_expanded_schema(database: str) -> None:
    store = Store.at(database)
    await migrate(store.engine)
    await _expand(store, needed="0009")
    assert await fits(store.engine)
    assert await migrate(store.engine) == ("9001", "9001"), "and leaves it alone"
    await store.close()
    with Served.on(database) as served:
        async with Company(served) as company:
            table, _ = await company.table("pearls", "Ann", "Bob")
            assert table


async def test_but_not_on_one_that_took_something_away(database: str) -> None:
    store = Store.at(database)
    await migrate(store.engine)
    await _expand(store, needed="9001")
    assert not await fits(store.engine)
    await store.close()


async def test_nobody_waits_behind_a_migration_that_waits(postgres: str) -> None:
    """Somebody holds a table: the migration lets go again and again, and comes through when they are done."""
    store = Store.at(postgres)
    async with store.engine.begin() as line:
        await line.execute(text("CREATE TABLE in_the_way (id INT)"))
    holder = await asyncpg.connect(postgres)
    held = holder.transaction()
    await held.start()
    await holder.execute("CREATE TABLE tables (id INT)")  # the name that the first migration wants
    migrating = asyncio.create_task(migrate(store.engine))
    await asyncio.sleep(4)
    assert not migrating.done()
    await held.rollback()
    await holder.close()
    assert (await migrating)[0] == ""
    await store.close()
