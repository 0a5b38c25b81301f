"""The table before the first shuffle: three sorted decks and empty seats."""

from __future__ import annotations

from fathomfive.author import Start, Step, Zone
from fathomfive.games.lurk.book import Book
from fathomfive.games.lurk.state import LurkState, Player
from fathomfive.games.lurk.steps.setup import SetUp


def begin(start: Start) -> tuple[LurkState, list[Step]]:
    book: Book = start.book
    state = LurkState(
        dice=start.dice,
        options=start.options,
        seats=start.seats,
        players=[Player() for _ in range(start.seats)],
        item_deck=Zone.of("item", book.item_deck),
        item_out=Zone("item"),
        abyss_deck=Zone.of("abyss", book.abyss),
        abyss_out=Zone("abyss"),
        event_deck=Zone.of("event", book.event_deck),
        event_out=Zone("event"),
    )
    return state, [SetUp()]
