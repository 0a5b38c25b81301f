"""examples/lobster_pots: somebody else's package, built, installed beside the house, checked and played."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.strangers import install

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "lobster_pots"
GAME = "lobster_pots"

DUEL = """
from fathomfive.bots import bot_named, play_match
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup, find_game

game, won = find_game("lobster_pots"), 0.0
for number in range(30):
    greedy = number % 2
    bots = [bot_named("greedy" if seat == greedy else "random", f"{number}/{seat}") for seat in range(2)]
    match, _ = play_match(game, Setup(game.id, 2), bots, Dice.seeded(number))
    won += match.outcome.values[greedy]
print(won / 30)
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the wheel was installed; nothing of the checkout but the house itself is in sight."""
    return install(EXAMPLE, tmp_path_factory.mktemp("site"))


def run(site: Path, *command: str, typed: str = "", cwd: Path | None = None) -> str:
    done = subprocess.run(
        [sys.executable, *command],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        cwd=cwd or site,
        env={**os.environ, "PYTHONPATH": str(site), "COLUMNS": "200"},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_passes_the_checks_of_the_house(site: Path) -> None:
    assert "checks passed" in run(site, "-m", "fathomfive", "check", GAME)


def test_its_own_tests_pass_against_what_was_installed(site: Path, tmp_path: Path) -> None:
    """The package of the wheel, not the one in the sources: what was forgotten in the wheel shows here."""
    rules = str(EXAMPLE / "tests" / "test_rules.py")
    quiet = ("-q", "-p", "no:cacheprovider", "-c", str(EXAMPLE / "pyproject.toml"), "-o", "pythonpath=")
    assert " passed" in run(site, "-m", "pytest", *quiet, rules, cwd=tmp_path)


def test_bots_play_it_and_a_thinking_one_wins(site: Path) -> None:
    assert float(run(site, "-c", DUEL)) > 0.7


def test_its_guide_leads_through_two_days(site: Path) -> None:
    """Whoever gives the answers it points at reaches every goal."""
    told = run(site, "-m", "fathomfive", "play", GAME, "--plain", "--tutorial", typed="2\n1\n1\n1\n5\n")
    goals = [f"{number}/5" for number in range(1, 6)]
    assert [goal for goal in goals if goal not in told] == [], told
    assert "That is all there is to it" in told
