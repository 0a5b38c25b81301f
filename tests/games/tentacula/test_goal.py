"""Where the voyage stands: the goal early and late, each end when it is near, the sentence of each ending."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fathomfive.games.tentacula.game import GAME
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from fathomfive.scene import Piece, Table
from fathomfive.scene.view import show
from tests.at_the_table import ending_of, ends_of, goal_of, in_words, node, steps_of
from tests.games.tentacula.table import Sea, sea_at

HANDS = {0: "R12a", 1: "R08a"}
LAST_SWIM: dict[str, Any] = {
    "phase": "C",
    "gate": "size_small_first",
    "inside": {10: "R01a"},
    "outside": {10: "R02a"},
    "fish": (33, 36, 35),
    "hands": HANDS,
}
GONE: dict[str, Any] = {"chips": ("seahorse", "crab"), "phase": "C", "round_end": True, "fish": (33, 32, 31)}
FULL = (2, 1, 1, 0, 1, 0)  # the Sunken Bell


def test_before_the_stash_is_chosen_the_gems_are_not_counted() -> None:
    match = Match.start(GAME, Setup(GAME.id, 2), Dice.seeded(1))
    assert in_words(match, goal_of(match).sentence) == (
        "Bring all three fish home, and with them every gem of the stash."
    )
    assert steps_of(match) == ["Fish at the finish: now, 0 of 3", "Gems in the stash: later"]
    assert ends_of(match) == {}


def test_early_all_gems_are_there_and_no_fish_is_home() -> None:
    match = sea_at(hands=HANDS, pile=["R01a", "R02a", "R03a"]).match
    assert steps_of(match) == ["Fish at the finish: now, 0 of 3", "Gems in the stash: later, 0 of 5"]
    assert in_words(match, goal_of(match).steps[1].text) == "5 more in the chest, which come along at the end"
    assert ends_of(match) == {
        "a needed gem is missing": "none is",
        "the chest is bare": "16 gems left",
        "nobody gets a tile": "3 tiles left",
    }


def test_near_the_end_two_fish_are_home_and_the_stash_fills() -> None:
    match = sea_at(
        **LAST_SWIM, saved=(2, 1, 0, 0, 0, 0), chest=(0, 0, 1, 0, 1, 0), cave=(2, 3, 2, 2, 1, 1)
    ).match
    assert steps_of(match) == ["Fish at the finish: now, 2 of 3", "Gems in the stash: later, 3 of 5"]
    assert in_words(match, goal_of(match).steps[1].text) == "2 more in the chest, which come along at the end"


def test_the_gems_are_counted_alike_wherever_they_are_counted() -> None:
    match = sea_at(hands=HANDS, saved=(1, 0, 0, 0, 0, 0), chest=(3, 4, 3, 2, 2, 1)).match
    seen = show(match, None)
    brief = node(seen, "gems", Table).brief
    assert brief is not None
    assert in_words(match, brief.value) == "1/5"
    assert in_words(match, brief.label) == "gems in the stash"
    assert in_words(match, node(seen, "stash", Piece).label) == "Stash, 1 of 5 gems"
    assert steps_of(match)[1] == "Gems in the stash: later, 1 of 5"


def test_a_needed_gem_in_the_cave_is_near() -> None:
    match = sea_at(hands=HANDS, chest=(1, 4, 3, 2, 2, 1), cave=(3, 0, 0, 0, 0, 0)).match
    assert ends_of(match)["a needed gem is missing"] == "! 1 missing"


def test_a_bare_chest_is_near_with_two_gems_and_no_end_once_the_stash_is_full() -> None:
    three = sea_at(hands=HANDS, chest=(1, 1, 1, 0, 0, 0), cave=(3, 3, 2, 2, 2, 1)).match
    two = sea_at(hands=HANDS, chest=(1, 1, 0, 0, 0, 0), cave=(3, 3, 3, 2, 2, 1)).match
    full = sea_at(hands=HANDS, saved=FULL, chest=(1, 0, 0, 0, 0, 0), cave=(1, 3, 2, 2, 1, 1)).match
    assert ends_of(three)["the chest is bare"] == "3 gems left"
    assert ends_of(two)["the chest is bare"] == "! 2 gems left"
    assert "the chest is bare" not in ends_of(full)


def test_no_tile_is_near_when_there_are_no_more_than_players() -> None:
    three = sea_at(hands=HANDS, inside={1: "R01a"}, outside={1: "R02a"}, pile=["R03a"]).match
    two = sea_at(hands=HANDS, inside={1: "R01a"}, outside={1: "R02a"}).match
    assert ends_of(three)["nobody gets a tile"] == "3 tiles left"
    assert ends_of(two)["nobody gets a tile"] == "! 2 tiles left"


def test_everybody_reads_the_same_goal() -> None:
    match = sea_at(hands=HANDS).match
    assert goal_of(match, 0) == goal_of(match, 1) == goal_of(match, None)


# --- every ending ------------------------------------------------------------------------------------


def by_made_it() -> Sea:
    sea = sea_at(**LAST_SWIM, chest=FULL, cave=(2, 3, 2, 2, 1, 1))
    sea.goes(0)
    return sea


def by_so_close() -> Sea:
    sea = sea_at(**LAST_SWIM, chest=(2, 1, 1, 0, 0, 0), cave=(2, 3, 2, 2, 2, 1))
    sea.goes(0)
    return sea


def by_reef_gone() -> Sea:
    return sea_at(**GONE)


def by_fish_food() -> Sea:
    return sea_at(**GONE, saved=FULL, chest=(0, 3, 2, 2, 1, 1), cave=(2, 0, 0, 0, 0, 0))


def by_chest_bare() -> Sea:
    sea = sea_at(
        inside={1: "R01a"},
        outside={1: "R02a"},
        chips=("turtle", "seahorse"),
        fish=(8, 5, 6),
        chest=(1, 0, 0, 0, 0, 0),
        cave=(3, 4, 3, 2, 2, 1),
        hands={1: "R12a", 0: "R09b"},
        dice=["green"],
    )
    sea.goes(1)
    sea.places("inside")
    sea.swims("red", 11)
    sea.keeps()
    return sea


@pytest.mark.parametrize(
    ("ends", "sentence"),
    [
        (
            by_made_it,
            "All fish are home, and so is the treasure. Fish at the finish: 3 of 3. Needed gems: 5 of 5.",
        ),
        (
            by_so_close,
            "All fish are home, but a gem of the stash is missing. Fish at the finish: 3 of 3.",
        ),
        (
            by_reef_gone,
            "There are no reef tiles left, and the fish are still out there. Fish at the finish: 0 of 3.",
        ),
        (by_chest_bare, "Tentacula has taken everything. Fish at the finish: 0 of 3. Needed gems: 0 of 5."),
        (
            by_fish_food,
            "The stash is full, but there are no reef tiles left for the fish. Fish at the finish: 0 of 3.",
        ),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_every_ending_says_why(ends: Callable[[], Sea], sentence: str) -> None:
    assert ending_of(ends().match).startswith(sentence)
