"""What lies over the table for a while: the curtain between two people, and a sheet to read."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Group as Lines
from rich.text import Text as Rich
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Static


class Curtain(Screen[None]):
    """Hides everything until the next person is alone with the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", "open")]

    def __init__(self, title: str, text: str) -> None:
        super().__init__()
        self.words = Rich.assemble((title, "bold"), "\n\n", (text, "dim"), justify="center")

    def compose(self) -> ComposeResult:
        yield Static(self.words, id="curtain")


class Sheet(ModalScreen[None]):
    """Something to read: rules, the whole log. Any way out closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q,question_mark,l,t", "dismiss", "close", priority=True)
    ]

    def __init__(self, title: str, lines: list[Rich], *, from_the_end: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.lines = lines
        self.from_the_end = from_the_end

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="sheet"):
            yield Static(Rich(self.heading, "bold"), id="sheet-heading")
            yield Static(Lines(*self.lines))

    def on_mount(self) -> None:
        sheet = self.query_one("#sheet", VerticalScroll)
        sheet.focus()
        if self.from_the_end:
            sheet.scroll_end(animate=False)
