"""What moves when something happens, for `g.tell`: piece, from where, to where, and how.

Places beside the board are `supply`, `threat`, `devour`, `ashore`, `salvage_deck`, `salvage_discard`,
`kraken_deck`, `kraken_drawn` and `hand:<seat>`.
"""

from __future__ import annotations

from fathomfive.author import Motion
from fathomfive.games.refuge.board import Cell, at, cell_id, column_of, row_of
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


def is_drawn(g: RefugeState, card: str, seat: int) -> Motion:
    """A Salvage card; one that is nobody else's business is only seen to leave the deck."""
    return Motion(f"card:{card}" if card else "salvage_deck", "salvage_deck", f"hand:{seat}", how="flip")


def is_discarded(g: RefugeState, card: str, seat: int) -> Motion:
    return Motion(f"card:{card}", f"hand:{seat}", "salvage_discard")


def changes_hands(g: RefugeState, card: str, giver: int, taker: int) -> Motion:
    """A card that others may not know is shown as the hand it comes from."""
    return Motion(f"card:{card}" if card else f"hand:{giver}", f"hand:{giver}", f"hand:{taker}")


def is_shown(g: RefugeState, card: str) -> Motion:
    """A Kraken card."""
    return Motion(f"kraken:{card}", "kraken_deck", "kraken_drawn", how="flip")


# --- tokens ------------------------------------------------------------------------------------------


def turns(g: RefugeState, kind: str, name: object, how: str = "flip") -> Motion:
    """An ability, an objective, a pod or a marker beside the board, where it lies."""
    return Motion(f"{kind}:{name}", how=how)


def is_laid(g: RefugeState, marker: Cell) -> Motion:
    return Motion(marker_piece(marker), "objectives", cell_id(marker))


def is_set(g: RefugeState, camera: Cell, diver: Diver) -> Motion:
    return Motion(camera_piece(camera), cell_id(diver.cell), cell_id(camera))


def is_taken(g: RefugeState, camera: Cell, diver: Diver) -> Motion:
    return Motion(camera_piece(camera), cell_id(camera), f"hand:{diver.seat}", how="fade")


def cargo_goes(g: RefugeState, origin: Cell, to: Cell) -> Motion:
    return Motion("cargo", diver_spot(origin), cell_id(to))
