"""The content: coves, what creeps into a pot, and what the glass foretells."""

from collections.abc import Mapping
from typing import Any

import msgspec
from fathomfive.author import Content

from lobster_pots.options import Options


class Cove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    stands: int  # a stronger wind tears every pot away
    brings: int  # cards into each pot, a night
    wide: bool = False  # room for twice as many pots as there are fishers


class Catch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    pounds: int
    copies: int


class Glass(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One position of the barometer: a forecast."""

    id: str
    wind: int
    copies: int


class Book(msgspec.Struct, frozen=True):
    coves: dict[str, Cove]
    catches: dict[str, Catch]
    glasses: dict[str, Glass]


def load_book(overrides: Mapping[str, Any], options: Options) -> Book:
    content = Content(__package__, overrides)
    return Book(
        {cove.id: cove for cove in content.rows("coves", Cove)},
        {catch.id: catch for catch in content.rows("catches", Catch)},
        {glass.id: glass for glass in content.rows("forecasts", Glass)},
    )
