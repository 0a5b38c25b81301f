"""For everyone: names for all there is, keyboard alone, a finger, other languages, large text, no art."""

from __future__ import annotations

import re
import time
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import NewPerson
from tests.browser.person import PATIENCE, PHONE, Person

GAME = "refuge"
MINUTES = 8


def names_spoken(page: Page) -> list[str]:
    """Every name in Chromium's accessibility tree."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    return [
        node["name"]["value"]
        for node in nodes
        if not node.get("ignored") and node.get("name", {}).get("value")
    ]


def start_solo(person: Person) -> None:
    person.set_up(GAME)
    person.at_the_table()
    person.page.wait_for_function(
        "() => document.querySelector('ff-table')?.scene?.options?.length > 0", timeout=PATIENCE
    )


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing(new_person: NewPerson, scheme: str) -> None:
    ada = new_person("Ada", color_scheme=scheme)
    page = ada.page
    ada.open("/")
    expect(page.locator(".game").first).to_be_visible()
    assert violations(page) == []
    ada.set_up(GAME, "friend", submit=False)
    assert violations(page) == []
    page.locator("[data-submit]").click()
    ada.invitation()
    assert violations(page) == []
    page.locator("[data-submit]").click()
    ada.at_the_table()
    for _ in range(3):
        ada.answer()
    assert violations(page) == []
    page.locator('[data-do="rules"]').click()
    expect(page.locator(".rl").first).to_be_attached()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator('[data-do="menu"]').click()
    assert violations(page) == []
    page.get_by_role("button", name="Settings").click()
    assert violations(page) == []


def test_a_page_that_only_says_something_has_a_title(new_person: NewPerson) -> None:
    """Scar: what a dead link, a key or a way back says was no heading, and one ended link spoke of a table."""
    ada, titles = new_person("Ada"), {}
    for path in (
        "/stop#nothing",
        "/confirm#nothing",
        "/return#nothing",
        "/key#nothing",
        "/nowhere",
        "/t/nothing",
    ):
        ada.open(path)
        title = ada.page.locator("main h1")
        expect(title).to_have_count(1)
        titles[path] = title.inner_text()
    assert "table" not in titles["/stop#nothing"], titles


@pytest.mark.alone
def test_everything_on_the_table_has_a_name(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    ada.set_up(GAME, "bot")
    ada.at_the_table()
    for _ in range(3):
        ada.answer()
    ada.page.wait_for_function(
        "() => document.querySelector('ff-table').scene.options?.length > 0", timeout=PATIENCE
    )
    expected = ada.page.evaluate(
        """() => {
          const table = document.querySelector('ff-table');
          const {scene, stage, texts} = table;
          const say = (words) => texts.plain(words);
          return {
            spaces: stage.spaces.map((space) => say(space.label)),
            pieces: Object.values(scene.nodes).filter((node) => node.type === 'piece').map((node) => say(node.label)),
            options: scene.options.map((option) => say(option.says) || say(option.label)),
            panels: Object.values(scene.nodes).filter((node) => 'where' in node).map((node) => say(node.label)),
          };
        }"""
    )
    spoken = names_spoken(ada.page)
    assert len(expected["spaces"]) > 50
    assert expected["pieces"]
    for kind in ("spaces", "pieces", "options"):
        silent = [label for label in expected[kind] if not any(label in name for name in spoken)]
        assert not silent, f"{kind} without a name: {silent[:5]}"
    assert len(
        [name for name in spoken if any(name.startswith(label) for label in expected["spaces"])]
    ) >= len(set(expected["spaces"]))


@pytest.mark.whole
def test_a_whole_match_by_keyboard_alone(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    page, keys = ada.page, ada.page.keyboard
    ada.open(f"/games/{GAME}")
    expect(page.locator("[data-submit]")).to_be_visible()
    for _ in range(80):
        keys.press("Tab")
        if page.evaluate("document.activeElement.matches('input[name=name]')"):
            keys.type("Ada")
        if page.evaluate("document.activeElement.matches('[data-submit]')"):
            keys.press("Enter")
            break
    ada.at_the_table()
    chance, until = Random(6), time.monotonic() + MINUTES * 60
    while time.monotonic() < until:
        ada.wait_for_turn()
        if ada.over:
            break
        before, count = ada.seq(), len([o for o in ada.scene()["options"] if not o.get("why_not")])
        if chance.random() < 0.3:  # on the board: arrows to a glowing target, Enter chooses, Enter plays
            keys.press(chance.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
            keys.press("Enter")
            if page.locator(".popover.menu").count():
                keys.press("Enter")
            keys.press("Enter")
        else:
            keys.press(str(chance.randint(1, min(9, count))))
            page.evaluate("document.activeElement?.blur?.()")
            keys.press("Enter")
        if not ada.settled(before):
            keys.press("Escape")
    expect(page.locator(".ending h2")).to_be_visible()


@pytest.mark.whole
def test_a_whole_match_by_touch_on_a_phone(new_person: NewPerson) -> None:
    ada = new_person("Ada", **PHONE)
    page = ada.page
    start_solo(ada)
    chance, until = Random(8), time.monotonic() + MINUTES * 60
    measured = 0
    while time.monotonic() < until:
        ada.wait_for_turn()
        if ada.over:
            break
        if measured < 4:
            fits_a_thumb(page)
            measured += 1
        ada.choose(chance.randrange(max(1, len(ada.offered()))))
    expect(page.locator(".ending h2")).to_be_visible()
    assert measured


def fits_a_thumb(page: Page) -> None:
    """Board, prompt and options on one screen, nothing to scroll sideways, nothing too small to hit."""
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 390
    assert page.evaluate("document.scrollingElement.scrollHeight") <= 844
    for part in (".board-svg", ".prompt h2", ".tray, .buttons"):
        box = page.locator(part).first.bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] < 844
    small = page.evaluate(
        """() => [...document.querySelectorAll('.sheet button:enabled, .strip button, .board-well .face[role=button]')]
          .map((one) => [one.getBoundingClientRect(), one.ariaLabel || one.textContent])
          .filter(([box]) => box.width && (box.width < 39.5 || box.height < 39.5))
          .map(([box, name]) => `${name}: ${box.width.toFixed()}x${box.height.toFixed()}`)"""
    )
    assert [one for one in small if "Pull the hand" not in one] == []


def test_a_longer_language_changes_every_word_and_cuts_off_none(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    ada.open("/")
    ada.page.evaluate(
        "localStorage.setItem('fathom-settings', JSON.stringify({language: 'en-XA', speed: 'once'}))"
    )
    ada.open(f"/games/{GAME}")
    expect(ada.page.locator("[data-submit]")).to_be_visible()
    assert plain_words(ada.page) == []
    ada.page.locator("input[name=name]").fill("Ada")
    ada.page.locator("[data-submit]").click()
    ada.at_the_table()
    for _ in range(4):
        ada.answer()
    assert plain_words(ada.page) == []
    assert cut_off(ada.page) == []


def plain_words(page: Page) -> list[str]:
    """Visible words that did not change: they are fixed in code, or come by value."""
    by_value = re.compile(
        r"^(Ada|The Refuge|Fathom Five|[A-Z]{3}-[A-Z0-9]+-\d+|[A-Z][a-z]|c\d+r\d+|[IVX]+|\W*|\d.*)$"
    )
    seen = page.evaluate(
        """() => {
          const out = [];
          const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          while (walk.nextNode()) {
            const text = walk.currentNode.textContent.trim();
            const holder = walk.currentNode.parentElement;
            if (text && holder.checkVisibility() && !holder.closest('.art-sheet, kbd, .announcer, svg')) out.push(text);
          }
          return out;
        }"""
    )
    return [
        text
        for text in seen
        if re.search("[a-z]{2}", text) and not re.search("[·äçéîñöšüýž]", text) and not by_value.match(text)
    ]


def cut_off(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.dock *, .rail *, .top *')]
          .filter((one) => !(one instanceof SVGElement) && one.checkVisibility() && !one.classList.contains('vh') && one.scrollWidth > one.clientWidth + 2
            && ['hidden', 'clip'].includes(getComputedStyle(one).overflowX) && one.clientWidth > 1)
          .map((one) => `${one.className}: ${one.textContent.trim().slice(0, 60)}`)"""
    )
    return found


@pytest.mark.alone
def test_text_twice_as_large_still_fits(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    ada.open("/")
    ada.page.evaluate("localStorage.setItem('fathom-settings', JSON.stringify({text: 200, speed: 'once'}))")
    start_solo(ada)
    assert ada.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    assert ada.page.evaluate("document.scrollingElement.scrollWidth") <= 1440
    last = ada.options().last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()
    box = ada.page.locator(".prompt h2").bounding_box()
    assert box
    assert box["width"] <= 448


@pytest.mark.alone
def test_a_stranger_s_game_without_art_is_playable(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    ada.open("/")
    arch = ada.page.locator('a.game[href$="/games/pearls"]')
    expect(arch).to_be_visible()
    arch.click()
    expect(ada.page.locator("[data-submit]")).to_be_visible()
    ada.page.locator("[data-submit]").click()
    ada.page.wait_for_function("() => document.querySelector('ff-table')?.scene", timeout=PATIENCE)
    ada.play_to_the_end()
    expect(ada.page.locator(".ending h2")).to_be_visible()
    assert not [
        word
        for word in ada.page.evaluate("[...document.querySelector('ff-table').texts.missing]")
        if "prompt" in word
    ]
