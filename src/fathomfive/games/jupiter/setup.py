"""The table before the first shuffle: nothing laid out, the crew in the pod, the deck in order."""

from __future__ import annotations

from fathomfive.author import Start, Step, Zone
from fathomfive.games.jupiter.book import Book
from fathomfive.games.jupiter.colony import NOWHERE
from fathomfive.games.jupiter.game import TILES
from fathomfive.games.jupiter.state import ROBOTS, JupiterState, Robot
from fathomfive.games.jupiter.steps.setup import SetUp


def begin(start: Start) -> tuple[JupiterState, list[Step]]:
    book: Book = start.book
    removed = book.solo_removed if start.seats == 1 else ()  # JUP-SOLO-1
    state = JupiterState(
        dice=start.dice,
        robots=[Robot(robot) for robot in ROBOTS[: start.seats]],
        cells=[NOWHERE] * TILES,
        turned=bytes(TILES),
        deck=Zone.of("rescue", [card for card in book.deck if card not in removed]),
    )
    return state, [SetUp(start.options)]
