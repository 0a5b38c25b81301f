"""The one import of a game's author stays small, and every name has its sentence on the page."""

import re
from pathlib import Path

from fathomfive import author

PAGE = (Path(__file__).parent.parent / "docs" / "author.md").read_text("utf-8")
MOST_NAMES = 50
"""Raising it is a decision: whoever writes a game reads all of them."""


def test_an_author_meets_few_names() -> None:
    assert len(author.__all__) <= MOST_NAMES
    assert sorted(author.__all__) == sorted(set(author.__all__))


def test_nothing_else_can_be_taken_from_there() -> None:
    public = {name for name in vars(author) if not name.startswith("_")}
    assert public == set(author.__all__)


def test_every_name_has_a_sentence() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| (.+) \|$", PAGE, re.MULTILINE))
    assert sorted(rows) == sorted(author.__all__)
    assert [name for name, words in rows.items() if len(words.split()) < 4] == []
