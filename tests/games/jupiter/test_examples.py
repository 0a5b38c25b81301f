"""The worked examples of the rulebook, S1 to S23."""

import pytest

from fathomfive.games.jupiter.actions import Dock, Fly, Move, PlaceCreep, Shoot, Splash, UseCard
from fathomfive.games.jupiter.colony import TILE_NAMES
from tests.games.jupiter.table import F19, Deep, f10, f19

RING_3 = [
    (3, 0), (3, -1), (3, -2), (3, -3), (2, -3), (1, -3), (0, -3), (-1, -2), (-2, -1),
    (-3, 0), (-3, 1), (-3, 2), (-3, 3), (-2, 3), (-1, 3), (0, 3), (1, 2), (2, 1),
]  # fmt: skip


@pytest.mark.rule("JUP-SETUP-4", "JUP-RULING-3")
@pytest.mark.example("JUP-S1")
def test_s1_everybody_lives_on_the_seven_modules_in_the_middle() -> None:
    deep = f19()
    assert len(deep.colonists) == 49
    assert sorted({name.split(".")[0] for name in deep.colonists}) == sorted(list(F19)[:7])
    exchanged = {**F19, "M1B": F19["M3A"], "M3A": F19["M1B"], "M2A": F19["M4A"], "M4A": F19["M2A"]}
    assert len(f19(tiles=exchanged).colonists) == 47


@pytest.mark.rule("JUP-SETUP-11", "JUP-POD-11", "JUP-RULING-5")
@pytest.mark.example("JUP-S2")
def test_s2_the_pod_docks_anywhere_around_the_colony() -> None:
    deep = f19()
    deep.chooses(first=1)
    assert deep.question == ("dock", 1)
    assert sorted((o.q, o.r) for o in deep.offers(Dock)) == sorted(RING_3)
    deep.chooses(q=1, r=2)
    assert deep.gangways == ["M2D.5", "M5C.0"]
    assert deep.question == ("action", 1)
    other = f19()
    other.chooses(first=0)
    other.chooses(q=3, r=0)
    assert other.gangways == ["M3A.0"]


@pytest.mark.rule("JUP-ACT-1")
@pytest.mark.example("JUP-S3")
def test_s3_a_robot_moves_over_the_bridges_of_its_dome() -> None:
    assert f10(robots=["M2A.C", "pod"]).spaces(Move) == ["M2A.0", "M2A.3"]


@pytest.mark.rule("JUP-ACT-6")
@pytest.mark.example("JUP-S4")
def test_s4_pieces_block() -> None:
    assert not f10(robots=["M2A.C", "pod"], colonists="M2A.0", creeps="M2A.3").may(Move)


@pytest.mark.rule("JUP-ACT-8", "JUP-ABL-13", "JUP-CARD-4")
@pytest.mark.example("JUP-S5")
def test_s5_only_a_sniper_shoots_across_the_border() -> None:
    deep = f10(robots=["M1A.4", "pod"], creeps="M2A.1")
    assert "M2A.1" in deep.bridged("M1A.4")
    assert not deep.may(Shoot)
    deep = f10(robots=["M1A.4", "pod"], creeps="M2A.1 M2A.2", hand=["sniper"])
    deep.uses("sniper")
    assert deep.spaces(Shoot, "at") == ["M2A.1", "M2A.2"]
    deep.chooses(at="M2A.1")
    assert deep.creeps == ["M2A.2"]
    assert deep.g.discard == ["sniper"]
    assert deep.actions == 4


def ef(roll: int, **changes: object) -> Deep:
    """State EF: the actions have ended, and the die shows a number."""
    deep = f10(
        robots=["M5A.C", "pod"],
        creeps="M1A.0 M2A.C M3A.0 M3A.1 M3A.3 M3A.4 M3A.5 M4A.2 M4A.3 M4A.4",
        rolls=[roll],
        **changes,
    )
    deep.ends()
    return deep


def placements(deep: Deep) -> dict[str, str]:
    """Take the first place of every question; the slots that were offered for each module."""
    offered = {}
    while deep.question is not None and deep.question[0] == "place_creep":
        places = deep.spaces(PlaceCreep, "at")
        offered[places[0].split(".")[0]] = "".join(place[-1] for place in places)
        deep.play(deep.match.options[0])
    return offered


@pytest.mark.rule("JUP-INV-1", "JUP-INV-3", "JUP-INV-7", "JUP-RULING-18")
@pytest.mark.example("JUP-S6")
def test_s6_a_1_brings_a_creep_to_every_rim_module_of_that_number() -> None:
    deep = ef(1)
    before = len(deep.creeps)
    offered = placements(deep)
    assert offered == {"M1A": "12", "M1B": "345", "M1C": "012"}
    assert list(offered) == sorted(offered)
    assert len(deep.creeps) == before + 3


@pytest.mark.rule("JUP-INV-3")
@pytest.mark.parametrize("roll", [2, 5])
@pytest.mark.example("JUP-S7")
def test_s7_modules_inside_are_not_hit(roll: int) -> None:
    deep = ef(roll)
    assert len(deep.creeps) == 10
    assert deep.g.current == 1


@pytest.mark.rule("JUP-TILE-1", "JUP-TILE-3")
@pytest.mark.example("JUP-S8")
def test_s8_a_full_module_falls() -> None:
    deep = ef(3)
    assert not deep.stands("M3A")
    assert placements(deep) == {"M3B": "45", "M3C": "045"}
    assert not [name for name in deep.creeps if name.startswith("M3A")]
    assert "2" in deep.rims("M2A")
    assert "3" in deep.rims("M1A")
    assert "1" in deep.rims("M4A")


@pytest.mark.rule("JUP-INV-7")
@pytest.mark.example("JUP-S9")
def test_s9_without_an_open_rim_dome_any_open_space_will_do() -> None:
    assert placements(ef(4)) == {"M4A": "015", "M4B": "015"}


@pytest.mark.rule("JUP-INV-4", "JUP-RULING-19")
@pytest.mark.example("JUP-S10")
def test_s10_a_6_grows_every_nest() -> None:
    deep = ef(6)
    assert placements(deep) == {"M1A": "12", "M2A": "012345", "M4A": "015"}
    assert not deep.stands("M3A")
    assert deep.stands("M1B")
    assert not [name for name in deep.creeps if name.startswith("M1B")]


@pytest.mark.rule("JUP-COMBO-1", "JUP-ABL-1", "JUP-TURN-4")
@pytest.mark.parametrize(("supers", "start"), [("", 6), ("M4B", 5)])
@pytest.mark.example("JUP-S11")
def test_s11_boost_and_boost(supers: str, start: int) -> None:
    deep = f10(step="turn", core="boost", hand=["boost"], supers=supers)
    assert deep.actions == start
    deep.activates("boost")
    assert deep.actions == start + 1


@pytest.mark.rule("JUP-COMBO-2")
@pytest.mark.example("JUP-S12")
def test_s12_juggernaut_and_teleport() -> None:
    deep = f10(
        robots=["M5A.C", "pod"],
        core="juggernaut",
        hand=["teleport"],
        creeps="M3A.0 M3A.1 M3A.3 M3A.4 M3A.5",
    )
    deep.uses("teleport")
    deep.chooses(to="M3A.1", mode="trample")
    assert deep.at(0) == "M3A.1"
    assert "M3A.1" not in deep.creeps
    assert len(deep.creeps) == 4
    assert deep.actions == 2


@pytest.mark.rule("JUP-COMBO-3")
@pytest.mark.example("JUP-S13")
def test_s13_juggernaut_and_rocket_boots() -> None:
    deep = f10(robots=["M2A.3", "pod"], core="juggernaut", hand=["rocket_boots"], creeps="M2A.C M2A.0 M5A.3")
    deep.uses("rocket_boots")
    deep.chooses(to="M5A.3", mode="trample")
    assert deep.creeps == []
    assert deep.at(0) == "M5A.3"
    assert deep.actions == 4


@pytest.mark.rule("JUP-COMBO-4")
@pytest.mark.example("JUP-S14")
def test_s14_swap_and_rocket_boots() -> None:
    deep = f10(robots=["M2A.3", "pod"], core="swap", hand=["rocket_boots"], colonists="M2A.C M2A.0 M5A.3")
    deep.uses("rocket_boots")
    deep.chooses(to="M5A.3", mode="swap")
    assert deep.at(0) == "M5A.3"
    assert deep.colonists == ["M2A.0", "M2A.3", "M2A.C"]


@pytest.mark.rule("JUP-COMBO-5")
@pytest.mark.example("JUP-S15")
def test_s15_swap_and_teleport() -> None:
    deep = f10(
        robots=["M4A.3", "pod"], core="swap", hand=["teleport"], colonists="M5A.C M5A.0 M5A.1 M5A.3 M5A.4"
    )
    deep.uses("teleport")
    deep.chooses(to="M5A.C", mode="swap")
    assert deep.at(0) == "M5A.C"
    assert "M4A.3" in deep.colonists
    assert deep.actions == 2


@pytest.mark.rule("JUP-COMBO-6", "JUP-ABL-2", "JUP-ABL-4")
@pytest.mark.example("JUP-S16")
def test_s16_bullhorn_and_follower() -> None:
    deep = f10(robots=["M4B.0", "pod"], core="bullhorn", hand=["follower"], colonists="M1B.C M1B.5")
    deep.activates("follower")
    deep.commands("M1B.C", "M1B.0")
    deep.chooses(who="M1B.5")
    assert deep.colonists == ["M1B.0", "M1B.C"]
    assert deep.actions == 4


@pytest.mark.rule("JUP-COMBO-7", "JUP-POD-5", "JUP-POD-6", "JUP-POD-9", "JUP-ABL-11")
@pytest.mark.example("JUP-S17")
def test_s17_pilot_and_pilot() -> None:
    deep = f10(
        robots=["M5A.C", "M1A.C"],
        saved=20,
        aboard=3,
        colonists="M2A.0 M2A.1 M2A.2 M2A.3 M2A.4 M2A.5 M2A.C",
        core="pilot",
        hand=["pilot"],
    )
    deep.uses("pilot")
    assert deep.saved == 23
    assert deep.aboard == 0
    assert deep.pod is None
    assert deep.g.keeper == 0
    deep.uses("pilot")
    deep.chooses(q=3, r=0)
    assert deep.gangways == ["M4B.0"]
    assert deep.g.keeper == -1
    assert deep.actions == 5


@pytest.mark.rule("JUP-COMBO-8", "JUP-ABL-5")
@pytest.mark.example("JUP-S18")
def test_s18_grenadier_and_sniper() -> None:
    deep = f10(robots=["M1A.4", "pod"], core="grenadier", hand=["sniper"], creeps="M2A.1 M2A.2 M2A.4")
    deep.uses("sniper")
    deep.chooses(at="M2A.1")
    assert deep.spaces(Splash, "at") == ["M2A.2"]
    deep.chooses(at="M2A.2")
    assert deep.creeps == ["M2A.4"]


@pytest.mark.rule("JUP-COMBO-8", "JUP-ABL-7")
@pytest.mark.example("JUP-S19")
def test_s19_grenadier_and_juggernaut() -> None:
    deep = f10(robots=["M1A.4", "pod"], core="grenadier", active=["juggernaut"], creeps="M2A.1 M2A.0")
    deep.moves("M2A.1")
    deep.chooses(at="M2A.0")
    assert deep.creeps == []
    assert deep.at(0) == "M2A.1"
    assert deep.actions == 4


@pytest.mark.rule("JUP-COMBO-9", "JUP-RULING-28", "JUP-ABL-6", "JUP-CARD-10")
@pytest.mark.example("JUP-S20")
def test_s20_two_heat_seekers() -> None:
    def deep() -> Deep:
        return f10(robots=["M5A.C", "pod"], core="heat_seeker", hand=["heat_seeker"], creeps="M1C.0 M1C.1")

    pair = deep()
    pair.uses("heat_seeker", paired=True)
    pair.chooses(at="M1C.0")
    assert pair.creeps == ["M1C.1"]
    assert pair.actions == 4
    assert pair.hand() == []
    assert pair.g.robots[0].core_used
    assert not pair.may(UseCard)
    single = deep()
    single.uses("heat_seeker")
    single.chooses(at="M1C.0")
    assert single.actions == 2
    assert single.hand() == ["heat_seeker"]


@pytest.mark.rule("JUP-COMBO-9", "JUP-ABL-16")
@pytest.mark.example("JUP-S21")
def test_s21_two_teleports() -> None:
    deep = f10(robots=["M5A.C", "pod"], hand=["teleport", "teleport"])
    deep.uses("teleport", paired=True)
    assert len(deep.offers(Fly)) == 68 - 3  # every space but the robot's, and the pod with a free seat
    deep.chooses(to="M4A.3")
    assert deep.at(0) == "M4A.3"
    assert deep.actions == 4
    assert deep.g.discard == ["teleport", "teleport"]


@pytest.mark.rule("JUP-POD-3", "JUP-POD-6", "JUP-POD-7", "JUP-POD-8", "JUP-TURN-3")
@pytest.mark.example("JUP-S22")
def test_s22_the_seventh_colonist_launches_the_pod_until_the_launchers_next_turn() -> None:
    deep = f10(
        robots=["M1A.C", "M3B.4", "M4A.3"],
        current=1,
        aboard=6,
        saved=7,
        colonists="M3B.5 " + " ".join(f"M2A.{slot}" for slot in "012345C") + " M5A.0 M5A.1 M5A.2 M5A.3",
        rolls=[2, 2, 2],
        target=21,
    )
    deep.moves("M3B.3")
    deep.commands("M3B.5", "pod")
    assert deep.saved == 14
    assert deep.actions == 3
    assert deep.pod is None
    assert deep.g.keeper == 1
    for seat in (1, 2, 0):
        assert deep.g.current == seat
        assert deep.pod is None
        deep.ends()
    assert deep.question == ("dock", 1)


@pytest.mark.rule("JUP-INV-4", "JUP-SET-9")
@pytest.mark.example("JUP-S23")
def test_s23_super_creeps_do_not_spread() -> None:
    deep = f10(supers="M4B", rolls=[6])
    deep.ends()
    assert deep.creeps == []
    assert deep.supers == ["M4B"]
    assert deep.g.current == 1


def test_the_small_colony_is_the_one_of_the_rulebook() -> None:
    deep = f10()
    rims = {name: "".join(deep.rims(name)) for name in TILE_NAMES if deep.stands(name)}
    assert rims == {
        "M1A": "12", "M1B": "345", "M1C": "012", "M2A": "", "M3A": "123", "M3B": "45", "M3C": "045",
        "M4A": "234", "M4B": "015", "M5A": "",
    }  # fmt: skip
    assert deep.gangways == ["M3B.5", "M3C.4"]
