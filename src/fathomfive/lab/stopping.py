"""When a trial has been played long enough: an interval that one may look at again and again.

A 95 % interval holds for one look at the end; who looks after every match and stops when it suits is wrong
far more often. These hold at all looks together (Robbins' mixture): with p the true rate, the likelihood of
what was seen under all rates alike, divided by that under p, is a martingale that starts at 1, and by
Ville's inequality it ever reaches 1/error with a chance of at most `error`. Rates that it has refuted so far
are outside. It holds for any figure between 0 and 1, not for wins and losses only, because the likelihood
ratio is convex in the figure. The error of a run is shared out evenly among its trials.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Literal

import msgspec

from fathomfive.lab.plan import Plan, Stop, Trial

Verdict = Literal["open", "known", "met", "missed"]
"""Not yet judged; known well enough; inside the target; outside it."""


def anytime_interval(total: float, count: int, error: float) -> tuple[float, float]:
    """The rates that `count` figures from 0 to 1 with this sum have not refuted, whenever one looks."""
    if not count:
        return 0.0, 1.0
    seen, rest = total, count - total
    mixture = _log_beta(seen + 0.5, rest + 0.5) - _log_beta(0.5, 0.5)
    bound = -math.log(error)

    def refuted(rate: float) -> bool:
        return mixture - _log_power(rate, seen) - _log_power(1 - rate, rest) >= bound

    middle = total / count
    return _edge(refuted, 0.0, middle), _edge(refuted, 1.0, middle)


def _log_beta(a: float, b: float) -> float:
    return math.lgamma(a) + math.lgamma(b) - math.lgamma(a + b)


def _log_power(base: float, exponent: float) -> float:
    if not exponent:
        return 0.0
    return exponent * math.log(base) if base > 0 else -math.inf


def _edge(refuted: Callable[[float], bool], outside: float, inside: float) -> float:
    """Where between two rates the refuted ones begin."""
    if not refuted(outside):
        return outside
    for _ in range(50):
        middle = (outside + inside) / 2
        outside, inside = (middle, inside) if refuted(middle) else (outside, middle)
    return inside


class Judged(msgspec.Struct, frozen=True):
    """What is known of a trial so far, whenever one looks."""

    rounds: int
    low: float
    high: float
    verdict: Verdict


def watched(plan: Plan, number: int, winners: Sequence[int], opener: int) -> float:
    """The figure by which a match counts for its trial: whether it was won where all win together; against
    each other the share of the bot that is named first, or of whoever began where all are the same."""
    trial, index = plan.place(number)
    if not winners:
        return 0.0
    if plan.together(trial):
        return 1.0
    bots = plan.seating(trial, index).bots
    if len(set(bots)) == 1:
        return (opener in winners) / len(winners)
    return sum(bots[seat] == trial.bots[0] for seat in winners) / len(winners)


def judged(plan: Plan, trial: Trial, figures: Iterable[float]) -> Judged:
    """Judge a trial by the figures of its matches, in their order. A round of arrangements counts as one:
    its matches share their dice, and only a whole round is fair to all."""
    assert plan.stop is not None
    ways, seen = len(plan.arrangements(trial)), list(figures)
    rounds = len(seen) // ways
    total = sum(seen[: rounds * ways]) / ways
    low, high = anytime_interval(total, rounds, plan.stop.error / len(plan.trials))
    return Judged(rounds, low, high, _verdict(plan.stop, low, high, plan.target_of(trial)))


def _verdict(stop: Stop, low: float, high: float, target: tuple[float, float] | None) -> Verdict:
    if target is not None:
        if high < target[0] or low > target[1]:
            return "missed"
        if target[0] <= low and high <= target[1]:
            return "met"
    return "known" if high - low <= 2 * stop.within else "open"
