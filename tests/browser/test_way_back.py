"""Coming back in a browser that knows nothing: by the personal link that was kept, and by a passkey."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from tests.browser.axe import violations
from tests.browser.conftest import NewPerson
from tests.browser.house import House
from tests.browser.person import PHONE, Person

DEVICE = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
    "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip


class Authenticator:
    """Chromium's own, in place of a finger."""

    def __init__(self, person: Person) -> None:
        self._line: CDPSession = person.page.context.new_cdp_session(person.page)
        self._line.send("WebAuthn.enable")
        self.id = self._line.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})["authenticatorId"]

    def keys(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self._line.send(
            "WebAuthn.getCredentials", {"authenticatorId": self.id}
        )["credentials"]
        return found

    def take(self, key: dict[str, Any]) -> None:
        """As a phone's cloud does: the same key on another device."""
        self._line.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": key})


@pytest.fixture
def at_localhost(new_person: NewPerson, house: House) -> Iterator[NewPerson]:
    """Passkeys need a name, and `localhost` is one."""

    def come(name: str, **context: Any) -> Person:
        person = new_person(name, **context)
        person.url = house.url.replace("127.0.0.1", "localhost")
        return person

    return come  # type: ignore[return-value]


def seated(person: Person) -> str:
    """At a table of their own; its path."""
    person.set_up("refuge")
    person.at_the_table()
    return re.sub(r"^http://[^/]+", "", person.page.url)


def sits_at(person: Person, table: str) -> None:
    person.open(table)
    person.at_the_table()
    person.answer()


def test_back_by_the_personal_link(new_person: NewPerson) -> None:
    ada = new_person("Ada", permissions=["clipboard-read", "clipboard-write"])
    table = seated(ada)
    ada.open("/me")
    ada.page.locator('[data-way="make"]').click()
    copy = ada.page.locator('[data-way="copy"]')
    copy.click()
    expect(copy).to_have_text("Copied")
    link = ada.page.evaluate("navigator.clipboard.readText()")
    expect(ada.page.locator(".wayback code")).to_have_text(link)
    expect(ada.page.locator(".wayback .qr svg")).to_be_visible()
    assert violations(ada.page) == []
    for form in ({}, PHONE):
        fresh = new_person("Ada again", **form)
        fresh.open(link)
        expect(fresh.page).to_have_url(re.compile(r"/$"))
        sits_at(fresh, table)
    ada.open("/me")
    expect(ada.page.locator(".mine-here li")).to_have_count(3)
    ada.page.locator('[data-way="drop"]').click()
    expect(ada.page.locator('[data-way="drop"]')).to_have_count(0)
    late = new_person("Eve")
    late.open(link)
    expect(late.page.get_by_role("alert")).to_contain_text("leads back to nobody")
    assert "#" not in late.page.url


def test_back_by_a_passkey(at_localhost: NewPerson) -> None:
    ada = at_localhost("Ada")
    device = Authenticator(ada)
    table = seated(ada)
    ada.open("/me")
    ada.page.locator('[data-way="passkey"]').click()
    expect(ada.page.locator(".rows li")).to_have_count(2)
    (key,) = device.keys()
    fresh = at_localhost("Ada again")
    Authenticator(fresh).take(key)
    fresh.open(table)
    fresh.page.get_by_role("link", name="I was here before").click()  # a stranger to this browser
    fresh.page.locator('[data-way="passkey"]').click()
    expect(fresh.page).to_have_url(re.compile(r"/$"))
    sits_at(fresh, table)
    ada.page.get_by_role("button", name=re.compile("^Take the passkey of")).click()
    expect(ada.page.locator(".rows li")).to_have_count(1)
    late = at_localhost("Ada once more")
    Authenticator(late).take(key)
    late.open("/return")
    late.page.locator('[data-way="passkey"]').click()
    expect(late.page.get_by_role("alert")).to_contain_text("leads back to nobody")


def test_without_a_name_no_passkey_is_offered(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    seated(ada)
    ada.open("/me")
    expect(ada.page.locator('[data-way="make"]')).to_be_visible()
    expect(ada.page.locator('[data-way="passkey"]')).to_have_count(0)
    ada.open("/return")
    expect(ada.page.locator("input[name=link]")).to_be_visible()
    expect(ada.page.locator('[data-way="passkey"]')).to_have_count(0)
