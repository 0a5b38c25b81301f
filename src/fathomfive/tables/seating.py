"""Who sits where: sit down, stand up, ready, bots, cover and return, host, start. Works like `moves.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from fathomfive.bots import BOTS, USUAL_BOT
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, Refused, Setup
from fathomfive.kernel.journal import Arranged, Covered, Proposed, Seated
from fathomfive.kernel.text import say
from fathomfive.tables.changes import Frees, Owns
from fathomfive.tables.entries import Begun, Readied
from fathomfive.tables.moves import Draft, must_be_undecided
from fathomfive.tables.refusal import Refusal
from fathomfive.tables.table import Place, Table, rules_hash

MOST_NONCE = 64
SET_UP = {"seats", "options", "overrides"}
"""What the match starts from."""
AGREED = ("undo", "patience", "pointing")
"""Settings that decide who may do what in play: everybody plays by the ones they sat down to."""


def must_host(table: Table, guest: str) -> None:
    if table.row.host != guest:
        raise Refusal("forbidden", "refused-host-only")


def must_be_live(table: Table) -> None:
    """In the lobby or in play; a table that is over stays as it is."""
    if table.row.phase == "frozen":
        raise Refusal("frozen", "refused-frozen")
    if table.row.phase == "over":
        raise Refusal("phase", "refused-over")


def must_be_lobby(table: Table) -> None:
    must_be_live(table)
    if table.row.phase != "lobby":
        raise Refusal("phase", "refused-begun")


def place_of(table: Table, seat: int) -> Place:
    if not 0 <= seat < len(table.places):
        raise Refusal("not-found", say("refused-no-such-seat", seat=seat))
    return table.places[seat]


def known_bot(name: str) -> str:
    if name not in BOTS:
        raise Refusal("refused", say("refused-no-such-bot", bot=name, known=", ".join(BOTS)))
    return name


def sit(table: Table, guest: str, seat: int, nonce: str) -> Draft:
    """Take a free seat. At a table that nobody hosts, such as the operator's, the first one hosts it."""
    must_be_live(table)
    place = place_of(table, seat)
    if table.owners.get(seat) == guest:
        raise Refusal("refused", say("refused-already-yours", seat=seat))
    if place.by != "free":
        raise Refusal("conflict", say("refused-seat-taken", seat=seat))
    if len(nonce) > MOST_NONCE:
        raise Refusal("bad-request", "refused-bad-request")
    if table.row.phase == "playing" and table.seats_of(guest) and _must_not_see_more(table, guest):
        raise Refusal("refused", "refused-two-pairs-of-eyes")
    table.owners[seat] = guest
    hosts = {} if table.row.host or table.row.phase != "lobby" else {"host": guest}
    return Draft(Seated(seat, "person", nonce=nonce), [Owns(seat, guest)], hosts)


def _must_not_see_more(table: Table, guest: str) -> bool:
    """Whether somebody plays against this guest: then one seat's hidden cards must do."""
    return not table.cooperative and not table.speaks_alone(guest)


def stand_up(table: Table, guest: str, seat: int) -> Draft:
    """Give a seat up. In play a bot keeps it until somebody sits down: nobody waits for an empty chair."""
    must_be_live(table)
    place_of(table, seat)
    if table.owners.get(seat) != guest:
        raise Refusal("forbidden", say("refused-not-your-seat", seat=seat))
    del table.owners[seat]
    return Draft(Seated(seat, "free", _keeper(table, seat)), [Frees(seat)])


def _keeper(table: Table, seat: int) -> str:
    """The bot that plays a seat while it is free: the one that did, or the usual one; none in the lobby."""
    return table.places[seat].played_by_bot or USUAL_BOT if table.row.phase == "playing" else ""


def ready(table: Table, guest: str, seat: int, is_ready: bool) -> Draft:
    must_be_lobby(table)
    place_of(table, seat)
    if table.owners.get(seat) != guest:
        raise Refusal("forbidden", say("refused-not-your-seat", seat=seat))
    return Draft(Readied(seat, is_ready))


def seat_bot(table: Table, guest: str, seat: int, bot: str) -> Draft:
    """A bot on a free seat; no name frees it again, and in play the bot keeps it until somebody sits down.

    While others play, a bot's seat stays a bot's: who could free it could sit down there and look.
    """
    must_host(table, guest)
    must_be_live(table)
    place = place_of(table, seat)
    if place.by == "person":
        raise Refusal("conflict", say("refused-seat-taken", seat=seat))
    if place.by == "bot" and table.row.phase == "playing" and not table.speaks_alone(guest):
        raise Refusal("refused", "refused-bot-plays")
    if not bot:
        return Draft(Seated(seat, "free", _keeper(table, seat)))
    return Draft(Seated(seat, "bot", known_bot(bot)))


def step_away(table: Table, guest: str, seat: int) -> Draft:
    """The usual bot plays this seat until its owner takes it back; the seat stays theirs."""
    return cover(table, guest, seat, USUAL_BOT, False)


def step_in(table: Table, seat: int) -> Draft:
    """The table's patience with an absent player is over: a bot plays on, without anybody's word."""
    if not table.places[seat].owned_and_uncovered or seat not in table.waiting:
        raise Refusal("refused", say("refused-nothing-to-cover", seat=seat))
    return Draft(Covered(seat, USUAL_BOT))


def cover(table: Table, guest: str, seat: int, bot: str, offered: bool) -> Draft:
    """A bot plays until the owner is back. Your own seat at any time; another's only once it is offered."""
    must_be_live(table)
    if table.row.phase != "playing":
        raise Refusal("phase", "refused-not-begun")
    place = place_of(table, seat)
    if not place.owned_and_uncovered:
        raise Refusal("refused", say("refused-nothing-to-cover", seat=seat))
    if table.owners.get(seat) != guest:
        if not table.seats_of(guest):
            raise Refusal("forbidden", "refused-seated-only")
        if not offered:
            raise Refusal("refused", say("refused-not-away", seat=seat, patience=table.row.patience))
    return Draft(Covered(seat, known_bot(bot)))


def come_back(table: Table, guest: str, seat: int) -> Draft:
    must_be_live(table)
    place = place_of(table, seat)
    if table.owners.get(seat) != guest:
        raise Refusal("forbidden", say("refused-not-your-seat", seat=seat))
    if not place.cover:
        raise Refusal("refused", say("refused-not-covered", seat=seat))
    return Draft(Covered(seat, ""))


def arrange(table: Table, guest: str, wanted: Mapping[str, Any]) -> Draft:
    """Change settings, and in the lobby the set-up.

    What everybody plays by: in the lobby they say again that they are ready, in play they vote on it.
    """
    must_host(table, guest)
    columns = {name: wanted[name] for name in ("name", "chat") if name in wanted}
    agreed = {
        name: wanted[name] for name in AGREED if wanted.get(name, _now(table, name)) != _now(table, name)
    }
    if table.origin.challenge and (SET_UP & wanted.keys() or "undo" in agreed):
        raise Refusal("refused", "refused-challenge-fixed")
    if SET_UP & wanted.keys():
        must_be_lobby(table)
        setup = checked(table, wanted_setup(table, wanted))
        if any(place.by != "free" for place in table.places[setup.seats :]):
            raise Refusal("conflict", say("refused-seats-taken", seats=setup.seats))
        table.arrange(setup)
        columns["setup"] = msgspec.json.encode(setup).decode()
    if agreed and table.row.phase == "playing" and not table.speaks_alone(guest):
        return Draft(_proposed(table, guest, agreed), columns=columns)
    if agreed or "setup" in columns:
        for place in table.places:
            place.ready = place.by == "bot"
    return Draft(Arranged(), columns=columns | agreed, keep="current")


def _now(table: Table, name: str) -> str | int:
    value: str | int = getattr(table.row, name)
    return value


def _proposed(table: Table, guest: str, agreed: dict[str, str | int]) -> Proposed:
    must_be_undecided(table)
    own = table.seats_of(guest)
    if not own:
        raise Refusal("forbidden", "refused-seated-only")
    return Proposed(own[0], 0, agreed)


def wanted_setup(table: Table, wanted: Mapping[str, Any]) -> Setup:
    old = table.setup
    chosen = {name: wanted.get(name, getattr(old, name)) for name in SET_UP}
    return msgspec.structs.replace(old, **chosen)


def checked(table: Table, setup: Setup) -> Setup:
    return check_setup(table.game, setup)


def check_setup(game: Game[Any], setup: Setup) -> Setup:
    """A set-up the game accepts, or the reason why not."""
    try:
        game.prepare(setup, Dice.seeded(0))
    except Refused as refused:
        raise Refusal.by_the_rules(refused) from refused
    except ValueError as error:  # overrides or a campaign document of another shape
        raise Refusal("refused", say("refused-bad-option", reason=str(error))) from error
    return setup


def must_be_removable(table: Table, guest: str, other: str) -> None:
    """The host shows people out, but takes nobody's seat while the match runs: only its owner gives it up."""
    must_host(table, guest)
    if other == guest or other not in table.members:
        raise Refusal("refused", "refused-nobody-to-remove")
    if table.row.phase == "playing" and table.seats_of(other):
        raise Refusal("refused", say("refused-remove-in-play", patience=table.row.patience))


def must_be_deletable(table: Table, guest: str) -> None:
    """A host who is losing takes the match away from nobody."""
    must_host(table, guest)
    if table.row.phase == "playing" and not table.speaks_alone(guest):
        raise Refusal("refused", "refused-others-play")


def hand_over(table: Table, guest: str, to: str) -> Draft:
    must_host(table, guest)
    if not table.seats_of(to):
        raise Refusal("refused", "refused-host-must-sit")
    return Draft(Arranged(), columns={"host": to})


def must_be_startable(table: Table, guest: str) -> None:
    must_host(table, guest)
    must_be_lobby(table)
    for seat, place in enumerate(table.places):
        if place.by == "free":
            raise Refusal("refused", say("refused-seat-free", seat=seat))
        if not place.ready and table.owners.get(seat) != guest:  # the host is ready by starting
            raise Refusal("refused", say("refused-seat-not-ready", seat=seat))


def start(table: Table, guest: str) -> Draft:
    must_be_startable(table, guest)
    checked(table, table.setup)
    table.begin()
    columns = {"rules_hash": rules_hash(table.game, table.row.setup), "begun": table.head + 1}
    return Draft(Begun(), columns=columns, keep="forever")
