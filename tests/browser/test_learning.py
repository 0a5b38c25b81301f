"""Somebody who has never played follows the light of a guided first match, errs once, and plays on alone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import PATIENCE, PHONE, Person

SPEAKS = """() => {
  const [page, table] = [document.querySelector('ff-table-page'), document.querySelector('ff-table')];
  const guide = page?.sitting?.store.guide;
  return Boolean(guide && guide.seq === table?.scene?.seq && !table.rests);
}"""


def listen(person: Person) -> str:
    """The goal that is up, once the guide has spoken; nothing when it is done."""
    person.until(SPEAKS)
    return str(person.page.evaluate("document.querySelector('ff-table-page').sitting.store.guide.goal ?? ''"))


def pointed(person: Person) -> int:
    """Which of the options the guide points at."""
    lit = person.page.locator(".opt.pointed, .buttons .pointed, .pinned .pointed, .foot .pointed").first
    option = lit.get_attribute("data-option", timeout=PATIENCE)
    assert option is not None
    return person.offered().index(option)


def test_a_newcomer_learns_by_following_the_light(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    ada.open("/")
    ada.page.locator('a.learn[href="/games/refuge/learn"]').click(timeout=PATIENCE)
    ada.at_a_table()
    card, goals = ada.page.locator(".guide"), [listen(ada)]
    while goals[-1]:
        expect(card.locator("h3")).not_to_be_empty()
        if goals[-1] == "spawn":
            err_and_take_back(ada)
        assert ada.choose(pointed(ada))
        goals.append(listen(ada))
    assert len(goals) == len(set(goals)) > 15
    assert ada.board.locator(".ring.pointed").count() == 0
    card.get_by_role("button", name="Play on").click()
    expect(card).to_have_count(0)
    ada.answer()


def err_and_take_back(ada: Person) -> None:
    """Another answer than the one pointed at: it counts, the guide says so, and it can be taken back."""
    lit = ada.board.locator(".ring.pointed, .ring.chosen")  # chosen: the option that has the focus is the one
    expect(lit).to_have_count(1)
    (other,) = (option for option in ada.scene()["options"] if (option.get("action") or {}).get("to") == 25)
    assert ada.choose(ada.offered().index(other["id"]))
    listen(ada)
    erred = ada.seq()
    ada.page.locator(".guide .astray button").click()
    ada.wait_for_news(erred)
    assert listen(ada) == "spawn"


def test_a_finger_is_led_by_nothing_but_the_light(new_person: NewPerson) -> None:
    """On a phone: what the guide points at is on the screen, and nothing of the question before is chosen."""
    bob = new_person("Bob", **PHONE)
    bob.open("/games/tentacula/learn")
    bob.at_a_table()
    while goal := listen(bob):
        assert bob.page.evaluate("document.querySelector('ff-table').chosen") == "", goal
        lit = bob.page.locator(".opt.pointed, .buttons .pointed").first
        expect(lit).to_be_in_viewport(ratio=0.9)
        if goal == "shield":
            sees_the_tile_turned(bob)
        assert bob.choose(pointed(bob))


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
