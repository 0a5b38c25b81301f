"""The boards of The Refuge: what lies beside what, and the room the head has."""

from collections.abc import Iterable
from itertools import chain
from typing import Literal, get_args

import pytest

from fathomfive.games.refuge.board import (
    DIRECTIONS,
    Board,
    Cell,
    Mode,
    Space,
    at,
    cell_id,
    cell_of,
    column_of,
    distance,
    row_of,
)
from fathomfive.games.refuge.book import Book, load_book
from fathomfive.kernel.book import ContentError

rule = pytest.mark.rule

MODES = get_args(Mode)
SPACES = get_args(Space)


@pytest.fixture(scope="module")
def book() -> Book:
    return load_book()


@pytest.fixture
def coop(book: Book) -> Board:
    return book.boards["coop"]


def names(cells: Iterable[Cell]) -> list[str]:
    return [cell_id(cell) for cell in cells]


@rule("REF-MOVE-1", "REF-RULING-1")
@pytest.mark.parametrize("mode", MODES)
def test_cells_are_adjacent_if_they_differ_by_one_step(book: Book, mode: Mode) -> None:
    board = book.boards[mode]
    assert len(board.cells) == 88
    for cell in board.cells:
        beside = {other for other in board.cells if distance(cell, other) == 1}
        assert set(board.neighbours[cell]) == beside
        assert len(board.neighbours[cell]) == len(beside)


@rule("REF-RULING-1", "REF-RULING-2")
def test_the_nooks_lie_beside_the_two_lower_lines_of_the_kraken_row(coop: Board) -> None:
    assert {cell_id(nook): names(coop.neighbours[nook]) for nook in coop.nooks} == {
        "c0r8": ["c0r9", "c1r8"],
        "c8r8": ["c8r9", "c7r8"],
        "c0r9": ["c0r8", "c1r9"],
        "c8r9": ["c8r8", "c7r9"],
    }
    assert "right" not in {way for way in DIRECTIONS if cell_of("c7r10") in coop.step[way]}


def test_neighbours_come_up_down_left_right(coop: Board) -> None:
    assert names(coop.neighbours[cell_of("c3r4")]) == ["c3r5", "c3r3", "c2r4", "c4r4"]
    assert names(coop.neighbours[cell_of("c1r0")]) == ["c1r1", "c2r0"]
    assert coop.step["left"].get(cell_of("c1r7")) is None


@rule("REF-SETUP-1")
def test_the_spaces_of_the_cooperative_side(coop: Board) -> None:
    counts = {kind: len(coop.of_kind[kind]) for kind in SPACES}
    expected = {"start": 7, "spawn": 21, "lair": 13, "cave": 10, "whirlpool": 5, "kraken": 25, "finish": 7}
    assert counts == expected
    assert coop.space[cell_of("c4r4")] == "cave"
    assert coop.space[cell_of("c3r1")] == "whirlpool"
    assert names(coop.devour_row) == [f"c{column}r4" for column in range(1, 8)]


@rule("REF-COMP-1", "REF-COMP-8")
def test_a_returning_diver_starts_anew_on_the_competitive_side(book: Book) -> None:
    board = book.boards["competitive"]
    assert board.devour_row == board.of_kind["start"]
    assert board.space[cell_of("c2r3")] == "spawn"


@rule("REF-SETUP-8", "REF-TENT-8")
def test_the_topmost_spawn_spaces(coop: Board) -> None:
    assert names(column[0] for column in coop.spawns.values()) == [
        "c1r6",
        "c2r7",
        "c3r6",
        "c4r7",
        "c5r6",
        "c6r7",
        "c7r6",
    ]
    assert names(coop.spawns[4]) == ["c4r7", "c4r5", "c4r3"]
    assert {len(column) for column in coop.spawns.values()} == {3}


@rule("REF-SPACE-8")
def test_rows_and_columns_take_in_the_nooks(coop: Board) -> None:
    line = set(coop.in_line[cell_of("c1r9")])
    assert {cell_of("c0r9"), cell_of("c8r9"), cell_of("c1r0"), cell_of("c1r11")} <= line
    assert cell_of("c1r9") not in line
    assert len(line) == 8 + 11
    assert names(coop.in_column[0]) == ["c0r8", "c0r9"]
    for cell in coop.cells:
        same = {
            o
            for o in coop.cells
            if o != cell and (row_of(o) == row_of(cell) or column_of(o) == column_of(cell))
        }
        assert set(coop.in_line[cell]) == same


@rule("REF-SPACE-2")
def test_a_ray_runs_to_the_edge_nearest_first(coop: Board) -> None:
    assert names(coop.ray["up"][cell_of("c5r7")]) == ["c5r8", "c5r9", "c5r10", "c5r11"]
    assert names(coop.ray["left"][cell_of("c2r9")]) == ["c1r9", "c0r9"]
    assert names(coop.ray["left"][cell_of("c2r10")]) == ["c1r10"]
    assert coop.ray["down"][cell_of("c5r0")] == ()


COLUMN = {11: "F", 10: "K", 9: "K", 8: "K", 7: "C", 6: "S", 5: "S", 4: "S", 3: "S", 2: "S", 1: "S", 0: "T"}


def picture(**rows: str) -> list[str]:
    """A board of the right shape, whose rows may be drawn in another way: `picture(r11=".FFFFFF..")`."""
    lines = {f"r{row}": "K" * 9 if row in (8, 9) else f".{kind * 7}." for row, kind in COLUMN.items()}
    return [*(lines | rows).values()]


@rule("REF-RULING-1", "REF-RULING-2")
@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (picture()[1:], "the picture has 11 rows, not 12"),
        ([*picture(), "........."], "the picture has 13 rows, not 12"),
        (picture(r0=".TTTTTT.."), 'row 0 is ".TTTTTT..", but must be ".TTTTTTT."'),
        (picture(r8=".KKKKKKK."), 'row 8 is ".KKKKKKK.", but must be "KKKKKKKKK"'),
        (picture(r10="KKKKKKKKK"), 'row 10 is "KKKKKKKKK", but must be ".KKKKKKK."'),
        (picture(r11=".FFFTFFF."), 'row 11 is ".FFFTFFF.", but must be ".FFFFFFF."'),
        (picture(r1=".SSSSSS.."), 'row 1 is ".SSSSSS..", but must be seven of S, L, C, W between two dots'),
        (picture(r7="SSSSSSSS."), 'row 7 is "SSSSSSSS.", but must be seven of S, L, C, W between two dots'),
        (picture(r4=".SSSTSSS."), 'row 4 is ".SSSTSSS.", but must be seven of S, L, C, W between two dots'),
    ],
)
def test_every_board_has_seven_columns_of_twelve_rows_and_four_nooks(lines: list[str], why: str) -> None:
    load_book({"boards": {"board": {"coop": {"picture": picture()}}}})
    with pytest.raises(ContentError) as refused:
        load_book({"boards": {"board": {"coop": {"picture": lines}}}})
    assert why in str(refused.value)


@rule("REF-SETUP-8")
@pytest.mark.parametrize("column", [1, 4, 7])
def test_every_column_has_a_spawn_space_for_its_first_tentacle(column: int) -> None:
    line = ".SSSSSSS."
    without = f"{line[:column]}L{line[column + 1 :]}"
    rows = {f"r{row}": without for row in range(1, 8)}
    with pytest.raises(ContentError, match=f"column {column} has no Spawn space"):
        load_book({"boards": {"board": {"coop": {"picture": picture(**rows)}}}})


def test_cells_have_names_people_can_read() -> None:
    assert cell_of("c3r11") == at(3, 11)
    assert cell_id(at(3, 11)) == "c3r11"
    with pytest.raises(ValueError, match="cells are named like c3r4"):
        cell_of("d4")


# --- the head's room ---------------------------------------------------------------------------------------


@rule("REF-SETUP-3", "REF-RULING-1")
def test_the_head_at_home_leaves_eight_free_kraken_spaces_on_each_side(book: Book, coop: Board) -> None:
    head = book.kraken_decks["kraken"].head[coop.head_home]
    assert head.columns == (3, 4, 5)
    free = [cell for cell in coop.of_kind["kraken"] if cell not in head.cells]
    assert sorted(names(cell for cell in free if column_of(cell) < 3)) == sorted(
        ["c0r8", "c0r9", "c1r8", "c1r9", "c1r10", "c2r8", "c2r9", "c2r10"]
    )
    assert len([cell for cell in free if column_of(cell) > 5]) == 8


@rule("REF-HEAD-2")
def test_the_head_keeps_to_columns_one_to_five(book: Book, coop: Board) -> None:
    room = book.kraken_decks["kraken"].head
    assert names(room) == ["c1r8", "c2r8", "c3r8", "c4r8", "c5r8"]
    assert set(room[cell_of("c1r8")].steps) == {"right"}
    assert set(room[cell_of("c5r8")].steps) == {"left"}
    assert set(room[cell_of("c3r8")].steps) == {"left", "right"}
    covered = set(chain.from_iterable(place.cells for place in room.values()))
    assert covered == set(coop.of_kind["kraken"]) - set(coop.nooks)


@rule("REF-HEAD-3")
def test_newly_covered_cells_push_from_the_top(book: Book) -> None:
    step = book.kraken_decks["kraken"].head[cell_of("c4r8")].steps["right"]
    assert cell_id(step.to) == "c5r8"
    assert names(step.front) == ["c7r10", "c7r9", "c7r8"]


@rule("REF-ABYSS-2", "REF-ABYSS-3")
def test_the_head_dives_in_the_abyss(book: Book) -> None:
    room = book.kraken_decks["kraken_abyss"].head
    assert {(column_of(cell), row_of(cell)) for cell in room} == {
        (h, v) for h in range(1, 6) for v in (6, 7, 8)
    }
    step = room[cell_of("c5r7")].steps["down"]
    assert (cell_id(step.to), names(step.front)) == ("c5r6", ["c5r6", "c6r6", "c7r6"])
    assert names(room[cell_of("c3r7")].steps["up"].front) == ["c3r10", "c4r10", "c5r10"]
    assert set(room[cell_of("c5r6")].steps) == {"up", "left"}


@rule("REF-CARD-3")
def test_the_head_reaches_its_neighbours_but_no_corner(book: Book) -> None:
    head = book.kraken_decks["kraken"].head[cell_of("c3r8")]
    expected = [
        "c3r7",
        "c4r7",
        "c5r7",
        "c2r8",
        "c6r8",
        "c2r9",
        "c6r9",
        "c2r10",
        "c6r10",
        "c3r11",
        "c4r11",
        "c5r11",
    ]
    assert names(head.around) == expected
    assert head.distance[cell_of("c2r7")] == 2
    assert head.distance[cell_of("c4r9")] == 0
    assert head.distance[cell_of("c4r0")] == 8


@rule("REF-TENT-4", "REF-CARD-5", "REF-ABYSS-6")
@pytest.mark.parametrize(("deck", "place", "top"), [("kraken", "c2r8", 7), ("kraken_abyss", "c2r6", 5)])
def test_below_the_head_are_its_three_columns_each_from_the_top(
    book: Book, deck: Literal["kraken", "kraken_abyss"], place: str, top: int
) -> None:
    head = book.kraken_decks[deck].head[cell_of(place)]
    assert names(head.below) == [f"c{column}r{row}" for column in (2, 3, 4) for row in range(top, -1, -1)]
    assert list(head.below.values()) == list(range(3 * (top + 1)))


def test_cells_are_plain_numbers_on_the_board(coop: Board) -> None:
    assert Cell(43) == cell_of("c3r4")
    assert coop.cells == tuple(sorted(coop.cells))
