"""How tentacles move, alone by a player's hand or together by a Kraken card, spawn, and meet cameras."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.refuge.table import Dive, refuge_at

rule = pytest.mark.rule


def from_a_lair(tentacle: str, **table: Any) -> Dive:
    """Mags has just come onto the Lair c4r1 and picks this tentacle."""
    divers = {"mags": "c4r0", **table.pop("others", {})}
    dive = refuge_at(**{"head": 3, "divers": divers, "tentacles": [tentacle], **table})
    dive.swims("c4r1")
    dive.chooses(at=tentacle)
    return dive


# --- one step of one tentacle ------------------------------------------------------------------------


@rule("REF-TENT-1")
def test_the_head_and_other_tentacles_are_no_target() -> None:
    dive = from_a_lair("c4r7", tentacles=["c4r7", "c3r7"])
    assert dive.options("move_tentacle") == ["c4r6", "c5r7"]


@rule("REF-TENT-1", "REF-TENT-3")
@pytest.mark.parametrize("posture", ["", " down"])
def test_a_cave_with_a_diver_is_no_target(posture: str) -> None:
    dive = from_a_lair("c4r5", others={"vega": f"c4r4{posture}"})
    assert dive.options("move_tentacle") == ["c4r6", "c3r5", "c5r5"]


@rule("REF-TENT-1", "REF-TENT-2")
def test_a_diver_outside_a_cave_is_touched_and_not_pushed() -> None:
    dive = from_a_lair("c4r5", others={"vega": "c4r6", "sophie": ""})
    dive.chooses(to="c4r6")
    assert (dive.at("vega"), dive.down("vega")) == ("c4r6", True)
    assert dive.tentacles == []


@rule("REF-TENT-1", "REF-TENT-2")
def test_there_is_no_step_off_the_board() -> None:
    dive = from_a_lair("c1r6")
    assert dive.options("move_tentacle") == ["c1r7", "c1r5", "c2r6"]


@rule("REF-TENT-7", "REF-RULING-4")
def test_moved_onto_a_start_space_with_a_diver_it_touches_the_diver() -> None:
    dive = from_a_lair("c2r1", others={"vega": "c2r0"}, supply=9)
    dive.chooses(to="c2r0")
    assert dive.down("vega")
    assert (dive.threat, dive.supply) == (0, 10)


@rule("REF-TENT-7")
def test_a_diver_on_start_may_use_a_weapon() -> None:
    dive = refuge_at(head=3, divers={"mags": "c3r0"}, hands={"mags": ["trench_knife"]}, tentacles=["c3r1"])
    dive.kraken_card(bottom=("down", "left", "left"))
    dive.chooses(card="trench_knife")
    assert dive.standing("mags")
    assert dive.threat == 0


@rule("REF-RULING-26")
@pytest.mark.parametrize(("origin", "to"), [("c2r7", "c2r8"), ("c1r9", "c0r9"), ("c1r10", "c1r11")])
def test_tentacles_may_enter_kraken_spaces_nooks_and_finish(origin: str, to: str) -> None:
    dive = from_a_lair(origin)
    dive.chooses(to=to)
    assert dive.tentacles == [to]


# --- who moves by a card -----------------------------------------------------------------------------


@rule("REF-TENT-2", "REF-RULING-27")
def test_an_arrow_off_the_side_does_not_happen() -> None:
    dive = refuge_at(head=5, tentacles=["c7r4"])
    dive.kraken_card(bottom=("up", "up", "right"))
    assert dive.tentacles == ["c7r4"]


@rule("REF-RULING-27", "REF-TENT-6")
def test_an_arrow_into_the_head_does_not_happen() -> None:
    dive = refuge_at(head=3, tentacles=["c4r7"])
    dive.kraken_card(bottom=("up", "up", "up"))
    assert dive.tentacles == ["c4r7"]


@rule("REF-TENT-3")
def test_a_downed_diver_in_a_cave_is_safe_too() -> None:
    divers = {"mags": "", "sophie": "", "vega": "c3r5 down"}
    dive = refuge_at(head=3, divers=divers, tentacles=["c3r6"])
    dive.kraken_card(bottom=("down", "left", "left"))
    assert dive.tentacles == ["c3r6"]


@rule("REF-TENT-4")
def test_only_the_three_columns_below_the_head_move() -> None:
    dive = refuge_at(head=3, tentacles=["c2r5", "c3r4", "c4r3", "c5r2", "c6r5"])
    dive.kraken_card(bottom=("down", "down", "down"))
    assert dive.tentacles == ["c2r5", "c3r3", "c4r2", "c5r1", "c6r5"]


@rule("REF-TENT-4", "REF-RULING-14")
def test_a_tentacle_keeps_its_symbol_for_the_second_step_too() -> None:
    dive = refuge_at(head=3, tentacles=["c3r6", "c4r6"])
    dive.kraken_card(bottom=("right", "down2", "up"))
    assert dive.tentacles == ["c4r4", "c4r6"]  # the one from column 3 is not swept down


@rule("REF-TENT-10")
def test_the_head_drags_no_tentacle_along() -> None:
    dive = refuge_at(head=3, tentacles=["c4r7", "c2r9", "c4r11"])
    dive.kraken_card(top="right 1")
    assert dive.tentacles == ["c2r9", "c4r11", "c4r7"]


@rule("REF-TENT-10")
def test_tentacles_beside_and_above_the_head_ignore_the_bottom_half() -> None:
    dive = refuge_at(head=3, tentacles=["c2r9", "c4r11", "c6r8"])
    dive.kraken_card(bottom=("left", "left", "left"))
    assert dive.tentacles == ["c2r9", "c4r11", "c6r8"]


# --- the order of the bottom half --------------------------------------------------------------------


@rule("REF-TENT-5")
def test_a_double_arrow_moves_twice_and_a_single_one_once() -> None:
    dive = refuge_at(head=3, tentacles=["c3r6", "c4r6"])
    dive.kraken_card(bottom=("down2", "down", "up"))
    assert dive.tentacles == ["c3r4", "c4r5"]


@rule("REF-TENT-5")
def test_who_could_not_take_the_first_step_still_takes_the_second() -> None:
    dive = refuge_at(
        head=3,
        divers={"mags": "", "sophie": "c7r3"},
        tentacles=["c3r5", "c4r6"],
        cameras=["c4r5"],
        face_up=["sophie_flashbulb"],
        salvage=["winch"],
    )
    dive.kraken_card(bottom=("right", "down2", "up"))
    assert dive.tentacles == ["c4r5", "c4r6"]  # the one from the left was first
    dive.chooses(at="c4r5")  # and is gone before the second step
    assert dive.tentacles == ["c4r5"]


@rule("REF-TENT-5", "REF-RULING-15")
def test_a_spawned_tentacle_does_not_move() -> None:
    dive = refuge_at(head=3, tentacles=["c5r6"])
    dive.kraken_card(bottom=("spawn", "down", "left"))
    assert dive.tentacles == ["c3r6", "c4r6"]


@rule("REF-TENT-5", "REF-RULING-15")
def test_a_spawned_tentacle_is_in_nobodys_way() -> None:
    dive = refuge_at(head=3, tentacles=["c3r7"])
    dive.kraken_card(bottom=("right", "spawn", "up"))
    assert dive.tentacles == ["c4r5", "c4r7"]  # the arrow came first and took the topmost Spawn space


@rule("REF-TENT-5", "REF-END-6")
def test_spawn_symbols_go_from_left_to_right() -> None:
    dive = refuge_at(head=3, supply=1)
    dive.kraken_card(bottom=("spawn", "spawn", "spawn"))
    assert dive.lost
    assert dive.tentacles == ["c3r6"]


# --- moving together ---------------------------------------------------------------------------------


@rule("REF-TENT-6", "REF-RULING-13")
def test_who_must_stay_stops_the_whole_line_behind() -> None:
    dive = refuge_at(head=3, divers={"mags": "c4r4"}, tentacles=["c4r5", "c4r6", "c4r7"])
    dive.kraken_card(bottom=("up", "down", "up"))
    assert dive.tentacles == ["c4r5", "c4r6", "c4r7"]


@rule("REF-TENT-6")
def test_a_tentacle_that_does_not_move_in_this_step_is_in_the_way() -> None:
    dive = refuge_at(head=3, tentacles=["c5r4", "c6r4"])
    dive.kraken_card(bottom=("up", "up", "right"))
    assert dive.tentacles == ["c5r4", "c6r4"]


@rule("REF-TENT-6", "REF-RULING-13")
def test_the_leftmost_column_has_precedence() -> None:
    dive = refuge_at(head=3, tentacles=["c3r5", "c4r6"])
    dive.kraken_card(bottom=("right", "down", "up"))
    assert dive.tentacles == ["c4r5", "c4r6"]
    dive = refuge_at(head=3, tentacles=["c4r5", "c5r6"])
    dive.kraken_card(bottom=("up", "up", "left"))
    assert dive.tentacles == ["c4r6", "c5r6"]


@rule("REF-TENT-6")
def test_a_tentacle_may_step_where_another_has_just_left() -> None:
    dive = refuge_at(head=3, tentacles=["c3r4", "c4r4"])
    dive.kraken_card(bottom=("right", "down", "up"))
    assert dive.tentacles == ["c4r3", "c4r4"]


@rule("REF-TENT-6")
def test_who_loses_precedence_stops_the_one_behind() -> None:
    dive = refuge_at(head=3, tentacles=["c3r5", "c4r6", "c4r7"])
    dive.kraken_card(bottom=("right", "down", "up"))
    assert dive.tentacles == ["c4r5", "c4r6", "c4r7"]


@rule("REF-TENT-6", "REF-RULING-35")
def test_touched_divers_answer_from_left_to_right_and_in_a_column_from_the_top() -> None:
    dive = refuge_at(
        head=3,
        divers={"mags": "c5r2", "vega": "c3r2", "sophie": "c3r4", "michael": ""},
        hands={name: ["trench_knife"] for name in ("mags", "vega", "sophie")},
        tentacles=["c3r3", "c5r3", "c3r5", "c4r7"],
    )
    dive.kraken_card(bottom=("down", "down", "down"))
    answered = []
    while dive.question and dive.question[0] == "contact":
        answered.append(dive.question[1])
        assert dive.tentacles == ["c4r6"]  # all left at once; those that touch stand nowhere
        dive.chooses(card="trench_knife")
    assert answered == ["sophie", "vega", "mags"]


# --- spawn -------------------------------------------------------------------------------------------


@rule("REF-TENT-8", "REF-RULING-16")
@pytest.mark.parametrize(
    ("tentacles", "diver", "spawned"),
    [([], "c7r3", "c4r7"), (["c4r7"], "c7r3", "c4r5"), (["c4r5"], "c4r7", "c4r3")],
)
def test_a_tentacle_spawns_on_the_topmost_unoccupied_spawn_space(
    tentacles: list[str], diver: str, spawned: str
) -> None:
    dive = refuge_at(head=3, divers={"mags": diver}, tentacles=tentacles, supply=9)
    dive.kraken_card(bottom=("left", "spawn", "left"))
    assert dive.tentacles == sorted([*tentacles, spawned])
    assert dive.supply == 8


@rule("REF-TENT-9", "REF-TENT-8")
def test_the_threat_track_fills_one_by_one() -> None:
    dive = refuge_at(head=3, threat=1, tentacles=["c3r6", "c3r4", "c3r2", "c5r1"], supply=9)
    dive.kraken_card(bottom=("spawn", "up", "down"))
    assert (dive.threat, dive.supply) == (3, 8)


# --- cameras -----------------------------------------------------------------------------------------


def watched(**table: Any) -> Dive:
    """Sophie with a face-up Flashbulb waits at c7r3; Mags is active, Michael is next."""
    divers = {"mags": "c1r2", "michael": "", "sophie": "c7r3", **table.pop("places", {})}
    base = {"head": 3, "face_up": ["sophie_flashbulb"], "salvage": ["winch"], "supply": 9}
    return refuge_at(**{**base, "divers": divers, **table})


@rule("REF-TENT-6", "REF-ELIM-1", "REF-ABIL-2")
def test_flashbulb_eliminates_what_stepped_onto_a_camera() -> None:
    dive = watched(cameras=["c3r4", "c1r1"], tentacles=["c3r5"])
    dive.kraken_card(bottom=("down", "up", "up"))
    assert (dive.question, dive.options()) == (("flashbulb", "sophie"), ["take_camera c3r4", "pass"])
    dive.chooses(at="c3r4")
    assert (dive.tentacles, dive.supply, dive.progress.count) == ([], 10, 1)
    assert (dive.cameras, dive.hand("sophie")) == (["c1r1"], ["winch"])
    assert "sophie_flashbulb" in dive.used("sophie")


@rule("REF-TENT-6")
def test_flashbulb_comes_after_each_of_two_steps() -> None:
    dive = watched(cameras=["c3r4", "c3r3"], tentacles=["c3r5"])
    dive.kraken_card(bottom=("down2", "up", "up"))
    assert dive.options("take_camera") == ["c3r4"]
    dive.declines()
    assert dive.options("take_camera") == ["c3r3"]
    dive.declines()
    assert (dive.tentacles, dive.cameras) == (["c3r3"], ["c3r3", "c3r4"])


@rule("REF-TENT-6")
def test_of_several_cameras_one_is_used() -> None:
    dive = watched(cameras=["c3r4", "c5r4"], tentacles=["c3r5", "c5r5"])
    dive.kraken_card(bottom=("down", "up", "down"))
    assert dive.options() == ["take_camera c3r4", "take_camera c5r4", "pass"]
    dive.chooses(at="c5r4")
    assert (dive.tentacles, dive.cameras) == (["c3r4"], ["c3r4"])
    assert dive.question == ("main", "michael")


@rule("REF-TENT-6")
def test_flashbulb_comes_after_a_spawn() -> None:
    dive = watched(cameras=["c3r6"])
    dive.kraken_card(bottom=("spawn", "up", "up"))
    dive.chooses(at="c3r6")
    assert (dive.tentacles, dive.supply) == ([], 9)


@rule("REF-TENT-6")
def test_flashbulb_comes_after_a_step_made_by_a_player() -> None:
    dive = watched(cameras=["c3r4"], tentacles=["c3r5"], places={"mags": "c4r0"})
    dive.swims("c4r1")
    dive.chooses(at="c3r5")
    dive.chooses(to="c3r4")
    assert dive.question == ("flashbulb", "sophie")
    dive.chooses(at="c3r4")
    assert (dive.question, dive.tentacles) == (("main", "mags"), [])


@rule("REF-TENT-6", "REF-RULING-13")
def test_two_that_face_each_other_do_not_change_places() -> None:
    dive = watched(cameras=["c4r6"], tentacles=["c3r6", "c4r6"])
    dive.kraken_card(bottom=("right", "left", "up"))
    assert dive.question == ("main", "michael")  # nobody came onto the camera
    assert "tentacles_move" not in dive.lines


@rule("REF-TENT-6")
def test_flashbulb_needs_a_tentacle_that_is_still_there() -> None:
    dive = watched(cameras=["c1r2"], places={"mags": "c1r2"}, tentacles=["c1r3"], head=1)
    dive.kraken_card(bottom=("down", "up", "up"))
    assert dive.down("mags")
    assert dive.question == ("main", "michael")


@rule("REF-TENT-6")
def test_a_tentacle_that_waits_on_a_camera_is_not_photographed_later() -> None:
    dive = watched(cameras=["c3r4"], tentacles=["c3r4", "c5r5"])
    dive.kraken_card(bottom=("spawn", "up", "down"))
    assert (dive.question, dive.tentacles) == (("main", "michael"), ["c3r4", "c3r6", "c5r4"])


@rule("REF-ABIL-3", "REF-TENT-6")
@pytest.mark.parametrize("place", ["c7r3 down", "devoured"])
def test_sophie_must_stand_to_use_flashbulb(place: str) -> None:
    dive = watched(cameras=["c3r4"], tentacles=["c3r5"], places={"sophie": place})
    dive.kraken_card(bottom=("down", "up", "up"))
    assert (dive.question, dive.tentacles) == (("main", "michael"), ["c3r4"])
