"""How a game takes people in, as data, in `content/welcome.toml`: how hard it is to learn, its short match,
and what was measured of its levels. What a guided match teaches is in `tutorial.py`.
"""

from __future__ import annotations

import math
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Literal

import msgspec

from fathomfive.kernel.book import decode, read_toml
from fathomfive.kernel.game import Game, Refused, Setup
from fathomfive.kernel.text import say

FILE = "content/welcome.toml"
SHORT = "short"
"""What a short match is called where content is chosen by name."""
HOST = 0
"""The seat of whoever begins a short match; bots have the others."""
_Z = 1.959964
"""Of a 95 % interval."""

Compared = Literal["won", "score", "rounds"]
COMPARES: tuple[Compared, Compared, Compared] = ("won", "score", "rounds")
"""What the places of a challenge go by: who won, then who has more, then who was out of it sooner, or in it
for longer if it was lost. Where a game counts no points, what the end was worth stands for them."""

Weight = Annotated[int, msgspec.Meta(ge=1, le=5)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]


class Short(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A set-up that comes to a result within a quarter of an hour or so."""

    seats: Positive
    minutes: Positive
    """For people; nobody was timed: docs/balance.md says how it was reckoned."""
    options: dict[str, Any] = {}
    overrides: dict[str, Any] = {}
    """Content it needs otherwise than printed; see `Setup`."""
    bot: str = "sailor"


class Odds(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """So many of these matches were won by bots; docs/balance.md has the command."""

    seats: Positive
    won: Annotated[int, msgspec.Meta(ge=0)]
    matches: Positive
    options: dict[str, Any] = {}
    """Those that count; the others stood as they come."""
    short: bool = False
    """Of the short match."""
    by: str = "greedy"
    intended: tuple[Percent, Percent] | None = None
    """How many of a hundred a table that plays with care should win."""

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies with 95 % (Wilson)."""
        n, rate = self.matches, self.won / self.matches
        middle = rate + _Z * _Z / (2 * n)
        spread = _Z * math.sqrt(rate * (1 - rate) / n + _Z * _Z / (4 * n * n))
        scale = 1 + _Z * _Z / n
        return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


class Welcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    weight: Weight
    """How hard it is to learn: 1 is gentle. Lists of games begin with the easiest."""
    learn_minutes: Positive
    """How long its guided match takes."""
    kind: Literal["together", "against", "either"]
    short: Short
    measured_with: dict[str, Any] = {}
    """Options that stood in every match the odds were measured in, and that nobody chooses a level by."""
    odds: tuple[Odds, ...] = ()
    compares: tuple[Compared, Compared, Compared] = COMPARES
    """How results of the same dice are compared, where it is not as usual."""


def welcome_of(game: Game[Any]) -> Welcome | None:
    """What a game says to newcomers, if it says anything."""
    return _in_package(game.package)


@cache
def _in_package(package: str) -> Welcome | None:
    if not files(package).joinpath(FILE).is_file():
        return None
    return decode(Welcome, read_toml(package, FILE), FILE)


def short_setup(game: Game[Any]) -> tuple[Short, Setup]:
    """The short match and what it starts from; refused where there is none."""
    welcome = welcome_of(game)
    if welcome is None:
        raise Refused(say("refused-no-short", game=game.title))
    short = welcome.short
    return short, Setup(game.id, short.seats, short.options, short.overrides)
