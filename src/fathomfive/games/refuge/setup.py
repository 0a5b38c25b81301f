"""The table before the first shuffle: sorted decks, the head at home, all tentacles in the supply."""

from __future__ import annotations

from fathomfive.author import Start, Step, Zone
from fathomfive.games.refuge.book import Book
from fathomfive.games.refuge.options import Options
from fathomfive.games.refuge.state import SUPPLY, RefugeState
from fathomfive.games.refuge.steps.setup import SetUp


def begin(start: Start) -> tuple[RefugeState, list[Step]]:
    book: Book = start.book
    options: Options = start.options
    race = options.mode == "competitive"
    deck = "kraken" if race else book.difficulties[options.difficulty].deck  # REF-COMP-1, REF-ABYSS-1
    tentacles = [SUPPLY] * book.components.tentacles  # what is left is the supply: REF-SETUP-10
    state = RefugeState(
        dice=start.dice,
        mode=options.mode,
        deck=deck,
        players=start.seats,
        head=book.boards[options.mode].head_home,
        tentacles=tentacles,
        salvage_deck=Zone.of("salvage", book.salvage_decks[options.mode]),
        salvage_discard=Zone("salvage"),
        limbo=Zone("salvage"),
        kraken_deck=Zone.of("kraken", book.kraken_decks[deck].cards),
        kraken_drawn=Zone("kraken"),
        pods=Zone.of("pod", book.pod_objectives if race else ()),
    )
    return state, [SetUp(options)]
