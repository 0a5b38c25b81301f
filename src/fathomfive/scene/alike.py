"""What everybody sees alike is laid out once for all who look at the same moment.

A game marks a part of its picture with `alike`; whoever draws several viewers hands the same `Look` to
each `show`. Without one everything is drawn anew, so nobody has to know about this.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from typing import Any, TypeVar

S = TypeVar("S")
T = TypeVar("T")


class Look:
    """What has been laid out of one state while it stands still; a changed state needs a new one."""

    def __init__(self, state: object) -> None:
        self.state = state
        self.parts: dict[Callable[..., Any], Any] = {}


_now: ContextVar[Look | None] = ContextVar("look", default=None)


@contextmanager
def looking(look: Look | None) -> Iterator[None]:
    """While a scene of this moment is drawn."""
    before = _now.set(look)
    try:
        yield
    finally:
        _now.reset(before)


def alike(draw: Callable[[S], T]) -> Callable[[S], T]:
    """Marks a part of the picture that is the same for every viewer: a function of the state alone.

    What it returns is shared between scenes, so it must not be changed afterwards. A state that is only
    tried out is never mistaken for the one that is looked at.
    """

    @wraps(draw)
    def once(g: S) -> T:
        look = _now.get()
        if look is None or look.state is not g:
            return draw(g)
        if draw not in look.parts:
            look.parts[draw] = draw(g)
        part: T = look.parts[draw]
        return part

    return once
