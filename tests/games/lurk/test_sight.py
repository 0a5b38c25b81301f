"""Range and line of sight (LRK-RANGE, LRK-LOS)."""

import tomllib
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from fathomfive.games.lurk.actions import Target
from fathomfive.games.lurk.state import CREATURE, RESERVE
from fathomfive.games.lurk.steps.activation import reach_of
from fathomfive.kit.hexes import Hex, distance
from tests.games.lurk.table import Army, battle, new_board

VECTORS = tomllib.loads((Path(__file__).parent / "los_vectors.toml").read_text())["vector"]
HARPOONER = ("nautilus_harpooner", (0, -1))


@pytest.mark.example("LRK-T42")
@pytest.mark.rule(
    "LRK-LOS-1",
    "LRK-LOS-2",
    "LRK-LOS-3",
    "LRK-LOS-4",
    "LRK-LOS-5",
    "LRK-LOS-6",
    "LRK-LOS-7",
    "LRK-RULING-21",
    "LRK-RULING-22",
)
@pytest.mark.parametrize("vector", VECTORS, ids=[vector["note"] for vector in VECTORS])
def test_a_line_of_sight_as_computed_by_hand(vector: dict[str, Any]) -> None:
    viewer, target = tuple(vector["viewer"]), tuple(vector["target"])
    board = new_board()
    rocks = board.mask(tuple(at) for at in vector["rocks"])
    seen = board.views(rocks)[board.number[viewer]] >> board.number[target] & 1
    assert bool(seen) is vector["visible"]
    assert distance(viewer, target) == vector["distance"]


@pytest.mark.rule("LRK-LOS-1", "LRK-LOS-2", "LRK-LOS-3", "LRK-LOS-4", "LRK-LOS-5", "LRK-LOS-6", "LRK-LOS-7")
@pytest.mark.parametrize("viewer", [(0, 0), (-1, 1), (1, -4)])
def test_sight_is_what_a_ruler_on_the_map_would_say(viewer: Hex) -> None:
    """From open ground, from Rock, and from the rim of the map; to every tile up to five away."""
    rocks = [(1, 0), (-1, 1), (0, 1), (2, -2), (-2, 1), (0, -2), (-1, -1)]
    board = new_board()
    seen = board.views(board.mask(rocks))[board.number[viewer]]
    for tile, target in enumerate(board.hexes):
        if distance(viewer, target) <= 5:
            assert seen >> tile & 1 == ruler(viewer, target, rocks), target


CORNERS = ((2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2))


def corners(at: Hex) -> list[tuple[int, int]]:
    return [(3 * at[0] + x, 3 * at[1] + y) for x, y in CORNERS]


def ruler(viewer: Hex, target: Hex, rocks: list[Hex]) -> bool:
    """Whether a straight line from corner to corner is free: the test of LRK-LOS-7, word for word."""
    if distance(viewer, target) <= 1:
        return True
    blocking = [rock for rock in rocks if rock not in (viewer, target)]
    if viewer in rocks:
        blocking = [rock for rock in blocking if distance(viewer, rock) > 1]
    return any(
        not any(touches(one, other, rock) for rock in blocking)
        for one in corners(viewer)
        for other in corners(target)
    )


def touches(one: tuple[int, int], other: tuple[int, int], rock: Hex) -> bool:
    """Clip the line at the six sides of a hex; to share a point besides the line's own ends is to touch."""
    low, high = Fraction(0), Fraction(1)
    dx, dy = other[0] - one[0], other[1] - one[1]
    ring = corners(rock)
    for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
        # Inside is to one side of each edge: where the middle of the hex lies.
        nx, ny = ay - by, bx - ax
        if nx * (3 * rock[0] - ax) + ny * (3 * rock[1] - ay) < 0:
            nx, ny = -nx, -ny
        start, slope = nx * (one[0] - ax) + ny * (one[1] - ay), nx * dx + ny * dy
        if slope == 0:
            if start < 0:
                return False
        elif slope > 0:
            low = max(low, Fraction(-start, slope))
        else:
            high = min(high, Fraction(-start, slope))
    return low < high or (low == high and 0 < low < 1)


def test_there_are_all_vectors() -> None:
    assert len(VECTORS) == 23


@pytest.mark.rule("LRK-LOS-6")
def test_models_creatures_and_other_ground_never_block() -> None:
    b = battle(
        {"lamp": ("cog_lamp", (0, -2)), "friend": ("cog_hulk", (0, -1))},
        {"foe": ("nautilus_deckhand", (0, 1)), "other": ("nautilus_sled", (0, 0))},
        coral=[(0, 0)],
        card="0/1/2",
    )
    b.activates("attack", (0, -2)).picks("lamp")
    assert b.named() == ["foe", "other"]
    b = battle(
        {"lamp": ("cog_lamp", (0, -2))},
        {"foe": ("nautilus_deckhand", (0, 0))},
        creatures={(0, -1): "ab_golem"},
        card="0/1/2",
    )
    b.activates("attack", (0, -2)).picks("lamp")
    assert b.named() == ["foe"]


@pytest.mark.rule("LRK-LOS-3", "LRK-ATK-1")
def test_rock_in_between_takes_the_target_away() -> None:
    b = battle({"one": HARPOONER}, {"foe": ("cog_drone", (0, 1))}, rock=[(0, 0)], card="0/1/2")
    assert not b.may("attack", (0, -1))


@pytest.mark.rule("LRK-RANGE-1")
def test_in_range_is_at_most_range_and_there_is_no_minimum() -> None:
    foes: Army = {"near": ("cog_drone", (0, 0)), "two": ("cog_drone", (0, 1)), "three": ("cog_drone", (0, 2))}
    b = battle({"one": HARPOONER}, foes, card="0/1/2")
    b.activates("attack", (0, -1)).picks("one")
    assert b.named() == ["near", "two"]


@pytest.mark.rule("LRK-RANGE-2")
@pytest.mark.parametrize(
    ("kind", "gear", "water", "reach"),
    [
        ("cog_foreman", {}, "", 1),
        ("cog_foreman", {"weapon": "cog_g2"}, "", 2),
        ("cog_torpedier", {"weapon": "cog_g2"}, "", 3),
        ("cog_foreman", {"weapon": "cog_g2", "item": "it_spyglass"}, "", 3),
        ("nautilus_captain", {"weapon": "nautilus_g1", "item": "it_spyglass"}, "", 4),
        ("ancients_vessel", {"weapon": "ancients_g1", "item": "it_spyglass"}, "", 4),
        ("ancients_vessel", {"weapon": "ancients_g1", "item": "it_spyglass"}, "clear", 5),
        ("cog_foreman", {}, "clear", 1),
        ("cog_lamp", {}, "clear", 4),
        ("cog_lamp", {}, "black", 1),
    ],
)
def test_how_range_is_worked_out(kind: str, gear: dict[str, str], water: str, reach: int) -> None:
    b = battle({"one": (kind, (0, -1), gear)})
    b.g.clear_water, b.g.blackout = water == "clear", water == "black"
    assert reach_of(b.g, 0) == reach


@pytest.mark.rule("LRK-RANGE-2", "LRK-EVENT-8", "LRK-ATK-1")
@pytest.mark.parametrize(
    ("kind", "water", "named"),
    [
        ("nautilus_harpooner", "", ["near", "two"]),
        ("nautilus_harpooner", "clear", ["near", "two", "three"]),
        ("nautilus_harpooner", "black", ["near"]),
        ("nautilus_deckhand", "clear", ["near"]),
    ],
)
def test_the_water_decides_who_can_be_attacked(kind: str, water: str, named: list[str]) -> None:
    foes: Army = {"near": ("cog_drone", (0, 0)), "two": ("cog_drone", (0, 1)), "three": ("cog_drone", (0, 2))}
    b = battle({"one": (kind, (0, -1))}, foes, card="0/1/2")
    b.g.clear_water, b.g.blackout = water == "clear", water == "black"
    b.activates("attack", (0, -1)).picks("one")
    if len(named) > 1:
        assert (b.asked, b.named()) == ("target", named)
    else:  # with one target nobody is asked
        assert b.g.fight is not None
        assert [b.g.fight.target] == [b.uids[name] for name in named]


@pytest.mark.rule("LRK-RANGE-2", "LRK-EVENT-8")
@pytest.mark.parametrize(("water", "armed"), [("", False), ("clear", True), ("black", False)])
def test_the_water_decides_whether_there_is_anybody_to_attack(water: str, armed: bool) -> None:
    b = battle(
        {"one": HARPOONER, "two": ("nautilus_deckhand", (0, -2))},
        {"foe": ("cog_drone", (0, 2))},
        card="3/0/0",
    )
    b.g.clear_water, b.g.blackout = water == "clear", water == "black"
    b.wastes()
    assert b.may("attack", (0, -1)) is armed
    assert not b.may("attack", (0, -2))


@pytest.mark.rule("LRK-RANGE-1", "LRK-ATK-1", "LRK-LOS-3")
def test_creatures_are_attacked_in_range_and_in_sight_alone() -> None:
    """One beside, one two tiles away, one as far behind Rock, one too far."""
    beasts = {(1, -1): "ab_eel", (-1, 1): "ab_golem", (1, 0): "ab_kelp", (0, 2): "ab_widow"}
    b = battle(
        {"one": HARPOONER},
        {"foe": ("cog_drone", (0, 1))},
        rock=[(-1, 0), (0, 0)],
        creatures=beasts,
        card="0/1/2",
    )
    b.activates("attack", (0, -1)).picks("one")
    assert [o.fighter - CREATURE for o in b.offers(Target)] == [b.tile((1, -1)), b.tile((1, 0))]
    b = battle({"one": HARPOONER}, creatures={(0, 2): "ab_eel"}, card="0/1/2")
    assert not b.may("attack", (0, -1))


@pytest.mark.rule("LRK-ATK-1", "LRK-RANGE-1")
def test_who_stands_on_the_first_tile_of_the_map_can_be_attacked() -> None:
    b = battle(
        {"one": ("nautilus_harpooner", (0, -2))},
        {"home": ("cog_drone", (0, -4)), "near": ("cog_drone", (0, -1)), "late": ("cog_drone", RESERVE)},
        card="0/1/2",
    )
    b.activates("attack", (0, -2)).picks("one")
    assert b.named() == ["home", "near"]


@pytest.mark.rule("LRK-RANGE-3")
def test_creatures_reach_the_next_tile_only() -> None:
    b = battle({"one": ("cog_drone", (0, -2))}, creatures={(0, 0): "ab_eel"})
    b.rolls("").ends_turn().ends_turn()
    assert b.wounds("one") == 0


@pytest.mark.rule("LRK-RANGE-4", "LRK-TOKEN-5")
def test_the_cloaked_are_seen_from_beside_and_by_keen_eyes() -> None:
    cloaked = {"foe": ("low_ogre", (0, 1), {"tokens": ["cloaked"]})}
    b = battle({"one": HARPOONER}, cloaked, card="0/1/2")
    assert not b.may("attack", (0, -1))
    b = battle(
        {"one": ("nautilus_harpooner", (0, 0))}, {**cloaked, "two": ("low_ogre", (1, 0))}, card="0/1/2"
    )
    b.activates("attack", (0, 0)).picks("one")
    assert b.named() == ["foe", "two"]
    b = battle({"one": ("nautilus_longline", (0, -1))}, cloaked, card="0/1/2")
    assert b.may("attack", (0, -1))
