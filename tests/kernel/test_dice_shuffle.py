"""A shuffle draws exactly what single draws would: a verifier may do it either way."""

import pytest

from fathomfive.kernel import dice as chance
from fathomfive.kernel.dice import Dice


def shuffled_by_single_draws(dice: Dice, things: list[int]) -> None:
    for last in range(len(things) - 1, 0, -1):
        other = dice.below(last + 1)
        things[last], things[other] = things[other], things[last]


def test_a_shuffle_is_a_series_of_single_draws() -> None:
    for seed in range(200):
        quick, slow = Dice.seeded(seed), Dice.seeded(seed)
        heap, same = list(range(seed % 70)), list(range(seed % 70))
        for _ in range(3):
            quick.shuffle(heap)
            shuffled_by_single_draws(slow, same)
        assert heap == same
        assert quick == slow


def test_a_shuffle_draws_again_what_a_single_draw_would(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last word has no face of 3: once in a few million years, so here it comes by hand."""
    words = (5, 2**64 - 1, 8, 2**64 - 1, 3, 1, 0, 4)
    monkeypatch.setattr(chance, "_block", lambda key, number: words)
    for size in range(9):
        quick, slow = Dice("key"), Dice("key")
        heap, same = list(range(size)), list(range(size))
        quick.shuffle(heap)
        shuffled_by_single_draws(slow, same)
        assert heap == same
        assert quick == slow
    assert quick.drawn > size - 1
