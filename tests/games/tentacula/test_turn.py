"""A turn: who goes, placing, moving, special squares, the check."""

from __future__ import annotations

from typing import Any

import pytest

from fathomfive.games.tentacula.actions import GoNext, LayTile, Swim
from fathomfive.games.tentacula.board import FISH
from fathomfive.games.tentacula.state import NOBODY
from fathomfive.kernel.game import Refused
from tests.games.tentacula.table import sea_at

rule = pytest.mark.rule
SNAILS: dict[str, Any] = {"inside": {1: "R01a"}, "outside": {1: "R02a"}}
THREE = ("seahorse", "crab", "turtle")


# --- who goes ----------------------------------------------------------------------------------------


@rule("TEN-ROUND-2", "TEN-RULING-23")
def test_everybody_who_may_go_is_asked_at_once_and_the_first_answer_counts() -> None:
    sea = sea_at(**SNAILS, chips=THREE, hands={0: "R09b", 1: "R12a", 2: "R08a"})
    assert (*sea.question, sea.choices()) == ("next", (0, 1, 2), [0, 1, 2])
    sea.goes(1)
    assert sea.question == ("place", (1,))
    with pytest.raises(Refused):
        sea.play(GoNext(0, 0))


@rule("TEN-RULING-23")
def test_nobody_can_be_made_to_go() -> None:
    sea = sea_at(**SNAILS, chips=THREE, hands={0: "R09b", 1: "R12a", 2: "R08a"})
    with pytest.raises(Refused):
        sea.play(GoNext(0, 1))


@rule("TEN-RULING-23")
def test_around_one_screen_anybody_names_the_next_one() -> None:
    sea = sea_at(**SNAILS, chips=THREE, hands={0: "R09b", 2: "R08a"}, who_goes="open")
    assert (*sea.question, sea.choices()) == ("next", (0, 1, 2), [0, 2] * 3)
    sea.goes(2, named_by=1)
    assert sea.question == ("place", (2,))


@rule("TEN-RULING-23")
@pytest.mark.parametrize(("last", "line"), [(2, (0, 1, 2)), (0, (1, 2, 0)), (1, (2, 0, 1))])
def test_whoever_follows_the_last_mover_is_asked_first(last: int, line: tuple[int, int, int]) -> None:
    sea = sea_at(**SNAILS, chips=THREE, hands={0: "R09b", 1: "R12a", 2: "R08a"}, last=last)
    assert sea.match.waiting_for == line


@rule("TEN-ROUND-1", "TEN-ROUND-2")
def test_whoever_has_gone_is_not_asked_again_in_this_round() -> None:
    sea = sea_at(**SNAILS, chips=THREE, hands={0: "R09b", 1: "R12a", 2: "R08a"})
    sea.goes(1)
    sea.places("inside")
    sea.swims("red", 4)
    assert sea.question == ("next", (2, 0))
    assert sea.g.acted == [1]


@rule("TEN-ROUND-1", "TEN-ROUND-2")
@pytest.mark.parametrize("who_goes", ["volunteer", "open"])
def test_the_only_one_who_has_not_gone_goes_without_asking(who_goes: str) -> None:
    sea = sea_at(**SNAILS, chips=THREE, hands={1: "R12a"}, acted=(0, 2), who_goes=who_goes)
    assert sea.question == ("place", (1,))


@rule("TEN-ROUND-3", "TEN-STEAL-2")
def test_a_new_turn_has_no_moved_fish_and_no_roll_yet() -> None:
    sea = sea_at(**SNAILS, fish=(7, 0, 0), hands={0: "R10a", 1: "R12a"}, dice=["blue"])
    sea.goes(0)
    sea.places("inside")
    assert (sea.g.moved, sea.g.die) == (NOBODY, NOBODY)
    sea.swims("red", 8)
    assert sea.said("rolls")
    assert (sea.question, sea.g.moved, sea.g.die) == (("place", (1,)), NOBODY, NOBODY)


@rule("TEN-ROUND-3")
def test_a_turn_places_then_moves_then_checks() -> None:
    sea = sea_at(**SNAILS, hands={0: "R12a", 1: "R08a"}, fish=(4, 0, 0), dice=["red"])
    asked = []
    sea.goes(0)
    asked.append(sea.asked)
    sea.places("inside")
    asked.append(sea.asked)
    assert sea.g.thefts == 0
    sea.swims("red", 7)
    assert asked == ["place", "move"]
    assert sea.g.thefts == 0  # square 7 has its reef
    sea = sea_at(hands={0: "R12a", 1: "R08a"}, fish=(4, 0, 0), dice=["red"])
    sea.goes(0)
    sea.places("inside")
    sea.swims("red", 7)
    assert sea.g.thefts == 1


@rule("TEN-ROUND-5", "TEN-RULING-22", "TEN-RULING-28")
def test_the_last_mover_draws_first_even_if_no_fish_moved() -> None:
    sea = sea_at(
        chips=("seahorse", "crab"),
        inside={4: "R06a"},
        outside={4: "R04a", 5: "R10a"},
        fish=(16, 7, 11),
        hands={0: "R12a"},
        acted=(1,),
    )
    assert sea.said("stays")
    assert sea.g.last == 0
    assert sea.question == ("take", (0,))


# --- placing -----------------------------------------------------------------------------------------


@rule("TEN-PLACE-1", "TEN-PLACE-2")
def test_the_tile_keeps_its_face_and_gives_its_creature() -> None:
    sea = sea_at(**SNAILS, hands={0: "R12a", 1: "R08a"})
    sea.goes(0)
    assert sea.choices() == ["inside", "outside"]
    sea.places("outside")
    assert (sea.inside, sea.outside) == ({1: "R01a"}, {1: "R02a", 2: "R12a"})
    assert sea.moves() == ["tile red 4", "tile green 4", "tile yellow 4"]


@rule("TEN-PLACE-4", "TEN-RULING-7")
def test_one_side_may_run_ahead_of_the_other() -> None:
    sea = sea_at(inside={1: "R01a", 2: "R04a", 3: "R06a"}, outside={1: "R02a"}, hands={0: "R12a", 1: "R08a"})
    sea.goes(0)
    sea.places("inside")
    assert sea.inside[4] == "R12a"
    assert sea.g.front == [5, 2]


@rule("TEN-PLACE-3", "TEN-RULING-8")
def test_emptied_squares_behind_the_front_are_not_filled_again() -> None:
    sea = sea_at(inside={3: "R01a"}, outside={3: "R02a"}, fronts=(4, 4), hands={0: "R12a", 1: "R08a"})
    sea.goes(0)
    sea.places("inside")
    assert sea.inside == {3: "R01a", 4: "R12a"}
    empty = sea_at(fronts=(4, 4), hands={0: "R12a", 1: "R08a"})
    assert [empty.g.free_segment(side) for side in (0, 1)] == [4, 4]


@rule("TEN-PLACE-3")
def test_what_is_folded_away_is_not_free() -> None:
    assert sea_at(fronts=(6, 5), hands={0: "R12a", 1: "R08a"}).g.free_segment(0) == 0
    assert (
        sea_at(phase="B", fish=(8, 9, 10), fronts=(6, 5), hands={0: "R12a", 1: "R08a"}).g.free_segment(0) == 6
    )


@rule("TEN-PLACE-5")
@pytest.mark.parametrize(("fronts", "laid"), [((5, 6), "inside"), ((6, 5), "outside")])
def test_the_one_side_with_room_gets_the_tile(fronts: tuple[int, int], laid: str) -> None:
    sea = sea_at(fronts=fronts, hands={0: "R12a", 1: "R08a"})
    sea.goes(0)
    assert sea.asked == "move"
    assert {"inside": sea.inside, "outside": sea.outside}[laid] == {5: "R12a"}


@rule("TEN-PLACE-7")
def test_there_is_no_way_to_turn_a_tile() -> None:
    sea = sea_at(**SNAILS, hands={0: "R03a", 1: "R08a"})
    sea.goes(0)
    assert list(sea.match.options) == [LayTile(0, 0), LayTile(0, 1)]


# --- moving ------------------------------------------------------------------------------------------


@rule("TEN-MOVE-1", "TEN-MOVE-2")
def test_the_fish_goes_to_the_nearest_one_ahead_and_nowhere_else() -> None:
    sea = sea_at(**SNAILS, fish=(1, 0, 0), hands={0: "R12a", 1: "R08a"})
    sea.goes(0)
    sea.places("inside")
    with pytest.raises(Refused):
        sea.swims("red", 7)
    sea.swims("red", 4)
    assert sea.fish == (4, 0, 0)


@rule("TEN-MOVE-2", "TEN-MOVE-3")
def test_a_fish_swims_on_over_all_that_are_taken() -> None:
    """Red is on a turtle itself, and the others hold the next two."""
    sea = sea_at(gate="hat_top_first", fish=(5, 10, 13), hands={0: "R12a", 1: "R08a"})
    assert sea.moves(0, "turtle") == ["tile red 18", "tile green 18", "tile yellow 18"]


@rule("TEN-MOVE-8", "TEN-MOVE-3")
def test_a_shell_move_skips_taken_squares_too() -> None:
    sea = sea_at(
        **SNAILS, chips=("seahorse", "crab"), fish=(8, 12, 4), shells=1, hands={0: "R12a", 1: "R08a"},
        gate="size_big_first",
    )  # fmt: skip
    assert sea.moves(0, "crab")[-3:] == [
        "shell red 15 seahorse",
        "shell green 15 seahorse",
        "shell yellow 15 seahorse",
    ]


@rule("TEN-MOVE-11", "TEN-MOVE-5")
def test_a_shell_move_that_several_creatures_allow_is_offered_under_the_first() -> None:
    sea = sea_at(
        chips=("jellyfish", "crab"),
        phase="C",
        gate="size_small_first",
        fish=(20, 23, 33),
        shells=1,
        hands={0: "R12a", 1: "R08a"},
    )
    assert [move for move in sea.moves(0, "turtle") if "yellow" in move] == [
        "tile yellow 34",
        "shell yellow F1 seahorse",
    ]


@rule("TEN-RULING-12", "TEN-MOVE-8")
def test_a_shell_move_replaces_the_tile_move() -> None:
    sea = sea_at(**SNAILS, chips=("seahorse", "crab"), shells=1, hands={0: "R12a", 1: "R08a"})
    sea.goes(0)
    sea.places("inside")
    sea.swims("red", 2, shell="seahorse")
    assert (sea.fish, sea.shells) == ((2, 0, 0), 0)
    assert sea.g.active == 1


@rule("TEN-MOVE-13", "TEN-POWER-3")
def test_after_the_flip_the_choice_stands() -> None:
    sea = sea_at(**SNAILS, shells=1, hands={1: "R04b", 0: "R09b"}, tracked=True)
    sea.goes(1)
    sea.places("outside")
    assert sea.match.can_take_back(1)  # nothing new was learned yet
    sea.swims("red", 4, shell="crab")
    assert sea.said("flip-kept") or sea.said("flip-lost")
    assert not sea.match.can_take_back(1)


@rule("TEN-POWER-1")
def test_a_power_belongs_to_its_player_alone() -> None:
    sea = sea_at(
        **SNAILS, chips=("jellyfish", "seahorse"), shells=3, fish=(5, 5, 5), hands={0: "R09b", 1: "R08a"}
    )
    assert {move.split()[-1] for move in sea.moves(0, "crab") if "shell" in move} == {
        "turtle",
        "seahorse",
        "jellyfish",
    }
    assert {move.split()[-1] for move in sea.moves(1, "crab") if "shell" in move} == {"seahorse"}


@rule("TEN-MOVE-6", "TEN-GATE-4")
def test_a_shell_move_must_respect_the_gate_too() -> None:
    sea = sea_at(**SNAILS, chips=("seahorse", "crab"), fish=(1, 5, 6), shells=1, hands={0: "R12a", 1: "R08a"})
    assert sea.moves(0, "crab") == [
        "tile red 4",
        "tile green 7",
        "tile yellow 7",
        "shell red 2 seahorse",
    ]


@rule("TEN-MOVE-6", "TEN-GATE-2")
def test_the_last_square_before_the_arch_is_not_beyond_it() -> None:
    """Green may not pass yet, but may come as far as 7, by tile or by shell."""
    sea = sea_at(**SNAILS, fish=(1, 5, 0), shells=1, hands={0: "R12a", 1: "R08a"})
    assert "tile green 7" in sea.moves(1, "crab")
    assert "shell green 7 crab" in sea.moves(1, "seahorse")
    assert not [move for move in sea.moves(1, "seahorse") if move.startswith("tile green")]


@rule("TEN-POWER-1", "TEN-POWER-3")
def test_nobody_but_the_crab_flips_the_shell() -> None:
    sea = sea_at(**SNAILS, chips=("seahorse", "crab"), shells=2, hands={0: "R12a", 1: "R08a"})
    sea.goes(0)
    sea.places("inside")
    sea.swims("red", 2, shell="seahorse")
    assert sea.shells == 1
    assert not sea.said("flip-kept")
    assert not sea.said("flip-lost")


# --- special squares ---------------------------------------------------------------------------------


@rule("TEN-SPEC-1")
def test_swimming_over_a_symbol_or_staying_on_it_does_nothing() -> None:
    sea = sea_at(**SNAILS, fish=(4, 3, 0), shells=1, hands={0: "R12a", 1: "R08a"})
    sea.goes(0)
    sea.places("inside")
    sea.swims("red", 7)  # from the shell of 4, over the dolphin of 6
    assert (sea.shells, sea.asked) == (1, "place")


@rule("TEN-RULING-29")
def test_special_squares_are_animal_squares() -> None:
    sea = sea_at(hands={0: "R12a", 1: "R08a"})
    squares = {square.id: square for square in sea.g.book.board.square}
    found = {
        name: [n for n, square in squares.items() if square.special == name]
        for name in ("shell", "dolphin", "shark")
    }
    assert found == {"shell": [4, 10, 15, 21, 28, 32], "dolphin": [6, 18, 26], "shark": [12, 24, 30]}


@rule("TEN-RULING-16", "TEN-SPEC-5", "TEN-SPEC-3")
def test_the_dolphin_carries_only_what_the_stash_still_lacks() -> None:
    sea = sea_at(
        **SNAILS,
        fish=(4, 0, 0),
        shells=1,
        saved=(2, 0, 1, 0, 0, 0),
        chest=(2, 4, 2, 2, 2, 1),
        hands={0: "R12b", 1: "R08a"},
    )
    sea.goes(0)
    sea.places("inside")
    sea.swims("red", 6)
    assert sea.choices() == ["blue", "purple", "no"]
    sea.declines()
    assert (sea.shells, sea.stash) == (1, (2, 0, 1, 0, 0, 0))


@rule("TEN-SPEC-3")
def test_the_dolphin_carries_only_what_the_chest_holds() -> None:
    sea = sea_at(
        **SNAILS,
        fish=(4, 0, 0),
        shells=1,
        chest=(4, 0, 3, 2, 0, 1),
        cave=(0, 4, 0, 0, 2, 0),
        hands={0: "R12b", 1: "R08a"},
    )
    sea.goes(0)
    sea.places("inside")
    sea.swims("red", 6)
    assert sea.choices() == ["red", "green", "no"]


@rule("TEN-SPEC-5", "TEN-SPEC-4")
def test_lacking_is_about_the_stash_not_the_chest() -> None:
    sea = sea_at(
        chips=("turtle", "seahorse"),
        inside={3: "R01a"},
        outside={3: "R02a"},
        fish=(9, 5, 6),
        shells=1,
        chest=(3, 4, 3, 2, 2, 1),
        cave=(1, 0, 0, 0, 0, 0),
        hands={1: "R10a", 0: "R09b"},
    )
    sea.goes(1)
    sea.places("inside")
    sea.swims("red", 12)
    assert sea.asked == "shark"  # three rubies are in the chest, but the stash has none yet


@rule("TEN-SPEC-6")
def test_the_dolphin_comes_once() -> None:
    sea = sea_at(**SNAILS, fish=(4, 0, 0), shells=4, hands={0: "R12b", 1: "R08a"})
    sea.goes(0)
    sea.places("inside")
    sea.swims("red", 6)
    sea.dolphin("red")
    assert (sea.asked, sea.shells) == ("place", 3)


@rule("TEN-RULING-3")
def test_what_one_finds_the_next_may_spend() -> None:
    sea = sea_at(**SNAILS, chips=("turtle", "seahorse"), hands={0: "R12a", 1: "R08a"})
    sea.goes(0)
    sea.places("inside")
    sea.swims("red", 4)
    assert sea.shells == 1
    sea.places("outside")
    assert "shell green 2 seahorse" not in sea.moves()  # its tile shows a seahorse anyway
    assert sea.moves() == ["tile red 8", "tile green 2", "tile yellow 2"]
    sea = sea_at(**SNAILS, chips=("turtle", "seahorse"), hands={0: "R12a", 1: "R08b"})
    sea.goes(0)
    sea.places("inside")
    sea.swims("red", 4)
    sea.places("outside")
    assert "shell green 2 seahorse" in sea.moves()


# --- the check ---------------------------------------------------------------------------------------


@rule("TEN-STEAL-1", "TEN-RULING-32")
def test_fish_that_did_not_move_are_not_looked_at() -> None:
    sea = sea_at(fish=(5, 6, 0), hands={0: "R12a", 1: "R08a"})
    sea.goes(0)
    sea.places("inside")
    sea.swims("yellow", 4)
    assert sea.g.thefts == 0


@rule("TEN-STEAL-1")
@pytest.mark.parametrize("fish", ["red", "green", "yellow"])
def test_it_is_the_fish_that_moved_who_is_caught(fish: str) -> None:
    sea = sea_at(fish=(0, 0, 0), hands={0: "R08b", 1: "R08a"}, dice=["blue"])
    sea.g.fish[FISH.index(fish)] = 4
    sea.goes(0)
    sea.places("inside")
    sea.swims(fish, 6)
    assert [tell.args["fish"].id for tell in sea.said("exposed")] == [f"fish-{fish}"]


@rule("TEN-PROT-5")
def test_the_reef_counts_as_it_lies_at_the_moment() -> None:
    sea = sea_at(inside={1: "R01a"}, fish=(4, 0, 0), hands={0: "R12a", 1: "R08a"})
    assert sea.safe(7) == [False]
    sea.goes(0)
    sea.places("outside")
    assert sea.safe(7) == [True]
    sea.swims("red", 7)
    assert sea.g.thefts == 0


@rule("TEN-PROT-1", "TEN-RULING-33")
def test_start_printed_reef_and_finish_are_always_safe() -> None:
    sea = sea_at(hands={0: "R12a", 1: "R08a"})
    assert all(sea.safe(0, 1, 2, 3, 4, 35, 36, 37))
    assert not any(sea.safe(*range(5, 35)))


@rule("TEN-INFO-4")
def test_talk_has_no_answer_in_the_game() -> None:
    sea = sea_at(**SNAILS, hands={0: "R12a", 1: "R08a"})
    sea.goes(0)
    sea.places("inside")
    assert all(isinstance(option, Swim) for option in sea.match.options)
    assert sea.match.game.zones(sea.g).keys() == {"pile", "gates"}  # nothing is private to a player
