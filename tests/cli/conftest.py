"""The toy game installed the way a stranger's game is, for this process and for those it starts."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from fathomfive.cli import app
from fathomfive.kernel.game import installed_games

ROOT = Path(__file__).parents[2]

Fathom = Callable[..., Result]
Shell = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(autouse=True)
def toy_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Pearls has an entry point; commands run in an empty folder on a wide, colourless terminal."""
    site = tmp_path / "site"
    info = site / "pearls-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pearls\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[fathomfive.games]\npearls = tests.toys.pearls.game:GAME\n")
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.syspath_prepend(str(site))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(site), str(ROOT)]))
    for name, value in {"COLUMNS": "100", "TERM": "dumb", "NO_COLOR": "1"}.items():
        monkeypatch.setenv(name, value)
    installed_games.cache_clear()
    yield
    installed_games.cache_clear()


@pytest.fixture
def fathom() -> Fathom:
    """Run a command in this process."""

    def run(*arguments: str, typed: str | None = None) -> Result:
        return CliRunner().invoke(app, list(arguments), input=typed)

    return run


@pytest.fixture
def shell() -> Shell:
    """Run a command as a person does, in a process of its own behind a pipe."""

    def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", "from fathomfive.cli import app; app()", *arguments]
        return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=60, check=False)

    return run
