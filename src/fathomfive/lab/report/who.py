"""Who won where people play against each other: by bot and by side, against whom, and how strong they are.

All is counted within one setting (seats, options, content): figures of two settings are never added up.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any, Literal, TypeAlias

import msgspec
from openskill.models import PlackettLuce

from fathomfive.kernel.dice import Dice
from fathomfive.lab.plan import Trial
from fathomfive.lab.report.study import Study
from fathomfive.lab.shares import Share

Part: TypeAlias = Literal["bot", "side"]
"""What tells seats apart."""

SIGMAS = 2.0
"""What a rating is shown with on either side."""
ORDERS = 8
"""In so many orders the matches are rated."""


class Seat(msgspec.Struct, frozen=True):
    """One seat of one match."""

    bot: str
    side: str
    worth: float
    place: int = 0
    """In the order of play, from whoever began."""


class Rating(msgspec.Struct, frozen=True):
    """A strength with what is not known of it yet."""

    middle: float
    low: float
    high: float


class Setting(msgspec.Struct):
    """Trials that differ in nothing but who plays, with the seats of their matches in the order of play."""

    label: str
    seats: int
    tables: list[list[Seat]]

    def names(self, part: Part) -> list[str]:
        """Those that are told apart here; none where all are alike."""
        found = dict.fromkeys(getattr(seat, part) for table in self.tables for seat in table)
        return [name for name in found if name] if len(found) > 1 else []

    def rates(self, part: Part) -> dict[str, Share]:
        """Of each its share of the victories in the seats it sat in."""
        sat, worth = defaultdict[str, int](int), defaultdict[str, float](float)
        for table in self.tables:
            for seat in table:
                sat[getattr(seat, part)] += 1
                worth[getattr(seat, part)] += seat.worth
        return {name: Share.of(worth[name], sat[name]) for name in self.names(part)}

    def places(self) -> dict[int, Share]:
        """Of each place in the order of play its share of the victories."""
        worth = defaultdict[int, float](float)
        for table in self.tables:
            for seat in table:
                worth[seat.place] += seat.worth
        return {place: Share.of(worth[place], len(self.tables)) for place in range(self.seats)}

    def crossed(self) -> dict[tuple[str, str], Share]:
        """Each bot on each side, against all others in turn."""
        sat, worth = defaultdict[tuple[str, str], int](int), defaultdict[tuple[str, str], float](float)
        for table in self.tables:
            for seat in table:
                sat[seat.bot, seat.side] += 1
                worth[seat.bot, seat.side] += seat.worth
        return {key: Share.of(worth[key], count) for key, count in sat.items()}

    def payoffs(self, part: Part) -> dict[tuple[str, str], Share]:
        """One against the other: of the victories that fell to either where both sat, the share of the first.

        Counted by the seat, so that two seats of one against one of the other are no advantage.
        """
        counted: dict[tuple[str, str], list[float]] = {}
        for table in self.tables:
            there = dict.fromkeys(getattr(seat, part) for seat in table)
            for one in there:
                for other in there:
                    if one != other:
                        sums = counted.setdefault((one, other), [0.0, 0.0, 0.0])
                        sums[0] += _each(table, part, one)
                        sums[1] += _each(table, part, other)
                        sums[2] += 1
        return {
            pair: Share.of(matches * mine / (mine + theirs), int(matches))
            for pair, (mine, theirs, matches) in counted.items()
            if mine + theirs
        }

    def ratings(self, part: Part) -> dict[str, Rating]:
        """Strengths by Plackett and Luce (openskill), the strongest first; 25 is where everybody begins.

        A rating goes through the matches one by one and believes the last ones most. Bots do not learn from
        match to match, so the mean over several orders is taken.
        """
        names = self.names(part)
        told = [table for table in self.tables if _differ(table, part)]
        orders = [_rated(told, part, names, Dice.seeded(f"order {n}")) for n in range(ORDERS)] if told else []
        means = {
            name: (
                sum(order[name].mu for order in orders) / ORDERS,
                SIGMAS * sum(order[name].sigma for order in orders) / ORDERS,
            )
            for name in (names if told else [])
        }
        return {
            name: Rating(round(mu, 2), round(mu - spread, 2), round(mu + spread, 2))
            for name, (mu, spread) in sorted(means.items(), key=lambda item: -item[1][0])
        }


def _differ(table: list[Seat], part: Part) -> bool:
    """Whether everybody at a table can be told apart: against oneself nobody gains."""
    names = [getattr(seat, part) for seat in table]
    return len(set(names)) == len(names) and all(names)


def _rated(tables: list[list[Seat]], part: Part, names: list[str], dice: Dice) -> dict[str, Any]:
    """Everybody's rating after these matches, in an order that the dice choose."""
    model = PlackettLuce()
    known = {name: model.rating() for name in names}
    mixed = list(tables)
    dice.shuffle(mixed)
    for table in mixed:
        there = [getattr(seat, part) for seat in table]
        ranks = [1 - seat.worth for seat in table]  # the lowest is the best; equal ones are a draw
        rated = model.rate([[known[name]] for name in there], ranks=ranks)
        known |= {name: team[0] for name, team in zip(there, rated, strict=True)}
    return known


def _each(table: list[Seat], part: Part, name: str) -> float:
    """What a seat of this name won on average."""
    won = [seat.worth for seat in table if getattr(seat, part) == name]
    return sum(won) / len(won)


def settings(study: Study) -> list[Setting]:
    """The settings of a run in which people play against each other."""
    tables = _tables(study)
    found: dict[str, Setting] = {}
    for result in study.results:
        if result.together:
            continue
        setting = found.setdefault(
            _key(result.trial), Setting(study.setting(result.trial), result.trial.setup.seats, [])
        )
        setting.tables += tables[result.trial.number]
    return list(found.values())


def _key(trial: Trial) -> str:
    return msgspec.json.encode({**trial.facts, "bots": ""}, order="sorted").decode()


def _tables(study: Study) -> dict[int, list[list[Seat]]]:
    matches: dict[tuple[int, int], list[Seat]] = defaultdict(list)
    rows = study.store.table("seats").select("trial", "match", "bot", "side", "worth", "place")
    for trial, match, bot, side, worth, place in rows.iter_rows():
        matches[trial, match].append(Seat(bot, side, worth, place))
    tables: dict[int, list[list[Seat]]] = defaultdict(list)
    for (trial, _), seats in sorted(matches.items()):
        tables[trial].append(seats)
    return tables


def rows_of(shares: dict[str, Share], variant: str, name: Any, **more: Any) -> Iterator[dict[str, Any]]:
    """Rows for a chart of rates."""
    for key, share in shares.items():
        yield {
            "variant": variant,
            "row": name(key),
            "rate": share.rate,
            "low": share.low,
            "high": share.high,
            "figure": figure(share),
            **more,
        }


def figure(share: Share) -> str:
    return f"{100 * share.rate:.0f} %  ({100 * share.low:.0f}–{100 * share.high:.0f})"
