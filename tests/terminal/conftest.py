"""Pearls laid out on a table at one keyboard."""

from collections.abc import Callable
from pathlib import Path

import pytest

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.terminal.sitting import Sitting
from tests.toys.pearls.game import GAME

Sit = Callable[..., Sitting]


@pytest.fixture
def sit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Sit:
    """Sit down to a match: how many seats, and which of them are bots. Files land in an empty folder."""
    monkeypatch.chdir(tmp_path)

    def begin(seats: int = 2, bots: dict[int, str] | None = None, seed: int = 4, file: str = "") -> Sitting:
        key = Dice.seeded(seed).key
        sitting = Sitting.begin(GAME, Setup("pearls", seats), key, Path(file) if file else None)
        sitting.seat_bots(bots or {})
        return sitting

    return begin
