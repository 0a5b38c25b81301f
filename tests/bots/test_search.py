"""The search bot is fair, repeatable, stops at what nobody has read, and is worth its time."""

from types import SimpleNamespace
from typing import Any

import pytest

from fathomfive.bots import LEVELS, Level, SearchBot, bot_named, courses, levels, play_match
from fathomfive.bots.courses import Thought
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Refused, Setup, installed_games
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Ask, End, Outcome, Play, Step
from tests.bots.fairness import Peeker, differing
from tests.kernel.bare import RULE, Table, bare_game, says
from tests.toys.pearls.game import GAME

SETUP = Setup("pearls", 2)


# --- fair ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["greedy", "search:25"])
def test_twin_worlds_get_the_same_choice(name: str) -> None:
    for seed in "abc":
        pairs, wrong = differing(lambda: bot_named(name, "fixed"), GAME, SETUP, seed)
        assert pairs > 5
        assert wrong == 0


def test_a_bot_that_peeks_is_found() -> None:
    assert sum(differing(lambda: Peeker(Dice.seeded(0)), GAME, SETUP, seed)[1] for seed in "abc") > 0


@pytest.mark.parametrize("game_id", installed_games())
def test_twin_worlds_get_the_same_choice_in_every_game(game_id: str) -> None:
    game = installed_games()[game_id]
    seats = 2 if 2 in game.seats else game.seats[0]
    pairs, wrong = differing(lambda: bot_named("search:12", "fixed"), game, Setup(game_id, seats), "fair", 9)
    assert pairs > 0
    assert wrong == 0


# --- what nobody has read ------------------------------------------------------------------------------


class Story(Step, tag="story"):
    """Open the book, and luck has it that the page is good or bad; or leave it closed."""

    good: bool

    def run(self, g: Table) -> Play:
        answer = yield from Ask("q", 0, says(0, "open", "leave"), RULE)
        if answer.word == "open":
            g.words.append("opened")
            g.read_out()
            g.number = 5 if self.good else -5
        yield from Ask("q", 0, says(0, "on", "off"), RULE)
        raise End(Outcome((0.5,), (), "done", RULE))


def story(good: bool) -> Match[Any]:
    def worth(g: Table, seat: int) -> float:
        return 0.5 + 0.1 * len(g.words) + 0.04 * g.number

    game = bare_game([Story(good)], Story, evaluate=worth)
    return Match.start(game, Setup(game.id, 1), Dice.seeded(0))


def test_a_sample_stops_where_something_is_read_for_the_first_time() -> None:
    worlds = [story(good).sample(0, Dice.seeded(1)) for good in (True, False)]
    for world in worlds:
        world.play_unchecked(says(0, "open")[0])
        assert (world.ask, world.outcome) == (None, None)
    assert worlds[0].value(0) == worlds[1].value(0) == 0.6


class Lot(Step, tag="lot"):
    """Draw the top card of a deck: which one it is nobody knows, but everybody knows the deck."""

    def run(self, g: Table) -> Play:
        yield from Ask("q", 0, says(0, "draw", "leave"), RULE)
        g.words.append(g.deck.pop())
        g.reveal()
        yield from Ask("q", 0, says(0, "on", "off"), RULE)


def test_a_sample_goes_on_past_a_card_that_is_drawn() -> None:
    """It is dealt anew in every world, so nothing is told by it; and the search sees what may come of it."""
    match = Match.start(bare_game([Lot()], Lot), Setup("bare", 1), Dice.seeded(0))
    worlds = [match.sample(0, Dice.seeded(n)) for n in range(20)]
    for world in worlds:
        world.play_unchecked(says(0, "draw")[0])
        assert world.ask is not None
    assert len({world.state.words[0] for world in worlds}) > 3


def test_the_match_itself_reads_on() -> None:
    match = story(good=True)
    match.play(says(0, "open")[0])
    assert match.ask is not None
    assert match.value(0) == pytest.approx(0.8)


@pytest.mark.parametrize("name", ["greedy", "search:20"])
def test_unread_pages_do_not_sway_a_bot(name: str) -> None:
    chosen = {bot_named(name).choose(story(good), 0) for good in (True, False)}
    assert chosen == {says(0, "open")[0]}  # reading is worth something, whatever stands there


def test_unread_pages_sway_a_bot_that_peeks() -> None:
    assert len({Peeker(Dice.seeded(0)).choose(story(good), 0) for good in (True, False)}) == 2


# --- repeatable, on time, worth it -----------------------------------------------------------------------


def breath(seed: str) -> Match[Any]:
    match = Match.start(GAME, SETUP, Dice.seeded(seed))
    while match.ask is not None and match.ask.mode != "all":
        match.play(match.options[-1])
    return match


def test_the_same_seed_and_iterations_find_the_same() -> None:
    found = [Thought(breath("x"), 0, Dice.seeded("y")).think(50) for _ in range(2)]
    assert found[0] == found[1]
    assert Thought(breath("x"), 0, Dice.seeded("z")).think(50) != found[0]


def test_every_answer_is_looked_at_however_short_the_time() -> None:
    thought = Thought(breath("x"), 0, Dice.seeded("y"))
    found = thought.think(50, enough=lambda: True)
    assert thought.tried == len(_own(breath("x"))) + len(found)
    assert {one.tried for one in found} == {1}


def _own(match: Match[Any]) -> list[Any]:
    assert match.ask is not None
    return match.ask.options_of(0)


def test_time_ends_a_thought() -> None:
    slow = SearchBot(Dice.seeded(1), Level(10**9, milliseconds=30))
    assert slow.choose(breath("x"), 0) in _own(breath("x"))


@pytest.mark.parametrize("game_id", installed_games())
def test_sailor_looks_at_the_clock_in_every_game(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine that takes 50 ms for a world, two seconds are over after forty."""
    game = installed_games()[game_id]
    worlds: list[Match[Any]] = []
    sample = Match.sample

    def sampled(match: Match[Any], viewer: int, dice: Dice) -> Match[Any]:
        worlds.append(sample(match, viewer, dice))
        return worlds[-1]

    match = Match.start(game, Setup(game_id, game.seats[0]), Dice.seeded("clock"))
    while len(_own(match)) < 2:
        match.play(_own(match)[0])
    monkeypatch.setattr(levels, "time", SimpleNamespace(monotonic=lambda: 0.05 * len(worlds)))
    monkeypatch.setattr(Match, "sample", sampled)
    assert bot_named("sailor").choose(match, 0) in _own(match)
    assert 1 < len(worlds) <= 2 * len(_own(match)) + courses.MOST + 40


def test_thinking_leaves_the_match_as_it_was() -> None:
    match = breath("x")
    before = match.snapshot()
    bot_named("search:30").choose(match, 0)
    assert match.snapshot() == before


def test_a_slip_takes_another_answer_than_the_best() -> None:
    match = breath("x")
    best = SearchBot(Dice.seeded(5), Level(40)).choose(match, 0)
    slipped = SearchBot(Dice.seeded(5), Level(40, slips=1.0)).choose(match, 0)
    assert slipped != best


def test_levels_grow() -> None:
    novice, sailor, captain = LEVELS["novice"], LEVELS["sailor"], LEVELS["captain"]
    assert novice.iterations < sailor.iterations < captain.iterations
    assert novice.slips > sailor.slips > captain.slips


def test_search_beats_random() -> None:
    """Strength against greedy is measured by command, in every game: docs/bots.md."""
    won = 0.0
    for number in range(16):
        names = ["search:60", "random"] if number % 2 else ["random", "search:60"]
        bots = [bot_named(name, f"{number}/{seat}") for seat, name in enumerate(names)]
        match, _ = play_match(GAME, SETUP, bots, Dice.seeded(number))
        assert match.outcome is not None
        won += match.outcome.values[names.index("search:60")]
    assert won / 16 > 0.65


@pytest.mark.parametrize(
    "name", ["search:0", "search:x", "search:", "search:999999999", "greedy:0", "greedy:101", "random:3"]
)
def test_numbers_out_of_bounds_are_refused(name: str) -> None:
    with pytest.raises(Refused):
        bot_named(name)
