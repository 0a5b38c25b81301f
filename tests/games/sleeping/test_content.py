"""The content is complete and sound, and everything in it can be reached."""

from pathlib import Path
from typing import Any

import pytest

from fathomfive.games.sleeping.book import Book, load_book
from fathomfive.games.sleeping.check import content_faults
from fathomfive.kernel.book import ContentError
from tests.games.sleeping.reach import Search
from tests.games.sleeping.storybook_table import summary, table

rule = pytest.mark.rule


@pytest.fixture(scope="module")
def book() -> Book:
    return load_book()


@rule("SLG-RULING-21")
def test_content_is_sound(book: Book) -> None:
    assert [str(fault) for fault in content_faults(book)] == []
    assert len(book.totems) == 39


@rule("SLG-EVENT-8", "SLG-QUEST-3")
def test_every_page_choice_quest_card_and_ending_can_be_reached(book: Book) -> None:
    search = Search(book, seed=2)
    search.run(voyages=1200)
    assert search.missing() == []
    assert search.found.most_totems == 39


def override(**files: Any) -> Book:
    return load_book(files)


@pytest.mark.parametrize(
    ("code", "files"),
    [
        ("V1", {"atlas": {"map": {"2": {"location": []}}}}),
        ("V2", {"map02": {"paragraph": {"2.2": {"effects": [{"op": "quest", "id": 0}]}}}}),
        ("V3", {"map02": {"paragraph": {"4.6": {"end": "ship", "choice": [], "redirects": [
            {"if": {"keyword": "LIT"}, "go": "4.99"}]}}}}),
        ("V4", {"map02": {"paragraph": {"4.6": {"go": "4.4"}}}}),
        ("V5", {"map02": {"paragraph": {"4.1": {"choice": [{"key": "A", "text": "x"}]}}}}),
        ("V6", {"map02": {"paragraph": {"4.1": {"choice": [
            {"key": "A", "text": "x", "go": "4.2", "challenge": {"skill": "craft", "n": 5}}]}}}}),
        ("V7", {"map02": {"paragraph": {"4.1": {"choice": [
            {"key": "A", "text": "x", "go": "4.2", "cost": {"coin": 1}}]}}}}),
        ("V8", {"map02": {"paragraph": {"4.1": {"choice": [{"key": "A", "text": "x", "go": "4"}]}}}}),
        ("V9", {"map02": {"paragraph": {"2.5": {"effects": []}}}}),
        ("V11", {"map02": {"paragraph": {
            page: {"effects": []} for page in ("4.3", "4.5", "4.8", "4.9")}}}),
        ("V12", {"map02": {"paragraph": {"4.6": {"effects": [{"op": "adventure", "id": 1}]}}}}),
        ("V14", {"map02": {"paragraph": {"4.6": {"text": "Too short."}}}}),
        ("V15", {"atlas": {"map": {"2": {"walls": []}}}}),
        ("V16", {"abilities": {"ability": {"AB01": {"fate": 2}}}}),
        ("V17", {"enemies": {"enemy": [{"id": 1, "grid": [["H", "."], ["D1", "H"], [".", "."]]}]}}),
        ("V18", {"map02": {"paragraph": {"4.1": {"choice": [{"key": "A", "text": "x", "end": "ship"}]},
                                          "4": {"choice": [{"key": "A", "text": "x", "go": "4.1"}]}}}}),
        ("V19", {"map02": {"paragraph": {"4.6": {"effects": [{"op": "xp", "n": 1}]}}}}),
        ("V20", {"map02": {"paragraph": {"4.1": {"choice": [
            {"key": "A", "text": "x", "go": "4.2", "combat": [4, 4]}]}}}}),
        ("V21", {"finale": {"paragraph": {"F2": {"effects": [{"op": "health", "n": -1}]}}}}),
        ("V22", {"market": {"market": {"MK01": {"command": 0}}}}),
        ("V23", {"map02": {"paragraph": {"4.1": {"choice": [
            {"key": "A", "text": "x", "go": "4.2"}, {"key": "B", "text": "y", "go": "4.2"}]}}}}),
        ("V24", {"achievements": {"unlock": [{"need": 4, "quests": [169, 170]}]}}),
        ("V24", {"quests": {"quest": [{"id": 176, "on_start": []}]}}),
        ("V25", {"epilogues": {"epilogue": {"mac": {"endings": [1]}}}}),
        ("V2", {"epilogues": {"epilogue": {"70": {"if": {"keyword": "NOTHING"}}}}}),
        ("V25", {"epilogues": {"telling": {"crew": ["mac"]}}}),
        ("V26", {"map02": {"paragraph": {"2.5": {"effects": []}}}}),
        ("V26", {"finale": {"paragraph": {"F2": {"redirects": [{"if": {"totems_min": 40}, "go": "F2.6"}]}}}}),
    ],
)  # fmt: skip
def test_each_check_finds_its_fault(code: str, files: dict[str, Any]) -> None:
    assert code in {fault.check for fault in content_faults(override(**files))}


@pytest.mark.parametrize(
    ("files", "words"),
    [
        ({"market": {"market": {"MK01": {"uses": [[{"op": "fly", "n": 1}]]}}}}, "MK01"),
        ({"map02": {"paragraph": {"2.1": {"effects": [{"op": "gain", "kind": "gold", "n": 1}]}}}}, "2.1"),
        ({"crew": {"crew": {"mac": {"beard": True}}}}, "mac"),
        ({"nowhere": {}}, "nowhere"),
    ],
)
def test_wrong_verbs_and_fields_are_refused_with_their_entry(files: dict[str, Any], words: str) -> None:
    with pytest.raises(ContentError, match=words):
        override(**files)


def test_a_broken_chain_is_missed_by_the_search() -> None:
    """The search is able to fail: without the oil of the shoal the lamp of Ember never burns."""
    cut = override(map02={"paragraph": {"2.4": {"choice": [{"key": "B", "text": "Sleep.", "end": "ship"}]}}})
    search = Search(cut, seed=2)
    search.run(voyages=80)
    assert "paragraph 2.5" in search.missing()
    assert "quest 161 LAMPLINE" in search.missing()


def test_the_docs_count_the_storybook_as_it_is(book: Book) -> None:
    page = (Path(__file__).parents[3] / "docs" / "games" / "sleeping.md").read_text("utf-8")
    assert " ".join(summary(book).split()) in " ".join(page.split())
    assert "\n".join(table(book)) in page
