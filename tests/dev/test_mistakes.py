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
    assert found.where == "game.py, line 17"
    assert found.says == "SyntaxError: invalid syntax"
    assert found.line.startswith("LAMP = = 1")


def test_an_error_while_it_loads_leads_to_the_authors_line(package: Path) -> None:
    edit(package / "game.py", "LAMP = 1 ", "LAMP = ONE ")
    assert mistake(package) == Mistake(
        "NameError: name 'ONE' is not defined", "game.py, line 17", "LAMP = ONE  # pearls, PRL-LAMP-1"
    )


def test_content_that_is_no_toml(package: Path) -> None:
    edit(package / "content" / "sea.toml", "bank = ", "bank == ")
    found = mistake(package)
    assert found.where.startswith("content/sea.toml, line ")
    assert found.says == "Invalid value"


def test_content_that_does_not_fit(package: Path) -> None:
    edit(package / "content" / "sea.toml", "bank = ", "bench = ")
    assert mistake(package) == Mistake('"bank" is missing', "sea.toml")


def test_a_forgotten_piece_gives_its_sentence(package: Path) -> None:
    edit(package / "game.py", "    zones=zones,\n", "")
    found = mistake(package)
    assert "zones" in found.says
    assert found.where.startswith("game.py, line ")


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
    line = text.read_text().split("space-cove")[0].count("\n") + 1
    assert Mistake('Expected token: "="', f"text/en.ftl, line {line}") in found
    assert Mistake("there is no message space-cove", "text/en.ftl") in found
    assert any(one.says.startswith("art/Whale.png: ") for one in found)
