"""Backup and restore by the commands of docs/hosting.md: dumped under play, destroyed, restored, replayed."""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import sqlite3
import subprocess
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from typer.testing import CliRunner

from fathomfive.cli import app
from fathomfive.kernel.dice import Dice
from fathomfive.server.journals.store import Store
from fathomfive.tables.records import Stored
from tests.server.conftest import create_postgres, drop_postgres
from tests.server.playing import Company, Person, Served

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "hosting.md").read_text().partition("## Backup and restore")[2].partition("\n## ")[0]
BACKUP, RESTORE, *AFTER = re.findall(r"^\$ (.+)$", GUIDE, re.M)


class Said(NamedTuple):
    """What a command left on the screen."""

    code: int
    out: str
    err: str


class Host:
    """An operator with a shell in the project's folder."""

    def __init__(self, home: Path, database: str) -> None:
        self.database, self.backups = database, home / "backups"
        self.key = ""
        """The file with the passphrase, if dumps are encrypted."""

    def types(self, command: str) -> Said:
        env = {"FATHOM_DATABASE": self.database, **({"FATHOM_BACKUP_KEYFILE": self.key} if self.key else {})}
        program, *words = shlex.split(command)
        if program == "fathom":  # in this process, which has it loaded
            told = CliRunner().invoke(app, words, env=env)
            return Said(told.exit_code, told.stdout, told.stderr)
        done = subprocess.run(
            [program, *words], cwd=ROOT, env={**os.environ, **env}, capture_output=True, text=True
        )
        return Said(done.returncode, done.stdout, done.stderr)

    def does(self, command: str) -> str:
        done = self.types(command)
        assert done.code == 0, f"{command}\n{done.out}{done.err}"
        return done.out

    def dumps(self) -> str:
        """As the guide says, only into a folder of this test."""
        return self.does(BACKUP.replace(" backups", f" {self.backups}")).strip()

    def restores(self, dump: str) -> Said:
        return self.types(re.sub(r"backups/\S+", dump, RESTORE))

    def loses_everything(self) -> None:
        if self.database.startswith("sqlite"):
            file = Path(self.database.removeprefix("sqlite:///"))
            for part in file.parent.glob(f"{file.name}*"):
                part.unlink()
        else:
            name = self.database.rsplit("/", 1)[1]
            drop_postgres(name)
            create_postgres(name)

    def journals(self, played: Played) -> list[list[Stored]]:
        return asyncio.run(_journals(self.database, [played.over, played.going]))


class Played(NamedTuple):
    over: str
    """A match that is over."""
    going: str
    """One in the middle."""
    cookies: dict[str, str]
    """Of whoever plays that one."""


async def _journals(database: str, tables: list[str]) -> list[list[Stored]]:
    store = Store.at(database, alone=False)
    journals = [await store.entries(table, 0, 10_000) for table in tables]
    await store.close()
    return journals


async def _play(served: Served) -> Played:
    async with Company(served) as company:
        over, pair = await company.table("pearls", "Ann", "Bob")
        lives = [await person.live(over) for person in pair]
        await asyncio.gather(*(live.play_on(Dice.seeded(n)) for n, live in enumerate(lives)))
        going, (cay,) = await company.table("refuge", "Cay")
        await (await cay.live(going)).play_on(Dice.seeded(5), most=8)
        return Played(over, going, dict(cay.http.cookies))


async def _come_back(served: Served, played: Played, answers: int) -> None:
    """The same browser at the table that was not over, for some answers more."""
    cay = Person(served, "Cay")
    cay.http.cookies = httpx.Cookies(played.cookies)
    try:
        await (await cay.live(played.going)).play_on(Dice.seeded(6), most=answers)
    finally:
        await cay.close()


def test_what_was_dumped_under_play_comes_back_whole(tmp_path: Path, database: str) -> None:
    host = Host(tmp_path, database)
    with Served.on(database) as served:
        played = asyncio.run(_play(served))
        journals, dump = host.journals(played), host.dumps()
        asyncio.run(_come_back(served, played, answers=2))  # after the dump: these will be gone
        assert host.journals(played) != journals
    host.loses_everything()
    assert host.restores(dump).code == 0
    told = [host.does(command) for command in AFTER]
    assert told[-1].strip() == "2 sound, 0 damaged, 0 of other rules"
    assert host.journals(played) == journals
    assert "1 goes on, 0 adopted, 0 frozen" in host.does("fathom check-running")
    with Served.on(database) as served:
        asyncio.run(_come_back(served, played, answers=2))
    assert "2 sound" in host.does("fathom tables verify")


def test_a_dump_is_its_owners_alone_and_encrypted_if_there_is_a_key(tmp_path: Path, database: str) -> None:
    host = Host(tmp_path, database)
    host.does("fathom migrate")
    plain = Path(host.dumps())
    assert plain.stat().st_mode & 0o077 == 0
    assert plain.parent.stat().st_mode & 0o077 == 0
    key = tmp_path / "key"
    key.write_text("a long passphrase\n")
    host.key = str(key)
    dump = Path(host.dumps())
    assert dump.name.endswith(".gpg")
    assert b"alembic_version" in plain.read_bytes()
    assert b"alembic_version" not in dump.read_bytes()
    assert not list(host.backups.glob(".part-*"))
    host.loses_everything()
    key.write_text("another one\n")
    assert host.restores(str(dump)).code != 0
    key.write_text("a long passphrase\n")
    host.loses_everything()
    assert host.restores(str(dump)).code == 0
    assert "already at" in host.does("fathom migrate")
    if database.startswith("sqlite"):
        file = Path(database.removeprefix("sqlite:///"))
        assert all(part.stat().st_mode & 0o077 == 0 for part in file.parent.glob(f"{file.name}*"))


def test_nothing_is_restored_over_what_is_there(tmp_path: Path, database: str) -> None:
    host = Host(tmp_path, database)
    host.does("fathom migrate")
    refused = host.restores(host.dumps())
    assert refused.code != 0
    assert "exists" in refused.err


@pytest.fixture
def home(tmp_path: Path) -> Host:
    return Host(tmp_path, f"sqlite:///{tmp_path}/house.db")


def test_a_mistyped_file_is_no_backup(home: Host) -> None:
    refused = home.types(f"{BACKUP.split()[0]} {home.backups}")
    assert refused.code != 0
    assert "unable to open" in refused.err
    assert not list(home.backups.glob("*.db"))


def test_a_left_over_log_is_not_played_onto_the_copy(home: Host) -> None:
    home.does("fathom migrate")
    dump = home.dumps()
    home.loses_everything()
    left = Path(home.database.removeprefix("sqlite:///") + "-wal")
    left.touch()
    assert "-wal exists; move it away first" in home.restores(dump).err


def test_damage_is_found(home: Host) -> None:
    """The checks can fail: a lost entry, and one that says something else."""
    with Served.on(home.database) as served:
        played = asyncio.run(_play(served))
    house = sqlite3.connect(home.database.removeprefix("sqlite:///"))
    last = "table_id = ? AND seq = (SELECT head FROM tables WHERE id = table_id)"
    with house:
        house.execute(f"DELETE FROM entries WHERE {last}", (played.over,))
        house.execute(f"UPDATE entries SET body = x'7b7d' WHERE {last}", (played.going,))
    house.close()
    told = home.types("fathom tables verify")
    assert told.code == 1
    assert f"{played.over}  pearls  damaged: entries are missing from its journal" in told.out
    assert f"{played.going}  refuge  damaged: unreadable" in told.out
    assert "Restore the newest backup" in told.err
