"""How a cooperative dive ends: the order of the checks, and every kind of defeat."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.refuge.table import Dive, refuge_at

rule = pytest.mark.rule


def head_dives(**table: Any) -> Dive:
    """In the Abyss the head sinks onto row 6, where column 4 is full of tentacles down to the Start edge."""
    column = [f"c4r{row}" for row in range(1, 7)]
    tentacles = [*column, *table.pop("also", [])]
    dive = refuge_at(abyss=True, head="c3r7", tentacles=tentacles, threat=3, supply=2, **table)
    dive.kraken_card(top="down 1")
    return dive


# --- the order of the checks -------------------------------------------------------------------------


@rule("REF-END-1")
def test_a_win_and_a_defeat_at_the_same_instant_are_a_win() -> None:
    divers = {"mags": "c3r6", "vega": "c7r2"}
    plain = head_dives(divers=divers)
    assert (plain.lost, plain.cause, plain.threat) == (True, "threat", 4)
    cargo = head_dives(divers=divers, objective="obj3_raise_the_cargo", carrier="mags")
    assert (cargo.won, cargo.threat, cargo.at("mags")) == (True, 4, "c3r5")  # pushed into a Cave


@rule("REF-END-1")
def test_an_empty_supply_is_noticed_before_a_full_threat_track() -> None:
    dive = refuge_at(head=3, tentacles=["c3r6", "c3r4", "c3r2"], threat=3, supply=1)
    dive.kraken_card(bottom=("spawn", "up", "up"))
    assert (dive.supply, dive.threat) == (0, 4)
    assert (dive.cause, dive.ending_rule) == ("supply", "REF-END-2")


@rule("REF-END-1")
def test_a_full_threat_track_is_noticed_before_everybody_is_down() -> None:
    wall = [f"c3r{row}" for row in range(1, 6)]
    dive = head_dives(divers={"mags": "c3r6", "vega": "c3r0 down"}, also=wall)
    assert dive.devoured("mags")
    assert (dive.cause, dive.ending_rule) == ("threat", "REF-END-3")


@rule("REF-END-1")
def test_the_goal_is_checked_after_the_elimination_and_before_its_draw() -> None:
    dive = refuge_at(
        divers={"mags": "c4r3", "vega": ""},
        hands={"mags": ["net_launcher"]},
        tentacles=["c4r6"],
        count=5,
        salvage=["winch", "pry_bar"],
    )
    dive.plays("net_launcher")
    assert (dive.lost, dive.cause) == (True, "deck")  # the reward took both cards
    assert (dive.hand("mags"), dive.hand("vega")) == (["winch"], ["pry_bar"])


# --- supply and Threat -------------------------------------------------------------------------------


@rule("REF-END-2")
def test_one_tentacle_in_the_supply_is_enough() -> None:
    dive = refuge_at(head=3, supply=2)
    dive.kraken_card(bottom=("spawn", "up", "up"))
    assert (dive.supply, dive.lost) == (1, False)


@rule("REF-END-2", "REF-TENT-8")
def test_a_tentacle_that_overflows_onto_the_threat_track_comes_from_the_supply() -> None:
    dive = refuge_at(head=3, tentacles=["c3r6", "c3r4", "c3r2"], supply=1)
    dive.kraken_card(bottom=("spawn", "up", "up"))
    assert (dive.lost, dive.cause, dive.threat) == (True, "supply", 1)


@rule("REF-END-3")
def test_a_player_can_lose_the_dive_with_a_lair() -> None:
    dive = refuge_at(divers={"mags": "c4r0"}, tentacles=["c1r1"], threat=3, supply=5)
    dive.swims("c4r1")
    dive.chooses(at="c1r1")
    dive.chooses(to="c1r0")
    assert (dive.lost, dive.cause) == (True, "threat")


# --- the Salvage deck --------------------------------------------------------------------------------


@rule("REF-END-4")
def test_several_cards_are_drawn_one_by_one() -> None:
    dive = refuge_at(
        divers={"satoshi": "c4r3"},
        hands={"satoshi": ["winch"]},
        face_up=["satoshi_tinker"],
        salvage=["air_jet"],
    )
    dive.uses("satoshi_tinker")
    assert (dive.lost, dive.ending_rule) == (True, "REF-END-4")
    assert dive.hand("satoshi") == ["air_jet"]


@rule("REF-END-4")
def test_a_reward_can_empty_the_deck_too() -> None:
    dive = refuge_at(head=3, divers={"mags": "", "vega": ""}, objective="obj2_empty_reach", salvage=["winch"])
    dive.kraken_card()
    assert (dive.lost, dive.cause, dive.hand("mags")) == (True, "deck", ["winch"])


@rule("REF-END-4")
def test_the_last_card_may_be_drawn() -> None:
    dive = refuge_at(
        divers={"mags": "c4r3"}, hands={"mags": ["net_launcher"]}, tentacles=["c4r6"], salvage=["winch"]
    )
    dive.plays("net_launcher")
    assert (dive.lost, dive.hand("mags")) == (False, ["winch"])


# --- everybody down ----------------------------------------------------------------------------------


@rule("REF-END-5")
def test_everybody_down_is_a_defeat() -> None:
    divers = {"mags": "c3r4", "vega": "c7r2 down", "sophie": "devoured"}
    dive = refuge_at(head=3, divers=divers, tentacles=["c3r5"])
    dive.kraken_card(bottom=("down", "up", "up"))
    assert (dive.lost, dive.ending_rule) == (True, "REF-END-5")


@rule("REF-END-5")
def test_one_diver_who_stands_is_enough() -> None:
    divers = {"mags": "c3r4", "michael": "", "vega": "c7r2 down", "sophie": "devoured"}
    dive = refuge_at(head=3, divers=divers, tentacles=["c3r5"])
    dive.kraken_card(bottom=("down", "up", "up"))
    assert not dive.lost


@rule("REF-END-5", "REF-RULING-18")
def test_the_last_diver_who_swims_into_the_head_loses_the_dive() -> None:
    dive = refuge_at(head=3, divers={"mags": "c4r7", "vega": "devoured"})
    dive.swims("c4r8")
    assert (dive.lost, dive.cause) == (True, "all_down")


# --- at once -----------------------------------------------------------------------------------------


@rule("REF-END-6")
def test_the_end_stops_open_effects() -> None:
    dive = refuge_at(
        head=3,
        divers={"mags": "c3r4", "vega": "c7r2 down"},
        tentacles=["c3r5", "c4r1", "c5r1"],
        supply=9,
    )
    dive.kraken_card(bottom=("down", "down", "down"))
    assert dive.lost
    assert dive.threat == 0  # the tentacles of columns 4 and 5 never arrived
    assert dive.options() == []


@rule("REF-END-6")
def test_a_win_leaves_the_rest_of_a_swim_undone() -> None:
    dive = refuge_at(
        head=1, divers={"mags": "c5r10"}, hands={"mags": ["motor_sled"]}, objective="obj3_board_the_wreck"
    )
    dive.plays("motor_sled")
    dive.chooses(to="c5r11")
    assert dive.won
    assert (dive.question, dive.discarded) == (None, [])
