"""Tables that nobody would choose: a set-up with decks and hands that bring odd cards together."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

import msgspec

from fathomfive.kernel.book import ContentError, TomlTable, read_toml
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, Setup

COPIES = ("copies", "count")
"""What content calls the number of times a card lies in its deck."""
HAND = ("hand", "dealt")
"""Parts of the names that content gives to how many cards are dealt and held."""
FULLER = 3
"""A full hand holds so many times as many cards."""
FEW = 4
"""At most so many kinds make up a stacked deck, but for one card of each other kind."""


def unusual(game: Game[Any], setup: Setup, dice: Dice) -> Setup:
    """The same set-up with fuller hands and perhaps stacked decks, as far as the game allows it.

    Both are overrides of the content, which the journal keeps. What the game's own checks refuse is left out.
    """
    overrides = setup.overrides
    for file, table in _content(game.package).items():
        stacked = _stacked_decks(table, dice) if dice.below(2) else {}
        for change in (_fuller_hands(table), stacked):
            trial = {**overrides, file: {**overrides.get(file, {}), **change}}
            if change and _allows(game, setup, trial):
                overrides = trial
    return msgspec.structs.replace(setup, overrides=overrides)


def _fuller_hands(table: TomlTable) -> TomlTable:
    """Every number of cards somebody is dealt or may hold, times so many: cards meet that rarely would."""
    change: TomlTable = {}
    for key, value in table.items():
        if isinstance(value, dict) and (within := _fuller_hands(value)):
            change[key] = within
        elif type(value) is int and any(word in key for word in HAND):
            change[key] = value * FULLER
    return change


def _stacked_decks(table: TomlTable, dice: Dice) -> TomlTable:
    """Decks of as many cards as ever, but with many copies of few kinds.

    One of every other kind is left: a side of which nothing is left could not play at all.
    """
    change: TomlTable = {}
    for key, rows in table.items():
        for field in COPIES:
            copies = {kind: n for kind, n in _copies(rows, field).items() if n > 0}
            if len(copies) > 1:
                few = list(copies)
                dice.shuffle(few)
                few = few[: 1 + dice.below(FEW)]
                share, rest = divmod(sum(copies.values()) - len(copies), len(few))
                more = {kind: share + (place < rest) for place, kind in enumerate(few)}
                change[key] = {kind: {field: 1 + more.get(kind, 0)} for kind in copies}
    return change


def _copies(rows: object, field: str) -> dict[str, int]:
    """How many copies there are of each kind, where these rows are a deck."""
    if not isinstance(rows, list):
        return {}
    return {
        row["id"]: row[field]
        for row in rows
        if isinstance(row, dict) and "id" in row and type(row.get(field)) is int
    }


def _content(package: str) -> Mapping[str, TomlTable]:
    """The content files of a game, by name."""
    folder = files(package) / "content"
    if not folder.is_dir():
        return {}
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml"))
    return {name.removesuffix(".toml"): read_toml(package, f"content/{name}") for name in names}


def _allows(game: Game[Any], setup: Setup, overrides: Mapping[str, Any]) -> bool:
    try:
        game.book_for(game.read_options(setup.options), overrides)
    except ContentError:
        return False
    return True
