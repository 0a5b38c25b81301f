"""The book of Jupiter Deep: tiles, cards, numbers and preset of one match, read from `content/` and checked.

Words are in `text/`; what the cards do is in `cards.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias, get_args

import msgspec

from fathomfive.author import Content, ContentError
from fathomfive.games.jupiter.colony import MIDDLE, SLOT_NAMES, TILE_NAMES, drawn, has_feature
from fathomfive.games.jupiter.options import Options, PresetId, Variant

CardId: TypeAlias = str
Count = Annotated[int, msgspec.Meta(ge=0)]


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the four modules of one number have in common."""

    number: Annotated[int, msgspec.Meta(ge=1, le=5)]
    id: str
    feature: Literal["none", "power_plant", "radar_dish"]


class Module(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    number: Annotated[int, msgspec.Meta(ge=1, le=5)]
    bridges: str


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Rescue card. `chain`: may whoever follows be followed in turn?"""

    id: CardId
    kind: Literal["ability", "setback"]
    copies: Count
    types: tuple[Literal["move", "attack", "command", "misc"], ...] = ()
    hand: Literal["single_action", "single_turn", "single_event", ""] = ""
    core: Literal["every_action", "once_per_turn", ""] = ""
    combos: tuple[CardId, ...] = ()
    cost: Count = 0
    paired_cost: Count = 0
    chain: bool = False


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards_dealt: Count
    actions: Count
    radar_penalty: Count
    hand_limit: Count
    pod_seats: Count
    launch_batch: Count
    rescue_target: Count
    die_sides: Count
    turn_limit: Count


class Midway(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rescue that is under way when the match begins, in names of domes."""

    saved: tuple[str, ...]
    aboard: tuple[str, ...]
    walked: Mapping[str, str]
    creeps: tuple[str, ...]

    @property
    def domes(self) -> tuple[str, ...]:
        return (*self.saved, *self.aboard, *self.walked, *self.walked.values(), *self.creeps)


class Preset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: PresetId
    rescue_target: Count
    variants: tuple[Variant, ...]


class Book(msgspec.Struct, frozen=True, omit_defaults=True):
    """The immutable content of one match. What is left out here is not in its hash either."""

    kinds: tuple[Kind, ...]
    modules: tuple[Module, ...]
    plan: str  # what is printed on the tiles, as `colony.drawn` reads it
    cards: Mapping[CardId, Card]
    deck: tuple[CardId, ...]  # every copy, in order
    solo_removed: tuple[CardId, ...]
    abilities: tuple[CardId, ...]
    lasting: tuple[CardId, ...]  # from the hand they work for a whole turn
    numbers: Numbers
    preset: Preset
    target: int  # 0: everybody
    turn_limit: int  # 0: none
    brittle: bool
    fast: bool
    polite: bool
    midway: Midway | None = None


class _Tiles(msgspec.Struct, forbid_unknown_fields=True):
    kind: tuple[Kind, ...]
    tile: tuple[Module, ...]


class _Cards(msgspec.Struct, forbid_unknown_fields=True):
    solo_removed: tuple[CardId, ...]
    card: tuple[Card, ...]


class _Scenarios(msgspec.Struct, forbid_unknown_fields=True):
    numbers: Numbers
    preset: tuple[Preset, ...]


def load_book(overrides: Mapping[str, Any] | None = None, options: Options = Options()) -> Book:
    """Read the content, lay the overrides over it, pick the preset and check the whole."""
    content = Content(__package__, overrides)
    tiles = content.read("tiles", _Tiles)
    cards = content.read("cards", _Cards)
    scenarios = content.read("scenarios", _Scenarios)
    midway = content.read("start", Midway)
    presets = {preset.id: preset for preset in scenarios.preset}
    _check_tiles(tiles)
    _check_cards(cards)
    _check_domes(midway, tiles)
    if sorted(presets) != sorted(get_args(PresetId)):
        raise ContentError(f"scenarios.toml: there must be one preset for each of {get_args(PresetId)}")
    preset = presets[options.preset]

    def has(variant: Variant) -> bool:
        return variant in preset.variants or options.adds(variant)

    numbers = scenarios.numbers
    return Book(
        kinds=tiles.kind,
        modules=tiles.tile,
        plan="\n".join(f"{module.number} {module.bridges}" for module in tiles.tile),
        cards={card.id: card for card in cards.card},
        deck=tuple(card.id for card in cards.card for _ in range(card.copies)),
        solo_removed=cards.solo_removed,
        abilities=tuple(card.id for card in cards.card if card.kind == "ability"),
        lasting=tuple(card.id for card in cards.card if card.hand == "single_turn"),
        numbers=numbers,
        preset=preset,
        target=0 if has("ultimate_heroes") else preset.rescue_target,  # JUP-UH-1
        turn_limit=numbers.turn_limit if options.turn_limit else 0,
        brittle=has("robot_vulnerability"),
        fast=has("fast_creeps"),
        polite=has("polite_colonists"),
        midway=midway if midway.domes else None,
    )


def _check_tiles(tiles: _Tiles) -> None:
    if tuple(module.id for module in tiles.tile) != TILE_NAMES:
        raise ContentError(f"tiles.toml: the tiles must be {', '.join(TILE_NAMES)}, in this order")
    if [kind.number for kind in tiles.kind] != [1, 2, 3, 4, 5]:
        raise ContentError("tiles.toml: there must be one kind for each number from 1 to 5, in this order")
    for module in tiles.tile:
        where = f'tiles.toml: tile "{module.id}"'
        if module.number != int(module.id[1]):
            raise ContentError(f"{where}: its number is {module.number}, but its name says {module.id[1]}")
        slots = SLOT_NAMES[:MIDDLE] if has_feature(module.number) else SLOT_NAMES
        for bridge in module.bridges.split():
            if len(bridge) != 2 or bridge[0] == bridge[1] or any(slot not in slots for slot in bridge):
                raise ContentError(f'{where}: "{bridge}" is no bridge between two of its domes {slots}')
    bridges, _, spaces = drawn("\n".join(f"{module.number} {module.bridges}" for module in tiles.tile))
    for module, domes in zip(tiles.tile, spaces[:-1], strict=True):
        reached = [domes[0]]
        for dome in reached:
            reached += [to for to in bridges[dome] if to not in reached]
        if len(reached) != len(domes):
            raise ContentError(f'tiles.toml: tile "{module.id}": its bridges do not reach all of its domes')


def _check_cards(cards: _Cards) -> None:
    known = [card.id for card in cards.card]
    for card in cards.card:
        where = f'cards.toml: card "{card.id}"'
        for other in card.combos:
            if other not in known:
                raise ContentError(f'{where}: it combines with "{other}", which is no card')
        if card.kind == "ability" and not (card.hand and card.core):
            raise ContentError(f"{where}: an ability says how long it works from the hand and as a core")
    for removed in cards.solo_removed:
        if removed not in known:
            raise ContentError(f'cards.toml: solo_removed names "{removed}", which is no card')


def _check_domes(midway: Midway, tiles: _Tiles) -> None:
    there = [
        f"{module.id}.{slot}"
        for module in tiles.tile
        for slot in (SLOT_NAMES[:MIDDLE] if has_feature(module.number) else SLOT_NAMES)
    ]
    for dome in midway.domes:
        if dome not in there:
            raise ContentError(f'start.toml: "{dome}" is no dome; "M1A.C" would be one')
