"""Devoured: the ways to get there, Slip the Jaws, what one keeps, and coming back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from fathomfive.games.refuge.board import cell_of
from tests.games.refuge.table import Dive, refuge_at

rule = pytest.mark.rule

ROW_4 = [f"c{column}r4" for column in range(1, 8)]


# --- inside the Kraken -------------------------------------------------------------------------------


@rule("REF-DEV-1")
@pytest.mark.parametrize("way", ["devour symbol", "pushed off the edge", "swam into it"])
def test_there_are_three_ways_to_be_devoured(way: str) -> None:
    place = {"devour symbol": "c4r7", "pushed off the edge": "c2r10", "swam into it": "c4r7"}[way]
    dive = refuge_at(head=3, divers={"mags": place, "vega": ""}, tentacles=["c1r10"])
    if way == "swam into it":
        dive.swims("c4r8")
    else:
        dive.kraken_card(top="devour" if way == "devour symbol" else "left 1")
    assert dive.devoured("mags")


@rule("REF-DEV-3", "REF-RULING-19")
def test_a_devoured_diver_keeps_its_cards_and_abilities_and_counts_as_down() -> None:
    dive = refuge_at(
        head=3,
        divers={"mags": "c4r7", "vega": ""},
        hands={"mags": ["winch", "trench_knife"]},
        face_up=["mags_haymaker"],
        cameras=["c4r7"],
    )
    dive.kraken_card(top="devour")
    assert dive.hand("mags") == ["trench_knife", "winch"]
    assert "mags_haymaker" not in dive.used("mags")
    assert dive.diver("mags").down
    assert not dive.g.occupied(cell_of("c4r7"))
    assert dive.cameras == ["c4r7"]


@rule("REF-DEV-3")
def test_a_devoured_diver_is_nobodys_target() -> None:
    dive = refuge_at(
        divers={"mags": "c4r3", "vega": "devoured", "michael": ""},
        hands={"mags": ["smelling_salts", "tow_line", "winch", "winch"]},
    )
    assert dive.options("play_card") == ["winch"]
    assert dive.options("recover_diver") == []
    assert dive.options("pass_cards") == []


@rule("REF-DEV-4")
def test_who_is_devoured_on_its_own_turn_loses_its_actions_and_the_card_follows() -> None:
    dive = refuge_at(head=3, divers={"mags": "c4r7", "vega": ""}, actions=2)
    dive.next_kraken_card(top="right 2")
    dive.swims("c4r8")
    assert (dive.question, dive.head) == (("main", "vega"), 5)
    assert dive.devoured("mags")


@rule("REF-DEV-4")
def test_a_longer_swim_ends_in_the_head() -> None:
    dive = refuge_at(head=3, divers={"mags": "c4r6", "vega": ""}, hands={"mags": ["motor_sled"]})
    dive.next_kraken_card(top="right 1")
    dive.plays("motor_sled")
    dive.chooses(to="c4r7")
    dive.chooses(to="c4r8")
    assert dive.question == ("main", "vega")
    assert dive.discarded == ["motor_sled"]


@rule("REF-DEV-4")
def test_another_diver_who_is_devoured_does_not_end_the_turn() -> None:
    dive = refuge_at(head=2, divers={"mags": "c4r3", "vega": "c1r10"}, hands={"mags": ["winch"]})
    dive.plays("winch")
    dive.chooses(direction="left", steps=1)
    assert dive.devoured("vega")
    assert (dive.question, dive.actions_left) == (("main", "mags"), 1)


# --- coming back -------------------------------------------------------------------------------------


@rule("REF-DEV-5")
def test_the_diver_returns_knocked_down_on_a_free_cell_of_the_devour_row() -> None:
    dive = refuge_at(
        head=3,
        divers={"mags": "c2r4", "vega": "devoured"},
        tentacles=["c6r4", "c1r1"],
        hands={"vega": ["winch"]},
    )
    dive.kraken_card()
    assert dive.options("place_diver") == ["c1r4", "c3r4", "c4r4", "c5r4", "c7r4"]
    dive.chooses(cell="c1r4")
    assert (dive.at("vega"), dive.down("vega")) == ("c1r4", True)
    assert dive.moved("returns") == {"diver:vega": "c1r4"}


@rule("REF-DEV-5", "REF-SPACE-1")
def test_the_cell_of_the_return_takes_no_effect_and_the_turn_goes_on() -> None:
    dive = refuge_at(
        head=3, divers={"mags": "c2r4", "vega": "devoured"}, tentacles=["c6r4"], hands={"vega": ["winch"]}
    )
    dive.kraken_card()
    dive.chooses(cell="c1r4")  # a Spawn space with a tentacle in its row
    assert dive.tentacles == ["c6r4"]
    assert (dive.question, dive.actions_left) == (("main", "vega"), 2)


@rule("REF-DEV-5", "REF-RULING-32")
def test_if_the_devour_row_is_full_the_diver_returns_to_start() -> None:
    dive = refuge_at(
        head=3,
        divers={"mags": "c2r4", "vega": "devoured", "sophie": "c3r0"},
        tentacles=[cell for cell in ROW_4 if cell != "c2r4"],
        hands={"vega": ["winch"]},
    )
    dive.kraken_card()
    assert dive.options("place_diver") == ["c1r0", "c2r0", "c4r0", "c5r0", "c6r0", "c7r0"]
    dive.chooses(cell="c1r0")
    assert dive.down("vega")


# --- Slip the Jaws -----------------------------------------------------------------------------------


def in_the_jaws(place: str = "c4r7", others: Mapping[str, str] | None = None, **table: Any) -> Dive:
    """Katerina with a face-up Slip the Jaws; the next Kraken card devours."""
    divers = {"mags": "", "vega": "", "katerina": place, **(others or {})}
    dive = refuge_at(**{"head": 3, "divers": divers, "face_up": ["katerina_slip_the_jaws"], **table})
    dive.kraken_card(top="devour")
    return dive


@rule("REF-DEV-2")
@pytest.mark.parametrize("posture", ["", " down"])
def test_katerina_may_slip_away_as_she_is(posture: str) -> None:
    dive = in_the_jaws(f"c4r7{posture}", tentacles=["c2r4"])
    assert (dive.question, dive.options()) == (
        ("slip_jaws", "katerina"),
        ["use_ability katerina_slip_the_jaws", "pass"],
    )
    dive.chooses(ability="katerina_slip_the_jaws")
    assert dive.options("place_diver") == [cell for cell in ROW_4 if cell != "c2r4"]
    dive.chooses(cell="c5r4")
    assert (dive.at("katerina"), dive.down("katerina")) == ("c5r4", posture == " down")
    assert dive.moved("slips") == {"diver:katerina": "c5r4"}
    assert "katerina_slip_the_jaws" in dive.used("katerina")
    assert dive.question == ("main", "vega")


@rule("REF-DEV-2")
def test_katerina_may_let_it_happen() -> None:
    dive = in_the_jaws()
    dive.declines()
    assert dive.devoured("katerina")
    assert "katerina_slip_the_jaws" not in dive.used("katerina")


@rule("REF-DEV-2")
def test_the_jaws_are_slipped_to_start_if_the_devour_row_is_full() -> None:
    dive = in_the_jaws(tentacles=ROW_4)
    dive.chooses(ability="katerina_slip_the_jaws")
    assert dive.options("place_diver") == ["c1r0", "c2r0", "c3r0", "c4r0", "c5r0"]


@rule("REF-DEV-2", "REF-CARD-3")
def test_katerina_decides_before_anybody_is_removed() -> None:
    dive = in_the_jaws(others={"mags": "c2r8", "vega": "c4r11"})
    assert dive.question == ("slip_jaws", "katerina")
    assert (dive.at("mags"), dive.at("vega")) == ("c2r8", "c4r11")
    dive.chooses(ability="katerina_slip_the_jaws")
    dive.chooses(cell="c4r4")
    assert [dive.devoured(name) for name in ("mags", "vega", "katerina")] == [True, True, False]
    assert not dive.lost  # she still stands


@rule("REF-DEV-2", "REF-OBJ-15")
def test_the_cargo_of_another_victim_is_lost_only_after_her_choice() -> None:
    dive = in_the_jaws(others={"mags": "c2r8"}, objective="obj3_raise_the_cargo", carrier="mags")
    before = dive.carrier
    dive.declines()
    assert (before, dive.carrier, dive.markers) == ("mags", None, ["c4r11"])


@rule("REF-DEV-2")
def test_she_slips_when_pushed_off_the_edge_too() -> None:
    dive = refuge_at(head=2, divers={"mags": "", "katerina": "c1r10"}, face_up=["katerina_slip_the_jaws"])
    dive.kraken_card(top="left 1")
    dive.chooses(ability="katerina_slip_the_jaws")
    dive.chooses(cell="c7r4")
    assert (dive.head, dive.at("katerina")) == (1, "c7r4")


@rule("REF-DEV-2", "REF-DEV-4")
def test_on_her_own_turn_her_actions_go_on() -> None:
    dive = refuge_at(head=3, divers={"katerina": "c4r7", "mags": ""}, face_up=["katerina_slip_the_jaws"])
    dive.swims("c4r8")
    dive.chooses(ability="katerina_slip_the_jaws")
    dive.chooses(cell="c1r4")
    assert (dive.question, dive.actions_left) == (("main", "katerina"), 1)
    dive.swims("c1r3")
    assert dive.at("katerina") == "c1r3"


@rule("REF-DEV-2")
def test_her_longer_swim_goes_on_from_the_devour_row() -> None:
    dive = refuge_at(
        head=3,
        divers={"katerina": "c4r7", "mags": ""},
        hands={"katerina": ["motor_sled"]},
        face_up=["katerina_slip_the_jaws"],
    )
    dive.plays("motor_sled")
    dive.chooses(to="c4r8")
    dive.chooses(ability="katerina_slip_the_jaws")
    dive.chooses(cell="c4r4")
    assert dive.question == ("step", "katerina")
    dive.chooses(to="c4r3")
    assert dive.at("katerina") == "c4r3"


@rule("REF-DEV-2", "REF-SPACE-1")
def test_the_cell_she_slips_to_takes_no_effect() -> None:
    dive = in_the_jaws(tentacles=["c1r6"])
    dive.chooses(ability="katerina_slip_the_jaws")
    dive.chooses(cell="c1r4")  # a Spawn space with a tentacle in its column
    assert dive.tentacles == ["c1r6"]


@rule("REF-DEV-2", "REF-OBJ-15")
def test_a_carrier_who_slips_into_a_cave_wins() -> None:
    dive = in_the_jaws(objective="obj3_raise_the_cargo", carrier="katerina")
    dive.chooses(ability="katerina_slip_the_jaws")
    dive.chooses(cell="c3r4")
    assert dive.carrier == "katerina"
    dive = in_the_jaws(objective="obj3_raise_the_cargo", carrier="katerina")
    dive.chooses(ability="katerina_slip_the_jaws")
    dive.chooses(cell="c4r4")
    assert dive.won
