"""What moves on the board when something is told. The steps tell before the pieces have moved.

Places are those of the scene: `M2A/C` for a dome, `pod` for the pod, `sky` for wherever creeps come from.
"""

from __future__ import annotations

from fathomfive.author import Motion
from fathomfive.games.jupiter.colony import TILE_NAMES, Space, Tile
from fathomfive.games.jupiter.names import (
    colonist_at,
    creep_piece,
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


def falls(g: JupiterState, seat: int) -> Motion:
    return Motion(robot_piece(seat), space_id(g.robots[seat].at), how="fade")


def leads(g: JupiterState, origin: Space, to: Space) -> Motion:
    return Motion(colonist_at(g, origin), space_id(origin), space_id(to))


def turns(g: JupiterState, at: Space) -> Motion:
    """A colonist becomes a creep."""
    return Motion(colonist_at(g, at), space_id(at), how="shake")


def is_taken(g: JupiterState, at: Space) -> Motion:
    return Motion(colonist_at(g, at), space_id(at), how="fade")


# --- creeps and modules ------------------------------------------------------------------------------


def dies(g: JupiterState, at: Space) -> Motion:
    return Motion(target_piece(g, at), space_id(at), how="fade")


def drops(g: JupiterState, at: Space) -> Motion:
    return Motion(creep_piece(at), "sky", space_id(at), how="splash")


def rises(g: JupiterState, tile: Tile) -> Motion:
    return Motion(super_piece(tile), "sky", TILE_NAMES[tile], how="splash")


def module(g: JupiterState, tile: Tile, how: str) -> Motion:
    return Motion(TILE_NAMES[tile], how=how)
