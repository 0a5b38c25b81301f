"""The cookie that says who somebody is, and on which device."""

from __future__ import annotations

import hashlib

from itsdangerous import BadSignature, Signer

COOKIE = "fathom_guest"
BETWEEN = ":"
BEFORE = "before"
"""Cookies from before there were devices are all one."""
A_YEAR = 365 * 24 * 3600


class Cookies:
    """Signs and reads the guest cookie."""

    def __init__(self, secret: str) -> None:
        self._signer = Signer(secret, salt="fathom-guest", digest_method=hashlib.sha256)

    def sign(self, guest: str, device: str) -> str:
        return self._signer.sign(f"{guest}{BETWEEN}{device}").decode()

    def read(self, cookie: str) -> tuple[str, str] | None:
        """Guest and device."""
        try:
            guest, _, device = self._signer.unsign(cookie).decode().partition(BETWEEN)
        except (BadSignature, UnicodeError):
            return None
        return guest, device or BEFORE
