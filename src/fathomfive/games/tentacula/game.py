"""The title page of Tentacula: two to four people bring three fish home, past an octopus who wants gems.

`docs/games/tentacula.md` says how the code is laid out and where it reads the rules in its own way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fathomfive.author import Dice, Game, Start, Step, Zone
from fathomfive.games.tentacula.actions import ACTIONS
from fathomfive.games.tentacula.board import COLOURS, FISH, NO_TILE, SEGMENTS, START
from fathomfive.games.tentacula.book import PACKAGE, Book, load_book
from fathomfive.games.tentacula.describe import describe, faint, prompt, why_not
from fathomfive.games.tentacula.evaluate import evaluate, parts
from fathomfive.games.tentacula.observe import domains, observe
from fathomfive.games.tentacula.options import Options
from fathomfive.games.tentacula.scene import banner, scene, stage
from fathomfive.games.tentacula.state import TentaculaState
from fathomfive.games.tentacula.steps import STEPS
from fathomfive.games.tentacula.steps.setup import Stash

SEATS = range(2, 5)  # TEN-SETUP-13


def open_book(overrides: Mapping[str, Any], options: Options) -> Book:
    return load_book(overrides)


def begin(start: Start) -> tuple[TentaculaState, Sequence[Step]]:
    """The table before anything is chosen or shuffled (TEN-SETUP-1, TEN-SETUP-4)."""
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


def redeal(g: TentaculaState, dice: Dice) -> None:
    """Nobody knows more of the pile than the upper face of its top tile (TEN-INFO-1).

    So any tile that shows the same may lie there, and every other one lies with any face up.
    """
    if g.top == NO_TILE:
        return
    book, tiles = g.book, [card[:-1] for card in g.pile.cards]
    alike = [
        name for name, face in book.face_numbers.items() if book.alike[face] == g.top and name[:-1] in tiles
    ]
    top = dice.pick(alike)
    tiles.remove(top[:-1])
    g.pile.cards[:] = [*(f"{tile}{dice.pick('ab')}" for tile in tiles), top]


GAME = Game(
    id="tentacula",
    title="Tentacula",
    package=PACKAGE,
    seats=SEATS,
    version=2,
    state=TentaculaState,
    steps=STEPS,
    actions=ACTIONS,
    options=Options,
    book=open_book,
    begin=begin,
    evaluate=evaluate,
    parts=parts,
    stage=stage,
    scene=scene,
    describe=describe,
    prompt=prompt,
    why_not=why_not,
    faint=faint,
    banner=banner,
    zones=TentaculaState.zones,
    components=TentaculaState.components,
    observe=observe,
    domains=domains,
    cooperative=lambda options: True,
    redeal=redeal,
)
