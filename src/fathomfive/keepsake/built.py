"""What the client's build leaves for keepsakes: script, style, and art of the house."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fathomfive.kernel.game import Refused
from fathomfive.kernel.text import say


@cache
def built(name: str) -> str:
    """A file of the built client; refused where it was never built, as in a bare checkout."""
    file = files("fathomfive") / "server" / "static" / name
    if not file.is_file():
        raise Refused(say("refused-no-keepsake", file=name))
    return file.read_text("utf-8")
