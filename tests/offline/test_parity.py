"""The same seed and the same answers give the same states, natively and in the interpreter of a page."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from fathomfive.site import interpreter
from tests.offline import parity, wasm

GAMES = ["refuge", "tentacula", "lurk", "jupiter", "sleeping"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return wasm.lay_out(tmp_path_factory.mktemp("site"))


@pytest.mark.timeout(300)
def test_a_match_of_each_game_is_the_same_in_a_page(site: Path) -> None:
    there = json.loads(wasm.run(site, "tests.offline.parity", "1", *GAMES))
    here = parity.played(1, GAMES)
    assert list(there) == GAMES
    for game in GAMES:
        assert there[game] == here[game], game
        assert len(here[game][0]) > 20, game


@pytest.mark.timeout(300)
def test_a_house_in_a_page_says_what_it_says_natively(site: Path) -> None:
    """Ten answers, bots and a hint, with the same dice: every moment is the same to the letter."""
    command = [sys.executable, "-m", "tests.offline.one_person", GAMES[0]]
    native = subprocess.run(command, cwd=wasm.ROOT, capture_output=True, text=True, timeout=240, check=False)
    assert native.returncode == 0, native.stderr
    here, there = json.loads(native.stdout), json.loads(wasm.run(site, command[2], GAMES[0]))
    assert here == there
    assert here[GAMES[0]]["frames"] > 10


def test_the_wheel_is_of_the_release_that_we_use() -> None:
    pinned = re.findall(r"^msgspec==\S+", interpreter.WHEELS.read_text("utf-8"), re.MULTILINE)
    ours = re.findall(r"^msgspec==\S+", (wasm.ROOT / "constraints.txt").read_text("utf-8"), re.MULTILINE)
    assert pinned == ours


def test_the_interpreter_is_the_one_that_the_client_pins() -> None:
    packages = json.loads((wasm.WEB / "package.json").read_text("utf-8"))
    assert packages["devDependencies"]["pyodide"] == interpreter.VERSION
