"""What moves on the board when something is told. The steps tell before the pieces have moved."""

from __future__ import annotations

from fathomfive.author import Motion
from fathomfive.games.tentacula.board import FINISH
from fathomfive.games.tentacula.names import (
    CHEST,
    DIE,
    GATE,
    OCTOPUS,
    PILE,
    SANDBANK,
    SHELLS,
    STASH,
    first_stolen,
    fish_piece,
    next_gem,
    place_id,
    reef_id,
    seat_id,
    tile_piece,
)
from fathomfive.games.tentacula.state import TentaculaState

GATE_TURNS_UP, GATE_SHAKES = Motion(GATE, how="flip"), Motion(GATE, how="shake")
SHELL_FLIPS = Motion(SHELLS, how="flip")
DIE_ROLLS = Motion(DIE, how="roll")


def lays(g: TentaculaState, seat: int, side: int) -> Motion:
    """A tile from in front of its owner to the next free reef square."""
    return Motion(tile_piece(g.book, g.hands[seat]), seat_id(seat), reef_id(g.free_segment(side), side))


def begins(g: TentaculaState, face: int, side: int) -> Motion:
    return Motion(tile_piece(g.book, face), PILE, reef_id(1, side), how="flip")


def pile_is_laid(g: TentaculaState) -> Motion:
    return Motion(PILE, "", SANDBANK)


def pile_goes_on(g: TentaculaState) -> Motion:
    """Its next tile turns up, or it is gone."""
    return Motion(PILE, how="flip") if g.pile.cards else washed_away(PILE, SANDBANK)


def washed_away(piece: str, origin: str) -> Motion:
    return Motion(piece, origin, how="fade")


def is_drawn(g: TentaculaState, seat: int, face: int) -> Motion:
    return Motion(tile_piece(g.book, face), PILE, seat_id(seat), how="flip")


def clue_turns_up(g: TentaculaState, number: int) -> Motion:
    return Motion(f"clue-{number}", "", f"{GATE}/{number}", how="flip")


def takes(g: TentaculaState, seat: int, face: int, segment: int, side: int) -> Motion:
    return Motion(tile_piece(g.book, face), reef_id(segment, side), seat_id(seat))


def swims(g: TentaculaState, fish: int, to: int) -> Motion:
    origin, *between, goal = way(g, fish, to)
    return Motion(fish_piece(fish), origin, goal, tuple(between))


def way(g: TentaculaState, fish: int, to: int) -> tuple[str, ...]:
    """Along the route, square by square."""
    origin = g.fish[fish]
    return tuple(place_id(place, fish) for place in (origin, *range(origin + 1, min(to, FINISH)), to))


def shakes(g: TentaculaState, fish: int) -> Motion:
    return Motion(fish_piece(fish), how="shake")


def saved(g: TentaculaState, colour: int) -> Motion:
    return Motion(next_gem(g, colour), CHEST, STASH, how="splash")


def stolen(g: TentaculaState, colour: int) -> Motion:
    return Motion(next_gem(g, colour, last=True), CHEST, OCTOPUS, how="splash")


def brought_back(g: TentaculaState, colour: int) -> Motion:
    return Motion(first_stolen(g, colour), OCTOPUS, CHEST, how="splash")
