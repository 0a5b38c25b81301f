"""Answers played again under rules that have changed since they were given."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from fathomfive.dev.again import Reached, play_again
from fathomfive.dev.mistakes import texts_of
from fathomfive.dev.start import Answer, Start, Way, items_of, way_in
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Refused, Setup
from fathomfive.kernel.journal import Covered, Journal, Played, Recorder, Undone
from fathomfive.kernel.match import Match, RuleBroke
from fathomfive.kernel.play import Action, Pass, any_answer
from fathomfive.proof.position import Position, keep_position
from tests.toys.broken import Broken
from tests.toys.pearls.game import GAME, Breathe, Choose, Light

KEY = "abc"
SETUP = Setup("pearls", 2)


def recorded(answers: int) -> Recorder:
    """Pearls, played at random so far."""
    recorder, dice = Recorder.start(GAME, SETUP, KEY), Dice.seeded(1)
    while len(recorder.journal.entries) < answers:
        recorder.play(any_answer(recorder.match.options, dice))
    return recorder


def way(journal: Journal) -> Way:
    return Way(Start(SETUP, KEY), items_of(journal.entries))


def changed(*changes: tuple[str, str]) -> Broken:
    return Broken("", "", changes)


def told(reached: Reached) -> str:
    assert reached.misfit is not None
    return texts_of(GAME.package, "en")(reached.misfit.words)


def given(actions: Sequence[Action]) -> tuple[Answer, ...]:
    return tuple(Answer(msgspec.json.encode(action)) for action in actions)


def test_under_the_same_rules_every_answer_leads_where_it_led() -> None:
    recorder = recorded(12)
    reached = play_again(GAME, way(recorder.journal))
    assert reached.match.snapshot() == recorder.match.snapshot()
    assert (reached.given, reached.rest, reached.misfit) == (12, (), None)
    assert [entry for entry in reached.entries if isinstance(entry, Played)] == recorder.journal.entries


def test_an_answer_that_no_longer_fits_is_named_with_its_question_and_the_reason() -> None:
    poor = changed(("LAMP = 1 ", "LAMP = 9 ")).game()
    recorder, dice = recorded(0), Dice.seeded(1)
    while Light(0) not in recorder.match.options:
        recorder.play(any_answer(recorder.match.options, dice))
    lit = Light(0)
    recorder.play(lit)
    number = len(recorder.journal.entries)
    reached = play_again(poor, way(recorder.journal))
    words = told(reached)
    assert f"Answer {number} no longer fits" in words
    assert "PRL-LAMP-1" in words  # the game's own reason, not only "not legal"
    assert reached.given == number - 1
    assert reached.rest[0] == Answer(msgspec.json.encode(lit))
    assert reached.match.ask is not None


def test_an_answer_of_a_kind_that_is_gone_is_shown_as_it_was_written() -> None:
    renamed = changed(('tag="choose"', 'tag="go"')).game()
    reached = play_again(renamed, Way(Start(SETUP, KEY), given([Choose(0, "cove")])))
    assert '{"do":"choose","seat":0,"reef":"cove"}' in told(reached)
    assert reached.given == 0


def test_what_followed_by_itself_may_become_a_question_and_the_other_way_round() -> None:
    """The lamp is refused without a word while nobody has a pearl; asked all the same, it is declined."""
    asked = changed(
        (
            'Ask("lamp", seat, [*lamp, Pass(seat)], "PRL-LAMP-1")',
            'Ask("lamp", seat, [*lamp, Pass(seat)], "PRL-LAMP-1", confirm=True)',
        )
    ).game()
    recorder = recorded(6)
    assert any(isinstance(entry, Played) and entry.auto for entry in recorder.journal.entries)
    longer = play_again(asked, way(recorder.journal))
    assert (longer.given, longer.misfit) == (6, None)
    assert longer.match.snapshot() == recorder.match.snapshot()
    spoken = [msgspec.json.decode(entry.action) for entry in longer.entries if isinstance(entry, Played)]
    assert msgspec.to_builtins(Pass(0)) in spoken
    back = play_again(GAME, Way(Start(SETUP, KEY), items_of(longer.entries)))
    assert back.match.snapshot() == recorder.match.snapshot()
    assert back.misfit is None


def test_a_rule_that_breaks_leaves_the_table_at_the_question_before() -> None:
    broken = changed(("    share = g.net // max(1, len(seats))\n", "    share = g.net // 0\n")).game()
    match = Match.start(GAME, SETUP, Dice(KEY))
    answers: list[Action] = []
    while not (match.ask is not None and match.ask.kind == "breath"):
        answers.append(match.options[0])
        match.play(answers[-1])
    answers += [Breathe(0, stay=True), Breathe(1, stay=False)]
    reached = play_again(broken, Way(Start(SETUP, KEY), given(answers)))
    assert reached.misfit is not None
    assert isinstance(reached.misfit.cause, RuleBroke)
    assert reached.rest == given(answers)[reached.given :]
    assert reached.match.ask is not None
    assert reached.match.ask.kind == "breath"


def test_too_many_answers() -> None:
    recorder = recorded(0)
    dice = Dice.seeded(2)
    while not recorder.match.over:
        recorder.play(any_answer(recorder.match.options, dice))
    items = items_of(recorder.journal.entries) + given([Pass(0)])
    assert "the match is over before it" in told(play_again(GAME, Way(Start(SETUP, KEY), items)))


def test_an_answer_that_was_taken_back_is_forgotten_and_a_cover_is_not() -> None:
    first, second = (Played(msgspec.Raw(msgspec.json.encode(Choose(0, reef)))) for reef in ("cove", "wreck"))
    cover = Covered(1, "greedy")
    items = items_of([first, cover, Undone(0), second])
    assert items == (cover, Answer(bytes(second.action)))


# --- where a table may start -------------------------------------------------------------------------------


@pytest.mark.parametrize("at", [None, 0, 5])
def test_any_moment_of_a_journal(tmp_path: Path, at: int | None) -> None:
    recorder = recorded(9)
    recorder.journal.write(tmp_path / "a.fathom")
    reached = play_again(GAME, way_in(tmp_path / "a.fathom", at, GAME))
    assert reached.match.snapshot() == recorder.journal.match_at(at, GAME).snapshot()


def test_a_journal_with_a_rewind_is_opened_behind_it(tmp_path: Path) -> None:
    recorder = recorded(8)
    recorder.rewind(4, "other dice")
    recorder.play(recorder.match.options[0])
    recorder.journal.write(tmp_path / "a.fathom")
    reached = play_again(GAME, way_in(tmp_path / "a.fathom", None, GAME))
    assert reached.match.snapshot() == recorder.match.snapshot()
    assert reached.misfit is None


@pytest.mark.parametrize("answers", [0, 7, 8, 9, 10])
def test_a_position_that_a_test_has_kept(tmp_path: Path, answers: int) -> None:
    recorder = recorded(answers)
    keep_position(Position(recorder.match, []), tmp_path / "here.position")
    reached = play_again(GAME, way_in(tmp_path / "here.position", None, GAME))
    assert reached.match.snapshot() == recorder.match.snapshot()
    assert (reached.match.ask is None) == (recorder.match.ask is None)
    assert list(reached.match.options) == list(recorder.match.options)


def test_what_is_neither_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_text("dear diary")
    with pytest.raises(Refused, match="refused-journal"):
        way_in(other, None, GAME)
    recorded(3).journal.write(other)
    with pytest.raises(Refused, match="refused-journal"):
        way_in(other, 4, GAME)
    named = changed(('id="pearls"', 'id="shells"')).game()
    with pytest.raises(Refused, match="refused-journal-game"):
        way_in(other, None, named)
