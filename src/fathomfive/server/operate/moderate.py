"""`fathom moderate`: what people reported, and what the operator does about it. Each act is written down with
who did it and why, and works while the server runs.
"""

from __future__ import annotations

import asyncio
import getpass
import sys
from collections.abc import Awaitable, Callable
from ipaddress import ip_network
from typing import Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.table import Table

from fathomfive.kernel.game import Refused
from fathomfive.kernel.text import say
from fathomfive.server.operate.options import Database, databases_of, the_hosting

app = typer.Typer(no_args_is_help=True, help="Read reports, ban and unban, remove lines; see what was done.")

T = TypeVar("T")
Why = Annotated[str, typer.Option(help="The reason; a banned person reads it, and so does your log.")]
Who = Annotated[str, typer.Option("--as", help="Who does it, for the log.", show_default="your user name")]


def _do(database: list[str] | None, work: Callable[[Any], Awaitable[T]]) -> T:
    """Something with all databases of the house."""

    async def run() -> T:
        async with the_hosting().looking(databases_of(database)) as shards:
            return await work(shards)

    return asyncio.run(run())


def _done(found: bool) -> None:
    if not found:
        raise Refused(say("refused-not-found"))


def _print(shown: Table) -> None:
    Console(width=None if sys.stdout.isatty() else 240).print(shown)


@app.command()
def reports(
    every: Annotated[bool, typer.Option("--all", help="Those that are closed, too.")] = False,
    database: Database = None,
) -> None:
    """What people reported, the latest first."""
    from fathomfive.server.journals import moderation
    from fathomfive.tables.clock import iso

    shown = Table("report", "at", "about", "guest", "table", "line", "words", "why", box=None)
    for one in _do(database, lambda shards: moderation.reports(shards.first, closed=every)):
        line = "" if one.line is None else str(one.line)
        shown.add_row(
            str(one.id), iso(one.at)[:16], one.name, one.guest, one.table_id, line, one.words, one.why
        )
    _print(shown)


@app.command()
def close(report: int, why: Why, who: Who = "", database: Database = None) -> None:
    """Be done with a report."""
    from fathomfive.server.journals import moderation

    by = who or getpass.getuser()
    _done(_do(database, lambda shards: moderation.close_report(shards.first, report, by, why)))
    typer.echo(f"report {report} is closed")


@app.command()
def ban(
    days: Annotated[float, typer.Option(min=0.01, max=3650, help="Until when.")],
    why: Why,
    guest: Annotated[str, typer.Option(help="Of a guest, by id: see `fathom moderate reports`.")] = "",
    address: Annotated[str, typer.Option(help="Of an address or a network.")] = "",
    who: Who = "",
    database: Database = None,
) -> None:
    """Close the house to a guest or an address, for some days. Every node knows it within ten seconds."""
    from fathomfive.server.journals import moderation
    from fathomfive.server.journals.store import A_DAY
    from fathomfive.tables.clock import iso, now

    if bool(guest) == bool(address):
        raise Refused(say("refused-nobody-named"))
    if address:
        try:
            ip_network(address, strict=False)
        except ValueError as error:
            raise Refused(say("refused-no-address", address=address)) from error
    by, until = who or getpass.getuser(), now() + int(days * A_DAY)
    new = _do(database, lambda shards: moderation.ban(shards.first, guest, address, until, by, why))
    typer.echo(f"ban {new.id} holds until {iso(until)[:16]}; lift it with: fathom moderate unban {new.id}")


@app.command()
def unban(ban: str, why: Why, who: Who = "", database: Database = None) -> None:
    """Lift a ban before its end."""
    from fathomfive.server.journals import moderation

    by = who or getpass.getuser()
    _done(_do(database, lambda shards: moderation.lift_ban(shards.first, ban, by, why)))
    typer.echo(f"ban {ban} is lifted")


@app.command()
def bans(database: Database = None) -> None:
    """The bans in force."""
    from fathomfive.server.journals import moderation
    from fathomfive.tables.clock import iso, now

    shown = Table("ban", "of", "until", "why", box=None)
    for one in _do(database, lambda shards: moderation.bans(shards.first, now())):
        shown.add_row(one.id, one.guest or one.address, iso(one.until)[:16], one.why)
    _print(shown)


@app.command()
def unsay(table: str, line: int, why: Why, who: Who = "", database: Database = None) -> None:
    """Remove a line of table talk for good. Open windows show it until they are opened again."""
    from fathomfive.server.journals.moderation import Act, note_act
    from fathomfive.tables.clock import now

    by = who or getpass.getuser()

    async def remove(shards: Any) -> bool:
        if not await shards.of(table).unsay(table, line, None):
            return False
        await note_act(
            shards.first, Act(at=now(), who=by, act="unsay", about=f"{table} line {line}", why=why)
        )
        return True

    _done(_do(database, remove))
    typer.echo(f"line {line} is gone")


@app.command()
def log(most: Annotated[int, typer.Option(min=1)] = 200, database: Database = None) -> None:
    """What operators did, the latest first."""
    from fathomfive.server.journals import moderation
    from fathomfive.tables.clock import iso

    shown = Table("at", "who", "did", "about", "why", box=None)
    for one in _do(database, lambda shards: moderation.acts(shards.first, most)):
        shown.add_row(iso(one.at)[:16], one.who, one.act, one.about, one.why)
    _print(shown)
