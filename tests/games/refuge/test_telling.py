"""The log can be followed by ear: which, from where, to where, by whom, and why."""

from __future__ import annotations

from typing import Any

from fathomfive.games.refuge.game import GAME
from fathomfive.games.refuge.scene.faces import own_hand
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from fathomfive.kernel.tells import Tell
from fathomfive.kernel.text import Text
from fathomfive.scene.view import stage_of
from tests.games.refuge.table import Dive, refuge_at


def race_at(**table: Any) -> Dive:
    return refuge_at(mode="competitive", **table)


def set_out(players: int, **options: str) -> Dive:
    """A table with everything told on the way to its first turn."""
    told: list[Tell] = []
    match = Match.start(GAME, Setup("refuge", players, options), Dice.seeded(1), sink=told.append)
    while match.state.turn == 0:
        match.play(match.options[0])
    return Dive(match, told)


def every(dive: Dive, line: str) -> list[str]:
    return [dive.reads(Text(tell.text, tell.args)) for tell in dive.said(line)]


# --- the opening and the end -------------------------------------------------------------------------


def test_the_first_line_says_what_is_at_stake() -> None:
    dive = set_out(3)
    assert dive.lines[0] == "opens"
    assert dive.heard("opens").startswith("3 Divers go down against the Kraken: First dive.")
    assert "4 tentacles on the Threat track" in dive.heard("opens")
    assert dive.heard("first_tentacles").endswith("9 are left in the supply.")
    assert len(dive.moved("first_tentacles")) == 7
    assert dive.heard("threat").endswith("1 of 4, and 8 left in the supply.")
    assert set_out(2, mode="competitive").lines[0] == "opens-race"


def test_the_last_line_says_how_it_ended_and_by_which_rule() -> None:
    lost = refuge_at(threat=3, tentacles=["c3r1"], head=3)
    lost.kraken_card(bottom=("down", "left", "left"))
    assert lost.lines[-1] == "end-threat"
    assert lost.heard("end-threat") == "4 tentacles are on the Threat track: the dive is lost on turn 1."
    assert lost.cited("end-threat") == ["REF-END-3"]
    assert lost.beat("end-threat").weight == "end"
    won = refuge_at(divers={"mags": "c1r10"}, head=5, objective="obj3_board_the_wreck")
    won.swims("c1r11")
    assert won.lines[-1] == "end-objectives"
    race = race_at(divers={"mags": "c1r10", "vega": "c7r0"}, head=5, unlocked=[1])
    race.swims("c1r11")
    assert race.heard("end-pod") == "**Mags** (Seat 1) swims into the open pod at A11 and wins the race."


# --- which, from where, to where ---------------------------------------------------------------------


def test_a_diver_is_heard_to_come_and_go() -> None:
    dive = refuge_at(divers={"mags": "c3r1"})
    dive.swims("c2r1")
    assert dive.heard("swims") == "**Mags** swims from C1 to the Cave at B1."


def test_a_moved_tentacle_is_named_by_its_place() -> None:
    dive = refuge_at(divers={"mags": "c4r0"}, tentacles=["c5r6", "c1r2"])
    dive.swims("c4r1")
    dive.chooses(at="c5r6")
    dive.chooses(to="c4r6")
    assert dive.heard("tentacle_moved") == "**Mags** moves the tentacle at E6 to the Whirlpool at D6."


def test_what_a_card_moves_is_told_column_by_column() -> None:
    dive = refuge_at(head=3, tentacles=["c3r6", "c3r3", "c5r2"])
    dive.kraken_card(bottom=("down", "spawn", "right"))
    assert every(dive, "tentacles_move") == [
        "Column C: 2 tentacles move down, C6 to C5 and C3 to C2.",
        "Column E: a tentacle moves right, E2 to F2.",
    ]
    assert [tell.beat.spot for tell in dive.said("tentacles_move") if tell.beat] == [2, 4]
    assert dive.heard("spawns") == "A tentacle rises on the Spawn space at D7: 12 are left in the supply."
    assert dive.beat("spawns").spot == 3


def test_a_second_step_leaves_out_who_is_gone() -> None:
    dive = refuge_at(head=3, divers={"vega": "c7r0", "mags": "c3r3 down"}, tentacles=["c3r4", "c3r2"])
    dive.kraken_card(bottom=("down2", "left", "left"))
    assert every(dive, "tentacles_move")[1] == "Column C: a tentacle moves down, C1 to C0."
    assert dive.heard("threat") == "A tentacle slips past the Start row onto the Threat track: 1 of 4."


def test_a_column_that_cannot_move_says_so() -> None:
    dive = refuge_at(head=1, tentacles=["c1r6"])
    dive.kraken_card(bottom=("left", "up", "up"))
    assert dive.heard("tentacles_stay") == "The tentacle at A6 stays: its way left is blocked."


def test_a_spawn_without_room_says_why_it_threatens() -> None:
    dive = refuge_at(head=4, tentacles=["c4r7", "c4r5", "c4r3"])
    dive.kraken_card(bottom=("spawn", "up", "up"))
    assert dive.heard("no_room") == "No Spawn space of column D is free for a new tentacle."
    assert dive.beat("no_room").spot == 2
    assert dive.beat("threat").tone == "bad"


def test_the_head_names_what_it_pushes_and_where_to() -> None:
    dive = refuge_at(head=3, divers={"mags": "c6r8", "vega": "c7r0"}, tentacles=["c6r10"])
    dive.kraken_card(top="right 1")
    assert dive.heard("head_moves") == (
        "The head moves right, over columns D to F, and pushes the tentacle at F10 to G10 and **Mags** to G8."
    )
    assert dive.beat("head_moves").spot == 1


def test_cards_that_are_peeked_at_are_named_and_so_is_their_order() -> None:
    dive = refuge_at(hands={"satoshi": ["hydrophone"]}, kraken=["k01", "k02", "k03"])
    dive.plays("hydrophone")
    assert dive.heard("peeks").endswith("the next 3 Kraken cards: Slow Coil, Cold Draught and Sudden Lunge.")
    dive.chooses(card="k03")
    dive.chooses(card="k01")
    assert dive.heard("puts_back").endswith("in this order: Sudden Lunge, Slow Coil and Cold Draught.")


# --- why ---------------------------------------------------------------------------------------------


def test_a_turn_without_anything_to_do_is_explained() -> None:
    dive = refuge_at(divers={"vega": "c7r0", "mags": "c3r3 down"})
    dive.next_kraken_card()
    dive.ends()
    assert "**Mags**: knocked down" in every(dive, "turn")[0]
    assert dive.heard("stuck_down").startswith("**Mags** is down and has nothing to get up with")
    assert dive.cited("stuck_down") == ["REF-REC-3"]


def test_unused_actions_are_told() -> None:
    dive = refuge_at(divers={"mags": "c3r3"})
    dive.kraken_card()
    assert dive.heard("stops") == "**Mags** ends the turn with two actions unused."


def test_a_swim_into_the_head_is_explained() -> None:
    dive = refuge_at(head=3, divers={"mags": "c4r7", "vega": "c7r0"})
    dive.swims("c4r8")
    assert dive.heard("devoured_swims").startswith("**Mags** swims from D7 into the Kraken's head")
    assert dive.heard("loses_actions") == "The action left to **Mags** is lost."
    beat = dive.beat("devoured_swims")
    assert beat.weight == "reveal"
    assert beat.tone == "bad"


def test_the_other_ways_into_the_jaws_are_told_apart() -> None:
    beak = refuge_at(head=3, divers={"mags": "c4r7", "vega": "c7r0"})
    beak.kraken_card(top="devour")
    assert beak.heard("devour_symbol") == "The beak opens next to Mags!"
    assert "next to the head" in beak.heard("devoured")
    edge = refuge_at(head=4, divers={"mags": "c7r10", "vega": "c7r0"})
    edge.kraken_card(top="right 1")
    assert "has no room to be pushed from G10" in edge.heard("devoured_pushed")


def test_a_spawn_space_with_nothing_in_line_says_so() -> None:
    dive = refuge_at(divers={"mags": "c3r1"})
    dive.swims("c3r2")
    assert dive.heard("in_vain") == "No tentacle is in line: the Spawn space does nothing."


def test_an_elimination_says_how_far_the_objective_is() -> None:
    dive = refuge_at(divers={"mags": "c3r1"}, tentacles=["c3r6"], count=3)
    dive.swims("c3r2")
    assert dive.heard("eliminates_counts") == (
        "**Mags** eliminates the tentacle at C6: 4 of 6 for Clear Water."
    )


def test_what_a_played_card_and_a_used_ability_do_is_said() -> None:
    dive = refuge_at(divers={"mags": "c3r1"}, hands={"mags": ["air_bottle"]}, face_up=["mags_bull_rush"])
    dive.plays("air_bottle")
    assert dive.heard("plays") == "**Mags** plays Air Bottle. Two more actions this turn."
    assert dive.heard("gains_actions") == "**Mags** gains two actions and has 3 left."
    dive.uses("mags_bull_rush")
    assert dive.heard("ability").startswith("**Mags** uses Bull Rush. Up to 3 spaces")


def test_a_card_given_up_for_the_axe_is_named() -> None:
    dive = refuge_at(
        divers={"mags": "c3r4", "vega": "c7r0"},
        tentacles=["c3r5"],
        hands={"mags": ["boarding_axe", "winch"]},
    )
    dive.swims("c3r5")
    dive.chooses(card="boarding_axe")
    dive.chooses(card="winch")
    assert dive.heard("weapon_kept").endswith("with Boarding Axe and gives up Deck Winch to keep it.")
    assert dive.moved("weapon_kept") == {"card:winch:0": "salvage_discard"}


def test_a_half_that_was_skipped_beforehand_is_told() -> None:
    dive = refuge_at(hands={"satoshi": ["decoy_lantern"]})
    dive.plays("decoy_lantern")
    dive.ends()
    assert dive.heard("bottom_skipped").startswith("The bottom half of the card is skipped")


# --- what moves --------------------------------------------------------------------------------------


def test_whoever_holds_the_same_card_does_not_see_their_own_go() -> None:
    dive = refuge_at(
        divers={"mags": "c3r4", "vega": "c6r4"},
        hands={"mags": ["speargun"], "vega": ["speargun"]},
        tentacles=["c3r6"],
    )
    dive.plays("speargun")
    (played,) = dive.moved("plays")
    assert played not in {card.id for card in own_hand(dive.g, 1).cards}


def test_copies_of_a_card_are_told_apart() -> None:
    dive = refuge_at(
        divers={"mags": "c3r1", "vega": "c2r2"},
        hands={"mags": ["speargun", "speargun"], "vega": ["speargun"]},
        tentacles=["c3r6"],
        salvage=["speargun"],
    )
    dive.swims("c3r2")
    assert dive.moved("draws") == {"card:speargun:0:3": "hand:0"}
    dive.passes_cards("vega", "speargun")
    assert dive.moved("gives") == {"card:speargun:0:2": "hand:1", "card:speargun:1:3": "hand:1"}


def test_the_cargo_goes_where_its_carrier_goes() -> None:
    dive = refuge_at(divers={"mags": "c3r7"}, head=5, objective="obj3_raise_the_cargo", carrier="mags")
    dive.swims("c2r7")
    assert dive.moved("swims") == {"diver:mags": "c2r7", "cargo": "c2r7"}


def test_a_camera_that_flashed_is_taken_back() -> None:
    dive = refuge_at(
        head=3,
        divers={"sophie": "c7r0"},
        tentacles=["c3r6"],
        cameras=["c3r5"],
        face_up=["sophie_flashbulb"],
    )
    dive.kraken_card(bottom=("down", "up", "up"))
    dive.chooses(at="c3r5")
    assert dive.heard("camera_taken") == "**Sophie** takes back the camera at C5."
    assert dive.moved("camera_taken") == {"camera:c3r5": "hand:0"}


def test_marks_of_an_objective_come_and_go_with_it() -> None:
    dive = refuge_at(
        divers={"mags": "c4r4"},
        hands={"mags": ["winch"]},
        objective="obj1_hidden_cache",
        count=2,
        stowed=["aid", "motion"],
    )
    dive.special()
    marks = [motion for motion in dive.said("completes")[-1].motions if motion.piece.startswith("goal:")]
    assert len(marks) == len(dive.g.board.of_kind["cave"])
    assert all(not motion.to for motion in marks)


# --- big moments -------------------------------------------------------------------------------------


def test_a_kraken_card_is_shown_with_its_symbols_in_order() -> None:
    dive = refuge_at(kraken=["k06"])
    dive.ends()
    shows = dive.beat("kraken_card").shows
    assert shows is not None
    assert shows.symbol == "refuge-kraken-pic-k06"
    assert shows.spots == ("refuge-top-right1", "refuge-sym-left", "refuge-sym-down", "refuge-sym-spawn")
    assert dive.heard("kraken_card") == (
        "Kraken card **Groping Dark**. The head moves 1 space right. "
        "Below, from the left: tentacles drift left, tentacles sink, a tentacle rises."
    )


def test_whoever_is_touched_stands_in_red_with_the_number_of_the_symbol() -> None:
    dive = refuge_at(head=3, divers={"mags": "c4r3", "vega": "c7r0"}, tentacles=["c4r4"])
    dive.kraken_card(bottom=("left", "down", "left"))
    for line in ("grips", "down"):
        beat = dive.beat(line)
        assert (beat.tone, beat.spot, beat.touches) == ("bad", 3, ("diver:mags",))
    assert dive.heard("down") == (
        "**Mags** goes down at D3, and the tentacle sinks back to the supply. Only **Vega** still stands."
    )
    assert dive.beat("turn").weight == "turn"


def test_only_the_two_know_what_was_grabbed() -> None:
    dive = race_at(
        divers={"mags": "c3r3", "vega": "c3r4", "satoshi": "c7r0"},
        hands={"mags": ["grabber"], "vega": ["winch"]},
    )
    dive.plays("grabber")
    if dive.asked == "grabber_choice":
        dive.chooses(what="steal")
    seen, unseen = dive.beat("steals").shows, dive.beat("steals_unseen").shows
    assert seen is not None
    assert unseen is not None
    assert seen.symbol == "refuge-salvage-card-winch"
    assert unseen.symbol == "refuge-salvage-back"


# --- codes -------------------------------------------------------------------------------------------


def test_every_space_has_a_code_as_on_a_map() -> None:
    stage = stage_of(refuge_at().match)
    codes = {space.id: space.code for space in stage.spaces if space.code}
    assert codes["c3r5"] == "C5"
    assert codes["c0r8"] == "L8"
    assert codes["c8r9"] == "R9"
    assert len(set(codes.values())) == len(codes) == 88
