"""The plain line mode: the scene printed, an answer read. Works on any terminal and through a pipe."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TextIO

from rich.console import Console, RenderableType
from rich.padding import Padding

from fathomfive.kernel.game import Refused
from fathomfive.kernel.text import Words, person, say
from fathomfive.learning.lesson import Guide
from fathomfive.scene import Option, Scene
from fathomfive.terminal import sheets
from fathomfive.terminal.ink import hang, ink
from fathomfive.terminal.sitting import Sitting
from fathomfive.terminal.tray import Tray
from fathomfive.terminal.words import refusal

LOG_LINES = 40
"""How many lines `l` shows."""


class Leave(Exception):
    """Somebody quits, or nobody types any more; says what to say first."""

    def __init__(self, words: Words = "") -> None:
        self.words = words


class PlainTable:
    """One command a line: a number answers, letters look, take back and save."""

    def __init__(
        self, sitting: Sitting, source: TextIO | None = None, console: Console | None = None
    ) -> None:
        self.sitting = sitting
        self.texts = sitting.texts
        self.source = source or sys.stdin
        self.console = console or Console(highlight=False)
        self.heard = 0

    def run(self) -> None:
        sitting = self.sitting
        self._say(sitting.greeting)
        try:
            while not sitting.match.over:
                if sitting.bot_speaks:
                    sitting.answer(sitting.bot_choice())
                    continue
                if sitting.needs_curtain:
                    self._curtain()
                self._answer()
            self._print_news()
            self._print_table(sitting.scene)
            self._print_guide()
        except Leave as leave:
            self._say(leave.words)
        self._say(sitting.leave())

    # --- what is printed -----------------------------------------------------------------------------

    def _say(self, words: Words) -> None:
        if words:
            self.console.print(ink(words, self.texts), soft_wrap=True)

    def _print(self, *sheet: RenderableType) -> None:
        for part in sheet:
            self.console.print(part)

    def _print_news(self) -> None:
        """What happened since the last time this person looked."""
        lines = [line for line in self.sitting.log if not line.old]
        self._print(*sheets.log(lines, self.texts))

    def _print_table(self, scene: Scene) -> None:
        self._print("", sheets.heading(scene, self.texts), "")
        self._print(*sheets.table(self.sitting.stage, scene, self.texts, self.console.width))
        if scene.outcome is not None:
            self._print("", sheets.ending(scene, self.texts))

    def _print_guide(self) -> Guide | None:
        guide = self.sitting.guide
        if guide is not None:
            self._print("", Padding(sheets.guide(guide, self.texts), (0, 0, 0, 2)))
        return guide

    def _print_question(self, scene: Scene, tray: Tray) -> None:
        guide = self._print_guide()
        self._print("", sheets.prompt(scene, self.texts))
        for line in sheets.options(tray, self.texts, guide.options if guide is not None else ()):
            self._print(*hang(line, self.console.width))

    # --- what is read --------------------------------------------------------------------------------

    def _read(self, prompt: Words) -> str:
        self.console.print(self.texts(prompt), end=" ", markup=False, style="bold")
        self.console.file.flush()
        try:
            line = self.source.readline()
        except KeyboardInterrupt:
            self.console.print()
            raise Leave from None
        if not self.source.isatty():  # a pipe shows nothing of what it types
            self.console.print(line.rstrip("\n"), markup=False)
        if not line:
            raise Leave(say("play-end-input"))
        return line.strip()

    def _curtain(self) -> None:
        """Hide what the last person saw. Nobody looks over a pipe's shoulder, so there it needs no Enter."""
        speaker = self.sitting.speaker
        assert speaker is not None
        words = say("curtain-plain", who=person(speaker))
        if self.source.isatty():
            self.console.clear()
            self._read(words)
            self.console.clear()
        else:
            self._say(words)
        self.sitting.hand_over()

    def _answer(self) -> None:
        """Put the question until it is answered or the table has changed."""
        scene = self.sitting.scene
        tray = Tray.of(scene.options, self.texts)
        self._print_news()
        self._print_table(scene)
        self._print_question(scene, tray)
        entries, chosen = self.sitting.entries, None
        while self.sitting.entries == entries:
            typed = self._read(say("play-prompt", who=person(scene.viewer or 0)))
            try:
                if typed.isdecimal():
                    chosen = self._choose(int(typed), tray.open, chosen)
                elif self._look_or_act(typed, scene, tray):
                    return
            except Refused as refused:
                self._say(refusal(self.texts, refused))

    def _choose(self, number: int, options: list[Option], chosen: Option | None) -> Option | None:
        """Play an option; one that must not happen by accident wants its number twice."""
        if not 1 <= number <= len(options):
            raise Refused(say("play-no-number", number=number, count=len(options)))
        option = options[number - 1]
        if option.confirm and option is not chosen:
            self._say(say("play-confirm", says=sheets.sentence(option, self.texts), number=number))
            return option
        self.sitting.play(option)
        return None

    def _look_or_act(self, typed: str, scene: Scene, tray: Tray) -> bool:
        """Everything that is no number. True if the question may be another one now."""
        command, _, rest = typed.partition(" ")
        if typed.startswith("?"):
            self._explain(typed[1:].strip(), scene, tray)
        elif command == "i":
            self._inspect(rest.strip(), scene)
        elif command == "l":
            self._print(*sheets.log(self.sitting.log[-LOG_LINES:], self.texts))
        elif command == "u":
            self.sitting.undo()
        elif command == "w":
            self.sitting.step_back()
            return True
        elif command == "s":
            self._say(self.sitting.save_somewhere(Path(rest) if rest else None))
        elif command == "q":
            raise Leave
        elif command in ("", "h"):
            self._print_question(scene, tray)
            self._say(say("play-commands", count=len(tray.open)))
        else:
            self._say(say("play-no-command", given=typed))
        return False

    def _inspect(self, wanted: str, scene: Scene) -> None:
        """`i` everything that lies on the table, `i speargun` what that is."""
        sitting = self.sitting
        rulebook, whole = sitting.game.rulebook_in(self.texts.language), bool(wanted)
        found = sheets.about(sitting.stage, scene, self.texts, rulebook, wanted, whole=whole)
        for name in sheets.called(scene, self.texts, wanted) if wanted else ():
            if (sheet := sitting.opened(scene, name)) is not None:
                found.append(sheets.laid_open(sheet, scene, self.texts))
        if not found:
            raise Refused(say("play-not-there", given=wanted))
        self._print(*(Padding(one, (0, 0, 0, 2)) for one in found))

    def _explain(self, what: str, scene: Scene, tray: Tray) -> None:
        """`?` the rules that matter now, `?3` option 3, `?REF-MOVE-1` a rule from the log."""
        rulebook = self.sitting.game.rulebook_in(self.texts.language)
        if not what:
            self._say(say("play-rules-now"))
            rules = self.sitting.rules_now(scene)
        elif what.isdecimal():
            if not 1 <= int(what) <= len(tray.open):
                raise Refused(say("play-no-number", number=int(what), count=len(tray.open)))
            option = tray.open[int(what) - 1]
            self._say(sheets.sentence(option, self.texts))
            rules = [option.rule]
        else:
            rules = [what.upper()]
        for rule in rules:
            self._print(Padding(sheets.rule(rule, rulebook, self.texts), (0, 0, 0, 2)))
