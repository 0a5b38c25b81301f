"""Forms: what is filled in before there is a match. Set-up of a table, and building an army by points."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fathomfive.kernel.text import Words
from fathomfive.scene.art import Drawing, Pips, Sprite

Scalar = str | int | bool


class Value(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One value a field can have, described for a person."""

    value: Scalar
    label: Words
    note: Words = ""
    sprite: Sprite | None = None
    pips: Pips | None = None
    """A measure of it: how many of twenty matches end well."""
    why_not: Words = ""
    """Cannot be taken, and why: somebody else has it."""


class Choose(Struct, frozen=True, omit_defaults=True, kw_only=True, tag="choose"):
    """One of several."""

    id: str
    label: Words
    values: tuple[Value, ...]
    value: Scalar
    look: Literal["plates", "pictures", "list"] = "plates"
    """Plates side by side, a line of small pictures, or a list that opens."""


class Switch(Struct, frozen=True, omit_defaults=True, kw_only=True, tag="switch"):
    """Yes or no."""

    id: str
    label: Words
    value: bool
    note: Words = ""


class Number(Struct, frozen=True, omit_defaults=True, kw_only=True, tag="number"):
    """How many: minus, number, plus. In an army builder each one costs `points`."""

    id: str
    label: Words
    value: int
    least: int = 0
    most: int
    note: Words = ""
    sprite: Sprite | None = None
    points: int = 0


class Chair(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A seat in a form: who takes it, and as whom."""

    seat: int
    label: Words
    note: Words = ""
    sprite: Sprite | None = None
    who: Literal["you", "person", "bot", "free"] = "free"


class Seating(Struct, frozen=True, omit_defaults=True, kw_only=True, tag="seating"):
    """Who plays: a plate for each seat; a free one can be given to a friend or a bot."""

    id: str
    label: Words
    places: tuple[Chair, ...]


class Invite(Struct, frozen=True, omit_defaults=True, kw_only=True, tag="invite"):
    """The link that brings friends here, to be copied."""

    id: str
    label: Words
    address: str
    note: Words = ""


Field = Choose | Switch | Number | Seating | Invite


class Section(Struct, frozen=True, omit_defaults=True, kw_only=True):
    label: Words
    fields: tuple[Field, ...]
    note: Words = ""


class Points(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What an army may cost and what it costs; the client counts along while numbers change."""

    label: Words
    limit: int
    spent: int = 0


class Form(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A page to fill in, sent back as `{field id: value}` when `submit` is pressed."""

    title: Words
    text: Words = ""
    sections: tuple[Section, ...]
    submit: Words
    plate: Drawing = ()
    """The picture in the arch beside it."""
    points: Points | None = None
