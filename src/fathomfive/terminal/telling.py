"""What was told as a line of a log.

What a card at the centre does is in the words of its line: a log is followed by ear, without pictures.
"""

from __future__ import annotations

from fathomfive.kernel.tells import Tell
from fathomfive.kernel.text import Text
from fathomfive.scene import Line


def line_of(tell: Tell, *, old: bool) -> Line:
    return Line(text=Text(tell.text, tell.args), rule=tell.rule, owner=tell.seat, old=old)
