"""Nobody who plays with the others is called to a window where they could only say no."""

from __future__ import annotations

import pytest

from fathomfive.games.sleeping.actions import Discard
from fathomfive.games.sleeping.steps.challenge import Challenge
from fathomfive.kernel.game import Refused
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Pass
from fathomfive.tables.courtesy import pass_over_the_idle
from tests.games.sleeping.table import Voyage, voyage


def failing_test(first: str, second: str) -> Voyage:
    """A test of craft that is one short, with a card in each hand: AB43 is of craft, AB08 is not."""
    t = voyage().command(0, 0).fate(1).hand(0, first).hand(1, second)
    t.begin(Challenge("craft", 2, "story")).all_pass()
    assert (t.asked, t.match.waiting_for) == ("help", (0, 1))
    return t


def test_who_holds_nothing_that_helps_is_passed_over() -> None:
    t = failing_test("AB43", "AB08")
    assert pass_over_the_idle(True, t.match) == [Pass(1)]
    assert (t.asked, t.match.waiting_for) == ("help", (0,))
    t.answer(Discard, card="AB43")
    assert t.g.passed


def test_a_window_in_which_all_could_only_pass_is_never_seen() -> None:
    t = failing_test("AB08", "AB09")
    assert pass_over_the_idle(True, t.match) == [Pass(0), Pass(1)]
    assert t.asked == "turn"
    assert not t.g.passed


def test_against_each_other_the_question_stays() -> None:
    t = failing_test("AB08", "AB09")
    assert pass_over_the_idle(False, t.match) == []
    assert t.asked == "help"


def test_it_can_be_repeated_and_is_nobodys_to_take_back() -> None:
    t = failing_test("AB43", "AB08")
    save = t.match.save()
    given = pass_over_the_idle(True, t.match)
    again = Match.load(t.match.game, save)
    for action in given:
        again.pass_over(action.seat)
    assert again.snapshot() == t.match.snapshot()
    assert not t.match.can_take_back(1)


def test_only_who_is_idle_can_be_passed_over() -> None:
    t = failing_test("AB43", "AB08")
    with pytest.raises(Refused):
        t.match.pass_over(0)
    assert t.match.pass_over(1) == [Pass(1)]
