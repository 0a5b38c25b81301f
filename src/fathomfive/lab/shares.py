"""Rates with their intervals: what a count of wins is worth as evidence."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist

import msgspec

LEVEL = 0.95
Z = 1.959964
"""Of a 95 % interval."""


class Share(msgspec.Struct):
    """So many of all matches, as a rate with its 95 % interval (Wilson). A shared victory is part of one."""

    wins: float
    rate: float
    low: float
    high: float

    @classmethod
    def of(cls, wins: float, matches: int) -> Share:
        rate = wins / matches
        middle = rate + Z * Z / (2 * matches)
        spread = Z * math.sqrt(rate * (1 - rate) / matches + Z * Z / (4 * matches * matches))
        scale = 1 + Z * Z / matches
        low, high = (middle - spread) / scale, (middle + spread) / scale
        return cls(wins, round(rate, 4), round(max(0.0, low), 4), round(min(1.0, high), 4))


class Difference(msgspec.Struct):
    """One rate minus another, with its 95 % interval (Newcombe, from the two Wilson intervals)."""

    rate: float
    low: float
    high: float

    @classmethod
    def between(cls, before: Share, after: Share) -> Difference:
        rate = after.rate - before.rate
        down = math.hypot(after.rate - after.low, before.high - before.rate)
        up = math.hypot(after.high - after.rate, before.rate - before.low)
        return cls(round(rate, 4), round(rate - down, 4), round(rate + up, 4))

    @property
    def clear(self) -> bool:
        """Whether chance alone is a poor explanation."""
        return self.low > 0 or self.high < 0


def paired(without: Sequence[float], with_it: Sequence[float], comparisons: int = 1) -> Difference:
    """How much more is won with something than without, in matches that share their dice two and two.

    The interval holds for all of so many comparisons together (Bonferroni): with thirty cards on the table,
    one in twenty would else look like something by chance.
    """
    gains = [after - before for before, after in zip(without, with_it, strict=True)]
    # one gain and one loss more: what never differed in a few matches is not certain never to differ
    spread = (sum(gain * gain for gain in gains) + 2) / (len(gains) + 2)
    rate = sum(gains) / len(gains)
    z = NormalDist().inv_cdf(1 - (1 - LEVEL) / (2 * comparisons))
    error = z * math.sqrt(max(0.0, spread - rate * rate) / len(gains))
    return Difference(round(rate, 4), round(rate - error, 4), round(rate + error, 4))


class Stratum(msgspec.Struct, frozen=True):
    """Matches of one set-up: with something and without it, and how many of each were won."""

    with_it: int
    won_with: int
    without: int
    won_without: int


def stratified(strata: list[Stratum]) -> Difference | None:
    """How much more is won with something than without, compared only within the same set-up.

    The risk difference of Mantel and Haenszel: set-ups that are easy and happen to see the thing more often
    do not lend it their wins. None where no set-up has matches of both kinds.
    """
    weights = total = spread = 0.0
    for s in strata:
        if not s.with_it or not s.without:
            continue
        weight = s.with_it * s.without / (s.with_it + s.without)
        p, q = s.won_with / s.with_it, s.won_without / s.without
        weights += weight
        total += weight * (p - q)
        # one win and one loss more in each: a rate of 0 or 1 seen a few times is not certain
        ps, qs = (s.won_with + 1) / (s.with_it + 2), (s.won_without + 1) / (s.without + 2)
        spread += weight**2 * (ps * (1 - ps) / s.with_it + qs * (1 - qs) / s.without)
    if not weights:
        return None
    rate, error = total / weights, math.sqrt(spread) / weights
    return Difference(round(rate, 4), round(rate - Z * error, 4), round(rate + Z * error, 4))
