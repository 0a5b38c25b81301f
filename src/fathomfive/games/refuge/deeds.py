"""What cards and abilities can do, by the verb of an effect: whether it is worth offering, and how.

The rules look a verb up here and need not know the cards; `cards` writes them in.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from fathomfive.author import Flow
from fathomfive.games.refuge.effects import Op
from fathomfive.games.refuge.state import Diver, RefugeState


class Deed(NamedTuple):
    """How a verb is done, and when it is worth offering."""

    possible: Callable[[RefugeState, Diver, Any], bool]
    carry_out: Callable[[RefugeState, Diver, Any], Flow[None]]


DEEDS: dict[type[Op], Deed] = {}


def possible(g: RefugeState, diver: Diver, op: Op) -> bool:
    """Whether this would change anything now (REF-TURN-6)."""
    return DEEDS[type(op)].possible(g, diver, op)


def carry_out(g: RefugeState, diver: Diver, op: Op) -> Flow[None]:
    return DEEDS[type(op)].carry_out(g, diver, op)
