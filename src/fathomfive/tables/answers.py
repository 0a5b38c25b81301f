"""What a house answers to a call that is no frame of a socket: one shape, whoever carries it to a person.

A server sends these over HTTP, a house in a browser hands them to its page.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from fathomfive.kernel.rules import Rule
from fathomfive.kernel.text import Text
from fathomfive.tables.house import House
from fathomfive.tables.jobs import Verified
from fathomfive.tables.protocol import ChatInfo, GameInfo, Line, Summary, TableInfo
from fathomfive.tables.settings import WhoOpens
from fathomfive.tables.table import Table
from fathomfive.tables.views import summary

# --- a no -------------------------------------------------------------------------------------------------


class ErrorBody(msgspec.Struct, omit_defaults=True):
    reason: str
    why: Text
    rule: str = ""
    request: str = ""


class Problem(msgspec.Struct, omit_defaults=True):
    """The body of every answer of 4xx and 5xx."""

    error: ErrorBody
    moment: Any = None


# --- games and guests -------------------------------------------------------------------------------------


class Games(msgspec.Struct):
    games: list[GameInfo]


class Rules(msgspec.Struct):
    rules: list[Rule]
    about: dict[str, str]
    """Which rule says what a thing on the table is, by its name or the name of its kind."""


class GuestInfo(msgspec.Struct):
    id: str
    name: str


class Me(msgspec.Struct, omit_defaults=True):
    guest: GuestInfo | None
    release: str
    protocol: int
    opens: WhoOpens = "everyone"
    """Who may open tables in this house."""
    may_open: bool = True
    """Whether this guest may; somebody who is nobody yet has no key."""
    reach: str = ""
    """For whoever sits at the host's own machine: where others in the room find it."""


# --- tables -----------------------------------------------------------------------------------------------


class Tables(msgspec.Struct):
    tables: list[Summary]


class Made(msgspec.Struct, omit_defaults=True):
    table: TableInfo
    play: str = ""
    watch: str = ""


async def my_tables(house: House, guest: str) -> Tables:
    """A guest's tables, those that wait for them first."""
    mine = await house.stores.mine(guest)
    names = await house.stores.names(owner for one in mine for owner in one.owners.values())
    found = [summary(one, house.games, names, guest) for one in mine]
    return Tables(sorted(found, key=lambda one: not (one.yours and one.phase == "playing")))


# --- matches ----------------------------------------------------------------------------------------------


class Written(msgspec.Struct):
    seq: int


class Then(msgspec.Struct):
    """A moment of the past."""

    seq: int
    scene: msgspec.Raw
    stage: msgspec.Raw


class Log(msgspec.Struct):
    lines: list[Line]
    head: int


class DiceInfo(msgspec.Struct, omit_defaults=True):
    commitment: str
    nonces: dict[str, str]
    over: bool
    secret: str = ""
    salt: str = ""
    key: str = ""


def dice_info(table: Table) -> DiceInfo:
    """The promise, and once the match is over, what was promised."""
    nonces = {str(seat): nonce for seat, nonce in enumerate(table.nonces) if nonce}
    if table.row.phase != "over":
        return DiceInfo(table.row.commitment, nonces, False)
    opening = table.opening
    nonces = {str(seat): nonce for seat, nonce in enumerate(opening.nonces) if nonce}
    return DiceInfo(opening.commitment, nonces, True, opening.secret, opening.salt, opening.key)


class Verdict(msgspec.Struct, omit_defaults=True):
    ok: bool
    """Every entry holds, and the promise of the dice covers the whole match."""
    entries: int = 0
    """How many were checked."""
    covers: Literal["match", "nothing", ""] = ""
    """What the promise covers, where every entry that was checked holds."""
    adopted: int = 0
    """The entry that put a saved match on the table: nobody can say where that came from."""
    why: str = ""
    """What does not hold."""


def verdict_on(found: Verified) -> Verdict:
    if found.fault:
        return Verdict(False, why=found.fault)
    return Verdict(found.promised, found.entries, "match" if found.promised else "nothing", found.adopted)


class ChatLog(msgspec.Struct):
    lines: list[ChatInfo]
    muted: list[str]
