"""Range and line of sight (LRK-RANGE, LRK-LOS)."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from fathomfive.games.lurk.steps.activation import reach_of
from fathomfive.kernel.hexes import distance
from tests.games.lurk.table import battle

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
    b = battle({"one": ("cog_lamp", (3, 0))}, rock=[tuple(at) for at in vector["rocks"]])
    seen = b.g.board.views(b.g.rock)[b.tile(viewer)] >> b.tile(target) & 1
    assert bool(seen) is vector["visible"]
    assert distance(viewer, target) == vector["distance"]


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
    foes = {"near": ("cog_drone", (0, 0)), "two": ("cog_drone", (0, 1)), "three": ("cog_drone", (0, 2))}
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
    b = battle({"one": ("nautilus_harpooner", (0, 0))}, cloaked, card="0/1/2")
    assert b.may("attack", (0, 0))
    b = battle({"one": ("nautilus_longline", (0, -1))}, cloaked, card="0/1/2")
    assert b.may("attack", (0, -1))
