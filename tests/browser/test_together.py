"""Three people and a bot over the book: a page waits for its readers, somebody suggests, and it is read again."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import FilePayload, expect

from fathomfive.games.sleeping.document import DOCUMENTS, export
from tests.browser.conftest import NewPerson
from tests.browser.faults import faults
from tests.browser.person import Person
from tests.browser.sailing import GAME, Wishes, _next_events, from_menu, page_number, sail
from tests.games.sleeping.table import voyage

TO_THE_CHAPEL: Wishes = {"room": {"area": "bridge"}, "action": {"do": "explore", "location": 6}}
A_BOTS_PAUSE = 4000
"""Milliseconds in which a bot that may answer has answered."""
THE_CHAPEL = "The chapel has no windows and no noise."


def off_the_chapel() -> dict[str, Any]:
    t = voyage(players=4)
    t.g.region = "2-D"
    _next_events(t)
    document = DOCUMENTS.write(export(t.g))
    return {"game": GAME, "seats": 4, "options": {}, "document": document, "notes": ""}


def bring(host: Person, campaign: dict[str, Any], bot: int, without: int | None = None) -> None:
    """Set up a table that goes on with a campaign, leave one of its seats out, let a bot sit at another."""
    host.set_up(GAME, submit=False)
    content = json.dumps(campaign).encode()
    brought = FilePayload(name="last evening.json", mimeType="application/json", buffer=content)
    host.page.locator("input[name=campaign]").set_input_files([brought])
    expect(host.page.get_by_text("This table goes on with a campaign")).to_be_visible()
    if without is not None:
        from_seat(host, without, "Leave it out")
    from_seat(host, bot, "A bot, random")
    host.page.locator("[data-submit]").click()


def from_seat(host: Person, seat: int, words: str) -> None:
    host.page.locator(f'[data-seat="{seat}"]').click()
    host.page.get_by_role("menuitem", name=words).click()


def begin(host: Person, *others: Person) -> None:
    link = host.invitation()
    for other in others:
        other.come_in(link)
    host.page.locator("[data-submit]").click()
    for person in (host, *others):
        person.at_a_table()


def marks_it_read(person: Person) -> None:
    person.page.get_by_role("button", name="I have read it").click()


def read_again(person: Person) -> None:
    """The page of the chapel, in the ship's log."""
    from_menu(person, "The ship's log")
    log = person.page.locator(".sheet-page")
    expect(log).to_contain_text("The Moss Chapel")
    expect(log).to_contain_text(THE_CHAPEL)
    person.page.keyboard.press("Escape")
    expect(log).to_have_count(0)


def crew_of(person: Person) -> set[str]:
    faces = person.scene()["nodes"]["crew"]["portraits"]
    return {face["id"] for face in faces if face.get("state") in ("mine", "active")}


def test_three_people_and_a_bot_read_together(new_person: NewPerson) -> None:
    ada, tom, lin = people = [new_person(name) for name in ("Ada", "Tom", "Lin")]
    bring(ada, off_the_chapel(), bot=3)
    begin(ada, tom, lin)

    # the page lies before everybody, and the bot neither chooses nor turns it
    sail(people, TO_THE_CHAPEL, lambda one: page_number(one) == "6")
    for person in people:
        expect(person.page.get_by_text(THE_CHAPEL)).to_be_visible()
    before = ada.seq()
    ada.page.wait_for_timeout(A_BOTS_PAUSE)
    assert (ada.seq(), page_number(ada)) == (before, "6")
    expect(ada.page.locator(".at-the-page")).to_contain_text("turns no page")

    # somebody who does not decide suggests; everybody sees whose mark it is
    tom.page.locator('[data-back="choice-B"]').click()
    for person in people:
        expect(person.page.locator('[data-id="choice-B"] .backers')).to_have_attribute(
            "aria-label", "Tom is for this"
        )
    assert ada.seq() == before, "a mark stands in no journal"
    assert faults(ada.page, "a page read together") == []

    # each reads at their own pace
    expect(ada.page.locator(".readers i.done")).to_have_count(0)
    marks_it_read(lin)
    expect(ada.page.locator(".readers i.done")).to_have_count(1)
    expect(ada.page.locator(".readers")).to_have_attribute(
        "aria-label", "Ada is still reading, Tom is still reading, Lin has read it"
    )

    # the captain decides, and the page that follows waits for every reader
    sail([ada], {"story-choice": {"key": "B"}}, lambda one: page_number(one) != "6" or not one.asked)
    sail(people, {}, lambda one: page_number(one) == "6.2")
    for person in people:  # with how the test ended, until they go on
        expect(person.page.locator(".result .stamp b")).to_have_text("failed")
    marks_it_read(ada)
    marks_it_read(tom)
    expect(lin.page.locator(".readers i.done")).to_have_count(2)
    ada.page.wait_for_timeout(A_BOTS_PAUSE)
    assert page_number(ada) == "6.2", "it waits for Lin, and the bot does not turn it"
    marks_it_read(lin)
    ada.until("() => !document.querySelector('ff-table').scene.nodes.story")

    # it is read again, and closed for the evening
    read_again(lin)
    sail(people, {}, lambda one: one.scene()["prompt"]["kind"] == "turn")
    with ada.page.expect_download() as download:
        from_menu(ada, "Campaign file")
    kept = json.loads(download.value.path().read_text())

    # the next evening, with one person less: her seat is left out, and her crew goes to the others
    assert kept["seats"] == 4
    bring(ada, kept, bot=2, without=2)
    begin(ada, tom)
    for person in (ada, tom):
        story = person.page.locator(".sheet-page")
        expect(story).to_contain_text("The story so far")
        expect(story).to_contain_text("The Moss Chapel")
        person.page.keyboard.press("Escape")
        expect(story).to_have_count(0)
    read_again(tom)
    sail([ada, tom], {}, lambda one: one.scene()["prompt"]["kind"] == "room")
    # eight for three seats, and the captain is whoever's turn it is
    assert [len(crew_of(person)) for person in (ada, tom)] == [4, 3]
    assert not crew_of(ada) & crew_of(tom)
