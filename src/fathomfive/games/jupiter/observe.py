"""Jupiter Deep for learners: what a seat sees as rows of numbers, and which values the answers may have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, get_args

from fathomfive.author import Numbers, Ones
from fathomfive.games.jupiter.actions import NOBODY
from fathomfive.games.jupiter.book import Book
from fathomfive.games.jupiter.colony import NOWHERE, SPACES
from fathomfive.games.jupiter.game import TILES
from fathomfive.games.jupiter.state import COLONIST, CREEP, JupiterState, Phase

PHASES = {phase: place for place, phase in enumerate(get_args(Phase))}
COLONISTS, CREEPS = (bytes(who == wanted for who in range(256)) for wanted in (COLONIST, CREEP))
"""What stands on a space, as whether it is one of them."""
REACH = 15  # no module ever lies farther from the middle of the station


def observe(g: JupiterState, seat: int) -> Mapping[str, Numbers]:
    """Only the order of the deck is hidden (JUP-SETUP-6)."""
    order, robots = list(g.book.cards), g.robots
    own = robots[seat]
    held = [order.index(card) for card in own.hand]
    return {
        "moment": [g.turn / 60, g.actions_left / 4, g.roll / 6, float(g.jammed), float(g.docked)],
        "people": [g.saved / 40, g.lost / 40, g.on_modules / 40, len(g.seated) / 8, g.target / 40],
        "deck": [len(g.deck) / 60, len(g.discard) / 60],
        "phase": Ones((PHASES[g.phase],), len(PHASES)),
        "current": Ones(((g.current - seat) % g.players,), g.players),
        "colonists": bytes(g.occ.translate(COLONISTS)),
        "creeps": bytes(g.occ.translate(CREEPS)),
        "robots": Ones([robot.at for robot in robots], SPACES),
        "me": Ones((own.at,), SPACES),
        "supers": Ones([tile for tile in range(TILES) if g.supers >> tile & 1], TILES),
        "gone": Ones([tile for tile, cell in enumerate(g.cells) if cell == NOWHERE], TILES),
        "affected": Ones(g.affected, TILES),
        "hand": Ones(held, len(order)),
        "core": Ones([order.index(own.core)] if own.core else (), len(order)),
        "active": Ones([order.index(card) for card in own.active], len(order)),
        "picked": Ones((g.picked,), SPACES),
    }


def domains(book: Book, seats: int) -> Mapping[str, Sequence[Any]]:
    """Which values a field may have; robots and modes say so themselves."""
    spaces, coordinates = range(SPACES), range(-REACH, REACH + 1)
    return {
        "card": tuple(book.cards),
        "first": range(seats),
        "partner": range(seats),
        "pawn": range(NOBODY, seats),
        "to": spaces,
        "at": spaces,
        "who": spaces,
        "tile": range(TILES),
        "q": coordinates,
        "r": coordinates,
    }
