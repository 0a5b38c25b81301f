"""`docs/scene.md` shows every part of the vocabulary, and each example is exactly what would be sent."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from fathomfive import scene as vocabulary
from fathomfive.scene import Mark, Node

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
