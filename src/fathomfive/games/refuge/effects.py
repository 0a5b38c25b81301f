"""What cards, abilities and rewards do, as data: one small struct for each verb, told apart by `op`.

The meaning of each verb stands here; carrying it out is the business of the rules. "The user" is the Diver
whose card or ability it is. Without a `count` an effect happens once.
"""

from typing import Literal

import msgspec

from fathomfive.games.refuge.board import Space


class Op(msgspec.Struct, frozen=True, tag_field="op", forbid_unknown_fields=True):
    """Common ground of all verbs."""


class MoveSelf(Op, frozen=True, tag="move_self"):
    """The user enters 1 to `max` cells one after the other, and each takes effect, until the Diver goes down.

    With `eliminate_entered` every tentacle the Diver meets on the way is eliminated.
    """

    max: int
    eliminate_entered: bool = False


class MoveLine(Op, frozen=True, tag="move_line"):
    """The user goes 1 to `max` cells straight on; only the last takes effect.

    The cells passed must be unoccupied. The last may hold a tentacle (contact), but neither Diver nor head.
    """

    max: int


class RelocateSelf(Op, frozen=True, tag="relocate_self"):
    """The user goes to an unoccupied cell of one of these kinds, which takes effect."""

    kinds: tuple[Space, ...]


class ShiftDivers(Op, frozen=True, tag="shift_divers"):
    """Divers go one step to an unoccupied cell, which does not take effect.

    all_standing: each standing Diver may, in order of play from the active one. one_other: the user picks
    another standing Diver and its cell. self: the user.
    """

    who: Literal["all_standing", "one_other", "self"]


class Pull(Op, frozen=True, tag="pull"):
    """Another Diver or a tentacle of the user's row or column comes 1 to `max` cells straight closer.

    Every cell it enters must be unoccupied, and none takes effect.
    """

    max: int


class GrantMove(Op, frozen=True, tag="grant_move"):
    """Another standing Diver may Move now, as its own action but without spending one."""


class MoveTentacle(Op, frozen=True, tag="move_tentacle"):
    """The user moves up to `count` different tentacles up to `steps` steps each (REF-TENT-1).

    Unless it is optional, at least one tentacle takes a step.
    """

    count: int = 1
    steps: int = 1
    optional: bool = False


class Eliminate(Op, frozen=True, tag="eliminate"):
    """Eliminate 1 to `count` tentacles of the user's row or column, at most `range` cells away.

    Nothing between the cells blocks. Without a range the whole row and column are in reach.
    """

    count: int = 1
    range: int | None = None


class EliminateTrigger(Op, frozen=True, tag="eliminate_trigger"):
    """Eliminate the tentacle that set off the reaction; the user draws."""


class RemoveTentacles(Op, frozen=True, tag="remove_tentacles"):
    """Up to `count` tentacles within grid distance `range` go to the supply without a draw.

    Without a range they may be anywhere. Unless it is optional, at least one goes.
    """

    count: int = 1
    range: int | None = None
    optional: bool = False


class PreventKnockdown(Op, frozen=True, tag="prevent_knockdown"):
    """The touching tentacle goes to the supply and the user keeps standing."""


class EscapeDevour(Op, frozen=True, tag="escape_devour"):
    """Instead of being devoured the user goes to the devour row, or if that is full to Start (REF-DEV-2)."""


class MoveKraken(Op, frozen=True, tag="move_kraken"):
    """The user moves the head 1 to `max` steps left, or right."""

    max: int


class SlideKraken(Op, frozen=True, tag="slide_kraken"):
    """The active player moves the head 0 to `max` steps left, or right."""

    max: int


class KrakenCloser(Op, frozen=True, tag="kraken_closer"):
    """The head takes one step sideways toward the user's column (REF-HEAD-8)."""


class PeekKraken(Op, frozen=True, tag="peek_kraken"):
    """Everybody sees the top `count` Kraken cards, or as many as are left; the user orders them."""

    count: int


class CancelBottom(Op, frozen=True, tag="cancel_bottom"):
    """The bottom half of this turn's Kraken card is skipped."""


class CancelCard(Op, frozen=True, tag="cancel_card"):
    """The Kraken card just drawn does nothing except reshuffle."""


class GainActions(Op, frozen=True, tag="gain_actions"):
    """The user has that many more actions this turn."""

    count: int


class Stand(Op, frozen=True, tag="stand"):
    """A downed Diver at most `range` cells away (0: the user) stands up; a downed user picks itself."""

    range: int


class FlipAbility(Op, frozen=True, tag="flip_ability"):
    """The user turns that many used abilities of its own face up."""

    count: int = 1


class Draw(Op, frozen=True, tag="draw"):
    """The user (in a reward: the active player) draws that many Salvage cards, one by one."""

    count: int = 1


class Discard(Op, frozen=True, tag="discard"):
    """The user discards that many cards of choice, and must hold as many."""

    count: int = 1


class ExchangeCards(Op, frozen=True, tag="exchange_cards"):
    """The user and one other Diver, however far and even devoured, give each other cards, each card once."""


class PlaceCameras(Op, frozen=True, tag="place_cameras"):
    """The user puts 1 to `max` of its cameras on different cells without one, at most `range` cells away."""

    max: int
    range: int


class CollectCameras(Op, frozen=True, tag="collect_cameras"):
    """The user takes 1 to `max` cameras off the board and draws `draw_each` cards for each."""

    max: int
    draw_each: int


class ReturnTriggerCamera(Op, frozen=True, tag="return_trigger_camera"):
    """The camera that set off the reaction goes back to the user."""


class Steal(Op, frozen=True, tag="steal"):
    """The user takes random cards from a Diver in its row or column, at most `range` cells away."""

    range: int
    count: int = 1


class ChooseOne(Op, frozen=True, tag="choose_one"):
    """The user picks one of the options that has a target."""

    options: tuple[Steal | Pull, ...]


class EachDiver(Op, frozen=True, tag="each_diver"):
    """Each player, in order of play from the active one, carries out one of these of choice."""

    choose: tuple[FlipAbility | Draw, ...]


class ThreatMinus(Op, frozen=True, tag="threat_minus"):
    """That many tentacles go from the Threat track to the supply; if it is empty, the other happens."""

    count: int
    otherwise: Draw


class ClearColumn(Op, frozen=True, tag="clear_column"):
    """All tentacles of one column of the active player's choice go to the supply."""


Effect = (
    MoveSelf
    | MoveLine
    | RelocateSelf
    | ShiftDivers
    | Pull
    | GrantMove
    | MoveTentacle
    | Eliminate
    | EliminateTrigger
    | RemoveTentacles
    | PreventKnockdown
    | EscapeDevour
    | MoveKraken
    | PeekKraken
    | CancelBottom
    | CancelCard
    | GainActions
    | Stand
    | FlipAbility
    | Draw
    | Discard
    | ExchangeCards
    | PlaceCameras
    | CollectCameras
    | ReturnTriggerCamera
    | Steal
    | ChooseOne
)
Effects = tuple[Effect, ...]
Reward = EachDiver | RemoveTentacles | ThreatMinus | SlideKraken | ClearColumn
