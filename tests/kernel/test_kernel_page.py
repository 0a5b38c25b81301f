"""`docs/kernel.md` and what it explains agree: the toy is on the page, whole, and everything there runs."""

import re
from pathlib import Path
from typing import Any

from fathomfive.kernel.game import Game
from fathomfive.proof.conformance import CHECKS
from tests.toys.pearls.game import GAME

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "kernel.md").read_text(encoding="utf-8")
TOY = ROOT / "tests" / "toys" / "pearls"
MOST_LINES = 165


def blocks(before: str) -> list[str]:
    """The Python on the page that follows these words."""
    return re.findall(rf"{re.escape(before)}\s+```python\n(.*?)```", PAGE, flags=re.DOTALL)


def test_the_toy_is_on_the_page_whole_and_in_order() -> None:
    source = (TOY / "game.py").read_text(encoding="utf-8")
    assert "\n\n\n".join(part.strip("\n") for part in blocks("<!-- pearls -->")) + "\n" == source


def test_the_toy_has_at_most_165_lines_of_python() -> None:
    lines = [line for file in TOY.rglob("*.py") for line in file.read_text(encoding="utf-8").splitlines()]
    assert (
        100 < len([line for line in lines if line.strip() and not line.strip().startswith("#")]) <= MOST_LINES
    )


def test_the_page_lists_every_check_as_the_suite_names_it() -> None:
    rows = re.findall(
        r"^\| `(\w+)` \| (.+) \|$", PAGE.split("## What the suite checks")[1], flags=re.MULTILINE
    )
    assert rows == [(check.name, check.purpose) for check in CHECKS]


def test_every_check_says_in_a_line_what_it_proves() -> None:
    assert all(check.purpose and len(check.purpose) < 110 for check in CHECKS)
    assert len({check.name for check in CHECKS}) == len(CHECKS)


def test_the_example_of_playing_runs_as_it_stands() -> None:
    (example,) = blocks("## Playing it")
    names: dict[str, Any] = {"GAME": GAME, "print": lambda tell: None}
    exec(compile(example, "docs/kernel.md", "exec"), names)  # noqa: S102  # our own page
    assert names["scene"].viewer == 1
    assert names["twin"].loose
    assert names["saved"]


def test_the_page_speaks_of_every_field_of_a_game() -> None:
    fields = [name for name in Game.__dataclass_fields__ if not name.startswith("_")]
    assert [name for name in fields if not re.search(rf"\b{name}\b", PAGE)] == []
