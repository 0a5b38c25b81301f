"""One match at one keyboard: who speaks next, what has been heard, and the file it is kept in.

The Textual screen and the plain line mode both sit on this; nothing here draws or reads a key.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from fathomfive.bots import Bot, any_bot_named, bot_named
from fathomfive.bots.abstaining import left_to_people
from fathomfive.kernel.game import Game, Refused, Setup
from fathomfive.kernel.journal import Covered, Journal, Played, Recorder, Seated
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action
from fathomfive.kernel.tells import Tell
from fathomfive.kernel.text import Text, Words, person, say
from fathomfive.kernel.zones import Viewer
from fathomfive.learning.lesson import Guide, bot_seed, lesson_so_far
from fathomfive.learning.tutorial import LEARNER
from fathomfive.scene import Line, Option, Scene, Sheet, Stage
from fathomfive.scene.view import opened, show_folded, stage_of
from fathomfive.terminal.telling import line_of
from fathomfive.terminal.words import texts_of

LINES_AGAIN = 6
"""How much of the log counts as new to somebody who goes on with a match."""


class Sitting:
    """People take turns at the keyboard, bots answer in between.

    `viewer` is the person who has the screen; it changes only by `hand_over`, behind the curtain.
    """

    def __init__(self, recorder: Recorder, heard: list[Tell], file: Path | None = None) -> None:
        self.recorder = recorder
        self.heard = heard
        self.file = file
        self.began_at = self.entries
        self.heard_at_start = max(0, len(heard) - LINES_AGAIN) if self.began_at else 0
        self.viewer: Viewer = None
        self.bots: dict[int, Bot] = {}
        self.texts = texts_of(self.game)
        self.lesson = lesson_so_far(self.game, recorder.journal)
        """The guided first match, as far as it went."""
        self._stepped_back: set[int] = set()
        self._heard_before: dict[Viewer, int] = {}
        self._sit_down(_recorded_bots(recorder.journal))

    @classmethod
    def begin(cls, game: Game[Any], setup: Setup, key: str, file: Path | None = None) -> Sitting:
        heard: list[Tell] = []
        return cls(Recorder.start(game, setup, key, heard.append), heard, file)

    @classmethod
    def go_on(cls, game: Game[Any], journal: Journal, file: Path) -> Sitting:
        heard: list[Tell] = []
        return cls(Recorder.resume(journal, game, sink=heard.append), heard, file)

    def seat_bots(self, names: Mapping[int, str]) -> None:
        """These seats are played by these bots from now on, all others by people; the journal keeps it."""
        before = _recorded_bots(self.recorder.journal)
        for seat in range(self.match.setup.seats):
            if names.get(seat, "") != before.get(seat, ""):
                name = names.get(seat, "")
                self.recorder.journal.entries.append(Seated(seat, "bot" if name else "person", name))
        self._sit_down(names)

    def _sit_down(self, names: Mapping[int, str]) -> None:
        key = self.recorder.journal.opening.key
        self.bots = {seat: any_bot_named(name, f"{key}/{seat}") for seat, name in names.items()}
        self.texts.names = {seat: self._called_bot(seat) for seat in names}
        self.viewer = self.people[0] if len(self.people) == 1 else None

    def _called_bot(self, seat: int) -> str:
        self.texts.names.pop(seat, None)
        return self.texts(say("seat-bot", who=person(seat)))

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.match.setup.seats) if seat not in self.bots)

    @property
    def match(self) -> Match[Any]:
        return self.recorder.match

    @property
    def game(self) -> Game[Any]:
        return self.match.game

    # --- whose turn it is ----------------------------------------------------------------------------

    @property
    def speaker(self) -> int | None:
        """The seat whose answer is taken next.

        Where everybody answers in private, bots do so at once. Where the first answer counts, people have the
        first word, whoever sits at the keyboard before the others, unless they stepped back.
        """
        waiting = self.match.waiting_for
        if len(waiting) < 2:
            return waiting[0] if waiting else None
        ask = self.match.ask
        assert ask is not None
        bots = [seat for seat in waiting if seat in self.bots]
        people = [seat for seat in waiting if seat in self.people]
        if (left := self._left_to_people) is not None:
            return left.seat
        if ask.mode == "all":
            return (bots or self._viewer_first(people))[0]
        ready = [seat for seat in people if seat not in self._stepped_back]
        return (self._viewer_first(ready) or bots or people)[0]

    @property
    def _left_to_people(self) -> Action | None:
        return left_to_people(self.match, self.bots) if self.people else None

    def _viewer_first(self, seats: list[int]) -> list[int]:
        return sorted(seats, key=lambda seat: seat != self.viewer)

    @property
    def bot_speaks(self) -> bool:
        return self.speaker in self.bots

    @property
    def needs_curtain(self) -> bool:
        """Whether the screen must be handed to somebody else before the question may be shown."""
        speaker = self.speaker
        return speaker is not None and speaker in self.people and speaker != self.viewer

    def hand_over(self) -> None:
        """The next speaker has the screen now."""
        self.viewer = self.speaker

    def step_back(self) -> None:
        """Let somebody else answer first, where the first answer counts."""
        others = [seat for seat in self.match.waiting_for if seat != self.viewer]
        if self.match.ask is None or self.match.ask.mode != "first" or not others or self.viewer is None:
            raise Refused(say("play-wait-alone"))
        self._stepped_back.add(self.viewer)
        if not set(self.match.waiting_for) - self._stepped_back:
            self._stepped_back = {self.viewer}

    # --- answers -------------------------------------------------------------------------------------

    def play(self, option: Option) -> None:
        """The viewer chose one of the options shown."""
        self._heard_before[self.viewer] = len(self.heard)
        self.answer(self.game.read_action(msgspec.json.encode(option.action)))

    def bot_choice(self) -> Action:
        """What the bot whose turn it is would answer; it only thinks, the match stays as it is."""
        seat = self.speaker
        assert seat is not None
        if (left := self._left_to_people) is not None:
            return left
        if self.lesson is None:
            return self.bots[seat].choose(self.match, seat)
        bot = bot_named(self.lesson.tutorial.bot, bot_seed(self.match, seat))
        bots = [other for other in self.match.waiting_for if other not in self.people]
        return self.lesson.reply(self.match, bots) or bot.choose(self.match, seat)

    def answer(self, action: Action) -> None:
        self._stepped_back = set()
        put, heard = self.match.ask, len(self.heard)
        auto = self.recorder.play(action)
        if self.lesson is not None:
            self.lesson.note(self.entries, put, [action, *auto], self.heard[heard:], self.match.ask)
        self._keep()

    def undo(self) -> None:
        if self.viewer is None:
            raise Refused(Text("refused-undo"))
        self.recorder.undo(self.viewer)
        if self.lesson is not None:
            self.lesson.take_back()
        self._stepped_back = set()
        self.heard.append(Tell("play-undone", "", self.viewer, {"who": person(self.viewer)}))
        self._keep()

    # --- the file ------------------------------------------------------------------------------------

    @property
    def entries(self) -> int:
        return len(self.recorder.journal.entries)

    def _keep(self) -> None:
        """With a file, every answer is safe as soon as it is given."""
        if self.file is not None:
            self.save(self.file)

    def save(self, file: Path) -> None:
        try:
            self.recorder.journal.write(file)
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise Refused(say("refused-write", file=str(file), reason=reason)) from error
        self.file = file

    def save_somewhere(self, file: Path | None = None) -> Text:
        """Save to this file, else to the one it is kept in, else to a new one; says where."""
        self.save(file or self.file or _free_name(self.game.id))
        if self.match.over:
            return say("play-kept", file=str(self.file))
        return say("play-saved", file=str(self.file), game=self.game.id)

    def leave(self) -> Words:
        """What is said on leaving: an unfinished match is saved, whoever asked for it or not."""
        decided = any(isinstance(entry, Played) for entry in self.recorder.journal.entries)
        if self.file is None and (self.match.over or not decided):
            return ""
        return self.save_somewhere()

    @property
    def greeting(self) -> Text:
        if self.began_at:
            return say("play-resumed", file=str(self.file), count=self.began_at)
        return say("play-new", game=self.game.title)

    # --- what there is to see ------------------------------------------------------------------------

    @property
    def stage(self) -> Stage:
        return stage_of(self.match)

    @property
    def scene(self) -> Scene:
        return show_folded(self.match, self.viewer, seq=self.entries)

    def opened(self, scene: Scene, name: str) -> Sheet | None:
        """What stands in a sheet of this scene."""
        return opened(self.match, scene, name)

    @property
    def guide(self) -> Guide | None:
        """What the guided first match says to the person at the screen; that it has ended, only once."""
        if self.lesson is None or self.viewer != LEARNER:
            return None
        guide = self.lesson.guide(self.match)
        if guide is not None and guide.ended and self.lesson.left_alone and not guide.asides:
            return None
        return guide

    @property
    def log(self) -> list[Line]:
        """What this viewer has heard; lines from before its last answer are old."""
        old = self._heard_before.get(self.viewer, self.heard_at_start)
        return [
            line_of(tell, old=place < old)
            for place, tell in enumerate(self.heard)
            if tell.visible_to(self.viewer)
        ]

    def rules_now(self, scene: Scene) -> list[str]:
        """The rules that bear on the question: its own first, then those of the options."""
        ids = [scene.prompt.rule] if scene.prompt else []
        ids += [option.rule for option in scene.options]
        if scene.outcome:
            ids.append(scene.outcome.rule)
        return [rule for rule in dict.fromkeys(ids) if rule]


def _free_name(game: str) -> Path:
    """A file in this folder that is not there yet, named after the game."""
    names = (Path(f"{game}-{number}.fathom") for number in itertools.count(1))
    return next(name for name in names if not name.exists())


def _recorded_bots(journal: Journal) -> dict[int, str]:
    """Which bot sits where, by the last word of the journal about each seat."""
    bots: dict[int, str] = {}
    for entry in journal.entries:
        if isinstance(entry, Seated | Covered):
            bots[entry.seat] = entry.bot
    return {seat: name for seat, name in bots.items() if name}
