"""What a bot would do and why: the best answers, what they are worth, and what speaks for and against them.

The reasons come from the parts a game's evaluation is made of: what is better and what is worse right after
an answer than after the other answers, in the same sampled worlds. Where those say nothing there is still
something to say (`GENERAL`): no advice comes without a reason.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import fsum
from typing import Any, NamedTuple

from fathomfive.bots.courses import Found, Thought
from fathomfive.bots.policy import others_answer
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action

WORLDS = 3
EXPLAINED = 3
"""So many of the best answers get their reasons."""
MOST_REASONS = 2
COMPARED = 6
"""An answer is compared with the others that were thought about, or else with so many that were not."""
MATTERS = 0.15
"""A part speaks for or against an answer when it makes up at least this share of all that differs."""


NEAR = 1e-6
"""What differs by less is the same."""


class Reason(NamedTuple):
    """What speaks for an answer, or against it."""

    part: str
    most: bool = False
    """More than for any other answer it was compared with, not only more than usual."""


ONLY = Reason("only", most=True)
ALIKE = Reason("alike")
WINS = Reason("wins", most=True)
DECIDES = Reason("decides", most=True)
LOSES = Reason("loses", most=True)
GENERAL = {"for": (ONLY, ALIKE, WINS, DECIDES), "against": (LOSES,)}
"""Reasons that no evaluation has to know, for and against; all others are parts of the game's."""

Reasons = tuple[tuple[Reason, ...], tuple[Reason, ...]]


class Advice(NamedTuple):
    """One answer: how good it looks to the one who is asked, and what speaks for and against it."""

    action: Action
    value: float
    better: tuple[Reason, ...] = ()
    worse: tuple[Reason, ...] = ()


def advise(
    match: Match[Any], seat: int, dice: Dice, iterations: int, given: Action | None = None
) -> list[Advice]:
    """The answers a seat should think about (`given` in any case), the best first. The same dice and
    iterations give the same advice."""
    thought = Thought(match, seat, dice, given)
    if len(thought.options) == 1:
        return [Advice(thought.options[0], match.sample(seat, dice).value(seat), (ONLY,))]
    found = thought.think(iterations)
    reasons = _reasons(match, found, thought.options, dice)
    return [Advice(one.action, one.value, *reasons.get(one.action, ())) for one in found]


def _reasons(
    match: Match[Any], found: list[Found], options: Sequence[Action], dice: Dice
) -> dict[Action, Reasons]:
    worlds = [f"{dice.key}/reasons/{n}" for n in range(WORLDS)]
    thought_about = [one.action for one in found]
    others = [action for action in options if action not in thought_about]
    compared = thought_about + others[: max(0, COMPARED - len(found))]
    trials = {
        action: [trial_of(match, action, Dice.seeded(world)) for world in worlds] for action in compared
    }
    parts = {action: _parts_after(some, action.seat) for action, some in trials.items()}
    known = [one for one in parts.values() if one]
    return {
        action: _ended(trials[action], action.seat) or _compared(parts[action], known)
        for action in thought_about[:EXPLAINED]
    }


def _parts_after(trials: list[Match[Any]], seat: int) -> Mapping[str, float]:
    """The parts of the evaluation right after an answer, on average over worlds in which it goes on."""
    return _mean([match.game.parts(match.state, seat) for match in trials if not match.over])


def _ended(trials: list[Match[Any]], seat: int) -> Reasons | None:
    """What there is to say of an answer that ends the match in every world."""
    outcomes = [trial.outcome for trial in trials if trial.outcome is not None]
    if len(outcomes) < len(trials):
        return None
    won = [seat in outcome.winners for outcome in outcomes]
    if all(won):
        return (WINS,), ()
    return ((DECIDES,), ()) if any(won) else ((), (LOSES,))


def trial_of(match: Match[Any], option: Action, dice: Dice) -> Match[Any]:
    """A world the one who answers might be in, once the question is settled."""
    trial = match.sample(option.seat, dice)
    asked = trial.ask
    trial.play_unchecked(option)
    others_answer(trial, asked, dice.pick)
    return trial


def _mean(several: list[Mapping[str, float]]) -> dict[str, float]:
    names = dict.fromkeys(name for parts in several for name in parts)
    return {name: fsum(parts.get(name, 0.0) for parts in several) / len(several) for name in names}


def _compared(parts: Mapping[str, float], others: list[Mapping[str, float]]) -> Reasons:
    """What an answer is better and worse in than usual, the weightiest first; it is one of the others."""
    usual = _mean(others)
    gains = {name: parts.get(name, 0.0) - usual[name] for name in usual} if parts else {}
    telling = sorted((name for name in gains if abs(gains[name]) > NEAR), key=lambda name: -abs(gains[name]))
    least = MATTERS * fsum(map(abs, gains.values()))
    telling = [name for name in telling if abs(gains[name]) > least] or telling[:1]
    if not telling:
        return (ALIKE,), ()
    better = [_told(name, parts, others, 1) for name in telling if gains[name] > 0]
    worse = [_told(name, parts, others, -1) for name in telling if gains[name] < 0]
    return tuple(better[:MOST_REASONS]), tuple(worse[:MOST_REASONS])


def _told(name: str, parts: Mapping[str, float], others: list[Mapping[str, float]], sign: int) -> Reason:
    mine = sign * parts.get(name, 0.0)
    as_good = sum(sign * other.get(name, 0.0) > mine - NEAR for other in others)
    return Reason(name, most=as_good <= 1)  # itself
