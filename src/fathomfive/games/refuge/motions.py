"""What moves when something happens, for `g.tell`: piece, from where, to where, and how.

Places beside the board are `supply`, `threat`, `devour`, `ashore`, `salvage_deck`, `salvage_discard`,
`kraken_deck`, `kraken_drawn` and `hand:<seat>`.
"""

from __future__ import annotations

from fathomfive.author import Motion
from fathomfive.games.refuge.board import Cell, at, cell_id, column_of, row_of
from fathomfive.games.refuge.entries import CardId
from fathomfive.games.refuge.goals import Deliver, DiversOnFinish
from fathomfive.games.refuge.state import (
    ASHORE,
    MAW,
    SUPPLY,
    THREAT,
    Diver,
    RefugeState,
    camera_piece,
    marker_piece,
    reached,
    tentacle_piece,
)


def diver_spot(cell: Cell) -> str:
    return {ASHORE: "ashore", MAW: "devour"}.get(cell) or cell_id(cell)


def tentacle_spot(cell: Cell) -> str:
    reaches = reached(cell)
    if reaches is not None:
        return cell_id(reaches)
    return {SUPPLY: "supply", THREAT: "threat"}.get(cell) or cell_id(cell)


def head_spot(place: Cell) -> str:
    """The head stands on the middle one of its nine cells, as its picture does."""
    return cell_id(at(column_of(place) + 1, row_of(place) + 1))


# --- miniatures --------------------------------------------------------------------------------------


def diver_goes(g: RefugeState, diver: Diver, origin: Cell, to: Cell, how: str = "slide") -> Motion:
    return Motion(diver.piece, diver_spot(origin), diver_spot(to), how=how)


def tentacle_goes(g: RefugeState, tentacle: int, origin: Cell, to: Cell, how: str = "slide") -> Motion:
    return Motion(tentacle_piece(tentacle), tentacle_spot(origin), tentacle_spot(to), how=how)


def head_goes(g: RefugeState, origin: Cell, to: Cell) -> Motion:
    return Motion("head", head_spot(origin), head_spot(to))


# --- cards -------------------------------------------------------------------------------------------


def own_card(seat: int, card: CardId, copy: int = 1) -> str:
    """The id of a card in a hand. It names the seat: whoever holds the same must not see their own go."""
    return f"card:{card}:{seat}" if copy == 1 else f"card:{card}:{seat}:{copy}"


def is_drawn(g: RefugeState, card: str, diver: Diver) -> Motion:
    """A Salvage card, in the hand by now; a secret one is only seen to leave the deck."""
    piece = own_card(diver.seat, CardId(card), diver.hand.cards.count(card)) if card else "salvage_deck"
    return Motion(piece, "salvage_deck", f"hand:{diver.seat}", how="flip")


def is_discarded(g: RefugeState, card: str, diver: Diver) -> Motion:
    """Of the copies still in the hand the last one goes."""
    piece = own_card(diver.seat, CardId(card), diver.hand.cards.count(card))
    return Motion(piece, f"hand:{diver.seat}", "salvage_discard")


def is_put_down(g: RefugeState, diver: Diver) -> Motion:
    """A card from a hand that nobody else knows."""
    return Motion(f"hand:{diver.seat}", f"hand:{diver.seat}", "salvage_discard")


def changes_hands(g: RefugeState, card: str, giver: Diver, taker: Diver, viewer: Diver) -> Motion:
    """A card that the taker has by now, as one of the two knows it: each may hold other copies."""
    copy = viewer.hand.cards.count(card) + (viewer is giver)
    return Motion(own_card(viewer.seat, CardId(card), copy), f"hand:{giver.seat}", f"hand:{taker.seat}")


def is_grabbed(g: RefugeState, giver: Diver, taker: Diver) -> Motion:
    """A card that others may not know is shown as the hand it comes from."""
    return Motion(f"hand:{giver.seat}", f"hand:{giver.seat}", f"hand:{taker.seat}")


def is_shown(g: RefugeState, card: str) -> Motion:
    """A Kraken card."""
    return Motion(f"kraken:{card}", "kraken_deck", "kraken_drawn", how="flip")


# --- tokens ------------------------------------------------------------------------------------------


def turns(g: RefugeState, kind: str, name: object, how: str = "flip") -> Motion:
    """An ability, an objective, a pod or a marker beside the board, where it lies."""
    return Motion(f"{kind}:{name}", how=how)


def is_laid(g: RefugeState, marker: Cell) -> Motion:
    return Motion(marker_piece(marker), "goal", cell_id(marker))


def is_lifted(g: RefugeState, marker: Cell) -> Motion:
    return Motion(marker_piece(marker), cell_id(marker), "goal", how="fade")


def is_set(g: RefugeState, camera: Cell, diver: Diver) -> Motion:
    return Motion(camera_piece(camera), cell_id(diver.cell), cell_id(camera))


def is_taken(g: RefugeState, camera: Cell, diver: Diver) -> Motion:
    return Motion(camera_piece(camera), cell_id(camera), f"hand:{diver.seat}", how="fade")


def cargo_goes(g: RefugeState, origin: str, to: str, how: str = "slide") -> Motion:
    return Motion("cargo", origin, to, how=how)


# --- where the objective is met ----------------------------------------------------------------------


def goal_cells(g: RefugeState) -> tuple[Cell, ...]:
    """The spaces where the current objective is met or worked on."""
    match g.objective.goal:
        case DiversOnFinish():
            return g.board.of_kind["finish"]
        case Deliver(to=kind) if g.progress is not None and g.progress.carrier is not None:
            return g.board.of_kind[kind]
    special = g.objective.special
    return g.board.of_kind["cave"] if special is not None and special.at == "cave" else ()


def goal_piece(cell: Cell) -> str:
    return f"goal:{cell_id(cell)}"


def goal_is_marked(g: RefugeState, cell: Cell) -> Motion:
    return Motion(goal_piece(cell), "", cell_id(cell), how="fade")


def goal_is_gone(g: RefugeState, cell: Cell) -> Motion:
    return Motion(goal_piece(cell), cell_id(cell), how="fade")
