"""The title page of Jupiter Deep: one to seven robots evacuate a colony before the creeps have it.

`docs/games/jupiter.md` says where we read the rulebook in our own way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fathomfive.author import Game, Start, Step, Zone
from fathomfive.games.jupiter.actions import ACTIONS
from fathomfive.games.jupiter.book import PACKAGE, Book, load_book
from fathomfive.games.jupiter.colony import NOWHERE, TILES
from fathomfive.games.jupiter.crew import courses
from fathomfive.games.jupiter.describe import describe, faint, prompt, why_not
from fathomfive.games.jupiter.evaluate import evaluate, parts
from fathomfive.games.jupiter.observe import domains, observe
from fathomfive.games.jupiter.options import Options
from fathomfive.games.jupiter.scene import banner, scene, stage
from fathomfive.games.jupiter.state import ROBOTS, JupiterState, Robot
from fathomfive.games.jupiter.steps.act import Act
from fathomfive.games.jupiter.steps.draw import Draw
from fathomfive.games.jupiter.steps.invasion import Conversion, Invasion
from fathomfive.games.jupiter.steps.setup import Begin, ChooseRobots, InstallCores, SetUp
from fathomfive.games.jupiter.steps.turn import CleanUp, Turn

SEATS = range(1, len(ROBOTS) + 1)  # JUP-RULING-1


def open_book(overrides: Mapping[str, Any], options: Options) -> Book:
    return load_book(overrides, options)


def begin(start: Start) -> tuple[JupiterState, Sequence[Step]]:
    """The table before the first shuffle: nothing laid out, the crew in the pod, the deck in order."""
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


GAME = Game(
    id="jupiter",
    title="Jupiter Deep",
    package=PACKAGE,
    seats=SEATS,
    version=2,
    state=JupiterState,
    steps=(SetUp, ChooseRobots, InstallCores, Begin, Turn, Act, Conversion, Invasion, Draw, CleanUp),
    actions=ACTIONS,
    options=Options,
    book=open_book,
    begin=begin,
    evaluate=evaluate,
    courses=courses,
    parts=parts,
    stage=stage,
    scene=scene,
    describe=describe,
    prompt=prompt,
    why_not=why_not,
    faint=faint,
    banner=banner,
    zones=JupiterState.zones,
    components=JupiterState.components,
    observe=observe,
    domains=domains,
    cooperative=lambda options: True,
)
