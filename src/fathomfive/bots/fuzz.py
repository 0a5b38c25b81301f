"""The fuzzer: random matches over every set-up of a game, with what must always hold checked on the way.

Components and options are looked at in every question; saving, cloning, taking back and what viewers see at
random moments, because they cost more. The first fault ends the hunt and leaves the journal that leads there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from fathomfive.bots.playing import next_to_speak
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, Setup
from fathomfive.kernel.journal import Journal, JournalError, Played, Recorder
from fathomfive.kernel.match import Match, RuleBroke
from fathomfive.kernel.play import Action, any_answer
from fathomfive.kernel.scene import faults
from fathomfive.kernel.setups import every_setup
from fathomfive.kernel.view import show, stage_of

SPOT = 12
"""One question in so many gets the dear checks."""
MOST_DECISIONS = 20_000
"""A match that has not ended by then never will."""


class Fault(msgspec.Struct):
    """What was found, and the journal that leads there; open it after entry `at`."""

    what: str
    match: int
    setup: Setup
    journal: Journal
    at: int


class Hunt(msgspec.Struct):
    """What a hunt did, and what it found, if anything."""

    matches: int = 0
    setups: int = 0
    decisions: int = 0
    spot_checks: int = 0
    fault: Fault | None = None


class Broken(Exception):
    """Something that must always hold did not; the message says what."""


def hunt(game: Game[Any], matches: int, seed: str, watch: Callable[[], None] = lambda: None) -> Hunt:
    """Play random matches, set-up by set-up in turn, until one breaks or all are played."""
    setups = list(every_setup(game))
    done = Hunt(setups=min(len(setups), matches))
    for number in range(matches):
        fuzzed = _FuzzedMatch(game, setups[number % len(setups)], Dice.seeded(f"fuzz/{seed}/{number}"))
        try:
            fuzzed.play_through()
        except Exception as fault:  # whatever a game's code raises is what we are looking for
            what = str(fault) if isinstance(fault, Broken | RuleBroke | JournalError) else repr(fault)
            done.fault = Fault(what, number, fuzzed.match.setup, fuzzed.recorder.journal, fuzzed.sound)
            return done
        finally:
            done.decisions += fuzzed.decisions
            done.spot_checks += fuzzed.spot_checks
        done.matches += 1
        watch()
    return done


class _FuzzedMatch:
    """One random match under watch."""

    def __init__(self, game: Game[Any], setup: Setup, dice: Dice) -> None:
        self.game = game
        self.dice = dice
        self.recorder = Recorder.start(game, setup, dice.split("match").key)
        self.components = dict(game.components(self.match.state))
        self.decisions = 0
        self.spot_checks = 0
        self.broke = False

    @property
    def match(self) -> Match[Any]:
        return self.recorder.match

    @property
    def sound(self) -> int:
        """The last entry that can be carried out."""
        return len(self.recorder.journal.entries) - self.broke

    def play_through(self) -> None:
        while not self.match.over:
            self._check_question()
            action = self._any_option()
            spot = self.dice.below(SPOT) == 0
            before = self.match.clone() if spot else None
            if spot:
                self.spot_checks += 1
                self._check_copies(action)
                self._check_views()
            self._play(action)
            if before is not None and self.match.can_take_back(action.seat):
                self.recorder.undo(action.seat)
                _must_equal(before, self.match, "after an undo")
            if self.decisions > MOST_DECISIONS:
                raise Broken(f"the match has not ended after {MOST_DECISIONS} decisions")
        self._check_components()
        self.recorder.journal.verify(self.game)

    def _any_option(self) -> Action:
        assert self.match.ask is not None
        return any_answer(self.match.ask.options_of(next_to_speak(self.match, self.dice)), self.dice)

    def _play(self, action: Action) -> None:
        self.decisions += 1
        try:
            self.recorder.play(action)
        except RuleBroke:  # the answer that broke it goes into the journal: whoever opens it sees it break
            self.recorder.journal.entries.append(Played(msgspec.Raw(msgspec.json.encode(action))))
            self.broke = True
            raise

    # --- in every question ---------------------------------------------------------------------------

    def _check_question(self) -> None:
        self._check_components()
        ask = self.match.ask
        assert ask is not None
        options = ask.options
        if len(set(options)) != len(options):
            twice = next(option for option in options if options.count(option) > 1)
            raise Broken(f"question {ask.kind} ({ask.rule}) lists {twice} twice")
        for option in options:
            if option.seat not in ask.asked:
                raise Broken(f"question {ask.kind} ({ask.rule}) has {option} for a seat that is not asked")
        for seat in ask.asked:
            if not ask.options_of(seat):
                raise Broken(f"question {ask.kind} ({ask.rule}) leaves seat {seat} without an answer")

    def _check_components(self) -> None:
        now = dict(self.game.components(self.match.state))
        if now != self.components:
            lost = {
                name: (n, now.get(name, 0)) for name, n in self.components.items() if now.get(name, 0) != n
            }
            raise Broken(f"components got lost or doubled, (before, now): {lost or now}")

    # --- at random moments ---------------------------------------------------------------------------

    def _check_copies(self, action: Action) -> None:
        """A clone and a loaded match stand where this one stands, and run on as it does."""
        for way, twin in (("clone", self.match.clone()), ("save", Match.load(self.game, self.match.save()))):
            _must_equal(self.match, twin, f"after {way}")
            original = self.match.clone()
            original.play_unchecked(action)
            twin.play_unchecked(action)
            _must_equal(original, twin, f"one answer after {way}")

    def _check_views(self) -> None:
        """A scene makes sense, and is the same in a world that differs only in what its viewer cannot see."""
        match = self.match
        stage = stage_of(match)
        for viewer in (*range(match.setup.seats), None):
            scene = show(match, viewer)
            wrong = faults(stage, scene)
            if wrong:
                raise Broken(f"the scene of {_called(viewer)}: {wrong[0]}")
            twin = match.sample(viewer, self.dice.split("twin"))
            if msgspec.json.encode(show(twin, viewer)) != msgspec.json.encode(scene):
                raise Broken(f"the scene of {_called(viewer)} depends on what that viewer cannot know")
        for seat in range(match.setup.seats):
            if not 0 <= match.value(seat) <= 1:
                raise Broken(f"evaluate gives seat {seat} {match.value(seat)}, not a value from 0 to 1")


def _must_equal(one: Match[Any], other: Match[Any], when: str) -> None:
    if one.snapshot() != other.snapshot():
        raise Broken(f"{when} the table is not the same")
    if one.ask is None or other.ask is None:
        if one.ask is not other.ask:
            raise Broken(f"{when} one match is over and the other is not")
        return
    if (one.ask.kind, one.waiting_for) != (other.ask.kind, other.waiting_for):
        raise Broken(f"{when} question {one.ask.kind} has become {other.ask.kind}")
    if list(one.ask.options) != list(other.ask.options):
        raise Broken(f"{when} question {one.ask.kind} ({one.ask.rule}) has other options")


def _called(viewer: int | None) -> str:
    return "somebody who watches" if viewer is None else f"seat {viewer}"
