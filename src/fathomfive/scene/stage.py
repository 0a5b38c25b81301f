"""The stage: what never moves. Sent once per match and kept by its hash; everything on it is a node.

A board's spaces, a tile's spaces and the seats in a pod are all the same `Space`.
"""

from __future__ import annotations

import hashlib
from typing import Literal

import msgspec
from msgspec import Struct

from fathomfive.kernel.text import Words
from fathomfive.scene.art import Box, Drawing, Mark, Sprite

Towards = Literal["n", "ne", "e", "se", "s", "sw", "w", "nw"]
Point = tuple[float, float]


class Rect(Struct, frozen=True, omit_defaults=True, tag="rect"):
    """Centred on the space's place."""

    w: float
    h: float
    round: float = 0


class Circle(Struct, frozen=True, omit_defaults=True, tag="circle"):
    r: float


class Hexagon(Struct, frozen=True, omit_defaults=True, tag="hex"):
    """`r` from the middle to a corner. Flat side up, or a corner up (`pointy`)."""

    r: float
    pointy: bool = False


class Path(Struct, frozen=True, omit_defaults=True, tag="path"):
    """An SVG path in the units of the board, not moved to the space's place: regions of a map."""

    d: str


Shape = Rect | Circle | Hexagon | Path


class Space(Struct, frozen=True, omit_defaults=True):
    """Where pieces can be: a cell, a region, a dome on a tile, a seat in a pod, a cell on a card.

    `x, y` is where a piece stands: the middle, or for a `Path` the place of the ship in that sea.
    """

    id: str
    label: Words
    """Spoken: says what it is and where, "Cave, column 3, row 5"."""
    x: float
    y: float
    shape: Shape
    kind: str = ""
    """The game's own word for it; `Stage.kinds` gives its name for a legend."""
    sprite: Sprite | None = None
    """Drawn under everything that stands here, fitted to the box around the shape."""
    scale: float = 0
    """If not 0: the sprite keeps its own units times this, its own origin lying on `x, y`."""
    turn: float = 0
    marks: tuple[Mark, ...] = ()
    layout: str = ""
    """How several pieces share it: a name in `Stage.layouts`. Without one they lie side by side."""
    bright: bool = False
    """Light ground, such as sand: the client puts a dark ring below the legal one."""
    quiet: bool = False
    """Nothing is drawn at rest; the shape is only for pointing at. The art below shows it already."""
    code: str = ""
    """Short, as on a map: "E3". Drawn on the space while a text names it."""


class Link(Struct, frozen=True, omit_defaults=True, tag="link"):
    """A way between two spaces: bridge, corridor, road. On the stage, in a mould, or as a node.

    On the stage it may join slots of pieces (`pod/3`): it is there while both its ends are.
    """

    ends: tuple[str, str]
    label: Words = ""
    kind: str = ""
    state: Literal["open", "closed", "danger"] = "open"
    look: Literal["bridge", "dotted", "line", "none"] = "line"
    tint: str = ""
    one_way: bool = False


class Edge(Struct, frozen=True, omit_defaults=True, tag="edge"):
    """A line that divides: cliff, wall, torn rim, closed border. On the stage, or as a node."""

    d: str
    label: Words
    between: tuple[str, ...] = ()
    """The spaces on its two sides, or the one space it bounds."""
    kind: str = ""
    look: Literal["line", "dotted", "cliff", "glow"] = "line"
    tint: str = ""
    sprite: Sprite | None = None
    """A strip repeated along the line."""


class Mould(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What pieces of one shape have in common: the domes and bridges of a tile, the seats of a pod.

    A piece names its mould, and its slots become `<piece>/<slot>`; they move and turn with it.
    """

    slots: tuple[Space, ...]
    """In the units of `box`, with ids that are unique here."""
    links: tuple[Link, ...] = ()
    """Ways between these slots, by their ids here."""
    box: Box | None = None
    """The piece's own units, fitted to its width and height. Without: board units around its middle."""


class Exit(Struct, frozen=True, omit_defaults=True):
    """A way off this page of the board, drawn as a tab on its frame."""

    id: str
    label: Words
    x: float
    y: float
    towards: Towards
    text: Words = ""
    """What stands on the tab: the number of the next page."""


class Flap(Struct, frozen=True, omit_defaults=True):
    """A part of a board that folds, at its left or right edge. It turns about the upright line `hinge`.

    Where the next stage of a match has the flap of the same name in another place, a client folds it over.
    """

    box: Box
    """Where it lies on this stage."""
    hinge: float


class Layer(Struct, frozen=True, omit_defaults=True):
    """A sheet of art. `back` fills the window behind the board (its `cover` box is cut to fit); `under`
    lies below the spaces, `over` on them, `front` above all pieces."""

    items: Drawing
    level: Literal["back", "under", "over", "front"] = "under"
    cover: Box | None = None


class Stage(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A whole board at rest. Build it and hand it through `sealed`, which gives it its id."""

    id: str = ""
    label: Words
    """What board this is: "The trench, nine columns and twelve rows"."""
    box: Box
    spaces: tuple[Space, ...] = ()
    kinds: dict[str, Words] = {}
    """What the kinds of spaces are called, in the order of a legend."""
    layers: tuple[Layer, ...] = ()
    links: tuple[Link, ...] = ()
    edges: tuple[Edge, ...] = ()
    exits: tuple[Exit, ...] = ()
    moulds: dict[str, Mould] = {}
    """By name: shapes that pieces of this board can have."""
    layouts: dict[str, tuple[tuple[Point, ...], ...]] = {}
    """By name: for one piece, two pieces, ... the offsets at which they stand, in board units."""
    frame: float = 0
    """Radius of the board's corners; the board is cut to its box if this is not 0."""
    flaps: dict[str, Flap] = {}
    """By name: parts that lie elsewhere on another stage of the same match."""
    ground: str = ""
    """Colour below the lowest layer, where the board has one of its own: the green of a table cloth."""


def sealed(stage: Stage) -> Stage:
    """The stage with the hash of its content as its id: equal boards have equal ids."""
    bare = msgspec.structs.replace(stage, id="")
    digest = hashlib.blake2b(msgspec.json.encode(bare), digest_size=8).hexdigest()
    return msgspec.structs.replace(stage, id=digest)


def grid(
    columns: int,
    rows: int,
    pitch: float,
    *,
    prefix: str = "",
    x: float = 0,
    y: float = 0,
    inset: float = 4,
    labels: tuple[Words, ...] = (),
    sprites: tuple[Sprite | None, ...] = (),
) -> tuple[Space, ...]:
    """Cells in reading order with ids `1`, `2`, ... after the prefix: the grid on a card or a mat.

    `x, y` is the upper left corner, `labels` and `sprites` go cell by cell.
    """
    shape = Rect(pitch - inset, pitch - inset, 8)

    def cell(n: int) -> Space:
        row, column = divmod(n, columns)
        return Space(
            f"{prefix}{n + 1}",
            labels[n] if n < len(labels) else str(n + 1),
            x + (column + 0.5) * pitch,
            y + (row + 0.5) * pitch,
            shape,
            sprite=sprites[n] if n < len(sprites) else None,
        )

    return tuple(cell(n) for n in range(columns * rows))
