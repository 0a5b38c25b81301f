"""The page that lies open: the choice under way, or the best that can be chosen."""

from __future__ import annotations

from fathomfive.games.sleeping.actions import StoryChoice
from fathomfive.games.sleeping.entries import Choice
from fathomfive.games.sleeping.evaluate import weights as w
from fathomfive.games.sleeping.evaluate.party import price
from fathomfive.games.sleeping.evaluate.promises import outcome_of
from fathomfive.games.sleeping.evaluate.tests import after_failure, gamble
from fathomfive.games.sleeping.state import SleepingState
from fathomfive.games.sleeping.steps.explore import legal_choices


def story(g: SleepingState, seat: int) -> float:
    if g.story is None or not g.story.paragraph or g.test is not None or g.combat is not None:
        return 0.0
    page = g.book.story[g.story.paragraph]
    if g.story.taking:
        return outcome_of(g, page.id, page.choice_of(g.story.taking))
    open_choices = [
        action.key for action in legal_choices(g, page, g.active) if isinstance(action, StoryChoice)
    ]
    fresh = [page.choice_of(key) for key in open_choices if f"{page.id}/{key}" not in g.taken]
    return max((_worth(g, seat, page.id, choice) - w.UNDECIDED for choice in fresh), default=0.0)


def _worth(g: SleepingState, seat: int, paragraph: str, choice: Choice) -> float:
    won = outcome_of(g, paragraph, choice)
    if choice.challenge is None:
        return won + price(choice.cost)
    test = choice.challenge
    return gamble(g, seat, test.skill, test.n, won, after_failure(g, choice, won)) + price(choice.cost)
