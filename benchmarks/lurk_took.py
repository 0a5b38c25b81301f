"""Who is too cheap in Lurk, and who too dear: what each model took from the others for every point it cost.

    python benchmarks/lurk_took.py DIR

DIR is a run of `examples/plans/lurk-factions.toml`, or of any plan of Lurk with its `sides`, `first_option`
and the event `log-wounds`. Who won stands in its report; what a wound is worth only this game knows.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import msgspec

from fathomfive.games.lurk.book import Book
from fathomfive.lab.plan import Plan
from fathomfive.lab.store import Store


def took(store: Store) -> dict[tuple[int, str], list[float]]:
    """By seats at the table and model, for each match it was in: what one of them took for a point."""
    points: dict[int, Counter[str]] = defaultdict(Counter)
    books = {trial.number: book_of(store.plan, trial.number) for trial in store.plan.trials}
    for row in store.table("events").iter_rows(named=True):
        if row["event"] != "log-wounds":
            continue
        args = msgspec.json.decode(row["args"])
        attacker, target = kind(args["attacker"]), kind(args["target"])
        book = books[row["trial"]]
        if attacker in book.models and target in book.models:
            card = book.models[target]
            points[row["match"]][attacker] += card.cost * min(args["wounds"], card.heart) / card.heart
    found: dict[tuple[int, str], list[float]] = defaultdict(list)
    for (match, trial), copies in fielded(store, books).items():
        for name, count in copies.items():
            each = points[match][name] / (count * books[trial].models[name].cost)
            found[store.plan.trial(trial).setup.seats, name].append(each)
    return found


def fielded(store: Store, books: dict[int, Book]) -> dict[tuple[int, int], Counter[str]]:
    """By match and trial: how many of each model there were."""
    copies: dict[tuple[int, int], Counter[str]] = defaultdict(Counter)
    for row in store.table("seats").iter_rows(named=True):
        book, seats = books[row["trial"]], store.plan.trial(row["trial"]).setup.seats
        army = book.armies[book.lists_for[row["side"], seats][0]]
        copies[row["match"], row["trial"]].update(unit.model for unit in army.units)
    return copies


def book_of(plan: Plan, trial: int) -> Book:
    game, setup = plan.title_page, plan.trial(trial).setup
    book: Book = game.book_for(game.read_options(setup.options), setup.overrides)
    return book


def kind(name: Any) -> str:
    """The model that goes by this name in the log."""
    if name["id"] == "nth":  # one of several that are called alike
        name = name["args"]["name"]
    found: str = name["id"]
    return found.removeprefix("model-").removesuffix(".short")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    reader.add_argument("folder", metavar="DIR", type=Path)
    for (seats, name), shares in sorted(took(Store.open(reader.parse_args().folder)).items()):
        mean = sum(shares) / len(shares)
        print(f"{seats} players: {name} took {mean:.2f} for every point it cost, in {len(shares)} matches")


if __name__ == "__main__":
    main()
