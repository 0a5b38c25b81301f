"""The Salvage cards: what each one does exactly, alone and with spaces, cameras, head and tentacles."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.refuge.table import Dive, refuge_at

rule = pytest.mark.rule


def holding(card: str, place: str = "c4r3", **table: Any) -> Dive:
    """Mags plays this card as the first action of her turn."""
    divers = {"mags": place, **table.pop("others", {"vega": ""})}
    hands = {"mags": [card], **table.pop("hands", {})}
    dive = refuge_at(**{"divers": divers, "hands": hands, "salvage": ["winch"] * 6, **table})
    dive.plays(card)
    return dive


# --- Swim Fins and Motor Sled ------------------------------------------------------------------------


@rule("REF-SALV-2", "REF-SPACE-2")
@pytest.mark.parametrize(("card", "steps"), [("swim_fins", 2), ("motor_sled", 3)])
def test_fins_and_sled_swim_up_to_so_many_cells(card: str, steps: int) -> None:
    dive = holding(card, "c4r0")
    assert not dive.may_decline  # at least one
    for row in range(1, steps + 1):
        dive.chooses(to=f"c4r{row}")
    assert (dive.question, dive.at("mags"), dive.actions_left) == (("main", "mags"), f"c4r{steps}", 1)


@rule("REF-SALV-2")
def test_a_swim_may_stop_after_its_first_step() -> None:
    dive = holding("motor_sled", "c4r0")
    dive.chooses(to="c4r1")
    dive.declines()
    assert (dive.question, dive.at("mags")) == (("main", "mags"), "c4r1")


@rule("REF-SPACE-2", "REF-RULING-7")
def test_a_swim_ends_where_the_diver_goes_down() -> None:
    dive = holding(
        "motor_sled",
        "c4r1",
        tentacles=["c4r2"],
        others={"vega": "c3r2"},
        hands={"mags": ["motor_sled", "winch"]},
    )
    dive.chooses(to="c4r2")
    assert (dive.at("mags"), dive.down("mags")) == ("c4r2", True)
    assert dive.options() == ["pass_cards vega", "end_actions"]


@rule("REF-SPACE-2", "REF-SPACE-7")
def test_a_swim_goes_on_from_where_the_head_pushed_the_diver() -> None:
    dive = holding("motor_sled", "c6r7", head=3)
    dive.chooses(to="c6r8")  # the head comes closer and pushes her to c7r8
    assert (dive.head, dive.at("mags")) == (4, "c7r8")
    assert "c8r8" in dive.options("swim")
    dive.chooses(to="c8r8")
    assert (dive.head, dive.at("mags")) == (5, "c8r8")


@rule("REF-SPACE-2", "REF-SPACE-6")
def test_a_swim_goes_on_from_where_a_whirlpool_led() -> None:
    dive = holding("motor_sled", "c3r2", others={"vega": "c7r3"})
    dive.chooses(to="c3r1")
    dive.chooses(diver="vega")
    assert dive.at("mags") == "c7r3"
    dive.chooses(to="c7r2")
    assert dive.at("mags") == "c7r2"


@rule("REF-RULING-34")
def test_nobody_is_made_to_swim_into_the_head() -> None:
    dive = holding("swim_fins", "c8r8", head=5, others={"vega": "c8r9"})
    assert (dive.question, dive.options()) == (
        ("step", "mags"),
        ["swim c7r8"],
    )  # asked, though it is the only way


# --- Air Jet -----------------------------------------------------------------------------------------


@rule("REF-SPACE-2")
def test_an_air_jet_goes_up_to_four_cells_straight() -> None:
    dive = holding("air_jet", "c4r1")
    assert dive.options("choose_direction") == ["up", "down", "left", "right"]
    dive.chooses(direction="up")
    assert dive.options() == [f"choose_distance {cells}" for cells in (1, 2, 3, 4)]


@rule("REF-SPACE-2", "REF-OCC-1")
def test_divers_and_the_head_end_the_line_before_them() -> None:
    dive = holding("air_jet", "c4r5", head=3, others={"vega": "c6r5", "sophie": "c3r5 down"})
    assert dive.options("choose_direction") == ["up", "down", "right"]  # Sophie is right beside her
    dive.chooses(direction="up")
    assert dive.options("choose_distance") == [1, 2]  # the head begins in row 8


@rule("REF-SPACE-2", "REF-CONTACT-1")
def test_a_tentacle_ends_the_line_and_is_touched() -> None:
    dive = holding(
        "air_jet",
        "c4r1",
        tentacles=["c4r3", "c4r5"],
        others={"vega": "c3r3"},
        hands={"mags": ["air_jet", "winch"]},
    )
    dive.chooses(direction="up")
    assert dive.options("choose_distance") == [1, 2]
    dive.chooses(cells=2)
    assert (dive.at("mags"), dive.down("mags"), dive.tentacles) == ("c4r3", True, ["c4r5"])


@rule("REF-SPACE-2")
def test_only_the_last_cell_of_the_line_takes_effect() -> None:
    dive = holding("air_jet", "c3r1", tentacles=["c1r2", "c7r4", "c1r3"])
    dive.chooses(direction="up")
    dive.chooses(cells=3)  # past the Spawn space c3r2 and the Lair c3r3 onto the Spawn space c3r4
    assert dive.tentacles == ["c1r2", "c1r3"]


# --- Tow Line ----------------------------------------------------------------------------------------


@rule("REF-SPACE-1")
def test_a_tow_line_reaches_divers_and_tentacles_of_row_and_column() -> None:
    dive = holding(
        "tow_line",
        "c4r3",
        others={"vega": "c4r0 down", "sophie": "c7r3", "michael": "c5r5"},
        tentacles=["c4r7", "c2r3"],
    )
    assert sorted(dive.options()) == [
        "pick_diver sophie",
        "pick_diver vega",
        "pick_tentacle c2r3",
        "pick_tentacle c4r7",
    ]
    dive.chooses(diver="vega")
    dive.chooses(cells=2)
    assert (dive.at("vega"), dive.down("vega")) == ("c4r2", True)


@rule("REF-SPACE-1")
def test_a_tow_line_pulls_one_to_three_cells() -> None:
    dive = holding("tow_line", "c4r0", others={"vega": "c4r7"})
    assert dive.options("choose_distance") == [1, 2, 3]
    dive.chooses(cells=3)
    assert dive.at("vega") == "c4r4"


@rule("REF-SPACE-1", "REF-OCC-1")
def test_only_the_way_must_be_free_for_a_tow_line_not_the_line_of_sight() -> None:
    dive = holding("tow_line", "c4r0", others={"vega": "c4r4", "sophie": "c4r1"}, tentacles=["c4r7"])
    assert sorted(dive.options()) == ["pick_diver vega", "pick_tentacle c4r7"]  # Sophie has no room to come
    dive.chooses(diver="vega")
    assert dive.options("choose_distance") == [1, 2]  # as far as Sophie


@rule("REF-SPACE-1")
def test_a_tow_line_pulls_toward_the_head_but_not_through_it() -> None:
    dive = holding("tow_line", "c1r9", head=3, others={"vega": "c8r9"})
    assert dive.options("choose_distance") == [1, 2]  # c7r9 and c6r9; the head is on c5r9
    dive.chooses(cells=2)
    assert dive.at("vega") == "c6r9"


@rule("REF-TENT-6", "REF-TENT-1")
def test_a_tentacle_pulled_onto_a_camera_can_be_photographed() -> None:
    dive = holding(
        "tow_line",
        "c4r1",
        others={"sophie": "c7r3"},
        tentacles=["c4r7"],
        cameras=["c4r5"],
        face_up=["sophie_flashbulb"],
    )
    dive.chooses(cells=2)
    assert dive.question == ("flashbulb", "sophie")
    dive.chooses(at="c4r5")
    assert dive.tentacles == []


# --- tools -------------------------------------------------------------------------------------------


@rule("REF-TENT-1")
def test_a_pry_bar_moves_one_tentacle_one_or_two_steps() -> None:
    dive = holding("pry_bar", tentacles=["c1r6", "c7r6"])
    assert dive.options() == ["pick_tentacle c1r6", "pick_tentacle c7r6"]  # no declining
    dive.chooses(at="c1r6")
    assert "pass" not in dive.options()
    dive.chooses(to="c1r5")
    assert dive.may_decline
    dive.chooses(to="c1r4")
    assert (dive.tentacles, dive.question) == (["c1r4", "c7r6"], ("main", "mags"))


@rule("REF-TENT-1")
def test_a_pry_bar_may_stop_after_the_first_step() -> None:
    dive = holding("pry_bar", tentacles=["c1r6"])
    dive.chooses(to="c1r5")
    dive.declines()
    assert (dive.tentacles, dive.question) == (["c1r5"], ("main", "mags"))


@rule("REF-TENT-1")
def test_a_tentacle_that_leaves_the_board_takes_no_second_step() -> None:
    edge = holding("pry_bar", tentacles=["c1r1"])
    edge.chooses(to="c1r0")
    assert (edge.threat, edge.question) == (1, ("main", "mags"))
    touch = holding("pry_bar", tentacles=["c1r6"], others={"vega": "c1r5"})
    touch.chooses(to="c1r5")
    assert touch.down("vega")
    assert touch.question == ("main", "mags")


@rule("REF-TENT-6")
def test_flashbulb_may_come_between_two_steps_of_a_pry_bar() -> None:
    dive = holding(
        "pry_bar",
        tentacles=["c1r6"],
        others={"sophie": "c7r3"},
        cameras=["c1r5"],
        face_up=["sophie_flashbulb"],
    )
    dive.chooses(to="c1r5")
    dive.chooses(at="c1r5")
    assert (dive.question, dive.tentacles) == (("main", "mags"), [])


@rule("REF-ELIM-1")
def test_a_net_launcher_reaches_the_whole_row_and_column() -> None:
    dive = holding(
        "net_launcher", "c4r3", tentacles=["c4r11", "c7r3", "c5r4"], others={"vega": "c5r3"}, head=1
    )
    assert sorted(dive.options()) == ["eliminate c4r11", "eliminate c7r3"]
    dive.chooses(at="c7r3")
    assert (dive.hand("mags"), dive.progress.count) == (["winch"], 1)


@rule("REF-ELIM-1")
def test_a_speargun_reaches_three_cells_past_anything() -> None:
    dive = holding("speargun", "c4r3", tentacles=["c4r4", "c4r6", "c4r7", "c2r3", "c5r4"])
    assert sorted(dive.options()) == ["eliminate c2r3", "eliminate c4r4", "eliminate c4r6"]
    dive.chooses(at="c4r6")
    assert (dive.tentacles, dive.discarded) == (["c2r3", "c4r4", "c4r7", "c5r4"], ["speargun"])
    assert dive.hand("mags") == ["winch"]


@rule("REF-ELIM-2")
def test_a_depth_charge_returns_up_to_three_within_two_cells() -> None:
    around = ["c4r4", "c4r5", "c5r4", "c3r3", "c4r6", "c6r4"]
    dive = holding("depth_charge", "c4r3", tentacles=around, supply=9)
    assert dive.options("remove_tentacle") == ["c4r4", "c4r5", "c5r4", "c3r3"]
    assert not dive.may_decline
    for cell in ("c4r4", "c4r5", "c5r4"):
        dive.chooses(at=cell)
    assert (dive.question, dive.supply) == (("main", "mags"), 12)
    assert (dive.hand("mags"), dive.progress.count) == ([], 0)


@rule("REF-ELIM-2")
def test_a_depth_charge_may_stop_after_the_first() -> None:
    dive = holding("depth_charge", "c4r3", tentacles=["c4r4", "c4r5"])
    dive.chooses(at="c4r5")
    dive.declines()
    assert dive.tentacles == ["c4r4"]


@rule("REF-HEAD-9", "REF-HEAD-5")
def test_a_winch_moves_the_head_one_step_and_pushes() -> None:
    dive = holding("winch", "c4r3", head=3, others={"vega": "c6r9"})
    assert dive.options() == ["move_head left 1", "move_head right 1"]
    dive.chooses(direction="right")
    assert (dive.head, dive.at("vega")) == (4, "c7r9")


@rule("REF-HEAD-2")
def test_at_the_end_of_the_row_a_winch_has_one_way() -> None:
    dive = holding("winch", "c4r3", head=1)
    assert dive.head == 2


# --- signals -----------------------------------------------------------------------------------------


@rule("REF-TURN-6")
def test_a_hydrophone_shows_three_cards_to_everybody_and_orders_them() -> None:
    dive = holding("hydrophone", kraken=["k01", "k05", "k09", "k03"])
    assert dive.g.kraken_deck.seen_by(1)[-4:] == [None, "k09", "k05", "k01"]
    assert dive.options() == ["put_next k01", "put_next k05", "put_next k09"]
    dive.chooses(card="k05")
    assert dive.options() == ["put_next k01", "put_next k09"]
    dive.chooses(card="k09")
    assert dive.next_cards[:4] == ["k05", "k09", "k01", "k03"]
    assert dive.g.kraken_deck.seen_by(None)[-4:] == [None, "k01", "k09", "k05"]
    assert len(dive.g.kraken_deck) == 10


@rule("REF-TURN-6")
def test_a_hydrophone_sees_what_is_left() -> None:
    dive = refuge_at(divers={"mags": "c4r3"}, hands={"mags": ["hydrophone"]})
    g = dive.g
    while len(g.kraken_deck) > 2:
        g.kraken_deck.draw_to(g.kraken_drawn)
    first, second = dive.next_cards
    dive.plays("hydrophone")
    dive.chooses(card=second)
    assert dive.next_cards == [second, first]


@rule("REF-CARD-6")
def test_what_a_hydrophone_showed_is_forgotten_by_a_reshuffle() -> None:
    dive = holding("hydrophone", kraken=["k09", "k01", "k05"], head=3)
    dive.chooses(card="k09")
    dive.chooses(card="k01")
    dive.g.skip_bottom = True
    dive.ends()
    assert dive.g.kraken_deck.seen_by(0) == [None] * 10


@rule("REF-CARD-4")
def test_a_decoy_lantern_skips_the_next_bottom_half_only() -> None:
    dive = refuge_at(
        head=3, divers={"mags": "c7r2", "vega": ""}, hands={"mags": ["decoy_lantern"]}, tentacles=["c4r4"]
    )
    dive.plays("decoy_lantern")
    dive.kraken_card(bottom=("up", "down", "up"))
    assert dive.tentacles == ["c4r4"]
    dive.kraken_card(bottom=("up", "down", "up"))
    assert dive.tentacles == ["c4r3"]


@rule("REF-SPACE-1")
def test_the_ships_bell_asks_every_standing_diver_in_order_from_the_active_one() -> None:
    dive = refuge_at(
        divers={"vega": "c1r1", "mags": "c4r3", "sophie": "c7r2 down", "michael": "c6r6"},
        active="mags",
        hands={"mags": ["ships_bell"]},
    )
    dive.plays("ships_bell")
    asked = []
    while dive.question and dive.question[0] == "shift":
        asked.append(dive.question[1])
        dive.declines()
    assert asked == ["mags", "michael", "vega"]


@rule("REF-SPACE-1", "REF-OCC-1")
def test_the_ships_bell_shifts_onto_unoccupied_cells_as_they_are_then() -> None:
    dive = holding("ships_bell", "c4r7", head=3, others={"vega": "c4r5"}, tentacles=["c5r7"])
    assert dive.options() == ["shift c4r6", "shift c3r7", "pass"]
    dive.chooses(to="c4r6")
    assert dive.options("shift") == ["c4r4", "c3r5", "c5r5"]  # c4r6 is taken now


@rule("REF-SPACE-1", "REF-OBJ-2", "REF-OBJ-14")
def test_the_ships_bell_may_shift_a_diver_aboard_the_wreck() -> None:
    dive = holding("ships_bell", head=1, others={"vega": "c6r10"}, objective="obj3_board_the_wreck")
    dive.declines()
    dive.chooses(to="c6r11")
    assert dive.won


@rule("REF-SPACE-1")
def test_a_diver_without_a_free_cell_is_not_asked_by_the_bell() -> None:
    dive = holding(
        "ships_bell", "c4r3", others={"vega": "c1r0", "sophie": "c2r0 down", "michael": "c1r1 down"}
    )
    dive.declines()
    assert dive.question == ("main", "mags")


# --- aid ---------------------------------------------------------------------------------------------


@rule("REF-TURN-3")
def test_an_air_bottle_gives_two_more_actions_for_its_own() -> None:
    dive = holding("air_bottle")
    assert dive.actions_left == 3


@rule("REF-REC-3")
def test_smelling_salts_reach_an_adjacent_diver() -> None:
    dive = holding(
        "smelling_salts", "c4r3", others={"vega": "c4r4 down", "sophie": "c5r3 down", "michael": "c4r5 down"}
    )
    assert dive.options() == ["stand_up vega", "stand_up sophie"]
    dive.chooses(diver="sophie")
    assert dive.standing("sophie")
    assert dive.down("vega")


@rule("REF-ABIL-4")
def test_a_ration_tin_turns_up_exactly_one_ability() -> None:
    dive = holding("ration_tin", face_up=["mags_haymaker"])
    dive.chooses(ability="mags_bull_rush")
    assert (dive.used("mags"), dive.question) == (["mags_ring_of_steel"], ("main", "mags"))
