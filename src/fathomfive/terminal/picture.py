"""How a table fills the screen: heading, board and panels, the question with its options, log and keys.

What the keys do is up to those who use it: the table one plays at, and the journal one looks back through.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.terminal_theme import TerminalTheme
from rich.text import Text as Rich
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widget import Widget
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Choice

from fathomfive.kernel.rules import Rulebook
from fathomfive.kernel.text import Texts, Words, say
from fathomfive.scene import Line, Option, Scene, Stage
from fathomfive.terminal import render, sheets
from fathomfive.terminal.covers import Sheet
from fathomfive.terminal.ink import QUIET, hang, ink, plain
from fathomfive.terminal.layout import Room, around_board
from fathomfive.terminal.tray import Tray

WATER = TerminalTheme(
    background=(6, 19, 27),
    foreground=(237, 243, 240),
    normal=[
        (6, 19, 27),
        (255, 122, 107),  # danger
        (106, 211, 166),  # good news
        (255, 203, 107),  # the lamp
        (127, 170, 232),
        (206, 160, 220),
        (127, 212, 232),  # information
        (237, 243, 240),
    ],
)
"""The house's colours for those that a terminal knows by name."""

SHEET = 110
"""The widest a sheet gets."""
WIDE = 110
TALL = 34
"""From this many columns and lines on there is more room for options and log."""
EXPLAINED = 6
"""Lines for the option under the lamp in words, with its edge."""


class Picture(App[None]):
    """The screen without its meaning."""

    CSS_PATH = Path(__file__).with_name("screen.tcss")
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, texts: Texts, rulebook: Rulebook) -> None:
        super().__init__()
        self.texts = texts
        self.rulebook = rulebook
        self.tray = Tray()
        self.board = Rich()
        self._prompt_lines: list[Rich] = []
        self._question_height = 0
        self.ansi_theme_dark = WATER

    def compose(self) -> ComposeResult:
        yield Static(id="heading")
        with Horizontal(id="table"):
            with VerticalScroll(id="left", can_focus=False):
                yield Static(id="board")
                yield Static(id="panels")
            with Vertical(id="dock"):
                yield Static(id="prompt")
                yield OptionList(id="options", compact=True)
                yield Static(id="beside")
                yield Static(id="chosen")
        yield Static(id="log")
        yield Static(id="keys")

    # --- drawing -------------------------------------------------------------------------------------

    def draw_table(self, stage: Stage, scene: Scene, where: Words = "") -> None:
        """The picture, after the question: what finds no room below the board may stand below the options."""
        self._set("heading", sheets.heading(scene, self.texts, where))
        width = self.size.width - self._dock_width - 3
        page = render.page(scene, self.texts, width)
        board = page if page.plain else render.board(stage, scene, self.texts, width)
        below = Room(width, self._table_height - len(board.split()))
        beside = Room(self._dock_width - 3, self._dock_room - self._question_height)
        panels, overflow = around_board(stage, scene, self.texts, below, beside)
        self.board = board
        self._set("board", board)
        self._set("panels", Lines(*panels))
        self._set("beside", Lines(*overflow))
        self.choices.styles.height = self._question_height if overflow else "1fr"

    @property
    def _table_height(self) -> int:
        return self.size.height - self._log_height - 3

    @property
    def _dock_room(self) -> int:
        """Lines for options and what stands below them: without the prompt and the option in words."""
        prompt = len(self._prompt_lines) + 1
        return self._table_height - prompt - EXPLAINED

    @property
    def _dock_width(self) -> int:
        return 54 if self.size.width >= WIDE else 36

    @property
    def _log_height(self) -> int:
        return 8 if self.size.height >= TALL else 3

    def on_resize(self) -> None:
        self._widget("dock").styles.width = self._dock_width
        self._widget("log").styles.height = self._log_height + 1  # its upper edge
        self.draw()

    def draw(self) -> None:
        """Everything anew; a resize asks for it too."""
        raise NotImplementedError

    def draw_question(self, prompt: Rich, options: Sequence[Option], pointed: Collection[str] = ()) -> None:
        """The prompt and its options, each in full if there is room for all of them, else in a line.

        One that a guide points at is under the lamp first.
        """
        width = self._dock_width - 3
        self._prompt_lines = [part for line in prompt.split() for part in hang(line, width, 0)]
        self._set("prompt", prompt)
        self.tray = Tray.of(options, self.texts)
        choices = self._choices(width, pointed, full=True)
        if self._height_of(choices) > self._dock_room:
            choices = self._choices(width, pointed, full=False)
        self._question_height = self._height_of(choices)
        self.choices.clear_options()
        self.choices.add_options(choices)
        if self.tray.open:
            self.point_at(min(self.tray.open, key=lambda option: option.id not in pointed))
        else:
            self.note("")

    def _choices(self, width: int, pointed: Collection[str], *, full: bool) -> list[Choice]:
        choices: list[Choice] = []
        for group in self.tray.groups:
            heading = group.heading(self.texts)
            if heading or choices:
                choices.append(Choice(ink(heading, self.texts, QUIET), disabled=True))
            for one in group.options:
                line = sheets.option_line(one, self.texts, pointed)
                if full:
                    line = Rich("\n").join(hang(line, width))
                else:
                    line.truncate(width, overflow="ellipsis")
                choices.append(Choice(line, id=one.option.id, disabled=not one.number))
        return choices

    @staticmethod
    def _height_of(choices: Sequence[Choice]) -> int:
        return sum(str(choice.prompt).count("\n") + 1 for choice in choices)

    def draw_log(self, log: Sequence[Line]) -> None:
        """As many of the last lines as there is room for, one row each."""
        lines = sheets.log(log[-self._log_height :], self.texts)
        for line in lines:
            line.no_wrap, line.overflow = True, "ellipsis"
        self._set("log", Lines(*lines))

    def draw_keys(self, keys: Words) -> None:
        self._set("keys", self.texts(keys))

    def note(self, words: Words) -> None:
        """Something to say about what was just tried, below the options."""
        self._set("chosen", ink(words, self.texts))

    def describe(self, option: Option) -> None:
        """What an option does, in a whole sentence, and on the board where it leads."""
        self._set("chosen", sheets.explained(option, self.texts))
        board = self.board.copy()
        number = self.tray.open.index(option) + 1
        board.highlight_regex(rf"(?<=[(,]){number}(?=[,)])", "reverse")
        self._set("board", board)

    def _widget(self, name: str) -> Widget:
        """A part of the table, also while a curtain or a sheet lies over it."""
        return self.screen_stack[0].query_one(f"#{name}")

    def _set(self, name: str, sheet: RenderableType) -> None:
        widget = self._widget(name)
        assert isinstance(widget, Static)
        widget.update(sheet)

    # --- the option under the lamp -------------------------------------------------------------------

    @property
    def choices(self) -> OptionList:
        return self.screen_stack[0].query_one("#options", OptionList)

    @property
    def pointed_at(self) -> Option | None:
        choice = self.choices.highlighted_option
        return self.option(choice.id) if choice is not None else None

    def option(self, name: str | None) -> Option | None:
        return next((option for option in self.tray.open if option.id == name), None)

    def point_at(self, option: Option) -> None:
        self.choices.highlighted = self.choices.get_option_index(option.id)

    # --- sheets to read ------------------------------------------------------------------------------

    def read_rules(self, title: Words, rules: Sequence[str]) -> None:
        paragraphs = [sheets.rule(rule, self.rulebook, self.texts) for rule in rules]
        lines = [line for paragraph in paragraphs for line in (paragraph, Rich())]
        self.push_screen(Sheet(self.texts(title), lines[:-1]))

    def read_table(self, stage: Stage, scene: Scene) -> None:
        """The whole table with nothing folded away; the board last, it is in view anyway."""
        width = min(self.size.width, SHEET) - 12
        board, *rest = sheets.table(stage, scene, self.texts, width, thorough=True)
        self.push_screen(Sheet(plain(scene.title, self.texts), [*rest, Rich(), board]))

    def read_about(self, stage: Stage, scene: Scene) -> None:
        """Everything that lies on the table, with the rules that say what it is."""
        paragraphs = sheets.about(stage, scene, self.texts, self.rulebook)
        lines = [line for paragraph in paragraphs for line in (paragraph, Rich())]
        self.push_screen(Sheet(self.texts(say("play-about")), lines[:-1]))

    def read_log(self, log: Sequence[Line]) -> None:
        lines = sheets.log(log, self.texts) or [Rich(self.texts(say("play-log-empty")))]
        self.push_screen(Sheet(self.texts(say("play-log")), lines, from_the_end=True))
