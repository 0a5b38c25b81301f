"""An operator's command that does not get into its database says why in one sentence."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from fathomfive.cli import app

COMMANDS = (["migrate"], ["tables", "list"], ["tables", "verify"], ["check-running"])


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_nobody_is_there(words: list[str]) -> None:
    told = CliRunner().invoke(app, [*words, "--database", "postgresql://nobody@127.0.0.1:1/x"])
    assert told.exit_code == 2
    assert told.stderr.startswith("The database cannot be reached")
    assert "Traceback" not in told.stderr


def test_somebody_is_there_and_does_not_know_it(postgres: str) -> None:
    told = CliRunner().invoke(app, ["migrate", "--database", f"{postgres}-not"])
    assert told.exit_code == 2
    assert "does not exist" in told.stderr


def test_what_is_not_about_reaching_it_is_a_fault_as_ever(postgres: str) -> None:
    """A schema that somebody has meddled with is no matter of addresses."""
    import asyncio

    import asyncpg

    async def meddle() -> None:
        line = await asyncpg.connect(postgres)
        await line.execute("CREATE TABLE tables (id text)")
        await line.close()

    asyncio.run(meddle())
    told = CliRunner().invoke(app, ["migrate", "--database", postgres])
    assert told.exit_code == 1
    assert "already exists" in str(told.exception)
