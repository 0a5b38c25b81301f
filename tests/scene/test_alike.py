"""What everybody sees alike is laid out once, and looks as if it had been laid out for each."""

from typing import Any

import pytest

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, Setup, installed_games
from fathomfive.kernel.match import Match
from fathomfive.scene import Counter, Look, Tableau, alike, looking
from fathomfive.scene.view import show


class Pool:
    """Stands for a state; counts how often it is looked into."""

    def __init__(self) -> None:
        self.looks = 0


@alike
def depth(pool: Pool) -> int:
    pool.looks += 1
    return pool.looks


def test_one_look_lays_out_once() -> None:
    pool = Pool()
    look = Look(pool)
    for _ in range(3):
        with looking(look):
            assert depth(pool) == 1
    assert depth(pool) == 2, "without a look it is drawn anew"
    with looking(Look(pool)):
        assert depth(pool) == 3, "another moment, another look"


def test_a_rehearsal_is_not_what_is_looked_at() -> None:
    pool, tried_out = Pool(), Pool()
    with looking(Look(pool)):
        assert depth(pool) == 1
        assert depth(tried_out) == 1
        assert depth(tried_out) == 2
        assert depth(pool) == 1


def test_a_part_is_laid_down_whole_and_once() -> None:
    part, whole = Tableau(), Tableau()
    part.put("supply", Counter(label="Supply", value="3"))
    whole.lay(part)
    assert whole.nodes == part.nodes
    with pytest.raises(ValueError, match="'supply' is already there"):
        whole.lay(part)


@pytest.mark.parametrize("game", installed_games().values(), ids=lambda game: game.id)
@pytest.mark.parametrize("seed", range(2))
def test_shared_pictures_are_the_pictures_of_each(game: Game[Any], seed: int) -> None:
    dice = Dice.seeded(f"alike {seed}")
    seats = game.seats[:2][-1]
    match = Match.start(game, Setup(game.id, seats), Dice.seeded(seed))
    for _ in range(40):
        if match.ask is None:
            break
        look = Look(match.state)
        for viewer in (*range(seats), None):
            assert show(match, viewer, look=look) == show(match, viewer)
        match.play(dice.pick(match.ask.options_of(match.waiting_for[0])))
