"""A language that no code knows, come as a wheel: longer and accented English, on a phone.

Every word at the table has changed, none is cut off, and nothing has to be scrolled sideways.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from fathomfive.proof.languages.packing import PSEUDO
from tests.browser.conftest import NewPerson
from tests.browser.house import House
from tests.browser.person import PHONE
from tests.browser.test_everyone import cut_off
from tests.browser.test_five import COMPANY

SPEAK = (
    f"""localStorage.setItem('fathom-settings', JSON.stringify({{language: '{PSEUDO}', speed: 'once'}}))"""
)
WORDS = """() => {
  const out = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const [text, holder] = [walk.currentNode.textContent.trim(), walk.currentNode.parentElement];
    if (text && holder.checkVisibility() && !holder.closest('.art-sheet, kbd, .announcer')) out.push(text);
  }
  return out;
}"""
STORY = ".book h2, .book .prose, .book .choices"
"""A storybook stays in the language it was written in."""


def unchanged(page: Page, title: str) -> list[str]:
    """Words that are plain English: fixed in code, or without a message."""
    seen: list[str] = page.evaluate(WORDS)
    told = " ".join(page.locator(STORY).all_inner_texts())
    mine = re.compile(rf"^(Ada|{title}|Fathom Five|[A-Z]{{3}}-[A-Z0-9]+-\d+|[A-Z][a-z]|c\d+r\d+|\W*|\d.*)$")
    return [
        text
        for text in seen
        if re.search("[a-z]{3}", text)
        and not re.search("[äéîöüçďğķļñřšţŵýž]", text.lower())
        and not mine.match(text)
        and text not in told
    ]


@pytest.mark.parametrize("game", COMPANY)
def test_the_first_scene_in_a_longer_language_on_a_phone(
    new_person: NewPerson, abroad: House, game: str
) -> None:
    ada = new_person("Ada", **PHONE)
    ada.url = abroad.url
    ada.set_up(game, *COMPANY[game])
    ada.at_a_table()
    table = ada.page.url
    ada.page.evaluate(SPEAK)

    ada.open(f"/games/{game}")
    expect(ada.page.locator("[data-submit]")).to_be_visible()
    title = ada.page.locator("h1").first.inner_text()
    assert unchanged(ada.page, title) == []
    assert ada.page.evaluate("document.scrollingElement.scrollWidth") <= 390

    ada.open(table)
    ada.at_a_table()
    ada.draw_the_curtain()
    assert ada.page.evaluate("document.documentElement.lang") == PSEUDO
    assert unchanged(ada.page, title) == []
    assert cut_off(ada.page) == []
    assert ada.page.evaluate("document.scrollingElement.scrollWidth") <= 390

    ada.open(f"/games/{game}/rules")
    expect(ada.page.locator(".rulesheet details").first).to_be_visible()
    assert unchanged(ada.page, title) == []
