"""The board of The Refuge at rest: water, hull, rock, sand and the 88 spaces. What moves on it is in `scene`.

One cell is 66 units; the upper left corner of the nine by twelve grid is the origin, as in `art.svg`.
"""

from __future__ import annotations

from functools import lru_cache

from fathomfive.author import look
from fathomfive.games.refuge.board import Board, Cell, cell_id, column_of, row_of
from fathomfive.games.refuge.board import Space as Kind
from fathomfive.games.refuge.entries import sprite
from fathomfive.games.refuge.game import KRAKEN_ROWS, NOOK_COLUMNS, ROWS
from fathomfive.games.refuge.names import cell_code, cell_label, column_letter, shown_kind, words
from fathomfive.games.refuge.state import RefugeState

S = 66  # the side of a cell
TILE = look.Rect(S - 4.4, S - 4.4, 8)
BOX = look.Box(-60, -66, 714, 886)
SOFT = "#8CA4A9"
"""The numbers of rows and the letters of columns."""

NOOK_ROWS = KRAKEN_ROWS[:2]

LETTERS: dict[Kind, str] = {
    "start": "^",
    "spawn": "o",
    "lair": "x",
    "cave": "n",
    "whirlpool": "@",
    "kraken": "~",
    "finish": "#",
}
"""What a terminal prints for an empty space."""

MAW = "devour"
"""The Devour symbol at the left end of the devour line: here lie the Divers who were devoured."""
MAW_PILE: tuple[tuple[look.Point, ...], ...] = tuple(
    tuple((0.0, -38.0 * place) for place in range(count)) for count in range(1, 7)
)


def middle(column: float, row: float) -> look.Point:
    """The middle of a cell in units of the board; row 0 lies at the bottom."""
    return (column + 0.5) * S, (ROWS - 1 - row + 0.5) * S


def stage(g: RefugeState) -> look.Stage:
    """This match's side of the board, known by what is printed on it."""
    board = g.board
    return _stage(board.cells, tuple(board.space.values()), row_of(board.devour_row[0]))


@lru_cache(maxsize=64)
def _stage(cells: tuple[Cell, ...], kinds: tuple[Kind, ...], devour_row: int) -> look.Stage:
    spaces = [_space(cell, kind) for cell, kind in zip(cells, kinds, strict=True)]
    marked = [space for cell, space in zip(cells, spaces, strict=True) if row_of(cell) == devour_row]
    backdrop = [look.Art(look.Sprite(sprite("board", sheet))) for sheet in ("water", "hull", "rocks", "sand")]
    dots = [
        look.Art(look.Sprite(sprite("tile-devour-row")), space.x, space.y)
        for space in marked
        if not space.bright
    ]
    return look.sealed(
        look.Stage(
            label=words("board-label"),
            box=BOX,
            spaces=(*spaces, _maw(devour_row)),
            kinds={kind: words(f"space-{kind}") for kind in LETTERS},
            layers=(look.Layer(tuple(backdrop)), look.Layer((*dots, *_numbers()), "over")),
            layouts={MAW: MAW_PILE},
        )
    )


def _space(cell: Cell, kind: Kind) -> look.Space:
    x, y = middle(column_of(cell), row_of(cell))
    return look.Space(
        cell_id(cell),
        cell_label(kind, cell),
        x,
        y,
        TILE,
        kind=kind,
        sprite=look.Sprite(sprite("tile", shown_kind(kind, cell)), letter=LETTERS[kind]),
        scale=1,
        bright=kind == "start",
        code=cell_code(cell),
    )


def devour_line(board: Board) -> tuple[look.Point, look.Point]:
    """The lower edge of the devour row, from the Devour symbol to the right end of the board."""
    x, y = middle(0, row_of(board.devour_row[0]) - 0.5)
    return (x, y), (8 * S, y)


def _maw(devour_row: int) -> look.Space:
    x, y = middle(0, devour_row - 0.5)
    return look.Space(MAW, words("place-devour"), x, y, look.Circle(24), kind=MAW, layout=MAW, quiet=True)


def _numbers() -> list[look.Lettering]:
    """Numbers at the right and letters below, so that people can talk about C4; the nooks have their own."""
    rows = [_number(row, 9.2 if row in NOOK_ROWS else 8.2) for row in range(ROWS)]
    columns = [_letter(column, 0) for column in range(1, 8)]
    return [*rows, *columns, *(_letter(column, NOOK_ROWS[0]) for column in NOOK_COLUMNS)]


def _number(row: int, x: float) -> look.Lettering:
    return look.Lettering(str(row), x * S, middle(0, row)[1] + 4, size=11, tint=SOFT)


def _letter(column: int, row: int) -> look.Lettering:
    """Below the lowest cell of its column."""
    x, y = middle(column, row - 0.5)
    return look.Lettering(column_letter(column), x, y + 16, size=11, tint=SOFT)
