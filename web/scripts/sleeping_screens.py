"""Takes the pictures of Sleeping Gods for docs/images: atlas, story, test, fight, port, market, crew and end.

    python web/scripts/sleeping_screens.py URL [FOLDER [sea fight haven end]]

URL is a running server (`fathom serve`). Needs Chromium. Voyages begin from prepared campaigns and are
steered by wishes over HTTP, so that the same pages come whatever the dice say.
"""

from __future__ import annotations

import secrets
import shutil
import sys
from pathlib import Path
from typing import Any

from pictures import take
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tests.games.sleeping.table import Voyage, voyage  # noqa: E402

from fathomfive.games.sleeping.document import DOCUMENTS, export  # noqa: E402
from fathomfive.games.sleeping.state import TIERS  # noqa: E402

DESK = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
MOST = 80
DECLINES = ("pass", "begin", "turn-page", "skip", "leave")

Wishes = dict[str, dict[str, Any]]


def in_the_reach(region: str, *, last_bell: bool = False) -> dict[str, Any]:
    """A voyage some turns old, with a quiet event on top."""
    t = voyage(players=1).hand(0, "AB08", "AB33").equip("mac", "AB12").own("MK05", by="mac").command(4)
    g = t.g
    g.region, g.xp, g.turn = region, 4, 8
    g.resources |= {"coin": 9, "meat": 2, "grain": 1, "materials": 3}
    g.hull["deck"], g.crew["laurent"].damage, g.crew["rafael"].damage = 1, 3, 2
    g.crew["rafael"].statuses, g.crew["kasumi"].fatigue, g.crew["mac"].fatigue = ["frightened"], 1, 2
    g.read, g.visited, g.quests = ["2", "4", "4.3"], [2, 4], [1, 4]
    g.cards["A01"], g.totems_ever = 0, [1]
    if last_bell:
        g.bells = 2
        for tier in TIERS:
            g.event_decks[tier].move_all(g.event_skipped[tier])
    else:
        quiet_event(t)
    return DOCUMENTS.write(export(g))


def quiet_event(t: Voyage) -> None:
    for pile in (t.g.event_decks, t.g.event_unused):
        if "EV-M05" in pile["mild"].cards:
            pile["mild"].take("EV-M05")
    t.g.event_top.put("EV-M05", -1)


class Sailing:
    """One voyage: a desk and a phone look at it, and its questions are answered over HTTP."""

    def __init__(self, browser: Browser, url: str, out: Path, document: dict[str, Any]) -> None:
        self.url, self.out = url, out
        self.desk = self._device(browser, DESK)
        ask = self.desk.request
        ask.post(f"{url}/api/me", data={"name": "Zoey"})
        made = ask.post(
            f"{url}/api/tables",
            data={
                "game": "sleeping",
                "seats": 1,
                "document": document,
                "name": "The long way home",
                "notes": "Ysolde Wick: owes us a lamp.\nThe chapel: go back with a song.",
            },
        )
        self.table = made.json()["table"]["id"]
        ask.post(f"{url}/api/tables/{self.table}/start")
        self.phone = self._device(browser, PHONE)
        self.phone.add_cookies(self.desk.cookies())  # type: ignore[arg-type]  # what Playwright gives it takes
        self.pages = {"": self._open(self.desk), "-phone": self._open(self.phone)}

    def _device(self, browser: Browser, size: dict[str, Any]) -> BrowserContext:
        return browser.new_context(color_scheme="dark", reduced_motion="reduce", **size)

    def _open(self, device: BrowserContext) -> Page:
        page = device.new_page()
        page.goto(f"{self.url}/t/{self.table}")
        page.wait_for_function("() => Boolean(document.querySelector('ff-table')?.scene)")
        return page

    def sail(self, kind: str, wishes: Wishes) -> None:
        """Answer by wishes until a question of this kind lies on the table."""
        at = f"{self.url}/api/tables/{self.table}"
        for _ in range(MOST):
            moment = self.desk.request.get(f"{at}/moment?seat=0").json()
            asked = moment["scene"].get("prompt") or {"kind": "over"}
            if asked["kind"] == kind:
                return self._settled(moment["seq"])
            actions = [option["action"] for option in moment["scene"]["options"] if option.get("action")]
            wish = wishes.get(asked["kind"])
            fitting = [one for one in actions if wish and wish.items() <= one.items()]
            declined = [one for one in actions if one["do"] in DECLINES]
            answer = (fitting or declined or actions)[0]
            key = secrets.token_urlsafe(12)
            self.desk.request.post(
                f"{at}/play", data={"ask": moment["ask"]["id"], "action": answer, "key": key}
            )
        raise SystemExit(f"no {kind} after {MOST} answers")

    def _settled(self, seq: int) -> None:
        for page in self.pages.values():
            page.wait_for_function("seq => document.querySelector('ff-table').scene.seq >= seq", arg=seq)

    def shoot(self, name: str, tab: str = "", only: str | None = None) -> None:
        """Both devices or one; `tab`: what the phone shows."""
        for device, page in self.pages.items():
            if only not in (None, device):
                continue
            while (close := page.locator(".toasts .iconbtn")).count():
                close.first.click()
            if tab and device:
                page.locator(f'[data-tab="{tab}"]').click()
            page.wait_for_timeout(700)
            take(page, self.out / f"{name}{device}.webp")
            sys.stdout.write(f"{name}{device}.webp\n")

    def close(self) -> None:
        self.desk.close()
        self.phone.close()


def sea_and_story(browser: Browser, url: str, out: Path) -> None:
    voyage = Sailing(browser, url, out, in_the_reach("2-E"))
    voyage.sail("sail", {"room": {"area": "quarters"}, "action": {"do": "travel"}})
    voyage.shoot("sleeping-atlas")
    voyage.shoot("sleeping-crew", tab="crew", only="-phone")
    voyage.sail("story-choice", {"action": {"do": "explore", "location": 2}})
    voyage.shoot("sleeping-story", tab="story")
    voyage.sail("commit", {"story-choice": {"key": "B"}})
    voyage.shoot("sleeping-test", tab="story")
    voyage.close()


def fight(browser: Browser, url: str, out: Path) -> None:
    voyage = Sailing(browser, url, out, in_the_reach("2-A"))
    wishes: Wishes = {
        "room": {"area": "bridge"},
        "action": {"do": "explore", "location": 4},
        "story-choice": {"key": "C"},
        "combat": {"do": "attack"},
    }
    voyage.sail("place", wishes)
    voyage.shoot("sleeping-combat", tab="map")
    voyage.close()


def haven(browser: Browser, url: str, out: Path) -> None:
    voyage = Sailing(browser, url, out, in_the_reach("2-G"))
    voyage.sail("market", {"room": {"area": "bridge"}, "action": {"do": "market"}})
    voyage.shoot("sleeping-market", only="")
    voyage.sail("port", {"action": {"do": "port"}})
    voyage.shoot("sleeping-port", tab="map", only="-phone")
    voyage.close()


def the_end(browser: Browser, url: str, out: Path) -> None:
    voyage = Sailing(browser, url, out, in_the_reach("2-E", last_bell=True))
    voyage.sail("over", {})
    for page in voyage.pages.values():
        page.wait_for_selector(".ending")
    voyage.shoot("sleeping-end")
    voyage.close()


SETS = {"sea": sea_and_story, "fight": fight, "haven": haven, "end": the_end}


def main(url: str, out: Path, sets: list[str]) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        for name in sets:
            SETS[name](browser, url, out)


if __name__ == "__main__":
    folder = Path(sys.argv[2]) if len(sys.argv) > 2 else ROOT / "docs" / "images"
    main(sys.argv[1].rstrip("/"), folder, sys.argv[3:] or list(SETS))
