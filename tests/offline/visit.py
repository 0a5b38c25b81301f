"""Somebody who opens a static site in Chromium, and how they play: by clicks."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from playwright.sync_api import Browser, expect

from tests.browser.conftest import SPEED
from tests.browser.person import PATIENCE, Person

KEPT_HERE = r"""async ([base, game]) => {
  const worker = await (await fetch(base + 'sw.js')).text();
  const {groups} = JSON.parse(worker.match(/^const SHELL=(\{.*?\});/)[1]);
  const wanted = ['/', ...groups.house, ...groups[game]].map((path) => caches.match(base + path.slice(1)));
  return (await Promise.all(wanted)).every(Boolean);
}"""
"""Whether everything that a table of a game needs lies in this browser."""


@contextlib.contextmanager
def visitor(chromium: Browser, url: str, language: str = "en") -> Iterator[Person]:
    """Somebody with a browser of their own; whatever their page complains about fails the test."""
    around = chromium.new_context(
        viewport={"width": 1280, "height": 800}, reduced_motion="reduce", locale=language
    )
    around.add_init_script(SPEED.replace("SPEED", "once"))
    page = around.new_page()
    page.set_default_timeout(PATIENCE)
    ada = Person("Ada", page, url)
    yield ada
    around.close()
    assert ada.complaints == []


def with_sailors(ada: Person, game: str) -> None:
    """Set up, all but begun: with bots of the usual level. Where one would be alone, one comes along."""
    ada.open(f"/games/{game}")
    expect(ada.page.locator("[data-seat]").first).to_be_visible()
    sailors = ada.page.get_by_text("sailor")
    ada.sit_down(*([] if sailors.count() else ["sailor"]), submit=False)
    expect(sailors.first).to_be_visible()


def answer(ada: Person, times: int) -> None:
    """By clicks; whatever the bots do in between."""
    given = 0
    while given < times:
        ada.wait_for_turn()
        assert not ada.over
        given += ada.choose(0)
