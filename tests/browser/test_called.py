"""Called when away and never when looking, in real browsers: the switch, the notice, the tap; and a page that
cannot load, or that is old."""

from __future__ import annotations

import json
import re
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
from tests.browser.person import PATIENCE, Person
from tests.server.callbox import Browser, Callbox, callbox
from tests.server.conftest import OWN_REDIS, a_redis, drop_postgres, new_postgres

SUBSCRIBE = """([endpoint, keys]) => {
  PushManager.prototype.subscribe = async () => ({endpoint, toJSON: () => ({endpoint, keys})});
  Notification.requestPermission = async () => 'granted';
}"""
"""The vendors' push services cannot be reached: the subscription is the test's own."""
SHOWN = """async () => {
  const here = await navigator.serviceWorker.ready;
  return (await here.getNotifications()).map(({title, body, tag, data}) => ({title, body, tag, data}));
}"""
AT_REST = 4.0


@pytest.fixture(scope="module")
def box() -> Iterator[Callbox]:
    with callbox() as found:
        yield found


class CallingHouse(House):
    def __init__(self, database: str, redis: str, box: Callbox) -> None:
        super().__init__(database, redis)
        self.url = self.url.replace("127.0.0.1", "localhost")
        self.more = ["--mail", box.smtp, "--mail-from", "table@house.example"]
        self.more += ["--may-call", "127.0.0.0/8", "--call-after", "0.5"]


@pytest.fixture(scope="module")
def house(client: Path, box: Callbox) -> Iterator[House]:
    with ThreadPoolExecutor(1) as apart:
        name, address = apart.submit(new_postgres).result()
        server = CallingHouse(address, a_redis(OWN_REDIS), box)
        server.migrate()
        server.start()
        yield server
        server.close()
        apart.submit(drop_postgres, name).result()


def come(browser: Chromium, house: House, name: str, **context: Any) -> Person:
    around = browser.new_context(viewport={"width": 1280, "height": 800}, **context)
    around.grant_permissions(["notifications"], origin=house.url)
    around.add_init_script(SPEED.replace("SPEED", "once"))
    page = around.new_page()
    page.set_default_timeout(PATIENCE)
    return Person(name, page, house.url)


def until(there: Any) -> None:
    end = time.monotonic() + 60
    while not there():
        assert time.monotonic() < end
        time.sleep(0.1)


def pushes(person: Person, house: House, said: dict[str, Any]) -> None:
    """As the push service would hand it to the worker, by DevTools."""
    line = person.page.context.new_cdp_session(person.page)
    found: list[dict[str, Any]] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    line.send("ServiceWorker.enable")
    until(lambda: person.page.evaluate("1") and found)
    registration = found[-1]["registrationId"]
    line.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": house.url, "registrationId": registration, "data": json.dumps(said)},
    )


def turns_on_chat(person: Person, address: str) -> None:
    person.page.locator('[data-way="chat"]').click()
    person.page.locator("input[name=address]").fill(address)
    person.page.get_by_role("button", name="Turn on").click()
    expect(person.page.locator(".reached")).to_have_count(1)


def test_called_when_away_and_never_when_looking(browser: Chromium, house: House, box: Callbox) -> None:
    ada, ben, mira = (come(browser, house, name) for name in ("Ada", "Ben", "Mira"))
    ada.set_up("refuge", "friend", "friend")
    link = ada.invitation()
    for guest in (ben, mira):
        guest.come_in(link)
    table = "/" + ada.page.url.split("/", 3)[3].split("#")[0]
    own = Browser(box.url + "/push/ben")
    ben.open("/me/called")
    ben.page.evaluate(SUBSCRIBE, [own.endpoint, own.keys])
    switch = ben.page.locator('[data-way="device"]')
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    turns_on_chat(ben, f"{box.url}/hook/ben")
    ben.page.locator('[data-way="mail"]').click()
    ben.page.locator("input[name=address]").fill("ben@mail.example")
    ben.page.get_by_role("button", name="Turn on").click()
    until(lambda: box.letters)
    confirm = re.search(r"http\S+/confirm#\S+", box.letters[0].get_body(("plain",)).get_content())  # type: ignore[attr-defined]
    assert confirm
    mailbox = come(browser, house, "Ben's mail program")
    mailbox.open(confirm.group())
    expect(mailbox.page.get_by_text("It is on", exact=True)).to_be_visible()
    box.letters.clear()

    mira.open("/me/called")
    turns_on_chat(mira, f"{box.url}/hook/mira")  # who could be called, and looks all the time
    for guest in (ben, mira):
        guest.open(table)  # looks at the lobby, then at the match
    ada.page.get_by_role("button", name=re.compile("Begin|Start")).first.click()
    ada.at_the_table()
    for person in (ada, ben, mira):
        person.at_the_table()
        person.page.mouse.move(300, 300)
    time.sleep(AT_REST)
    assert (box.posted, box.letters) == ([], [])  # whoever is asked looks

    ben.page.close()  # away; and Ada goes on until it is Ben's turn
    until_asked = time.monotonic() + 90
    while not (box.posted and box.letters) and time.monotonic() < until_asked:
        mira.page.mouse.move(300 + time.monotonic() % 50, 300)
        asked = ada.page.evaluate("document.querySelector('ff-table-page').sitting.store.ask?.yours.length")
        if asked:
            ada.answer()
        time.sleep(0.3)
    time.sleep(AT_REST)
    assert sorted(one.path for one in box.posted) == ["/hook/ben", "/push/ben"]
    assert len(box.letters) == 1
    said = own.reads(box.at("/push/ben")[0])
    assert "Ben, it is your turn" in said["title"]
    assert said["path"] == table

    # The notice itself: shown once, however often the same message comes; and nothing of another house opens.
    back = ben.page.context.new_page()
    back.set_default_timeout(PATIENCE)
    again = Person("Ben", back, house.url)
    again.open("/me/called")
    back.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    pushes(again, house, said)
    until(lambda: back.evaluate(SHOWN))
    (notice,) = back.evaluate(SHOWN)
    assert (notice["title"], notice["data"]["path"]) == (said["title"], table)
    back.evaluate(
        "navigator.serviceWorker.ready.then(async (here) => (await here.getNotifications()).forEach((one) => one.close()))"
    )
    pushes(again, house, said)
    time.sleep(1.5)
    assert back.evaluate(SHOWN) == []
    # One tap ends it.
    again.open(said["stop"])
    expect(back.get_by_text("No more calls")).to_be_visible()
    again.open("/me/called")
    expect(back.locator('[data-way="device"]')).to_have_attribute("aria-checked", "false")
    for person in (ada, mira, mailbox, again):
        person.page.context.close()


def test_a_page_that_cannot_load_says_so(browser: Chromium, house: House) -> None:
    ada = come(browser, house, "Ada", service_workers="block")
    ada.expect_lost_line = True
    ada.open("/")
    expect(ada.page.locator(".way-in").first).to_be_visible()
    ada.page.context.route("**/assets/**", lambda route: route.abort())
    ada.page.locator('nav a[href="/tables"]').click()
    expect(ada.page.get_by_role("alert")).to_contain_text("This page did not come")
    ada.page.context.unroute("**/assets/**")
    expect(ada.page.get_by_role("heading", name="My tables")).to_be_visible()  # by itself
    ada.page.context.route("**/assets/index*.js", lambda route: route.abort())
    ada.open("/")
    expect(ada.page.get_by_text("could not be loaded")).to_be_visible()
    ada.page.context.unroute("**/assets/index*.js")
    expect(ada.page.locator(".way-in").first).to_be_visible()  # by itself
    ada.page.context.close()


def test_the_shell_is_kept(browser: Chromium, house: House) -> None:
    ada = come(browser, house, "Ada")
    ada.expect_lost_line = True
    ada.open("/")
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    ada.open("/")  # from here on the worker is asked
    ada.page.wait_for_function("navigator.serviceWorker.controller !== null")
    ada.page.context.set_offline(True)
    ada.page.reload()
    expect(ada.page.locator("header.site")).to_be_visible()
    ada.page.context.set_offline(False)
    ada.page.context.close()


def test_a_new_release_is_offered(browser: Chromium, house: House, client: Path) -> None:
    worker = client / "sw.js"
    before = worker.read_text()
    ada = come(browser, house, "Ada")
    try:
        ada.open("/")
        ada.page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
        ada.open("/")
        ada.page.wait_for_function("navigator.serviceWorker.controller !== null")
        ada.page.evaluate("window.same = true")
        worker.write_text(before.replace('"release":"', '"release":"new'))
        ada.page.evaluate("navigator.serviceWorker.ready.then((here) => here.update()).then(() => 1)")
        load = ada.page.locator('[data-fresh="load"]')
        expect(load).to_be_visible()
        assert ada.page.evaluate("window.same")  # nothing was loaded
        load.click()
        ada.page.wait_for_function("window.same === undefined")
        expect(ada.page.locator(".way-in").first).to_be_visible()
        expect(load).to_have_count(0)
    finally:
        worker.write_text(before)
    ada.page.context.close()
