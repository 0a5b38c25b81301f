"""Other browsers at our tables: each plays the guided match of every game by the light, and a hot seat.

    python -m tests.other_browsers firefox            (Debian: firefox-esr)
    xvfb-run -a python -m tests.other_browsers webkit (Debian: webkit2gtk-driver, xvfb)

Further words are games; without any it is all five and the hot seat. With `site` before them they are played
on a static site, loaded anew on the way, and once more when its web space is gone.
"""

from __future__ import annotations

import contextlib
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from fathomfive.kernel.game import installed_games
from fathomfive.site.writing import write_site
from tests.browser.house import House
from tests.offline.host import Host
from tests.offline.wasm import KEPT, WEB
from tests.other_browsers.driving import Browser, Late
from tests.other_browsers.firefox import Firefox
from tests.other_browsers.playing import hot_seat, left_and_come_back_to, one_guided_match
from tests.other_browsers.webkit import WebKit

BROWSERS: dict[str, Callable[[], Browser]] = {"firefox": Firefox, "webkit": WebKit}
HOT_SEAT = "hot-seat"
SITE = "site"


def plays(browser: Browser, what: str, play: Callable[[str], str]) -> bool:
    began = time.monotonic()
    try:
        told = play(what)
    except (Late, AssertionError) as missing:
        print(f"{browser.name}: {what} FAILED: {missing}", flush=True)
        return False
    print(f"{browser.name}: {what}: {told}, {time.monotonic() - began:.0f} s", flush=True)
    return True


@contextlib.contextmanager
def at_a_house(browser: Browser, folder: Path) -> Iterator[Callable[[str], str]]:
    house = House(f"sqlite:///{folder / 'tables.db'}", "")

    def play(what: str) -> str:
        return (
            hot_seat(browser, house.url) if what == HOT_SEAT else one_guided_match(browser, house.url, what)
        )

    house.migrate()
    house.start()
    try:
        yield play
    finally:
        house.close()


@contextlib.contextmanager
def on_a_site(browser: Browser, folder: Path) -> Iterator[Callable[[str], str]]:
    """Every match has a web space, and so an origin, of its own: each is a first visit."""
    write_site(folder / "site", "/site/", WEB / "node_modules" / "pyodide", KEPT)

    def play(game: str) -> str:
        host = Host(folder)
        try:
            return left_and_come_back_to(browser, f"http://localhost:{host.port}/site", game, host.stop)
        finally:
            host.stop()

    yield play


def main(name: str, *words: str) -> int:
    on_site = words[:1] == (SITE,)
    games = words[on_site:] or (*installed_games(), *([] if on_site else [HOT_SEAT]))
    place = on_a_site if on_site else at_a_house
    with (
        tempfile.TemporaryDirectory() as folder,
        contextlib.closing(BROWSERS[name]()) as browser,
        place(browser, Path(folder)) as play,
    ):
        done = [plays(browser, what, play) for what in games]
    return 0 if all(done) else 1


def broken_off(number: int, _: object) -> None:
    """Whoever ends this from outside must not leave a browser and a house behind."""
    sys.exit(128 + number)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, broken_off)
    sys.exit(main(*sys.argv[1:]))
