"""`fathom languages`: which languages are spoken, what one of them lacks, and packs to begin one with."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from fathomfive.cli.output import FINDING, out, print_json, speak
from fathomfive.cli.settings import AsJson
from fathomfive.kernel.game import Refused
from fathomfive.kernel.languages import FALLBACK
from fathomfive.kernel.text import say
from fathomfive.proof.languages.lacking import MESSAGES, NAMES, RULES, Gap, Report, report
from fathomfive.proof.languages.packing import PSEUDO, pseudo, write_pack
from fathomfive.proof.languages.rooms import Room, known_languages, rooms
from fathomfive.terminal.words import texts_of

Tongue = Annotated[
    str | None, typer.Argument(metavar="[LANG]", help="One language, such as `it`; else all that are there.")
]
Only = Annotated[
    list[str] | None,
    typer.Option("--room", metavar="NAME", help="Only this game or room of the house; may be given again."),
]
Strict = Annotated[bool, typer.Option("--strict", help="End with exit code 1 if anything is wrong.")]
Pseudo = Annotated[
    Path | None,
    typer.Option("--pseudo", metavar="DIR", help="Write a pack of longer, accented English there."),
]
Begin = Annotated[
    Path | None,
    typer.Option("--begin", metavar="DIR", help="Write a pack of English sentences to translate there."),
]


def languages(
    language: Tongue = None,
    room: Only = None,
    strict: Strict = False,
    pseudo: Pseudo = None,
    begin: Begin = None,
    json: AsJson = False,
) -> None:
    """Say which languages are spoken here and how much of each is there, or what one language lacks.

    Messages, rules and printed names are compared with the English: what is missing, what nobody needs any
    more, and sentences that speak of variables which nobody gives them.
    """
    wanted = _wanted(room)
    if pseudo is not None:
        _write_pack(pseudo, PSEUDO, wanted)
        return
    if begin is not None:
        if language is None:
            raise Refused(say("refused-languages-which"))
        _write_pack(begin, language, wanted)
        return
    if language == FALLBACK:
        raise Refused(say("refused-languages-english"))
    reports = [report(one, wanted) for one in ([language] if language else known_languages())]
    if json:
        print_json(reports)
    else:
        for found in reports:
            _print(found, whole=language is not None)
    if strict and any(found.gaps for found in reports):
        raise typer.Exit(FINDING)


def _wanted(only: list[str] | None) -> list[Room]:
    every = list(rooms())
    known = [room.name for room in every]
    for name in only or ():
        if name not in known:
            raise Refused(say("refused-languages-room", room=name, known=", ".join(known)))
    return [room for room in every if not only or room.name in only]


def _write_pack(folder: Path, language: str, wanted: list[Room]) -> None:
    package = write_pack(folder, language, wanted, pseudo if language == PSEUDO else str)
    speak(say("languages-written", folder=str(package), language=language))


def _print(found: Report, *, whole: bool) -> None:
    texts = texts_of()
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), title_justify="left")
    table.add_column(found.language, style="bold cyan", header_style="bold")
    for part in (MESSAGES, RULES, NAMES):
        table.add_column(texts(say(f"languages-{part}")), justify="right", header_style="dim")
    counts = {(count.room, count.part): f"{count.there} / {count.of}" for count in found.counts}
    for room in dict.fromkeys(count.room for count in found.counts):
        table.add_row(room, *(counts.get((room, part), "") for part in (MESSAGES, RULES, NAMES)))
    out().print(table)
    for gap in found.gaps if whole else ():
        out().print(f"  {_line(gap)}", markup=False, soft_wrap=True)
    if not found.gaps:
        speak(say("languages-whole", language=found.language))
    elif not whole:
        speak(say("languages-gaps", language=found.language, n=len(found.gaps)), "dim")


def _line(gap: Gap) -> str:
    return texts_of()(
        say(f"languages-{gap.fault}", room=gap.room, what=gap.what, more=gap.more.replace("\n", " "))
    )
