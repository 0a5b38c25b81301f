"""The plan of a run: which matches are played. Everything else follows from it and from the rules.

    title = "How hard is a dive?"
    game = "refuge"
    matches = 300                    # of each set-up
    seed = "1"
    seats = [1, 2, 3, 4]             # left out: every number that fits
    bots = ["greedy", ["greedy", "random"]]     # line-ups: one name for all seats, or one name a seat
    events = ["log-devour*"]         # which tells get a row each; left out: none

    [options]                        # a value, or a list of values to try
    difficulty = ["first_dive", "standard"]

    [[change]]                       # content to try beside what is printed, as overrides by file
    name = "kinder sea"
    overrides.setup.coop.threat_spaces = 5

    [[target]]                       # what the designer wants, for the set-ups that match
    difficulty = "first_dive"
    seats = 2
    win = 0.8                        # or a range: [0.7, 0.85]

A **trial** is one set-up with its line-up and change; trials are numbered from 1 in the order of the plan.
Matches are numbered from 1 through the whole plan. Match i of every trial has the same dice, so trials differ
by what is tried and not by luck, and the first trial repeats `fathom simulate` with the same seed.
"""

from __future__ import annotations

import itertools
import tomllib
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from fathomfive.bots import Bot, bot_named
from fathomfive.kernel.book import ContentError
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, Refused, Setup, find_game
from fathomfive.kernel.text import say

AS_PRINTED = ""
"""The name of the change that changes nothing."""


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Content to try: overrides by file, as a host's preset gives them."""

    name: str
    overrides: dict[str, Any]


class Trial(msgspec.Struct, frozen=True):
    """One set-up of a plan, and who plays it."""

    number: int
    setup: Setup
    bots: tuple[str, ...]
    change: str = AS_PRINTED

    @property
    def lineup(self) -> str:
        """`greedy`, or `greedy+random` where seats differ."""
        return self.bots[0] if len(set(self.bots)) == 1 else "+".join(self.bots)

    @property
    def facts(self) -> dict[str, Any]:
        """What a target may name."""
        return {
            **self.setup.options,
            "seats": self.setup.seats,
            "bots": self.lineup,
            "change": self.change,
        }


class Plan(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True, omit_defaults=True):
    """What `PLAN.toml` says."""

    game: str
    matches: int
    title: str = ""
    seed: str = "0"
    seats: list[int] = []
    bots: list[str | list[str]] = msgspec.field(default_factory=lambda: ["random"])
    options: dict[str, Any] = {}
    change: list[Change] = []
    target: list[dict[str, Any]] = []
    events: list[str] = []

    @classmethod
    def read(cls, file: Path) -> Plan:
        """A plan that can be carried out here, or `Refused` with what is wrong with it."""
        try:
            plan = msgspec.convert(tomllib.loads(file.read_text("utf-8")), cls)
        except (tomllib.TOMLDecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
            raise Refused(say("refused-plan", file=str(file), reason=str(error))) from error
        if plan.matches < 1:
            raise Refused(say("refused-plan-empty", file=str(file)))
        try:
            plan.check()
        except ContentError as error:
            raise Refused(say("refused-plan", file=str(file), reason=str(error))) from error
        return plan

    # --- what is played --------------------------------------------------------------------------------

    @cached_property
    def title_page(self) -> Game[Any]:
        return find_game(self.game)

    @cached_property
    def trials(self) -> tuple[Trial, ...]:
        """Every set-up that fits, in the order of the plan."""
        numbers = itertools.count(1)
        return tuple(
            Trial(next(numbers), Setup(self.game, seats, options, change.overrides), lineup, change.name)
            for change in (Change(AS_PRINTED, {}), *self.change)
            for options in self._option_grid()
            for seats in self.seats or self.title_page.seats
            if self._fits(options, seats)
            for lineup in self._lineups(seats)
        )

    @property
    def total(self) -> int:
        return len(self.trials) * self.matches

    def place(self, number: int) -> tuple[Trial, int]:
        """Match `number` of the plan: its trial, and which match of that trial it is (from 0)."""
        if not 1 <= number <= self.total:
            raise Refused(say("refused-plan-match", number=number, total=self.total))
        trial, index = divmod(number - 1, self.matches)
        return self.trials[trial], index

    def trial(self, number: int) -> Trial:
        if not 1 <= number <= len(self.trials):
            raise Refused(say("refused-plan-trial", number=number, total=len(self.trials)))
        return self.trials[number - 1]

    def dice(self, index: int) -> Dice:
        return Dice.seeded(f"{self.seed}/{index}")

    def bots_of(self, trial: Trial, index: int) -> list[Bot]:
        return [bot_named(name, f"{self.seed}/{index}/{seat}") for seat, name in enumerate(trial.bots)]

    def rules_hash(self, trial: Trial) -> str:
        game, setup = self.title_page, trial.setup
        return game.rules_hash(game.book_for(game.read_options(setup.options), setup.overrides))

    def target_of(self, trial: Trial) -> tuple[float, float] | None:
        """The range the designer wants for this trial; a single figure is a range of no width."""
        for target in self.target:
            if all(trial.facts.get(key, key) == wanted for key, wanted in target.items() if key != "win"):
                low, high = target["win"] if isinstance(target["win"], list) else [target["win"]] * 2
                return float(low), float(high)
        return None

    # --- what may be wrong with it ---------------------------------------------------------------------

    def check(self) -> None:
        """Refuse before anything is played what would fail in the middle."""
        game = self.title_page
        for options in self._option_grid():
            game.read_options(options)
        if not self.trials:
            raise Refused(say("refused-plan-nothing-fits", game=game.title))
        self._check_idle()
        for trial in self.trials:
            for name in trial.bots:
                bot_named(name)
            self._check_change(trial)
        names = [AS_PRINTED, *(change.name for change in self.change)]
        if len(set(names)) < len(names):
            raise Refused(say("refused-plan-name"))
        for target in self.target:
            self._check_target(target)

    def _check_idle(self) -> None:
        """A value that goes with nothing else in the plan would be left out without a word."""
        tried = [trial.setup.options for trial in self.trials]
        for options in self._option_grid():
            for name, value in options.items():
                if all(options[name] != value for options in tried):
                    raise Refused(say("refused-plan-idle", option=name, value=str(value)))

    def _check_change(self, trial: Trial) -> None:
        """A change that the game does not notice would be compared with itself."""
        printed = msgspec.structs.replace(trial, setup=msgspec.structs.replace(trial.setup, overrides={}))
        if trial.change != AS_PRINTED and self.rules_hash(trial) == self.rules_hash(printed):
            raise Refused(say("refused-plan-change", change=trial.change, game=self.title_page.title))

    def _check_target(self, target: Mapping[str, Any]) -> None:
        match target.get("win"):
            case float() | int() as win if 0 <= win <= 1:
                pass
            case [float() | int() as low, float() | int() as high] if 0 <= low <= high <= 1:
                pass
            case _:
                raise Refused(say("refused-plan-target", target=str(dict(target))))
        known = {key for trial in self.trials for key in trial.facts} | {"win"}
        for key in target:
            if key not in known:
                raise Refused(say("refused-plan-target-key", key=key, known=", ".join(sorted(known))))

    def _option_grid(self) -> Iterator[dict[str, Any]]:
        values = [given if isinstance(given, list) else [given] for given in self.options.values()]
        for combination in itertools.product(*values):
            yield dict(zip(self.options, combination, strict=True))

    def _fits(self, options: dict[str, Any], seats: int) -> bool:
        game = self.title_page
        return seats in game.seats and game.fits(game.read_options(options), seats) is None

    def _lineups(self, seats: int) -> Iterator[tuple[str, ...]]:
        """Line-ups for so many seats; a list of names is for exactly as many."""
        for lineup in self.bots:
            if isinstance(lineup, str):
                yield (lineup,) * seats
            elif len(lineup) == seats:
                yield tuple(lineup)
