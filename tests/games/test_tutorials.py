"""Every guided first match: whoever follows it gets to its end, and whoever does not is never stuck."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

from fathomfive.bots import bot_named
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, installed_games
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action, any_answer
from fathomfive.kernel.text import Texts, house_words
from fathomfive.learning.lesson import PATIENCE, Guide, bot_seed
from fathomfive.learning.pupil import Other, Pupil
from fathomfive.learning.tutorial import LEARNER, guided_setup, tutorial_of

TAUGHT = [
    pytest.param(game, id=game.id) for game in installed_games().values() if tutorial_of(game) is not None
]
MOST_ANSWERS = 45
"""Of one who follows: at most a quarter of an hour."""
MOST_WORDS = 700


def by_bot(name: str) -> Other:
    return lambda match, seat: bot_named(name, bot_seed(match, seat)).choose(match, seat)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_guided_match_is_short(game: Game[Any]) -> None:
    """That it is true, and ends in a victory, is a part of the conformance suite (`guided`)."""
    pupil, words = Pupil(game), Texts("en", house_words(), files(game.package) / "text")
    said = 0
    while not pupil.lesson.through:
        guide = pupil.next_word()
        said += sum(
            len(words(text).split()) for text in (guide.text, *(aside.text for aside in guide.asides))
        )
        pupil.follow(guide)
    assert pupil.tutorial.victory
    assert pupil.answers <= MOST_ANSWERS
    assert said <= MOST_WORDS


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", TAUGHT)
def test_whoever_does_as_they_like_is_never_stuck(game: Game[Any], seed: int) -> None:
    """Whatever anybody answers, something is said, and in time the last goal is behind or the match over."""
    # One hand throughout: seeded anew while nobody rolls, it concedes and thinks better of it for ever.
    pupil, dice = Pupil(game, bot_named("random", str(seed)).choose), Dice.seeded(seed)
    most = len(pupil.tutorial.goal) * PATIENCE

    while not (guide := pupil.next_word()).ended:
        assert guide.text
        assert pupil.match.ask is not None
        pupil.answer(any_answer(pupil.match.ask.options_of(LEARNER), dice))
        assert pupil.answers <= most


def test_every_game_of_the_house_can_be_learned_by_playing() -> None:
    assert [game.id for game in installed_games().values() if tutorial_of(game) is None] == []


def another(match: Match[Any], guide: Guide) -> Action:
    """Something that the guide does not point at."""
    assert match.ask is not None
    own = match.ask.options_of(LEARNER)
    return next(action for number, action in enumerate(own) if f"o{number}" not in guide.options)


@pytest.mark.parametrize(
    ("game", "goal"),
    [
        ("tentacula", "stash"),
        ("tentacula", "chip"),
        ("jupiter", "core"),
        ("jupiter", "dock"),
        ("refuge", "diver"),
        ("sleeping", "room"),
    ],
)
def test_whoever_picks_what_later_words_do_not_fit_is_told(game: str, goal: str) -> None:
    title = installed_games()[game]
    pupil = Pupil(title, by_bot(guided_setup(title)[0].bot))
    while (guide := pupil.next_word()).goal != goal:
        pupil.follow(guide)
    pupil.answer(another(pupil.match, guide))
    assert pupil.next_word().astray
