"""Looking back: a journal at one of its entries, seen by whoever had to answer there.

The screen and the line mode that step through it are in `replay_screen.py` and below.
"""

from __future__ import annotations

import sys
from typing import Any, TextIO

import msgspec
from rich.console import Console

from fathomfive.kernel.game import Game, Refused
from fathomfive.kernel.journal import (
    Covered,
    Journal,
    JournalError,
    Played,
    Rewound,
    Seated,
    StandingPass,
    Undone,
)
from fathomfive.kernel.match import EVERY_WINDOW, Match, RuleBroke
from fathomfive.kernel.tells import Tell
from fathomfive.kernel.text import Words, person, say
from fathomfive.kernel.zones import Viewer
from fathomfive.scene import Line, Option, Scene, Stage
from fathomfive.scene.view import show_folded, stage_of
from fathomfive.terminal import sheets
from fathomfive.terminal.ink import hang
from fathomfive.terminal.telling import line_of
from fathomfive.terminal.tray import Tray
from fathomfive.terminal.words import refusal, texts_of


class Replay:
    """A journal and the place in it that one looks at."""

    match: Match[Any]

    def __init__(self, game: Game[Any], journal: Journal, name: str, at: int = 0) -> None:
        self.game = game
        self.journal = journal
        self.name = name
        self.texts = texts_of(game)
        self.at = 0
        self.heard: list[Tell] = []
        self.before = 0
        self.go(at)

    @property
    def count(self) -> int:
        return len(self.journal.entries)

    def go(self, at: int) -> None:
        """Look at the table after entry `at`; refused where there is none or where it cannot be played."""
        if not 0 <= at <= self.count:
            raise Refused(say("refused-at", at=str(at), file=self.name, count=str(self.count)))
        heard: list[Tell] = []
        try:
            if at:
                self.journal.match_at(at - 1, self.game, heard.append)
            before = len(heard)
            heard.clear()
            self.match = self.journal.match_at(at, self.game, heard.append)
        except (JournalError, RuleBroke, ValueError) as error:
            raise Refused(
                say("replay-broken", at=str(at), reason=_reason(error), before=str(max(0, at - 1)))
            ) from error
        self.at, self.heard, self.before = at, heard, before

    # --- what there is to see ------------------------------------------------------------------------

    @property
    def viewer(self) -> Viewer:
        waiting = self.match.waiting_for
        return waiting[0] if waiting else None

    @property
    def stage(self) -> Stage:
        return stage_of(self.match)

    @property
    def scene(self) -> Scene:
        return show_folded(self.match, self.viewer, seq=self.at)

    @property
    def log(self) -> list[Line]:
        """Everything heard up to here; what this entry did is new."""
        return [
            line_of(tell, old=place < self.before)
            for place, tell in enumerate(self.heard)
            if not tell.twin_of
        ]

    @property
    def deed(self) -> Words:
        """What kind of entry this is, where the log does not tell."""
        entry = self.journal.entries[self.at - 1] if self.at else None
        match entry:
            case None:
                return say("replay-start")
            case Undone(seat=seat):
                return say("replay-undo", who=person(seat))
            case Rewound(to=to):
                return say("replay-rewind", to=to)
            case Seated(seat=seat, bot=bot) | Covered(seat=seat, bot=bot):
                return (
                    say("replay-bot", who=person(seat), bot=bot)
                    if bot
                    else say("replay-person", who=person(seat))
                )
            case StandingPass(seat=seat, kind=kind, stands=stands) if kind == EVERY_WINDOW:
                return say("replay-resting" if stands else "replay-no-resting", who=person(seat))
            case StandingPass(seat=seat, kind=kind, stands=stands):
                return say("replay-standing" if stands else "replay-no-standing", who=person(seat), kind=kind)
        return say("replay-close") if self.match.over else ""

    def answer(self, scene: Scene) -> Option | None:
        """The option that was taken here."""
        entry = self.journal.entries[self.at] if self.at < self.count else None
        if not isinstance(entry, Played):
            return None
        given = msgspec.json.decode(entry.action)
        return next((option for option in scene.options if option.action == given), None)


def _reason(error: Exception) -> str:
    return refusal(texts_of(), error) if isinstance(error, Refused) else str(error)


class PlainReplay:
    """Step through a journal by lines: n, p, a number, q."""

    def __init__(self, replay: Replay, source: TextIO | None = None, console: Console | None = None) -> None:
        self.replay = replay
        self.texts = replay.texts
        self.source = source or sys.stdin
        self.console = console or Console(highlight=False)

    def run(self) -> None:
        self._show()
        while (typed := self._read()) is not None and typed != "q":
            try:
                self._obey(typed)
            except Refused as refused:
                self.console.print(refusal(self.texts, refused), markup=False, soft_wrap=True)

    def _read(self) -> str | None:
        self.console.print(self.texts(say("replay-prompt")), end=" ", style="bold")
        self.console.file.flush()
        line = self.source.readline()
        if not self.source.isatty():
            self.console.print(line.rstrip("\n"), markup=False)
        return line.strip() if line else None

    def _obey(self, typed: str) -> None:
        if typed in ("", "n"):
            self.replay.go(self.replay.at + 1)
        elif typed == "p":
            self.replay.go(self.replay.at - 1)
        elif typed.isdecimal():
            self.replay.go(int(typed))
        elif typed == "?":
            for rule in rules_of(self.replay):
                self.console.print(
                    sheets.rule(rule, self.replay.game.rulebook_in(self.texts.language), self.texts)
                )
            return
        else:
            self.console.print(self.texts(say("replay-commands")), markup=False, soft_wrap=True)
            return
        self._show()

    def _show(self) -> None:
        replay, scene = self.replay, self.replay.scene
        where = say("replay-where", at=replay.at, count=replay.count)
        self.console.print("", sheets.heading(scene, self.texts, where), "", sep="\n")
        if replay.deed:
            self.console.print(self.texts(replay.deed), markup=False)
        for line in sheets.log([line for line in replay.log if not line.old], self.texts):
            self.console.print(line)
        for sheet in sheets.table(replay.stage, scene, self.texts, self.console.width):
            self.console.print(sheet)
        if scene.outcome is not None:
            self.console.print(sheets.ending(scene, self.texts))
            return
        self.console.print(sheets.prompt(scene, self.texts))
        for line in sheets.options(Tray.of(scene.options, self.texts), self.texts):
            self.console.print(*hang(line, self.console.width), sep="\n")
        answer = replay.answer(scene)
        if answer is not None:
            taken = self.texts(say("replay-answer", says=sheets.sentence(answer, self.texts)))
            self.console.print(taken, markup=False, soft_wrap=True)


def rules_of(replay: Replay) -> list[str]:
    """The rules that bear on this moment: the question's, and those that made the last entry happen."""
    scene = replay.scene
    ids = [line.rule for line in replay.log if not line.old]
    if scene.prompt is not None:
        ids.append(scene.prompt.rule)
    return [rule for rule in dict.fromkeys(ids) if rule]
