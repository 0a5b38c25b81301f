"""A stage and a scene as text, part by part: the board, its legend, the panels.

The same for a pipe without colour, a terminal and a Textual widget; `sheets.py` puts them together.
"""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text as Rich

from fathomfive.kernel.text import Texts
from fathomfive.scene import Counter, Log, Option, Panel, Scene, Stage, Story, Where
from fathomfive.terminal.board import BoardText
from fathomfive.terminal.ink import flow, hang
from fathomfive.terminal.panels import PanelText, brief
from fathomfive.terminal.tray import Tray


def numbers_of(options: Iterable[Option], texts: Texts) -> dict[str, int]:
    """What a person types for each option, by its id; what cannot be chosen has no number."""
    tray = Tray.of(list(options), texts)
    return {option.id: number for number, option in enumerate(tray.open, 1)}


def board(stage: Stage, scene: Scene, texts: Texts, width: int = 78) -> Rich:
    """The board alone. Places that an option leads to carry its number."""
    return Rich("\n").join(BoardText(stage, scene, texts, numbers_of(scene.options, texts)).lines(width))


def page(scene: Scene, texts: Texts, width: int = 78) -> Rich:
    """What is read in the place of the board, if anything is."""
    return panels(scene, texts, width, where=("board",))


def legend(stage: Stage, scene: Scene, texts: Texts, width: int = 78) -> Rich:
    """Every piece by its letters and name, what they carry, and what the signs mean."""
    lines = BoardText(stage, scene, texts, numbers_of(scene.options, texts)).legend()
    return Rich("\n").join([part for line in lines for part in hang(line, width, indent=2)])


def panels(
    scene: Scene,
    texts: Texts,
    width: int = 78,
    *,
    where: tuple[Where, ...] = (),
    short: bool = False,
    thorough: bool = False,
) -> Rich:
    """The panels of these places, or all beside the board but the log, below each other, in this width.

    Counters share a line; `short` shows only what has a short form, and leaves out the rest; `thorough`
    gives every card its words.
    """
    show = PanelText(scene, texts, numbers_of(scene.options, texts), thorough=thorough)
    lines: list[Rich] = []
    strip: list[Rich] = []
    for panel in _panels(scene):
        if panel.where not in where if where else isinstance(panel, Log) or panel.where == "board":
            continue
        if panel.where == "folded" and "folded" not in where:
            continue  # read when it is asked for
        shortest = brief(panel, texts)
        if shortest is not None and (short or isinstance(panel, Counter)):
            strip.append(shortest)
        elif not short:
            indent = 2 if isinstance(panel, Story) else 4
            lines += [part for line in show.lines(panel) for part in hang(line, width, indent)]
    return Rich("\n").join([*flow(strip, width), *lines])


def _panels(scene: Scene) -> list[Panel]:
    return [node for name in scene.order if isinstance(node := scene.nodes[name], Panel)]
