"""An authenticator in software, for tests: makes passkeys and signs with them, as a phone would."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


def spelled(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One passkey of one person."""

    def __init__(self, origin: str, site: str = "localhost") -> None:
        self.origin, self.site = origin, site
        self.id, self.user = secrets.token_bytes(16), ""
        self.count = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def _said(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _data(self, flags: int, more: bytes = b"") -> bytes:
        self.count += 1
        site = hashlib.sha256(self.site.encode()).digest()
        return site + bytes([flags]) + self.count.to_bytes(4, "big") + more

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer `navigator.credentials.create`."""
        self.user = options["user"]["id"]
        at = self._key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: at.x.to_bytes(32, "big"), -3: at.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)
        data = self._data(PRESENT | VERIFIED | ATTESTED, attested)
        told = {
            "clientDataJSON": spelled(self._said("webauthn.create", options["challenge"])),
            "attestationObject": spelled(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }
        return self._credential(told)

    def sign(self, options: dict[str, Any], flags: int = PRESENT | VERIFIED) -> dict[str, Any]:
        """Answer `navigator.credentials.get`."""
        said, data = self._said("webauthn.get", options["challenge"]), self._data(flags)
        signature = self._key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(SHA256()))
        told = {
            "clientDataJSON": spelled(said),
            "authenticatorData": spelled(data),
            "signature": spelled(signature),
            "userHandle": self.user,
        }
        return self._credential(told)

    def _credential(self, response: dict[str, Any]) -> dict[str, Any]:
        name = spelled(self.id)
        return {
            "id": name, "rawId": name, "type": "public-key", "response": response,
            "clientExtensionResults": {},
        }  # fmt: skip
