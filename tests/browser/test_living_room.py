"""At the machine's own address, plain http: a browser has no service worker, clipboard, passkeys or share sheet
there. The page offers none of them; the personal link with its QR code, mail and a chat do the same."""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import expect

from tests.browser.conftest import SPEED
from tests.browser.house import House
from tests.browser.person import PATIENCE, PHONE, Person
from tests.server.callbox import Callbox, callbox
from tests.server.conftest import OWN_REDIS, a_redis, drop_postgres, new_postgres

AT_REST = 4.0
LACKS = """() => [isSecureContext, 'serviceWorker' in navigator, 'clipboard' in navigator, 'share' in navigator,
  'wakeLock' in navigator, 'PublicKeyCredential' in window]"""


def own_address() -> str:
    """Where others in the room reach this machine; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.254", 9))
        except OSError:
            pytest.skip("this machine has no network, so no address but its own loopback")
        return str(probe.getsockname()[0])


class LivingRoom(House):
    def __init__(self, database: str, redis: str, box: Callbox) -> None:
        super().__init__(database, redis)
        self.url = f"http://{own_address()}:{self.port}"
        self.more = ["--host", "0.0.0.0", "--mail", box.smtp, "--mail-from", "table@house.example"]
        self.more += ["--may-call", "127.0.0.0/8", "--call-after", "0.5"]


@pytest.fixture(scope="module")
def box() -> Iterator[Callbox]:
    with callbox() as found:
        yield found


@pytest.fixture(scope="module")
def house(client: Path, box: Callbox) -> Iterator[House]:
    with ThreadPoolExecutor(1) as apart:
        name, address = apart.submit(new_postgres).result()
        server = LivingRoom(address, a_redis(OWN_REDIS), box)
        server.migrate()
        server.start()
        yield server
        server.close()
        apart.submit(drop_postgres, name).result()


@pytest.fixture
def come(browser: Chromium, house: House) -> Iterator[Any]:
    people: list[Person] = []

    def comes(name: str, **context: Any) -> Person:
        around = browser.new_context(**({"viewport": {"width": 1280, "height": 800}} | context))
        around.add_init_script(SPEED.replace("SPEED", "once"))
        page = around.new_page()
        page.set_default_timeout(PATIENCE)
        people.append(Person(name, page, house.url))
        return people[-1]

    yield comes
    complaints = [
        words
        for person in people
        for words in person.complaints
        if "Cross-Origin-Opener-Policy" not in words  # sent everywhere; plain http ignores it, and says so
    ]
    for person in people:
        person.page.context.close()
    assert complaints == []


def test_what_cannot_work_is_not_offered(come: Any) -> None:
    ada = come("Ada")
    ada.set_up("refuge", "friend")
    assert ada.page.evaluate(LACKS) == [False] * 6, "or this test would prove nothing"
    sheet = ada.page.locator(".drawer.invites")
    expect(sheet.locator("[data-link=play]")).to_have_value(re.compile(f"^{re.escape(ada.url)}/t/"))
    expect(sheet.locator(".qr svg")).to_be_visible()
    expect(sheet.locator("[data-share]")).to_have_count(0)
    copy = sheet.locator("[data-copy=play]")
    copy.click()  # by the older way, which is open to whoever pressed a button
    expect(copy).to_have_text("Copied")
    sheet.locator("[data-bot-now], [data-begin]").first.click()
    ada.page.keyboard.press("Escape")
    ada.open("/me")
    expect(ada.page.locator('[data-way="make"]')).to_be_visible()
    expect(ada.page.locator('[data-way="passkey"]')).to_have_count(0)
    ada.page.locator('[data-way="make"]').click()
    expect(ada.page.locator(".wayback .qr svg")).to_be_visible()
    expect(ada.page.locator(".wayback code")).to_contain_text(ada.url)
    ada.page.locator('[data-way="copy"]').click()
    expect(ada.page.locator('[data-way="copy"]')).to_have_text("Copied")
    ada.open("/return")
    expect(ada.page.locator("input[name=link]")).to_be_visible()
    expect(ada.page.locator('[data-way="passkey"]')).to_have_count(0)
    ada.open("/me/called")
    expect(ada.page.locator('[data-way="chat"]')).to_be_visible()
    expect(ada.page.locator('[data-way="mail"]')).to_be_visible()
    expect(ada.page.locator('[data-way="device"]')).to_have_count(0)


def test_no_notices_are_offered_at_the_table(come: Any) -> None:
    ada = come("Ada", **PHONE)
    ada.set_up("refuge", "bot")
    ada.at_the_table()
    ada.page.locator('[data-do="menu"]').first.click()
    ada.page.get_by_role("button", name="Settings").click()
    expect(ada.page.locator('[data-setting="sound"]')).to_be_visible()
    expect(ada.page.locator('[data-setting="notices"]')).to_have_count(0)


def test_called_by_mail_and_chat_and_back_by_the_personal_link(come: Any, box: Callbox) -> None:
    ada, ben = come("Ada"), come("Ben")
    ada.set_up("refuge", "friend")
    ben.come_in(ada.invitation())
    table = "/" + ada.page.url.split("/", 3)[3].split("#")[0]
    ben.open("/me/called")
    ben.page.locator('[data-way="chat"]').click()
    ben.page.locator("input[name=address]").fill(f"{box.url}/hook/ben")
    ben.page.get_by_role("button", name="Turn on").click()
    expect(ben.page.locator(".reached")).to_have_count(1)
    ben.page.locator('[data-way="mail"]').click()
    ben.page.locator("input[name=address]").fill("ben@mail.example")
    ben.page.get_by_role("button", name="Turn on").click()
    until(lambda: box.letters)
    said = str(box.letters[0].get_body(("plain",)).get_content())  # type: ignore[attr-defined]
    confirm = re.search(r"http\S+/confirm#\S+", said)
    assert confirm
    ben.open(confirm.group())
    expect(ben.page.get_by_text("It is on", exact=True)).to_be_visible()
    box.letters.clear()
    ben.open("/me")
    ben.page.locator('[data-way="make"]').click()
    link = ben.page.locator(".wayback code").inner_text()
    ben.page.close()
    ada.page.get_by_role("button", name=re.compile("Begin|Start")).first.click()
    ada.at_the_table()
    end = time.monotonic() + 90
    while not (box.posted and box.letters) and time.monotonic() < end:
        if ada.page.evaluate("document.querySelector('ff-table-page').sitting.store.ask?.yours.length"):
            ada.answer()
        time.sleep(0.3)
    time.sleep(AT_REST)
    assert [one.path for one in box.posted] == ["/hook/ben"]
    assert len(box.letters) == 1
    assert f"{ada.url}{table}" in box.letters[0].get_body(("plain",)).get_content()  # type: ignore[attr-defined]
    again = come("Ben again", **PHONE)
    again.open(link)
    expect(again.page).to_have_url(re.compile(r"/$"))
    again.open(table)
    again.at_the_table()
    again.answer()


def until(there: Any) -> None:
    end = time.monotonic() + 60
    while not there():
        assert time.monotonic() < end
        time.sleep(0.1)
