"""`fathom site`: the games as a static site."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from fathomfive.cli.output import speak
from fathomfive.kernel.game import Refused
from fathomfive.kernel.text import say

BASE = re.compile(r"/([\w.~-]+/)*")

Out = Annotated[Path, typer.Option("--out", metavar="DIR", help="A new or empty folder.")]
Base = Annotated[
    str,
    typer.Option("--base", metavar="/PATH/", help="The folder of the web space that it will lie in."),
]
Interpreter = Annotated[
    Path | None,
    typer.Option(
        "--interpreter",
        metavar="DIR",
        help="Where `npm install pyodide` has put the interpreter; else as a checkout has it.",
    ),
]


def site(out: Out, base: Base = "/", interpreter: Interpreter = None) -> None:
    """Write a web site on which all installed games are played without a server.

    Rules, bots and tables run in the browser of whoever opens it, alone, with bots or around one screen,
    and go on without a network. Any static web space will do; to try it: `python -m http.server`.
    """
    if not BASE.fullmatch(base):
        raise Refused(say("refused-site-base", base=base))
    try:
        from fathomfive.site.writing import write_site
    except ImportError as error:
        raise Refused(say("refused-no-server", missing=error.name or str(error))) from error
    written = write_site(out, base, interpreter)
    size = round(written.size / 1e6)
    speak(
        say("site-written", folder=str(out), files=written.files, size=size, games=", ".join(written.games))
    )
    speak(say("site-next", base=base), "dim")
