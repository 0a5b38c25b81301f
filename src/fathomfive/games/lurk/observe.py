"""Lurk for learners: what a seat sees as rows of numbers, and which values the answers may have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, get_args

from fathomfive.author import Numbers, Ones
from fathomfive.games.lurk.board import bits
from fathomfive.games.lurk.book import Book
from fathomfive.games.lurk.state import CREATURE, LurkState, Mode, Phase

PHASES = {phase: place for place, phase in enumerate(get_args(Phase))}
MODES = get_args(Mode)
MOST_MODELS = 48  # uids at one table
MOST_UNITS = 16  # in one army
NOBODY = -1


def observe(g: LurkState, seat: int) -> Mapping[str, Numbers]:
    """Armies on their way are hidden (LRK-SETUP-4) and left out; the faces of the decks are not known."""
    tiles = len(g.board.hexes)
    mine = [model for model in g.models if model.owner == seat]
    theirs = [model for model in g.models if model.owner != seat]
    seats: list[float] = []
    for step in range(g.seats):
        player = g.players[(seat + step) % g.seats]
        seats += [player.essence / 10, len(player.items) / 5, float(bool(player.out))]
    fight = g.fight
    return {
        "moment": [g.round / 10, g.to_move / 6, g.to_attack / 6, g.spent / 6, g.redraws / 3],
        "phase": Ones((PHASES[g.phase],), len(PHASES)),
        "active": Ones(((g.active - seat) % g.seats,) if g.active >= 0 else (), g.seats),
        "doing": Ones(() if g.doing is None else (MODES.index(g.doing),), len(MODES)),
        "seats": seats,
        "mine": Ones([model.tile for model in mine], tiles),
        "theirs": Ones([model.tile for model in theirs], tiles),
        "my wounds": Ones([model.tile for model in mine for _ in range(model.wounds)], tiles),
        "their wounds": Ones([model.tile for model in theirs for _ in range(model.wounds)], tiles),
        "creatures": Ones([creature.tile for creature in g.creatures], tiles),
        "rock": Ones(list(bits(g.rock)), tiles),
        "coral": Ones(list(bits(g.fresh)), tiles),
        "unseen": Ones(list(bits(g.hidden)), tiles),
        "guarded": Ones(list(bits(g.guarded)), tiles),
        "named": Ones((g.named,), tiles),
        "fight": [0.0] * 4 if fight is None else [1.0, fight.hits / 6, fight.blocks / 6, fight.wounds / 6],
        "water": [float(g.lull), float(g.scent), float(g.blackout), float(g.clear_water)],
    }


def domains(book: Book, seats: int) -> Mapping[str, Sequence[Any]]:
    """Which values a field may have. Who equips or hands what to whom has too many: it shares slots."""
    tiles = range(len(book.boards[seats].hexes))
    uids = range(MOST_MODELS)
    return {
        "army": tuple(book.armies),
        "model": tuple(book.models),
        "pick_card.card": tuple(book.cards),
        "drop_card.card": tuple(book.cards),
        "discard.card": tuple(book.cards),
        "unit": range(NOBODY, MOST_UNITS),
        "cap": tuple(book.caps),
        "faction": tuple(book.factions),
        "uid": uids,
        "tile": tiles,
        "fighter": (*uids, *(CREATURE + tile for tile in tiles)),
    }
