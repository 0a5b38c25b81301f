"""Advice names the best answers, what they are worth and what speaks for and against them, fairly."""

from typing import Any

from fathomfive.bots.advice import ALIKE, DECIDES, LOSES, ONLY, WINS, Reason, advise
from fathomfive.bots.courses import Thought
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Ask, End, Outcome, Play, Step
from tests.bots.fairness import twins
from tests.kernel.bare import RULE, Table, bare_game, says
from tests.toys.pearls.game import GAME


class Shop(Step, tag="shop"):
    """Bread feeds and costs, wine costs more and feeds nobody, air is free."""

    def run(self, g: Table) -> Play:
        answer = yield from Ask("q", 0, says(0, "bread", "wine", "air"), RULE)
        g.words.append(answer.word)
        yield from Ask("q", 0, says(0, "on", "off"), RULE)
        raise End(Outcome((parts_of(g) + 0.5,), (), "done", RULE))


def parts(g: Any, seat: int) -> dict[str, float]:
    bought = g.words[-1] if g.words else ""
    return {
        "food": 0.3 if bought == "bread" else 0.0,
        "purse": {"bread": -0.1, "wine": -0.2}.get(bought, 0.0),
        "weather": 0.1,
    }


def parts_of(g: Any) -> float:
    return sum(parts(g, 0).values())


def shop() -> Match[Any]:
    game = bare_game([Shop()], Shop, parts=parts, evaluate=lambda g, seat: parts_of(g) + 0.5)
    return Match.start(game, Setup(game.id, 1), Dice.seeded(0))


def test_the_best_answer_comes_first_with_what_speaks_for_it() -> None:
    best, *others = advise(shop(), 0, Dice.seeded(1), 60)
    assert best.action == says(0, "bread")[0]
    assert best.better == (Reason("food", most=True),)
    assert best.value > max(other.value for other in others)


def test_what_speaks_against_an_answer_is_told_too() -> None:
    wine = next(one for one in advise(shop(), 0, Dice.seeded(1), 60) if one.action == says(0, "wine")[0])
    assert wine.better == ()
    assert set(wine.worse) == {Reason("food"), Reason("purse", most=True)}, "air feeds nobody either"


def test_what_is_the_same_after_every_answer_is_no_reason() -> None:
    told = {why.part for one in advise(shop(), 0, Dice.seeded(1), 60) for why in (*one.better, *one.worse)}
    assert "weather" not in told


def test_of_many_small_reasons_the_weightiest_is_told() -> None:
    """Eight that weigh alike are an eighth each: once none of them was enough, and the hint had no reason."""

    def many(g: Any, seat: int) -> dict[str, float]:
        bread = g.words[-1:] == ["bread"]
        return {f"part{n}": float(bread) for n in range(8)}

    game = bare_game([Shop()], Shop, parts=many, evaluate=lambda g, seat: parts_of(g) + 0.5)
    for one in advise(Match.start(game, Setup(game.id, 1), Dice.seeded(0)), 0, Dice.seeded(1), 60):
        assert one.better or one.worse


def test_where_the_parts_say_nothing_that_is_told() -> None:
    game = bare_game([Shop()], Shop, parts=lambda g, seat: {}, evaluate=lambda g, seat: parts_of(g) + 0.5)
    for one in advise(Match.start(game, Setup(game.id, 1), Dice.seeded(0)), 0, Dice.seeded(1), 60):
        assert (one.better, one.worse) == ((ALIKE,), ())


class Leap(Step, tag="leap"):
    """One way wins, one loses, one is as the die falls."""

    def run(self, g: Table) -> Play:
        yield from Ask("q", 0, says(0, "sure"), RULE, confirm=True)
        answer = yield from Ask("q", 0, says(0, "far", "short", "blind"), RULE)
        won = answer.word == "far" or (answer.word == "blind" and g.dice.pick([True, False]))
        raise End(Outcome((float(won),), (0,) if won else (), "done", RULE))


def test_an_answer_that_ends_the_match_says_how() -> None:
    game = bare_game([Leap()], Leap, parts=parts, evaluate=lambda g, seat: 0.5)
    match = Match.start(game, Setup(game.id, 1), Dice.seeded(0))
    (only,) = advise(match, 0, Dice.seeded(1), 10)
    assert (only.better, only.worse) == ((ONLY,), ())
    match.play(only.action)
    for seed in range(20):  # three worlds of a die that all fall alike are no gamble
        told = {one.action.word: (one.better, one.worse) for one in advise(match, 0, Dice.seeded(seed), 30)}  # type: ignore[attr-defined]
        assert told["far"] == ((WINS,), ())
        assert told["short"] == ((), (LOSES,))
        if told["blind"] == ((DECIDES,), ()):
            break
    else:
        raise AssertionError(told)


def test_advice_agrees_with_the_search() -> None:
    match = Match.start(GAME, Setup("pearls", 2), Dice.seeded(4))
    found = Thought(match, 0, Dice.seeded("x")).think(40)
    assert [one.action for one in advise(match, 0, Dice.seeded("x"), 40)] == [one.action for one in found]


def test_twin_worlds_get_the_same_advice() -> None:
    pairs = 0
    for one, other, seat in twins(GAME, Setup("pearls", 2), "a", every=1):
        assert advise(one, seat, Dice.seeded(3), 15) == advise(other, seat, Dice.seeded(3), 15)
        pairs += 1
    assert pairs > 5
