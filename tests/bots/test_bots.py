"""Bots answer legally, cannot cheat, come out the same twice, and greedy is worth its time."""

from typing import Any

import pytest

from fathomfive.bots import BOTS, GreedyBot, RandomBot, bot_named, play_match
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Refused, Setup
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action
from tests.toys.pearls.game import GAME

SETUP = Setup("pearls", 2)
QUICK = ["random", "greedy", "search:12"]


def start(seed: str | int, seats: int = 2) -> Match[Any]:
    return Match.start(GAME, Setup("pearls", seats), Dice.seeded(seed))


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_answers_legally_until_the_end(name: str) -> None:
    match, bots = start(1, 3), [bot_named(name, seat) for seat in range(3)]
    while not match.over:
        seat = match.waiting_for[0]
        match.play(bots[seat].choose(match, seat))  # play refuses what is not legal
    assert match.outcome is not None


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_gives_the_same_match(name: str) -> None:
    def final_table(seed: str) -> bytes:
        bots = [bot_named(name, f"{seed}/{seat}") for seat in range(2)]
        return play_match(GAME, SETUP, bots, Dice.seeded(7))[0].snapshot()

    assert final_table("a") == final_table("a")
    assert len({final_table(seed) for seed in "abcdefgh"}) > 1


def test_greedy_beats_random() -> None:
    wins = {"greedy": 0.0, "random": 0.0}
    for number in range(60):
        names = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        bots = [bot_named(name, f"{number}/{seat}") for seat, name in enumerate(names)]
        match, _ = play_match(GAME, SETUP, bots, Dice.seeded(number))
        assert match.outcome is not None
        for seat, name in enumerate(names):
            wins[name] += match.outcome.values[seat]
    assert wins["greedy"] > 2 * wins["random"], wins


def test_greedy_cannot_see_what_its_seat_cannot() -> None:
    """Worlds that look the same to the seat get the same answer, however the shells really lie."""
    choices = set()
    for seed in range(12):
        match = start(seed)
        choices.add(bot_named("greedy", "fixed").choose(match, 0))
    assert len(choices) == 1


def test_greedy_leaves_the_match_as_it_was() -> None:
    match = start(3)
    before = match.snapshot()
    bot_named("greedy").choose(match, 0)
    assert match.snapshot() == before


def test_greedy_breaks_ties_by_its_dice() -> None:
    """Before anything is known the two reefs are worth the same."""
    assert len({GreedyBot(Dice.seeded(seed)).choose(start(1), 0) for seed in range(12)}) == 2


def test_greedy_settles_a_question_that_all_answer_in_private() -> None:
    """Before the others have answered, staying and rising would look the same."""
    match = next(match for match in map(_first_breath, range(50)) if match.state.net >= 3)
    answers = {bot_named("greedy", seed).choose(match, 0) for seed in range(8)}
    assert {answer.stay for answer in answers} == {False}  # type: ignore[attr-defined]


def _first_breath(seed: int) -> Match[Any]:
    match = start(seed)
    while match.ask is not None and match.ask.mode != "all":
        match.play(match.ask.options[-1])
    return match


def test_only_bots_that_sample_need_a_tracked_match() -> None:
    tracked = {
        name: play_match(GAME, SETUP, [bot_named(name, seat) for seat in range(2)], Dice.seeded(1))[0].tracked
        for name in QUICK
    }
    assert tracked == {"random": False, "greedy": True, "search:12": True}


class Counting(RandomBot):
    asked = 0

    def choose(self, match: Match[Any], seat: int) -> Action:
        self.asked += 1
        return super().choose(match, seat)


def test_decisions_are_counted() -> None:
    bots = [Counting(Dice.seeded(seat)) for seat in range(2)]
    decisions = play_match(GAME, SETUP, bots, Dice.seeded(5))[1]
    assert decisions == bots[0].asked + bots[1].asked > 0


def test_a_bot_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(Refused) as refused:
        bot_named("genius")
    assert refused.value.why.args == {
        "bot": "genius",
        "known": "random, greedy, novice, search, sailor, captain",
    }


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_has_nothing_to_say_when_it_is_over(name: str) -> None:
    match, _ = play_match(GAME, SETUP, [bot_named("random", seat) for seat in range(2)], Dice.seeded(1))
    with pytest.raises(ValueError, match="over"):
        bot_named(name).choose(match, 0)


def test_a_number_says_in_how_many_worlds_greedy_looks() -> None:
    two = bot_named("greedy:2")
    assert isinstance(two, GreedyBot)
    assert two.worlds == 2
    for name in ("greedy:0", "greedy:101", "greedy:many", "random:2"):
        with pytest.raises(Refused):
            bot_named(name)
