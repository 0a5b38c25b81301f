"""`fathom`: play, study and check games from the command line. Each command lives in its own file."""

from __future__ import annotations

import typer

from fathomfive.cli import (
    bench,
    check,
    dataset,
    dev,
    examples,
    fuzz,
    games,
    guide,
    lab,
    languages,
    new_game,
    play,
    prove,
    replay,
    reports,
    rules,
    simulate,
    sit,
    site,
    suite,
    tell,
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
app.command()(tell.tell)
app.command()(reports.reports)
app.command()(rules.rules)
app.command()(languages.languages)
app.command()(simulate.simulate)
app.command()(suite.suite)
app.command()(dataset.dataset)
app.command()(sit.sit)
app.command()(examples.examples)
app.command()(fuzz.fuzz)
app.command()(check.check)
app.command()(guide.guide)
app.command()(prove.prove)
app.command()(bench.bench)
app.command()(new_game.new_game)
app.command()(dev.dev)
app.command()(site.site)
app.add_typer(lab.app, name="lab")
app.add_typer(server.app)
