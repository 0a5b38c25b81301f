"""Bots do not know pages that nobody has read: other words there change no choice of theirs."""

from typing import Any

import msgspec

from fathomfive.bots import Bot, bot_named
from fathomfive.games.sleeping.game import GAME
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from tests.bots.fairness import Peeker


def with_other_pages(match: Match[Any]) -> Match[Any]:
    """The same voyage with a storybook in which everything unread leads back to the ship, and costs."""
    read = match.state.read
    dear = max((page.effects for page in match.book.story.values()), key=len)
    story = {
        name: page
        if name in read
        else msgspec.structs.replace(page, redirects=(), effects=dear, go=None, end="ship", choice=())
        for name, page in match.book.story.items()
    }
    twin = match.clone(tracked=True)
    twin.book = msgspec.structs.replace(match.book, story=story)
    twin.listen(None)
    return twin


def swayed(make: Any, seed: int) -> tuple[int, int]:
    """How many choices were looked at, and how many came out differently in the other storybook."""
    match, chance = Match.start(GAME, Setup("sleeping", 1), Dice.seeded(seed)), bot_named("random", seed)
    looked = swayed = 0
    for number in range(160):
        if match.ask is None:
            break
        seat = match.waiting_for[0]
        if number % 4 == 0 and len(match.options) > 1:
            bots: list[Bot] = [make(), make()]
            looked += 1
            swayed += bots[0].choose(match, seat) != bots[1].choose(with_other_pages(match), seat)
        match.play_unchecked(chance.choose(match, seat))
    return looked, swayed


def test_unread_pages_sway_no_bot() -> None:
    for name in ("greedy", "search:15"):
        looked, wrong = swayed(lambda name=name: bot_named(name, "fixed"), 3)
        assert looked > 10
        assert wrong == 0


def test_unread_pages_sway_a_bot_that_peeks() -> None:
    assert sum(swayed(lambda: Peeker(Dice.seeded(0)), seed)[1] for seed in range(3)) > 0
