"""The rulebook: found by id, read by section, and honest about what it does not have."""

from pathlib import Path
from typing import Any

import pytest

from fathomfive.kernel.book import ContentError
from fathomfive.kernel.rules import Rule, Rulebook, UnknownRule


def entry(id: str, section: str = "Move", **more: Any) -> dict[str, Any]:
    return {"id": id, "section": section, "title": "One space", "text": "Swim one space.", **more}


def book(*entries: dict[str, Any]) -> Rulebook:
    return Rulebook.read({"rule": list(entries)})


def test_a_rule_is_found_by_its_id() -> None:
    rules = book(entry("TOY-MOVE-1"), entry("TOY-RULING-1", ruling=True))
    assert rules["TOY-MOVE-1"] == Rule("TOY-MOVE-1", "Move", "One space", "Swim one space.")
    assert rules["TOY-RULING-1"].ruling
    assert "TOY-MOVE-1" in rules
    assert "TOY-MOVE-2" not in rules
    assert len(rules) == 2


def test_sections_and_rules_keep_the_order_of_the_file() -> None:
    rules = book(entry("TOY-SETUP-2", "Setup"), entry("TOY-SETUP-1", "Setup"), entry("TOY-MOVE-1"))
    assert {name: [rule.id for rule in part] for name, part in rules.sections.items()} == {
        "Setup": ["TOY-SETUP-2", "TOY-SETUP-1"],
        "Move": ["TOY-MOVE-1"],
    }
    assert list(rules.sections) == ["Setup", "Move"]
    assert [rule.id for rule in rules] == ["TOY-SETUP-2", "TOY-SETUP-1", "TOY-MOVE-1"]


def test_an_unknown_rule_is_told_with_what_was_perhaps_meant() -> None:
    rules = book(entry("TOY-MOVE-1"), entry("TOY-HEAD-1"))
    with pytest.raises(UnknownRule) as error:
        rules["TOY-MVOE-1"]
    assert str(error.value) == "no rule TOY-MVOE-1 in this rulebook; did you mean TOY-MOVE-1 or TOY-HEAD-1?"
    with pytest.raises(UnknownRule) as error:
        rules["x"]
    assert str(error.value) == "no rule x in this rulebook"


@pytest.mark.parametrize(
    ("entries", "message"),
    [
        ([], "rules.toml: rule: "),
        ([entry("TOY-MOVE-1"), entry("TOY-MOVE-1")], 'rules.toml: rule "TOY-MOVE-1" stands there twice'),
        ([entry("move one")], 'rules.toml: rule "move one": id: '),
        ([entry("TOY-MOVE-1", text="")], 'rules.toml: rule "TOY-MOVE-1": text: '),
        ([entry("TOY-MOVE-1", rulin=True)], 'rules.toml: rule "TOY-MOVE-1": unknown field "rulin"'),
        (
            [entry("TOY-MOVE-1"), entry("TOY-HEAD-1", "Head"), entry("TOY-MOVE-2")],
            'rules.toml: rule "TOY-MOVE-2": the section "Move" has ended before, with TOY-MOVE-1; '
            "move the rule there",
        ),
    ],
)
def test_a_faulty_rule_file_is_refused_with_its_entry(entries: list[dict[str, Any]], message: str) -> None:
    with pytest.raises(ContentError) as error:
        book(*entries)
    assert str(error.value).startswith(message)


def test_a_rulebook_is_loaded_from_its_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "toydive").mkdir()
    (tmp_path / "toydive" / "__init__.py").touch()
    (tmp_path / "toydive" / "rules.toml").write_text(
        '[[rule]]\nid = "TOY-MOVE-1"\nsection = "Move"\ntitle = "One space"\ntext = "Swim."\n'
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    assert [rule.id for rule in Rulebook.load("toydive")] == ["TOY-MOVE-1"]


def test_structural_rules_and_examples_stand_beside_the_rules() -> None:
    rules = Rulebook.read(
        {
            "rule": [entry("TOY-MOVE-1"), entry("TOY-END-1", authored=True)],
            "structural": {"TOY-MOVE-1": "the shape of the state"},
            "examples": {"TOY-EX-1": "A diver swims."},
        }
    )
    assert rules.structural == {"TOY-MOVE-1": "the shape of the state"}
    assert rules.examples == {"TOY-EX-1": "A diver swims."}
    assert [rule.authored for rule in rules] == [False, True]


def test_a_structural_rule_must_exist() -> None:
    with pytest.raises(ContentError, match='structural "TOY-MOVE-9": there is no such rule'):
        Rulebook.read({"rule": [entry("TOY-MOVE-1")], "structural": {"TOY-MOVE-9": "nowhere"}})


def test_what_a_thing_is_says_a_rule_that_exists() -> None:
    rules = Rulebook.read({"rule": [entry("TOY-MOVE-1")], "about": {"diver": "TOY-MOVE-1"}})
    assert rules.about == {"diver": "TOY-MOVE-1"}
    with pytest.raises(ContentError, match='about "diver": there is no rule "TOY-MOVE-9"'):
        Rulebook.read({"rule": [entry("TOY-MOVE-1")], "about": {"diver": "TOY-MOVE-9"}})
