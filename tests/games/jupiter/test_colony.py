"""How modules are linked, however they lie: clamps, rims, ranges and straight lines."""

import pytest

from fathomfive.games.jupiter.actions import Command, Fly, Move, PlaceCreep, Send
from fathomfive.games.jupiter.colony import POD, space_named
from fathomfive.games.jupiter.state import OPEN
from tests.games.jupiter.table import f10, jupiter_at

IN_A_ROW = {"M1A": (0, 0), "M1B": (1, 0), "M1C": (2, 0)}


@pytest.mark.rule("JUP-RULING-4", "JUP-RULING-3")
def test_the_domes_that_face_each_other_are_linked_however_the_modules_are_turned() -> None:
    deep = jupiter_at(
        tiles=IN_A_ROW, turned={"M1A": 1, "M1B": 4}, robots=["M1A.C", "M1C.C"], pod=None, keeper=0
    )
    assert deep.bridged("M1A.5") == ["M1A.C", "M1B.5"]  # M1A faces east with dome 5, M1B west with its own
    assert deep.bridged("M1B.2") == ["M1B.3", "M1B.C", "M1C.3"]
    assert deep.bridged("M1A.0") == ["M1A.1", "M1A.C"]


@pytest.mark.rule("JUP-INV-3", "JUP-INV-7")
def test_the_rim_domes_of_a_turned_module_are_those_on_its_exposed_edges() -> None:
    deep = f10(turned={"M1A": 5, "M1B": 2, "M1C": 4}, step="invasion", rolls=[1])
    assert deep.rims("M1A") == ["2", "3"]
    assert deep.rims("M1B") == ["1", "2", "3"]
    assert deep.rims("M1C") == ["2", "3", "4"]
    assert deep.spaces(PlaceCreep, "at") == ["M1A.2", "M1A.3"]
    turned = f10(turned={"M3A": 4}, step="invasion", rolls=[3])
    assert turned.spaces(PlaceCreep, "at") == ["M3A.3", "M3A.4", "M3A.5"]
    across = f10(turned={"M4A": 3}, step="invasion", rolls=[4])
    assert across.spaces(PlaceCreep, "at") == ["M4A.0", "M4A.1", "M4A.5"]


@pytest.mark.rule("JUP-ACT-5")
def test_command_range_is_the_own_module_and_those_beside_it() -> None:
    deep = jupiter_at(
        tiles=IN_A_ROW,
        turned={"M1A": 2},
        robots=["M1A.C", "M1C.C"],
        colonists="M1A.0 M1B.C M1C.3",
        pod=None,
        keeper=0,
    )
    assert deep.spaces(Command, "who") == ["M1A.0", "M1B.C"]


@pytest.mark.rule("JUP-ABL-12", "JUP-RULING-22")
@pytest.mark.parametrize("turned", range(6))
@pytest.mark.parametrize("dome", range(6))
def test_a_flight_crosses_a_module_straight_through_its_middle(dome: int, turned: int) -> None:
    deep = jupiter_at(
        tiles={"M1A": (0, 0)},
        turned={"M1A": turned},
        robots=[f"M1A.{dome}", "pod"],
        hand=["rocket_boots"],
        pod=None,
        keeper=0,
    )
    deep.uses("rocket_boots")
    assert deep.at(0) == f"M1A.{(dome + 3) % 6}"  # the only way there is


@pytest.mark.rule("JUP-ABL-12", "JUP-RULING-22", "JUP-RULING-4")
def test_a_flight_goes_on_over_the_clamps_of_turned_modules() -> None:
    deep = jupiter_at(
        tiles=IN_A_ROW,
        turned={"M1A": 1, "M1B": 4, "M1C": 3},
        robots=["M1A.2", "pod"],
        hand=["rocket_boots"],
        pod=None,
        keeper=0,
    )
    deep.uses("rocket_boots")
    assert deep.spaces(Fly) == ["M1A.5", "M1B.5", "M1B.C", "M1B.2", "M1C.0", "M1C.C", "M1C.3"]


@pytest.mark.rule("JUP-RULING-22", "JUP-ABL-12")
def test_a_flight_does_not_turn_where_a_bridge_is_missing() -> None:
    deep = f10(robots=["M2A.1", "pod"], hand=["rocket_boots"])
    assert "M2A.C" not in deep.bridged("M2A.1")
    deep.uses("rocket_boots")
    assert deep.spaces(Fly) == ["M1A.C", "M1A.1"]


@pytest.mark.rule("JUP-ACT-1", "JUP-ACT-7", "JUP-RULING-4")
def test_an_experiment_may_draw_other_bridges() -> None:
    bridges = {
        "tiles": {"tile": {"M2A": {"bridges": "C2 01 12 23 34 45"}, "M3A": {"bridges": "01 12 23 34 45"}}}
    }
    deep = f10(robots=["M2A.C", "M3A.5"], creeps="M3A.0", overrides=bridges)
    assert deep.spaces(Move) == ["M2A.2"]
    assert deep.bridged("M2A.0") == ["M2A.1", "M5A.3"]
    assert deep.bridged("M3A.0") == ["M1A.3", "M3A.1"]
    assert deep.g.left_of(3) == 3
    assert [len(deep.g.colony.spaces_of[tile]) for tile in (4, 8, 12)] == [7, 6, 6]  # M2A, M3A, M4A


@pytest.mark.rule("JUP-POD-1", "JUP-RULING-8")
def test_whoever_boards_takes_a_seat_and_whoever_leaves_frees_it() -> None:
    deep = f10(robots=["M3B.4", "pod"], aboard=5, colonists="M3B.5 M3C.4 M2A.0", core="bullhorn")
    deep.commands("M3B.5", "pod")
    assert deep.aboard == 6
    deep.play(Command(0, space_named("M3C.4")))
    assert sorted(deep.spaces(Send)) == ["M3C.3", "M3C.5"]  # six and a robot: the seven seats are taken
    deep.chooses(to="M3C.5")
    deep.commands("pod", "M3B.5")
    deep.commands("M3C.5", "M3C.4")
    deep.commands("M3C.4", "pod")
    assert deep.aboard == 6


@pytest.mark.rule("JUP-POD-1", "JUP-POD-7")
def test_a_robot_that_leaves_the_full_pod_frees_its_seat() -> None:
    deep = f10(robots=["pod", "M3C.4"], aboard=6, colonists="M2A.0 M2A.1", active=["override"])
    assert deep.g.occ[POD] != OPEN
    deep.moves("M3B.5")
    assert "pod" in deep.spaces(Move)
    deep.overrides(1)
    deep.moves("pod")
    assert "pod" not in deep.spaces(Move)
    away = f10(robots=["M3B.5", "pod"], pod=None, keeper=1)
    assert away.g.occ[POD] != OPEN


@pytest.mark.rule("JUP-ABL-15", "JUP-POD-1")
def test_a_swap_far_from_the_pod_leaves_its_door_as_it_was() -> None:
    deep = f10(robots=["M2A.C", "M3B.5"], core="swap", active=["override"], colonists="M2A.0", aboard=1)
    deep.swaps("M2A.0")
    assert deep.at(0) == "M2A.0"
    deep.overrides(1)
    assert "pod" in deep.spaces(Move)
    full = f10(
        robots=["M2A.C", "M3B.5", "pod"], core="swap", active=["override"], colonists="M2A.0", aboard=6
    )
    full.swaps("M2A.0")
    full.overrides(1)
    assert "pod" not in full.spaces(Move)


@pytest.mark.rule("JUP-ACT-3", "JUP-POD-6")
def test_a_colonist_stays_the_same_one_wherever_it_goes() -> None:
    deep = f10(robots=["M3B.4", "M1A.C"], colonists="M2A.0 M3B.5 M2A.2", aboard=2)
    assert deep.g.faces[space_named("M3B.5")] == 1
    deep.commands("M3B.5", "pod")
    deep.commands("pod", "M3C.4")
    assert deep.g.faces[space_named("M3C.4")] == 1
    deep.commands("M3C.4", "M3C.3")
    assert deep.g.faces[space_named("M3C.3")] == 1
