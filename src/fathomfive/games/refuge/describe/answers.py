"""Every answer in words, mostly by the names of its messages; here is what a message cannot tell: what it
touches on the table, what comes of it, and how it looks.

`menu` has the answers to the big questions, `choices` those to the small ones inside an action.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from fathomfive.author import Action, Ask, Text, Verbs, Viewer, look
from fathomfive.games.refuge.actions import EndActions, PlayCard
from fathomfive.games.refuge.board import Cell, Direction, cell_id, column_of
from fathomfive.games.refuge.describe import follows
from fathomfive.games.refuge.effects import GainActions
from fathomfive.games.refuge.entries import CardId, DiverId
from fathomfive.games.refuge.motions import own_card
from fathomfive.games.refuge.names import words
from fathomfive.games.refuge.state import Diver, RefugeState, tentacle_piece
from fathomfive.games.refuge.steps.turn import GIVING, is_free_ability

WORDS: Verbs[Callable[[RefugeState, Ask, Any], look.Described]] = Verbs()


def describe(g: RefugeState, ask: Ask, action: Action, viewer: Viewer) -> look.Described:
    described = WORDS[type(action)](g, ask, action)
    return ending(described) if ask.kind == "main" and takes_last_action(g, action) else described


def takes_last_action(g: RefugeState, action: Action) -> bool:
    """The turn ends with it by itself (REF-TURN-7), unless it gives more actions."""
    if g.actions_left != 1 or isinstance(action, (EndActions, *GIVING)) or is_free_ability(g, action):
        return False
    effects = g.book.salvage[action.card].effects if isinstance(action, PlayCard) else ()
    return not any(isinstance(effect, GainActions) for effect in effects)


def ending(described: look.Described) -> look.Described:
    """Once the Kraken card is turned nothing can be taken back: it is said before."""
    end, comes = words("follows-last"), described.follows
    said = follows.then(comes, end) if isinstance(comes, Text) else end
    return msgspec.structs.replace(described, follows=said)


# --- what a person may tap to mean something, and what is shown meanwhile ----------------------------


def at_cell(g: RefugeState, cell: Cell) -> tuple[str, ...]:
    """The cell and the miniature on it."""
    if g.is_head(cell):
        return cell_id(cell), "head"
    if (tentacle := g.tentacle_at(cell)) is not None:
        return cell_id(cell), tentacle_piece(tentacle)
    return (cell_id(cell),)


def of_diver(diver: Diver) -> tuple[str, ...]:
    """The miniature or the seat."""
    return diver.piece, f"hand:{diver.seat}"


def copies_of(diver: Diver, card: CardId) -> tuple[str, ...]:
    """All copies of a card in the own hand."""
    return tuple(own_card(diver.seat, card, copy) for copy in range(1, diver.hand.cards.count(card) + 1))


def moves_to(piece: str, origin: Cell, to: Cell) -> tuple[look.Ghost, look.Trail]:
    return look.Ghost(cell_id(to), piece), look.Trail((cell_id(origin), cell_id(to)))


# --- the question it answers -------------------------------------------------------------------------


def direction(origin: Cell, to: Cell) -> Direction:
    """The way from a cell to another in the same row or column."""
    if column_of(origin) == column_of(to):
        return "up" if to > origin else "down"
    return "right" if to > origin else "left"


def is_last(g: RefugeState, ask: Ask) -> bool:
    """Whether the Kraken card comes after this: the choice is the last action, or part of it."""
    return follows.kraken_is_next(g) and g.actions_left <= (ask.kind in ("main", "race"))


def about(ask: Ask, what: str) -> Any:
    assert ask.about is not None
    return ask.about[what]


def other_diver(g: RefugeState, ask: Ask) -> Diver:
    """The Diver the question is about."""
    return g.diver(DiverId(about(ask, "other")))
