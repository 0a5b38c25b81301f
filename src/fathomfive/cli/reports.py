"""`fathom reports`: what people at hosted tables said is wrong with a game, and what they saw.

What they report of each other is `fathom moderate reports`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text as Rich

from fathomfive.cli.output import print_json, speak
from fathomfive.cli.settings import Language
from fathomfive.kernel.game import find_game
from fathomfive.kernel.text import FALLBACK, say
from fathomfive.proof.reported import as_test
from fathomfive.server.operate.options import Database, databases_of, the_hosting
from fathomfive.terminal import sheets
from fathomfive.terminal.words import speak_in, texts_of

Number = Annotated[
    int | None, typer.Argument(metavar="[REPORT]", help="One report, with what its reporter saw.")
]
AsTest = Annotated[
    Path | None,
    typer.Option(
        "--as-test",
        metavar="FILE",
        help="Write a test that fails with what was said, at that moment; once the match is over.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="As data; of one report with the scene it was made at.")]
Most = Annotated[int, typer.Option(min=1, help="How many at most, the latest first.")]


def reports(
    report: Number = None,
    test: AsTest = None,
    json: AsJson = False,
    most: Most = 200,
    database: Database = None,
    language: Language = FALLBACK,
) -> None:
    """What people at hosted tables said is wrong. `fathom replay REPORT` opens the moment.

    While a match runs, only what the reporter saw is shown: its journal holds what other seats must not know.
    """
    hosting, where = the_hosting(), databases_of(database)
    if report is None:
        found = hosting.list_faults(where, most)
        if json:
            print_json([_data(fault) for fault in found])
        else:
            _list(found)
        return
    fault = hosting.find_fault(where, report)
    if test is not None:
        lines, at = hosting.fault_journal(where, fault)
        page = as_test(fault.id, fault.game, fault.release, fault.rule, fault.words, lines, at)
        test.write_text(page, encoding="utf-8")
        speak(say("report-test", report=fault.id, file=str(test)))
    elif json:
        print_json({**_data(fault), "saw": fault.seen()})
    else:
        _show(fault, language)


def _data(fault: Any) -> dict[str, Any]:
    from fathomfive.tables.clock import iso

    data = msgspec.structs.asdict(fault)
    del data["picture"], data["by"]
    return {**data, "at": iso(fault.at)}


def _list(found: list[Any]) -> None:
    from fathomfive.tables.clock import iso

    shown = Table("report", "at", "game", "table", "entry", "seat", "rule", "release", "words", box=None)
    for one in found:
        seat = "" if one.seat is None else str(one.seat + 1)
        shown.add_row(
            str(one.id), iso(one.at)[:16], one.game, one.table_id, str(one.seq), seat, one.rule, one.release,
            Rich(one.words),
        )  # fmt: skip
    _console().print(shown)


def _show(fault: Any, language: str) -> None:
    """One report, and the table as its reporter saw it."""
    game = find_game(fault.game)
    speak_in(language, game.languages)
    texts, console, picture = texts_of(game), _console(), fault.seen()
    _list([fault])
    if picture is None:
        speak(say("report-no-picture", report=fault.id))
        return
    console.print("", sheets.heading(picture.scene, texts), "", sep="\n")
    for sheet in sheets.table(picture.stage, picture.scene, texts, console.width):
        console.print(sheet)
    console.print(sheets.prompt(picture.scene, texts))


def _console() -> Console:
    return Console(highlight=False, width=None if sys.stdout.isatty() else 200)
