"""Company at the table: a hint with its reasons, a bot that covers and hands over, "was it luck?", a word to
whoever keeps the house, and pointing."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import FloatRect, Locator, expect

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
    expect(rows.first.locator(".why")).to_have_text(re.compile(r"^It .+\.$"), timeout=PATIENCE)
    expect(rows.first).to_have_class("chosen")
    return rows


@pytest.mark.alone
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
    for part in ("#prompt", ".hints h3"):  # the question is not scrolled away by its answer
        expect(ada.page.locator(part)).to_be_in_viewport(ratio=1)
    for row in rows.all():
        expect(row.locator(".why")).to_have_text(re.compile(r"^It .+\.$"))
        expect(row.locator("small")).to_have_text(
            re.compile(r"^(looks best|nearly as good|\w+ \w* ?behind)$")
        )
        expect(row.locator(".leads")).to_contain_text("What comes of it: ")


def test_a_bot_covers_hands_over_and_the_match_is_reviewed(new_person: NewPerson) -> None:
    ada = new_person("Ada", speed="calm")  # whoever watches everything is not left behind
    ada.set_up("refuge")
    ada.at_the_table()
    alone_until(ada, "main")
    before = ada.seq()
    assert ada.page.evaluate(COVER, "greedy") == 200
    ada.wait_for_news(before + 2)
    taken = ada.page.get_by_role("status").get_by_role("button", name="Take my seat back")  # by one press
    taken.click()
    ada.page.get_by_role("button", name="Show me").click()
    told = ada.page.get_by_text("A bot did this for you").first
    expect(told).to_be_visible()
    ada.page.keyboard.press("Escape")

    # somebody careless plays on to the end, unwatched; then the curve grows point by point
    ada.page.evaluate("document.querySelector('ff-table').show.setSpeed('once')")
    assert ada.page.evaluate(COVER, "random") == 200
    ada.page.locator("[data-review]").click(timeout=PATIENCE)
    point = ada.page.locator(".curve circle.chance").first
    expect(point).to_be_visible(timeout=PATIENCE)
    point.click()
    expect(ada.page.locator(".replay")).to_be_visible()
    table = ada.page.url.split("?")[0]
    ada.page.get_by_role("button", name="Fork here").click()
    ada.page.wait_for_url(lambda url: table not in url)


def test_something_is_wrong_here(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    ada.set_up("refuge")
    ada.at_the_table()
    seq = ada.seq()
    ada.page.locator('[data-do="menu"]').click()
    ada.page.get_by_role("button", name="Something is wrong here").click()
    ada.page.get_by_label("What is wrong, in one sentence?").fill("The kraken\nlooks at me.")
    with ada.page.expect_request("**/faults") as sent:
        ada.page.get_by_role("button", name="Tell the operator").click()
    body = json.loads(sent.value.post_data or "")
    assert (body["words"], body["seq"], body["seat"]) == ("The kraken looks at me.", seq, 0)
    expect(ada.page.locator('[data-toast="fault"]')).to_be_visible()
    expect(ada.page.locator(".drawer")).to_have_count(0)
    kept = ada.page.evaluate("async () => (await (await fetch('/api/me/data')).json()).faults")
    assert [one["words"] for one in kept] == ["The kraken looks at me."]


def test_pointing_is_seen_and_said(new_person: NewPerson) -> None:
    ada, tom = new_person("Ada"), new_person("Tom")
    ada.set_up("refuge", "friend")
    tom.come_in(ada.invitation())
    expect(ada.page.locator(".s:not(.e)")).to_have_count(2)
    ada.page.locator("[data-submit]").click()
    for person in (ada, tom):
        person.at_the_table()
    seq = ada.seq()
    places = ada.page.locator(".board-svg path.face[data-id]")
    first, second = (places.nth(n).bounding_box() for n in (30, 47))
    assert first
    assert second

    def middle(box: FloatRect) -> tuple[float, float]:
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    # with Alt held: a ring in one's colour, which goes by itself
    ada.page.keyboard.down("Alt")
    ada.page.mouse.click(*middle(first))
    ada.page.keyboard.up("Alt")
    seen = tom.page.locator(".fingers path:not(.under)")
    expect(seen).to_have_count(1)
    expect(tom.page.locator(".announcer")).to_contain_text("Ada points at")
    expect(seen).to_have_count(0, timeout=PATIENCE)

    # from the menu: the next press points, and a pull is an arrow
    tom.page.locator('[data-do="menu"]').click()
    tom.page.get_by_role("button", name="Point at a place").click()
    tom.page.mouse.move(*middle(first))
    tom.page.mouse.down()
    tom.page.mouse.move(*middle(second), steps=4)
    tom.page.mouse.up()
    expect(ada.page.locator(".fingers .head")).to_have_count(1)
    expect(ada.page.locator(".announcer")).to_contain_text("Tom points from")

    # without a pointer, or with a finger that stays: from the card that says what a thing is
    ada.page.locator("#prompt").focus()
    ada.page.keyboard.press("i")
    ada.page.get_by_role("button", name="Kraken head").focus()
    ada.page.keyboard.press("Enter")
    ada.page.get_by_role("button", name="Show it to everybody").focus()
    expect(seen).to_have_count(0, timeout=PATIENCE)  # the arrow before has gone
    ada.page.keyboard.press("Enter")
    expect(seen).to_have_count(1)
    expect(ada.page.locator(".lens")).to_have_count(0)
    assert (ada.seq(), ada.page.evaluate("document.querySelector('ff-table').chosen")) == (seq, "")
