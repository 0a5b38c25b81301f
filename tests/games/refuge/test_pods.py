"""Escape pods of the competitive dive: what it takes to unlock each, and who wins by one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.refuge.table import Dive, refuge_at

rule = pytest.mark.rule


def race_at(**table: Any) -> Dive:
    return refuge_at(mode="competitive", **table)


# --- unlocking ---------------------------------------------------------------------------------------

POD_TABLES = [  # objective, the table, whether pod 4 can be unlocked
    ("pod_obj_pressure_code", {"hand": ["winch", "pry_bar", "air_jet"]}, False),
    ("pod_obj_pressure_code", {"hand": ["winch", "pry_bar", "depth_charge"]}, True),
    ("pod_obj_full_kit", {"hand": ["winch", "air_jet", "hydrophone", "pry_bar"]}, False),
    ("pod_obj_full_kit", {"hand": ["winch", "air_jet", "hydrophone", "grabber"]}, True),
    ("pod_obj_trophies", {"trophies": 2}, False),
    ("pod_obj_trophies", {"trophies": 3}, True),
    ("pod_obj_in_its_shadow", {"hand": ["winch"], "place": "c4r7"}, True),
    ("pod_obj_in_its_shadow", {"hand": ["winch"], "place": "c4r6"}, False),
    ("pod_obj_in_its_shadow", {"hand": [], "place": "c4r7"}, False),
    ("pod_obj_nothing_left", {}, True),
    ("pod_obj_nothing_left", {"face_up": ["mags_haymaker"]}, False),
    ("pod_obj_clear_lane", {"place": "c4r2"}, True),
    ("pod_obj_clear_lane", {"place": "c3r2"}, False),
    ("pod_obj_clear_lane", {"place": "c4r2", "tentacles": ["c4r7"]}, False),
    ("pod_obj_last_light", {"hand": ["winch", "winch"], "place": "c7r5"}, True),
    ("pod_obj_last_light", {"hand": ["winch", "winch"], "place": "c1r5"}, True),
    ("pod_obj_last_light", {"hand": ["winch", "winch"], "place": "c5r4"}, False),  # a Whirlpool too low
    ("pod_obj_last_light", {"hand": ["winch", "winch"], "place": "c4r4"}, False),  # a Cave too low
    ("pod_obj_last_light", {"hand": ["winch", "winch"], "place": "c4r6"}, False),  # high, but a Lair
    ("pod_obj_last_light", {"hand": ["winch"], "place": "c7r5"}, False),
]


@rule("REF-COMP-11")
@pytest.mark.parametrize(("objective", "table", "open"), POD_TABLES)
def test_a_pod_is_unlocked_if_condition_and_cost_are_met(
    objective: str, table: dict[str, Any], open: bool
) -> None:
    dive = race_at(
        head=3,
        divers={"mags": table.get("place", "c4r3"), "vega": ""},
        hands={"mags": table.get("hand", [])},
        trophies={"mags": table.get("trophies", 0)},
        tentacles=table.get("tentacles", []),
        face_up=table.get("face_up", []),
        pods={4: objective},
    )
    assert dive.options("unlock") == ([4] if open else [])


@rule("REF-COMP-11")
def test_a_pod_whose_objective_lies_face_down_cannot_be_unlocked() -> None:
    dive = race_at(divers={"mags": "c4r3", "vega": ""})
    dive.g.pods.cards[3] = "pod_obj_nothing_left"
    assert dive.options("unlock") == []


@rule("REF-COMP-11")
def test_an_open_pod_is_not_unlocked_again() -> None:
    dive = race_at(divers={"mags": "c4r3", "vega": ""}, pods={4: "pod_obj_nothing_left"}, unlocked=[4])
    assert dive.options("unlock") == []


@rule("REF-COMP-11")
def test_a_full_kit_is_paid_with_four_different_types() -> None:
    hand = ["winch", "pry_bar", "air_jet", "hydrophone", "trench_knife"]
    dive = race_at(divers={"mags": "c4r3", "vega": ""}, hands={"mags": hand}, pods={4: "pod_obj_full_kit"})
    dive.chooses(pod=4)
    dive.chooses(card="winch")
    assert dive.options("discard_card") == ["air_jet", "hydrophone", "trench_knife"]
    for card in ("air_jet", "hydrophone", "trench_knife"):
        dive.chooses(card=card)
    assert (dive.g.unlocked, dive.hand("mags")) == ([4], ["pry_bar"])
    assert dive.active == "vega"


# --- winning -----------------------------------------------------------------------------------------


@rule("REF-COMP-12")
def test_whoever_enters_an_open_pod_wins_alone_whoever_opened_it() -> None:
    dive = race_at(head=5, divers={"mags": "c1r1", "vega": "c3r10"}, active="vega", unlocked=[3])
    dive.swims("c3r11")
    assert (dive.winners, dive.cause) == (["vega"], "pod")


@rule("REF-COMP-12")
def test_a_straight_move_ends_in_an_open_pod_but_not_in_a_locked_one() -> None:
    table = {"head": 5, "divers": {"satoshi": "c3r9", "vega": ""}, "face_up": ["satoshi_thruster_rig"]}
    locked = race_at(**table)
    locked.uses("satoshi_thruster_rig")
    locked.chooses(direction="up")
    assert (locked.at("satoshi"), locked.match.over) == ("c3r10", False)
    opened = race_at(**table, unlocked=[3])
    opened.uses("satoshi_thruster_rig")
    opened.chooses(direction="up")
    opened.chooses(cells=2)
    assert opened.winners == ["satoshi"]


@rule("REF-COMP-12")
def test_shifts_and_tentacles_never_enter_finish_spaces() -> None:
    bell = race_at(head=5, divers={"mags": "c3r10", "vega": ""}, hands={"mags": ["ships_bell"]}, unlocked=[3])
    bell.plays("ships_bell")
    assert bell.options("shift") == ["c3r9", "c2r10", "c4r10"]
    bar = race_at(
        head=5, divers={"mags": "c4r0", "vega": ""}, hands={"mags": ["pry_bar"]}, tentacles=["c3r10"]
    )
    bar.plays("pry_bar")
    assert bar.options("move_tentacle") == ["c3r9", "c2r10", "c4r10"]
    orders = race_at(
        head=5, divers={"michael": "c1r1", "vega": "c3r10"}, face_up=["michael_standing_orders"], unlocked=[3]
    )
    orders.uses("michael_standing_orders")
    assert orders.options("shift") == ["c3r9", "c2r10", "c4r10"]
