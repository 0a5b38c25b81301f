"""The signed word that ends a way of being called: whoever has the message may end it, and nothing else."""

from __future__ import annotations

import hashlib

from itsdangerous import BadSignature, URLSafeSerializer


class Stopping:
    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(
            secret, salt="fathom-stop", signer_kwargs={"digest_method": hashlib.sha256}
        )

    def token(self, guest: str, channel: str) -> str:
        return str(self._signer.dumps([guest, channel]))

    def read(self, token: str) -> tuple[str, str] | None:
        """Guest and channel."""
        try:
            guest, channel = self._signer.loads(token)
        except (BadSignature, ValueError, TypeError):
            return None
        return (guest, channel) if isinstance(guest, str) and isinstance(channel, str) else None
