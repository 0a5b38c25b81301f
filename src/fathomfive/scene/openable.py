"""`Sheet`: something that lies on the table folded and is opened to be read: a crew board, quests, discards.

It stands in no place of its own. Whatever `opens` it leads there, and so does the menu of the table; opening
one answers nothing and stops nobody.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fathomfive.kernel.text import Words
from fathomfive.scene.art import Box, Drawing, Mark, Sprite
from fathomfive.scene.panels import Panel


class Entry(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One thing on a sheet: a skill with its sum, a weapon, a level card, a quest."""

    label: Words
    value: Words = ""
    """Large: "4", "2 command"."""
    parts: Words = ""
    """What the value is made of: "2 printed, 1 Patch Kit". A number never stands without them."""
    text: Words = ""
    note: Words = ""
    """Small, at the end: "ready", "3 experience short"."""
    sprite: Sprite | None = None
    marks: tuple[Mark, ...] = ()
    state: Literal["", "on", "near", "off", "done"] = ""
    """`on`: had and in force. `near`: within reach. `off`: not now. `done`: over."""
    id: str = ""
    """What it stands for on the table, if that is drawn."""


class Chapter(Struct, frozen=True, omit_defaults=True, kw_only=True):
    label: Words
    note: Words = ""
    entries: tuple[Entry, ...] = ()
    look: Literal["list", "tiles"] = "list"
    """Below each other, or small ones side by side."""
    none: Words = ""
    """Said where there is no entry."""


class Sheet(Panel, frozen=True, omit_defaults=True, kw_only=True, tag="sheet"):
    """The openable board of a character, a module or an army, or a list that is read now and then."""

    chapters: tuple[Chapter, ...]
    group: Words = ""
    """Sheets of one group are walked through, and stand in the menu as one: "Crew boards"."""
    sprite: Sprite | None = None
    text: Words = ""
    """Under the heading."""
    closed: bool = False
    """Only its cover: name, group and whether it greets. What stands in it is drawn for whoever opens it, by
    the game's hook `sheet`; until then `chapters` is empty."""
    greets: bool = False
    """Laid open by itself for whoever comes to this table for the first time, or back after hours."""
    plate: Drawing = ()
    box: Box | None = None
    """A picture over the chapters, in the units of `box`."""
