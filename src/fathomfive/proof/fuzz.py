"""The fuzzer: random matches over all set-ups of a game, with what must always hold checked on the way.

Options are looked at in every question; components after every answer, also those the kernel gives; saving,
cloning, taking back and what viewers see at random moments, because they cost more. Half of the tables have
hands and decks out of the ordinary and moody players, because faults hide where cards meet that rarely do.
The first fault ends the hunt and leaves the journal that leads there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, Setup
from fathomfive.kernel.journal import FORMAT, Journal, JournalError, Open, Played, Recorder
from fathomfive.kernel.match import Match, RuleBroke
from fathomfive.kernel.play import Action, Options, any_answer
from fathomfive.proof.conformance.setups import choose_setups
from fathomfive.proof.unusual import unusual
from fathomfive.scene import faults
from fathomfive.scene.view import show, stage_of

SPOT = 12
"""One question in so many gets the slow checks."""
MOST_DECISIONS = 20_000
"""A match that has not ended by then never will."""
MOOD_LASTS = 10
"""After about so many answers a player's mood changes."""
KEEN = 64
"""How much rather a sort of answer is given that the mood is for than one that it is against."""


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
    """Play random matches, set-up by set-up in turn, until one breaks or all are played.

    Together the set-ups have every value of every option, combined by chance; every second match is unusual.
    """
    setups = choose_setups(game, matches, Dice.seeded(f"fuzz/{seed}"))
    done = Hunt(setups=len(setups))
    for number in range(matches):
        dice = Dice.seeded(f"fuzz/{seed}/{number}")
        setup, odd = setups[number % len(setups)], dice.below(2) == 1
        fuzzed = _FuzzedMatch(game, unusual(game, setup, dice) if odd else setup, dice, moody=odd)
        try:
            fuzzed.play_through()
        except Exception as fault:  # whatever a game's code raises is what we are looking for
            what = str(fault) if isinstance(fault, Broken | RuleBroke | JournalError) else repr(fault)
            done.fault = Fault(what, number, fuzzed.setup, fuzzed.journal, fuzzed.sound)
            return done
        finally:
            done.decisions += fuzzed.decisions
            done.spot_checks += fuzzed.spot_checks
        done.matches += 1
        watch()
    return done


class _Counted(Match[Any]):
    """A match whose components are counted whenever the rules ask, also what the kernel answers by itself."""

    components: dict[str, int] | None = None

    def _run_to_question(self, answer: Any) -> None:
        super()._run_to_question(answer)
        now = dict(self.game.components(self.state))
        if self.components is None:
            self.components = now
        if now != self.components:
            differ = [
                name for name in {**self.components, **now} if self.components.get(name) != now.get(name)
            ]
            counts = {name: (self.components.get(name, 0), now.get(name, 0)) for name in differ}
            raise Broken(f"components got lost or doubled, (before, now): {counts}")


class _Moods:
    """What the players are keen on at the moment: a mood is for some sorts of answers and against others.

    Among forty moves a card is hardly ever played, and one that is played alone meets no other: in one mood
    cards are kept, in the next all of them are played.
    """

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.keen: dict[type[Action], int] = {}

    def choose(self, options: Options) -> Action:
        if self.dice.below(MOOD_LASTS) == 0:
            self.keen.clear()
        sorts: dict[type[Action], list[Action]] = {}
        for option in options:
            sorts.setdefault(type(option), []).append(option)
        drawn = [alike for sort, alike in sorts.items() for _ in range(self._keen_on(sort))]
        action = self.dice.pick(self.dice.pick(drawn))
        return any_answer(options, self.dice) if action.gives_up else action

    def _keen_on(self, sort: type[Action]) -> int:
        if sort not in self.keen:
            self.keen[sort] = self.dice.pick((1, KEEN))
        return self.keen[sort]


class _FuzzedMatch:
    """One random match under watch."""

    recorder: Recorder

    def __init__(self, game: Game[Any], setup: Setup, dice: Dice, *, moody: bool) -> None:
        self.game = game
        self.setup = setup
        self.dice = dice
        self.moods = _Moods(dice) if moody else None
        book = game.book_for(game.read_options(setup.options), setup.overrides)
        self.journal = Journal(Open(FORMAT, setup, game.rules_hash(book), key=dice.split("match").key), [])
        self.decisions = 0
        self.spot_checks = 0
        self.broke = False

    @property
    def match(self) -> Match[Any]:
        return self.recorder.match

    @property
    def sound(self) -> int:
        """The last entry that can be carried out."""
        return len(self.journal.entries) - self.broke

    def play_through(self) -> None:
        match = _Counted.start(self.game, self.setup, Dice(self.journal.opening.key))
        self.recorder = Recorder(match, self.journal)
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
        self.journal.verify(self.game)

    def _any_option(self) -> Action:
        assert self.match.ask is not None
        options = self.match.ask.options_of(self.dice.pick(self.match.waiting_for))
        return self.moods.choose(options) if self.moods else any_answer(options, self.dice)

    def _play(self, action: Action) -> None:
        self.decisions += 1
        try:
            self.recorder.play(action)
        except (
            RuleBroke,
            Broken,
        ):  # the answer that broke it goes into the journal: whoever opens it sees it break
            self.journal.entries.append(Played(msgspec.Raw(msgspec.json.encode(action))))
            self.broke = True
            raise

    # --- in every question ---------------------------------------------------------------------------

    def _check_question(self) -> None:
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
