"""Pictures that several parts of the scene show."""

from __future__ import annotations

from functools import cache

from fathomfive.author import look
from fathomfive.games.jupiter.actions import RobotId
from fathomfive.games.jupiter.book import CardId
from fathomfive.games.jupiter.names import card_name, robot_name

TINTS: dict[RobotId, str] = {
    "ball": "#4FD1C5",
    "fork": "#F6C945",
    "ring": "#F08FB5",
    "tee": "#E8EEF4",
    "coil": "#F0883E",
    "fin": "#A78BFA",
    "twin": "#BFD94B",
}
INK = "#7A3B1E"  # icons on cards


def letters(robot: RobotId) -> str:
    """Where there are no pictures."""
    return robot[:2].capitalize()


@cache
def robot_sprite(robot: RobotId, pose: str) -> look.Sprite:
    """The whole figure, or `-pawn`, `-pod` and `-out`."""
    return look.Sprite(
        f"jupiter-robot-{robot}{pose}", TINTS[robot], letters(robot), "square", robot_name(robot)
    )


@cache
def card_icon(card: CardId, tint: str = "") -> look.Sprite:
    return look.Sprite(f"jupiter-icon-{card.replace('_', '-')}", tint, "*", alt=card_name(card))


@cache
def icon(name: str, letter: str = "*") -> look.Sprite:
    return look.Sprite(f"jupiter-{name}", letter=letter)
