"""`fathom`: play, study and check games from the command line. Each command lives in its own file."""

from __future__ import annotations

import typer

from fathomfive.cli import (
    bench,
    check,
    dev,
    fuzz,
    games,
    lab,
    new_game,
    play,
    prove,
    replay,
    reports,
    rules,
    simulate,
)
from fathomfive.cli.output import Commands
from fathomfive.server.operate import commands as server

app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    help="Play, study and check deep-sea tabletop games. Begin with: fathom games",
)
app.command()(games.games)
app.command()(play.play)
app.command()(replay.replay)
app.command()(reports.reports)
app.command()(rules.rules)
app.command()(simulate.simulate)
app.command()(fuzz.fuzz)
app.command()(check.check)
app.command()(prove.prove)
app.command()(bench.bench)
app.command()(new_game.new_game)
app.command()(dev.dev)
app.add_typer(lab.app, name="lab")
app.add_typer(server.app)
