"""What a person may do: the prompt and its options, each with what it touches and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from msgspec import Struct

from fathomfive.kernel.text import Words
from fathomfive.scene.art import Badge, Sprite
from fathomfive.scene.panels import Equation, Histogram, Odds, Versus
from fathomfive.scene.pieces import Aim, Area, Ghost, Threshold, Trail

Style = Literal["chip", "row", "toggle", "primary", "second"]
"""`chip`: a small button in the line of its group. `row`: a whole line with sprite, label, what follows
and a badge. `toggle`: a row that is on or off. `primary` and `second`: the buttons below the tray."""


class Described(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """How a game describes one answer to one viewer.

    A chip shows sprite and label under its group. When it is chosen the confirm bar shows `says`,
    below it `follows`, and a button with `verb`.
    """

    label: Words
    """Short, as on a chip: "Cave"."""
    group: Words = ""
    """The verb it belongs to: "Swim". Options of the same group stand together."""
    says: Words = ""
    """The whole sentence, for the confirm bar and for speech: "Swim up to the Cave". Else the label."""
    verb: Words = ""
    """On the button that plays it. Else the group, else the label."""
    touches: tuple[str, ...] = ()
    """Ids of spaces, pieces, cards, seats, exits: a click on any of them finds this option.
    The last one is where it leads: there a terminal writes its number."""
    point: Words = ""
    """For a verb whose targets lie on the board: what to point at ("point at a colonist"). Where all options
    of a group say it, the group is one line with these words and their number, and no chips."""
    follows: Words = ""
    """What comes of it, where the rules can tell: "No arm can touch you there"."""
    rule: str = ""
    """Why this is allowed (or, faint, why not)."""
    style: Style = "chip"
    sprite: Sprite | None = None
    badge: Badge | None = None
    """At the end of a row: "safe", "theft"."""
    value: Words = ""
    """A numeral or a cost at the end of a row: "2", "1 action"."""
    on: bool = False
    """For a toggle: is it on now?"""
    apart: bool = False
    """Set off from its group at the end of the line: "End turn"."""
    pin: bool = False
    """Always in sight, in the bar at the foot of the dock: what ends the turn. With `confirm` while
    something is left to do: then it asks once more, and is never the button that shines."""
    confirm: bool = False
    """Never played by a single click: it cannot be wanted by accident."""
    shows: tuple[
        str | Area | Threshold | Trail | Aim | Ghost | Versus | Odds | Histogram | Equation, ...
    ] = ()
    """Shown while it is looked at or chosen: overlays on the board, ids of nodes to light up, and what
    tells the odds before one commits, in the panel's own place."""

    def sentence(self, read: Callable[[Words], str]) -> str:
        """What it is called as a whole, wherever it stands alone; `read` puts its words into a language."""
        if self.says:
            return read(self.says)
        return ": ".join(read(part) for part in (self.group, self.label) if part)


class Option(Described, frozen=True, omit_defaults=True, kw_only=True):
    """One option as a viewer gets it.

    A faint one has `why_not` and its rule, and no action: what a person would expect to do and cannot.
    """

    id: str
    action: Any = None
    """The answer as JSON, sent back as it is."""
    why_not: Words = ""


class Prompt(Struct, frozen=True, omit_defaults=True):
    """The question on the table, as this viewer sees it."""

    text: Words
    """Whom it asks and for what, at most two lines."""
    kind: str = ""
    seats: tuple[int, ...] = ()
    """Who is asked."""
    yours: bool = False
    """Is the viewer among them?"""
    rule: str = ""
