"""What is told before deciding: the ten decisions of `docs/proof/tentacula-says.md`, word for word."""

from __future__ import annotations

from typing import Any

from fathomfive.games.tentacula.game import GAME
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from tests.games.said import every_option, option, prompt
from tests.games.tentacula.table import Sea, robbed_seahorse, sea_at

SNAILS: dict[str, Any] = {"inside": {1: "R01a"}, "outside": {1: "R02a"}}
SHARK: dict[str, Any] = {
    "chips": ("turtle", "seahorse"),
    "inside": {3: "R01a"},
    "outside": {3: "R02a"},
    "fish": (9, 5, 6),
    "shells": 1,
    "hands": {1: "R10a", 0: "R09b"},
}


def test_who_swims_next_says_what_the_tile_shows_and_who_could_follow() -> None:
    sea = sea_at(**SNAILS, hands={1: "R11b", 0: "R09b"}, who_goes="open")
    assert prompt(sea) == "Who swims next?"
    assert every_option(sea) == [
        "Ada goes next. The tile shows a crab: 3 fish could follow it.",
        "Tom goes next. The tile shows a jellyfish: 3 fish could follow it.",
    ]


def test_where_a_tile_goes_says_which_squares_become_safe() -> None:
    sea = sea_at(inside={1: "R01a"}, hands={0: "R12b", 1: "R10a"})
    sea.goes(0)
    assert prompt(sea) == "Where does your jellyfish tile go?"
    assert every_option(sea) == [
        "Lay Brain Coral Mound inside, reef square 2. Half a reef: the other side is still open.",
        "Lay Brain Coral Mound outside, reef square 1. The second and last squares will be safe.",
    ]


def test_a_fish_in_open_water_says_why_and_that_a_gem_is_stolen() -> None:
    sea = sea_at(**SHARK)
    sea.goes(1)
    sea.places("inside")
    assert every_option(sea) == [
        "Sir Barnaby swims to 12. It meets a shark. Reef on both sides: it is safe.",
        "Little Paloma swims to 8. It passes the gate. No reef is there yet: Tentacula steals a gem.",
    ]


def test_a_leak_is_a_theft_too() -> None:
    sea = sea_at(inside={1: "R01a"}, outside={1: "R04b"}, fish=(0, 0, 3), hands={0: "R12b", 1: "R10a"})
    sea.goes(0)
    sea.places("inside")
    assert option(sea, do="swim", fish=2) == (
        "Little Paloma swims to 6. It meets a dolphin. Water leaks in: Tentacula steals a gem."
    )


def test_a_move_for_a_shell_says_what_it_follows_and_how_many_there_are() -> None:
    sea = sea_at(**SNAILS, chips=("turtle", "seahorse"), shells=2, hands={1: "R12a", 0: "R09b"})
    sea.goes(1)
    sea.places("inside")
    assert prompt(sea) == "Your tile shows a crab. Which fish swims to the next one?"
    assert option(sea, do="swim", fish=0, shell=True) == (
        "Sir Barnaby swims to 2. For one of 2 shells it follows the seahorse. Nothing is stolen there."
    )
    assert option(sea, do="swim", fish=0, shell=False) == (
        "Sir Barnaby swims to 4. It finds a shell. Nothing is stolen there."
    )


def test_a_dolphin_says_what_stays_in_the_chest() -> None:
    sea = sea_at(
        **SNAILS, chips=("turtle", "seahorse"), fish=(4, 0, 0), shells=1, hands={1: "R11b", 0: "R09b"}
    )
    sea.goes(1)
    sea.places("inside")
    sea.swims("red", 6)
    assert prompt(sea) == "A dolphin! Shall it carry a gem to the stash for a shell?"
    assert every_option(sea)[-2:] == [
        "Carry the amethyst to the stash. Nobody steals it there. One more stays in the chest.",
        "Keep the shell. Nothing happens.",
    ]


def test_a_shark_says_what_the_stash_needs() -> None:
    sea = sea_at(**SHARK, chest=(3, 4, 3, 0, 2, 1), cave=(1, 0, 0, 2, 0, 0))
    sea.goes(1)
    sea.places("inside")
    sea.swims("red", 12)
    assert prompt(sea) == "A shark! Shall it fetch a gem from the cave for a shell?"
    assert every_option(sea)[:2] == [
        "Fetch the ruby from the cave. The stash needs 2, 3 in the chest.",
        "Fetch the topaz from the cave. The stash does not need it.",
    ]


def test_a_second_roll_says_what_the_first_would_cost() -> None:
    sea = robbed_seahorse()
    assert prompt(sea) == "The die shows amethyst. Will you roll again?"
    assert every_option(sea) == [
        "Roll the die once more. The second colour counts.",
        "The amethyst is stolen. One is left in the chest then, and the stash needs one.",
    ]


def test_a_colour_that_is_not_in_the_chest_says_that_another_gem_goes() -> None:
    sea = sea_at(
        **SNAILS,
        chips=("turtle", "seahorse"),
        fish=(4, 0, 0),
        chest=(4, 4, 3, 2, 2, 0),
        cave=(0, 0, 0, 0, 0, 1),
        hands={1: "R10a", 0: "R09b"},
        dice=["white"],
    )
    sea.goes(1)
    sea.places("inside")
    sea.swims("red", 8)
    assert option(sea, do="keep") == (
        "The moonstone is stolen. There is none in the chest: you give another gem."
    )


def test_which_gem_to_give_says_what_is_left_for_the_stash() -> None:
    sea = robbed_seahorse()
    sea.rerolls()
    assert prompt(sea) == "There is no moonstone in the chest. Which gem do you give instead?"
    assert every_option(sea)[2:] == [
        "Give the emerald. 2 are left in the chest then, and the stash needs one.",
        "Give the topaz. The stash does not need it.",
        "Give the amethyst. One is left in the chest then, and the stash needs one.",
    ]
    assert gives_away_the_last() == (
        "Give the amethyst. None is left in the chest then, and the stash needs one: too few!"
    )


def gives_away_the_last() -> str:
    sea = robbed_seahorse()
    sea.g.chest[4], sea.g.cave[4] = 1, 1
    sea.rerolls()
    return option(sea, do="give", colour=4)


def test_a_tile_from_the_reef_says_what_it_turns_into_and_whom_it_bares() -> None:
    def end(fish: tuple[int, int, int]) -> Sea:
        return sea_at(chips=("seahorse", "crab"), round_end=True, last=1, fish=fish, **SNAILS, dice=["red"])

    assert prompt(end((0, 0, 0))) == "The pile is empty. Which tile do you take from the end of the reef?"
    assert every_option(end((0, 0, 0)))[0] == "Take: Snail Terrace, inside. Turned over: crab, no water."
    assert every_option(end((5, 0, 0)))[0] == (
        "Take: Snail Terrace, inside. Turned over: crab, no water. "
        "Sir Barnaby loses its reef: Tentacula steals when the round ends."
    )
    assert every_option(end((5, 6, 0)))[0] == (
        "Take: Snail Terrace, inside. Turned over: crab, no water. "
        "2 fish lose their reef: Tentacula steals for each when the round ends."
    )


def test_the_stash_says_what_it_asks_for() -> None:
    match = Match.start(GAME, Setup("tentacula", 2), Dice.seeded(1))
    sea = Sea(match, [])
    assert prompt(sea) == "Which treasure do you want to bring home?"
    assert every_option(sea)[0] == (
        "Stash: Tidepool Cradle. 2 rubies, 2 sapphires, 1 emerald. Only common stones."
    )
