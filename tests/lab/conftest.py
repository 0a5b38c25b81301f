"""The toy game installed for this process and for every worker it starts."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fathomfive.kernel.game import installed_games
from fathomfive.lab.plan import Plan
from fathomfive.lab.playing import MatchRow

ROOT = Path(__file__).parents[2]
TOYBOX = ROOT / "tests" / "server" / "toybox"

MakePlan = Callable[..., Plan]


@pytest.fixture(scope="session", autouse=True)
def toy_installed() -> Iterator[None]:
    patch = pytest.MonkeyPatch()
    patch.syspath_prepend(str(TOYBOX))
    patch.setenv("PYTHONPATH", os.pathsep.join([str(TOYBOX), str(ROOT)]))
    installed_games.cache_clear()
    yield
    patch.undo()
    installed_games.cache_clear()


@pytest.fixture
def make_plan() -> MakePlan:
    def make(**given: Any) -> Plan:
        return msgspec.convert({"game": "pearls", "matches": 4, "seats": [2], **given}, Plan)

    return make


@pytest.fixture
def plan_file(tmp_path: Path) -> Callable[[str], Path]:
    """A plan on disk, as a person writes it."""

    def write(text: str) -> Path:
        file = tmp_path / "plan.toml"
        file.write_text(text)
        return file

    return write


def without_clock(row: MatchRow) -> MatchRow:
    """A row without the one column that differs between two runs."""
    return msgspec.structs.replace(row, seconds=0.0)
