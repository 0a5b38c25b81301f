"""The nine objectives, how they follow each other, and their rewards."""

from __future__ import annotations

from typing import Any

import pytest

from fathomfive.games.refuge.entries import ObjectiveId
from tests.games.refuge.table import Dive, refuge_at

rule = pytest.mark.rule


def then(dive: Dive, objective: str) -> Dive:
    """Lay this objective of a later level in its slot."""
    dive.g.objectives[int(objective[3]) - 1] = ObjectiveId(objective)
    return dive


# --- one after the other -----------------------------------------------------------------------------


@rule("REF-OBJ-1")
def test_the_special_action_of_a_later_objective_does_not_exist_yet() -> None:
    dive = refuge_at(head=3, divers={"mags": "c4r7"}, hands={"mags": ["winch"]}, objective="obj1_clear_water")
    assert dive.g.objectives[1] == "obj2_tag_the_beast"
    assert dive.options("special") == []


@rule("REF-OBJ-1")
def test_a_diver_on_finish_does_not_win_before_the_third_objective() -> None:
    dive = refuge_at(head=1, divers={"mags": "c5r10"}, objective="obj2_tag_the_beast")
    dive.swims("c5r11")
    assert not dive.won


@rule("REF-RULING-30", "REF-OBJ-1", "REF-OBJ-3")
def test_nothing_counts_before_its_objective_is_current() -> None:
    dive = then(
        refuge_at(head=3, divers={"mags": "c4r4", "vega": ""}, objective="obj1_soundings", markers=["c4r4"]),
        "obj2_empty_reach",
    )
    dive.kraken_card()  # no tentacle below the head, but that is asked for by the second objective
    dive.kraken_card()
    assert dive.current == "obj1_soundings"
    dive.special()
    assert (dive.current, dive.progress.count) == ("obj2_empty_reach", 0)


@rule("REF-OBJ-3", "REF-RULING-30")
def test_the_next_objective_starts_at_zero_with_its_own_markers() -> None:
    dive = then(
        refuge_at(
            head=3,
            divers={"mags": "c4r7", "vega": ""},
            hands={"mags": ["winch"]},
            objective="obj2_tag_the_beast",
            count=1,
        ),
        "obj3_scuttling_charges",
    )
    dive.special()
    assert (dive.current, dive.progress.count) == ("obj3_scuttling_charges", 0)
    assert (dive.markers, dive.progress.flanks) == (["c2r11", "c6r11"], [])


@rule("REF-OBJ-2")
def test_a_goal_is_checked_when_a_kraken_card_moves_the_head() -> None:
    dive = refuge_at(
        head=2,
        divers={"mags": "c7r2", "vega": "c7r9"},
        objective="obj2_both_flanks",
        flanks=["left", "right"],
    )
    dive.kraken_card(top="left 1")
    assert dive.progress.flanks == ["right"]


@rule("REF-OBJ-2", "REF-OBJ-14")
def test_a_goal_is_checked_when_a_diver_stands_up() -> None:
    dive = refuge_at(
        head=1,
        divers={"mags": "c5r11 down", "vega": ""},
        hands={"mags": ["smelling_salts"]},
        objective="obj3_board_the_wreck",
    )
    dive.plays("smelling_salts")
    assert dive.won


@rule("REF-OBJ-3", "REF-RULING-29")
def test_a_reward_is_finished_before_the_next_goal_is_checked_and_met() -> None:
    dive = refuge_at(
        head=1, divers={"mags": "c7r7", "vega": "c5r11"}, objective="obj2_both_flanks", flanks=["left"]
    )
    dive.swims("c7r8")
    assert dive.question == ("kraken_move", "mags")
    assert dive.g.progress is None  # no objective is current, though Vega is on a Finish space
    dive.declines()
    assert dive.won


@rule("REF-RULING-29")
def test_an_objective_that_is_met_already_is_completed_at_once() -> None:
    dive = refuge_at(
        head=3,
        divers={"mags": "c4r7", "vega": "c1r11"},
        hands={"mags": ["winch"]},
        objective="obj2_tag_the_beast",
        count=1,
    )
    dive.special()
    assert dive.won


@rule("REF-OBJ-3", "REF-END-1")
def test_defeat_is_still_possible_while_a_reward_is_carried_out() -> None:
    dive = refuge_at(
        head=1, divers={"mags": "c7r9", "vega": "c1r2 down"}, objective="obj2_both_flanks", flanks=["left"]
    )
    dive.swims("c7r10")
    dive.chooses(direction="right", steps=4)  # pushes Mags off the edge
    assert (dive.lost, dive.cause) == (True, "all_down")


@rule("REF-OBJ-5")
def test_the_active_player_chooses_even_if_another_met_the_goal() -> None:
    dive = refuge_at(
        head=1,
        divers={"michael": "c1r2", "vega": "c7r7"},
        face_up=["michael_standing_orders"],
        objective="obj2_both_flanks",
        flanks=["left"],
    )
    dive.uses("michael_standing_orders")
    dive.chooses(to="c7r8")
    assert dive.question == ("kraken_move", "michael")


@rule("REF-OBJ-5", "REF-OBJ-10")
def test_each_diver_chooses_in_order_from_the_active_one_devoured_or_not() -> None:
    dive = refuge_at(
        divers={"mags": "devoured", "vega": "c4r4", "sophie": "", "michael": "c5r5 down"},
        active="vega",
        hands={"vega": ["winch"]},
        objective="obj1_hidden_cache",
        count=2,
        stowed=["aid", "motion"],
    )
    dive.special()
    chose = []
    while dive.question and dive.question[0] == "reward_choice":
        chose.append(dive.question[1])
        dive.chooses(what="draw")
    assert chose == ["vega", "sophie", "michael", "mags"]
    assert [len(dive.hand(name)) for name in chose] == [1, 1, 1, 1]


@rule("REF-OBJ-6")
def test_a_special_action_costs_an_action() -> None:
    dive = refuge_at(divers={"mags": "c4r4"}, objective="obj1_soundings")
    dive.special()
    assert dive.actions_left == 1
    spent = refuge_at(
        divers={"mags": "c4r4", "vega": "c4r5"},
        hands={"mags": ["winch"]},
        objective="obj1_soundings",
        actions=0,
    )
    assert spent.options() == ["pass_cards vega", "end_actions"]


@rule("REF-OBJ-7")
def test_completing_the_third_objective_wins_for_everybody() -> None:
    dive = refuge_at(
        head=1, divers={"mags": "c5r10", "vega": "devoured", "sophie": ""}, objective="obj3_board_the_wreck"
    )
    dive.swims("c5r11")
    assert dive.winners == ["mags", "vega", "sophie"]
    assert dive.ending_rule == "REF-OBJ-7"


# --- I: Clear Water, Soundings, Hidden Cache ---------------------------------------------------------


@rule("REF-OBJ-8")
def test_clear_water_needs_six_eliminations() -> None:
    dive = refuge_at(
        divers={"mags": "c4r3", "vega": "devoured"},
        hands={"mags": ["net_launcher", "net_launcher"]},
        tentacles=["c4r6", "c1r3", "c7r3"],
        count=4,
        salvage=["winch", "pry_bar", "air_jet", "swim_fins"],
    )
    dive.plays("net_launcher")
    dive.chooses(at="c4r6")
    assert (dive.current, dive.progress.count) == ("obj1_clear_water", 5)
    dive.plays("net_launcher")
    dive.chooses(at="c1r3")
    assert dive.current == "obj2_tag_the_beast"
    assert dive.hand("vega") == ["air_jet"]  # each Diver draws one, the devoured one too
    assert dive.hand("mags") == ["pry_bar", "swim_fins", "winch"]


@rule("REF-OBJ-9")
def test_soundings_are_taken_on_the_markers() -> None:
    dive = refuge_at(divers={"mags": "c4r3"}, objective="obj1_soundings")
    assert dive.options("special") == []
    dive.swims("c4r4")
    dive.special()
    assert dive.markers == ["c1r3", "c7r3"]


def last_sounding(**table: Any) -> Dive:
    dive = refuge_at(
        divers={"mags": "c4r4", "vega": ""}, objective="obj1_soundings", markers=["c4r4"], supply=9, **table
    )
    dive.special()
    return dive


@rule("REF-OBJ-9", "REF-ELIM-2")
def test_the_reward_of_soundings_returns_up_to_two_tentacles() -> None:
    dive = last_sounding(tentacles=["c1r6", "c2r7", "c3r6"])
    assert dive.options() == ["remove_tentacle c1r6", "remove_tentacle c2r7", "remove_tentacle c3r6", "pass"]
    dive.chooses(at="c1r6")
    dive.chooses(at="c3r6")
    assert (dive.tentacles, dive.supply, dive.hand("mags")) == (["c2r7"], 11, [])
    assert dive.current == "obj2_tag_the_beast"


@rule("REF-OBJ-9")
@pytest.mark.parametrize("taken", [[], ["c1r6"]])
def test_the_reward_of_soundings_may_stop_at_any_time(taken: list[str]) -> None:
    dive = last_sounding(tentacles=["c1r6", "c2r7"])
    for cell in taken:
        dive.chooses(at=cell)
    dive.declines()
    assert dive.supply == 9 + len(taken)
    assert dive.current == "obj2_tag_the_beast"


@rule("REF-OBJ-10")
def test_hidden_cache_takes_one_card_of_each_new_type_on_any_cave() -> None:
    dive = refuge_at(
        divers={"mags": "c1r3", "vega": ""},
        hands={"mags": ["winch", "pry_bar", "air_jet", "trench_knife"]},
        objective="obj1_hidden_cache",
        actions=3,
    )
    dive.special()
    dive.chooses(card="winch")
    assert (dive.progress.count, dive.discarded) == (1, ["winch"])
    dive.special()
    assert dive.options() == ["discard_card air_jet", "discard_card trench_knife"]
    dive.chooses(card="air_jet")
    dive.special()  # the Weapon is the only new type left
    assert dive.question == ("reward_choice", "mags")


@rule("REF-OBJ-10")
def test_hidden_cache_is_not_stowed_in_outside_a_cave_or_with_old_types() -> None:
    table: dict[str, Any] = {"objective": "obj1_hidden_cache", "stowed": ["tool"], "count": 1}
    outside = refuge_at(divers={"mags": "c4r3"}, hands={"mags": ["air_jet"]}, **table)
    old = refuge_at(divers={"mags": "c4r4"}, hands={"mags": ["winch"]}, **table)
    assert outside.options("special") == old.options("special") == []


@rule("REF-OBJ-10")
def test_the_reward_of_hidden_cache_is_an_ability_or_a_card() -> None:
    dive = refuge_at(
        divers={"mags": "c4r4", "vega": ""},
        hands={"mags": ["winch"]},
        objective="obj1_hidden_cache",
        stowed=["aid", "motion"],
        count=2,
        face_up=["vega_riptide", "vega_charm_the_arms", "vega_ink_veil"],
        salvage=["pry_bar"],
    )
    dive.special()
    assert dive.options() == ["choose_one flip", "choose_one draw"]
    dive.chooses(what="flip")
    dive.chooses(ability="mags_haymaker")
    assert dive.used("mags") == ["mags_bull_rush", "mags_ring_of_steel"]
    assert dive.hand("vega") == ["pry_bar"]  # all her abilities lie face up: no choice
    assert dive.current == "obj2_tag_the_beast"


# --- II: Tag the Beast, Both Flanks, Empty Reach -----------------------------------------------------


@rule("REF-OBJ-11")
@pytest.mark.parametrize(
    ("place", "offered"),
    [("c4r7", ["tag"]), ("c2r9", ["tag"]), ("c4r11", ["tag"]), ("c2r7", []), ("c4r6", [])],
)
def test_the_beast_is_tagged_from_beside_the_head(place: str, offered: list[str]) -> None:
    dive = refuge_at(
        head=3, divers={"mags": place}, hands={"mags": ["winch"]}, objective="obj2_tag_the_beast"
    )
    assert dive.options("special") == offered


def two_tags(**table: Any) -> Dive:
    dive = refuge_at(
        head=3,
        divers={"mags": "c4r7", "vega": ""},
        hands={"mags": ["winch", "air_jet"]},
        objective="obj2_tag_the_beast",
        supply=9,
        actions=3,
        **table,
    )
    dive.special()
    dive.chooses(card="air_jet")
    assert (dive.current, dive.progress.count) == ("obj2_tag_the_beast", 1)
    dive.special()
    assert dive.current == "obj3_board_the_wreck"
    return dive


@rule("REF-OBJ-11")
def test_both_tags_may_be_paid_with_cards_of_one_type() -> None:
    dive = refuge_at(
        head=3, divers={"mags": "c4r7"}, hands={"mags": ["winch", "pry_bar"]}, objective="obj2_tag_the_beast"
    )
    dive.special()
    dive.chooses(card="winch")
    dive.special()
    assert dive.current == "obj3_board_the_wreck"


@rule("REF-OBJ-11", "REF-ELIM-1")
def test_an_elimination_is_no_tag() -> None:
    dive = refuge_at(divers={"mags": "c4r2"}, tentacles=["c4r7"], objective="obj2_tag_the_beast")
    dive.swims("c4r3")
    assert (dive.tentacles, dive.progress.count) == ([], 0)


@rule("REF-OBJ-11")
def test_two_tags_take_a_tentacle_off_the_threat_track() -> None:
    dive = two_tags(threat=2, salvage=[])
    assert (dive.threat, dive.supply) == (1, 10)


@rule("REF-OBJ-11")
def test_with_an_empty_threat_track_the_active_player_draws_two() -> None:
    dive = two_tags(salvage=["pry_bar", "hydrophone", "winch"])
    assert (dive.hand("mags"), dive.hand("vega")) == (["hydrophone", "pry_bar"], [])
    assert dive.supply == 9


@rule("REF-OBJ-12")
@pytest.mark.parametrize(
    ("place", "taken"), [("c7r9", True), ("c8r8", True), ("c7r9 down", False), ("c7r7", False)]
)
def test_a_flank_is_taken_while_a_diver_stands_on_a_kraken_space(place: str, taken: bool) -> None:
    dive = refuge_at(head=2, divers={"mags": "", "michael": "", "vega": place}, objective="obj2_both_flanks")
    dive.kraken_card(top="left 1")
    assert dive.progress.flanks == (["right"] if taken else ["left", "right"])


@rule("REF-OBJ-12", "REF-OBJ-3")
def test_both_flanks_begins_with_a_marker_at_each_end() -> None:
    dive = refuge_at(divers={"mags": "c4r1"}, tentacles=["c4r7"], count=5, salvage=["winch"] * 3, head=1)
    dive.g.objectives[1] = ObjectiveId("obj2_both_flanks")
    dive.swims("c4r2")
    dive.swims("c4r3")  # a Spawn space: the sixth elimination
    assert (dive.current, dive.progress.flanks) == ("obj2_both_flanks", ["left", "right"])


@rule("REF-OBJ-12")
def test_the_right_flank_is_at_the_other_end() -> None:
    dive = refuge_at(head=4, divers={"mags": "", "vega": "c1r9"}, objective="obj2_both_flanks")
    dive.kraken_card(top="right 1")
    assert dive.progress.flanks == ["left"]


@rule("REF-OBJ-12")
def test_a_flank_is_not_taken_in_the_middle() -> None:
    dive = refuge_at(head=3, divers={"mags": "", "vega": "c1r9"}, objective="obj2_both_flanks")
    dive.kraken_card(top="right 1")
    assert dive.progress.flanks == ["left", "right"]


@rule("REF-OBJ-12")
def test_the_reward_of_both_flanks_slides_the_head_up_to_four_steps() -> None:
    dive = refuge_at(head=1, divers={"mags": "c7r7"}, objective="obj2_both_flanks", flanks=["left"])
    dive.swims("c7r8")
    assert dive.options() == [f"move_head right {steps}" for steps in (1, 2, 3, 4)] + ["pass"]
    dive.chooses(steps=2)
    assert dive.current == "obj3_board_the_wreck"
    assert dive.head == 4  # two steps of the reward, then one of the Kraken space


@rule("REF-OBJ-13")
@pytest.mark.parametrize(
    ("tentacles", "met"),
    [
        (["c2r5", "c6r3", "c4r11"], True),
        (["c3r1"], False),
        (["c4r4"], False),
        (["c5r7"], False),
        ([], True),
    ],
)
def test_empty_reach_counts_when_no_tentacle_is_below_the_head(tentacles: list[str], met: bool) -> None:
    dive = refuge_at(
        head=3, divers={"mags": "", "vega": ""}, tentacles=tentacles, objective="obj2_empty_reach"
    )
    dive.next_kraken_card(top="right 1")
    dive.ends()
    if dive.question and dive.question[0] == "clear_column":
        dive.chooses(column=2)
    assert (dive.current == "obj3_board_the_wreck") == met


@rule("REF-OBJ-13")
def test_empty_reach_counts_before_the_kraken_card() -> None:
    dive = refuge_at(
        head=3, divers={"mags": "", "vega": ""}, tentacles=["c3r4"], objective="obj2_empty_reach"
    )
    dive.next_kraken_card(top="right 1")  # afterwards the reach is empty, but that is too late
    dive.ends()
    assert dive.current == "obj2_empty_reach"
    dive = refuge_at(
        head=3, divers={"mags": "", "vega": ""}, tentacles=["c6r4", "c7r6"], objective="obj2_empty_reach"
    )
    dive.next_kraken_card(top="right 1")
    dive.ends()
    assert (dive.question, dive.head) == (("clear_column", "mags"), 3)


@rule("REF-OBJ-13", "REF-ELIM-2")
def test_the_reward_of_empty_reach_clears_a_column_and_everybody_draws() -> None:
    dive = refuge_at(
        head=3,
        divers={"mags": "", "vega": ""},
        tentacles=["c7r6", "c7r2", "c1r5"],
        supply=9,
        objective="obj2_empty_reach",
        salvage=["winch", "pry_bar"],
    )
    dive.kraken_card()
    assert dive.options() == ["clear_column 1", "clear_column 7"]
    dive.chooses(column=7)
    assert (dive.tentacles, dive.supply) == (["c1r5"], 11)
    assert (dive.hand("mags"), dive.hand("vega")) == (["winch"], ["pry_bar"])


@rule("REF-OBJ-13", "REF-TENT-9")
def test_clearing_the_column_of_the_nooks_leaves_the_threat_track_alone() -> None:
    dive = refuge_at(head=3, objective="obj2_empty_reach", tentacles=["c8r8", "c8r9", "c1r2"], threat=2)
    dive.kraken_card()
    dive.chooses(column=8)
    assert (dive.tentacles, dive.threat) == (["c1r2"], 2)


@rule("REF-OBJ-13")
def test_without_tentacles_the_reward_of_empty_reach_is_only_cards() -> None:
    dive = refuge_at(
        head=3, divers={"mags": "", "vega": ""}, objective="obj2_empty_reach", salvage=["winch", "pry_bar"]
    )
    dive.kraken_card()
    assert (dive.hand("mags"), dive.hand("vega")) == (["winch"], ["pry_bar"])


# --- III: Board the Wreck ----------------------------------------------------------------------------


@rule("REF-OBJ-14")
@pytest.mark.parametrize("column", [1, 4, 7])
def test_board_the_wreck_is_won_on_any_finish_space(column: int) -> None:
    head = 1 if column > 3 else 5
    dive = refuge_at(head=head, divers={"mags": f"c{column}r10"}, objective="obj3_board_the_wreck")
    dive.swims(f"c{column}r11")
    assert dive.won


@rule("REF-OBJ-14")
def test_a_diver_who_lies_on_a_finish_space_does_not_win() -> None:
    divers = {"mags": "", "michael": "", "vega": "c5r11 down"}
    dive = refuge_at(head=1, divers=divers, objective="obj3_board_the_wreck")
    dive.kraken_card(top="right 1")
    assert not dive.won


# --- III: Raise the Cargo ----------------------------------------------------------------------------


def cargo(**table: Any) -> Dive:
    return refuge_at(**{"head": 1, "objective": "obj3_raise_the_cargo", **table})


@rule("REF-OBJ-15")
def test_the_cargo_is_lifted_where_it_lies_and_carried_along() -> None:
    dive = cargo(divers={"mags": "c4r11"})
    dive.special()
    assert (dive.carrier, dive.markers) == ("mags", [])
    dive.swims("c5r11")
    assert dive.carrier == "mags"
    assert dive.options("special") == []


@rule("REF-OBJ-15")
def test_the_cargo_is_not_lifted_from_elsewhere() -> None:
    assert cargo(divers={"mags": "c5r11"}).options("special") == []


@rule("REF-OBJ-15")
def test_a_carrier_who_goes_down_drops_the_cargo_there() -> None:
    dive = cargo(
        divers={"mags": "c5r6", "vega": ""}, carrier="mags", tentacles=["c5r5"], hands={"mags": ["winch"]}
    )
    dive.next_kraken_card()
    dive.swims("c5r5")
    assert dive.down("mags")
    assert (dive.carrier, dive.markers) == (None, ["c5r5"])
    assert not dive.won  # though c5r5 is a Cave


@rule("REF-OBJ-15")
def test_the_cargo_stays_with_its_carrier_when_another_diver_goes_down() -> None:
    dive = refuge_at(
        divers={"mags": "c4r3", "vega": "c7r2"},
        hands={"mags": ["winch"]},
        tentacles=["c5r3"],
        objective="obj3_raise_the_cargo",
        carrier="vega",
    )
    dive.swims("c5r3")
    assert dive.down("mags")
    assert (dive.carrier, dive.markers) == ("vega", [])


@rule("REF-OBJ-15")
def test_a_dropped_cargo_is_lifted_again_where_it_lies() -> None:
    dive = cargo(divers={"mags": "c5r5"}, markers=["c5r5"])
    dive.special()
    assert dive.won  # the carrier stands on a Cave


@rule("REF-OBJ-15")
def test_the_cargo_of_a_devoured_carrier_returns_to_its_place() -> None:
    dive = cargo(head=3, divers={"mags": "", "vega": "c4r7"}, carrier="vega")
    dive.kraken_card(top="devour")
    assert (dive.carrier, dive.markers) == (None, ["c4r11"])


@rule("REF-OBJ-15", "REF-TURN-5")
def test_the_cargo_is_handed_to_an_adjacent_standing_diver_for_free() -> None:
    dive = cargo(
        divers={"mags": "c5r6", "vega": "c5r7", "sophie": "c4r6 down", "michael": "c5r4"}, carrier="mags"
    )
    assert dive.options("hand_cargo") == ["vega"]
    dive.hands_cargo("vega")
    assert (dive.carrier, dive.actions_left) == ("vega", 2)
    assert dive.options("hand_cargo") == []


@rule("REF-OBJ-15")
def test_the_cargo_is_handed_over_only_on_the_carriers_turn() -> None:
    dive = cargo(divers={"mags": "c5r6", "vega": "c5r7"}, carrier="vega")
    assert dive.options("hand_cargo") == []


@rule("REF-OBJ-15")
def test_handing_the_cargo_to_a_diver_on_a_cave_wins() -> None:
    dive = cargo(divers={"mags": "c5r6", "vega": "c5r5"}, carrier="mags")
    dive.hands_cargo("vega")
    assert dive.won


@rule("REF-OBJ-15")
def test_a_carrier_wins_on_a_cave_however_it_came_there() -> None:
    swum = cargo(divers={"mags": "c5r6"}, carrier="mags")
    swum.swims("c5r5")
    pulled = cargo(divers={"mags": "c5r2", "vega": "c5r6"}, carrier="vega", hands={"mags": ["tow_line"]})
    pulled.plays("tow_line")
    pulled.chooses(cells=1)
    swapped = cargo(divers={"mags": "c4r7", "vega": "c4r4"}, carrier="mags")
    swapped.swims("c4r6")
    swapped.chooses(diver="vega")
    shifted = cargo(divers={"mags": "c1r1", "vega": "c5r6"}, carrier="vega", hands={"mags": ["ships_bell"]})
    shifted.plays("ships_bell")
    shifted.declines()
    shifted.chooses(to="c5r5")
    assert [dive.won for dive in (swum, pulled, swapped, shifted)] == [True] * 4


@rule("REF-OBJ-15")
def test_without_the_cargo_a_cave_wins_nothing() -> None:
    dive = cargo(divers={"mags": "c5r6", "vega": ""}, carrier="vega")
    dive.swims("c5r5")
    assert not dive.won


# --- III: Scuttling Charges --------------------------------------------------------------------------


@rule("REF-OBJ-16", "REF-HEAD-8")
@pytest.mark.parametrize(("place", "head"), [("c2r11", 3), ("c6r11", 4)])
def test_arming_a_charge_costs_a_card_and_draws_the_head(place: str, head: int) -> None:
    dive = refuge_at(
        head=4 if place == "c2r11" else 3,
        divers={"mags": place},
        hands={"mags": ["winch"]},
        objective="obj3_scuttling_charges",
    )
    dive.special()
    assert (dive.head, dive.discarded) == (head, ["winch"])
    assert dive.markers == [{"c2r11": "c6r11", "c6r11": "c2r11"}[place]]


@rule("REF-OBJ-16")
def test_the_head_does_not_step_if_it_is_below_the_diver_already() -> None:
    dive = refuge_at(
        head=1, divers={"mags": "c2r11"}, hands={"mags": ["winch"]}, objective="obj3_scuttling_charges"
    )
    dive.special()
    assert dive.head == 1


@rule("REF-OBJ-16")
def test_a_charge_is_not_armed_without_a_card_or_away_from_it() -> None:
    table: dict[str, Any] = {"head": 4, "objective": "obj3_scuttling_charges"}
    assert refuge_at(divers={"mags": "c2r11"}, **table).options("special") == []
    assert refuge_at(divers={"mags": "c3r11"}, hands={"mags": ["winch"]}, **table).options("special") == []
