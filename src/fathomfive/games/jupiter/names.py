"""What things are called: message ids of `text/`, and ids of pieces and places in scenes and tells.

Texts are made once each because scenes repeat them.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from fathomfive.author import Text, person, say
from fathomfive.games.jupiter.actions import RobotId
from fathomfive.games.jupiter.book import CardId
from fathomfive.games.jupiter.colony import MIDDLE, POD, SLOT_NAMES, TILE_NAMES, Space, Tile, space_name
from fathomfive.games.jupiter.game import SLOTS
from fathomfive.games.jupiter.state import COLONIST, CREEP, PAWN, JupiterState

# --- words -------------------------------------------------------------------------------------------


def name_of(g: JupiterState, kind: str, thing: Any) -> Any:
    """What people call a thing that the rules know by a number or an id; a mere number stays one."""
    match kind:
        case "who" | "other":
            return who(thing)
        case "card":
            return card_name(thing)
        case "robot":
            return robot_name(thing)
        case "tile" | "module" | "boxed":
            return module_name(thing)
        case "place":
            return place_name(g.turned, thing)
    return thing


@cache
def words(id: str) -> Text:
    return say(id)


def card_name(card: CardId) -> Text:
    return words(f"card-{card}")


def card_text(card: CardId) -> Text:
    return words(f"card-{card}-text")


def robot_name(robot: RobotId) -> Text:
    return words(f"robot-{robot}")


def module_name(tile: Tile) -> Text:
    return words(f"module-{TILE_NAMES[tile]}")


def kind_name(kind: str) -> Text:
    return words(f"kind-{kind}")


@cache
def who(seat: int) -> Text:
    return person(seat)


def place_name(turned: bytes, space: Space) -> Text:
    """Where a space is: "the north-east dome of Kelp Terrace"."""
    if space == POD:
        return words("place-pod")
    tile, slot = divmod(space, SLOTS)
    return _place(tile, side_name(turned, space) if slot != MIDDLE else "middle")


@cache
def _place(tile: Tile, side: str) -> Text:
    return say(f"place-{side}", module=module_name(tile))


SIDES = ("e", "ne", "nw", "w", "sw", "se")


def side_name(turned: bytes, space: Space) -> str:
    """Which way a dome faces on the board, or `middle`."""
    tile, slot = divmod(space, SLOTS)
    return "middle" if slot == MIDDLE else SIDES[(slot + turned[tile]) % 6]


# --- ids ---------------------------------------------------------------------------------------------


def space_id(space: Space) -> str:
    """The space in a scene: slots of tiles are `M2A/C`."""
    return "pod" if space == POD else f"{TILE_NAMES[space // SLOTS]}/{SLOT_NAMES[space % SLOTS]}"


def robot_piece(seat: int) -> str:
    return f"robot:{seat}"


def colonist_piece(number: int) -> str:
    return f"colonist:{number}"


def creep_piece(space: Space) -> str:
    return f"creep:{space_name(space)}"


def super_piece(tile: Tile) -> str:
    return f"super:{TILE_NAMES[tile]}"


def target_piece(g: JupiterState, at: Space) -> str:
    """The creep here, or the super creep where this is the middle of a Reactor or Beacon."""
    return creep_piece(at) if g.occ[at] == CREEP else super_piece(at // SLOTS)


def colonist_at(g: JupiterState, space: Space) -> str:
    return colonist_piece(g.seated[-1] if space == POD else g.faces[space])


def piece_at(g: JupiterState, space: Space, pawn: int) -> str:
    """Whoever a robot changes places with."""
    if pawn >= 0:
        return robot_piece(pawn)
    occupant = COLONIST if space == POD else g.occ[space]
    if occupant == COLONIST:
        return colonist_at(g, space)
    return creep_piece(space) if occupant == CREEP else robot_piece(occupant - PAWN)
