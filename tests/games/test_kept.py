"""Evaluations that keep what they worked out say the same as if they had kept nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fathomfive.bots import RandomBot, next_to_speak
from fathomfive.games.lurk.evaluate import threats
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup, find_game
from fathomfive.kernel.match import Match

QUESTIONS = 600
EVERY = 3


def forget_lurk(book: Any) -> None:
    threats.cache_clear()
    vars(book).pop("armies", None)


def forget_sleeping(book: Any) -> None:
    book.standings.clear()
    book.worth_of_places.clear()


@pytest.mark.parametrize(
    ("game", "forget"), [("lurk", forget_lurk), ("sleeping", forget_sleeping)], ids=["lurk", "sleeping"]
)
def test_what_is_kept_is_what_would_be_worked_out_again(game: str, forget: Callable[[Any], None]) -> None:
    seats = 3
    forget(find_game(game).book_for(find_game(game).read_options({}), {}))
    by_what_was_kept = values_along_a_match(game, seats, lambda book: None)
    assert len(by_what_was_kept) > QUESTIONS / EVERY / 3
    assert by_what_was_kept == values_along_a_match(game, seats, forget)


def values_along_a_match(
    game: str, seats: int, before: Callable[[Any], None]
) -> list[tuple[str, list[float]]]:
    """How good it looks for everybody at questions of a match at random, always the same."""
    match = Match.start(find_game(game), Setup(game, seats), Dice.seeded("kept"), tracked=False)
    bot, order = RandomBot(Dice.seeded("kept")), Dice.seeded("order")
    found = []
    for number in range(QUESTIONS):
        if match.ask is None:
            break
        if number % EVERY == 0:
            before(match.book)
            found.append((match.ask.kind, [match.value(seat) for seat in range(seats)]))
        match.play_unchecked(bot.choose(match, next_to_speak(match, order)))
    return found
