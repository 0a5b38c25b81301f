"""What the content files hold, entry by entry: boards, cards, enemies, maps and paragraphs."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

import msgspec

from fathomfive.author import Prose, Story
from fathomfive.games.sleeping.effects import (
    AnyEffect,
    CrewId,
    Effects,
    Limit,
    Resource,
    Skill,
    Status,
)


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A record of a content file; unknown fields are refused."""


# --- ship ------------------------------------------------------------------------------------------------


class SetupNumbers(Entry, frozen=True):
    map: str
    region: str
    coins: int
    grain: int
    starting_cards: tuple[str, ...]
    command_per_player: int
    cards_per_player: int
    hand_limit: int
    equip_limit: int
    event_draw: dict[str, int]
    bell_paragraphs: tuple[str, ...]
    prologue: str
    prologue_again: str


class Supply(Entry, frozen=True):
    command: int
    combat_action: int
    ship_damage: int
    fatigue: int
    explore: tuple[str, ...]
    status: dict[Status, int]
    resources: dict[Resource, int]
    special_tokens: tuple[str, ...]


class TokenShare(Entry, frozen=True):
    active: int
    other: int


class TravelRow(Entry, frozen=True):
    max_result: int
    distance: int


class Room(Entry, frozen=True):
    id: str
    name: Prose
    fate: int
    damage_spaces: int
    draw: tuple[int, int]
    command: tuple[int, int, int, int]
    extra: AnyEffect | None = None


class Inn(Entry, frozen=True):
    cost: dict[Resource, int]
    effects: Effects


class Shipyard(Entry, frozen=True):
    cost_per_repair: dict[str, object]


class Healer(Entry, frozen=True):
    cost_per_crew: dict[Resource, int]
    effects: Effects


class Training(Entry, frozen=True):
    currency: Literal["xp"]


class Port(Entry, frozen=True):
    inn: Inn
    shipyard: Shipyard
    healer: Healer
    training: Training


class Difficulty(Entry, frozen=True):
    max_level: int
    label: str


class ScoreWeights(Entry, frozen=True):
    adventure_card: int
    totem_bonus: int
    quest_card: int
    level_card: int
    coins_per_point: int
    artifact: int
    ending: int
    defeat_normal: int
    brutal: int


class Ship(Entry, frozen=True):
    setup: SetupNumbers
    supply: Supply
    combat_tokens: dict[str, TokenShare]
    travel: tuple[TravelRow, ...]
    room: tuple[Room, ...]
    port: Port
    combat_difficulty: tuple[Difficulty, ...]
    score: ScoreWeights


# --- crew and cards --------------------------------------------------------------------------------------


class Weapon(Entry, frozen=True):
    accuracy: int
    damage: int
    block: int
    ranged: bool
    extra_skill: Skill
    name: Prose = ""


class BoardAbility(Entry, frozen=True):
    text: Prose
    effects: Effects


class Board(Entry, frozen=True):
    """A crew board."""

    id: CrewId
    name: Prose
    origin: Prose
    role: Prose
    health: int
    skills: dict[Skill, int]
    weapon: Weapon
    ability_cost: int
    synergy: AnyEffect
    synergy_text: Prose
    ability: tuple[BoardAbility, ...]


class Level(Entry, frozen=True):
    id: str
    crew: CrewId
    name: Prose
    xp: int
    skills: dict[Skill, int]
    text: Prose
    mode: Literal["passive", "once_per_turn", "once_per_combat", "trigger"]
    effects: Effects


class Ability(Entry, frozen=True):
    id: str
    name: Prose
    fate: int
    skill: Skill
    cost: int
    mode: Literal["none", "passive", "instant", "discard", "pay", "free"]
    text: Prose
    effects: Effects
    command: int = 0
    limit: Limit | None = None


class SearchToken(Entry, frozen=True):
    id: str
    rewards: tuple[Effects, ...]
    ship_damage: int
    crew_damage: int


class Card(Entry, frozen=True):
    """A market or adventure card: what the party owns in common."""

    id: str
    name: Prose
    type: Literal["weapon", "recipe", "equipment", "companion", "knowledge", "totem"]
    text: Prose
    coin: int = 0
    starter: bool = False
    command: int = 0
    uses: tuple[Effects, ...] = ()
    passive: Effects = ()
    food: dict[str, int] = {}
    weapon: Weapon | None = None
    source: str = ""
    totem: bool = False
    god: str = ""


class Challenge(Entry, frozen=True):
    skill: Skill
    n: int


class EventOption(Entry, frozen=True):
    key: str
    text: Prose
    effects: Effects = ()
    cost: dict[str, int] = {}
    challenge: Challenge | None = None
    fail: Effects = ()
    combat: tuple[int, ...] = ()


class Event(Entry, frozen=True):
    id: str
    tier: Literal["mild", "perilous", "deadly"]
    name: Prose
    text: Prose
    ongoing: bool
    option: tuple[EventOption, ...] = ()
    constant: Effects = ()
    on_draw: Effects = ()
    on_explore: Effects = ()
    turn_end: Effects = ()
    turn_end_test: Challenge | None = None
    action_test: Challenge | None = None
    on_discard: Effects = ()
    new_map: str = ""
    discard_text: Prose = ""


# --- enemies ---------------------------------------------------------------------------------------------


class Cell(msgspec.Struct, frozen=True):
    """One square of an enemy card."""

    heart: int = 0
    damage: int = 0
    flying: bool = False
    first_strike: bool = False
    resist: int = 0
    hourglass: str = ""
    synergy: bool = False

    @property
    def points(self) -> int:
        """What it takes to cover it, all by one attack (SLG-DMG-4)."""
        return max(self.heart, 1)


class Enemy(Entry, frozen=True, dict=True):
    id: int
    name: Prose
    level: int
    defence: int
    attack: int
    grid: tuple[tuple[str, ...], ...]

    @cached_property
    def columns(self) -> int:
        return len(self.grid[0])

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """Row by row, left to right."""
        return tuple(_cell(code) for row in self.grid for code in row)

    @cached_property
    def hearts(self) -> tuple[int, ...]:
        return tuple(place for place, cell in enumerate(self.cells) if cell.heart)


def _cell(code: str) -> Cell:
    heart = damage = resist = 0
    flying = first_strike = False
    hourglass = ""
    for part in code.removesuffix("*").split("+"):
        if part.startswith("~"):
            hourglass = part[1:]
        elif part == "FS":
            first_strike = True
        elif part == "F":
            flying = True
        elif part.startswith("H"):
            heart = int(part[1:] or 1)
        elif part.startswith("D"):
            damage = int(part[1:])
        elif part.startswith("R"):
            resist = int(part[1:])
        elif part != ".":
            raise ValueError(f"unknown square {code!r}")
    return Cell(heart, damage, flying, first_strike, resist, hourglass, code.endswith("*"))


# --- quests and achievements -----------------------------------------------------------------------------


class Quest(Entry, frozen=True):
    id: int
    keyword: str
    title: Prose
    active: bool
    """A task somewhere; the others merely hold their keyword (SLG-QUEST-3)."""
    map: str
    text: Prose
    on_start: Effects = ()


class Unlock(Entry, frozen=True):
    need: int
    quests: tuple[int, ...]


class EndingEntry(Entry, frozen=True):
    id: int
    name: Prose
    paragraph: str
    opening: str
    """The page that opens the campaign after this ending."""


# --- atlas -----------------------------------------------------------------------------------------------


class Hazard(Entry, frozen=True):
    name: Prose
    skill: Skill
    n: int
    fail: Effects


class Region(Entry, frozen=True):
    id: str
    page: int
    cells: tuple[str, ...]
    borders: tuple[str, ...]
    neighbours: tuple[str, ...]
    port: bool
    market: bool
    centre: tuple[int, int]
    polygon: tuple[tuple[int, int], ...]
    hazard: Hazard | None = None


class Location(Entry, frozen=True):
    number: int
    name: Prose
    region: str
    paragraph: str
    x: int
    y: int


class MapEdge(Entry, frozen=True):
    page: int
    map: str = ""
    expansion: bool = False


class Map(Entry, frozen=True):
    id: str
    name: Prose
    pages: tuple[int, int]
    """A spread of two pages; the even one names the map (SLG-RULING-1)."""
    challenge_range: str
    grid: tuple[str, ...]
    walls: tuple[str, ...]
    closed_borders: tuple[str, ...]
    edges: dict[str, MapEdge]
    region: tuple[Region, ...]
    location: tuple[Location, ...]


class Jitter(Entry, frozen=True):
    col: int
    row: int
    dx: int
    dy: int


class Canvas(Entry, frozen=True):
    width: int
    height: int
    columns: tuple[int, ...]
    rows: tuple[int, ...]
    binding_x: int
    corner_jitter: tuple[Jitter, ...]


# --- storybook -------------------------------------------------------------------------------------------


class Condition(Entry, frozen=True):
    """Exactly one of these is set; the check says so where it is not."""

    keyword: str | None = None
    not_keyword: str | None = None
    quest_seen: int | None = None
    explore: str | None = None
    adventure: int | None = None
    token: str | None = None
    totems_min: int | None = None
    pass_min: int | None = None
    resource: dict[Resource, int] | None = None
    any_of: tuple[Condition, ...] | None = None
    all_of: tuple[Condition, ...] | None = None


class Redirect(Entry, frozen=True, rename={"when": "if"}):
    when: Condition
    go: str


class FailLine(Entry, frozen=True):
    effects: Effects = ()
    go: str | None = None
    text: Story = ""


class Choice(Entry, frozen=True):
    """Whatever a choice may carry (SLG-EXP-3)."""

    key: str
    text: Story
    requires: Condition | None = None
    cost: dict[str, int] = {}
    challenge: Challenge | None = None
    fail: FailLine | None = None
    combat: tuple[int, ...] = ()
    effects: Effects = ()
    go: str | None = None
    end: Literal["ship", "town"] | None = None


class Paragraph(Entry, frozen=True):
    id: str
    text: Story
    title: Story = ""
    town: str = ""
    redirects: tuple[Redirect, ...] = ()
    effects: Effects = ()
    go: str | None = None
    end: Literal["ship", "town"] | None = None
    choice: tuple[Choice, ...] = ()

    def choice_of(self, key: str) -> Choice:
        return next(choice for choice in self.choice if choice.key == key)


# --- epilogues -------------------------------------------------------------------------------------------


class Telling(Entry, frozen=True):
    """How much is told after an ending, and in which order."""

    most_places: int
    most_ill: int
    most_words: int
    apart: tuple[int, ...]
    """Endings after which only passages are told that name them."""
    crew: tuple[CrewId, ...]


class Epilogue(Entry, frozen=True, rename={"when": "if"}):
    """What became of one of the crew, or of a place."""

    id: str
    of: str
    """A crew id, or the number of a place."""
    text: Story
    mark: Literal["good", "ill", "plain"] = "plain"
    endings: tuple[int, ...] = ()
    when: Condition | None = None
    unless: Condition | None = None
