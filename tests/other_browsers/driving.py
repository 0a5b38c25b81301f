"""What a test needs of any browser: open a page, look into it, press where a finger would.

Each browser is driven in the language it speaks itself, without a package between: `firefox.py`, `webkit.py`.
"""

from __future__ import annotations

import json
import socket
import time
from typing import Any, Protocol

PATIENCE = 180.0
"""Seconds until something that must come is given up; a busy machine needs many."""
SPOT = """wanted => {
  const reached = (one) => {
    const {left, top, width, height} = one.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const on = document.elementFromPoint(x, y);
    return on && (one.contains(on) || on.contains(one)) ? [x, y] : null;
  };
  for (const one of document.querySelectorAll(wanted)) {
    if (!one.checkVisibility() || one.disabled) continue;
    const spot = reached(one);
    if (spot) return spot;
    one.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
    if (reached(one)) return reached(one);
  }
  return null;
}"""
"""The middle of the first such thing that can be pressed there: nothing lies over it.

What can be pressed where it is stays there: asked for the centre again, Firefox scrolls by a pixel.
"""


class Browser(Protocol):
    """A window of its own, 1280 by 800."""

    name: str

    def open(self, address: str) -> None: ...

    def reload(self) -> None: ...

    def run(self, function: str, *given: object) -> Any:
        """What a function of the page's own language gives there."""

    def click(self, x: int, y: int) -> None:
        """By the mouse, from elsewhere: who does not move between two clicks meant only the first."""

    def close(self) -> None: ...


class Late(AssertionError):
    """Something that had to come has not come."""


def until(browser: Browser, condition: str, *given: object, patience: float = PATIENCE) -> Any:
    """Wait for a condition in the page, and say what it gave."""
    deadline = time.monotonic() + patience
    while not (found := browser.run(condition, *given)):
        if time.monotonic() > deadline:
            words = browser.run("() => document.body.innerText.slice(0, 300)")
            raise Late(f"in vain: {condition[:120]} {given}; the page says {words!r}")
        time.sleep(0.05)
    return found


def press(browser: Browser, wanted: str) -> None:
    """Once it lies still: what slides away under the mouse is not what was meant."""
    deadline = time.monotonic() + PATIENCE
    spot, before = until(browser, SPOT, wanted), None
    while spot != before:
        if time.monotonic() > deadline:
            raise Late(f"it never lies still: {wanted} at {before} and {spot}")
        time.sleep(0.1)
        before, spot = spot, until(browser, SPOT, wanted)
    browser.click(*spot)


def called(function: str, given: tuple[object, ...]) -> str:
    """A call as an expression, for whoever takes no arguments."""
    return f"({function})({', '.join(json.dumps(one) for one in given)})"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
