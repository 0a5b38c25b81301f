"""The abilities of the six Divers that cost an action or nothing: what each one does exactly."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.refuge.table import Dive, refuge_at

rule = pytest.mark.rule


def using(ability: str, place: str = "c4r3", **table: Any) -> Dive:
    """The Diver of this ability uses it as the first thing of its turn."""
    diver = ability.partition("_")[0]
    divers = {diver: place, **table.pop("others", {"mags" if diver != "mags" else "vega": ""})}
    dive = refuge_at(**{"divers": divers, "face_up": [ability], "salvage": ["winch"] * 6, **table})
    dive.uses(ability)
    return dive


# --- Michael -----------------------------------------------------------------------------------------


@rule("REF-SPACE-1", "REF-ABIL-2")
def test_standing_orders_are_given_to_a_standing_diver_who_may_refuse() -> None:
    dive = using("michael_standing_orders", others={"vega": "c5r5", "mags": "c1r2", "sophie": "c2r2 down"})
    assert (dive.question, dive.options()) == (
        ("orders_diver", "michael"),
        ["pick_diver vega", "pick_diver mags"],
    )
    dive.chooses(diver="vega")
    assert (dive.question, dive.may_decline) == (("orders_move", "vega"), True)
    dive.declines()
    assert (dive.question, dive.at("vega"), dive.actions_left) == (("main", "michael"), "c5r5", 1)


@rule("REF-SPACE-1")
def test_who_swims_on_orders_meets_tentacles_as_usual() -> None:
    dive = using(
        "michael_standing_orders",
        others={"vega": "c5r4"},
        tentacles=["c5r5"],
        hands={"vega": ["trench_knife"]},
    )
    dive.chooses(to="c5r5")
    assert dive.question == ("contact", "vega")
    dive.chooses(card="trench_knife")
    assert dive.hand("vega") == ["winch"]
    assert dive.question == ("main", "michael")


@rule("REF-DEV-4", "REF-DEV-1")
def test_who_swims_into_the_head_on_orders_does_not_end_michaels_turn() -> None:
    dive = using("michael_standing_orders", others={"vega": "c4r7"}, head=3)
    dive.chooses(to="c4r8")
    assert dive.devoured("vega")
    assert (dive.question, dive.actions_left) == (("main", "michael"), 1)


@rule("REF-ABIL-2")
def test_quartermaster_exchanges_with_anybody_at_any_distance() -> None:
    dive = using(
        "michael_quartermaster",
        others={"vega": "devoured", "mags": "c7r7", "sophie": "c1r1 down"},
        hands={"vega": ["winch"], "sophie": ["air_jet"]},
    )
    assert dive.options() == ["pick_diver vega", "pick_diver sophie"]  # Mags has nothing, nor has Michael
    dive.chooses(diver="vega")
    assert (dive.hand("michael"), dive.hand("vega")) == (["winch"], [])
    assert dive.actions_left == 2


@rule("REF-ABIL-2")
def test_no_card_moves_twice_in_an_exchange() -> None:
    dive = using(
        "michael_quartermaster",
        others={"vega": "c7r7"},
        hands={"michael": ["winch", "pry_bar"], "vega": ["winch", "air_jet"]},
    )
    assert (dive.question, dive.may_decline) == (("exchange", "michael"), False)
    dive.chooses("take_card", card="winch")
    assert dive.options() == ["give_card winch", "give_card pry_bar", "take_card air_jet", "pass"]
    dive.chooses("give_card", card="winch")  # his own; the other must stay
    assert dive.options() == ["give_card pry_bar", "take_card air_jet", "pass"]
    dive.chooses("give_card", card="pry_bar")
    assert dive.options() == ["take_card air_jet", "pass"]
    dive.chooses("take_card", card="air_jet")
    assert dive.question == ("main", "michael")
    assert (dive.hand("michael"), dive.hand("vega")) == (["air_jet", "winch"], ["pry_bar", "winch"])


@rule("REF-ABIL-2")
def test_an_exchange_may_stop_after_the_first_card() -> None:
    dive = using("michael_quartermaster", others={"vega": "c7r7"}, hands={"michael": ["winch", "pry_bar"]})
    dive.chooses(card="winch")
    dive.declines()
    assert (dive.hand("michael"), dive.hand("vega")) == (["pry_bar"], ["winch"])


# --- Satoshi -----------------------------------------------------------------------------------------


@rule("REF-SPACE-2")
def test_the_thruster_rig_goes_up_to_three_cells_straight() -> None:
    dive = using("satoshi_thruster_rig", "c4r1")
    dive.chooses(direction="up")
    assert dive.options("choose_distance") == [1, 2, 3]


@rule("REF-ABIL-2")
def test_tinker_discards_before_it_draws_two() -> None:
    dive = using("satoshi_tinker", hands={"satoshi": ["air_jet", "pry_bar"]})
    assert dive.options() == ["discard_card air_jet", "discard_card pry_bar"]
    dive.chooses(card="air_jet")
    assert (dive.hand("satoshi"), dive.discarded) == (["pry_bar", "winch", "winch"], ["air_jet"])


@rule("REF-HEAD-1", "REF-HEAD-9")
def test_the_low_tone_emitter_moves_the_head_step_by_step() -> None:
    dive = using("satoshi_low_tone", head=2, others={"mags": "c5r10", "vega": ""})
    dive.chooses(direction="right", steps=2)
    assert (dive.head, dive.at("mags")) == (4, "c7r10")


# --- Sophie ------------------------------------------------------------------------------------------


@rule("REF-OCC-2")
def test_stakeout_places_up_to_three_cameras_on_her_own_and_adjacent_cells() -> None:
    dive = using("sophie_stakeout", others={"mags": "c4r4"}, tentacles=["c3r3"], cameras=[])
    assert sorted(dive.options()) == [
        f"place_camera {cell}" for cell in ("c3r3", "c4r2", "c4r3", "c4r4", "c5r3")
    ]
    dive.chooses(at="c3r3")
    assert (dive.may_decline, "c3r3" in dive.options("place_camera")) == (True, False)
    dive.chooses(at="c4r3")
    dive.chooses(at="c4r4")
    assert (dive.cameras, dive.question) == (["c3r3", "c4r3", "c4r4"], ("main", "sophie"))


@rule("REF-OCC-2")
def test_stakeout_has_only_the_cameras_that_are_not_placed() -> None:
    dive = using("sophie_stakeout", cameras=["c1r1", "c4r2"])
    assert "c4r2" not in dive.options("place_camera")
    dive.chooses(at="c4r4")
    assert (dive.cameras, dive.question) == (["c1r1", "c4r2", "c4r4"], ("main", "sophie"))


@rule("REF-OCC-2", "REF-TENT-6")
def test_a_camera_taken_back_by_flashbulb_can_be_placed_again() -> None:
    dive = refuge_at(
        head=3,
        divers={"mags": "", "sophie": "c7r3"},
        cameras=["c3r4", "c1r1", "c2r2"],
        tentacles=["c3r5"],
        face_up=["sophie_flashbulb", "sophie_stakeout"],
    )
    dive.kraken_card(bottom=("down", "up", "up"))
    dive.chooses(at="c3r4")
    assert dive.options("use_ability") == ["sophie_stakeout"]


@rule("REF-OCC-2")
def test_darkroom_draws_a_card_for_each_camera() -> None:
    dive = using("sophie_darkroom", cameras=["c1r1", "c2r2", "c3r3"])
    assert not dive.may_decline
    dive.chooses(at="c2r2")
    dive.chooses(at="c1r1")
    dive.declines()
    assert (dive.cameras, dive.hand("sophie")) == (["c3r3"], ["winch", "winch"])


# --- Mags --------------------------------------------------------------------------------------------


@rule("REF-ELIM-1")
def test_ring_of_steel_eliminates_up_to_two_adjacent_tentacles() -> None:
    dive = using("mags_ring_of_steel", tentacles=["c4r4", "c4r2", "c5r3", "c5r4"])
    assert sorted(dive.options()) == ["eliminate c4r2", "eliminate c4r4", "eliminate c5r3"]
    dive.chooses(at="c4r4")
    dive.chooses(at="c5r3")
    assert (dive.tentacles, dive.hand("mags"), dive.progress.count) == (
        ["c4r2", "c5r4"],
        ["winch", "winch"],
        2,
    )
    assert dive.question == ("main", "mags")


@rule("REF-ELIM-1")
def test_ring_of_steel_may_stop_after_the_first() -> None:
    dive = using("mags_ring_of_steel", tentacles=["c4r4", "c4r2"])
    dive.chooses(at="c4r4")
    dive.declines()
    assert dive.tentacles == ["c4r2"]


@rule("REF-SPACE-2", "REF-ELIM-1")
def test_bull_rush_eliminates_every_tentacle_on_its_way_and_every_space_takes_effect() -> None:
    dive = using(
        "mags_bull_rush", "c3r1", tentacles=["c3r2", "c3r3", "c7r2", "c1r6"], hands={"mags": ["trench_knife"]}
    )
    dive.chooses(to="c3r2")  # no question about the tentacle, but the Spawn space asks
    assert (dive.question, sorted(dive.options())) == (
        ("spawn_target", "mags"),
        ["eliminate c3r3", "eliminate c7r2"],
    )
    dive.chooses(at="c7r2")
    dive.chooses(to="c3r3")
    assert dive.question == ("tentacle_pick", "mags")  # the Lair
    dive.declines()
    dive.declines()
    assert dive.standing("mags")
    assert (dive.tentacles, dive.progress.count) == (["c1r6"], 3)
    assert dive.hand("mags") == ["trench_knife", "winch", "winch", "winch"]


@rule("REF-SPACE-2", "REF-OBJ-4")
def test_a_goal_met_in_the_middle_of_a_bull_rush_is_rewarded_before_the_next_step() -> None:
    dive = using("mags_bull_rush", "c4r1", tentacles=["c4r2"], count=5)
    dive.chooses(to="c4r2")
    assert dive.current == "obj2_tag_the_beast"
    assert (dive.question, dive.hand("mags"), dive.hand("vega")) == (
        ("step", "mags"),
        ["winch", "winch"],
        ["winch"],
    )


@rule("REF-DEV-1")
def test_even_a_bull_rush_ends_in_the_head() -> None:
    dive = using("mags_bull_rush", "c4r7", head=3)
    dive.next_kraken_card(top="left 1")
    dive.chooses(to="c4r8")
    assert dive.devoured("mags")


# --- Katerina ----------------------------------------------------------------------------------------


@rule("REF-REC-3")
def test_field_dressing_reaches_two_cells() -> None:
    dive = using(
        "katerina_field_dressing", others={"vega": "c4r5 down", "mags": "c5r4 down", "sophie": "c4r6 down"}
    )
    assert dive.options() == ["stand_up vega", "stand_up mags"]
    dive.chooses(diver="mags")
    assert dive.standing("mags")
    assert dive.down("vega")


@rule("REF-ABIL-2", "REF-TURN-6")
def test_read_the_currents_orders_three_cards_for_free() -> None:
    dive = using("katerina_read_the_currents", kraken=["k01", "k05", "k09"])
    dive.chooses(card="k09")
    dive.chooses(card="k01")
    assert dive.next_cards[:3] == ["k09", "k01", "k05"]
    assert dive.actions_left == 2


# --- Vega --------------------------------------------------------------------------------------------


@rule("REF-SPACE-1", "REF-SPACE-6")
def test_riptide_goes_to_a_whirlpool_or_cave_which_takes_effect() -> None:
    dive = using("vega_riptide", others={"mags": "c1r3"}, tentacles=["c3r1"])
    cells = dive.options("relocate")
    assert ("c3r1" in cells, "c1r3" in cells, "c5r1" in cells, "c7r7" in cells) == (False, False, True, True)
    dive.chooses(to="c5r1")
    assert (dive.question, dive.options()) == (("whirlpool", "vega"), ["pick_diver mags", "pass"])


@rule("REF-TENT-1")
def test_charm_the_arms_moves_up_to_three_different_tentacles_one_step_each() -> None:
    dive = using("vega_charm_the_arms", tentacles=["c1r6", "c7r6", "c1r2", "c7r2"])
    assert dive.may_decline
    for cell, to in (("c1r6", "c1r5"), ("c7r6", "c7r5")):
        dive.chooses(at=cell)
        dive.chooses(to=to)
    assert dive.options() == ["pick_tentacle c1r2", "pick_tentacle c7r2", "pass"]  # none of them twice
    dive.chooses(at="c1r2")
    dive.chooses(to="c1r1")
    assert (dive.tentacles, dive.question) == (["c1r1", "c1r5", "c7r2", "c7r5"], ("main", "vega"))


@rule("REF-TENT-1")
def test_charm_the_arms_may_stop_at_any_time() -> None:
    dive = using("vega_charm_the_arms", tentacles=["c1r6", "c7r6"])
    dive.declines()
    assert (dive.tentacles, dive.actions_left) == (["c1r6", "c7r6"], 1)
