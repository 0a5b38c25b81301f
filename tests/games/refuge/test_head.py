"""The head: its steps and limits, whom it pushes and how, and who may move it."""

from __future__ import annotations

import pytest

from tests.games.refuge.table import refuge_at

rule = pytest.mark.rule


# --- step by step ------------------------------------------------------------------------------------


@rule("REF-HEAD-1", "REF-RULING-10")
def test_two_arrows_push_twice() -> None:
    dive = refuge_at(head=3, divers={"mags": "c6r9", "vega": "c6r10"})
    dive.kraken_card(top="right 2")
    assert dive.head == 5
    assert dive.at("mags") == "c8r9"
    assert dive.devoured("vega")  # to c7r10 first, and off the edge with the second step


@rule("REF-HEAD-1")
def test_a_step_is_finished_before_the_next_begins() -> None:
    dive = refuge_at(
        head=1,
        divers={"mags": "c1r2", "katerina": "c4r10"},
        tentacles=["c5r10", "c6r10", "c7r10"],
        face_up=["katerina_slip_the_jaws"],
    )
    dive.kraken_card(top="right 2")
    assert dive.question == ("slip_jaws", "katerina")
    assert dive.head == 2
    dive.declines()
    assert dive.head == 3


@rule("REF-HEAD-2", "REF-RULING-9")
@pytest.mark.parametrize(("top", "head"), [("left 1", 1), ("left 2", 1)])
def test_the_head_never_leaves_its_room(top: str, head: int) -> None:
    dive = refuge_at(head=1, divers={"mags": "c0r8", "vega": "c0r9"})
    dive.kraken_card(top=top)
    assert (dive.head, dive.at("mags"), dive.at("vega")) == (head, "c0r8", "c0r9")


@rule("REF-HEAD-2")
def test_no_place_of_the_head_covers_a_nook() -> None:
    g = refuge_at(head=3).g
    places = g.room
    assert sorted(place % 10 for place in places) == [1, 2, 3, 4, 5]
    assert not {cell for place in places.values() for cell in place.cells} & set(g.board.nooks)


# --- pushing -----------------------------------------------------------------------------------------


@rule("REF-HEAD-3")
def test_all_three_newly_covered_cells_push() -> None:
    dive = refuge_at(
        head=3, divers={"mags": "c6r8", "vega": "c6r9"}, tentacles=["c6r10", "c2r9"], active="mags"
    )
    dive.kraken_card(top="right 1")
    assert (dive.at("mags"), dive.at("vega"), dive.tentacles) == ("c7r8", "c7r9", ["c2r9", "c7r10"])


@rule("REF-HEAD-3")
def test_the_upper_line_pushes_first() -> None:
    dive = refuge_at(
        mode="competitive",
        head=4,
        divers={"mags": "c7r8", "vega": "c7r10", "sophie": "c8r8", "michael": "c4r0"},
        hands={"mags": ["winch", "pry_bar", "air_jet"], "vega": ["air_jet", "swim_fins", "winch"]},
        active="michael",
        kraken=["k05"],
    )
    dive.chooses("draw_salvage")  # the round ends; k05 moves the head to the right
    assert dive.devoured("mags")
    assert dive.devoured("vega")
    assert dive.question == ("discard_card", "vega")  # row 10 comes before row 8


@rule("REF-HEAD-4", "REF-HEAD-5")
def test_a_gap_ends_the_chain() -> None:
    dive = refuge_at(head=1, divers={"mags": "c4r8", "vega": "c6r8"}, tentacles=["c5r8"])
    dive.kraken_card(top="right 1")
    assert (dive.at("mags"), dive.tentacles, dive.at("vega")) == ("c5r8", ["c6r8"], "c7r8")
    dive = refuge_at(head=1, divers={"mags": "c4r8", "vega": "c6r8"})
    dive.kraken_card(top="right 1")
    assert (dive.at("mags"), dive.at("vega")) == ("c5r8", "c6r8")


@rule("REF-HEAD-6", "REF-RULING-12")
def test_at_the_left_edge_too_only_the_first_is_removed() -> None:
    dive = refuge_at(head=3, divers={"mags": "c2r9", "vega": "c1r9", "sophie": ""}, tentacles=["c0r9"])
    dive.kraken_card(top="left 1")
    assert dive.devoured("mags")
    assert (dive.at("vega"), dive.tentacles) == ("c1r9", ["c0r9"])


@rule("REF-RULING-38", "REF-HEAD-7", "REF-CONTACT-5")
def test_a_diver_pushed_toward_a_tentacle_pushes_it_along() -> None:
    dive = refuge_at(
        head=1, divers={"mags": "c4r9"}, hands={"mags": ["trench_knife"]}, tentacles=["c5r9"], supply=9
    )
    dive.kraken_card(top="right 1")
    assert (dive.at("mags"), dive.tentacles, dive.supply) == ("c5r9", ["c6r9"], 9)
    assert dive.standing("mags")


@rule("REF-RULING-38")
def test_a_diver_pushed_against_a_stuck_tentacle_is_devoured() -> None:
    dive = refuge_at(head=4, divers={"mags": "c7r9"}, tentacles=["c8r9"])
    dive.kraken_card(top="right 1")
    assert dive.devoured("mags")
    assert dive.tentacles == ["c8r9"]


@rule("REF-HEAD-7", "REF-RULING-12")
def test_pushing_keeps_postures_and_moves_every_players_diver() -> None:
    dive = refuge_at(head=1, divers={"mags": "c4r8", "sophie": "c4r10", "vega": "c4r9 down"})
    dive.kraken_card(top="right 1")
    assert [dive.at(name) for name in ("mags", "vega", "sophie")] == ["c5r8", "c5r9", "c5r10"]
    assert [dive.down(name) for name in ("mags", "vega", "sophie")] == [False, True, False]


@rule("REF-HEAD-7", "REF-TENT-6")
def test_a_tentacle_pushed_onto_a_camera_is_not_photographed() -> None:
    dive = refuge_at(
        head=1,
        divers={"mags": "", "sophie": ""},
        tentacles=["c4r9"],
        cameras=["c5r9"],
        face_up=["sophie_flashbulb"],
    )
    dive.kraken_card(top="right 1")
    assert (dive.question, dive.tentacles) == (("main", "sophie"), ["c5r9"])


# --- toward a Diver, and by choice -------------------------------------------------------------------


@rule("REF-HEAD-8")
@pytest.mark.parametrize(("start", "to", "head"), [("c1r7", "c1r8", 2), ("c7r7", "c7r8", 4)])
def test_the_head_steps_to_the_side_where_the_diver_is(start: str, to: str, head: int) -> None:
    dive = refuge_at(head=3, divers={"mags": start})
    dive.swims(to)
    assert dive.head == head


@rule("REF-HEAD-8")
def test_the_head_that_comes_closer_pushes_others_as_well() -> None:
    dive = refuge_at(head=3, divers={"mags": "c7r7", "vega": "c6r9"}, tentacles=["c6r8"])
    dive.swims("c7r8")
    assert (dive.head, dive.at("vega")) == (4, "c7r9")
    assert (dive.at("mags"), dive.tentacles) == ("c8r8", ["c7r8"])


@rule("REF-HEAD-9")
def test_the_direction_of_several_steps_is_chosen_once() -> None:
    dive = refuge_at(head=3, divers={"satoshi": "c4r3"}, face_up=["satoshi_low_tone"])
    dive.uses("satoshi_low_tone")
    assert dive.options("move_head") == [["left", 1], ["left", 2], ["right", 1], ["right", 2]]
    dive.chooses(direction="left", steps=2)
    assert (dive.head, dive.question) == (1, ("main", "satoshi"))


@rule("REF-HEAD-9", "REF-HEAD-2")
def test_only_steps_with_room_are_offered() -> None:
    dive = refuge_at(head=2, divers={"satoshi": "c4r3"}, face_up=["satoshi_low_tone"])
    dive.uses("satoshi_low_tone")
    assert dive.options("move_head") == [["left", 1], ["right", 1], ["right", 2]]


@rule("REF-HEAD-8", "REF-OBJ-16")
@pytest.mark.parametrize(
    ("head", "place", "to"),
    [(1, "c2r11", 1), (2, "c2r11", 2), (3, "c2r11", 2), (5, "c6r11", 5), (4, "c6r11", 4), (3, "c6r11", 4)],
)
def test_the_head_steps_sideways_only_if_no_column_of_it_is_the_divers(
    head: int, place: str, to: int
) -> None:
    dive = refuge_at(
        head=head, divers={"mags": place}, hands={"mags": ["winch"]}, objective="obj3_scuttling_charges"
    )
    dive.special()
    assert dive.head == to


@rule("REF-HEAD-5", "REF-HEAD-6")
def test_everybody_sees_who_was_pushed_where_and_what_went_home() -> None:
    dive = refuge_at(head=4, divers={"mags": "c7r9", "vega": ""}, tentacles=["c7r10", "c7r8"])
    dive.kraken_card(top="right 1")
    assert dive.moved("head_moves") == {
        "head": "c6r9",
        "tentacle:0": "supply",  # no nook beside it
        "diver:mags": "c8r9",
        "tentacle:1": "c8r8",
    }
