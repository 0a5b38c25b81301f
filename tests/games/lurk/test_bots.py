"""What a position is worth, the odds of an attack, and how greedy bots play."""

from typing import Any

import pytest

from fathomfive.bots import GreedyBot
from fathomfive.bots.levels import Level, SearchBot
from fathomfive.bots.policy import options_of
from fathomfive.games.lurk import odds
from fathomfive.games.lurk.actions import Activate, Concede, EndTurn, Target
from fathomfive.games.lurk.evaluate import evaluate
from fathomfive.games.lurk.game import GAME
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.journal import Journal
from fathomfive.kernel.play import Action, Pass
from fathomfive.kit.hexes import Hex
from tests.games.lurk.record import FOLDER
from tests.games.lurk.table import Army, Battle, battle

DRONE = ("cog_drone", (0, -1))


def choice(b: Battle, seed: str = "bot") -> Action:
    return GreedyBot(Dice.seeded(seed)).choose(b.match, b.who)


def worth(*args: Any, **more: Any) -> float:
    return evaluate(battle(*args, **more).g, 0)


# --- what a position is worth --------------------------------------------------------------------------


def test_each_seat_has_its_own_interest() -> None:
    b = battle({"hulk": ("cog_hulk", (0, -1))}, {"deckhand": ("nautilus_deckhand", (0, 3))})
    assert evaluate(b.g, 0) > 0.5 > evaluate(b.g, 1)


def test_wounds_tokens_and_losses_count() -> None:
    foe = {"foe": ("nautilus_sled", (0, 1))}
    whole = worth({"hulk": ("cog_hulk", (0, 0))}, foe)
    assert worth({"hulk": ("cog_hulk", (0, 0), {"wounds": 3})}, foe) < whole
    assert worth({"hulk": ("cog_hulk", (0, 0), {"tokens": ["inked"]})}, foe) < whole
    assert worth({"hulk": ("cog_hulk", (0, 0)), "drone": DRONE}, foe) > whole


def test_a_stack_is_worth_more_than_the_same_models_apart() -> None:
    foes: Army = {f"foe{n}": ("low_ogre", (n - 2, 1)) for n in range(5)}
    stack = dict.fromkeys("abc", ("cog_drone", (0, 0))) | dict.fromkeys("de", ("cog_drone", (-1, 0)))
    apart = {
        name: ("cog_drone", at)
        for name, at in zip("abcde", [(0, 0), (-1, 0), (1, 0), (-2, 0), (2, -1)], strict=True)
    }
    assert worth(stack, foes) > worth(apart, foes)


def test_to_stand_beside_a_creature_is_bad() -> None:
    creatures = {(0, 0): "ab_mantis"}
    far = {"far": ("nautilus_deckhand", (0, 3))}
    assert worth({"one": ("cog_hulk", (0, -1))}, far, creatures=creatures) < worth(
        {"one": ("cog_hulk", (0, -2))}, far, creatures=creatures
    )


def test_armies_that_only_watch_each_other_lose_patience() -> None:
    """A stronger side that is far away must come closer in the end, or a match without limit never ends."""
    foe = {"foe": ("nautilus_deckhand", (0, 3))}

    def coming_closer(round: int) -> float:
        near, far = battle({"hulk": ("cog_hulk", (0, -2))}, foe), battle({"hulk": ("cog_hulk", (0, -3))}, foe)
        near.g.round = far.g.round = round
        return evaluate(near.g, 0) - evaluate(far.g, 0)

    assert coming_closer(16) > coming_closer(12) > coming_closer(8) == coming_closer(1)


def test_to_give_up_is_worth_nothing() -> None:
    b = battle({"drone": DRONE}, {"foe": ("nautilus_deckhand", (0, 3))})
    b.play(Concede(0))
    assert evaluate(b.g, 0) == 0


def test_not_even_a_slip_gives_up() -> None:
    """Scar: a sailor conceded in its third turn: it had thought about that like about any other answer."""
    b = battle({"drone": DRONE}, {"foe": ("nautilus_deckhand", (0, 3))})
    assert Concede(0) in b.match.options
    assert Concede(0) not in options_of(b.match, 0)
    b.match.play(Concede(0))
    slips = SearchBot(Dice.seeded("bot"), Level(60, slips=1.0))
    assert slips.choose(b.match, 0) == Pass(0)


# --- odds ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pool", "mean"), [((0, 0, 1), 1 / 3), ((0, 1, 0), 0.6), ((1, 0, 0), 0.9), ((1, 1, 1), 1.8333)]
)
def test_the_odds_have_the_mean_of_the_dice(pool: tuple[int, int, int], mean: float) -> None:
    faces = battle({"drone": DRONE}).g.book.faces
    spread = odds.hits(faces, pool)
    assert sum(spread) == pytest.approx(1)
    assert odds.mean(spread) == pytest.approx(mean, abs=1e-3)


def test_more_defence_means_fewer_wounds() -> None:
    b = battle(
        {"hulk": ("cog_hulk", (0, -1))},
        {"foe": ("nautilus_harpooner", (0, 0)), "sled": ("cog_hulk", (1, -1))},
    )
    assert odds.mean(odds.of_attack(b.g, 0, 1)) > odds.mean(odds.of_attack(b.g, 0, 2))


# --- how greedy plays ----------------------------------------------------------------------------------


def test_greedy_finishes_the_wounded() -> None:
    foes: Army = {
        "whole": ("nautilus_deckhand", (0, 0)),
        "hurt": ("nautilus_deckhand", (1, -1), {"wounds": 1}),
        "strong": ("nautilus_sled", (-1, 0)),
    }
    b = battle({"one": ("cog_drone", (0, -1))}, foes, card="0/1/2")
    b.activates("attack", (0, -1)).picks("one")
    assert choice(b) == Target(0, b.uids["hurt"])


def test_greedy_strikes_with_the_stack_instead_of_ending_the_turn() -> None:
    army: Army = {"one": DRONE, "two": DRONE, "three": DRONE, "alone": ("cog_drone", (1, -1))}
    b = battle(army, {"foe": ("low_ogre", (0, 0)), "other": ("low_ogre", (2, -1))}, card="0/1/2")
    assert choice(b) == Activate(0, "attack", b.tile((0, -1)))


def test_greedy_does_not_end_a_turn_while_it_could_come_closer() -> None:
    b = battle({"one": ("cog_drone", (0, -3))}, {"foe": ("nautilus_deckhand", (0, 3))})
    assert not isinstance(choice(b), EndTurn | Concede)


def test_greedy_walks_around_a_guard() -> None:
    b = battle(
        {"one": ("cog_drone", (0, -3))},
        {"foe": ("nautilus_deckhand", (0, 3))},
        creatures={(0, -1): "ab_mantis"},
    )
    b.activates("move", (0, -3)).picks("one").declares()
    step = choice(b)
    b.match.play(step)
    assert b.wounds("one") == 0
    assert not b.g.board.near[b.tile((0, -1))] >> b.model("one").tile & 1


def test_a_walk_that_leads_no_farther_is_worth_less_than_none() -> None:
    """Any tile in reach is one answer away, so whoever goes back on a walk has been nowhere."""

    def walking(*path: Hex) -> float:
        b = battle({"one": ("cog_drone", (0, -3))}, {"foe": ("nautilus_deckhand", (0, 3))})
        b.activates("move", (0, -3)).picks("one").declares(swim=True, charge=True).steps(*path)
        assert b.asked == "step"
        return evaluate(b.g, 0)

    assert walking((0, -2), (0, -3)) < walking()
    assert walking((1, -3), (0, -2)) < walking((0, -2))


@pytest.mark.parametrize("name", ["greedy-duel", "four-greedy"])
def test_a_match_of_greedy_bots_ends_by_elimination(name: str) -> None:
    match = Journal.read(FOLDER / f"{name}.fathom").verify(GAME)
    assert match.outcome is not None
    assert match.outcome.cause == "elimination"
