"""What a campaign is worth: the final score, the ending, the group's achievements and what they unlock."""

from __future__ import annotations

from collections.abc import Collection

from fathomfive.author import Outcome
from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.book import Book
from fathomfive.games.sleeping.state import SleepingState

FULL_VALUE = 200
"""The score that counts as a perfect voyage; values are shares of it."""


def score(g: SleepingState) -> int:
    """The rules SLG-SCORE in their order, then what legacy cards add."""
    weights = g.book.ship.score
    # SLG-SCORE-1; a card counts whether it is used or set aside (SLG-ADV-8)
    total = weights.adventure_card * len(g.cards) + weights.totem_bonus * len(g.totems)
    total += weights.quest_card * (len(g.quests) + len(g.used_quests))  # SLG-SCORE-2
    # SLG-SCORE-3
    total += weights.level_card * sum(len(sailor.levels) for sailor in g.crew.values())
    total += g.resources["coin"] // weights.coins_per_point + weights.artifact * g.resources["artifacts"]
    if g.ending:  # SLG-SCORE-4
        total += weights.ending
    total += weights.brutal if g.brutal else weights.defeat_normal * g.defeats
    return total + sum(
        effect.n
        for quest in g.quests
        for effect in g.book.quests[quest].on_start
        if isinstance(effect, fx.Score)
    )


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


def unlocked(book: Book, totems: Collection[int], endings: Collection[int]) -> list[int]:
    """The legacy quests this group has earned (SLG-ACH-2, SLG-ACH-3)."""
    achieved = len(set(totems)) + len(set(endings))
    return sorted(quest for row in book.unlocks if achieved >= row.need for quest in row.quests)
