"""Sending letters, in a process of its own: encrypting, resolving names and waiting for others' servers costs
whoever moves nothing. A job for `Workers`; its libraries are loaded there and nowhere else.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Sequence
from typing import Any, Literal, TypeAlias
from urllib.parse import unquote, urlsplit

import msgspec

from fathomfive.server.calling.addresses import Pinned, Unfit, pinned
from fathomfive.server.calling.letters import Letter, hook, mail, push_data

Outcome: TypeAlias = Literal["sent", "again", "wrong", "gone"]
"""`again`: later, perhaps; `wrong`: not this one; `gone`: there is nobody there any more."""

SLOW = 10.0
"""Seconds that one letter may take."""
KEPT_FOR = 24 * 3600
"""Seconds for which a push service keeps a notice for a phone that is off."""
VALID_FOR = 3600
"""Seconds for which what we sign for one push service is good."""


class Sender(msgspec.Struct, frozen=True, kw_only=True):
    """The house as those see it who pass letters on."""

    vapid: str
    """The secret number of the house's pair of keys, in hexadecimal."""
    contact: str = ""
    mail: str = ""
    mail_from: str = ""
    may_call: tuple[str, ...] = ()


def deliver(letters: Sequence[Letter], sender: Sender) -> list[Outcome]:
    """Send them all at once, and say what became of each."""
    _give_way()
    return asyncio.run(_deliver(letters, sender))


def _give_way() -> None:
    """Nobody waits for a letter as somebody waits for their move."""
    if os.nice(0) < 10:
        os.nice(10)


async def _deliver(letters: Sequence[Letter], sender: Sender) -> list[Outcome]:
    return await asyncio.gather(*(_one(letter, sender) for letter in letters))


async def _one(letter: Letter, sender: Sender) -> Outcome:
    try:
        async with asyncio.timeout(SLOW):
            if letter.kind == "mail":
                return await _mail(letter, sender)
            return await _post(letter, sender)
    except Unfit as unfit:
        return "again" if unfit.why == "unknown" else "wrong"
    except (OSError, TimeoutError):
        return "again"
    except ValueError:  # keys that are none, a header that would be two
        return "wrong"


# --- by HTTP --------------------------------------------------------------------------------------------


async def _post(letter: Letter, sender: Sender) -> Outcome:
    url, body, headers = _request(letter, sender)
    status = await post(await pinned(url, sender.may_call), body, headers)
    if 200 <= status < 300:
        return "sent"
    if letter.kind == "push" and status in (404, 410):
        return "gone"
    return "again" if status in (408, 425, 429) or status >= 500 else "wrong"


def _request(letter: Letter, sender: Sender) -> tuple[str, bytes, dict[str, str]]:
    if letter.kind == "push":
        return letter.address, *_encrypted(letter, sender)
    url, body = hook(letter)
    return url, body, {"Content-Type": "application/json"}


async def post(to: Pinned, body: bytes, headers: dict[str, str]) -> int:
    """The status of an answer whose words nobody reads. No redirect is followed, no proxy or cookie taken."""
    import aiohttp
    from aiohttp.abc import AbstractResolver, ResolveResult

    class Looked(AbstractResolver):
        """Knows what was looked at, and nothing else."""

        async def resolve(self, host: str, port: int = 0, family: Any = 0) -> list[ResolveResult]:
            if host != to.host:
                raise OSError(f"nobody asked for {host}")
            return [
                ResolveResult(hostname=host, host=one, port=to.port, family=family, proto=0, flags=0)
                for one in to.addresses
            ]

        async def close(self) -> None: ...

    line = aiohttp.TCPConnector(resolver=Looked(), use_dns_cache=False, force_close=True)
    wait = aiohttp.ClientTimeout(total=SLOW)
    jar = aiohttp.DummyCookieJar()
    try:
        async with (
            aiohttp.ClientSession(connector=line, timeout=wait, cookie_jar=jar, trust_env=False) as session,
            session.post(to.url, data=body, headers=headers, allow_redirects=False) as answer,
        ):
            return answer.status
    except aiohttp.ClientError as error:
        raise OSError(type(error).__name__) from error


def _encrypted(letter: Letter, sender: Sender) -> tuple[bytes, dict[str, str]]:
    """For this one browser alone; what says who we are is for its push service alone."""
    import hashlib

    from py_vapid import Vapid02  # type: ignore[import-untyped]
    from pywebpush import WebPusher  # type: ignore[import-untyped]

    keys = msgspec.json.decode(letter.keys, type=dict[str, str])
    body = WebPusher({"endpoint": letter.address, "keys": keys}).encode(push_data(letter))["body"]
    parts = urlsplit(letter.address)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + VALID_FOR,
        "sub": sender.contact,
    }
    signed = Vapid02(private_key=house_key(sender.vapid)).sign(claims)
    headers = {
        "Authorization": signed["Authorization"],
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_FOR),
        "Urgency": "high",
        "Topic": hashlib.blake2b(letter.table.encode(), digest_size=12).hexdigest(),
    }
    return body, headers


def house_key(secret: str) -> Any:
    """The house's own key, made of the random number that its first database keeps."""
    from cryptography.hazmat.primitives.asymmetric import ec

    order = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
    return ec.derive_private_key(1 + int(secret, 16) % (order - 1), ec.SECP256R1())


def public_half(secret: str) -> bytes:
    """What a browser subscribes with."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point: bytes = house_key(secret).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return point


# --- by mail --------------------------------------------------------------------------------------------


async def _mail(letter: Letter, sender: Sender) -> Outcome:
    import aiosmtplib

    if not sender.mail:  # here; another node may have a server for it
        return "again"
    to = urlsplit(sender.mail)
    try:
        await aiosmtplib.send(
            mail(letter, sender.mail_from),
            hostname=to.hostname or "localhost",
            port=to.port or {"smtps": 465}.get(to.scheme, 587 if to.username else 25),
            username=unquote(to.username) if to.username else None,
            password=unquote(to.password) if to.password else None,
            use_tls=to.scheme == "smtps",
            timeout=SLOW,
        )
    except aiosmtplib.SMTPResponseException as error:
        return "wrong" if 500 <= error.code < 600 else "again"
    except aiosmtplib.SMTPRecipientsRefused as error:
        return "wrong" if all(500 <= one.code < 600 for one in error.recipients) else "again"
    except aiosmtplib.SMTPException as error:
        raise OSError(type(error).__name__) from error
    return "sent"
