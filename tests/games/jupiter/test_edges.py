"""The edge cases of the rulebook, E1 to E32."""

import pytest

from fathomfive.games.jupiter.actions import (
    Command,
    Fly,
    Follow,
    Give,
    Move,
    PickModule,
    PlaceCreep,
    PlaceModule,
    Swap,
    Take,
    UseCard,
)
from fathomfive.games.jupiter.colony import TILE_NAMES
from fathomfive.kernel.play import Pass
from tests.games.jupiter.table import F10, Deep, f10, jupiter_at

ALL_M2A = "M2A.0 M2A.1 M2A.2 M2A.3 M2A.4 M2A.5 M2A.C"


@pytest.mark.rule("JUP-CONV-1", "JUP-RULING-17")
@pytest.mark.example("JUP-E1")
def test_e1_conversion_is_one_wave() -> None:
    deep = f10(robots=["M4A.3", "pod"], creeps="M2A.C", colonists="M2A.0 M2A.1", rolls=[5, 5])
    deep.ends()
    assert deep.creeps == ["M2A.0", "M2A.C"]
    assert deep.colonists == ["M2A.1"]
    deep.ends()
    assert deep.creeps == ["M2A.0", "M2A.1", "M2A.C"]
    assert deep.colonists == []


@pytest.mark.rule("JUP-CONV-2")
@pytest.mark.parametrize(("creep", "converted"), [("M1A.4", True), ("M2A.C", False)])
@pytest.mark.example("JUP-E2")
def test_e2_clamps_count_and_missing_bridges_protect(creep: str, converted: bool) -> None:
    deep = f10(robots=["M4A.3", "pod"], creeps=creep, colonists="M2A.1", rolls=[5])
    deep.ends()
    assert (deep.colonists == []) is converted


@pytest.mark.rule("JUP-CONV-3")
@pytest.mark.example("JUP-E3")
def test_e3_conversion_can_fill_a_module() -> None:
    deep = f10(creeps="M3A.0 M3A.1 M3A.2 M3A.3 M3A.4", colonists="M3A.5", rolls=[5])
    deep.ends()
    assert not deep.stands("M3A")
    assert deep.g.lost == 1


@pytest.mark.rule("JUP-INV-7", "JUP-TILE-2", "JUP-RULING-20")
@pytest.mark.example("JUP-E4")
def test_e4_a_robot_holds_its_module() -> None:
    deep = f10(robots=["M3A.5", "pod"], creeps="M3A.0 M3A.1 M3A.2 M3A.3 M3A.4", rolls=[3])
    deep.ends()
    assert deep.stands("M3A")
    assert TILE_NAMES.index("M3A") not in deep.g.got_creep


@pytest.mark.rule("JUP-INV-7", "JUP-INV-9")
@pytest.mark.example("JUP-E5")
def test_e5_on_a_full_module_a_creep_takes_a_colonists_place() -> None:
    deep = f10(step="invasion", creeps="M3A.1 M3A.2 M3A.3", colonists="M3A.0 M3A.4 M3A.5", rolls=[3])
    assert deep.spaces(PlaceCreep, "at") == ["M3A.0", "M3A.4", "M3A.5"]
    deep.chooses(at="M3A.4")
    assert deep.g.lost == 1
    assert deep.colonists == ["M3A.0", "M3A.5"]


@pytest.mark.rule("JUP-INV-5")
@pytest.mark.example("JUP-E6")
def test_e6_what_falls_now_exposes_nobody_this_turn() -> None:
    tiles = {name: cell for name, cell in F10.items() if name != "M2A"} | {"M3D": (0, 0)}
    deep = jupiter_at(
        tiles=tiles,
        robots=["M5A.C", "pod"],
        creeps="M3A.0 M3A.1 M3A.3 M3A.4 M3A.5",
        step="invasion",
        rolls=[3],
    )
    while deep.question == ("place_creep", 0):
        deep.play(deep.match.options[0])
    assert not deep.stands("M3A")
    assert deep.rims("M3D")
    assert not [name for name in deep.creeps if name.startswith("M3D")]


@pytest.mark.rule("JUP-POD-1", "JUP-RULING-8")
@pytest.mark.example("JUP-E7")
def test_e7_robots_take_seats() -> None:
    deep = f10(robots=["M3B.4", "pod"], aboard=6, colonists="M3B.5 M2A.0")
    assert "M3B.5" not in deep.spaces(Command, "who")  # its only ways lead to the full pod and to the robot
    roomy = f10(robots=["M3B.4", "pod"], aboard=5, colonists="M3B.5 M2A.0")
    assert "M3B.5" in roomy.spaces(Command, "who")


@pytest.mark.rule("JUP-ABL-15", "JUP-POD-3")
@pytest.mark.example("JUP-E8")
def test_e8_a_swap_out_of_the_pod_can_launch_it() -> None:
    deep = f10(
        robots=["pod", "M1A.C"], saved=14, aboard=6, core="swap",
        colonists=f"M3B.5 {ALL_M2A} M5A.0 M5A.1 M5A.2",
    )  # fmt: skip
    deep.swaps("M3B.5")
    assert deep.at(0) == "M3B.5"
    assert deep.saved == 21
    assert deep.g.keeper == 0
    assert deep.pod is None


@pytest.mark.rule("JUP-END-2", "JUP-RULING-12")
@pytest.mark.example("JUP-E9")
def test_e9_the_last_robot_boards_and_it_is_won_at_once() -> None:
    deep = f10(robots=["M3B.5", "pod"])
    deep.moves("pod")
    assert deep.won
    assert deep.cause == "won"


@pytest.mark.rule("JUP-POD-7", "JUP-END-2", "JUP-RULING-11")
@pytest.mark.example("JUP-E10")
def test_e10_nobody_boards_an_absent_pod() -> None:
    deep = f10(robots=["M3B.5", "pod"], pod=None, keeper=1, rolls=[5])
    assert not deep.won
    assert "pod" not in deep.spaces(Move)
    deep.ends()
    assert deep.question == ("dock", 1)
    deep.chooses(q=0, r=2)
    assert not deep.won
    assert deep.question == ("action", 1)


@pytest.mark.rule("JUP-END-3")
@pytest.mark.example("JUP-E11")
def test_e11_one_too_few() -> None:
    deep = f10(robots=["M4A.3", "pod"], saved=21, colonists=ALL_M2A.replace("M2A.C", "M5A.0"), creeps="M5A.5")
    deep.ends()
    assert deep.cause == "colonists"
    assert not deep.won


@pytest.mark.rule("JUP-END-4")
@pytest.mark.parametrize(
    ("gone", "creeps", "roll", "cause"),
    [
        ("M4A", "M4B.0 M4B.1 M4B.2 M4B.3 M4B.4", 4, "radar"),
        ("M3A M3B", "M3C.0 M3C.1 M3C.2 M3C.3 M3C.4", 3, "power"),
    ],
)
@pytest.mark.example("JUP-E12")
def test_e12_the_last_beacon_or_reactor(gone: str, creeps: str, roll: int, cause: str) -> None:
    deep = f10(robots=["M5A.C", "M1A.C"], without=gone.split(), creeps=creeps, step="invasion", rolls=[roll])
    assert deep.cause == cause


@pytest.mark.rule("JUP-SET-7", "JUP-SET-8")
@pytest.mark.parametrize(("supers", "left"), [("M4B", 4), ("M4B M4A", 3)])
@pytest.mark.example("JUP-E13")
def test_e13_freeing_the_last_dish_gives_the_action_back(supers: str, left: int) -> None:
    deep = f10(step="turn", robots=["M4B.3", "pod"], supers=supers)
    assert deep.actions == 4
    deep.shoots("M4B.C")
    assert deep.actions == left


@pytest.mark.rule("JUP-CARD-8", "JUP-SET-6")
@pytest.mark.parametrize(("supers", "discards"), [("M3A M3B M3C", 2), ("M3A M3B M3C M3D", 3)])
@pytest.mark.example("JUP-E14")
def test_e14_covered_plants_lower_the_hand_limit(supers: str, discards: int) -> None:
    tiles = {**F10, "M3D": (-1, 2)}
    deep = jupiter_at(
        tiles=tiles,
        supers=supers,
        hand=["pilot", "swap"],
        deck=["boost"],
        step="draw",
        robots=["M2A.C", "pod"],
    )
    for _ in range(discards - 1):
        assert deep.question == ("discard", 0)
        deep.play(deep.match.options[0])
    assert len(deep.hand()) == 3 - discards or deep.question == ("discard", 0)
    while deep.question == ("discard", 0):
        deep.play(deep.match.options[0])
    assert len(deep.hand()) == 3 - discards
    assert deep.g.current == 1


@pytest.mark.rule("JUP-SET-1", "JUP-SET-5", "JUP-SET-4", "JUP-CARD-2", "JUP-ABL-14")
@pytest.mark.example("JUP-E15")
def test_e15_power_grab_spares_what_is_guarded_or_suppressed() -> None:
    deep = f10(robots=["M3A.0", "M1A.C"], deck=["power_grab"], step="draw")
    assert deep.supers == ["M3B", "M3C"]
    assert deep.g.discard == ["power_grab"]
    assert deep.hand() == []
    deep = f10(robots=["M3A.0", "M1A.C"], deck=["power_grab"], step="draw", hand=["suppressant"])
    deep.chooses(tile=TILE_NAMES.index("M3B"))
    assert deep.supers == ["M3C"]


@pytest.mark.rule("JUP-INV-6", "JUP-SET-2", "JUP-INV-8")
@pytest.mark.example("JUP-E16")
def test_e16_a_suppressed_module_does_not_surge() -> None:
    deep = f10(step="invasion", hand=["suppressant"], deck=["surge"], rolls=[1])
    deep.chooses(tile=TILE_NAMES.index("M1B"))
    while deep.question == ("place_creep", 0):
        deep.play(deep.match.options[0])
    count = {name: sum(c.startswith(name) for c in deep.creeps) for name in ("M1A", "M1B", "M1C")}
    assert count == {"M1A": 2, "M1B": 0, "M1C": 2}


@pytest.mark.rule("JUP-ABL-8", "JUP-RULING-25")
@pytest.mark.example("JUP-E17")
def test_e17_module_control_lifts_rim_modules() -> None:
    deep = f10(core="module_control", colonists="M4B.2", creeps="M4B.4", supers="M4B")
    deep.uses("module_control")
    names = [TILE_NAMES[option.tile] for option in deep.offers(PickModule)]
    assert names == ["M1A", "M1B", "M1C", "M3A", "M3B", "M3C", "M4A", "M4B"]
    deep.chooses(tile=TILE_NAMES.index("M4B"))
    deep.chooses(q=-2, r=0)
    assert "M4A.3" in deep.bridged("M4B.0")
    assert "0" in deep.rims("M5A")
    assert deep.colonists == ["M4B.2"]
    assert deep.creeps == ["M4B.4"]
    assert deep.supers == ["M4B"]
    assert deep.actions == 5


@pytest.mark.rule("JUP-POD-11", "JUP-TILE-4", "JUP-RULING-6", "JUP-POD-4")
@pytest.mark.example("JUP-E18")
def test_e18_the_pod_links_islands() -> None:
    def deep(colonists: str) -> Deep:
        return f10(
            without=["M2A", "M5A", "M3A", "M3B"], pod=(0, 0), robots=["M4A.1", "M1C.0"], colonists=colonists
        )

    islands = deep("M4A.0 M3C.0")
    assert islands.gangways == ["M1A.4", "M1B.1", "M4A.0"]
    islands.commands("M4A.0", "pod")
    islands.commands("pod", "M1A.4")
    assert islands.colonists == ["M1A.4", "M3C.0"]
    assert islands.actions == 3
    alone = deep("M4A.0")
    alone.commands("M4A.0", "pod")
    assert alone.pod is None
    assert alone.saved == 29


@pytest.mark.rule("JUP-ABL-4", "JUP-END-1")
@pytest.mark.example("JUP-E19")
def test_e19_the_pod_launches_before_anybody_follows() -> None:
    deep = f10(
        saved=14, aboard=6, robots=["M3B.3", "M1A.C"], colonists=f"M3B.5 M3B.4 {ALL_M2A}", active=["follower"]
    )
    deep.commands("M3B.5", "pod")
    assert deep.saved == 21
    assert deep.question == ("follow", 0)
    deep.chooses(who="M3B.4")
    assert "M3B.5" in deep.colonists
    assert "M3B.4" not in deep.colonists


@pytest.mark.rule("JUP-TILE-1", "JUP-RULING-21", "JUP-RULING-37")
@pytest.mark.example("JUP-E20")
def test_e20_a_swapped_creep_can_fill_a_module() -> None:
    deep = f10(robots=["M3A.5", "pod"], core="swap", creeps="M3A.0 M3A.1 M3A.2 M3A.3 M3A.4 M2A.2")
    assert "M2A.2" in deep.bridged("M3A.5")
    deep.swaps("M2A.2")
    assert not deep.stands("M3A")
    assert deep.at(0) == "M2A.2"
    assert deep.creeps == []


@pytest.mark.rule("JUP-ABL-12", "JUP-RULING-22")
@pytest.mark.parametrize(
    ("pieces", "landings"),
    [
        ({}, ["M2A.0", "M5A.3", "M5A.C", "M5A.0", "M4B.3"]),
        ({"creeps": "M5A.C"}, ["M2A.0", "M5A.3"]),
        ({"robots": ["M2A.3", "M2A.0"]}, []),
        ({"colonists": "M2A.0"}, ["M5A.3", "M5A.C", "M5A.0", "M4B.3"]),
    ],
)
@pytest.mark.example("JUP-E21")
def test_e21_rocket_boots_follow_the_bridges(pieces: dict[str, object], landings: list[str]) -> None:
    deep = f10(**{"robots": ["M2A.3", "pod"], "hand": ["rocket_boots"], **pieces})
    found = [o for o in deep.offers(UseCard) if o.card == "rocket_boots"]
    if not landings:
        assert [name for name in _boots(deep) if name[:3] in ("M2A", "M5A", "M4B")] == []
        return
    assert found
    assert [name for name in _boots(deep) if not name.startswith("M4A")] == landings


def _boots(deep: Deep) -> list[str]:
    from fathomfive.games.jupiter.cards import flights
    from fathomfive.games.jupiter.colony import space_name

    return [space_name(option.to) for option in flights(deep.g, 0) if isinstance(option, Fly)]


@pytest.mark.rule("JUP-PC-1", "JUP-RULING-32")
@pytest.mark.example("JUP-E22")
def test_e22_polite_colonists_let_a_robot_pass() -> None:
    deep = f10(robots=["M2A.3", "pod"], colonists="M2A.C", polite_colonists=True)
    assert "M2A.0" in deep.spaces(Move)
    deep.moves("M2A.0")
    assert deep.actions == 3
    assert "M2A.0" not in f10(robots=["M2A.3", "pod"], colonists="M2A.C").spaces(Move)


@pytest.mark.rule("JUP-FC-1")
@pytest.mark.parametrize(("fast", "left"), [(True, []), (False, ["M1A.C"])])
@pytest.mark.example("JUP-E23")
def test_e23_fast_creeps_convert_in_the_same_turn(fast: bool, left: list[str]) -> None:
    deep = f10(step="turn", robots=["M5A.C", "pod"], colonists="M1A.C", rolls=[1], fast_creeps=fast)
    deep.ends()
    deep.chooses(at="M1A.1")
    while deep.question == ("place_creep", 0):
        deep.play(deep.match.options[0])
    assert deep.colonists == left
    assert deep.g.current == 1


@pytest.mark.rule("JUP-RV-1", "JUP-RV-2", "JUP-RV-4")
@pytest.mark.example("JUP-E24")
def test_e24_a_vulnerable_robot_falls_and_comes_back() -> None:
    deep = f10(
        robots=["M5A.C", "M3A.5"],
        creeps="M3A.0 M3A.1 M3A.2 M3A.3",
        hand={0: ["pilot", "pilot"], 1: ["swap"]},
        core=["data_core", "boost"],
        deck=["sniper", "teleport", "surge", "bullhorn", "override"],
        robot_vulnerability=True,
        rolls=[3],
        step="invasion",
    )
    while deep.question == ("place_creep", 0):
        deep.play(deep.match.options[0])
    assert not deep.stands("M3A")
    assert deep.at(1) == "out"
    assert deep.hand(1) == []
    assert deep.core(1) == ""
    assert sorted(deep.g.discard) == ["boost", "swap"]
    while deep.g.current == 1:
        deep.play(deep.match.options[0])
    deep.uses("pilot")
    deep.uses("pilot")
    deep.chooses(q=0, r=2)
    assert deep.question == ("core", 1)
    assert deep.at(1) == "pod"
    assert deep.hand(1) == ["teleport", "bullhorn"]
    deep.chooses(card="bullhorn")
    assert deep.core(1) == "bullhorn"
    assert deep.hand(1) == ["teleport"]
    assert deep.question == ("action", 0)


@pytest.mark.rule("JUP-POD-10", "JUP-RULING-10")
@pytest.mark.example("JUP-E25")
def test_e25_a_pod_without_modules_around_it_drifts() -> None:
    deep = f10(
        pod=(3, 0),
        robots=["M5A.C", "pod"],
        aboard=2,
        creeps="M4B.1 M4B.2 M4B.3 M4B.4 M4B.5",
        colonists="M2A.0",
        step="invasion",
        rolls=[4],
    )
    while deep.question == ("place_creep", 0):
        deep.play(deep.match.options[0])
    assert not deep.stands("M4B")
    assert deep.pod is None
    assert deep.aboard == 2
    assert deep.at(1) == "pod"
    assert deep.saved == 28
    assert deep.g.keeper == 0


@pytest.mark.rule("JUP-CARD-3", "JUP-RULING-27")
@pytest.mark.example("JUP-E26")
def test_e26_the_discards_become_the_deck() -> None:
    deep = f10(step="draw", deck=[], discard=["boost", "swap", "pilot", "sniper", "override"])
    assert len(deep.hand()) == 1
    assert len(deep.g.deck) == 4
    assert deep.g.discard == []


@pytest.mark.rule("JUP-POD-4", "JUP-UH-1", "JUP-RULING-9")
@pytest.mark.example("JUP-E27")
def test_e27_the_last_ones_of_all() -> None:
    deep = f10(
        saved=42, target=45, aboard=2, robots=["M3B.4", "M1A.C"], colonists="M3B.5", ultimate_heroes=True
    )
    deep.commands("M3B.5", "pod")
    assert deep.saved == 45
    assert deep.pod is None
    assert deep.cause == ""


@pytest.mark.rule("JUP-ABL-3", "JUP-TURN-5", "JUP-RULING-26", "JUP-CARD-6")
@pytest.mark.example("JUP-E28")
def test_e28_data_core_installs_boost_with_no_action_left() -> None:
    deep = f10(core="data_core", hand=["boost"], actions=0)
    deep.uses("data_core")
    assert deep.core() == "boost"
    assert deep.g.discard == ["data_core"]
    assert deep.actions == 1


@pytest.mark.rule("JUP-ABL-9", "JUP-RULING-24")
@pytest.mark.example("JUP-E29")
def test_e29_an_overridden_robot_gets_no_help_from_its_cards() -> None:
    deep = f10(
        robots=["M4B.0", "M1A.C"], core=["data_core", "juggernaut"], active=["override"], creeps="M1A.0"
    )
    deep.overrides(1)
    assert "M1A.0" not in deep.spaces(Move)
    assert "M1A.1" in deep.spaces(Move)
    deep.moves("M1A.1")
    assert deep.at(1) == "M1A.1"
    assert deep.actions == 4


@pytest.mark.rule("JUP-ACT-4", "JUP-RULING-14")
@pytest.mark.example("JUP-E30")
def test_e30_a_trade_goes_both_ways() -> None:
    deep = f10(robots=["M3B.4", "pod"], hand={0: ["boost", "swap"], 1: ["pilot", "sniper"]})
    deep.trades(1)
    assert deep.offered(Give, "card") == ["boost", "swap"]
    assert deep.offered(Take, "card") == ["pilot", "sniper"]
    assert not deep.may(Pass)
    deep.play(Take(0, "pilot"))
    deep.play(Give(0, "boost"))
    deep.play(Give(0, "swap"))
    assert deep.may_decline
    assert deep.offered(Give, "card") == []
    deep.passes()
    assert deep.hand(0) == ["pilot"]
    assert deep.hand(1) == ["sniper", "boost", "swap"]
    assert deep.actions == 4
    assert deep.core(0) == deep.core(1) == "data_core"


@pytest.mark.rule("JUP-CARD-1", "JUP-ACT-9")
@pytest.mark.example("JUP-E31")
def test_e31_a_drawn_card_can_be_taken_by_the_next_player() -> None:
    deep = f10(robots=["M3B.4", "pod"], step="draw", deck=["boost"])
    assert deep.hand(0) == ["boost"]
    assert deep.g.current == 1
    deep.trades(0)
    assert deep.hand(1) == ["boost"]
    deep.activates("boost")
    assert deep.actions == 5 - 1 + 1


@pytest.mark.rule("JUP-ABL-4")
@pytest.mark.example("JUP-E32")
def test_e32_somebody_follows_out_of_the_pod() -> None:
    deep = f10(
        saved=14,
        robots=["M3B.3", "M1A.C"],
        aboard=2,
        colonists="M3B.5 M2A.0 M2A.1 M2A.2 M2A.3 M2A.4 M2A.5 M1C.0 M1C.1 M1C.2 M1C.3 M1C.4 M1C.5",
        active=["follower"],
    )
    deep.commands("M3B.5", "M3B.4")
    assert deep.spaces(Follow, "who") == ["pod"]
    deep.chooses(who="pod")
    assert "M3B.5" in deep.colonists
    assert deep.aboard == 1


@pytest.mark.rule("JUP-ABL-15")
def test_a_creep_is_never_swapped_into_the_pod() -> None:
    deep = f10(robots=["pod", "M1A.C"], core="swap", creeps="M3B.5", colonists="M3C.4")
    assert deep.spaces(Swap, "at") == ["M3C.4"]


@pytest.mark.rule("JUP-ABL-8")
def test_module_control_does_not_strand_the_pod() -> None:
    deep = f10(pod=(3, 0), core="module_control")
    deep.uses("module_control")
    deep.chooses(tile=TILE_NAMES.index("M4B"))
    cells = [(option.q, option.r) for option in deep.offers(PlaceModule)]
    assert cells
    assert all(abs(q - 3) <= 1 and abs(r) <= 1 for q, r in cells)
