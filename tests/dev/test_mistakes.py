"""An author's mistakes, each as file, line and sentence."""

import importlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from fathomfive.dev.looking_over import draw, look_over
from fathomfive.dev.mistakes import Mistake, mistake_of, texts_of
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from fathomfive.scene.sheet import sheet_of
from tests.dev.author import edit, toy_project
from tests.painting import png
from tests.strangers import new_game

Loaded = Callable[[], list[Mistake]]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of somebody's game."""
    folder = toy_project(tmp_path)
    monkeypatch.syspath_prepend(str(folder.parent))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    yield folder
    for name in [name for name in sys.modules if name.partition(".")[0] == "reef"]:
        del sys.modules[name]
    sheet_of.cache_clear()
    texts_of.cache_clear()


def load() -> Match[Any]:
    return Match.start(importlib.import_module("reef.game").GAME, Setup("reef", 2), Dice("abc"))


def line_of(file: Path, words: str) -> int:
    return file.read_text().split(words)[0].count("\n") + 1


def mistake(package: Path) -> Mistake:
    try:
        match = load()
        draw(match)
    except Exception as error:
        return mistake_of(error, package)
    raise AssertionError("there is none")


def test_a_slip_of_syntax(package: Path) -> None:
    edit(package / "game.py", "LAMP = 1 ", "LAMP = = 1 ")
    found = mistake(package)
    assert found.where == f"game.py, line {line_of(package / 'game.py', 'LAMP = = 1')}"
    assert found.says == "SyntaxError: invalid syntax"
    assert found.line.startswith("LAMP = = 1")


def test_an_error_while_it_loads_leads_to_the_authors_line(package: Path) -> None:
    edit(package / "game.py", "LAMP = 1 ", "LAMP = ONE ")
    found = mistake(package)
    assert found.where == f"game.py, line {line_of(package / 'game.py', 'LAMP = ONE')}"
    assert found.says == "NameError: name 'ONE' is not defined"


def test_content_that_is_no_toml(package: Path) -> None:
    edit(package / "content" / "sea.toml", "bank = ", "bank == ")
    found = mistake(package)
    assert found.where.startswith("content/sea.toml, line ")
    assert found.says == "Invalid value"


def test_content_that_does_not_fit(package: Path) -> None:
    edit(package / "content" / "sea.toml", "bank = ", "bench = ")
    assert mistake(package) == Mistake('"bank" is missing', "sea.toml")


def test_a_forgotten_piece_gives_its_sentence(package: Path) -> None:
    edit(package / "game.py", "    begin=begin,\n", "")
    found = mistake(package)
    assert "begin" in found.says
    assert found.where.startswith("game.py, line ")


def test_a_piece_that_is_not_found_by_its_name_gives_its_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = new_game(tmp_path, "buoy") / "src" / "buoy"
    monkeypatch.syspath_prepend(str(folder.parent))
    edit(folder / "scene.py", "def stage(", "def stge(")
    with pytest.raises(Exception, match="stage") as raised:
        Match.start(importlib.import_module("buoy.game").GAME, Setup("buoy", 2), Dice("abc"))
    assert mistake_of(raised.value, folder).says == "buoy has no stage: write it in scene.py"


def test_a_rule_that_breaks_leads_to_the_line_that_broke_it(package: Path) -> None:
    edit(package / "game.py", "        seat, full = self.seat,", "        seat, full = self.chair,")
    found = mistake(package)
    assert "step Lead broke" in found.says
    assert found.where.startswith("game.py, line ")
    assert "self.chair" in found.line


def test_a_picture_that_cannot_be_drawn(package: Path) -> None:
    edit(package / "game.py", 'title=say("title")', "title=g.title")
    found = mistake(package)
    assert found.where.startswith("game.py, line ")
    assert found.says.startswith("AttributeError: ")


def test_nothing_is_wrong_with_a_whole_game(package: Path) -> None:
    match = load()
    assert look_over(match, draw(match)) == []


def test_what_is_missing_is_only_said(package: Path) -> None:
    text = package / "text" / "en.ftl"
    edit(text, "space-cove = the cove\n", "space-cove the cove\n")
    (package / "art").mkdir()
    (package / "art" / "Whale.png").write_bytes(png(2, 2))
    match = load()
    found = look_over(match, draw(match))
    where = f"text/en.ftl, line {line_of(text, 'space-cove')}"
    assert Mistake('Expected token: "="', where) in found
    assert Mistake("there is no message space-cove", "text/en.ftl") in found
    assert any(one.says.startswith("art/Whale.png: ") for one in found)
