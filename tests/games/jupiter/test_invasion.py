"""Conversion, Invasion and setbacks: who is hit, where creeps land, and what is left afterwards."""

import pytest

from fathomfive.games.jupiter.actions import EndActions, PlaceCreep, Suppress
from fathomfive.games.jupiter.colony import TILE_NAMES
from tests.games.jupiter.table import Deep, f10


def places_all(deep: Deep) -> None:
    while deep.question is not None and deep.question[0] == "place_creep":
        deep.play(deep.match.options[0])


def listed(deep: Deep) -> list[str]:
    """The modules a Suppressant could save."""
    return [TILE_NAMES[option.tile] for option in deep.offers(Suppress)]


# --- Conversion --------------------------------------------------------------------------------------


@pytest.mark.rule("JUP-CONV-1")
@pytest.mark.parametrize(
    ("creeps", "colonists", "left"),
    [
        pytest.param("M2A.C", "M2A.0 M2A.3", [], id="two beside one creep"),
        pytest.param("M2A.C M5A.C", "M2A.0 M5A.4", [], id="one beside each of two"),
        pytest.param("M1A.0", "M1A.C M1A.3", ["M1A.3"], id="from the very first dome"),
        pytest.param("M2A.0 M2A.1", "M2A.2 M2A.4", ["M2A.4"], id="two creeps side by side"),
        pytest.param("M2A.0 M2A.1 M2A.2", "M2A.3", [], id="three creeps in a row"),
    ],
)
def test_everybody_beside_a_creep_is_converted(creeps: str, colonists: str, left: list[str]) -> None:
    deep = f10(robots=["M4A.3", "pod"], creeps=creeps, colonists=colonists, step="conversion", rolls=[5])
    assert deep.colonists == left
    assert deep.g.lost == len(colonists.split()) - len(left)


@pytest.mark.rule("JUP-CONV-1")
def test_where_nobody_is_in_danger_no_conversion_is_told() -> None:
    deep = f10(robots=["M4A.3", "pod"], creeps="M2A.C", colonists="M2A.1", step="conversion", rolls=[5])
    assert deep.colonists == ["M2A.1"]
    assert not deep.said("converts")


# --- Invasion ----------------------------------------------------------------------------------------


@pytest.mark.rule("JUP-INV-1", "JUP-TURN-2")
def test_the_die_lies_on_the_table_only_during_the_invasion() -> None:
    deep = f10(step="invasion", rolls=[1])
    assert deep.g.roll == 1
    places_all(deep)
    assert deep.g.roll == 0
    assert deep.g.affected == []


@pytest.mark.rule("JUP-INV-7")
def test_a_creep_with_one_place_to_go_is_no_question() -> None:
    deep = f10(robots=["M5A.C", "pod"], creeps="M3A.0 M3A.1 M3A.3 M3A.4", rolls=[3])
    assert deep.match.play(EndActions(0)) == []
    assert "M3A.2" in deep.creeps  # the only open rim dome
    assert deep.spaces(PlaceCreep, "at") == ["M3B.4", "M3B.5"]


@pytest.mark.rule("JUP-INV-6", "JUP-ABL-14", "JUP-CARD-6")
def test_a_suppressant_may_be_kept() -> None:
    deep = f10(step="invasion", hand=["suppressant"], rolls=[1])
    assert listed(deep) == ["M1A", "M1B", "M1C"]
    assert deep.may_decline
    deep.passes()
    places_all(deep)
    assert len(deep.creeps) == 3
    assert deep.hand(0) == ["suppressant", "boost"]


@pytest.mark.rule("JUP-INV-6")
def test_with_nothing_to_suppress_nobody_is_asked() -> None:
    deep = f10(core="suppressant", rolls=[5])
    assert deep.match.play(EndActions(0)) == []
    assert deep.question == ("action", 1)


# --- setbacks ----------------------------------------------------------------------------------------


@pytest.mark.rule("JUP-SET-4", "JUP-SET-2", "JUP-ABL-14")
def test_a_suppressant_stops_a_surge_on_one_module() -> None:
    deep = f10(step="draw", deck=["surge"], got_creep=["M1A", "M1C"], hand=["suppressant"])
    assert listed(deep) == ["M1A", "M1C"]
    deep.chooses(tile=TILE_NAMES.index("M1A"))
    places_all(deep)
    assert [name[:3] for name in deep.creeps] == ["M1C"]
    assert deep.g.discard == ["suppressant", "surge"]


@pytest.mark.rule("JUP-SET-2", "JUP-CARD-2")
def test_a_surge_lies_open_until_it_is_resolved_and_raises_no_super_creeps() -> None:
    deep = f10(step="draw", deck=["surge"], got_creep=["M1A", "M1C"])
    counted = deep.g.components()
    assert deep.g.setback == "surge"
    assert counted["cards"] == 3  # it and the two cores
    places_all(deep)
    assert deep.g.setback == ""
    assert deep.g.discard == ["surge"]
    assert deep.g.components() == counted
    assert deep.supers == []
    assert len(deep.creeps) == 2


@pytest.mark.rule("JUP-SET-1", "JUP-SET-4")
def test_a_covered_plant_is_not_on_the_list_of_power_grab() -> None:
    deep = f10(step="draw", deck=["power_grab"], supers="M3A", hand=["suppressant"])
    assert listed(deep) == ["M3B", "M3C"]
    deep.passes()
    assert deep.supers == ["M3A", "M3B", "M3C"]
    assert deep.g.affected == []
    assert len(deep.said("covers_plant")) == 2


# --- what cannot be taken back -----------------------------------------------------------------------


@pytest.mark.rule("JUP-CARD-1")
def test_a_placement_can_be_taken_back_until_a_card_is_drawn() -> None:
    deep = f10(robots=["M5A.C"], step="invasion", rolls=[1])
    deep.play(deep.match.options[0])
    assert deep.match.can_take_back(0)
    places_all(deep)
    assert deep.question == ("action", 0)
    assert deep.hand(0) == ["boost"]
    assert not deep.match.can_take_back(0)


@pytest.mark.rule("JUP-RV-4", "JUP-SETUP-5")
@pytest.mark.parametrize("lost", [False, True])
def test_a_docking_can_be_taken_back_unless_cards_were_dealt(lost: bool) -> None:
    deep = f10(
        robots=["M5A.C", "out" if lost else "pod"],
        core=["pilot", "" if lost else "boost"],
        pod=None,
        keeper=1,
        current=1,
        step="turn",
        robot_vulnerability=True,
        deck=["swap", "sniper"],
    )
    deep.chooses(q=0, r=2)
    assert deep.question == ("core" if lost else "action", 1)
    assert deep.match.can_take_back(1) is not lost
