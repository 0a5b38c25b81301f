"""Pictures that several parts of the scene show: Divers, cards, abilities, arrows."""

from __future__ import annotations

from functools import lru_cache

from fathomfive.author import look
from fathomfive.games.refuge.board import Direction
from fathomfive.games.refuge.entries import AbilityId, CardType, DiverId, sprite
from fathomfive.games.refuge.names import diver_name, type_name, words
from fathomfive.games.refuge.state import Diver, RefugeState

ARROWS: dict[Direction, look.Sprite] = {
    "up": look.Sprite("ff-up", letter="^"),
    "down": look.Sprite("ff-down", letter="v"),
    "left": look.Sprite("ff-left", letter="<"),
    "right": look.Sprite("ff-right", letter=">"),
}


AN_ARM = look.Sprite(sprite("icon-tentacle"), "flesh", "}", alt=words("piece-tentacle"))
A_CARD = look.Sprite("ff-card", letter="#")


def letters(diver: DiverId) -> str:
    """Two letters tell the six apart where there is no picture."""
    return diver[:2].title()


@lru_cache(maxsize=64)
def diver_sprite(diver: DiverId, colour: str, pose: str = "") -> look.Sprite:
    """Standing, or in the pose `down` or `devoured`."""
    symbol = sprite("diver", diver, pose) if pose else sprite("diver", diver)
    return look.Sprite(symbol, colour, letters(diver), "disc", diver_name(diver))


def diver_as_is(g: RefugeState, diver: Diver) -> look.Sprite:
    """In the pose the Diver is in."""
    pose = "devoured" if diver.devoured else "down" if diver.down else ""
    return diver_sprite(diver.id, g.book.divers[diver.id].color, pose)


@lru_cache(maxsize=64)
def type_sprite(kind: CardType) -> look.Sprite:
    return look.Sprite(sprite("type", kind), letter=kind[0].upper(), alt=type_name(kind))


@lru_cache(maxsize=64)
def ability_sprite(ability: AbilityId) -> look.Sprite:
    return look.Sprite(sprite("ability", ability), letter="*")


@lru_cache(maxsize=64)
def icon(name: str, letter: str = "*") -> look.Sprite:
    return look.Sprite(sprite("icon", name), letter=letter)
