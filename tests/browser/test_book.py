"""Everything of a voyage that is read: no word in two pieces, and nothing that axe finds."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest
from playwright.sync_api import FilePayload, expect

from fathomfive.games.sleeping.document import DOCUMENTS, export
from fathomfive.games.sleeping.state import TIERS
from tests.browser.conftest import NewPerson
from tests.browser.faults import DESK, PHONE, faults
from tests.browser.person import Person
from tests.browser.sailing import GAME, Wishes, campaign_file, fighting, from_menu, page_number, sail
from tests.games.sleeping.table import voyage

SHEETS = (
    "The story so far",
    "Crew boards",
    "Quests and events",
    "Discard piles",
    "The atlas",
    "The ship's log",
)
TO_THE_CHAPEL: Wishes = {"room": {"area": "bridge"}, "action": {"do": "explore", "location": 6}}
TO_THE_STACKS: Wishes = {
    "room": {"area": "quarters"},
    "action": {"do": "travel"},
    "sail": {"region": "2-A"},
}
A_FIGHT: Wishes = {
    "room": {"area": "deck"},
    "action": {"do": "explore", "location": 4},
    "story-choice": {"key": "C"},
}


def alone_at_sea(person: Person) -> None:
    bring(person, campaign_file() | {"seats": 1})


def bring(person: Person, campaign: Mapping[str, object]) -> None:
    person.set_up(GAME, submit=False)
    content = json.dumps({"game": GAME, **campaign}).encode()
    brought = FilePayload(name="last evening.json", mimeType="application/json", buffer=content)
    person.page.locator("input[name=campaign]").set_input_files([brought])
    expect(person.page.get_by_text("This table goes on with a campaign")).to_be_visible()
    person.page.locator("[data-submit]").click()
    person.at_a_table()


@pytest.mark.whole
def test_what_is_read_has_no_broken_word_and_axe_finds_nothing(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    alone_at_sea(ada)
    sail([ada], TO_THE_CHAPEL, lambda one: page_number(one) == "6")
    wrong = faults(ada.page, "a page")
    sail([ada], {"story-choice": {"key": "B"}}, lambda one: page_number(one) == "6.2")
    strip = ada.page.locator(".page .result")  # how the test ended that led here
    expect(strip).to_contain_text("against 7")
    expect(strip.locator(".stamp b")).to_have_text("failed")
    wrong += faults(ada.page, "a result")
    sail([ada], TO_THE_STACKS, lambda one: one.scene()["nodes"].get("ship", {}).get("at") == "region-2-A")
    for sheet in SHEETS:
        from_menu(ada, sheet)
        expect(ada.page.locator(".sheet-page")).to_have_attribute("aria-busy", "false")
        wrong += faults(ada.page, sheet)
        if sheet == "The atlas":  # a spread that was sailed is turned to
            ada.page.locator('[data-turns="atlas-2"]').click()
            expect(ada.page.locator(".sheet-page")).to_have_attribute("data-sheet", "atlas-2")
            wrong += faults(ada.page, "a spread of it")
        ada.page.keyboard.press("Escape")
    sail([ada], A_FIGHT, fighting)
    wrong += faults(ada.page, "a fight")
    sail([ada], {"combat": {"do": "attack"}}, lambda one: one.scene()["prompt"]["kind"] == "target")
    wrong += faults(ada.page, "taking aim")
    assert wrong == []


def at_the_last_bell(person: Person) -> None:
    """A voyage alone whose next event is the third bell."""
    t = voyage(players=1)
    t.g.bells = 2
    for tier in TIERS:
        t.g.event_decks[tier].move_all(t.g.event_skipped[tier])
    bring(person, {"seats": 1, "document": DOCUMENTS.write(export(t.g)), "options": {}, "notes": ""})


@pytest.mark.alone
def test_the_last_page_lies_alone_and_whole_until_it_is_turned(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    at_the_last_bell(ada)
    sail([ada], {}, lambda one: bool(one.scene().get("outcome")))
    turn = ada.page.get_by_role("button", name="Turn the page")
    for size in (DESK, PHONE):
        ada.page.set_viewport_size(size)
        expect(turn).to_be_in_viewport(ratio=1)
        expect(ada.page.locator(".panel-story h2")).to_be_in_viewport(ratio=1)
        expect(ada.page.locator(".dock, .sheet").first).not_to_be_visible()
    wrong = faults(ada.page, "the last page")
    turn.click()
    expect(ada.page.locator(".sheet-page")).to_contain_text("Score sheet")
    assert wrong + faults(ada.page, "the score") == []
