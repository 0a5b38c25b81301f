"""The operator's commands: serve, migrate, check-running, tables. `fathomfive.cli` mounts them.

The server's own modules are loaded when a command needs them: nobody who only plays should wait for them,
or need to have them installed.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from fathomfive.server.operate import moderate
from fathomfive.server.operate.options import (
    CachedTables,
    CookieSecret,
    Database,
    Operations,
    TrustProxy,
    databases_of,
    the_hosting,
)
from fathomfive.tables.settings import WhoOpens

app = typer.Typer()
tables = typer.Typer(no_args_is_help=True, help="Look at hosted tables, take journals out and in.")
app.add_typer(tables, name="tables")
keys = typer.Typer(no_args_is_help=True, help="Keys of the house, for `fathom serve --open-tables key`.")
app.add_typer(keys, name="keys")
app.add_typer(moderate.app, name="moderate")

Redis = Annotated[str, typer.Option(envvar="FATHOM_REDIS", help="redis://..., for several nodes.")]
Workers = Annotated[int, typer.Option(min=1, help="Processes for bots, hints and replay.")]
JobSeconds = Annotated[int, typer.Option(min=1, help="CPU time after which a job is stopped.")]
JobMegabytes = Annotated[int, typer.Option(min=512, help="Memory a worker process may have.")]
Presets = Annotated[
    Path | None,
    typer.Option(help="A TOML file of other content that people may choose by name; docs/hosting.md tells."),
]
Designer = Annotated[
    list[str] | None,
    typer.Option(
        metavar="KEY",
        help="Take only presets that this designer signed in the lab, by the key that `fathom lab offer` "
        "names; may be repeated.",
    ),
]
KeepOption = Annotated[
    list[str] | None,
    typer.Option(
        "--keep",
        metavar="NAME=DAYS",
        help="How long something stays that nobody touches: open, running or finished tables, guests, "
        "faults. 0 is for good. May be repeated; docs/hosting.md lists the usual.",
    ),
]
Mail = Annotated[
    str,
    typer.Option(
        envvar="FATHOM_MAIL",
        help="smtp://user:password@host:587 or smtps://...; without it nobody gets mail.",
    ),
]
MailFrom = Annotated[str, typer.Option(envvar="FATHOM_MAIL_FROM", help="Whom mail comes from.")]
MayCall = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NETWORK",
        help="An address or network of your own that guests may have called, such as 192.168.1.5 for your "
        "ntfy; may be repeated.",
    ),
]
CallAfter = Annotated[
    float, typer.Option(min=0, help="Seconds for people to be there by themselves before they are called.")
]
Address = Annotated[str, typer.Option(help="Where people reach this house; links begin with it.")]
USUAL_ADDRESS = "http://localhost:8555"
LogLevel = Annotated[str, typer.Option(help="debug, info, warning or error.")]


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
    cached_tables: CachedTables = 2000,
    games: Annotated[
        str, typer.Option(help="Offer only these games, by id and with commas between them.")
    ] = "",
    open_tables: Annotated[
        WhoOpens, typer.Option(help="Who may open tables: everyone, holders of a house key, or only you.")
    ] = "everyone",
    presets: Presets = None,
    designer: Designer = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=NUMBER",
            help="Allow more or less of something, such as hints_per_minute=10; 0 is no limit. "
            "May be repeated; docs/hosting.md lists all.",
        ),
    ] = None,
    keep: KeepOption = None,
    mail: Mail = "",
    mail_from: MailFrom = "",
    may_call: MayCall = None,
    call_after: CallAfter = 10.0,
    trust_proxy: TrustProxy = None,
    cookie_secret: CookieSecret = "",
    operations: Operations = "",
    through: Annotated[
        str,
        typer.Option(
            metavar="COMMAND",
            help="Run your own tunnel beside the server, such as ssh -R, cloudflared or tailscale, and use "
            "the address it prints; {port} in it is the port.",
        ),
    ] = "",
    log: LogLevel = "warning",
) -> None:
    """Host tables, on this machine and in the living room."""
    hosting = the_hosting()
    from fathomfive.server.operate.offers import allowances, callable_networks, offered, trusted
    from fathomfive.server.operate.presets import read_presets
    from fathomfive.server.operate.retention import kept
    from fathomfive.server.operate.serve import addresses
    from fathomfive.server.operate.settings import Settings
    from fathomfive.server.operate.through import Tunnel

    where = list(addresses(host, port))
    tunnel = Tunnel(through, port) if through else None
    outside = [tunnel.address()] if tunnel else []
    settings = Settings(
        databases=databases_of(database),
        redis=redis,
        workers=workers,
        job_seconds=job_seconds,
        job_megabytes=job_megabytes,
        bots=bots,
        cached_tables=cached_tables,
        games=offered(games),
        open_tables=open_tables,
        presets=read_presets(presets, designer or ()),
        allow=allowances(limit or []),
        keep=kept(keep or []),
        mail=mail,
        mail_from=mail_from or ("table@" + hosting.host_name() if mail else ""),
        may_call=callable_networks(may_call or []),
        call_after=call_after,
        cookie_secret=cookie_secret,
        proxies=trusted(trust_proxy or []),
        operations=operations,
        hosts=hosting.host_names(
            host, (allow_host or []) + [urlsplit(one).hostname or "" for one in outside]
        ),
        reach=(outside or where[1:] or [""])[0],
    )
    _say_where(where, outside, settings.databases[0])
    try:
        if tunnel:
            tunnel.ended = _tunnel_ended
            tunnel.end_with_us()
        if not hosting.serve(settings, host, port, log):
            raise typer.Exit(1)
    finally:
        if tunnel:
            tunnel.close()


def _tunnel_ended(code: int) -> None:
    typer.echo(f"The tunnel has ended ({code}): friends outside no longer reach you. Start again to open it.")


def _say_where(where: list[str], outside: list[str], database: str) -> None:
    from fathomfive.server.operate.serve import qr

    console = Console(highlight=False)
    console.print("Fathom Five hosts tables at")
    for address in where:
        console.print(f"  {address}", style="bold")
    if outside:
        console.print("and, through your tunnel, for friends anywhere at")
        console.print(f"  {outside[0]}", style="bold", soft_wrap=True)
        console.print(qr(outside[0]), soft_wrap=True)
    elif len(where) > 1:
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
    operations: Operations = "",
    log: LogLevel = "warning",
) -> None:
    """Play the seats of bots, in a process of its own: it takes from the queue that all nodes share."""
    hosting = the_hosting()
    from fathomfive.server.operate.settings import Settings

    typer.echo("Bots play. Ctrl-C ends; other `fathom bots` go on.")
    settings = Settings(
        databases=databases_of(database),
        redis=redis,
        workers=workers,
        job_seconds=job_seconds,
        job_megabytes=job_megabytes,
        operations=operations,
        people=False,
    )
    if not hosting.think(settings, log):
        raise typer.Exit(1)


@app.command()
def migrate(database: Database = None) -> None:
    """Bring databases to this release's schema."""
    for before, after in the_hosting().bring_up_to_date(databases_of(database)):
        typer.echo(f"already at {after}" if before == after else f"{before or 'empty'} -> {after}")


@app.command(name="cookie-secret")
def take_out_secret(file: Path, database: Database = None) -> None:
    """Take the secret that signs cookies out of the database into a file; nodes get it by --cookie-secret."""
    the_hosting().take_out_secret(databases_of(database), file)
    typer.echo(f"{file} has it now. Start every node again with: --cookie-secret {file}")


@app.command()
def check_running(
    database: Database = None,
    redis: Redis = "",
    adopt: Annotated[bool, typer.Option("--adopt", help="Carry the verdicts out.")] = False,
    every: Annotated[bool, typer.Option("--all", help="List the tables that go on, too.")] = False,
) -> None:
    """Before a deploy: which running tables go on under this release, are adopted, or stay frozen."""
    verdicts, taken_over = the_hosting().judge_running(databases_of(database), redis, carry_out=adopt)
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
    for row in the_hosting().list_tables(databases_of(database), phase or ["lobby", "playing"], most):
        seats = ", ".join(str(seat + 1) for seat in range(64) if row.waiting >> seat & 1)
        shown.add_row(row.id, row.game, row.phase, str(row.head), seats, iso(row.since))
    Console(width=None if sys.stdout.isatty() else 200).print(shown)


@tables.command()
def show(table: str, database: Database = None) -> None:
    """One table: everything but its secrets."""
    row = the_hosting().show_table(databases_of(database), table)
    typer.echo(msgspec.json.format(msgspec.json.encode(row), indent=2).decode())


@tables.command(name="open")
def open_table(
    game: str,
    seats: Annotated[int, typer.Option(min=1, max=64)],
    name: Annotated[str, typer.Option(help="What the table is called.")] = "",
    preset: Annotated[str, typer.Option(help="One of the presets in --presets.")] = "",
    presets: Presets = None,
    at: Address = USUAL_ADDRESS,
    database: Database = None,
) -> None:
    """Lay a table; prints its links. Whoever sits down first hosts it."""
    hosting = the_hosting()
    from fathomfive.server.operate.presets import read_presets

    links = hosting.open_table(databases_of(database), game, seats, name, preset, read_presets(presets))
    for what, path in zip(("play", "watch"), links, strict=True):
        typer.echo(f"{what}  {at.rstrip('/')}{path}")


@tables.command()
def verify(database: Database = None) -> None:
    """Play every table again from its journal: after a restore, or whenever in doubt."""
    findings = the_hosting().verify_tables(databases_of(database))
    for finding in findings:
        if finding.state == "damaged":
            typer.echo(f"{finding.table}  {finding.game}  damaged: {finding.why}")
    counted = Counter(finding.state for finding in findings)
    typer.echo(", ".join(f"{counted[state]} {state}" for state in ("sound", "damaged", "of other rules")))
    if counted["damaged"]:
        typer.echo("Restore the newest backup in which these are sound, or go on without them.", err=True)
        raise typer.Exit(1)


@tables.command()
def expire(
    database: Database = None,
    redis: Redis = "",
    keep: KeepOption = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would go, and why.")] = False,
) -> None:
    """Let go of what nobody has touched for long, now. A server does the same bit by bit."""
    hosting = the_hosting()
    from fathomfive.server.operate.retention import kept
    from fathomfive.tables.clock import iso

    days = kept(keep or [])
    gone = hosting.expire(databases_of(database), redis, days, carry_out=not dry_run)
    for one in gone:
        typer.echo(
            f"{one.id}  {one.kind}  untouched since {iso(one.since)[:10]}, kept for {days.of(one.kind)} days"
        )
    counted = Counter({"guest": "guests", "fault": "reports"}.get(one.kind, "tables") for one in gone)
    verb = "would go" if dry_run else "gone"
    typer.echo(
        f"{counted['tables']} tables, {counted['guests']} guests and {counted['reports']} reports {verb}"
    )


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
    journal = the_hosting().export_table(databases_of(database), table, running=running)
    if file is None:
        sys.stdout.buffer.write(journal)
    else:
        file.write_bytes(journal)


@tables.command()
def results(
    game: str,
    file: Annotated[Path | None, typer.Argument(help="Standard output if left out.")] = None,
    database: Database = None,
) -> None:
    """How people's finished matches of a game went, without a name: a line each, for `fathom lab people`."""
    lines = the_hosting().results_of(databases_of(database), game)
    text = b"".join(line + b"\n" for line in lines)
    if file is None:
        sys.stdout.buffer.write(text)
    else:
        file.write_bytes(text)


@tables.command(name="import")
def import_table(file: Path, database: Database = None, presets: Presets = None) -> None:
    """Take in the journal of a finished match; prints the table's id."""
    hosting = the_hosting()
    from fathomfive.server.operate.presets import read_presets

    typer.echo(hosting.import_table(databases_of(database), file.read_bytes(), read_presets(presets)))


# --- whose house ------------------------------------------------------------------------------------------


@keys.command(name="new")
def new_key(
    name: Annotated[str, typer.Argument(help="For whom, so that you know which one to revoke.")],
    at: Address = USUAL_ADDRESS,
    database: Database = None,
) -> None:
    """Make a key and print its link: whoever opens it may open tables."""
    key, token = the_hosting().new_key(databases_of(database), name)
    typer.echo(f"{at.rstrip('/')}/key#{token}")
    typer.echo(f"This link is shown once. Take it back with: fathom keys revoke {key}", err=True)


@keys.command(name="list")
def list_keys(database: Database = None) -> None:
    """Every key, for whom it was made and how many have taken it."""
    from fathomfive.tables.clock import iso

    shown = Table("key", "for", "made", "taken by", box=None)
    for key in the_hosting().list_keys(databases_of(database)):
        shown.add_row(key.id, key.name, iso(key.made)[:10], str(key.holders))
    Console(width=None if sys.stdout.isatty() else 200).print(shown)


@keys.command(name="revoke")
def revoke_key(key: str, database: Database = None) -> None:
    """Take a key back: its holders open no more tables; those they have go on."""
    the_hosting().revoke_key(databases_of(database), key)
    typer.echo(f"{key} opens nothing any more")
