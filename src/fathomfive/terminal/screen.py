"""The Textual screen one plays at. Keyboard only: a number or the arrows choose, Enter plays.

It draws what `Sitting` shows and sends back what was chosen; the rules are none of its business.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ClassVar

from rich.text import Text as Rich
from textual import work
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.widgets import OptionList

from fathomfive.kernel.game import Refused
from fathomfive.kernel.text import person, say
from fathomfive.scene import Option, Scene
from fathomfive.terminal import sheets
from fathomfive.terminal.covers import Curtain
from fathomfive.terminal.ink import QUIET, ink
from fathomfive.terminal.picture import Picture
from fathomfive.terminal.sitting import Sitting
from fathomfive.terminal.words import refusal

BOT_PAUSE = 0.3
"""Seconds after a bot's answer, so that one sees it happen."""


AT_THE_TABLE = frozenset({"why", "undo", "wait", "table", "about", "log", "save", "let_go"})


class TableApp(Picture):
    """One match, one keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "why", "why"),
        Binding("u", "undo", "undo"),
        Binding("w", "wait", "wait"),
        Binding("t", "table", "table"),
        Binding("i", "about", "about"),
        Binding("l", "log", "log"),
        Binding("s", "save", "save"),
        Binding("escape", "let_go", "let go"),
        Binding("q", "leave", "quit"),
        Binding("ctrl+c,ctrl+q", "leave", "quit", priority=True),
    ]

    def __init__(self, sitting: Sitting, bot_pause: float = BOT_PAUSE) -> None:
        super().__init__(sitting.texts, sitting.game.rulebook_in(sitting.texts.language))
        self.sitting = sitting
        self.bot_pause = bot_pause
        self.typed = ""
        self.confirming: Option | None = None
        self.leaving = False

    def on_mount(self) -> None:
        self.choices.focus()
        self.go_on()

    # --- the course of play --------------------------------------------------------------------------

    @work(exclusive=True)
    async def go_on(self) -> None:
        """Let bots answer, hand the screen over if need be, then put the question."""
        while self.sitting.bot_speaks:
            self.draw()
            self.sitting.answer(await asyncio.to_thread(self.sitting.bot_choice))
            self.draw()
            await asyncio.sleep(self.bot_pause)
        if self.sitting.needs_curtain:
            speaker = person(self.sitting.speaker or 0)
            title, text = say("curtain-title", who=speaker), say("curtain-text", who=speaker)
            await self.push_screen_wait(Curtain(self.texts(title), self.texts(text)))
            self.sitting.hand_over()
        self.draw()

    def draw(self) -> None:
        sitting = self.sitting
        scene = sitting.scene
        self.typed, self.confirming = "", None
        guide = sitting.guide
        pointed = guide.options if guide is not None else ()
        self.draw_question(self._prompt(scene), () if sitting.bot_speaks else scene.options, pointed)
        self.draw_table(sitting.stage, scene)
        self.draw_log(sitting.log)
        self.draw_keys(say("screen-keys-over" if sitting.match.over else "screen-keys"))

    def _prompt(self, scene: Scene) -> Rich:
        if self.sitting.bot_speaks:
            thinks = say("play-bot-thinks", who=person(self.sitting.speaker or 0))
            return ink(thinks, self.texts, QUIET)
        over, guide = self.sitting.match.over, self.sitting.guide
        prompt = sheets.ending(scene, self.texts) if over else sheets.prompt(scene, self.texts)
        if guide is None:
            return prompt
        told = sheets.guide(guide, self.texts)
        return Rich("\n\n").join([prompt, told] if over else [told, prompt])

    def _do(self, deed: Callable[[], object]) -> None:
        """Carry out what a person asked for, then go on; a refusal stands where the eyes are."""
        if self.sitting.bot_speaks:  # it is thinking: the table is not ours to touch
            return
        try:
            deed()
        except Refused as refused:
            self.note(refusal(self.texts, refused))
            return
        self.go_on()

    # --- keys ----------------------------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Behind the curtain or a sheet the table is out of reach; only leaving is always possible."""
        return action not in AT_THE_TABLE or not self.covered

    @property
    def covered(self) -> bool:
        return len(self.screen_stack) > 1

    def on_key(self, event: Key) -> None:
        """Digits choose: 1, or 1 and 2 for twelve."""
        if event.character is None or not event.character.isdecimal() or self.covered:
            return
        for number in (self.typed + event.character, event.character):
            if 1 <= int(number) <= len(self.tray.open):
                self.typed = number
                self.point_at(self.tray.open[int(number) - 1])
                return

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        option = self.option(event.option.id)
        if option is not None and option is not self.confirming:
            self.confirming = None
            self.describe(option)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        option = self.option(event.option.id)
        if option is None:
            return
        if option.confirm and option is not self.confirming:
            self.confirming = option
            self.note(say("screen-confirm", says=sheets.sentence(option, self.texts)))
            return
        self._do(lambda: self.sitting.play(option))

    def action_let_go(self) -> None:
        self.typed, self.confirming = "", None
        if self.pointed_at is not None:
            self.describe(self.pointed_at)

    def action_undo(self) -> None:
        self._do(self.sitting.undo)

    def action_wait(self) -> None:
        self._do(self.sitting.step_back)

    def action_save(self) -> None:
        try:
            self.note(self.sitting.save_somewhere())
        except Refused as refused:
            self.note(refusal(self.texts, refused))

    def action_leave(self) -> None:
        """Quitting saves. If that cannot be done it says so, and a second time it lets go."""
        try:
            farewell = self.texts(self.sitting.leave())
        except Refused as refused:
            farewell = refusal(self.texts, refused)
            if not self.leaving:
                self.leaving = True
                self.note(farewell)
                return
        self.exit(message=farewell or None)

    def action_why(self) -> None:
        """The rule of the option under the lamp, then the others that matter now."""
        rules, option = self.sitting.rules_now(self.sitting.scene), self.pointed_at
        if option is None:
            self.read_rules(say("play-rules-now"), rules)
            return
        others = [rule for rule in rules if rule != option.rule]
        self.read_rules(sheets.sentence(option, self.texts), [option.rule, *others])

    def action_table(self) -> None:
        self.read_table(self.sitting.stage, self.sitting.scene)

    def action_about(self) -> None:
        self.read_about(self.sitting.stage, self.sitting.scene)

    def action_log(self) -> None:
        self.read_log(self.sitting.log)
