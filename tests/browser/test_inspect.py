"""Asking what something is: by pointer, finger, key and right click, for everything that is drawn."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import PHONE

pytestmark = pytest.mark.alone
COMPANY = {"refuge": (), "tentacula": ("me",), "lurk": ("me",), "jupiter": (), "sleeping": ()}
"""Who sits with Ada, so that nothing changes while she asks."""
EVERYTHING = """async () => {
    const table = document.querySelector('ff-table'), silent = [];
    const drawn = [...table.querySelectorAll('[data-id], [data-panel]')].filter(
        (one) => !one.closest('.log') && !one.parentElement.closest('.panel-story'));
    const ids = new Set(drawn.map((one) => one.dataset.id ?? one.dataset.panel));
    for (const id of ids) {
        table.lens.open(id);
        await table.updateComplete;
        if (!table.querySelector('.lens .lens-rule')?.textContent.trim()) silent.push(id);
    }
    table.card = undefined;
    return [ids.size, silent];
}"""


def picture(page: Page, name: str) -> None:
    """For people who want to look: PICTURES is a folder."""
    if folder := os.environ.get("PICTURES"):
        page.wait_for_timeout(300)
        page.screenshot(path=Path(folder) / f"{name}.png")


@pytest.mark.parametrize("game", COMPANY)
def test_everything_that_is_drawn_says_what_it_is(new_person: NewPerson, game: str) -> None:
    ada = new_person("Ada")
    ada.set_up(game, *COMPANY[game])
    ada.at_a_table()
    ada.play_ahead(8)
    page = ada.page
    page.keyboard.press("i")
    expect(page.locator(".lens")).to_be_visible()
    page.wait_for_function("() => document.querySelector('ff-table').book")
    drawn, silent = page.evaluate(EVERYTHING)
    assert drawn > 10
    assert silent == []


def test_a_pointer_that_rests_is_told_and_nothing_is_in_its_way(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    ada.set_up("refuge", "bot")
    ada.at_a_table()
    ada.play_ahead(40, until="() => document.querySelector('[data-panel=kraken_drawn]')")
    page = ada.page
    page.mouse.move(5, 5)
    page.locator('[data-piece="head"] > .face').hover()
    lens = page.locator(".lens-fleeting")
    expect(lens).to_contain_text("REF-HEAD-1")
    expect(lens).to_contain_text("The head moves one column at a time")
    picture(page, "hover-head")
    assert page.evaluate("getComputedStyle(document.querySelector('.lens')).pointerEvents") == "none"
    page.mouse.move(5, 5)
    expect(lens).to_have_count(0)
    page.locator("[data-panel=kraken_drawn]").hover(position={"x": 240, "y": 10})
    expect(page.locator(".lens")).to_contain_text("REF-CARD-1")
    picture(page, "hover-panel")
    page.locator('[data-piece="head"] > .face').click(button="right")
    pinned = page.get_by_role("dialog").filter(has_text="REF-HEAD-1")
    expect(pinned).to_be_visible()
    page.keyboard.press("Escape")
    expect(pinned).to_have_count(0)


def test_the_keyboard_asks_and_finds_everything_in_a_list(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    ada.set_up("refuge", "bot")
    ada.at_a_table()
    ada.play_ahead(4)
    page = ada.page
    page.locator("#prompt").focus()
    page.keyboard.press("i")
    everything = page.get_by_role("dialog", name="What lies on the table")
    expect(everything).to_be_focused()
    picture(page, "index")
    everything.get_by_role("button", name="Kraken head").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".lens-kept")).to_contain_text("REF-HEAD-1")
    expect(page.locator(".lens-kept")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".lens")).to_have_count(0)
    expect(page.locator("#prompt")).to_be_focused()


def test_places_carry_their_codes_where_a_sentence_names_them(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    ada.set_up("lurk", "me")
    ada.at_a_table()
    ada.play_ahead(300, until="() => document.querySelectorAll('.codes .code.on').length > 2")
    page = ada.page
    codes = page.locator(".codes .code")
    shown = page.locator(".codes .code.on")
    assert 0 < shown.count() < codes.count()
    for code in shown.all():
        expect(code).to_be_visible()
    lit = page.locator(".board-svg .codes .code:not(.on)").first
    expect(lit).to_be_hidden()
    picture(page, "codes-of-the-question")
    page.keyboard.press("c")
    expect(lit).to_be_visible()
    picture(page, "codes-everywhere")
    page.keyboard.press("c")
    expect(lit).to_be_hidden()
    line = page.locator(".log [data-line]", has_text=re.compile(r"\b[A-Z]\d\b")).last
    line.hover()
    place = re.findall(r"\b[A-Z]\d\b", line.inner_text())[0]
    expect(page.locator(".line-lights .code", has_text=place)).to_be_visible()
    picture(page, "codes-of-a-line")


def test_a_finger_that_stays_asks_about_tokens_and_icons(new_person: NewPerson) -> None:
    ada = new_person("Ada", **PHONE)
    ada.set_up("refuge", "bot")
    ada.at_a_table()
    ada.play_ahead(4)
    page = ada.page
    session = page.context.new_cdp_session(page)
    for what, rule in (('[data-piece="head"] > .face', "REF-HEAD-1"), (".briefs [data-about]", "REF-END-3")):
        box = page.locator(what).first.bounding_box()
        assert box
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        expect(page.locator(".lens-kept")).to_contain_text(rule)
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(page.locator(".lens-kept")).to_be_visible()
        picture(page, f"hold-{rule}")
        page.keyboard.press("Escape")
        expect(page.locator(".lens")).to_have_count(0)
