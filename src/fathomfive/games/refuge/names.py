"""What things are called: the message ids of `text/en.ftl` for Divers, cards, cells and the rest.

Texts are made once and shared, because every picture of the table names the same few things.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from fathomfive.author import Text, say
from fathomfive.games.refuge.board import Board, Cell, Direction, Mode, column_of, row_of
from fathomfive.games.refuge.board import Space as Kind
from fathomfive.games.refuge.entries import (
    Ability,
    AbilityId,
    CardId,
    CardType,
    Devour,
    DiverId,
    HeadMove,
    KrakenCard,
    KrakenId,
    ObjectiveId,
    PodObjectiveId,
    SalvageCard,
)
from fathomfive.games.refuge.game import HEAD_SIZE, NOOK_COLUMNS
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
            return cell_code(thing)
        case "column":
            return column_letter(thing)
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


LETTERS = "LABCDEFGR"
"""Of the columns: A to G, between the nooks at the left and at the right."""


def column_letter(column: int) -> str:
    return LETTERS[column]


@lru_cache(maxsize=256)
def cell_code(cell: Cell) -> str:
    """ "C5", as on a map: letters stand below the board, numbers beside it."""
    return f"{column_letter(column_of(cell))}{row_of(cell)}"


@lru_cache(maxsize=1024)
def cell_label(kind: Kind, cell: Cell) -> Text:
    """To be read alone: "Cave, C5"."""
    return say("space-label", kind=words(f"space-{shown_kind(kind, cell)}"), cell=cell_code(cell))


def space_name(board: Board, cell: Cell) -> Text:
    """On a chip: "Cave"."""
    return words(f"space-{shown_kind(board.space[cell], cell)}")


def full_name(board: Board, cell: Cell) -> Text:
    """In a sentence: "Spawn space"."""
    return words(f"space-{shown_kind(board.space[cell], cell)}.full")


def space_at(board: Board, cell: Cell) -> Text:
    """On a chip among others of its kind: "Cave, C5"."""
    return cell_label(board.space[cell], cell)


def spot(board: Board, cell: Cell) -> Text:
    """In a sentence: "the Cave at C5"."""
    return _spot(board.space[cell], cell)


@lru_cache(maxsize=1024)
def _spot(kind: Kind, cell: Cell) -> Text:
    return say("space-spot", kind=words(f"space-{shown_kind(kind, cell)}.full"), cell=cell_code(cell))


@lru_cache(maxsize=64)
def head_place(head: Cell) -> Text:
    """Where the head is: "columns C to E, rows 8 to 10"."""
    column, row = column_of(head), row_of(head)
    first, last = column_letter(column), column_letter(column + HEAD_SIZE - 1)
    return say("head-place", first=first, last=last, low=row, high=row + HEAD_SIZE - 1)


# --- what cards say -----------------------------------------------------------------------------------


def card_text(card: SalvageCard, mode: Mode) -> str:
    """The message that says what the card does in this mode."""
    changed = mode == "competitive" and card.competitive_effects is not None
    return f"{card.message}-competitive" if changed else f"{card.message}-text"


def ability_text(g: RefugeState, ability: Ability) -> str:
    """The message that says what it does, alone or in a race if that is something else."""
    if g.competitive and (ability.competitive_effects or ability.competitive_trigger):
        return f"{ability.message}-competitive"
    if g.solo and not g.competitive and ability.solo_effects:
        return f"{ability.message}-solo"
    return f"{ability.message}-text"


def reading(card: KrakenCard) -> Text:
    """The whole card for somebody who cannot see it."""
    left, centre, right = (words(f"short-{symbol}") for symbol in card.bottom)
    halves = say("reads-kraken", top=top_words(card), left=left, middle=centre, right=right)
    return say("and-then", first=halves, second=words("top-reshuffle")) if card.reshuffle else halves


def top_words(card: KrakenCard) -> Text:
    match card.top:
        case HeadMove(direction=way, steps=steps):
            return say("top-move", direction=way, steps=steps)
        case Devour():
            return words("top-devour")
