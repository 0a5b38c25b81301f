"""What objectives ask for: goals, special actions, and what it takes to unlock an escape pod."""

from typing import Literal

import msgspec

from fathomfive.games.refuge.board import Space
from fathomfive.games.refuge.effects import KrakenCloser

ByPlayers = tuple[int, int, int, int]  # the value with 1, 2, 3 and 4 players


class Kind(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """Common ground of goals and conditions: structs told apart by `kind`."""


class Eliminations(Kind, frozen=True, tag="eliminations"):
    """So many tentacles eliminated."""

    need: ByPlayers


class Counter(Kind, frozen=True, tag="counter"):
    """The special action taken so many times."""

    need: ByPlayers


class MarkersRemoved(Kind, frozen=True, tag="markers_removed"):
    """No marker of the objective is left on the board."""


class Flanks(Kind, frozen=True, tag="flanks"):
    """The markers at the left and the right end of the Kraken row are both gone (REF-OBJ-12)."""


class EmptyReach(Kind, frozen=True, tag="empty_reach"):
    """So many action phases ended with no tentacle below the head (REF-OBJ-13)."""

    need: ByPlayers


class DiversOnFinish(Kind, frozen=True, tag="divers_on_finish"):
    """So many standing Divers on Finish spaces."""

    need: ByPlayers


class Deliver(Kind, frozen=True, tag="deliver"):
    """The carrier of the cargo stands on a space of this kind."""

    to: Space


Goal = Eliminations | Counter | MarkersRemoved | Flanks | EmptyReach | DiversOnFinish | Deliver


class SpecialAction(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The extra action of an objective (REF-OBJ-6).

    at: where the Diver must stand. cost_cards: how many Salvage cards of choice it discards; with the filter
    new_type only of a type not yet given. after: what follows unless the objective is complete.
    """

    id: str
    at: Literal["marker", "cave", "adjacent_head"]
    effect: Literal["remove_marker", "count", "carry"]
    cost_cards: int = 0
    card_filter: Literal["any", "new_type"] = "any"
    after: tuple[KrakenCloser, ...] = ()


class Always(Kind, frozen=True, tag="always"):
    """Nothing is asked but the cost."""


class Trophies(Kind, frozen=True, tag="trophies"):
    """The player has eliminated so many tentacles in this match."""

    count: int


class AdjacentHead(Kind, frozen=True, tag="adjacent_head"):
    """The Diver stands next to the head."""


class AllAbilitiesUsed(Kind, frozen=True, tag="all_abilities_used"):
    """All three abilities of the Diver are face down."""


class ClearLane(Kind, frozen=True, tag="clear_lane"):
    """The Diver stands in the pod's column, and no tentacle is in it."""


class OnSpace(Kind, frozen=True, tag="on_space"):
    """The Diver stands on a space of one of these kinds, in this row or higher."""

    kinds: tuple[Space, ...]
    min_row: int


Condition = Always | Trophies | AdjacentHead | AllAbilitiesUsed | ClearLane | OnSpace


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many Salvage cards to discard: any, all of one type, or no two of one type."""

    kind: Literal["any", "same_type", "different_types"]
    count: int
