"""The Refuge for learners: what a seat sees as rows of numbers, and which values the answers may have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, get_args

from fathomfive.author import Numbers, Ones
from fathomfive.games.refuge.board import at
from fathomfive.games.refuge.book import Book
from fathomfive.games.refuge.game import COLUMNS, ROWS
from fathomfive.games.refuge.state import Diver, Phase, RefugeState

CELLS = 10 * ROWS  # cells are numbered 10 * row + column
PHASES = {phase: place for place, phase in enumerate(get_args(Phase))}
SPECIALS = ("sound", "stow", "tag", "lift", "arm")
LONGEST = ROWS  # no line on the board is longer
NOT_YET = [0.0] * 7  # a seat that has not chosen its Diver


def observe(g: RefugeState, seat: int) -> Mapping[str, Numbers]:
    book, divers = g.book, g.divers
    own = divers[seat] if seat < len(divers) else None
    progress = g.progress
    seats: list[float] = []
    for other in g.seats_from(seat):
        seats += _seen(divers[other], g.active) if other < len(divers) else NOT_YET
    return {
        "moment": [g.turn / 60, g.round / 60, g.actions_left / 3, g.threat / 4, g.supply / 16],
        "decks": [len(g.salvage_deck) / 64, len(g.salvage_discard) / 64, len(g.kraken_deck) / 10],
        "phase": Ones((PHASES[g.phase],), len(PHASES)),
        "me": Ones(() if own is None else (own.cell,), CELLS),
        "divers": Ones([diver.cell for diver in divers], CELLS),
        "arms": Ones(g.tentacles, CELLS),
        "head": Ones((g.head,), CELLS),
        "cameras": Ones(g.cameras, CELLS),
        "goals": Ones(() if progress is None else progress.markers, CELLS),
        "seats": seats,
        "hand": Ones(_hand(book, own, seat), len(book.salvage)),
        "drawn": Ones([book.places[card] for card in g.kraken_drawn.cards], len(book.kraken)),
        "objectives": Ones([book.places[entry] for entry in g.objectives], len(book.objectives)),
        "current": Ones((g.current,), 3),
        "progress": [0.0 if progress is None else progress.count / 8],
        "pods": Ones(g.unlocked, COLUMNS),
    }


def _seen(diver: Diver, active: int) -> list[float]:
    """One Diver as everybody sees it."""
    return [
        1.0,
        float(diver.down),
        float(diver.devoured),
        len(diver.hand) / 8,
        len(diver.used) / 3,
        diver.trophies / 5,
        float(diver.seat == active),
    ]


def _hand(book: Book, own: Diver | None, seat: int) -> list[int]:
    """The cards in hand: a Diver knows them all."""
    if own is None:
        return []
    return [book.places[card] for card in own.hand.seen_by(seat) if card is not None]


def domains(book: Book, seats: int) -> Mapping[str, Sequence[Any]]:
    """Which values a field may have; types and directions say so themselves."""
    cells = tuple(at(column, row) for row in range(ROWS) for column in range(COLUMNS))
    divers = tuple(book.divers)
    return {
        "diver": divers,
        "ability": tuple(book.abilities),
        "card": tuple(book.salvage),
        "put_next.card": tuple(book.kraken),
        "to": cells,
        "at": cells,
        "cell": cells,
        "pass_cards.to": divers,
        "hand_cargo.to": divers,
        "special.id": SPECIALS,
        "pod": range(COLUMNS),
        "column": range(COLUMNS),
        "cells": range(LONGEST + 1),
        "steps": range(LONGEST + 1),
    }
