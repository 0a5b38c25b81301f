# /// script
# dependencies = ["pillow", "playwright"]
# ///
"""Records docs/images/moves.webp, a few moves at a real table, for the README.

    uv run web/scripts/record.py URL

URL is a running server (`fathom serve`) with The Refuge installed. Needs Chromium.
"""

from __future__ import annotations

import io
import random
import shutil
import sys

from PIL import Image
from playwright.sync_api import Error, Page, sync_playwright
from screens import EVENINGS, NOW, OUT, lay_the_table, sit_down, somebody

OPTIONS = ".opt[data-option]:enabled:not(.toggle)"
SIZE = (960, 600)
MOVES = 6
LOOK, MOTION, REST = 700, 160, 1100
"""Milliseconds that a frame stays: a hand over an option, something that moves, the table at rest."""


class Film:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[Image.Image] = []
        self.stays: list[int] = []

    def shoot(self, stay: int) -> None:
        whole = Image.open(io.BytesIO(self.page.screenshot(type="jpeg", quality=92))).convert("RGB")
        frame = whole.resize(SIZE, Image.Resampling.LANCZOS)
        if self.frames and frame == self.frames[-1]:
            self.stays[-1] += stay
        else:
            self.frames.append(frame)
            self.stays.append(stay)

    def move(self, chance: random.Random) -> None:
        """Point at one of the options, take it, and watch what comes of it."""
        until_asked(self.page)
        options = self.page.locator(OPTIONS)
        option = options.nth(chance.randrange(options.count()))
        option.hover(timeout=5000)
        self.shoot(LOOK)
        option.click(timeout=5000)
        confirm = self.page.locator("[data-play]:enabled")
        if confirm.count():
            self.shoot(LOOK)
            confirm.first.click(timeout=5000, no_wait_after=True)
        for _ in range(4):
            self.shoot(MOTION)
        until_asked(self.page)
        self.shoot(REST)

    def write(self, name: str) -> None:
        first, *others = self.frames
        first.save(
            OUT / name, save_all=True, append_images=others, duration=self.stays, loop=0, quality=60, method=6
        )
        sys.stdout.write(
            f"docs/images/{name}: {len(self.frames)} frames, {(OUT / name).stat().st_size:,} bytes\n"
        )


def until_asked(page: Page) -> None:
    """Or until there is nothing more to ask."""
    page.wait_for_function(f"() => {{ const now = ({NOW})(); return now.asked || now.over; }}")


def main(url: str) -> None:
    chance = random.Random(5)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        with somebody(browser) as page:
            lay_the_table(page, url, "refuge", EVENINGS["refuge"])
            sit_down(page)
            film = Film(page)
            for _ in range(30):
                if len(film.frames) >= MOVES * 6 or page.locator(".ending").count():
                    break
                try:
                    film.move(chance)
                except Error:  # the bot was faster than the hand: look again
                    continue
        browser.close()
    film.write("moves.webp")


if __name__ == "__main__":
    main(sys.argv[1])
