"""What is printed on the cards and tiles of Lurk: the shapes of the content files, and their small words.

What a card's effects do to a roll is worked out in `kit.py`; what they do afterwards happens in `steps/`.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

from fathomfive.author import hexes

FactionId = Literal["cog", "nautilus", "low_clans", "ancients"]
FACTIONS: tuple[FactionId, ...] = get_args(FactionId)  # the order of LRK-SETUP-2
CapId = Literal["N", "S", "E", "W", "SE", "SW"]
Colour = Literal["white", "red", "black"]
COLOURS: tuple[Colour, ...] = get_args(Colour)  # from the worst to the best
Window = Literal["attack", "defence"]
Slot = Literal["item", "weapon", "armour", "ability"]
When = Literal["hit", "wound", "destroy", "survive", "wounded_survive", "destroyed", "always"]

# Tokens and traits are bits of a number: a model has at most one of each (LRK-TOKEN-2, LRK-TOKEN-5).
TokenId = Literal[
    "swimming", "charging", "trapped", "poisoned", "inked", "marked", "chilled", "braced", "cloaked"
]
TOKENS: tuple[TokenId, ...] = get_args(TokenId)
SWIMMING, CHARGING, TRAPPED, POISONED, INKED, MARKED, CHILLED, BRACED, CLOAKED = (1 << n for n in range(9))

TraitId = Literal[
    "climber",
    "drifter",
    "steadfast",
    "scavenger",
    "venomproof",
    "swarm",
    "guardian",
    "keen_eyed",
    "lurkerkin",
    "conduit",
]
TRAITS: tuple[TraitId, ...] = get_args(TraitId)
(
    CLIMBER,
    DRIFTER,
    STEADFAST,
    SCAVENGER,
    VENOMPROOF,
    SWARM,
    GUARDIAN,
    KEEN_EYED,
    LURKERKIN,
    CONDUIT,
) = (1 << n for n in range(10))

Op = Literal[
    "add_die",
    "add_die_per",
    "upgrade",
    "degrade",
    "reroll",
    "convert",
    "auto_hit",
    "auto_block",
    "pierce",
    "reduce",
    "ignore_pierce",
    "guard_die",
    "range_set",
    "range_add",
    "speed_add",
    "grant_trait",
    "token",
    "push",
    "pull",
    "step",
    "splash",
    "redirect",
    "strike",
    "wound_attacker",
    "heal",
    "essence",
    "steal",
    "drain",
    "clear_tokens",
]
Pips = Annotated[str, msgspec.Meta(pattern="^B*R*W*$")]
Count = Annotated[int, msgspec.Meta(ge=0)]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True): ...


class Effect(Entry, frozen=True):
    """One thing a card does; each op uses the fields it needs."""

    op: Op
    n: int = 1
    when: When = "always"
    pool: Window | None = None
    die: Colour = "white"
    per: Literal["other_friend_on_tile"] | None = None
    max: int = 0
    symbols: tuple[Literal["blank", "octopus", "shield", "diamond"], ...] = ()
    src: Literal["diamond"] | None = None
    dst: Literal["hit"] | None = None
    who: Literal["target", "self", "attacker", "bearer", "ally_on_tile"] = "self"
    token: TokenId | None = None
    trait: TraitId | None = None
    dice: Pips = ""
    range: int = 0
    which: Literal["all_harmful"] | None = None


EventOp = Literal[
    "essence",
    "drift",
    "token",
    "remove_token",
    "risk_wound",
    "lurkers_act",
    "flag",
    "stir",
    "regrow",
    "draw_item",
    "choose_token",
    "choose_heal",
    "free_move",
    "crumble",
    "essence_on_guarded",
]
Filter = Literal["swimming", "on_coral", "on_rock", "adjacent_creature"]
Flag = Literal["skip_lurker_phase", "creature_attack_red", "max_range_1", "ranged_plus_1"]


class EventEffect(Entry, frozen=True):
    op: EventOp
    n: int = 1
    who: Literal["all", "fewest_models", "active"] = "active"
    filter: Filter | None = None
    token: TokenId | None = None
    die: Colour = "red"
    symbol: Literal["octopus"] | None = None
    flag: Flag | None = None
    until: Literal["end_of_next_turn", "end_of_round", "next_lurker_phase"] | None = None
    whose: Literal["opponent", "self"] | None = None


class Ability(Entry, frozen=True):
    """What a model can do by itself, in one of the two windows of an attack."""

    window: Window
    essence: Count
    effects: tuple[Effect, ...]


class ModelCard(Entry, frozen=True):
    id: str
    faction: FactionId
    kind: Literal["character", "minion"]
    size: Literal["small", "large"]
    copies: int
    cost: Count
    heart: int
    speed: int
    attack: Pips
    defence: Pips
    range: int
    ability: Ability
    traits: tuple[TraitId, ...] = ()


class Card(Entry, frozen=True):
    """A starting card (with its faction) or a card of the item deck (with its number of copies)."""

    id: str
    slot: Slot
    cost: Count
    use: Literal["passive", "attack", "defence", "logistics"]
    effects: tuple[Effect, ...]
    faction: FactionId | None = None
    copies: int = 1
    essence: Count = 0
    single_use: bool = False


class AbyssCard(Entry, frozen=True):
    """A creature (with heart and dice) or a treasure."""

    id: str
    kind: Literal["creature", "treasure"]
    reward_items: Count
    reward_essence: Count
    tier: int = 0
    heart: int = 0
    attack: Pips = ""
    defence: Pips = ""
    effects: tuple[Effect, ...] = ()


class EventCard(Entry, frozen=True):
    id: str
    copies: int
    effects: tuple[EventEffect, ...]


class Token(Entry, frozen=True):
    id: TokenId
    group: Literal["posture", "harmful", "helpful"]
    expires: Literal["settle", "end_of_round"]
    recoverable: bool = False


class Faction(Entry, frozen=True):
    id: FactionId
    colour: str


class Unit(Entry, frozen=True):
    """One model of an army list, with the cards attached to it."""

    model: str
    cards: tuple[str, ...] = ()


class ArmyList(Entry, frozen=True):
    id: str
    faction: FactionId
    points: int
    players: int
    units: tuple[Unit, ...]


Face = Literal[
    "blank",
    "black_octopus",
    "white_octopus",
    "black_shield",
    "white_shield",
    "black_diamond",
    "white_diamond",
]
FACES: tuple[Face, ...] = get_args(Face)


class Die(Entry, frozen=True):
    id: Colour
    letter: Literal["W", "R", "B"]
    faces: tuple[Face, ...]


class TileMix(Entry, frozen=True):
    sand: int
    rock: int
    coral: int
    abyss: int


class Cap(Entry, frozen=True):
    """A player's three summoning tiles, and the core hexes that touch them."""

    id: CapId
    tiles: tuple[hexes.Hex, ...]
    landing: tuple[hexes.Hex, ...]


class Layout(Entry, frozen=True):
    players: int
    caps: tuple[CapId, ...]
    army_points: int
