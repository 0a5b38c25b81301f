"""What a bot would do and why: the best answers, what they are worth, and what speaks for and against them.

The reasons come from the parts a game's evaluation is made of: what is better and what is worse right after
an answer than after the other answers, in the same sampled worlds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from fathomfive.bots.courses import thought_of
from fathomfive.bots.tree import Found
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


class Advice(NamedTuple):
    """One answer: how good it looks to the one who is asked, and the parts that speak for and against it."""

    action: Action
    value: float
    better: tuple[str, ...] = ()
    worse: tuple[str, ...] = ()


def advise(
    match: Match[Any], seat: int, dice: Dice, iterations: int, given: Action | None = None
) -> list[Advice]:
    """The answers a seat should think about (`given` in any case), the best first. The same dice and
    iterations give the same advice."""
    thought = thought_of(match, seat, dice, given)
    if len(thought.options) == 1:
        return [Advice(thought.options[0], match.sample(seat, dice).value(seat))]
    found = thought.think(iterations)
    reasons = _reasons(match, found, thought.options, dice)
    return [Advice(one.action, one.value, *reasons.get(one.action, ())) for one in found]


def _reasons(
    match: Match[Any], found: list[Found], options: Sequence[Action], dice: Dice
) -> dict[Action, tuple[tuple[str, ...], tuple[str, ...]]]:
    worlds = [f"{dice.key}/reasons/{n}" for n in range(WORLDS)]
    thought_about = [one.action for one in found]
    others = [action for action in options if action not in thought_about]
    compared = thought_about + others[: max(0, COMPARED - len(found))]
    parts = {action: _parts_after(match, action, worlds) for action in compared}
    usual = _mean(list(parts.values()))
    return {action: _compared(parts[action], usual) for action in thought_about[:EXPLAINED]}


def _parts_after(match: Match[Any], action: Action, worlds: list[str]) -> Mapping[str, float]:
    """The parts of the evaluation right after an answer, on average over worlds."""
    trials = [trial_of(match, action, Dice.seeded(world)) for world in worlds]
    return _mean([match.game.parts(trial.state, action.seat) for trial in trials if not trial.over])


def trial_of(match: Match[Any], option: Action, dice: Dice) -> Match[Any]:
    """A world the one who answers might be in, once the question is settled."""
    trial = match.sample(option.seat, dice)
    asked = trial.ask
    trial.play_unchecked(option)
    while trial.ask is asked and trial.ask is not None and trial.ask.mode == "all":
        trial.play_unchecked(dice.pick(trial.ask.options_of(trial.waiting_for[0])))
    return trial


def _mean(several: list[Mapping[str, float]]) -> dict[str, float]:
    names = dict.fromkeys(name for parts in several for name in parts)
    return {name: sum(parts.get(name, 0.0) for parts in several) / len(several) for name in names}


def _compared(
    parts: Mapping[str, float], usual: Mapping[str, float]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    gains = {name: parts.get(name, 0.0) - usual[name] for name in usual}
    least = MATTERS * sum(map(abs, gains.values()))
    telling = sorted(
        (name for name in gains if abs(gains[name]) > max(least, 1e-6)), key=lambda n: -abs(gains[n])
    )
    better = tuple(name for name in telling if gains[name] > 0)
    worse = tuple(name for name in telling if gains[name] < 0)
    return better[:MOST_REASONS], worse[:MOST_REASONS]
