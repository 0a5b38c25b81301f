"""The platform speaks several languages: none of them lacks a sentence, and all say the same things."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import fathomfive
from fathomfive.kernel.languages import languages_of
from fathomfive.kernel.text import Texts, house_words, say
from fathomfive.proof.languages.lacking import report
from fathomfive.proof.languages.rooms import rooms
from fathomfive.terminal.words import languages

SOURCE = Path(fathomfive.__file__).parent
FOLDERS = [
    Path(str(house_words())),
    SOURCE / "text",
    SOURCE / "server" / "text",
    SOURCE.parents[1] / "web" / "text",
]


def test_english_and_italian_are_spoken() -> None:
    assert languages() == ["en", "it"]


def test_italian_is_whole() -> None:
    """The house, and each game that speaks it at all: messages, rules and what is printed in the content."""
    italian = [room for room in rooms() if "it" in languages_of(room.folder)]
    assert {"kernel", "fathomfive", "server", "lab", "web", "lurk"} <= {room.name for room in italian}
    assert report("it", italian).gaps == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: "/".join(folder.parts[-2:]))
def test_no_sentence_stands_in_a_file_twice(folder: Path) -> None:
    for file in folder.glob("*.ftl"):
        entries = FluentParser().parse(file.read_text("utf-8")).body
        ids = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
        assert sorted(ids) == sorted(set(ids)), file.name


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
