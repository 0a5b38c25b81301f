"""From the start page to a running match by one tap, and a set-up whose "Begin" is always in view."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import PHONE, Person
from tests.browser.test_five import COMPANY
from tests.browser.test_friends import counts_taps, taps

SOON = 30.0
"""Seconds on a machine that does much else; alone it takes two."""
SIZES = [(390, 844), (360, 640), (844, 390)]


def running(person: Person) -> None:
    person.at_a_table()
    expect(person.page.locator("ff-table .prompt, ff-table .guide").first).to_be_attached()


@pytest.mark.alone
@pytest.mark.parametrize("through", [False, True], ids=["guided", "short"])
def test_one_tap_from_the_start_page_to_a_running_match(new_person: NewPerson, through: bool) -> None:
    """The guided match until it was finished once on this device, then the short one."""
    ada = new_person("Ada", **PHONE)
    counts_taps(ada.page)
    if through:
        ada.page.add_init_script("localStorage['fathom-guided'] = '[\"tentacula\"]'")
    ada.open("/")
    now = ada.page.locator("[data-play-now]")
    expect(now).to_be_in_viewport(ratio=1)
    assert ada.page.locator(".start .btn.lamp").count() == 1
    began = time.monotonic()
    now.tap()
    running(ada)
    took = time.monotonic() - began
    assert taps(ada.page) == 1
    assert took < SOON, f"{took:.1f} s"
    assert ada.page.locator(".guide").count() == (0 if through else 1)


def test_begin_is_in_view_on_every_phone(new_person: NewPerson) -> None:
    ada = new_person("Ada", **PHONE)
    for game in ("refuge", "jupiter", "sleeping"):
        ada.open(f"/games/{game}?with=friends")
        begin = ada.page.locator("[data-submit]")
        for width, height in SIZES:
            ada.page.set_viewport_size({"width": width, "height": height})
            expect(begin).to_be_in_viewport(ratio=1)
    ada.page.locator(".more > summary").tap()  # whatever is unfolded
    expect(begin).to_be_in_viewport(ratio=1)


def test_begin_is_in_view_on_a_phone_in_the_largest_letters(new_person: NewPerson) -> None:
    """Scar: "Go on with a campaign file" was wider than the phone, and half of "Begin" lay below its edge."""
    ada = new_person("Ada", **PHONE)
    ada.page.add_init_script("localStorage['fathom-settings'] = JSON.stringify({text: 200, speed: 'once'})")
    for game in COMPANY:
        ada.open(f"/games/{game}")
        expect(ada.page.locator("[data-submit]")).to_be_in_viewport(ratio=1)
        assert ada.page.evaluate("document.scrollingElement.scrollWidth - innerWidth") == 0, game
