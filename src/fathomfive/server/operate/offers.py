"""What the operator of a house lets people play, and how much of it: read off the command line."""

from __future__ import annotations

import msgspec

from fathomfive.kernel.game import Refused, find_game
from fathomfive.kernel.text import say
from fathomfive.tables.settings import Allowances


def offered(given: str) -> tuple[str, ...] | None:
    """Some of the installed games; all of them if none is named."""
    names = tuple(name for name in (word.strip() for word in given.split(",")) if name)
    for name in names:
        find_game(name)
    return names or None


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
