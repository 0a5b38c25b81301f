"""The table before the first step: a new voyage, or the one of a document."""

from __future__ import annotations

from collections.abc import Sequence

from fathomfive.author import Start, Step, Zone, seat_mask
from fathomfive.games.sleeping.book import Book
from fathomfive.games.sleeping.document import Campaign, resume
from fathomfive.games.sleeping.options import Options
from fathomfive.games.sleeping.score import achievements
from fathomfive.games.sleeping.state import CREW, TIERS, Player, Sailor, SleepingState, public
from fathomfive.games.sleeping.steps.campaign import (
    CastOff,
    DealCrew,
    Draft,
    FirstPlayer,
    Legacy,
    Prologue,
    Regroup,
)
from fathomfive.games.sleeping.steps.turn import FirstTurn


def begin(start: Start) -> tuple[SleepingState, Sequence[Step]]:
    """The table before the first step: a new voyage, or the one of the document."""
    book: Book = start.book
    options: Options = start.options
    g = fresh_table(book, start)
    document: Campaign | None = start.document
    share: Step = Draft() if options.crew == "draft" else DealCrew()
    if document is not None:  # the group's sheet, map and notes outlive a campaign (SLG-CAMP-2, SLG-CAMP-3)
        g.totems_ever, g.endings_ever = list(document.totems), list(document.endings)
        g.last_ending = document.last_ending
        g.visited, g.notes = list(document.visited), list(document.notes)
        g.read = [name for name in document.read if name in book.story]
        g.taken = list(document.taken)
        g.entries = {book.location_of[name]: name for name in document.entries if name in book.location_of}
        g.log = list(document.log)
        if document.voyage is not None:
            resume(g, document.voyage, book)
            if options.reshare:
                for sailor in g.crew.values():
                    sailor.seat = -1
                return g, [Regroup(), FirstPlayer(), share, FirstTurn()]
            return g, [Regroup(), FirstPlayer(), FirstTurn()]
        g.log = []
        g.achieved_before = achievements(g.totems_ever, g.endings_ever)
    return g, [FirstPlayer(), share, Legacy(), Prologue(opening(g, book)), CastOff(), FirstTurn()]


def opening(g: SleepingState, book: Book) -> str:
    """The page the campaign opens with: a group that has sailed before half remembers how it ended."""
    if g.last_ending in book.endings:
        return book.endings[g.last_ending].opening
    return book.ship.setup.prologue_again if g.read else book.ship.setup.prologue


def fresh_table(book: Book, start: Start) -> SleepingState:
    """Everything in its place, decks shuffled."""
    options: Options = start.options
    numbers = book.ship.setup
    g = SleepingState(
        dice=start.dice,
        brutal=options.mode == "brutal",
        fate_dice=options.dice,
        open_table=options.open_table,
        seats=start.seats,
        players=[Player(Zone.of("ability", (), seat_mask(seat))) for seat in range(start.seats)],
        crew={member: Sailor(seat=-1) for member in CREW},  # SLG-SETUP-5
        region=numbers.region,  # SLG-SETUP-1
        hull={room.id: 0 for room in book.ship.room},
        resources=dict.fromkeys(book.ship.supply.resources, 0) | starting_stores(book),
        cards=dict.fromkeys(numbers.starting_cards, 0),  # SLG-SETUP-7
        ability_deck=Zone.of("ability", book.abilities),
        ability_discard=public("ability"),
        # the starters are never for sale (SLG-RULING-30)
        market_deck=Zone.of("market", (card for card in book.market if not book.cards[card].starter)),
        market_row=public("market"),
        event_top=public("event"),
        event_decks={tier: Zone.of(f"event-{tier}", ()) for tier in TIERS},
        event_unused={
            tier: Zone.of(f"event-{tier}", (name for name, card in book.events.items() if card.tier == tier))
            for tier in TIERS
        },
        event_skipped={tier: Zone.of(f"event-{tier}", ()) for tier in TIERS},
        event_used=public("event"),
        search_stack=Zone.of("search", book.search),  # face down (SLG-SETUP-10)
        search_drawn=public("search"),
        search_discard=public("search"),
    )
    for deck in (g.ability_deck, g.market_deck, g.search_stack):
        deck.shuffle(g.dice)
    return g


def starting_stores(book: Book) -> dict[str, int]:
    """SLG-SETUP-3."""
    return {"coin": book.ship.setup.coins, "grain": book.ship.setup.grain}
