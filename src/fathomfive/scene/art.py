"""What is drawn: sprites, their places in a drawing, lettering, and the small marks on a piece.

Coordinates are units of the board or card that a drawing belongs to, y pointing down as in SVG.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fathomfive.kernel.text import Words

Tone = Literal["plain", "good", "bad", "info", "dim"]
"""What a mark means to the viewer. There is no lamp yellow here: the client alone uses it, for what is
yours to act on."""

Figure = Literal["", "disc", "square", "triangle", "diamond", "star", "cross", "shell", "hex", "card", "pin"]
"""The simple shape a client draws when the art has no symbol, so that colour never stands alone."""

Corner = Literal["ne", "nw", "se", "sw", "n", "s", "e", "w", "centre"]


class Box(Struct, frozen=True, array_like=True):
    """A rectangle `[x, y, w, h]`, as in an SVG viewBox."""

    x: float
    y: float
    w: float
    h: float


class Sprite(Struct, frozen=True, omit_defaults=True):
    """A picture: the id of a symbol in the game's art (see `sheet.py`; or `ff-...` of the platform).

    Without a known symbol the client draws `shape` in `tint` with `letter` on it, and a terminal prints
    the letter, so a game looks decent before it has art.
    """

    symbol: str = ""
    tint: str = ""
    """`#rrggbb` or a colour of the theme; sets `currentColor` and `--owner` of the symbol."""
    letter: str = ""
    """One or two letters that stand for the thing."""
    shape: Figure = ""
    alt: Words = ""
    """What it shows, where no label beside it says so (icons in a table, skills in a row)."""


class Art(Struct, frozen=True, omit_defaults=True, tag="art"):
    """A sprite put somewhere in a drawing.

    With `w`: the symbol fills the box `w` by `h` centred on `x, y` (`h` follows from the symbol if 0).
    Without: the symbol keeps its own units times `scale`, its own origin lying on `x, y`.
    """

    sprite: Sprite
    x: float = 0
    y: float = 0
    w: float = 0
    h: float = 0
    scale: float = 1
    turn: float = 0
    """Degrees, clockwise."""
    flip: bool = False
    """Mirrored left to right."""
    cover: bool = False
    """Fill the whole box and cut off what is too much, instead of showing the whole symbol."""
    round: float = 0
    """Radius of the box's corners, with `cover`."""
    opacity: float = 1


class Lettering(Struct, frozen=True, omit_defaults=True, tag="lettering"):
    """Words set on a board or card: row numbers, place names, the name on a card."""

    text: Words
    x: float = 0
    y: float = 0
    size: float = 14
    face: Literal["plain", "display", "story"] = "plain"
    anchor: Literal["start", "middle", "end"] = "middle"
    tint: str = ""
    strong: bool = False
    halo: bool = False
    """A dark edge around the letters, for names on a map."""
    turn: float = 0
    width: float = 0
    """Wrap at this width, if any."""


Drawing = tuple[Art | Lettering, ...]
"""Drawn in this order, the first at the bottom."""


class Badge(Struct, frozen=True, omit_defaults=True, tag="badge"):
    """A small tag on a piece, card, space or option: a numeral, a word, or an icon. Always upright."""

    text: Words = ""
    sprite: Sprite | None = None
    label: Words = ""
    """What it means: "defence", "no line of sight". Read aloud before the text."""
    tone: Tone = "plain"
    corner: Corner = "ne"
    at: tuple[float, float] | None = None
    """Its place in the piece's own units, where a corner is not exact enough."""


class Pips(Struct, frozen=True, omit_defaults=True, tag="pips"):
    """So many of so many, as dots or small sprites: actions left, health, fatigue."""

    filled: int
    total: int
    label: Words = ""
    sprite: Sprite | None = None
    """Drawn for each filled one; empty ones are its outline."""
    empty: Sprite | None = None
    tone: Tone = "plain"


class Ring(Struct, frozen=True, omit_defaults=True, tag="ring"):
    """A ring around the piece: in danger, exposed, guarded."""

    label: Words
    tone: Tone = "plain"
    tint: str = ""
    dashed: bool = False
    glow: bool = False


class Arc(Struct, frozen=True, omit_defaults=True, tag="arc"):
    """So many of so many as an arc along the rim: hearts."""

    filled: int
    total: int
    label: Words = ""
    tone: Tone = "plain"
    tint: str = ""


class Count(Struct, frozen=True, omit_defaults=True, tag="count"):
    """How many: a number, with a sprite beside it where several things are counted."""

    n: int
    label: Words = ""
    sprite: Sprite | None = None


class Icons(Struct, frozen=True, omit_defaults=True, tag="icons"):
    """A line of icons: the skills of a sailor, the dice of a pool. Each sprite has its `alt`."""

    sprites: tuple[Sprite, ...]
    label: Words = ""


class Remark(Struct, frozen=True, omit_defaults=True, tag="remark"):
    """A word or two below a portrait: "frightened", "attacking"."""

    text: Words
    tone: Tone = "plain"


Mark = Badge | Pips | Ring | Arc | Count | Icons | Remark


class Card(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The face of a card, tile or ability, in a panel or on the board.

    With `face` the card is drawn from that, on paper, in the units of `box`. Without, the client sets it
    itself: sprite, label, text, note, badges. Both ways the words are what a screen reader says.
    """

    id: str
    """What options touch. A card that stands for a piece on the board has that piece's id."""
    label: Words
    note: Words = ""
    """The small second line: "when touched", "core"."""
    text: Words = ""
    """What the card does, in a line or two."""
    sprite: Sprite | None = None
    face: Drawing = ()
    box: Box = Box(0, 0, 104, 146)
    marks: tuple[Mark, ...] = ()
    tint: str = ""
    state: Literal["", "used", "spent", "hidden", "special"] = ""
    """`used`: hatched, not to be had now. `spent`: faint. `hidden`: its back. `special`: set apart."""
    rule: str = ""
