"""Typing on a phone: its keyboard takes half of the screen, and the field, its button and the question are not lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import PHONE, Person

LEFT = 420
"""Pixels of the height that a keyboard leaves."""
COVERS = """height => {
  Object.defineProperty(visualViewport, 'height', {configurable: true, get: () => height});
  visualViewport.dispatchEvent(new Event('resize'));
}"""
"""As Safari and Chromium do it: the page is as high as before, and half of it cannot be seen."""
GONE = "() => { delete visualViewport.height; visualViewport.dispatchEvent(new Event('resize')); }"
MET = """one => {
  const {x, y, width, height} = one.getBoundingClientRect();
  const on = document.elementFromPoint(x + width / 2, y + height / 2);
  return one.contains(on);
}"""
KEYBOARDS = ("covers", "resizes")


def keyboard_comes(person: Person, how: str) -> None:
    if how == "covers":
        person.page.evaluate(COVERS, LEFT)
    else:  # as older browsers do it
        person.page.set_viewport_size({"width": PHONE["viewport"]["width"], "height": LEFT})


def keyboard_goes(person: Person) -> None:
    person.page.evaluate(GONE)
    person.page.set_viewport_size(PHONE["viewport"])


def in_sight(*wanted: Locator) -> None:
    for one in wanted:
        expect(one).to_be_visible()
        box = one.bounding_box()
        assert box
        assert box["y"] >= -1, box
        assert box["y"] + box["height"] <= LEFT + 1, box
        assert one.evaluate(MET), f"something lies over it: {box}"


@pytest.mark.parametrize("how", KEYBOARDS)
def test_talk_at_the_table(new_person: NewPerson, how: str) -> None:
    ada = new_person("Ada", **PHONE)
    ada.set_up("refuge", "bot")
    ada.at_a_table()
    ada.wait_for_turn()
    ada.page.evaluate("document.querySelector('ff-table-page').sitting.command('talk')")
    field = ada.page.locator(".say input")
    field.tap()
    keyboard_comes(ada, how)
    in_sight(field, ada.page.locator(".say .btn"))
    field.fill("Off to the wreck")
    ada.page.locator(".say .btn").tap()
    expect(ada.page.locator(".talk .mine")).to_contain_text("Off to the wreck")
    in_sight(field)
    ada.page.keyboard.press("Escape")
    keyboard_goes(ada)
    expect(ada.page.locator("#prompt")).to_be_in_viewport(ratio=1)
    assert ada.page.evaluate("document.documentElement.style.getPropertyValue('--keyboard')") in ("", "0px")


@pytest.mark.parametrize("how", KEYBOARDS)
def test_a_name_before_a_match_and_at_the_door(new_person: NewPerson, how: str) -> None:
    ada, bob = new_person("Ada", **PHONE), new_person("Bob", **PHONE)
    ada.open("/games/refuge?with=friends")
    field = ada.page.locator("input[name=name]")
    field.tap()
    keyboard_comes(ada, how)
    in_sight(field, ada.page.locator("[data-submit]"))
    keyboard_goes(ada)
    ada.set_up("refuge", "friend")
    bob.open(ada.invitation())
    field = bob.page.locator("input[name=name]")
    field.tap()
    keyboard_comes(bob, how)
    bob.page.wait_for_timeout(200)
    in_sight(field, bob.page.get_by_role("button", name="Sit down"))
