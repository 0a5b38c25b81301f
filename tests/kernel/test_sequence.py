"""The sequence of play: the agenda, ends and abandonments, and rules that break."""

import copy
from typing import Any

import pytest

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match, RuleBroke
from fathomfive.kernel.play import Abandon, Action, Ask, Flow, Pass, Play, Step
from fathomfive.kernel.tells import Tell
from tests.kernel.bare import RULE, Say, Table, bare_game, says, start, the_end


class Write(Step, tag="write"):
    """Writes a word, and puts the next steps on the agenda."""

    word: str
    then: list[str] = []

    def run(self, g: Table) -> Play:
        g.words.append(self.word)
        g.next(*(Write(word) for word in self.then))
        yield from ()


class Stop(Step, tag="stop"):
    def run(self, g: Table) -> Play:
        yield from Ask("stop", 0, says(0, "go", "end"), RULE)
        raise the_end(len(g.hands))


# --- the agenda ----------------------------------------------------------------------------------------


def test_steps_are_carried_out_in_reading_order_before_what_waits() -> None:
    match = start(bare_game([Write("a", ["b", "c"]), Write("d"), Stop()], Write, Stop))
    assert match.state.words == ["a", "b", "c", "d"]


def test_a_sub_flow_may_return_a_value() -> None:
    def twice(seat: int) -> Flow[str]:
        first = yield from Ask("first", seat, says(seat, "a", "b"), RULE)
        second = yield from Ask("second", seat, says(seat, "c", "d"), RULE)
        return str(first.word + second.word)

    class Flowing(Step, tag="flowing"):
        def run(self, g: Table) -> Play:
            g.words.append((yield from twice(0)))
            raise the_end(1)

    match = start(bare_game([Flowing()], Flowing))
    match.play(Say(0, "b"))
    match.play(Say(0, "c"))
    assert match.state.words == ["bc"]


def test_an_agenda_that_runs_out_is_a_fault_of_the_rules() -> None:
    with pytest.raises(RuleBroke, match="agenda is empty"):
        start(bare_game([Write("a")], Write))


def test_the_end_clears_the_agenda_and_stays() -> None:
    match = start(bare_game([Stop(), Write("never")], Stop, Write))
    match.play(Say(0, "end"))
    assert match.over
    assert match.state.agenda == []
    assert match.state.words == []
    assert match.value(0) == 1.0
    again = Match.load(match.game, match.save())
    assert (again.outcome, again.over, again.ask) == (match.outcome, True, None)


def test_a_match_may_end_before_anything_is_asked() -> None:
    class AtOnce(Step, tag="at-once"):
        def run(self, g: Table) -> Play:
            yield from ()
            raise the_end(1)

    match = start(bare_game([AtOnce()], AtOnce))
    assert match.over
    assert match.clone().over


# --- abandoning ----------------------------------------------------------------------------------------


class Turn(Step, tag="turn"):
    """A turn tells a story; the story may break off, and then the nearest turn that waits goes on."""

    name: str
    story: bool = False

    def run(self, g: Table) -> Play:
        g.words.append(f"turn {self.name}")
        if self.story:
            g.next(Chapter("one"), Chapter("two"), Turn("inner"), Chapter("three"), Turn("outer"))
            return
        yield from Ask("turn", 0, says(0, "on", "over"), RULE)
        raise the_end(1)


class Chapter(Step, tag="chapter"):
    name: str

    def run(self, g: Table) -> Play:
        answer = yield from Ask("chapter", 0, says(0, "read", "flee"), RULE)
        g.words.append(f"chapter {self.name}")
        if answer.word == "flee":
            g.next(Chapter("of the lost"))
            raise Abandon(Turn, Write("defeat"))


def test_what_is_abandoned_goes_down_to_the_nearest_step_of_its_kind() -> None:
    match = start(bare_game([Turn("first", story=True)], Turn, Chapter, Write))
    match.play(Say(0, "flee"))
    assert match.state.words == ["turn first", "chapter one", "defeat", "turn inner"]


def test_without_such_a_step_everything_is_dropped_but_what_comes_then() -> None:
    class Lonely(Step, tag="lonely"):
        def run(self, g: Table) -> Play:
            yield from Ask("lonely", 0, says(0, "a", "b"), RULE)
            raise Abandon(Turn, Write("then"), Stop())

    match = start(bare_game([Lonely(), Write("never")], Lonely, Write, Stop, Turn))
    match.play(Say(0, "a"))
    assert match.state.words == ["then"]
    assert match.ask is not None
    assert match.ask.kind == "stop"


def test_an_abandonment_is_replayed_by_copies() -> None:
    match = start(bare_game([Turn("first", story=True)], Turn, Chapter, Write))
    match.play(Say(0, "read"))
    match.play(Say(0, "flee"))
    assert Match.load(match.game, match.save()).snapshot() == match.clone().snapshot() == match.snapshot()


# --- rules that break ----------------------------------------------------------------------------------


class Fragile(Step, tag="fragile"):
    """Breaks in the way it is told to, after having changed the table."""

    def run(self, g: Table) -> Play:
        while True:
            answer = yield from Ask(
                "q", 0, says(0, "fine", "here", "next", "options", "auto", "none"), "BARE-7"
            )
            g.number += 1
            g.deck.draw_to(g.row, -1)
            g.tell("told", RULE, word=answer.word)
            match answer.word:
                case "here":
                    raise KeyError("lost")
                case "next":
                    g.next(Breaks())
                    return
                case "options":
                    yield from Ask("lazy", 0, lambda: [Say(0, g.words[99])], "BARE-8")
                case "auto":
                    yield from Ask("only", 0, says(0, "only"), "BARE-8")
                    raise KeyError("lost")
                case "none":
                    yield from Ask("none", 0, [], "BARE-8")


class Breaks(Step, tag="breaks"):
    def run(self, g: Table) -> Play:
        g.words.append("half done")
        yield from ()
        raise IndexError("nothing there")


@pytest.mark.parametrize(
    ("word", "step", "rule", "cause"),
    [
        ("here", "Fragile", "BARE-7", "KeyError"),
        ("next", "Breaks", "BARE-7", "IndexError"),
        ("options", "Fragile", "BARE-8", "IndexError"),
        ("auto", "Fragile", "BARE-8", "KeyError"),
        ("none", "Fragile", "BARE-8", "ValueError"),
    ],
)
def test_a_rule_that_breaks_leaves_the_match_as_it_was_and_says_where(
    word: str, step: str, rule: str, cause: str
) -> None:
    match = start(bare_game([Fragile()], Fragile, Breaks))
    told: list[Tell] = []
    match.listen(told.append)
    match.play(Say(0, "fine"))
    before, saved, heard = match.snapshot(), match.save(), len(told)
    with pytest.raises(RuleBroke) as broke:
        match.play(Say(0, word))
    assert match.snapshot() == before
    assert match.save() == saved
    assert (broke.value.step, broke.value.rule) == (step, rule)
    answer = Say(0, "only") if word == "auto" else Say(0, word)
    assert broke.value.answer == answer
    assert all(part in str(broke.value) for part in ("bare", step, rule, repr(answer), cause))
    assert len(told) == heard  # nobody heard of what did not happen
    match.play(Say(0, "fine"))  # and the match goes on, heard as before
    assert match.state.number == 2
    assert len(told) == heard + 1


def test_an_untracked_match_reports_a_broken_rule_too() -> None:
    match = start(bare_game([Fragile()], Fragile, Breaks), tracked=False)
    with pytest.raises(RuleBroke, match="KeyError"):
        match.play(Say(0, "here"))


def test_a_sample_reports_a_broken_rule_too() -> None:
    match = start(bare_game([Fragile()], Fragile, Breaks))
    with pytest.raises(RuleBroke, match="KeyError"):
        match.sample(0, match.state.dice.split("x")).play(Say(0, "here"))


def test_a_standing_pass_that_breaks_a_rule_was_never_left() -> None:
    class Window(Step, tag="window"):
        def run(self, g: Table) -> Play:
            options: list[Action] = [Pass(0), Pass(1), *says(0, "a"), *says(1, "a")]
            answer = yield from Ask("react", (0, 1), options, RULE, window=True)
            g.number += 1
            if isinstance(answer, Pass):
                raise KeyError("nobody cared")

    match = start(bare_game([Window()], Window), seats=2)
    match.leave_standing_pass(0, "react")
    before = match.save()
    with pytest.raises(RuleBroke, match="nobody cared"):
        match.leave_standing_pass(1, "react")
    assert match.save() == before
    assert match.waiting_for == (1,)


def test_a_set_up_that_breaks_says_so() -> None:
    with pytest.raises(RuleBroke, match="Breaks broke at rule set-up"):
        start(bare_game([Breaks()], Breaks))


# --- telling -------------------------------------------------------------------------------------------


class Telling(Step, tag="telling"):
    def run(self, g: Table) -> Play:
        g.tell("begun", RULE)
        while True:
            yield from Ask("q", 0, says(0, "on", "off"), RULE)
            g.tell("private", RULE, 0, only=1)
            g.tell("public", RULE, 0, but=1)


def test_only_play_is_heard_never_a_copy_or_a_replay() -> None:
    told: list[Tell] = []
    match = start(bare_game([Telling()], Telling), seats=2)
    match.listen(told.append)
    match.play(Say(0, "on"))
    assert [tell.text for tell in told] == ["log-private", "log-public"]
    match.clone(tracked=True).play(Say(0, "on"))
    Match.load(match.game, match.save()).play(Say(0, "on"))
    match.take_back(0)
    assert len(told) == 2
    match.play(Say(0, "off"))
    assert len(told) == 4
    match.listen(None)
    match.play(Say(0, "off"))
    assert len(told) == 4


def test_a_private_tell_and_its_public_twin_reach_everybody_once() -> None:
    told: list[Tell] = []
    match = start(bare_game([Telling()], Telling), seats=2)
    match.listen(told.append)
    match.play(Say(0, "on"))
    heard = {viewer: [tell.text for tell in told if tell.visible_to(viewer)] for viewer in (0, 1, None)}
    assert heard == {0: ["log-private"], 1: ["log-public"], None: ["log-public"]}


def test_what_everybody_may_know_is_told_once() -> None:
    told: list[Tell] = []
    match = start(bare_game([Stop()], Stop))
    match.listen(told.append)
    match.state.tell("private", RULE, only=-1)
    match.state.tell("public", RULE, but=-1)
    assert [(tell.text, tell.visible_to(None)) for tell in told] == [("log-private", True)]


def test_a_listener_from_the_start_hears_the_set_up() -> None:
    told: list[Tell] = []
    Match.start(bare_game([Telling()], Telling), Setup("bare", 1), Dice.seeded(0), sink=told.append)
    assert [tell.text for tell in told] == ["log-begun"]


def step_of(match: Match[Any]) -> str:
    return type(match.step).__name__


def test_the_running_step_and_its_answers_are_known() -> None:
    match = start(bare_game([Fragile(), Stop()], Fragile, Breaks, Stop))
    assert (step_of(match), match.answers_in_step) == ("Fragile", 0)
    match.play(Say(0, "fine"))
    assert match.answers_in_step == 1


def test_a_broken_rule_is_told_across_processes() -> None:
    """A worker that replays a match for somebody must be able to say what broke."""
    fault = RuleBroke("pearls", "dive", "PRL-LEAD-1", Pass(0), IndexError("no such reef"))
    again = copy.copy(fault)  # by way of what a pickle is made of
    assert str(again) == str(fault)
    assert (again.step, again.rule, again.answer) == ("dive", "PRL-LEAD-1", Pass(0))
