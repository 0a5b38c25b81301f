"""What the site's tests share with those of the server: the built client."""

from tests.browser.conftest import client

__all__ = ["client"]
