"""What to learn a game on, the easiest first: its short match, and its levels by how often bots win them.

They are those that people are offered (`content/welcome.toml`). All levels of a game have the same actions
and views for the same number of seats, so that what was learned on one is of use on the next.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from fathomfive.kernel.game import Game, find_game
from fathomfive.learning.welcome import SHORT, welcome_of

AS_PRINTED = "printed"
"""The set-up as it comes, where nothing was counted."""


class Level(msgspec.Struct, frozen=True):
    """A set-up by name. `won` is the share of matches that bots won, where that was counted."""

    name: str
    options: dict[str, Any] = {}
    overrides: dict[str, Any] = {}
    won: float | None = None


def levels_of(game: str | Game[Any]) -> list[Level]:
    """The levels of a game: its short match, then the others, the one that bots win most often first."""
    title = find_game(game) if isinstance(game, str) else game
    welcome = welcome_of(title)
    if welcome is None:
        return [Level(AS_PRINTED)]
    won: Counter[str] = Counter()
    matches: Counter[str] = Counter()
    options: dict[str, Mapping[str, Any]] = {}
    for odds in welcome.odds:
        name = SHORT if odds.short else _name(odds.options)
        options.setdefault(name, odds.options)
        won[name] += odds.won
        matches[name] += odds.matches
    rates = {name: won[name] / matches[name] for name in matches}
    short = Level(SHORT, dict(welcome.short.options), dict(welcome.short.overrides), rates.pop(SHORT, None))
    by_ease = sorted(rates, key=lambda name: rates[name], reverse=True)
    others = [Level(name, dict(options[name]), won=rates[name]) for name in by_ease]
    return [short, *(others or [Level(AS_PRINTED)])]


def level_named(game: str | Game[Any], name: str) -> Level:
    levels = levels_of(game)
    for level in levels:
        if level.name == name:
            return level
    known = ", ".join(level.name for level in levels)
    raise ValueError(f"there is no level {name!r} to learn on; there are: {known}")


def _name(options: Mapping[str, Any]) -> str:
    """A level goes by what was chosen: `first_dive`, not `difficulty=first_dive`."""
    return "+".join(str(value) for value in options.values()) or AS_PRINTED
