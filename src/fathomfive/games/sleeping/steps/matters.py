"""When a window is worth a call to somebody (SLG-RULING-55): people who sit together are not called to one in
which they could hardly change anything. Who wants to be asked all the same says so at their table.

The question is the same for everybody all the while: nothing here is asked by the rules themselves.
"""

from __future__ import annotations

from typing import NamedTuple

from fathomfive.games.sleeping.crew import controlled, controller, health
from fathomfive.games.sleeping.game import GIVEN_UP
from fathomfive.games.sleeping.odds import chance
from fathomfive.games.sleeping.state import SleepingState

NEARLY_DOWN = 1  # health at which somebody's own crew is in danger
WORTH_JOINING = 0.2  # how much likelier a test must become
NEARLY_SUNK = 3  # cubes that the ship can still take


class Help(NamedTuple):
    """What could still be put into a test, as it really is."""

    cards: int
    """Of all hands."""
    boards: bool
    """Something that lies open, anybody's; who knows how far it goes."""
    own_cards: int
    """The active player's."""
    own_boards: bool


def help_is_slight(g: SleepingState, seat: int, short: int, there: Help) -> bool:
    """Nobody is called where all of it together would not do. The others are not where the active player can
    try alone, nor for how far the ship goes."""
    if not there.boards and GIVEN_UP * there.cards < short:
        return True
    if seat == g.active:
        return False
    return g.trial.kind == "travel" or there.own_boards or GIVEN_UP * there.own_cards >= short


def joining_is_slight(g: SleepingState, seat: int, needed: int, brings: int) -> bool:
    """Fate must bring `needed`; with everybody this seat could send it would be so much less."""
    return chance(g, seat, needed - brings) - chance(g, seat, needed) < WORTH_JOINING


def calm_is_slight(g: SleepingState, seat: int) -> bool:
    """A quiet moment of another's turn: only who has somebody nearly down is called."""
    return seat != g.active and all(health(g, member) > NEARLY_DOWN for member in controlled(g, seat))


def ship_is_safe(g: SleepingState, seat: int) -> bool:
    """Where a cube lands is the active player's care, until there is hardly room for another."""
    return seat != g.active and g.book.ship.supply.ship_damage - g.ship_damage > NEARLY_SUNK


def others_attack(seat: int, leader: int, *, can: bool) -> bool:
    """Whoever attacks is asked first and, where they `can` do something about it themselves, alone."""
    return seat != leader and can


def blow_is_slight(g: SleepingState, seat: int) -> bool:
    """A blow that leaves its victim standing firm is the care of whoever leads the victim."""
    blow = g.fight.coming
    if seat == controller(g, blow.victim):
        return False
    return health(g, blow.victim) - blow.rest > NEARLY_DOWN
