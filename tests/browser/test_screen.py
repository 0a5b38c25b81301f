"""The living-room screen: a television, two phones and a desk elsewhere at one table.

The television shows no hand and nothing to press, is read across a room, and comes back by itself.
"""

from __future__ import annotations

import json
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.conftest import NewPerson
from tests.browser.house import House
from tests.browser.person import PATIENCE, PHONE, Person
from tests.browser.test_family import answer, glance

TELEVISION: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}
ALL_ANSWERS = 60
PLAYING = 600.0
"""Seconds until a whole match must be over."""

TEXTS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const box = text.parentElement, words = text.textContent.trim();
    const seen = box.checkVisibility({visibilityProperty: true, opacityProperty: true});
    if (!words || !seen || box.closest('.vh, style, script, title')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const {left, top, right, bottom, width} = range.getBoundingClientRect();
    if (!width || bottom < 0 || right < 0 || top > innerHeight || left > innerWidth) continue;
    const to = box instanceof SVGElement ? box.getScreenCTM() : {a: 1, b: 0};
    found.push({words, px: parseFloat(getComputedStyle(box).fontSize) * Math.hypot(to.a, to.b),
      cut: left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1});
  }
  return found;
}"""
"""Every text that can be seen, and how high it is written on the glass."""

CARDS = """() => Object.values(document.querySelector('ff-table').scene.nodes)
  .filter((node) => node.type === 'hand').length"""


def read_across_the_room(tv: Person) -> list[str]:
    """All that is written on the screen, each at least a fortieth of its height."""
    tv.page.wait_for_timeout(100)  # sizes are measured in the frame after a picture
    found = tv.page.evaluate(TEXTS)
    least = TELEVISION["viewport"]["height"] / 40
    small = [one for one in found if one["px"] < least - 0.1]
    assert not small, small
    assert not [one for one in found if one["cut"]]
    return [one["words"] for one in found]


def shows_nobodys_hand(tv: Person) -> None:
    assert tv.scene().get("viewer") is None
    assert tv.page.evaluate(CARDS) == 0
    assert not tv.scene().get("options")
    expect(tv.page.locator("[data-option], [data-play], [data-do]")).to_have_count(0)


def shows_its_code(tv: Person) -> str:
    tv.open("/screen")
    code = tv.page.locator(".tv-wait .code")
    expect(code).to_have_attribute("data-code", re.compile(r"^[A-Z2-9]{6}$"))
    return str(code.get_attribute("data-code"))


def lay(host: Person, code: str) -> None:
    """From the lobby, where the sheet that brings the others lies open."""
    host.page.locator(".on-tv summary").click()
    host.page.locator(".on-screen input").fill(code.lower())
    host.page.locator("[data-lay]").click()
    expect(host.page.locator(".on-screen .answer")).to_contain_text("The table lies on that screen")


def gathered(tv: Person, host: Person, *guests: Person, game: str, bots: int = 0) -> str:
    """The table's address, once everybody has come by the link that stands on the television."""
    host.set_up(game, *("friend" for _ in guests), *("bot" for _ in range(bots)))
    expect(host.page.locator("ff-invite [data-link=play]")).to_have_value(re.compile("/t/"))
    lay(host, shows_its_code(tv))
    expect(tv.page.locator(".tv-lobby .qr svg")).to_be_visible()
    expect(tv.page).to_have_url(re.compile(r"/t/\w+\?screen=tv$"))
    words = read_across_the_room(tv)
    assert host.name in words
    door = json.loads(
        tv.page.evaluate("localStorage[`fathom-screen-${document.querySelector('ff-table-page').table}`]")
    )
    assert door["words"] in words
    for guest in guests:
        guest.come_in(guest.url + door["path"])
        expect(tv.page.locator(".tv-lobby li", has_text=guest.name)).to_be_visible()
    host.page.locator("[data-begin]").click()
    for person in (host, *guests):
        person.at_a_table()
    tv.at_a_table()
    return tv.page.url


def play(people: list[Person], most: int, until: float) -> int:
    """Whoever is asked answers; how many answers were given."""
    given = 0
    while given < most and time.monotonic() < until:
        seen = [glance(person) for person in people]
        if any(one["over"] for one in seen):
            break
        asked = [n for n, one in enumerate(seen) if one["yours"] and one["options"]]
        if not asked:
            people[0].page.wait_for_timeout(30)
            continue
        answer(people[asked[0]], seen[asked[0]])
        given += 1
    return given


def keeps_up(tv: Person, seq: int) -> None:
    tv.until("seq => (document.querySelector('ff-table')?.scene?.seq ?? 0) >= seq", seq)


def test_a_television_two_phones_and_a_desk_elsewhere(new_person: NewPerson) -> None:
    tv = new_person("TV", "plain", **TELEVISION)
    ada, tom = new_person("Ada", **PHONE), new_person("Tom", **PHONE)
    lin = new_person("Lin", viewport={"width": 1280, "height": 800})
    url = gathered(tv, ada, tom, lin, game="tentacula")

    people = [ada, tom, lin]
    expect(ada.page.locator(".phone.held")).to_be_visible()
    expect(lin.page.locator(".table")).to_be_visible()
    captions: set[str] = set()
    for _ in range(12):
        play(people, 1, time.monotonic() + 60)
        captions.add(tv.page.locator(".told-line").inner_text().strip())
        shows_nobodys_hand(tv)
    keeps_up(tv, max(person.seq() for person in people) - 3)
    words = " ".join(read_across_the_room(tv))
    assert {"Ada", "Tom", "Lin"} <= set(re.findall(r"\w+", words))
    assert len(captions - {""}) >= 3, captions

    # Reloaded, and turned off and on: it comes back to the same table, and sits nowhere.
    tv.page.reload()
    tv.at_the_table()
    tv.open("/screen")
    expect(tv.page).to_have_url(url)
    tv.at_the_table()
    shows_nobodys_hand(tv)
    assert tv.page.evaluate("document.querySelector('ff-table-page').sitting.live.whose === null")

    # A phone lies face down: nothing of the hand is on its page; then the host takes the table off the screen.
    ada.page.locator('[data-do="face-down"]').click()
    expect(ada.page.locator(".phone.face-down")).to_be_visible()
    expect(ada.page.locator("[data-option], .hand, .board-svg")).to_have_count(0)
    ada.page.locator('[data-do="face-down"]').click()
    expect(ada.page.locator(".phone.held")).to_be_visible()
    ada.page.locator('[data-do="menu"]').first.click()
    ada.page.get_by_role("button", name="Show on a screen").click()
    ada.page.locator("[data-take-off]").click()
    expect(tv.page.locator(".tv-wait .code")).to_be_visible()
    read_across_the_room(tv)
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".table-root > .phone:not(.held)")).to_be_visible()


def test_by_a_link_to_watch_and_by_choice(new_person: NewPerson) -> None:
    """A tablet opens the link itself; a phone is a hand wherever its owner wants it so."""
    ada, tablet = new_person("Ada", **PHONE), new_person("Tablet", viewport={"width": 1180, "height": 820})
    ada.set_up("jupiter", "bot")
    ada.at_a_table()
    ada.page.locator('[data-do="menu"]').first.click()
    ada.page.get_by_role("button", name="Bring somebody").click()
    link = ada.page.locator("ff-invite [data-link=watch]")
    expect(link).to_have_value(re.compile("#w"))
    tablet.open(link.input_value().replace("#", "?screen=tv#"))
    tablet.at_the_table()
    shows_nobodys_hand(tablet)
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".table-root > .phone:not(.held)")).to_be_visible()
    ada.page.locator('[data-do="menu"]').first.click()
    ada.page.get_by_role("button", name="My phone is my hand").click()
    expect(ada.page.locator(".phone.held .hand")).to_be_visible()
    ada.page.locator('[data-do="menu"]').first.click()
    ada.page.get_by_role("button", name="The board on this phone, too").click()
    expect(ada.page.locator(".table-root > .phone:not(.held)")).to_be_visible()


def test_whoever_sits_sees_no_hand_on_a_screen(new_person: NewPerson) -> None:
    """The same browser plays in one window and is the screen in another."""
    ada = new_person("Ada", **TELEVISION)
    ada.set_up("jupiter", "bot")
    ada.at_a_table()
    url = ada.page.url
    ada.open(url + "?screen=tv")
    ada.at_the_table()
    shows_nobodys_hand(ada)
    read_across_the_room(ada)


def killed(browser: Browser, house: House, tv: Person) -> tuple[BrowserContext, Person]:
    """Its plug is pulled; another browser with the same cookies and memory is started at the same address."""
    kept, url = tv.page.context.storage_state(), tv.page.url
    tv.page.context.close()
    around = browser.new_context(**TELEVISION, storage_state=kept)
    page = around.new_page()
    page.set_default_timeout(PATIENCE)
    again = Person("TV", page, house.url)
    again.open(url)
    return around, again


@pytest.mark.whole
def test_a_whole_match_on_the_television(new_person: NewPerson, browser: Browser, house: House) -> None:
    tv = new_person("TV", "double", **TELEVISION)
    people = [new_person("Ada", **PHONE), new_person("Tom", **PHONE), new_person("Lin")]
    gathered(tv, *people, game="tentacula")
    end = time.monotonic() + PLAYING
    play(people, 20, end)
    tv.page.reload()
    tv.at_the_table()
    play(people, 20, end)
    around, tv = killed(browser, house, tv)
    tv.at_the_table()
    shows_nobodys_hand(tv)
    while time.monotonic() < end and not any(person.over for person in people):
        play(people, 10, end)
        read_across_the_room(tv)
    assert any(person.over for person in people)
    expect(tv.page.locator(".turn.over")).to_be_visible()
    read_across_the_room(tv)
    assert tv.complaints == []
    around.close()


@pytest.mark.whole
def test_sixty_answers_with_two_bots(new_person: NewPerson, browser: Browser, house: House) -> None:
    tv = new_person("TV", "double", **TELEVISION)
    ada, tom = new_person("Ada", **PHONE), new_person("Tom", **PHONE)
    gathered(tv, ada, tom, game="jupiter", bots=2)
    end, around = time.monotonic() + PLAYING, None
    for given in range(ALL_ANSWERS):
        someone_answers((ada, tom), end)
        shows_nobodys_hand(tv)
        if given == ALL_ANSWERS // 3:
            tv.page.reload()
            tv.at_the_table()
        elif given == 2 * ALL_ANSWERS // 3:
            around, tv = killed(browser, house, tv)
            tv.at_the_table()
    read_across_the_room(tv)
    assert around is not None
    assert tv.complaints == []
    around.close()


def someone_answers(people: tuple[Person, ...], end: float) -> None:
    """One answer, by whoever is asked first."""
    while time.monotonic() < end:
        for person in people:
            assert not person.over, "the match was too short for this test"
            if person.asked and person.choose(0):
                return
        people[0].page.wait_for_timeout(30)
    raise AssertionError("nobody was asked any more")
