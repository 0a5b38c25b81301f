"""What the site's tests share: the built client, and a browser."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import client
from tests.chromium import start

__all__ = ["client"]


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """For one file: while Playwright runs, no test that awaits can run in the same process."""
    with sync_playwright() as playwright:
        yield start(playwright)
