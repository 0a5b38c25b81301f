"""`fathom tell`: a finished match, or the evenings of a campaign, as one file to keep."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fathomfive.cli.journals import open_journal
from fathomfive.cli.output import progress, speak
from fathomfive.cli.settings import Language
from fathomfive.keepsake.built import built
from fathomfive.keepsake.evening import Evening
from fathomfive.keepsake.making import keepsake
from fathomfive.keepsake.turning import look_over
from fathomfive.kernel.journal import Journal
from fathomfive.kernel.text import FALLBACK, say
from fathomfive.terminal.words import speak_in

Recorded = Annotated[
    list[Path],
    typer.Argument(
        metavar="JOURNAL...",
        help="A finished match, as `fathom play` or a table's export wrote it; several are the evenings of "
        "one campaign, oldest first.",
    ),
]
Out = Annotated[
    Path | None,
    typer.Option("--out", metavar="FILE", help="Where to write it; else beside the last journal, as .html."),
]
Seat = Annotated[
    int | None,
    typer.Option("--seat", metavar="N", help="Through whose eyes, from 0; else as somebody who watched."),
]
Names = Annotated[
    list[str] | None,
    typer.Option("--name", metavar="NAME", help="Who sat there, seat by seat; may be repeated."),
]
NoReview = Annotated[
    bool, typer.Option("--no-review", help="Leave out where it turned, for which bots think a while.")
]


def tell(
    journals: Recorded,
    out: Out = None,
    seat: Seat = None,
    name: Names = None,
    no_review: NoReview = False,
    language: Language = FALLBACK,
) -> None:
    """Tell a finished match as one HTML file: its story, where it turned, its board, its dice.

    The file holds all of itself. It opens without a network, and prints as a booklet.
    """
    built("keepsake/keepsake.js")  # refused before bots have thought for half a minute
    read = [open_journal(file) for file in journals]
    speak_in(language, read[-1].game.languages)
    names = dict(enumerate(name or []))
    evenings = [
        _evening(journal, file, seat, names, no_review) for journal, file in zip(read, journals, strict=True)
    ]
    page = keepsake(evenings, seat, language)
    file = out or journals[-1].with_suffix(".html")
    file.write_bytes(page)
    speak(say("tell-made", file=str(file), size=len(page) // 1000))


def _evening(
    journal: Journal, file: Path, seat: int | None, names: dict[int, str], no_review: bool
) -> Evening:
    evening = Evening(list(journal.lines()), names, seat=seat or 0)
    if not no_review and journal.match_at().over:
        with progress() as bar:
            task = bar.add_task(file.name)
            evening.points = look_over(
                journal, evening.seat, lambda done, of: bar.update(task, completed=done, total=of)
            )
    return evening
