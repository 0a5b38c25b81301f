"""Takes pictures for docs/images from a running server: every page and the tables, in the sizes people have.

    python web/scripts/screens.py URL [GAME...]

URL is a running server (`fathom serve`). Needs Chromium. A match that ends before its pictures were taken is
begun again, a few times. Sleeping Gods has a script of its own: its moments lie hours apart.
"""

from __future__ import annotations

import re
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from pictures import take
from playwright.sync_api import Browser, Error, Page, sync_playwright

OUT = Path(__file__).resolve().parents[2] / "docs" / "images"
MATCHES = 4
MINUTES = 8
FORMS: dict[str, dict[str, Any]] = {
    "": {"viewport": {"width": 1440, "height": 900}},
    "-light": {"viewport": {"width": 1440, "height": 900}, "color_scheme": "light"},
    "-tablet": {"viewport": {"width": 1024, "height": 768}, "has_touch": True},
    "-tablet-upright": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "-phone": {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    },
    "-italian": {"viewport": {"width": 1440, "height": 900}, "locale": "it-IT"},
}
"""How a picture is taken, by the end of its name."""

NOW = """() => {
  const table = document.querySelector('ff-table');
  const scene = table?.scene;
  const options = (scene?.options ?? []).filter((one) => one.action && one.action.do !== 'concede');
  const on = (name) => document.querySelector(`.board-svg [data-id="${name}"]`) !== null;
  return {
    seq: scene?.seq ?? 0, kind: scene?.prompt?.kind ?? '', over: Boolean(scene?.outcome),
    asked: Boolean(scene?.prompt?.yours) && options.length > 0 && !table.resting,
    options: options.length, chosen: table?.chosen ?? '',
    phase: on('s1') ? 'A' : on('f1') ? 'C' : 'B',
    targets: document.querySelectorAll('.board-well .face[role=button]').length,
  };
}"""
PLAY = """number => {
  const table = document.querySelector('ff-table');
  const options = table.scene.options.filter((one) => one.action && one.action.do !== 'concede');
  const hinted = options.find((one) => one.id === table.chosen);
  const option = hinted ?? options[number % options.length];
  table.dispatchEvent(new CustomEvent('table-play', {detail: {option}, bubbles: true}));
}"""
Now = dict[str, Any]


class Shot(NamedTuple):
    """A picture wanted of a match: at which of one's own questions, and in which forms besides the first."""

    name: str
    when: Callable[[Now], bool]
    forms: tuple[str, ...] = ("",)


class Evening(NamedTuple):
    table: str
    company: tuple[str, ...]
    shots: tuple[Shot, ...]
    hinted: bool = False
    """Answers are those of the house's hints, so that the match gets somewhere."""
    turns: int = 0
    """So many answers before the first picture."""


EVENINGS = {
    "refuge": Evening(
        "Thursday dive",
        ("A bot, novice",),
        (
            Shot(
                "table",
                lambda now: now["targets"] > 1,
                ("", "-light", "-tablet", "-tablet-upright", "-phone"),
            ),
        ),
        turns=6,
    ),
    "tentacula": Evening(
        "Saturday with the kids",
        ("A bot, novice", "A bot, novice"),
        (
            Shot("tentacula-stash", lambda now: now["kind"] == "stash" and now["phase"] == "A"),
            Shot("tentacula", lambda now: now["kind"] == "move" and now["phase"] == "B", ("", "-phone")),
            Shot("tentacula-home", lambda now: now["kind"] == "move" and now["phase"] == "C"),
            Shot("tentacula-end", lambda now: now["over"]),
        ),
        hinted=True,
    ),
    "lurk": Evening(
        "The long duel",
        ("A bot, random",),
        (
            Shot("lurk-turn", lambda now: now["kind"] == "turn"),
            Shot("lurk-step", lambda now: now["kind"] == "step", ("", "-phone")),
            Shot("lurk-target", lambda now: now["kind"] == "target", ("", "-italian")),
        ),
        turns=8,
    ),
    "jupiter": Evening(
        "Lunch break",
        ("A bot, random",),
        (Shot("jupiter", lambda now: now["targets"] > 3, ("", "-phone")),),
        turns=16,
    ),
}


def main(url: str, games: list[str]) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        for game in games:
            evening = EVENINGS[game]
            missing = {shot.name: shot for shot in evening.shots}
            for match in range(MATCHES):
                if not missing:
                    break
                with somebody(browser) as page:
                    begin(page, url, game, evening)
                    photograph(browser, page, evening, missing, Random(match))
                    if game == "refuge":
                        around_a_match(browser, page, url)
            if game == "tentacula":
                lobby(browser, url, game, evening)
            if missing:
                print(f"not seen in {MATCHES} matches: {', '.join(missing)}")
        browser.close()


@contextmanager
def somebody(browser: Browser, form: str = "", like: Page | None = None) -> Iterator[Page]:
    context = browser.new_context(**({"color_scheme": "dark", "locale": "en-GB"} | FORMS[form]))
    if like:
        context.add_cookies(like.context.cookies())  # type: ignore[arg-type]  # what Playwright gives it takes
    page = context.new_page()
    page.set_default_timeout(60_000)
    yield page
    context.close()


def shoot(page: Page, name: str) -> None:
    while (close := page.locator(".toasts .iconbtn")).count():
        close.first.click()
    page.wait_for_timeout(900)
    take(page, OUT / f"{name}.webp")
    print(f"docs/images/{name}.webp", flush=True)


def begin(page: Page, url: str, game: str, evening: Evening) -> None:
    lay_the_table(page, url, game, evening)
    if game in ("refuge", "jupiter"):
        shoot(page, "setup" if game == "refuge" else f"{game}-setup")
    sit_down(page)


def lay_the_table(page: Page, url: str, game: str, evening: Evening) -> None:
    page.goto(f"{url}/games/{game}")
    page.wait_for_selector("[data-submit]")
    page.fill("input[name=name]", "Ada")
    page.fill("input[name=table]", evening.table)
    for seat, who in enumerate(evening.company, 1):
        page.click(f'[data-seat="{seat}"]')
        page.get_by_role("menuitem", name=who).click()


def sit_down(page: Page) -> None:
    page.click("[data-submit]")
    page.wait_for_function("() => document.querySelector('ff-table')?.scene")


def lobby(browser: Browser, url: str, game: str, evening: Evening) -> None:
    """A table that waits for a friend."""
    with somebody(browser, "-light") as page:
        page.goto(f"{url}/games/{game}")
        page.wait_for_selector("[data-submit]")
        page.fill("input[name=name]", "Ada")
        page.fill("input[name=table]", evening.table)
        page.click('[data-seat="1"]')
        page.get_by_role("menuitem", name="Invite a friend").click()
        page.click("[data-submit]")
        page.wait_for_selector(".lk")
        shoot(page, "lobby-light")


def photograph(
    browser: Browser, page: Page, evening: Evening, missing: dict[str, Shot], chance: Random
) -> None:
    """Play on until every picture is taken or the match is over."""
    until, made = time.monotonic() + 60 * MINUTES, 0
    while missing and time.monotonic() < until:
        now = page.evaluate(NOW)
        if now["asked"] or now["over"]:
            for shot in [one for one in missing.values() if made >= evening.turns and one.when(now)]:
                del missing[shot.name]
                taken(browser, page, shot)
        if now["over"]:
            return
        if not now["asked"]:
            page.wait_for_timeout(50)
            continue
        if evening.hinted and now["options"] > 1:
            ask_for_a_hint(page)
        page.evaluate(PLAY, chance.randrange(1000))
        made += 1
        wait_for_news(page, now["seq"])


def ask_for_a_hint(page: Page) -> None:
    page.keyboard.press("h")
    try:
        page.wait_for_function("() => document.querySelector('ff-table').chosen", timeout=20_000)
    except Error:
        print("no hint came: any answer will do")


def wait_for_news(page: Page, since: int) -> None:
    page.wait_for_function("since => document.querySelector('ff-table').scene.seq > since", arg=since)


def taken(browser: Browser, page: Page, shot: Shot) -> None:
    for form in shot.forms:
        name = re.sub("^lurk-(step|target)-", "lurk-", f"{shot.name}{form}")
        if not form:
            if (option := page.locator(".opt[data-option]:not(.toggle)")).count():
                option.first.hover()
            shoot(page, name)
            continue
        with somebody(browser, form, page) as view:
            view.goto(page.url)
            view.wait_for_function("() => document.querySelector('ff-table')?.scene")
            if form == "-phone" and (option := view.locator(".opt.chip[data-option]")).count():
                option.first.tap()
            shoot(view, name)


def around_a_match(browser: Browser, page: Page, url: str) -> None:
    """Start page, sheets, hints, and what comes after the end."""
    table = page.url
    page.goto(url)
    page.wait_for_selector(".tb")
    page.wait_for_selector(".game .arch use")
    shoot(page, "start")
    page.goto(table)
    page.wait_for_selector("ff-table .board-svg")
    page.click('[data-do="rules"]')
    page.wait_for_selector(".rl")
    shoot(page, "rules")
    page.keyboard.press("Escape")
    page.click('[data-do="menu"]')
    shoot(page, "menu")
    page.keyboard.press("Escape")
    both(browser, page, "hint", see_the_hint)
    photograph(
        browser, page, EVENINGS["refuge"], {"ending": Shot("ending", lambda now: now["over"])}, Random(5)
    )
    both(browser, page, "review", see_the_review)
    page.goto(table)
    page.get_by_role("button", name="Watch it again").click()
    page.locator(".replay input[type=range]").fill("40")
    shoot(page, "replay")


def both(browser: Browser, page: Page, name: str, see: Callable[[Page], None]) -> None:
    """The same on a screen and on a phone."""
    for form in ("", "-phone"):
        with somebody(browser, form, page) as view:
            view.goto(page.url)
            view.wait_for_function("() => document.querySelector('ff-table')?.scene")
            see(view)
            shoot(view, f"{name}{form}")


def see_the_hint(view: Page) -> None:
    view.locator("[data-hint]").click()
    view.wait_for_selector(".hints ol")


def see_the_review(view: Page) -> None:
    view.locator("[data-review]").click()
    view.wait_for_selector(".review .verdict", timeout=300_000)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(sys.argv[1].rstrip("/"), sys.argv[2:] or list(EVENINGS))
