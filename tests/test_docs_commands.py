"""Every command in the documentation works: a page's console blocks are typed in order, in an empty folder.

Long measurements are typed in their short form (`SHORTER`). What cannot or need not be run here is checked as
far as it can be (`INSTEAD`). Hosts that go on until they are stopped are stopped once they answer.
"""

from __future__ import annotations

import json
import os
import re
import secrets
import shlex
import signal
import socket
import subprocess
import sys
import time
import tomllib
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.deploy.test_files import parsed
from tests.server.conftest import ADMIN, REDIS, drop_postgres
from tests.server.test_backup import AFTER, BACKUP, RESTORE
from tests.strangers import install

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
PATIENCE = 60.0
NOT_THERE = {".git", ".venv", "build", "dist", "runs"}
"""What an empty folder beside the sources does not have."""

HOSTED: set[str] = set()

SHORTER = [
    (r"--matches \d+", "--matches 2"),
    (r"(balance\.py).*", r"\1 jupiter --level drill --seats 1 --matches 2 --jobs 1"),
    (r"^fathom check (\w+)$", r"fathom check \1 --every 16"),
]


# --- what is not run here, and what is checked instead ------------------------------------------------------


def extras_exist(found: re.Match[str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    for named in re.findall(r"\[([\w,]+)\]", found[0]):
        assert set(named.split(",")) <= set(project["optional-dependencies"])
    for name in re.findall(r"-c (\S+)", found[0]):
        assert (ROOT / name).is_file()


def client_has_scripts(found: re.Match[str]) -> None:
    scripts = json.loads((ROOT / "web" / "package.json").read_text())["scripts"]
    assert set(re.findall(r"npm run (\w+)", found[0])) <= set(scripts)
    assert (ROOT / "web" / "package-lock.json").is_file()


def file_exists(found: re.Match[str]) -> None:
    assert (ROOT / found[1]).is_file()


def sound_script(found: re.Match[str]) -> None:
    subprocess.run(["bash", "-n", str(ROOT / found[1])], check=True)


def our_words(found: re.Match[str]) -> None:
    parsed(found[1].split())


def our_typed_words(found: re.Match[str]) -> None:
    parsed(shlex.split(found[1]))


def our_words_with_extras(found: re.Match[str]) -> None:
    extras_exist(found)
    our_words(found)


def knows_its_options(found: re.Match[str]) -> None:
    """A long measurement: it starts, and has every option that is given."""
    script = [sys.executable, *found[1].split(), "--help"]
    told = subprocess.run(script, capture_output=True, text=True, check=True, cwd=ROOT).stdout
    assert set(re.findall(r"--[\w-]+", found[2])) <= set(re.findall(r"--[\w-]+", told))


def names_its_options(found: re.Match[str]) -> None:
    """A script whose extra is not installed here: it is there, and its source names every option."""
    named = set(re.findall(r'"(--[\w-]+)"', (ROOT / found[1]).read_text()))
    assert set(re.findall(r"--[\w-]+", found[2])) <= named


def run_by_test_backup(found: re.Match[str]) -> None:
    assert found[0] in (BACKUP, RESTORE, *AFTER)


INSTEAD: list[tuple[str, Callable[[re.Match[str]], None]]] = [
    (r"(uv venv && uv )?pip install (-c \S+ )?(-e )?'?(\.|fathom-five)(\[[\w,]+\])?'?", extras_exist),
    (r"\(cd web && npm ci && npm run \w+\).*", client_has_scripts),
    (r"docker compose -f (\S+) up -d", file_exists),  # tests/deploy reads the file itself
    (r"bash (\.ci/(?:run|release))(?: \w+)?", sound_script),
    (r"source \.venv/bin/activate", lambda _: None),  # what `uv venv` made a line before
    (r"uvx --from '\.\[\w+\]' fathom (.+)", our_words_with_extras),
    (r"fathom (lab (?:new|run|report) .+)", our_words),  # through Ray: tests/lab runs them
    (r"python ((?:-m tests\.games\.sleeping|benchmarks/)\S+)(.*)", knows_its_options),
    (r"python (examples/train_baseline\.py)(.*)", names_its_options),
    (r"fathom (\w+ .*agent:\S+.*)", our_typed_words),  # an hour of learning: tests/envs/test_agent.py
    (r"fathom (sit .+)", our_typed_words),  # somebody's own table: tests/server/test_sit.py
    (r"deploy/(?:backup|restore)\.sh .+", run_by_test_backup),
    (
        r"fathom (lab (?:offer|people) .+|serve --presets .+|tables results .+)",
        our_typed_words,
    ),  # tests/lab/test_offering.py
    (r"fathom (serve --through .+)", our_typed_words),  # somebody's own tunnel: tests/server/test_through.py
]

# --- the pages ----------------------------------------------------------------------------------------------


class Command(NamedTuple):
    where: str
    words: str


def commands(page: Path) -> list[Command]:
    """The lines after a `$` in the console blocks of a page."""
    found, inside = [], False
    for number, line in enumerate(page.read_text().splitlines(), start=1):
        if line.strip().startswith("```"):
            inside = line.strip() == "```console"
        elif inside and line.strip().startswith("$ "):
            found.append(Command(f"{page.relative_to(ROOT)}:{number}", line.strip().removeprefix("$ ")))
    return found


class Shell:
    """Somebody with a terminal in a folder that has the sources in it and nothing else."""

    def __init__(self, home: Path) -> None:
        self.here = home / "here"
        self.site = home / "site"
        self.database = f"fathom_docs_{secrets.token_hex(6)}"
        self.address = ADMIN.rsplit("/", 1)[0] + f"/{self.database}"
        for folder in (self.here, self.site, self.here / "dist"):
            folder.mkdir()
        for entry in ROOT.iterdir():
            if entry.name not in NOT_THERE:
                (self.here / entry.name).symlink_to(entry)
        self.env = {
            **os.environ,
            "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": f"{self.site}{os.pathsep}{ROOT}",
            "XDG_DATA_HOME": str(home / "data"),
        }

    def type(self, words: str) -> None:
        done = self.tries(words)
        assert done is None or done.returncode == 0, f"{words}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"

    def tries(self, words: str) -> subprocess.CompletedProcess[str] | None:
        """What came of a command; nothing where it was only seen to start."""
        if words == "createdb fathom":
            words = f"createdb --maintenance-db={ADMIN} {self.database}"
            self.env["FATHOM_DATABASE"] = self.address
        elif mine := re.fullmatch(r"pip install -e '?(\w+)(?:\[dev\])?'?", words):
            self.installs(self.here / mine[1])
            return None
        words = words.removeprefix(".venv/bin/")  # the environment of these tests stands for it
        for pattern, short in SHORTER:
            words = re.sub(pattern, short, words)
        words = words.replace("postgresql://localhost/fathom", self.address)
        words = words.replace("redis://localhost", REDIS)
        if words.startswith(("fathom serve", "fathom bots", "fathom dev")):
            self._host(words)
            return None
        return self._run(words)

    def installs(self, folder: Path) -> None:
        """What pip does, without asking an index for what is there."""
        install(folder, self.site)

    def _run(self, words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["bash", "-c", words],
            cwd=self.here, env=self.env, stdin=subprocess.DEVNULL,
            capture_output=True, text=True, timeout=300, check=False,
        )  # fmt: skip

    def _host(self, words: str) -> None:
        """Start it, wait until it answers, stop it. The same words on another page are not tried again."""
        if words in HOSTED:
            return
        HOSTED.add(words)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        serves = words.startswith("fathom serve")
        command = f"exec {words} --port {port}" if serves else f"exec {words}"
        process = subprocess.Popen(
            ["bash", "-c", command], cwd=self.here, env={**self.env, "PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip
        assert process.stdout is not None
        try:
            first = process.stdout.readline()
            opens = {"serve": "hosts tables", "bots": "Bots play", "dev": "lies on the workbench"}
            assert opens[words.split()[1]] in first, first + process.stdout.read()
            if serves:
                _wait_until_ready(port, process)
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(PATIENCE)
            finally:
                process.kill()
                process.wait()
                process.stdout.close()


def _wait_until_ready(port: int, process: subprocess.Popen[str]) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        assert process.poll() is None, "the server ended"
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/api/ready", timeout=PATIENCE).close()
        except OSError:
            assert time.monotonic() < until, "the server did not get ready"
            time.sleep(0.1)
        else:
            return


@pytest.fixture
def shell(tmp_path: Path) -> Iterator[Shell]:
    shell = Shell(tmp_path)
    yield shell
    if "FATHOM_DATABASE" in shell.env:
        drop_postgres(shell.database)


def check_instead(words: str) -> bool:
    for pattern, check in INSTEAD:
        if found := re.fullmatch(pattern, words):
            check(found)
            return True
    return False


FOLLOWED = ROOT / "docs" / "new-game.md"
"""Its commands belong between its changes: tests/cli/test_new_game.py follows it as it is written."""

WITH_COMMANDS = [page for page in PAGES if commands(page) and page != FOLLOWED]


@pytest.mark.parametrize("page", WITH_COMMANDS, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_page_can_be_typed_from_top_to_bottom(page: Path, shell: Shell) -> None:
    for command in commands(page):
        try:
            if not check_instead(command.words):
                shell.type(command.words)
        except (AssertionError, subprocess.SubprocessError) as fault:
            raise AssertionError(f"{command.where}: $ {command.words}\n{fault}") from fault


def test_the_checks_can_fail(shell: Shell) -> None:
    with pytest.raises(AssertionError):
        check_instead("pip install 'fathom-five[anchor]'")
    with pytest.raises(AssertionError):
        check_instead("uvx --from '.[anchor]' fathom games")
    with pytest.raises(AssertionError):
        check_instead("uvx --from '.[terminal]' fathom dive")
    with pytest.raises(AssertionError):
        check_instead("deploy/backup.sh --everything")
    with pytest.raises(Exception, match="No such option"):
        check_instead("fathom lab run plan.toml --deeper")
    with pytest.raises(AssertionError, match="There is no file"):
        shell.type("fathom replay nothing.fathom --verify")
