"""Checks on questions: their options are complete, distinct and readable, and nothing else is accepted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Refused
from fathomfive.kernel.match import RuleBroke
from fathomfive.kernel.play import Action, Pass
from fathomfive.proof.conformance.check import Faults, check
from fathomfive.proof.conformance.walk import Walk, fingerprint, out_of_place

MOST_TRIED = 8
"""How many options of one question are tried out, and how many answers that are none."""


@check("question")
def options(walk: Walk) -> Faults:
    """Every asked seat has options, none twice, and each is the same after a trip through the codec."""
    ask = walk.match.ask
    if ask is None:
        return
    offered = walk.match.options
    for seat in ask.asked:
        if not any(action.seat == seat for action in offered):
            yield f"seat {seat} is asked, but has no answer to give"
    for action, times in Counter(offered).items():
        if times > 1:
            yield f"{action} is offered {times} times"
        if action.seat not in ask.asked:
            yield f"{action} is an answer of seat {action.seat}, which is not asked"
        if walk.game.read_action(msgspec.json.encode(action)) != action:
            yield f"{action} is another answer after a trip through the codec"


@check("question", thorough=True)
def answers(walk: Walk) -> Faults:
    """Every option is accepted; anything else is refused and changes nothing."""
    match = walk.match
    if match.ask is None:
        return
    dice = Dice.seeded(f"{walk.seed}/{walk.decisions}")
    tried = [action for action in match.options if action.seat in match.waiting_for]
    dice.shuffle(tried)
    for action in tried[:MOST_TRIED]:
        yield from _accepted(walk, action)
    strange = _illegal(walk)
    dice.shuffle(strange)
    for action in strange[:MOST_TRIED]:
        copy = walk.copy()
        before = fingerprint(copy)
        try:
            copy.play(action)
            yield f"{action} is accepted, though it is not among the options"
        except RuleBroke as broke:
            yield f"{action} is accepted, though it is not among the options, and breaks the rules: {broke}"
        except Refused:
            if fingerprint(copy) != before:
                yield f"{action} was refused, and still the table changed"


@check("question", thorough=True)
def apart(walk: Walk) -> Faults:
    """Where seats answer apart from each other, one seat's answer leaves the others theirs."""
    ask = walk.match.ask
    if ask is None or not ask.apart:
        return
    for seat in ask.asked:
        after = walk.match.clone()
        answer = ask.options_of(seat)[0]
        after.play(answer)
        if after.ask is None or after.ask.kind != ask.kind:
            continue
        for other in after.ask.asked:
            if other != seat and after.ask.options_of(other) != ask.options_of(other):
                yield f"after {answer} seat {other} is no longer offered the same"


def _accepted(walk: Walk, action: Action) -> Iterator[str]:
    try:
        walk.match.clone().play(action)
    except Refused as refused:
        yield f"{action} is offered, but refused: {refused}"


def _illegal(walk: Walk) -> list[Action]:
    """Answers out of place: of a seat that is not asked, and legal ones of other questions."""
    seats = range(walk.setup.seats + 1)
    tried: list[Action] = [Pass(seat) for seat in seats]
    tried += [msgspec.structs.replace(action, seat=seat) for action in walk.met.values() for seat in seats]
    return out_of_place(tried, walk.match)
