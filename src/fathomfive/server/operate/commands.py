"""The operator's commands: serve, migrate, check-running, tables. `fathomfive.cli` mounts them.

The server's own modules are loaded when a command needs them: nobody who only plays should wait for them,
or need to have them installed.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from fathomfive.kernel.game import Refused
from fathomfive.kernel.text import say

app = typer.Typer()
tables = typer.Typer(no_args_is_help=True, help="Look at hosted tables, take journals out and in.")
app.add_typer(tables, name="tables")

Database = Annotated[
    list[str] | None,
    typer.Option(
        envvar="FATHOM_DATABASE",
        help="postgresql://... or sqlite:///file; without it a file in your home. Several are shards: always "
        "all of them, in the same order.",
        show_default=False,
    ),
]
Redis = Annotated[str, typer.Option(envvar="FATHOM_REDIS", help="redis://..., for several nodes.")]
Workers = Annotated[int, typer.Option(min=1, help="Processes for bots, hints and replay.")]
JobSeconds = Annotated[int, typer.Option(min=1, help="CPU time after which a job is stopped.")]
JobMegabytes = Annotated[int, typer.Option(min=512, help="Memory a worker process may have.")]
LogLevel = Annotated[str, typer.Option(help="debug, info, warning or error.")]


def _databases(given: list[str] | None) -> tuple[str, ...]:
    """Those that were named, or where a home host keeps its tables."""
    if given:
        return tuple(given)
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return (f"sqlite:///{data}/fathom-five/tables.db",)


def _hosting() -> Any:
    try:
        from fathomfive.server.operate import hosting
    except ImportError as error:
        raise Refused(say("refused-no-server", missing=error.name or str(error))) from error
    module: ModuleType = hosting
    return module


@app.command()
def serve(
    database: Database = None,
    redis: Redis = "",
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "0.0.0.0",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8555,
    allow_host: Annotated[
        list[str] | None, typer.Option(help="A name people reach this server by; may be repeated.")
    ] = None,
    workers: Workers = 1,
    job_seconds: JobSeconds = 20,
    job_megabytes: JobMegabytes = 1024,
    bots: Annotated[
        bool, typer.Option("--bots/--no-bots", help="Whether bots think here, or in `fathom bots`.")
    ] = True,
    games: Annotated[
        str, typer.Option(help="Offer only these games, by id and with commas between them.")
    ] = "",
    limit: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=NUMBER",
            help="Allow more or less of something, such as hints_per_minute=10; 0 is no limit. "
            "May be repeated; docs/hosting.md lists all.",
        ),
    ] = None,
    log: LogLevel = "warning",
) -> None:
    """Host tables, on this machine and in the living room."""
    hosting = _hosting()
    from fathomfive.server.operate.offers import allowances, offered
    from fathomfive.server.operate.serve import addresses
    from fathomfive.server.operate.settings import Settings

    where = list(addresses(host, port))
    settings = Settings(
        databases=_databases(database),
        redis=redis,
        workers=workers,
        job_seconds=job_seconds,
        job_megabytes=job_megabytes,
        bots=bots,
        games=offered(games),
        allow=allowances(limit or []),
        hosts=hosting.host_names(host, allow_host or []),
        reach=where[1] if len(where) > 1 else "",
    )
    _say_where(where, settings.databases[0])
    if not hosting.serve(settings, host, port, log):
        raise typer.Exit(1)


def _say_where(where: list[str], database: str) -> None:
    from fathomfive.server.operate.serve import qr

    console = Console(highlight=False)
    console.print("Fathom Five hosts tables at")
    for address in where:
        console.print(f"  {address}", style="bold")
    if len(where) > 1:
        console.print("In the same room? Point a phone at this:")
        console.print(qr(where[1]), soft_wrap=True)
    kept = "PostgreSQL" if database.startswith("postgres") else database.removeprefix("sqlite:///")
    console.print(f"Tables are kept in {kept}. Ctrl-C ends; they go on when you start again.", soft_wrap=True)


@app.command()
def bots(
    database: Database = None,
    redis: Redis = "",
    workers: Workers = 1,
    job_seconds: JobSeconds = 20,
    job_megabytes: JobMegabytes = 1024,
    log: LogLevel = "warning",
) -> None:
    """Play the seats of bots, in a process of its own: it takes from the queue that all nodes share."""
    hosting = _hosting()
    from fathomfive.server.operate.settings import Settings

    typer.echo("Bots play. Ctrl-C ends; other `fathom bots` go on.")
    settings = Settings(
        databases=_databases(database),
        redis=redis,
        workers=workers,
        job_seconds=job_seconds,
        job_megabytes=job_megabytes,
    )
    hosting.think(settings, log)


@app.command()
def migrate(database: Database = None) -> None:
    """Bring databases to this release's schema."""
    for before, after in _hosting().bring_up_to_date(_databases(database)):
        typer.echo(f"already at {after}" if before == after else f"{before or 'empty'} -> {after}")


@app.command()
def check_running(
    database: Database = None,
    redis: Redis = "",
    adopt: Annotated[bool, typer.Option("--adopt", help="Carry the verdicts out.")] = False,
    every: Annotated[bool, typer.Option("--all", help="List the tables that go on, too.")] = False,
) -> None:
    """Before a deploy: which running tables go on under this release, are adopted, or stay frozen."""
    verdicts, taken_over = _hosting().judge_running(_databases(database), redis, carry_out=adopt)
    for verdict in verdicts:
        if every or verdict.fate != "goes on":
            again = f" ({verdict.asked_again} answers again)" if verdict.asked_again else ""
            typer.echo(f"{verdict.table}  {verdict.game}  {verdict.fate}{again}: {verdict.why}")
    counted = Counter(verdict.fate for verdict in verdicts)
    typer.echo(", ".join(f"{counted[fate]} {fate}" for fate in ("goes on", "adopted", "frozen")))
    if adopt:
        typer.echo(f"{taken_over} taken over")
    if counted["frozen"]:
        raise typer.Exit(1)


@tables.command(name="list")
def list_tables(
    database: Database = None,
    phase: Annotated[list[str] | None, typer.Option(help="lobby, playing or over; may be repeated.")] = None,
    most: Annotated[int, typer.Option(min=1)] = 100,
) -> None:
    """Tables, by id."""
    from fathomfive.tables.clock import iso

    shown = Table("table", "game", "phase", "entries", "waits for seat", "since", box=None)
    for row in _hosting().list_tables(_databases(database), phase or ["lobby", "playing"], most):
        seats = ", ".join(str(seat + 1) for seat in range(64) if row.waiting >> seat & 1)
        shown.add_row(row.id, row.game, row.phase, str(row.head), seats, iso(row.since))
    Console(width=None if sys.stdout.isatty() else 200).print(shown)


@tables.command()
def show(table: str, database: Database = None) -> None:
    """One table: everything but its secrets."""
    row = _hosting().show_table(_databases(database), table)
    typer.echo(msgspec.json.format(msgspec.json.encode(row), indent=2).decode())


@tables.command()
def verify(database: Database = None) -> None:
    """Play every table again from its journal: after a restore, or whenever in doubt."""
    findings = _hosting().verify_tables(_databases(database))
    for finding in findings:
        if finding.state == "damaged":
            typer.echo(f"{finding.table}  {finding.game}  damaged: {finding.why}")
    counted = Counter(finding.state for finding in findings)
    typer.echo(", ".join(f"{counted[state]} {state}" for state in ("sound", "damaged", "of other rules")))
    if counted["damaged"]:
        typer.echo("Restore the newest backup in which these are sound, or go on without them.", err=True)
        raise typer.Exit(1)


@tables.command()
def export(
    table: str,
    file: Annotated[Path | None, typer.Argument(help="Standard output if left out.")] = None,
    database: Database = None,
    running: Annotated[
        bool, typer.Option("--running", help="Of a match that is not over, too: with all its secrets.")
    ] = False,
) -> None:
    """Write the journal of a table."""
    journal = _hosting().export_table(_databases(database), table, running=running)
    if file is None:
        sys.stdout.buffer.write(journal)
    else:
        file.write_bytes(journal)


@tables.command(name="import")
def import_table(file: Path, database: Database = None) -> None:
    """Take in the journal of a finished match; prints the table's id."""
    typer.echo(_hosting().import_table(_databases(database), file.read_bytes()))
