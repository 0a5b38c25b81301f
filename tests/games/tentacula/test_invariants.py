"""What must hold whenever somebody may act, whatever happened before: checked in matches played at random."""

from __future__ import annotations

from collections import Counter

import pytest

from fathomfive.bots import bot_named, play_match
from fathomfive.games.tentacula.board import FINISH, NO_TILE
from fathomfive.games.tentacula.game import GAME
from fathomfive.games.tentacula.state import TentaculaState
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from tests.at_the_table import outcome

rule = pytest.mark.rule
LEVELS = ("first_voyage", "grand_adventure", "big_challenge", "pros")


def check(g: TentaculaState) -> None:
    assert sum(g.chest) + sum(g.cave) + sum(g.stash) == 16
    assert all(stash <= need for stash, need in zip(g.stash, g.need, strict=True))
    tiles = [face >> 1 for face in (*g.inside, *g.outside, *g.hands, *g.box) if face != NO_TILE]
    tiles += [g.book.face_numbers[card] >> 1 for card in g.pile]
    assert sorted(tiles) == list(range(12))
    swimming = Counter(place for place in g.fish if place)
    assert all(count == 1 for count in swimming.values())
    first, last = g.book.board.phase[g.phase].squares
    assert all(first <= place <= last or place >= FINISH or (place == 0 and g.phase == 0) for place in g.fish)
    for track, front in zip((g.inside, g.outside), g.front, strict=True):
        there = [segment for segment, face in enumerate(track) if face != NO_TILE]
        assert there == list(range(front - len(there), front))
    arch = g.book.tables.arch[g.phase]
    order = list(g.book.orders[g.gate])
    assert g.passed + g.queue == order
    assert sorted(g.passed) == [fish for fish, place in enumerate(g.fish) if place > arch]
    assert 0 <= g.shells <= 6
    in_game = 12 - g.book.levels[g.level].snails_out
    assert g.turn <= 18 + in_game


@rule("TEN-SETUP-4", "TEN-MOVE-3", "TEN-GATE-2", "TEN-PLACE-3", "TEN-STEAL-4")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_gets_lost_or_out_of_order(level: str, seats: int) -> None:
    for seed in range(6):
        dice = Dice.seeded(f"{level}/{seats}/{seed}")
        match = Match.start(GAME, Setup("tentacula", seats, {"level": level}), dice, tracked=False)
        while match.ask is not None:
            if match.state.round:
                check(match.state)
            match.play_unchecked(dice.pick(match.options))


@rule("TEN-END-1", "TEN-END-2")
def test_voyages_that_come_home_keep_the_rules_on_the_way() -> None:
    """Random play never gets far; a bot that looks ahead sees both folds and the finish."""
    homes = Counter[str]()
    for seed in range(6):
        bots = [bot_named("greedy", f"{seed}/{seat}") for seat in range(2)]
        match, _ = play_match(GAME, Setup("tentacula", 2), bots, Dice.seeded(f"home/{seed}"))
        check(match.state)
        homes[outcome(match).cause] += 1
        assert (match.state.home == 3) == (outcome(match).cause in ("made_it", "so_close"))
    assert homes["made_it"] + homes["so_close"] >= 1
