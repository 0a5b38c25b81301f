"""Random names and secrets: ids of guests and tables, tokens of links."""

from __future__ import annotations

import base64
import hashlib
import secrets


def new_id() -> str:
    """128 random bits."""
    return secrets.token_urlsafe(16)


def table_id(shard: str) -> str:
    """Easy to read aloud: the shard's letter, then 60 random bits in small letters and digits."""
    return shard + base64.b32encode(secrets.token_bytes(8)).decode().lower()[:12]


def hashed(token: str) -> str:
    """How a token is kept. It is random, so a plain hash is enough."""
    return hashlib.blake2b(token.encode(), digest_size=32, person=b"fathom-5-token").hexdigest()
