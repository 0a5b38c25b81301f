"""Hex geometry: distances, discs, turns and exact lines of sight."""

import itertools

import pytest

from fathomfive.kit.hexes import (
    DIRECTIONS,
    Hex,
    disc,
    distance,
    in_reading_order,
    middle,
    neighbours,
    sight_lines,
    turned,
)

AROUND = [h for h in disc(4) if h != (0, 0)]


def sees(target: Hex, rocks: set[Hex]) -> bool:
    return any(not way & rocks for way in sight_lines(target))


def test_a_hex_has_six_neighbours_one_step_away() -> None:
    around = list(neighbours((2, -1)))
    assert len(set(around)) == 6
    assert {distance((2, -1), h) for h in around} == {1}
    assert list(neighbours((0, 0))) == list(DIRECTIONS.values())


@pytest.mark.parametrize("radius", range(5))
def test_a_disc_holds_everything_within_its_radius_in_reading_order(radius: int) -> None:
    hexes = disc(radius)
    assert len(hexes) == 3 * radius * (radius + 1) + 1
    assert hexes == sorted(hexes, key=in_reading_order)
    assert max(distance((0, 0), h) for h in hexes) == radius
    assert [(q + 1, r - 2) for q, r in hexes] == disc(radius, (1, -2))


def test_distance_is_the_same_from_both_ends_and_never_longer_than_a_detour() -> None:
    for a, b, c in itertools.product(disc(2), disc(2), disc(1)):
        assert distance(a, b) == distance(b, a)
        assert distance(a, b) <= distance(a, c) + distance(c, b)


def test_six_turns_lead_back_and_keep_the_distance() -> None:
    for h in AROUND:
        assert turned(h, 6) == h
        assert turned(turned(h, 2), -2) == h
        assert distance((0, 0), turned(h)) == distance((0, 0), h)
    assert turned((0, -1)) == (1, -1)  # from the north clockwise


def test_neighbours_lie_at_the_same_distance_on_a_drawing() -> None:
    spread = {round(x * x + y * y, 6) for x, y in (middle(h, 10) for h in neighbours((0, 0)))}
    assert spread == {300.0}


def test_nothing_stands_between_neighbours() -> None:
    for h in neighbours((0, 0)):
        assert sees(h, set(AROUND) - {h})


def test_a_lone_rock_squarely_between_blocks_and_one_beside_does_not() -> None:
    assert not sees((2, 0), {(1, 0)})
    assert sees((1, 1), {(1, 0)})
    assert not sees((1, 1), {(1, 0), (0, 1)})


def test_sight_is_the_same_in_both_directions_and_however_the_map_is_turned() -> None:
    for target in AROUND:
        between = [
            h for h in AROUND if distance((0, 0), h) + distance(h, target) <= distance((0, 0), target) + 1
        ]
        for rocks in itertools.combinations([h for h in between if h != target], 2):
            seen = sees(target, set(rocks))
            q, r = target
            assert sees((-q, -r), {(x - q, y - r) for x, y in rocks}) is seen
            assert sees(turned(target), {turned(h) for h in rocks}) is seen


def test_a_ring_of_rock_hides_everything_behind_it() -> None:
    ring = {h for h in AROUND if distance((0, 0), h) == 2}
    for target in AROUND:
        assert sees(target, ring - {target}) is (distance((0, 0), target) <= 2)
