"""The map before anything lies on it: hexes, neighbours, caps, landings (LRK-SETUP, LRK-TERM, LRK-RANGE)."""

import pytest

from fathomfive.games.lurk.board import COMPASS, Board, bits
from fathomfive.kit.hexes import Hex
from tests.games.lurk.table import new_board

CORE = {(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3}
CAPS: dict[str, set[Hex]] = {
    "N": {(0, -4), (1, -4), (-1, -3)},
    "S": {(0, 4), (-1, 4), (1, 3)},
    "E": {(4, -3), (4, -2), (4, -1)},
    "W": {(-4, 1), (-4, 2), (-4, 3)},
    "SE": {(4, 0), (4, -1), (3, 1)},
    "SW": {(-4, 4), (-3, 4), (-4, 3)},
}


def apart(a: Hex, b: Hex) -> int:
    """Steps from hex to hex, as one would count them on the table."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def hexes(board: Board, mask: int) -> set[Hex]:
    return {board.hexes[tile] for tile in bits(mask)}


@pytest.mark.rule("LRK-SETUP-5", "LRK-SETUP-8")
@pytest.mark.parametrize(("seats", "caps"), [(2, "N S"), (3, "N SE SW"), (4, "N E S W")])
def test_the_map_is_a_core_of_37_with_a_cap_for_each_player(seats: int, caps: str) -> None:
    board = new_board(seats)
    assert hexes(board, board.core) == CORE
    assert {name: hexes(board, mask) for name, mask in board.caps.items()} == {
        name: CAPS[name] for name in caps.split()
    }
    tiles = set().union(*(CAPS[name] for name in caps.split()))
    assert hexes(board, board.summoning) == tiles
    assert set(board.hexes) == CORE | tiles
    # Landings are the tiles of the core that touch a cap.
    assert hexes(board, board.landing) == {h for h in CORE if any(apart(h, cap) == 1 for cap in tiles)}


@pytest.mark.rule("LRK-SETUP-5", "LRK-TERM-7")
def test_tiles_are_counted_from_the_top_and_from_the_left() -> None:
    board = new_board()
    assert list(board.hexes) == sorted(board.hexes, key=lambda h: (h[1], h[0]))
    assert [board.number[h] for h in board.hexes] == list(range(43))


@pytest.mark.rule("LRK-TERM-5", "LRK-RANGE-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_adjacent_is_one_step_and_in_range_is_as_many_steps_as_one_would_count(seats: int) -> None:
    board = new_board(seats)
    for tile, here in enumerate(board.hexes):
        assert hexes(board, board.near[tile]) == {h for h in board.hexes if apart(here, h) == 1}
        for reach in range(1, 6):
            assert hexes(board, board.within[tile][reach]) == {
                h for h in board.hexes if apart(here, h) <= reach
            }
        assert [board.far[tile][n] for n in range(len(board.hexes))] == [apart(here, h) for h in board.hexes]


@pytest.mark.rule("LRK-EVENT-4")
def test_the_six_directions_of_a_current() -> None:
    board = new_board()
    around = {"N": (0, -1), "NE": (1, -1), "SE": (1, 0), "S": (0, 1), "SW": (-1, 1), "NW": (-1, 0)}
    assert set(COMPASS) == set(around)
    for start in ((0, 0), (1, 1)):
        for direction, (dq, dr) in around.items():
            to = board.towards(board.number[start], direction)
            assert to is not None
            assert board.hexes[to] == (start[0] + dq, start[1] + dr)
    assert board.towards(board.number[3, -3], "NE") is None  # the map ends there
