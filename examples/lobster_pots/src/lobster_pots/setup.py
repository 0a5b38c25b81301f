"""The coast on the first morning of the season."""

from collections.abc import Iterable, Sequence

from fathomfive.author import Start, Step, Zone

from lobster_pots.book import Book, Catch, Glass
from lobster_pots.game import FIRST_PRICE, POTS
from lobster_pots.state import Coast, Fisher
from lobster_pots.steps import Dawn


def begin(start: Start) -> tuple[Coast, Sequence[Step]]:
    """LOB-SETUP-1, LOB-SETUP-2"""
    book: Book = start.book
    fishers = [Fisher() for _ in range(start.seats)]
    for fisher in fishers:
        for _ in range(POTS):
            fisher.build()
    sea, glass = cards(book.catches.values()), cards(book.glasses.values())
    start.dice.shuffle(sea)
    start.dice.shuffle(glass)
    coast = Coast(
        dice=start.dice,
        fishers=fishers,
        sea=Zone.of("catch", sea),
        glass=Zone.of("glass", glass),
        price=FIRST_PRICE,
        open_glass=start.options.open_glass,
    )
    return coast, [Dawn()]


def cards(kinds: Iterable[Catch | Glass]) -> list[str]:
    return [kind.id for kind in kinds for _ in range(kind.copies)]
