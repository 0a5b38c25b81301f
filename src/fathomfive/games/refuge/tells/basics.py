"""What the lines of the log share: how much one matters, and where on its card the Kraken does a thing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, TypeAlias

from fathomfive.author import Beat, Shows, Words, say
from fathomfive.games.refuge.board import Cell, column_of
from fathomfive.games.refuge.entries import (
    sprite,
)
from fathomfive.games.refuge.names import (
    diver_name,
    words,
)
from fathomfive.games.refuge.state import Diver, RefugeState

Pushed: TypeAlias = list[tuple[Diver | int, Cell, Cell]]
"""What a step of the head moves along: a Diver or the number of a tentacle, from where, to where."""

Given: TypeAlias = dict[str, Any]
"""The arguments of a line."""

QUIET, END = Beat("quiet"), Beat("end")
HARM, GAIN = Beat(tone="bad"), Beat(tone="good")
TOP = 1  # the spot of a Kraken card that moves the head; those of its bottom half follow, from the left
KRAKEN_PHASES = ("kraken_top", "kraken_reaction", "kraken_bottom")


def lists(things: Iterable[Words]) -> Words:
    """ "C5", "C5 and D5", "C5, D5 and E5" """
    first, *others = things
    for place, other in enumerate(others, start=1):
        first = say("list-and" if place == len(others) else "list-on", first=first, next=other)
    return first


def tentacle_spot(g: RefugeState, tentacle: int) -> int:
    """Of the Kraken card that is being carried out: the symbol that moved this tentacle, by its column."""
    if g.phase != "kraken_bottom" or g.last_card is None:
        return 0
    return column_spot(g, column_of(g.last_card.before.tentacles[tentacle]))


def column_spot(g: RefugeState, column: int) -> int:
    columns = g.head_place.columns
    return TOP + 1 + columns.index(column) if column in columns else 0


def wound(g: RefugeState, diver: Diver, pose: Literal["down", "devoured"], spot: int) -> Beat:
    """Comes of a Kraken card that everybody is looking at, or is itself what everybody looks at."""
    if spot or g.phase in KRAKEN_PHASES:
        return Beat(touches=(diver.piece,), spot=spot, tone="bad")
    shows = Shows(diver_name(diver.id), sprite("diver", diver.id, pose), words(f"posture-{pose}"))
    return Beat("reveal", touches=(diver.piece,), shows=shows, tone="bad")
