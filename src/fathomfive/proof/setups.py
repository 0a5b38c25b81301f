"""Every way a table of a game can be laid: seat counts and set-up options that fit together."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

from fathomfive.kernel.game import Game, Setup
from fathomfive.scene.set_up import option_fields

MOST_COMBINATIONS = 64
"""Up to here options are combined in every way; beyond, one at a time is changed."""


def option_grid(game: Game[Any]) -> list[dict[str, Any]]:
    """Option values to try, the defaults first."""
    fields = option_fields(game)
    defaults = {field.name: field.default for field in fields}
    combinations = 1
    for field in fields:
        combinations *= len(field.choices)
    if combinations > MOST_COMBINATIONS:
        changed = [{**defaults, field.name: choice} for field in fields for choice in field.choices]
    else:
        values = itertools.product(*(field.choices for field in fields))
        changed = [dict(zip(defaults, combination, strict=True)) for combination in values]
    return [defaults, *(options for options in changed if options != defaults)]


def every_setup(game: Game[Any]) -> Iterator[Setup]:
    """Every seat count with every combination of options that fits it."""
    for given in option_grid(game):
        options = game.read_options(given)
        for seats in game.seats:
            if game.fits(options, seats) is None:
                yield Setup(game.id, seats, given)
