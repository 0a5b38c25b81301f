"""How the games take people in: an order, a short match that can be laid out, and odds that were measured."""

from __future__ import annotations

import pytest

from fathomfive.bots import BOTS, bot_named
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup, find_game, installed_games
from fathomfive.kernel.match import Match
from fathomfive.lab.shares import Share
from fathomfive.learning.welcome import Odds, Welcome, short_setup, welcome_of
from fathomfive.tables.presets import must_be_ours, preset_name, with_preset
from fathomfive.tables.refusal import Refusal

GAMES = [game.id for game in installed_games().values() if game.package.startswith("fathomfive.games.")]


def welcome(game: str) -> Welcome:
    found = welcome_of(find_game(game))
    assert found is not None
    return found


def test_the_games_stand_in_the_order_of_how_easily_they_are_learned() -> None:
    easiest_first = sorted(GAMES, key=lambda game: welcome(game).weight)
    assert easiest_first == ["tentacula", "refuge", "jupiter", "lurk", "sleeping"]
    assert len({welcome(game).weight for game in GAMES}) == len(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_short_match_can_be_laid_out_and_begins_with_a_question(game: str) -> None:
    title = find_game(game)
    short, setup = short_setup(title)
    assert 12 <= short.minutes <= 20
    assert short.bot in BOTS
    match = Match.start(title, setup, Dice.seeded("short"))
    assert match.ask is not None


@pytest.mark.parametrize("game", GAMES)
def test_a_short_match_leaves_the_printed_content_as_it_was(game: str) -> None:
    """So the hashes of running matches stay; what is short has a hash of its own."""
    title = find_game(game)
    _, setup = short_setup(title)
    options = title.read_options(setup.options)
    printed, changed = title.book_for(options, {}), title.book_for(options, setup.overrides)
    assert title.rules_hash(printed) != title.rules_hash(changed)


@pytest.mark.parametrize("game", GAMES)
def test_odds_are_of_set_ups_that_exist(game: str) -> None:
    title = find_game(game)
    short, _ = short_setup(title)
    for odds in welcome(game).odds:
        bot_named(odds.by)
        assert odds.by.partition(":")[0] in BOTS, "the client knows it by this name"
        assert odds.won <= odds.matches
        setup = Setup(game, odds.seats, short.options if odds.short else odds.options)
        title.prepare(setup, Dice.seeded("odds"))


def test_the_interval_is_the_one_of_the_lab() -> None:
    for won, matches in ((0, 24), (17, 24), (73, 100), (100, 100)):
        share = Share.of(won, matches)
        low, high = Odds(seats=1, won=won, matches=matches).interval
        assert (round(low, 4), round(high, 4)) == (share.low, share.high)


def test_a_table_may_be_laid_with_the_content_of_the_short_match_and_no_other() -> None:
    _, short = short_setup(find_game("refuge"))
    named = with_preset((), Setup("refuge", 2), "short")
    assert named.overrides == short.overrides
    assert preset_name((), named) == "short"
    assert preset_name((), Setup("refuge", 2)) == ""
    must_be_ours((), named)
    with pytest.raises(Refusal):
        must_be_ours((), Setup("refuge", 2, overrides={"setup": {"coop": {"actions_per_turn": 9}}}))
