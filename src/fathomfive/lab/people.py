"""Matches of people beside a run: read from what a house tells (`fathom tables results`), kept in its folder,
and never added to a row of bots.

    DIR/people.jsonl       a line per match; it names nobody

A match belongs to a setting of the plan if seats, options and the hash of the rules are the same: printed
content counts, too, where the plan plays it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Literal, TypeAlias

import msgspec

from fathomfive.kernel.game import Refused
from fathomfive.kernel.text import say
from fathomfive.lab.plan import Plan, Trial
from fathomfive.lab.store import Store, swap_in

FILE = "people.jsonl"
PERSON, BOTH = "person", "both"

Company: TypeAlias = Literal["people", "mixed"]


class PeopleRow(msgspec.Struct, frozen=True):
    """One match of people, as a house tells it."""

    match: str
    game: str
    rules: str
    seats: int
    options: dict[str, Any]
    who: list[str]
    cause: str
    winners: list[int]
    score: float | None
    decisions: int
    opener: int

    @property
    def company(self) -> Company:
        """Only people, or bots among them: two different questions, so never one figure."""
        return "people" if set(self.who) == {PERSON} else "mixed"

    @property
    def people(self) -> list[int]:
        return [seat for seat, name in enumerate(self.who) if name == PERSON]


Elsewhere: TypeAlias = Literal["game", "bots", "rules", "setup"]
"""By what a match belongs to no setting of the plan."""


class Taken(msgspec.Struct, frozen=True):
    """What came of reading: new ones, those that were there, and those that belong to no setting, by why."""

    new: int
    known: int
    left_out: dict[Elsewhere, int]


def read(lines: Iterable[bytes], source: str) -> list[PeopleRow]:
    """What a house told, or `Refused` with the line that cannot be read."""
    rows = []
    for number, line in enumerate(lines, start=1):
        if line.strip():
            try:
                row = msgspec.json.decode(line, type=PeopleRow)
            except msgspec.DecodeError as error:
                why = say("refused-people-line", file=source, line=number, reason=str(error))
                raise Refused(why) from error
            rows.append(row)
    return rows


def take_in(store: Store, rows: Iterable[PeopleRow]) -> Taken:
    """Keep what belongs to the plan, once."""
    kept = {row.match: row for row in people_of(store)}
    known, new, left_out = 0, 0, Counter[Elsewhere]()
    settings = Settings(store)
    for row in rows:
        if row.match in kept:
            known += 1
        elif why := settings.why_not(row):
            left_out[why] += 1
        else:
            kept[row.match] = row
            new += 1
    swap_in(store.folder / FILE, b"".join(msgspec.json.encode(row) + b"\n" for row in kept.values()))
    return Taken(new, known, dict(left_out))


def people_of(store: Store) -> list[PeopleRow]:
    """What is kept beside a run."""
    file = store.folder / FILE
    return read(file.read_bytes().splitlines(), str(file)) if file.is_file() else []


class Settings:
    """The settings of a run, by what a match of people has in common with them."""

    def __init__(self, store: Store) -> None:
        self.plan: Plan = store.plan
        self._trials: dict[tuple[int, str, str], Trial] = {}
        for trial, rules in zip(store.plan.trials, store.run.rules, strict=True):
            key = (trial.setup.seats, self._options(trial.setup.options), rules)
            self._trials.setdefault(key, trial)

    def _options(self, given: dict[str, Any]) -> str:
        """With those that nobody chose as they come: a table and a plan may leave different ones out."""
        return msgspec.json.encode(self.plan.title_page.read_options(given), order="sorted").decode()

    def of(self, row: PeopleRow) -> Trial | None:
        """The first trial of the setting; the others differ in their bots."""
        if self.why_not(row):
            return None
        return self._trials[row.seats, self._options(row.options), row.rules]

    def why_not(self, row: PeopleRow) -> Elsewhere | Literal[""]:
        """Why a match belongs to no setting of the plan; empty if it does."""
        if row.game != self.plan.game:
            return "game"
        if not {PERSON, BOTH} & set(row.who):
            return "bots"
        if all(row.rules != rules for _, _, rules in self._trials):
            return "rules"
        try:
            options = self._options(row.options)
        except ValueError:
            return "rules"
        return "" if (row.seats, options, row.rules) in self._trials else "setup"
