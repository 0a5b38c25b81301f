"""A table in words: what a seat sees as a terminal prints it, and its answers as numbered lines.

For minds that read and write: `reset` and `step` as in Gymnasium, with strings in the place of arrays. Needs
the extra `terminal` beside `envs`, which knows how a scene is put into words.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any

import msgspec

if find_spec("rich") is None:
    raise ImportError(
        "Tables in words are not installed here (rich is missing): get them with "
        "pip install 'fathom-five[envs,terminal]'"
    )

from fathomfive.envs.learner import LearnerEnv
from fathomfive.kernel.game import Game
from fathomfive.kernel.tells import Tell
from fathomfive.kernel.text import FALLBACK, Text
from fathomfive.scene import Option
from fathomfive.scene.view import show, stage_of
from fathomfive.terminal import sheets
from fathomfive.terminal.ink import plain
from fathomfive.terminal.tray import Tray
from fathomfive.terminal.words import texts_of

WIDTH = 100
"""Letters in a line of the table."""
_NUMBER = re.compile(r"\d+")


class TextEnv:
    """One learner at a table, told everything in words. What it is made with is a `LearnerEnv`'s."""

    def __init__(self, game: str | Game[Any], *, language: str = FALLBACK, **table: Any) -> None:
        self.table = LearnerEnv(game, **table)
        self.table.sink = self._hear
        self.texts = texts_of(self.table.rules.game, language)
        self._heard: list[Tell] = []
        self._read: dict[int, int] = {}
        """How much of what was told each seat has read."""
        self._options: list[Option] = []

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[str, dict[str, Any]]:
        self._heard, self._read = [], {}
        _, about = self.table.reset(seed=seed, options=None if options is None else dict(options))
        return self._page(about["seat"]), about

    def step(self, answer: int | str) -> tuple[str, float, bool, bool, dict[str, Any]]:
        """Take the option of this number; of a string the first number in it counts. One that is not there
        changes nothing: the question comes again, `info["refused"]` is true."""
        number = _number(answer)
        if not 1 <= number <= len(self._options):
            words = f"{answer!r} is no answer: give a number from 1 to {len(self._options)}.\n\n"
            seat = self.table.play.seat
            return words + self._page(seat), 0.0, False, False, {"seat": seat, "refused": True}
        chosen = self._options[number - 1].action
        action = self.table.rules.game.read_action(msgspec.json.encode(chosen))
        index = next(index for index, legal in self.table.play.legal.items() if legal == action)
        _, reward, over, cut, about = self.table.step(index)
        return self._page(about["seat"]), reward, over, cut, about

    def _hear(self, tell: Tell) -> None:
        self._heard.append(tell)

    def _page(self, seat: int) -> str:
        """What happened since this seat last read, the table, the question and its numbered answers."""
        match, texts = self.table.play.match, self.texts
        scene = show(match, seat)
        news = [tell for tell in self._heard[self._read.get(seat, 0) :] if tell.visible_to(seat)]
        self._read[seat] = len(self._heard)
        tray = Tray.of(scene.options, texts)
        self._options = tray.open
        parts = [
            "\n".join(plain(Text(tell.text, tell.args), texts) for tell in news),
            sheets.heading(scene, texts).plain,
            *(part.plain for part in sheets.table(stage_of(match), scene, texts, WIDTH)),
            sheets.ending(scene, texts).plain,
            sheets.prompt(scene, texts).plain,
            "\n".join(line.plain for line in sheets.options(tray, texts)),
        ]
        return "\n\n".join(part for part in parts if part.strip())


def _number(answer: int | str) -> int:
    if isinstance(answer, int):
        return answer
    found = _NUMBER.search(answer)
    return int(found[0]) if found else 0


def text_env(game: str, **table: Any) -> TextEnv:
    """A table in words; see `LearnerEnv` for what it can be made with."""
    return TextEnv(game, **table)
