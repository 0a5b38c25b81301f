"""A lesson: one seat on its way through a tutorial, and what it is told at each question.

The script only advises. Whatever it points at, every legal answer may be given, goals may be reached in any
order, and one that nobody reaches is let go. So nobody gets stuck, and with the last goal play is free.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, Setup
from fathomfive.kernel.journal import Journal, Played, Undone
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action, Ask, Pass
from fathomfive.kernel.tells import Tell
from fathomfive.kernel.text import Words, say
from fathomfive.learning.tutorial import LEARNER, Goal, Tutorial, fits, tutorial_of

PATIENCE = 10
"""Answers after which a goal that nobody reaches is let go."""


class Word(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that is explained, with the rules that say more."""

    id: str
    text: Words
    rules: tuple[str, ...] = ()


class Guide(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What the learner is told at one question.

    `step` of `steps` is the goal that is up. Without a `goal` there is nothing to do here that the script
    knows; once it has `ended`, only asides are left.
    """

    step: int
    steps: int
    goal: str = ""
    title: Words = ""
    text: Words = ""
    rules: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    """Ids of the scene's options to point at."""
    show: tuple[str, ...] = ()
    """Ids of other things in the scene."""
    asides: tuple[Word, ...] = ()
    astray: Words = ""
    """For somebody who has just done something else."""
    ended: bool = False


class Bookmark(msgspec.Struct, frozen=True, array_like=True):
    """How far a lesson was after an entry of the journal."""

    seq: int
    behind: tuple[str, ...] = ()
    """Goals that were reached or let go, once for each answer they take."""
    told: tuple[str, ...] = ()
    """Asides that were read."""
    fresh: tuple[str, ...] = ()
    """Asides to be told now."""
    waited: int = 0
    """Answers since the first open goal is the first; without one, since the end was told."""
    astray: str = ""
    """The goal that was up when something else was done."""
    won: tuple[str, ...] = ()
    """What was heard of the script's victory."""


class Lesson:
    """One seat on its way through a tutorial. Every entry leaves a mark, so that taking back goes back here
    too."""

    def __init__(self, tutorial: Tutorial, marks: Iterable[Bookmark] = ()) -> None:
        self.tutorial = tutorial
        self.marks = list(marks)

    def begin(self, seq: int, tells: Sequence[Tell], ask: Ask | None) -> None:
        self.marks = [self._listening(Bookmark(seq), tells, ask)]

    def note(
        self, seq: int, put: Ask | None, given: Sequence[Action], tells: Sequence[Tell], ask: Ask | None
    ) -> None:
        """An answer to the question that was `put`, with what followed it by itself and what was told."""
        mark = msgspec.structs.replace(self._mark, seq=seq)
        if put is not None and given and given[0].seat == LEARNER:
            mark = self._answered(mark, put, given[0])
        for action in given[1:]:
            if action.seat == LEARNER:
                mark = self._followed(mark, action)
        self.marks.append(self._listening(mark, tells, ask))

    def take_back(self) -> None:
        """The last answer was undone."""
        if len(self.marks) > 1:
            self.marks.pop()

    def go_back(self, seq: int) -> None:
        """The table was rewound to an entry."""
        while len(self.marks) > 1 and self.marks[-1].seq > seq:
            self.marks.pop()

    def guide(self, match: Match[Any]) -> Guide | None:
        """What to say now; nothing while the others' answers are awaited."""
        ask = match.ask
        if not self.marks or (ask is not None and LEARNER not in match.waiting_for):
            return None
        mark, goals = self._mark, self.tutorial.goal
        asides = [aside for aside in self.tutorial.aside if aside.id in mark.fresh]
        steps, still = len(goals), len(list(self._open(mark)))
        step = steps - still + 1
        words = tuple(Word(aside.id, say(f"tutorial-{aside.id}"), aside.rules) for aside in asides)
        shown = tuple(name for aside in asides for name in aside.show)
        if ask is None or not still:
            return Guide(step=steps, steps=steps, text=self._end(mark), ended=True, asides=words, show=shown)
        astray: Words = say("guide-astray") if mark.astray else ""
        up, numbers = self._up(mark, ask) or (None, [])
        if up is None:
            ahead = say(f"tutorial-{next(self._open(mark)).id}.title")
            return Guide(
                step=step,
                steps=steps,
                title=ahead,
                text=say("guide-free"),
                show=shown,
                asides=words,
                astray=astray,
            )
        return Guide(
            step=step,
            steps=steps,
            goal=up.id,
            title=say(f"tutorial-{up.id}.title"),
            text=say(f"tutorial-{up.id}"),
            rules=up.rules,
            options=tuple(f"o{number}" for number in numbers),
            show=(*up.show, *shown),
            asides=words,
            astray=astray,
        )

    def reply(self, match: Match[Any], seats: Iterable[int]) -> Action | None:
        """What one of these seats answers by the script; nothing where that ends or does not fit any more.

        Where several are asked at once, the script says who speaks first, not the order of the seats.
        """
        pattern, ask = self.tutorial.reply.get(str(self.answers)), match.ask
        if pattern is None or ask is None:
            return None
        answers = (action for seat in seats for action in ask.options_of(seat))
        return next((action for action in answers if fits(action, pattern)), None)

    @property
    def answers(self) -> int:
        """How many were given so far, by anybody."""
        return len(self.marks) - 1

    @property
    def through(self) -> bool:
        """Whether every goal is behind."""
        return next(self._open(self._mark), None) is None

    @property
    def left_alone(self) -> bool:
        """Whether the learner has played on since the end was told."""
        return self._mark.waited > 0 and self.through

    # --- how far it is ------------------------------------------------------------------------------------

    @property
    def _mark(self) -> Bookmark:
        return self.marks[-1]

    def _end(self, mark: Bookmark) -> Words:
        """The last words speak of a victory: whoever went another way is told of none."""
        won = set(self.tutorial.victory) <= set(mark.won)
        return say("tutorial-end") if won else say("guide-own-way")

    def _open(self, mark: Bookmark) -> Iterator[Goal]:
        return (goal for goal in self.tutorial.goal if mark.behind.count(goal.id) < goal.times)

    def _up(self, mark: Bookmark, ask: Ask) -> tuple[Goal, list[int]] | None:
        """The first open goal that has something to do here, and the answers it points at."""
        for goal in self._open(mark):
            numbers = goal.pointed(ask)
            if numbers is not None:
                return goal, numbers
        return None

    def _answered(self, mark: Bookmark, put: Ask, action: Action) -> Bookmark:
        up, first = self._up(mark, put), next(self._open(mark), None)
        told = (*mark.told, *mark.fresh)
        reading = msgspec.structs.replace(mark, told=told, fresh=(), astray="")
        after = self._reach(reading, put.kind, action, up[0] if up is not None else None)
        if after.behind == mark.behind and up is not None:
            after = msgspec.structs.replace(after, astray=up[0].id)
        if first is None:
            return msgspec.structs.replace(after, waited=after.waited + 1)
        if after.behind.count(first.id) > mark.behind.count(first.id):
            return msgspec.structs.replace(after, waited=0)
        if after.waited + 1 < PATIENCE:
            return msgspec.structs.replace(after, waited=after.waited + 1)
        return msgspec.structs.replace(after, waited=0, behind=(*after.behind, *[first.id] * first.times))

    def _reach(self, mark: Bookmark, kind: str, action: Action, up: Goal | None) -> Bookmark:
        """An answer reaches one goal at most: the one that is up, else the first that was waiting for it."""
        if up is not None and up.reached(kind, action):
            return msgspec.structs.replace(mark, behind=(*mark.behind, up.id))
        for goal in self._open(mark):
            if goal is not up and goal.foreseen(kind, action):
                return msgspec.structs.replace(mark, behind=(*mark.behind, goal.id))
        return mark

    def _followed(self, mark: Bookmark, action: Action) -> Bookmark:
        """What was answered by itself, whatever was asked: the house passes in a window that only troubles.

        The goal that was due there is behind, or the guide would count one step too few from then on.
        """
        due = next(self._open(mark), None)
        if due is not None and isinstance(action, Pass) and due.meant(action):
            return msgspec.structs.replace(mark, behind=(*mark.behind, due.id))
        return self._reach(mark, "", action, None)

    def _listening(self, mark: Bookmark, tells: Sequence[Tell], ask: Ask | None) -> Bookmark:
        """What is to be explained next time the learner is asked."""
        if ask is not None:
            _ = ask.options  # listed now: once the answer is carried out, the table is another one
        heard = [tell for tell in tells if tell.visible_to(LEARNER)]
        asked = ask if ask is not None and LEARNER in ask.asked else None
        known = {*mark.told, *mark.fresh}
        new = [a.id for a in self.tutorial.aside if a.id not in known and a.matters(heard, asked)]
        won = {
            tell.text for tell in heard if tell.text in self.tutorial.victory and tell.text not in mark.won
        }
        return msgspec.structs.replace(mark, fresh=(*mark.fresh, *new), won=(*mark.won, *sorted(won)))


def lesson_of(game: Game[Any], setup: Setup) -> Lesson | None:
    """A lesson that has not begun, if this set-up is a tutorial's."""
    tutorial = tutorial_of(game) if setup.tutorial else None
    return None if tutorial is None else Lesson(tutorial)


def lesson_so_far(game: Game[Any], journal: Journal) -> Lesson | None:
    """The lesson of a recorded match, as far as that went."""
    lesson = lesson_of(game, journal.opening.setup)
    if lesson is None:
        return None
    tells: list[Tell] = []
    match = Match.start(game, journal.opening.setup, Dice(journal.opening.key), sink=tells.append)
    lesson.begin(0, tells, match.ask)
    for number, entry in enumerate(journal.entries, start=1):
        tells.clear()
        if isinstance(entry, Played):
            put = match.ask
            given = [game.read_action(bytes(raw)) for raw in (entry.action, *entry.auto)]
            match.repeat(given[0], given[1:])
            lesson.note(number, put, given, tells, match.ask)
        elif isinstance(entry, Undone):
            match.take_back(entry.seat)
            lesson.take_back()
    return lesson


def bot_seed(match: Match[Any], seat: int) -> str:
    """A tutorial's bots answer alike whenever a match stands alike."""
    dice = match.state.dice
    return f"{dice.key}/{dice.drawn}/{seat}"
