"""A short hash of what each viewer is shown at each question of a recorded match, in all languages.

Message ids are left out: a sentence may get another name as long as people read the same.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec

from fathomfive.kernel.game import Game
from fathomfive.kernel.journal import Journal
from fathomfive.kernel.tells import Tell
from fathomfive.kernel.text import Text, Texts, house_words
from fathomfive.scene import Look
from fathomfive.scene.view import show, stage_of

LANGUAGES = ("en", "it")
NOBODY = "-"
"""How somebody who only watches is called in a line."""


def lines(file: Path, most: int = sys.maxsize) -> Iterator[str]:
    """One line a question: the number of the entry before it, then `viewer=hash` for each viewer. Of a longer
    match every second question, or every third and so on, so that they are not many more than `most`."""
    journal = Journal.read(file)
    game = journal.game
    said = Said(game)
    heard: list[Tell] = []
    begun = journal.match_at(0, sink=heard.append)
    viewers = [None, *range(begun.setup.seats)]
    boards: dict[str, str] = {}  # a stage is known by its id and drawn once
    look = Look()
    step = 1 + len(journal.entries) // most
    replayed = journal._replay(begun, 0, len(journal.entries), checked=False)
    for place, match in enumerate(chain([begun], replayed)):
        look.moved()
        if place % step:
            heard.clear()
            continue
        shown = [(viewer, [show(match, viewer, look=look), _seen(heard, viewer)]) for viewer in viewers]
        heard.clear()
        hashes = [f"{NOBODY if viewer is None else viewer}={said.hash(what)}" for viewer, what in shown]
        stage = stage_of(match)
        if stage.id not in boards:
            boards[stage.id] = said.hash(stage)
        yield f"{file.stem} {place} board={boards[stage.id]} {' '.join(hashes)}"


def _seen(heard: list[Tell], viewer: int | None) -> list[Any]:
    """The log lines, with everything that goes with them, that this viewer gets."""
    return [
        [Text(tell.text, tell.args), msgspec.structs.replace(tell, text="", args={})]
        for tell in heard
        if tell.visible_to(viewer)
    ]


class Said:
    """Puts every Text within some data into words."""

    def __init__(self, game: Game[Any]) -> None:
        folders = (house_words(), files(game.package) / "text")
        self._texts = [Texts(language, *folders) for language in LANGUAGES]
        self._known: dict[bytes, list[str]] = {}

    def hash(self, data: Any) -> str:
        plain = msgspec.json.encode(self._plain(data), order="deterministic")
        return hashlib.blake2b(plain, digest_size=4).hexdigest()

    def _plain(self, data: Any) -> Any:
        if data is None or isinstance(data, str | int | float):
            return data
        if isinstance(data, Text):
            return self._words(data)
        if isinstance(data, list | tuple):
            return [self._plain(one) for one in data]
        if isinstance(data, dict):
            return {str(key): self._plain(value) for key, value in data.items()}
        kind: type[msgspec.Struct] = type(data)
        fields, tag = _fields(kind)
        return [
            tag,
            *((name, self._plain(value)) for name in fields if (value := getattr(data, name)) or value == 0),
        ]

    def _words(self, text: Text) -> list[str]:
        key = msgspec.msgpack.encode(text)
        if key not in self._known:
            self._known[key] = [texts(text) for texts in self._texts]
            missing = [name for texts in self._texts for name in texts.missing]
            assert not missing, missing
        return self._known[key]


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[tuple[str, ...], str]:
    return kind.__struct_fields__, str(kind.__struct_config__.tag or kind.__name__)
