"""What is shown to whom: the asked see their own question, everybody else only that it is asked."""

from typing import Any, Literal

import msgspec
import pytest

from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action, Ask, Outcome, Pass, Play, Step
from fathomfive.kernel.text import person, say
from fathomfive.kernel.zones import Viewer
from fathomfive.scene import Banner, Chapter, Counter, Described, Option, Sheet, Tableau
from fathomfive.scene.view import opened, show, show_folded
from tests.kernel.bare import RULE, Say, Table, bare_game, says, start, the_end


def asked(ask: Ask, **more: Any) -> Match[Any]:
    class Question(Step, tag="question"):
        def run(self, g: Table) -> Play:
            yield msgspec.structs.replace(ask)
            raise the_end(len(g.hands))

    describe = lambda g, ask, action, viewer: Described(label=getattr(action, "word", "pass"))  # noqa: E731
    return start(bare_game([Question()], Question, describe=describe, **more), seats=3)


def labels(match: Match[Any], viewer: Viewer) -> list[Any]:
    return [option.label for option in show(match, viewer).options]


def test_the_asked_see_their_question_and_options() -> None:
    scene = show(asked(Ask("q", 1, says(1, "a", "b"), RULE, about={"depth": 7})), 1)
    assert scene.prompt is not None
    assert scene.prompt.text == say("ask-q", depth=7, who=person(1))
    assert (scene.prompt.yours, scene.prompt.rule, scene.prompt.seats) == (True, RULE, (1,))
    assert [(option.id, option.label, option.rule) for option in scene.options] == [
        ("o0", "a", RULE),
        ("o1", "b", RULE),
    ]
    assert scene.options[0].action == {"do": "say", "seat": 1, "word": "a"}


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_others_learn_who_is_asked_and_what_sort_of_question_it_is(viewer: Viewer) -> None:
    scene = show(asked(Ask("q", 1, says(1, "a", "b"), RULE, about={"depth": 7})), viewer)
    assert scene.options == ()
    assert scene.prompt is not None
    assert scene.prompt.text == say("prompt-waiting", who=person(1))
    assert (scene.prompt.kind, scene.prompt.seats, scene.prompt.yours) == ("q", (1,), False)
    assert b"depth" not in msgspec.json.encode(scene)


def test_options_are_numbered_among_ones_own() -> None:
    """Else the number would tell how many options somebody else has, and so what it holds."""
    few = asked(Ask("q", (0, 1), [*says(0, "a"), *says(1, "x", "y")], RULE, secret=True))
    many = asked(Ask("q", (0, 1), [*says(0, "a", "b", "c"), *says(1, "x", "y")], RULE, secret=True))
    assert show(few, 1) == show(many, 1)


def test_an_answer_in_private_may_still_be_changed() -> None:
    match = asked(Ask("q", (0, 1), [*says(0, "a", "b"), *says(1, "a", "b")], RULE, mode="all"))
    match.play(Say(0, "a"))
    scene = show(match, 0)
    assert scene.prompt is not None
    assert (scene.prompt.text, scene.prompt.yours) == (say("prompt-answered"), False)
    assert labels(match, 0) == ["a", "b"]
    assert b'"a"' not in msgspec.json.encode(show(match, 2))


def test_a_pass_is_final_so_nothing_more_is_offered() -> None:
    options: list[Action] = [Pass(0), Pass(1), *says(0, "a"), *says(1, "a")]
    match = asked(Ask("q", (0, 1), options, RULE))
    match.play(Pass(0))
    scene = show(match, 0)
    assert scene.prompt is not None
    assert (scene.prompt.text, scene.options) == (say("prompt-passed"), ())
    assert labels(match, 1) == ["pass", "a"]


def test_several_who_are_waited_for_are_counted() -> None:
    match = asked(Ask("q", (0, 1), [*says(0, "a", "b"), *says(1, "a", "b")], RULE, mode="all"))
    scene = show(match, None)
    assert scene.prompt is not None
    assert scene.prompt.text == say("prompt-waiting-several", count=2)


def test_a_game_may_word_its_own_prompt_and_name_what_is_not_possible_now() -> None:
    faint = [Option(id=f"f{n}", label="no", why_not=say("because"), rule=RULE) for n in range(5)]
    match = asked(
        Ask("q", 0, says(0, "a", "b"), RULE),
        prompt=lambda g, ask, viewer: say("own-words", n=g.number),
        faint=lambda g, ask, seat: faint,
    )
    scene = show(match, 0)
    assert scene.prompt is not None
    assert scene.prompt.text == say("own-words", n=0)
    assert [option.id for option in scene.options] == ["o0", "o1", "f0", "f1"]  # at most two


@pytest.mark.parametrize(("viewer", "result"), [(0, "won"), (1, "lost"), (None, "over")])
def test_the_end_is_shown_from_where_one_sits(viewer: Viewer, result: Literal["won", "lost", "over"]) -> None:
    match = asked(Ask("q", 0, says(0, "a", "b"), RULE))
    match.play(Say(0, "a"))
    match.outcome = Outcome((1.0, 0.0, 0.0), (0,), "done", RULE)
    scene = show(match, viewer, seq=9)
    assert (scene.prompt, scene.options, scene.seq) == (None, (), 9)
    assert scene.outcome == Banner(
        result=result, title=say(f"banner-{result}"), text=say("end-done"), rule=RULE
    )


def test_a_banner_of_the_games_own_is_left_alone() -> None:
    own = Banner(result="drawn", title="even")
    match = asked(Ask("q", 0, says(0, "a", "b"), RULE), scene=lambda g, viewer: Tableau(outcome=own))
    match.play(Say(0, "a"))
    assert show(match, 0).outcome == own


def with_sheets() -> Match[Any]:
    """A table with a closed sheet for each seat's own eyes, and one that lies open."""

    def scene(g: Table, viewer: Viewer) -> Tableau:
        t = Tableau()
        t.panel("chest", Sheet(label="Chest", chapters=(), closed=True, where="folded"))
        t.panel("score", Sheet(label="Score", chapters=(Chapter(label="7"),), where="folded"))
        t.panel("air", Counter(label="Air", value="6", where="top"))
        return t

    def sheet(g: Table, viewer: Viewer, name: str) -> Sheet:
        return Sheet(label="Chest", chapters=(Chapter(label=f"{name} of {viewer}"),), where="folded")

    return asked(Ask("q", 1, says(1, "a"), RULE, confirm=True), scene=scene, sheet=sheet)


def test_a_closed_sheet_is_drawn_for_whoever_opens_it() -> None:
    match = with_sheets()
    folded = show_folded(match, 1)
    cover = folded.nodes["chest"]
    assert isinstance(cover, Sheet)
    assert (cover.closed, cover.chapters) == (True, ())
    laid_open = opened(match, folded, "chest")
    assert laid_open is not None
    assert laid_open.chapters == (Chapter(label="chest of 1"),)
    assert opened(match, folded, "score") is folded.nodes["score"], "what lies open is what it is"
    assert opened(match, folded, "air") is None, "no sheet"
    assert opened(match, folded, "treasure") is None, "nothing of that name"


def test_the_whole_picture_has_what_stands_in_every_sheet() -> None:
    match = with_sheets()
    whole, folded = show(match, None), show_folded(match, None)
    assert tuple(whole.nodes) == whole.order == folded.order
    assert whole.nodes["chest"] == opened(match, folded, "chest")
