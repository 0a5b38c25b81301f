"""One learner at a table, as Gymnasium wants it: its checker, masks, opponents, levels, shaping, features."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from fathomfive.envs import LearnerEnv, levels_of
from fathomfive.envs.registry import environment_id
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Refused, installed_games

GAMES = sorted(installed_games())
RACE = {"mode": "competitive"}


def play_on(table: LearnerEnv, seed: int, most: int = 400) -> list[tuple[float, bool, dict[str, Any]]]:
    """Random play to the end, or for so many answers: what each brought."""
    dice, found = Dice.seeded(seed), list[tuple[float, bool, dict[str, Any]]]()
    table.reset(seed=seed)
    while len(found) < most and not (found and found[-1][1]):
        action = dice.pick(np.flatnonzero(table.action_masks()).tolist())
        _, reward, over, _, about = table.step(action)
        found.append((reward, over, about))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_accepts_it(game: str) -> None:
    check_env(gymnasium.make(environment_id(game)).unwrapped)


def test_it_has_a_name_of_its_own() -> None:
    made = gymnasium.make("fathomfive.envs:fathom/Refuge-v0", seats=1).unwrapped
    assert isinstance(made, LearnerEnv)
    assert made.rules.game.id == "refuge"


def test_an_index_that_is_not_open_counts_as_the_next_that_is() -> None:
    table = LearnerEnv("refuge", 1)
    seen, _ = table.reset(seed=1)
    open_ones = np.flatnonzero(seen["action_mask"])
    assert (np.flatnonzero(table.action_masks()) == open_ones).all()
    beyond = int(open_ones[-1]) + 1
    assert table.step(beyond)[4]["answered"] == open_ones[0]
    before = LearnerEnv("refuge", 1)
    before.reset(seed=1)
    assert before.step(int(open_ones[0]))[4].get("answered") is None
    strict = LearnerEnv("refuge", 1, strict=True)
    strict.reset(seed=1)
    with pytest.raises(ValueError, match="not legal now"):
        strict.step(beyond)


def test_one_learner_answers_for_all_who_play_together() -> None:
    asked = {about["seat"] for _, over, about in play_on(LearnerEnv("refuge", 3), 2) if not over}
    assert asked == {0, 1, 2}


def test_opponents_have_names_and_the_learner_one_chair() -> None:
    table = LearnerEnv("refuge", 2, RACE, opponents="greedy", chair=1)
    assert table.play_tracked  # greedy thinks on samples, which only a tracked match gives
    assert {about["seat"] for _, _, about in play_on(table, 3, most=25)} == {1}
    turns = LearnerEnv("refuge", 2, RACE)
    assert turns.opponents == ("random",)
    chairs = []
    for _ in range(4):
        turns.reset()
        chairs.append(turns.chair)
    assert chairs == [0, 1, 0, 1]


def test_a_companion_in_a_game_that_is_won_together() -> None:
    table = LearnerEnv("tentacula", 3, opponents=["random", "random"], chair=2)
    assert {about["seat"] for _, _, about in play_on(table, 1)} == {2}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"opponents": ["random", "random"]}, "1 other seats need as many opponents, not 2"),
        ({"opponents": "random", "chair": 2}, "chair 2 is not at this table"),
        ({"level": "shallow"}, "there is no level 'shallow' to learn on; there are: short, first_dive"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(given: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        LearnerEnv("refuge", 2, **given)


def test_a_bot_that_nobody_knows_is_refused() -> None:
    with pytest.raises(Refused, match="refused-no-such-bot"):
        LearnerEnv("refuge", 2, RACE, opponents="grandmaster")


def test_after_the_end_one_begins_anew() -> None:
    table = LearnerEnv("tentacula", 2)
    ended = play_on(table, 1, most=2000)[-1]
    assert ended[1]
    assert ended[0] == ended[2]["worth"]
    with pytest.raises(ValueError, match=r"reset\(\) begins the next one"):
        table.step(0)


# --- shaping -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_without_a_discount_the_shaping_of_a_match_is_minus_how_it_began(game: str) -> None:
    """To the last bit: whatever was played, it adds the same, so it cannot change what is best."""
    table = LearnerEnv(game, shaping=1.0, level=levels_of(game)[0].name)
    for seed in (1, 2):
        table.reset(seed=seed)
        began = table.potential()
        match = play_on(table, seed, most=20_000)
        assert match[-1][1], "not played to the end"
        assert sum(about["shaping"] for _, _, about in match) == -began
        assert len({reward for reward, _, _ in match}) > 1  # there was something to learn from on the way


def test_with_a_discount_the_discounted_sum_is_the_same() -> None:
    discount = 0.9
    table = LearnerEnv("refuge", 2, shaping=discount)
    table.reset(seed=4)
    began = table.potential()
    match = play_on(table, 4, most=5000)
    total = sum(discount**place * about["shaping"] for place, (_, _, about) in enumerate(match))
    assert total == pytest.approx(-began, abs=1e-12)
    assert match[-1][0] == pytest.approx(match[-1][2]["worth"] + match[-1][2]["shaping"])


# --- levels ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_all_levels_can_be_learned_on_with_the_same_actions(game: str) -> None:
    levels = levels_of(game)
    table = LearnerEnv(game, level=levels[0].name)
    width = (table.rules.width,)
    for level in levels[1:]:
        seen, _ = table.reset(seed=1, options={"level": level.name})
        assert seen["observation"].shape == width
        assert table.rules.setup.overrides == level.overrides


def test_the_easiest_comes_first() -> None:
    levels = levels_of("refuge")
    assert [level.name for level in levels][:2] == ["short", "first_dive"]
    rates = [level.won for level in levels[1:]]
    assert rates == sorted(rates, key=lambda rate: -(rate or 0))


# --- features ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_open_answers_are_told_apart_by_what_they_are_like(game: str) -> None:
    table, dice = LearnerEnv(game), Dice.seeded(2)
    table.reset(seed=2)
    apart = asked = 0
    for _ in range(60):
        indices, rows = table.action_features()
        assert (indices == np.flatnonzero(table.action_masks())).all()
        assert rows.shape == (len(indices), len(table.rules.actions.feature_names))
        assert (rows >= 0).all()
        asked += 1
        apart += len({row.tobytes() for row in rows}) == len(rows)
        if table.step(dice.pick(indices.tolist()))[2]:
            table.reset()
    assert apart > 0.95 * asked  # words without a domain may meet in a slot
