"""Takes pictures of the moves of others while they are told, in the sizes people have.

    python web/scripts/show_screens.py URL FOLDER [GAME or FORM...]

URL is a running server (`fathom serve`). Needs Chromium. One match a game and form, with random answers; the
first beats with a way on the board and the first cards at the centre are held and taken, and one's own turns.
"""

from __future__ import annotations

import shutil
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

from pictures import take
from playwright.sync_api import Browser, Page, sync_playwright

SECONDS = 150
"""For one match."""
BEATS, REVEALS, TURNS = 2, 2, 2
"""So many pictures of each."""
PHONE: dict[str, Any] = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
FORMS: dict[str, dict[str, Any]] = {
    "1440": {"viewport": {"width": 1440, "height": 900}},
    "1280": {"viewport": {"width": 1280, "height": 720}},
    "1920": {"viewport": {"width": 1920, "height": 1080}},
    "light": {"viewport": {"width": 1440, "height": 900}, "color_scheme": "light"},
    "still": {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"},
    "phone": {"viewport": {"width": 390, "height": 844}, **PHONE},
    "landscape": {"viewport": {"width": 844, "height": 390}, **PHONE},
}
COMPANY = {"refuge": 2, "tentacula": 2, "lurk": 1, "jupiter": 1, "sleeping": 0}
"""Bots besides oneself."""
NOW = """() => {
  const table = document.querySelector('ff-table');
  const telling = table?.show?.telling;
  const options = (table?.scene?.options ?? []).filter((one) => one.action && one.action.do !== 'concede');
  const asked = document.querySelector('ff-table-page')?.sitting?.store.ask?.yours.length;
  return {
    over: Boolean(table?.scene?.outcome), options: options.length,
    open: Boolean(asked) && !table.resting && options.length > 0,
    told: telling ? telling.words : '', read: telling?.read ?? 0, reads: telling?.beat.reads.length ?? 0,
    way: Boolean(document.querySelector('.told .way')), shows: Boolean(document.querySelector('.revealed')),
  };
}"""
PLAY = """number => {
  const table = document.querySelector('ff-table');
  const options = table.scene.options.filter((one) => one.action && one.action.do !== 'concede');
  const option = options[number % options.length];
  table.dispatchEvent(new CustomEvent('table-play', {detail: {option}, bubbles: true}));
}"""
SHOW = "document.querySelector('ff-table').show"


def main(url: str, folder: Path, games: list[str], forms: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        for game in games:
            for form in forms:
                evening(browser, url, folder, game, form)
        browser.close()


def evening(browser: Browser, url: str, folder: Path, game: str, form: str) -> None:
    context = browser.new_context(**({"color_scheme": "dark", "locale": "en-GB"} | FORMS[form]))
    page = context.new_page()
    page.set_default_timeout(60_000)
    sit_down(page, url, game)
    chance, until = Random(form), time.monotonic() + SECONDS
    beats = reveals = turns = 0
    while time.monotonic() < until and beats + reveals < BEATS + REVEALS:
        now = page.evaluate(NOW)
        if now["open"] and turns < TURNS:
            page.wait_for_timeout(900)  # the table has rested
            take(page, folder / f"{game}-{form}-turn-{turns}.webp")
            turns += 1
            page.evaluate(PLAY, chance.randrange(1000))
        elif now["shows"] and now["read"] == now["reads"] and reveals < REVEALS:
            reveals += hold(page, folder / f"{game}-{form}-reveal-{reveals}.webp")
        elif now["way"] and not now["shows"] and beats < BEATS:
            beats += hold(page, folder / f"{game}-{form}-beat-{beats}.webp")
        elif now["over"]:
            break
        elif now["open"]:
            page.evaluate(PLAY, chance.randrange(1000))
        page.wait_for_timeout(60)
    print(f"{game} {form}: {beats} beats, {reveals} reveals", flush=True)
    context.close()


def sit_down(page: Page, url: str, game: str) -> None:
    page.goto(f"{url}/games/{game}")
    page.wait_for_selector("[data-submit]")
    page.fill("input[name=name]", "Ada")
    for seat in range(1, COMPANY[game] + 1):
        page.click(f'[data-seat="{seat}"]')
        page.get_by_role("menuitem", name="A bot, random").click()
    page.click("[data-submit]")
    page.wait_for_function("() => document.querySelector('ff-table')?.scene")


def hold(page: Page, path: Path) -> bool:
    """In mid-beat, when the pieces have arrived; true if it was still on."""
    page.wait_for_timeout(700)
    page.evaluate(f"{SHOW}.telling && {SHOW}.pause()")
    if not page.evaluate(f"Boolean({SHOW}.telling)"):
        return False
    page.wait_for_timeout(150)
    take(page, path)
    page.evaluate(f"{SHOW}.goOn()")
    print(path.name, flush=True)
    return True


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    wanted = sys.argv[3:]
    main(
        sys.argv[1].rstrip("/"),
        Path(sys.argv[2]),
        [game for game in COMPANY if game in wanted] or list(COMPANY),
        [form for form in FORMS if form in wanted] or list(FORMS),
    )
