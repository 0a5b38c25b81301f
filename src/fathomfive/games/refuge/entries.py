"""Everything printed: Divers, abilities, cards, objectives and the numbers of the setup, one struct each.

Each entry has a name and most have a text in `text/en.ftl`, and a picture in `art.svg`; the ids of all three
follow from the content id (see `Entry`). What the entries do to a match is the business of the rules.
"""

from typing import Annotated, ClassVar, Literal, NewType, Self

import msgspec

from fathomfive.games.refuge.board import Cell, CellName, Direction, Mode, cell_of
from fathomfive.games.refuge.effects import Effects, Reward
from fathomfive.games.refuge.goals import (
    Always,
    ByPlayers,
    Condition,
    Cost,
    Deliver,
    Goal,
    MarkersRemoved,
    SpecialAction,
)

DiverId = NewType("DiverId", str)
AbilityId = NewType("AbilityId", str)
CardId = NewType("CardId", str)
KrakenId = NewType("KrakenId", str)
ObjectiveId = NewType("ObjectiveId", str)
PodObjectiveId = NewType("PodObjectiveId", str)

CardType = Literal["weapon", "motion", "tool", "signal", "aid", "grabber"]  # a card has one: REF-SALV-1
Symbol = Literal["down", "down2", "up", "left", "right", "spawn"]
ARROW: dict[Symbol, Direction] = {
    "down": "down",
    "down2": "down",
    "up": "up",
    "left": "left",
    "right": "right",
}
DeckId = Literal["kraken", "kraken_abyss"]
Timing = Literal["action", "free", "reaction"]
Trigger = Literal[
    "tentacle_contact_self", "tentacle_on_camera", "devour_self", "before_kraken_bottom", "kraken_card_drawn"
]

Positive = Annotated[int, msgspec.Meta(ge=1)]


def sprite(*words: str) -> str:
    """The symbol in art.svg: `sprite("diver", "vega", "down")` is `refuge-diver-vega-down`.

    Symbols that belong to no entry are named after what they show: `tile` and `glyph` with a kind of space
    (and `tile-nook`), `type` with a type of Salvage, `sym` with a Kraken symbol, `icon` with a special
    action, and single pieces such as `marker`, `camera`, `cargo`, `pod-locked`, `tentacle-a`, `head-watch`.
    """
    return "-".join(("refuge", *words)).replace("_", "-")


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something printed, with an id.

    Its name in text/en.ftl is the message `<family>-<id>`, its text `<family>-<id>-text`.
    """

    family: ClassVar[str]
    art: ClassVar[tuple[str, ...]]
    id: str

    @property
    def message(self) -> str:
        return f"{self.family}-{self.id}"

    @property
    def sprite(self) -> str:
        return sprite(*self.art, self.id)


class Diver(Entry, frozen=True, kw_only=True):
    """A character. Variants of the sprite: `-down`, `-devoured`."""

    family = "diver"
    art = ("diver",)
    id: DiverId
    color: Annotated[str, msgspec.Meta(pattern="^#[0-9A-F]{6}$")]
    cameras: int = 0


class Ability(Entry, frozen=True, kw_only=True):
    """One of the three ability cards of a Diver."""

    family = "ability"
    art = ("ability",)
    id: AbilityId
    diver: DiverId
    timing: Timing
    trigger: Trigger | None = None
    while_down: bool = False
    effects: Effects
    solo_effects: Effects | None = None
    competitive_effects: Effects | None = None
    competitive_trigger: Trigger | None = None

    def __post_init__(self) -> None:
        if (self.timing == "reaction") != (self.trigger is not None):
            raise ValueError("a reaction needs a trigger, and nothing else has one")

    def effects_in(self, mode: Mode, players: int) -> Effects:
        """A text of its own replaces the normal one in a race (REF-COMP-14) and alone (REF-SOLO-3)."""
        if mode == "competitive":
            return self.effects if self.competitive_effects is None else self.competitive_effects
        return self.effects if players > 1 or self.solo_effects is None else self.solo_effects

    def trigger_in(self, mode: Mode) -> Trigger | None:
        return self.competitive_trigger or self.trigger if mode == "competitive" else self.trigger

    def read_at(self, mode: Mode, *, solo: bool) -> Self:
        """The same card with the text that counts at such a table in the place of the normal one."""
        effects, trigger = self.effects_in(mode, 1 if solo else 2), self.trigger_in(mode)
        return msgspec.structs.replace(self, effects=effects, trigger=trigger)


class Weapon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a card answers a tentacle's touch.

    keep_for_other: another card may be discarded in its place. guards_adjacent: it can be used for an
    adjacent Diver too. bonus: what follows the elimination and its draw.
    """

    keep_for_other: bool = False
    guards_adjacent: bool = False
    bonus: Effects = ()


class SalvageCard(Entry, frozen=True, kw_only=True):
    """A Salvage card. `sprite` is the framed card, `picture` what is drawn on it."""

    family = "card"
    art = ("salvage-card",)
    id: CardId
    type: CardType
    copies: Annotated[int, msgspec.Meta(ge=0)]
    weapon: Weapon | None = None
    while_down: bool = False
    competitive_only: bool = False
    effects: Effects = ()
    competitive_effects: Effects | None = None

    def __post_init__(self) -> None:
        if self.weapon is None and not self.effects:
            raise ValueError("the card is neither a Weapon nor has it effects")

    @property
    def picture(self) -> str:
        return sprite("salvage", self.id)

    def effects_in(self, mode: Mode) -> Effects:
        """What playing it as an action does, in a race by its own text; nothing if it cannot be played."""
        if mode == "coop" or self.competitive_effects is None:
            return self.effects
        return self.competitive_effects


class CardTypeTotal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many Salvage cards of a type there are."""

    id: CardType
    total: int


class HeadMove(msgspec.Struct, frozen=True, tag_field="kind", tag="move", forbid_unknown_fields=True):
    """Arrows on the top half of a Kraken card."""

    direction: Direction
    steps: Literal[1, 2]


class Devour(msgspec.Struct, frozen=True, tag_field="kind", tag="devour", forbid_unknown_fields=True):
    """The devour symbol on the top half of a Kraken card."""


class KrakenCard(Entry, frozen=True, kw_only=True):
    """A Kraken card: the head above, the three columns below it."""

    family = "kraken"
    art = ("kraken-card",)
    id: KrakenId
    top: HeadMove | Devour
    bottom: tuple[Symbol, Symbol, Symbol]
    reshuffle: bool = False

    def __post_init__(self) -> None:
        if isinstance(self.top, Devour) and not self.reshuffle:
            raise ValueError("a card with the devour symbol needs the reshuffle symbol (REF-CARD-6)")


class Objective(Entry, frozen=True, kw_only=True):
    """A cooperative objective. Markers by number of players; cargo comes back to its marker's cell.

    rule: the one that says what it asks for and what it gives.
    """

    family = "objective"
    art = ()
    id: ObjectiveId
    rule: str
    level: Literal[1, 2, 3]
    blue: bool = False
    markers: tuple[tuple[CellName, ...], ...] = ((), (), (), ())
    special: SpecialAction | None = None
    goal: Goal
    reward: tuple[Reward, ...] = ()

    def __post_init__(self) -> None:
        if len(self.markers) != 4:
            raise ValueError("markers must be given for 1, 2, 3 and 4 players")
        if isinstance(self.goal, MarkersRemoved | Deliver) and not all(self.markers):
            raise ValueError("this goal needs markers for every number of players")
        if self.level == 3 and self.reward:
            raise ValueError("completing level 3 wins, so it has no reward (REF-OBJ-7)")

    def marked_cells(self, players: int) -> tuple[Cell, ...]:
        return tuple(cell_of(name) for name in self.markers[players - 1])


class PodObjective(Entry, frozen=True, kw_only=True):
    """What it takes to unlock the escape pod this card lies at."""

    family = "pod"
    art = ()
    id: PodObjectiveId
    condition: Condition = Always()
    cost: Cost | None = None


class Difficulty(Entry, frozen=True, kw_only=True):
    """A preset of the cooperative dive."""

    family = "difficulty"
    art = ("difficulty",)
    objectives: Literal["blue", "random"]
    deck: DeckId


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The list of what is in the box."""

    tentacles: int
    kraken_cards: int
    salvage_cards: int
    grabbers: int
    objectives: int
    objective_markers: int
    divers: int
    ability_cards: int
    cameras: int
    escape_pods: int
    pod_objectives: int


class CoopNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: tuple[int, int]
    actions_per_turn: Positive
    setup_kraken_draws: int
    threat_spaces: Positive
    threat_start: ByPlayers
    recover_cost: Positive
    solo_grace_turns: int


class CompetitiveNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: tuple[int, int]
    actions_per_turn: Positive
    setup_kraken_draws: int
    start_hand: int
    hand_limit: Positive
    open_pod_objectives: Positive
    recover_cost: Positive
    devoured_discard: int
    max_rounds: Positive
