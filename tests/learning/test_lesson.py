"""A guided first match: goals in their order and in another, taking back, letting go, and the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.journal import Played, Recorder
from fathomfive.kernel.play import Ask, Pass, Play, Step
from fathomfive.kernel.tells import Tell
from fathomfive.kernel.text import say
from fathomfive.learning.lesson import PATIENCE, Guide, Lesson, lesson_so_far
from fathomfive.learning.tutorial import LEARNER, Aside, Goal, Pattern, Tutorial, guided_setup
from tests.kernel.bare import RULE, Table, bare_game, says, start
from tests.toys.pearls.game import GAME


class Talk(Step, tag="talk"):
    """One question after the other; the word "now" can be said to every third only."""

    def run(self, g: Table) -> Play:
        g.number += 1
        words = ["yes", "no", *(["now"] if g.number % 3 == 0 else [])]
        answer = yield from Ask("talk", 0, says(0, *words), RULE)
        g.words.append(answer.word)
        g.tell(answer.word, RULE, 0)
        g.next(Talk())


def word(goal: str, *words: str, **more: Any) -> Goal:
    return Goal(id=goal, point=tuple({"do": "say", "word": word} for word in words), **more)


class Pupil:
    """Somebody alone at a table, and the lesson beside it."""

    def __init__(self, *goals: Goal, aside: tuple[Aside, ...] = ()) -> None:
        self.match = start(bare_game([Talk()], Talk))
        self.told: list[Tell] = []
        self.match.listen(self.told.append)
        self.lesson = Lesson(Tutorial(seed="any", seats=1, goal=goals, aside=aside))
        self.lesson.begin(0, [], self.match.ask)
        self.seq = 0

    @property
    def guide(self) -> Guide:
        guide = self.lesson.guide(self.match)
        assert guide is not None
        return guide

    def says(self, *words: str) -> Guide:
        for word in words:
            put = self.match.ask
            assert put is not None
            action = next(option for option in put.options if getattr(option, "word", "") == word)
            self.told.clear()
            self.seq += 1
            auto = self.match.play(action)
            self.lesson.note(self.seq, put, [action, *auto], self.told, self.match.ask)
        return self.guide

    def takes_back(self) -> Guide:
        self.match.take_back(0)
        self.lesson.take_back()
        return self.guide


def test_it_points_at_what_reaches_the_goal_and_goes_on_to_the_next() -> None:
    pupil = Pupil(word("agree", "yes"), word("refuse", "no", rules=(RULE,)))
    assert (pupil.guide.goal, pupil.guide.options, pupil.guide.step, pupil.guide.steps) == (
        "agree",
        ("o0",),
        1,
        2,
    )
    guide = pupil.says("yes")
    assert (guide.goal, guide.options, guide.step, guide.rules) == ("refuse", ("o1",), 2, (RULE,))
    assert pupil.says("no").ended


def test_goals_may_be_reached_in_another_order() -> None:
    pupil = Pupil(word("agree", "yes"), word("refuse", "no"))
    guide = pupil.says("no")
    assert (guide.goal, guide.step) == ("agree", 2)
    assert pupil.says("yes").ended


def test_one_answer_reaches_one_goal() -> None:
    pupil = Pupil(word("once", "yes"), word("twice", "yes"))
    assert pupil.says("yes").goal == "twice"


def test_whoever_does_something_else_is_told_and_may_go_on() -> None:
    pupil = Pupil(word("agree", "yes"))
    assert not pupil.guide.astray
    guide = pupil.says("no")
    assert guide.goal == "agree"
    assert guide.astray
    assert pupil.says("yes").ended


def test_a_later_goal_is_not_used_up_by_what_would_only_do_as_well() -> None:
    """Scar: at The Refuge any other swim counted for a later goal, and nobody said that it was another."""
    pupil = Pupil(word("agree", "yes"), word("now", "now", "no"))
    guide = pupil.says("no")
    assert (guide.goal, guide.step) == ("agree", 1)
    assert guide.astray
    assert pupil.says("yes").goal == "now"


def test_a_window_in_which_the_house_passes_is_behind() -> None:
    """Scar: nobody in a browser saw that step of Sleeping Gods, and later ones were counted one too low."""
    stand = Goal(id="stand", ask=("help",), point=({"do": "pass"},))
    pupil = Pupil(word("agree", "yes"), stand, word("refuse", "no"))
    put, action = pupil.match.ask, says(0, "yes")[0]
    pupil.match.play(action)
    pupil.lesson.note(1, put, [action, Pass(LEARNER)], [], pupil.match.ask)
    assert (pupil.guide.goal, pupil.guide.step) == ("refuse", 3)


def test_a_pass_by_itself_reaches_no_goal_that_is_not_due() -> None:
    anchor = Goal(id="anchor", ask=("sail",), point=({"do": "pass"},))
    pupil = Pupil(word("agree", "yes"), word("refuse", "no"), anchor)
    put, action = pupil.match.ask, says(0, "yes")[0]
    pupil.match.play(action)
    pupil.lesson.note(1, put, [action, Pass(LEARNER)], [], pupil.match.ask)
    assert (pupil.guide.goal, pupil.guide.step) == ("refuse", 2)


def test_taking_back_goes_back_in_the_lesson_too() -> None:
    pupil = Pupil(word("agree", "yes"), word("refuse", "no"))
    before = pupil.guide
    pupil.says("yes")
    assert pupil.takes_back() == before
    pupil.says("no")
    assert pupil.takes_back() == before


def test_a_rewind_goes_back_as_far_as_the_table() -> None:
    pupil = Pupil(word("agree", "yes"), word("refuse", "no"), word("again", "yes"))
    pupil.says("yes", "no")
    pupil.lesson.go_back(1)
    assert pupil.guide.goal == "refuse"


def test_a_goal_waits_until_it_can_be_reached() -> None:
    pupil = Pupil(word("now", "now"), word("agree", "yes"))
    assert pupil.guide.goal == "agree"
    guide = pupil.says("yes")
    assert (guide.goal, guide.options) == ("", ())  # nothing to say here, and it says so
    assert guide.text
    assert pupil.says("no").goal == "now"


def test_a_goal_that_nobody_can_reach_is_let_go() -> None:
    pupil = Pupil(word("never", "never"), word("agree", "yes"))
    for _ in range(PATIENCE - 1):
        assert not pupil.says("no").ended
    assert pupil.says("no").goal == "agree"
    assert pupil.says("yes").ended


def test_the_first_pattern_that_anything_fits_is_pointed_at() -> None:
    pupil = Pupil(word("best", "now", "no"))
    assert pupil.guide.options == ("o1",)
    pupil = Pupil(word("wait", "yes"), word("wait-2", "yes"), word("best", "now", "no"))
    assert pupil.says("yes", "yes").options == ("o2",)


def test_a_goal_may_be_reached_by_more_than_it_points_at() -> None:
    pupil = Pupil(word("agree", "yes", done=({"do": "say"},)))
    assert pupil.says("no").ended


def test_a_goal_may_take_several_answers() -> None:
    pupil = Pupil(word("thrice", "yes", times=3), word("refuse", "no"))
    guide = pupil.says("yes", "yes")
    assert (guide.goal, guide.step, guide.steps) == ("thrice", 1, 2)
    assert pupil.says("yes").goal == "refuse"
    assert pupil.takes_back().goal == "thrice"


def test_a_goal_without_answers_is_reached_by_any() -> None:
    pupil = Pupil(Goal(id="any", ask=("talk",)), Goal(id="other", ask=("song",)))
    assert (pupil.guide.goal, pupil.guide.options) == ("any", ())
    assert pupil.says("no").goal == ""


def test_lists_and_stars_in_a_pattern() -> None:
    patterns: tuple[Pattern, ...] = ({"do": "say", "word": ["n*", "maybe"]},)
    pupil = Pupil(Goal(id="n", point=patterns))
    assert pupil.guide.options == ("o1",)


def test_an_aside_is_told_once_when_it_first_matters_and_after_the_end_too() -> None:
    aside = (Aside(id="yes", heard=("log-y*",)), Aside(id="no", heard=("log-no",), rules=(RULE,)))
    pupil = Pupil(word("agree", "yes"), aside=aside)
    assert pupil.guide.asides == ()
    guide = pupil.says("yes")
    assert ([told.id for told in guide.asides], guide.ended) == (["yes"], True)
    guide = pupil.says("no")
    assert [(told.id, told.rules) for told in guide.asides] == [("no", (RULE,))]
    assert pupil.says("no", "yes").asides == ()


def test_an_aside_for_a_kind_of_question() -> None:
    pupil = Pupil(word("agree", "yes"), aside=(Aside(id="talk", ask=("talk",)),))
    assert [told.id for told in pupil.guide.asides] == ["talk"]
    assert pupil.says("yes").asides == ()


# --- with other people at the table -------------------------------------------------------------------------


def pearls(choose: Callable[[Ask, int], int], most: int = 30) -> tuple[Recorder, list[Guide | None]]:
    """The toy's tutorial: what was played, and what was said before every answer."""
    told: list[Tell] = []
    tutorial, setup = guided_setup(GAME)
    recorder = Recorder.start(GAME, setup, tutorial.key, told.append)
    lesson = lesson_so_far(GAME, recorder.journal)
    assert lesson is not None
    guides: list[Guide | None] = []
    while len(guides) < most and recorder.match.ask is not None:
        put, seat = recorder.match.ask, recorder.match.waiting_for[0]
        guides.append(lesson.guide(recorder.match))
        told.clear()
        action = put.options_of(seat)[choose(put, seat)]
        auto = recorder.play(action)
        lesson.note(len(guides), put, [action, *auto], told, recorder.match.ask)
    guides.append(lesson.guide(recorder.match))
    return recorder, guides


def test_nothing_is_said_while_others_are_to_answer() -> None:
    """Not their own questions, nor one the learner has answered: the next goal is not about that."""
    recorder, guides = pearls(lambda ask, seat: 0)
    played = [entry for entry in recorder.journal.entries if isinstance(entry, Played)]
    given = [GAME.read_action(bytes(entry.action)) for entry in played]
    assert {type(action).__name__ for action in given if action.seat != LEARNER} >= {"Choose", "Breathe"}
    assert [guide is not None for guide in guides[:-1]] == [action.seat == LEARNER for action in given]


def test_a_recorded_lesson_goes_on_where_it_was() -> None:
    """Somebody comes back: the same goal is up."""
    for most in range(12):
        recorder, guides = pearls(lambda ask, seat: -1, most)
        again = lesson_so_far(GAME, recorder.journal)
        assert again is not None
        assert again.guide(recorder.match) == guides[-1]


def test_a_match_that_is_no_tutorial_has_no_lesson() -> None:
    setup = msgspec.structs.replace(guided_setup(GAME)[1], tutorial=False)
    assert lesson_so_far(GAME, Recorder.start(GAME, setup, Dice.seeded(1).key).journal) is None


# --- its end, and who speaks when several are asked ---------------------------------------------------------


def ending(*words: str) -> Guide:
    """Somebody says these, and the script promised that they will have said both yes and no."""
    pupil = Pupil(word("agree", "yes"), word("refuse", "no", done=({"do": "say"},)))
    pupil.lesson.tutorial = msgspec.structs.replace(pupil.lesson.tutorial, victory=("log-yes", "log-no"))
    return pupil.says(*words)


def test_the_victory_is_told_to_whoever_has_heard_it() -> None:
    assert ending("yes", "no").text == say("tutorial-end")


def test_whoever_went_another_way_is_told_of_no_victory() -> None:
    """Scar: who had strayed read what they had won, and had not."""
    guide = ending("yes", "yes")
    assert guide.ended
    assert guide.text == say("guide-own-way")


def test_taking_back_the_victory_takes_it_back_in_the_lesson_too() -> None:
    pupil = Pupil(word("agree", "yes", done=({"do": "say"},)))
    pupil.lesson.tutorial = msgspec.structs.replace(pupil.lesson.tutorial, victory=("log-yes",))
    assert pupil.says("yes").text == say("tutorial-end")
    pupil.takes_back()
    assert pupil.says("no").text == say("guide-own-way")


class Chorus(Step, tag="chorus"):
    """All three are asked at once."""

    def run(self, g: Table) -> Play:
        words = [answer for seat in range(3) for answer in says(seat, "yes", "no")]
        yield from Ask.all("chorus", (0, 1, 2), words, RULE)
        g.next(Chorus())


def test_the_script_says_who_speaks_first() -> None:
    """Scar: only the first seat that was waiting was looked at, and a bot answered for the one after it."""
    match = start(bare_game([Chorus()], Chorus), seats=3)
    script = Tutorial(seed="any", seats=3, goal=(), reply={"0": {"do": "say", "seat": 2, "word": "no"}})
    lesson = Lesson(script)
    lesson.begin(0, [], match.ask)
    reply = lesson.reply(match, [1, 2])
    assert (getattr(reply, "seat", None), getattr(reply, "word", None)) == (2, "no")
    assert lesson.reply(match, [1]) is None
