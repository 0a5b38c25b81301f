"""The campaign document: what outlives an evening, a match and a release.

It holds the group's achievement sheet and, unless the voyage is over, the voyage at the start of a turn.
Only ids and numbers are written; what a card says comes from the book that reads the document.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, TypeVar

import msgspec

from fathomfive.author import EVERYBODY, NOBODY, Documents, Refused, Text, Zone, seat_mask
from fathomfive.games.sleeping.book import Book
from fathomfive.games.sleeping.effects import CrewId
from fathomfive.games.sleeping.state import TIERS, LogEntry, Player, Sailor, SleepingState

T = TypeVar("T")

COUNTERS = ("brutal", "fate_dice", "bells", "defeats", "xp", "turn", "active", "achieved_before")


class SavedPlayer(msgspec.Struct, omit_defaults=True):
    hand: list[str] = []
    command: int = 0
    present: bool = True


class Voyage(msgspec.Struct, omit_defaults=True):
    """A voyage at the start of a turn (SLG-SAVE-2), with every token where it lies (SLG-RULING-23)."""

    brutal: bool
    fate_dice: bool
    bells: int
    defeats: int
    xp: int
    turn: int
    active: int
    players: list[SavedPlayer]
    crew: dict[CrewId, Sailor]
    region: str
    room: str
    hull: dict[str, int]
    resources: dict[str, int]
    cards: dict[str, int]
    quests: list[int]
    used_quests: list[int]
    ability_deck: list[str]
    ability_discard: list[str]
    market_deck: list[str]
    event_top: list[str]
    event_decks: dict[str, list[str]]
    event_unused: dict[str, list[str]]
    event_skipped: dict[str, list[str]]
    event_used: list[str]
    ongoing: list[str]
    serpent: str = ""
    tokens: list[str] = []
    achieved_before: int = 0


class Campaign(msgspec.Struct, omit_defaults=True):
    """The document. `voyage` is missing once the voyage has ended."""

    totems: list[int] = []
    endings: list[int] = []
    """The achievement sheet: every totem and ending ever (SLG-ACH-1)."""
    last_ending: int = 0
    """How the campaign before the next one ended; 0 if it was lost or given up."""
    read: list[str] = []
    """Paragraphs ever read: the group's own world map."""
    taken: list[str] = []
    """Choices ever taken."""
    visited: list[int] = []
    entries: list[str] = []
    """The page that opened last at each place."""
    log: list[LogEntry] = []
    notes: list[str] = []
    """What the group wrote down; nothing in the rules reads it."""
    voyage: Voyage | None = None


def _second_form(document: dict[str, Any]) -> dict[str, Any]:
    """Form 1 kept one list of unread and skipped events together and knew no notes."""
    voyage = document.get("voyage")
    if voyage is not None:
        voyage.setdefault("event_skipped", {tier: [] for tier in TIERS})
        voyage.setdefault("event_top", [])
    document.setdefault("notes", [])
    return document


def _fixed(document: Campaign) -> tuple[str, ...]:
    """A voyage that goes on keeps its mode and its dice (SLG-SAVE-2, SLG-RULING-25)."""
    return ("mode", "dice") if document.voyage is not None else ()


DOCUMENTS = Documents(Campaign, 2, {1: _second_form}, _fixed)


# --- writing ---------------------------------------------------------------------------------------------


def export(g: SleepingState) -> Campaign:
    """The document of this table. A voyage can be put away at the start of a turn only (SLG-SAVE-1)."""
    if not g.ended and g.phase not in ("start", "setup"):
        raise Refused(Text("refused-save", {"turn": g.turn}), "SLG-SAVE-1")
    return Campaign(
        totems=list(g.totems_ever),
        endings=list(g.endings_ever),
        last_ending=g.ending if g.ended else g.last_ending,
        read=list(g.read),
        taken=list(g.taken),
        visited=list(g.visited),
        entries=list(g.entries.values()),
        log=list(g.log),
        notes=list(g.notes),
        voyage=_voyage(g) if g.phase == "start" and not g.ended else None,
    )


def _voyage(g: SleepingState) -> Voyage:
    alike = [name for name in Voyage.__struct_fields__ if name not in ("turn", "players")]
    return Voyage(
        turn=g.turn - 1,  # this turn has not begun yet
        players=[SavedPlayer(list(p.hand.cards), p.command, p.present) for p in g.players],
        **{name: _copied(getattr(g, name)) for name in alike},
    )


def _copied(thing: Any) -> Any:
    """So that neither table nor document changes with the other; of a heap only its cards are written."""
    if isinstance(thing, Zone):
        return list(thing.cards)
    if isinstance(thing, dict):
        return {key: _copied(inner) for key, inner in thing.items()}
    if isinstance(thing, Sailor):
        return msgspec.convert(msgspec.to_builtins(thing), Sailor)
    return list(thing) if isinstance(thing, list) else thing


# --- reading ---------------------------------------------------------------------------------------------


def resume(g: SleepingState, voyage: Voyage, book: Book) -> None:
    """Lay a saved voyage on a table that was set up afresh.

    Content may have changed since: what the book no longer knows is left behind, and cards it has gained
    are shuffled in where new cards belong, so that nothing is ever missing from the box.
    """
    for name in (*COUNTERS, "room", "hull", "resources", "serpent", "tokens"):
        setattr(g, name, _copied(getattr(voyage, name)))
    g.region = voyage.region if voyage.region in book.atlas.regions else book.ship.setup.region
    g.cards = {card: n for card, n in voyage.cards.items() if card in book.cards}
    g.quests = _known(voyage.quests, book.quests)
    g.used_quests = _known(voyage.used_quests, book.quests)
    for name, sailor in voyage.crew.items():
        sailor.equipped = _known(sailor.equipped, book.abilities)
        sailor.levels = _known(sailor.levels, book.levels)
        sailor.weapons = _known(sailor.weapons, g.cards)
        g.crew[name] = sailor
    _people(g, voyage, book)
    _abilities(g, voyage, book)
    _events(g, voyage, book)
    _market(g, voyage, book)


def _known(things: list[T], shelf: Collection[T]) -> list[T]:
    return [thing for thing in things if thing in shelf]


def _people(g: SleepingState, voyage: Voyage, book: Book) -> None:
    """Whoever was still at the table takes one of the first seats; empty chairs are not kept (SLG-SAVE-3)."""
    stayed = [seat for seat, player in enumerate(voyage.players) if player.present]
    places = {old: new for new, old in enumerate(stayed)}
    for sailor in g.crew.values():
        sailor.seat = places.get(sailor.seat, sailor.seat)
    g.active = places.get(g.active, 0)
    players = [
        Player(
            Zone.of("ability", _known(voyage.players[old].hand, book.abilities), seat_mask(new)),
            voyage.players[old].command,
        )
        for old, new in places.items()
    ]
    for seat in range(len(players), g.seats):
        players.append(Player(Zone.of("ability", (), seat_mask(seat)), 0, False))
    g.players = players


def _abilities(g: SleepingState, voyage: Voyage, book: Book) -> None:
    deck = _known(voyage.ability_deck, book.abilities)
    discard = _known(voyage.ability_discard, book.abilities)
    out = [card for sailor in g.crew.values() for card in sailor.equipped]
    out += [card for player in g.players for card in player.hand.cards]
    fresh = [card for card in book.abilities if card not in (*deck, *discard, *out)]
    g.ability_deck = Zone.of("ability", (*fresh, *deck), NOBODY)
    g.ability_discard = Zone.of("ability", discard, EVERYBODY)


def _events(g: SleepingState, voyage: Voyage, book: Book) -> None:
    g.event_top = Zone.of("event", _known(voyage.event_top, book.events), EVERYBODY)
    g.event_used = Zone.of("event", _known(voyage.event_used, book.events), EVERYBODY)
    g.ongoing = _known(voyage.ongoing, book.events)
    seen = [*g.event_top, *g.event_used, *g.ongoing]
    for tier in TIERS:
        family = f"event-{tier}"
        g.event_decks[tier] = Zone.of(family, _known(voyage.event_decks[tier], book.events))
        g.event_skipped[tier] = Zone.of(family, _known(voyage.event_skipped[tier], book.events))
        unused = _known(voyage.event_unused[tier], book.events)
        placed = (*g.event_decks[tier], *g.event_skipped[tier], *unused, *seen)
        fresh = [name for name, card in book.events.items() if card.tier == tier and name not in placed]
        g.event_unused[tier] = Zone.of(family, (*fresh, *unused))


def _market(g: SleepingState, voyage: Voyage, book: Book) -> None:
    """The market deck is shuffled on loading (SLG-SAVE-3); the search tokens are so already."""
    cards = [card for card in book.market if card not in g.cards]
    g.market_deck = Zone.of("market", cards)
    g.market_deck.shuffle(g.dice)
