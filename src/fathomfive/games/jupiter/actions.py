"""Every answer a player of Jupiter Deep can give, in the order in which the questions come up.

Spaces and tiles are the numbers of `colony.py`; a space with a creep names the creep, the middle of a Reactor
or Beacon its super creep, a space with a colonist the colonist.
"""

from __future__ import annotations

from typing import Literal

from fathomfive.author import Action
from fathomfive.games.jupiter.book import CardId
from fathomfive.games.jupiter.colony import Space, Tile

RobotId = Literal["ball", "fork", "ring", "tee", "coil", "fin", "twin"]
Mode = Literal["land", "trample", "swap"]
NOBODY = -1

# --- setup -------------------------------------------------------------------------------------------


class ChooseRobot(Action, frozen=True, tag="robot"):
    robot: RobotId


class InstallCore(Action, frozen=True, tag="core"):
    """Also what Data Core installs, and what a robot that returns with the pod begins with."""

    card: CardId


class ChooseFirst(Action, frozen=True, tag="first"):
    first: int


class Dock(Action, frozen=True, tag="dock"):
    """Where the pod docks."""

    q: int
    r: int


# --- the main menu -----------------------------------------------------------------------------------


class Move(Action, frozen=True, tag="move"):
    """With Juggernaut perhaps onto a creep. Also the move of an overridden robot."""

    to: Space


class Shoot(Action, frozen=True, tag="shoot"):
    """Also what a Sniper, a Heat Seeker or an overridden robot kills."""

    at: Space


class Command(Action, frozen=True, tag="command"):
    """Which colonist; `Send` says where."""

    who: Space


class Trade(Action, frozen=True, tag="trade"):
    partner: int


class Swap(Action, frozen=True, tag="swap"):
    """With whoever is on that space; in the pod with a colonist, or with the robot of `pawn`."""

    at: Space
    pawn: int = NOBODY


class Override(Action, frozen=True, tag="override"):
    """Which robot; `Move` or `Shoot` says what it does."""

    pawn: int


class UseCard(Action, frozen=True, tag="use"):
    """A card or core that asks for a target next. `paired`: two sources at once, for one action."""

    card: CardId
    paired: bool = False


class Activate(Action, frozen=True, tag="activate"):
    """A card that works until the end of the turn."""

    card: CardId


class EndActions(Action, frozen=True, tag="end_actions"):
    pass


# --- what follows from the menu ----------------------------------------------------------------------


class Send(Action, frozen=True, tag="send"):
    to: Space


class Follow(Action, frozen=True, tag="follow"):
    who: Space


class Splash(Action, frozen=True, tag="splash"):
    at: Space


class Give(Action, frozen=True, tag="give"):
    card: CardId


class Take(Action, frozen=True, tag="take"):
    card: CardId


class Fly(Action, frozen=True, tag="fly"):
    """Where Rocket Boots or Teleport lead, and what happens to whoever is there."""

    to: Space
    mode: Mode = "land"
    pawn: int = NOBODY


class PickModule(Action, frozen=True, tag="module"):
    tile: Tile


class PlaceModule(Action, frozen=True, tag="place_module"):
    q: int
    r: int


# --- invasion, draw, clean-up ------------------------------------------------------------------------


class Reroll(Action, frozen=True, tag="reroll"):
    pass


class Suppress(Action, frozen=True, tag="suppress"):
    tile: Tile


class PlaceCreep(Action, frozen=True, tag="place_creep"):
    at: Space


class Discard(Action, frozen=True, tag="discard"):
    card: CardId
