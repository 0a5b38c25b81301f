"""Bring a database to this release's schema, while nodes of the release before go on.

Migrations expand: they add tables and columns that an older release does not miss. What is no longer used is
taken away a release later, by a migration that says which revision it takes (`oldest`): releases before that
one no longer fit. So an old node may start again in the middle of a roll-out, and a release can be taken
back.
"""

from __future__ import annotations

import asyncio
from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, delete, insert, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from fathomfive.server.journals.schema import house

ONE_AT_A_TIME = 5_051_955
"""The lock that migrations of all our releases take, whichever node or job starts them."""
LOCK_PATIENCE = 3
"""Seconds a change may wait for a table: whoever reads or writes it waits behind."""
MOST_TRIES = 10
LOCK_NOT_AVAILABLE = "55P03"
OLDEST = "oldest schema"
"""In the house's own table: the oldest revision whose release still fits."""


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("fathomfive.server.journals") / "migrations"))
    config.attributes["connection"] = connection
    return config


async def migrate(engine: AsyncEngine) -> tuple[str, str]:
    """Run what is missing. Returns the revision before and after; of a database that a newer release has
    expanded nothing is changed."""
    for tries in range(1, MOST_TRIES + 1):
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(_upgrade)
        except DBAPIError as error:  # somebody held a table for long: let everybody else by first
            if tries == MOST_TRIES or getattr(error.orig, "sqlstate", "") != LOCK_NOT_AVAILABLE:
                raise
            await asyncio.sleep(1)
    raise AssertionError


def _upgrade(connection: Connection) -> tuple[str, str]:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
        connection.execute(text(f"SET LOCAL lock_timeout = '{LOCK_PATIENCE}s'"))
    before = _revision(connection)
    if _fits(connection, before):
        return before, before
    command.upgrade(_config(connection), "head")
    after = _revision(connection)
    connection.execute(delete(house).where(house.c.name == OLDEST))
    connection.execute(insert(house).values(name=OLDEST, value=oldest()))
    return before, after


async def fits(engine: AsyncEngine) -> bool:
    """Whether this release can work with the schema as it is: its own, or one that was expanded since."""
    async with engine.connect() as connection:
        return await connection.run_sync(lambda it: _fits(it, _revision(it)))


def _fits(connection: Connection, found: str) -> bool:
    scripts = ScriptDirectory.from_config(_config())
    wanted = scripts.get_current_head() or ""
    if found == wanted:
        return True
    if not found or found in {script.revision for script in scripts.walk_revisions()}:
        return False
    needed = connection.execute(select(house.c.value).where(house.c.name == OLDEST)).scalar()
    return needed is not None and wanted >= needed


def _revision(connection: Connection) -> str:
    return MigrationContext.configure(connection).get_current_revision() or ""


def oldest() -> str:
    """The oldest revision whose release fits this one's schema: what the last contracting migration says."""
    scripts = ScriptDirectory.from_config(_config()).walk_revisions()
    return max((getattr(script.module, "oldest", "") for script in scripts), default="") or "0009"
