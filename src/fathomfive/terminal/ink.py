"""How words and colours of a scene look in a terminal. Nothing here knows what a scene contains."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rich.cells import cell_len
from rich.text import Text as Rich

from fathomfive.kernel.text import Texts, Words
from fathomfive.scene import Scene, Sprite, Tone

TONES: dict[Tone, str] = {"plain": "", "good": "green", "bad": "red", "info": "cyan", "dim": "dim"}
LAMP = "bold yellow"
"""Yours to act on, and nothing else."""
QUIET = "dim"

_STRONG = re.compile(r"\*\*(.+?)\*\*")


def ink(words: Words, texts: Texts, style: str = "") -> Rich:
    """A sentence with its strong parts in bold."""
    plain = texts(words)
    out = Rich(style=style)
    end = 0
    for strong in _STRONG.finditer(plain):
        out.append(plain[end : strong.start()])
        out.append(strong[1], "bold")
        end = strong.end()
    return out.append(plain[end:])


def plain(words: Words, texts: Texts) -> str:
    """The same without any markup."""
    return _STRONG.sub(r"\1", texts(words))


def tint(name: str, scene: Scene) -> str:
    """A colour of the scene as a terminal style: hexadecimal, or a name of the theme."""
    colour = name if name.startswith("#") else (scene.theme.colours.get(name, "") if scene.theme else "")
    return colour[:7] if re.fullmatch(r"#[0-9A-Fa-f]{6,8}", colour) else ""


def code(sprite: Sprite | None, name: str) -> str:
    """The letters that stand for a thing: the sprite's, else the first two of its name."""
    if sprite is not None and sprite.letter:
        return sprite.letter
    return name.removeprefix("The ").removeprefix("the ")[:2].title() or "?"


def hang(line: Rich, width: int, indent: int = 4) -> list[Rich]:
    """The line broken at its words, everything after the first break set in by `indent`."""
    breaks: list[int] = []
    room, used = width, len(line.plain) - len(line.plain.lstrip())
    for word in re.finditer(r"\S+\s*", line.plain):
        if used + cell_len(word[0].rstrip()) > room and used:
            breaks.append(word.start())
            room, used = width - indent, 0
        used += cell_len(word[0])
    parts = line.divide(breaks) if breaks else [line]
    for part in parts:
        part.rstrip()
    return [parts[0], *(Rich.assemble(" " * indent, part) for part in parts[1:])]


def flow(parts: Iterable[Rich], width: int, gap: str = "   ") -> list[Rich]:
    """Parts side by side, on the next line where they would not fit; none is torn apart."""
    lines: list[Rich] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(gap) + part.cell_len <= width:
            lines[-1].append(gap).append_text(part)
        else:
            lines.append(part.copy())
    return lines
