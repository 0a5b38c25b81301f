"""The pod, modules that fall, setbacks, and how it ends."""

from typing import Any

import pytest

from fathomfive.games.jupiter.actions import Command, Dock, Follow, Move, PlaceCreep, Send, Trade
from fathomfive.games.jupiter.colony import POD, TILE_NAMES, space_named
from fathomfive.games.jupiter.state import OPEN
from tests.at_the_table import offered
from tests.games.jupiter.table import F19, Deep, f10, jupiter_at

EIGHT = "M2A.0 M2A.1 M2A.2 M2A.3 M2A.4 M2A.5 M2A.C M5A.0"


@pytest.mark.rule("JUP-POD-1")
def test_nobody_inside_blocks_the_way_through_the_pod() -> None:
    deep = f10(robots=["pod", "pod"], aboard=4, saved=0, target=7, colonists=EIGHT)
    assert sorted(deep.spaces(Move)) == ["M3B.5", "M3C.4"]
    assert deep.g.pod_pieces() == 6


@pytest.mark.rule("JUP-POD-2")
def test_nobody_aboard_is_converted() -> None:
    deep = f10(robots=["M4A.3", "pod"], aboard=3, creeps="M3B.5 M3C.4", colonists="M2A.0", rolls=[5])
    deep.ends()
    assert deep.aboard == 3
    assert deep.colonists == ["M2A.0"]


@pytest.mark.rule("JUP-POD-6", "JUP-RULING-11")
def test_robots_ride_along_and_the_turn_goes_on() -> None:
    deep = f10(robots=["M3B.4", "pod"], aboard=5, saved=14, colonists=f"M3B.5 {EIGHT}")
    deep.commands("M3B.5", "pod")
    assert deep.pod is not None
    assert deep.aboard == 6
    ride = f10(robots=["M3B.4", "pod"], aboard=1, saved=27, colonists="M2A.0", hand=["pilot"])
    ride.uses("pilot")
    assert ride.saved == 28
    assert ride.at(1) == "pod"
    assert ride.actions == 5


@pytest.mark.rule("JUP-POD-3", "JUP-POD-4")
@pytest.mark.parametrize(
    ("aboard", "others", "rule"), [(6, "M2A.0", "JUP-POD-3"), (2, "", "JUP-POD-4"), (6, "", "JUP-POD-4")]
)
def test_the_log_says_why_the_pod_launches(aboard: int, others: str, rule: str) -> None:
    deep = f10(robots=["M3B.4", "M1A.C"], aboard=aboard, colonists=f"M3B.5 {others}")
    deep.commands("M3B.5", "pod")
    assert [tell.rule for tell in deep.said("launches")] == [rule]
    assert deep.saved == 28 + aboard + 1


@pytest.mark.rule("JUP-POD-6", "JUP-POD-7")
def test_a_launched_pod_is_out_of_reach_at_once() -> None:
    deep = f10(robots=["M3B.4", "pod"], hand={0: ["pilot", "boost"]}, aboard=1, colonists="M3B.5 M2A.0")
    assert deep.offered(Trade, "partner") == [1]
    deep.uses("pilot")
    assert not deep.may(Trade)
    assert "M3B.5" not in deep.spaces(Command, "who")  # its only way out would be past the robot
    assert deep.g.occ[POD] != OPEN


@pytest.mark.rule("JUP-POD-7", "JUP-POD-9", "JUP-ACT-1")
def test_a_docked_pod_is_open_at_once() -> None:
    deep = f10(robots=["M3B.5", "M1A.C"], hand=["pilot"], pod=None, keeper=1)
    deep.uses("pilot")
    deep.chooses(q=0, r=2)
    assert "pod" in deep.spaces(Move)
    full = f10(robots=["M3B.5", "M1A.C"], hand=["pilot"], pod=None, keeper=1, aboard=6, colonists="M2A.0")
    full.uses("pilot")
    full.chooses(q=0, r=2)
    full.moves("pod")
    assert full.at(0) == "pod"


@pytest.mark.rule("JUP-POD-7", "JUP-POD-10")
def test_an_absent_pod_neither_drifts_nor_launches_again() -> None:
    deep = f10(
        robots=["M2A.5", "pod"],
        pod=None,
        keeper=1,
        aboard=2,
        colonists="M2A.0",
        creeps="M2A.C M3A.0",
        rolls=[5],
    )
    deep.shoots("M2A.C")
    assert deep.g.keeper == 1
    assert not deep.said("drifts")
    lonely = f10(
        robots=["M4A.3", "pod"], pod=None, keeper=1, aboard=2, colonists="M2A.0", creeps="M2A.C", rolls=[5]
    )
    lonely.ends()  # nobody is left on the modules, but those aboard are adrift
    assert lonely.colonists == []
    assert lonely.aboard == 2
    assert lonely.saved == 28
    assert not lonely.said("launches")


@pytest.mark.rule("JUP-POD-8")
def test_the_keeper_must_dock_anywhere_around_the_colony() -> None:
    deep = f10(robots=["M2A.C", "M1A.C"], pod=None, keeper=1, current=1, step="turn")
    assert deep.question == ("dock", 1)
    assert not deep.may_decline
    assert Dock(1, 0, 2) in deep.match.options
    assert Dock(1, 0, 0) not in deep.match.options
    deep.chooses(q=0, r=2)
    assert deep.g.keeper == -1
    assert deep.question == ("action", 1)


@pytest.mark.rule("JUP-RULING-7")
def test_the_pod_is_no_shield() -> None:
    deep = f10(step="invasion", rolls=[3])
    assert "5" in deep.rims("M3B")
    assert deep.gangways == ["M3B.5", "M3C.4"]


@pytest.mark.rule("JUP-TILE-2")
def test_a_super_creep_neither_helps_nor_hinders() -> None:
    deep = f10(
        step="invasion",
        creeps="M3A.0 M3A.1 M3A.2 M3A.3 M3A.4",
        supers="M3A",
        robots=["M5A.C", "pod"],
        rolls=[3],
    )
    assert not deep.stands("M3A")
    colonist = f10(step="invasion", creeps="M3A.0 M3A.1 M3A.2 M3A.3", colonists="M3A.4", rolls=[3])
    assert colonist.stands("M3A")


@pytest.mark.rule("JUP-TILE-5")
def test_a_fallen_super_creep_troubles_nobody() -> None:
    deep = f10(
        step="invasion",
        creeps="M4B.0 M4B.1 M4B.2 M4B.3 M4B.4",
        supers="M4B",
        robots=["M5A.C", "pod"],
        rolls=[4],
    )
    while deep.question == ("place_creep", 0):
        deep.play(deep.match.options[0])
    assert not deep.stands("M4B")
    assert deep.supers == []
    assert deep.actions == 5
    assert deep.g.current == 1


@pytest.mark.rule("JUP-SET-8", "JUP-TILE-5")
@pytest.mark.parametrize(
    ("colonists", "roll"), [("", 4), ("M4B.5", 5)], ids=["in the Invasion", "in the Conversion"]
)
def test_a_dish_that_falls_after_the_actions_gives_none_back(colonists: str, roll: int) -> None:
    deep = f10(
        step="turn",
        robots=["M5A.C", "pod"],
        supers="M4B",
        creeps="M4B.0 M4B.1 M4B.2 M4B.3 M4B.4",
        colonists=colonists,
        rolls=[roll],
    )
    assert deep.actions == 4
    deep.ends()
    while deep.question == ("place_creep", 0):
        deep.play(deep.match.options[0])
    assert not deep.stands("M4B")
    assert not deep.said("dish_freed")


@pytest.mark.rule("JUP-SET-8")
def test_a_freed_dish_gives_one_action_and_no_more() -> None:
    deep = f10(step="turn", robots=["M4B.3", "pod"], supers="M4B")
    deep.shoots("M4B.C")
    assert deep.actions == 4
    deep.moves("M4B.2")
    assert deep.actions == 3
    assert len(deep.said("dish_freed")) == 1


@pytest.mark.rule("JUP-CONV-3", "JUP-TILE-1")
def test_one_conversion_can_bring_down_several_modules() -> None:
    deep = f10(
        robots=["M5A.C", "pod"],
        creeps="M3A.0 M3A.1 M3A.2 M3A.3 M3A.4 M4B.0 M4B.1 M4B.2 M4B.3 M4B.4",
        colonists="M3A.5 M4B.5",
        rolls=[1],
    )
    deep.ends()
    assert not deep.stands("M3A")
    assert not deep.stands("M4B")
    assert deep.creeps == []


@pytest.mark.rule("JUP-TILE-2")
@pytest.mark.parametrize("dome", range(6))
def test_a_robot_holds_its_module_from_every_dome(dome: int) -> None:
    creeps = " ".join(f"M3A.{slot}" for slot in range(6) if slot != dome)
    deep = f10(robots=[f"M3A.{dome}", "pod"], creeps=creeps, step="invasion", rolls=[3])
    while deep.question == ("place_creep", 0):
        deep.play(deep.match.options[0])
    assert deep.stands("M3A")
    assert deep.at(0) == f"M3A.{dome}"


@pytest.mark.rule("JUP-TILE-4")
def test_islands_stay_in_play() -> None:
    deep = f10(without=["M2A", "M3A", "M3B"], colonists="M4A.0", creeps="M1B.2", robots=["M5A.C", "pod"])
    assert deep.stands("M4A")
    assert deep.stands("M1B")
    assert "M1B.2" in deep.bridged("M4A.5")
    deep.ends()
    assert "M4A.0" in deep.colonists


@pytest.mark.rule("JUP-RULING-30")
def test_creeps_never_run_out() -> None:
    creeps = [f"{name}.{slot}" for name in F19 for slot in "1234"]
    deep = jupiter_at(
        tiles=F19, creeps=" ".join(creeps), robots=["M1A.0", "M1B.0"], pod=(3, 0), step="invasion", rolls=[6]
    )
    while deep.question == ("place_creep", 0):
        deep.play(deep.match.options[0])
    assert len(creeps) == 76
    assert len(deep.creeps) == 76 + 19


@pytest.mark.rule("JUP-SET-1")
def test_signal_to_noise_covers_unguarded_beacons() -> None:
    deep = f10(robots=["M4A.0", "pod"], deck=["signal_to_noise"], step="draw")
    assert deep.supers == ["M4B"]
    assert deep.actions == 4
    assert deep.g.current == 1


@pytest.mark.rule("JUP-SET-2")
def test_surge_goes_by_the_edges_of_its_own_moment() -> None:
    deep = f10(
        step="draw", deck=["surge"], got_creep=["M1A", "M3A"], without=["M3A"], robots=["M5A.C", "M4A.0"]
    )
    assert [TILE_NAMES[tile] for tile in deep.g.affected] == ["M1A"]  # M3A is gone
    assert sorted(option.at for option in offered(deep.match, PlaceCreep)) == [
        space_named("M1A.1"),
        space_named("M1A.2"),
        space_named("M1A.3"),  # exposed since M3A is gone
    ]


@pytest.mark.rule("JUP-INV-8", "JUP-SET-2")
def test_surge_remembers_modules_that_really_got_a_creep() -> None:
    deep = f10(
        robots=["M3B.5", "M5A.C"],
        creeps="M3A.0 M3A.1 M3A.2 M3A.3 M3B.0 M3B.1 M3B.2 M3B.3 M3B.4",
        colonists="M3A.4 M3A.5",
        deck=["surge"],
        step="invasion",
        rolls=[3],
    )
    deep.chooses(at="M3A.4")  # in a colonist's place; M3B is full of creeps and a robot
    deep.chooses(at="M3C.0")
    assert not deep.stands("M3A")  # Surge has taken the last colonist's place as well
    assert deep.g.lost == 2
    assert deep.stands("M3B")
    assert deep.spaces(PlaceCreep, "at") == ["M3C.4", "M3C.5"]


@pytest.mark.rule("JUP-INV-8", "JUP-SET-2")
def test_surge_has_forgotten_the_turn_before() -> None:
    deep = f10(got_creep=["M1A"], deck=["surge"], step="invasion", rolls=[5])
    assert deep.creeps == []
    assert deep.question == ("action", 1)


@pytest.mark.rule("JUP-SET-3")
def test_conversion_puts_no_module_on_the_list_of_surge() -> None:
    deep = f10(
        robots=["M4A.3", "pod"],
        creeps="M2A.C",
        colonists="M2A.0",
        deck=["surge"],
        rolls=[5],
        step="conversion",
    )
    assert deep.creeps == ["M2A.0", "M2A.C"]
    assert deep.g.current == 1


@pytest.mark.rule("JUP-SET-4")
def test_a_suppressant_used_after_the_roll_is_spent_at_the_setback() -> None:
    deep = f10(step="invasion", core="suppressant", deck=["surge"], rolls=[1])
    deep.chooses(tile=TILE_NAMES.index("M1B"))
    while deep.question == ("place_creep", 0):
        deep.play(deep.match.options[0])
    assert deep.g.current == 1
    assert len(deep.creeps) == 4


@pytest.mark.rule("JUP-SET-5")
def test_a_guard_does_not_remove_a_super_creep() -> None:
    deep = f10(robots=["M3A.0", "M1A.C"], supers="M3A", deck=["power_grab"], step="draw")
    assert deep.supers == ["M3A", "M3B", "M3C"]
    comes = f10(robots=["M2A.2", "M1A.C"], supers="M3A")
    comes.moves("M3A.5")
    comes.moves("M3A.4")
    assert comes.supers == ["M3A"]


@pytest.mark.rule("JUP-SET-6", "JUP-CARD-8")
def test_each_covered_plant_costs_everybody_a_card() -> None:
    assert [f10(supers=supers).g.hand_limit for supers in ("", "M3A", "M3A M3B", "M3A M3B M3C")] == [
        4,
        3,
        2,
        1,
    ]
    assert f10(supers="M4A").g.hand_limit == 4


@pytest.mark.rule("JUP-SET-7", "JUP-TURN-4")
@pytest.mark.parametrize(("supers", "actions"), [("", 5), ("M4A", 4), ("M4A M4B", 4), ("M3A", 5)])
def test_covered_dishes_cost_one_action_however_many(supers: str, actions: int) -> None:
    assert f10(step="turn", supers=supers).actions == actions


@pytest.mark.rule("JUP-SET-9", "JUP-CONV-2", "JUP-ACT-7")
def test_super_creeps_take_no_space_and_convert_nobody() -> None:
    deep = f10(robots=["M4A.3", "pod"], supers="M3A", colonists="M3A.0 M3A.3", rolls=[5])
    deep.ends()
    assert deep.colonists == ["M3A.0", "M3A.3"]


@pytest.mark.rule("JUP-END-1")
def test_a_launch_comes_before_the_win_and_the_loss() -> None:
    deep = f10(robots=["pod", "pod"], saved=26, target=28, aboard=2, colonists="M2A.0", creeps="M2A.C")
    deep.ends()  # the last one on the modules is converted: the pod launches, and with that it is won
    assert deep.g.lost == 1
    assert deep.won


@pytest.mark.rule("JUP-END-2", "JUP-RULING-12")
def test_everybody_aboard_an_absent_pod_has_won_as_well() -> None:
    deep = f10(robots=["pod", "pod"], aboard=1, saved=27, colonists="M2A.0", hand=["pilot"])
    deep.uses("pilot")
    assert deep.won
    assert deep.pod is None


@pytest.mark.rule("JUP-END-5")
def test_with_a_robot_outside_power_can_still_be_lost() -> None:
    deep = f10(
        robots=["M5A.C", "pod"],
        without=["M3A", "M3B"],
        creeps="M3C.0 M3C.1 M3C.2 M3C.3 M3C.4",
        step="invasion",
        rolls=[3],
    )
    assert deep.cause == "power"


@pytest.mark.rule("JUP-END-4", "JUP-SETUP-3")
def test_the_boxed_module_does_not_count() -> None:
    deep = f10(without=["M3A", "M3B"], robots=["M5A.C", "pod"])
    assert deep.g.left_of(3) == 1
    assert deep.g.left_of(4) == 2


@pytest.mark.rule("JUP-END-6")
@pytest.mark.parametrize(("preset", "target"), [("drill", 14), ("cadet", 21), ("standard", 28)])
def test_the_preset_says_how_many_are_needed(preset: str, target: int) -> None:
    from tests.games.jupiter.test_setup import start

    assert start(preset=preset).state.target == target
    heroes = start(preset=preset, ultimate_heroes=True).state
    assert heroes.target == heroes.settlers


@pytest.mark.rule("JUP-END-7")
def test_a_table_may_set_a_limit_of_turns() -> None:
    assert f10(step="turn", turn=400, turn_limit=True).cause == "stalled"
    assert f10(step="turn", turn=399, turn_limit=True).cause == ""
    assert f10(step="turn", turn=400).cause == ""


@pytest.mark.rule("JUP-RULING-39", "JUP-END-1")
@pytest.mark.parametrize(("other", "cause"), [("pod", "won"), ("M1A.C", "power")])
def test_won_and_lost_at_once_is_won(other: str, cause: str) -> None:
    # the last one outside is converted: the last Reactor bursts, and the pod launches with the 28th aboard
    deep = f10(
        robots=["pod", other], without=["M3B", "M3C"], pod=(0, -2), saved=27, aboard=1,
        colonists="M3A.5", creeps="M3A.0 M3A.1 M3A.2 M3A.3 M3A.4",
    )  # fmt: skip
    deep.ends()
    assert not deep.stands("M3A")
    assert deep.saved == 28
    assert deep.cause == cause


@pytest.mark.rule("JUP-UH-1")
def test_ultimate_heroes_lose_with_the_first_colonist() -> None:
    deep = f10(
        robots=["M4A.3", "pod"], saved=40, target=42, colonists="M2A.0 M5A.0", creeps="M2A.C",
        ultimate_heroes=True,
    )  # fmt: skip
    deep.ends()
    assert deep.cause == "colonists"


# --- alternate rules ---------------------------------------------------------------------------------


@pytest.mark.rule("JUP-RV-1", "JUP-RULING-35")
def test_only_an_added_creep_makes_a_vulnerable_module_fall() -> None:
    deep = f10(
        robots=["M2A.2", "pod"], creeps="M3A.0 M3A.1 M3A.2 M3A.3 M3A.4", robot_vulnerability=True, rolls=[5]
    )
    deep.moves("M3A.5")
    assert deep.stands("M3A")
    held = f10(robots=["M2A.2", "M3A.5"], creeps="M3A.0 M3A.1 M3A.2 M3A.3", step="invasion", rolls=[3])
    assert held.stands("M3A")


@pytest.mark.rule("JUP-RULING-43", "JUP-RULING-35", "JUP-RULING-20", "JUP-RV-1")
@pytest.mark.parametrize("roll", [3, 6])
def test_a_robot_in_the_last_open_dome_protects_its_module_only_until_the_next_hit(roll: int) -> None:
    deep = f10(
        robots=["M2A.2", "M5A.C"],
        creeps="M3A.0 M3A.1 M3A.2 M3A.3 M3A.4",
        hand=["swap"],
        deck=["teleport"],
        robot_vulnerability=True,
        rolls=[roll],
    )
    deep.moves("M3A.5")
    deep.ends()
    assert not deep.stands("M3A")  # no creep found room, and yet it falls
    assert deep.at(0) == "out"
    assert deep.hand(0) == []
    assert TILE_NAMES.index("M3A") not in deep.g.got_creep
    while deep.question == ("place_creep", 0):
        deep.play(deep.match.options[0])
    assert deep.question == ("action", 1)
    assert not [name for name in deep.creeps if name.startswith("M3A")]


@pytest.mark.rule("JUP-RULING-43", "JUP-RV-1")
def test_a_module_full_of_robots_alone_is_hit_and_stands() -> None:
    deep = f10(
        robots=[f"M3A.{slot}" for slot in "012345"], robot_vulnerability=True, step="invasion", rolls=[3]
    )
    while deep.question == ("place_creep", 0):
        deep.play(deep.match.options[0])
    assert deep.stands("M3A")
    assert deep.at(5) == "M3A.5"
    assert TILE_NAMES.index("M3A") not in deep.g.got_creep


@pytest.mark.rule("JUP-RV-1", "JUP-TILE-2")
def test_colonists_hold_a_brittle_module() -> None:
    deep = f10(
        robots=["M3A.3", "pod"],
        creeps="M3A.0 M3A.1 M3A.2",
        colonists="M3A.4 M3A.5",
        robot_vulnerability=True,
        step="invasion",
        rolls=[3],
    )
    deep.chooses(at="M3A.4")
    assert deep.stands("M3A")
    assert deep.colonists == ["M3A.5"]
    assert deep.at(0) == "M3A.3"


@pytest.mark.rule("JUP-RV-2", "JUP-RULING-42")
def test_a_lost_robots_activated_cards_are_discarded_as_well() -> None:
    deep = f10(
        robots=["M3A.5", "pod"],
        core="sniper",
        hand=["pilot", "swap"],
        creeps="M3A.0 M3A.1 M3A.2 M3A.3 M3A.4",
        robot_vulnerability=True,
        rolls=[5],
    )
    counted = deep.g.components()
    deep.activates("swap")
    deep.swaps("M3A.4")
    assert deep.at(0) == "out"
    assert sorted(deep.g.discard) == ["pilot", "sniper", "swap"]
    assert deep.g.robots[0].active == []
    assert deep.g.components()["cards"] == counted["cards"]


@pytest.mark.rule("JUP-RV-1", "JUP-RV-2")
def test_a_robot_can_lose_itself_by_a_swap() -> None:
    deep = f10(
        robots=["M3A.5", "M3A.1"],
        core="swap",
        creeps="M3A.0 M3A.2 M3A.3 M3A.4 M2A.2",
        robot_vulnerability=True,
        hand={1: ["boost"]},
    )
    deep.swaps("M2A.2")
    assert not deep.stands("M3A")
    assert deep.at(0) == "M2A.2"
    assert deep.at(1) == "out"
    assert sorted(deep.g.discard) == ["boost", "swap"]


@pytest.mark.rule("JUP-RV-3", "JUP-RULING-33")
def test_a_lost_robot_neither_acts_nor_draws_but_the_horror_goes_on() -> None:
    deep = f10(
        robots=["M5A.C", "out"],
        core=["data_core", ""],
        current=1,
        step="turn",
        creeps="M2A.C",
        colonists="M2A.0",
        robot_vulnerability=True,
        rolls=[1],
        deck=["boost"],
    )
    assert deep.question == ("place_creep", 1)
    assert deep.actions == 0
    assert deep.creeps == ["M2A.0", "M2A.C"]
    while deep.question == ("place_creep", 1):
        deep.play(deep.match.options[0])
    assert deep.g.current == 0
    assert len(deep.g.deck) == 1
    assert deep.hand(1) == []
    assert not any(option.partner == 1 for option in deep.match.options if hasattr(option, "partner"))


@pytest.mark.rule("JUP-RV-3", "JUP-RULING-33")
def test_a_robot_lost_in_its_own_invasion_draws_nothing() -> None:
    deep = f10(
        robots=["M3A.5", "pod"],
        creeps="M3A.0 M3A.1 M3A.2 M3A.3",
        hand=["sniper"],
        deck=["teleport", "pilot"],
        robot_vulnerability=True,
        rolls=[3],
    )
    deep.ends()
    while deep.question == ("place_creep", 0):
        deep.play(deep.match.options[0])
    assert deep.at(0) == "out"
    assert deep.hand(0) == []
    assert len(deep.g.deck) == 2
    assert deep.question == ("action", 1)


@pytest.mark.rule("JUP-RV-3", "JUP-RULING-42")
def test_a_robot_lost_by_a_swap_on_its_own_module_neither_acts_on_nor_draws() -> None:
    deep = f10(
        robots=["M3A.5", "pod"],
        core="swap",
        creeps="M3A.0 M3A.1 M3A.2 M3A.3 M3A.4",
        hand=["boost"],
        deck=["teleport", "pilot"],
        robot_vulnerability=True,
        rolls=[5],
    )
    deep.swaps("M3A.4")
    assert not deep.stands("M3A")
    assert deep.at(0) == "out"
    assert deep.hand(0) == []
    assert len(deep.g.deck) == 2
    assert deep.question == ("action", 1)


@pytest.mark.rule("JUP-RV-4")
def test_a_keeper_that_is_out_docks_comes_back_and_takes_a_normal_turn() -> None:
    deep = f10(
        robots=["M5A.C", "out"], core=["data_core", ""], current=1, step="turn", pod=None, keeper=1,
        robot_vulnerability=True, deck=["surge", "swap", "pilot", "boost"],
    )  # fmt: skip
    deep.chooses(q=0, r=2)
    assert deep.question == ("core", 1)
    assert deep.hand(1) == ["swap", "pilot"]
    deep.chooses(card="swap")
    assert deep.question == ("action", 1)
    assert deep.actions == 5
    assert deep.at(1) == "pod"
    assert deep.g.deck.cards[0] == "surge"


@pytest.mark.rule("JUP-RV-4")
def test_without_abilities_a_robot_returns_with_what_there_is() -> None:
    deep = f10(
        robots=["M5A.C", "out"], core=["data_core", ""], current=1, step="turn", pod=None, keeper=1,
        robot_vulnerability=True, deck=["surge"], discard=["pilot", "surge"],
    )  # fmt: skip
    deep.chooses(q=0, r=2)
    assert deep.core(1) == "pilot"
    assert deep.hand(1) == []
    assert deep.question == ("action", 1)


@pytest.mark.rule("JUP-RV-4", "JUP-CARD-3")
@pytest.mark.parametrize(
    ("discard", "core", "hand"),
    [(["pilot", "pilot"], "pilot", ["pilot"]), (["surge"], "", []), ([], "", [])],
    ids=["abilities", "setbacks", "nothing"],
)
def test_what_a_returning_robot_is_dealt_may_come_from_the_discards(
    discard: list[str], core: str, hand: list[str]
) -> None:
    deep = f10(
        robots=["M5A.C", "out"], core=["data_core", ""], current=1, step="turn", pod=None, keeper=1,
        robot_vulnerability=True, deck=["surge"], discard=discard,
    )  # fmt: skip
    assert deep.g.phase == "start"
    deep.chooses(q=0, r=2)
    assert deep.at(1) == "pod"
    assert (deep.core(1), deep.hand(1)) == (core, hand)
    assert deep.question == ("action", 1)


@pytest.mark.rule("JUP-TURN-7", "JUP-POD-4", "JUP-RV-4")
def test_a_pod_that_docks_with_the_last_of_all_launches_before_lost_robots_come_back() -> None:
    deep = f10(
        robots=["M5A.C", "out", "out"], core=["data_core", "", ""], pod=None, keeper=0, step="turn",
        aboard=6, saved=30, robot_vulnerability=True, deck=["swap", "pilot", "boost", "sniper"],
    )  # fmt: skip
    deep.chooses(q=0, r=2)
    assert deep.saved == 36
    assert deep.question == ("core", 1)
    deep.chooses(card="swap")
    deep.chooses(card="boost")
    assert [deep.at(1), deep.at(2)] == ["pod", "pod"]  # there are seats for both now
    assert deep.pod is None


@pytest.mark.rule("JUP-TURN-7", "JUP-RV-4", "JUP-END-2")
def test_it_is_won_when_the_last_robot_comes_back_into_the_pod() -> None:
    deep = f10(
        robots=["pod", "out"], core=["data_core", ""], pod=None, keeper=0, step="turn",
        robot_vulnerability=True, deck=["swap", "pilot"],
    )  # fmt: skip
    deep.chooses(q=0, r=2)
    assert deep.cause == ""
    deep.chooses(card="swap")
    assert deep.won


@pytest.mark.rule("JUP-RV-4", "JUP-POD-1")
def test_robots_come_back_only_as_far_as_there_are_seats() -> None:
    deep = f10(
        robots=["M5A.C", "out", "out"], core=["data_core", "", ""], pod=None, keeper=0, step="turn",
        aboard=6, saved=20, target=21, colonists=EIGHT, robot_vulnerability=True,
        deck=["swap", "pilot", "boost", "sniper"],
    )  # fmt: skip
    deep.chooses(q=0, r=2)
    deep.chooses(card="swap")
    assert deep.at(1) == "pod"
    assert deep.at(2) == "out"


@pytest.mark.rule("JUP-RV-5", "JUP-RULING-34")
def test_all_robots_lost_with_the_pod_docked() -> None:
    deep = f10(
        robots=["M3A.5", "M3A.4"], creeps="M3A.0 M3A.1 M3A.2", robot_vulnerability=True, step="invasion",
        rolls=[3],
    )  # fmt: skip
    while deep.question == ("place_creep", 0):
        deep.play(deep.match.options[0])
    assert deep.cause == "no_robots"


@pytest.mark.rule("JUP-RV-5", "JUP-RV-4", "JUP-RULING-34")
def test_all_robots_lost_while_the_pod_is_away_come_back_with_it() -> None:
    deep = f10(
        robots=["M3A.5", "M3A.4"],
        creeps="M3A.0 M3A.1 M3A.2",
        robot_vulnerability=True,
        pod=None,
        keeper=1,
        step="invasion",
        rolls=[3],
        deck=["swap", "pilot", "boost", "sniper", "follower"],
    )
    while deep.question == ("place_creep", 0):
        deep.play(deep.match.options[0])
    assert not deep.stands("M3A")
    assert deep.cause == ""
    assert deep.question == ("dock", 1)
    deep.chooses(q=0, r=2)
    assert deep.cause == ""
    deep.chooses(card="swap")
    deep.chooses(card="sniper")
    assert [deep.at(0), deep.at(1)] == ["pod", "pod"]


@pytest.mark.rule("JUP-RV-6")
def test_a_robot_that_is_out_is_not_aboard() -> None:
    deep = f10(robots=["M3B.5", "out"], core=["data_core", ""], robot_vulnerability=True)
    deep.moves("pod")
    assert not deep.won
    assert deep.cause == ""


@pytest.mark.rule("JUP-FC-1")
def test_with_fast_creeps_a_surge_waits_for_the_next_conversion() -> None:
    deep = f10(
        step="turn", robots=["M5A.C", "pod"], fast_creeps=True, rolls=[3], deck=["surge"], colonists="M3C.3"
    )
    deep.ends()
    while deep.question == ("place_creep", 0):
        creeps = offered(deep.match, PlaceCreep)
        at_3c = [o for o in creeps if o.at in (space_named("M3C.0"), space_named("M3C.4"))]
        deep.play(at_3c[0] if at_3c else creeps[0])
    assert "M3C.0" in deep.creeps
    assert "M3C.4" in deep.creeps
    assert "M3C.4" in deep.bridged("M3C.3")
    assert deep.colonists == ["M3C.3"]


@pytest.mark.rule("JUP-PC-1")
def test_polite_commands_pass_colonists_and_robots_but_no_creep_and_no_pod() -> None:
    deep = f10(
        robots=["M2A.1", "pod"],
        colonists="M2A.3 M2A.C M2A.0 M2A.4 M2A.2",
        creeps="M2A.5",
        polite_colonists=True,
    )
    deep.play(Command(0, space_named("M2A.3")))
    ways = deep.spaces(Send)
    assert "M5A.3" in ways
    assert "M2A.5" not in ways
    assert "M3B.2" not in ways
    deep.chooses(to="M5A.3")  # M2A.C, M2A.0, then over the clamp
    assert deep.actions == 2
    assert "M2A.3" not in deep.colonists


@pytest.mark.rule("JUP-PC-1")
def test_creeps_are_not_polite_not_even_to_a_juggernaut() -> None:
    for core in ("data_core", "juggernaut"):
        deep = f10(robots=["M2A.3", "pod"], creeps="M2A.C", core=core, polite_colonists=True)
        assert "M2A.0" not in deep.spaces(Move)
        assert ("M2A.C" in deep.spaces(Move)) is (core == "juggernaut")


@pytest.mark.rule("JUP-PC-1", "JUP-POD-1")
@pytest.mark.parametrize("aboard", [5, 6], ids=["a seat free", "full"])
def test_the_pod_is_only_ever_the_last_space_of_a_polite_way(aboard: int) -> None:
    deep = f10(robots=["M3B.4", "pod"], aboard=aboard, colonists="M3B.5", saved=21, polite_colonists=True)
    assert "M3C.4" not in deep.spaces(Move)
    assert ("pod" in deep.spaces(Move)) is (aboard < 6)


@pytest.mark.rule("JUP-PC-1", "JUP-ACT-1", "JUP-ACT-3")
def test_nobody_leaves_the_pod_politely_only_to_be_back_in_it() -> None:
    deep = f10(robots=["pod", "M1A.C"], aboard=2, colonists="M3B.5 M3C.4 M2A.0", polite_colonists=True)
    assert "M3B.4" in deep.spaces(Move)
    assert "pod" not in deep.spaces(Move)
    deep.play(Command(0, POD))
    assert "M3B.4" in deep.spaces(Send)
    assert "pod" not in deep.spaces(Send)
    shut_in = f10(
        robots=["pod", "M1A.C"], aboard=2, colonists="M3B.5 M3C.4", polite_colonists=True,
        creeps="M3B.0 M3B.4 M3C.3 M3C.5",
    )  # fmt: skip
    assert not shut_in.may(Move)
    assert "pod" not in shut_in.spaces(Command, "who")


@pytest.mark.rule("JUP-PC-1", "JUP-RULING-32")
def test_a_polite_way_costs_its_shortest_and_no_more_than_there_is() -> None:
    def deep(**changes: Any) -> Deep:
        return f10(robots=["M2A.C", "M2A.3"], colonists="M2A.2 M2A.1", polite_colonists=True, **changes)

    near = deep()
    near.moves("M2A.0")  # one bridge, and not the four around the rim
    assert near.actions == 4
    past = deep()
    past.moves("M4A.0")  # past the other robot, over the clamp
    assert past.actions == 3
    assert "M4A.0" not in deep(actions=1).spaces(Move)
    assert "M2A.0" in deep(actions=1).spaces(Move)
    assert "M4A.0" in deep(actions=2).spaces(Move)


@pytest.mark.rule("JUP-PC-1", "JUP-ABL-9")
def test_an_overridden_robot_is_let_past_as_well() -> None:
    deep = f10(robots=["M4B.0", "M2A.3"], core="override", colonists="M2A.C", polite_colonists=True)
    deep.overrides(1)
    deep.moves("M2A.0")
    assert deep.at(1) == "M2A.0"
    assert deep.actions == 3


@pytest.mark.rule("JUP-PC-1", "JUP-ABL-4")
def test_whoever_follows_a_polite_command_moves_up_into_the_first_space() -> None:
    deep = f10(robots=["M2A.5", "pod"], core="follower", colonists="M2A.3 M2A.C M2A.4", polite_colonists=True)
    deep.commands("M2A.3", "M2A.0")
    assert deep.spaces(Follow, "who") == ["M2A.4", "M2A.C"]
    deep.chooses(who="M2A.4")
    assert deep.colonists == ["M2A.0", "M2A.3", "M2A.C"]


@pytest.mark.rule("JUP-PC-1")
def test_a_polite_juggernaut_tramples_at_the_end_of_its_way() -> None:
    deep = f10(
        robots=["M2A.3", "pod"], colonists="M2A.C", creeps="M2A.0", core="juggernaut", polite_colonists=True
    )
    deep.moves("M2A.0")
    assert deep.creeps == []
    assert deep.actions == 3
    assert deep.colonists == ["M2A.C"]


@pytest.mark.rule("JUP-PC-2")
@pytest.mark.parametrize(("polite", "passes"), [(True, True), (False, False)])
def test_polite_flights_pass_robots(polite: bool, passes: bool) -> None:
    from tests.games.jupiter.test_edges import _boots

    deep = f10(robots=["M2A.3", "M2A.0"], hand=["rocket_boots"], polite_colonists=polite)
    assert ("M5A.C" in _boots(deep)) is passes
