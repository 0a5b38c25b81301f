"""Was it luck? A moment of a finished match: what bots make of it with other dice and with the same dice, and
what they would have answered.

Bots that hardly think play on from the moment, over and over. With other dice, and hidden cards dealt anew,
their mean is the chance to win as it stood then; with the same dice it is what this luck was worth. What lies
between the two is luck; what people made of it beyond that is their own doing.
"""

from __future__ import annotations

from math import fsum
from typing import Any, NamedTuple

from fathomfive.bots.advice import advise
from fathomfive.bots.greedy import GreedyBot
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action

OTHERS, SAME = 4, 2
"""How often bots play on with other dice, and with the same."""
FAR = 60
"""Answers they play on for at most; then the evaluation speaks."""
ITERATIONS = 60


class Looked(NamedTuple):
    """A moment looked at again, for one seat."""

    chance: float
    """With other dice."""
    fate: float
    """With the same dice."""
    best: Action | None = None
    """What the search would have answered in place of what was."""
    lost: float = 0.0
    """How much better that looked to the one who was asked."""


def look_again(match: Match[Any], seat: int, answer: Action | None, seed: str) -> Looked:
    """What bots say to a moment, and to the answer that was given then."""
    dice = Dice.seeded(seed)
    asked = answer.seat if answer is not None else seat
    others = [match.forked(match.step_start, asked, f"{seed}/{n}") for n in range(OTHERS)]
    same = [match.clone(tracked=True) for _ in range(SAME)]
    chance, fate = (
        fsum(_played_on(world, seat, f"{seed}/{n}") for n, world in enumerate(worlds)) / len(worlds)
        for worlds in (others, same)
    )
    if answer is None or match.ask is None or len(match.ask.options_of(asked)) < 2:
        return Looked(chance, fate)
    advice = advise(match, asked, dice, ITERATIONS, answer)
    given = next((one for one in advice if one.action == answer), None)
    if given is None or advice[0] is given or advice[0].value <= given.value:
        return Looked(chance, fate)
    return Looked(chance, fate, advice[0].action, advice[0].value - given.value)


def _played_on(match: Match[Any], seat: int, seed: str) -> float:
    """What a match is worth to a seat once bots have played it on."""
    bots = [GreedyBot(Dice.seeded(f"{seed}/{other}"), worlds=1) for other in range(match.setup.seats)]
    for _ in range(FAR):
        if match.ask is None:
            break
        speaker = match.waiting_for[0]
        match.play_unchecked(bots[speaker].choose(match, speaker))
    return match.value(seat)
