"""The static site in real Chromium: played by clicks, left, come back to, and played on without a server."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from fathomfive.site.writing import write_site
from tests.browser.conftest import SPEED
from tests.browser.person import PATIENCE, Person
from tests.offline.host import Host
from tests.offline.wasm import KEPT, WEB

GAMES = os.environ.get("FATHOM_SITE_GAMES", "tentacula").split()
"""One in the gate; `bash .ci/long site-GAME` plays the others."""
KEPT_HERE = """async () => {
  const {house, games, interpreter} = await (await fetch(BASE + 'parts.json')).json();
  const engine = ['pyodide.asm.wasm', 'python_stdlib.zip'].map((one) => interpreter + one);
  const parts = [house, games['GAME'].part, ...engine];
  const wanted = [...parts, 'api/games/GAME/art.svg', ''].map((path) => caches.match(BASE + path));
  const found = await Promise.all(wanted);
  return found.every(Boolean);
}"""


@pytest.fixture(scope="module")
def folder(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    web = tmp_path_factory.mktemp("web")
    written = write_site(web / "some" / "where", "/some/where/", WEB / "node_modules" / "pyodide", KEPT)
    assert written.size < 30_000_000
    return web


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    command = shutil.which("chromium")
    assert command, "these tests need Chromium: apt-get install chromium"
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(
            executable_path=command, args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        )


@pytest.fixture
def host(folder: Path) -> Iterator[Host]:
    host = Host(folder)
    yield host
    host.stop()


@pytest.fixture
def ada(chromium: Browser, host: Host) -> Iterator[Person]:
    around = chromium.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    around.add_init_script(SPEED.replace("SPEED", "once"))
    page = around.new_page()
    page.set_default_timeout(PATIENCE)
    ada = Person("Ada", page, f"http://localhost:{host.port}/some/where")
    yield ada
    around.close()
    assert ada.complaints == []


def answer(ada: Person, times: int) -> None:
    """By clicks; whatever the bots do in between."""
    given = 0
    while given < times:
        ada.wait_for_turn()
        assert not ada.over
        given += ada.choose(0)


@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_on_after_a_reload_and_without_a_server(ada: Person, host: Host, game: str) -> None:
    ada.set_up(game, "bot")
    ada.at_a_table()
    answer(ada, 4)
    ada.until(KEPT_HERE.replace("BASE", "'/some/where/'").replace("GAME", game))
    before = ada.seq()

    ada.page.reload()
    ada.at_a_table()
    assert ada.seq() >= before
    answer(ada, 2)
    before = ada.seq()

    host.stop()
    ada.expect_lost_line = True
    ada.page.reload()
    ada.at_a_table()
    assert ada.seq() >= before
    answer(ada, 3)
    assert ada.seq() > before


def test_one_tab_is_the_house(ada: Person) -> None:
    ada.open("/")
    expect(ada.page.locator(".game").first).to_be_visible()
    second = ada.page.context.new_page()
    second.goto(ada.url + "/")
    expect(second.locator("[data-house=elsewhere]")).to_be_visible(timeout=PATIENCE)
    ada.page.close()
    expect(second.locator(".game").first).to_be_visible(timeout=PATIENCE)
    second.close()
