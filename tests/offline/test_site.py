"""The static site in real Chromium: played by clicks, left, come back to, and played on without a server."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from fathomfive.kernel.game import find_game
from fathomfive.learning.tutorial import tutorial_of
from fathomfive.site.writing import write_site
from tests.browser.led import follow, is_told_of_the_victory
from tests.browser.person import PATIENCE, Person
from tests.offline.host import Host
from tests.offline.visit import KEPT_HERE, answer, visitor, with_sailors
from tests.offline.wasm import KEPT, WEB

GAMES = os.environ.get("FATHOM_SITE_GAMES", "tentacula").split()
"""One in the gate; `bash .ci/long site-GAME` plays each, with more answers."""
ANSWERS = int(os.environ.get("FATHOM_SITE_ANSWERS", "4"))
HOUSE_BYTES, GAME_BYTES = 6_700_000, 470_000
"""A voyage of Sleeping Gods brings a book of stories: twice as much."""
HOUSE_PASSES = {"sleeping": {"stand"}}
"""Goals of a window in which one could only say no: people in a browser are not troubled with it."""


@pytest.fixture(scope="module")
def folder(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    web = tmp_path_factory.mktemp("web")
    written = write_site(web / "some" / "where", "/some/where/", WEB / "node_modules" / "pyodide", KEPT)
    assert written.size < 30_000_000
    return web


def test_a_first_visit_is_light(folder: Path) -> None:
    """7 MB with brotli, as `tests/offline/budgets.py` measures it; half a minute of the gate would go by for
    that, so it is held by what gzip makes of the same files."""
    site = folder / "some" / "where"
    parts = json.loads((site / "parts.json").read_text("utf-8"))
    wanted = [file for place in ("assets", parts["interpreter"]) for file in (site / place).iterdir()]
    wanted += [site / path for path in ("index.html", "sw.js", parts["house"])]
    assert _gzipped(wanted) < HOUSE_BYTES
    for game, its in parts["games"].items():
        own = [site / its["part"], site / f"api/games/{game}/art.svg", site / f"api/games/{game}/text/en.ftl"]
        assert _gzipped([file for file in own if file.is_file()]) < GAME_BYTES * (
            2 if game == "sleeping" else 1
        )


def _gzipped(files: list[Path]) -> int:
    return sum(len(gzip.compress(file.read_bytes(), 6)) for file in files)


@pytest.fixture
def host(folder: Path) -> Iterator[Host]:
    host = Host(folder)
    yield host
    host.stop()


@pytest.fixture
def ada(chromium: Browser, host: Host) -> Iterator[Person]:
    with visitor(chromium, f"http://localhost:{host.port}/some/where") as ada:
        yield ada


@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_on_after_a_reload_and_without_a_server(ada: Person, host: Host, game: str) -> None:
    with_sailors(ada, game)
    ada.page.locator("[data-submit]").click()
    ada.at_a_table()
    answer(ada, ANSWERS)
    ada.until(KEPT_HERE, ["/some/where/", game])
    before = ada.seq()

    ada.page.reload()
    ada.at_a_table()
    assert ada.seq() >= before
    answer(ada, 2)
    before = ada.seq()

    goes_dark(ada, host)
    ada.page.reload()
    ada.at_a_table()
    assert ada.seq() >= before
    answer(ada, 3)
    assert ada.seq() > before


def goes_dark(ada: Person, host: Host) -> None:
    """No line, and nobody at its other end."""
    ada.expect_lost_line = True
    ada.page.context.set_offline(True)
    host.stop()


@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", GAMES)
def test_a_guided_match_is_followed_to_its_victory_without_a_server(
    ada: Person, host: Host, game: str
) -> None:
    ada.open(f"/games/{game}/learn")
    ada.at_a_table()
    ada.until(KEPT_HERE, ["/some/where/", game])
    goes_dark(ada, host)
    ada.page.reload()
    ada.at_a_table()
    tutorial = tutorial_of(find_game(game))
    assert tutorial is not None
    meant = [goal.id for goal in tutorial.goal for _ in range(goal.times)]
    assert follow(ada) == [goal for goal in meant if goal not in HOUSE_PASSES.get(game, ())]
    is_told_of_the_victory(ada, ("short", "whole"))  # friends cannot come in here


def test_one_tab_is_the_house(ada: Person) -> None:
    ada.open("/")
    expect(ada.page.locator(".game").first).to_be_visible()
    second = ada.page.context.new_page()
    second.goto(ada.url + "/")
    expect(second.locator("[data-house=elsewhere]")).to_be_visible(timeout=PATIENCE)
    ada.page.close()
    expect(second.locator(".game").first).to_be_visible(timeout=PATIENCE)
    second.close()
