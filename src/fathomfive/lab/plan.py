"""The plan of a run: which matches are played. Everything else follows from it and from the rules.

    title = "How hard is a dive?"
    game = "refuge"
    matches = 300                    # of each set-up
    seed = "1"
    seats = [1, 2, 3, 4]             # left out: every number that fits
    bots = ["greedy", ["greedy", "random"]]     # line-ups: one name for all seats, or one name a seat
    meet = false                     # true: every two of the bots play against each other, seats in turn
    events = ["log-devour*"]         # which tells get a row each; left out: none

    places = true                    # count what comes to each space of the board, for a heat map

    [options]                        # a value, a list of values to try, or { from = 1, to = 9, step = 2 }
    difficulty = ["first_dive", "standard"]

    [[change]]                       # content to try beside what is printed, as overrides by file
    name = "kinder sea"
    overrides.setup.coop.threat_spaces = 5

    [[sweep]]                        # one number of the content over a range, beside what is printed
    name = "threats"
    what = "setup.coop.threat_spaces"
    values = { from = 3, to = 5 }

    [[ablate]]                       # entries of the content, one at a time as if they were not there
    each = "setup.coop.recover_cost" # or every entry of a table: "salvage.card.*"
    set = 3

    [stop]                           # a set-up is played no longer than it takes to judge it
    error = 0.05
    within = 0.1

    [[target]]                       # what the designer wants, for the set-ups that match
    difficulty = "first_dive"
    seats = 2
    bots = "greedy"
    win = 0.8                        # or a range: [0.7, 0.85]

A **trial** is one set-up with its line-up and change; trials are numbered from 1 in the order of the plan.
Matches are numbered from 1 through the whole plan. Match i of every trial has the same dice, so trials differ
by what is tried and not by luck, and the first trial repeats `fathom simulate` with the same seed.

Where bots meet or seats take sides (`sides.faction = [...]`: answers that tell seats apart), a trial goes
through all **arrangements** of them with the same dice before it takes the next: a round. So nobody profits
from a seat, a side or a throw.
"""

from __future__ import annotations

import itertools
import math
import tomllib
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from fathomfive.bots import Bot, any_bot_named
from fathomfive.kernel.book import ContentError, has_ids, read_toml
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, Refused, Setup, find_game
from fathomfive.kernel.text import say

AS_PRINTED = ""
"""The name of the change that changes nothing."""


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Content to try: overrides by file, as a host's preset gives them."""

    name: str
    overrides: dict[str, Any]


class Span(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"first": "from", "last": "to"}):
    """Numbers from one to another."""

    first: float
    last: float
    step: float = 1

    @property
    def values(self) -> list[int | float]:
        if self.step <= 0 or self.last < self.first:
            return []
        count = math.floor((self.last - self.first) / self.step + 1e-9) + 1
        found = [round(self.first + place * self.step, 9) for place in range(count)]
        return [int(value) if value == int(value) else value for value in found]


class Sweep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One number of the content over a range: `what` is file, entry and field, with dots between."""

    name: str
    what: str
    values: list[int | float] | Span

    @property
    def numbers(self) -> list[int | float]:
        return self.values.values if isinstance(self.values, Span) else self.values

    def change(self, value: float) -> Change:
        return Change(f"{self.name} {value:g}", _nested(self.what.split("."), value))


class Ablation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Entries of the content, one at a time as if they were not there: `each` is file, table and `*` (or one
    entry by its name), `set` what an entry is without: a value, or fields of it."""

    each: str
    set: Any

    def changes(self, game: Game[Any]) -> dict[str, Change]:
        """For each entry the content without it."""
        *way, last = self.each.split(".")
        names = entries(game, way) if last == "*" else [last]
        return {name: Change(f"− {name}", _nested([*way, name], self.set)) for name in names}


def entries(game: Game[Any], way: list[str]) -> list[str]:
    """The names of the entries in a table of the content: its keys, or the ids of its rows."""
    if not way or not files(game.package).joinpath("content", f"{way[0]}.toml").is_file():
        return []
    here: Any = read_toml(game.package, f"content/{way[0]}.toml")
    for part in way[1:]:
        here = here.get(part, {}) if isinstance(here, dict) else {}
    return [row["id"] for row in here] if has_ids(here) else list(here) if isinstance(here, dict) else []


def _nested(way: list[str], value: Any) -> Any:
    """The value as overrides have it: a table in a table."""
    for part in reversed(way):
        value = {part: value}
    return value


class Stop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a trial has been played long enough.

    error   how often a run like this may judge even one of its trials wrongly
    within  a rate that is known to this much on either side is known well enough
    look    matches between two looks
    """

    error: float = 0.05
    within: float = 0.05
    look: int = 20


class Arrangement(msgspec.Struct, frozen=True):
    """Who sits where in one match: the bot of each seat, and its side where the plan gives sides."""

    bots: tuple[str, ...]
    sides: tuple[str, ...] = ()


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
    places: bool = False
    meet: bool = False
    sides: dict[str, list[str]] = {}
    first_option: list[str] = []
    sweep: list[Sweep] = []
    ablate: list[Ablation] = []
    stop: Stop | None = None

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
            for change in (Change(AS_PRINTED, {}), *self.changes)
            for options in self._option_grid()
            for seats in self.seats or self.title_page.seats
            if self._fits(options, seats)
            for lineup in self._lineups(seats)
        )

    @cached_property
    def changes(self) -> tuple[Change, ...]:
        """What is tried beside the printed content: by name, then every value of the sweeps."""
        swept = [
            sweep.change(value)
            for sweep in self.sweep
            for value in sweep.numbers
            if value != self.printed.get(sweep.name)
        ]
        return (*self.change, *swept, *self.ablated.values())

    @cached_property
    def ablated(self) -> dict[str, Change]:
        """The content without each of the entries that the plan takes out, by the entry's name."""
        return {name: change for one in self.ablate for name, change in one.changes(self.title_page).items()}

    @cached_property
    def printed(self) -> dict[str, int | float]:
        """Of each sweep the value that the content has anyway, where it is among those that are tried."""
        game, options = self.title_page, next(self._option_grid())
        read = game.read_options(options)
        as_is = game.rules_hash(game.book_for(read, {}))
        return {
            sweep.name: value
            for sweep in self.sweep
            for value in sweep.numbers
            if game.rules_hash(game.book_for(read, sweep.change(value).overrides)) == as_is
        }

    def swept(self, sweep: Sweep) -> dict[str, int | float]:
        """The changes of a sweep with their values; what is printed has its place among them."""
        found = {sweep.change(value).name: value for value in sweep.numbers}
        if sweep.name in self.printed:
            found[AS_PRINTED] = self.printed[sweep.name]
        return found

    # --- who sits where --------------------------------------------------------------------------------

    @property
    def side_answer(self) -> str:
        """The answer that tells sides apart, by its tag; nothing where seats take no sides."""
        return next(iter(self.sides), "")

    def arrangements(self, trial: Trial) -> tuple[Arrangement, ...]:
        """All ways to seat a trial, which are gone through with the same dice."""
        if trial.number not in self._arranged:
            turned = (trial.bots[1], trial.bots[0]) if self.meet and len(trial.bots) > 1 else trial.bots
            bots = dict.fromkeys((trial.bots, _dealt(turned, len(trial.bots))))
            values = self.sides.get(self.side_answer, [])
            sides = list(itertools.permutations(values, trial.setup.seats)) if values else [()]
            self._arranged[trial.number] = tuple(Arrangement(b, s) for s in sides for b in bots)
        return self._arranged[trial.number]

    @cached_property
    def _arranged(self) -> dict[int, tuple[Arrangement, ...]]:
        return {}

    def seating(self, trial: Trial, index: int) -> Arrangement:
        """Who sits where in match `index` of a trial."""
        ways = self.arrangements(trial)
        return ways[index % len(ways)]

    def together(self, trial: Trial) -> bool:
        """Everybody wins or loses together, or sits alone."""
        game, setup = self.title_page, trial.setup
        return setup.seats == 1 or game.cooperative(game.read_options(setup.options))

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

    def dice(self, trial: Trial, index: int) -> Dice:
        return Dice.seeded(f"{self.seed}/{index // len(self.arrangements(trial))}")

    def bots_of(self, trial: Trial, index: int) -> list[Bot]:
        return [
            any_bot_named(name, f"{self.seed}/{index}/{seat}")
            for seat, name in enumerate(self.seating(trial, index).bots)
        ]

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
        if self.meet and (len(self.bots) < 2 or not all(isinstance(name, str) for name in self.bots)):
            raise Refused(say("refused-plan-meet"))
        if not self.trials:
            raise Refused(say("refused-plan-nothing-fits", game=game.title))
        self._check_idle()
        for trial in self.trials:
            for name in trial.bots:
                any_bot_named(name)
            self._check_change(trial)
        self._check_seating()
        names = [AS_PRINTED, *(change.name for change in self.changes)]
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

    def _check_seating(self) -> None:
        """Sides and meetings that cannot be dealt out, stops that cannot come."""
        seats = max(trial.setup.seats for trial in self.trials)
        tags = {str(action.__struct_config__.tag) for action in self.title_page.actions}
        for answer, values in self.sides.items():
            if len(self.sides) > 1 or answer not in tags or len(set(values)) < max(2, seats):
                raise Refused(
                    say("refused-plan-sides", answer=answer, seats=seats, known=", ".join(sorted(tags)))
                )
        if self.stop and not (0 < self.stop.error < 1 and 0 < self.stop.within < 1 and self.stop.look > 0):
            raise Refused(say("refused-plan-stop"))
        for ablation in self.ablate:
            if not ablation.changes(self.title_page):
                raise Refused(say("refused-plan-ablate", each=ablation.each, game=self.title_page.title))
        for sweep in self.sweep:
            if len(sweep.numbers) < 2:
                raise Refused(say("refused-plan-sweep", sweep=sweep.name))

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
        if len(self.bots) > 1 and "bots" not in target:
            raise Refused(say("refused-plan-target-bots", target=str(dict(target))))
        known = {key for trial in self.trials for key in trial.facts} | {"win"}
        for key in target:
            if key not in known:
                raise Refused(say("refused-plan-target-key", key=key, known=", ".join(sorted(known))))

    def _option_grid(self) -> Iterator[dict[str, Any]]:
        values = [_tried(given) for given in self.options.values()]
        for combination in itertools.product(*values):
            yield dict(zip(self.options, combination, strict=True))

    def _fits(self, options: dict[str, Any], seats: int) -> bool:
        game = self.title_page
        return seats in game.seats and game.fits(game.read_options(options), seats) is None

    def _lineups(self, seats: int) -> Iterator[tuple[str, ...]]:
        """Line-ups for so many seats; a list of names is for exactly as many. Who meets sits in turn."""
        if self.meet and seats > 1:
            yield from (_dealt(pair, seats) for pair in itertools.combinations(map(str, self.bots), 2))
            return
        for lineup in self.bots:
            if isinstance(lineup, str):
                yield (lineup,) * seats
            elif len(lineup) == seats:
                yield tuple(lineup)


def _dealt(names: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """The names around the table, again and again."""
    return tuple(itertools.islice(itertools.cycle(names), seats))


def _tried(given: Any) -> list[Any]:
    """The values of an option that a plan tries."""
    if isinstance(given, dict):
        return msgspec.convert(given, Span).values
    return given if isinstance(given, list) else [given]
