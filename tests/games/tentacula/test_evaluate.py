"""What the evaluation prefers, and that it is worth following."""

from __future__ import annotations

from typing import Any

from fathomfive.bots import bot_named, play_match
from fathomfive.games.tentacula.evaluate import evaluate
from fathomfive.games.tentacula.game import GAME
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from tests.at_the_table import outcome
from tests.games.tentacula.table import Sea, sea_at

HANDS = {0: "R12a", 1: "R08a"}
REEF: dict[str, Any] = {"inside": {1: "R01a", 2: "R04a"}, "outside": {1: "R02a", 2: "R10a"}}


def worth(sea: Sea) -> float:
    return evaluate(sea.g, 0)


def test_further_is_better() -> None:
    assert worth(sea_at(**REEF, fish=(8, 5, 6), hands=HANDS)) > worth(
        sea_at(**REEF, fish=(5, 1, 0), hands=HANDS)
    )


def test_a_needed_gem_is_worth_more_than_a_spare_one() -> None:
    chest, cave = [4, 4, 3, 2, 2, 1], [0] * 6

    def without(colour: int, count: int) -> Sea:
        left, gone = list(chest), list(cave)
        left[colour], gone[colour] = left[colour] - count, count
        return sea_at(**REEF, fish=(5, 0, 0), chest=left, cave=gone, hands=HANDS)

    whole = worth(sea_at(**REEF, fish=(5, 0, 0), hands=HANDS))
    assert whole >= worth(without(5, 1))  # the stash has no use for a moonstone
    assert worth(without(5, 1)) > worth(without(4, 1)) > worth(without(4, 2))


def test_shells_are_worth_something() -> None:
    assert worth(sea_at(**REEF, shells=3, hands=HANDS)) > worth(sea_at(**REEF, shells=0, hands=HANDS))


def test_half_a_turn_is_worth_what_can_be_made_of_it() -> None:
    """A tile that can close the gap before its fish swims there is no reason to be afraid."""
    sea = sea_at(inside={1: "R01a"}, fish=(4, 0, 0), hands=HANDS)
    sea.goes(0)
    before = worth(sea)
    sea.places("outside")
    closed = worth(sea)
    other = sea_at(inside={1: "R01a"}, fish=(4, 0, 0), hands=HANDS)
    other.goes(0)
    other.places("inside")
    assert closed > worth(other)
    assert before >= closed - 1e-9


def test_greedy_clearly_beats_random() -> None:
    """Ten voyages each: the one that looks ahead keeps far more of what is needed, and comes further."""

    def voyages(bot: str) -> tuple[float, int]:
        secured, fish = 0.0, 0
        for seed in range(10):
            bots = [bot_named(bot, f"{seed}/{seat}") for seat in range(2)]
            match, _ = play_match(GAME, Setup("tentacula", 2), bots, Dice.seeded(f"beats/{seed}"))
            secured += outcome(match).score or 0
            fish += sum(match.state.fish)
        return secured, fish

    (kept, far), (kept_by_chance, far_by_chance) = voyages("greedy"), voyages("random")
    assert kept > kept_by_chance + 10
    assert far > 1.5 * far_by_chance
