"""A look over the table: words, pictures and content that are missing or wrong.

Whatever can be played is played; what is found here is only said, a moment after the table is there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from fathomfive.dev.mistakes import Mistake, texts_of
from fathomfive.kernel.game import Game
from fathomfive.kernel.match import Match
from fathomfive.kernel.text import FALLBACK, Text
from fathomfive.proof.language_files import language_file
from fathomfive.scene import Look, Scene, Sprite, every, faults
from fathomfive.scene.sheet import sheet_of
from fathomfive.scene.view import show, stage_of

MOST = 8
"""So many are said at once: whoever mends one often mends them all."""
HOUSE_ART = "ff-"


def draw(match: Match[Any]) -> list[Scene]:
    """What everybody sees now. Raises whatever the game raises while it draws."""
    stage_of(match)
    look = Look()
    return [show(match, viewer, look=look) for viewer in (*range(match.setup.seats), None)]


def look_over(match: Match[Any], drawn: Sequence[Scene]) -> list[Mistake]:
    """What is wrong with what was drawn."""
    found = [*_words_cut_off(match.game), *_content(match), *_pictures(match, drawn)]
    return list(dict.fromkeys(found))[:MOST]


def _content(match: Match[Any]) -> Iterator[Mistake]:
    yield from (Mistake(str(fault)) for fault in match.game.content_faults(match.book))
    yield from (Mistake(fault) for fault in sheet_of(match.game.package).faults)


def _pictures(match: Match[Any], drawn: Sequence[Scene]) -> Iterator[Mistake]:
    stage, symbols = stage_of(match), sheet_of(match.game.package).symbols
    texts = texts_of(match.game.package, FALLBACK)
    for scene in drawn:
        yield from (Mistake(fault) for fault in faults(stage, scene))
        for part in (stage, scene):
            for words in every(Text, part):
                texts(words)
            for sprite in every(Sprite, part):
                name = sprite.symbol
                if symbols and name and not name.startswith(HOUSE_ART) and name not in symbols:
                    yield Mistake(f"there is no picture {name}", "art.svg, art/")
    for gap in dict.fromkeys(texts.missing):
        yield Mistake(gap if ":" in gap else f"there is no message {gap}", f"text/{FALLBACK}.ftl")


def _words_cut_off(game: Game[Any]) -> Iterator[Mistake]:
    """What Fluent passes over in silence."""
    for language in game.languages:
        for entry in language_file(game.package, language).unreadable:
            yield Mistake(entry.why, entry.where)
