"""What a campaign is worth: the final score, the ending, the group's achievements and what they unlock."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from fathomfive.author import Outcome
from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.book import Book
from fathomfive.games.sleeping.state import SleepingState

FULL_VALUE = 200
"""The score that counts as a perfect voyage; values are shares of it."""


class Line(msgspec.Struct, frozen=True):
    """A line of the score sheet: what is counted, how much of it there is, and its points."""

    what: str
    n: int
    points: int


def sheet(g: SleepingState) -> list[Line]:
    """The rules SLG-SCORE in their order, then what legacy cards add; lines that count nothing, too."""
    weights, coins = g.book.ship.score, g.resources["coin"]
    quests = len(g.quests) + len(g.used_quests)
    levels = sum(len(sailor.levels) for sailor in g.crew.values())
    legacy = [
        effect.n
        for quest in g.quests
        for effect in g.book.quests[quest].on_start
        if isinstance(effect, fx.Score)
    ]
    return [
        # SLG-SCORE-1; a card counts whether it is used or set aside (SLG-ADV-8)
        Line("cards", len(g.cards), weights.adventure_card * len(g.cards)),
        Line("totems", len(g.totems), weights.totem_bonus * len(g.totems)),
        Line("quests", quests, weights.quest_card * quests),  # SLG-SCORE-2
        Line("levels", levels, weights.level_card * levels),  # SLG-SCORE-3
        Line("coins", coins, coins // weights.coins_per_point),
        Line("artifacts", g.resources["artifacts"], weights.artifact * g.resources["artifacts"]),
        Line("ending", int(g.ending > 0), weights.ending if g.ending else 0),  # SLG-SCORE-4
        Line("brutal", 1, weights.brutal)
        if g.brutal
        else Line("defeats", g.defeats, weights.defeat_normal * g.defeats),
        Line("legacy", len(legacy), sum(legacy)),
    ]


def score(g: SleepingState) -> int:
    """What the campaign is worth: the sum of its sheet."""
    return sum(line.points for line in sheet(g))


def value(points: float) -> float:
    return max(0.0, min(1.0, points / FULL_VALUE))


def outcome(g: SleepingState) -> Outcome:
    """How the campaign ended: with one of the twelve endings, or lost in brutal mode."""
    points = score(g)
    everybody = tuple(range(g.seats))
    if g.ending:
        return Outcome(
            (value(points),) * g.seats, everybody, f"ending-{g.ending}", "SLG-CAMP-4", float(points)
        )
    return Outcome((value(points),) * g.seats, (), "lost", "SLG-DEF-6", float(points))


def achievements(totems: Collection[int], endings: Collection[int]) -> int:
    """Distinct totems and endings on the group's sheet (SLG-ACH-2)."""
    return len(set(totems)) + len(set(endings))


def unlocked(book: Book, totems: Collection[int], endings: Collection[int]) -> list[int]:
    """The legacy quests this group has earned (SLG-ACH-3)."""
    return unlocked_by(book, achievements(totems, endings))


def unlocked_by(book: Book, achieved: int) -> list[int]:
    return sorted(quest for row in book.unlocks if achieved >= row.need for quest in row.quests)


def newly_unlocked(g: SleepingState) -> list[int]:
    """What the next campaign brings that this one did not have (SLG-ACH-4)."""
    had = unlocked_by(g.book, g.achieved_before)
    return [quest for quest in unlocked(g.book, g.totems_ever, g.endings_ever) if quest not in had]


def next_unlock(g: SleepingState) -> int:
    """Achievements still missing to the next row of unlocks; 0 if there is none."""
    achieved = achievements(g.totems_ever, g.endings_ever)
    return min((row.need - achieved for row in g.book.unlocks if row.need > achieved), default=0)
