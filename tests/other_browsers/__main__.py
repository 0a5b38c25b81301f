"""Other browsers at our tables: each plays the guided match of every game by the light, and a hot seat.

    python -m tests.other_browsers firefox            (Debian: firefox-esr)
    xvfb-run -a python -m tests.other_browsers webkit (Debian: webkit2gtk-driver, xvfb)

Further words are games; without any it is all five and the hot seat.
"""

from __future__ import annotations

import signal
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from fathomfive.kernel.game import installed_games
from tests.browser.house import House
from tests.other_browsers.driving import Browser, Late
from tests.other_browsers.firefox import Firefox
from tests.other_browsers.playing import hot_seat, one_guided_match
from tests.other_browsers.webkit import WebKit

BROWSERS: dict[str, Callable[[], Browser]] = {"firefox": Firefox, "webkit": WebKit}
HOT_SEAT = "hot-seat"


def plays(browser: Browser, house: House, what: str) -> bool:
    began = time.monotonic()
    try:
        told = (
            hot_seat(browser, house.url) if what == HOT_SEAT else one_guided_match(browser, house.url, what)
        )
    except (Late, AssertionError) as missing:
        print(f"{browser.name}: {what} FAILED: {missing}", flush=True)
        return False
    print(f"{browser.name}: {what}: {told}, {time.monotonic() - began:.0f} s", flush=True)
    return True


def main(name: str, *wanted: str) -> int:
    with tempfile.TemporaryDirectory() as folder:
        house = House(f"sqlite:///{Path(folder) / 'tables.db'}", "")
        house.migrate()
        house.start()
        browser = BROWSERS[name]()
        try:
            done = [plays(browser, house, what) for what in wanted or (*installed_games(), HOT_SEAT)]
        finally:
            browser.close()
            house.close()
    return 0 if all(done) else 1


def broken_off(number: int, _: object) -> None:
    """Whoever ends this from outside must not leave a browser and a house behind."""
    sys.exit(128 + number)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, broken_off)
    sys.exit(main(*sys.argv[1:]))
