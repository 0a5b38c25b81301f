"""The book of The Refuge: the whole content of one match, read from `content/`, overridden and checked.

The printed things themselves are in `entries.py`, `board.py`, `effects.py` and `goals.py`.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Annotated, Any, TypeAlias

import msgspec

from fathomfive.author import Content, ContentError
from fathomfive.games.refuge.board import (
    Board,
    BoardSheet,
    Cell,
    HeadPlace,
    Mode,
    Ways,
    draw_board,
    head_room,
)
from fathomfive.games.refuge.entries import (
    Ability,
    AbilityId,
    CardId,
    CardTypeTotal,
    CompetitiveNumbers,
    Components,
    CoopNumbers,
    DeckId,
    Difficulty,
    Diver,
    DiverId,
    KrakenCard,
    KrakenId,
    Objective,
    ObjectiveId,
    PodObjective,
    PodObjectiveId,
    SalvageCard,
    Timing,
)
from fathomfive.games.refuge.game import ABILITIES_PER_DIVER, LEVELS, OBJECTIVES_PER_LEVEL

TIMINGS: tuple[Timing, ...] = ("action", "free", "reaction")


Timed: TypeAlias = Mapping[DiverId, Mapping[Timing, tuple[Ability, ...]]]
Table: TypeAlias = tuple[Mode, bool]
"""What the text of an ability depends on: the kind of dive, and whether one dives alone."""


class KrakenDeck(msgspec.Struct, frozen=True):
    """Ten Kraken cards and the room the head has when they are in play."""

    cards: tuple[KrakenId, ...]
    head: Mapping[Cell, HeadPlace]


class Book(msgspec.Struct, frozen=True, dict=True):
    """The immutable content of one match. All mappings keep the order of the files."""

    boards: Mapping[Mode, Board]
    components: Components
    coop: CoopNumbers
    competitive: CompetitiveNumbers
    difficulties: Mapping[str, Difficulty]
    divers: Mapping[DiverId, Diver]
    abilities: Mapping[AbilityId, Ability]
    abilities_of: Mapping[DiverId, tuple[AbilityId, ...]]
    timed: Timed  # the same, by when they can be used
    salvage: Mapping[CardId, SalvageCard]
    salvage_decks: Mapping[Mode, tuple[CardId, ...]]  # every copy, unshuffled
    kraken: Mapping[KrakenId, KrakenCard]
    kraken_decks: Mapping[DeckId, KrakenDeck]
    objectives: Mapping[ObjectiveId, Objective]
    objectives_of_level: Mapping[int, tuple[ObjectiveId, ...]]
    pod_objectives: Mapping[PodObjectiveId, PodObjective]

    @cached_property
    def places(self) -> dict[str, int]:
        """Where everything printed stands among its like: for learners, who want numbers."""
        kinds: tuple[Iterable[str], ...] = (self.salvage, self.kraken, self.objectives)
        return {name: place for kind in kinds for place, name in enumerate(kind)}

    @cached_property
    def timed_at(self) -> Mapping[Table, Timed]:
        """The same, each ability with the text that counts at such a table."""
        return {
            (mode, solo): {
                diver: {
                    timing: tuple(entry.read_at(mode, solo=solo) for entry in entries)
                    for timing, entries in by_timing.items()
                }
                for diver, by_timing in self.timed.items()
            }
            for mode in self.boards
            for solo in (True, False)
        }

    @cached_property
    def ways(self) -> dict[tuple[Mode, Cell, tuple[Cell, ...]], Ways]:
        """What `work` has measured: the way from every cell to goals, by where the head is."""
        return {}


class _Setup(msgspec.Struct, forbid_unknown_fields=True):
    components: Components
    coop: CoopNumbers
    competitive: CompetitiveNumbers
    difficulty: tuple[Difficulty, ...]


class _Salvage(msgspec.Struct, forbid_unknown_fields=True):
    type: tuple[CardTypeTotal, ...]
    card: tuple[SalvageCard, ...]


class _Kraken(msgspec.Struct, forbid_unknown_fields=True):
    head_rows: tuple[Annotated[int, msgspec.Meta(ge=1)], Annotated[int, msgspec.Meta(le=8)]]
    card: tuple[KrakenCard, ...]


def load_book(overrides: Mapping[str, Any] | None = None, options: object = None) -> Book:
    """Read the content, lay the overrides over it and check the whole; the same for all options.

    Overrides have the shape of the files: `{"salvage": {"card": {"winch": {"copies": 4}}}}`.
    """
    content = Content(__package__, overrides)

    setup = content.read("setup", _Setup)
    boards = {sheet.id: draw_board(sheet) for sheet in content.rows("boards", BoardSheet, "board")}
    divers = content.rows("divers", Diver)
    abilities = content.rows("abilities", Ability)
    salvage = content.read("salvage", _Salvage)
    decks: dict[DeckId, _Kraken] = {
        "kraken": content.read("kraken", _Kraken),
        "kraken_abyss": content.read("kraken_abyss", _Kraken),
    }
    objectives = content.rows("objectives", Objective)
    book = Book(
        boards=boards,
        components=setup.components,
        coop=setup.coop,
        competitive=setup.competitive,
        difficulties={entry.id: entry for entry in setup.difficulty},
        divers={entry.id: entry for entry in divers},
        abilities={entry.id: entry for entry in abilities},
        abilities_of={
            diver.id: tuple(entry.id for entry in abilities if entry.diver == diver.id) for diver in divers
        },
        timed={
            diver.id: {
                timing: tuple(e for e in abilities if e.diver == diver.id and e.timing == timing)
                for timing in TIMINGS
            }
            for diver in divers
        },
        salvage={card.id: card for card in salvage.card},
        salvage_decks={
            "coop": _every_copy(card for card in salvage.card if not card.competitive_only),
            "competitive": _every_copy(salvage.card),
        },
        kraken={card.id: card for deck in decks.values() for card in deck.card},
        kraken_decks={
            name: KrakenDeck(
                cards=tuple(card.id for card in deck.card), head=head_room(boards["coop"], *deck.head_rows)
            )
            for name, deck in decks.items()
        },
        objectives={entry.id: entry for entry in objectives},
        objectives_of_level={
            level: tuple(entry.id for entry in objectives if entry.level == level) for level in LEVELS
        },
        pod_objectives={entry.id: entry for entry in content.rows("pods", PodObjective, "pod_objective")},
    )
    _check_counts(book)
    if "salvage" not in content.overrides:  # to change how many copies there are is what overrides are for
        _check_salvage(book, salvage.type)
    _check_abilities(book)
    _check_objectives(book)
    _check_setup(book)
    return book


def _every_copy(cards: Iterable[SalvageCard]) -> tuple[CardId, ...]:
    return tuple(card.id for card in cards for _ in range(card.copies))


def _check_counts(book: Book) -> None:
    """What the files hold against the list of what is in the box."""
    box = book.components
    pods = len(book.boards["competitive"].of_kind["finish"])
    for source, what, found, expected in (
        ("divers.toml", "Divers", len(book.divers), box.divers),
        ("divers.toml", "cameras", sum(diver.cameras for diver in book.divers.values()), box.cameras),
        ("abilities.toml", "ability cards", len(book.abilities), box.ability_cards),
        ("kraken.toml", "Kraken cards", len(book.kraken_decks["kraken"].cards), box.kraken_cards),
        ("kraken_abyss.toml", "Kraken cards", len(book.kraken_decks["kraken_abyss"].cards), box.kraken_cards),
        ("objectives.toml", "objectives", len(book.objectives), box.objectives),
        ("pods.toml", "pod objectives", len(book.pod_objectives), box.pod_objectives),
        ("boards.toml", "Finish spaces for escape pods", pods, box.escape_pods),
    ):
        if found != expected:
            raise ContentError(f"{source}: {found} {what}, but setup.toml [components] counts {expected}")


def _check_salvage(book: Book, types: Iterable[CardTypeTotal]) -> None:
    deck, box = book.salvage_decks["competitive"], book.components
    if len(deck) != box.salvage_cards:
        raise ContentError(
            f"salvage.toml: {len(deck)} cards, but setup.toml [components] counts {box.salvage_cards}"
        )
    grabbers = len(deck) - len(book.salvage_decks["coop"])
    if grabbers != box.grabbers:
        raise ContentError(
            f"salvage.toml: {grabbers} competitive cards, but setup.toml counts {box.grabbers} Grabbers"
        )
    copies = Counter(book.salvage[card].type for card in deck)
    for kind in types:
        if copies[kind.id] != kind.total:
            raise ContentError(
                f'salvage.toml: type "{kind.id}": {copies[kind.id]} cards, but its total is {kind.total}'
            )


def _check_abilities(book: Book) -> None:
    for ability in book.abilities.values():
        if ability.diver not in book.divers:
            raise ContentError(f'abilities.toml: ability "{ability.id}": there is no Diver "{ability.diver}"')
    for diver, abilities in book.abilities_of.items():
        if len(abilities) != ABILITIES_PER_DIVER:
            raise ContentError(
                f'abilities.toml: Diver "{diver}" has {len(abilities)} abilities, not {ABILITIES_PER_DIVER}'
            )


def _check_objectives(book: Book) -> None:
    board, box = book.boards["coop"], book.components
    for objective in book.objectives.values():
        where = f'objectives.toml: objective "{objective.id}"'
        for players, names in enumerate(objective.markers, start=1):
            if len(names) > box.objective_markers:
                raise ContentError(
                    f"{where}: {len(names)} markers, but there are only {box.objective_markers}"
                )
            for name, cell in zip(names, objective.marked_cells(players), strict=True):
                if cell not in board.space:
                    raise ContentError(f"{where}: a marker lies on {name}, but the board has no such cell")
    for level, ids in book.objectives_of_level.items():
        blue = sum(book.objectives[entry].blue for entry in ids)
        if len(ids) != OBJECTIVES_PER_LEVEL or blue != 1:
            raise ContentError(
                f"objectives.toml: level {level} has {len(ids)} objectives, {blue} of them blue; "
                f"it must have {OBJECTIVES_PER_LEVEL}, one of them blue"
            )


def _check_setup(book: Book) -> None:
    """The pieces suffice to set up, and nobody has lost before the first turn."""
    for mode, board in book.boards.items():
        for name, deck in book.kraken_decks.items():
            if board.head_home not in deck.head:
                raise ContentError(
                    f'boards.toml: board "{mode}": head_home is outside the rows of {name}.toml'
                )
    columns, tentacles = len(book.boards["coop"].spawns), book.components.tentacles
    for players, threat in enumerate(book.coop.threat_start, start=1):
        if threat >= book.coop.threat_spaces or columns + threat >= tentacles:
            raise ContentError(f"setup.toml: [coop] the dive is lost before it begins with {players} players")
    if max(book.coop.players[1], book.competitive.players[1]) > len(book.divers):
        raise ContentError(f"setup.toml: more players than the {len(book.divers)} Divers")
