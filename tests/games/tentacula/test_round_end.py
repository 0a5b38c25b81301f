"""The end of a round: new tiles, thefts, folds, and how a voyage ends."""

from __future__ import annotations

from typing import Any

import pytest

from tests.at_the_table import outcome
from tests.games.tentacula.table import ALL_GEMS, sea_at

rule = pytest.mark.rule
SNAILS: dict[str, Any] = {"inside": {1: "R01a"}, "outside": {1: "R02a"}}
SOLID = ("R04a", "R06a", "R09b", "R10a", "R11b", "R12a")


@rule("TEN-DRAW-2", "TEN-DRAW-1")
def test_from_the_pile_as_long_as_there_is_one() -> None:
    sea = sea_at(
        chips=("seahorse", "crab", "jellyfish"), round_end=True, last=1, **SNAILS, pile=("R03a", "R05b")
    )
    assert sea.hands == [None, "R03b", "R05a"]
    assert sea.question == ("take", (0,))  # the pile is used up
    sea.takes("outside")
    assert sea.hands == ["R02b", "R03b", "R05a"]


@rule("TEN-POWER-6", "TEN-POWER-5")
def test_the_turtles_choice_is_made_once_and_stands() -> None:
    sea = sea_at(round_end=True, last=0, **SNAILS, pile=("R03a", "R05b"))
    assert sea.choices() == ["R03a", "R03b"]
    sea.shows("R03a")
    assert sea.hands == ["R03a", "R05a"]
    assert sea.asked == "next"
    sea.goes(0)
    assert sea.g.creature == 0
    assert sea.choices() == ["inside", "outside"]


@rule("TEN-REND-4")
def test_then_a_new_round_begins() -> None:
    sea = sea_at(chips=("seahorse", "crab"), round_end=True, last=0, acted=(1, 0), pile=("R03a", "R05b"))
    assert (sea.g.round, sea.g.acted, sea.asked) == (2, [], "next")
    assert sea.question[1] == (1, 0)


@rule("TEN-REND-1", "TEN-RULING-33")
def test_thefts_go_from_the_front_to_the_back_and_spare_those_at_home() -> None:
    sea = sea_at(
        chips=("turtle", "crab"),
        phase="C",
        gate="colour_green_first",
        round_end=True,
        last=1,
        inside={10: "R01a"},
        outside={10: "R02a"},
        fish=(23, 35, 27),
        dice=["red", "blue"],
    )
    sea.takes("inside")
    sea.shows("R02a")
    assert [tell.args["fish"].id for tell in sea.said("exposed")] == ["fish-yellow", "fish-red"]
    assert sea.chest == (3, 3, 3, 2, 2, 1)


@rule("TEN-RULING-18", "TEN-POWER-2")
def test_the_seahorse_may_roll_again_after_each_roll_of_its_own() -> None:
    sea = sea_at(
        chips=("seahorse", "crab"),
        round_end=True,
        last=0,
        fish=(8, 5, 6),
        pile=("R03a", "R05b"),
        dice=["red", "blue", "green", "yellow", "yellow"],
    )
    sea.rerolls()
    sea.keeps()
    sea.rerolls()
    assert sea.dice_left == 0
    assert sea.chest == (4, 3, 2, 1, 2, 1)


@rule("TEN-POWER-2")
def test_others_have_no_second_roll() -> None:
    sea = sea_at(
        chips=("seahorse", "crab"),
        round_end=True,
        last=1,
        fish=(5, 0, 0),
        pile=("R03a", "R05b"),
        dice=["red"],
    )
    assert (sea.asked, sea.chest[0]) == ("next", 3)


@rule("TEN-REND-2")
def test_a_fish_can_cost_a_theft_in_its_turn_and_at_the_end_of_the_round() -> None:
    sea = sea_at(
        chips=("jellyfish", "crab"),
        inside={1: "R01a"},
        fish=(4, 0, 0),
        hands={1: "R12a"},
        acted=(0,),
        pile=("R03a", "R05b"),
        dice=["red", "red"],
    )
    sea.places("inside")
    sea.swims("red", 7)
    assert sea.chest[0] == 2


@rule("TEN-RULING-31", "TEN-REND-3")
def test_fish_may_pass_the_gate_in_different_rounds() -> None:
    sea = sea_at(
        chips=("seahorse", "crab"),
        round_end=True,
        last=0,
        inside={2: "R04a", 3: "R06a"},
        outside={2: "R10a", 3: "R12a"},
        fish=(8, 7, 9),
        pile=("R03a", "R05b"),
        dice=["red"],
    )
    sea.keeps()
    assert (sea.phase, sea.passed) == ("A", ["red", "yellow"])
    assert sea.g.queue == [1]


@rule("TEN-FOLD-5", "TEN-REND-3")
def test_after_the_last_arch_nothing_folds() -> None:
    sea = sea_at(
        chips=("seahorse", "crab"),
        phase="C",
        gate="size_small_first",
        round_end=True,
        last=1,
        inside={9: "R01a"},
        outside={8: "R02a", 10: "R10a"},
        fish=(34, 36, 35),
        dice=["red"],
    )
    assert (sea.phase, sea.g.gate) == ("C", "size_small_first")


@rule("TEN-FOLD-1", "TEN-FOLD-3")
def test_the_pile_is_lost_but_not_the_tiles_in_front_of_players() -> None:
    sea = sea_at(
        chips=("seahorse", "crab"),
        round_end=True,
        last=0,
        inside={1: "R04a", 2: "R06a"},
        outside={1: "R10a", 2: "R12a"},
        fish=(8, 9, 10),
        pile=("R03a", "R05b", "R07a"),
    )
    assert sea.phase == "B"
    assert sea.hands == ["R03b", "R05a"]
    assert sea.box[-1] == "R07"
    assert not sea.g.pile.cards
    assert sea.g.old_gates == ["hat_bowler_first"]
    assert sea.match.options


@rule("TEN-FOLD-2", "TEN-FOLD-3")
def test_only_what_lies_on_the_right_is_lost() -> None:
    sea = sea_at(
        chips=("seahorse", "crab"),
        phase="B",
        round_end=True,
        last=0,
        inside={4: "R03a", 5: "R04a", 6: "R10a", 7: "R05b"},
        outside={4: "R07a", 6: "R06a", 7: "R12a"},
        fish=(23, 24, 25),
        pile=(),
    )
    before = sea.box
    sea.takes("inside")
    assert (sea.inside, sea.outside) == ({6: "R10a", 7: "R05b"}, {6: "R06a", 7: "R12a"})
    assert sea.hands == ["R03b", "R07b"]
    assert sea.box == [*before, "R04"]


@rule("TEN-SETUP-6", "TEN-FOLD-2")
def test_a_gate_that_has_turned_up_is_not_taken_back() -> None:
    """One tile is left in the game, and one player goes on with it alone, but has seen the new gate."""
    sea = sea_at(
        chips=("seahorse", "crab"),
        phase="B",
        fronts=(7, 7),
        fish=(24, 22, 23),
        hands={0: "R11b"},
        acted=(1,),
        saved=(2, 1, 1, 0, 1, 0),
        chest=(0, 0, 0, 0, 0, 0),
        cave=(2, 3, 2, 2, 1, 1),
        tracked=True,
    )
    sea.places("inside")
    assert sea.match.can_take_back(0)
    sea.swims("green", 25)
    assert (sea.phase, sea.hands, sea.question) == ("C", ["R11a", None], ("place", (0,)))
    assert not sea.match.can_take_back(0)


@rule("TEN-END-7")
def test_a_missing_gem_alone_does_not_end_the_voyage() -> None:
    sea = sea_at(
        chips=("turtle", "crab"),
        **SNAILS,
        fish=(4, 0, 0),
        chest=(4, 4, 3, 2, 0, 1),
        cave=(0, 0, 0, 0, 2, 0),
        hands={1: "R12a", 0: "R08a"},
    )
    sea.goes(1)
    sea.places("inside")
    sea.swims("red", 7)
    assert not sea.cause
    assert sea.g.secured == 4


@rule("TEN-END-4", "TEN-STEAL-6")
def test_the_dolphin_can_empty_the_chest_too() -> None:
    sea = sea_at(
        **SNAILS,
        fish=(4, 0, 0),
        shells=1,
        chest=(1, 0, 0, 0, 0, 0),
        cave=(3, 4, 3, 2, 2, 1),
        hands={0: "R12b", 1: "R08a"},
    )
    sea.goes(0)
    sea.places("inside")
    sea.swims("red", 6)
    sea.dolphin("red")
    assert sea.cause == "chest_bare"


@rule("TEN-END-1", "TEN-END-2", "TEN-SPEC-5")
@pytest.mark.parametrize(
    ("chest", "ending", "stash", "left"),
    [((3, 0, 2, 1, 2, 0), "made_it", (2, 1, 1, 0, 1, 0), (2, 0, 1, 1, 1, 0)),
     ((0, 0, 2, 1, 2, 0), "so_close", (1, 1, 1, 0, 1, 0), (0, 0, 1, 1, 1, 0))],
)  # fmt: skip
def test_at_the_finish_only_what_is_missing_goes_from_the_chest_to_the_stash(
    chest: tuple[int, ...], ending: str, stash: tuple[int, ...], left: tuple[int, ...]
) -> None:
    saved = (1, 1, 0, 0, 0, 0)
    cave = tuple(n - a - b for n, a, b in zip(ALL_GEMS, saved, chest, strict=True))
    sea = sea_at(
        phase="C",
        gate="size_small_first",
        fish=(33, 36, 35),
        saved=saved,
        chest=chest,
        cave=cave,
        fronts=(11, 11),
        hands={0: "R12a", 1: "R08a"},
    )
    sea.goes(0)
    assert (sea.cause, sea.stash, sea.chest) == (ending, stash, left)


@rule("TEN-SETUP-13", "TEN-END-1", "TEN-END-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("chest", "cave", "value"),
    [((2, 1, 1, 0, 1, 0), (2, 3, 2, 2, 1, 1), 1.0), ((2, 1, 1, 0, 0, 0), (2, 3, 2, 2, 2, 1), 0.0)],
)
def test_all_win_or_nobody_does(
    chest: tuple[int, ...], cave: tuple[int, ...], value: float, seats: int
) -> None:
    sea = sea_at(
        chips=("turtle", "crab", "seahorse", "jellyfish")[:seats],
        phase="C",
        gate="size_small_first",
        fish=(33, 36, 35),
        chest=chest,
        cave=cave,
        fronts=(11, 11),
        hands={0: "R12a", 1: "R08a"},
    )
    sea.goes(0)
    assert outcome(sea.match).values == (value,) * seats
    assert outcome(sea.match).winners == (tuple(range(seats)) if value else ())


@rule("TEN-END-8")
def test_what_the_result_notes() -> None:
    sea = sea_at(
        chips=("turtle", "crab"),
        phase="C",
        gate="size_small_first",
        fish=(33, 36, 35),
        shells=2,
        chest=(2, 1, 1, 0, 1, 0),
        cave=(2, 3, 2, 2, 1, 1),
        fronts=(11, 11),
        hands={0: "R12a", 1: "R08a"},
    )
    sea.goes(0)
    sea.swims("red", "F3")
    g, end = sea.g, outcome(sea.match)
    assert (end.cause, end.rule, end.score) == ("made_it", "TEN-END-1", 5.0)
    assert end.values == (1.0, 1.0)
    assert (g.home, g.secured, g.turn, g.thefts, g.shells) == (3, 5, 1, 0, 2)


@rule("TEN-RULING-20", "TEN-END-4")
def test_a_bare_chest_with_a_full_stash_ends_nothing() -> None:
    """The dolphin carries the last needed gem, and with it the last one of the chest: play on."""
    sea = sea_at(
        **SNAILS,
        fish=(4, 0, 0),
        shells=1,
        saved=(1, 1, 1, 0, 1, 0),
        chest=(1, 0, 0, 0, 0, 0),
        cave=(2, 3, 2, 2, 1, 1),
        hands={0: "R12b", 1: "R08a"},
    )
    sea.goes(0)
    sea.places("inside")
    sea.swims("red", 6)
    sea.dolphin("red")
    assert (sum(sea.chest), sea.g.stash_complete, sea.cause) == (0, True, "")


@rule("TEN-FOLD-5", "TEN-END-6")
def test_the_third_fish_through_the_last_arch_folds_nothing() -> None:
    sea = sea_at(
        phase="C",
        gate="size_small_first",
        fish=(33, 36, 35),
        fronts=(11, 11),
        gates=("size_big_first",),
        hands={0: "R12a", 1: "R08a"},
    )
    hidden = list(sea.g.gates)
    sea.goes(0)  # red has one way, into the finish
    assert (sea.cause, sea.g.queue) == ("made_it", [])
    assert (sea.phase, sea.g.gate, list(sea.g.gates)) == ("C", "size_small_first", hidden)
