"""What cards and abilities can do, by the verb of an effect: whether it is worth offering, and how.

The rules look a verb up here and need not know the cards; `cards` writes them in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from fathomfive.author import Ask, Flow, Verbs
from fathomfive.games.refuge.effects import Op
from fathomfive.games.refuge.state import Diver, RefugeState

CAN: Verbs[Callable[[RefugeState, Diver, Any], object]] = Verbs()
"""Whether there is anything a verb could change now, or what that is: nothing at all means no."""
DO: Verbs[Callable[[RefugeState, Diver, Any], Flow[None] | None]] = Verbs()


def possible(g: RefugeState, diver: Diver, op: Op) -> bool:
    """Whether this would change anything now (REF-TURN-6)."""
    return bool(CAN[type(op)](g, diver, op))


def carry_out(g: RefugeState, diver: Diver, op: Op) -> Iterable[Ask]:
    """A deed that asks nobody is done at once."""
    return DO[type(op)](g, diver, op) or ()
