"""`fathom dev`: an author's workbench."""

from __future__ import annotations

import secrets
import signal
import socket
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

from fathomfive.cli.output import speak
from fathomfive.cli.settings import Given, Language, Seats, Seed, read_setup
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Refused
from fathomfive.kernel.text import FALLBACK, say
from fathomfive.terminal.words import languages, speak_in

GameOrFolder = Annotated[
    str,
    typer.Argument(metavar="GAME", help="The game's id, or the folder with its pyproject.toml."),
]
From = Annotated[
    Path | None,
    typer.Option(
        "--from",
        metavar="FILE",
        help="Start from a journal (`fathom play --file`, `fuzz` and `check` write them) or from a position "
        "that a test has kept.",
    ),
]
At = Annotated[
    int | None,
    typer.Option("--at", metavar="N", min=0, help="The entry of the journal to start after; else its end."),
]
Port = Annotated[int, typer.Option("--port", min=0, max=65535, help="0: any that is free.")]


def dev(
    game: GameOrFolder,
    file: From = None,
    at: At = None,
    seats: Seats = None,
    option: Given = None,
    seed: Seed = None,
    port: Port = 0,
    language: Language = FALLBACK,
) -> None:
    """See a game while you write it: a table in your browser that follows every file you save.

    All seats are yours. When a rule, a number, a sentence or a picture is saved, the table is laid anew and
    your answers are given again, so that you stand at the same question. An answer that no longer fits is
    named with the reason, and a mistake is shown over the table until it is mended. Only this machine can
    open it.
    """
    if file is not None and not file.is_file():
        raise Refused(say("refused-no-file", file=str(file)))
    try:
        from fathomfive.dev.errand import Session
        from fathomfive.dev.place import find_place
        from fathomfive.dev.workbench import HOST, Workbench
        from fathomfive.tables.ids import table_id
    except ImportError as error:
        raise Refused(say("refused-no-server", missing=error.name or str(error))) from error
    with TemporaryDirectory(prefix="fathom-dev-") as shelf, socket.create_server((HOST, port)) as listening:
        place = find_place(game, Path(shelf))
        speak_in(language, languages(place.folder / "text"))
        session = Session(
            place=place,
            shelf=Path(shelf),
            token=secrets.token_urlsafe(24),
            table=table_id("a"),
            author="a~" + secrets.token_urlsafe(16),
            setup=partial(read_setup, seats=seats, given=option),
            key=secrets.token_hex(32) if seed is None else Dice.seeded(seed).key,
            file=file.resolve() if file is not None else None,
            at=at,
            language=language,
        )
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # the shelf is cleared either way
        try:
            Workbench(session, listening, speak).work()
        except KeyboardInterrupt:
            raise typer.Exit(0) from None
