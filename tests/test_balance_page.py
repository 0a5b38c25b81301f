"""The page about balance says what stands in the games' own files, from the same counts."""

from __future__ import annotations

from types import ModuleType

import pytest

from fathomfive.kernel.game import find_game
from fathomfive.learning.welcome import Odds
from tests.scripts import ROOT, script


@pytest.fixture(scope="module")
def balance() -> ModuleType:
    return script("benchmarks/balance.py")


@pytest.mark.parametrize("game", ["refuge", "tentacula", "jupiter"])
def test_the_page_has_the_figures_of_the_games_own_files(balance: ModuleType, game: str) -> None:
    page = (ROOT / "docs" / "balance.md").read_text("utf-8")
    missing = [line for line in balance.page(game).splitlines() if line not in page.splitlines()]
    assert missing == [], f"`python benchmarks/balance.py {game} --page` prints what belongs there"
    assert f"## {find_game(game).title}" in page


def test_a_level_is_in_order_when_its_interval_reaches_what_is_intended(balance: ModuleType) -> None:
    def row(won: int) -> str:
        odds = Odds(seats=2, won=won, matches=200, options={"level": "calm"}, intended=(40, 60))
        return str(balance.told(odds))

    assert row(70).startswith("| calm | 2 | 40 to 60 % | 35% (29%-42%) | yes |")
    assert row(60).startswith("| calm | 2 | 40 to 60 % | 30% (24%-37%) | **no** |")


def test_what_was_found_is_written_in_the_form_it_is_read_in(balance: ModuleType) -> None:
    odds = Odds(seats=3, won=7, matches=24, options={"level": "calm"}, intended=(20, 40), by="sailor")
    assert balance.written(odds).splitlines() == [
        "[[odds]]",
        'options = { level = "calm" }',
        "seats = 3",
        "intended = [20, 40]",
        'by = "sailor"',
        "won = 7",
        "matches = 24",
    ]
