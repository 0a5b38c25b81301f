"""The set-ups a game is tried in: every seat count and every value of every option at least once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, Setup
from fathomfive.proof.setups import option_grid
from fathomfive.scene.set_up import option_fields

TRIES = 200
"""How often a fitting set-up with a wanted value is looked for before it is given up."""


def choose_setups(game: Game[Any], most: int, dice: Dice) -> list[Setup]:
    """At most so many different set-ups, and together they use whatever there is to choose."""
    chosen: list[Setup] = []
    for wanted in _everything(game):
        if not any(_has(setup, wanted) for setup in chosen):
            setup = _setup_with(game, wanted, dice)
            if setup is not None:
                chosen.append(setup)
    for _ in range(TRIES):
        if len(chosen) >= most:
            break
        setup = _setup_with(game, {}, dice)
        if setup is not None and setup not in chosen:
            chosen.append(setup)
    return chosen[:most]


def unreachable(game: Game[Any], dice: Dice) -> list[str]:
    """Seat counts and option values with which nothing fits: nobody can ever choose them."""
    return [str(wanted) for wanted in _everything(game) if _setup_with(game, wanted, dice) is None]


def misfits(game: Game[Any]) -> Iterator[Any]:
    """The words with which single set-ups are refused, for the texts to be read."""
    for seats in game.seats:
        for field in option_fields(game):
            for value in field.choices:
                why = game.fits(game.read_options({field.name: value}), seats)
                if why is not None:
                    yield why


def _everything(game: Game[Any]) -> Iterator[dict[str, Any]]:
    for seats in game.seats:
        yield {"seats": seats}
    for field in option_fields(game):
        for value in field.choices:
            yield {field.name: value}


def _has(setup: Setup, wanted: dict[str, Any]) -> bool:
    return wanted.items() <= {"seats": setup.seats, **setup.options}.items()


def _setup_with(game: Game[Any], wanted: dict[str, Any], dice: Dice) -> Setup | None:
    """A set-up with the wanted values and the others by chance or as they come, or None if nothing fits."""
    for _ in range(TRIES):
        values = {field.name: dice.pick(field.choices) for field in option_fields(game)} | wanted
        seats = values.pop("seats", None) or dice.pick(list(game.seats))
        if game.fits(game.read_options(values), seats) is None:
            return Setup(game.id, seats, values)
    return _plain_setup_with(game, wanted)


def _plain_setup_with(game: Game[Any], wanted: dict[str, Any]) -> Setup | None:
    """What chance misses where few choices go together: the wanted values and the defaults, or one change."""
    for given in option_grid(game):
        values = {**given, **wanted}
        counts = [values.pop("seats")] if "seats" in values else game.seats
        for seats in counts:
            if game.fits(game.read_options(values), seats) is None:
                return Setup(game.id, seats, values)
    return None
