"""A stranger's game in the browser: made by `fathom new-game`, installed, found on the start page, played out.

That it passes `fathom check` and its own tests is in tests/cli/test_new_game.py.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.house import House
from tests.strangers import install, new_game

GAME = "gold_fever"


@pytest.fixture(scope="module")
def house(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A living room where the new game is installed."""
    home = tmp_path_factory.mktemp("living-room")
    site = home / "site"
    site.mkdir()
    install(new_game(home, GAME), site)
    server = House(f"sqlite:///{home}/tables.db", redis="")
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("PYTHONPATH", str(site), prepend=os.pathsep)
        server.start()
    yield server
    server.close()


def test_it_is_on_the_start_page_and_played_to_its_end(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    ada.open("/")
    ada.page.get_by_text("Gold Fever").first.click()
    expect(ada.page.locator("[data-submit]")).to_be_visible()
    assert ada.page.url.endswith(f"/games/{GAME}")
    ada.page.locator("input[name=name]").fill(ada.name)
    ada.page.locator("[data-submit]").click()
    ada.at_the_table()
    ada.play_to_the_end()
    expect(ada.page.locator(".ending")).to_contain_text("The deck is empty")


def test_it_can_be_learned_by_playing(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    ada.open("/")
    ada.page.locator(f'a.learn[href="/games/{GAME}/learn"]').click()
    ada.at_the_table()
    expect(ada.page.locator(".guide h2")).to_have_text("Into the deep")
    ada.answer()
    expect(ada.page.locator(".guide h2")).to_have_text("Up again")
