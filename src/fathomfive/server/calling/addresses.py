"""The one check that every address passes which a guest gives us to call: webhooks and push services alike.

A guest's address must not lead into the host's own network. So a name is resolved here, every address it has
must be one of the open internet, and what is connected to is what was looked at: the name is not asked again.
Networks that the operator admits are called all the same, also without TLS.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias
from urllib.parse import urlsplit

IP: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address

PORTS = (443, 8443)
MOST_ADDRESS = 1000
SLOW = 5.0
"""Seconds to wait for a name."""
INSIDE = [
    ipaddress.ip_network(one)
    for one in (
        "64:ff9b::/96",  # an IPv4 address behind a gateway, which may lead home
        "64:ff9b:1::/48",
        "100.64.0.0/10",
        "192.0.0.0/24",
        "198.18.0.0/15",
        "2001::/23",
        "2002::/16",
        "fec0::/10",
    )
]
"""What Python's idea of a global address lets through somewhere between its versions, or wraps another in."""


class Unfit(Exception):
    """An address that must not be called; `why` is the end of a message's name."""

    def __init__(self, why: str) -> None:
        self.why = why
        super().__init__(why)


class Pinned(NamedTuple):
    """Where to connect to, whatever the name says a moment later."""

    url: str
    host: str
    port: int
    addresses: tuple[str, ...]


def networks(given: Sequence[str]) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    """What the operator admits. Raises ValueError for what is no network."""
    return [ipaddress.ip_network(one) for one in given]


async def pinned(url: str, may_call: Sequence[str] = ()) -> Pinned:
    """Where this address leads, if it may be called; raises `Unfit`."""
    host, port, tls = _parts(url)
    try:
        async with asyncio.timeout(SLOW):
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError, TimeoutError) as error:
        raise Unfit("unknown") from error
    addresses = [ipaddress.ip_address(str(one[4][0]).partition("%")[0]) for one in found]
    if not addresses:
        raise Unfit("unknown")
    if not all(_admitted(one, may_call) for one in addresses):
        if not all(_outside(one) for one in addresses):
            raise Unfit("inside")
        if not tls:
            raise Unfit("plain")
        if port not in PORTS:
            raise Unfit("port")
    return Pinned(url, host, port, tuple(dict.fromkeys(str(one) for one in addresses)))


def _parts(url: str) -> tuple[str, int, bool]:
    """Host, port and whether it is TLS."""
    if (
        len(url) > MOST_ADDRESS
        or not url.isascii()
        or any(letter <= " " or letter == "\x7f" for letter in url)
    ):
        raise Unfit("form")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError as error:
        raise Unfit("form") from error
    if parts.scheme not in ("https", "http") or not host or parts.username or parts.password:
        raise Unfit("form")
    if "\\" in url or "@" in parts.netloc:
        raise Unfit("form")
    tls = parts.scheme == "https"
    return host, port or (443 if tls else 80), tls


def _plain(address: IP) -> IP:
    """An IPv4 address that is only written as one of IPv6."""
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address


def _outside(address: IP) -> bool:
    plain = _plain(address)
    if not plain.is_global or plain.is_multicast or plain.is_reserved or plain.is_unspecified:
        return False
    return not any(plain.version == inside.version and plain in inside for inside in INSIDE)


def _admitted(address: IP, may_call: Sequence[str]) -> bool:
    plain = _plain(address)
    return any(plain.version == one.version and plain in one for one in networks(may_call))
