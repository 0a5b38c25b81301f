"""Whoever comes back to a table sees what happened meanwhile, in pictures, with what happened to them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import PATIENCE, PHONE, Person

ENTRIES = 10
LYING = PHONE | {"viewport": {"width": 844, "height": 390}}
MISSED = """() => {
  const {store} = document.querySelector('ff-table-page').sitting;
  return store.lines.filter((line) => line.seq > store.seenBefore).map(({seq}) => seq);
}"""
SHOWN = """() => document.querySelector('ff-table-page').sitting.recap.shown.map(({line, tell, words}) =>
  ({seq: line.seq, words: words.replaceAll('**', ''), seat: tell.seat ?? null}))"""


def gone(new_person: NewPerson, form: dict[str, Any]) -> Person:
    """Ada lets a bot play for her and closes the page; Tom and the bot play on. Then she opens it again."""
    ada, tom = new_person("Ada", **form), new_person("Tom")
    ada.set_up("refuge", "friend")
    tom.come_in(ada.invitation())
    expect(ada.page.locator(".s:not(.e)")).to_have_count(2)
    ada.page.locator("[data-submit]").click()
    ada.at_the_table()
    tom.at_the_table()
    before = ada.seq()
    ada.page.locator('[data-do="menu"]').first.click()
    ada.page.get_by_role("button", name="At the table").click()
    ada.page.get_by_role("button", name="Let a bot play").first.click()
    ada.wait_for_news(before)
    path, around, left = ada.page.url, ada.page.context, ada.seq()
    ada.page.close()
    tom.play_ahead(200, until=f"() => document.querySelector('ff-table').scene.seq > {left} + {2 * ENTRIES}")
    assert not tom.over

    page = around.new_page()
    page.set_default_timeout(PATIENCE)
    again = Person("Ada", page, ada.url, ada.touch)
    again.complaints = ada.complaints
    again.open(path)
    again.at_the_table()
    return again


@pytest.mark.parametrize(
    "form",
    [
        pytest.param({}, id="desk", marks=pytest.mark.whole),
        pytest.param(PHONE, id="phone"),
        pytest.param(LYING, id="lying", marks=pytest.mark.whole),
    ],
)
def test_whoever_was_away_gets_what_happened_in_pictures(new_person: NewPerson, form: dict[str, Any]) -> None:
    ada = gone(new_person, form)
    recap = ada.page.locator(".recap")
    expect(recap).to_be_visible()
    expect(recap.locator("h2")).to_have_text("While you were away")
    expect(recap.locator("h2 + p")).to_contain_text("Tom took their turns")
    missed = ada.page.evaluate(MISSED)
    assert len(missed) >= ENTRIES

    # the heaviest in the order they came, of this absence alone, with what was done in her place
    shown = ada.page.evaluate(SHOWN)
    assert 3 <= len(shown) <= 5
    assert {one["seq"] for one in shown} <= set(missed)
    assert [one["seq"] for one in shown] == sorted(one["seq"] for one in shown)
    assert any(one["seat"] == 0 for one in shown), shown
    assert any(one["seat"] != 0 for one in shown), shown

    # each is a picture with its words, and both ways on are in sight
    items = recap.locator(".cuts li")
    expect(items).to_have_count(len(shown))
    for item, one in zip(items.all(), shown, strict=True):
        expect(item.locator("p")).to_contain_text(one["words"])
        expect(item.locator(".cut > div svg").first).to_be_visible()
    for button in recap.locator("button").all():
        expect(button).to_be_in_viewport(ratio=1)
    assert 1 <= recap.locator(".recap-facts li").count() <= 3

    seq = ada.seq()
    recap.get_by_role("button", name="Play them").click()
    expect(ada.page.locator(".recap")).to_have_count(0)
    ada.until("seq => document.querySelector('ff-table').scene.seq >= seq", seq)
    ada.until("() => !document.querySelector('ff-table').show.telling")

    # what was told once is not told again
    ada.page.reload()
    ada.at_the_table()
    expect(ada.page.locator(".recap")).to_have_count(0)
