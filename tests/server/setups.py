"""The set-ups that tests of every game are tried with."""

from __future__ import annotations

from typing import Any

from fathomfive.kernel.game import Game, Setup
from fathomfive.scene.set_up import option_fields

MOST_SEATS = 4


def first_setups(game: Game[Any]) -> list[Setup]:
    """One for every choice of the game's first option, at as many seats as fit, four at most."""
    first = option_fields(game)[0] if option_fields(game) else None
    return [
        _fitting(game, {first.name: value} if first else {})
        for value in (first.choices if first else (None,))
    ]


def _fitting(game: Game[Any], options: dict[str, Any]) -> Setup:
    read = game.read_options(options)
    return Setup(
        game.id, max(n for n in game.seats if n <= MOST_SEATS and game.fits(read, n) is None), options
    )
