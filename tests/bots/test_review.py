"""A moment looked at again: what bots make of it with other dice, with the same, and what was missed."""

from typing import Any

from fathomfive.bots.review import look_again
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Ask, End, Outcome, Play, Step
from tests.kernel.bare import RULE, Table, bare_game, says


class Gamble(Step, tag="gamble"):
    """Stay at home for a half, or throw a coin that wins everything or nothing; quitting is the worst."""

    def run(self, g: Table) -> Play:
        answer = yield from Ask("q", 0, says(0, "throw", "stay", "quit"), RULE)
        g.words.append(answer.word)
        yield from Ask("q", 0, says(0, "well", "so be it"), RULE)
        won = {"stay": 0.5, "quit": 0.0}.get(answer.word)
        worth = float(g.dice.below(2)) if won is None else won
        raise End(Outcome((worth,), (), "done", RULE))


def gamble(seed: str) -> Match[Any]:
    worth = {"throw": 0.8, "stay": 0.5, "quit": 0.0}
    game = bare_game([Gamble()], Gamble, evaluate=lambda g, seat: worth[g.words[-1]] if g.words else 0.6)
    return Match.start(game, Setup(game.id, 1), Dice.seeded(seed))


def test_the_same_dice_give_the_same_fate_and_other_dice_a_chance() -> None:
    looked = {seed: look_again(gamble(seed), 0, None, "x") for seed in "abcdefgh"}
    assert {one.fate for one in looked.values()} == {0.0, 1.0}
    assert all(0 < one.chance < 1 for one in looked.values())


def test_a_missed_answer_is_named_with_what_it_cost() -> None:
    looked = look_again(gamble("a"), 0, says(0, "quit")[0], "x")
    assert looked.best is not None
    assert looked.best != says(0, "quit")[0]
    assert looked.lost > 0.2


def test_nothing_was_missed_where_the_best_was_played() -> None:
    best = look_again(gamble("a"), 0, says(0, "quit")[0], "x").best
    looked = look_again(gamble("a"), 0, best, "x")
    assert (looked.best, looked.lost) == (None, 0.0)


def test_looking_again_changes_nothing() -> None:
    match = gamble("a")
    before = match.snapshot()
    look_again(match, 0, says(0, "stay")[0], "x")
    assert match.snapshot() == before
