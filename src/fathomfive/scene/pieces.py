"""What lies on the board: pieces, and the overlays that explain a position or a choice.

A piece keeps its id for the whole match, so a client can move it from where it was to where it is.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fathomfive.kernel.text import Words
from fathomfive.scene.art import Box, Card, Drawing, Mark, Sprite, Tone
from fathomfive.scene.stage import Space


class Piece(Struct, frozen=True, omit_defaults=True, tag="piece"):
    """Anything with an identity on the board: a diver, a reef tile, a pod with seats, an enemy card.

    It stands `at` a space, a slot of another piece (`pod/3`) or a space of a mat, moved by `dx, dy`; or,
    with `at` empty, at `dx, dy` on the board itself. `w, h`, `scale` and `turn` are those of `Art`.
    """

    label: Words
    """Spoken: "Mags", "an arm of the beast"."""
    sprite: Sprite | None = None
    at: str = ""
    owner: int | None = None
    """A seat; its colour and shape are in `Scene.owners`."""
    posture: Words = ""
    """Spoken after the label: "down", "carrying the cargo". The sprite shows it."""
    marks: tuple[Mark, ...] = ()
    dx: float = 0
    dy: float = 0
    w: float = 0
    h: float = 0
    scale: float = 1
    turn: float = 0
    flip: bool = False
    layer: Literal["ground", "piece", "air"] = "piece"
    """`ground` lies flat below all others (terrain that changes), `air` floats above them."""
    slots: tuple[Space, ...] = ()
    """Spaces on the piece, in the units of `box`; they move and turn with it. A slot `3` of the piece `pod`
    is `pod/3` for everybody else, and is read as "the pod, seat 3"."""
    mould: str = ""
    """Or a name in `Stage.moulds`, for pieces that share their slots."""
    box: Box | None = None
    """The piece's own units, fitted to `w, h`. Without: board units around its middle."""
    art: Drawing = ()
    """Drawn over the sprite and under the slots, in the piece's own units."""
    card: Card | None = None
    """A card lying on the board; its `box` is the piece's box and its id is not used."""
    faint: bool = False
    """Out of play for now: asleep, waiting, exhausted."""
    covers: tuple[str, ...] = ()
    """Spaces it lies on besides `at`, where it is larger than one: whoever reads the board space by space
    finds it on each of them."""
    facts: tuple[Words, ...] = ()
    """Short sentences about this very thing as it is now, for whoever asks what it is: what it reaches, what
    threatens it. What every viewer of this scene may know, and not what its marks already say."""


class Area(Struct, frozen=True, omit_defaults=True, tag="zone"):
    """An area that matters: what a monster reaches, what a signal covers, the cells of an attack."""

    label: Words
    spaces: tuple[str, ...] = ()
    d: str = ""
    """Or its own SVG path in board units."""
    tone: Tone = "bad"
    tint: str = ""
    look: Literal["wash", "outline", "dashed"] = "wash"


class Threshold(Struct, frozen=True, omit_defaults=True, tag="threshold"):
    """A line that must not be crossed, with what waits there at its first end."""

    label: Words
    start: tuple[float, float]
    end: tuple[float, float]
    sprite: Sprite | None = None
    tone: Tone = "bad"


class Trail(Struct, frozen=True, omit_defaults=True, tag="trail"):
    """A dotted path through spaces: where a piece would go, or how it came."""

    through: tuple[str, ...]
    label: Words = ""
    tone: Tone = "plain"


class Aim(Struct, frozen=True, omit_defaults=True, tag="aim"):
    """A line of sight from one id to another, with a reticle on the target."""

    origin: str
    target: str
    label: Words = ""
    blocked: bool = False


class Ghost(Struct, frozen=True, omit_defaults=True, tag="ghost"):
    """A piece where it would be: the piece `of` this id, or a `sprite` of its own, at 62 % opacity."""

    at: str
    of: str = ""
    sprite: Sprite | None = None
    label: Words = ""
    dx: float = 0
    dy: float = 0
    scale: float = 1
    turn: float = 0


Overlay = Area | Threshold | Trail | Aim | Ghost
