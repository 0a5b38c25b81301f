"""`fathom replay`: step through a recorded match, or check that it holds."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from fathomfive.cli.journals import open_journal
from fathomfive.cli.output import found, progress, speak
from fathomfive.cli.settings import Language
from fathomfive.kernel.game import Refused
from fathomfive.kernel.journal import Journal
from fathomfive.kernel.match import RuleBroke
from fathomfive.kernel.text import FALLBACK, say
from fathomfive.server.operate.options import Database, databases_of, the_hosting
from fathomfive.terminal.replay import PlainReplay, Replay
from fathomfive.terminal.words import refusal, speak_in, texts_of

Recorded = Annotated[
    Path,
    typer.Argument(
        metavar="FILE",
        help="A journal, as `fathom play` and `fathom fuzz` write it; or the number of a report in `fathom "
        "reports`, which opens at its moment once the match is over.",
    ),
]
At = Annotated[
    int | None,
    typer.Option("--at", metavar="N", min=0, help="Open it after this entry; 0 is the beginning."),
]
Verify = Annotated[
    bool, typer.Option("--verify", help="Check every entry, the dice and the final table instead.")
]
Plain = Annotated[
    bool, typer.Option("--plain", help="Lines of text instead of a full screen; also works through a pipe.")
]


def replay(
    file: Recorded,
    at: At = None,
    verify: Verify = False,
    plain: Plain = False,
    database: Database = None,
    language: Language = FALLBACK,
) -> None:
    """Step through a recorded match: the table after each entry, what happened, and what was answered.

    With --verify nothing is shown: every answer must be legal and lead where the journal says, the dice must
    be the ones that were promised, and the final table the recorded one. Exit code 1 if not.
    """
    journal, moment = _opened(file, database)
    speak_in(language, journal.game.languages)
    if verify:
        _verify(journal, file)
        return
    show_replay(journal, str(file), moment if at is None else at, plain)


def _opened(file: Path, database: list[str] | None) -> tuple[Journal, int]:
    """The journal that was named, and where it opens: a file from its beginning, a report at its moment."""
    if file.is_file() or not file.name.isdecimal():
        return open_journal(file), 0
    hosting, where = the_hosting(), databases_of(database)
    lines, at = hosting.fault_journal(where, hosting.find_fault(where, int(file.name)))
    return Journal.parse(lines), at


def show_replay(journal: Journal, name: str, at: int, plain: bool) -> None:
    """Step through a journal on a full screen, or as lines of text where there is none."""
    look = Replay(journal.game, journal, name, at)
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        PlainReplay(look).run()
    else:
        from fathomfive.terminal.replay_screen import ReplayApp

        ReplayApp(look).run()


def _verify(journal: Journal, file: Path) -> None:
    count = len(journal.entries)
    with progress() as bar:
        task = bar.add_task(file.name, total=count)
        try:
            match = journal.verify(watch=lambda number: bar.update(task, completed=number))
        except (ValueError, RuleBroke) as fault:
            found(say("replay-false", file=str(file), reason=_reason(fault)))
    adopted = journal.last_adoption()
    message = "replay-adopted" if adopted else "replay-verified" if match.over else "replay-open"
    speak(say(message, file=str(file), count=count - adopted, adopted=adopted))


def _reason(fault: Exception) -> str:
    """What is wrong, in words also where the rules refused an answer."""
    refused = fault.__cause__
    if isinstance(refused, Refused):
        return str(fault).replace(str(refused), refusal(texts_of(), refused))
    return str(fault)
