"""Tentacula for learners: what a seat sees as rows of numbers, and which values the answers may have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, get_args

from fathomfive.author import Numbers, Ones
from fathomfive.games.tentacula.board import COLOURS, CREATURES, FISH, HOME
from fathomfive.games.tentacula.book import Book
from fathomfive.games.tentacula.state import Moment, TentaculaState

MOMENTS = {moment: place for place, moment in enumerate(get_args(Moment))}
NO_NEED = [0.0] * len(COLOURS)  # no stash is chosen yet
PLACES = HOME + 1


def observe(g: TentaculaState, seat: int) -> Mapping[str, Numbers]:
    players = g.players
    fish = [number * PLACES + place for number, place in enumerate(g.fish)]
    return {
        "moment": Ones((MOMENTS[g.step],), len(MOMENTS)),
        "round": [g.round / 30, g.turn / 120, g.phase / 4, g.thefts / 10, g.shells / 5, len(g.pile) / 30],
        "active": Ones(((g.active - seat) % players,), players),
        "acted": Ones([(other - seat) % players for other in g.acted], players),
        "chip": Ones(g.chips[seat : seat + 1], len(CREATURES)),
        "creature": Ones((g.creature,), len(CREATURES)),
        "moved": Ones((g.moved,), len(FISH)),
        "die": Ones((g.die,), len(COLOURS)),
        "fish": Ones(fish, len(FISH) * PLACES),
        "queue": Ones(g.queue, len(FISH)),
        "inside": [face / 60 for face in g.inside],
        "outside": [face / 60 for face in g.outside],
        "hand": Ones(g.hands[seat : seat + 1], len(g.book.faces)),
        "chest": [count / 5 for count in g.chest],
        "cave": [count / 5 for count in g.cave],
        "lacking": [count / 5 for count in g.lacking] if g.need else NO_NEED,
    }


def domains(book: Book, seats: int) -> Mapping[str, Sequence[Any]]:
    """Which values a field may have; most types say so themselves."""
    return {"who": range(seats), "face": range(len(book.faces)), "stash": tuple(book.stashes)}
