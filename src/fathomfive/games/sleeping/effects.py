"""The vocabulary of cards and story: every effect the content may name, one small struct for each verb.

Decoding is strict, so a verb or field that is not listed here is refused with its file and entry. What the
verbs do is written in `steps/`.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

import msgspec

Skill: TypeAlias = Literal["strength", "perception", "savvy", "craft", "cunning"]
Resource: TypeAlias = Literal["coin", "meat", "vegetables", "grain", "materials", "artifacts"]
Status: TypeAlias = Literal["venom", "frightened", "weakened", "madness", "low_morale"]
CrewId: TypeAlias = Literal[
    "odessa", "audrie", "gregory", "kannan", "kasumi", "laurent", "mac", "marco", "rafael"
]
Target: TypeAlias = Literal["one", "split", "each", "self", "participants", "choice"] | CrewId
Who: TypeAlias = Literal["active", "each", "activator", "you", "first_player"]
Trigger: TypeAlias = Literal[
    "turn_start", "skip_action", "totem", "quest_completed", "recipe", "room_sickbay"
]
When: TypeAlias = Literal[
    "hit",
    "miss",
    "hit_melee",
    "hit_ranged",
    "melee",
    "counterattack",
    "target_damaged",
    "hazard",
    "event",
    "challenge",
    "attack",
    "travel",
    "joins_travel",
    "end_of_round",
    "dropped_to_zero",
]
Limit: TypeAlias = Literal["turn", "combat"]

SKILLS: tuple[Skill, ...] = get_args(Skill)
RESOURCES: tuple[Resource, ...] = get_args(Resource)
FOOD: tuple[Resource, ...] = ("meat", "vegetables", "grain")
STATUSES: tuple[Status, ...] = get_args(Status)


class Effect(msgspec.Struct, frozen=True, tag_field="op", forbid_unknown_fields=True, omit_defaults=True):
    """One verb of a card or paragraph."""


# --- resources, harm and cure ----------------------------------------------------------------------------


class Gain(Effect, frozen=True, tag="gain"):
    kind: Resource
    n: int
    on: Trigger | None = None


class Lose(Effect, frozen=True, tag="lose"):
    kind: Resource | Literal["food", "any"]
    n: int


class Health(Effect, frozen=True, tag="health"):
    """Crew damage; n is negative, as it is printed."""

    n: int
    target: Target | None = None


class Restore(Effect, frozen=True, tag="restore"):
    n: int | Literal["all"]
    target: Target
    on: Trigger | None = None
    when: When | None = None


class Fatigue(Effect, frozen=True, tag="fatigue"):
    n: int
    target: Target
    max_each: int = 2


class Rest(Effect, frozen=True, tag="rest"):
    n: int
    target: Target
    max_each: int = 2


class Afflict(Effect, frozen=True, tag="status"):
    kind: Status
    n: int
    target: CrewId | None = None


class Cure(Effect, frozen=True, tag="cure"):
    n: int
    kind: Status | Literal["any"] | None = None
    kinds: tuple[Status, ...] = ()

    @property
    def wanted(self) -> tuple[Status, ...]:
        if self.kind == "any":
            return STATUSES
        return self.kinds if self.kind is None else (self.kind,)


class ShipDamage(Effect, frozen=True, tag="ship_damage"):
    n: int


class Repair(Effect, frozen=True, tag="repair"):
    n: int


# --- command and cards -----------------------------------------------------------------------------------


class Command(Effect, frozen=True, tag="command"):
    n: int
    who: Who = "active"
    on: Trigger | None = None


class LoseCommand(Effect, frozen=True, tag="lose_command"):
    n: int
    who: Who = "active"


class Draw(Effect, frozen=True, tag="draw"):
    n: int
    who: Who = "active"


class DiscardHand(Effect, frozen=True, tag="discard_hand"):
    n: int
    who: Who = "active"


class DiscardEquipped(Effect, frozen=True, tag="discard_equipped"):
    n: int | Literal["all"]


class DiscardForRest(Effect, frozen=True, tag="discard_for_rest"):
    cards: int
    n: int
    optional: bool = False


class Ready(Effect, frozen=True, tag="ready"):
    """Command goes home; a pair of numbers means the two sides of the ship board."""

    n: int | tuple[int, int] | Literal["all"]


class Xp(Effect, frozen=True, tag="xp"):
    n: int
    on: Trigger | None = None


class GainQuest(Effect, frozen=True, tag="quest"):
    id: int


class Complete(Effect, frozen=True, tag="complete"):
    id: int


class LoseQuest(Effect, frozen=True, tag="lose_quest"):
    id: int


class GainAdventure(Effect, frozen=True, tag="adventure"):
    id: int


class LoseAdventure(Effect, frozen=True, tag="lose_adventure"):
    id: int


class MarketCard(Effect, frozen=True, tag="market_card"):
    n: int
    type: Literal["weapon", "recipe", "equipment", "companion"] | None = None


class Explore(Effect, frozen=True, tag="explore"):
    letter: Literal["A", "B", "C", "D", "E", "F", "G", "H"]


class Token(Effect, frozen=True, tag="token"):
    id: Literal["sea_serpent", "dinosaur_egg", "diving_suit", "pollen_potion"]
    place: Literal["held", "supply", "ship_region"]


class Search(Effect, frozen=True, tag="search"):
    n: int
    optional: bool = False


# --- the ship and the event deck -------------------------------------------------------------------------


class Sail(Effect, frozen=True, tag="sail"):
    n: int


class MoveShip(Effect, frozen=True, tag="move_ship"):
    to: str


class SkipEvents(Effect, frozen=True, tag="skip_events"):
    n: int


class NewEventDeck(Effect, frozen=True, tag="new_event_deck"):
    pass


class PeekEvent(Effect, frozen=True, tag="peek_event"):
    n: int


class PeekAbility(Effect, frozen=True, tag="peek_ability"):
    n: int


class SerpentHunt(Effect, frozen=True, tag="serpent_hunt"):
    damage: int


# --- structure -------------------------------------------------------------------------------------------


class Choose(Effect, frozen=True, tag="choose"):
    options: tuple[tuple[AnyEffect, ...], ...]
    who: Who = "active"
    strict: bool = False


class Ending(Effect, frozen=True, tag="ending"):
    id: int


# --- tests and attacks -----------------------------------------------------------------------------------


class AddSkill(Effect, frozen=True, tag="skill"):
    skill: Skill | Literal["any"]
    n: int
    scope: Literal["any"] | None = None


class AddFate(Effect, frozen=True, tag="fate"):
    n: int
    scope: Literal["any"] | None = None


class Redraw(Effect, frozen=True, tag="redraw"):
    keep: Literal["new", "best"]
    if_drawn: tuple[int, ...] = ()
    when: When | None = None
    scope: Literal["any"] | None = None


class Accuracy(Effect, frozen=True, tag="accuracy"):
    n: int
    when: When | None = None


class Damage(Effect, frozen=True, tag="damage"):
    n: int
    when: When | None = None
    no_hearts: bool = False


class Block(Effect, frozen=True, tag="block"):
    n: int
    when: When | None = None
    end_of_round: bool = False


class Strike(Effect, frozen=True, tag="strike"):
    n: int


class NoCounter(Effect, frozen=True, tag="no_counter"):
    pass


class Diagonal(Effect, frozen=True, tag="diagonal"):
    pass


class SplashFree(Effect, frozen=True, tag="splash_free"):
    pass


class Ignore(Effect, frozen=True, tag="ignore"):
    what: tuple[Literal["flying", "resist"], ...]


class PreventStatus(Effect, frozen=True, tag="prevent_status"):
    target: Literal["self"] | None = None


class PreventShipDamage(Effect, frozen=True, tag="prevent_ship_damage"):
    n: int


class PlaceSynergy(Effect, frozen=True, tag="place_synergy"):
    pass


class Distance(Effect, frozen=True, tag="distance"):
    n: int
    when: When | None = None
    min: int = 1
    duration: Literal["turn"] | None = None


class DistanceCap(Effect, frozen=True, tag="distance_cap"):
    n: int


class TravelResult(Effect, frozen=True, tag="travel_result"):
    n: int


class TestBonus(Effect, frozen=True, tag="test_bonus"):
    n: int
    when: Literal["hazard", "event"]


# --- constant changes and permissions --------------------------------------------------------------------


class HandLimit(Effect, frozen=True, tag="hand_limit"):
    n: int


class MaxHealth(Effect, frozen=True, tag="max_health"):
    n: int


class Discount(Effect, frozen=True, tag="discount"):
    n: int
    where: Literal["market", "inn"]


class RecipeDiscount(Effect, frozen=True, tag="recipe_discount"):
    n: int


class RoomCommand(Effect, frozen=True, tag="room_command"):
    n: int
    min: int = 0


class AbilityCost(Effect, frozen=True, tag="ability_cost"):
    n: int


class SearchKeep(Effect, frozen=True, tag="search_keep"):
    n: int


class RestoreBonus(Effect, frozen=True, tag="restore_bonus"):
    n: int


class RepairBonus(Effect, frozen=True, tag="repair_bonus"):
    n: int


class SplashBonus(Effect, frozen=True, tag="splash_bonus"):
    n: int


class FreeJoin(Effect, frozen=True, tag="free_join"):
    pass


class FreeTokenTransfer(Effect, frozen=True, tag="free_token_transfer"):
    pass


class IgnoreLowMorale(Effect, frozen=True, tag="ignore_low_morale"):
    target: Literal["self"] | None = None


class IgnoreFatiguePenalty(Effect, frozen=True, tag="ignore_fatigue_penalty"):
    pass


class JoinWithTwoFatigue(Effect, frozen=True, tag="join_with_two_fatigue"):
    limit: Limit | None = None


class NoFatigue(Effect, frozen=True, tag="no_fatigue"):
    when: Literal["travel"]


class Immune(Effect, frozen=True, tag="immune"):
    kinds: tuple[Status | Literal["disarm"], ...]


class BlockOthers(Effect, frozen=True, tag="block_others"):
    when: Literal["end_of_round"]


# --- legacy cards ----------------------------------------------------------------------------------------


class EventDraw(Effect, frozen=True, tag="event_draw"):
    n: int


class Score(Effect, frozen=True, tag="score"):
    n: int


class FreeLevel(Effect, frozen=True, tag="free_level"):
    max_xp: int
    n: int


class ChooseStart(Effect, frozen=True, tag="choose_start"):
    maps: tuple[str, ...]


class Passive(Effect, frozen=True, tag="passive"):
    effect: AnyEffect


if TYPE_CHECKING:
    AnyEffect: TypeAlias = Effect
else:  # decoding has to know them all
    AnyEffect = reduce(or_, Effect.__subclasses__())

Effects: TypeAlias = tuple[AnyEffect, ...]
