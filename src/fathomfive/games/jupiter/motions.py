"""What moves on the board when something is told. The steps tell before the pieces have moved.

Places are those of the scene: `M2A/C` for a dome, `pod` for the pod, `hand:0` for somebody's cards; and never
drawn, `sky` for wherever creeps come from, `deck` and `discard`.
"""

from __future__ import annotations

from fathomfive.author import Motion
from fathomfive.games.jupiter.book import CardId
from fathomfive.games.jupiter.colony import TILE_NAMES, Space, Tile
from fathomfive.games.jupiter.names import (
    active_piece,
    card_piece,
    colonist_at,
    colonist_piece,
    copies,
    core_piece,
    creep_piece,
    hand_id,
    piece_at,
    robot_piece,
    space_id,
    super_piece,
    target_piece,
)
from fathomfive.games.jupiter.state import JupiterState

POD_COMES, POD_LAUNCHES, POD_DRIFTS = Motion("pod"), Motion("pod", how="splash"), Motion("pod", how="fade")

# --- robots and colonists ----------------------------------------------------------------------------


def walks(g: JupiterState, seat: int, to: Space) -> Motion:
    return Motion(robot_piece(seat), space_id(g.robots[seat].at), space_id(to))


def makes_way(g: JupiterState, seat: int, at: Space, pawn: int) -> Motion:
    """Whoever a robot changes places with comes to where the robot was."""
    return Motion(piece_at(g, at, pawn), space_id(at), space_id(g.robots[seat].at))


def is_there(g: JupiterState, seat: int, at: Space) -> Motion:
    """A creep is called by its place: the one that makes way has another name where the robot was."""
    here = g.robots[seat].at
    return Motion(creep_piece(here), space_id(at), space_id(here), how="fade")


def falls(g: JupiterState, seat: int) -> Motion:
    return Motion(robot_piece(seat), space_id(g.robots[seat].at), how="fade")


def leads(g: JupiterState, origin: Space, to: Space) -> Motion:
    return Motion(colonist_at(g, origin), space_id(origin), space_id(to))


def turns(g: JupiterState, at: Space) -> Motion:
    """A colonist becomes a creep."""
    return Motion(colonist_at(g, at), space_id(at), how="shake")


def has_turned(g: JupiterState, at: Space) -> Motion:
    return Motion(creep_piece(at), space_id(at), space_id(at), how="splash")


def is_taken(g: JupiterState, at: Space) -> Motion:
    return Motion(colonist_at(g, at), space_id(at), how="fade")


def rides_in(g: JupiterState, seat: int) -> Motion:
    return Motion(robot_piece(seat), "sky", "pod", how="fade")


def is_brought(g: JupiterState, number: int) -> Motion:
    return Motion(colonist_piece(number), "sky", "pod", how="fade")


def rides_off(g: JupiterState, seat: int) -> Motion:
    return Motion(robot_piece(seat), "pod", "sky", how="fade")


def is_taken_off(g: JupiterState, number: int) -> Motion:
    return Motion(colonist_piece(number), "pod", "sky", how="fade")


# --- cards -------------------------------------------------------------------------------------------


def is_dealt(g: JupiterState, seat: int, n: int) -> Motion:
    """A card that lies in the hand already."""
    card, copy = copies(g.robots[seat].hand)[n]
    return Motion(card_piece(seat, card, copy), "deck", hand_id(seat))


def goes_with(g: JupiterState, seat: int, n: int) -> Motion:
    """A card of a hand that goes as a whole."""
    card, copy = copies(g.robots[seat].hand)[n]
    return Motion(card_piece(seat, card, copy), hand_id(seat), "discard")


def comes(g: JupiterState, seat: int, card: CardId, origin: str = "deck") -> Motion:
    """A card into a hand."""
    copy = g.robots[seat].hand.count(card) + 1
    return Motion(card_piece(seat, card, copy), origin, hand_id(seat))


def goes(g: JupiterState, seat: int, card: CardId, to: str = "discard", nth: int = 1) -> Motion:
    """A card out of a hand; `nth` where two of a kind go at once."""
    copy = g.robots[seat].hand.count(card) + 1 - nth
    return Motion(card_piece(seat, card, copy), hand_id(seat), to)


def is_used(g: JupiterState, seat: int, card: CardId, nth: int = 1) -> Motion:
    """A source of an ability: a core stays, a card of the hand goes."""
    from_hand = nth - (g.robots[seat].source(card) == "core")
    if not from_hand:
        return Motion(core_piece(seat, card), how="shake")
    return goes(g, seat, card, nth=from_hand)


def becomes_core(g: JupiterState, seat: int, card: CardId) -> Motion:
    return Motion(core_piece(seat, card), hand_id(seat), hand_id(seat), how="flip")


def core_goes(g: JupiterState, seat: int) -> Motion:
    return Motion(core_piece(seat, g.robots[seat].core), hand_id(seat), "discard")


def works(g: JupiterState, seat: int, card: CardId) -> Motion:
    """A card that was in the hand lies beside it for this turn."""
    copy = g.robots[seat].active.count(card) + 1
    return Motion(active_piece(seat, card, copy), hand_id(seat), hand_id(seat), how="flip")


def expires(g: JupiterState, seat: int, n: int) -> Motion:
    card, copy = copies(g.robots[seat].active)[n]
    return Motion(active_piece(seat, card, copy), hand_id(seat), "discard")


# --- creeps and modules ------------------------------------------------------------------------------


def dies(g: JupiterState, at: Space) -> Motion:
    return Motion(target_piece(g, at), space_id(at), how="fade")


def drops(g: JupiterState, at: Space) -> Motion:
    return Motion(creep_piece(at), "sky", space_id(at), how="splash")


def rises(g: JupiterState, tile: Tile) -> Motion:
    return Motion(super_piece(tile), "sky", TILE_NAMES[tile], how="splash")


def module(g: JupiterState, tile: Tile, how: str) -> Motion:
    return Motion(TILE_NAMES[tile], how=how)
