"""What a question needs is on the screen: measured, in every game and on every size of screen."""

import pytest

from tests.browser.boxes import WRONG
from tests.browser.conftest import NewPerson

pytestmark = pytest.mark.alone
COMPANY = {"refuge": (), "tentacula": ("me",), "lurk": ("me",), "jupiter": (), "sleeping": ()}
SCREENS = [(1280, 720), (1440, 900), (1920, 1080), (390, 844), (844, 390)]


@pytest.mark.parametrize("game", COMPANY)
def test_nothing_that_a_question_needs_is_off_covered_or_broken(new_person: NewPerson, game: str) -> None:
    ada = new_person("Ada")
    ada.set_up(game, *COMPANY[game])
    ada.at_a_table()
    wrong = {}
    for moves in (0, 3, 9):
        ada.play_ahead(moves)
        for close in ada.page.locator(".toast button[aria-label]").all():
            close.click()
        for width, height in SCREENS:
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.page.wait_for_timeout(500)  # until what slides has slid
            ada.page.mouse.move(5, 5)
            if found := ada.page.evaluate(WRONG):
                wrong[moves, width, height] = found
    assert wrong == {}
