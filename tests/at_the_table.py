"""What a test knows to be there, with its type: the question, answers of a kind, the end, a node.

Each fails at once where the table is not as the test believes.
"""

from typing import Any, TypeVar

from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action, Ask, Outcome
from fathomfive.scene import Art, Drawing, Node, Scene, Tableau

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
