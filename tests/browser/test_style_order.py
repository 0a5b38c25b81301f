"""The order of style sheets means nothing: read backwards they give every element the same looks."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import PHONE
from tests.styles import FOLDER, assembled, read_sheets

SHEETS = read_sheets((FOLDER / "all.css").read_text())
FILES = list(SHEETS.files)
FORWARDS, BACKWARDS = assembled(FILES, SHEETS), assembled(FILES[::-1], SHEETS)
LOOKS = """(texts) => {
  const kept = document.adoptedStyleSheets;
  // What is folded away is laid out when the browser pleases: its measures are only true while it is open.
  const folded = [...document.querySelectorAll('details:not([open])')];
  for (const one of folded) one.open = true;
  const elements = [...document.body.querySelectorAll('*')].filter((one) => !one.closest('defs, symbol, .art-sheet'));
  const [one, two] = texts.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...kept, sheet];
    return elements.flatMap((element) => ['', '::before', '::after'].map((part) => {
      const looks = getComputedStyle(element, part);
      return part && looks.content === 'none' ? '' : [...looks].map((name) => looks.getPropertyValue(name)).join(';');
    }));
  });
  document.adoptedStyleSheets = kept;
  for (const one of folded) one.open = false;
  const differ = one.flatMap((looks, n) => (looks === two[n] ? [] : [elements[Math.floor(n / 3)].outerHTML.slice(0, 120)]));
  return {seen: elements.length, differ: [...new Set(differ)].slice(0, 10)};
}"""


def differing(page: Page, one: str, two: str) -> list[str]:
    looked = page.evaluate(LOOKS, [one, two])
    assert looked["seen"] > 40
    return list(looked["differ"])


@pytest.mark.alone
@pytest.mark.parametrize("form", [{}, PHONE], ids=["desk", "phone"])
def test_sheets_read_backwards_look_the_same(new_person: NewPerson, form: dict[str, Any]) -> None:
    ada = new_person("Ada", **form)
    ada.open("/")
    expect(ada.page.locator(".game").first).to_be_visible()
    assert differing(ada.page, FORWARDS, BACKWARDS) == []
    ada.set_up("refuge", "bot", submit=False)
    assert differing(ada.page, FORWARDS, BACKWARDS) == []
    ada.page.locator("[data-submit]").click()
    ada.at_the_table()
    ada.wait_for_turn()
    assert differing(ada.page, FORWARDS, BACKWARDS) == []
    ada.open("/games/sleeping/learn")
    ada.at_a_table()
    assert differing(ada.page, FORWARDS, BACKWARDS) == []


def test_an_order_that_matters_is_found(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    page = ada.page
    ada.open("/")
    expect(page.locator(".game").first).to_be_visible()
    wide, narrow = (
        "@layer parts { .hero { gap: 1px } }",
        "@layer parts { .arches { gap: 2px } .hero { gap: 2px } }",
    )
    found = differing(page, f"{FORWARDS} {wide} {narrow}", f"{FORWARDS} {narrow} {wide}")
    assert '<section class="hero"' in [one.partition(">")[0] for one in found]
