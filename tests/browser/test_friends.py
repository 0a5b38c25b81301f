"""Friends: invited in a tap or two, covered when they leave, back by one press. Three people, three browsers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import PATIENCE, PHONE, Person

TAPS = """() => { window.taps = Number(sessionStorage.taps ?? 0);
  addEventListener('click', (event) => { if (event.isTrusted) sessionStorage.taps = ++window.taps; }, {capture: true}); }"""
"""Counts what a person presses, on every page of this window."""
CLOSED = (
    "Object.defineProperty(navigator, 'clipboard', {value: undefined}); document.execCommand = () => false;"
)
SHARED = """Object.defineProperty(navigator, 'share', {value: async (what) => { window.shared = what; }});"""


def counts_taps(page: Page) -> None:
    page.add_init_script(f"({TAPS})()")


def taps(page: Page) -> int:
    return int(page.evaluate("Number(sessionStorage.taps ?? 0)"))


def open_sheet(person: Person, name: str) -> None:
    person.page.locator('[data-do="menu"]').first.click()
    person.page.get_by_role("button", name=name).click()


def playing(host: Person, *guests: Person, game: str = "refuge") -> str:
    """The table's address, once everybody sits and the match runs."""
    host.set_up(game, *("friend" for _ in guests))
    link = host.invitation()
    for guest in guests:
        guest.come_in(link)
    expect(host.page.locator(".s:not(.e)")).to_have_count(1 + len(guests))
    host.page.locator("[data-submit]").click()
    for person in (host, *guests):
        person.at_the_table()
    return host.page.url


def agreed(host: Person, change: str, *others: Person) -> None:
    """The host would like to play on otherwise, and all agree."""
    table = host.page.url.rsplit("/", 1)[1]
    host.page.evaluate(
        """([id, body]) => fetch(`/api/tables/${id}`, {method: 'PATCH', body,
        headers: {'content-type': 'application/json'}})""",
        [table, change],
    )
    for person in others:
        person.page.locator('[data-toast="proposal"] button', has_text="Agree").click()


@pytest.mark.parametrize("form", [{}, PHONE], ids=["desk", "phone"])
def test_two_people_play_after_four_taps_and_two(new_person: NewPerson, form: dict[str, object]) -> None:
    ada, tom = new_person("Ada", **form), new_person("Tom", **form)
    ada.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    for person in (ada, tom):
        counts_taps(person.page)
    ada.open("/")
    ada.page.locator(".game", has_text="The Refuge").click()
    ada.page.locator("[data-invite]").click()
    ada.page.locator("[data-copy=play]").click()
    expect(ada.page.locator("[data-copy=play]")).to_have_text("Copied")
    link = ada.page.evaluate("navigator.clipboard.readText()")
    assert re.search(r"/t/\w+#p\.\S{20,}$", link), "the long link is what is copied"

    tom.open(link)  # one tap, in the chat it was sent to
    expect(tom.page.locator(".door h1")).to_have_text("The Refuge")
    expect(tom.page.locator(".door .who")).to_have_text("Guest invites you to")
    expect(tom.page.get_by_role("button", name="Sit down")).to_be_in_viewport(ratio=1)
    tom.page.get_by_role("button", name="Sit down").click()

    expect(ada.page.locator(".guests li em")).to_have_count(2)
    ada.page.locator("[data-begin]").click()
    for person in (ada, tom):
        person.at_the_table()
    assert taps(ada.page) <= 4
    assert 1 + taps(tom.page) <= 2


def test_every_way_to_invite(new_person: NewPerson) -> None:
    """Copied, shared, read, scanned and typed; and a link that only lets people watch."""
    ada, tom, mira = new_person("Ada"), new_person("Tom"), new_person("Mira")
    ada.page.add_init_script(SHARED)
    ada.page.add_init_script(CLOSED)
    ada.set_up("refuge", "friend", "friend")
    sheet = ada.page.locator(".drawer.invites")
    expect(sheet).to_be_visible()
    address = sheet.locator("[data-link=play]")
    expect(address).to_have_value(re.compile("/t/"))
    expect(sheet.locator(".reach")).to_contain_text("only on this computer")
    # Without a clipboard the link lies there selected, and the page says so.
    sheet.locator("[data-copy=play]").click()
    expect(sheet.get_by_role("status").first).to_have_text("Select the link and copy it.")
    assert ada.page.evaluate("getSelection().toString()") == address.input_value()
    sheet.locator("[data-share]").click()
    expect(sheet.get_by_role("status").first).to_have_text("The link is on its way.")
    shared = ada.page.evaluate("window.shared")
    assert shared["url"] == address.input_value()
    assert sheet.locator(".qr svg").count() == 1

    # Words are typed, in whatever way; the door says who invites to what.
    expect(sheet.locator(".qr")).to_be_visible()
    expect(sheet.locator(".words")).to_be_visible()
    words = sheet.locator(".words").inner_text()
    tom.open("/")
    tom.page.locator("#code").fill(words.replace("-", " ").upper())
    tom.page.get_by_role("button", name="Join").click()
    expect(tom.page.locator(".door .who")).to_have_text("Ada invites you to")
    tom.page.locator("input[name=name]").fill("Tom")
    tom.page.get_by_role("button", name="Sit down").click()
    expect(tom.page.get_by_role("button", name="Not ready yet")).to_be_visible()
    expect(sheet.locator(".guests")).to_contain_text("Tom")

    # One chair is left: a bot takes it at one press, and the words are dead.
    sheet.locator("[data-bot-now]").click()
    expect(sheet.locator(".words")).to_have_count(0)
    mira.open("/")
    mira.page.locator("#code").fill(words)
    mira.page.get_by_role("button", name="Join").click()
    expect(mira.page.locator("#join-fault")).to_contain_text("No table with a free chair")

    # Whoever only watches sits nowhere, and has one button.
    watch = sheet.locator("[data-link=watch]").input_value()
    sheet.locator("[data-begin]").click()
    ada.at_the_table()
    mira.open(watch)
    expect(mira.page.get_by_role("button", name="Sit down")).to_have_count(0)
    mira.page.locator("input[name=name]").fill("Mira")
    mira.page.get_by_role("button", name="Just watch").click()
    mira.at_the_table()
    assert mira.scene().get("viewer") is None


def test_a_match_that_runs_has_an_invitation_and_a_helm(new_person: NewPerson) -> None:
    ada, tom, mira = new_person("Ada"), new_person("Tom"), new_person("Mira")
    playing(ada, tom)
    # Tom gives his chair up, for good and on purpose; a bot keeps it until Mira sits down.
    open_sheet(tom, "At the table")
    tom.page.locator("[data-ask-give-up]").click()
    tom.page.get_by_role("button", name="Keep it").click()
    tom.page.locator("[data-ask-give-up]").click()
    tom.page.locator("[data-give-up]").click()
    expect(tom.page.locator(".hero")).to_be_visible()
    expect(tom.page.locator(".wait .tb")).to_have_count(0)

    open_sheet(ada, "Bring somebody")
    address = ada.page.locator("ff-invite [data-link=play]")
    expect(address).to_have_value(re.compile("/t/"))
    mira.open(address.input_value())
    expect(mira.page.locator(".door .about")).to_contain_text("A bot keeps a chair that you can take")
    mira.page.locator("input[name=name]").fill("Mira")
    mira.page.get_by_role("button", name="Sit down").click()
    mira.at_the_table()
    ada.page.keyboard.press("Escape")

    open_sheet(ada, "At the table")
    expect(ada.page.locator(".people li", has_text="Mira")).to_be_visible()
    ada.page.get_by_role("button", name="Make host").click()
    expect(ada.page.locator(".people li", has_text="Mira")).to_contain_text("host")
    expect(ada.page.get_by_role("button", name="Make host")).to_have_count(0)


def test_whoever_leaves_is_covered_and_takes_the_seat_back(new_person: NewPerson) -> None:
    ada, tom, mira = new_person("Ada"), new_person("Tom"), new_person("Mira")
    url = playing(ada, tom, mira)
    open_sheet(tom, "Step away")
    expect(tom.page.locator(".wait .tb")).to_have_count(1)  # it stays in his list
    open_sheet(ada, "At the table")
    expect(ada.page.locator(".people li", has_text="Tom")).to_contain_text("a bot covers this seat")
    ada.page.keyboard.press("Escape")
    tom.page.locator(".wait .tb").click()
    assert tom.page.url == url
    tom.at_the_table()
    tom.page.locator('[data-toast="covered-1"] button', has_text="Take my seat back").click()
    expect(tom.page.locator('[data-toast="covered-1"]')).to_have_count(0)
    open_sheet(ada, "At the table")
    expect(ada.page.locator(".people li", has_text="Tom")).to_contain_text("here")


def test_after_the_patience_a_bot_steps_in_by_itself(new_person: NewPerson) -> None:
    ada, tom, mira = new_person("Ada"), new_person("Tom"), new_person("Mira")
    playing(ada, tom, mira)
    agreed(ada, '{"patience": 1}', tom, mira)  # in play everybody has a vote
    tom.page.close()
    ada.answer()  # then Tom is asked
    open_sheet(ada, "At the table")
    expect(ada.page.locator(".people li", has_text="Tom")).to_contain_text(
        "a bot covers this seat", timeout=PATIENCE
    )


def test_whoever_lost_everything_is_given_the_seat_back_by_all(new_person: NewPerson) -> None:
    ada, tom, mira = new_person("Ada"), new_person("Tom"), new_person("Mira")
    url = playing(ada, tom, mira)
    agreed(ada, '{"patience": 0}', tom, mira)
    open_sheet(ada, "Bring somebody")
    address = ada.page.locator("ff-invite [data-link=play]")
    expect(address).to_have_value(re.compile("/t/"))
    link = address.input_value()
    ada.page.keyboard.press("Escape")
    tom.page.close()  # and his browser forgets him
    again = new_person("Tom", **PHONE)
    again.open(url)
    expect(again.page.get_by_role("link", name="I was here before")).to_be_visible()
    again.open(link)
    again.page.locator("input[name=name]").fill("Tom")
    again.page.get_by_role("button", name="Just watch").click()
    again.at_the_table()
    assert again.scene().get("viewer") is None
    open_sheet(ada, "At the table")
    ada.page.locator(".people [data-give-back]", has_text="Tom").click()
    asks = mira.page.locator('[data-toast="proposal"]')
    expect(asks).to_contain_text("gets the seat of Tom back")
    asks.get_by_role("button", name="Agree").click()
    again.until("() => document.querySelector('ff-table')?.scene?.viewer === 1")
    expect(ada.page.locator(".people li", has_text="Tom")).to_contain_text("here")
    expect(ada.page.locator(".people [data-give-back]")).to_have_count(0)


def test_reactions_go_by_until_ones_turn(new_person: NewPerson) -> None:
    """Kept by the table: the page may be closed, and it still holds."""
    ada, tom = new_person("Ada"), new_person("Tom")
    tom.page.add_init_script("localStorage['fathom-windows'] = 'refuge'")  # he has met a window before
    url = playing(ada, tom)
    open_sheet(tom, "At the table")
    switch = tom.page.locator("[data-windows-go-by]")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    tom.open("/")
    tom.open(url)
    tom.at_the_table()
    open_sheet(tom, "At the table")
    expect(switch).to_have_attribute("aria-checked", "true")
    open_sheet(ada, "At the table")
    expect(ada.page.locator("[data-windows-go-by]")).to_have_count(0)  # she has met none yet
