"""Today's dive: a challenge that nobody has to make, one for each game and day.

Its dice follow from the day and the game by a rule that everybody may read here, so that a server, another
server and a page without one deal the same. Whoever reckons them out beforehand knows what will be drawn.
"""

from __future__ import annotations

import hashlib
import re
from datetime import date
from typing import Any

from fathomfive.kernel.dice import commit, mix
from fathomfive.kernel.game import Game
from fathomfive.kernel.journal import FORMAT, Open
from fathomfive.learning.welcome import HOST, short_setup
from fathomfive.tables.clock import iso

CODE = re.compile(r"(\d{8})-([a-z0-9_-]{1,40})")
"""Of a day's dive: the day in UTC and the game, `20261118-refuge`."""
MOST_DAYS = 366
"""How far back a day's dive is still offered."""


def day_and_game(code: str, now: int) -> tuple[str, str] | None:
    """Which day and game a code names, if it is a day's dive that can be tried: today's, or one before it."""
    found = CODE.fullmatch(code)
    if found is None:
        return None
    try:
        day = date.fromisoformat(f"{found[1][:4]}-{found[1][4:6]}-{found[1][6:]}")
    except ValueError:
        return None
    ago = date.fromisoformat(iso(now)[:10]) - day
    return (day.isoformat(), found[2]) if 0 <= ago.days <= MOST_DAYS else None


def code_of(moment: int, game: str) -> str:
    return f"{iso(moment)[:10].replace('-', '')}-{game}"


def opening_of(game: Game[Any], day: str) -> tuple[Open, dict[int, str]]:
    """How the dive of a day begins, and which bots sit there: the game's short match with the day's dice.

    Raises `Refused` where a game has no short match.
    """
    short, setup = short_setup(game)
    secret, salt = _drawn("secret", day, game.id), _drawn("salt", day, game.id)
    nonces = ("",) * setup.seats
    rules = game.rules_hash(game.book_for(game.read_options(setup.options), setup.overrides))
    opening = Open(FORMAT, setup, rules, mix(secret, nonces), commit(secret, salt), secret, salt, nonces)
    return opening, {seat: short.bot for seat in range(setup.seats) if seat != HOST}


def _drawn(what: str, day: str, game: str) -> str:
    words = f"{what}/{day}/{game}".encode()
    return hashlib.blake2b(words, digest_size=16, person=b"fathom-five-dive").hexdigest()
