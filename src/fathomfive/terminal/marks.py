"""Marks of a piece, card or portrait in words and in letters."""

from __future__ import annotations

from typing import assert_never

from rich.text import Text as Rich

from fathomfive.kernel.text import Texts
from fathomfive.scene import Arc, Badge, Count, Icons, Mark, Pips, Remark, Ring, Sprite
from fathomfive.terminal.ink import TONES, plain

FULL, EMPTY = "●", "○"


def spoken(mark: Mark, texts: Texts) -> str:
    """The mark as part of a sentence: "3 of 5 hearts", "defence 5", "frightened"."""
    match mark:
        case Badge():
            return " ".join(filter(None, [plain(mark.label, texts), plain(mark.text, texts)]))
        case Pips() | Arc():
            label = plain(mark.label, texts)
            return label if any(c.isdigit() for c in label) else f"{label} {mark.filled}/{mark.total}".strip()
        case Count():
            return f"{mark.n} {plain(mark.label, texts)}".strip()
        case Ring():
            return plain(mark.label, texts)
        case Icons():
            names = " ".join(filter(None, (alt(sprite, texts) for sprite in mark.sprites)))
            return f"{plain(mark.label, texts)} {names}".strip()
        case Remark():
            return plain(mark.text, texts)
    assert_never(mark)


def drawn(mark: Mark, texts: Texts) -> Rich:
    """The mark as short as a terminal allows; pips and arcs as dots."""
    match mark:
        case Pips() | Arc():
            return dots(mark.filled, mark.total)
        case Icons():
            return Rich(" ".join(sprite.letter or alt(sprite, texts)[:2] for sprite in mark.sprites))
        case Remark() | Badge() | Ring():
            return Rich(spoken(mark, texts), TONES[mark.tone])
        case Count():
            return Rich(spoken(mark, texts))
    assert_never(mark)


def dots(filled: int, total: int) -> Rich:
    return Rich(FULL * filled + EMPTY * (total - filled))


def alt(sprite: Sprite, texts: Texts) -> str:
    return plain(sprite.alt, texts) or sprite.letter
