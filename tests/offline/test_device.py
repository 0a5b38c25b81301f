"""What lies on a device, in real Chromium: all tables as a file and back, promises, games that are kept."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.conftest import SPEED
from tests.browser.person import PATIENCE, PHONE, Person
from tests.offline.host import Host
from tests.offline.test_site import ada, folder, host
from tests.offline.visit import answer

__all__ = ["ada", "folder", "host"]

PICTURES = os.environ.get("FATHOM_PICTURES", "")
GAME = "tentacula"
PERSISTING = """
  window.asked = 0;
  navigator.storage.persist = async () => { window.asked += 1; return PROMISE; };
  navigator.storage.persisted = async () => PROMISE && window.asked > 0;
"""


def picture(person: Person, name: str) -> None:
    """For people to look at: FATHOM_PICTURES=FOLDER."""
    if PICTURES:
        person.page.screenshot(path=f"{PICTURES}/{name}.png", full_page=True)


def somebody(chromium: Browser, host: Host, script: str = "", **how: object) -> Person:
    around: BrowserContext = chromium.new_context(
        **{"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce", **how}  # type: ignore[arg-type]
    )
    around.add_init_script(SPEED.replace("SPEED", "once"))
    if script:
        around.add_init_script(script)
    page = around.new_page()
    page.set_default_timeout(PATIENCE)
    return Person("Ada", page, f"http://localhost:{host.port}/some/where", touch=bool(how.get("has_touch")))


@pytest.fixture
def others(chromium: Browser, host: Host) -> Iterator[list[Person]]:
    people: list[Person] = []
    yield people
    for person in people:
        person.page.context.close()
        assert person.complaints == []


@pytest.mark.timeout(300)
def test_all_tables_go_home_and_come_back_on_another_device(
    ada: Person, chromium: Browser, host: Host, others: list[Person], tmp_path: Path
) -> None:
    ada.set_up(GAME, "bot")
    ada.at_a_table()
    answer(ada, 3)
    seq = ada.seq()
    ada.open("/tables")
    ada.page.get_by_role("link", name="These tables lie on this device").click()
    with ada.page.expect_download() as saving:
        ada.page.locator("[data-take]").click()
    name = saving.value.suggested_filename
    assert re.fullmatch(r"fathom-five-tables-\d{4}-\d\d-\d\d\.zip", name)
    saving.value.save_as(file := tmp_path / name)
    expect(ada.page.get_by_text("One table is in the file.")).to_be_visible()
    picture(ada, "device-desk-taken")

    bob = somebody(chromium, host, **PHONE, color_scheme="light")
    others.append(bob)
    bob.open("/me")
    (tmp_path / "cat.zip").write_bytes(b"a cat")
    bob.page.locator("input[name=tables]").set_input_files(tmp_path / "cat.zip")
    expect(bob.page.get_by_role("alert")).to_contain_text("does not hold tables of a device")
    bob.page.locator("input[name=tables]").set_input_files(file)
    expect(bob.page.locator('[data-came="new"]')).to_be_visible(timeout=PATIENCE)
    picture(bob, "device-phone-light-came")
    bob.page.locator("input[name=tables]").set_input_files(file)
    expect(bob.page.locator('[data-came="same"]')).to_be_visible(timeout=PATIENCE)
    bob.page.locator('[data-came="same"] a').click()
    bob.at_a_table()
    assert bob.seq() >= seq
    answer(bob, 1)


@pytest.mark.timeout(240)
@pytest.mark.parametrize("promises", [True, False])
def test_the_browser_is_asked_with_the_first_table_and_what_it_says_is_told(
    chromium: Browser, host: Host, others: list[Person], promises: bool
) -> None:
    scheme = "dark" if promises else "light"
    bob = somebody(chromium, host, PERSISTING.replace("PROMISE", str(promises).lower()), color_scheme=scheme)
    others.append(bob)
    bob.open("/")
    expect(bob.page.locator(".game").first).to_be_visible()
    bob.open(f"/games/{GAME}")
    expect(bob.page.locator("[data-submit]")).to_be_visible(timeout=PATIENCE)
    assert bob.page.evaluate("window.asked") == 0, "whoever only looks is asked for nothing"
    bob.sit_down("bot")
    bob.at_a_table()
    assert bob.page.evaluate("window.asked") == 1
    answer(bob, 1)
    assert bob.page.evaluate("window.asked") == 1, "once is enough"
    bob.page.evaluate(
        "history.pushState(null, '', '/some/where/me'); dispatchEvent(new PopStateEvent('popstate'))"
    )
    part = bob.page.locator("[data-part=storage]")
    expect(part).to_have_attribute("data-safe", "safe" if promises else "unsafe")
    expect(part).to_contain_text("promises to keep" if promises else "take a copy")
    expect(part.locator("[data-room]")).to_contain_text(re.compile(r"\d.* used, \d.* free"))
    picture(bob, f"device-desk-{scheme}")
    if not promises:
        part.locator("[data-promise]").click()
        expect(part).to_contain_text("It did not promise")


@pytest.mark.timeout(240)
def test_a_game_that_was_never_played_is_kept_opens_without_a_network_and_is_let_go(
    ada: Person, host: Host
) -> None:
    ada.open("/me")
    row = ada.page.locator(f'[data-game="{GAME}"]')
    expect(row).to_have_attribute("data-kept", "false", timeout=PATIENCE)
    row.get_by_role("button", name="Keep on this device").click()
    expect(row).to_contain_text("files")
    expect(row).to_have_attribute("data-kept", "true", timeout=PATIENCE)
    expect(row).to_contain_text(re.compile(r"opens without a network. [\d.,]+"))
    host.stop()
    ada.expect_lost_line = True
    ada.set_up(GAME, "bot")
    ada.at_a_table()
    answer(ada, 1)
    ada.open("/me")
    expect(row).to_have_attribute("data-kept", "true", timeout=PATIENCE)
    row.get_by_role("button", name="Let go").click()
    expect(row).to_have_attribute("data-kept", "false", timeout=PATIENCE)
    row.get_by_role("button", name="Keep on this device").click()
    expect(row).to_contain_text("Not all of it came", timeout=PATIENCE)
