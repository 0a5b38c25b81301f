"""For everyone, at length: axe on every type of page, desk and phone, in four modes; every game by arrows and Enter.

Too long for the gate, which looks at fewer pages (`test_everyone.py`, `test_five.py`): `bash .ci/long access-desk`,
`access-phone`, `access-keys`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import NewPerson
from tests.browser.person import PHONE, Person
from tests.browser.test_five import COMPANY

PAGES = {
    "/": ".game",
    "/tables": ".state",
    "/host": "pre",
    "/me": "h1",
    "/me/called": "h1",
    "/stop#nothing": "h1",
    "/confirm#nothing": "h1",
    "/return#nothing": "h1",
    "/key#nothing": "h1",
    "/nowhere": "h1",
    "/t/nothing": "h1",
    "/screen": ".code span",
    "/games/refuge/rules": "details",
    "/games/refuge": "[data-submit]",
    "/games/lurk?with=friends": "[data-submit]",
    "/games/sleeping?with=screen": "[data-submit]",
}
"""Every type of page that is no table, and what is there once it has come."""
SCREENS: dict[str, dict[str, Any]] = {"desk": {"viewport": {"width": 1280, "height": 800}}, "phone": PHONE}
MODES: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "forced": {"forced_colors": "active"},
    "large": {},
}
LARGE = "localStorage['fathom-settings'] = JSON.stringify({text: 200, speed: 'once'})"
QUESTIONS = 10
ARROWS = ("ArrowDown", "ArrowRight", "ArrowLeft", "ArrowUp")
PRESSES = 3
"""Enter for the place, for the choice in its menu, for the confirmation."""


def somebody(new_person: NewPerson, screen: str, mode: str) -> Person:
    ada = new_person("Ada", **SCREENS[screen], **MODES[mode])
    if mode == "large":
        ada.page.add_init_script(LARGE)
    return ada


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_on_any_page(new_person: NewPerson, screen: str, mode: str) -> None:
    ada, found = somebody(new_person, screen, mode), {}
    for path, there in PAGES.items():
        ada.open(path)
        expect(ada.page.locator(there).first).to_be_visible()
        found[path] = violations(ada.page)
    for name in around_a_lobby(new_person, ada, screen, mode):
        found[name] = violations(ada.page)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def around_a_lobby(new_person: NewPerson, ada: Person, screen: str, mode: str) -> Iterator[str]:
    """The invitation, the lobby, what an invited guest sees, and the guide's table."""
    ada.set_up("refuge", "friend")
    expect(ada.page.locator("ff-invite [data-link=play]")).to_be_visible()
    yield "invitation"
    link = ada.invitation()
    yield "lobby"
    bob = somebody(new_person, screen, mode)
    bob.open(link)
    expect(bob.page.locator("input[name=name]")).to_be_visible()
    assert violations(bob.page) == [], "invited"
    ada.open("/games/refuge/learn")
    ada.at_a_table()
    expect(ada.page.locator(".guide")).to_be_visible()
    yield "guide"


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", [*COMPANY, "pearls"])
def test_axe_finds_nothing_at_a_table(new_person: NewPerson, game: str, screen: str, mode: str) -> None:
    ada, found = somebody(new_person, screen, mode), {}
    ada.set_up(game, *COMPANY.get(game, ("bot",)))
    ada.at_a_table()
    ada.draw_the_curtain()
    if game == "pearls":  # short enough to see how it ends
        ada.play_ahead(200, until="() => document.querySelector('ff-table').scene.outcome")
        expect(ada.page.locator(".ending")).to_be_visible()
        found["ending"] = violations(ada.page)
    else:
        ada.play_ahead(6)
        found["question"] = violations(ada.page)
    for sheet in ("rules", "talk", "menu", "settings"):
        ada.page.evaluate("what => document.querySelector('ff-table-page').sitting.command(what)", sheet)
        expect(ada.page.locator(".drawer")).to_be_visible()
        found[sheet] = violations(ada.page)
        ada.page.keyboard.press("Escape")
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("game", COMPANY)
def test_arrows_and_enter_answer_ten_questions(new_person: NewPerson, game: str) -> None:
    """Nothing but the keyboard, and no key but these: whatever is asked, some arrow leads to an answer."""
    ada = new_person("Ada")
    ada.set_up(game, *COMPANY[game])
    ada.at_a_table()
    for number in range(QUESTIONS):
        ada.wait_for_turn(".curtain")
        if ada.page.locator(".curtain button").count():
            ada.page.keyboard.press("Enter")
            expect(ada.page.locator(".curtain")).to_have_count(0)
            ada.wait_for_turn()
        ada.awake()
        kind = ada.scene()["prompt"]["kind"]
        assert any(answered(ada, arrow) for arrow in ARROWS), (
            f"question {number + 1}, {kind}: no arrow leads on"
        )


def answered(ada: Person, arrow: str) -> bool:
    before, keys = ada.seq(), ada.page.keyboard
    keys.press(arrow)
    for _ in range(PRESSES):
        keys.press("Enter")
        ada.page.wait_for_timeout(150)
        if ada.settled(before) or ada.page.locator(".curtain").count():
            return True
        ada.awake()  # a choice that wants a word more rests first, and a hasty Enter falls flat: no slip is a "yes"
    keys.press("Escape")
    return False
