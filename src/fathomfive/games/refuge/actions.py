"""Every answer a player of The Refuge can give, in the order in which the questions come up.

Cells with tentacles name the tentacle: there is never more than one on a cell.
"""

from __future__ import annotations

from typing import Literal

from fathomfive.games.refuge.board import Cell, Direction
from fathomfive.games.refuge.entries import AbilityId, CardId, CardType, DiverId, KrakenId
from fathomfive.kernel.play import Action

# --- setup and return --------------------------------------------------------------------------------


class ChooseDiver(Action, frozen=True, tag="choose_diver"):
    """D01 choose_diver"""

    diver: DiverId


class PlaceDiver(Action, frozen=True, tag="place_diver"):
    """D02 place_start, D03 return_cell, D32 slip_cell"""

    cell: Cell


# --- the main menu: D04 main, D36 race ---------------------------------------------------------------


class Swim(Action, frozen=True, tag="swim"):
    """Also D15 step and D26 orders_move."""

    to: Cell


class PlayCard(Action, frozen=True, tag="play_card"):
    card: CardId


class UseAbility(Action, frozen=True, tag="use_ability"):
    """Also the reactions: D11 contact, D30 ink_veil, D32 slip_jaws."""

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
    """The action of a downed Diver in the competitive dive, and D23 stand_target."""

    diver: DiverId


# --- cards from hand ---------------------------------------------------------------------------------


class ChooseType(Action, frozen=True, tag="choose_type"):
    """D05 recover_type"""

    type: CardType


class DiscardCard(Action, frozen=True, tag="discard_card"):
    """D05 recover_card, D12 axe_cost, D25 discard_card, D37 unlock_cost"""

    card: CardId


class GiveCard(Action, frozen=True, tag="give_card"):
    """D06 pass_card, D27 exchange"""

    card: CardId


class TakeCard(Action, frozen=True, tag="take_card"):
    """D27 exchange"""

    card: CardId


class UseWeapon(Action, frozen=True, tag="use_weapon"):
    """D11 contact, D13 guard"""

    card: CardId


# --- tentacles ---------------------------------------------------------------------------------------


class Eliminate(Action, frozen=True, tag="eliminate"):
    """D07 spawn_target, D18 eliminate_target"""

    at: Cell


class RemoveTentacle(Action, frozen=True, tag="remove_tentacle"):
    """D14 bonus_remove, D19 remove_target"""

    at: Cell


class PickTentacle(Action, frozen=True, tag="pick_tentacle"):
    """D08 tentacle_pick"""

    at: Cell


class MoveTentacle(Action, frozen=True, tag="move_tentacle"):
    """D09 tentacle_step"""

    to: Cell


class PlaceTentacle(Action, frozen=True, tag="place_tentacle"):
    """D39 spawn_place"""

    at: Cell


class ClearColumn(Action, frozen=True, tag="clear_column"):
    """D34 clear_column"""

    column: int


# --- Divers ------------------------------------------------------------------------------------------


class PickDiver(Action, frozen=True, tag="pick_diver"):
    """D10 whirlpool, D17 pull_target, D26 orders_diver, D27 exchange_with, D38 steal_target, D40
    shift_other"""

    diver: DiverId


class Shift(Action, frozen=True, tag="shift"):
    """D22 shift, D40 shift_cell"""

    to: Cell


class Relocate(Action, frozen=True, tag="relocate"):
    """D29 relocate"""

    to: Cell


class ChooseDirection(Action, frozen=True, tag="choose_direction"):
    """D16 line_dir, D35 abyss_dir"""

    direction: Direction


class ChooseDistance(Action, frozen=True, tag="choose_distance"):
    """D16 line_dist, D17 pull_dist"""

    cells: int


# --- head, cameras, abilities ------------------------------------------------------------------------


class MoveHead(Action, frozen=True, tag="move_head"):
    """D20 kraken_move"""

    direction: Direction
    steps: int


class PutNext(Action, frozen=True, tag="put_next"):
    """D21 peek_order"""

    card: KrakenId


class PlaceCamera(Action, frozen=True, tag="place_camera"):
    """D28 camera_place"""

    at: Cell


class TakeCamera(Action, frozen=True, tag="take_camera"):
    """D28 camera_take, D31 flashbulb"""

    at: Cell


class FlipAbility(Action, frozen=True, tag="flip_ability"):
    """D24 flip_ability"""

    ability: AbilityId


class ChooseOne(Action, frozen=True, tag="choose_one"):
    """D33 reward_choice, D38 grabber_choice"""

    what: Literal["flip", "draw", "steal", "pull"]


ACTIONS: tuple[type[Action], ...] = (
    ChooseDiver,
    PlaceDiver,
    Swim,
    PlayCard,
    UseAbility,
    RecoverDiver,
    RecoverAbility,
    SpecialAction,
    PassCards,
    HandCargo,
    EndActions,
    DrawSalvage,
    Unlock,
    StandUp,
    ChooseType,
    DiscardCard,
    GiveCard,
    TakeCard,
    UseWeapon,
    Eliminate,
    RemoveTentacle,
    PickTentacle,
    MoveTentacle,
    PlaceTentacle,
    ClearColumn,
    PickDiver,
    Shift,
    Relocate,
    ChooseDirection,
    ChooseDistance,
    MoveHead,
    PutNext,
    PlaceCamera,
    TakeCamera,
    FlipAbility,
    ChooseOne,
)
