"""Company at the table: a hint with its reasons, a bot that covers and hands over, and "was it luck?"."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import PATIENCE, Person

COVER = """async (bot) => {
  const id = location.pathname.split('/').pop();
  const answer = await fetch(`/api/tables/${id}/seats/0/cover`, {method: 'POST', body: JSON.stringify({bot}),
    headers: {'content-type': 'application/json'}});
  return answer.status;
}"""
ASKED = "kind => document.querySelector('ff-table').scene.prompt?.kind === kind"


def alone_until(ada: Person, kind: str) -> None:
    """Alone in the water, answering until this question comes."""
    while not ada.page.evaluate(ASKED, kind):
        ada.answer()


def ask_for_a_hint(ada: Person) -> Locator:
    """The rows of the hint, the best first: it is taken up already, and only has to be played."""
    ada.page.locator("[data-hint]").first.click()
    rows = ada.page.locator(".hints li")
    expect(rows.first.locator("b")).to_have_text(re.compile(r"\d+\s?%"), timeout=PATIENCE)
    expect(rows.first).to_have_class("chosen")
    return rows


def test_a_hint_says_why_and_shows_it_on_the_board(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    ada.set_up("refuge")
    ada.at_the_table()
    alone_until(ada, "place_start")
    ask_for_a_hint(ada)
    expect(ada.page.locator("ff-table .board-svg .ring.chosen").first).to_be_attached()
    ada.answer()
    alone_until(ada, "main")
    rows = ask_for_a_hint(ada)
    expect(rows.locator("small").first).not_to_be_empty()


def test_a_bot_covers_hands_over_and_the_match_is_reviewed(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    ada.set_up("refuge")
    ada.at_the_table()
    alone_until(ada, "main")
    before = ada.seq()
    assert ada.page.evaluate(COVER, "greedy") == 200
    ada.wait_for_news(before + 2)
    ada.page.locator('[data-do="menu"]').click()
    ada.page.get_by_role("button", name="At the table").click()
    ada.page.get_by_role("button", name="Take my seat back").click()
    ada.page.get_by_role("button", name="Show me").click()
    told = ada.page.get_by_text("A bot did this for you").first
    expect(told).to_be_visible()
    ada.page.keyboard.press("Escape")

    # somebody careless plays on to the end; then the curve grows point by point
    assert ada.page.evaluate(COVER, "random") == 200
    ada.page.locator("[data-review]").click(timeout=PATIENCE)
    point = ada.page.locator(".curve circle.chance").first
    expect(point).to_be_visible(timeout=PATIENCE)
    point.click()
    expect(ada.page.locator(".replay")).to_be_visible()
    table = ada.page.url.split("?")[0]
    ada.page.get_by_role("button", name="Fork here").click()
    ada.page.wait_for_url(lambda url: table not in url)
