"""What bots leave to people: an answer that leaves a matter to somebody else is given where a person plays,
and nowhere else; what is for those who read is theirs, however long they are away."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from fathomfive.kernel.match import Match, RuleBroke
from fathomfive.kernel.play import Action, Options


def left_to_people(match: Match[Any], bots: Collection[int]) -> Action | None:
    """By what answer one of these bots, who is asked now, leaves the matter to others. Only for a table at
    which a person plays; there it is given at once, for there is nothing to think about."""
    asked = [seat for seat in match.waiting_for if seat in bots]
    if not asked:
        return None
    return next((option for option in _looked_into(match) if option.leaves_it and option.seat in asked), None)


def is_read_together(match: Match[Any]) -> bool:
    """Whether the question is who has read: it waits for every person who is asked."""
    return any(option.is_for_readers for option in _looked_into(match))


def _looked_into(match: Match[Any]) -> Options:
    """The answers to a question that several are asked at once, or that is never answered by itself: the
    rest, and windows above all, are too many to look into each."""
    ask = match.ask
    if ask is None or ask.mode != "first" or ask.window or not (ask.confirm or len(ask.asked) > 1):
        return ()
    try:
        return match.options
    except RuleBroke:  # whoever looks at the question is told
        return ()
