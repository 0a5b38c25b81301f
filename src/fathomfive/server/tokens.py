"""Random names and secrets: ids of guests and tables, link tokens, the cookie that says who somebody is."""

from __future__ import annotations

import base64
import hashlib
import secrets

from itsdangerous import BadSignature, Signer

COOKIE = "fathom_guest"
A_YEAR = 365 * 24 * 3600


def new_id() -> str:
    """128 random bits."""
    return secrets.token_urlsafe(16)


def table_id(shard: str) -> str:
    """Easy to read aloud: the shard's letter, then 60 random bits in small letters and digits."""
    return shard + base64.b32encode(secrets.token_bytes(8)).decode().lower()[:12]


def hashed(token: str) -> str:
    """How a token is kept. It is random, so a plain hash is enough."""
    return hashlib.blake2b(token.encode(), digest_size=32, person=b"fathom-5-token").hexdigest()


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
