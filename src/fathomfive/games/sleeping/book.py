"""The book of a campaign: all content, decoded once, with the look-ups the rules need at every question."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec

from fathomfive.author import Content, ContentError, decode
from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.atlas import Atlas
from fathomfive.games.sleeping.effects import CrewId, Effect, Effects
from fathomfive.games.sleeping.entries import (
    Ability,
    Board,
    Card,
    EndingEntry,
    Enemy,
    Epilogue,
    Event,
    Level,
    Paragraph,
    Quest,
    Room,
    SearchToken,
    Ship,
    Telling,
    Unlock,
)

E_ = TypeVar("E_", bound=Effect)
_NUMBER = re.compile(r"\((\d+)\)")
FIRST_OF_THREADS = 201
"""Quest cards from here on belong to the crew's own threads: nothing a voyage is won by."""

Moment: TypeAlias = Literal[
    "calm", "sail", "combat", "skill", "distance", "fate", "aim", "blow", "block", "counter", "status", "hull"
]
"""When something may be used. `calm` and `combat` are the open windows; `sail` a calm window in which the
ship may move; `skill`, `distance` and `fate` belong to tests, `aim` and `blow` to an attack, `block` and
`counter` to what comes back, `status` and `hull` to the two kinds of harm that can be prevented."""

_MOMENT: dict[type[Effect], Moment] = {
    fx.AddSkill: "skill",
    fx.Distance: "distance",
    fx.AddFate: "fate",
    fx.Redraw: "fate",
    fx.Accuracy: "aim",
    fx.Ignore: "aim",
    fx.Damage: "blow",
    fx.Diagonal: "blow",
    fx.SplashFree: "blow",
    fx.PlaceSynergy: "blow",
    fx.Block: "block",
    fx.NoCounter: "counter",
    fx.PreventStatus: "status",
    fx.PreventShipDamage: "hull",
    fx.Sail: "sail",
    fx.Search: "calm",
    fx.Strike: "combat",
}
_OPEN: tuple[Moment, ...] = ("calm", "combat")


def moments(effects: Effects) -> tuple[Moment, ...]:
    """When these effects may be used together: as parts of a test or fight if any of them is one."""
    special = dict.fromkeys(_MOMENT[type(effect)] for effect in effects if type(effect) in _MOMENT)
    return tuple(special) or _OPEN


class _Adventures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    adventure: tuple[Card, ...]


class _Achievements(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    unlock: tuple[Unlock, ...]
    ending: tuple[EndingEntry, ...]


class _Epilogues(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    telling: Telling
    epilogue: tuple[Epilogue, ...]


def adventure_id(number: int) -> str:
    return f"A{number:02}"


class Use(msgspec.Struct, frozen=True):
    """One alternative of a board or card: which it is, and what it does."""

    option: int
    effects: Effects


class Book(msgspec.Struct, frozen=True, dict=True):
    """All content by id. Look-ups are computed once and shared by every match with this book."""

    ship: Ship
    atlas: Atlas
    crew: dict[CrewId, Board]
    levels: dict[str, Level]
    abilities: dict[str, Ability]
    search: dict[str, SearchToken]
    events: dict[str, Event]
    cards: dict[str, Card]
    enemies: dict[int, Enemy]
    quests: dict[int, Quest]
    """Adventure, enemy and quest cards are fetched by their number and never shuffled (SLG-SETUP-9)."""
    unlocks: tuple[Unlock, ...]
    endings: dict[int, EndingEntry]
    telling: Telling
    epilogues: dict[str, Epilogue]
    story: dict[str, Paragraph]

    @cached_property
    def places(self) -> dict[str, int]:
        """Where everything printed stands among its like: for learners, who want numbers."""
        kinds: tuple[Iterable[object], ...] = (
            self.cards,
            self.abilities,
            self.events,
            self.quests,
            self.atlas.regions,
        )
        return {str(name): place for kind in kinds for place, name in enumerate(kind)}

    # --- the ship board ------------------------------------------------------------------------------

    @cached_property
    def rooms(self) -> dict[str, Room]:
        """The five rooms one can act in, and the hull."""
        return {room.id: room for room in self.ship.room}

    @cached_property
    def area_of_fate(self) -> dict[int, str]:
        return {room.fate: room.id for room in self.ship.room}

    def distance(self, result: int) -> int:
        """The travel table (SLG-TRAV-5)."""
        return next(row.distance for row in self.ship.travel if result <= row.max_result)

    # --- cards by what they do -----------------------------------------------------------------------

    @cached_property
    def market(self) -> tuple[str, ...]:
        return tuple(name for name in self.cards if name.startswith("MK"))

    @cached_property
    def totems(self) -> tuple[str, ...]:
        return tuple(name for name, card in self.cards.items() if card.totem)

    @cached_property
    def keyword_quest(self) -> dict[str, int]:
        return {quest.keyword: quest.id for quest in self.quests.values()}

    @cached_property
    def openings(self) -> tuple[str, ...]:
        """The pages a campaign may open with: the first one, and the later ones by the last ending."""
        again = (ending.opening for ending in self.endings.values())
        return tuple(dict.fromkeys((self.ship.setup.prologue, self.ship.setup.prologue_again, *again)))

    @cached_property
    def card_uses(self) -> dict[str, dict[Moment, tuple[Use, ...]]]:
        return {name: _by_moment(card.uses) for name, card in self.cards.items()}

    @cached_property
    def board_uses(self) -> dict[str, dict[Moment, tuple[Use, ...]]]:
        return {
            name: _by_moment(tuple(ability.effects for ability in board.ability))
            for name, board in self.crew.items()
        }

    @cached_property
    def ability_moments(self) -> dict[str, tuple[Moment, ...]]:
        """When an equipped card can be used by hand; passive and instant ones never."""
        return {
            name: moments(card.effects) if card.mode in ("discard", "pay", "free") else ()
            for name, card in self.abilities.items()
        }

    @cached_property
    def level_moments(self) -> dict[str, tuple[Moment, ...]]:
        """When a level card can be used by hand: those with a limit that neither wait for a trigger nor
        grant a permission."""
        return {name: _level_moments(level) for name, level in self.levels.items()}

    @cached_property
    def _standing(self) -> dict[type[Effect], dict[str, tuple[Effect, ...]]]:
        found: dict[type[Effect], dict[str, tuple[Effect, ...]]] = {}
        for name, card in self.cards.items():
            for effect in card.passive:
                by_card = found.setdefault(type(effect), {})
                by_card[name] = (*by_card.get(name, ()), effect)
        return found

    def passive(self, kind: type[E_]) -> dict[str, tuple[E_, ...]]:
        """Which cards have a passive line of this kind."""
        return self._standing.get(kind, {})  # type: ignore[return-value]  # grouped by type above

    @cached_property
    def health_cards(self) -> tuple[tuple[str, int], ...]:
        """Cards that raise everybody's maximum health: asked for more often than anything else."""
        return tuple(
            (name, effect.n)
            for name, card in self.cards.items()
            for effect in card.passive
            if isinstance(effect, fx.MaxHealth)
        )

    @cached_property
    def traits(self) -> dict[str, tuple[Effect, ...]]:
        """What an equipped or level card changes all the time for whoever carries it."""
        found: dict[str, tuple[Effect, ...]] = {}
        for card in self.abilities.values():
            if card.mode == "passive":
                found[card.id] = card.effects
        for level in self.levels.values():
            if level.mode in ("passive", "trigger") or not self.level_moments[level.id]:
                found[level.id] = level.effects
        return found

    @cached_property
    def location_of(self) -> dict[str, int]:
        """The location a paragraph belongs to; bells and finale belong to none."""
        places = self.atlas.locations
        return {
            name: number
            for name in self.story
            if (head := name.split(".")[0]).isdigit() and (number := int(head)) in places
        }

    @cached_property
    def pages_of(self) -> dict[int, tuple[str, ...]]:
        """The paragraphs of each location."""
        return {
            number: tuple(name for name, place in self.location_of.items() if place == number)
            for number in self.atlas.locations
        }

    @cached_property
    def errands(self) -> dict[int, tuple[int, ...]]:
        """The locations an active quest sends people to: quest cards name them by number, in brackets."""
        places = self.atlas.locations
        return {
            number: tuple(place for found in _NUMBER.findall(quest.text) if (place := int(found)) in places)
            if quest.active
            else ()
            for number, quest in self.quests.items()
        }

    @cached_property
    def asides(self) -> frozenset[str]:
        """Pages of the crew's own threads: where one of their cards is gained or given back, and those that
        lead there only."""
        found = {
            page.id
            for page in self.story.values()
            for effect in (*page.effects, *(effect for choice in page.choice for effect in choice.effects))
            if isinstance(effect, fx.GainQuest | fx.Complete) and effect.id >= FIRST_OF_THREADS
        }
        ways = {
            page.id: {go for go in (page.go, *(one.go for one in page.choice)) if go is not None}
            for page in self.story.values()
        }
        while more := {name for name, onward in ways.items() if onward and onward <= found} - found:
            found |= more
        return frozenset(found)

    @cached_property
    def standings(self) -> dict[bytes, Any]:
        """What the evaluation has worked out of the party's standing."""
        return {}

    @cached_property
    def worth_of_places(self) -> dict[bytes, Any]:
        """What the evaluation found out, by everything it depends on."""
        return {}

    def failure(self, name: str) -> str:
        """What is read out when the choice page/key fails; a release before this one kept the words."""
        page, _, key = name.rpartition("/")
        lines = [one.fail for one in self.story[page].choice if one.key == key] if page in self.story else []
        return lines[0].text if lines and lines[0] is not None else name

    def combat_level(self, enemies: tuple[int, ...]) -> int:
        return sum(self.enemies[enemy].level for enemy in enemies)

    def difficulty(self, level: int) -> str:
        """very-easy, easy, medium, dangerous or deadly (SLG-COMB-4)."""
        row = next(row for row in self.ship.combat_difficulty if level <= row.max_level)
        return row.label.lower().replace(" ", "-")


def _level_moments(level: Level) -> tuple[Moment, ...]:
    if level.mode not in ("once_per_turn", "once_per_combat"):
        return ()
    if not all(isinstance(effect, fx.Restore | fx.Redraw) and _by_hand(effect) for effect in level.effects):
        return ()
    found = moments(level.effects)
    return tuple(moment for moment in found if level.mode == "once_per_turn" or moment != "calm")


def _by_hand(effect: fx.Restore | fx.Redraw) -> bool:
    return not isinstance(effect, fx.Restore) or effect.on is None


def _by_moment(uses: tuple[Effects, ...]) -> dict[Moment, tuple[Use, ...]]:
    found: dict[Moment, tuple[Use, ...]] = {}
    for option, effects in enumerate(uses):
        for moment in moments(effects):
            found[moment] = (*found.get(moment, ()), Use(option, effects))
    return found


# --- loading ---------------------------------------------------------------------------------------------


def load_book(overrides: Mapping[str, Any] | None = None, options: Any = None) -> Book:
    """Read all content; `overrides` are laid over each file by its name."""
    content = Content(__package__, overrides)
    adventures = content.table("adventures")
    for card in adventures["adventure"]:
        card["id"] = adventure_id(card["id"])
    cards = (
        *content.rows("market", Card, "market"),
        *decode(_Adventures, adventures, "adventures.toml").adventure,
    )
    achievements = content.read("achievements", _Achievements)
    told = content.read("epilogues", _Epilogues)
    return Book(
        ship=content.read("ship", Ship),
        atlas=content.read("atlas", Atlas),
        crew={board.id: board for board in content.rows("crew", Board, "crew")},
        levels={level.id: level for level in content.rows("levels", Level)},
        abilities={card.id: card for card in content.rows("abilities", Ability)},
        search={token.id: token for token in content.rows("search", SearchToken, "search")},
        events={card.id: card for card in content.rows("events", Event)},
        cards={card.id: card for card in cards},
        enemies={enemy.id: enemy for enemy in content.rows("enemies", Enemy)},
        quests={quest.id: quest for quest in content.rows("quests", Quest)},
        unlocks=achievements.unlock,
        endings={ending.id: ending for ending in achievements.ending},
        telling=told.telling,
        epilogues={passage.id: passage for passage in told.epilogue},
        story=_storybook(content),
    )


def _storybook(content: Content) -> dict[str, Paragraph]:
    story: dict[str, Paragraph] = {}
    for name in content.inside("storybook"):
        for paragraph in content.rows(name, Paragraph):
            if paragraph.id in story:
                raise ContentError(f'storybook/{name}.toml: paragraph "{paragraph.id}" stands there twice')
            story[paragraph.id] = paragraph
    return story
