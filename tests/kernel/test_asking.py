"""Questions: who may answer, what is answered by itself, and what the rules are given."""

from functools import partial
from typing import Any

import pytest

from fathomfive.kernel.game import Refused
from fathomfive.kernel.match import ALWAYS, EVERY_WINDOW, Match, RuleBroke
from fathomfive.kernel.play import Action, Ask, Pass, Play, Step
from tests.kernel.bare import RULE, Say, Table, bare_game, says, start, the_end


def asked(*questions: Ask, seats: int = 3, tracked: bool = True) -> Match[Any]:
    """A match that puts these questions one after the other and notes what the rules were given."""

    class Questions(Step, tag="questions"):
        def run(self, g: Table) -> Play:
            for question in questions:
                # A question remembers its options; every run of the rules puts a new one.
                ask = Ask(**{name: getattr(question, name) for name in question.__struct_fields__})
                answer = yield from ask
                g.words.append(repr(answer))
            raise the_end(seats)

    return start(bare_game([Questions()], Questions), seats, tracked=tracked)


def passes(*seats: int) -> list[Action]:
    return [Pass(seat) for seat in seats]


def refused(match: Match[Any], action: Action) -> str:
    before = match.snapshot()
    with pytest.raises(Refused) as refusal:
        match.play(action)
    assert match.snapshot() == before
    return refusal.value.why.id


# --- one seat ------------------------------------------------------------------------------------------


def test_an_answer_goes_to_the_rules_as_it_is() -> None:
    match = asked(Ask("q", 1, says(1, "a", "b"), RULE))
    assert match.waiting_for == (1,)
    assert match.options == says(1, "a", "b")
    assert match.play(Say(1, "b")) == []
    assert match.state.words == [repr(Say(1, "b"))]
    assert match.over
    assert not match.options
    assert not match.waiting_for


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (Say(0, "a"), "refused-not-asked"),
        (Say(1, "c"), "refused-not-legal"),
        (Pass(1), "refused-not-legal"),
        (Say(9, "a"), "refused-not-asked"),
    ],
)
def test_anything_else_is_refused_with_its_reason_and_rule(action: Action, why: str) -> None:
    match = asked(Ask("q", 1, says(1, "a", "b"), RULE))
    with pytest.raises(Refused) as refusal:
        match.play(action)
    assert (refusal.value.why.id, refusal.value.rule) == (why, RULE)


def test_nobody_answers_when_it_is_over() -> None:
    match = asked(Ask("q", 1, says(1, "a", "b"), RULE))
    match.play(Say(1, "a"))
    assert refused(match, Say(1, "a")) == "refused-over"


def test_options_are_listed_once_and_only_when_somebody_looks() -> None:
    listed: list[int] = []

    def options() -> list[Say]:
        listed.append(1)
        return says(0, "a", "b")

    ask = Ask("q", 0, options, RULE)
    assert listed == []
    assert ask.options == ask.options == says(0, "a", "b")
    assert listed == [1]


def test_replay_lists_no_options() -> None:
    listed: list[str] = []

    def list_them(word: str) -> list[Say]:
        listed.append(word)
        return says(0, word, "no")

    class Lazy(Step, tag="lazy"):
        def run(self, g: Table) -> Play:
            for word in "abcdef":
                yield from Ask("q", 0, partial(list_them, word), RULE)

    match = start(bare_game([Lazy()], Lazy))
    for word in "abcd":
        match.play(Say(0, word))
    listed.clear()
    match.clone()
    assert listed == []


# --- answered by themselves ----------------------------------------------------------------------------


def test_what_leaves_no_choice_is_answered_by_itself() -> None:
    match = asked(
        Ask("a", 0, says(0, "x", "y"), RULE),
        Ask("b", 1, says(1, "only"), RULE),
        Ask("c", 2, says(2, "only"), RULE),
        Ask("d", 0, says(0, "x", "y"), RULE),
    )
    assert match.play(Say(0, "x")) == [Say(1, "only"), Say(2, "only")]
    assert match.ask is not None
    assert match.ask.kind == "d"


def test_a_match_may_begin_with_what_leaves_no_choice() -> None:
    match = asked(Ask("a", 0, says(0, "only"), RULE), Ask("b", 1, says(1, "x", "y"), RULE))
    assert match.state.words == [repr(Say(0, "only"))]
    assert not any(match.can_take_back(seat) for seat in range(3))


@pytest.mark.parametrize("guard", ["confirm", "secret"])
def test_a_question_to_confirm_and_a_secret_one_are_never_answered_by_themselves(
    guard: str,
) -> None:
    match = asked(Ask("q", 0, passes(0), RULE, confirm=guard == "confirm", secret=guard == "secret"))
    assert not match.over
    match.play(Pass(0))
    assert match.over


def test_in_an_all_question_only_those_with_a_choice_are_waited_for() -> None:
    match = asked(
        Ask("q", (0, 1, 2), [*says(0, "only"), *says(1, "x", "y"), *says(2, "only")], RULE, mode="all")
    )
    assert match.waiting_for == (1,)
    assert match.play(Say(1, "y")) == []
    assert match.state.words == [repr((Say(0, "only"), Say(1, "y"), Say(2, "only")))]


def test_a_secret_all_question_waits_even_for_those_who_can_only_pass() -> None:
    match = asked(Ask("q", (0, 1), [*passes(0, 1), *says(1, "x")], RULE, mode="all", secret=True))
    assert match.waiting_for == (0, 1)


# --- the first who answers -----------------------------------------------------------------------------


def window(**more: Any) -> Ask:
    options = [*passes(0, 1, 2), *says(0, "me"), *says(1, "me"), *says(2, "me")]
    return Ask("react", (0, 1, 2), options, RULE, **more)


def test_the_first_answer_that_is_no_pass_counts() -> None:
    match = asked(window())
    match.play(Pass(2))
    assert match.waiting_for == (0, 1)
    assert not match.over
    match.play(Say(1, "me"))
    assert match.state.words == [repr(Say(1, "me"))]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1)])
def test_when_all_have_passed_the_rules_are_given_a_pass(order: tuple[int, ...]) -> None:
    match = asked(window())
    for seat in order:
        assert not match.over
        match.play(Pass(seat))
    assert match.state.words == [repr(Pass(order[-1]))]


def test_a_pass_is_final_while_the_question_stands() -> None:
    match = asked(window())
    match.play(Pass(1))
    assert refused(match, Say(1, "me")) == "refused-passed"
    assert refused(match, Pass(1)) == "refused-passed"


def test_passes_do_not_carry_over_to_the_next_question() -> None:
    match = asked(window(), window())
    match.play(Pass(0))
    match.play(Say(1, "me"))
    assert match.waiting_for == (0, 1, 2)


# --- everybody in private ------------------------------------------------------------------------------


def everybody() -> Ask:
    return Ask(
        "vote", (2, 0, 1), [*says(0, "x", "y"), *says(1, "x", "y"), *says(2, "x", "y")], RULE, mode="all"
    )


def test_everybody_answers_and_the_rules_are_given_all_in_the_order_of_the_seats() -> None:
    match = asked(everybody())
    for action in (Say(0, "x"), Say(1, "y")):
        match.play(action)
        assert match.state.words == []
    match.play(Say(2, "x"))
    assert match.state.words == [repr((Say(2, "x"), Say(0, "x"), Say(1, "y")))]


def test_a_private_answer_can_be_changed_until_the_last_one_is_in() -> None:
    match = asked(everybody())
    for action in (Say(0, "x"), Say(1, "x"), Say(0, "y"), Say(1, "y"), Say(1, "x")):
        match.play(action)
    assert match.waiting_for == (2,)
    match.play(Say(2, "x"))
    assert match.state.words == [repr((Say(2, "x"), Say(0, "y"), Say(1, "x")))]


def test_private_answers_are_not_in_the_state() -> None:
    match = asked(everybody())
    before = match.snapshot()
    match.play(Say(0, "x"))
    assert match.snapshot() == before


def test_an_all_question_to_one_seat_gives_the_rules_one_answer_in_a_tuple() -> None:
    match = asked(Ask("q", (1,), says(1, "x", "y"), RULE, mode="all"))
    match.play(Say(1, "y"))
    assert match.state.words == [repr((Say(1, "y"),))]


# --- standing passes -----------------------------------------------------------------------------------


def test_a_standing_pass_declines_every_window_of_its_kind() -> None:
    match = asked(window(window=True), window(window=True))
    assert match.leave_standing_pass(0, "react") == [Pass(0)]
    match.leave_standing_pass(1, "react")
    assert match.waiting_for == (2,)
    assert match.play(Say(2, "me")) == [Pass(0), Pass(1)]
    assert match.waiting_for == (2,)


def test_a_standing_pass_can_be_taken_back_for_the_next_window() -> None:
    match = asked(window(window=True), window(window=True))
    match.leave_standing_pass(0, "react")
    match.leave_standing_pass(0, "react", stands=False)
    assert match.play(Say(2, "me")) == []
    assert match.waiting_for == (0, 1, 2)


def test_a_standing_pass_declines_neither_other_kinds_nor_other_questions() -> None:
    match = asked(window(), window(window=True))
    match.leave_standing_pass(0, "react")
    assert 0 in match.waiting_for  # not a window
    match.leave_standing_pass(1, "something else")
    match.play(Say(2, "me"))
    assert match.waiting_for == (1, 2)


def test_a_standing_pass_holds_where_a_question_is_to_be_confirmed() -> None:
    match = asked(window(window=True, secret=True))
    for seat in range(2):
        match.leave_standing_pass(seat, "react")
    assert match.leave_standing_pass(2, "react") == [Pass(2)]
    assert match.over


def test_a_standing_pass_is_refused_for_a_seat_that_is_not_there() -> None:
    match = asked(window(window=True))
    with pytest.raises(Refused):
        match.leave_standing_pass(3, "react")
    with pytest.raises(Refused):
        match.leave_standing_pass(-1, "react")


def test_a_rest_declines_whatever_window_comes_until_its_seat_has_answered_something_else() -> None:
    other = Ask.first("other", (0, 1), [Say(0, "a"), Pass(0), Say(1, "b"), Pass(1)], RULE, window=True)
    turn = Ask("turn", 0, says(0, "x", "y"), RULE)
    match = asked(window(window=True), other, turn, window(window=True), window(window=True))
    assert match.leave_standing_pass(0, EVERY_WINDOW) == [Pass(0)]
    assert match.play(Say(2, "me")) == [Pass(0)], "another kind of window"
    match.play(Say(1, "b"))
    assert match.waiting_for == (0,), "no window: that is asked"
    copies = [match, Match.load(match.game, match.save()), match.clone(tracked=True)]
    for copy in copies:
        assert copy.standing == {0: {EVERY_WINDOW}}
        assert copy.play(Say(0, "x")) == []
        assert copy.waiting_for == (0, 1, 2), "they are there, and asked again"
    match.leave_standing_pass(0, EVERY_WINDOW)
    copies = [match, Match.load(match.game, match.save()), match.clone(tracked=True)]
    for copy in copies:  # the turn lies behind it, in the same step: given again, it ends nothing
        assert copy.waiting_for == (1, 2)
        assert copy.play(Say(1, "me")) == [Pass(0)]


def test_a_rest_goes_on_where_the_answer_breaks_a_rule() -> None:
    match = asked(Ask("turn", 0, says(0, "x", "y"), RULE), Ask("empty", 0, [], "BARE-2"))
    match.leave_standing_pass(0, EVERY_WINDOW)
    with pytest.raises(RuleBroke):
        match.play(Say(0, "x"))
    assert match.standing == {0: {EVERY_WINDOW}}


def test_a_standing_pass_stays_with_every_copy() -> None:
    match = asked(window(window=True), window(window=True))
    match.leave_standing_pass(0, "react")
    loaded, cloned = Match.load(match.game, match.save()), match.clone()
    for copy in (match, loaded, cloned):
        copy.play(Say(2, "me"))
        assert copy.waiting_for == (1, 2)
    cloned.leave_standing_pass(1, "react")
    assert match.waiting_for == (1, 2)


# --- no answer at all ----------------------------------------------------------------------------------


def test_a_question_without_an_answer_is_a_fault_of_the_rules() -> None:
    match = asked(Ask("a", 0, says(0, "x", "y"), RULE), Ask("empty", 0, [], "BARE-2"))
    with pytest.raises(RuleBroke, match=r"Questions.*BARE-2.*Say.*empty has no legal answer"):
        match.play(Say(0, "x"))
    assert match.ask is not None
    assert match.ask.kind == "a"


def test_untracked_play_asks_and_answers_the_same() -> None:
    questions = (
        window(),
        everybody(),
        Ask("b", 1, says(1, "only"), RULE),
        Ask("c", 0, says(0, "x", "y"), RULE),
    )
    tracked, untracked = asked(*questions), asked(*questions, tracked=False)
    answers = (Pass(0), Say(1, "me"), Say(0, "x"), Say(1, "y"), Say(2, "x"), Say(0, "y"))
    for action in answers:
        tracked.play(action)
        untracked.play_unchecked(action)
        assert tracked.waiting_for == untracked.waiting_for
        assert tracked.snapshot() == untracked.snapshot()
    assert tracked.over
    assert untracked.over


# --- windows that can hardly matter --------------------------------------------------------------------


def test_a_seat_to_which_a_window_is_slight_may_be_passed_over() -> None:
    match = asked(window(window=True, slight=lambda seat: seat == 1))
    assert match.idle == 1
    with pytest.raises(Refused):
        match.pass_over(0)
    assert match.pass_over(1) == [Pass(1)]
    assert match.waiting_for == (0, 2)
    with pytest.raises(Refused):
        match.pass_over(2)


def test_who_always_wants_to_be_asked_is_not_passed_over() -> None:
    match = asked(window(window=True, slight=lambda seat: True))
    for seat in range(3):
        match.leave_standing_pass(seat, ALWAYS + "react")
    assert (match.idle, match.waiting_for) == (None, (0, 1, 2))
    match.leave_standing_pass(1, ALWAYS + "react", stands=False)
    assert match.idle == 1


def test_nothing_is_slight_but_a_window() -> None:
    assert asked(window(slight=lambda seat: True)).idle is None
