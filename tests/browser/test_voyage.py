"""Two people on a voyage: they explore, fail a test, win a fight, lose the line, come back to it and go home."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.house import House
from tests.browser.sailing import NOTES, Wishes, fighting, from_menu, journey, page_number, sail, set_sail

TO_THE_CHAPEL: Wishes = {
    "room": {"area": "bridge"},
    "action": {"do": "explore", "location": 6},
    "story-choice": {"key": "B"},
}
TO_THE_STACKS: Wishes = {
    "room": {"area": "quarters"},
    "action": {"do": "travel"},
    "sail": {"region": "2-A"},
}
ASHORE: Wishes = {
    "room": {"area": "deck"},
    "action": {"do": "explore", "location": 4},
    "story-choice": {"key": "C"},
}
ATTACK: Wishes = {"combat": {"do": "attack"}, "story-choice": {"key": "C"}}


def test_two_people_explore_fail_fight_and_return(new_person: NewPerson, house: House) -> None:
    ada, tom = new_person("Ada"), new_person("Tom")
    set_sail(ada, tom)
    people = [ada, tom]

    # what they wrote down last time, and what they write now
    for person in people:
        from_menu(person, "Notes of the table")
        expect(person.page.locator("#pad")).to_have_value(NOTES)
    ada.page.locator("#pad").fill(NOTES + "\nAsk Mac.")
    expect(tom.page.locator("#pad")).to_have_value(NOTES + "\nAsk Mac.")
    for person in people:
        person.page.keyboard.press("Escape")

    # a page of the storybook, read by both, and a test that nobody can pass alone
    sail(people, TO_THE_CHAPEL, lambda one: page_number(one) == "6")
    for person in people:
        expect(person.page.get_by_text("The chapel has no windows and no noise.")).to_be_visible()
    sail(people, TO_THE_CHAPEL, lambda one: page_number(one) == "6.2")
    for person in people:
        expect(person.page.get_by_text("She corrects your spelling.")).to_be_visible()
        expect(person.page.locator(".result .stamp b")).to_have_text("failed")
    spirits = [
        mark
        for portrait in ada.scene()["nodes"]["crew"]["portraits"]
        for mark in portrait["marks"]
        if mark["type"] == "remark"
    ]
    assert len(spirits) == 1

    # on to the Gull Stacks, and into a fight
    sail(people, TO_THE_STACKS, lambda one: one.scene()["nodes"].get("ship", {}).get("at") == "region-2-A")
    sail(people, ASHORE, lambda one: page_number(one) == "4")
    sail(people, ASHORE, fighting)
    before = {person.name: person.scene()["nodes"] for person in people}

    # the power fails in the middle of the fight, and the house comes back
    for person in people:
        person.expect_lost_line = True
    house.kill()
    expect(ada.page.get_by_text("No line to the table")).to_be_visible()
    house.start()
    for person in people:
        expect(person.page.get_by_text("No line to the table")).to_have_count(0)
        person.page.reload()
        person.at_the_table()
        assert person.scene()["nodes"] == before[person.name]

    sail(people, ATTACK, lambda one: page_number(one) == "4.3")
    for person in people:
        expect(person.page.get_by_text("It is over quickly and nobody is proud of it.")).to_be_visible()
    assert "Whale-Ear Bell" in journey(tom)

    # a campaign is put away at the start of a turn, not before
    from_menu(ada, "Campaign file")
    expect(ada.page.get_by_text("can be put away only at the start of a turn")).to_be_visible()
    sail(people, {}, lambda one: one.scene()["prompt"]["kind"] == "turn")
    with ada.page.expect_download() as download:
        from_menu(ada, "Campaign file")
    kept = json.loads(download.value.path().read_text())
    assert kept["notes"] == NOTES + "\nAsk Mac."
    assert 4 in kept["document"]["document"]["visited"]
