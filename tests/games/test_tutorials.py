"""Every guided first match: whoever follows it gets to its end, and whoever does not is never stuck."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fathomfive.bots import bot_named
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, installed_games
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action, any_answer
from fathomfive.kernel.tells import Tell
from fathomfive.learning.lesson import PATIENCE, Guide, Lesson, bot_seed
from fathomfive.learning.tutorial import LEARNER, guided_setup, tutorial_of
from fathomfive.scene import Scene
from fathomfive.scene.view import show, stage_of

TAUGHT = [
    pytest.param(game, id=game.id) for game in installed_games().values() if tutorial_of(game) is not None
]
MOST_ANSWERS = 45
"""Of one who follows: about ten minutes."""

Choose = Callable[[Match[Any], Guide], Action]


def follow(match: Match[Any], guide: Guide) -> Action:
    """Whatever the guide points at first; where it leaves the choice, the first option."""
    own = match.ask.options_of(LEARNER) if match.ask is not None else []
    return own[int(guide.options[0].removeprefix("o"))] if guide.options else own[0]


class Pupil:
    """Somebody who is led through the tutorial of a game."""

    def __init__(self, game: Game[Any], others: str) -> None:
        self.tutorial, setup = guided_setup(game)
        self.told: list[Tell] = []
        self.match = Match.start(game, setup, Dice(self.tutorial.key), sink=self.told.append)
        self.lesson = Lesson(self.tutorial)
        self.lesson.begin(0, self.told, self.match.ask)
        self.others = others
        self.answers = 0

    @property
    def through(self) -> bool:
        """Whether every goal is behind."""
        return len(self.lesson.marks[-1].behind) == sum(goal.times for goal in self.tutorial.goal)

    def next_word(self) -> Guide:
        """Let the bots answer; then what the guide says."""
        while (guide := self.lesson.guide(self.match)) is None:
            seat = self.match.waiting_for[0]
            self._play(bot_named(self.others, bot_seed(self.match, seat)).choose(self.match, seat))
        return guide

    def answer(self, choose: Choose, guide: Guide) -> None:
        self.answers += 1
        self._play(choose(self.match, guide))

    def _play(self, action: Action) -> None:
        put = self.match.ask
        self.told.clear()
        auto = self.match.play(action)
        self.lesson.note(self.answers, put, [action, *auto], self.told, self.match.ask)


def things(match: Match[Any], scene: Scene) -> set[str]:
    return {*scene.nodes, *(space.id for space in stage_of(match).spaces)}


@pytest.mark.parametrize("game", TAUGHT)
def test_whoever_follows_the_guide_gets_to_its_end(game: Game[Any]) -> None:
    pupil = Pupil(game, others=guided_setup(game)[0].bot)
    reached: list[str] = []
    while not pupil.through:
        guide = pupil.next_word()
        assert guide.goal, f"after {reached} the guide has nothing to say to {pupil.match.ask}"
        scene = show(pupil.match, LEARNER)
        assert {*guide.options} <= {option.id for option in scene.options if option.action is not None}
        assert {*guide.show} <= things(pupil.match, scene), guide.goal
        assert not guide.astray, guide.goal
        reached.append(guide.goal)
        pupil.answer(follow, guide)
        assert pupil.answers < MOST_ANSWERS
    assert reached == [goal.id for goal in pupil.tutorial.goal for _ in range(goal.times)]
    assert not pupil.match.over, "it must end in free play"


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", TAUGHT)
def test_whoever_does_as_they_like_is_never_stuck(game: Game[Any], seed: int) -> None:
    """Whatever anybody answers, something is said, and in time the last goal is behind or the match over."""
    pupil, dice = Pupil(game, others="random"), Dice.seeded(seed)
    most = len(pupil.tutorial.goal) * PATIENCE

    def at_random(match: Match[Any], guide: Guide) -> Action:
        assert match.ask is not None
        return any_answer(match.ask.options_of(LEARNER), dice)

    while not (guide := pupil.next_word()).ended:
        assert guide.text
        pupil.answer(at_random, guide)
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
    [("tentacula", "stash"), ("tentacula", "chip"), ("jupiter", "core"), ("jupiter", "dock")],
)
def test_whoever_picks_what_later_words_do_not_fit_is_told(game: str, goal: str) -> None:
    title = installed_games()[game]
    pupil = Pupil(title, others=guided_setup(title)[0].bot)
    while (guide := pupil.next_word()).goal != goal:
        pupil.answer(follow, guide)
    pupil.answer(another, guide)
    assert pupil.next_word().astray
