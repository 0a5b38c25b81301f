"""The geometry of the board: cells, lines and the room the head has, all derived from one picture.

A cell is a number, ten times its row plus its column (43 is row 4, column 3), because rules look cells up a
hundred thousand times a second. People read its name: `c3r4`.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import takewhile
from typing import Annotated, Final, Literal, NewType

import msgspec

from fathomfive.games.refuge.game import COLUMNS, HEAD_SIZE, NOOK_COLUMNS, ROWS

Cell = NewType("Cell", int)
Ways = Mapping[Cell, float]  # how far it is from every cell to some goal
Mode = Literal["coop", "competitive"]  # each has its side of the board
Space = Literal["start", "spawn", "lair", "cave", "whirlpool", "kraken", "finish"]
Direction = Literal["up", "down", "left", "right"]

DIRECTIONS: Final[tuple[Direction, ...]] = ("up", "down", "left", "right")
SIDEWAYS: tuple[Direction, ...] = ("left", "right")  # all that cards and objectives know: REF-ABYSS-8
STEP: Final[Mapping[Direction, int]] = {"up": 10, "down": -10, "left": -1, "right": 1}
# The rows every board has (REF-RULING-1), with nooks at the two Kraken rows nearest to Start (REF-RULING-2).
FRAME: Final = {11: ".FFFFFFF.", 10: ".KKKKKKK.", 9: "KKKKKKKKK", 8: "KKKKKKKKK", 0: ".TTTTTTT."}
FIELD_LINE: Final = r"\.[SLCW]{7}\."
LETTERS: Final[Mapping[str, Space]] = {
    "T": "start",
    "S": "spawn",
    "L": "lair",
    "C": "cave",
    "W": "whirlpool",
    "K": "kraken",
    "F": "finish",
}
CELL_NAME: Final = r"^c[0-8]r(?:[0-9]|1[01])$"
CellName = Annotated[str, msgspec.Meta(pattern=CELL_NAME)]


def at(col: int, row: int) -> Cell:
    return Cell(10 * row + col)


def column_of(cell: Cell) -> int:
    return cell % 10


def row_of(cell: Cell) -> int:
    return cell // 10


def cell_id(cell: Cell) -> str:
    return f"c{cell % 10}r{cell // 10}"


def cell_of(name: str) -> Cell:
    """The cell with this name, whether or not a board has it."""
    if not re.match(CELL_NAME, name):
        raise ValueError(f'"{name}" is no cell; cells are named like c3r4 (column 3, row 4)')
    column, _, row = name[1:].partition("r")
    return at(int(column), int(row))


def distance(a: Cell, b: Cell) -> int:
    """Grid distance: the steps between two cells if nothing were in the way."""
    return abs(a % 10 - b % 10) + abs(a // 10 - b // 10)


class BoardSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board as it is written down: a picture whose first line is the submarine edge."""

    id: Mode
    head_home: CellName
    devour_row: Annotated[int, msgspec.Meta(ge=0, le=7)]
    picture: tuple[str, ...]

    def __post_init__(self) -> None:
        if len(self.picture) != ROWS:
            raise ValueError(f"the picture has {len(self.picture)} rows, not {ROWS}")
        for row, line in enumerate(reversed(self.picture)):
            if line != FRAME.get(row, line):
                raise ValueError(f'row {row} is "{line}", but must be "{FRAME[row]}"')
            if row not in FRAME and not re.fullmatch(FIELD_LINE, line):
                raise ValueError(f'row {row} is "{line}", but must be seven of S, L, C, W between two dots')
        for column, letters in enumerate(zip(*self.picture, strict=True)):
            if column not in NOOK_COLUMNS and "S" not in letters:
                raise ValueError(f"column {column} has no Spawn space")


class HeadStep(msgspec.Struct, frozen=True):
    """One step the head may take: where it goes, and the cells it newly covers in the order they push."""

    to: Cell
    front: tuple[Cell, ...]


class HeadPlace(msgspec.Struct, frozen=True):
    """The head at one place, named by its lower left cell."""

    at: Cell
    cells: tuple[Cell, ...]
    around: tuple[Cell, ...]  # the cells a devouring head reaches
    columns: tuple[int, ...]  # left to right
    below: Mapping[Cell, int]  # the cells under it, numbered by columns from the left and down each of them
    steps: Mapping[Direction, HeadStep]  # only those that keep the head in its room (REF-HEAD-2)
    distance: Mapping[Cell, int]  # of every cell to the nearest cell of the head


class Board(msgspec.Struct, frozen=True):
    """One side of the board. Every table leaves out what does not exist."""

    space: Mapping[Cell, Space]  # in order of the rows from the Start edge, left to right
    cells: tuple[Cell, ...]
    of_kind: Mapping[Space, tuple[Cell, ...]]
    in_row: Mapping[int, tuple[Cell, ...]]
    in_column: Mapping[int, tuple[Cell, ...]]  # from the Start edge upwards
    step: Mapping[Direction, Mapping[Cell, Cell]]
    neighbours: Mapping[Cell, tuple[Cell, ...]]  # up, down, left, right
    ray: Mapping[Direction, Mapping[Cell, tuple[Cell, ...]]]  # all cells that way, nearest first
    in_line: Mapping[Cell, tuple[Cell, ...]]  # the other cells of the same row or column (REF-SPACE-8)
    spawns: Mapping[int, tuple[Cell, ...]]  # by column, the topmost first
    devour_row: tuple[Cell, ...]
    head_home: Cell

    def within(self, cell: Cell, reach: int) -> tuple[Cell, ...]:
        """The cells at a grid distance of at most so many steps, this one included."""
        return _within(self.cells, cell, reach)

    @property
    def nooks(self) -> tuple[Cell, ...]:
        return tuple(cell for cell in self.cells if column_of(cell) in NOOK_COLUMNS)


@cache
def _within(cells: tuple[Cell, ...], cell: Cell, reach: int) -> tuple[Cell, ...]:
    return tuple(other for other in cells if distance(cell, other) <= reach)


def draw_board(sheet: BoardSheet) -> Board:
    space = {
        at(x, y): LETTERS[letter]
        for y, line in enumerate(reversed(sheet.picture))
        for x, letter in enumerate(line)
        if letter in LETTERS
    }
    cells = tuple(space)
    ray = {way: {cell: _ray(cell, way, space) for cell in cells} for way in DIRECTIONS}
    in_column = {x: tuple(cell for cell in cells if column_of(cell) == x) for x in range(COLUMNS)}
    in_row = {y: tuple(cell for cell in cells if row_of(cell) == y) for y in range(ROWS)}
    spawns = {
        x: tuple(cell for cell in reversed(column) if space[cell] == "spawn")
        for x, column in in_column.items()
    }
    return Board(
        space=space,
        cells=cells,
        of_kind={kind: tuple(cell for cell in cells if space[cell] == kind) for kind in LETTERS.values()},
        in_row=in_row,
        in_column=in_column,
        step={way: {cell: line[0] for cell, line in ray[way].items() if line} for way in DIRECTIONS},
        neighbours={cell: tuple(ray[way][cell][0] for way in DIRECTIONS if ray[way][cell]) for cell in cells},
        ray=ray,
        in_line={cell: tuple(other for way in DIRECTIONS for other in ray[way][cell]) for cell in cells},
        spawns={x: column for x, column in spawns.items() if x not in NOOK_COLUMNS},
        devour_row=in_row[sheet.devour_row],
        head_home=cell_of(sheet.head_home),
    )


def head_room(board: Board, lowest: int, highest: int) -> Mapping[Cell, HeadPlace]:
    """Every place of the head whose lower left cell lies in these rows and which leaves the nooks alone."""
    rows = range(lowest, highest + 1)
    columns = range(NOOK_COLUMNS[0] + 1, NOOK_COLUMNS[1] - HEAD_SIZE + 1)
    room = [at(x, y) for y in rows for x in columns]
    return {place: _head_place(board, place, room) for place in room}


def _ray(cell: Cell, way: Direction, space: Mapping[Cell, Space]) -> tuple[Cell, ...]:
    cells = (Cell(cell + steps * STEP[way]) for steps in range(1, ROWS))
    return tuple(takewhile(space.__contains__, cells))


def _head_cells(place: Cell) -> tuple[Cell, ...]:
    """Nine cells in the order in which newly covered ones push: higher rows first, then left to right."""
    h, v = column_of(place), row_of(place)
    return tuple(at(x, y) for y in reversed(range(v, v + HEAD_SIZE)) for x in range(h, h + HEAD_SIZE))


def _cells_below(board: Board, place: Cell, columns: Iterable[int]) -> Iterator[Cell]:
    """Every row lower than the lowest one of the head, wherever that is (REF-ABYSS-6)."""
    for column in columns:
        yield from (cell for cell in reversed(board.in_column[column]) if cell < at(0, row_of(place)))


def _head_place(board: Board, place: Cell, room: list[Cell]) -> HeadPlace:
    cells = _head_cells(place)
    steps: dict[Direction, HeadStep] = {}
    for way in DIRECTIONS:
        to = Cell(place + STEP[way])
        if to in room:
            steps[way] = HeadStep(to, tuple(cell for cell in _head_cells(to) if cell not in cells))
    nearest = {cell: min(distance(cell, part) for part in cells) for cell in board.cells}
    columns = tuple(range(column_of(place), column_of(place) + HEAD_SIZE))
    return HeadPlace(
        at=place,
        cells=cells,
        around=tuple(cell for cell in board.cells if nearest[cell] == 1),
        columns=columns,
        below={cell: number for number, cell in enumerate(_cells_below(board, place, columns))},
        steps=steps,
        distance=nearest,
    )
