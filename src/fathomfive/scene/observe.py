"""What a learner sees: the view of one seat as rows of numbers, always the same rows of the same length.

A game says what lies on its table in `Game.observe`; what every game has (who is asked, what kind of
question) is added here. A game that says nothing is read off its scene, which is slower by far but shows all
that a person at that seat sees. Both are built up for the seat; the suite holds them to it in twin worlds.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

import msgspec

from fathomfive.kernel.match import Match
from fathomfive.scene.view import show

KINDS = 32
"""Slots for kinds of questions. Two kinds may share one: then the options tell them apart."""
SEEN = 1024
"""Slots for what a scene shows, where a game has no `observe` of its own."""


class Ones(msgspec.Struct, frozen=True, gc=False):
    """A row of so many numbers that are zero but for the places named; a place named twice counts two.

    Places beside the row are left out: what is not on the board need not be asked about.
    """

    places: Sequence[int]
    length: int


Numbers: TypeAlias = Sequence[float] | Ones
"""A row of what a learner sees: numbers of about 0 to 1, always as many. A long one is quickest as bytes."""


def observe(match: Match[Any], seat: int) -> dict[str, Numbers]:
    """What this seat may know of the match, as named rows of numbers."""
    game, ask, seats = match.game, match.ask, match.setup.seats
    common: dict[str, Numbers] = {
        "seat": _ones((seat,), seats),
        "asked": _asked(match.waiting_for, seat, seats),
        "question": _ones(() if ask is None else (_slot(ask.kind, KINDS),), KINDS),
    }
    if game.observe is None:
        common["scene"] = seen_in_scene(match, seat)
    else:
        common.update(game.observe(match.state, seat))
    return common


def dense(row: Numbers) -> list[float]:
    """A row with all its numbers."""
    if not isinstance(row, Ones):
        return list(row)
    numbers = [0.0] * row.length
    for place in row.places:
        if 0 <= place < row.length:
            numbers[place] += 1.0
    return numbers


@lru_cache(maxsize=4096)
def _ones(places: tuple[int, ...], length: int) -> Ones:
    """Made once: the same few come in every view."""
    return Ones(places, length)


@lru_cache(maxsize=4096)
def _asked(waiting: tuple[int, ...], seat: int, seats: int) -> Ones:
    return Ones(tuple((other - seat) % seats for other in waiting), seats)


# --- read off a scene --------------------------------------------------------------------------------


def seen_in_scene(match: Match[Any], seat: int) -> Sequence[float]:
    """Every fact of the scene in a slot of its own, as far as there are slots (the hashing trick)."""
    row = [0.0] * SEEN
    scene = show(match, seat)
    for name, node in scene.nodes.items():
        for fact, weight in _facts(name, msgspec.to_builtins(node)):
            row[_slot(fact, SEEN)] += weight
    return row


def _facts(path: str, value: Any) -> Iterator[tuple[str, float]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _facts(f"{path}.{key}", inner)
    elif isinstance(value, list | tuple):
        for place, inner in enumerate(value):
            yield from _facts(f"{path}.{place}", inner)
    elif isinstance(value, bool | str) or value is None:
        yield f"{path}={value}", 1.0
    else:
        yield path, value / (1 + abs(value))


@lru_cache(maxsize=65536)
def _slot(fact: str, slots: int) -> int:
    """Where a fact stands: the same place in every process and release."""
    return zlib.crc32(fact.encode()) % slots
