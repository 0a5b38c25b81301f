"""The worked examples of the rules: the rulebook's own, and the edge cases that settle how they are meant."""

from __future__ import annotations

import pytest

from fathomfive.games.refuge.board import cell_id
from fathomfive.games.refuge.game import GAME
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from tests.games.refuge.table import refuge_at

rule = pytest.mark.rule
example = pytest.mark.example


# --- examples of the rulebook ------------------------------------------------------------------------


@example("REF-EX-1")
@rule("REF-HEAD-3", "REF-HEAD-4", "REF-HEAD-5", "REF-HEAD-6", "REF-RULING-2")
def test_the_head_pushes_four_divers_at_the_edge() -> None:
    divers = {"mags": "c7r10", "vega": "c7r9", "sophie": "c7r8", "satoshi": "c8r8"}
    dive = refuge_at(head=4, divers=divers)
    dive.kraken_card(top="right 1")
    assert dive.head == 5
    assert dive.devoured("mags")  # row 10 has no nook
    assert dive.at("vega") == "c8r9"
    assert dive.devoured("sophie")  # the Diver in the nook cannot be moved
    assert dive.at("satoshi") == "c8r8"


@example("REF-EX-2")
@rule("REF-HEAD-5")
def test_away_from_the_edge_both_are_pushed() -> None:
    dive = refuge_at(head=1, divers={"mags": "c4r8", "vega": "c5r8"})
    dive.kraken_card(top="right 1")
    assert (dive.head, dive.at("mags"), dive.at("vega")) == (2, "c5r8", "c6r8")


@example("REF-EX-3")
@rule("REF-CARD-2")
def test_one_arrow_moves_the_head_one_space() -> None:
    dive = refuge_at(head=3)
    dive.kraken_card(top="right 1")
    assert dive.head == 4


@example("REF-EX-4")
@pytest.mark.parametrize(("players", "threat", "supply"), [(1, 0, 9), (2, 0, 9), (3, 1, 8), (4, 1, 8)])
@rule("REF-SETUP-8", "REF-SETUP-9", "REF-SETUP-10", "REF-SOLO-1")
def test_start_numbers(players: int, threat: int, supply: int) -> None:
    match = Match.start(GAME, Setup("refuge", players), Dice.seeded(players))
    while match.state.turn == 0:
        match.play(match.options[0])
    g = match.state
    assert (g.threat, g.supply) == (threat, supply)
    topmost = ["c1r6", "c2r7", "c3r6", "c4r7", "c5r6", "c6r7", "c7r6"]
    assert sorted(cell_id(cell) for cell in g.standing_tentacles()) == topmost


@example("REF-EX-4")
@rule("REF-SETUP-3", "REF-RULING-1")
def test_the_head_at_home_has_eight_free_spaces_on_each_side() -> None:
    g = refuge_at(head=3).g
    free = [cell for cell in g.board.of_kind["kraken"] if not g.is_head(cell)]
    assert g.head == g.board.head_home
    assert len([cell for cell in free if cell % 10 < 3]) == 8
    assert len([cell for cell in free if cell % 10 > 5]) == 8


# --- the head and the Kraken row ---------------------------------------------------------------------


@example("REF-T-1")
@rule("REF-HEAD-2", "REF-RULING-9")
def test_a_step_without_room_is_lost() -> None:
    dive = refuge_at(head=2)
    dive.kraken_card(top="left 2")
    assert dive.head == 1


@example("REF-T-2")
@rule("REF-SPACE-7", "REF-HEAD-8")
def test_a_kraken_space_draws_the_head() -> None:
    dive = refuge_at(head=3, divers={"mags": "c1r7"})
    dive.swims("c1r8")
    assert (dive.head, dive.at("mags")) == (2, "c1r8")


@example("REF-T-3")
@rule("REF-HEAD-5", "REF-HEAD-8")
def test_the_swimmer_is_pushed_into_the_nook() -> None:
    dive = refuge_at(head=2, divers={"mags": "c1r8"})
    dive.swims("c1r9")
    assert (dive.head, dive.at("mags")) == (1, "c0r9")


@example("REF-T-4")
@rule("REF-HEAD-6", "REF-DEV-4", "REF-TURN-8", "REF-TURN-7", "REF-DEV-1")
def test_no_nook_in_the_upper_line() -> None:
    dive = refuge_at(head=2, divers={"mags": "c1r9"})
    dive.next_kraken_card(top="right 1")
    dive.swims("c1r10")
    assert dive.devoured("mags")
    assert dive.head == 2  # to 1, and back by the Kraken card that is drawn all the same
    assert dive.active == "satoshi"


@example("REF-T-5")
@rule("REF-HEAD-2", "REF-HEAD-8")
def test_at_the_end_of_its_row_the_head_stays() -> None:
    dive = refuge_at(head=1, divers={"mags": "c0r8"})
    dive.swims("c0r9")
    assert (dive.head, dive.at("mags")) == (1, "c0r9")


@example("REF-T-6")
@rule("REF-CARD-3", "REF-DEV-1")
def test_devour_takes_everybody_beside_the_head() -> None:
    dive = refuge_at(head=3, divers={"mags": "c4r7", "vega": "c4r11", "sophie": "c2r9", "satoshi": "c2r7"})
    dive.kraken_card(top="devour")
    assert [dive.devoured(name) for name in ("mags", "vega", "sophie")] == [True] * 3
    assert dive.at("satoshi") == "c2r7"  # a corner is not adjacent
    assert dive.head == 3


@example("REF-T-7")
@rule("REF-MOVE-2", "REF-DEV-1", "REF-DEV-3", "REF-OCC-4", "REF-RULING-19", "REF-RULING-34")
def test_swimming_into_the_head() -> None:
    dive = refuge_at(head=3, divers={"mags": "c4r7"}, hands={"mags": ["winch", "pry_bar"]})
    dive.next_kraken_card(top="left 1")
    dive.swims("c4r8")
    assert dive.devoured("mags")
    assert dive.hand("mags") == ["pry_bar", "winch"]


# --- tentacles below the head ------------------------------------------------------------------------


@example("REF-T-8")
@rule("REF-TENT-3", "REF-TENT-6", "REF-RULING-3", "REF-RULING-13")
def test_a_column_advances_as_a_line_through_an_empty_cave() -> None:
    dive = refuge_at(head=3, tentacles=["c3r6", "c3r5", "c3r3"])
    dive.kraken_card(bottom=("down", "right", "left"))
    assert dive.tentacles == ["c3r2", "c3r4", "c3r5"]


@example("REF-T-9")
@rule("REF-TENT-3")
def test_an_occupied_cave_stops_a_tentacle() -> None:
    dive = refuge_at(head=3, tentacles=["c3r6"], divers={"mags": "c3r5"})
    dive.kraken_card(bottom=("down", "left", "left"))
    assert dive.tentacles == ["c3r6"]
    assert dive.standing("mags")


@example("REF-T-10")
@rule("REF-TENT-5", "REF-CONTACT-1", "REF-CONTACT-2", "REF-CONTACT-5", "REF-ELIM-2")
def test_a_double_arrow_knocks_an_unarmed_diver_down() -> None:
    dive = refuge_at(head=3, tentacles=["c3r6"], divers={"mags": "c3r4"}, supply=9)
    dive.kraken_card(bottom=("down2", "left", "left"))
    assert (dive.tentacles, dive.supply) == ([], 10)
    assert dive.at("mags") == "c3r4"
    assert dive.down("mags")
    assert dive.hand("mags") == []


@example("REF-T-11")
@rule("REF-CONTACT-3", "REF-ELIM-1", "REF-OBJ-8")
def test_a_weapon_on_another_players_turn() -> None:
    dive = refuge_at(
        head=3,
        tentacles=["c3r6"],
        divers={"mags": "c3r4", "vega": ""},
        active="vega",
        supply=9,
        hands={"mags": ["trench_knife"]},
        salvage=["air_jet"],
    )
    dive.kraken_card(bottom=("down2", "left", "left"))
    assert dive.question == ("contact", "mags")
    assert dive.active == "vega"
    dive.chooses(card="trench_knife")
    assert dive.standing("mags")
    assert (dive.supply, dive.discarded, dive.hand("mags")) == (10, ["trench_knife"], ["air_jet"])
    assert dive.progress.count == 1


@example("REF-T-12")
@rule("REF-TENT-6")
def test_head_on_both_stay() -> None:
    dive = refuge_at(head=3, tentacles=["c3r6", "c4r6"])
    dive.kraken_card(bottom=("right", "left", "down"))
    assert dive.tentacles == ["c3r6", "c4r6"]


@example("REF-T-13")
@rule("REF-TENT-5", "REF-TENT-6", "REF-TENT-8", "REF-RULING-15")
def test_the_left_one_goes_first_and_spawn_comes_last() -> None:
    dive = refuge_at(head=3, tentacles=["c3r6", "c5r6"], supply=5)
    dive.kraken_card(bottom=("right", "spawn", "left"))
    assert dive.tentacles == ["c4r6", "c4r7", "c5r6"]
    assert dive.supply == 4


@example("REF-T-14")
@rule("REF-TENT-4", "REF-RULING-14")
def test_a_tentacle_that_changes_column_is_not_moved_again() -> None:
    dive = refuge_at(head=3, tentacles=["c3r6", "c4r5"])
    dive.kraken_card(bottom=("right", "down", "up"))
    assert dive.tentacles == ["c4r4", "c4r6"]


@example("REF-T-15")
@rule("REF-TENT-2", "REF-TENT-6", "REF-RULING-27")
def test_who_cannot_leave_blocks_who_follows() -> None:
    dive = refuge_at(head=1, tentacles=["c1r6", "c2r6"])
    dive.kraken_card(bottom=("left", "left", "left"))
    assert dive.tentacles == ["c1r6", "c2r6"]


@example("REF-T-16")
@rule("REF-TENT-1", "REF-TENT-9")
def test_an_empty_start_space_leads_to_the_threat_track() -> None:
    dive = refuge_at(head=3, tentacles=["c3r1"], threat=1, supply=9)
    dive.kraken_card(bottom=("down", "left", "left"))
    assert (dive.threat, dive.supply, dive.tentacles) == (2, 9, [])


@example("REF-T-16")
@pytest.mark.parametrize("posture", ["", " down"])
@rule("REF-TENT-7", "REF-CONTACT-4", "REF-RULING-4")
def test_a_diver_on_start_is_met_first(posture: str) -> None:
    divers = {"mags": f"c3r0{posture}", "vega": "", "sophie": ""}
    dive = refuge_at(head=3, tentacles=["c3r1"], threat=1, supply=9, divers=divers, active="vega")
    dive.kraken_card(bottom=("down", "left", "left"))
    assert (dive.threat, dive.supply) == (1, 10)
    assert dive.down("mags")


@example("REF-T-17")
@rule("REF-TENT-8", "REF-RULING-16")
def test_full_spawn_spaces_overflow_onto_the_threat_track() -> None:
    dive = refuge_at(head=4, tentacles=["c4r7", "c4r5"], divers={"mags": "c4r3"}, supply=9)
    dive.kraken_card(bottom=("spawn", "left", "left"))
    assert (dive.threat, dive.supply) == (1, 8)
    assert dive.tentacles == ["c4r5", "c4r7"]


# --- defeat ------------------------------------------------------------------------------------------


@example("REF-T-18")
@rule("REF-END-2", "REF-RULING-17")
def test_the_last_tentacle_of_the_supply() -> None:
    dive = refuge_at(head=3, supply=1)
    dive.kraken_card(bottom=("spawn", "left", "left"))
    assert dive.lost
    assert (dive.cause, dive.ending_rule, dive.supply) == ("supply", "REF-END-2", 0)


@example("REF-T-19")
@rule("REF-END-3", "REF-END-6")
def test_the_fourth_on_the_threat_track_stops_everything() -> None:
    dive = refuge_at(head=3, tentacles=["c5r1"], threat=3, supply=9)
    dive.kraken_card(bottom=("spawn", "spawn", "down"))
    assert dive.lost
    assert (dive.cause, dive.threat) == ("threat", 4)
    assert dive.tentacles == []  # nothing spawned any more


@example("REF-T-20")
@rule("REF-END-4", "REF-SPACE-5", "REF-RULING-24")
def test_no_card_left_to_draw() -> None:
    dive = refuge_at(divers={"mags": "c3r1"}, tentacles=["c3r6"], salvage=[])
    dive.swims("c3r2")  # one target only, so it is eliminated without a question
    assert dive.lost
    assert (dive.cause, dive.tentacles) == ("deck", [])


@example("REF-T-20")
@rule("REF-END-4", "REF-SPACE-5")
def test_an_empty_deck_alone_is_no_defeat() -> None:
    dive = refuge_at(divers={"mags": "c3r1"}, tentacles=["c4r6"], salvage=[])
    dive.swims("c3r2")
    assert not dive.lost
    assert dive.question == ("main", "mags")


@example("REF-T-21")
@rule("REF-OBJ-16", "REF-END-1", "REF-OBJ-7")
def test_the_last_charge_wins() -> None:
    dive = refuge_at(
        head=4,
        divers={"mags": "c2r11"},
        hands={"mags": ["winch"]},
        salvage=[],
        objective="obj3_scuttling_charges",
        markers=["c2r11"],
    )
    dive.special()
    assert dive.won
    assert dive.head == 4


@example("REF-T-22")
@rule("REF-END-5", "REF-RULING-18")
def test_everybody_down_or_devoured() -> None:
    dive = refuge_at(head=3, divers={"mags": "c2r4 down", "vega": "c4r7"}, active="vega")
    dive.kraken_card(top="devour")
    assert dive.lost
    assert dive.cause == "all_down"


@example("REF-T-23")
@rule("REF-DEV-5", "REF-REC-1", "REF-END-7", "REF-SOLO-2")
def test_a_lone_diver_gets_up_in_time() -> None:
    hand = ["swim_fins", "air_jet"]
    dive = refuge_at(players=1, divers={"mags": "c4r7"}, turn_no=6, hands={"mags": hand})
    dive.kraken_card(top="devour")
    assert dive.question == ("return_cell", "mags")
    dive.chooses(cell="c4r4")
    assert (dive.g.turn, dive.at("mags"), dive.down("mags")) == (7, "c4r4", True)
    dive.recovers(diver="mags")
    dive.chooses(card="air_jet")
    assert dive.standing("mags")
    assert dive.actions_left == 1
    assert dive.g.solo_deadline is None


@example("REF-T-23")
@rule("REF-END-7", "REF-RULING-28")
def test_a_lone_diver_who_stays_down_loses_before_the_kraken_card() -> None:
    dive = refuge_at(players=1, divers={"mags": "c4r7"}, turn_no=6)
    dive.kraken_card(top="devour")
    dive.chooses(cell="c4r4")  # without cards nothing can be done, so the actions end by themselves
    assert dive.lost
    assert (dive.cause, dive.g.turn) == ("solo_down", 7)
    assert len(dive.g.kraken_drawn) == 0


# --- spaces, passing, recovering ---------------------------------------------------------------------


@example("REF-T-24")
@rule("REF-SPACE-6", "REF-SPACE-1")
def test_a_whirlpool_swaps_without_effect() -> None:
    dive = refuge_at(divers={"mags": "c3r2", "vega": "c4r2 down"})
    dive.swims("c3r1")
    dive.chooses(diver="vega")
    assert (dive.at("mags"), dive.at("vega")) == ("c4r2", "c3r1")
    assert dive.down("vega")
    assert dive.standing("mags")
    assert dive.question == ("main", "mags")


@example("REF-T-25")
@rule("REF-PASS-2", "REF-REC-3", "REF-MOVE-3", "REF-RULING-5")
def test_a_diver_who_is_down_may_pass_cards_but_not_swim() -> None:
    dive = refuge_at(
        divers={"mags": "c4r3 down", "vega": "c4r4"}, hands={"mags": ["winch", "air_jet", "net_launcher"]}
    )
    assert dive.options("swim") == []
    dive.passes_cards("vega", "winch", "air_jet")
    assert dive.hand("vega") == ["air_jet", "winch"]
    assert dive.hand("mags") == ["net_launcher"]
    assert dive.actions_left == 2
    dive.ends()
    assert dive.active == "vega"


@example("REF-T-26")
@pytest.mark.parametrize(
    ("hand", "offered"), [(["pry_bar", "net_launcher"], ["vega"]), (["pry_bar", "trench_knife"], [])]
)
@rule("REF-REC-1")
def test_recover_needs_two_cards_of_one_type(hand: list[str], offered: list[str]) -> None:
    dive = refuge_at(divers={"vega": "c4r3 down"}, hands={"vega": hand})
    assert dive.options("recover_diver") == offered


@example("REF-T-27")
@rule("REF-HEAD-4", "REF-HEAD-5", "REF-RULING-11")
def test_a_chain_of_three_is_pushed() -> None:
    dive = refuge_at(head=1, tentacles=["c4r9"], divers={"mags": "c5r9", "vega": "c6r9"})
    dive.kraken_card(top="right 1")
    assert (dive.tentacles, dive.at("mags"), dive.at("vega")) == (["c5r9"], "c6r9", "c7r9")


@example("REF-T-27")
@rule("REF-HEAD-6", "REF-RULING-11", "REF-RULING-12")
def test_a_chain_that_ends_at_the_edge_loses_only_its_first() -> None:
    dive = refuge_at(head=3, tentacles=["c6r9"], divers={"mags": "c7r9", "vega": "c8r9"}, supply=9)
    dive.kraken_card(top="right 1")
    assert (dive.tentacles, dive.supply) == ([], 10)
    assert (dive.at("mags"), dive.at("vega")) == ("c7r9", "c8r9")


@example("REF-T-28")
@rule("REF-CARD-6", "REF-RULING-20")
def test_a_devour_card_reshuffles_after_its_bottom_half() -> None:
    dive = refuge_at(head=3, supply=9)
    dive.kraken_card(top="devour", bottom=("spawn", "up", "spawn"))
    assert dive.tentacles == ["c3r6", "c5r6"]
    assert (len(dive.g.kraken_deck), len(dive.g.kraken_drawn)) == (10, 0)


@example("REF-T-29")
@rule("REF-TENT-1", "REF-SPACE-4")
def test_a_lair_cannot_move_a_tentacle_onto_a_diver_in_a_cave() -> None:
    dive = refuge_at(divers={"mags": "c3r4", "vega": "c4r2"}, tentacles=["c4r3"])
    dive.swims("c3r3")
    dive.chooses(at="c4r3")
    assert "c4r2" not in dive.options("move_tentacle")


@example("REF-T-29")
@rule("REF-TENT-1", "REF-CONTACT-2", "REF-RULING-25")
def test_an_armed_diver_profits_from_a_lair() -> None:
    dive = refuge_at(
        divers={"mags": "c5r4", "vega": "c3r3"},
        tentacles=["c4r3"],
        hands={"vega": ["speargun"]},
        salvage=["winch"],
    )
    dive.swims("c5r3")
    dive.chooses(at="c4r3")
    dive.chooses(to="c3r3")
    assert dive.question == ("contact", "vega")
    dive.chooses(card="speargun")
    assert dive.standing("vega")
    assert dive.hand("vega") == ["winch"]
    assert dive.question == ("main", "mags")


@example("REF-T-30")
@rule("REF-SPACE-2", "REF-OBJ-14")
def test_an_air_jet_passes_the_kraken_row() -> None:
    dive = refuge_at(
        head=1, divers={"mags": "c5r7"}, hands={"mags": ["air_jet"]}, objective="obj3_board_the_wreck"
    )
    dive.plays("air_jet")
    dive.chooses(direction="up")
    dive.chooses(cells=4)
    assert dive.at("mags") == "c5r11"
    assert dive.head == 1
    assert dive.won


@example("REF-T-30")
@rule("REF-SPACE-2")
def test_a_diver_in_the_way_ends_the_line() -> None:
    dive = refuge_at(head=1, divers={"mags": "c5r7", "vega": "c5r9"}, hands={"mags": ["air_jet"]})
    dive.plays("air_jet")
    dive.chooses(direction="up")  # one space is the only distance
    assert dive.at("mags") == "c5r8"


# --- objectives in the middle of things --------------------------------------------------------------


@example("REF-T-31")
@rule("REF-OBJ-4", "REF-OBJ-12", "REF-END-1", "REF-MOVE-2")
def test_a_reward_comes_before_the_rest_of_the_effect() -> None:
    dive = refuge_at(head=1, divers={"mags": "c7r7"}, objective="obj2_both_flanks", flanks=["left"])
    dive.swims("c7r8")
    assert dive.question == ("kraken_move", "mags")  # the reward, while the head still is where it was
    assert dive.head == 1
    dive.declines()
    assert dive.current == "obj3_board_the_wreck"
    assert dive.head == 2  # and only now the Kraken space


@example("REF-T-32")
@rule("REF-ELIM-1", "REF-OBJ-4", "REF-OBJ-8")
def test_everybodys_reward_comes_before_the_own_draw() -> None:
    dive = refuge_at(
        divers={"mags": "c3r1"},
        tentacles=["c3r6"],
        count=5,
        salvage=["winch", "air_jet", "pry_bar", "speargun"],
    )
    dive.swims("c3r2")
    assert dive.current == "obj2_tag_the_beast"
    assert dive.hand("satoshi") == ["air_jet"]
    assert dive.hand("mags") == ["pry_bar", "winch"]


@example("REF-T-34")
@rule("REF-CARD-4", "REF-CARD-6", "REF-SALV-2")
def test_a_decoy_lantern_does_not_stop_devour_and_reshuffle() -> None:
    dive = refuge_at(
        head=3,
        divers={"mags": "c4r7"},
        tentacles=["c3r6"],
        hands={"mags": ["decoy_lantern"]},
        salvage=["winch"],
    )
    dive.plays("decoy_lantern")
    dive.kraken_card(top="devour", bottom=("down", "spawn", "down"))
    assert dive.devoured("mags")
    assert dive.tentacles == ["c3r6"]
    assert len(dive.g.kraken_deck) == 10
    assert dive.discarded == ["decoy_lantern"]
    assert not dive.g.skip_bottom


@example("REF-T-35")
@rule("REF-MOVE-2", "REF-RULING-39", "REF-RULING-7")
def test_contact_before_the_goal_unarmed() -> None:
    dive = refuge_at(
        head=1, divers={"mags": "c5r10"}, tentacles=["c5r11"], supply=8, objective="obj3_board_the_wreck"
    )
    dive.next_kraken_card()  # drawn at once: a Diver who is down without cards can do nothing more
    dive.swims("c5r11")
    assert dive.at("mags") == "c5r11"
    assert dive.down("mags")
    assert dive.supply == 9
    assert not dive.won


@example("REF-T-35")
@rule("REF-MOVE-2", "REF-RULING-39", "REF-ELIM-1", "REF-RULING-26")
def test_contact_before_the_goal_armed() -> None:
    dive = refuge_at(
        head=1,
        divers={"mags": "c5r10"},
        tentacles=["c5r11"],
        supply=8,
        objective="obj3_board_the_wreck",
        hands={"mags": ["trench_knife"]},
        salvage=[],
    )
    dive.swims("c5r11")
    dive.chooses(card="trench_knife")
    assert dive.won  # before the draw, which the empty deck would not have survived
    assert dive.supply == 9


# --- the Abyss ---------------------------------------------------------------------------------------


@example("REF-T-33")
@rule("REF-ABYSS-5")
def test_two_ways_to_come_closer() -> None:
    dive = refuge_at(abyss=True, head="c3r6", divers={"mags": "c7r9"})
    dive.swims("c6r9")
    assert dive.question == ("abyss_dir", "mags")
    assert sorted(dive.options("choose_direction")) == ["right", "up"]
    dive.chooses(direction="up")
    assert dive.head_at == "c3r7"


@example("REF-T-36")
@rule("REF-ABYSS-2", "REF-ABYSS-3", "REF-HEAD-5")
def test_the_head_pushes_downwards() -> None:
    dive = refuge_at(abyss=True, head="c5r7", divers={"mags": "c7r6", "vega": "c7r5"})
    dive.kraken_card(top="down 1")
    assert (dive.head_at, dive.at("mags"), dive.at("vega")) == ("c5r6", "c7r5", "c7r4")


@example("REF-T-36")
@rule("REF-ABYSS-2", "REF-HEAD-2")
def test_no_room_on_the_right() -> None:
    dive = refuge_at(abyss=True, head="c5r7", divers={"mags": "c7r6", "vega": "c7r5"})
    dive.kraken_card(top="right 1")
    assert (dive.head_at, dive.at("mags"), dive.at("vega")) == ("c5r7", "c7r6", "c7r5")
