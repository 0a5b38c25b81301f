"""What axe-core finds on a page."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page) -> list[str]:
    """What axe still finds once the picture rests: a panel that fades in has no contrast for a moment."""
    found = axe(page)
    for _ in range(10):
        if not found:
            break
        page.wait_for_timeout(500)
        found = axe(page)
    return found


def axe(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    page.wait_for_timeout(100)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [
        f"{one['id']}: {node['failureSummary'].splitlines()[-1].strip()} ({node['html'][:160]})"
        for one in found
        for node in one["nodes"][:1]
    ]
