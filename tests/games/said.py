"""What a person at the table reads in English: the question, an option with what comes of it, a line.

The language of the tests that hold the pages `docs/proof/GAME-says.md`. Ada sits at seat 0, Tom at 1, Lin at
2, Eve at 3.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from fathomfive.kernel.match import Match
from fathomfive.kernel.tells import Tell
from fathomfive.kernel.text import Text, Texts, Words, house_words
from fathomfive.kernel.zones import Viewer
from fathomfive.proof.position import Position
from fathomfive.scene import Option, faults
from fathomfive.scene.view import show, stage_of

NAMES = {0: "Ada", 1: "Tom", 2: "Lin", 3: "Eve"}


def english(match: Match[Any], words: Words) -> str:
    """Without the stars of what is strong; a message that is missing fails."""
    texts = Texts("en", house_words(), files(match.game.package) / "text")
    texts.names = dict(NAMES)
    sentence = texts(words)
    assert not texts.missing, texts.missing
    return sentence.replace("**", "")


def prompt(table: Position[Any]) -> str:
    """The question, as the first of those reads it who are asked."""
    asked = show(table.match, table.seat).prompt
    assert asked is not None
    return english(table.match, asked.text)


def options(table: Position[Any], **wanted: Any) -> list[Option]:
    """What may be answered with these fields, as the first of those sees it who are asked."""
    scene = show(table.match, table.seat)
    assert faults(stage_of(table.match), scene) == []
    return [
        option
        for option in scene.options
        if option.action and all(option.action.get(name) == value for name, value in wanted.items())
    ]


def option(table: Position[Any], **wanted: Any) -> str:
    """The one option with these fields as it reads: what it is, then what comes of it."""
    found = options(table, **wanted)
    assert len(found) == 1, f"{wanted} fits {[one.action for one in found]}"
    return reads(table, found[0])


def reads(table: Position[Any], found: Option) -> str:
    says = found.sentence(lambda words: english(table.match, words)).replace("**", "")
    follows = english(table.match, found.follows) if found.follows else ""
    return f"{says.removesuffix('.')}. {follows}" if follows else says


def every_option(table: Position[Any], **wanted: Any) -> list[str]:
    return [reads(table, one) for one in options(table, **wanted)]


def lines(table: Position[Any], *kinds: str, viewer: Viewer = 0) -> list[str]:
    """What this viewer was told, in order; only these kinds of lines (`log-<kind>`), if any are named."""
    wanted = [f"log-{kind}" for kind in kinds]
    told: Sequence[Tell] = [tell for tell in table.told if not wanted or tell.text in wanted]
    return [english(table.match, Text(tell.text, tell.args)) for tell in told if tell.visible_to(viewer)]


def line(table: Position[Any], kind: str, viewer: Viewer = 0) -> str:
    """The last line of this kind that this viewer was told."""
    heard = lines(table, kind, viewer=viewer)
    assert heard, f"{kind} is none of {[tell.text for tell in table.told if tell.visible_to(viewer)]}"
    return heard[-1]
