"""One match of a plan, played and turned into rows; and the same match again with its journal."""

from __future__ import annotations

import time
from collections import Counter
from fnmatch import fnmatchcase
from typing import Any

import msgspec

from fathomfive.bots import next_to_speak
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.journal import Journal, Recorder
from fathomfive.kernel.match import Match, RuleBroke
from fathomfive.kernel.play import Action, Ask
from fathomfive.kernel.tells import Tell
from fathomfive.lab.plan import Plan, Trial


class MatchRow(msgspec.Struct, frozen=True):
    """How one match went. `seconds` is processor time, and the only column that differs between two runs."""

    match: int
    trial: int
    seats: int
    options: str
    change: str
    bots: str
    cause: str
    won: bool
    winners: list[int]
    values: list[float]
    score: float | None
    decisions: int
    opener: int
    seconds: float


class SeatRow(msgspec.Struct, frozen=True):
    """How one seat fared. `place` counts from whoever began, `worth` is its part of the victory."""

    match: int
    trial: int
    seat: int
    bot: str
    side: str
    place: int
    won: bool
    worth: float


class ChoiceRow(msgspec.Struct, frozen=True):
    """What a seat chose in a match, and how often; `won` says whether that seat won."""

    match: int
    trial: int
    seat: int
    choice: str
    times: int
    won: bool


class PlaceRow(msgspec.Struct, frozen=True):
    """How often something came to a place in a match: moved there, was laid there, appeared there."""

    match: int
    trial: int
    place: str
    times: int
    won: bool


class EventRow(msgspec.Struct, frozen=True):
    """One tell that the plan asked for, and how many decisions had been made by then."""

    match: int
    trial: int
    event: str
    rule: str
    seat: int | None
    decision: int
    args: str
    won: bool


class Rows(msgspec.Struct):
    """What a batch of matches leaves."""

    matches: list[MatchRow] = []
    seats: list[SeatRow] = []
    choices: list[ChoiceRow] = []
    events: list[EventRow] = []
    places: list[PlaceRow] = []

    def add(self, other: Rows) -> None:
        self.matches += other.matches
        self.seats += other.seats
        self.choices += other.choices
        self.events += other.events
        self.places += other.places


class MatchFailed(Exception):
    """A rule broke in the middle of a match: a fault of the game, worth a bug report."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(number, why)
        self.number, self.why = number, why


def play_number(plan: Plan, number: int) -> Rows:
    """Play one match of the plan: the same number gives the same rows wherever it is played."""
    try:
        return _Observed(plan, *plan.place(number), number).rows()
    except Exception as error:  # whatever a game's code raises: the number is what helps to find it
        raise MatchFailed(number, repr(error)) from error


class _Observed:
    """A match with somebody taking notes."""

    def __init__(self, plan: Plan, trial: Trial, index: int, number: int) -> None:
        self.plan, self.trial, self.index, self.number = plan, trial, index, number
        self.choices: Counter[tuple[int, str]] = Counter()
        self.heard: list[tuple[int, Tell]] = []
        self.sides: list[tuple[int, str]] = []
        self.places: Counter[str] = Counter()
        self.decisions = 0
        self.opener = 0

    def rows(self) -> Rows:
        began = time.process_time()
        match = self._play()
        seconds = time.process_time() - began
        end, trial = match.outcome, self.trial
        assert end is not None
        row = MatchRow(
            match=self.number,
            trial=trial.number,
            seats=trial.setup.seats,
            options=msgspec.json.encode(trial.setup.options, order="sorted").decode(),
            change=trial.change,
            bots=trial.lineup,
            cause=end.cause,
            won=bool(end.winners),
            winners=list(end.winners),
            values=[float(value) for value in end.values],
            score=None if end.score is None else float(end.score),
            decisions=self.decisions,
            opener=self.opener,
            seconds=seconds,
        )
        return Rows(
            [row], self._seat_rows(row), self._choice_rows(row), self._event_rows(row), self._place_rows(row)
        )

    def _play(self) -> Match[Any]:
        plan, trial = self.plan, self.trial
        dice = plan.dice(trial, self.index)
        company = Company(plan, trial, self.index, dice)
        match = Match.start(
            plan.title_page,
            trial.setup,
            dice,
            tracked=company.samples,
            sink=self._hear if plan.events or plan.places else None,
        )
        while (ask := match.ask) is not None:
            action = company.answer(match, ask)
            seat = action.seat
            if not self.decisions:
                self.opener = seat
            self.choices[seat, spelled(action)] += 1
            self.sides += [(seat, word) for word in words_of(action, plan.side_answer)]
            self.decisions += 1
            match.play_unchecked(action)
        return match

    def _hear(self, tell: Tell) -> None:
        if self.plan.places and not tell.twin_of:
            self.places.update(motion.to for motion in tell.motions if motion.to)
        if not tell.twin_of and any(fnmatchcase(tell.text, wanted) for wanted in self.plan.events):
            self.heard.append((self.decisions, tell))

    def _seat_rows(self, row: MatchRow) -> list[SeatRow]:
        seating, seats = self.plan.seating(self.trial, self.index), row.seats
        return [
            SeatRow(
                match=row.match,
                trial=row.trial,
                seat=seat,
                bot=seating.bots[seat],
                side=self._side(seat),
                place=(seat - row.opener) % seats,
                won=seat in row.winners,
                worth=1 / len(row.winners) if seat in row.winners else 0.0,
            )
            for seat in range(seats)
        ]

    def _side(self, seat: int) -> str:
        """The side that a seat took in the end: where two wished for one, the rules had a word in it."""
        answer = self.plan.side_answer
        taken = [value for (who, value) in self.sides if who == seat] if answer else []
        return taken[-1] if taken else ""

    def _choice_rows(self, row: MatchRow) -> list[ChoiceRow]:
        return [
            ChoiceRow(row.match, row.trial, seat, choice, times, seat in row.winners)
            for (seat, choice), times in sorted(self.choices.items())
        ]

    def _event_rows(self, row: MatchRow) -> list[EventRow]:
        return [
            EventRow(row.match, row.trial, tell.text, tell.rule, tell.seat, decision, _as_json(tell), row.won)
            for decision, tell in self.heard
        ]

    def _place_rows(self, row: MatchRow) -> list[PlaceRow]:
        return [
            PlaceRow(row.match, row.trial, place, times, row.won)
            for place, times in sorted(self.places.items())
        ]


class Company:
    """The bots around the table, with what the plan lets them answer."""

    def __init__(self, plan: Plan, trial: Trial, index: int, dice: Dice) -> None:
        self.plan = plan
        self.sides = plan.seating(trial, index).sides
        self.order = dice.split("who speaks first")
        self.bots = plan.bots_of(trial, index)

    @property
    def samples(self) -> bool:
        return any(bot.samples for bot in self.bots)

    def answer(self, match: Match[Any], ask: Ask) -> Action:
        """The side or the first option where the plan says so, else what a bot thinks."""
        seat = ask.seats if isinstance(ask.seats, int) else next_to_speak(match, self.order)
        if ask.kind in self.plan.first_option:
            return ask.options_of(seat)[0]
        if self.sides:
            for option in ask.options_of(seat):
                if self.sides[seat] in words_of(option, self.plan.side_answer):
                    return option
        return self.bots[seat].choose(match, seat)


def words_of(action: Action, tag: str) -> list[str]:
    """The words in an answer of this tag; none in any other."""
    kind = type(action)
    if kind.__struct_config__.tag != tag:
        return []
    values = [getattr(action, name) for name in kind.__struct_fields__[1:]]
    return [value for value in values if isinstance(value, str)]


def spelled(action: Action) -> str:
    """What was chosen, without where: `swim`, `play_card card=speargun`.

    Numbers are places and amounts in most games, too many to compare; words are cards, people, abilities.
    """
    kind = type(action)
    words = [kind.__struct_config__.tag]
    for name in kind.__struct_fields__[1:]:
        value = getattr(action, name)
        if isinstance(value, str):
            words.append(f"{name}={value}")
    return " ".join(map(str, words))


def _as_json(tell: Tell) -> str:
    return msgspec.json.encode(tell.args, order="sorted").decode()


def journal_of(plan: Plan, number: int) -> Journal:
    """The same match again with its journal: what opens as a replay; it ends where a rule broke."""
    trial, index = plan.place(number)
    dice = plan.dice(trial, index)
    company = Company(plan, trial, index, dice)
    recorder = Recorder.start(plan.title_page, trial.setup, dice.key)
    while (ask := recorder.match.ask) is not None:
        action = company.answer(recorder.match, ask)
        try:
            recorder.play(action)
        except RuleBroke:
            break
    return recorder.journal
