"""A run as a report sees it: its rows with names that people read, counted in the ways the charts need."""

from __future__ import annotations

from collections import defaultdict
from importlib.resources import files
from typing import Any

import msgspec
import polars as pl

from fathomfive.kernel.text import FALLBACK, Text, Texts, house_words, say
from fathomfive.lab.plan import AS_PRINTED, Trial
from fathomfive.lab.running import figures_of
from fathomfive.lab.shares import Difference, Share, Stratum, stratified
from fathomfive.lab.stopping import Judged, judged
from fathomfive.lab.store import Store
from fathomfive.lab.waves import Waves

RARE = 0.04
"""Choices made in fewer matches than this share, or left out in fewer, say nothing yet."""
FEWEST = 20
"""Matches with and without a choice, at least."""


class TrialResult(msgspec.Struct):
    """What came of one trial."""

    trial: Trial
    variant: str
    seats: str
    matches: int
    share: Share
    target: tuple[float, float] | None
    together: bool
    """Everybody wins or loses together, or sits alone."""
    figure: Share
    """What the trial is judged by: `stopping.watched`."""
    figures: list[float]
    """The same, match by match."""
    judged: Judged | None
    """What may be said at any moment, where the plan stops early."""

    @property
    def interval(self) -> tuple[float, float]:
        """Of the figure: one that may be looked at again and again where the plan does."""
        return (self.judged.low, self.judged.high) if self.judged else (self.figure.low, self.figure.high)

    @property
    def label(self) -> str:
        return f"{self.variant}, {self.seats}" if self.variant else self.seats


class ChoiceResult(msgspec.Struct):
    """A choice, and how much more is won where it was made."""

    label: str
    matches: int
    share_of_matches: float
    difference: Difference


class Study:
    """One run, counted."""

    def __init__(self, store: Store, language: str = FALLBACK) -> None:
        self.store = store
        self.plan = store.plan
        self.game = store.plan.title_page
        self.texts = Texts(
            language,
            house_words(),
            files("fathomfive.lab") / "text",
            files(self.game.package) / "text",
        )
        self.matches = store.table("matches")
        self._varied = [name for name in self.plan.options if self._varies(name)]
        self._names: dict[int, tuple[str, str]] = {}
        self.figures = figures_of(store)
        self.whole = not Waves(self.plan, self.figures).next()
        """Whether nothing of the plan is left to play."""
        self.results = self._results()

    def say(self, id: str, **args: Any) -> str:
        return self.texts(say(id, **args))

    # --- names -----------------------------------------------------------------------------------------

    def _varies(self, option: str) -> bool:
        given = self.plan.options[option]
        return isinstance(given, dict) or (isinstance(given, list) and len(given) > 1)

    def variant(self, trial: Trial) -> str:
        """What sets a trial apart from the others, besides its seats: options, line-up, change."""
        words = [self.option_value(name, trial.setup.options[name]) for name in self._varied]
        if len(self.plan.bots) > 1:
            words.append(trial.lineup)
        if self.plan.changes:
            words.append(trial.change or self.say("lab-as-printed"))
        return ", ".join(words)

    def setting(self, trial: Trial, change: bool = True) -> str:
        """What a trial shares with others whatever bots play it: options, content, seats."""
        words = [self.option_value(name, trial.setup.options[name]) for name in self._varied]
        if change and self.plan.changes:
            words.append(trial.change or self.say("lab-as-printed"))
        return ", ".join([*words, self.seats(trial.setup.seats)])

    def entry(self, name: str) -> str:
        """What people call an entry of the content, as far as the game's words know it."""
        found = next((id_ for id_ in (f"card-{name}", f"model-{name}", name) if id_ in self.texts), None)
        return self.texts(Text(found)) if found else _humanised(name)

    def side(self, value: str) -> str:
        """The name of a side, by the game's own words where it has them."""
        name = next((n for n in (f"{self.plan.side_answer}-{value}", value) if n in self.texts), None)
        return self.texts(Text(name)) if name else _humanised(value)

    def option_value(self, option: str, value: Any) -> str:
        if isinstance(value, bool):
            return self.say("lab-toggle", name=Text(f"option-{option}"), on="yes" if value else "no")
        name = f"option-{option}-{value}"
        return self.texts(Text(name)) if name in self.texts else f"{option} {value}"

    def seats(self, count: int) -> str:
        return self.say("lab-seats", count=count)

    def cause(self, cause: str) -> str:
        name = f"end-{cause}"
        return self.texts(Text(name)) if name in self.texts else cause

    def choice(self, spelled: str) -> str:
        """`play_card card=speargun` as "Play card: Speargun", by the game's own names where it has them."""
        verb, *words = spelled.split(" ")
        names = []
        for word in words:
            field, _, value = word.partition("=")
            name = next((n for n in (f"{field}-{value}", value) if n in self.texts), None)
            names.append(self.texts(Text(name)) if name else _humanised(value))
        return ": ".join(filter(None, (_humanised(verb), ", ".join(names))))

    # --- counting --------------------------------------------------------------------------------------

    def _results(self) -> list[TrialResult]:
        counted = {
            row["trial"]: row
            for row in self.matches.group_by("trial")
            .agg(pl.len().alias("matches"), pl.col("won").sum().alias("won"))
            .iter_rows(named=True)
        }
        watched_in: dict[int, list[float]] = defaultdict(list)
        for number, figure in self.figures.items():
            watched_in[self.plan.place(number)[0].number].append(figure)
        results = []
        for trial in self.plan.trials:
            if trial.number not in counted:
                continue
            row = counted[trial.number]
            figures = watched_in[trial.number]
            results.append(
                TrialResult(
                    trial,
                    self.variant(trial),
                    self.seats(trial.setup.seats),
                    row["matches"],
                    Share.of(row["won"], row["matches"]),
                    self.plan.target_of(trial),
                    self.plan.together(trial),
                    Share.of(sum(figures), len(figures)),
                    figures,
                    judged(self.plan, trial, figures) if self.plan.stop else None,
                )
            )
        return results

    def result(self, trial: int) -> TrialResult:
        return next(result for result in self.results if result.trial.number == trial)

    def whose(self, result: TrialResult) -> str:
        """Whose rate it is where not all win together."""
        bots = result.trial.bots
        return bots[0] if len(set(bots)) > 1 else self.say("lab-seat-opener")

    def quantiles(self, column: str) -> list[dict[str, Any]]:
        """How a number is spread in each trial."""
        parts = {"p10": 0.1, "p25": 0.25, "p50": 0.5, "p75": 0.75, "p90": 0.9}
        spread = (
            self.matches.drop_nulls(column)
            .group_by("trial")
            .agg([pl.col(column).quantile(q, "linear").alias(name) for name, q in parts.items()])
            .sort("trial")
        )
        return list(spread.iter_rows(named=True))

    def causes(self) -> pl.DataFrame:
        """How often each trial ended in each way."""
        return (
            self.matches.group_by("trial", "cause", "won")
            .agg(pl.len().alias("count"))
            .with_columns((pl.col("count") / pl.col("count").sum().over("trial")).alias("share"))
            .sort("trial", "won", "count", descending=[False, True, True])
        )

    def seat_wins(self) -> list[tuple[TrialResult, int, Share]]:
        """How often each seat won where people play against each other; seats count from the opener."""
        won: dict[tuple[int, int], int] = defaultdict(int)
        for row in self.matches.select("trial", "winners", "opener", "seats").iter_rows(named=True):
            for seat in row["winners"]:
                won[row["trial"], (seat - row["opener"]) % row["seats"]] += 1
        return [
            (result, seat, Share.of(won[result.trial.number, seat], result.matches))
            for result in self.results
            if not result.together
            for seat in range(result.trial.setup.seats)
        ]

    def choices(self) -> list[ChoiceResult]:
        """Choices that go with winning or losing, compared within each trial, clearest first."""
        rows = self.store.table("choices")
        apart = [result.trial.number for result in self.results if not result.together]
        # Together, a choice belongs to the table; against each other, to whoever made it.
        unit = pl.when(pl.col("trial").is_in(apart)).then(pl.col("seat")).otherwise(0).alias("unit")
        made = (
            rows.with_columns(unit)
            .group_by("trial", "match", "unit", "choice")
            .agg(pl.col("won").any())
            .group_by("trial", "choice")
            .agg(pl.len().alias("with_it"), pl.col("won").sum().alias("won_with"))
        )
        whole = {
            result.trial.number: (
                result.matches * (1 if result.together else result.trial.setup.seats),
                self._wins_of(result),
            )
            for result in self.results
        }
        strata: dict[str, list[Stratum]] = defaultdict(list)
        for row in made.iter_rows(named=True):
            units, wins = whole[row["trial"]]
            without, won_without = units - row["with_it"], wins - row["won_with"]
            strata[row["choice"]].append(Stratum(row["with_it"], row["won_with"], without, won_without))
        found = [self._choice(choice, layers) for choice, layers in strata.items()]
        return sorted(
            (choice for choice in found if choice is not None and choice.difference.clear),
            key=lambda choice: -choice.difference.rate,
        )

    def _wins_of(self, result: TrialResult) -> int:
        if result.together:
            return int(result.share.wins)
        winners = self.matches.filter(pl.col("trial") == result.trial.number)["winners"]
        return int(winners.list.len().sum())

    def _choice(self, choice: str, strata: list[Stratum]) -> ChoiceResult | None:
        made, left = sum(s.with_it for s in strata), sum(s.without for s in strata)
        share = made / (made + left)
        difference = stratified(strata)
        if difference is None or min(made, left) < FEWEST or not RARE <= share <= 1 - RARE:
            return None
        return ChoiceResult(self.choice(choice), made, share, difference)

    def events(self) -> list[dict[str, Any]]:
        """How often each event happens in a match that is won, and in one that is lost."""
        rows = self.store.table("events")
        if rows.is_empty():
            return []
        counts = rows.group_by("event", "won").agg(pl.len().alias("count"))
        ends = self.matches.group_by("won").agg(pl.len().alias("matches"))
        each = counts.join(ends, on="won").with_columns((pl.col("count") / pl.col("matches")).alias("each"))
        return list(each.sort("event", "won").iter_rows(named=True))

    def worth_opening(self) -> list[tuple[str, dict[str, Any]]]:
        """Matches with a story: named by why somebody would open them."""
        found: list[tuple[str, dict[str, Any]]] = []
        wins, losses = self.matches.filter(pl.col("won")), self.matches.filter(~pl.col("won"))
        for name, rows, by, descending in (
            ("lab-open-quick-win", wins, "decisions", False),
            ("lab-open-long-win", wins, "decisions", True),
            ("lab-open-quick-loss", losses, "decisions", False),
            ("lab-open-long-loss", losses, "decisions", True),
        ):
            if not rows.is_empty():
                found.append(
                    (name, rows.sort(by, "match", descending=[descending, False]).row(0, named=True))
                )
        scored = self.matches.drop_nulls("score")
        if not scored.is_empty():
            found.append(("lab-open-score", scored.sort("score", descending=True).row(0, named=True)))
        return found

    def twins(self, before: Study) -> list[tuple[TrialResult, TrialResult]]:
        """Trials of two runs that differ in nothing but the content."""
        earlier = {_facts(result.trial): result for result in before.results}
        return [
            (earlier[_facts(result.trial)], result)
            for result in self.results
            if _facts(result.trial) in earlier
        ]

    def changed(self) -> list[tuple[TrialResult, TrialResult]]:
        """Trials of this run beside the same ones with the content as it is printed."""
        named = {change.name for change in self.plan.change}
        printed = {
            _facts(result.trial, change=False): result
            for result in self.results
            if result.trial.change == AS_PRINTED
        }
        return [
            (printed[_facts(result.trial, change=False)], result)
            for result in self.results
            if result.trial.change in named and _facts(result.trial, change=False) in printed
        ]


def _facts(trial: Trial, change: bool = True) -> str:
    facts = trial.facts if change else {**trial.facts, "change": ""}
    return msgspec.json.encode(facts, order="sorted").decode()


def _humanised(word: str) -> str:
    return word.replace("_", " ").replace("-", " ").capitalize()
