"""Every answer a player of Tentacula can give, in the order in which the questions come up.

Numbers are those of `board.py`: fish, creatures, colours, places, faces of tiles.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from fathomfive.author import Action
from fathomfive.games.tentacula.board import COLOURS, CREATURES, FISH, HOME, SIDES
from fathomfive.games.tentacula.book import StashId

Fish = Annotated[int, msgspec.Meta(ge=0, lt=len(FISH))]
Creature = Annotated[int, msgspec.Meta(ge=0, lt=len(CREATURES))]
Colour = Annotated[int, msgspec.Meta(ge=0, lt=len(COLOURS))]
Side = Annotated[int, msgspec.Meta(ge=0, lt=len(SIDES))]
Place = Annotated[int, msgspec.Meta(ge=0, lt=HOME)]
Seat = Annotated[int, msgspec.Meta(ge=0)]
Face = Annotated[int, msgspec.Meta(ge=0)]


class ChooseStash(Action, frozen=True, tag="stash"):
    stash: StashId


class ChooseChip(Action, frozen=True, tag="chip"):
    chip: Creature


class GoNext(Action, frozen=True, tag="next"):
    """`who` takes the next turn: whoever speaks up, or whom the table names."""

    who: Seat


class LayTile(Action, frozen=True, tag="place"):
    side: Side


class Swim(Action, frozen=True, tag="swim"):
    """A fish goes to the next free square with this creature; with `shell`, by a shell move."""

    fish: Fish
    to: Place
    creature: Creature
    shell: bool = False


class StayPut(Action, frozen=True, tag="stay"):
    """No fish moves in this turn."""


class CallDolphin(Action, frozen=True, tag="dolphin"):
    colour: Colour


class CallShark(Action, frozen=True, tag="shark"):
    colour: Colour


class RollAgain(Action, frozen=True, tag="reroll"):
    """The seahorse's second roll."""


class KeepRoll(Action, frozen=True, tag="keep"):
    """The seahorse leaves the die as it lies."""


class GiveGem(Action, frozen=True, tag="give"):
    """The chest has nothing of the colour that was rolled: this colour goes instead."""

    colour: Colour


class TakeTile(Action, frozen=True, tag="take"):
    """Both sides of the last segment have a tile: this one is taken."""

    side: Side


class ShowFace(Action, frozen=True, tag="face"):
    """The turtle's choice."""

    face: Face
