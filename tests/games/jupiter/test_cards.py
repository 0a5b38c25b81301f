"""What single cards do, beyond the worked examples."""

import pytest

from fathomfive.games.jupiter.actions import (
    NOBODY,
    Activate,
    Command,
    Fly,
    Follow,
    InstallCore,
    Move,
    Override,
    PickModule,
    PlaceModule,
    Send,
    Shoot,
    Splash,
    Swap,
    Trade,
    UseCard,
)
from fathomfive.games.jupiter.colony import TILE_NAMES, space_named
from fathomfive.games.jupiter.state import CREEP
from tests.games.jupiter.table import Deep, f10, jupiter_at


def usable(deep: Deep) -> list[str]:
    return deep.offered(UseCard, "card")


@pytest.mark.rule("JUP-ABL-1", "JUP-ABL-3")
def test_an_action_gained_by_boost_stays_when_the_core_is_replaced() -> None:
    deep = f10(step="turn", core="boost", hand=["data_core", "swap"])
    assert deep.actions == 6
    deep.uses("data_core")
    assert deep.core() == "swap"
    assert deep.actions == 6
    assert deep.hand() == []
    assert deep.g.discard == ["data_core", "boost"]


@pytest.mark.rule("JUP-ABL-1", "JUP-CARD-7", "JUP-CARD-10")
def test_a_boost_core_has_worked_by_itself_and_is_not_activated() -> None:
    deep = f10(step="turn", core="boost", hand=["pilot"])
    assert deep.actions == 6
    assert deep.g.robots[0].core_used
    assert not deep.may(Activate)


@pytest.mark.rule("JUP-ABL-2")
def test_bullhorn_reaches_everybody_and_everybodys_cards() -> None:
    deep = f10(robots=["M4A.3", "M1C.0"], core="bullhorn", colonists="M1C.3 M3C.1", hand=["boost"], aboard=1)
    assert sorted(deep.spaces(Command, "who")) == ["M1C.3", "M3C.1", "pod"]
    assert deep.offered(Trade, "partner") == [1]


@pytest.mark.rule("JUP-ABL-2", "JUP-RULING-38", "JUP-POD-7")
def test_from_an_absent_pod_a_bullhorn_commands_the_colony() -> None:
    deep = f10(
        robots=["pod", "M1C.0"],
        core="bullhorn",
        colonists="M1C.3",
        creeps="M2A.0",
        pod=None,
        keeper=1,
        hand=["heat_seeker", "teleport", "rocket_boots", "module_control", "pilot", "data_core", "sniper"],
    )
    assert deep.spaces(Command, "who") == ["M1C.3"]
    assert not deep.may(Move)
    assert usable(deep) == ["heat_seeker", "module_control", "pilot", "data_core"]


@pytest.mark.rule("JUP-ABL-2", "JUP-POD-7")
def test_a_bullhorn_aboard_an_absent_pod_reaches_its_fellow_passengers_too() -> None:
    deep = f10(robots=["pod", "pod", "M1C.0"], core="bullhorn", hand=["boost"], pod=None, keeper=1)
    assert deep.offered(Trade, "partner") == [1, 2]


@pytest.mark.rule("JUP-ABL-3")
def test_data_core_needs_another_card() -> None:
    assert usable(f10(core="boost", hand=["data_core"])) == []
    assert usable(f10(core="data_core")) == []
    two = f10(core="swap", hand=["data_core", "data_core"])
    two.uses("data_core")
    assert two.core() == "data_core"
    assert two.hand() == []


@pytest.mark.rule("JUP-ABL-3")
def test_data_core_without_a_core_only_installs() -> None:
    deep = f10(core="", hand=["data_core", "swap", "pilot"])
    deep.uses("data_core")
    assert deep.offered(InstallCore, "card") == ["swap", "pilot"]
    deep.chooses(card="pilot")
    assert deep.core() == "pilot"
    assert deep.g.discard == ["data_core"]


@pytest.mark.rule("JUP-CARD-7", "JUP-ABL-3")
def test_an_installed_core_is_fresh() -> None:
    deep = f10(core="teleport", core_used=True, hand=["data_core", "pilot"])
    deep.uses("data_core")
    assert deep.core() == "pilot"
    assert "pilot" in usable(deep)


@pytest.mark.rule("JUP-ABL-4", "JUP-RULING-23")
def test_a_follower_is_not_followed() -> None:
    deep = f10(robots=["M2A.5", "pod"], core="follower", colonists="M2A.0 M2A.1 M2A.2")
    deep.commands("M2A.0", "M5A.3")
    assert deep.spaces(Follow, "who") == ["M2A.1"]
    deep.chooses(who="M2A.1")
    assert deep.question == ("action", 0)
    assert deep.colonists == ["M2A.0", "M2A.2", "M5A.3"]
    declined = f10(robots=["M2A.5", "pod"], core="follower", colonists="M2A.0 M2A.1 M2A.2")
    declined.commands("M2A.0", "M5A.3")
    declined.passes()
    assert declined.colonists == ["M2A.1", "M2A.2", "M5A.3"]


@pytest.mark.rule("JUP-ABL-4")
def test_nobody_follows_without_the_card_or_where_nobody_is_beside() -> None:
    plain = f10(robots=["M2A.5", "pod"], colonists="M2A.0 M2A.1")
    plain.commands("M2A.0", "M5A.3")
    assert plain.question == ("action", 0)
    alone = f10(robots=["M2A.5", "pod"], core="follower", colonists="M2A.0 M2A.2")
    alone.play(Command(0, space_named("M2A.0")))
    assert alone.match.play(Send(0, space_named("M5A.3"))) == []  # not even asked
    assert alone.question == ("action", 0)


@pytest.mark.rule("JUP-ABL-4")
@pytest.mark.parametrize(("aboard", "who"), [(2, ["pod"]), (0, [])])
def test_only_somebody_who_is_there_follows(aboard: int, who: list[str]) -> None:
    deep = f10(
        robots=["M3B.3", "M1A.C"],
        core="follower",
        active=["bullhorn"],
        aboard=aboard,
        saved=30,
        colonists="M3C.4",
    )
    deep.commands("M3C.4", "M3C.5")
    assert deep.spaces(Follow, "who") == who  # not the open dome on the other side


@pytest.mark.rule("JUP-ABL-5")
def test_no_splash_is_asked_for_where_no_creep_is_beside() -> None:
    deep = f10(robots=["M3A.5", "pod"], core="grenadier", creeps="M3A.0 M3A.2")
    assert deep.match.play(Shoot(0, space_named("M3A.0"))) == []
    assert deep.creeps == ["M3A.2"]


@pytest.mark.rule("JUP-RULING-23")
def test_an_experiment_may_let_followers_be_followed() -> None:
    chain = {"cards": {"card": {"follower": {"chain": True}}}}
    deep = f10(robots=["M2A.5", "pod"], core="follower", colonists="M2A.0 M2A.1 M2A.2", overrides=chain)
    deep.commands("M2A.0", "M5A.3")
    deep.chooses(who="M2A.1")
    assert deep.spaces(Follow, "who") == ["M2A.2"]


@pytest.mark.rule("JUP-ABL-4")
def test_somebody_follows_into_the_pod() -> None:
    deep = f10(robots=["M3C.5", "pod"], core="follower", aboard=3, colonists="M3B.5 M2A.0")
    deep.commands("pod", "M3C.4")
    assert deep.spaces(Follow, "who") == ["M3B.5"]
    deep.chooses(who="M3B.5")
    assert deep.aboard == 3


@pytest.mark.rule("JUP-ABL-5")
def test_a_splash_triggers_nothing_and_super_creeps_stay_out_of_it() -> None:
    deep = f10(robots=["M3A.5", "pod"], core="grenadier", creeps="M3A.0 M3A.1 M3A.2", supers="M3A")
    deep.shoots("M3A.C")
    assert deep.question == ("action", 0)
    deep.shoots("M3A.0")
    assert deep.spaces(Splash, "at") == ["M3A.1"]
    deep.chooses(at="M3A.1")
    assert deep.question == ("action", 0)
    assert deep.creeps == ["M3A.2"]


@pytest.mark.rule("JUP-ABL-6", "JUP-COMBO-8")
def test_heat_seeker_reaches_everything_and_splashes() -> None:
    deep = f10(
        robots=["M4A.3", "pod"], core="grenadier", hand=["heat_seeker"], creeps="M1C.0 M1C.1", supers="M3C"
    )
    deep.uses("heat_seeker")
    assert deep.spaces(Shoot, "at") == ["M1C.0", "M1C.1", "M3C.C"]
    deep.chooses(at="M1C.0")
    deep.chooses(at="M1C.1")
    assert deep.creeps == []
    assert deep.actions == 2
    assert usable(f10(core="boost", hand=["heat_seeker"], creeps="M1C.0", actions=2)) == []


@pytest.mark.rule("JUP-ABL-7")
def test_juggernaut_tramples() -> None:
    deep = f10(robots=["M2A.C", "pod"], core="juggernaut", creeps="M2A.0")
    deep.moves("M2A.0")
    assert deep.creeps == []
    assert deep.at(0) == "M2A.0"
    assert deep.actions == 4


@pytest.mark.rule("JUP-ABL-8", "JUP-TILE-3")
def test_module_control_neither_lands_on_the_pod_nor_stays_where_it_was() -> None:
    deep = f10(core="module_control", robots=["M2A.C", "M1A.C"])
    deep.uses("module_control")
    deep.chooses(tile=TILE_NAMES.index("M1A"))
    cells = [(option.q, option.r) for option in deep.offers(PlaceModule)]
    assert (1, -1) not in cells
    assert (0, 2) not in cells
    assert (2, 1) in cells
    deep.chooses(q=2, r=1)
    assert deep.at(1) == "M1A.C"
    assert "1" in deep.rims("M2A")
    assert "M3C.0" in deep.bridged("M1A.3")
    assert usable(deep) == []  # once per turn


@pytest.mark.rule("JUP-ABL-8")
@pytest.mark.parametrize(
    ("gone", "movable"),
    [
        pytest.param("M5A", False, id="one exposed edge"),
        pytest.param("M5A M4A", False, id="two on opposite sides"),
        pytest.param("M5A M1A", True, id="two side by side"),
        pytest.param("M5A M3B", True, id="the last and the first"),
    ],
)
def test_module_control_needs_two_exposed_edges_side_by_side(gone: str, movable: bool) -> None:
    deep = f10(without=gone.split(), robots=["M1C.0", "pod"], core="module_control")
    deep.uses("module_control")
    assert (TILE_NAMES.index("M2A") in deep.offered(PickModule, "tile")) is movable


@pytest.mark.rule("JUP-ABL-8")
def test_a_moved_module_lies_beside_another_one_and_is_linked_to_it_at_once() -> None:
    deep = f10(core="module_control", robots=["M4B.0", "M1A.C"])
    deep.uses("module_control")
    deep.chooses(tile=TILE_NAMES.index("M4B"))
    cells = [(option.q, option.r) for option in deep.offers(PlaceModule)]
    assert (3, 0) not in cells  # beside nothing but where it comes from
    assert (3, -1) in cells  # beside M1C
    deep.chooses(q=-1, r=-1)
    assert sorted(deep.spaces(Move)) == ["M3A.3", "M4B.1"]
    deep.moves("M3A.3")
    assert deep.at(0) == "M3A.3"


@pytest.mark.rule("JUP-ABL-8")
def test_a_module_that_holds_the_pod_alone_may_have_nowhere_to_go() -> None:
    deep = f10(without=["M5A", "M1C", "M3C"], pod=(3, 0), core="module_control", robots=["M2A.C", "M1A.C"])
    deep.uses("module_control")
    assert TILE_NAMES.index("M4B") not in deep.offered(PickModule, "tile")
    assert TILE_NAMES.index("M4A") in deep.offered(PickModule, "tile")


@pytest.mark.rule("JUP-ABL-9", "JUP-RV-3")
def test_override_moves_and_shoots_with_others_anywhere() -> None:
    deep = f10(robots=["M4A.3", "M1C.0", "pod"], core=["override", "grenadier", "swap"], creeps="M1C.3 M1C.C")
    assert deep.offered(Override, "pawn") == [1, 2]
    deep.overrides(1)
    deep.shoots("M1C.3")
    assert deep.creeps == ["M1C.C"]
    assert deep.question == ("action", 0)
    assert deep.actions == 4
    gone = f10(robots=["M4A.3", "out", "pod"], core="override", robot_vulnerability=True)
    assert gone.offered(Override, "pawn") == [2]


@pytest.mark.rule("JUP-ABL-9")
def test_nobody_overrides_without_the_card() -> None:
    deep = f10(robots=["M4A.3", "M1C.0"], core=["grenadier", "override"])
    assert not deep.may(Override)


@pytest.mark.rule("JUP-ABL-9", "JUP-SET-8")
def test_an_overridden_shot_at_the_last_covered_dish_gives_the_action_back() -> None:
    deep = f10(step="turn", robots=["M4A.3", "M4B.0"], core=["override", "data_core"], supers="M4B")
    assert deep.actions == 4
    deep.overrides(1)
    assert deep.g.partner == 1
    deep.shoots("M4B.C")
    assert deep.supers == []
    assert deep.actions == 4 - 1 + 1
    assert deep.g.partner == NOBODY


@pytest.mark.rule("JUP-ABL-9", "JUP-POD-7")
def test_a_robot_that_can_do_nothing_is_not_overridden() -> None:
    away = f10(robots=["M4A.3", "pod"], core="override", pod=None, keeper=0)
    assert not away.may(Override)
    shut_in = f10(robots=["M4A.3", "M2A.C"], core="override", colonists="M2A.0 M2A.3")
    assert not shut_in.may(Override)


@pytest.mark.rule("JUP-ABL-9", "JUP-CARD-9")
@pytest.mark.parametrize("polite", [False, True])
def test_ones_own_juggernaut_does_not_help_the_robot_one_overrides(polite: bool) -> None:
    deep = f10(
        robots=["M4B.0", "M1A.C"],
        core=["juggernaut", "data_core"],
        active=["override"],
        creeps="M1A.0",
        polite_colonists=polite,
    )
    deep.overrides(1)
    assert "M1A.1" in deep.spaces(Move)
    assert "M1A.0" not in deep.spaces(Move)


@pytest.mark.rule("JUP-ABL-10", "JUP-INV-2")
def test_phase_shift_rolls_again_and_the_last_roll_counts() -> None:
    deep = f10(step="invasion", core="phase_shift", hand=["phase_shift"], rolls=[1, 3, 5])
    assert deep.question == ("reroll", 0)
    assert deep.g.roll == 1
    deep.play(deep.match.options[0])
    assert deep.g.robots[0].core_used
    assert deep.hand() == ["phase_shift"]
    assert deep.g.roll == 3
    deep.play(deep.match.options[0])
    assert deep.creeps == []
    assert deep.g.current == 1
    kept = f10(step="invasion", core="phase_shift", rolls=[1])
    kept.passes()
    assert kept.question == ("place_creep", 0)


@pytest.mark.rule("JUP-ABL-12", "JUP-POD-1")
def test_boots_pass_through_the_pod() -> None:
    deep = f10(
        without=["M5A"], pod=(1, 0), robots=["M2A.C", "pod"], hand=["rocket_boots"], aboard=6, saved=0,
        colonists=" ".join(f"M1B.{slot}" for slot in "012345C"), target=7,
    )  # fmt: skip
    deep.uses("rocket_boots")
    assert "M4B.3" in deep.spaces(Fly)
    assert "pod" not in deep.spaces(Fly)  # full


@pytest.mark.rule("JUP-ABL-12", "JUP-POD-1", "JUP-POD-7")
def test_boots_fly_out_of_the_docked_pod_and_on_modules_while_it_is_away() -> None:
    docked = f10(without=["M5A"], pod=(1, 0), robots=["pod", "M1A.C"], hand=["rocket_boots"])
    docked.uses("rocket_boots")
    assert "M2A.C" in docked.spaces(Fly)
    docked.chooses(to="M2A.C")
    assert docked.at(0) == "M2A.C"
    away = f10(robots=["M2A.3", "pod"], hand=["rocket_boots"], pod=None, keeper=1)
    away.uses("rocket_boots")
    away.chooses(to="M5A.3")
    assert away.at(0) == "M5A.3"
    aboard = f10(robots=["pod", "M2A.3"], hand=["rocket_boots"], pod=None, keeper=1)
    assert "rocket_boots" not in usable(aboard)


@pytest.mark.rule("JUP-ABL-12", "JUP-RULING-22")
def test_boots_leave_the_pod_in_every_direction() -> None:
    hubs = {"M1A": (1, 0), "M1B": (1, -1), "M1C": (0, -1), "M5A": (-1, 0), "M2C": (-1, 1), "M1D": (0, 1)}
    deep = jupiter_at(tiles=hubs, pod=(0, 0), robots=["pod", "M1B.1"], hand=["rocket_boots"])
    deep.uses("rocket_boots")
    assert deep.spaces(Fly) == [
        "M1A.C", "M1A.0", "M1B.C", "M1C.C", "M1C.2", "M5A.C", "M5A.3", "M2C.C", "M2C.4", "M1D.C",
    ]  # fmt: skip


@pytest.mark.rule("JUP-ABL-12")
def test_a_flight_harms_nobody_on_its_way() -> None:
    deep = f10(robots=["M2A.3", "pod"], hand=["rocket_boots"], colonists="M2A.0", core="grenadier")
    deep.uses("rocket_boots")
    assert deep.g.using == "rocket_boots"
    deep.chooses(to="M5A.3")
    assert deep.g.using == ""
    assert deep.colonists == ["M2A.0"]
    assert not deep.said("kills")
    assert not deep.said("kills_super")
    assert len(deep.said("lands")) == 1


@pytest.mark.rule("JUP-ABL-13")
def test_a_sniper_does_not_aim_at_its_own_module() -> None:
    deep = f10(robots=["M3B.4", "pod"], core="sniper", creeps="M3B.0 M2A.0 M2A.1", supers="M3B")
    deep.uses("sniper")
    assert deep.spaces(Shoot, "at") == ["M2A.0", "M2A.1"]


@pytest.mark.rule("JUP-ABL-13", "JUP-RULING-16", "JUP-CARD-7")
def test_a_sniper_core_shoots_again_and_again_from_the_pod_too() -> None:
    deep = f10(robots=["pod", "M1A.C"], core="sniper", creeps="M3B.2 M3C.1 M3B.4 M2A.0", supers="M3C")
    deep.uses("sniper")
    assert sorted(deep.spaces(Shoot, "at")) == ["M3B.2", "M3B.4", "M3C.1", "M3C.C"]
    deep.chooses(at="M3C.C")
    deep.uses("sniper")
    deep.chooses(at="M3B.2")
    assert deep.actions == 3
    assert deep.supers == []


@pytest.mark.rule("JUP-ABL-14", "JUP-INV-6", "JUP-RULING-29")
def test_suppressant_takes_one_module_off_the_list_for_each_source() -> None:
    deep = f10(step="invasion", core="suppressant", hand=["suppressant"], rolls=[1])
    deep.chooses(tile=TILE_NAMES.index("M1A"))
    deep.chooses(tile=TILE_NAMES.index("M1C"))
    assert deep.question == ("place_creep", 0)
    assert [TILE_NAMES[t] for t in deep.g.affected] == ["M1B"]
    conversion = f10(
        robots=["M4A.3", "pod"], core="suppressant", creeps="M2A.C", colonists="M2A.0", rolls=[5]
    )
    conversion.ends()
    assert conversion.colonists == []


@pytest.mark.rule("JUP-ABL-15")
def test_swap_with_everybody_beside_you() -> None:
    deep = f10(robots=["M3B.5", "pod", "M3B.4"], core="swap", aboard=1, colonists="M2A.0")
    assert [(o.at == space_named("pod"), o.pawn) for o in deep.offers(Swap)] == [
        (False, -1),
        (True, -1),
        (True, 1),
    ]
    deep.swaps("pod", 1)
    assert deep.at(0) == "pod"
    assert deep.at(1) == "M3B.5"
    assert deep.actions == 4
    deep.swaps("M3B.5")
    assert deep.at(0) == "M3B.5"
    assert deep.at(1) == "pod"
    deep.swaps("pod")
    assert deep.at(0) == "pod"
    assert "M3B.5" in deep.colonists
    assert deep.aboard == 0


@pytest.mark.rule("JUP-ABL-15", "JUP-CARD-9")
def test_nobody_swaps_without_the_card() -> None:
    deep = f10(robots=["M2A.0", "M2A.5"], core=["boost", "swap"], colonists="M2A.C", hand=["swap"])
    assert not deep.may(Swap)
    deep.activates("swap")
    assert sorted(deep.spaces(Swap, "at")) == ["M2A.5", "M2A.C"]


@pytest.mark.rule("JUP-ABL-15")
def test_swap_with_a_creep() -> None:
    deep = f10(robots=["M2A.0", "pod"], core="swap", creeps="M2A.C")
    deep.swaps("M2A.C")
    assert deep.creeps == ["M2A.0"]
    assert deep.at(0) == "M2A.C"


@pytest.mark.rule("JUP-ABL-16")
def test_teleport_needs_an_open_space_and_three_actions() -> None:
    deep = f10(robots=["M2A.C", "M1A.C"], hand=["teleport"], colonists="M4A.0", creeps="M4A.1")
    deep.uses("teleport")
    names = deep.spaces(Fly)
    assert "M4A.0" not in names
    assert "M4A.1" not in names
    assert "M1A.C" not in names
    assert "pod" in names
    deep.chooses(to="M4A.2")
    assert deep.at(0) == "M4A.2"
    assert deep.actions == 2
    assert usable(f10(core="boost", hand=["teleport"], actions=2)) == []


@pytest.mark.rule("JUP-ABL-16")
def test_a_teleport_leads_elsewhere_with_the_pod_or_without_it() -> None:
    away = f10(robots=["M2A.C", "pod"], hand=["teleport"], pod=None, keeper=1)
    away.uses("teleport")
    assert "pod" not in away.spaces(Fly)
    away.chooses(to="M4A.2")
    assert away.at(0) == "M4A.2"
    inside = f10(robots=["pod", "M1A.C"], hand=["teleport"])
    inside.uses("teleport")
    assert "pod" not in inside.spaces(Fly)
    swapping = f10(robots=["M2A.C", "M1A.C"], core="swap", hand=["teleport"])
    swapping.uses("teleport")
    assert "M2A.C" not in swapping.spaces(Fly)
    assert "M1A.C" in swapping.spaces(Fly)


@pytest.mark.rule("JUP-ABL-16", "JUP-END-2")
def test_a_teleport_home_wins() -> None:
    deep = f10(robots=["M2A.C", "pod"], hand=["teleport"])
    deep.uses("teleport")
    deep.chooses(to="pod")
    assert deep.won


@pytest.mark.rule("JUP-COMBO-5", "JUP-RULING-42", "JUP-RV-2")
def test_a_robot_that_teleports_into_the_place_of_a_creep_is_lost_with_its_own_module() -> None:
    deep = f10(
        robots=["M3A.5", "pod"],
        core="swap",
        hand=["teleport"],
        creeps="M3A.0 M3A.1 M3A.2 M3A.3 M3A.4",
        robot_vulnerability=True,
        rolls=[5],
    )
    deep.uses("teleport")
    deep.chooses(to="M3A.2", mode="swap")
    assert not deep.stands("M3A")
    assert deep.at(0) == "out"
    assert not deep.said("lands")


@pytest.mark.rule("JUP-COMBO-9")
def test_a_pair_costs_one_action_and_single_uses_three() -> None:
    def offered(actions: int) -> list[bool]:
        deep = f10(core="boost", hand=["teleport", "teleport"], actions=actions)
        return deep.offered(UseCard, "paired")

    assert offered(0) == []
    assert offered(1) == [True]
    assert offered(2) == [True]
    assert offered(3) == [False, True]


@pytest.mark.rule("JUP-COMBO-9", "JUP-CARD-9")
def test_only_teleports_and_heat_seekers_are_used_in_pairs() -> None:
    deep = f10(core="boost", hand=["pilot", "pilot", "module_control", "module_control"])
    assert usable(deep) == ["pilot", "module_control"]
    assert not any(deep.offered(UseCard, "paired"))


@pytest.mark.rule("JUP-CARD-9", "JUP-COMBO-9")
def test_two_sources_may_be_used_one_after_the_other() -> None:
    deep = f10(
        robots=["M5A.C", "pod"], core="heat_seeker", hand=["heat_seeker"], creeps="M1C.0 M1C.1", actions=6
    )
    deep.uses("heat_seeker")
    deep.chooses(at="M1C.0")
    deep.uses("heat_seeker")
    assert deep.creeps == []
    assert deep.g.discard == ["heat_seeker"]


@pytest.mark.rule("JUP-COMBO-9")
def test_a_pair_uses_the_ability_up_for_the_turn() -> None:
    deep = f10(robots=["M5A.C", "pod"], core="swap", hand=["teleport"] * 3, actions=5, rolls=[5, 5])
    deep.uses("teleport", paired=True)
    deep.chooses(to="M4A.3")
    assert deep.hand() == ["teleport"]
    assert usable(deep) == []
    deep.ends()
    deep.ends()
    assert deep.g.current == 0
    assert "teleport" in usable(deep)


@pytest.mark.rule("JUP-COMBO-3", "JUP-COMBO-8")
def test_in_a_flight_every_creep_splashes() -> None:
    deep = f10(
        robots=["M2A.3", "pod"],
        core="grenadier",
        active=["juggernaut"],
        hand=["rocket_boots"],
        creeps="M2A.C M2A.0 M2A.1 M5A.3 M5A.2",
    )
    deep.uses("rocket_boots")
    deep.chooses(to="M5A.3", mode="trample")
    assert deep.question == ("splash", 0)
    assert deep.spaces(Splash, "at") == ["M2A.0"]
    deep.passes()
    assert sorted(deep.spaces(Splash, "at")) == ["M2A.1", "M5A.3"]
    deep.chooses(at="M2A.1")
    assert deep.at(0) == "M5A.3"
    assert deep.spaces(Splash, "at") == ["M5A.2"]
    deep.passes()
    assert deep.creeps == ["M5A.2"]


@pytest.mark.rule("JUP-COMBO-4", "JUP-RULING-37")
def test_a_flight_that_swaps_passes_only_colonists_but_may_end_on_anybody() -> None:
    deep = f10(robots=["M2A.3", "M5A.3"], core="swap", hand=["rocket_boots"], colonists="M2A.0")
    deep.uses("rocket_boots")
    swapped = [o for o in deep.offers(Fly) if o.mode == "swap"]
    assert [o.to for o in swapped] == [space_named("M2A.0"), space_named("M5A.3")]
    deep.chooses(to="M5A.3", mode="swap")
    assert deep.at(0) == "M5A.3"
    assert deep.at(1) == "M2A.3"


@pytest.mark.rule("JUP-RULING-41", "JUP-COMBO-4", "JUP-COMBO-8")
@pytest.mark.parametrize("others", [["pod"], ["M4B.0", "pod", "pod"]], ids=["two seats", "four seats"])
def test_a_flight_lands_plainly_where_its_own_splash_killed_the_creep_to_swap_with(others: list[str]) -> None:
    def deep() -> Deep:
        flight = f10(
            robots=["M2A.3", *others],
            core="juggernaut",
            active=["swap", "grenadier"],
            hand=["rocket_boots"],
            creeps="M2A.C M2A.0 M5A.3",
        )
        flight.uses("rocket_boots")
        flight.chooses(to="M2A.0", mode="swap")
        return flight

    emptied = deep()
    counted = emptied.g.components()
    emptied.chooses(at="M2A.0")
    assert [emptied.at(seat) for seat in range(emptied.g.players)] == ["M2A.0", *others]
    assert emptied.creeps == ["M5A.3"]
    assert emptied.g.components() == counted
    assert emptied.question == ("action", 0)
    assert not emptied.said("swaps")
    spared = deep()
    spared.passes()
    assert spared.at(0) == "M2A.0"
    assert spared.creeps == ["M2A.3", "M5A.3"]


@pytest.mark.rule("JUP-COMBO-5")
def test_a_teleport_may_swap_with_somebody_aboard_but_brings_no_creep_there() -> None:
    deep = f10(robots=["M4A.3", "pod"], core="swap", hand=["teleport"], aboard=1, colonists="M2A.0")
    deep.uses("teleport")
    deep.chooses(to="pod", mode="swap", pawn=1)
    assert deep.at(0) == "pod"
    assert deep.at(1) == "M4A.3"
    inside = f10(robots=["pod", "M1A.C"], core="swap", hand=["teleport"], creeps="M2A.0", colonists="M2A.1")
    inside.uses("teleport")
    assert [o.to for o in inside.offers(Fly) if o.mode == "swap"] == [
        space_named("M1A.C"),
        space_named("M2A.1"),
    ]


@pytest.mark.rule("JUP-COMBO-7")
def test_pilot_docks_first_and_launches_then() -> None:
    deep = f10(
        robots=["M5A.C", "M1A.C"], pod=None, keeper=1, core="pilot", hand=["pilot"],
        saved=21, colonists="M2A.0 M2A.1 M2A.2 M2A.3 M2A.4 M2A.5 M2A.C",
    )  # fmt: skip
    deep.uses("pilot")
    deep.chooses(q=0, r=2)
    assert deep.g.keeper == -1
    deep.uses("pilot")
    assert deep.pod is None
    assert deep.g.keeper == 0
    assert deep.saved == 21


@pytest.mark.rule("JUP-COMBO-10")
def test_juggernaut_and_swap_leave_the_choice() -> None:
    deep = f10(robots=["M2A.C", "pod"], core="swap", active=["juggernaut"], creeps="M2A.0")
    assert Move(0, space_named("M2A.0")) in deep.match.options
    assert Swap(0, space_named("M2A.0")) in deep.match.options
    deep.swaps("M2A.0")
    assert deep.g.occ[space_named("M2A.C")] == CREEP
    flight = f10(
        robots=["M2A.3", "pod"], core="swap", active=["juggernaut"], hand=["rocket_boots"], creeps="M2A.0"
    )
    flight.uses("rocket_boots")
    modes = [o.mode for o in flight.offers(Fly) if o.to == space_named("M2A.0")]
    assert modes == ["trample", "swap"]


@pytest.mark.rule("JUP-COMBO-6")
def test_with_bullhorn_and_follower_the_send_question_names_every_way() -> None:
    deep = f10(robots=["M4B.0", "pod"], core="bullhorn", active=["follower"], colonists="M1B.C")
    deep.play(Command(0, space_named("M1B.C")))
    assert sorted(deep.spaces(Send)) == [f"M1B.{slot}" for slot in "012345"]


@pytest.mark.rule("JUP-CARD-5")
def test_a_card_for_the_turn_is_free() -> None:
    deep = f10(hand=["swap", "grenadier"])
    deep.activates("swap")
    deep.activates("grenadier")
    assert deep.actions == 5
    assert deep.g.robots[0].active == ["swap", "grenadier"]
    assert not deep.may(Activate)
