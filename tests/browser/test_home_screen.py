"""An iPhone shows notices only of what was put on its Home Screen: the settings say so, and do not ask in vain."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import PHONE

SAFARI = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.1 Mobile/15E148 Safari/604.1"
)
TAB = """delete window.PushManager; delete window.Notification;
Object.defineProperty(navigator, 'standalone', {value: false});"""
"""What a page in a tab of that browser has not, and by what it knows that it lies in one."""
NAMED = """() => fetch('/api/me', {method: 'POST', headers: {'Content-Type': 'application/json'},
  body: JSON.stringify({name: 'Ada'})}).then((answer) => answer.status)"""


@pytest.mark.parametrize(
    ("locale", "words"), [("en-GB", "Add to Home Screen"), ("it-IT", "Aggiungi alla schermata Home")]
)
def test_the_settings_say_it_before_they_ask(new_person: NewPerson, locale: str, words: str) -> None:
    ada = new_person("Ada", locale=locale, user_agent=SAFARI, **PHONE)
    ada.page.add_init_script(TAB)
    ada.open("/")
    ada.page.evaluate(NAMED)
    ada.open("/me/called")
    device = ada.page.locator(".reaching li").first
    expect(device).to_contain_text(words)
    expect(device).to_be_in_viewport(ratio=1)
    expect(ada.page.locator('[data-way="device"]')).to_have_count(0)
    expect(ada.page.locator('[data-way="chat"]')).to_be_visible()  # and what does call there is offered
