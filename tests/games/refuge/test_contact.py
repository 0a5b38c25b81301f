"""A tentacle touches a Diver: who may answer, with what, in which order, and what is left afterwards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.games.refuge.table import Dive, refuge_at

rule = pytest.mark.rule


def touched(
    hand: Sequence[str] = (), *, posture: str = "", others: Mapping[str, str] | None = None, **table: Any
) -> Dive:
    """A tentacle on c3r5 is coming down onto Mags on c3r4. It is Vega's turn, and Michael comes next."""
    divers = {"mags": f"c3r4{posture}", "vega": "", "michael": "", **(others or {})}
    table = {"divers": divers, "tentacles": ["c3r5"], "salvage": ["winch", "pry_bar", "air_jet"], **table}
    hands = {"mags": list(hand), **table.pop("hands", {})}
    dive = refuge_at(head=3, active="vega", hands=hands, supply=9, **table)
    dive.kraken_card(bottom=("down", "left", "right"))
    return dive


# --- the order of answers ----------------------------------------------------------------------------


@rule("REF-CONTACT-1")
def test_contact_is_the_same_whoever_moves() -> None:
    came = touched()
    went = refuge_at(divers={"mags": "c3r3", "vega": "c2r4"}, hands={"mags": ["winch"]}, tentacles=["c3r4"])
    went.swims("c3r4")  # and she could still pass a card to Vega
    assert came.down("mags")
    assert went.down("mags")
    assert came.tentacles == went.tentacles == []


@rule("REF-CONTACT-2")
def test_the_touched_diver_is_asked_for_a_weapon_or_a_contact_ability() -> None:
    dive = touched(["trench_knife", "winch", "speargun"], face_up=["mags_haymaker", "mags_bull_rush"])
    assert dive.question == ("contact", "mags")
    assert dive.options() == [
        "use_weapon trench_knife",
        "use_weapon speargun",
        "use_ability mags_haymaker",
        "pass",
    ]


@rule("REF-CONTACT-2", "REF-ELIM-2")
def test_who_declines_goes_down() -> None:
    dive = touched(["trench_knife"])
    dive.declines()
    assert dive.down("mags")
    assert dive.lines.count("down") == 1
    assert (dive.hand("mags"), dive.supply, dive.progress.count) == (["trench_knife"], 10, 0)


GUARDS: dict[str, Any] = {
    "divers": {"vega": "c2r4", "mags": "c3r4", "sophie": "c4r4", "michael": "c3r3"},
    "hands": {name: ["signal_pistol"] for name in ("vega", "sophie", "michael")},
}


@rule("REF-CONTACT-2")
def test_neighbours_with_a_signal_pistol_are_asked_in_order_after_the_touched_diver() -> None:
    dive = touched(**GUARDS)
    asked = []
    while dive.question is not None and dive.question[0] == "guard":
        asked.append(dive.question[1])
        assert dive.options() == ["use_weapon signal_pistol", "pass"]
        dive.declines()
    assert asked == ["sophie", "michael", "vega"]
    assert dive.down("mags")


@rule("REF-CONTACT-2", "REF-CONTACT-3", "REF-RULING-37")
def test_the_first_neighbour_who_shoots_saves_the_diver_and_draws() -> None:
    dive = touched(**GUARDS)
    dive.declines()
    dive.chooses(card="signal_pistol")
    assert dive.question == ("main", "mags")  # nobody else is asked, and the turn goes on
    assert dive.standing("mags")
    assert (dive.hand("michael"), dive.hand("mags")) == (["winch"], [])
    assert (dive.hand("sophie"), dive.hand("vega")) == (["signal_pistol"], ["signal_pistol"])
    assert (dive.supply, dive.progress.count, dive.discarded) == (10, 1, ["signal_pistol"])


@rule("REF-CONTACT-2")
def test_the_touched_diver_answers_before_the_neighbours_and_ends_the_matter() -> None:
    dive = touched(["trench_knife"], **GUARDS)
    assert dive.question == ("contact", "mags")
    dive.chooses(card="trench_knife")
    assert dive.question == ("main", "mags")
    assert len(dive.discarded) == 1


@rule("REF-CONTACT-2")
@pytest.mark.parametrize(
    ("place", "card"),
    [("c3r2", "signal_pistol"), ("c4r5", "signal_pistol"), ("c4r4", "trench_knife")],
    ids=["two cells away", "diagonal", "another Weapon"],
)
def test_only_an_adjacent_signal_pistol_guards(place: str, card: str) -> None:
    dive = touched(others={"sophie": place}, hands={"sophie": [card]})
    assert dive.down("mags")


@rule("REF-CONTACT-4")
def test_a_neighbour_who_is_down_does_not_guard() -> None:
    dive = touched(others={"sophie": "c4r4 down"}, hands={"sophie": ["signal_pistol"]})
    assert dive.down("mags")
    assert dive.hand("sophie") == ["signal_pistol"]


@rule("REF-CONTACT-4", "REF-RULING-5")
def test_a_diver_who_is_down_cannot_answer_and_nobody_shoots_for_it() -> None:
    dive = touched(
        ["trench_knife"],
        posture=" down",
        face_up=["mags_haymaker"],
        others={"sophie": "c4r4"},
        hands={"sophie": ["signal_pistol"]},
    )
    assert dive.question == ("main", "michael")
    assert dive.hand("mags") == ["trench_knife"]
    assert dive.hand("sophie") == ["signal_pistol"]


@rule("REF-CONTACT-4")
def test_a_tentacle_that_touches_a_downed_diver_just_goes_to_the_supply() -> None:
    dive = touched(["trench_knife"], posture=" down")
    assert (dive.tentacles, dive.supply) == ([], 10)
    assert dive.down("mags")
    assert dive.progress.count == 0
    assert "down" not in dive.lines  # she is down already


# --- afterwards --------------------------------------------------------------------------------------


@rule("REF-CONTACT-5", "REF-TENT-2")
@pytest.mark.parametrize("answer", ["use_weapon", "pass"])
def test_only_the_diver_is_left_on_the_cell(answer: str) -> None:
    dive = touched(["trench_knife"])
    dive.chooses(answer)
    assert dive.at("mags") == "c3r4"
    assert dive.tentacles == []


@rule("REF-CONTACT-5", "REF-MOVE-2")
def test_while_a_contact_is_answered_the_tentacle_stands_nowhere() -> None:
    came = touched(["trench_knife"])
    went = refuge_at(divers={"mags": "c3r3"}, hands={"mags": ["trench_knife"]}, tentacles=["c3r4"])
    went.swims("c3r4")
    sent = refuge_at(
        divers={"vega": "c4r0", "mags": "c3r4"}, hands={"mags": ["trench_knife"]}, tentacles=["c3r5"]
    )
    sent.swims("c4r1")  # a Lair
    sent.chooses(at="c3r5")
    sent.chooses(to="c3r4")
    for dive in (came, went, sent):
        assert dive.question == ("contact", "mags")
        assert (dive.at("mags"), dive.tentacles) == ("c3r4", [])


@rule("REF-CONTACT-6")
def test_every_contact_of_a_turn_may_be_answered_with_a_weapon_of_its_own() -> None:
    dive = touched(
        ["trench_knife", "trench_knife", "speargun"],
        tentacles=["c3r5", "c4r4"],
    )
    dive.chooses(card="trench_knife")
    assert dive.hand("mags") == ["speargun", "trench_knife", "winch"]
    assert dive.question == ("contact", "mags")  # the tentacle that came from the right
    dive.chooses(card="speargun")
    assert dive.hand("mags") == ["pry_bar", "trench_knife", "winch"]
    assert (dive.supply, dive.discarded) == (11, ["speargun", "trench_knife"])


@rule("REF-CONTACT-2", "REF-CONTACT-4")
def test_of_two_tentacles_at_once_the_second_finds_the_diver_down() -> None:
    dive = touched(["trench_knife"], tentacles=["c3r5", "c4r4"])
    dive.declines()
    assert dive.down("mags")
    assert (dive.question, dive.supply) == (("main", "michael"), 11)
    assert dive.hand("mags") == ["trench_knife"]


@rule("REF-CONTACT-3")
def test_a_weapon_costs_no_action_and_is_discarded_for_a_salvage_card() -> None:
    dive = refuge_at(
        divers={"mags": "c3r3"}, hands={"mags": ["trench_knife"]}, tentacles=["c3r4"], salvage=["winch"]
    )
    dive.swims("c3r4")
    dive.chooses(card="trench_knife")
    assert (dive.actions_left, dive.discarded, dive.hand("mags")) == (1, ["trench_knife"], ["winch"])


@rule("REF-CONTACT-3", "REF-OBJ-4")
def test_a_reward_earned_by_a_weapon_comes_before_its_draw() -> None:
    dive = touched(["trench_knife"], count=5, salvage=["winch", "pry_bar", "air_jet", "air_bottle"])
    dive.chooses(card="trench_knife")
    assert dive.current == "obj2_tag_the_beast"
    assert dive.hand("vega") == ["winch"]  # the active player draws the reward first
    assert dive.hand("michael") == ["pry_bar"]
    assert dive.hand("mags") == ["air_bottle", "air_jet"]


# --- the weapons and abilities -----------------------------------------------------------------------


@rule("REF-CONTACT-3")
def test_a_boarding_axe_may_be_kept_for_another_card() -> None:
    dive = touched(["boarding_axe", "pry_bar"])
    dive.chooses(card="boarding_axe")
    assert dive.question == ("axe_cost", "mags")
    assert dive.options() == ["discard_card boarding_axe", "discard_card pry_bar"]
    dive.chooses(card="pry_bar")
    assert (dive.hand("mags"), dive.discarded) == (["boarding_axe", "winch"], ["pry_bar"])
    assert dive.standing("mags")


@rule("REF-CONTACT-3")
def test_a_boarding_axe_may_be_spent_itself() -> None:
    dive = touched(["boarding_axe", "pry_bar"])
    dive.chooses(card="boarding_axe")
    dive.chooses(card="boarding_axe")
    assert (dive.hand("mags"), dive.discarded) == (["pry_bar", "winch"], ["boarding_axe"])


@rule("REF-CONTACT-3")
@pytest.mark.parametrize("mode", ["coop", "competitive"])
def test_a_lone_boarding_axe_is_spent_without_a_question(mode: str) -> None:
    dive = refuge_at(
        mode=mode,
        divers={"mags": "c3r3", "vega": ""},
        hands={"mags": ["boarding_axe"]},
        tentacles=["c3r4"],
        salvage=["winch"],
    )
    dive.swims("c3r4")
    dive.chooses(card="boarding_axe")
    assert (dive.hand("mags"), dive.discarded) == (["winch"], ["boarding_axe"])


@rule("REF-CONTACT-3", "REF-ELIM-2")
def test_a_shock_prod_may_return_another_adjacent_tentacle() -> None:
    dive = touched(["shock_prod"], tentacles=["c3r5", "c2r4", "c1r4"])
    dive.chooses(card="shock_prod")
    assert dive.options() == ["remove_tentacle c2r4", "pass"]
    dive.chooses(at="c2r4")
    assert (dive.tentacles, dive.supply) == (["c1r4"], 11)
    assert (dive.hand("mags"), dive.progress.count) == (["winch"], 1)  # nothing for the second


@rule("REF-CONTACT-3")
def test_a_shock_prod_may_leave_the_others_alone() -> None:
    dive = touched(["shock_prod"], tentacles=["c3r5", "c2r4"])
    dive.chooses(card="shock_prod")
    dive.declines()
    assert dive.tentacles == ["c2r4"]


@rule("REF-TENT-6", "REF-CONTACT-3")
def test_a_tentacle_removed_in_the_middle_of_a_step_does_not_come_back() -> None:
    dive = refuge_at(
        head=3,
        divers={"mags": "c3r4", "vega": ""},
        hands={"mags": ["shock_prod"]},
        tentacles=["c3r5", "c4r5"],
        supply=9,
    )
    dive.kraken_card(bottom=("down", "down", "left"))
    dive.chooses(card="shock_prod")
    dive.chooses(at="c4r4")  # it has just stepped there, in the same step
    assert (dive.tentacles, dive.supply) == ([], 11)


@rule("REF-CONTACT-2")
def test_a_signal_pistol_also_defends_its_owner() -> None:
    dive = touched(["signal_pistol"])
    dive.chooses(card="signal_pistol")
    assert dive.standing("mags")


@rule("REF-CONTACT-2", "REF-ABIL-2", "REF-ELIM-1")
def test_haymaker_eliminates_on_anybodys_turn() -> None:
    dive = touched(face_up=["mags_haymaker"])
    assert dive.active == "vega"
    dive.chooses(ability="mags_haymaker")
    assert dive.standing("mags")
    assert (dive.hand("mags"), dive.supply, dive.progress.count) == (["winch"], 10, 1)
    assert "mags_haymaker" in dive.used("mags")


@rule("REF-CONTACT-2", "REF-ELIM-2")
def test_iron_collar_keeps_its_diver_standing_and_draws_nothing() -> None:
    dive = refuge_at(
        head=3,
        divers={"michael": "c3r4", "vega": ""},
        tentacles=["c3r5"],
        face_up=["michael_iron_collar"],
        supply=9,
        salvage=["winch"],
    )
    dive.kraken_card(bottom=("down", "left", "left"))
    dive.chooses(ability="michael_iron_collar")
    assert dive.standing("michael")
    assert (dive.hand("michael"), dive.supply, dive.progress.count) == ([], 10, 0)
    assert "michael_iron_collar" in dive.used("michael")


@rule("REF-CONTACT-2", "REF-OBJ-2", "REF-RULING-39")
def test_a_goal_is_met_as_soon_as_iron_collar_has_answered_the_contact() -> None:
    dive = refuge_at(
        head=1,
        divers={"michael": "c5r10", "vega": ""},
        tentacles=["c5r11"],
        face_up=["michael_iron_collar"],
        objective="obj3_board_the_wreck",
    )
    dive.swims("c5r11")
    assert not dive.won
    dive.chooses(ability="michael_iron_collar")
    assert dive.won


@rule("REF-CONTACT-2")
def test_an_ability_that_declines_leaves_the_neighbours_their_turn() -> None:
    dive = touched(face_up=["mags_haymaker"], others={"sophie": "c4r4"}, hands={"sophie": ["signal_pistol"]})
    dive.declines()
    assert dive.question == ("guard", "sophie")
    assert "mags_haymaker" not in dive.used("mags")
