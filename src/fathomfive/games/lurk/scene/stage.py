"""The map of Lurk at rest: dark water and the empty hexes. The tiles laid on them are in `board`."""

from __future__ import annotations

from functools import lru_cache

from fathomfive.author import hexes, look, say
from fathomfive.games.lurk.board import Board
from fathomfive.games.lurk.names import place_name, space, words
from fathomfive.games.lurk.state import LurkState

S = 52  # from the middle of a hex to a corner
BOXES = {
    2: look.Box(-344, -420, 688, 840),
    3: look.Box(-376, -420, 752, 780),
    4: look.Box(-376, -420, 752, 840),
}
SEATS_ON_TILE: tuple[tuple[look.Point, ...], ...] = (
    ((0, 0),),
    ((-0.4 * S, 0), (0.4 * S, 0)),
    ((0, -0.4 * S), (-0.38 * S, 0.24 * S), (0.38 * S, 0.24 * S)),
)
"""Where one, two and three models stand on a tile."""


def stage(g: LurkState) -> look.Stage:
    return _stage(g.board)


@lru_cache(maxsize=16)
def _stage(board: Board) -> look.Stage:
    box = BOXES[board.layout.players]
    spaces = [_space(board, tile) for tile in range(len(board.hexes))]
    return look.sealed(
        look.Stage(
            label=words("board-label"),
            box=box,
            spaces=tuple(sorted(spaces, key=lambda one: (one.y, one.x))),
            layouts={"models": SEATS_ON_TILE},
        )
    )


def _space(board: Board, tile: int) -> look.Space:
    x, y = hexes.middle(board.hexes[tile], S)
    return look.Space(
        space(board, tile),
        say("space-label", place=place_name(board, tile)),
        x,
        y,
        look.Hexagon(S - 2),
        sprite=look.Sprite("lurk-hex-shade", letter="~", shape="hex"),
        scale=1,
        layout="models",
        code=place_name(board, tile),
    )
