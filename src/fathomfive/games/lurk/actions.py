"""Every answer a player of Lurk can give, in the order in which the questions come up.

Environments number them in this order.
Tiles are numbers in reading order, models are uids, fighters are uids or `CREATURE` plus a tile.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from fathomfive.author import Action
from fathomfive.games.lurk.entries import CapId, FactionId, Slot
from fathomfive.games.lurk.state import Mode

# --- setup ---------------------------------------------------------------------------------------------


class NameFaction(Action, frozen=True, tag="faction"):
    faction: FactionId


class TakeArmy(Action, frozen=True, tag="army"):
    """A ready-made list."""

    army: str


class BuildArmy(Action, frozen=True, tag="build"):
    """Put it together oneself."""


class AddModel(Action, frozen=True, tag="add_model"):
    model: str


class PickCard(Action, frozen=True, tag="pick_card"):
    card: str


class AttachCard(Action, frozen=True, tag="attach"):
    """The picked card to the unit with this number in the list, or to the Item Reserve (-1)."""

    unit: int


class PutBack(Action, frozen=True, tag="put_back"):
    """The picked card after all not."""


class DropUnit(Action, frozen=True, tag="drop_unit"):
    unit: int


class DropCard(Action, frozen=True, tag="drop_card"):
    card: str


class Muster(Action, frozen=True, tag="muster"):
    """The army is complete."""


class VoteMap(Action, frozen=True, tag="vote"):
    redraw: bool


class TakeCap(Action, frozen=True, tag="cap"):
    cap: CapId


class Deploy(Action, frozen=True, tag="deploy"):
    uid: int
    tile: int


# --- the turn menu -------------------------------------------------------------------------------------


class Activate(Action, frozen=True, tag="activate"):
    """Name a tile for an activation; `swap` gives up a Movement activation for an attack."""

    mode: Mode
    tile: int


class Reinforce(Action, frozen=True, tag="reinforce"):
    uid: int
    tile: int


class Waste(Action, frozen=True, tag="waste"): ...


class EndTurn(Action, frozen=True, tag="end_turn"): ...


class Concede(Action, frozen=True, tag="concede"):
    gives_up: ClassVar[bool] = True


# --- logistics -----------------------------------------------------------------------------------------


class Equip(Action, frozen=True, tag="equip"):
    card: str
    uid: int


class Share(Action, frozen=True, tag="share"):
    slot: Slot
    giver: int
    receiver: int


class UseItem(Action, frozen=True, tag="use_item"):
    uid: int


# --- an activation -------------------------------------------------------------------------------------


class Choose(Action, frozen=True, tag="choose"):
    """One's own model: to move, attack, recover, search, heal, or step in for another."""

    uid: int


class Declare(Action, frozen=True, tag="declare"):
    swim: bool = False
    settle: bool = False
    charge: bool = False


class StepTo(Action, frozen=True, tag="step"):
    """Also where to retreat, to push, to pull."""

    tile: int


class Stop(Action, frozen=True, tag="stop"): ...


class Target(Action, frozen=True, tag="target"):
    fighter: int


class Use(Action, frozen=True, tag="use"):
    """In a window: the model's own ability, its ability card, or its item."""

    what: Literal["own", "card", "item"]


class Fight(Action, frozen=True, tag="fight"): ...


class Flee(Action, frozen=True, tag="flee"): ...


class Discard(Action, frozen=True, tag="discard"):
    card: str


class ChooseTile(Action, frozen=True, tag="tile"):
    """For an event."""

    tile: int
