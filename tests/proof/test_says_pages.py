"""The pages of what is said, `docs/proof/GAME-says.md`: every row names a test, which says the same."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs" / "proof").glob("*-says.md"))
SPELLED_OUT = ("Ten decisions", "Ten reveals")
"""Sections whose sentences stand in their tests word for word; what is in brackets is the page's own."""


def folder_of(page: Path) -> Path:
    return ROOT / "tests" / "games" / page.stem.removesuffix("-says")


def rows_of(text: str) -> list[str]:
    rows = [line for line in text.splitlines() if line.startswith("| ")]
    return [row for row in rows if not row.endswith("| test |")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_row_names_a_test_that_is_there(page: Path) -> None:
    known = set(
        re.findall(r"^def (test_\w+)", "".join(f.read_text() for f in folder_of(page).glob("*.py")), re.M)
    )
    rows = rows_of(page.read_text("utf-8"))
    assert rows
    for row in rows:
        named = re.findall(r"`(test_\w+)`", row)
        assert named, f"no test holds {row}"
        assert set(named) <= known, f"there is no such test: {row}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
@pytest.mark.parametrize("section", SPELLED_OUT)
def test_ten_decisions_and_ten_reveals_are_said_as_their_tests_say(page: Path, section: str) -> None:
    _, found, rest = page.read_text("utf-8").partition(f"## {section}\n")
    assert found
    rows = rows_of(rest.partition("\n## ")[0])
    assert len(rows) >= 10
    spoken = spoken_in(folder_of(page))
    for row in rows:
        _, _, sentence, _, test, _ = row.split("|")
        said = spoken[test.strip(" `")]
        for part in parts_of(sentence):
            assert any(part in words for words in said), f"{test.strip()} does not say {part!r}"


def parts_of(sentence: str) -> list[str]:
    """Sentence by sentence, without what is in brackets; a number or a name may come from a parameter."""
    parts = re.split(r"[.!?:;]”? |[.!?:;]”?$|\(.*?\)", sentence.strip())
    return [part.strip(" .“") for part in parts if part.strip(" .“")]


def spoken_in(folder: Path) -> dict[str, list[str]]:
    """Of each test all strings that stand in it, its parameters included; those that adjoin are one."""
    return {
        test.name: list(strings_of(test))
        for file in folder.glob("test_*.py")
        for test in ast.parse(file.read_text("utf-8")).body
        if isinstance(test, ast.FunctionDef)
    }


def strings_of(test: ast.FunctionDef) -> Iterator[str]:
    for node in ast.walk(test):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
