"""What a language lacks is told by its files; a pack to begin with lacks nothing, nor does pseudo."""

from importlib.resources import files
from pathlib import Path

import pytest

from fathomfive.kernel import languages
from fathomfive.kernel.rules import Rulebook
from fathomfive.kernel.text import Texts, say
from fathomfive.proof.languages.lacking import report
from fathomfive.proof.languages.packing import PSEUDO, Change, changed, pseudo, write_pack
from fathomfive.proof.languages.rooms import Room, rooms

ENGLISH = """
swims = { $who } swims **{ $n ->
    [one] one space
   *[other] { $n } spaces
}**.
    .note = In C4
drowns = { $who } drowns
"""
GERMAN = """
swims = { $who-gender ->
    [f] Sie
   *[m] Er
} schwimmt { $far }
    .gender = f
flies = Fliegt
named-rust-queen = Rostkönigin
named-nobody = Niemand
broken = { $who
"""
RULES = """
[sections]
"Diving" = "Tauchen"
"Flying" = "Fliegen"
[BUO-9]
title = "Neun"
text = "Neun."
"""


class Lagoon(Room):
    @property
    def rulebook(self) -> Rulebook:
        rule = {"id": "BUO-1", "section": "Diving", "title": "Sink", "text": 'Sink, as they "say".'}
        return Rulebook.read({"rule": [rule], "examples": {"BUO-EX-1": "Ann sinks."}})

    @property
    def printed(self) -> list[str]:
        return ["Rust Queen", "Old {Crab}", "[Torn] page", "7"]


@pytest.fixture
def room(tmp_path: Path) -> Lagoon:
    folder = tmp_path / "lagoon" / "text"
    folder.mkdir(parents=True)
    (folder / "en.ftl").write_text(ENGLISH)
    (folder / "de.ftl").write_text(GERMAN)
    (folder / "rules.de.toml").write_text(RULES)
    return Lagoon("lagoon", folder)


def test_everything_that_is_wrong_is_told(room: Lagoon) -> None:
    found = report("de", [room])
    assert [(gap.part, gap.fault, gap.what, gap.more) for gap in found.gaps] == [
        ("messages", "unreadable", "broken = { $who", ""),
        ("messages", "variables", "swims", "$far"),
        ("messages", "missing", "swims.note", "In C4"),
        ("messages", "missing", "drowns", "{ $who } drowns"),
        ("messages", "superfluous", "flies", ""),
        ("rules", "superfluous", "Flying", ""),
        ("rules", "missing", "BUO-1", "Sink"),
        ("rules", "superfluous", "BUO-9", ""),
        ("rules", "missing", "BUO-EX-1", "Ann sinks."),
        ("names", "missing", "named-old-crab", "Old {Crab}"),
        ("names", "missing", "named-torn-page", "[Torn] page"),
        ("names", "superfluous", "named-nobody", ""),
    ]
    assert [(count.part, count.there, count.of) for count in found.counts] == [
        ("messages", 1, 3),
        ("rules", 1, 3),
        ("names", 1, 3),
    ]


@pytest.mark.parametrize("change", [str, pseudo])
def test_a_written_pack_lacks_nothing(
    room: Lagoon, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: Change
) -> None:
    package = write_pack(tmp_path / "pack", "fr", [room], change)
    monkeypatch.setattr(languages, "packs", lambda: (package,))
    assert report("fr", [room]).gaps == []
    said = Texts("fr", room.folder)
    assert said("[Torn] page") == change("[Torn] page")
    assert said("Old {Crab}") == change("Old {Crab}")
    assert said(say("swims", who="Ann", n=2)) == f"Ann {change('swims')} **2 {change('spaces')}**."


def test_the_pseudo_language_is_longer_accented_and_keeps_what_is_no_word() -> None:
    english = "The diver swims to C4 with 2 breaths, **once** a turn."
    longer = pseudo(english)
    assert len(english) * 1.25 < len(longer) < len(english) * 1.5
    assert "C4" in longer
    assert "2 " in longer
    assert longer.count("**") == 2
    assert changed("a = { $n ->\n    [one] one\n   *[other] { b }\n}\n", pseudo).split() == [
        *("a", "=", "{", "$n", "->", "[one]", "öoñéeée", "*[other]", "{", "b", "}", "}")
    ]


def test_the_whole_house_can_be_said_in_a_language_that_no_code_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = write_pack(tmp_path, PSEUDO, rooms(), pseudo)
    monkeypatch.setattr(languages, "packs", lambda: (package,))
    assert report(PSEUDO, rooms()).gaps == []
    texts = Texts(PSEUDO, files("fathomfive") / "text", fallback="")
    assert texts(say("rules-tests")) == "ţéešţšš"
