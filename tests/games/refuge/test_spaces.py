"""Who occupies a space, how a Diver moves, what spaces do, and what Salvage cards are drawn for."""

from __future__ import annotations

import pytest

from tests.games.refuge.table import refuge_at

rule = pytest.mark.rule


# --- occupied spaces ---------------------------------------------------------------------------------


@rule("REF-OCC-1")
def test_diver_tentacle_and_all_nine_cells_of_the_head_occupy_their_space() -> None:
    dive = refuge_at(abyss=True, head="c3r6", divers={"vega": "c2r1", "mags": "c1r3"}, tentacles=["c7r3"])
    g = dive.g
    under_the_head = [f"c{column}r{row}" for column in (3, 4, 5) for row in (6, 7, 8)]
    names = [*under_the_head, "c2r1", "c1r3", "c7r3"]
    occupied = {cell for cell in g.board.cells if g.occupied(cell)}
    assert occupied == {10 * int(name[3:]) + int(name[1]) for name in names}


@rule("REF-OCC-1")
def test_an_effect_that_needs_an_unoccupied_space_leaves_them_all_out() -> None:
    dive = refuge_at(
        abyss=True,
        head="c3r6",
        divers={"vega": "c2r1", "mags": "c1r3"},
        tentacles=["c7r3"],
        face_up=["vega_riptide"],
    )
    dive.uses("vega_riptide")
    free = {"c3r1", "c5r1", "c2r4", "c6r4", "c6r1", "c4r2", "c4r4", "c3r5", "c5r5", "c1r7", "c7r7"}
    assert set(dive.options("relocate")) == free  # not c4r6 and the Caves of the three miniatures


@rule("REF-OCC-2")
def test_tokens_hold_nobody_up_and_stay_where_they_are() -> None:
    dive = refuge_at(
        head=3,
        divers={"mags": "c4r3", "vega": ""},
        cameras=["c4r4", "c3r6"],
        objective="obj1_soundings",
        supply=9,
    )
    dive.swims("c4r4")  # a Cave with a camera and a marker
    dive.swims("c3r4")
    assert dive.cameras == ["c3r6", "c4r4"]
    assert "c4r4" in dive.markers
    dive = refuge_at(head=3, cameras=["c3r6"], supply=9)
    dive.kraken_card(bottom=("spawn", "left", "left"))
    assert (dive.tentacles, dive.cameras) == (["c3r6"], ["c3r6"])


@rule("REF-OCC-3")
@pytest.mark.parametrize("posture", ["", " down"])
def test_a_diver_never_moves_onto_another(posture: str) -> None:
    dive = refuge_at(divers={"mags": "c4r3", "vega": f"c4r4{posture}", "sophie": ""})
    assert dive.options("swim") == ["c4r2", "c3r3", "c5r3"]


@rule("REF-OCC-4")
def test_a_diver_may_move_onto_a_tentacle_or_into_the_head() -> None:
    dive = refuge_at(head=3, divers={"mags": "c4r7"}, tentacles=["c4r6"])
    assert {"c4r8", "c4r6"} <= set(dive.options("swim"))


# --- Move --------------------------------------------------------------------------------------------


@rule("REF-MOVE-1")
@pytest.mark.parametrize(
    ("start", "to"),
    [
        ("c4r3", ["c4r4", "c4r2", "c3r3", "c5r3"]),
        ("c1r0", ["c1r1", "c2r0"]),
        ("c7r11", ["c7r10", "c6r11"]),
        ("c1r10", ["c1r11", "c1r9", "c2r10"]),
        ("c8r9", ["c8r8", "c7r9"]),
    ],
)
def test_a_move_goes_one_step_up_down_left_or_right(start: str, to: list[str]) -> None:
    dive = refuge_at(head=3, divers={"mags": start, "vega": "c5r0"}, objective="obj1_soundings")
    assert dive.options("swim") == to


@rule("REF-MOVE-1")
def test_a_move_costs_one_action() -> None:
    dive = refuge_at(divers={"mags": "c4r3"})
    dive.swims("c4r4")
    assert (dive.at("mags"), dive.actions_left) == ("c4r4", 1)


@rule("REF-MOVE-2", "REF-SPACE-1")
def test_the_contact_comes_before_the_space() -> None:
    dive = refuge_at(
        divers={"mags": "c3r1"},
        hands={"mags": ["trench_knife"]},
        tentacles=["c3r2", "c3r6", "c6r2"],
        salvage=["winch", "pry_bar"],
    )
    dive.swims("c3r2")
    assert dive.question == ("contact", "mags")
    dive.chooses(card="trench_knife")
    assert dive.question == ("spawn_target", "mags")
    dive.chooses(at="c3r6")
    assert dive.tentacles == ["c6r2"]
    assert dive.hand("mags") == ["pry_bar", "winch"]


@rule("REF-MOVE-2", "REF-RULING-7")
def test_a_diver_who_goes_down_on_a_space_does_not_use_it() -> None:
    dive = refuge_at(
        divers={"mags": "c3r1", "vega": "c4r2"}, hands={"mags": ["winch"]}, tentacles=["c3r2", "c3r6"]
    )
    dive.swims("c3r2")
    assert dive.down("mags")
    assert dive.tentacles == ["c3r6"]
    assert dive.hand("mags") == ["winch"]


@rule("REF-MOVE-2")
def test_a_diver_who_was_pushed_off_the_space_does_not_use_it() -> None:
    dive = refuge_at(head=1, divers={"mags": "c6r7"}, objective="obj2_both_flanks", flanks=["left"])
    dive.swims("c6r8")
    dive.chooses(direction="right", steps=3)  # the reward pushes her on
    assert (dive.head, dive.at("mags")) == (4, "c7r8")  # and no step more for the space she came onto


# --- when spaces take effect -------------------------------------------------------------------------


@rule("REF-SPACE-1", "REF-HEAD-7")
def test_a_diver_pushed_onto_a_kraken_space_does_not_draw_the_head() -> None:
    dive = refuge_at(head=1, divers={"mags": "c4r8"})
    dive.kraken_card(top="right 1")
    assert (dive.head, dive.at("mags")) == (2, "c5r8")


@rule("REF-SPACE-1")
def test_a_diver_pulled_onto_a_spawn_space_eliminates_nothing() -> None:
    dive = refuge_at(
        divers={"mags": "c3r0", "vega": "c3r3"}, hands={"mags": ["tow_line"]}, tentacles=["c1r2", "c5r2"]
    )
    dive.plays("tow_line")
    dive.chooses(cells=1)
    assert dive.at("vega") == "c3r2"
    assert dive.question == ("main", "mags")
    assert dive.tentacles == ["c1r2", "c5r2"]


@rule("REF-SPACE-1")
def test_a_diver_shifted_onto_a_spawn_space_eliminates_nothing() -> None:
    dive = refuge_at(divers={"mags": "c3r1", "vega": ""}, hands={"mags": ["ships_bell"]}, tentacles=["c1r2"])
    dive.plays("ships_bell")
    dive.chooses(to="c3r2")
    dive.declines()
    assert (dive.at("mags"), dive.tentacles) == ("c3r2", ["c1r2"])


@rule("REF-SPACE-1", "REF-RULING-8")
def test_standing_orders_make_a_space_take_effect_for_the_diver_who_moves() -> None:
    dive = refuge_at(
        head=3,
        divers={"michael": "c4r3", "vega": "c7r7", "mags": "c1r2"},
        face_up=["michael_standing_orders"],
    )
    dive.uses("michael_standing_orders")
    dive.chooses(diver="vega")
    dive.chooses(to="c7r8")
    assert dive.head == 4
    assert (dive.question, dive.actions_left) == (("main", "michael"), 1)


@rule("REF-SPACE-1", "REF-ELIM-1")
def test_who_is_ordered_onto_a_spawn_space_chooses_and_draws() -> None:
    dive = refuge_at(
        divers={"michael": "c4r3", "vega": "c3r1"},
        face_up=["michael_standing_orders"],
        tentacles=["c3r6", "c5r2"],
        salvage=["winch"],
    )
    dive.uses("michael_standing_orders")  # only Vega can be meant
    dive.chooses(to="c3r2")
    assert dive.question == ("spawn_target", "vega")
    dive.chooses(at="c5r2")
    assert (dive.hand("vega"), dive.hand("michael")) == (["winch"], [])


@rule("REF-SPACE-2")
def test_each_space_of_a_longer_swim_takes_effect() -> None:
    dive = refuge_at(
        divers={"mags": "c3r1"},
        hands={"mags": ["swim_fins"]},
        tentacles=["c1r2", "c3r6", "c7r3"],
        salvage=["winch"],
    )
    dive.plays("swim_fins")
    dive.chooses(to="c3r2")
    assert dive.question == ("spawn_target", "mags")
    dive.chooses(at="c1r2")
    dive.chooses(to="c3r3")
    assert dive.question == ("tentacle_pick", "mags")


# --- the kinds of spaces -----------------------------------------------------------------------------


@rule("REF-SPACE-3")
@pytest.mark.parametrize(("start", "to"), [("c4r1", "c4r0"), ("c4r3", "c4r2"), ("c7r10", "c7r11")])
def test_start_cave_and_finish_do_nothing(start: str, to: str) -> None:
    tentacles = ["c4r6", "c7r2"]
    dive = refuge_at(head=1, divers={"mags": start, "vega": "c1r3"}, tentacles=tentacles)
    dive.swims(to)
    assert dive.question == ("main", "mags")
    assert (dive.at("mags"), dive.tentacles, dive.head) == (to, tentacles, 1)


@rule("REF-SPACE-4")
def test_a_lair_moves_any_one_tentacle_one_step() -> None:
    dive = refuge_at(divers={"mags": "c4r0"}, tentacles=["c1r6", "c7r6"])
    dive.swims("c4r1")
    assert dive.options() == ["pick_tentacle c1r6", "pick_tentacle c7r6", "pass"]
    dive.chooses(at="c7r6")
    assert dive.options("move_tentacle") == ["c7r7", "c7r5", "c6r6"]
    dive.chooses(to="c7r7")
    assert dive.tentacles == ["c1r6", "c7r7"]
    assert dive.question == ("main", "mags")


@rule("REF-SPACE-4")
def test_a_lair_may_be_declined() -> None:
    dive = refuge_at(divers={"mags": "c4r0"}, tentacles=["c1r6"])
    dive.swims("c4r1")
    dive.declines()
    assert (dive.question, dive.tentacles) == (("main", "mags"), ["c1r6"])


@rule("REF-SPACE-4")
def test_a_lair_does_nothing_if_no_tentacle_has_a_step() -> None:
    dive = refuge_at(head=1, divers={"mags": "c4r0"}, tentacles=["c0r8", "c0r9"])  # shut in by the head
    dive.swims("c4r1")
    assert dive.question == ("main", "mags")


@rule("REF-RULING-25", "REF-TENT-1")
def test_a_lair_may_send_a_tentacle_onto_the_threat_track() -> None:
    dive = refuge_at(divers={"mags": "c4r0"}, tentacles=["c1r1"], supply=9)
    dive.swims("c4r1")
    dive.chooses(at="c1r1")
    dive.chooses(to="c1r0")
    assert (dive.threat, dive.tentacles, dive.supply) == (1, [], 9)


@rule("REF-SPACE-5", "REF-RULING-24")
def test_a_spawn_space_must_eliminate_one_of_choice_in_its_row_or_column() -> None:
    dive = refuge_at(
        head=1,
        divers={"mags": "c3r1", "vega": "c3r5"},
        tentacles=["c3r6", "c3r11", "c1r2", "c4r4"],
        salvage=["winch"],
    )
    dive.swims("c3r2")
    assert sorted(dive.options()) == ["eliminate c1r2", "eliminate c3r11", "eliminate c3r6"]
    dive.chooses(at="c3r11")  # past a Diver and a tentacle
    assert dive.tentacles == ["c1r2", "c3r6", "c4r4"]
    assert dive.hand("mags") == ["winch"]


@rule("REF-SPACE-6")
def test_a_whirlpool_may_be_declined_and_reaches_only_divers_on_caves() -> None:
    dive = refuge_at(
        divers={"mags": "c3r2", "vega": "c4r2", "sophie": "c1r7 down", "michael": "c5r6"},
    )
    dive.swims("c3r1")
    assert dive.options() == ["pick_diver vega", "pick_diver sophie", "pass"]
    dive.declines()
    assert (dive.at("mags"), dive.at("vega")) == ("c3r1", "c4r2")


@rule("REF-SPACE-6", "REF-DEV-3")
def test_a_whirlpool_does_not_reach_a_devoured_diver() -> None:
    dive = refuge_at(divers={"mags": "c3r2", "vega": "devoured", "sophie": "c4r2", "michael": "c1r0"})
    dive.swims("c3r1")
    assert dive.options() == ["pick_diver sophie", "pass"]


@rule("REF-SPACE-4", "REF-DEV-3")
def test_a_devoured_diver_is_in_no_tentacles_way() -> None:
    dive = refuge_at(divers={"mags": "c4r0", "vega": "devoured"}, tentacles=["c1r6"])
    dive.swims("c4r1")
    assert dive.options("pick_tentacle") == ["c1r6"]


@rule("REF-SPACE-6")
def test_a_swap_by_whirlpool_gives_the_other_diver_no_swap_of_its_own() -> None:
    dive = refuge_at(divers={"mags": "c3r2", "vega": "c4r2", "sophie": "c1r7"})
    dive.swims("c3r1")
    dive.chooses(diver="vega")
    assert (dive.at("mags"), dive.at("vega")) == ("c4r2", "c3r1")
    assert dive.question == ("main", "mags")


@rule("REF-SPACE-7")
@pytest.mark.parametrize(("start", "to", "head"), [("c1r8", "c0r8", 2), ("c7r9", "c8r9", 4)])
def test_nooks_draw_the_head_too(start: str, to: str, head: int) -> None:
    dive = refuge_at(head=3, divers={"mags": start})
    dive.swims(to)
    assert (dive.head, dive.at("mags")) == (head, to)


@rule("REF-RULING-8")
def test_an_air_jet_that_ends_on_a_kraken_space_draws_the_head() -> None:
    dive = refuge_at(head=3, divers={"mags": "c1r6"}, hands={"mags": ["air_jet"]})
    dive.plays("air_jet")
    dive.chooses(direction="up")
    dive.chooses(cells=3)
    assert (dive.at("mags"), dive.head) == ("c1r9", 2)


@rule("REF-SPACE-8")
def test_a_row_reaches_into_its_nooks() -> None:
    dive = refuge_at(
        head=2,
        divers={"mags": "c7r8"},
        hands={"mags": ["net_launcher"]},
        tentacles=["c0r8", "c0r9"],
        salvage=["winch"],
    )
    dive.plays("net_launcher")
    assert dive.tentacles == ["c0r9"]


# --- eliminating and Salvage -------------------------------------------------------------------------


@rule("REF-ELIM-1", "REF-SALV-2")
def test_an_elimination_returns_the_tentacle_counts_and_draws() -> None:
    dive = refuge_at(
        divers={"mags": "c4r3"},
        hands={"mags": ["net_launcher"]},
        tentacles=["c4r6"],
        salvage=["winch"],
        supply=9,
    )
    dive.plays("net_launcher")
    assert (dive.tentacles, dive.supply, dive.progress.count) == ([], 10, 1)
    assert dive.hand("mags") == ["winch"]


@rule("REF-ELIM-2")
def test_a_tentacle_returned_by_a_card_is_not_eliminated() -> None:
    dive = refuge_at(
        divers={"mags": "c4r3"}, hands={"mags": ["depth_charge"]}, tentacles=["c4r4"], supply=9, salvage=[]
    )
    dive.plays("depth_charge")
    assert (dive.supply, dive.progress.count, dive.hand("mags")) == (10, 0, [])


@rule("REF-ELIM-2")
def test_a_tentacle_pushed_off_the_edge_is_not_eliminated() -> None:
    dive = refuge_at(head=4, tentacles=["c7r10"], supply=9, salvage=[])
    dive.kraken_card(top="right 1")
    assert (dive.tentacles, dive.supply, dive.progress.count) == ([], 10, 0)


@rule("REF-SALV-1")
def test_each_salvage_card_of_a_cooperative_dive_has_one_of_five_types() -> None:
    book = refuge_at().g.book
    types = {name: book.salvage[name].type for name in book.salvage_decks["coop"]}
    assert set(types.values()) == {"weapon", "motion", "tool", "signal", "aid"}
    assert types == {
        **dict.fromkeys(["trench_knife", "speargun", "boarding_axe", "shock_prod"], "weapon"),
        **dict.fromkeys(["signal_pistol"], "weapon"),
        **dict.fromkeys(["swim_fins", "air_jet", "tow_line", "motor_sled"], "motion"),
        **dict.fromkeys(["pry_bar", "net_launcher", "depth_charge", "winch"], "tool"),
        **dict.fromkeys(["hydrophone", "decoy_lantern", "ships_bell"], "signal"),
        **dict.fromkeys(["air_bottle", "smelling_salts", "ration_tin"], "aid"),
    }


@rule("REF-SALV-2")
def test_an_action_card_costs_an_action_and_is_discarded_once_it_is_resolved() -> None:
    dive = refuge_at(divers={"mags": "c4r3"}, hands={"mags": ["swim_fins"]})
    dive.plays("swim_fins")
    dive.chooses(to="c4r2")
    assert (dive.hand("mags"), dive.discarded) == ([], [])  # still being carried out
    dive.declines()
    assert (dive.discarded, dive.actions_left) == (["swim_fins"], 1)


@rule("REF-SALV-3")
def test_there_is_no_hand_limit() -> None:
    hand = ["winch"] * 3 + ["air_jet"] * 3 + ["pry_bar"] * 4
    dive = refuge_at(divers={"mags": "c4r3", "vega": ""}, hands={"mags": hand})
    dive.kraken_card()
    assert dive.active == "vega"
    assert len(dive.hand("mags")) == 10


@rule("REF-SALV-3", "REF-END-4")
def test_the_discard_pile_is_never_shuffled_back() -> None:
    dive = refuge_at(
        divers={"mags": "c4r3"}, hands={"mags": ["winch", "net_launcher"]}, tentacles=["c4r6"], salvage=[]
    )
    dive.plays("winch")
    dive.chooses(direction="left", steps=1)
    assert dive.discarded == ["winch"]
    dive.plays("net_launcher")
    assert (dive.lost, dive.cause) == (True, "deck")


@rule("REF-RULING-22")
def test_hands_are_open_in_a_cooperative_dive() -> None:
    dive = refuge_at(
        divers={"mags": "c3r1", "vega": ""},
        tentacles=["c3r6"],
        salvage=["winch"],
        hands={"vega": ["air_jet"]},
    )
    dive.swims("c3r2")
    assert dive.diver("mags").hand.seen_by(1) == ["winch"]
    assert dive.diver("vega").hand.seen_by(None) == ["air_jet"]


@rule("REF-RULING-22", "REF-COMP-2")
def test_hands_are_hidden_in_a_competitive_dive() -> None:
    dive = refuge_at(
        mode="competitive",
        divers={"mags": "c4r0", "vega": ""},
        salvage=["winch"],
        hands={"vega": ["air_jet"]},
    )
    dive.chooses("draw_salvage")
    assert dive.diver("mags").hand.seen_by(0) == ["winch"]
    assert dive.diver("mags").hand.seen_by(1) == [None]
    assert dive.diver("vega").hand.seen_by(0) == [None]
    assert dive.diver("vega").hand.seen_by(None) == [None]
