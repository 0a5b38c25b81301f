"""Asked once: what ends a turn with something left to do, and what reveals for good, says so first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from fathomfive.games.jupiter.game import GAME as JUPITER
from fathomfive.games.lurk.game import GAME as LURK
from fathomfive.games.refuge.game import GAME as REFUGE
from fathomfive.games.sleeping.game import GAME as SLEEPING
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from fathomfive.kernel.text import Texts, house_words
from fathomfive.scene.options import Option
from fathomfive.scene.view import show

MOVES = 120


def offered(game: Any, seats: int) -> Iterator[tuple[Any, Option]]:
    """Every option of a match at random, with the state it is offered in."""
    match, chance = Match.start(game, Setup(game.id, seats), Dice.seeded("asked once")), Random(1)
    for _ in range(MOVES):
        if match.ask is None:
            return
        seat = match.waiting_for[0]
        for option in show(match, seat).options:
            if option.action is not None:
                yield match.state, option
        mild = [one for one in match.ask.options_of(seat) if "Concede" not in type(one).__name__]
        match.play(chance.choice(mild))


LEFT: dict[str, tuple[Any, str, str, Callable[[Any], int]]] = {
    "refuge": (REFUGE, "end_actions", "unused", lambda g: g.actions_left),
    "jupiter": (JUPITER, "end_actions", "unused", lambda g: g.actions_left),
    "lurk": (LURK, "end_turn", "unused", lambda g: g.to_move + g.to_attack),
}


@pytest.mark.parametrize("name", LEFT)
def test_a_turn_with_something_left_to_do_ends_after_a_second_word(name: str) -> None:
    game, ends, unused, left = LEFT[name]
    read = Texts("en", house_words(), files(game.package) / "text")
    seen = 0
    for g, option in offered(game, 2):
        assert option.pin == (option.action["do"] == ends)
        if not option.pin:
            continue
        assert option.confirm == (left(g) > 0)
        assert (unused in f"{read(option.says)} {read(option.follows)}") == option.confirm
        assert option.follows
        seen += option.confirm
    assert seen > 1


def test_going_ashore_is_asked_once() -> None:
    read = Texts("en", house_words(), files(SLEEPING.package) / "text")
    ashore = [option for _, option in offered(SLEEPING, 1) if option.action["do"] == "explore"]
    assert ashore
    for option in ashore:
        assert option.confirm
        assert "cannot be taken back" in read(option.follows)
