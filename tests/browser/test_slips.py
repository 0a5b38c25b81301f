"""No slips: however fast somebody clicks, taps or holds a key, one press is one answer at most."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import WebSocket, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import PHONE, Person

COMPANY = {"refuge": (), "tentacula": ("me",), "lurk": ("me",), "jupiter": (), "sleeping": ()}
"""Who sits with Ada, so that nobody is waited for."""
APART = (50, 150, 300, 500)
"""Milliseconds between two presses of somebody who clicks twice."""
PLACE = """() => {
  const mild = [...document.querySelectorAll('[data-option]:enabled')]
    .filter((one) => one.checkVisibility());
  const one = mild.find((option) => option.matches('.opt:not(.apart)')) ?? mild[0];
  one?.scrollIntoView({block: 'center'});
  const box = one?.getBoundingClientRect();
  return box && [box.x + box.width / 2, box.y + box.height / 2];
}"""


def answers_of(ada: Person) -> list[int]:
    """Grows by one with every answer that her page sends to the house."""
    sent: list[int] = []

    def heard(frame: str | bytes) -> None:
        if json.loads(frame).get("t") == "play":
            sent.append(1)

    def opened(line: WebSocket) -> None:
        line.on("framesent", heard)

    ada.page.on("websocket", opened)
    return sent


def where(ada: Person) -> tuple[float, float]:
    ada.wait_for_turn()
    x, y = ada.page.evaluate(PLACE)
    return x, y


def settle(ada: Person) -> None:
    """Whatever the presses have brought about is over."""
    ada.page.wait_for_timeout(100)
    ada.until("() => !document.querySelector('ff-table').resting || document.querySelector('.curtain')")
    ada.draw_the_curtain()


@pytest.mark.parametrize("game", COMPANY)
def test_a_double_click_answers_once(new_person: NewPerson, game: str) -> None:
    ada = new_person("Ada")
    sent = answers_of(ada)
    ada.set_up(game, *COMPANY[game])
    ada.at_a_table()
    for apart in APART:
        x, y = where(ada)
        before = len(sent)
        ada.page.mouse.move(1, 1)
        ada.page.mouse.click(x, y)
        ada.page.wait_for_timeout(apart)
        ada.page.mouse.click(x, y)
        settle(ada)
        assert len(sent) - before <= 1, f"{apart} ms apart"
        if len(sent) == before:
            ada.answer()
            settle(ada)
    assert len(sent) >= len(APART)


def test_the_same_place_is_dead_until_the_pointer_moves(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    sent = answers_of(ada)
    ada.set_up("refuge")
    ada.at_a_table()
    x, y = where(ada)
    ada.page.mouse.move(1, 1)
    ada.page.mouse.click(x, y)
    settle(ada)
    ada.wait_for_turn()
    before = len(sent)
    ada.page.evaluate(
        """([x, y]) => {  // whatever it was, an answer lies there now
          const one = document.querySelector('.opt[data-option]:enabled');
          one.style.cssText = `position:fixed;left:${x - 40}px;top:${y - 20}px;width:80px;height:40px;z-index:99`;
        }""",
        [x, y],
    )
    ada.page.mouse.click(x, y)
    ada.page.get_by_text("the pointer has not moved").wait_for()
    assert len(sent) == before
    ada.page.mouse.move(x + 30, y)
    ada.page.mouse.click(x, y)
    settle(ada)
    assert len(sent) == before + 1


def test_a_held_key_answers_once(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    sent = answers_of(ada)
    ada.set_up("tentacula", "me")
    ada.at_a_table()
    ada.wait_for_turn()
    ada.page.keyboard.press("1")
    ada.page.evaluate("document.activeElement.blur()")
    before = len(sent)
    for _ in range(30):  # Playwright's key that is down and not up repeats
        ada.page.keyboard.down("Enter")
        ada.page.wait_for_timeout(50)
    ada.page.keyboard.up("Enter")
    assert len(sent) - before <= 1


def test_a_double_tap_answers_once(new_person: NewPerson) -> None:
    ada = new_person("Ada", **PHONE)
    sent = answers_of(ada)
    ada.set_up("tentacula", "me")
    ada.at_a_table()
    for apart in APART:
        x, y = where(ada)
        before = len(sent)
        for _ in range(3):  # the first one may only choose
            ada.page.touchscreen.tap(x, y)
            ada.page.wait_for_timeout(apart // 2)
        settle(ada)
        assert len(sent) - before <= 1, f"{apart} ms apart"


def test_a_click_on_anybodys_card_reads_it_and_a_question_has_a_way_back(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    sent = answers_of(ada)
    ada.set_up("jupiter", "bot")
    ada.at_a_table()
    trades = "document.querySelector('ff-table').scene.options?.some((one) => one.action?.do === 'trade')"
    cards = "document.querySelectorAll('button.seat .held .card').length"  # a single one goes over unasked
    ada.play_ahead(60, until=f"() => {trades} && {cards} > 1")
    before = len(sent)
    card = ada.page.locator("button.seat .held .card").first
    card.click()
    expect(ada.page.locator(".popover.read")).to_be_visible()
    assert len(sent) == before
    ada.page.keyboard.press("Escape")

    turn = ada.scene()["prompt"]["kind"]
    trade = next(
        one["id"] for one in ada.scene()["options"] if (one.get("action") or {}).get("do") == "trade"
    )
    assert ada.choose(ada.offered().index(trade))
    ada.awake()
    assert ada.scene()["prompt"]["kind"] != turn
    ada.page.get_by_role("button", name="Back", exact=True).click()
    ada.until(
        "kind => { const {scene, rests} = document.querySelector('ff-table'); return scene.prompt.kind === kind && !rests; }",
        turn,
    )
    expect(ada.page.get_by_role("button", name="Back", exact=True)).to_have_count(0)


@pytest.mark.alone
def test_a_key_moves_nothing_that_the_next_click_is_meant_for(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    ada.set_up("jupiter", "bot")
    ada.at_a_table()
    ada.play_ahead(4)
    ada.wait_for_turn()
    boxes = """() => [...document.querySelectorAll('.opt')].map((one) => {
      const {x, y, width, height} = one.getBoundingClientRect();
      return [one.innerText, x, y, width, height].join(' ');
    })"""
    before = ada.page.evaluate(boxes)
    assert before
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("kbd").first).to_be_visible()
    assert ada.page.evaluate(boxes) == before


@pytest.mark.alone
def test_what_comes_to_lie_under_a_resting_pointer_is_not_pointed_at(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    ada.set_up("refuge")
    ada.at_a_table()
    ada.play_ahead(3)
    page = ada.page
    chip = page.locator(".dock .opt[data-option]").first
    box = chip.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 - 60
    page.mouse.move(x, y)
    page.wait_for_timeout(200)
    chip.evaluate("(chip) => Object.assign(chip.style, {position: 'relative', top: '-60px', zIndex: 9})")
    page.wait_for_timeout(1500)  # a pointer that asks would have its lens by now
    under = f"document.elementFromPoint({x}, {y}).closest('[data-option]')?.dataset.option"
    option = page.evaluate(under)
    assert option == chip.get_attribute("data-option")
    assert page.evaluate("document.querySelector('ff-table').hovered") == ""
    expect(page.locator(".lens")).to_have_count(0)
    page.mouse.move(x + 2, y + 1)
    page.wait_for_function("(id) => document.querySelector('ff-table').hovered === id", arg=option)


PLACES = """() => [...document.querySelectorAll('.tray .opt')].map((one) => {
  const {x, y, width, height} = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""


def test_nothing_moves_under_a_mouse_that_nobody_announced(new_person: NewPerson) -> None:
    """Scar: beside a finger, or where a browser owned to no pointer, what a chip means came above it and pushed it
    down when the mouse reached it, and the press met its neighbour."""
    ada = new_person("Ada", viewport={"width": 1280, "height": 800}, has_touch=True, is_mobile=True)
    ada.set_up("tentacula", "me")
    ada.at_a_table()
    ada.draw_the_curtain()
    ada.wait_for_turn()
    assert not ada.page.evaluate("matchMedia('(any-hover: hover)').matches")
    ada.page.mouse.move(200, 400)
    ada.page.wait_for_timeout(300)
    lie = ada.page.evaluate(PLACES)
    assert len(lie) > 2
    for x, y, width, height in lie:
        ada.page.mouse.move(x + width / 2, y + height / 2)
        ada.page.wait_for_timeout(100)
        assert ada.page.evaluate(PLACES) == lie
