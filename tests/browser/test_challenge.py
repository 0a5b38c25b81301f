"""A challenge in real Chromium: two people and one group try the same dice, and see how everybody did."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from fathomfive.tables.clock import now
from fathomfive.tables.dives import code_of
from tests.browser.axe import violations
from tests.browser.conftest import NewPerson
from tests.browser.person import PHONE, Person

GAME = "tentacula"


def _both_seats(person: Person) -> str:
    """A short match with one person on both seats, so that nobody waits for a bot's thoughts."""
    person.open("/")
    send = person.page.request
    assert send.post(f"{person.url}/api/me", data={"name": person.name}).ok
    short = {"game": GAME, "seats": 2, "preset": "short", "options": {"level": "first_voyage"}}
    table: str = send.post(f"{person.url}/api/tables", data=short).json()["table"]["id"]
    assert send.post(f"{person.url}/api/tables/{table}/seats/1/sit", data={}).ok
    assert send.post(f"{person.url}/api/tables/{table}/start").ok
    return table


def _play_out(*people: Person, seed: int) -> None:
    for person in people:
        person.at_the_table()
    for person in people:
        person.begin_to_play(seed)
    for person in people:
        person.played_out()


def test_two_people_and_a_group_try_the_same_dice(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    ada.open(f"/t/{_both_seats(ada)}")
    _play_out(ada, seed=5)
    ada.page.locator("[data-dare]").click()
    expect(ada.page).to_have_url(re.compile(r"/c/[a-z0-9]{10}$"))
    link = ada.page.url
    expect(ada.page.locator(".results li.you")).to_contain_text("Ada")
    assert ada.page.locator(".dare .btn.lamp").count() == 1, "one yellow button"

    bob = new_person("Bob", **PHONE)
    bob.open(link)
    expect(bob.page.locator("h1")).to_have_text("Beat Ada")
    expect(bob.page.locator("[data-watch]")).to_have_count(0)
    bob.page.locator("[data-try]").tap()
    _play_out(bob, seed=11)
    bob.page.locator("[data-standing]").click()
    expect(bob.page.locator(".results li.you")).to_be_visible()
    expect(bob.page.locator(".results li:not(.bot)")).to_have_count(2)
    expect(bob.page.locator(".card h2")).to_be_visible()
    assert violations(bob.page) == []

    cat, dan = new_person("Cat"), new_person("Dan")
    cat.open(link)
    cat.page.locator("[data-try-group]").click()
    dan.come_in(cat.invitation())
    cat.page.get_by_role("button", name="Begin").first.click()
    _play_out(cat, dan, seed=17)
    dan.page.locator("[data-standing]").click()
    expect(dan.page.locator(".results li.you .notes")).to_contain_text("together")
    expect(dan.page.locator(".results li:not(.bot)")).to_have_count(3)

    # The best match can be watched now, and again does not count.
    dan.page.locator("[data-watch]").click()
    dan.at_the_table()
    bob.page.locator("[data-try]").click()
    bob.at_the_table()
    bob.open(link)
    expect(bob.page.locator(".results li:not(.bot)")).to_have_count(3)


def test_todays_dive_is_one_link_from_the_start_page(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    ada.open("/")
    line = ada.page.locator("[data-dive]")
    expect(line).to_be_visible()
    href = line.get_attribute("href")
    assert href is not None
    assert href.removeprefix("/c/").split("-", 1)[0] == code_of(now(), "x").split("-")[0]
    line.click()
    expect(ada.page.locator("h1")).to_have_text("Today’s dive")
    expect(ada.page.locator(".honest")).to_contain_text("under another name")
    assert violations(ada.page) == []
