"""The Abyss: a head that sinks and rises, pushes up and down, and chooses no side by itself."""

from __future__ import annotations

from typing import Any

import pytest

from fathomfive.games.refuge.board import cell_id
from fathomfive.games.refuge.game import GAME
from fathomfive.games.refuge.state import RefugeState
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from tests.games.refuge.table import Dive, refuge_at

rule = pytest.mark.rule


def abyss_at(head: str, **table: Any) -> Dive:
    return refuge_at(abyss=True, head=head, **table)


def set_up(difficulty: str, seed: int = 1) -> Match[RefugeState]:
    match = Match.start(GAME, Setup("refuge", 2, {"difficulty": difficulty}), Dice.seeded(seed))
    while match.state.turn == 0:
        match.play(match.options[0])
    return match


# --- set up ------------------------------------------------------------------------------------------


@rule("REF-ABYSS-1", "REF-RULING-40")
@pytest.mark.parametrize(("difficulty", "letter"), [("first_dive", "k"), ("standard", "k"), ("abyss", "a")])
def test_the_difficulty_chooses_the_kraken_cards(difficulty: str, letter: str) -> None:
    g = set_up(difficulty).state
    assert sorted(g.kraken_deck) == [f"{letter}{number:02}" for number in range(1, 11)]


@rule("REF-ABYSS-2")
def test_the_head_has_fifteen_places_and_starts_at_home() -> None:
    still = {"setup": {"coop": {"setup_kraken_draws": 0}}}
    g = Match.start(GAME, Setup("refuge", 2, {"difficulty": "abyss"}, still), Dice.seeded(1)).state
    assert cell_id(g.head) == "c3r8"
    assert {cell_id(place) for place in g.room} == {f"c{h}r{v}" for h in range(1, 6) for v in (6, 7, 8)}


@rule("REF-ABYSS-7")
def test_the_first_tentacles_stand_on_the_highest_spawn_space_the_head_does_not_cover() -> None:
    heads = set()
    for seed in range(60):
        g = set_up("abyss", seed).state
        for column in range(1, 8):
            free = [cell for cell in g.board.spawns[column] if cell not in g.head_place.cells]
            assert [cell for cell in g.standing_tentacles() if cell % 10 == column] == [free[0]]
        heads.add(g.head // 10)
    assert heads == {6, 7, 8}


# --- moving and pushing ------------------------------------------------------------------------------


@rule("REF-ABYSS-2", "REF-CARD-2")
@pytest.mark.parametrize(
    ("head", "top", "to"),
    [
        ("c3r8", "down 2", "c3r6"),
        ("c3r7", "down 2", "c3r6"),
        ("c3r6", "up 1", "c3r7"),
        ("c3r7", "up 2", "c3r8"),
        ("c1r6", "left 1", "c1r6"),
    ],
)
def test_the_head_sinks_and_rises_within_its_range(head: str, top: str, to: str) -> None:
    dive = abyss_at(head)
    dive.kraken_card(top=top)
    assert dive.head_at == to


@rule("REF-ABYSS-3")
def test_a_sinking_head_pushes_its_three_columns_down() -> None:
    dive = abyss_at("c3r8", divers={"mags": "c4r7", "vega": "c4r6"}, tentacles=["c3r7", "c5r6"])
    dive.kraken_card(top="down 1")
    assert (dive.at("mags"), dive.at("vega")) == ("c4r6", "c4r5")
    assert dive.tentacles == ["c3r6", "c5r6"]


@rule("REF-ABYSS-3")
def test_a_rising_head_pushes_up_to_the_finish_row_and_no_further() -> None:
    dive = abyss_at(
        "c3r6", divers={"mags": "c4r9", "vega": "c3r9", "sophie": ""}, tentacles=["c3r10", "c3r11"]
    )
    dive.kraken_card(top="up 1")
    assert dive.at("mags") == "c4r10"
    assert dive.devoured("vega")
    assert dive.tentacles == ["c3r10", "c3r11"]


@rule("REF-ABYSS-3", "REF-TENT-9")
def test_a_tentacle_pushed_onto_an_empty_start_space_goes_to_the_threat_track() -> None:
    column = [f"c4r{row}" for row in range(1, 7)]
    dive = abyss_at("c3r7", tentacles=column, supply=9)
    dive.kraken_card(top="down 1")
    assert (dive.threat, dive.supply) == (1, 9)
    assert dive.tentacles == [f"c4r{row}" for row in range(1, 6)]


@rule("REF-ABYSS-3")
def test_a_diver_on_start_is_the_edge() -> None:
    column = [f"c4r{row}" for row in range(1, 7)]
    dive = abyss_at("c3r7", divers={"mags": "c4r0", "vega": ""}, tentacles=column, supply=9)
    dive.kraken_card(top="down 1")
    assert (dive.at("mags"), dive.threat, dive.supply) == ("c4r0", 0, 10)
    assert dive.tentacles == column[:-1]  # only the first of the chain is removed


@rule("REF-ABYSS-3", "REF-OBJ-14")
def test_a_diver_pushed_onto_finish_boards_the_wreck() -> None:
    dive = abyss_at("c3r7", divers={"mags": "c4r10", "vega": ""}, objective="obj3_board_the_wreck")
    dive.kraken_card(top="up 1")
    assert dive.won


@rule("REF-ABYSS-4")
@pytest.mark.parametrize(("row", "devoured"), [(7, True), (8, False), (6, True)])
def test_open_water_has_no_nooks(row: int, devoured: bool) -> None:
    dive = abyss_at("c4r6", divers={"mags": f"c7r{row}", "vega": ""})
    dive.kraken_card(top="right 1")
    assert dive.devoured("mags") == devoured


@rule("REF-ABYSS-4")
def test_a_cave_does_not_stop_pushing() -> None:
    dive = abyss_at("c3r6", divers={"mags": "c6r7", "vega": "c3r5"}, tentacles=[])
    dive.kraken_card(top="right 1")
    assert dive.at("mags") == "c7r7"  # a Cave
    dive = abyss_at("c2r7", divers={"mags": "c3r6", "vega": "c3r5"})
    dive.kraken_card(top="down 1")
    assert (dive.at("mags"), dive.at("vega")) == ("c3r5", "c3r4")


# --- closer ------------------------------------------------------------------------------------------


@rule("REF-ABYSS-5")
def test_a_single_way_closer_is_taken_by_itself() -> None:
    dive = abyss_at("c3r6", divers={"mags": "c3r10"})
    dive.swims("c4r10")
    assert (dive.question, dive.head_at) == (("main", "mags"), "c3r7")


@rule("REF-ABYSS-5")
def test_a_step_out_of_range_is_no_way_closer() -> None:
    dive = abyss_at("c1r6", divers={"mags": "c0r9"})
    dive.swims("c0r8")  # left is out of range, and row 8 is covered already
    assert (dive.question, dive.head_at) == (("main", "mags"), "c1r6")


@rule("REF-ABYSS-5", "REF-ABYSS-2")
def test_the_diver_is_pushed_by_the_way_it_chose() -> None:
    dive = abyss_at("c3r7", divers={"mags": "c6r11"}, objective="obj1_soundings")
    dive.swims("c6r10")
    assert sorted(dive.options("choose_direction")) == ["right", "up"]
    dive.chooses(direction="right")
    assert (dive.head_at, dive.at("mags")) == ("c4r7", "c6r10")


# --- below, around, and sideways only ----------------------------------------------------------------


@rule("REF-ABYSS-6")
def test_below_the_head_is_below_its_lowest_row() -> None:
    dive = abyss_at("c3r6", tentacles=["c4r9", "c4r5", "c2r6"])
    dive.kraken_card(bottom=("left", "left", "left"))
    assert dive.tentacles == ["c2r6", "c3r5", "c4r9"]


@rule("REF-ABYSS-6", "REF-TENT-8")
def test_spawn_spaces_below_the_head_only() -> None:
    dive = abyss_at("c3r6", supply=9)
    dive.kraken_card(bottom=("spawn", "spawn", "up"))
    assert dive.tentacles == ["c3r4", "c4r5"]
    full = abyss_at("c3r6", tentacles=["c3r4", "c3r2"], supply=9)
    full.kraken_card(bottom=("spawn", "up", "up"))
    assert (full.threat, full.supply) == (1, 8)


@rule("REF-ABYSS-6", "REF-CARD-3")
def test_devour_reaches_around_the_head_where_it_is_now() -> None:
    divers = {"mags": "c4r5", "vega": "c2r6", "sophie": "c4r9", "michael": "c4r11"}
    dive = abyss_at("c3r6", divers=divers)
    dive.kraken_card(top="devour")
    assert [dive.devoured(name) for name in divers] == [True, True, True, False]


@rule("REF-ABYSS-8")
def test_winch_and_emitter_move_the_head_sideways_only() -> None:
    dive = abyss_at(
        "c3r7", divers={"satoshi": "c1r2"}, hands={"satoshi": ["winch"]}, face_up=["satoshi_low_tone"]
    )
    dive.plays("winch")
    assert dive.options("move_head") == [["left", 1], ["right", 1]]
    dive.chooses(direction="left")
    dive.uses("satoshi_low_tone")
    assert {way for way, _ in dive.options("move_head")} == {"left", "right"}


@rule("REF-ABYSS-8", "REF-OBJ-16")
def test_a_charge_draws_the_head_sideways_only() -> None:
    dive = abyss_at(
        "c3r6", divers={"mags": "c6r11"}, hands={"mags": ["winch"]}, objective="obj3_scuttling_charges"
    )
    dive.special()
    assert dive.head_at == "c4r6"


@rule("REF-ABYSS-8", "REF-OBJ-12")
def test_both_flanks_look_sideways_only() -> None:
    dive = abyss_at("c3r7", divers={"mags": "", "vega": "c7r10"}, objective="obj2_both_flanks")
    dive.kraken_card(top="down 1")  # the lowest row, but no end of the Kraken row
    assert dive.progress.flanks == ["left", "right"]
    dive = abyss_at("c2r6", divers={"mags": "", "vega": "c7r10"}, objective="obj2_both_flanks")
    dive.kraken_card(top="left 1")
    assert dive.progress.flanks == ["right"]
