"""A game of files: the least there can be, what is found in them, what is said of a missing piece."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, Setup
from fathomfive.kernel.match import Match
from fathomfive.kernel.text import Text
from fathomfive.kernel.wiring import Forgotten
from fathomfive.scene.view import show

LEAST = {
    "game.py": """
from fathomfive.author import Game

DEPTH = 3  # fathoms

GAME = Game.of(__package__, title="Buoy", seats=(1, 4))
""",
    "state.py": """
from fathomfive.author import State

class Sea(State):
    depth: int = 0
""",
    "actions.py": """
from fathomfive.author import Action

class Sink(Action, frozen=True, tag="sink"):
    by: int
""",
    "steps.py": """
from fathomfive.author import Ask, End, Outcome, Play, Step
from PACKAGE.actions import Sink
from PACKAGE.game import DEPTH
from PACKAGE.state import Sea

class Turn(Step, tag="turn"):
    def run(self, g: Sea) -> Play:
        answer = yield from Ask("sink", 0, [Sink(0, 1), Sink(0, 2)], "BUO-1")
        g.depth += answer.by
        g.tell("sinks", "BUO-1", 0, by=answer.by)
        g.next(Look())

class Look(Step, tag="look"):
    def run(self, g: Sea) -> None:
        if g.depth >= DEPTH:
            raise End(Outcome((1.0,), (0,), "deep", "BUO-1"))
        g.next(Turn())
""",
    "setup.py": """
from fathomfive.author import Start, Step
from PACKAGE.state import Sea
from PACKAGE.steps import Turn

def begin(start: Start) -> tuple[Sea, list[Step]]:
    return Sea(dice=start.dice), [Turn()]
""",
    "scene.py": """
from fathomfive.author import Viewer, look
from PACKAGE.state import Sea

def stage(g: Sea) -> look.Stage:
    return look.sealed(look.Stage(label="sea", box=look.Box(0, 0, 1, 1)))

def scene(g: Sea, viewer: Viewer) -> look.Tableau:
    return look.Tableau()
""",
    "text/en.ftl": """
verb-sink = Sink
says-sink = Sink by { $by }
""",
}
"""Title, seats, state, actions, steps, begin, stage and scene: eight things, and words for what to do."""


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Writes a game of these files, each time under another name."""
    monkeypatch.syspath_prepend(str(tmp_path))
    names: list[str] = []

    def game(**changes: str | None) -> Game[Any]:
        name = f"buoy{len(names)}"
        names.append(name)
        for file, source in (LEAST | changes).items():
            if source is not None:
                path = tmp_path / name / file
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(source.replace("PACKAGE", name), "utf-8")
        (tmp_path / name / "__init__.py").touch()
        __import__(f"{name}.game")
        found: Game[Any] = sys.modules[f"{name}.game"].GAME
        return found

    yield game
    for module in [module for module in sys.modules if module.split(".")[0] in names]:
        del sys.modules[module]


def test_a_game_of_eight_things_plays(write: Any) -> None:
    game = write()
    match = Match.start(game, Setup(game.id, 1), Dice.seeded(1))
    told: list[Any] = []
    match.listen(told.append)
    first, second = show(match, 0).options
    assert (first.label, first.group) == (Text("says-sink", {"by": 1}), Text("verb-sink"))
    assert second.label == Text("says-sink", {"by": 2})
    match.play(match.options[1])
    match.play(match.options[1])
    assert match.over
    assert told[0].text == "log-sinks"
    assert told[0].args == {"by": 2, "who": Text("person", {"seat": 0})}


def test_only_the_title_page_is_read_until_more_is_needed(write: Any) -> None:
    game = write(**{"steps.py": "raise OSError('read too early')"})
    assert (game.title, game.id, game.seats) == ("Buoy", "buoy0", range(1, 5))
    with pytest.raises(OSError, match="read too early"):
        game.steps  # noqa: B018


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        (
            {"state.py": None, "steps.py": "", "setup.py": "", "scene.py": ""},
            "no state: write a subclass of State in state.py",
        ),
        (
            {"actions.py": "", "steps.py": "", "setup.py": ""},
            "no actions: write a subclass of Action in actions.py",
        ),
        ({"steps.py": "", "setup.py": ""}, "no steps: write a subclass of Step in steps.py"),
        ({"setup.py": None}, "no begin: write it in setup.py"),
        ({"scene.py": None}, "no stage: write it in scene.py"),
        ({"scene.py": "def stage(g): ..."}, "no scene: write it in scene.py"),
    ],
)
def test_a_forgotten_piece_is_named_with_its_place(
    write: Any, changes: dict[str, str | None], sentence: str
) -> None:
    game = write(**changes)
    for _ in range(2):  # a second look says the same
        with pytest.raises(Forgotten, match=f"^buoy0 has {sentence}$"):
            game.begin  # noqa: B018


def test_what_more_there_is_lies_in_its_file(write: Any) -> None:
    game = write(
        **{
            "names.py": "def name_of(g, kind, thing): return f'{thing} fathoms'",
            "options.py": "from fathomfive.author import Start\nimport msgspec\n"
            "class Options(msgspec.Struct, frozen=True):\n    calm: bool = True\n"
            "def cooperative(options): return options.calm",
            "steps/__init__.py": "",
            "steps/turn.py": LEAST["steps.py"],
            "steps.py": None,
            "setup.py": LEAST["setup.py"].replace("PACKAGE.steps", "PACKAGE.steps.turn"),
            "text/it.ftl": "",
        }
    )
    assert [step.__name__ for step in game.steps] == ["Turn", "Look"]
    assert game.languages == ("en", "it")
    assert game.cooperative(game.options())
    match = Match.start(game, Setup(game.id, 1), Dice.seeded(1))
    assert show(match, 0).options[0].label == Text("says-sink", {"by": "1 fathoms"})


def test_a_step_that_asks_nobody_can_end_a_match_that_is_saved_and_cloned(write: Any) -> None:
    game = write()
    match = Match.start(game, Setup(game.id, 1), Dice.seeded(1))
    match.play(match.options[1])
    for again in (match.clone(tracked=True), Match.load(game, match.save())):
        again.play(again.options[1])
        assert again.over
        assert again.clone().over
        assert Match.load(game, again.save()).over


def test_a_plain_step_that_runs_out_of_something_breaks_its_rule(write: Any) -> None:
    from fathomfive.kernel.match import RuleBroke

    game = write(
        **{
            "steps.py": LEAST["steps.py"].replace(
                "        if g.depth", "        next(iter(()))\n        if g.depth"
            )
        }
    )
    match = Match.start(game, Setup(game.id, 1), Dice.seeded(1))
    with pytest.raises(RuleBroke, match="Look"):
        match.play(match.options[0])


def test_a_click_on_what_a_field_or_the_tag_names_means_the_option(write: Any) -> None:
    """Words and clicks follow from names alone: a game need not describe anything."""
    game = write(
        **{
            "actions.py": LEAST["actions.py"].replace("    by: int", "    by: int\n    to: str"),
            "steps.py": LEAST["steps.py"].replace(
                '[Sink(0, 1), Sink(0, 2)], "BUO-1"', '[Sink(0, 1, "reef"), Sink(0, 2, "nowhere")], "BUO-1"'
            ),
            "scene.py": LEAST["scene.py"]
            .replace(
                "box=look.Box(0, 0, 1, 1)",
                'box=look.Box(0, 0, 1, 1), spaces=(look.Space("reef", "reef", 0, 0, look.Circle(1)),)',
            )
            .replace(
                "return look.Tableau()",
                't = look.Tableau()\n    t.piece("sink", "a stone", at="reef")\n    return t',
            ),
        }
    )
    match = Match.start(game, Setup(game.id, 1), Dice.seeded(1))
    to_reef, to_nowhere = show(match, 0).options
    assert to_reef.touches == ("sink", "reef"), "the last is where it leads"
    assert to_nowhere.touches == ("sink",)
