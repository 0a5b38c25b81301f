"""What choices of the storybook promise before anybody has turned the page."""

from __future__ import annotations

from fathomfive.games.sleeping.entries import Choice
from fathomfive.games.sleeping.evaluate import weights as w
from fathomfive.games.sleeping.evaluate.fights import fight_ahead
from fathomfive.games.sleeping.state import SleepingState


def outcome_of(g: SleepingState, paragraph: str, choice: Choice) -> float:
    """What comes of a choice, its test passed: a guess, unless the table has taken it before."""
    ahead = fight_ahead(g, g.book.combat_level(choice.combat)) if choice.combat else 0.0
    if f"{paragraph}/{choice.key}" in g.taken:
        return ahead
    return promise(g, choice) + ahead


def promise(g: SleepingState, choice: Choice) -> float:
    """The average of what such choices lead to: what asks more, gives more."""
    best = w.PLAIN
    if choice.challenge is not None:
        best = w.TESTED + w.TESTED_MORE * (choice.challenge.n - 6)
    if choice.combat:
        best = max(best, w.FOUGHT + w.FOUGHT_MORE * (g.book.combat_level(choice.combat) - 4))
    if choice.requires is not None or choice.cost:
        best = max(best, w.EARNED)
    return best
