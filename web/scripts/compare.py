"""Draws every scene fixture with the client and puts each beside its mockup, one picture per screen.

    python web/scripts/compare.py MOCKUPS [NAME...]

MOCKUPS is a folder of design pictures (`refuge.png`, ...). What comes of it lies in build/compare and is not
kept: the command makes it again. The fixtures come from tests/scene/fixtures, the art from the installed
games. Needs Chromium and `npm ci`.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
import urllib.request
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from fathomfive.kernel.game import installed_games
from fathomfive.scene.sheet import sheet_of

WEB = Path(__file__).resolve().parents[1]
OUT = WEB.parent / "build" / "compare"
PORT = 5391


class Shot(NamedTuple):
    fixture: str
    art: str
    table: str = ""
    size: tuple[int, int] = (1440, 900)
    theme: str = "dark"
    chosen: str | None = None


PHONE = (390, 844)
SHOTS = {
    "refuge": Shot("refuge", "refuge", "Thursday dive"),
    "refuge-light": Shot("refuge", "refuge", "Thursday dive", theme="light"),
    "refuge-phone": Shot("refuge", "refuge", size=PHONE),
    "tentacula": Shot("tentacula", "tentacula", "Saturday with the kids"),
    "lurk": Shot("lurk", "lurk", "The long duel"),
    "jupiter": Shot("jupiter", "jupiter", "Lunch break"),
    "sleeping-atlas": Shot("sleeping-atlas", "sleeping", "The long way home"),
    "sleeping-story": Shot("sleeping-story", "sleeping", "The long way home"),
    "sleeping-story-phone": Shot("sleeping-story", "sleeping", size=PHONE),
    "sleeping-combat": Shot("sleeping-combat", "sleeping", "The long way home"),
}


@contextmanager
def vite() -> Iterator[str]:
    command = [
        str(WEB / "node_modules/.bin/vite"),
        "--port",
        str(PORT),
        "--strictPort",
        "--host",
        "127.0.0.1",
    ]
    server = subprocess.Popen(command, cwd=WEB, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{PORT}"
    try:
        for _ in range(100):
            try:
                urllib.request.urlopen(f"{address}/dev/fixture.html").close()
                break
            except OSError:
                time.sleep(0.1)
        yield address
    finally:
        server.terminate()
        server.wait()


def shoot(browser: Browser, address: str, shot: Shot) -> bytes:
    width, height = shot.size
    page = browser.new_page(viewport={"width": width, "height": height})
    page.on(
        "console", lambda m: print(f"  {shot.fixture}: {m.text}") if m.type in ("warning", "error") else None
    )
    page.on("pageerror", lambda error: print(f"  {shot.fixture}: {error}"))
    chosen = "" if shot.chosen is None else f"&chosen={shot.chosen}"
    page.goto(
        f"{address}/dev/fixture.html?name={shot.fixture}&art={shot.art}&theme={shot.theme}&table={shot.table}{chosen}"
    )
    page.wait_for_selector("body[data-ready]", timeout=20_000)
    page.wait_for_timeout(250)
    picture = page.screenshot()
    page.close()
    return picture


def beside(browser: Browser, mockup: bytes, ours: bytes, size: tuple[int, int]) -> bytes:
    """Mockup on the left, the client on the right."""
    width, height = size
    page = browser.new_page(viewport={"width": 2 * width + 24, "height": height})
    pictures = "".join(
        f'<img src="data:image/png;base64,{b64encode(one).decode()}" width="{width}" height="{height}">'
        for one in (mockup, ours)
    )
    page.set_content(f'<body style="margin:0;background:#000;display:flex;gap:24px">{pictures}</body>')
    page.wait_for_load_state("networkidle")
    both = page.screenshot()
    page.close()
    return both


def main(mockups: Path, names: list[str]) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    fixtures, art = WEB / "dev" / "fixtures", WEB / "dev" / "art"
    art.mkdir(exist_ok=True)
    for name, game in installed_games().items():
        (art / f"{name}.svg").write_text(sheet_of(game.package).svg, "utf-8")
    subprocess.run([sys.executable, "-m", "tests.scene.fixtures", str(fixtures)], cwd=WEB.parent, check=True)
    with vite() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        for name in names or SHOTS:
            shot = SHOTS[name]
            ours = shoot(browser, address, shot)
            picture = beside(browser, (mockups / f"{name}.png").read_bytes(), ours, shot.size)
            (OUT / f"{name}.png").write_bytes(picture)
            print(f"build/compare/{name}.png")
        browser.close()


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]), sys.argv[2:])
