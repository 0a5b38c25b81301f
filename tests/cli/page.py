"""`docs/new-game.md` as somebody follows it: its blocks in their order, each ready to be carried out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

_BLOCK = re.compile(r'^```(?P<kind>\w+)(?: title="(?P<file>[^"]+)")?\n(?P<body>.*?)^```$', re.S | re.M)


@dataclass(frozen=True)
class Change:
    """What a block does to a file: lines in the place of others, or lines at its end."""

    file: str
    kind: str
    body: str

    def carry_out(self, folder: Path) -> None:
        path = folder / self.file
        text = path.read_text("utf-8")
        path.write_text(self._exchanged(text) if self.kind == "diff" else self._longer(text), "utf-8")

    def _exchanged(self, text: str) -> str:
        lines = self.body.splitlines(keepends=True)
        old, new = (
            "".join(line[1:] if line.strip() else line for line in lines if line[0] != left_out)
            for left_out in "+-"
        )
        assert text.count(old) == 1, f"{self.file} has this {text.count(old)} times:\n{old}"
        return text.replace(old, new)

    def _longer(self, text: str) -> str:
        gap = "\n\n" if self.file.endswith(".py") else "\n"
        return f"{text}{gap}{self.body}"


@dataclass(frozen=True)
class Typed:
    """A command, and what the page prints of its answer."""

    words: str
    answer: tuple[str, ...]


def followed(page: Path) -> Iterator[Change | Typed]:
    """Everything a reader does, from top to bottom."""
    for block in _BLOCK.finditer(page.read_text("utf-8")):
        if block["file"]:
            yield Change(block["file"], block["kind"], block["body"])
        elif block["kind"] == "console":
            for command in block["body"].removeprefix("$ ").split("\n$ "):
                words, *answer = command.splitlines()
                yield Typed(words, tuple(answer))
        else:
            raise ValueError(f"nobody knows what to do with this block:\n{block[0]}")
