"""Every answer a player of The Refuge can give, in the order in which the questions come up.

Where an answer is not from the main menu, it says to which kinds of question it belongs. Cells
with tentacles name the tentacle: there is never more than one on a cell.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from fathomfive.author import Action
from fathomfive.games.refuge.board import Cell, Direction
from fathomfive.games.refuge.entries import AbilityId, CardId, CardType, DiverId, KrakenId

# --- setup and return --------------------------------------------------------------------------------


class ChooseDiver(Action, frozen=True, tag="choose_diver"):
    """Answers choose_diver."""

    diver: DiverId


class PlaceDiver(Action, frozen=True, tag="place_diver"):
    """Answers place_start, return_cell, slip_cell."""

    cell: Cell


# --- the main menu: main, race -----------------------------------------------------------------------


class Swim(Action, frozen=True, tag="swim"):
    """Also answers step, orders_move."""

    to: Cell


class PlayCard(Action, frozen=True, tag="play_card"):
    card: CardId


class UseAbility(Action, frozen=True, tag="use_ability"):
    """Also answers the reactions: contact, ink_veil, slip_jaws."""

    ability: AbilityId


class RecoverDiver(Action, frozen=True, tag="recover_diver"):
    diver: DiverId


class RecoverAbility(Action, frozen=True, tag="recover_ability"):
    ability: AbilityId


class SpecialAction(Action, frozen=True, tag="special"):
    """The special action of the current objective: sound, stow, tag, lift or arm."""

    id: str


class PassCards(Action, frozen=True, tag="pass_cards"):
    to: DiverId


class HandCargo(Action, frozen=True, tag="hand_cargo"):
    to: DiverId


class EndActions(Action, frozen=True, tag="end_actions"):
    pass


class DrawSalvage(Action, frozen=True, tag="draw_salvage"):
    pass


class Unlock(Action, frozen=True, tag="unlock"):
    """The pod of this column."""

    pod: int


class StandUp(Action, frozen=True, tag="stand_up"):
    """The action of a downed Diver in the competitive dive; also answers stand_target."""

    diver: DiverId


# --- cards from hand ---------------------------------------------------------------------------------


class ChooseType(Action, frozen=True, tag="choose_type"):
    """Answers recover_type."""

    type: CardType


class DiscardCard(Action, frozen=True, tag="discard_card"):
    """Answers recover_card, axe_cost, discard_card, unlock_cost."""

    card: CardId


class GiveCard(Action, frozen=True, tag="give_card"):
    """Answers pass_card, exchange."""

    card: CardId


class TakeCard(Action, frozen=True, tag="take_card"):
    """Answers exchange."""

    card: CardId


class UseWeapon(Action, frozen=True, tag="use_weapon"):
    """Answers contact, guard."""

    card: CardId


# --- tentacles ---------------------------------------------------------------------------------------


class Eliminate(Action, frozen=True, tag="eliminate"):
    """Answers spawn_target, eliminate_target."""

    at: Cell


class RemoveTentacle(Action, frozen=True, tag="remove_tentacle"):
    """Answers remove_target."""

    at: Cell


class PickTentacle(Action, frozen=True, tag="pick_tentacle"):
    """Answers tentacle_pick."""

    at: Cell


class MoveTentacle(Action, frozen=True, tag="move_tentacle"):
    """Answers tentacle_step."""

    to: Cell


class PlaceTentacle(Action, frozen=True, tag="place_tentacle"):
    """Answers spawn_place."""

    at: Cell


class ClearColumn(Action, frozen=True, tag="clear_column"):
    """Answers clear_column."""

    column: int


# --- Divers ------------------------------------------------------------------------------------------


class PickDiver(Action, frozen=True, tag="pick_diver"):
    """Answers whirlpool, pull_target, orders_diver, exchange_with, steal_target, shift_other."""

    diver: DiverId


class Shift(Action, frozen=True, tag="shift"):
    """Answers shift, shift_cell."""

    to: Cell


class Relocate(Action, frozen=True, tag="relocate"):
    """Answers relocate."""

    to: Cell


class ChooseDirection(Action, frozen=True, tag="choose_direction"):
    """Answers line_dir, abyss_dir."""

    direction: Direction


class ChooseDistance(Action, frozen=True, tag="choose_distance"):
    """Answers line_dist, pull_dist."""

    cells: int


# --- head, cameras, abilities ------------------------------------------------------------------------


class MoveHead(Action, frozen=True, tag="move_head"):
    """Answers kraken_move."""

    direction: Direction
    steps: int


class PutNext(Action, frozen=True, tag="put_next"):
    """Answers peek_order."""

    card: KrakenId


class PlaceCamera(Action, frozen=True, tag="place_camera"):
    """Answers camera_place."""

    at: Cell


class TakeCamera(Action, frozen=True, tag="take_camera"):
    """Answers camera_take, flashbulb."""

    at: Cell


class FlipAbility(Action, frozen=True, tag="flip_ability"):
    """Answers flip_ability."""

    ability: AbilityId


What: TypeAlias = Literal["flip", "draw", "steal", "pull"]


class ChooseOne(Action, frozen=True, tag="choose_one"):
    """Answers reward_choice, grabber_choice."""

    what: What
