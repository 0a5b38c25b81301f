"""Takes pictures of the log, a look back, the recap and the end, in the sizes people have.

    python web/scripts/follow_screens.py URL FOLDER [GAME...]

URL is a running server (`fathom serve`). Needs Chromium. One match a game, with random answers,
looked at in all sizes.
"""

from __future__ import annotations

import json
import shutil
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

from pictures import take
from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright
from playwright.sync_api import TimeoutError as Late
from show_screens import COMPANY, FORMS, NOW, PLAY, sit_down

MOVES = 9
"""Answers before the log is looked at."""
SECONDS = 240
TABLE = "document.querySelector('ff-table')"


def main(url: str, folder: Path, games: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        for game in games:
            evening(browser, url, folder, game)
        browser.close()


def evening(browser: Browser, url: str, folder: Path, game: str) -> None:
    context = browser.new_context(color_scheme="dark", locale="en-GB", **FORMS["1440"])
    context.add_init_script("localStorage.setItem('fathom-settings', JSON.stringify({speed: 'once'}))")
    page = context.new_page()
    page.set_default_timeout(60_000)
    sit_down(page, url, game)
    chance = Random(game)
    play_on(page, chance, MOVES)
    path = page.url
    state = context.storage_state()
    shots(browser, state, path, folder, f"{game}-log", ".log .lines li")
    shots(browser, state, path, folder, f"{game}-recap", ".recap", away=True)
    page.evaluate("document.querySelector('ff-table-page').sitting.lookBack()")
    page.wait_for_selector(".replay")
    for _ in range(MOVES):
        page.click('.replay [aria-label="One step on"]')
        page.wait_for_timeout(300)
    page.wait_for_timeout(800)
    take(page, folder / f"{game}-back.webp")
    page.keyboard.press("Escape")
    play_on(page, chance, 10_000)
    if page.evaluate(f"Boolean({TABLE}.scene.outcome)"):
        page.wait_for_timeout(1500)
        take(page, folder / f"{game}-banner.webp")
        shots(browser, state, path, folder, f"{game}-end", ".ending")
    context.close()


def play_on(page: Page, chance: Random, moves: int) -> None:
    until = time.monotonic() + SECONDS
    while moves and time.monotonic() < until:
        now = page.evaluate(NOW)
        if now["over"]:
            return
        if now["open"]:
            page.evaluate(PLAY, chance.randrange(1000))
            moves -= 1
        page.wait_for_timeout(60)


def shots(
    browser: Browser, state: Any, path: str, folder: Path, name: str, shown: str, away: bool = False
) -> None:
    for form, size in FORMS.items():
        context = browser.new_context(
            **({"color_scheme": "dark", "locale": "en-GB"} | size), storage_state=state
        )
        page = context.new_page()
        if away:
            page.route_web_socket(lambda url: url.endswith("/live"), long_gone)
        page.goto(path)
        try:
            page.wait_for_selector(f"{shown}, .last-line", timeout=30_000)
            page.wait_for_timeout(1200)
            take(page, folder / f"{name}-{form}.webp")
            print(name, form, flush=True)
        except Late as late:
            print(name, form, "not there:", str(late).splitlines()[0], flush=True)
        context.close()


def long_gone(socket: WebSocketRoute) -> None:
    """As if this person had last looked at the beginning, some hours ago."""
    house = socket.connect_to_server()

    def told(message: str | bytes) -> None:
        frame = json.loads(message)
        if frame["t"] == "hello":
            frame["since"] = frame["table"]["begun"] + 1
        for line in frame.get("lines") or []:
            line["at"] = "2026-01-01T12:00:00Z"
        socket.send(json.dumps(frame))

    house.on_message(told)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(sys.argv[1].rstrip("/"), Path(sys.argv[2]), sys.argv[3:] or list(COMPANY))
