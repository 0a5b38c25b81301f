"""The table before anything is chosen or shuffled (TEN-SETUP-1, TEN-SETUP-4)."""

from __future__ import annotations

from fathomfive.author import Start, Step, Zone
from fathomfive.games.tentacula.board import COLOURS, FISH, NO_TILE, START
from fathomfive.games.tentacula.book import Book
from fathomfive.games.tentacula.game import SEGMENTS
from fathomfive.games.tentacula.options import Options
from fathomfive.games.tentacula.state import TentaculaState
from fathomfive.games.tentacula.steps.setup import Stash


def begin(start: Start) -> tuple[TentaculaState, list[Step]]:
    book: Book = start.book
    options: Options = start.options
    nothing = [0] * len(COLOURS)
    state = TentaculaState(
        dice=start.dice,
        level=options.level,
        who_goes=options.who_goes,
        players=start.seats,
        fish=[START] * len(FISH),
        inside=[NO_TILE] * (SEGMENTS + 1),
        outside=[NO_TILE] * (SEGMENTS + 1),
        front=[1, 1],
        pile=Zone.of("tile", (f"{tile.id}a" for tile in book.tiles)),
        hands=[NO_TILE] * start.seats,
        gates=Zone.of("gate", book.gates),
        shells=book.levels[options.level].shells,  # TEN-SETUP-7
        chest=[gem.count for gem in book.gems],
        cave=nothing.copy(),
        stash=nothing.copy(),
        last=start.seats - 1,
    )
    return state, [Stash()]
