"""A match over days does not stop at every window: whoever rests is asked for their own turns alone."""

from __future__ import annotations

from typing import Any

import pytest

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup, find_game
from fathomfive.kernel.match import EVERY_WINDOW, Match
from fathomfive.kernel.play import Pass, any_answer
from fathomfive.tables import moves
from fathomfive.tables.refusal import Refusal

MOST = 600


@pytest.mark.parametrize("name", ["refuge", "lurk", "sleeping"])
def test_who_rests_is_asked_at_no_window(name: str) -> None:
    game, let_by = find_game(name), 0
    for seed in range(3):
        dice = Dice.seeded(seed)
        match = Match.start(game, Setup(name, 2), dice.split("match"))
        for _ in range(MOST):
            if match.ask is None:
                break
            if EVERY_WINDOW not in match.standing.get(0, ()):
                given = match.leave_standing_pass(0, EVERY_WINDOW)
            else:
                given = match.play(
                    any_answer([o for o in match.options if o.seat in match.waiting_for], dice)
                )
            let_by += sum(answer == Pass(0) for answer in given)
            ask = match.ask
            if ask is not None and ask.window and EVERY_WINDOW in match.standing.get(0, ()):
                assert 0 not in match.waiting_for or Pass(0) not in ask.options
    assert let_by > 0, "or this test met no window"


def test_word_is_left_about_so_many_kinds_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is left is saved with the match: nobody fills it with kinds that no game has."""
    monkeypatch.setattr(moves, "must_own", lambda table, guest, seat: None)
    game = find_game("refuge")
    match = Match.start(game, Setup("refuge", 2), Dice.seeded(1))
    monkeypatch.setattr(moves, "running", lambda table: match)
    table: Any = None
    for n in range(moves.MOST_STANDING):
        moves.stand(table, "ann", 0, f"kind-{n}", True)
    with pytest.raises(Refusal) as refused:
        moves.stand(table, "ann", 0, "one-more", True)
    assert refused.value.reason == "too-many"
    moves.stand(table, "ann", 0, "kind-1", False)
    moves.stand(table, "ann", 0, "one-more", True)
