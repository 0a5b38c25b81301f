"""What the operator of a house lets people play, and how much of it: read off the command line."""

from __future__ import annotations

from ipaddress import ip_network

import msgspec

from fathomfive.kernel.game import Refused, find_game
from fathomfive.kernel.text import say
from fathomfive.server.calling.addresses import networks
from fathomfive.tables.settings import Allowances


def offered(given: str) -> tuple[str, ...] | None:
    """Some of the installed games; all of them if none is named."""
    names = tuple(name for name in (word.strip() for word in given.split(",")) if name)
    for name in names:
        find_game(name)
    return names or None


def callable_networks(given: list[str]) -> tuple[str, ...]:
    """Parts of the host's own network that guests may have called."""
    for one in given:
        try:
            networks([one])
        except ValueError as error:
            raise Refused(say("refused-network", given=one)) from error
    return tuple(given)


def trusted(given: list[str]) -> tuple[str, ...]:
    """Addresses and networks of the web servers in front; several in one word have commas between them."""
    words = [word.strip() for words in given for word in words.split(",") if word.strip()]
    for word in words:
        try:
            ip_network(word)
        except ValueError as error:
            raise Refused(say("refused-no-address", address=word)) from error
    return tuple(words)


def allowances(given: list[str]) -> Allowances:
    """The usual limits, with those that were named."""
    known = Allowances.__struct_fields__
    wanted: dict[str, int] = {}
    for word in given:
        name, _, number = word.partition("=")
        if name not in known or not number.isdecimal():
            raise Refused(say("refused-limit", given=word, known=", ".join(known)))
        wanted[name] = int(number)
    return msgspec.structs.replace(Allowances(), **wanted)
