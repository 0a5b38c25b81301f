"""The platform speaks several languages: none of them lacks a sentence, and all say the same things."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import fathomfive
from fathomfive.kernel.text import Texts, house_words, say
from fathomfive.terminal.words import languages

SOURCE = Path(fathomfive.__file__).parent
FOLDERS = [
    Path(str(house_words())),
    SOURCE / "text",
    SOURCE / "server" / "text",
    SOURCE.parents[1] / "web" / "text",
]


class Variables(Visitor):
    """The arguments a message speaks of."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def sentences(file: Path) -> dict[str, set[str]]:
    """Each message and attribute of a file, with the arguments it speaks of."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
        if not isinstance(entry, ast.Message):
            continue
        parts = [(entry.id.name, entry.value)]
        parts += [(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
        for name, pattern in parts:
            if pattern is not None:
                seen = Variables()
                seen.visit(pattern)
                assert name not in found, f"{file.name}: {name} stands there twice"
                found[name] = seen.names
    return found


def test_english_and_italian_are_spoken() -> None:
    assert languages() == ["en", "it"]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: "/".join(folder.parts[-2:]))
def test_no_sentence_is_missing_in_any_language(folder: Path) -> None:
    english = sentences(folder / "en.ftl")
    for language in languages():
        own = sentences(folder / f"{language}.ftl")
        assert set(english) - set(own) == set(), language
        assert set(own) - set(english) == set(), language
        strange = {name: own[name] ^ english[name] for name in own if own[name] - english[name]}
        assert strange == {}, f"{language} speaks of arguments nobody gives"


def test_a_game_without_a_language_falls_back_text_by_text() -> None:
    """What the house says is Italian, what only the game says is English."""
    texts = Texts("it-CH", *FOLDERS[:3], SOURCE.parents[1] / "tests" / "toys" / "pearls" / "text")
    assert texts(say("banner-won")) == "Hai vinto"
    assert texts(say("space-cove")) == "the cove"
    assert texts.missing == []


def test_no_message_of_the_server_takes_the_place_of_one_of_the_house() -> None:
    """Both are read into one bundle: the later one would be said for both."""
    said = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
    house, server = (
        set(said.findall((SOURCE / room / "en.ftl").read_text("utf-8"))) for room in ("text", "server/text")
    )
    assert house
    assert house & server == {"refused-no-such-bot"}  # which says the same in both, with the same arguments
