"""`docs/kernel.md` and what it explains agree: the toy is on the page, whole, and everything there runs."""

import ast
import inspect
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

from fathomfive.kernel.game import Game
from fathomfive.kernel.tells import Motion
from fathomfive.kernel.wiring import FIELDS, HOMES, ON_THE_STATE
from fathomfive.proof import position
from fathomfive.proof.conformance import CHECKS
from fathomfive.scene.view import plain_banner, show
from tests.toys.pearls import game as pearls
from tests.toys.pearls.game import GAME

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "kernel.md").read_text(encoding="utf-8")
TOY = ROOT / "tests" / "toys" / "pearls"
MOST_LINES = 170


def blocks(before: str) -> list[str]:
    """The Python on the page that follows these words."""
    return re.findall(rf"{re.escape(before)}\s+```python\n(.*?)```", PAGE, flags=re.DOTALL)


def test_the_toy_is_on_the_page_whole_and_in_order() -> None:
    source = (TOY / "game.py").read_text(encoding="utf-8")
    assert "\n\n\n".join(part.strip("\n") for part in blocks("<!-- pearls -->")) + "\n" == source


def test_the_toy_has_at_most_170_lines_of_python() -> None:
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


def hooks_of_a_game() -> dict[str, int]:
    """The functions a game may have, each with how many arguments it is given."""
    found = {}
    for name, field in Game.__dataclass_fields__.items():
        for node in ast.walk(ast.parse(str(field.type), mode="eval")):
            if isinstance(node, ast.Subscript) and ast.unparse(node.value) == "Callable":
                assert isinstance(node.slice, ast.Tuple)
                assert isinstance(node.slice.elts[0], ast.List)
                found[name] = len(node.slice.elts[0].elts)
                break
    return {name: count for name, count in found.items() if name not in ("begin", "stage", "scene")}


def test_the_table_of_hooks_has_each_of_them_with_its_arguments_and_its_file() -> None:
    rows = re.findall(r"^\| `(\w+)\((.*?)\)` \| `(\w+)\.py` \|", PAGE, flags=re.MULTILINE)
    assert {FIELDS.get(name, name): len(args.split(", ")) for name, args, _ in rows} == hooks_of_a_game()
    homes = {name: file for file, names in HOMES.items() for name in names} | dict.fromkeys(
        ON_THE_STATE, "state"
    )
    assert [(name, file) for name, _, file in rows if homes[name] != file] == []


def test_the_banner_on_the_page_shows_scores() -> None:
    (example,) = blocks("A banner with scores, seat and points, best first:")
    names: dict[str, Any] = {**vars(pearls), "plain_banner": plain_banner}
    exec(compile(example, "docs/kernel.md", "exec"), names)  # noqa: S102  # our own page
    table = position.Position.of(replace(GAME, banner=names["banner"], _books={}), seats=2, lay_out=poor)
    outcome = show(table.match, 1).outcome
    assert outcome is not None
    assert (outcome.result, outcome.scores) == ("won", ((1, 3.0), (0, 2.0)))


def poor(g: pearls.Sea) -> None:
    """Nothing is left in the bank: the match is over before it begins."""
    g.bank, g.hoards = 0, [2, 3]


def test_the_table_of_test_tools_has_each_of_them() -> None:
    part = PAGE.split("## Tests in the game's own words")[1].split("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \|", part, flags=re.MULTILINE)
    own = {name for name in vars(position.Position) if not name.startswith("_")}
    own |= {name for name in vars(position.Position.of(GAME, seats=2)) if not name.startswith("_")}
    beside = {
        name
        for name, tool in vars(position).items()
        if (inspect.isfunction(tool) or inspect.isclass(tool))
        and tool.__module__ == position.__name__
        and not name.startswith("_")
    }
    assert sorted(rows) == sorted(own | beside)


def test_the_page_has_the_fields_and_manners_of_a_motion() -> None:
    part = PAGE.split("A **motion** is")[1].split("Sound follows")[0]
    rows = re.findall(r"^\| (`.*?`) \|", part, flags=re.MULTILINE)
    assert tuple(name for row in rows for name in re.findall(r"\w+", row)) == Motion.__struct_fields__
    manners = (Motion.__doc__ or "").split("manner: ")[1].rstrip(".").split(", ")
    assert [how for how in manners if f"`{how}`" not in part] == []


def test_the_page_has_every_sound() -> None:
    named = PAGE.split("<!-- sounds -->")[1].split("\n\n")[0]
    files = {re.sub(r"-\d$", "", file.stem) for file in (ROOT / "web/public/sounds").glob("*.ogg")}
    assert set(re.findall(r"`([\w-]+)`", named)) == files
