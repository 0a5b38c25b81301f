"""What people are told about leaving, cover and waiting is true: every such sentence is in `promises.toml`,
word for word, with the tests that hold it to it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
LIST = tomllib.loads((Path(__file__).parent / "promises.toml").read_text(encoding="utf-8"))
WORDS = {"web": ROOT / "web/text/en.ftl", "server": ROOT / "src/fathomfive/server/text/en.ftl"}
ABOUT = re.compile(
    r"\b(leaves?|covers?|covered|away|give (it )?up|stays yours|waits for you|plays for|steps? in|patience"
    r"|a bot (sits|plays|keeps))\b",
    re.IGNORECASE,
)


def messages(path: Path) -> dict[str, str]:
    """Every message of a file of words, on one line."""
    found: dict[str, str] = {}
    name = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if begins := re.match(r"([a-z][\w-]*) = ?(.*)", line):
            name = begins[1]
            found[name] = begins[2]
        elif name and line[:1] in (" ", "}") and line.strip():
            found[name] += " " + line.strip()
        else:
            name = ""
    return found


def found() -> dict[str, str]:
    """The sentences about it, by where they stand."""
    readme = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    said = {
        f"readme {n}": one.strip()
        for n, one in enumerate(re.findall(r"[^.:|]*: a bot covers[^.]*\.", readme))
    }
    for where, path in WORDS.items():
        said |= {f"{where} {name}": text for name, text in messages(path).items() if ABOUT.search(text)}
    return said


def test_every_sentence_is_on_the_list() -> None:
    promised: dict[str, Any] = LIST["promise"]
    about = {where: said for where, said in found().items() if where not in LIST["about_something_else"]}
    assert about == {where: one["says"] for where, one in promised.items()}


def test_nothing_is_excused_that_is_not_there() -> None:
    assert set(LIST["about_something_else"]) <= found().keys()


@pytest.mark.parametrize("where", LIST["promise"])
def test_each_has_a_test_that_holds_it(where: str) -> None:
    held = LIST["promise"][where]["held_by"]
    assert held
    for test in held:
        file, _, name = test.partition("::")
        assert re.search(
            rf"^(async )?def {name}\(", (ROOT / file).read_text(encoding="utf-8"), re.MULTILINE
        ), test


def test_a_sentence_that_nobody_listed_is_noticed(tmp_path: Path) -> None:
    new = tmp_path / "en.ftl"
    new.write_text(
        "calm = The sea is calm.\nnew-one = Leave at once:\n    a bot covers you.\n", encoding="utf-8"
    )
    read = messages(new)
    assert read == {"calm": "The sea is calm.", "new-one": "Leave at once: a bot covers you."}
    assert [name for name, text in read.items() if ABOUT.search(text)] == ["new-one"]
