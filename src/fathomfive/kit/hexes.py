"""Hexagons for any game that needs them: axial coordinates, distances, turns, and exact lines of sight.

A hex is a pair `(q, r)`; hexes have a flat top, and r grows downwards. Nothing here knows what lies on a hex.
Lines are tested with whole numbers: scaled by three, the corners of every hex are whole points of the axial
plane, and straight lines stay straight under that change of coordinates.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import sqrt
from typing import TypeAlias

Hex: TypeAlias = tuple[int, int]

DIRECTIONS: dict[str, Hex] = {
    "N": (0, -1),
    "NE": (1, -1),
    "SE": (1, 0),
    "S": (0, 1),
    "SW": (-1, 1),
    "NW": (-1, 0),
}
"""Clockwise from the top."""

CORNERS: tuple[Hex, ...] = ((2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2))
"""From the middle of a hex at `(3q, 3r)` to its corners, in the plane scaled by three."""


def distance(one: Hex, other: Hex) -> int:
    """Steps from hex to hex."""
    dq, dr = other[0] - one[0], other[1] - one[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def neighbours(hexagon: Hex) -> Iterator[Hex]:
    """The six around it, clockwise from the top."""
    q, r = hexagon
    for dq, dr in DIRECTIONS.values():
        yield q + dq, r + dr


def disc(radius: int, centre: Hex = (0, 0)) -> list[Hex]:
    """Every hex at most so far from the centre, in reading order: r first, then q."""
    q0, r0 = centre
    return [
        (q0 + q, r0 + r)
        for r in range(-radius, radius + 1)
        for q in range(max(-radius, -radius - r), min(radius, radius - r) + 1)
    ]


def in_reading_order(hexagon: Hex) -> Hex:
    """A key to sort by: from the top row to the bottom one, in each from left to right."""
    return hexagon[1], hexagon[0]


def turned(hexagon: Hex, sixths: int = 1) -> Hex:
    """The hex turned clockwise around the origin by so many sixths of a full turn."""
    q, r = hexagon
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return q, r


def middle(hexagon: Hex, size: float) -> tuple[float, float]:
    """Where its middle lies on a drawing whose hexes measure `size` from the middle to a corner."""
    q, r = hexagon
    return 1.5 * size * q, sqrt(3) * size * (r + q / 2)


# --- lines of sight --------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def sight_lines(offset: Hex) -> tuple[frozenset[Hex], ...]:
    """For each way to look from the origin to the hex at `offset`: the hexes in between that would block it.

    A way is a straight line from a corner to a corner, its two ends left out; whatever else it has in common
    with a hex, the border included, is enough to be blocked by it. Ways that another one makes needless
    (it passes through less) are left out, so an empty set alone means: nothing can block.
    """
    sixths = _to_first_sixth(offset)
    if sixths:
        ways = sight_lines(turned(offset, sixths))
        return tuple(frozenset(turned(h, -sixths) for h in way) for way in ways)
    return _least(_ways(offset))


def _to_first_sixth(offset: Hex) -> int:
    """How far to turn a hex until it lies in the sector between south-east (included) and south."""
    for sixths in range(6):
        q, r = turned(offset, sixths)
        if q > 0 and r >= 0:
            return sixths
    return 0


def _ways(offset: Hex) -> Iterator[frozenset[Hex]]:
    far = distance((0, 0), offset)
    between = [
        h
        for h in disc(far + 1)
        if h not in ((0, 0), offset) and distance((0, 0), h) + distance(h, offset) <= far + 2
    ]
    for x0, y0 in CORNERS:
        for dx, dy in CORNERS:
            end = (3 * offset[0] + dx, 3 * offset[1] + dy)
            yield frozenset(h for h in between if _touches((x0, y0), end, h))


def _least(ways: Iterator[frozenset[Hex]]) -> tuple[frozenset[Hex], ...]:
    kept: list[frozenset[Hex]] = []
    for way in sorted(ways, key=lambda way: (len(way), sorted(way))):
        if not any(other <= way for other in kept):
            kept.append(way)
    return tuple(kept)


def _touches(start: Hex, end: Hex, hexagon: Hex) -> bool:
    """Whether the line between two points, its ends left out, has a point in common with a hex.

    The line is cut at the six sides of the hex; what is left runs from `low` to `high`, fractions of its
    length, each kept as two whole numbers.
    """
    low, high = (0, 1), (1, 1)
    corners = [(3 * hexagon[0] + dx, 3 * hexagon[1] + dy) for dx, dy in CORNERS]
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
        inside_start = (bx - ax) * (start[1] - ay) - (by - ay) * (start[0] - ax)
        inside_end = (bx - ax) * (end[1] - ay) - (by - ay) * (end[0] - ax)
        if inside_start < 0 and inside_end < 0:
            return False
        if inside_start >= 0 and inside_end >= 0:
            continue
        cut = (abs(inside_start), abs(inside_start - inside_end))
        if inside_start < 0:
            if cut[0] * low[1] > low[0] * cut[1]:
                low = cut
        elif cut[0] * high[1] < high[0] * cut[1]:
            high = cut
    left, right = low[0] * high[1], high[0] * low[1]
    if left != right:
        return left < right
    return 0 < low[0] < low[1]
