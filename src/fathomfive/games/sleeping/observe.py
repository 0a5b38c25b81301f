"""Sleeping Gods for learners: what a seat sees as rows of numbers, and which values the answers may have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fathomfive.author import Numbers, Ones
from fathomfive.games.sleeping.book import Book
from fathomfive.games.sleeping.effects import SKILLS, STATUSES
from fathomfive.games.sleeping.state import CREW, ROOMS, Sailor, SleepingState
from fathomfive.games.sleeping.steps.port import SERVICES

PHASES = {
    phase: place
    for place, phase in enumerate(
        ("setup", "start", "ship", "morning", "event", "action", "market", "port", "evening", "night")
    )
}
MOST_BRANCHES = 12
MOST_USES = 4  # of one card or board
MOST_SQUARES = 25
EDGES = ("N", "E", "S", "W")


def observe(g: SleepingState, seat: int) -> Mapping[str, Numbers]:
    book = g.book
    player = g.players[seat]
    places, cards = book.places, len(book.cards)
    crew: list[float] = []
    for member in CREW:
        crew += _sailor(g.crew[member], seat)
    return {
        "voyage": [g.bells / 3, g.defeats / 3, g.xp / 30, g.turn / 60],
        "left": [g.actions_left / 2, g.distance_left / 5],
        "phase": Ones((PHASES.get(g.phase, -1),), len(PHASES)),
        "active": Ones(((g.active - seat) % g.seats,), g.seats),
        "command": [player.command / 8, *(other.command / 8 for other in g.players)],
        "hull": [damage / 4 for damage in g.hull.values()],
        "stores": [count / 10 for count in g.resources.values()],
        "region": Ones((places[g.region],), len(book.atlas.regions)),
        "crew": crew,
        "hand": Ones([places[card] for card in player.hand.seen_by(seat) if card], len(book.abilities)),
        "cards": Ones([places[card] for card in g.cards], cards),
        "market": Ones([places[card] for card in g.market_row.cards], cards),
        "quests": Ones([places[str(quest)] for quest in g.quests], len(book.quests)),
        "ongoing": Ones([places[event] for event in g.ongoing], len(book.events)),
        "test": _test(g),
        "fight": _fight(g),
    }


def _sailor(sailor: Sailor, seat: int) -> list[float]:
    return [
        float(sailor.seat == seat),
        sailor.damage / 8,
        sailor.fatigue / 3,
        sailor.command / 3,
        len(sailor.equipped) / 3,
        len(sailor.weapons) / 2,
        *(float(status in sailor.statuses) for status in STATUSES),
    ]


def _test(g: SleepingState) -> list[float]:
    """The challenge that is on."""
    if g.test is None:
        return [0.0] * (4 + len(SKILLS))
    test = g.test
    drawn = 0.0 if test.fate is None else test.fate.total / 6
    skill = [float(test.skill == known) for known in SKILLS]
    return [1.0, test.need / 10, drawn, len(test.committed) / 4, *skill]


def _fight(g: SleepingState) -> list[float]:
    """The fight that is on: how many enemies stand, how much of them is covered, our tokens."""
    if g.combat is None:
        return [0.0] * 5
    combat = g.combat
    covered = sum(len(foe.covered) for foe in combat.row)
    return [1.0, len(combat.row) / 4, covered / 20, combat.round / 5, sum(combat.tokens) / 4]


def domains(book: Book, seats: int) -> Mapping[str, Sequence[Any]]:
    """Which values a field may have. Words of a question's own list (`kind`, story keys) have none."""
    everyone, hand, owned = range(seats), tuple(book.abilities), tuple(book.cards)
    quests = (str(quest) for quest in book.quests)
    anything = ("", *owned, *hand, *book.search, *book.events, *book.levels, *quests)
    return {
        "region": tuple(book.atlas.regions),
        "area": tuple(dict.fromkeys((*ROOMS, *book.rooms))),
        "card-of.card": tuple(dict.fromkeys(anything)),
        "try-event.card": tuple(book.events),
        "buy.card": tuple(book.market),
        "arm.card": owned,
        "card.card": owned,
        "card": hand,
        "level": tuple(book.levels),
        "branch": range(MOST_BRANCHES),
        "option": range(MOST_USES),
        "other": everyone,
        "to": everyone,
        "payer": everyone,
        "who": everyone,
        "enemy": tuple(book.enemies),
        "square": range(MOST_SQUARES),
        "location": tuple(book.atlas.locations),
        "edge": EDGES,
        "service": SERVICES,
    }
