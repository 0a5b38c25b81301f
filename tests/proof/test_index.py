"""A rule leads to its code: its id stands literally where it is carried out, or it says why it does not."""

from importlib.resources import files
from pathlib import Path

import pytest

from fathomfive.kernel.game import installed_games
from fathomfive.proof import coverage, index

ROOT = Path(__file__).parents[2]
GAMES = sorted(path.parent for path in ROOT.glob("src/fathomfive/games/*/rules.toml"))
MOST_STRUCTURAL = 12
"""A longer list would be an excuse."""


def put(package: Path, source: str) -> Path:
    (package / "content").mkdir()
    (package / "steps.py").write_text(source)
    (package / "content" / "cards.toml").write_text("cost = 1  # TOY-CARD-1\n")
    return package


def test_an_id_is_found_with_file_and_line(tmp_path: Path) -> None:
    found = index.places(put(tmp_path, "def swim():\n    ...  # TOY-MOVE-1, TOY-MOVE-10b\n"), tmp_path)
    assert {rule: [str(place) for place in places] for rule, places in found.items()} == {
        "TOY-MOVE-1": ["steps.py:2"],
        "TOY-MOVE-10b": ["steps.py:2"],
        "TOY-CARD-1": ["content/cards.toml:1"],
    }


def test_a_longer_id_is_not_a_shorter_one(tmp_path: Path) -> None:
    found = index.places(put(tmp_path, "# TOY-MOVE-12 and TOY-T-C1\n"), tmp_path)
    assert index.nowhere(["TOY-MOVE-1", "TOY-MOVE-12", "TOY-T"], [], found) == ["TOY-MOVE-1", "TOY-T"]
    assert index.nowhere(["TOY-MOVE-1"], ["TOY-MOVE-1"], found) == []


@pytest.mark.parametrize("written", ["TOY-MOVE-1 to -3", "TOY-MOVE-1, -2", "TOY-MOVE-1..-3", "TOY-MOVE-1/-2"])
def test_a_range_is_found_out(tmp_path: Path, written: str) -> None:
    assert index.ranges(put(tmp_path, f"# {written}\n"), tmp_path) == [f"steps.py:1: {written}"]


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_every_rule_leads_to_its_code(game: Path) -> None:
    rulebook = installed_games()[game.name].rulebook
    rules = [rule.id for rule in rulebook]
    found = index.places(game, ROOT)
    assert not index.nowhere(rules, rulebook.structural, found), "write the id where the rule is carried out"
    assert not index.ranges(game, ROOT), "write each id out: a search for one of them misses a range"
    assert not set(rulebook.structural) & set(found), "no longer structural: the code names it"
    assert len(rulebook.structural) <= MOST_STRUCTURAL


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_no_code_names_a_rule_that_does_not_exist(game: Path) -> None:
    rulebook = installed_games()[game.name].rulebook
    prefix = next(iter(rulebook)).id.partition("-")[0]
    sections = {rule.id.rpartition("-")[0] for rule in rulebook}  # "LRK-ATK" stands for its whole section
    known = {rule.id for rule in rulebook} | set(rulebook.examples) | sections
    found = index.places(game, ROOT)
    strangers = {rule: places for rule, places in found.items() if rule.startswith(f"{prefix}-")}
    assert not {rule: str(places[0]) for rule, places in strangers.items() if rule not in known}


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_every_worked_example_is_played(game: Path) -> None:
    examples = installed_games()[game.name].rulebook.examples
    marks = coverage.collect(ROOT / "tests" / "games" / game.name, "example")
    assert examples
    assert not coverage.unproven(examples, marks)
    assert not coverage.unknown(examples, marks)


def test_the_games_of_the_house_are_read_where_they_are_installed() -> None:
    assert {path.name for path in GAMES} <= set(installed_games())
    assert all(Path(str(files(installed_games()[path.name].package))).name == path.name for path in GAMES)
