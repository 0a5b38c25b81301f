"""Where a dive stands: the goal early and late, each end when it is near, the sentence of each ending."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fathomfive.games.refuge.game import GAME
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from fathomfive.scene import Remark
from tests.at_the_table import ending_of, ends_of, goal_of, in_words, steps_of
from tests.games.refuge.table import Dive, refuge_at

QUIET = {
    "Threat track": "0 of 4",
    "Tentacles in supply": "16 left",
    "Salvage cards": "56 left",
    "All Divers down": "0 of 2",
}


def race_at(**more: object) -> Dive:
    return refuge_at(mode="competitive", **more)  # type: ignore[arg-type]


# --- the goal ----------------------------------------------------------------------------------------


def test_before_the_objectives_are_dealt_the_goal_says_how_many_there_will_be() -> None:
    match = Match.start(GAME, Setup(GAME.id, 2), Dice.seeded(1))
    goal = goal_of(match)
    assert in_words(match, goal.sentence) == (
        "Complete three objectives, one after the other, before the Kraken has you all."
    )
    assert goal.steps == ()


def test_early_the_goal_names_all_three_objectives_and_nothing_is_near() -> None:
    match = refuge_at().match
    assert in_words(match, goal_of(match).sentence) == "Clear the water, tag the beast, board the wreck."
    assert steps_of(match) == [
        "Clear Water: now, 0 of 6",
        "Tag the Beast: later, 0 of 2",
        "Board the Wreck: later, 0 of 1",
    ]
    assert ends_of(match) == QUIET


def test_near_the_end_two_are_done_and_the_last_is_counted() -> None:
    match = refuge_at(objective="obj3_scuttling_charges", markers=["c4r11"]).match
    assert (
        in_words(match, goal_of(match).sentence)
        == "Clear the water, tag the beast, arm the scuttling charges."
    )
    assert steps_of(match) == [
        "Clear Water: done, 6 of 6",
        "Tag the Beast: done, 2 of 2",
        "Scuttling Charges: now, 1 of 2",
    ]


@pytest.mark.parametrize(
    ("dive", "step"),
    [
        (lambda: refuge_at(count=5), "Clear Water: now, 5 of 6"),
        (
            lambda: refuge_at(objective="obj1_hidden_cache", count=1, stowed=["weapon"]),
            "Hidden Cache: now, 1 of 3",
        ),
        (lambda: refuge_at(objective="obj1_soundings", markers=["c1r7"]), "Soundings: now, 2 of 3"),
        (lambda: refuge_at(objective="obj2_both_flanks", flanks=["left"]), "Both Flanks: now, 1 of 2"),
        (lambda: refuge_at(objective="obj2_empty_reach", tentacles=["c3r3"]), "Empty Reach: now, 0 of 1"),
        (
            lambda: refuge_at(objective="obj3_raise_the_cargo", carrier="satoshi"),
            "Raise the Cargo: now, 1 of 2",
        ),
        (lambda: refuge_at(objective="obj3_board_the_wreck"), "Board the Wreck: now, 0 of 1"),
    ],
)
def test_every_objective_is_counted_in_what_it_counts(dive: Callable[[], Dive], step: str) -> None:
    assert step in steps_of(dive().match)


def test_what_a_number_does_not_say_stands_beside_it() -> None:
    match = refuge_at(objective="obj3_raise_the_cargo", carrier="satoshi").match
    (remark,) = goal_of(match).steps[2].marks
    assert isinstance(remark, Remark)
    assert in_words(match, remark.text) == "Satoshi carries it"


def test_objectives_and_stores_can_be_touched_where_they_now_lie() -> None:
    goal = goal_of(refuge_at().match)
    assert goal.steps[0].id == "objective:obj1_clear_water"
    assert [end.id for end in goal.ends[:3]] == ["threat", "supply", "salvage_deck"]


# --- what would lose it ------------------------------------------------------------------------------


def test_the_threat_track_is_near_with_one_space_left() -> None:
    assert ends_of(refuge_at(threat=2).match)["Threat track"] == "2 of 4"
    assert ends_of(refuge_at(threat=3).match)["Threat track"] == "! 3 of 4"


def test_the_supply_is_near_with_three_tentacles_left() -> None:
    assert ends_of(refuge_at(supply=4).match)["Tentacles in supply"] == "4 left"
    assert ends_of(refuge_at(supply=3).match)["Tentacles in supply"] == "! 3 left"


def test_the_salvage_deck_is_near_with_five_cards_left() -> None:
    assert ends_of(refuge_at(salvage=["winch"] * 6).match)["Salvage cards"] == "6 left"
    assert ends_of(refuge_at(salvage=["winch"] * 5).match)["Salvage cards"] == "! 5 left"
    assert ends_of(refuge_at(salvage=[]).match)["Salvage cards"] == "! 0 left"


def test_everybody_down_is_near_when_one_still_stands_and_devoured_counts() -> None:
    two = refuge_at(divers={"mags": "c4r3", "vega": "c7r2 down", "sophie": ""})
    one = refuge_at(divers={"mags": "c4r3", "vega": "c7r2 down", "sophie": "devoured"})
    assert ends_of(two.match)["All Divers down"] == "1 of 3"
    assert ends_of(one.match)["All Divers down"] == "! 2 of 3"


def test_alone_the_goal_says_until_when_one_must_get_up() -> None:
    stands = refuge_at(players=1, divers={"mags": "c4r3"})
    down = refuge_at(
        players=1,
        divers={"mags": "c4r3 down"},
        hands={"mags": ["winch", "winch"]},
        turn_no=8,
        solo_deadline=9,
    )
    assert ends_of(stands.match)["Your Diver stays down"] == "it stands"
    assert ends_of(down.match)["Your Diver stays down"] == "! up again in turn 9"


# --- the race ----------------------------------------------------------------------------------------


def test_the_race_is_to_open_a_pod_and_to_swim_into_it() -> None:
    early, late = race_at().match, race_at(unlocked=[2], round_no=58).match
    assert in_words(early, goal_of(early).sentence) == "Be the first to swim into an open escape pod."
    assert steps_of(early) == ["Open a pod: now, 0 of 1", "Swim into it: later, 0 of 1"]
    assert steps_of(late) == ["Open a pod: done, 1 of 1", "Swim into it: now, 0 of 1"]
    assert ends_of(late) == {}


def test_the_race_has_a_clock_of_sixty_rounds() -> None:
    match = race_at(round_no=58).match
    clock = goal_of(match).clock
    assert clock is not None
    assert (clock.n, clock.of) == (59, 60)
    assert (in_words(match, clock.label), in_words(match, clock.note)) == (
        "Round 59 of 60",
        "then the nearest wins",
    )


def test_the_goal_of_a_race_is_the_same_for_everybody_who_looks() -> None:
    match = race_at(unlocked=[2]).match
    assert goal_of(match, 0) == goal_of(match, 1) == goal_of(match, None)


# --- every ending ------------------------------------------------------------------------------------


def by_supply() -> Dive:
    dive = refuge_at(head=3, tentacles=["c3r6", "c3r4", "c3r2"], supply=1)
    dive.kraken_card(bottom=("spawn", "up", "up"))
    return dive


def by_threat() -> Dive:
    dive = refuge_at(divers={"mags": "c4r0"}, tentacles=["c1r1"], threat=3, supply=5)
    dive.swims("c4r1")
    dive.chooses(at="c1r1")
    dive.chooses(to="c1r0")
    return dive


def by_deck() -> Dive:
    dive = refuge_at(head=3, divers={"mags": "", "vega": ""}, objective="obj2_empty_reach", salvage=["winch"])
    dive.kraken_card()
    return dive


def by_all_down() -> Dive:
    dive = refuge_at(head=3, divers={"mags": "c4r7", "vega": "devoured"})
    dive.swims("c4r8")
    return dive


def by_solo_down() -> Dive:
    hand = ["winch", "winch"]
    dive = refuge_at(
        players=1, divers={"mags": "c4r3 down"}, hands={"mags": hand}, turn_no=9, solo_deadline=9
    )
    dive.ends()
    return dive


def by_objectives() -> Dive:
    dive = refuge_at(head=1, divers={"mags": "c5r10"}, objective="obj3_board_the_wreck")
    dive.swims("c5r11")
    return dive


def by_pod() -> Dive:
    dive = race_at(head=1, divers={"mags": "c5r10", "vega": ""}, unlocked=[5])
    dive.swims("c5r11")
    return dive


def by_rounds() -> Dive:
    dive = race_at(head=1, divers={"vega": "", "mags": "c5r6"}, active="mags", round_no=59, kraken=["k01"])
    dive.swims("c5r7")
    return dive


@pytest.mark.parametrize(
    ("ends", "sentence"),
    [
        (by_objectives, "All three objectives are done. The Refuge is yours."),
        (by_supply, "The last tentacle is out of the supply: the Kraken is everywhere."),
        (by_threat, "Four tentacles on the Threat track: the way back is cut off."),
        (by_deck, "A card had to be drawn, and the Salvage deck was empty."),
        (by_all_down, "Nobody is left standing."),
        (by_solo_down, "You did not get up in time."),
        (by_pod, "Into an open pod, and away."),
        (by_rounds, "Sixty rounds are over: whoever was nearest to the pods wins."),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_every_ending_says_why(ends: Callable[[], Dive], sentence: str) -> None:
    assert ending_of(ends().match) == sentence
