"""Bring a database to this release's schema."""

from __future__ import annotations

from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("fathomfive.server.journals") / "migrations"))
    config.attributes["connection"] = connection
    return config


async def migrate(engine: AsyncEngine) -> tuple[str, str]:
    """Run what is missing. Returns the revision before and after."""

    def upgrade(connection: Connection) -> tuple[str, str]:
        before = MigrationContext.configure(connection).get_current_revision() or ""
        command.upgrade(_config(connection), "head")
        return before, MigrationContext.configure(connection).get_current_revision() or ""

    async with engine.begin() as connection:
        return await connection.run_sync(upgrade)


async def is_current(engine: AsyncEngine) -> bool:
    wanted = ScriptDirectory.from_config(_config()).get_current_head()
    async with engine.connect() as connection:
        found = await connection.run_sync(lambda c: MigrationContext.configure(c).get_current_revision())
    return found == wanted
