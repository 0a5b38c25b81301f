"""What a test knows to be there, with its type: the question, answers of a kind, the end, a node.

Each fails at once where the table is not as the test believes.
"""

from typing import Any, TypeVar

from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action, Ask, Outcome
from fathomfive.kernel.text import Words
from fathomfive.kernel.zones import Viewer
from fathomfive.proof.position import in_english
from fathomfive.scene import Art, Drawing, Goal, Node, Scene, Tableau, faults
from fathomfive.scene.view import show, stage_of

A = TypeVar("A", bound=Action)
N = TypeVar("N", bound=Node)


def question(match: Match[Any]) -> Ask:
    assert match.ask is not None, "the match is over"
    return match.ask


def offered(match: Match[Any], kind: type[A]) -> list[A]:
    """The answers to the open question, which are all of this kind."""
    answers = [option for option in match.options if isinstance(option, kind)]
    assert len(answers) == len(match.options), f"not only {kind.__name__}: {match.options}"
    return answers


def outcome(match: Match[Any]) -> Outcome:
    assert match.outcome is not None, "the match goes on"
    return match.outcome


def node(scene: Scene | Tableau, name: str, kind: type[N]) -> N:
    found = scene.nodes[name]
    assert isinstance(found, kind)
    return found


def symbols(drawing: Drawing) -> list[str]:
    """The pictures of a drawing, which has no lettering."""
    arts = [art for art in drawing if isinstance(art, Art)]
    assert len(arts) == len(drawing)
    return [art.sprite.symbol for art in arts]


def goal_of(match: Match[Any], viewer: Viewer = 0) -> Goal:
    """Where we stand, for this viewer: there is one goal, and everything in it leads somewhere."""
    scene = show(match, viewer)
    assert faults(stage_of(match), scene) == []
    (goal,) = (node for node in scene.nodes.values() if isinstance(node, Goal))
    return goal


def in_words(match: Match[Any], words: Words) -> str:
    return in_english(match.game, words).replace("**", "")


def ends_of(match: Match[Any], viewer: Viewer = 0) -> dict[str, str]:
    """What would end it, and how far that is; an exclamation mark before what is near."""
    return {
        in_words(match, end.label): ("! " if end.near else "") + in_words(match, end.value)
        for end in goal_of(match, viewer).ends
    }


def steps_of(match: Match[Any], viewer: Viewer = 0) -> list[str]:
    """Each step as `Clear Water: now, 5 of 6`."""
    return [
        f"{in_words(match, step.label)}: {step.state}" + (f", {step.n} of {step.of}" if step.of else "")
        for step in goal_of(match, viewer).steps
    ]


def ending_of(match: Match[Any], viewer: Viewer = 0) -> str:
    """The sentence over the end, for this viewer."""
    banner = show(match, viewer).outcome
    assert banner is not None, "the match goes on"
    return in_words(match, banner.text)
