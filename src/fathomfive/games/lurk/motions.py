"""How pieces move when something happens; each is asked only where somebody watches."""

from __future__ import annotations

from collections.abc import Sequence

from fathomfive.author import Motion
from fathomfive.games.lurk.names import die, piece, space
from fathomfive.games.lurk.state import CREATURE, LurkState

MOST_DICE = 60  # in one roll


def arrives(g: LurkState, fighter: int, tile: int) -> Motion:
    return Motion(piece(fighter), to=space(g.board, tile), how="fade")


def goes(g: LurkState, uid: int, tile: int) -> Motion:
    return walks(g, uid, (g.models[uid].tile, tile))


def walks(g: LurkState, uid: int, path: Sequence[int]) -> Motion:
    """One or more steps, from where they began."""
    start, *via, end = (space(g.board, tile) for tile in path)
    return Motion(piece(uid), start, end, tuple(via))


def is_shoved(g: LurkState, uid: int, tile: int) -> Motion:
    return Motion(piece(uid), space(g.board, g.models[uid].tile), space(g.board, tile), how="push")


def shakes(g: LurkState, fighter: int) -> Motion:
    return Motion(piece(fighter), how="shake")


def fades(g: LurkState, fighter: int) -> Motion:
    """Whoever is destroyed, on the map or in reserve."""
    tile = fighter - CREATURE if fighter >= CREATURE else g.models[fighter].tile
    return Motion(piece(fighter), space(g.board, tile) if tile >= 0 else "", how="fade")


def is_laid(g: LurkState, tile: int) -> Motion:
    """A tile of the map."""
    at = space(g.board, tile)
    return Motion(at.replace("hex", "tile"), to=at, how="fade")


def rolls(g: LurkState, side: str, number: int) -> Motion:
    return Motion(die(g.fights, side, number), how="roll")


def is_taken_up(g: LurkState, side: str, number: int) -> Motion:
    return Motion(die(g.fights, side, number), how="fade")


ATTACK_DICE = tuple((rolls, "a", number) for number in range(MOST_DICE))
DEFENCE_DICE = tuple((rolls, "d", number) for number in range(MOST_DICE))
ATTACK_DICE_GO = tuple((is_taken_up, "a", number) for number in range(MOST_DICE))
DEFENCE_DICE_GO = tuple((is_taken_up, "d", number) for number in range(MOST_DICE))
