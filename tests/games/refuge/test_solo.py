"""Diving alone: the second chance, solo texts and solo numbers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.refuge.table import Dive, refuge_at

rule = pytest.mark.rule


def alone(diver: str = "mags", place: str = "c4r3", **table: Any) -> Dive:
    return refuge_at(players=1, divers={diver: place}, **table)


# --- a second chance ---------------------------------------------------------------------------------


@rule("REF-SOLO-2", "REF-END-7")
def test_going_down_alone_is_no_defeat_at_once() -> None:
    dive = alone(place="c3r4", head=3, tentacles=["c3r5"], turn_no=4, hands={"mags": ["winch", "pry_bar"]})
    dive.kraken_card(bottom=("down", "up", "up"))
    assert (dive.lost, dive.g.solo_deadline) == (False, 5)
    assert (dive.g.turn, dive.down("mags")) == (5, True)


@rule("REF-END-7")
def test_who_goes_down_in_its_own_actions_has_the_whole_next_turn() -> None:
    dive = alone(place="c3r3", head=1, tentacles=["c3r4"], turn_no=4, hands={"mags": ["winch", "winch"]})
    dive.next_kraken_card(top="left 1")
    dive.swims("c3r4")
    assert dive.g.solo_deadline == 5
    dive.ends()
    assert (dive.lost, dive.g.turn) == (False, 5)
    dive.recovers(diver="mags")
    assert dive.standing("mags")
    assert dive.g.solo_deadline is None


@rule("REF-END-7", "REF-RULING-28")
def test_the_deadline_strikes_at_the_end_of_the_actions_before_the_kraken_card() -> None:
    dive = alone(place="c3r3 down", turn_no=5, solo_deadline=5, hands={"mags": ["winch", "pry_bar"]})
    assert not dive.lost
    dive.ends()
    assert (dive.lost, dive.cause, dive.ending_rule) == (True, "solo_down", "REF-END-7")
    assert len(dive.g.kraken_drawn) == 0


@rule("REF-END-7")
def test_being_devoured_while_down_does_not_put_the_deadline_off() -> None:
    """With a turn of grace more: else who is down can be caught again only in the turn it went down."""
    dive = alone(
        place="c4r7 down",
        head=3,
        turn_no=5,
        solo_deadline=6,
        hands={"mags": ["winch", "pry_bar"]},
        content={"setup": {"coop": {"solo_grace_turns": 2}}},
    )
    dive.kraken_card(top="devour")
    assert dive.g.solo_deadline == 6
    dive.chooses(cell="c4r4")
    dive.ends()
    assert (dive.lost, dive.cause) == (True, "solo_down")


@rule("REF-END-7")
def test_standing_up_clears_the_deadline() -> None:
    dive = alone(place="c3r3 down", turn_no=5, solo_deadline=5, hands={"mags": ["smelling_salts"]})
    dive.plays("smelling_salts")
    assert dive.g.solo_deadline is None
    dive.kraken_card()
    assert (dive.lost, dive.g.turn) == (False, 6)


@rule("REF-END-7")
def test_there_is_no_deadline_in_company() -> None:
    dive = refuge_at(head=3, divers={"mags": "", "sophie": "", "vega": "c3r4"}, tentacles=["c3r5"])
    dive.kraken_card(bottom=("down", "up", "up"))
    assert dive.g.solo_deadline is None


@rule("REF-SOLO-1", "REF-TURN-9")
def test_a_lone_player_takes_every_turn() -> None:
    dive = alone(turn_no=1)
    dive.kraken_card()
    assert (dive.active, dive.g.turn, dive.actions_left) == ("mags", 2, 2)


# --- solo texts --------------------------------------------------------------------------------------


@rule("REF-SOLO-3")
def test_a_whirlpool_has_nobody_to_swap_with() -> None:
    dive = alone(place="c3r2")
    dive.swims("c3r1")
    assert (dive.question, dive.at("mags")) == (("main", "mags"), "c3r1")


@rule("REF-SOLO-3")
def test_a_tow_line_pulls_tentacles_only() -> None:
    assert alone(hands={"mags": ["tow_line"]}).options("play_card") == []
    dive = alone(hands={"mags": ["tow_line"]}, tentacles=["c4r6"])
    dive.plays("tow_line")
    dive.chooses(cells=2)
    assert dive.tentacles == ["c4r4"]


@rule("REF-SOLO-3")
def test_standing_orders_are_a_swim_of_up_to_two_cells() -> None:
    dive = alone("michael", face_up=["michael_standing_orders"])
    dive.uses("michael_standing_orders")
    assert dive.question == ("step", "michael")
    dive.chooses(to="c4r4")
    dive.chooses(to="c4r5")
    assert (dive.at("michael"), dive.question, dive.actions_left) == ("c4r5", ("main", "michael"), 1)


@rule("REF-SOLO-3")
def test_quartermaster_draws_a_card() -> None:
    dive = alone("michael", face_up=["michael_quartermaster"], salvage=["winch", "pry_bar"])
    dive.uses("michael_quartermaster")
    assert (dive.hand("michael"), dive.actions_left) == (["winch"], 2)


# --- solo numbers ------------------------------------------------------------------------------------


@rule("REF-OBJ-10", "REF-SOLO-1")
def test_hidden_cache_needs_four_types_alone() -> None:
    dive = alone(
        place="c4r4",
        objective="obj1_hidden_cache",
        count=2,
        stowed=["aid", "tool"],
        hands={"mags": ["air_jet", "hydrophone"]},
    )
    dive.special()
    dive.chooses(card="air_jet")
    assert (dive.current, dive.progress.count) == ("obj1_hidden_cache", 3)
    dive.special()
    assert dive.question == ("reward_choice", "mags")


@rule("REF-OBJ-11", "REF-SOLO-1")
def test_the_beast_needs_three_tags_alone() -> None:
    dive = alone(place="c4r7", head=3, objective="obj2_tag_the_beast", count=1, hands={"mags": ["winch"] * 3})
    dive.special()
    assert (dive.current, dive.progress.count) == ("obj2_tag_the_beast", 2)
    dive.special()
    assert dive.current == "obj3_board_the_wreck"


@rule("REF-OBJ-13", "REF-SOLO-1")
def test_empty_reach_needs_two_counts_alone() -> None:
    dive = alone(objective="obj2_empty_reach", head=3)
    dive.kraken_card()
    assert (dive.current, dive.progress.count) == ("obj2_empty_reach", 1)
    dive.kraken_card()
    assert dive.current == "obj3_board_the_wreck"


@rule("REF-OBJ-16", "REF-SOLO-1")
def test_there_are_three_charges_alone() -> None:
    dive = alone(place="c4r11", head=1, objective="obj3_scuttling_charges", hands={"mags": ["winch"]})
    assert dive.markers == ["c2r11", "c4r11", "c6r11"]
    dive.special()
    assert dive.markers == ["c2r11", "c6r11"]


@rule("REF-SOLO-1")
@pytest.mark.parametrize("players", [1, 2])
def test_company_changes_the_need_of_a_tag(players: int) -> None:
    table: dict[str, Any] = {
        "head": 3,
        "objective": "obj2_tag_the_beast",
        "count": 1,
        "hands": {"mags": ["winch"]},
    }
    dive = refuge_at(players=players, divers={"mags": "c4r7"}, **table)
    dive.special()
    assert (dive.current == "obj3_board_the_wreck") == (players == 2)
