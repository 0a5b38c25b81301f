"""`fathom check`: a sound game passes, a broken one ends with 1 and a match to look at."""

import dataclasses
import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Fathom
from tests.toys.pearls.game import GAME


def test_a_sound_game_passes_every_check(fathom: Fathom) -> None:
    told = fathom("check", "pearls")
    assert told.exit_code == 0, told.stdout
    assert told.stdout.count("ok  ") >= 20
    assert "checks passed" in told.stdout
    assert list(Path().iterdir()) == []


def test_a_broken_game_fails_with_what_was_found(fathom: Fathom, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(g: Any) -> dict[str, int]:
        return {"bank": g.bank}

    broken = dataclasses.replace(GAME, components=leaky, _books={})
    monkeypatch.setattr("fathomfive.cli.check.find_game", lambda name: broken)
    told = fathom("check", "pearls")
    assert told.exit_code == 1
    assert "FAIL components" in told.stdout
    assert "checks failed" in told.stdout
    assert "fathom replay check-pearls.fathom" in told.stderr
    command = told.stderr.strip().splitlines()[-1].split("fathom ", 1)[1].split()
    assert fathom(*command).exit_code == 0
    data = json.loads(fathom("check", "pearls", "--json").stdout)
    assert data["passed"] is False
    assert [check["name"] for check in data["checks"] if not check["passed"]] == ["components"]


def test_one_check_alone_is_tried_by_its_name(fathom: Fathom) -> None:
    told = fathom("check", "pearls", "--only", "untold", "--json")
    assert [check["name"] for check in json.loads(told.stdout)["checks"]] == ["plays", "untold"]
    unknown = fathom("check", "pearls", "--only", "telling")
    assert unknown.exit_code == 2
    assert "untold" in unknown.output
