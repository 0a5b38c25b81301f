"""A trained agent is a bot: it plays from its file, refuses what it never learned, and no guest names it."""

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from fathomfive.bots import any_bot_named, bot_named, play_match
from fathomfive.envs.agent import Agent, Training, agent_in, save_agent
from fathomfive.envs.seat import Rules
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Refused, find_game
from fathomfive.kernel.match import Match
from fathomfive.tables.refusal import Refusal
from fathomfive.tables.seating import known_bot

RULES = Rules("tentacula", 2, None)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """An agent that has learned nothing, but has all its layers."""
    rng, sizes = np.random.default_rng(1), (RULES.width, 16, RULES.actions.size)
    layers = [
        (rng.normal(size=(after, before)).astype(np.float32), np.zeros(after, np.float32))
        for before, after in pairwise(sizes)
    ]
    save_agent(tmp_path / "agent.npz", Training(game="tentacula", seats=2), layers)
    return tmp_path / "agent.npz"


def test_it_plays_whole_matches_and_the_same_ones_again(file: Path) -> None:
    game = find_game("tentacula")
    ends = []
    for _ in range(2):
        bots = [any_bot_named(f"agent:{file}", seat) for seat in range(2)]
        match, decisions = play_match(game, RULES.setup, bots, Dice.seeded(1))
        assert match.outcome is not None
        ends.append((decisions, match.outcome.cause))
    assert ends[0] == ends[1]


def test_it_leans_the_way_its_numbers_say(file: Path) -> None:
    match = Match.start(find_game("tentacula"), RULES.setup, Dice.seeded(3), tracked=False)
    assert match.ask is not None
    seat = match.waiting_for[0]
    legal = RULES.actions.legal(match.ask.options_of(seat))
    assert len(legal) > 1
    for index, action in legal.items():
        bias = np.zeros(RULES.actions.size, np.float32)
        bias[index] = 50.0
        flat = np.zeros((RULES.actions.size, RULES.width), np.float32)
        agent = Agent(Training(game="tentacula", seats=2), [(flat, bias)], Dice.seeded(1))
        assert agent.choose(match, seat) == action


def test_it_plays_only_what_it_has_learned(file: Path) -> None:
    refuge = find_game("refuge")
    bots = [any_bot_named(f"agent:{file}", seat) for seat in range(2)]
    with pytest.raises(Refused, match="refused-agent-misfit"):
        play_match(refuge, Rules(refuge, 2, None).setup, bots, Dice.seeded(1))
    with pytest.raises(Refused, match="refused-agent-misfit"):
        play_match(
            find_game("tentacula"), Rules("tentacula", 3, None).setup, [*bots, bots[0]], Dice.seeded(1)
        )


def test_a_file_that_is_no_agent_is_refused_in_words(tmp_path: Path) -> None:
    other = tmp_path / "notes.txt"
    other.write_text("nothing learned here")
    for name in (other, tmp_path / "nowhere.npz"):
        with pytest.raises(Refused, match="refused-agent-file"):
            agent_in(str(name), Dice.seeded(1))


def test_guests_of_a_house_cannot_have_files_read(file: Path) -> None:
    with pytest.raises(Refusal):
        known_bot(f"agent:{file}")
    with pytest.raises(Refused, match="refused-no-such-bot"):
        bot_named(f"agent:{file}")
