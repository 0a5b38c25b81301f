"""One keyboard: who speaks next, what each person hears, taking back, and the file."""

from pathlib import Path

import pytest

from fathomfive.kernel.game import Refused, Setup
from fathomfive.kernel.journal import Journal, Undone
from fathomfive.kernel.play import Ask, Pass, Play
from fathomfive.scene import Option
from fathomfive.terminal.sitting import Sitting
from tests.terminal.conftest import Sit
from tests.toys.pearls import game as pearls


def choose(sitting: Sitting, label: str) -> None:
    """Play the option with this label."""
    options = sitting.scene.options
    sitting.play(next(option for option in options if sitting.texts(option.label) == label))


def dive(sitting: Sitting) -> None:
    """The first person leads a dive, and everybody is asked whether to stay."""
    if sitting.needs_curtain:
        sitting.hand_over()
    choose(sitting, "the cove")
    ask = sitting.match.ask
    assert ask is not None
    assert ask.mode == "all"


def test_one_person_needs_no_curtain(sit: Sit) -> None:
    sitting = sit(2, {1: "random"})
    assert (sitting.speaker, sitting.viewer, sitting.needs_curtain) == (0, 0, False)


def test_the_screen_is_handed_from_person_to_person(sit: Sit) -> None:
    sitting = sit(2)
    assert (sitting.speaker, sitting.viewer, sitting.needs_curtain) == (0, None, True)
    sitting.hand_over()
    assert not sitting.needs_curtain
    dive(sitting)
    choose(sitting, "Stay")
    assert (sitting.speaker, sitting.needs_curtain) == (1, True)


def test_before_the_curtain_is_drawn_nobodys_options_are_shown(sit: Sit) -> None:
    sitting = sit(2)
    assert sitting.scene.options == ()
    sitting.hand_over()
    assert len(sitting.scene.options) == 2


def test_where_all_answer_in_private_bots_do_so_at_once(sit: Sit) -> None:
    sitting = sit(3, {1: "random", 2: "random"})
    dive(sitting)
    order: list[int] = []
    while sitting.match.ask is not None and sitting.match.ask.mode == "all" and len(order) < 3:
        speaker = sitting.speaker
        assert speaker is not None
        order.append(speaker)
        if sitting.bot_speaks:
            sitting.answer(sitting.bot_choice())
        else:
            choose(sitting, "Rise")
    assert order[-1] == 0
    assert set(order) == {0, 1, 2}


class Window(pearls.Lead, tag="lead"):
    """Anybody may answer, the first answer counts."""

    def run(self, g: pearls.Sea) -> Play:
        seats = tuple(range(len(g.hoards)))
        choices = [a for s in seats for a in (pearls.Choose(s, "cove"), pearls.Choose(s, "wreck"), Pass(s))]
        yield from Ask("reef", seats, choices, "PRL-LEAD-1")
        g.next(Window(0))


@pytest.fixture
def window(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> Sitting:
    """Seats 1 and 2 are people, seat 3 is a bot, and all of them may answer."""
    import dataclasses

    def begin(start: object) -> object:
        return pearls.begin(start)[0], [Window(0)]  # type: ignore[arg-type]

    game = dataclasses.replace(pearls.GAME, begin=begin, steps=(Window, pearls.Breath), _books={})  # type: ignore[arg-type]
    sitting = Sitting.begin(game, Setup("pearls", 3), "key")
    sitting.seat_bots({2: "random"})
    return sitting


def test_where_the_first_answer_counts_people_have_the_first_word(window: Sitting) -> None:
    assert window.speaker == 0
    window.hand_over()
    window.step_back()
    assert window.speaker == 1
    window.hand_over()
    window.step_back()
    assert window.speaker == 2
    assert window.bot_speaks


def test_stepping_back_is_forgotten_with_the_next_answer(window: Sitting) -> None:
    window.hand_over()
    window.step_back()
    window.hand_over()
    choose(window, "the cove")
    assert window.speaker == 1  # has the keyboard already, and the word again
    window.step_back()
    assert window.speaker == 0


def test_nobody_steps_back_when_asked_alone(sit: Sit) -> None:
    sitting = sit(2, {1: "random"})
    with pytest.raises(Refused) as refused:
        sitting.step_back()
    assert refused.value.why.id == "play-wait-alone"


def test_each_person_hears_what_is_theirs(sit: Sit) -> None:
    """The leader's lamp shows the next shell to the leader alone; the others hear that it was lit."""
    sitting = sit(2, seed=6)
    while not any(tell.text == "log-look" for tell in sitting.heard):
        if sitting.needs_curtain:
            sitting.hand_over()
        labels = [sitting.texts(option.label) for option in sitting.scene.options]
        wanted = next((label for label in labels if label.startswith("Take a lamp")), None)
        choose(sitting, wanted or ("Rise" if "Rise" in labels else labels[0]))
        assert not sitting.match.over, "no lamp was ever lit"
    leader = next(tell.seat for tell in sitting.heard if tell.text == "log-look")
    heard = {}
    for seat in (0, 1):
        sitting.viewer = seat
        heard[seat] = {line.text.id for line in sitting.log}  # type: ignore[union-attr]
    assert leader is not None
    assert any(text.startswith("log-seen-") for text in heard[leader])
    assert not any(text.startswith("log-seen-") for text in heard[1 - leader])
    assert "log-look" in heard[1 - leader]


def test_lines_from_before_the_own_last_answer_are_old(sit: Sit) -> None:
    sitting = sit(2, {1: "random"})
    dive(sitting)
    assert [line.old for line in sitting.log] == [False] * len(sitting.log)
    before = len(sitting.log)
    while sitting.bot_speaks:
        sitting.answer(sitting.bot_choice())
    choose(sitting, "Rise")
    assert [line.old for line in sitting.log[:before]] == [True] * before
    assert not sitting.log[-1].old


def test_what_others_have_seen_is_not_taken_back(sit: Sit) -> None:
    sitting = sit(2, seed=4)
    sitting.hand_over()
    dive(sitting)
    before = sitting.match.snapshot()
    with pytest.raises(Refused):  # a shell was opened
        sitting.undo()
    assert sitting.match.snapshot() == before


def test_undo_leads_back_to_the_question(sit: Sit) -> None:
    sitting = sit(2, {1: "random"}, seed=6)
    while (sitting.match.ask.kind, sitting.speaker) != ("lamp", 0):  # type: ignore[union-attr]
        if sitting.bot_speaks:
            sitting.answer(sitting.bot_choice())
        else:
            labels = [sitting.texts(option.label) for option in sitting.scene.options]
            choose(sitting, "Rise" if "Rise" in labels else labels[0])
        assert not sitting.match.over
    sitting.undo()
    assert sitting.match.ask is not None
    assert sitting.match.ask.kind == "reef"
    assert isinstance(sitting.recorder.journal.entries[-1], Undone)
    assert sitting.texts(sitting.log[-1].text) == "Seat 1 takes the last answer back."


# --- the file ------------------------------------------------------------------------------------------


def test_with_a_file_every_answer_is_safe_at_once(sit: Sit) -> None:
    sitting = sit(2, {1: "random"}, file="a.fathom")
    choose(sitting, "the cove")
    assert Journal.read(Path("a.fathom")) == sitting.recorder.journal


def test_leaving_saves_an_unfinished_match_under_a_free_name(sit: Sit) -> None:
    Path("pearls-1.fathom").touch()
    sitting = sit(2, {1: "random"})
    assert sitting.leave() == ""
    choose(sitting, "the cove")
    words = sitting.leave()
    assert "pearls-2.fathom" in sitting.texts(words)
    assert Journal.read(Path("pearls-2.fathom")) == sitting.recorder.journal
    assert Path("pearls-1.fathom").read_bytes() == b""


def test_a_match_gone_on_with_has_its_log_and_its_bots(sit: Sit) -> None:
    first = sit(2, {1: "random"}, file="a.fathom")
    choose(first, "the cove")
    again = Sitting.go_on(pearls.GAME, Journal.read(Path("a.fathom")), Path("a.fathom"))
    assert [line.text for line in again.log] == [line.text for line in first.log]
    assert set(again.bots) == {1}
    assert again.match.snapshot() == first.match.snapshot()
    assert again.texts.names == {1: "Seat 2 (bot)"}


def test_a_person_may_take_over_from_a_bot(sit: Sit) -> None:
    sitting = sit(3, {1: "random", 2: "greedy"}, file="a.fathom")
    sitting.seat_bots({2: "random"})
    choose_first(sitting)
    again = Sitting.go_on(pearls.GAME, Journal.read(Path("a.fathom")), Path("a.fathom"))
    assert again.people == (0, 1)
    assert again.texts.names == {2: "Seat 3 (bot)"}


def choose_first(sitting: Sitting) -> None:
    if sitting.needs_curtain:
        sitting.hand_over()
    options: tuple[Option, ...] = sitting.scene.options
    sitting.play(options[0])
