"""`fathom new-game`: what it writes is a whole game that a stranger can install, check and play."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import ROOT, Fathom
from tests.strangers import install, new_game

Result = subprocess.CompletedProcess[str]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new game, made, built and installed as its author would."""
    site = tmp_path_factory.mktemp("site")
    folder = new_game(site, "gold_fever").rename(site / "gold_fever_sources")
    return install(folder, site)


def run(site: Path, *command: str, typed: str = "", cwd: Path | None = None) -> Result:
    path = os.pathsep.join([str(site), str(ROOT)])
    return subprocess.run(
        [sys.executable, *command],
        input=typed,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
        cwd=cwd or site,
        env={**os.environ, "PYTHONPATH": path, "COLUMNS": "100"},
    )


FATHOM = ("-c", "from fathomfive.cli import app; app()")


def test_it_is_found_like_every_other_game(site: Path) -> None:
    assert "Gold Fever" in run(site, *FATHOM, "games").stdout


def test_it_passes_the_conformance_suite(site: Path) -> None:
    checked = run(site, *FATHOM, "check", "gold_fever", "--every", "8")
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_its_own_tests_pass(site: Path) -> None:
    folder = site / "gold_fever_sources"
    tested = run(site, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--strict-markers", cwd=folder)
    assert tested.returncode == 0, tested.stdout
    assert " passed" in tested.stdout


def test_it_can_be_played_in_the_terminal(site: Path) -> None:
    played = run(site, *FATHOM, "play", "gold_fever", "--plain", "--seed", "1", typed="2\n" * 40)
    assert played.returncode == 0, played.stderr
    assert "comes up with" in played.stdout
    assert "The deck is empty" in played.stdout


def test_it_can_be_learned_by_playing(site: Path) -> None:
    """Whoever follows the guide reaches each of its goals in turn, sees an eel explained, and is let go."""
    told = run(site, *FATHOM, "play", "gold_fever", "--plain", "--tutorial", typed="1\n2\n1\n2\n").stdout
    said = [f"{n}/4" for n in range(1, 5)] + ["everything in that net is lost", "That is the whole game"]
    assert [words for words in said if words not in told] == []
    assert told.count("That is the whole game") == 1


def test_the_guide_shows_its_own_tutorial() -> None:
    """What docs/new-game.md prints of a script is in the game that it is about."""
    guide = (ROOT / "docs" / "new-game.md").read_text()
    goal = next(found for found in re.findall(r"```toml\n(.*?)```", guide, re.S) if "[[goal]]" in found)
    script = ROOT / "src" / "fathomfive" / "cli" / "template" / "package" / "content" / "tutorial.toml.txt"
    assert goal in script.read_text().replace("@@prefix@@", "GOL")


def test_the_lab_and_bots_take_it_as_it_is(site: Path) -> None:
    told = run(site, *FATHOM, "simulate", "gold_fever", "--matches", "5", "--bot", "greedy", "--seats", "3")
    assert told.returncode == 0, told.stderr
    assert "5 matches on 3 seats" in told.stdout


def test_the_rule_that_the_guide_adds(tmp_path: Path) -> None:
    """docs/new-game.md, one rule all the way through: its test fails without the rule, and passes with it."""
    guide = (ROOT / "docs" / "new-game.md").read_text()
    rule = next(found for found in re.findall(r"```toml\n(.*?)```", guide, re.S) if "[[rule]]" in found)
    change, test = re.findall(r"```python\n(.*?)```", guide, re.S)
    constant, line = change.split("...\n")
    folder = new_game(tmp_path, "gold_fever")
    rules, steps = (folder / "src" / "gold_fever" / name for name in ("rules.toml", "steps.py"))
    tests = folder / "tests" / "test_rules.py"
    tests.write_text(f"{tests.read_text()}\n\n{test}")
    air = ("-m", "pytest", "-q", "-p", "no:cacheprovider", str(tests), "-k", "air")
    assert "1 failed" in run(tmp_path, *air, cwd=folder).stdout
    rules.write_text(f"{rules.read_text()}\n{rule}")
    before = steps.read_text()
    assert "        while g.deck:\n" in before
    after = before.replace("        while g.deck:\n", line).replace(
        "\nclass Dive", f"{constant}\n\nclass Dive", 1
    )
    steps.write_text(after)
    passed = run(tmp_path, *air, cwd=folder)
    assert "1 passed" in passed.stdout, passed.stdout


@pytest.mark.parametrize(
    ("name", "said"),
    [("Gold", "small letters"), ("g", "small letters"), ("pearls", "already"), ("taken", "exists")],
)
def test_what_cannot_be_a_game_is_refused(fathom: Fathom, name: str, said: str) -> None:
    Path("taken").mkdir()
    told = fathom("new-game", name)
    assert told.exit_code == 2
    assert said in told.stderr


def test_the_title_is_the_authors(fathom: Fathom) -> None:
    assert fathom("new-game", "wreck", "--title", "The Wreck").exit_code == 0
    assert 'title="The Wreck"' in Path("wreck/src/wreck/game.py").read_text()
    assert "@@" not in "".join(file.read_text() for file in Path("wreck").rglob("*") if file.is_file())
