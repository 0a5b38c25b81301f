"""What is wrong with how a page looks: words in two pieces and what axe finds, on a desk and a phone, by night and by day."""

from __future__ import annotations

from typing import Literal

from playwright.sync_api import Page, ViewportSize

from tests.browser.axe import violations
from tests.browser.boxes import WRONG

DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
LIGHTS: tuple[Literal["dark", "light"], ...] = ("dark", "light")


def faults(page: Page, where: str) -> list[str]:
    """Of a page as it lies there, on both screens in both lights."""
    found = []
    for size in (DESK, PHONE):
        page.set_viewport_size(size)
        for light in LIGHTS:
            page.emulate_media(color_scheme=light)
            page.wait_for_timeout(300)
            broken = [one for one in page.evaluate(WRONG) if one.startswith("broken")]
            found += [f"{where}, {size['width']}, {light}: {fault}" for fault in (*broken, *violations(page))]
    page.set_viewport_size(DESK)
    page.emulate_media(color_scheme="dark")
    return found
