"""The folding board at rest, once for each of its three phases. What moves on it is in `board`.

The units are those of `content/board.toml`. Reef squares, tiles and their badges are turned along the route.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin

from fathomfive.author import look, say
from fathomfive.games.tentacula.board import (
    CREATURES,
    OUTSIDE,
    SIDES,
    Board,
    Creature,
    PanelId,
    Segment,
    Square,
)
from fathomfive.games.tentacula.names import SANDBANK, reef_id, sprite, words
from fathomfive.games.tentacula.state import TentaculaState

TINTS: dict[Creature, str] = {
    "turtle": "#2F8F6B",
    "seahorse": "#B87A10",
    "jellyfish": "#B0487F",
    "crab": "#C4442A",
}
LONGEST = 240  # the tile that the art is drawn for
DEPTH = 70
BOXES = (look.Box(326, -34, 1148, 788), look.Box(-34, -34, 1508, 788), look.Box(-34, -34, 1336, 788))
"""By phase. The last one has room for the chest, which stands beside the board then."""

FLAPS: tuple[tuple[tuple[str, PanelId, float], ...], ...] = (
    (("left", "LB", 360),),
    (("left", "L", 360), ("right", "R", 1080)),
    (("right", "RB", 1080),),
)
"""By phase: the flap, the face of it that is up, and where it is hinged."""


def stage(g: TentaculaState) -> look.Stage:
    return _stage(g.book.board, g.phase)


@lru_cache(maxsize=16)
def _stage(board: Board, number: int) -> look.Stage:
    phase = board.phase[number]
    first, last = phase.squares
    spaces = [_square(square) for square in board.square if first <= square.id <= last]
    if phase.start:
        spaces += [_end("s", place, pos) for place, pos in enumerate(board.places.start, 1)]
        spaces.append(_pile_place(board))
    if phase.finish:
        spaces += [_end("f", place, pos) for place, pos in enumerate(board.places.finish, 1)]
    for segment in board.segment:
        if phase.segments[0] <= segment.id <= phase.segments[1]:
            spaces += [_reef_square(segment, side) for side in range(len(SIDES))]
    return look.sealed(
        look.Stage(
            label=words(f"board-{phase.id}"),
            box=BOXES[number],
            spaces=tuple(spaces),
            kinds={
                **{creature: words(f"creature-{creature}") for creature in CREATURES},
                "reef": words("reef-place"),
                "end": words("place-finish"),
            },
            layers=(look.Layer((*_panels(board, number), *_sandbank(board, number))),),
            flaps={name: look.Flap(_rect(board, face), hinge) for name, face, hinge in FLAPS[number]},
        )
    )


def _panels(board: Board, number: int) -> list[look.Art]:
    """The faces of the board that are up, the ribbon across their seam, creases and frame."""
    phase = board.phase[number]
    sheets = [look.Art(look.Sprite(sprite("panel", panel))) for panel in phase.panels]
    match phase.id:
        case "A":
            sheets += [
                look.Art(look.Sprite(sprite("route-join-a"))),
                look.Art(look.Sprite(sprite("flap-shadow")), 720),
            ]
            sheets += [_crease(1080), look.Art(look.Sprite(sprite("board-frame-folded")), 360)]
        case "B":
            sheets += [*map(_crease, (360, 720, 1080)), look.Art(look.Sprite(sprite("board-frame")))]
        case "C":
            sheets += [
                look.Art(look.Sprite(sprite("route-join-c"))),
                look.Art(look.Sprite(sprite("flap-shadow")), 720, flip=True),
            ]
            sheets += [_crease(360), look.Art(look.Sprite(sprite("board-frame-folded")))]
    return sheets


def _rect(board: Board, panel: PanelId) -> look.Box:
    return look.Box(*next(found.rect for found in board.panel if found.id == panel))


def _crease(x: float) -> look.Art:
    return look.Art(look.Sprite(sprite("fold")), x)


def _sandbank(board: Board, number: int) -> list[look.Art]:
    x, y = board.places.sandbank
    return [look.Art(look.Sprite(sprite("sandbank")), x, y, scale=0.62)] if board.phase[number].start else []


def _pile_place(board: Board) -> look.Space:
    return look.Space(SANDBANK, words("sandbank"), *board.places.sandbank, look.Rect(160, 70, 20), quiet=True)


def _square(square: Square) -> look.Space:
    creature, special = square.creature, square.special
    named = words(f"creature-{creature}")
    art = look.Sprite(sprite("square", creature), TINTS[creature], creature[0].upper(), "disc")
    badge = look.Badge(
        sprite=look.Sprite(sprite("special", special), letter=special[:1]), label=words(f"special-{special}")
    )
    return look.Space(
        f"q{square.id}",
        say("square-label", n=square.id, creature=named),
        *square.pos,
        look.Circle(28),
        kind=creature,
        sprite=art,
        scale=1,
        marks=(badge,) if special != "none" else (),
        bright=True,
    )


def _end(letter: str, place: int, pos: look.Point) -> look.Space:
    """A start or finish square."""
    name = "start" if letter == "s" else "finish"
    return look.Space(
        f"{letter}{place}",
        say(f"square-{name}", n=place),
        *pos,
        look.Circle(26),
        kind="end",
        sprite=look.Sprite(sprite(f"square-{name}-{letter}{place}"), letter=letter.upper(), shape="disc"),
        scale=1 if letter == "f" else 0.8,
        bright=True,
    )


def turn_of(segment: Segment, side: int) -> float:
    """How far a tile is turned there, clockwise: its sand lies along the route (TEN-PLACE-7)."""
    return (segment.angle + (180 if side == OUTSIDE else 0)) % 360


def scale_of(segment: Segment) -> float:
    return segment.length / LONGEST


def shift_of(segment: Segment, side: int) -> look.Point:
    """Smaller tiles move towards the route, so that their sand touches it all the same."""
    shift, turn = DEPTH / 2 * (1 - scale_of(segment)), radians(turn_of(segment, side))
    return round(-shift * sin(turn), 2), round(shift * cos(turn), 2)


def _reef_square(segment: Segment, side: int) -> look.Space:
    x, y = segment.outside if side == OUTSIDE else segment.inside
    return look.Space(
        reef_id(segment.id, side),
        say("reef-label", n=segment.id, side=words(f"side-{SIDES[side]}")),
        x,
        y,
        look.Rect(segment.length, DEPTH, 10),
        kind="reef",
        turn=turn_of(segment, side),
        sprite=look.Sprite(sprite("reef-slot"), letter="-"),
        scale=scale_of(segment),
    )
