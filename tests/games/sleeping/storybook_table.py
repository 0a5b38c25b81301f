"""The storybook in figures, as they stand in `docs/games/sleeping.md`:

python -m tests.games.sleeping.storybook_table
"""

from __future__ import annotations

from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.book import Book, adventure_id
from fathomfive.games.sleeping.entries import Paragraph
from fathomfive.games.sleeping.game import GAME


def words(page: Paragraph) -> int:
    """Everything a reader may read there: prose, choices, and what is told of a failure."""
    told = [page.text, page.title]
    for choice in page.choice:
        told += [choice.text, choice.fail.text if choice.fail else ""]
    return sum(len(part.split()) for part in told)


def totems(book: Book, page: Paragraph) -> list[str]:
    gained = [*page.effects, *(effect for choice in page.choice for effect in choice.effects)]
    cards = [adventure_id(effect.id) for effect in gained if isinstance(effect, fx.GainAdventure)]
    return [book.cards[card].name for card in cards if book.cards[card].totem]


def table(book: Book) -> list[str]:
    """A line for each location."""
    lines = [
        "| no. | location | map | pages | words | challenges | fights | totem |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for number, place in book.atlas.locations.items():
        pages = [book.story[name] for name in book.pages_of[number]]
        choices = [choice for page in pages for choice in page.choice]
        found = dict.fromkeys(name for page in pages for name in totems(book, page))
        lines.append(
            f"| {number} | {place.name} | {book.atlas.maps[book.atlas.map_of[place.region]].name} "
            f"| {len(pages)} | {sum(map(words, pages)):,} "
            f"| {sum(choice.challenge is not None for choice in choices)} "
            f"| {sum(bool(choice.combat) for choice in choices)} | {', '.join(found)} |"
        )
    return lines


def summary(book: Book) -> str:
    elsewhere = [page for page in book.story.values() if page.id not in book.location_of]
    return (
        f"{len(book.story)} paragraphs with {sum(map(words, book.story.values())):,} words, "
        f"of which {len(elsewhere)} are prologue, bells and finale ({sum(map(words, elsewhere)):,} words)"
    )


if __name__ == "__main__":
    storybook: Book = GAME.book_for(GAME.read_options({}), {})
    print(summary(storybook))
    print("\n".join(table(storybook)))
