"""Nobody makes the rules dearer by accident."""

from __future__ import annotations

import sys

import pytest

from fathomfive.kernel.game import find_game
from tests.cost.count import GAMES, cost_of, counting, noted

MOST = 1.3
"""Dearer than noted by so much is dear; cheaper by so much should be noted, else it would be lost again."""

pytestmark = pytest.mark.skipif(
    sys.version_info[:2] != (3, 11), reason="every version of Python has bytecodes of its own; noted for 3.11"
)


@pytest.mark.parametrize("game", GAMES)
def test_decisions_clones_and_thoughts_cost_what_was_noted(game: str) -> None:
    now, before = cost_of(find_game(game)), noted()[game]
    for what in ("decision", "clone", "iteration"):
        is_now, was = getattr(now, what), getattr(before, what)
        assert was / MOST <= is_now <= was * MOST, (
            f"{game}: a {what} takes {is_now:,} bytecodes, {was:,} were noted. "
            "If that is meant, write it down: python -m tests.cost.count"
        )


def test_the_count_sees_what_is_done_twice() -> None:
    def some_work() -> int:
        return sum([number * number for number in range(50)])

    some_work()
    with counting() as once:
        some_work()
    with counting() as twice:
        some_work()
        some_work()
    assert once.bytecodes > 100
    assert 1.9 < twice.bytecodes / once.bytecodes < 2.1
