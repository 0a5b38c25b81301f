"""Two people evacuate the colony of Jupiter Deep together, from the invitation to the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import OPTIONS, Person

MOST_ANSWERS = 150


def pace(person: Person) -> int:
    """Which option somebody in a hurry takes: end the actions as soon as that is offered, else the first."""
    offered = person.offered()
    does = {option["id"]: (option.get("action") or {}).get("do") for option in person.scene()["options"]}
    return next((place for place, option in enumerate(offered) if does.get(option) == "end_actions"), 0)


@pytest.mark.whole
def test_two_people_play_a_whole_match(new_person: NewPerson) -> None:
    """Everybody must be saved and creeps are fast: the first colonist lost ends it, so the evening is short."""
    ada = new_person("Ada")
    ada.set_up("jupiter", "friend", submit=False)
    ada.page.locator(".more > summary").click()
    for rule in ("ultimate_heroes", "fast_creeps"):
        ada.page.locator(f'[role=switch][data-field="{rule}"]').click()
    ada.page.locator("[data-submit]").click()
    tom = new_person("Tom", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    tom.come_in(ada.invitation())
    expect(ada.page.locator(".s:not(.e)")).to_have_count(2)
    ada.page.locator("[data-submit]").click()
    for person in (ada, tom):
        person.at_the_table()
    answers = 0
    while not ada.over:
        ada.until(
            f"() => Boolean(document.querySelector({OPTIONS!r} + ', .ending')) || !document.querySelector('ff-table').scene.prompt?.yours"
        )
        for person in (ada, tom):
            if person.asked and not person.over:
                answers += person.choose(pace(person))
        assert answers < MOST_ANSWERS
    assert answers > 5
    for person in (ada, tom):
        expect(person.page.locator(".prompt h2")).to_contain_text("The colony has fallen")
        assert person.scene()["outcome"]["result"] == "lost"
