"""The start page at the sizes people have, with one game more than the five; and the way to the television."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import PHONE

SIZES = [(1280, 800), (1024, 768), (844, 390), (1920, 1080)]
CROWDED = """() => {
  const wrong = [];
  for (const game of document.querySelectorAll('.game')) {
    const [ring, title] = [game.querySelector('.ring'), game.querySelector('h2')];
    const name = title.textContent;
    if (title.getBoundingClientRect().top < ring.getBoundingClientRect().bottom) wrong.push(`${name} runs over its number`);
    const text = [...title.childNodes].find((one) => one.nodeType === Node.TEXT_NODE);
    for (const {0: word, index} of text.data.matchAll(/\\p{L}+/gu)) {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (range.getClientRects().length > 1) wrong.push(`${word} is broken`);
    }
  }
  return wrong;
}"""
BROAD = """() => [...document.querySelectorAll('.tv-wait .code span')].map((plate) => {
  const letter = new Range();
  letter.selectNodeContents(plate);
  return letter.getBoundingClientRect().width - plate.getBoundingClientRect().width;
})"""
"""How much broader each letter is than its plate."""


@pytest.mark.alone
@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
def test_no_title_runs_over_its_number(new_person: NewPerson, locale: str) -> None:
    """Scar: among six games Sleeping Gods climbed over its five, and Tentacula broke in two on a tablet."""
    ada = new_person("Ada", locale=locale)
    ada.open("/")
    expect(ada.page.locator(".game")).to_have_count(6)
    expect(ada.page.locator(".game .fact").first).to_be_attached()
    found = {}
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        found[width] = ada.page.evaluate(CROWDED)
    assert found == {width: [] for width, _ in SIZES}


def test_a_television_finds_its_page(new_person: NewPerson) -> None:
    tv = new_person("TV", viewport={"width": 1280, "height": 800})
    tv.open("/")
    tv.page.locator("[data-tv]").click()
    expect(tv.page).to_have_url(re.compile("/screen$"))
    expect(tv.page.locator(".tv-wait .code span")).to_have_count(6)
    tv.page.evaluate("document.querySelector('ff-screen').code = 'WMWMWM'")
    expect(tv.page.locator(".tv-wait .code")).to_have_attribute("data-code", "WMWMWM")
    for width, height in [(1280, 800), (1920, 1080), (768, 1024)]:
        tv.page.set_viewport_size({"width": width, "height": height})
        assert max(tv.page.evaluate(BROAD)) <= 0, (width, height)
        assert tv.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (width, height)


def test_no_phone_is_taken_for_one(new_person: NewPerson) -> None:
    ada = new_person("Ada", **PHONE)
    ada.open("/")
    expect(ada.page.locator("[data-play-now]")).to_be_visible()
    expect(ada.page.locator("[data-tv]")).to_be_hidden()
