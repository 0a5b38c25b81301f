"""The book of Lurk: the whole content of one match, read from `content/`, overridden and checked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

import msgspec

from fathomfive.author import Content, ContentError
from fathomfive.games.lurk.board import Board
from fathomfive.games.lurk.entries import (
    COLOURS,
    FACES,
    FACTIONS,
    TOKENS,
    AbyssCard,
    ArmyList,
    Cap,
    Card,
    Die,
    EventCard,
    Faction,
    FactionId,
    Layout,
    ModelCard,
    TileMix,
    Token,
)
from fathomfive.games.lurk.kit import Beast, Choice, Kits, beast_of, choice_of_card
from fathomfive.games.lurk.options import Options


class _Board(msgspec.Struct, forbid_unknown_fields=True):
    radius: int
    tile_mix: TileMix
    cap: tuple[Cap, ...]
    layout: tuple[Layout, ...]


class _Dice(msgspec.Struct, forbid_unknown_fields=True):
    most_bonus_dice: int
    die: tuple[Die, ...]


class Book(msgspec.Struct, frozen=True, dict=True):
    """The immutable content of one match. All mappings keep the order of the files."""

    radius: int
    mix: TileMix
    caps: Mapping[str, Cap]
    layouts: Mapping[int, Layout]
    dice: tuple[Die, ...]
    most_bonus_dice: int
    tokens: Mapping[str, Token]
    factions: Mapping[FactionId, Faction]
    models: Mapping[str, ModelCard]
    cards: Mapping[str, Card]  # starting cards and the item deck
    starting: Mapping[FactionId, tuple[str, ...]]
    item_deck: tuple[str, ...]  # every copy, unshuffled
    abyss: Mapping[str, AbyssCard]
    events: Mapping[str, EventCard]
    event_deck: tuple[str, ...]
    armies: Mapping[str, ArmyList]

    # What follows from the content is worked out once and is no part of it.

    @cached_property
    def boards(self) -> Mapping[int, Board]:
        return {
            players: Board(self.radius, dict(self.caps), layout, self.mix)  # type: ignore[arg-type]
            for players, layout in self.layouts.items()
        }

    @cached_property
    def kits(self) -> Kits:
        return Kits(self.models, self.cards)

    @cached_property
    def beasts(self) -> Mapping[str, Beast]:
        return {card.id: beast_of(card) for card in self.abyss.values() if card.kind == "creature"}

    @cached_property
    def choices(self) -> Mapping[str, Choice | None]:
        """What each card offers in a window."""
        return {card.id: choice_of_card(card) for card in self.cards.values()}

    @cached_property
    def faces(self) -> tuple[tuple[int, ...], ...]:
        """The faces of each colour as small numbers: seven to a colour, in the order of FACES."""
        by_colour = {die.id: die for die in self.dice}
        return tuple(
            tuple(level * len(FACES) + FACES.index(face) for face in by_colour[colour].faces)
            for level, colour in enumerate(COLOURS)
        )

    @cached_property
    def lists_for(self) -> Mapping[tuple[FactionId, int], tuple[str, ...]]:
        """The ready-made armies of a faction for so many players."""
        return {
            (faction, players): tuple(
                army.id
                for army in self.armies.values()
                if army.faction == faction and army.players == players
            )
            for faction in FACTIONS
            for players in self.layouts
        }


def load_book(overrides: Mapping[str, Any] | None = None, options: Options = Options()) -> Book:
    """Read the content, lay the overrides over it and check the whole; no option changes a card."""
    content = Content(__package__, overrides)
    board, dice = content.read("board", _Board), content.read("dice", _Dice)
    starting, items = content.rows("starting_cards", Card), content.rows("item_deck", Card)
    events = content.rows("event_deck", EventCard, "card")
    book = Book(
        radius=board.radius,
        mix=board.tile_mix,
        caps={cap.id: cap for cap in board.cap},
        layouts={layout.players: layout for layout in board.layout},
        dice=dice.die,
        most_bonus_dice=dice.most_bonus_dice,
        tokens={token.id: token for token in content.rows("tokens", Token)},
        factions={faction.id: faction for faction in content.rows("factions", Faction)},
        models={model.id: model for model in content.rows("models", ModelCard, "model")},
        cards={card.id: card for card in (*starting, *items)},
        starting={
            faction: tuple(card.id for card in starting if card.faction == faction) for faction in FACTIONS
        },
        item_deck=tuple(card.id for card in items for _ in range(card.copies)),
        abyss={card.id: card for card in content.rows("abyss_deck", AbyssCard, "card")},
        events={card.id: card for card in events},
        event_deck=tuple(card.id for card in events for _ in range(card.copies)),
        armies={army.id: army for army in content.rows("armies", ArmyList, "army")},
    )
    _check(book)
    if not content.overrides:  # to try out other costs is what overrides are for
        for army in book.armies.values():
            _check_army(book, army)
    return book


def army_cost(book: Book, units: Iterable[tuple[str, Iterable[str]]]) -> int:
    """LRK-ARMY-3: models and cards, each at its printed points."""
    return sum(
        book.models[model].cost + sum(book.cards[card].cost for card in cards) for model, cards in units
    )


def _check(book: Book) -> None:
    if tuple(book.factions) != FACTIONS:
        raise ContentError(f"factions.toml: the factions must be {', '.join(FACTIONS)}, in this order")
    if tuple(book.tokens) != TOKENS:
        raise ContentError(f"tokens.toml: the tokens must be {', '.join(TOKENS)}, in this order")
    core = 3 * book.radius * (book.radius + 1) + 1
    mix = book.mix
    if mix.sand + mix.rock + mix.coral + mix.abyss != core:
        raise ContentError(f"board.toml: [tile_mix] must fill the {core} hexes of the core")


def _check_army(book: Book, army: ArmyList) -> None:
    where = f'armies.toml: army "{army.id}"'
    for unit in army.units:
        if unit.model not in book.models:
            raise ContentError(f'{where}: there is no model "{unit.model}"')
        for card in unit.cards:
            if card not in book.starting[army.faction]:
                raise ContentError(f'{where}: "{card}" is no starting card of its faction')
    cost = army_cost(book, ((unit.model, unit.cards) for unit in army.units))
    if cost > army.points:
        raise ContentError(f"{where}: costs {cost} points, but has {army.points}")
