"""Answers have types: at every question of every game mypy knows what may come back.

The sources are read, and mypy is asked about copies of them in which every answer stands in a `reveal_type`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest
from mypy import api

ROOT = Path(__file__).parents[2]
GAMES = [*sorted((ROOT / "src/fathomfive/games").rglob("*.py")), ROOT / "tests/toys/pearls/game.py"]
RULES = [file for file in GAMES if {"Ask", "yield"} <= set(re.findall(r"\w+", file.read_text()))]

QUESTIONS = 140
"""In the five games and the toy: so that none is missed because it is written in another way."""

UNKNOWN = re.compile(r"\bAny\b|\bkernel\.play\.Action\b|\bNever\b")
"""Types that say nothing: `Action` is what a mixed list is to mypy unless it is called a list of a union."""


class Answer(NamedTuple):
    place: str
    type: str


def asks(node: ast.AST | None) -> bool:
    """Whether this is `Ask(...)`, `Ask.first(...)` or `Ask.all(...)`."""
    if not isinstance(node, ast.Call):
        return False
    made = node.func.value if isinstance(node.func, ast.Attribute) else node.func
    return isinstance(made, ast.Name) and made.id == "Ask"


def questions(source: str) -> list[ast.YieldFrom]:
    return [n for n in ast.walk(ast.parse(source)) if isinstance(n, ast.YieldFrom) and asks(n.value)]


def bare(source: str) -> list[int]:
    """The lines that yield a question themselves, and would get an answer of any type."""
    return [n.lineno for n in ast.walk(ast.parse(source)) if isinstance(n, ast.Yield) and asks(n.value)]


def modes(source: str) -> list[int]:
    """The lines that say whose answer counts to `Ask` itself, by name or in its place."""
    calls = [n for n in ast.walk(ast.parse(source)) if isinstance(n, ast.Call) and asks(n)]
    return [n.lineno for n in calls if len(n.args) > 5 or any(word.arg == "mode" for word in n.keywords)]


def revealed(source: str) -> str:
    """The same source, line by line, with every answer in a `reveal_type`."""
    lines = [line.encode() for line in source.splitlines(keepends=True)]  # columns count bytes
    places = [(n.lineno - 1, n.col_offset, b"reveal_type((") for n in questions(source)]
    places += [((n.end_lineno or 0) - 1, n.end_col_offset or 0, b"))") for n in questions(source)]
    for line, column, words in sorted(places, reverse=True):
        lines[line] = lines[line][:column] + words + lines[line][column:]
    return b"".join(lines).decode()


def answers(files: Sequence[Path], folder: Path) -> list[Answer]:
    """What mypy says about every answer in these files."""
    shadows: list[str] = []
    for number, file in enumerate(files):
        copy = folder / f"{number}.py"
        copy.write_text(revealed(file.read_text()))
        shadows += ["--shadow-file", str(file), str(copy)]
    said, trouble, _ = api.run(["--config-file", str(ROOT / "pyproject.toml"), *shadows, *map(str, files)])
    assert not trouble, trouble
    return [Answer(*found) for found in re.findall(r'^(.+:\d+): note: Revealed type is "(.*)"$', said, re.M)]


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where mypy finds the sources, and what it knows from the last time."""
    monkeypatch.chdir(ROOT)


# --- the games -----------------------------------------------------------------------------------------


def test_no_rule_yields_a_question_itself() -> None:
    assert [f"{file}:{line}" for file in RULES for line in bare(file.read_text())] == []


def test_no_rule_speaks_of_modes() -> None:
    """Whose answer counts is said by `Ask.first` and `Ask.all`, which know what comes back."""
    assert [f"{file}:{line}" for file in RULES for line in modes(file.read_text())] == []


def test_mypy_knows_every_answer(tmp_path: Path) -> None:
    known = answers(RULES, tmp_path)
    assert len(known) == sum(len(questions(file.read_text())) for file in RULES) == QUESTIONS
    assert [answer for answer in known if UNKNOWN.search(answer.type)] == []


# --- and what these tests must find --------------------------------------------------------------------

SLIPS = """
from typing import Any

from fathomfive.kernel.play import Action, Ask, Pass, Play


class Dive(Action, frozen=True, tag="dive"): ...


def anything(g: Any) -> Play:
    answer = yield from Ask("any", 0, g.options(0), "RULE-1")
    g.note(answer)


def mixed(g: Any) -> Play:
    answer = yield from Ask("mixed", 0, [Dive(0), Pass(0)], "RULE-1")
    g.note(answer)


def known(g: Any) -> Play:
    dives: list[Dive | Pass] = [Dive(0), Pass(0)]
    g.note((yield from Ask("one", 0, dives, "RULE-1")))
    g.note((yield from Ask.first("first", (0, 1), dives, "RULE-1")))
    g.note((yield from Ask.all("all", (0, 1), dives, "RULE-1")))


def itself(g: Any) -> Play:
    answer = yield Ask("itself", (0, 1), [Dive(0)], "RULE-1", mode="all")
    g.note(answer)
"""


def test_a_bare_question_and_a_mode_are_found() -> None:
    line = SLIPS.splitlines().index("def itself(g: Any) -> Play:") + 2
    assert bare(SLIPS) == modes(SLIPS) == [line]


def test_an_answer_that_could_be_anything_is_found(tmp_path: Path) -> None:
    slips = tmp_path / "slips.py"
    slips.write_text(SLIPS)
    found = [(answer.type, bool(UNKNOWN.search(answer.type))) for answer in answers([slips], tmp_path)]
    either = "slips.Dive | fathomfive.kernel.play.Pass"
    assert found == [
        ("Any", True),
        ("fathomfive.kernel.play.Action", True),
        (either, False),
        (either, False),
        (f"tuple[{either}, ...]", False),
    ]
