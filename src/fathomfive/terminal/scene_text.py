"""A whole scene or form as one renderable, for `console.print` and for any widget that takes one.

Two columns where there is room; on a low screen the question, the board and the short forms.
"""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table as Grid
from rich.text import Text as Rich

from fathomfive.kernel.text import Texts
from fathomfive.scene import Form, Scene, Stage, Where
from fathomfive.terminal import sheets
from fathomfive.terminal.forms import form_lines
from fathomfive.terminal.ink import LAMP, QUIET, TONES, flow, hang, ink, plain
from fathomfive.terminal.render import board, legend, panels, top_parts
from fathomfive.terminal.tray import Numbered, Tray

WIDE = 100
"""From here on, board and panels stand side by side."""
TALL = 32
"""Below this height panels beside the board show their shortest form."""


class SceneText:
    """A scene for `console.print`: two columns where there is room, else one with the question last."""

    def __init__(self, stage: Stage | None, scene: Scene, texts: Texts) -> None:
        self.stage = stage
        self.scene = scene
        self.texts = texts
        self.tray = Tray.of(scene.options, texts)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        short = console.is_terminal and console.height < TALL
        gap = Rich("\n" if short else "\n\n")
        yield from flow(
            [sheets.heading(self.scene, self.texts), *top_parts(self.scene, self.texts, short=short)], width
        )
        if self.scene.outcome is not None:
            yield sheets.ending(self.scene, self.texts)
        if not short:
            yield Rich("")
        if width < WIDE:
            yield gap.join([*self._table(width, short), *self._question(width, short)])
            return
        left = width * 11 // 20
        right = width - left - 3
        grid = Grid.grid(padding=(0, 3, 0, 0))
        grid.add_column(width=left)
        grid.add_column(width=right)
        grid.add_row(gap.join(self._table(left, short)), gap.join(self._question(right, short)))
        yield grid

    def _part(self, *where: Where, width: int, short: bool) -> list[Rich]:
        part = panels(self.scene, self.texts, width, where=where, short=short)
        return [part] if part.plain else []

    def _table(self, width: int, short: bool) -> list[Rich]:
        """The board with its legend, or the page that stands in its place; then what lies beside it."""
        parts = self._part("board", width=width, short=False)
        if self.stage is not None and not parts:
            parts.append(board(self.stage, self.scene, self.texts, width))
            if not short:
                parts.append(legend(self.stage, self.scene, self.texts, width))
        if short:
            return parts + self._part("rail", "band", "dock", width=width, short=True)
        return (
            parts
            + self._part("rail", width=width, short=False)
            + self._part("band", width=width, short=False)
        )

    def _question(self, width: int, short: bool) -> list[Rich]:
        """The prompt and the options, with what bears on them; then hand and log."""
        parts = [
            Rich("\n").join(hang(sheets.prompt(self.scene, self.texts), width, indent=0)),
            *self._part("ahead", width=width, short=False),
            options(self.tray, self.texts, width),
            *self._part("between", width=width, short=False),
            *(self._part("dock", width=width, short=False) if not short else ()),
        ]
        return [part for part in parts if part.plain]


class FormText:
    """A form for `console.print`."""

    def __init__(self, form: Form, texts: Texts) -> None:
        self.form = form
        self.texts = texts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in form_lines(self.form, self.texts):
            yield from hang(line, options.max_width, indent=6)


def options(tray: Tray, texts: Texts, width: int = 78) -> Rich:
    """All options by their verbs, chips side by side; what cannot be done says why, and its rule."""
    indent = max((len(group.label) for group in tray.groups), default=0) + 2
    lines: list[Rich] = []
    for group in tray.groups:
        chips = [one for one in group.options if one.number and one.option.style not in ("row", "toggle")]
        found = flow((_chip(one, texts) for one in chips), width - indent)
        for one in group.options:
            if one not in chips:
                found += hang(_row(one, texts), width - indent, indent=2)
        for n, line in enumerate(found):
            lines.append(Rich.assemble((f"{group.label if n == 0 else '':<{indent}}", QUIET), line))
    return Rich("\n").join(lines)


def _chip(one: Numbered, texts: Texts) -> Rich:
    option = one.option
    out = Rich().append(f"{one.number} ", LAMP)
    if option.sprite is not None and option.sprite.letter:
        out.append(f"{option.sprite.letter} ", QUIET)
    out.append(plain(option.label, texts), "bold" if option.style == "primary" else "")
    return out.append(f" {plain(option.value, texts)}" if option.value else "", QUIET)


def _row(one: Numbered, texts: Texts) -> Rich:
    option = one.option
    label = plain(option.label, texts)
    if not one.number:
        why = Rich.assemble((f"- {label}: ", QUIET), ink(option.why_not, texts, QUIET))
        return why.append(f"  {option.rule}", QUIET)
    state = ("[x] " if option.on else "[ ] ") if option.style == "toggle" else ""
    out = Rich.assemble((f"{one.number} ", LAMP), state, (label, "bold"))
    out.append(f"  {plain(option.follows, texts)}" if option.follows else "", QUIET)
    if option.badge is not None:
        out.append(f"  [{plain(option.badge.text, texts)}]", TONES[option.badge.tone])
    return out.append(f"  {plain(option.value, texts)}" if option.value else "", "bold")
