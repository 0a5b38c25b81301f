"""Two people on two browsers play a whole match of the family game: a board that folds, turns that are claimed."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Error, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import Person

GAME = "tentacula"
PATIENCE = 300.0  # seconds until we give up; a match takes a fraction of that

GLANCE = """() => {
  const scene = document.querySelector('ff-table')?.scene;
  const yours = Boolean(scene?.prompt?.yours);
  return {
    seq: scene?.seq ?? 0, stage: scene?.stage ?? '', yours, kind: scene?.prompt?.kind ?? '',
    over: document.querySelector('.ending') !== null,
    options: yours ? scene.options.filter(option => option.action)
      .map(({id, action, badge}) => ({id, to: action.to ?? 0, badge: badge?.text?.id ?? ''})) : [],
  };
}"""


def glance(person: Person) -> dict[str, Any]:
    """What somebody sees in a moment: whether they are asked, and what they could do."""
    seen: dict[str, Any] = person.page.evaluate(GLANCE)
    return seen


def best(options: list[dict[str, Any]]) -> str:
    """What looks best to somebody who can read: safe water, and as far as it goes."""
    promise = {"badge-safe": 100, "badge-theft": -100}
    chosen: str = max(options, key=lambda option: promise.get(option["badge"], 0) + option["to"])["id"]
    return chosen


def answer(person: Person, seen: dict[str, Any]) -> None:
    """One answer by clicking it, and the confirmation if it wants one. Whoever was slower looks again."""
    try:
        option = person.page.locator(f'[data-option="{best(seen["options"])}"]:enabled').first
        person.page.mouse.move(1, 1)  # the place of the last click is dead until the pointer moves
        option.click(timeout=5_000)
        confirm = person.page.locator("[data-play]:enabled")
        if glance(person)["seq"] == seen["seq"] and confirm.count():
            confirm.first.click(timeout=2_000, no_wait_after=True)
        person.wait_for_news(seen["seq"])
    except Error:
        person.page.keyboard.press("Escape")


@pytest.mark.whole
def test_two_people_play_a_whole_match(new_person: NewPerson) -> None:
    noor, ilse = new_person("Noor"), new_person("Ilse", viewport={"width": 390, "height": 844})
    noor.set_up(GAME, "friend")
    ilse.come_in(noor.invitation())
    expect(noor.page.locator(".s:not(.e)")).to_have_count(2)
    noor.page.locator("[data-submit]").click()
    people = [noor, ilse]
    for person in people:
        person.at_the_table()

    asked_together, until = False, time.monotonic() + PATIENCE
    while time.monotonic() < until:
        seen = [glance(person) for person in people]
        if all(one["over"] for one in seen):
            break
        asked = [number for number, one in enumerate(seen) if one["yours"] and not one["over"]]
        if not asked:
            noor.page.wait_for_timeout(20)
            continue
        if len(asked) == 2:
            asked_together = True  # both may go next, and the first to say so does
        number = asked[-1]
        answer(people[number], seen[number])

    for person in people:
        expect(person.page.locator(".ending h2")).to_be_visible()
    assert asked_together
    scenes = [person.scene() for person in people]
    assert [scene["viewer"] for scene in scenes] == [0, 1]
    assert scenes[0]["nodes"].keys() == scenes[1]["nodes"].keys()  # nothing is hidden from one of them alone
    assert scenes[0]["outcome"]["title"] == scenes[1]["outcome"]["title"]
