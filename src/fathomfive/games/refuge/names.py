"""What things are called: the message ids of `text/en.ftl` for Divers, cards, cells and the rest.

Texts are made once and shared, because every picture of the table names the same few things.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from fathomfive.author import Text, say
from fathomfive.games.refuge.board import Board, Cell, Direction, column_of, row_of
from fathomfive.games.refuge.board import Space as Kind
from fathomfive.games.refuge.entries import (
    AbilityId,
    CardId,
    CardType,
    DiverId,
    KrakenId,
    ObjectiveId,
    PodObjectiveId,
)
from fathomfive.games.refuge.game import NOOK_COLUMNS
from fathomfive.games.refuge.state import RefugeState, reached


def name_of(g: RefugeState, kind: str, thing: Any) -> Any:
    """What is told or asked about, as people call it; numbers are numbers, and words are words already."""
    if isinstance(thing, Text):
        return thing
    match kind:
        case "diver" | "other" | "gone":
            return diver_name(thing)
        case "to" if isinstance(thing, str):
            return diver_name(DiverId(thing))
        case "to" | "at" | "space":
            reaches = reached(thing)  # where a tentacle is that touches somebody
            return spot(g.board, thing if reaches is None else reaches)
        case "cell":
            return cell_name(thing)
        case "way" | "direction":
            return direction_name(thing)
        case "type":
            return type_name(thing)
        case "card":
            return kraken_name(thing) if thing in g.book.kraken else card_name(thing)
        case "ability":
            return ability_name(thing)
        case "objective" | "first" | "second" | "third":
            return objective_name(thing)
        case "pod_objective":
            return pod_objective_name(thing)
        case "special":
            return special_name(thing)
    return thing


@lru_cache(maxsize=1024)
def words(message: str) -> Text:
    """A message without arguments."""
    return Text(message)


def diver_name(diver: DiverId) -> Text:
    return words(f"diver-{diver}")


def card_name(card: CardId) -> Text:
    return words(f"card-{card}")


def short_name(card: CardId) -> Text:
    """Of a Salvage card, as it stands on the card and on a chip."""
    return words(f"card-{card}.short")


def type_name(kind: CardType) -> Text:
    return words(f"type-{kind}")


def ability_name(ability: AbilityId) -> Text:
    return words(f"ability-{ability}")


def kraken_name(card: KrakenId) -> Text:
    return words(f"kraken-{card}")


def objective_name(objective: ObjectiveId) -> Text:
    return words(f"objective-{objective}")


def pod_objective_name(objective: PodObjectiveId) -> Text:
    return words(f"pod-{objective}")


def special_name(special: str) -> Text:
    return words(f"special-{special}")


def direction_name(way: Direction) -> Text:
    return words(f"direction-{way}")


def shown_kind(kind: Kind, cell: Cell) -> str:
    """The kind of space people see; nooks are Kraken spaces with a name and a picture of their own."""
    return "nook" if column_of(cell) in NOOK_COLUMNS else kind


@lru_cache(maxsize=1024)
def cell_label(kind: Kind, cell: Cell) -> Text:
    """To be read alone: "Cave, column 3, row 5"."""
    name = words(f"space-{shown_kind(kind, cell)}")
    return say("space-label", kind=name, column=column_of(cell), row=row_of(cell))


@lru_cache(maxsize=256)
def cell_name(cell: Cell) -> Text:
    """In a sentence: "column 3, row 5", as it stands at the edges of the board."""
    return say("cell", column=column_of(cell), row=row_of(cell))


@lru_cache(maxsize=256)
def cell_short(cell: Cell) -> Text:
    """On a chip: "col 3, row 5"."""
    return say("cell.short", column=column_of(cell), row=row_of(cell))


def space_name(board: Board, cell: Cell) -> Text:
    """On a chip: "Cave"."""
    return words(f"space-{shown_kind(board.space[cell], cell)}")


def full_name(board: Board, cell: Cell) -> Text:
    """In a sentence: "Spawn space"."""
    return words(f"space-{shown_kind(board.space[cell], cell)}.full")


def space_at(board: Board, cell: Cell) -> Text:
    """On a chip among others of its kind: "Cave, col 3, row 5"."""
    return _space_at(board.space[cell], cell)


@lru_cache(maxsize=1024)
def _space_at(kind: Kind, cell: Cell) -> Text:
    return say("space-at", kind=words(f"space-{shown_kind(kind, cell)}"), cell=cell_short(cell))


def spot(board: Board, cell: Cell) -> Text:
    """In a sentence: "the Cave at column 3, row 5"."""
    return _spot(board.space[cell], cell)


@lru_cache(maxsize=1024)
def _spot(kind: Kind, cell: Cell) -> Text:
    return say("space-spot", kind=words(f"space-{shown_kind(kind, cell)}.full"), cell=cell_name(cell))
