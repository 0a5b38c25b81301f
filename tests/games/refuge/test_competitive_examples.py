"""The worked examples of the competitive dive."""

from __future__ import annotations

from typing import Any

import pytest

from fathomfive.games.refuge.board import cell_of
from tests.games.refuge.table import Dive, refuge_at

rule = pytest.mark.rule
example = pytest.mark.example


def race_at(**table: Any) -> Dive:
    return refuge_at(mode="competitive", **table)


@example("REF-T-C1")
@rule("REF-COMP-12")
def test_a_locked_pod_is_shut_and_an_open_one_wins() -> None:
    locked = race_at(head=5, divers={"mags": "c3r10"})
    assert "c3r11" not in locked.options("swim")
    opened = race_at(head=5, divers={"mags": "c3r10"}, unlocked=[3])
    opened.swims("c3r11")
    assert opened.winners == ["mags"]
    assert opened.ending_rule == "REF-COMP-12"


@example("REF-T-C2")
@rule("REF-COMP-5", "REF-COMP-13")
def test_an_empty_supply_adds_nothing_and_nobody_loses() -> None:
    dive = race_at(divers={"mags": "c2r4"}, supply=0)
    assert dive.g.board.space[cell_of("c2r3")] == "spawn"
    dive.swims("c2r3")
    assert dive.tentacles == []
    assert dive.question == ("race", "satoshi")  # nothing was to be placed; the race goes on


@example("REF-T-C3")
@rule("REF-COMP-9", "REF-COMP-17")
def test_one_kraken_card_a_round_and_only_its_top_half() -> None:
    dive = race_at(
        players=3, divers={"mags": "", "vega": "", "sophie": ""}, tentacles=["c4r6"], kraken=["k05"]
    )
    drawn = []
    for turn in range(1, 7):
        drawn.append(len(dive.g.kraken_drawn))
        while dive.g.turn == turn:
            dive.chooses("draw_salvage")
    assert drawn == [0, 0, 0, 1, 1, 1]
    assert len(dive.g.kraken_drawn) in (2, 0)  # 0 if the second one reshuffled
    assert dive.tentacles == ["c4r6"]


@example("REF-T-C4")
@rule("REF-COMP-11")
def test_unlocking_pays_and_opens_for_all() -> None:
    tools = ["pry_bar", "winch", "net_launcher"]
    dive = race_at(
        divers={"mags": "c3r2"}, hands={"mags": [*tools, "air_jet"]}, pods={5: "pod_obj_pressure_code"}
    )
    assert dive.options("unlock") == [5]
    dive.chooses(pod=5)
    for card in tools:
        assert "air_jet" not in dive.options("discard_card")
        dive.chooses(card=card)
    assert dive.discarded == sorted(tools)
    assert dive.hand("mags") == ["air_jet"]
    assert dive.g.unlocked == [5]


@example("REF-T-C5")
@rule("REF-COMP-7")
def test_down_the_only_action_is_to_stand() -> None:
    dive = race_at(divers={"mags": "c3r3 down", "vega": "c1r0"}, hands={"mags": ["air_jet"]})
    assert dive.options() == ["stand_up mags"]
    dive.chooses(diver="mags")
    assert dive.standing("mags")
    assert dive.active == "vega"


@example("REF-T-C5")
@rule("REF-COMP-7")
def test_smelling_salts_leave_an_action() -> None:
    dive = race_at(divers={"mags": "c3r3 down", "vega": "c1r0"}, hands={"mags": ["smelling_salts"]})
    assert dive.options() == ["stand_up mags", "play_card smelling_salts"]
    dive.plays("smelling_salts")
    assert dive.standing("mags")
    assert (dive.active, dive.actions_left) == ("mags", 1)


@example("REF-T-C6")
@rule("REF-COMP-8")
def test_devoured_in_the_race() -> None:
    hand = ["winch", "air_jet", "pry_bar", "grabber", "speargun"]
    dive = race_at(
        head=3,
        divers={"mags": "c4r7", "vega": "c1r0"},
        active="vega",
        hands={"mags": hand},
        kraken=["k09"],
        salvage=["winch"] * 9,
    )
    dive.chooses("draw_salvage")
    assert dive.devoured("mags")
    assert dive.question == ("discard_card", "mags")
    dive.chooses(card="winch")
    dive.chooses(card="grabber")
    assert dive.question == ("return_cell", "mags")
    assert "c1r0" not in dive.options("place_diver")
    dive.chooses(cell="c4r0")
    assert dive.hand("mags") == ["air_jet", "pry_bar", "speargun"]
    assert dive.standing("mags")
    assert (dive.at("mags"), dive.actions_left) == ("c4r0", 2)
