"""The client in Italian: by the browser's own wish, by the switch in the settings, and back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson

GAME = "refuge"


@pytest.mark.alone
def test_italian_by_the_browser_and_english_by_the_switch(new_person: NewPerson) -> None:
    ada = new_person("Ada", locale="it-IT")
    page = ada.page
    ada.open("/")
    expect(page.get_by_role("heading", name=re.compile("dal fondo del mare"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", re.compile("^it"))
    page.locator('[data-open="settings"]').first.click()
    switch = page.locator('[data-setting="language"]')
    expect(switch.locator("option")).to_have_text(["Come il browser", "English", "Italiano"])
    switch.select_option("English")
    expect(page.get_by_role("heading", name=re.compile("from under the sea"))).to_be_visible()
    page.locator('[data-setting="language"]').select_option("Italiano")
    expect(page.get_by_role("heading", name=re.compile("dal fondo del mare"))).to_be_visible()

    # at the table the house speaks Italian, and a game that does not falls back sentence by sentence
    ada.open(f"/games/{GAME}")
    page.locator("input[name=name]").fill("Ada")
    page.locator("[data-submit]").click()
    ada.at_the_table()
    ada.wait_for_turn()
    expect(page.locator('[data-do="rules"]').first).to_have_attribute("aria-label", "Regole")
    assert page.evaluate("[...document.querySelector('ff-table').texts.missing]") == []

    # and so do the rules of a game that has them in Italian
    ada.open("/games/lurk/rules#LRK-MOVE-3")
    expect(page.locator(".rulesheet summary", has_text="Movimento")).to_be_visible()
    expect(page.locator('[data-rule="LRK-MOVE-3"]')).to_contain_text("il modello riceve il segnalino Nuotare")
