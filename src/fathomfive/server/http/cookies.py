"""The cookie that says who somebody is."""

from __future__ import annotations

import hashlib

from itsdangerous import BadSignature, Signer

COOKIE = "fathom_guest"
A_YEAR = 365 * 24 * 3600


class Cookies:
    """Signs and reads the guest cookie."""

    def __init__(self, secret: str) -> None:
        self._signer = Signer(secret, salt="fathom-guest", digest_method=hashlib.sha256)

    def sign(self, guest: str) -> str:
        return self._signer.sign(guest).decode()

    def read(self, cookie: str) -> str | None:
        try:
            return self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return None
