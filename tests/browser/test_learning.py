"""Somebody who has never played follows the light of a guided first match, errs once, and wins."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.boxes import measured
from tests.browser.conftest import NewPerson
from tests.browser.led import follow, is_told_of_the_victory, listen, pointed
from tests.browser.person import PATIENCE, PHONE, Person

ON_ITS_SIDE = (844, 390)
BOARD_BESIDE_GUIDE = 0.5
"""Of the screen. Scar: on a phone on its side the guide left nothing of it."""


@pytest.mark.alone
def test_a_newcomer_learns_by_following_the_light(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    ada.open("/")
    ada.page.locator('a.learn[href$="/games/refuge/learn"]').click(timeout=PATIENCE)
    ada.at_a_table()
    card, goals = ada.page.locator(".guide"), [listen(ada)]
    while goals[-1]:
        expect(card.locator("h2")).not_to_be_empty()
        if goals[-1] == "spawn":
            err_and_take_back(ada)
        assert ada.choose(pointed(ada))
        goals.append(listen(ada))
    assert len(goals) == len(set(goals)) > 15
    assert ada.board.locator(".ring.pointed").count() == 0
    expect(card).to_contain_text("the dive is won")
    expect(card.get_by_role("button", name="Play on")).to_have_count(0)  # the match is over as well


def err_and_take_back(ada: Person) -> None:
    """Another answer than the one pointed at: it counts, the guide says so, and it can be taken back."""
    lit = ada.board.locator(".ring.pointed, .ring.chosen")  # chosen: the option that has the focus is the one
    expect(lit).to_have_count(1)
    (other,) = (option for option in ada.scene()["options"] if (option.get("action") or {}).get("to") == 12)
    assert ada.choose(ada.offered().index(other["id"]))
    listen(ada)
    erred = ada.seq()
    ada.page.locator(".guide .astray button").click()
    ada.wait_for_news(erred)
    assert listen(ada) == "spawn"


def test_a_finger_is_led_by_nothing_but_the_light(new_person: NewPerson) -> None:
    """On a phone, in Italian: what the guide points at is on the screen, nothing of the question before is chosen.

    All games, screens and languages: `long_guided.py`.
    """
    bob = new_person("Bob", locale="it-IT", **PHONE)
    bob.open("/games/tentacula/learn")
    bob.at_a_table()
    listen(bob)
    assert measured(bob.page, *ON_ITS_SIDE)[0] >= BOARD_BESIDE_GUIDE
    bob.page.set_viewport_size(PHONE["viewport"])

    def looks(goal: str) -> None:
        assert bob.page.evaluate("document.querySelector('ff-table').chosen") == "", goal
        if goal == "shield":
            sees_the_tile_turned(bob)

    follow(bob, looks)
    is_told_of_the_victory(bob)


def sees_the_tile_turned(bob: Person) -> None:
    """A tile beside a path that goes upwards stands upright where it would lie, and the whole board is seen."""
    bob.page.locator(".opt.pointed").tap()
    expect(bob.board.locator('.ghost > g[transform^="rotate("]')).to_have_attribute(
        "transform", re.compile(r"rotate\(\d*[1-9]0\)")
    )
    box, shown = bob.page.evaluate(
        """() => [document.querySelector('ff-table').stage.box,
                 document.querySelector('.board-svg').getAttribute('viewBox').split(' ').map(Number)]"""
    )
    assert box[0] <= shown[0]
    assert shown[0] + shown[2] <= box[0] + box[2]
