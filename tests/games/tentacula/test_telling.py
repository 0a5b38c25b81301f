"""The log can be followed by ear: which fish, from where, to where, what it cost, and why a gem is gone."""

from __future__ import annotations

from typing import Any

import pytest

from fathomfive.games.tentacula.game import GAME
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from fathomfive.kernel.tells import Tell
from fathomfive.kernel.text import Text
from tests.games.tentacula.table import Sea, english, robbed_seahorse, sea_at

SNAILS: dict[str, Any] = {"inside": {1: "R01a"}, "outside": {1: "R02a"}}


def set_out() -> Sea:
    told: list[Tell] = []
    match = Match.start(GAME, Setup("tentacula", 2), Dice.seeded(1), sink=told.append)
    while match.state.round == 0:
        match.play(match.options[0])
    return Sea(match, told)


def robbed(answer: str) -> Sea:
    """The seahorse's fish is in open water, and the moonstone is gone already."""
    sea = robbed_seahorse()
    if answer == "keep":
        sea.keeps()
    else:
        sea.rerolls()
    return sea


def test_the_first_lines_say_who_swims_and_what_is_at_stake() -> None:
    sea = set_out()
    assert sea.told[0].text == "log-sets_out"
    opening = sea.heard("sets_out")
    assert "Sir Barnaby, Professor Finley and Little Paloma" in opening
    assert "16 gems" in opening
    assert "The order is" in sea.heard("gate")
    begun = {motion.piece: motion.to for motion in sea.said("reef_begins")[0].motions}
    assert begun["pile"] == "sandbank"
    assert sorted(begun.values()) == ["reef-1-inside", "reef-1-outside", "sandbank"]
    assert [motion.to for motion in sea.said("gate")[0].motions[1:]] == ["gate/1", "gate/2", "gate/3"]


def test_a_fish_is_heard_to_come_and_go() -> None:
    sea = sea_at(**SNAILS, fish=(4, 0, 0), hands={1: "R11b", 0: "R09b"})
    sea.goes(1)
    sea.places("inside")
    sea.swims("red", 6)
    assert sea.heard("swims") == (
        "Seat 2 moves Sir Barnaby from square 4 to square 6, the next free jellyfish."
    )


def test_a_shell_move_names_what_it_follows_instead_and_what_is_left() -> None:
    sea = sea_at(
        **SNAILS, chips=("jellyfish", "crab"), fish=(4, 0, 0), shells=2, hands={0: "R04b", 1: "R08a"}
    )
    sea.goes(0)
    sea.places("outside")
    sea.swims("red", 6, shell="jellyfish")
    assert sea.heard("swims-shell").startswith("Seat 1 pays a shell to follow the jellyfish instead of the ")
    assert sea.heard("pays") == "The shell is paid: the team has 1 left."
    sea.dolphin("purple")
    assert sea.heard("pays") == "The shell is paid: the team has none left."
    assert sea.heard("dolphin") == (
        "Seat 1 calls the dolphin, which carries an amethyst from the chest to the stash: 1 of 5."
    )
    assert [tell.rule for tell in sea.said("pays")] == ["TEN-MOVE-13", "TEN-SPEC-9"]


@pytest.mark.parametrize(
    ("colour", "words"),
    [("red", "a ruby"), ("green", "an emerald"), ("purple", "an amethyst"), ("white", "a moonstone")],
)
def test_gems_have_their_article(colour: str, words: str) -> None:
    assert english(Text(f"gem-{colour}.a")) == words


def test_a_second_roll_and_a_colour_given_instead_are_told() -> None:
    sea = robbed("reroll")
    assert (
        sea.heard("exposed") == "Sir Barnaby is in open water at square 8, where the outer reef is missing: "
        "Tentacula reaches for the chest!"
    )
    assert sea.heard("rolls") == "Seat 2 rolls the die: amethyst."
    assert sea.heard("rolls-again") == "Seat 2, the seahorse, rolls again: moonstone."
    sea.gives("blue")
    assert sea.heard("instead") == "There is no moonstone in the chest: Seat 2 gives a sapphire instead."
    assert sea.heard("steals") == "Splash! Tentacula steals a sapphire from the chest: 3 are left there."


def test_a_roll_that_is_kept_is_told() -> None:
    sea = robbed("keep")
    assert sea.heard("keeps") == "Seat 2, the seahorse, keeps the amethyst."
    assert "one is left there" in sea.heard("steals")


def test_a_theft_is_looked_at_by_all() -> None:
    sea = robbed("keep")
    beat = sea.said("rolls")[0].beat
    assert beat is not None
    assert beat.shows is not None
    assert (beat.weight, beat.shows.look, beat.shows.symbol) == ("reveal", "dice", "tentacula-die-purple")
    theft = sea.said("steals")[0].beat
    assert theft is not None
    assert (theft.spot, theft.tone) == (1, "bad")


def test_the_last_tile_takes_the_pile_with_it() -> None:
    sea = sea_at(round_end=True, last=1, **SNAILS, fish=(5, 6, 7), pile=("R03a", "R05a"))
    last = {motion.piece: motion.origin for tell in sea.said("draws") for motion in tell.motions}
    assert last["pile"] == "sandbank"
    assert sea.heard("draws").endswith("The pile is empty now.")


def test_the_last_lines_say_how_it_ended() -> None:
    sea = sea_at(
        phase="C",
        gate="size_small_first",
        fish=(33, 36, 35),
        chest=(2, 1, 1, 0, 1, 0),
        cave=(2, 3, 2, 2, 1, 1),
        fronts=(11, 11),
        hands={0: "R12a", 1: "R08a"},
    )
    sea.goes(0)
    assert not sea.said("passes-last")  # no board folds after the last gate
    assert sea.heard("fills") == "All fish are home. 5 gems go from the chest to the stash."
    assert len(sea.said("fills")[0].motions) == 5
    assert sea.told[-1].text == "log-end-made_it"
    assert sea.told[-1].rule == "TEN-END-1"
    assert sea.heard("end-made_it").endswith("the team wins!")
