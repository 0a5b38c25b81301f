"""What a phone keeps free and in sight: no news over what is read, a board however large the letters are, no words cut off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.boxes import measured
from tests.browser.conftest import NewPerson
from tests.browser.led import listen, pointed
from tests.browser.person import PHONE

pytestmark = pytest.mark.alone
GAMES = ("refuge", "tentacula", "lurk", "jupiter", "sleeping")
BOARD_KEEPS = 0.45
"""Of the height of the screen."""
STEPS = 3
MISSED = """document.querySelector('ff-table-page').sitting.chronicle.offer([{seq: 1}, {seq: 2}, {seq: 3}])"""
"""As for somebody who comes back to a table where three things have happened."""

CUT_OFF = """() => {
  const pen = document.createElement('canvas').getContext('2d');
  return [...document.querySelectorAll('select')].map((one) => {
    const look = getComputedStyle(one);
    pen.font = look.font;
    const room = one.clientWidth - parseFloat(look.paddingLeft) - parseFloat(look.paddingRight);
    const words = one.selectedOptions[0].text;
    return pen.measureText(words).width > room + 1 ? words : '';
  }).filter(Boolean);
}"""
"""What of a list is chosen and does not fit into it."""


def apart(one: Locator, other: Locator) -> bool:
    """Neither lies on the other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    across = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    along = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
    return across <= 0 or along <= 1


def focused_in(page: Page, part: str) -> bool:
    return bool(page.evaluate("part => Boolean(document.activeElement.closest(part))", part))


def test_news_lie_on_nothing_that_is_read_or_chosen(new_person: NewPerson) -> None:
    ada = new_person("Ada", **PHONE)
    page = ada.page
    ada.open("/games/refuge/learn")
    ada.at_a_table()
    listen(ada)
    page.evaluate(MISSED)
    toast = page.locator(".toast")
    expect(toast).to_contain_text("3 things happened")
    for part in (".guide", ".board-well", ".phone > .sheet"):
        assert apart(toast, page.locator(part)), part

    # an open sheet makes room for them, and Tab leads there
    page.evaluate("document.querySelector('ff-table-page').sitting.command('rules')")
    expect(page.locator(".drawer .rl").first).to_be_attached()
    for part in (".drawer-head", ".drawer-body"):
        assert apart(toast, page.locator(part)), part
    expect(toast).to_be_in_viewport(ratio=1)
    page.keyboard.press("Shift+Tab")  # the last stop of the sheet
    assert focused_in(page, ".toast")
    page.get_by_role("button", name="Show me").click()
    expect(toast).to_have_count(0)
    expect(page.locator("#drawer-title")).to_have_text("While you were away")


@pytest.mark.parametrize("game", GAMES)
def test_letters_twice_as_large_leave_a_board_beside_the_guide(new_person: NewPerson, game: str) -> None:
    ada = new_person("Ada", **PHONE)
    page = ada.page
    ada.open("/")
    page.evaluate("localStorage.setItem('fathom-settings', JSON.stringify({text: 200, speed: 'once'}))")
    ada.open(f"/games/{game}/learn")
    ada.at_a_table()
    for _ in range(STEPS):
        listen(ada)
        board, guide = page.locator("main.board").bounding_box(), page.locator(".guide").bounding_box()
        assert board
        assert guide
        assert board["height"] >= BOARD_KEEPS * 844
        assert guide["height"] >= 120  # still to be read
        assert page.evaluate("document.scrollingElement.scrollWidth") <= 390
        expect(page.locator(".opt.pointed, .buttons .pointed").first).to_be_in_viewport(ratio=0.3)
        assert ada.choose(pointed(ada))


def test_half_of_a_small_phone_is_board_and_the_guide_unfolds_over_it(new_person: NewPerson) -> None:
    """Scar: the board had a fifth of it."""
    ada = new_person("Ada", **PHONE)
    ada.open("/games/refuge/learn")
    ada.at_a_table()
    listen(ada)
    share, wrong = measured(ada.page, 360, 640)
    assert share >= 0.5
    assert wrong == []
    guide, board = ada.page.locator(".guide"), ada.page.locator("main.board")
    folded, lies = guide.bounding_box(), board.bounding_box()
    ada.page.get_by_role("button", name="Read all of it").tap()
    expect(guide.locator(".rule").last).to_be_in_viewport(ratio=1)
    unfolded = guide.bounding_box()
    assert folded
    assert unfolded
    assert unfolded["height"] > folded["height"] + 10  # a line more
    assert board.bounding_box() == pytest.approx(lies, abs=1)  # it stays where it was
    ada.page.get_by_role("button", name="Back to the board").tap()
    expect(guide.locator(".rule").last).to_be_hidden()


def test_looking_back_hides_neither_board_nor_question(new_person: NewPerson) -> None:
    ada = new_person("Ada", **PHONE)
    ada.set_up("refuge")
    ada.at_the_table()
    ada.play_ahead(6)
    ada.page.evaluate("document.querySelector('ff-table-page').sitting.command('replay')")
    bar = ada.page.locator(".replay")
    expect(bar).to_be_in_viewport(ratio=1)
    for part in (".board-well", ".phone > .sheet"):
        assert apart(bar, ada.page.locator(part)), part


@pytest.mark.parametrize("game", ["refuge", "jupiter"])
def test_set_up_cuts_off_nothing_that_is_chosen(new_person: NewPerson, game: str) -> None:
    ada = new_person("Ada", **PHONE)
    ada.set_up(game, submit=False)
    assert ada.page.locator("select").count() > 2
    assert ada.page.evaluate(CUT_OFF) == []


def test_the_end_of_a_turn_is_in_sight(new_person: NewPerson) -> None:
    ada = new_person("Ada", **PHONE)
    ada.set_up("refuge")
    ada.at_a_table()
    several = (
        "document.querySelectorAll('.tray.row .opt').length > 2 && document.querySelector('.foot > .btn')"
    )
    ada.play_ahead(60, until=f"() => {several}")
    expect(ada.page.locator(".foot > .btn", has_text="End turn")).to_be_in_viewport(ratio=1)


def test_the_board_is_as_large_at_one_question_as_at_the_next(new_person: NewPerson) -> None:
    ada = new_person("Ada", **PHONE)
    ada.set_up("refuge")
    ada.at_a_table()
    heights = []
    for kind in ("place_start", "main"):
        asked = f"() => document.querySelector('ff-table').scene.prompt?.kind === '{kind}'"
        ada.play_ahead(60, until=asked)
        boxes = [ada.page.locator(part).bounding_box() for part in (".phone > .sheet", ".phone > .foot")]
        heights.append([round(box["height"]) for box in boxes if box])
    assert heights[0] == heights[1]


def test_all_points_of_an_army_are_in_sight(new_person: NewPerson) -> None:
    ada = new_person("Ada", **PHONE)
    ada.set_up("lurk", "me")
    ada.at_a_table()
    ada.play_ahead(20, until="() => document.querySelector('.sheet .bars')")
    for part in (".sheet .bars", ".sheet .meter-line p"):
        expect(ada.page.locator(part)).to_be_in_viewport(ratio=1)


def test_a_page_says_its_choices_once_and_tabs_have_pictures(new_person: NewPerson) -> None:
    ada = new_person("Ada", **PHONE)
    ada.set_up("sleeping")
    ada.at_a_table()
    ada.play_ahead(40, until="() => document.querySelector('.reading .choice')")
    expect(ada.page.locator(".reading .choice").first).to_be_visible()
    expect(ada.page.locator(".tray .opt.row small").first).to_be_hidden()
    expect(ada.page.locator(".tabs button svg")).to_have_count(4)


def test_how_it_ended_is_told_in_whole_lines(new_person: NewPerson) -> None:
    """Scar: beside "the last move again" the title of an Italian victory had one word a line."""
    ada = new_person("Ada", **PHONE)
    ada.set_up("pearls", "bot")
    ada.at_a_table()
    ada.play_ahead(200, until="() => document.querySelector('ff-table').scene.outcome")
    banner = ada.page.locator(".banner")
    expect(banner.locator(".btn")).to_be_visible()
    title, button = banner.locator("h2").bounding_box(), banner.locator(".btn").bounding_box()
    assert title
    assert button
    assert title["y"] + title["height"] <= button["y"]
    assert title["width"] > 250


BEYOND_THE_EDGE = """() => {
  const {left, top, right, bottom} = document.querySelector('.board-well').getBoundingClientRect();
  const middles = [...document.querySelectorAll('.board-well .face[role=button]')].map((one) => {
    const box = one.getBoundingClientRect();
    return {id: one.dataset.id, x: box.x + box.width / 2, y: box.y + box.height / 2};
  });
  return middles.filter(({x, y}) => x < left || x > right || y < top || y > bottom);
}"""


def test_a_phone_that_is_turned_shows_what_can_be_answered(new_person: NewPerson) -> None:
    """Scar: on its side the board comes closer, and upright again half of the places were beyond the edge."""
    ada = new_person("Ada", **PHONE)
    ada.set_up("refuge")
    ada.at_a_table()
    ada.play_ahead(60, until="() => document.querySelectorAll('.board-well .face[role=button]').length > 1")
    wrong = {}
    for turn, (width, height) in enumerate([(390, 844), (844, 390), (390, 844)]):
        _, found = measured(ada.page, width, height)
        wrong[turn] = [*found, *ada.page.evaluate(BEYOND_THE_EDGE)]
    assert wrong == {0: [], 1: [], 2: []}
