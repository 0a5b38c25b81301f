"""What the script of a keepsake draws: boards as scenes and patches, figures, plates, and the art they need.

Of a scene only what lies on the board is kept; of a sheet of art only what some picture shows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import pairwise
from typing import Any

import msgspec
from msgspec.structs import replace

from fathomfive.keepsake.retelling import Retold
from fathomfive.kernel.game import Game
from fathomfive.kernel.languages import tongues, word_files
from fathomfive.kernel.tells import Tell
from fathomfive.kernel.text import FALLBACK, house_words
from fathomfive.scene import (
    Aim,
    Area,
    Box,
    Drawing,
    Edge,
    Ghost,
    Link,
    Mat,
    Node,
    Patch,
    Piece,
    Scene,
    Seats,
    Sprite,
    Stage,
    Threshold,
    Trail,
    diff,
)
from fathomfive.scene.excerpt import excerpt
from fathomfive.scene.sheet import sheet_of
from fathomfive.scene.view import show_folded, stage_of

ON_THE_BOARD = (Piece, Link, Edge, Area, Threshold, Trail, Aim, Ghost, Mat, Seats)
"""Seats stand beside it; a figure of what somebody did shows their portrait from there."""
EXITS = tuple(
    f"ff-{way}" for way in ("up", "up-right", "right", "down-right", "down", "down-left", "left", "up-left")
)
"""Arrows on the ways out of a board, as the client's renderer draws them."""


class Caption(msgspec.Struct):
    title: str
    text: str


class Boards(msgspec.Struct):
    """The pictures of one evening: the first whole, then what changed."""

    stages: dict[str, Stage]
    first: Scene
    patches: list[Patch]
    captions: list[Caption] = []
    """What each shows."""


class Promise(msgspec.Struct):
    """What was promised about the dice of one evening, and opened when it was over."""

    commitment: str
    secret: str
    salt: str
    nonces: tuple[str, ...]
    key: str


class Figure(msgspec.Struct):
    """A cut of the board around what happened, for the element of the page that waits for it."""

    id: str
    evening: int
    picture: int
    tells: list[Tell] = []
    """Without any: the whole board."""


class Plate(msgspec.Struct):
    """A drawing of a story's page."""

    id: str
    box: Box
    items: Drawing


class Emblem(msgspec.Struct):
    """A sprite beside words."""

    id: str
    sprite: Sprite
    size: int


class ForScript(msgspec.Struct):
    """All that the script reads, as JSON in the page."""

    language: str
    names: list[dict[int, str]]
    """By evening."""
    words: list[tuple[str, str]]
    """Language files: tongue and text, English last."""
    boards: list[Boards]
    figures: list[Figure]
    plates: list[Plate]
    emblems: list[Emblem]
    promises: list[Promise | None]
    """By evening; none where nobody promised anything."""
    sheets: list[str] = []


def boards_of(retold: Retold, entries: Sequence[int]) -> Boards:
    """The board after each of these entries."""
    wanted = set(entries)
    stages: dict[str, Stage] = {}
    scenes: list[Scene] = []
    for entry, match in retold.journal.moments():
        if entry in wanted:
            stage = stage_of(match)
            stages[stage.id] = stage
            scenes.append(_board(show_folded(match, retold.viewer, seq=len(scenes))))
    patches = [diff(before, after) for before, after in pairwise(scenes)]
    return Boards(stages, scenes[0], patches)


def _board(scene: Scene) -> Scene:
    nodes: dict[str, Node] = {
        name: node for name, node in scene.nodes.items() if isinstance(node, ON_THE_BOARD)
    }
    order = tuple(name for name in scene.order if name in nodes)
    return replace(
        scene, nodes=nodes, order=order, options=(), prompt=None, changed=(), tabs=(), outcome=None
    )


def words_for(game: Game[Any], language: str) -> list[tuple[str, str]]:
    """What the names on a board are written in: the kernel's words and the game's, in this language and in
    English."""
    folders: list[Traversable] = [house_words(), files(game.package) / "text"]
    return [
        (
            tongue,
            "\n".join(file.read_text("utf-8") for folder in folders for file in word_files(folder, tongue)),
        )
        for tongue in tongues(language, FALLBACK)
    ]


def sheets_for(drawn: ForScript, game: Game[Any], house: str) -> list[str]:
    """Of the house's art and the game's what these pictures show."""
    wanted = {*_symbols(msgspec.to_builtins(drawn)), f"{game.id}-cover", *EXITS}
    own = sheet_of(game.package).svg
    return [excerpt(sheet, sorted(wanted)) for sheet in (house, own) if sheet]


def _symbols(data: object) -> Iterator[str]:
    """The names of all pictures in it: of sprites, and of the faces that dice and cards show."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key == "symbol" and isinstance(value, str):
                yield value
            elif key == "spots":
                yield from _strings(value)
            else:
                yield from _symbols(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from _symbols(value)


def _strings(values: Iterable[object]) -> Iterator[str]:
    return (value for value in values if isinstance(value, str))
