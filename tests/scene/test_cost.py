"""What a move with five viewers costs stays near what it did: counted in calls, which no machine changes."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from fathomfive.cli.bench_pictures import cost_of_a_move
from fathomfive.kernel.game import find_game

CALLS = {"refuge": 1563, "tentacula": 1321, "lurk": 2119, "jupiter": 1797, "sleeping": 1960}
"""Calls a move, rules and pictures together (2026-11-16). Lower a figure when a game gets cheaper."""
MOST = 1.3


@contextmanager
def counting() -> Iterator[list[int]]:
    """Counts every call of a function, ours or Python's."""
    calls = [0]

    def count(frame: Any, event: str, argument: Any) -> None:
        if event == "call" or event == "c_call":
            calls[0] += 1

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        yield calls
    finally:
        sys.setprofile(before)


@pytest.mark.parametrize("name", CALLS)
def test_a_move_with_five_viewers(name: str) -> None:
    game = find_game(name)
    cost_of_a_move(game, 2, lambda: 0)  # what is worked out once is there already
    with counting() as calls:
        move = cost_of_a_move(game, 2, lambda: calls[0])
    assert CALLS[name] / MOST < move.all < CALLS[name] * MOST, f"{name} takes {move.all:.0f} calls a move"
