"""The secret that signs cookies, taken out of the database: people keep their seats, and no dump holds it."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from fathomfive.cli import app
from fathomfive.server.operate.node import Node
from fathomfive.server.operate.settings import Settings
from tests.server.playing import WORKERS, Company, Person, Served


def test_people_stay_who_they_are(tmp_path: Path, database: str) -> None:
    file = tmp_path / "secret"

    async def arrive(served: Served) -> dict[str, str]:
        async with Company(served) as company:
            return dict((await company.person("Ann")).http.cookies)

    async def come_back(served: Served, cookies: dict[str, str]) -> str:
        ann = Person(served, "Ann")
        ann.http.cookies = httpx.Cookies(cookies)
        try:
            return str((await ann.ok("GET", "/api/me"))["guest"]["name"])
        finally:
            await ann.close()

    with Served.on(database) as served:
        cookies = asyncio.run(arrive(served))
    types = CliRunner().invoke
    assert types(app, ["cookie-secret", str(file), "--database", database]).exit_code == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    again = types(app, ["cookie-secret", str(tmp_path / "other"), "--database", database])
    assert again.exit_code == 2
    assert "taken out" in again.output
    with Served.on(database, cookie_secret=str(file)) as served:
        assert asyncio.run(come_back(served, cookies)) == "Ann"
    listed = types(app, ["tables", "open", "refuge", "--seats", "1", "--database", database])
    assert listed.exit_code == 0, "whoever signs no cookies needs no file"
    if database.startswith("sqlite"):
        assert file.read_bytes().strip() not in (tmp_path / "house.db").read_bytes()


def test_nothing_is_written_over(tmp_path: Path) -> None:
    house = f"sqlite:///{tmp_path}/house.db"
    CliRunner().invoke(app, ["migrate", "--database", house])
    file = tmp_path / "secret"
    file.write_text("of another house")
    refused = CliRunner().invoke(app, ["cookie-secret", str(file), "--database", house])
    assert refused.exit_code == 2
    assert file.read_text() == "of another house"


async def test_a_node_without_the_file_stays_closed(tmp_path: Path) -> None:
    """Better than to sign everybody out."""
    house, file = f"sqlite:///{tmp_path}/house.db", tmp_path / "secret"
    runner = CliRunner()
    await asyncio.to_thread(runner.invoke, app, ["migrate", "--database", house])
    await asyncio.to_thread(runner.invoke, app, ["cookie-secret", str(file), "--database", house])
    for given in ("", str(tmp_path / "house.db.lock")):
        node = Node(Settings(databases=(house,), cookie_secret=given), workers=WORKERS)
        try:
            with pytest.raises(RuntimeError, match="cookie-secret"):
                await node.open()
        finally:
            await node.close()
