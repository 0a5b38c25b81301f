"""`docs/scene.md` shows every part of the vocabulary, and each example is exactly what would be sent."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from fathomfive import scene as vocabulary
from fathomfive.scene import Mark, Node, Piece, faults

PAGE = (Path(__file__).parents[2] / "docs" / "scene.md").read_text(encoding="utf-8")
EXAMPLES = dict(re.findall(r"^### (\w+)\n.*?```json\n(.+?)\n```", PAGE, re.DOTALL | re.MULTILINE))


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_example_is_what_would_be_sent(name: str) -> None:
    kind: Any = getattr(vocabulary, name)
    example = json.loads(EXAMPLES[name])
    read = msgspec.convert(example, kind)
    assert json.loads(msgspec.json.encode(read)) == example


def test_every_node_and_mark_has_its_example() -> None:
    wanted = {kind.__name__ for kind in (*get_args(Node), *get_args(Mark))}
    wanted |= {
        "Stage",
        "Space",
        "Mould",
        "Exit",
        "Flap",
        "Card",
        "Option",
        "Prompt",
        "Scene",
        "Patch",
        "Banner",
        "Form",
    }
    assert wanted - set(EXAMPLES) == set()


def python_after(mark: str) -> dict[str, Any]:
    """What a block of Python on the page leaves behind."""
    (block,) = re.findall(rf"<!-- {mark} -->\n```python\n(.*?)```", PAGE, re.DOTALL)
    names: dict[str, Any] = {}
    exec(compile(block, "docs/scene.md", "exec"), names)  # noqa: S102  # our own page
    return names


def test_the_board_and_the_pieces_in_python_hold_together() -> None:
    stage = python_after("stage")["STAGE"]
    table = python_after("piece")["scene"](None, 0)
    seen = table.scene(game="wreck", viewer=0, stage=stage.id, seq=0)
    seen = msgspec.structs.replace(
        seen,
        owners=(vocabulary.Owner(seat=0, label="Mags", tint="#C4472F", mark=vocabulary.Sprite(letter="Ma")),),
    )
    assert faults(stage, seen) == []
    piece = seen.nodes["mags"]
    assert isinstance(piece, Piece)
    assert (piece.at, piece.owner, piece.w) == ("cove", 0, 40)


def test_the_page_names_fields_that_a_piece_has() -> None:
    named = PAGE.split("the other fields of `Piece`, by name:")[1].split("and the rest")[0]
    assert [name for name in re.findall(r"`(\w+)`", named) if name not in Piece.__struct_fields__] == []
