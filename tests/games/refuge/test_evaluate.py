"""The evaluation knows which of two tables is better, and has an opinion at every question."""

from __future__ import annotations

from typing import Any

import pytest

from fathomfive.bots import bot_named
from fathomfive.games.refuge.actions import SpecialAction
from fathomfive.games.refuge.board import cell_of
from fathomfive.games.refuge.evaluate import evaluate, parts
from fathomfive.games.refuge.game import GAME
from fathomfive.games.refuge.state import RefugeState
from fathomfive.games.refuge.work import ways_to
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action
from tests.games.refuge.table import Dive, refuge_at


def worth(**table: Any) -> float:
    return evaluate(refuge_at(**table).g, 0)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"threat": 0}, {"threat": 2}),
        ({"supply": 9}, {"supply": 2}),
        ({"count": 4}, {"count": 1}),
        ({"tentacles": ["c4r6"]}, {"tentacles": ["c4r1"]}),
        ({"divers": {"mags": "c4r3", "vega": "c4r2"}}, {"divers": {"mags": "c4r3", "vega": "c4r2 down"}}),
        ({"hands": {"satoshi": ["trench_knife", "winch"]}}, {}),
        ({"objective": "obj3_board_the_wreck"}, {"objective": "obj2_tag_the_beast"}),
        (
            {"head": 1, "divers": {"mags": "c6r10"}, "objective": "obj3_board_the_wreck"},
            {"head": 1, "divers": {"mags": "c6r3"}, "objective": "obj3_board_the_wreck"},
        ),
    ],
)
def test_the_better_table_is_worth_more(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert worth(**better) > worth(**worse)


def test_fresh_actions_of_the_next_diver_are_no_reason_to_end_early() -> None:
    """They come anyway; only what is left of a turn that has begun is lost when it ends."""
    none, one, fresh = (parts(refuge_at(actions=left).g, 0)["time"] for left in (0, 1, 2))
    assert one > none == fresh


def bot_answers(dive: Dive) -> list[Action]:
    """What greedy does with the rest of a turn."""
    bot, answers, match = bot_named("greedy", 3), [], dive.match
    active = match.state.active
    while not match.over and match.state.active == active and match.state.phase == "actions":
        answers.append(bot.choose(match, match.waiting_for[0]))
        match.play(answers[-1])
    return answers


def test_the_way_leads_around_the_head() -> None:
    dive = refuge_at(head=3, divers={"mags": "c4r7"}, objective="obj3_board_the_wreck")
    ways = ways_to(dive.g, dive.g.board.of_kind["finish"])
    assert ways[cell_of("c4r7")] > 4 + 2  # straight on it would be four steps
    assert cell_of("c4r8") not in ways


def test_greedy_tags_the_beast_instead_of_fleeing_from_it() -> None:
    dive = refuge_at(
        head=3,
        divers={"mags": "c4r6", "vega": "c1r1"},
        hands={"mags": ["winch"]},
        objective="obj2_tag_the_beast",
    )
    assert any(isinstance(answer, SpecialAction) for answer in bot_answers(dive))


def test_greedy_spends_its_motion_cards_on_the_way_to_the_wreck() -> None:
    dive = refuge_at(
        head=1,
        divers={"mags": "c7r7"},
        hands={"mags": ["swim_fins", "swim_fins"]},
        objective="obj3_board_the_wreck",
    )
    bot_answers(dive)
    assert dive.match.outcome is not None
    assert dive.match.outcome.winners


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (2, {"objectives": "random", "divers": "random"}),
        (4, {"difficulty": "abyss"}),
        (3, {"mode": "competitive"}),
    ],
)
def test_every_question_has_a_value(seats: int, options: dict[str, str]) -> None:
    match = Match.start(GAME, Setup("refuge", seats, options), Dice.seeded(7))
    bot = bot_named("random", 7)
    while not match.over:
        values = [match.value(seat) for seat in range(seats)]
        assert all(0 < value < 1 for value in values)
        match.play(bot.choose(match, match.waiting_for[0]))


def test_looking_one_answer_ahead_gets_further_than_chance() -> None:
    """Greedy completes an objective or two where chance hardly ever completes one."""

    def objectives_done(bot_name: str, seed: int) -> int:
        match: Match[RefugeState] = Match.start(GAME, Setup("refuge", 2), Dice.seeded(seed))
        bot = bot_named(bot_name, seed)
        while not match.over:
            match.play(bot.choose(match, match.waiting_for[0]))
        return match.state.current + bool(match.outcome and match.outcome.winners)

    greedy = sum(objectives_done("greedy", seed) for seed in range(2))
    chance = sum(objectives_done("random", seed) for seed in range(2))
    assert greedy >= chance + 2
