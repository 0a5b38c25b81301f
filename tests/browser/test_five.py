"""All five games at a moment in mid-match: nothing for axe to find, nothing too small for a thumb, cards to read."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import NewPerson
from tests.browser.person import PHONE, Person

COMPANY = {"refuge": (), "tentacula": ("me",), "lurk": ("me",), "jupiter": (), "sleeping": ()}
"""Who sits with Ada, so that nobody is waited for."""
FINGER = 39.5
TARGETS = """() => [...document.querySelectorAll('.board-well .face[role=button]')].map((one) => {
  const box = one.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const well = document.querySelector('.board-well').getBoundingClientRect();
  const seen = x > well.left && x < well.right && y > well.top && y < well.bottom && document.elementFromPoint(x, y) === one;
  return {id: one.dataset.id, size: Math.min(box.width, box.height), x, y, seen};
})"""


HOLLOW = """() => [...document.querySelectorAll('.chips > div')]
  .map((one) => one.getBoundingClientRect().bottom - one.lastElementChild.getBoundingClientRect().bottom)
  .filter((below) => below > 12)"""
"""How much empty room groups of options have below their last one: it once was a whole page."""


@pytest.mark.parametrize("game", COMPANY)
def test_a_moment_in_mid_match(new_person: NewPerson, game: str) -> None:
    ada = new_person("Ada")
    ada.set_up(game, *COMPANY[game])
    ada.at_a_table()
    ada.play_ahead(Random(game).randrange(6, 14))
    ada.play_ahead(40, until="() => document.querySelector('.board-well .face[role=button]')")
    assert ada.page.evaluate(HOLLOW) == []
    for scheme in ("dark", "light"):
        ada.page.emulate_media(color_scheme=scheme)
        assert violations(ada.page) == [], scheme

    thumb = new_person("Ada", **PHONE)
    thumb.page.context.add_cookies(ada.page.context.cookies())  # type: ignore[arg-type]  # what Playwright gives it takes
    thumb.open(ada.page.url)
    thumb.at_a_table()
    thumb.draw_the_curtain()
    assert violations(thumb.page) == []
    assert thumb.page.evaluate("document.scrollingElement.scrollWidth") <= 390
    small_targets_open_the_loupe(thumb)


def small_targets_open_the_loupe(ada: Person) -> None:
    """A tap on what a finger cannot hit goes closer and chooses nothing; there it is large enough."""
    page = ada.page
    if (whole := page.locator('[data-do="fit"]')).count():
        whole.tap()
        expect(whole).to_have_count(0)
    targets: list[dict[str, Any]] = page.evaluate(TARGETS)
    target = next((one for one in targets if one["seen"]), None)
    if target is None:
        return  # what can be touched now lies beside the board
    before = ada.seq()
    page.touchscreen.tap(target["x"], target["y"])
    if target["size"] < FINGER:
        expect(whole).to_be_visible()
        assert not ada.page.evaluate("document.querySelector('ff-table').chosen")
        assert ada.seq() == before
        target = next(one for one in page.evaluate(TARGETS) if one["id"] == target["id"])
        assert target["size"] >= FINGER
        assert target["seen"]
        page.touchscreen.tap(target["x"], target["y"])
    picked(page, before)


def picked(page: Page, before: int) -> None:
    """Chosen, played at once (a button of the board), or a menu of what fits there."""
    page.wait_for_function(
        """before => document.querySelector('ff-table').chosen || document.querySelector('.popover.menu')
             || document.querySelector('ff-table').scene.seq > before""",
        arg=before,
    )


@pytest.mark.alone
def test_a_long_press_lifts_a_card(new_person: NewPerson) -> None:
    ada = new_person("Ada", **PHONE)
    ada.set_up("jupiter")
    ada.at_a_table()
    ada.play_ahead(30, until="() => document.querySelector('.peek .card')")
    card = ada.page.locator(".peek .card").first
    name = card.locator("b").first.inner_text()
    box = card.bounding_box()
    assert box
    session = ada.page.context.new_cdp_session(ada.page)
    point = {"x": box["x"] + 40, "y": box["y"] + 30}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    lifted = ada.page.locator(".popover.read")
    expect(lifted).to_contain_text(name)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(lifted).to_be_visible()
