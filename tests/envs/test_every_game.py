"""Every installed game passes PettingZoo's own tests, and its views and actions keep their shape."""

import gymnasium
import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from fathomfive.envs import Many, TableEnv, env, solo_env
from fathomfive.envs.actions import REST
from fathomfive.envs.aec import FAR
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Refused, installed_games
from tests.at_the_table import question

GAMES = sorted(installed_games())


def walk(table: TableEnv, seed: int, steps: int) -> list[tuple[str, int]]:
    """Random play: who answered what."""
    dice = Dice.seeded(seed)
    done: list[tuple[str, int]] = []
    table.reset(seed=seed)
    while table.agents and len(done) < steps:
        agent = table.agent_selection
        seen, _, terminated, _, _ = table.last()
        if terminated:
            table.step(None)
            continue
        assert seen["observation"].shape == (table.rules.width,)
        assert (np.abs(seen["observation"]) <= FAR).all()
        action = int(dice.pick(np.flatnonzero(seen["action_mask"]).tolist()))
        done.append((agent, action))
        table.step(action)
    return done


# PettingZoo's tests know the names of its own games with masks; of ours they wonder at the dict.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_it(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(game), num_cycles=150)
    assert "Passed API test" in capsys.readouterr().out
    seed_test(lambda: env(game), num_cycles=40)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_match(game: str) -> None:
    table = env(game)
    assert walk(table, 3, 60) == walk(table, 3, 60)
    assert walk(table, 3, 60) != walk(table, 4, 60)


@pytest.mark.parametrize("game", GAMES)
def test_an_index_means_what_it_says(game: str) -> None:
    """Legal answers have different indices, and each names its own fields or its place among its kind."""
    table, dice = env(game), Dice.seeded(5)
    actions, others, asked = table.rules.actions, 0, 0
    table.reset(seed=5)
    for _ in range(150):
        if table.play.over:
            table.reset()
        legal = table.play.legal
        assert len(legal) == len(question(table.play.match).options_of(table.play.seat))
        for index, action in legal.items():
            asked += 1
            if index >= actions.counted_from:
                others += index >= actions.rest_from
                tag, place = actions.meaning(index)
                alike = [one for one in question(table.play.match).options if type(one) is type(action)]
                assert tag == type(action).__struct_config__.tag
                assert alike[place["place"]] == action
                continue
            fields = {name: getattr(action, name) for name in type(action).__struct_fields__[1:]}
            assert actions.meaning(index) == (type(action).__struct_config__.tag, fields)
        table.step(dice.pick(sorted(legal)))
    assert actions.size == actions.rest_from + REST
    assert asked > 150
    if installed_games()[game].domains is not None:
        assert not others  # a domain that does not know one of its values


@pytest.mark.parametrize("game", GAMES)
def test_the_named_rows_are_the_vector(game: str) -> None:
    table = env(game)
    table.reset(seed=1)
    agent = table.agent_selection
    rows = table.rows(agent)
    assert {name: len(row) for name, row in rows.items()} == table.rules.rows
    together = np.concatenate([np.array(row, np.float32) for row in rows.values()])
    assert (table.observe(agent)["observation"] == together).all()


@pytest.mark.parametrize("game", GAMES)
def test_who_plays_alone_has_a_gymnasium(game: str) -> None:
    if 1 not in installed_games()[game].seats:
        with pytest.raises(Refused, match="refused-seats"):
            solo_env(game)
        return
    solo = solo_env(game)
    checked, dice = gymnasium.wrappers.PassiveEnvChecker(solo), Dice.seeded(1)
    seen, _ = checked.reset(seed=1)
    over, rewards = False, list[float]()
    while not over and len(rewards) < 600:
        action = dice.pick(np.flatnonzero(seen["action_mask"]).tolist())
        seen, reward, over, _, _ = checked.step(action)
        rewards.append(float(reward))
    assert not any(rewards[:-1])  # only the end is worth something
    assert 0 <= rewards[-1] <= 1
    again, _ = checked.reset(seed=1)
    assert (again["observation"] == solo_env(game).reset(seed=1)[0]["observation"]).all()


def test_many_matches_go_in_step() -> None:
    many, dice = Many(GAMES[0], count=5, seed=2), Dice.seeded(1)
    ended = 0
    for _ in range(400):
        views = many.look()
        assert views.observation.shape == (5, many.rules.width)
        assert views.action_mask.any(axis=1).all()
        chosen = [int(dice.pick(np.flatnonzero(mask).tolist())) for mask in views.action_mask]
        for worth in many.step(chosen):
            if worth is not None:
                ended += 1
                assert len(worth) == many.rules.setup.seats
    assert ended > 0


def test_an_illegal_action_is_refused() -> None:
    table = env(GAMES[0])
    table.reset(seed=1)
    illegal = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="not legal now; look at the action mask"):
        table.step(illegal)
    with pytest.raises(ValueError, match="has to answer"):
        table.step(None)
