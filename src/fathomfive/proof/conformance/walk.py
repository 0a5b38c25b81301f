"""A walk: one match played at random from set-up to end, with the checks riding along.

All checks look at the same walk, so a game is played once and not once per check.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from traceback import extract_tb
from typing import Any

import msgspec

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.journal import Journal, Recorder
from fathomfive.kernel.match import Match, RuleBroke
from fathomfive.kernel.play import Action, any_answer
from fathomfive.kernel.tells import Tell
from fathomfive.kernel.text import Text
from fathomfive.kernel.zones import Viewer
from fathomfive.proof.conformance.bench import Bench
from fathomfive.proof.conformance.check import Check, CheckResult, Fault, When
from fathomfive.scene import Look, Scene, Stage, touchables
from fathomfive.scene.view import show, stage_of

TAKES_BACK = 12
"""A walker takes an answer back about once in so many questions where that is allowed."""

MOST_FAULTS = 5
"""How many faults of one check are kept; the first ones tell the most."""


def _place(error: BaseException, package: str) -> str:
    """Where it happened: the last line of the game that led there, else the one that raised."""
    behind = error.__cause__ if isinstance(error, RuleBroke) else None
    frames = extract_tb((behind or error).__traceback__)
    home = Path(str(files(package))).resolve() if package else Path()
    own = [frame for frame in frames if Path(frame.filename).resolve().is_relative_to(home)]
    if not frames:
        return ""
    frame = (own or frames)[-1]
    return f" in {Path(frame.filename).name}, line {frame.lineno}"


class Notes:
    """What the checks of a run have found so far."""

    def __init__(self, checks: Sequence[Check], package: str = "") -> None:
        self.checks = checks
        self.package = package
        self.looked = dict.fromkeys((check.name for check in checks), 0)
        self.faults: dict[str, list[Fault]] = {check.name: [] for check in checks}
        self.more = dict.fromkeys(self.faults, 0)
        """How many faults a check found besides those that are kept, where that is known."""
        self.broke: list[Fault] = []
        """Rules that broke while a check looked: the fault of the rules, whatever was checked."""

    def look(self, check: Check, *given: Any, fault: Callable[[str], Fault]) -> None:
        """Let one check look; whatever it raises is a fault too, never the end of the run."""
        kept = self.faults[check.name]
        if len(kept) >= MOST_FAULTS:
            return
        self.looked[check.name] += 1
        found = {known.what for known in kept}
        try:
            for what in check.look(*given):
                if what in found:
                    continue
                found.add(what)
                if len(kept) < MOST_FAULTS:
                    kept.append(fault(what))
                else:
                    self.more[check.name] += 1
        except RuleBroke as broke:
            place = _place(broke, self.package)
            self.broke.append(fault(f"while {check.name} was tried: {broke}{place}"))
        except Exception as error:  # the game's code runs in here
            what = f"stumbled over {error!r}{_place(error, self.package)}"
            if not any(known.what == what for known in kept):
                kept.append(fault(what))

    def blame(self, name: str) -> None:
        """Rules that broke are a fault of play, under this name."""
        if name in self.faults:
            self.faults[name] = [*self.faults[name], *self.broke][:MOST_FAULTS]
        self.broke.clear()

    def results(self) -> list[CheckResult]:
        return [
            CheckResult(
                check.name,
                check.purpose,
                self.looked[check.name],
                tuple(self.faults[check.name]),
                self.more[check.name],
            )
            for check in self.checks
        ]


class Walk:
    """A match on the bench, and everything the checks want to know about how it came here."""

    def __init__(self, bench: Bench, setup: Setup, seed: str) -> None:
        self.bench = bench
        self.game = bench.game
        self.setup = setup
        self.seed = seed
        self.chance = Dice.seeded(f"walk/{seed}")
        self.key = Dice.seeded(seed).key
        self.recorder: Recorder | None = None
        self.trouble = ""
        """Why the walk could not go on, if it could not."""
        self.decisions = 0
        self.closely = True
        """Whether the dear checks look at this question too."""
        self.past: list[bytes] = []
        """The fingerprint of the table before each answer that still stands."""
        self.answers: list[Action] = []
        """Those answers."""
        self.told: list[Tell] = []
        """What was told since the last question, or since the beginning."""
        self.story: list[bytes] = []
        """Everything that was told with the answers that still stand, answer by answer."""
        self.look = Look()
        """What was drawn before, for those parts of a picture that did not change."""
        self.shown: dict[Viewer, Scene] = {}
        """What everybody saw at the question before, for patches."""
        self.shown_at = 0
        """After how many decisions that was."""
        self.took_back = False
        """Whether the last decision was to take an answer back."""
        self.met: dict[str, Action] = {}
        """Answers that were legal at some question, to be tried where they are not."""
        self.components: dict[str, int] = {}
        """What there was at the first question."""

    @property
    def match(self) -> Match[Any]:
        assert self.recorder is not None
        return self.recorder.match

    @property
    def journal(self) -> Journal | None:
        return self.recorder.journal if self.recorder is not None else None

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return self.bench.viewers(self.setup.seats)

    def copy(self) -> Match[Any]:
        """The match again, with everything that may be taken back."""
        return Match.load(self.game, self.match.save())

    # --- what is seen here ---------------------------------------------------------------------------

    @cached_property
    def scenes(self) -> dict[Viewer, Scene]:
        """What everybody sees at this question. Forgotten when the walk goes on."""
        return {viewer: show(self.match, viewer, seq=self.decisions) for viewer in self.viewers}

    @property
    def pictures(self) -> dict[Viewer, Scene]:
        """The same; nothing where nobody looks closely, or if it cannot be drawn: `scene` says why."""
        try:
            return self.scenes if self.closely else {}
        except Exception:
            return {}

    @property
    def stage(self) -> Stage:
        return stage_of(self.match)

    @cached_property
    def fresh(self) -> list[msgspec.Struct]:
        """Whatever in these pictures nobody has looked at yet. Forgotten like the scenes."""
        return [part for whole in (self.stage, *self.pictures.values()) for part in self.bench.fresh(whole)]

    @cached_property
    def reasons(self) -> list[tuple[Text, str]]:
        """Why the asked cannot do what they may touch, with the rules. Forgotten like the scenes."""
        asked = self.match.ask.asked if self.match.ask is not None else ()
        found = (
            self.game.why_not(self.match.state, seat, touched)
            for seat in asked
            if seat in self.pictures
            for touched in sorted(touchables(self.stage, self.pictures[seat]))
        )
        return [why for why in found if why is not None]

    # --- walking -------------------------------------------------------------------------------------

    def run(self, notes: Notes) -> None:
        """Play to the end, or until the bound or a broken rule stops it."""
        try:
            self._start()
            while not self.match.over and self.decisions < self.bench.most_decisions:
                self._stop_and_look(notes)
                action = self._choose()
                self._look(notes, "answer", action)
                self._go(action)
        except Exception as error:  # a rule broke, or the set-up did
            what = str(error) if isinstance(error, RuleBroke) else repr(error)
            self.trouble = what + _place(error, self.game.package)
        if self.recorder is not None and self.match.over:
            self.closely = True
            self._look(notes, "question")
        self._look(notes, "end")
        notes.blame("plays")

    def _start(self) -> None:
        self.recorder = Recorder.start(self.game, self.setup, self.key, sink=self.told.append)

    def _stop_and_look(self, notes: Notes) -> None:
        assert self.match.ask is not None
        picked = self.chance.below(self.bench.every) == 0  # drawn always: a walk depends on its seed alone
        self.closely = self.bench.is_rare(self.match.ask.kind) or picked
        self.match.options  # noqa: B018  # a broken list of options is the rules' fault, not a check's
        self._look(notes, "question")
        self.met |= {type(action).__name__: action for action in self.match.options}

    def _look(self, notes: Notes, when: When, *given: Any) -> None:
        for check in notes.checks:
            if when in check.when and (self.closely or not check.thorough):
                notes.look(check, self, *given, fault=self._fault)

    def _choose(self) -> Action:
        match = self.match
        assert match.ask is not None
        seats = match.waiting_for
        if match.ask.mode == "all" and self.chance.below(8) == 0:
            seats = match.ask.asked  # a private answer may be changed until the last one is in
        return any_answer([action for action in match.options if action.seat in seats], self.chance)

    def _go(self, action: Action) -> None:
        """Give the answer; now and then take one back first, so that journals have that too."""
        assert self.recorder is not None
        if pictures := self.pictures:
            self.shown, self.shown_at = pictures, self.decisions
        for seen in ("scenes", "fresh", "reasons"):
            vars(self).pop(seen, None)
        taker = next((seat for seat in range(self.setup.seats) if self.match.can_take_back(seat)), None)
        self.told.clear()
        self.look.moved()
        self.decisions += 1
        self.took_back = taker is not None and self.chance.below(TAKES_BACK) == 0
        if taker is not None and self.took_back:
            self.recorder.undo(taker)
            self.past.pop()
            self.answers.pop()
            self.story.pop()
            return
        self.past.append(fingerprint(self.match))
        self.answers.append(action)
        self.recorder.play(action)
        self.story.append(msgspec.json.encode(self.told))

    def _fault(self, what: str) -> Fault:
        journal = self.journal and Journal(self.journal.opening, list(self.journal.entries))
        return Fault(what, self.where, self.setup, journal)

    @property
    def where(self) -> str:
        """Where the walk stands, in words."""
        options = ", ".join(f"{name}={value}" for name, value in self.setup.options.items())
        place = f"{self.setup.seats} seats{', ' + options if options else ''}; seed {self.seed}"
        if self.recorder is None:
            return f"{place}; at set-up"
        if self.match.over:
            return f"{place}; after {self.decisions} decisions, at the end"
        assert self.match.ask is not None
        asked = f"question {self.match.ask.kind!r} ({self.match.ask.rule})"
        return f"{place}; decision {self.decisions + 1}, {asked}"


def fingerprint(match: Match[Any]) -> bytes:
    """Everything that makes two tables the same: state, agenda, question, answers so far, outcome."""
    ask = match.ask
    question = None if ask is None else [ask.kind, ask.asked, ask.rule, ask.mode, list(match.options)]
    return match.snapshot() + msgspec.json.encode([question, match.waiting_for, match.outcome])


def wander(match: Match[Any], chance: Dice, most: int, answers: list[Action] | None = None) -> None:
    """Play on at random for a while; `answers` notes what was answered."""
    for _ in range(most):
        if match.ask is None:
            return
        action = chance.pick([action for action in match.options if action.seat in match.waiting_for])
        if answers is not None:
            answers.append(action)
        match.play_unchecked(action)


def give(match: Match[Any], answers: Iterable[Action]) -> None:
    """Give these answers as long as they are legal."""
    for action in answers:
        if action not in match.options:
            return
        match.play_unchecked(action)


def out_of_place(actions: Iterable[Action], match: Match[Any]) -> list[Action]:
    """Those that are not among the options. Compared as they travel: `==` may be a game's own."""
    legal = {msgspec.json.encode(action) for action in match.options}
    return [action for action in actions if msgspec.json.encode(action) not in legal]
