"""The worked examples of the rules: what the rulebook shows, and the cases that settle how it is meant."""

from __future__ import annotations

from typing import Any

import pytest

from fathomfive.games.tentacula.board import FISH
from fathomfive.games.tentacula.game import GAME
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from tests.at_the_table import outcome
from tests.games.tentacula.table import robbed_seahorse, sea_at

rule = pytest.mark.rule
example = pytest.mark.example

SNAILS: dict[str, Any] = {"inside": {1: "R01a"}, "outside": {1: "R02a"}}
SPARE = {0: "R09b", 1: "R08a"}  # tiles in front of seats that the example does not speak of


# --- what the rulebook shows -------------------------------------------------------------------------


@example("TEN-T01")
@rule("TEN-PROT-2")
def test_t01_reef_on_both_sides_protects() -> None:
    assert sea_at(**SNAILS, hands=SPARE).safe(5, 6, 7) == [True, True, True]


@example("TEN-T02")
@rule("TEN-PROT-1", "TEN-PROT-3")
def test_t02_one_side_alone_does_not() -> None:
    assert sea_at(inside={1: "R01a"}, hands=SPARE).safe(4, 5, 6, 7) == [True, False, False, False]


@example("TEN-T03")
@rule("TEN-PROT-4")
def test_t03_water_in_the_middle_exposes_the_middle() -> None:
    sea = sea_at(inside={1: "R04b"}, outside={1: "R01a"}, hands=SPARE)
    assert sea.safe(5, 6, 7) == [True, False, True]


@example("TEN-T04")
@rule("TEN-GATE-1", "TEN-GATE-2", "TEN-RULING-2")
@pytest.mark.parametrize(
    ("gate", "order"),
    [
        ("hat_bowler_first", "red yellow green"),
        ("hat_top_first", "green yellow red"),
        ("colour_green_first", "green red yellow"),
        ("colour_yellow_first", "yellow red green"),
        ("size_big_first", "red green yellow"),
        ("size_small_first", "yellow green red"),
    ],
)
def test_t04_every_gate_has_its_order(gate: str, order: str) -> None:
    assert order_through(gate) == order.split()


def order_through(gate: str) -> list[str]:
    """From the squares before the arch, at each moment just one fish may go on."""
    fish = [5, 6, 7]
    through: list[str] = []
    while len(through) < 3:
        sea = sea_at(fish=(fish[0], fish[1], fish[2]), gate=gate, hands=SPARE)
        moves = [move.split() for move in sea.moves(0, "seahorse")]
        [(name, to)] = [(name, to) for _, name, to in moves if name not in through]
        fish[FISH.index(name)] = int(to)
        through.append(name)
    return through


@rule("TEN-GATE-6", "TEN-GATE-1")
@pytest.mark.parametrize("hats", [("bowler", "sombrero", "top_hat"), ("top_hat", "sombrero", "bowler")])
def test_hats_tell_who_goes_through_the_gates_of_hats(hats: tuple[str, str, str]) -> None:
    book = sea_at(hands=SPARE).g.book
    wears = {fish.hat: fish.id for fish in book.fish}
    assert wears == {"bowler": "red", "top_hat": "green", "sombrero": "yellow"}
    [gate] = [gate.id for gate in book.gates.values() if gate.clue == hats]
    assert order_through(gate) == [wears[hat] for hat in hats]


@example("TEN-T05")
@rule("TEN-SETUP-7", "TEN-SETUP-8", "TEN-SETUP-10", "TEN-SETUP-11", "TEN-RULING-1")
@rule("TEN-LEVEL-1", "TEN-LEVEL-2", "TEN-LEVEL-3", "TEN-LEVEL-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("level", "shells", "left"),
    [("first_voyage", 2, 10), ("grand_adventure", 1, 10), ("big_challenge", 1, 9), ("pros", 0, 8)],
)
def test_t05_shells_and_pile_of_each_level(level: str, shells: int, left: int, seats: int) -> None:
    match = Match.start(GAME, Setup("tentacula", seats, {"level": level}), Dice.seeded(level))
    while match.state.round == 0:
        match.play(match.options[0])
    assert match.state.shells == shells
    assert len(match.state.pile) == left - seats


# --- tiles and water ---------------------------------------------------------------------------------


@example("TEN-T06")
@rule("TEN-PROT-4", "TEN-PLACE-7")
def test_t06_inside_slots_follow_the_route() -> None:
    sea = sea_at(inside={1: "R03a"}, outside={1: "R01a"}, hands=SPARE)
    assert sea.safe(5, 6, 7) == [False, False, True]


@example("TEN-T07")
@rule("TEN-RULING-6", "TEN-PLACE-7")
def test_t07_the_same_tile_outside_reads_backwards() -> None:
    sea = sea_at(inside={1: "R01a"}, outside={1: "R03a"}, hands=SPARE)
    assert sea.safe(5, 6, 7) == [True, False, False]


@example("TEN-T08")
@rule("TEN-PROT-2")
def test_t08_two_leaking_tiles_expose_everything() -> None:
    sea = sea_at(inside={1: "R03a"}, outside={1: "R05a"}, hands=SPARE)
    assert sea.safe(5, 6, 7) == [False, False, False]


# --- moves -------------------------------------------------------------------------------------------


@example("TEN-T09")
@rule("TEN-MOVE-3", "TEN-GATE-2", "TEN-GATE-4", "TEN-MOVE-6")
def test_t09_only_the_first_of_the_gate_may_cross() -> None:
    assert sea_at(fish=(5, 1, 0), hands=SPARE).moves(0, "turtle") == ["tile red 10"]


@example("TEN-T10")
@rule("TEN-MOVE-8", "TEN-MOVE-9", "TEN-RULING-10")
def test_t10_a_shell_move_follows_the_own_chip() -> None:
    sea = sea_at(fish=(5, 1, 0), shells=1, chips=("seahorse", "crab"), hands=SPARE)
    assert sea.moves(0, "turtle") == [
        "tile red 10",
        "shell red 8 seahorse",
        "shell green 2 seahorse",
        "shell yellow 2 seahorse",
    ]


@example("TEN-T11")
@rule("TEN-MOVE-4", "TEN-MOVE-10", "TEN-RULING-11")
def test_t11_nothing_can_move_and_nothing_is_stolen() -> None:
    sea = sea_at(fish=(16, 7, 11), hands={0: "R12a", 1: "R08a"})
    assert sea.moves(0, "crab") == ["none"]
    sea.goes(0)
    sea.places("inside")  # the rest of the turn has no choice
    assert sea.asked == "place"
    assert sea.g.active == 1
    assert sea.g.thefts == 0
    assert sea.said("stays")


@example("TEN-T12")
@rule("TEN-MOVE-10")
def test_t12_without_a_tile_move_a_shell_move_is_free_to_take() -> None:
    sea = sea_at(fish=(16, 7, 11), shells=1, hands=SPARE)
    assert sea.moves(0, "crab") == [
        "shell red 18 turtle",
        "shell green 10 turtle",
        "shell yellow 13 turtle",
        "none",
    ]


@example("TEN-T13")
@rule("TEN-POWER-7", "TEN-MOVE-4")
def test_t13_the_jellyfish_follows_any_creature() -> None:
    sea = sea_at(fish=(19, 18, 14), shells=1, chips=("jellyfish", "crab"), hands=SPARE)
    assert sea.moves(0, "turtle") == [
        "shell yellow 15 seahorse",
        "shell yellow 17 jellyfish",
        "shell yellow 16 crab",
        "none",
    ]


# --- turns -------------------------------------------------------------------------------------------


@example("TEN-T14")
@rule("TEN-STEAL-1", "TEN-STEAL-2", "TEN-SPEC-7")
def test_t14_the_moved_fish_in_open_water_costs_a_gem() -> None:
    sea = sea_at(
        inside={1: "R01a"},
        outside={1: "R04b"},
        fish=(0, 0, 3),
        hands={0: "R12b", 1: "R08a"},
        dice=["blue"],
    )
    sea.goes(0)
    sea.places("inside")
    sea.swims("yellow", 6)
    assert sea.inside == {1: "R01a", 2: "R12b"}
    assert sea.fish == (0, 0, 6)
    assert (sea.chest, sea.cave) == ((4, 3, 3, 2, 2, 1), (0, 1, 0, 0, 0, 0))


@example("TEN-T15")
@rule("TEN-POWER-3", "TEN-SPEC-2", "TEN-SPEC-8", "TEN-RULING-19")
def test_t15_the_crab_loses_a_shell_and_finds_one() -> None:
    sea = sea_at(**SNAILS, shells=1, hands={1: "R04b", 0: "R09b"}, dice=["water"])
    sea.goes(1)
    sea.places("outside")
    sea.swims("red", 4, shell="crab")
    assert (sea.shells, sea.fish, sea.g.thefts, sea.dice_left) == (1, (4, 0, 0), 0, 0)


@example("TEN-T16")
@rule("TEN-POWER-7", "TEN-SPEC-3", "TEN-SPEC-6")
def test_t16_jellyfish_and_dolphin_in_one_turn() -> None:
    sea = sea_at(
        **SNAILS, chips=("jellyfish", "crab"), fish=(4, 0, 0), shells=2, hands={0: "R04b", 1: "R08a"}
    )
    sea.goes(0)
    sea.places("outside")
    sea.swims("red", 6, shell="jellyfish")
    assert sea.choices() == ["red", "blue", "green", "purple", "no"]
    sea.dolphin("purple")
    assert (sea.shells, sea.chest, sea.stash) == (0, (4, 4, 3, 2, 1, 1), (0, 0, 0, 0, 1, 0))
    assert sea.g.thefts == 0


@example("TEN-T17")
@rule("TEN-POWER-3", "TEN-SPEC-9")
def test_t17_the_crab_calls_the_dolphin_for_nothing() -> None:
    sea = sea_at(**SNAILS, fish=(4, 0, 0), shells=1, hands={1: "R11b", 0: "R09b"}, dice=["shell"])
    sea.goes(1)
    sea.places("inside")
    sea.swims("red", 6)
    sea.dolphin("purple")
    assert (sea.shells, sea.stash) == (1, (0, 0, 0, 0, 1, 0))


@example("TEN-T18")
@rule("TEN-SPEC-7", "TEN-POWER-4")
def test_t18_without_a_shell_no_dolphin_comes() -> None:
    sea = sea_at(**SNAILS, fish=(4, 0, 0), hands={1: "R11b", 0: "R09b"})
    sea.goes(1)
    sea.places("inside")
    sea.swims("red", 6)
    assert sea.asked == "place"
    assert sea.followed == []  # nobody is asked
    assert sea.chest == (4, 4, 3, 2, 2, 1)


@example("TEN-T19")
@rule("TEN-SPEC-2")
def test_t19_more_than_six_shells_nobody_holds() -> None:
    sea = sea_at(**SNAILS, chips=("turtle", "seahorse"), shells=6, hands={1: "R12a", 0: "R09b"})
    sea.goes(1)
    sea.places("inside")
    sea.swims("red", 4)
    assert sea.shells == 6
    assert sea.said("shell-full")


SHARK: dict[str, Any] = {
    "chips": ("turtle", "seahorse"),
    "inside": {3: "R01a"},
    "outside": {3: "R02a"},
    "fish": (9, 5, 6),
    "shells": 1,
    "hands": {1: "R10a", 0: "R09b"},
}


@example("TEN-T20")
@rule("TEN-SPEC-4")
def test_t20_the_shark_comes_only_for_something_the_stash_lacks() -> None:
    sea = sea_at(**SHARK, chest=(4, 4, 3, 0, 2, 0), cave=(0, 0, 0, 2, 0, 1))
    sea.goes(1)
    sea.places("inside")
    sea.swims("red", 12)
    assert (sea.asked, sea.shells) == ("place", 1)


@example("TEN-T21")
@rule("TEN-SPEC-4", "TEN-RULING-17")
def test_t21_then_it_brings_any_gem() -> None:
    sea = sea_at(**SHARK, chest=(3, 4, 3, 0, 2, 1), cave=(1, 0, 0, 2, 0, 0))
    sea.goes(1)
    sea.places("inside")
    sea.swims("red", 12)
    assert sea.choices() == ["red", "yellow", "no"]
    sea.shark("yellow")
    assert (sea.shells, sea.chest, sea.cave) == (0, (3, 4, 3, 1, 2, 1), (1, 0, 0, 1, 0, 0))


@example("TEN-T22")
@rule("TEN-POWER-2", "TEN-STEAL-3", "TEN-GATE-3")
def test_t22_the_seahorse_rolls_again_and_must_choose() -> None:
    sea = robbed_seahorse()
    assert sea.choices() == ["reroll", "keep"]
    sea.rerolls()
    assert sea.choices() == ["red", "blue", "green", "yellow", "purple"]
    sea.gives("blue")
    assert sea.passed == ["red"]
    assert (sea.chest, sea.cave) == ((4, 3, 3, 2, 2, 0), (0, 1, 0, 0, 0, 1))


@example("TEN-T23")
@rule("TEN-PLACE-6", "TEN-ROUND-4")
def test_t23_a_tile_without_room_goes_to_the_box() -> None:
    sea = sea_at(
        chips=("turtle", "seahorse"),
        inside={4: "R02a", 5: "R01a"},
        outside={4: "R04a", 5: "R06a"},
        fish=(14, 5, 6),
        hands={1: "R12a", 0: "R09b"},
    )
    before = len(sea.box)
    sea.goes(1)
    assert sea.asked == "move"
    sea.swims("red", 16)
    assert sea.fish == (16, 5, 6)
    assert sea.safe(16) == [True]
    assert sea.box[before:] == ["R12"]


@example("TEN-T24")
@rule("TEN-PLACE-5")
def test_t24_the_only_free_side_is_taken_without_asking() -> None:
    sea = sea_at(
        chips=("turtle", "seahorse"),
        inside={4: "R02a"},
        outside={4: "R04a", 5: "R06a"},
        fish=(14, 5, 6),
        hands={1: "R12a", 0: "R09b"},
    )
    before = len(sea.box)
    sea.goes(1)
    sea.swims("red", 16)
    assert sea.inside == {4: "R02a", 5: "R12a"}
    assert len(sea.box) == before


@example("TEN-T25")
@rule("TEN-STEAL-3", "TEN-STEAL-6", "TEN-END-4")
def test_t25_the_last_gem_is_gone() -> None:
    sea = sea_at(
        **SNAILS,
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
    sea.keeps()  # red is the only colour left to give
    assert (sum(sea.chest), sea.cause) == (0, "chest_bare")


@example("TEN-T26")
@rule("TEN-STEAL-5", "TEN-RULING-20")
def test_t26_an_empty_chest_with_a_full_stash() -> None:
    sea = sea_at(
        **SNAILS,
        fish=(8, 5, 6),
        chest=(0, 0, 0, 0, 0, 0),
        saved=(2, 1, 1, 0, 1, 0),
        cave=(2, 3, 2, 2, 1, 1),
        hands={0: "R12a", 1: "R08a"},
    )
    sea.goes(0)
    sea.places("inside")
    sea.swims("red", 11)
    assert (sea.cause, sea.asked, sea.g.thefts) == ("", "place", 0)


HOMEWARD: dict[str, Any] = {"phase": "C", "gate": "size_small_first"}
LAST_SWIM: dict[str, Any] = {
    **HOMEWARD,
    "inside": {10: "R01a"},
    "outside": {10: "R02a"},
    "fish": (33, 36, 35),
    "hands": {0: "R12a", 1: "R08a"},
}


@example("TEN-T27")
@rule("TEN-END-2", "TEN-END-6", "TEN-RULING-15", "TEN-MOVE-1")
def test_t27_all_fish_but_not_all_gems() -> None:
    sea = sea_at(**LAST_SWIM, chest=(2, 1, 1, 0, 0, 0), cave=(2, 3, 2, 2, 2, 1))
    sea.goes(0)  # no room for the tile, and only one move
    assert (sea.cause, sea.fish) == ("so_close", (37, 36, 35))
    assert sea.stash == (2, 1, 1, 0, 0, 0)
    assert outcome(sea.match).winners == ()
    assert sea.g.thefts == 0


@example("TEN-T28")
@rule("TEN-END-1")
def test_t28_made_it() -> None:
    sea = sea_at(**LAST_SWIM, chest=(2, 1, 1, 0, 1, 0), cave=(2, 3, 2, 2, 1, 1))
    sea.goes(0)
    assert sea.cause == "made_it"
    assert (sea.stash, sum(sea.chest)) == ((2, 1, 1, 0, 1, 0), 0)
    assert outcome(sea.match).winners == (0, 1)


@example("TEN-T29")
@rule("TEN-MOVE-5", "TEN-GATE-4", "TEN-RULING-13")
@pytest.mark.parametrize(
    ("creature", "moves"),
    [
        ("turtle", ["tile red 34", "tile green 34", "tile yellow 34"]),
        ("crab", ["tile red 32", "tile green 32", "tile yellow F1"]),
        ("seahorse", ["tile red 29", "tile yellow F1"]),
        ("jellyfish", ["tile red 30", "tile yellow F1"]),
    ],
)
def test_t29_the_finish_matches_every_creature(creature: str, moves: list[str]) -> None:
    assert sea_at(**HOMEWARD, fish=(28, 31, 33), hands=SPARE).moves(0, creature) == moves


@example("TEN-T30")
@rule("TEN-MOVE-5", "TEN-MOVE-7")
@pytest.mark.parametrize(
    ("creature", "moves"),
    [
        ("turtle", ["tile red 34", "tile green 34"]),
        ("crab", ["tile red 32", "tile green 32"]),
        ("seahorse", ["tile red 29", "tile green 33"]),
        ("jellyfish", ["tile red 30", "tile green F2"]),
    ],
)
def test_t30_a_fish_at_home_stays_there(creature: str, moves: list[str]) -> None:
    assert sea_at(**HOMEWARD, fish=(28, 31, 35), hands=SPARE).moves(0, creature) == moves


# --- round ends --------------------------------------------------------------------------------------


@example("TEN-T31")
@rule("TEN-DRAW-1", "TEN-DRAW-3", "TEN-DRAW-5", "TEN-POWER-5", "TEN-REND-1")
def test_t31_the_end_of_the_reef_is_taken_up() -> None:
    sea = sea_at(
        round_end=True,
        last=1,
        inside={1: "R01a", 2: "R04a", 3: "R06a", 4: "R05b", 5: "R08a"},
        outside={1: "R02a", 2: "R10a", 3: "R12a", 4: "R11b", 5: "R09b"},
        fish=(12, 5, 13),
        dice=["green"],
    )
    assert sea.question == ("take", (1,))
    sea.takes("outside")
    assert sea.question == ("turtle_face", (0,))
    sea.shows("R01b")
    assert sea.hands == ["R01b", "R02b"]
    assert sea.chest == (4, 4, 2, 2, 2, 1)
    assert sea.safe(12, 13) == [True, True]


@example("TEN-T32")
@rule("TEN-DRAW-3", "TEN-RULING-9")
def test_t32_only_a_tie_leaves_a_choice() -> None:
    sea = sea_at(
        chips=("seahorse", "crab"),
        round_end=True,
        last=0,
        inside={3: "R04a", 4: "R06a"},
        outside={2: "R10a", 3: "R12a"},
    )
    assert sea.question == ("take", (1,))
    assert sea.hands == ["R10b", None]
    sea.takes("inside")
    assert sea.hands == ["R10b", "R04b"]
    assert (sea.inside, sea.outside) == ({4: "R06a"}, {3: "R12a"})


@example("TEN-T33")
@rule("TEN-FOLD-1", "TEN-RULING-28")
def test_t33_the_left_side_opens() -> None:
    inside, outside = {1: "R04a", 2: "R06a", 3: "R01a"}, {1: "R10a", 2: "R12a", 3: "R02b"}
    sea = sea_at(
        chips=("seahorse", "crab"),
        round_end=True,
        last=1,
        inside=inside,
        outside=outside,
        fish=(8, 9, 10),
        pile=("R03a", "R05a", "R07a", "R08b"),
        gates=("size_big_first",),
    )
    assert sea.hands == ["R05b", "R03b"]
    assert sea.box[-2:] == ["R07", "R08"]
    assert (sea.phase, sea.g.gate, sea.passed) == ("B", "size_big_first", [])
    assert (sea.inside, sea.outside) == (inside, outside)
    assert sea.g.thefts == 0


@example("TEN-T34")
@rule("TEN-FOLD-2", "TEN-FOLD-3", "TEN-FOLD-4", "TEN-REND-1")
def test_t34_the_right_side_closes() -> None:
    sea = sea_at(
        chips=("seahorse", "crab"),
        phase="B",
        round_end=True,
        last=1,
        inside={4: "R01a"},
        outside={4: "R02a", 5: "R10a", 6: "R06a", 7: "R12a"},
        fish=(23, 24, 25),
        gates=("colour_green_first",),
        dice=["red", "blue", "yellow"],
    )
    sea.takes("inside")
    assert sea.hands == ["R02b", "R01b"]
    assert sea.chest == (3, 3, 3, 1, 2, 1)
    assert [tell.args["fish"].id for tell in sea.said("exposed")] == [
        "fish-yellow",
        "fish-green",
        "fish-red",
    ]
    assert sea.box[-1] == "R10"
    assert (sea.phase, sea.outside) == ("C", {6: "R06a", 7: "R12a"})
    assert (sea.g.free_segment(0), sea.g.free_segment(1)) == (6, 8)


GONE: dict[str, Any] = {"chips": ("seahorse", "crab"), "phase": "C", "round_end": True, "fish": (33, 32, 31)}


@example("TEN-T35")
@rule("TEN-DRAW-6", "TEN-END-3")
def test_t35_the_reef_is_gone() -> None:
    sea = sea_at(**GONE)
    assert (sea.cause, sea.g.thefts) == ("reef_gone", 0)


@example("TEN-T36")
@rule("TEN-END-5")
def test_t36_fish_food() -> None:
    sea = sea_at(**GONE, saved=(2, 1, 1, 0, 1, 0), chest=(0, 3, 2, 2, 1, 1), cave=(2, 0, 0, 0, 0, 0))
    assert sea.cause == "fish_food"


@example("TEN-T37")
@rule("TEN-DRAW-1", "TEN-DRAW-4", "TEN-ROUND-1", "TEN-RULING-21")
def test_t37_whoever_finds_no_tile_sits_out() -> None:
    sea = sea_at(
        chips=("seahorse", "crab", "turtle", "jellyfish"),
        phase="C",
        gate="colour_green_first",
        round_end=True,
        last=2,
        inside={10: "R01a"},
        outside={9: "R10a", 10: "R02a"},
        fish=(33, 35, 31),
        dice=["red", "red"],
    )
    sea.shows("R10a")
    assert sea.question == ("take", (3,))
    sea.takes("inside")
    assert sea.hands == ["R02b", None, "R10a", "R01b"]
    assert sea.chest == (2, 4, 3, 2, 2, 1)
    assert sea.asked == "next"
    assert sorted(sea.choices()) == [0, 2, 3]


@example("TEN-T38")
@rule("TEN-REND-1", "TEN-END-4", "TEN-RULING-30")
def test_t38_the_second_theft_empties_the_chest() -> None:
    sea = sea_at(
        round_end=True,
        last=1,
        **SNAILS,
        fish=(12, 13, 11),
        pile=("R03a", "R05a"),
        chest=(0, 1, 0, 1, 0, 0),
        cave=(4, 3, 3, 1, 2, 1),
        dice=["white", "blue"],
    )
    assert sea.hands[1] == "R03b"
    sea.shows("R05a")
    assert sea.choices() == ["blue", "yellow"]
    sea.gives("yellow")
    assert sea.cause == "chest_bare"
    assert (sea.dice_left, sea.phase) == (0, "A")


@example("TEN-T39")
@rule("TEN-GATE-5", "TEN-REND-1", "TEN-REND-2", "TEN-REND-3", "TEN-FOLD-1")
def test_t39_a_round_with_a_fold_from_the_last_turns_on() -> None:
    sea = sea_at(
        chips=("seahorse", "crab", "turtle"),
        inside={1: "R01a", 2: "R06a"},
        outside={1: "R02a", 2: "R12a"},
        fish=(9, 7, 10),
        hands={0: "R10a", 1: "R05a"},
        acted=(2,),
        gates=("size_small_first",),
        dice=["white", "yellow", "red", "blue"],
    )
    sea.goes(0)
    sea.places("inside")
    sea.swims("green", 8)
    assert (sea.passed, sea.phase, sea.g.gate) == (["red", "yellow", "green"], "A", "hat_bowler_first")
    sea.places("outside")
    assert sea.moves() == ["tile red 14", "tile green 14", "tile yellow 14"]
    sea.swims("yellow", 14)
    assert sea.question == ("take", (1,))
    sea.takes("outside")
    sea.shows("R01a")
    assert sea.question == ("take", (0,))
    sea.takes("inside")
    assert (sea.phase, sea.g.gate) == ("B", "size_small_first")
    assert sea.hands == ["R06b", "R02b", "R01a"]
    assert (sea.inside, sea.outside) == ({3: "R10a"}, {2: "R12a", 3: "R05a"})
    assert sea.chest == (3, 3, 3, 1, 2, 0)


@example("TEN-T40")
@rule("TEN-SPEC-8", "TEN-PROT-4")
def test_t40_the_shell_is_found_before_the_check() -> None:
    sea = sea_at(
        chips=("turtle", "seahorse"),
        inside={1: "R01a", 2: "R05a"},
        outside={1: "R02a"},
        fish=(5, 1, 0),
        shells=1,
        hands={1: "R06b", 0: "R09b"},
        dice=["red"],
    )
    sea.goes(1)
    sea.places("outside")
    sea.swims("red", 10)
    assert (sea.asked, sea.shells) == ("reroll", 2)
    sea.keeps()
    assert sea.chest == (3, 4, 3, 2, 2, 1)


@example("TEN-T41")
@rule("TEN-SPEC-8", "TEN-STEAL-3", "TEN-STEAL-4")
def test_t41_the_dolphin_is_quicker_than_the_thief() -> None:
    sea = sea_at(
        fronts=(1, 1),
        fish=(4, 0, 0),
        shells=1,
        chest=(4, 4, 3, 2, 1, 1),
        cave=(0, 0, 0, 0, 1, 0),
        hands={1: "R11b", 0: "R09b"},
        dice=["water", "purple"],
    )
    sea.goes(1)
    sea.places("inside")
    sea.swims("red", 6)
    sea.dolphin("purple")
    assert sea.choices() == ["red", "blue", "green", "yellow", "white"]
    sea.gives("white")
    assert sea.stash == (0, 0, 0, 0, 1, 0)
    assert (sea.chest, sea.cave, sea.shells) == ((4, 4, 3, 2, 0, 0), (0, 0, 0, 0, 1, 1), 0)


@example("TEN-T42")
@rule("TEN-MOVE-11", "TEN-GATE-2")
def test_t42_each_way_is_offered_once() -> None:
    sea = sea_at(chips=("jellyfish", "crab"), **HOMEWARD, fish=(28, 31, 34), shells=1, hands=SPARE)
    assert sea.moves(0, "crab") == [
        "tile red 32",
        "tile green 32",
        "tile yellow F1",
        "shell red 29 seahorse",
        "shell green 33 seahorse",
        "shell red 30 jellyfish",
    ]


@example("TEN-T43")
@rule("TEN-MOVE-12", "TEN-RULING-14")
def test_t43_overtaking_is_allowed() -> None:
    sea = sea_at(fish=(9, 13, 12), hands=SPARE)
    assert sea.moves(0, "jellyfish") == ["tile red 14", "tile green 14", "tile yellow 14"]


@example("TEN-T44")
@rule("TEN-DRAW-5", "TEN-RULING-5")
def test_t44_a_received_tile_is_turned_over() -> None:
    sea = sea_at(chips=("seahorse", "crab"), round_end=True, last=0, inside={1: "R01a"}, outside={2: "R02a"})
    assert sea.hands[0] == "R01b"
    sea.goes(0)
    assert sea.g.book.faces[sea.g.book.face_numbers["R01b"]].creature == "crab"
    assert sea.g.creature == 3
