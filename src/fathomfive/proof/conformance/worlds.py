"""Other worlds that look the same to a viewer, and how two worlds are compared.

A twin is `match.sample(viewer)` brought to the same moment: whoever has answered in private has answered
there too.
"""

from __future__ import annotations

from typing import Any

import msgspec

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.match import Match, RuleBroke
from fathomfive.kernel.play import Action
from fathomfive.kernel.zones import Viewer


def twin_at_rest(match: Match[Any], viewer: Viewer, dice: Dice) -> Match[Any]:
    """A world the viewer might be in, at the same question. Others' private answers are other ones."""
    twin = match.sample(viewer, dice)
    for seat, given in _private(match).items():
        if seat != viewer:
            own = [action for action in twin.options if action.seat == seat]
            other = [action for action in own if action != given] or own
            twin._private[seat] = dice.pick(other)
    return twin


def twin_in_play(match: Match[Any], viewer: Viewer, action: Action, dice: Dice) -> Match[Any] | None:
    """A world the viewer might be in, where this answer can be given too; None if it cannot.

    Chance falls as it does in the match, and others' private answers are the same: only what is hidden
    may make a difference.
    """
    twin = match.sample(viewer, dice)
    if twin.ask is not None and twin.ask.mode == "all":
        twin._private = _private(match)
    twin.state.dice = msgspec.structs.replace(match.state.dice)
    given = [action, *_private(match).values()]
    return twin if all(answer in twin.options for answer in given) else None


def _private(match: Match[Any]) -> dict[int, Action]:
    """What the seats have answered to an `all` question that is still open."""
    return dict(match._private) if match.ask is not None and match.ask.mode == "all" else {}


def played(match: Match[Any], action: Action) -> bool:
    """Give an answer in some world; False if the rules break there, which is for others to say."""
    try:
        match.play(action)
    except RuleBroke:
        return False
    return True


def knows(match: Match[Any], viewer: Viewer) -> dict[str, Any]:
    """What a viewer knows of every zone."""
    return {name: zone.seen_by(viewer) for name, zone in match.game.zones(match.state).items()}


def name_of(viewer: Viewer) -> str:
    return "somebody who watches" if viewer is None else f"seat {viewer}"


# --- comparing -----------------------------------------------------------------------------------------


def differ(one: Any, other: Any) -> str:
    """Where two values are not the same bytes, in words; empty if they are."""
    if msgspec.json.encode(one) == msgspec.json.encode(other):
        return ""
    return _differ(msgspec.to_builtins(one), msgspec.to_builtins(other), "")


def _differ(one: Any, other: Any, at: str) -> str:
    if isinstance(one, dict) and isinstance(other, dict):
        for key in dict.fromkeys([*one, *other]):
            if one.get(key) != other.get(key):
                return _differ(one.get(key), other.get(key), f"{at}.{key}" if at else str(key))
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        for place, (left, right) in enumerate(zip(one, other, strict=False)):
            if left != right:
                return _differ(left, right, f"{at}[{place}]")
        if len(one) != len(other):
            return f"{at or 'the list'} has {len(one)} or {len(other)} entries"
    return f"{at or 'the value'} is {one!r} or {other!r}"
