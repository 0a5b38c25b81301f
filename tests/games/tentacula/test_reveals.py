"""What is told when something turns up: the ten reveals of `docs/proof/tentacula-says.md`, word for word."""

from __future__ import annotations

from typing import Any

from tests.games.said import line, lines
from tests.games.tentacula.table import Sea, robbed_seahorse, sea_at

SNAILS: dict[str, Any] = {"inside": {1: "R01a"}, "outside": {1: "R02a"}}


def folding() -> Sea:
    """The last fish passes the gate, and the board folds at the end of the round."""
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
    sea.places("outside")
    sea.swims("yellow", 14)
    sea.takes("outside")
    sea.shows("R01a")
    sea.takes("inside")
    return sea


def test_a_theft_says_why_which_colour_and_what_is_left() -> None:
    sea = robbed_seahorse()
    sea.keeps()
    assert lines(sea, "exposed", "rolls", "keeps", "steals") == [
        "Sir Barnaby is in open water at square 8, where the outer reef is missing: "
        "Tentacula reaches for the chest!",
        "Tom rolls the die: amethyst.",
        "Tom, the seahorse, keeps the amethyst.",
        "Splash! Tentacula steals an amethyst from the chest: one is left there.",
    ]


def test_a_theft_that_spoils_the_stash_says_so() -> None:
    sea = robbed_seahorse()
    sea.g.chest[4], sea.g.cave[4] = 1, 1
    sea.keeps()
    assert line(sea, "steals") == (
        "Splash! Tentacula steals an amethyst from the chest: none is left there, too few for the stash!"
    )


def test_a_second_roll_and_a_gem_given_instead_are_told_with_their_cause() -> None:
    sea = robbed_seahorse()
    sea.rerolls()
    sea.gives("green")
    assert lines(sea, "rolls-again", "instead", "steals") == [
        "Tom, the seahorse, rolls again: moonstone.",
        "There is no moonstone in the chest: Tom gives an emerald instead.",
        "Splash! Tentacula steals an emerald from the chest: 2 are left there.",
    ]


def test_the_end_of_the_round_robs_every_fish_in_open_water_and_says_why() -> None:
    assert lines(folding(), "exposed")[1:] == [
        "Little Paloma is in open water at square 14 as the round ends, where no reef is yet: "
        "Tentacula reaches for the chest!",
        "Sir Barnaby is in open water at square 9 as the round ends, where the inner reef is missing: "
        "Tentacula reaches for the chest!",
        "Professor Finley is in open water at square 8 as the round ends, where the inner reef is missing: "
        "Tentacula reaches for the chest!",
    ]


def test_a_gate_that_is_passed_says_who_is_next() -> None:
    assert line(robbed_seahorse(), "passes") == "Sir Barnaby is through the gate. Little Paloma is next."
    assert line(folding(), "passes-last") == (
        "Professor Finley is through the gate, the last of the three: the board folds when the round ends."
    )


def test_the_board_folds_and_says_what_is_lost() -> None:
    assert line(folding(), "opens") == (
        "All fish are through, and the left side of the board opens. No tile is lost."
    )


def test_a_new_gate_says_its_order() -> None:
    assert line(folding(), "gate") == (
        "Gate of Sizes: small, medium, big. "
        "The order is Little Paloma, then Professor Finley, then Sir Barnaby."
    )


def test_a_dolphin_says_how_full_the_stash_is() -> None:
    sea = sea_at(**SNAILS, fish=(4, 0, 0), shells=1, hands={1: "R11b", 0: "R09b"}, dice=["shell"])
    sea.goes(1)
    sea.places("inside")
    sea.swims("red", 6)
    sea.dolphin("purple")
    assert lines(sea, "flip-kept", "dolphin") == [
        "Tom flips the shell: shell side up, it stays! The team has 1.",
        "Tom calls the dolphin, which carries an amethyst from the chest to the stash: 1 of 5.",
    ]


def test_a_shark_says_what_the_chest_has_again() -> None:
    sea = sea_at(
        chips=("turtle", "seahorse"),
        inside={3: "R01a"},
        outside={3: "R02a"},
        fish=(9, 5, 6),
        shells=1,
        hands={1: "R10a", 0: "R09b"},
        chest=(3, 4, 3, 2, 2, 1),
        cave=(1, 0, 0, 0, 0, 0),
    )
    sea.goes(1)
    sea.places("inside")
    sea.swims("red", 12)
    if sea.asked == "shark":
        sea.shark("red")
    assert line(sea, "shark") == (
        "Tom calls the shark, which brings a ruby back from the cave to the chest, now one of 4."
    )


def test_a_shell_that_is_found_is_counted() -> None:
    sea = sea_at(**SNAILS, chips=("turtle", "seahorse"), shells=2, hands={1: "R12a", 0: "R09b"})
    sea.goes(1)
    sea.places("inside")
    sea.swims("red", 4)
    assert line(sea, "shell") == "Sir Barnaby finds a shell: the team has 3."


def test_a_tile_that_is_drawn_says_what_it_shows_and_what_is_left() -> None:
    sea = sea_at(chips=("seahorse", "crab"), round_end=True, last=1, **SNAILS, pile=["R04a", "R10a", "R12a"])
    assert lines(sea, "draws") == [
        "Tom takes Fan Coral Wall from the pile and turns it over: seahorse, water in the middle. "
        "2 tiles are left in the pile.",
        "Ada takes Urchin Bastion from the pile and turns it over: crab, water at the left. "
        "One tile is left in the pile.",
    ]
