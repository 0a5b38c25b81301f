"""What fits around the board when room is short: hand and goal first, then legend and panels as folded.

What finds no room below the board may stand below the options; what has to give way shows its shortest
form, if it has one; the whole table is one key away.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec
from rich.text import Text as Rich

from fathomfive.kernel.text import Texts, say
from fathomfive.scene import Counter, Goal, Hand, Log, Objectives, Panel, Scene, Sheet, Stage
from fathomfive.terminal import render
from fathomfive.terminal.ink import QUIET, hang, plain

LEGEND = "(legend)"
"""Stands for the board's legend among the ids of panels."""


class Room(msgspec.Struct, frozen=True):
    """A part of the screen to write on."""

    width: int
    height: int


def around_board(
    stage: Stage, scene: Scene, texts: Texts, below: Room, beside: Room
) -> tuple[list[Rich], list[Rich]]:
    """The lines below the board and those below the options. Says so where they do not show everything."""
    whole = {name: _whole(name, stage, scene, texts, below.width) for name in _by_importance(scene)}

    def lines(chosen: Sequence[str], elsewhere: Sequence[str] = ()) -> list[Rich]:
        return _lines(scene, texts, below.width, whole, chosen, elsewhere)

    everything = lines(list(whole))
    if len(everything) <= below.height:
        return everything, []
    chosen: list[str] = []
    for name in whole:
        if len(lines([*chosen, name])) < below.height:
            chosen.append(name)
    overflow, moved = _overflow([name for name in whole if name not in chosen], stage, scene, texts, beside)
    rest = lines(chosen, moved)
    if len(chosen) + len(moved) == len(whole) and len(rest) <= below.height:
        return rest, overflow
    more = Rich(texts(say("screen-more")), QUIET)
    return [*rest[: max(0, below.height - 1)], more][: max(0, below.height)], overflow


def _overflow(
    names: Sequence[str], stage: Stage, scene: Scene, texts: Texts, room: Room
) -> tuple[list[Rich], list[str]]:
    """What of these fits elsewhere as a whole, each after an empty line, and which these are."""
    lines: list[Rich] = []
    moved: list[str] = []
    for name in names:
        part = [Rich(), *_whole(name, stage, scene, texts, room.width)]
        if len(part) > 1 and len(lines) + len(part) <= room.height:
            lines += part
            moved.append(name)
    return lines, moved


def _by_importance(scene: Scene) -> Iterator[str]:
    """What can be shown whole or short. Counters are short already."""
    panels = {
        name: node
        for name in scene.order
        if isinstance(node := scene.nodes[name], Panel) and not isinstance(node, Log | Counter | Sheet)
    }
    first = [name for kind in (Hand, Goal, Objectives) for name in panels if isinstance(panels[name], kind)]
    yield from first
    if not any(panel.where == "board" for panel in panels.values()):
        yield LEGEND
    yield from sorted((name for name in panels if name not in first), key=lambda name: panels[name].fold)


def _whole(name: str, stage: Stage, scene: Scene, texts: Texts, width: int) -> list[Rich]:
    if name == LEGEND:
        return _rows(render.legend(stage, scene, texts, width), width)
    return _rows(render.panels(_only(scene, [name]), texts, width), width)


def _lines(
    scene: Scene,
    texts: Texts,
    width: int,
    whole: Mapping[str, list[Rich]],
    chosen: Sequence[str],
    elsewhere: Sequence[str],
) -> list[Rich]:
    """The chosen ones whole, in the order of the scene, below the shortest form of all that are nowhere."""
    rest = [name for name in scene.order if name not in chosen and name not in elsewhere]
    lines = _rows(render.panels(_only(scene, rest), texts, width, short=True), width)
    for name in rest:
        node = scene.nodes[name]
        if isinstance(node, Hand):
            lines += _rows(_names(node, texts), width)
    for name in (LEGEND, *scene.order):
        if name in chosen:
            lines += whole[name]
    return lines


def _rows(part: Rich, width: int) -> list[Rich]:
    return [line for row in part.split() for line in hang(row, width)] if part.plain else []


def _only(scene: Scene, names: list[str]) -> Scene:
    return msgspec.structs.replace(
        scene, nodes={name: scene.nodes[name] for name in names}, order=tuple(names)
    )


def _names(hand: Hand, texts: Texts) -> Rich:
    """A hand in one line."""
    cards = ", ".join(plain(card.label, texts) for card in hand.cards)
    return Rich.assemble((plain(hand.label, texts), QUIET), f"  {cards or '-'}")
