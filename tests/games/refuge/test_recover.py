"""Recover, what a Diver may do while down, and abilities that are used and come back."""

from __future__ import annotations

import pytest

from tests.games.refuge.table import refuge_at

rule = pytest.mark.rule

MAGS = ["mags_haymaker", "mags_ring_of_steel", "mags_bull_rush"]


# --- Recover -----------------------------------------------------------------------------------------


@rule("REF-REC-1")
def test_recover_stands_the_own_diver_up_for_an_action_and_two_cards_of_a_type() -> None:
    dive = refuge_at(
        divers={"mags": "c4r3 down", "vega": ""}, hands={"mags": ["winch", "pry_bar", "winch", "air_jet"]}
    )
    dive.recovers(diver="mags")
    assert dive.options() == ["discard_card winch", "discard_card pry_bar"]
    dive.chooses(card="winch")
    dive.chooses(card="pry_bar")
    assert dive.standing("mags")
    assert (dive.actions_left, dive.discarded) == (1, ["pry_bar", "winch"])
    assert dive.hand("mags") == ["air_jet", "winch"]


@rule("REF-REC-1", "REF-SALV-1")
def test_with_two_pairs_the_type_is_chosen() -> None:
    hand = ["winch", "winch", "air_jet", "swim_fins", "hydrophone"]
    dive = refuge_at(divers={"mags": "c4r3 down", "vega": ""}, hands={"mags": hand})
    dive.recovers(diver="mags")
    assert (dive.question, dive.options()) == (
        ("recover_type", "mags"),
        ["choose_type tool", "choose_type motion"],
    )
    dive.chooses(type="motion")
    dive.chooses(card="air_jet")
    assert dive.hand("mags") == ["hydrophone", "winch", "winch"]


@rule("REF-REC-1")
def test_recover_stands_one_adjacent_diver_up() -> None:
    dive = refuge_at(
        divers={"mags": "c4r3", "vega": "c4r4 down", "sophie": "c4r5 down", "michael": "c5r3 down"},
        hands={"mags": ["winch", "winch"]},
        face_up=MAGS,
    )
    assert dive.options("recover_diver") == ["vega", "michael"]
    dive.recovers(diver="vega")
    assert dive.standing("vega")
    assert dive.down("michael")


@rule("REF-REC-1", "REF-ABIL-4")
def test_recover_turns_one_own_ability_up() -> None:
    dive = refuge_at(
        divers={"mags": "c4r3", "vega": ""}, hands={"mags": ["winch", "winch"]}, face_up=["mags_haymaker"]
    )
    assert dive.options("recover_ability") == ["mags_ring_of_steel", "mags_bull_rush"]
    dive.recovers(ability="mags_bull_rush")
    assert dive.used("mags") == ["mags_ring_of_steel"]
    assert (dive.hand("mags"), dive.actions_left) == ([], 1)


@rule("REF-REC-2")
def test_recover_is_not_offered_for_what_needs_no_recovery() -> None:
    dive = refuge_at(
        divers={"mags": "c4r3", "vega": "c4r4"}, hands={"mags": ["winch", "winch"]}, face_up=MAGS
    )
    assert dive.options("recover_diver") == []
    assert dive.options("recover_ability") == []


@rule("REF-REC-2")
def test_a_devoured_diver_is_not_recovered() -> None:
    dive = refuge_at(divers={"mags": "c4r3", "vega": "devoured"}, hands={"mags": ["winch", "winch"]})
    assert dive.options("recover_diver") == []


@rule("REF-REC-2", "REF-DEV-3")
def test_not_even_beside_the_board_is_a_devoured_diver_in_reach() -> None:
    dive = refuge_at(
        divers={"katerina": "c7r0", "vega": "devoured", "mags": "c1r1"}, face_up=["katerina_field_dressing"]
    )
    assert dive.options("use_ability") == []


# --- while down --------------------------------------------------------------------------------------


@rule("REF-REC-3", "REF-RULING-5", "REF-RULING-6", "REF-MOVE-3")
def test_while_down_one_only_helps_oneself_and_passes_cards() -> None:
    hand = ["winch", "winch", "smelling_salts", "air_bottle", "ration_tin", "swim_fins"]
    dive = refuge_at(
        divers={"katerina": "c4r3 down", "vega": "c4r4 down", "mags": ""},
        hands={"katerina": hand},
        face_up=["katerina_field_dressing", "katerina_read_the_currents"],
        tentacles=["c4r6"],
    )
    assert dive.options() == [
        "play_card smelling_salts",
        "use_ability katerina_field_dressing",
        "recover_diver katerina",
        "pass_cards vega",
        "end_actions",
    ]


@rule("REF-REC-3", "REF-OBJ-6")
def test_while_down_there_is_no_special_action() -> None:
    dive = refuge_at(
        divers={"mags": "c4r4 down", "vega": "c4r5"}, objective="obj1_soundings", hands={"mags": ["winch"]}
    )
    assert dive.options() == ["pass_cards vega", "end_actions"]


@rule("REF-REC-3")
@pytest.mark.parametrize("means", ["smelling_salts", "katerina_field_dressing"])
def test_while_down_salts_and_dressing_work_on_oneself_alone(means: str) -> None:
    dive = refuge_at(
        divers={"katerina": "c4r3 down", "vega": "c4r4 down", "mags": ""},
        hands={"katerina": ["smelling_salts"]},
        face_up=["katerina_field_dressing"],
    )
    if means == "smelling_salts":
        dive.plays(means)
    else:
        dive.uses(means)
    assert dive.standing("katerina")
    assert dive.down("vega")


@rule("REF-REC-3")
def test_who_has_stood_up_acts_with_what_is_left() -> None:
    dive = refuge_at(divers={"mags": "c4r3 down", "vega": ""}, hands={"mags": ["smelling_salts"]})
    dive.plays("smelling_salts")
    assert dive.actions_left == 1
    dive.swims("c4r2")
    assert dive.at("mags") == "c4r2"


# --- abilities ---------------------------------------------------------------------------------------


@rule("REF-ABIL-1")
def test_an_ability_that_lies_face_down_cannot_be_used() -> None:
    dive = refuge_at(divers={"mags": "c4r3"}, tentacles=["c4r4"], face_up=["mags_bull_rush"])
    assert dive.options("use_ability") == ["mags_bull_rush"]


@rule("REF-ABIL-1")
def test_an_ability_turns_down_before_it_takes_effect() -> None:
    dive = refuge_at(divers={"mags": "c4r3"}, face_up=["mags_bull_rush"])
    dive.uses("mags_bull_rush")
    assert dive.question == ("step", "mags")
    assert "mags_bull_rush" in dive.used("mags")


@rule("REF-ABIL-1")
def test_a_reaction_that_was_used_is_not_offered_again() -> None:
    dive = refuge_at(
        head=3,
        divers={"mags": "c3r4", "vega": "", "michael": ""},
        face_up=["mags_haymaker"],
        tentacles=["c3r5", "c4r4"],
        salvage=["winch", "winch"],
    )
    dive.kraken_card(bottom=("down", "left", "up"))
    dive.chooses(ability="mags_haymaker")
    assert dive.down("mags")  # by the second tentacle


@rule("REF-ABIL-2")
def test_an_action_ability_costs_an_action_and_a_free_one_does_not() -> None:
    dive = refuge_at(
        divers={"satoshi": "c4r3"},
        face_up=["satoshi_low_tone", "satoshi_tinker"],
        hands={"satoshi": ["winch"]},
    )
    dive.uses("satoshi_tinker")
    assert dive.actions_left == 2
    dive.uses("satoshi_low_tone")
    dive.chooses(direction="left", steps=1)
    assert dive.actions_left == 1
    assert dive.used("satoshi") == ["satoshi_low_tone", "satoshi_thruster_rig", "satoshi_tinker"]


@rule("REF-ABIL-2")
def test_a_free_ability_may_be_used_after_the_last_action_but_an_action_ability_not() -> None:
    dive = refuge_at(
        divers={"satoshi": "c4r3"},
        actions=1,
        face_up=["satoshi_low_tone", "satoshi_tinker"],
        hands={"satoshi": ["winch"]},
    )
    dive.swims("c4r2")
    assert dive.options() == ["use_ability satoshi_tinker", "end_actions"]


@rule("REF-ABIL-2")
def test_abilities_are_used_on_the_own_turn_only_unless_they_react() -> None:
    dive = refuge_at(
        divers={"mags": "c4r3", "satoshi": "c1r1"},
        face_up=["satoshi_tinker", "satoshi_low_tone"],
        hands={"satoshi": ["winch"]},
    )
    assert dive.options("use_ability") == []


@rule("REF-ABIL-3")
def test_who_is_down_cannot_react() -> None:
    divers = {"mags": "c4r3", "sophie": "", "vega": "c5r5 down"}
    dive = refuge_at(head=3, divers=divers, face_up=["vega_ink_veil"])
    dive.kraken_card(bottom=("spawn", "up", "up"))
    assert (dive.question, dive.tentacles) == (("main", "sophie"), ["c3r6"])


@rule("REF-ABIL-3")
def test_who_is_devoured_cannot_react() -> None:
    dive = refuge_at(head=3, divers={"mags": "c4r3", "vega": "devoured"}, face_up=["vega_ink_veil"])
    dive.kraken_card(bottom=("spawn", "up", "up"))
    assert dive.question == ("return_cell", "vega")
    assert dive.tentacles == ["c3r6"]


@rule("REF-ABIL-3")
def test_who_is_down_uses_neither_action_nor_free_abilities() -> None:
    dive = refuge_at(
        divers={"satoshi": "c4r3 down", "vega": "c4r4"},
        face_up=["satoshi_low_tone", "satoshi_tinker", "satoshi_thruster_rig"],
        hands={"satoshi": ["winch"]},
    )
    assert dive.options("use_ability") == []


@rule("REF-ABIL-4")
def test_a_ration_tin_brings_an_ability_back() -> None:
    dive = refuge_at(divers={"mags": "c4r3"}, hands={"mags": ["ration_tin"]}, face_up=["mags_haymaker"])
    dive.plays("ration_tin")
    assert dive.options() == ["flip_ability mags_ring_of_steel", "flip_ability mags_bull_rush"]
    dive.chooses(ability="mags_ring_of_steel")
    assert dive.used("mags") == ["mags_bull_rush"]
    assert dive.discarded == ["ration_tin"]


@rule("REF-ABIL-4", "REF-OBJ-10")
def test_a_reward_brings_an_ability_back() -> None:
    dive = refuge_at(
        divers={"mags": "c4r4", "vega": ""},
        hands={"mags": ["hydrophone"]},
        objective="obj1_hidden_cache",
        count=2,
        stowed=["tool", "weapon"],
        face_up=["mags_haymaker", "mags_bull_rush"],
    )
    dive.special()
    assert dive.question == ("reward_choice", "mags")
    dive.chooses(what="flip")
    assert dive.used("mags") == []
