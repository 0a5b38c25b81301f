"""Tells: what happened, as data. They feed the log, the animation, the sound and the screen reader.

A tell never goes into the state, and nobody listens while a match is only simulated.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from fathomfive.kernel.text import Words
from fathomfive.kernel.zones import EVERYBODY, Viewer, may_know


class Motion(msgspec.Struct, frozen=True, omit_defaults=True):
    """One piece that moves. `how` names the manner: slide, push, flip, shake, fade, roll, splash."""

    piece: str
    origin: str = ""
    to: str = ""
    via: tuple[str, ...] = ()
    how: str = "slide"


class Shows(msgspec.Struct, frozen=True, omit_defaults=True):
    """What comes to the centre of the table for all to look at: a card that is turned, dice that were thrown.

    It travels by value, since no picture may hold it: the next card may be turned before anybody is asked.
    """

    label: Words
    symbol: str = ""
    """Its picture, a symbol of the game's art."""
    text: Words = ""
    """What it does, where the tells that follow do not say it."""
    spots: tuple[str, ...] = ()
    """The symbols on it, in the order in which they take effect: tells that come of one name its `spot`."""
    look: Literal["card", "dice"] = "card"
    origin: str = ""
    """The deck or piece it comes from."""


class Beat(msgspec.Struct, frozen=True, omit_defaults=True):
    """How much a tell matters and what it is about, for whoever tells it on a screen.

    weight   `quiet` is told in one breath with the next; `turn` begins somebody's turn; `reveal` is looked at
             for a while, with all that comes of it; `end` is the last thing that happens
    touches  ids that it is about besides what moves
    spot     comes of this spot of what was shown last, counted from 1
    tone     whether it is good or bad for whoever it happens to
    """

    weight: Literal["quiet", "step", "turn", "reveal", "end"] = "step"
    touches: tuple[str, ...] = ()
    shows: Shows | None = None
    spot: int = 0
    tone: Literal["", "good", "bad"] = ""


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
    beat: Beat | None = None

    def visible_to(self, viewer: Viewer) -> bool:
        if self.twin_of:
            return not may_know(self.twin_of, viewer)
        return may_know(self.seen_by, viewer)
