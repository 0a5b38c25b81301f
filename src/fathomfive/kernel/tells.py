"""Tells: what happened, as data. They feed the log, the animation, the sound and the screen reader.

A tell never goes into the state, and nobody listens while a match is only simulated.
"""

from __future__ import annotations

from typing import Any

import msgspec

from fathomfive.kernel.zones import EVERYBODY, Viewer, may_know


class Motion(msgspec.Struct, frozen=True, omit_defaults=True):
    """One piece that moves. `how` names the manner: slide, push, flip, shake, fade, roll, splash."""

    piece: str
    origin: str = ""
    to: str = ""
    via: tuple[str, ...] = ()
    how: str = "slide"


class Tell(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened.

    text     the log line's message id, with `args`
    rule     the rule that made it happen
    seat     whose doing it was, if anybody's
    motions  what moves, all at the same time
    sound    a cue of the platform, if one fits
    seen_by  mask of seats; a private tell has a public twin with the complementary mask
    """

    text: str
    rule: str
    seat: int | None = None
    args: dict[str, Any] = {}
    motions: tuple[Motion, ...] = ()
    sound: str = ""
    seen_by: int = EVERYBODY
    twin_of: int = 0
    """For the public twin of a private tell: the mask that sees the private one instead."""

    def visible_to(self, viewer: Viewer) -> bool:
        if self.twin_of:
            return not may_know(self.twin_of, viewer)
        return may_know(self.seen_by, viewer)
