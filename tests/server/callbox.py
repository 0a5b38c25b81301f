"""Where calls arrive in tests: a web server that takes push messages and webhooks, and a mail server. Both
are real and on loopback, and keep what they get."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import threading
import time
from collections.abc import Callable, Iterator
from email import message_from_bytes
from email.message import Message
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece  # type: ignore[import-untyped]
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

PATIENCE = 60.0


class Posted(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


def unspelled(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def spelled(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """A browser's subscription: its keys never leave it, and only it can read what is sent to it."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key, self._auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.keys = {"p256dh": spelled(point), "auth": spelled(self._auth)}

    def reads(self, posted: Posted) -> dict[str, Any]:
        plain = http_ece.decrypt(
            posted.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        said: dict[str, Any] = json.loads(plain)
        return said


def signed_for(posted: Posted, public: str) -> dict[str, Any]:
    """What the house says about itself to a push service, if its signature is good."""
    words = dict(part.strip().split("=", 1) for part in posted.headers["authorization"][6:].split(","))
    assert words["k"] == public
    head, body, signature = words["t"].split(".")
    raw = unspelled(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unspelled(public))
    key.verify(der, f"{head}.{body}".encode(), ec.ECDSA(SHA256()))
    claims: dict[str, Any] = json.loads(unspelled(body))
    return claims


class Callbox:
    def __init__(self) -> None:
        self.posted: list[Posted] = []
        self.letters: list[Message] = []
        self.says: Callable[[str], int] = lambda path: 201
        """The status that a path is answered with."""
        box = self

        class Taken(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                headers = {name.lower(): value for name, value in self.headers.items()}
                box.posted.append(Posted(self.path, headers, body))
                status = box.says(self.path)
                self.send_response(status)
                if 300 <= status < 400:
                    self.send_header("location", f"http://127.0.0.1:{box.port}/stolen")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None: ...

        class Mailbox:
            async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
                read = message_from_bytes(envelope.content, policy=default)
                read["X-To"] = ",".join(envelope.rcpt_tos)
                box.letters.append(read)
                return "250 taken"

        self._web = ThreadingHTTPServer(("127.0.0.1", 0), Taken)
        self.port = self._web.server_port
        self.url = f"http://127.0.0.1:{self.port}"
        threading.Thread(target=self._web.serve_forever, daemon=True).start()
        self._mail = Controller(Mailbox(), hostname="127.0.0.1", port=free_port())
        self._mail.start()
        self.smtp = f"smtp://127.0.0.1:{self._mail.port}"

    def close(self) -> None:
        self._web.shutdown()
        self._web.server_close()
        self._mail.stop()

    def settings(self, **more: Any) -> dict[str, Any]:
        """Of a house that may call this box and is quick about it."""
        return {
            "mail": self.smtp, "mail_from": "table@house.example", "may_call": ("127.0.0.0/8",),
            "call_after": 0.1, **more,
        }  # fmt: skip

    def at(self, path: str) -> list[Posted]:
        return [one for one in self.posted if one.path.startswith(path)]

    async def until(self, there: Callable[[], object]) -> None:
        end = time.monotonic() + PATIENCE
        while not there():
            assert time.monotonic() < end, (self.posted, self.letters)
            await asyncio.sleep(0.05)


def free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def callbox() -> Iterator[Callbox]:
    box = Callbox()
    try:
        yield box
    finally:
        box.close()
