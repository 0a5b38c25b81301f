"""What things are called: message ids of `text/`, made once each because scenes repeat them."""

from __future__ import annotations

from functools import cache

from fathomfive.author import Text, person, say
from fathomfive.games.jupiter.actions import RobotId
from fathomfive.games.jupiter.book import CardId
from fathomfive.games.jupiter.colony import MIDDLE, POD, TILE_NAMES, Space, Tile
from fathomfive.games.jupiter.game import SLOTS


@cache
def words(id: str) -> Text:
    return say(id)


def card_name(card: CardId) -> Text:
    return words(f"card-{card}")


def card_text(card: CardId) -> Text:
    return words(f"card-{card}-text")


def robot_name(robot: RobotId) -> Text:
    return words(f"robot-{robot}")


def module_name(tile: Tile) -> Text:
    return words(f"module-{TILE_NAMES[tile]}")


def kind_name(kind: str) -> Text:
    return words(f"kind-{kind}")


@cache
def who(seat: int) -> Text:
    return person(seat)


def place_name(turned: bytes, space: Space) -> Text:
    """Where a space is: "the north-east dome of Kelp Terrace"."""
    if space == POD:
        return words("place-pod")
    tile, slot = divmod(space, SLOTS)
    return _place(tile, side_name(turned, space) if slot != MIDDLE else "middle")


@cache
def _place(tile: Tile, side: str) -> Text:
    return say(f"place-{side}", module=module_name(tile))


SIDES = ("e", "ne", "nw", "w", "sw", "se")


def side_name(turned: bytes, space: Space) -> str:
    """Which way a dome faces on the board, or `middle`."""
    tile, slot = divmod(space, SLOTS)
    return "middle" if slot == MIDDLE else SIDES[(slot + turned[tile]) % 6]
