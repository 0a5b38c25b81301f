"""A round over the sea: the order in which to call at places, so that there is time for most of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

Leg = Callable[[str, str], float]
"""Actions it takes to sail from one region to another."""


def best_round(
    start: str, stays: Mapping[int, float], regions: Mapping[int, str], leg: Leg, time: float
) -> list[int]:
    """The places to call at, in order: always the one more that costs least, as long as there is time.

    `stays` are actions that each place takes, without the sailing.
    """
    called: list[int] = []
    left = dict(stays)
    while left:
        number, at, _ = min(
            (
                (number, at, stay + _detour(start, called, regions, leg, number, at))
                for number, stay in left.items()
                for at in range(len(called) + 1)
            ),
            key=lambda found: found[2],
        )
        tried = _straightened(start, [*called[:at], number, *called[at:]], regions, leg)
        if _length(start, tried, regions, leg) + sum(stays[one] for one in tried) > time and called:
            break
        called = tried
        del left[number]
    return called


def _detour(
    start: str, called: Sequence[int], regions: Mapping[int, str], leg: Leg, number: int, at: int
) -> float:
    before = regions[called[at - 1]] if at else start
    here = regions[number]
    if at == len(called):
        return leg(before, here)
    after = regions[called[at]]
    return leg(before, here) + leg(here, after) - leg(before, after)


def _length(start: str, called: Sequence[int], regions: Mapping[int, str], leg: Leg) -> float:
    stops = [start, *(regions[number] for number in called)]
    return sum(leg(one, other) for one, other in pairwise(stops))


def _straightened(start: str, called: list[int], regions: Mapping[int, str], leg: Leg) -> list[int]:
    """Parts of the round sailed the other way, wherever that is shorter."""
    length = _length(start, called, regions, leg)
    shorter = True
    while shorter:
        shorter = False
        for first in range(len(called) - 1):
            for last in range(first + 2, len(called) + 1):
                other = [*called[:first], *reversed(called[first:last]), *called[last:]]
                now = _length(start, other, regions, leg)
                if now < length - 1e-9:
                    called, length, shorter = other, now, True
    return called
