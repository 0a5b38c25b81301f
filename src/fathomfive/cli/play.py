"""`fathom play`: a match in the terminal, alone, with bots, or with others at the same keyboard."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

from fathomfive.bots import any_bot_named
from fathomfive.cli.journals import open_journal
from fathomfive.cli.settings import (
    BOTS_TOLD,
    GameId,
    Given,
    Language,
    Seats,
    Seed,
    read_options,
    refuse_misfit,
)
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, Refused, Setup, find_game
from fathomfive.kernel.match import RuleBroke
from fathomfive.kernel.text import FALLBACK, say
from fathomfive.learning.tutorial import LEARNER, guided_setup
from fathomfive.terminal.sitting import Sitting
from fathomfive.terminal.words import speak_in

Bots = Annotated[
    str | None,
    typer.Option(
        "--bots",
        metavar="NAME,...",
        help="Bots at the table. One name: every seat but yours. Several names: one bot each, on the last "
        f"seats. Seats without a bot are people at this keyboard. {BOTS_TOLD}.",
    ),
]
Plain = Annotated[
    bool, typer.Option("--plain", help="Lines of text instead of a full screen; also works through a pipe.")
]
Guided = Annotated[
    bool,
    typer.Option("--tutorial", help="Learn by playing: the game's guided first match, always the same."),
]
File = Annotated[
    Path | None,
    typer.Option("--file", metavar="F", help="Keep the match in this file; if it exists, go on with it."),
]


def play(
    game: GameId,
    seats: Seats = None,
    bots: Bots = None,
    seed: Seed = None,
    option: Given = None,
    plain: Plain = False,
    file: File = None,
    tutorial: Guided = False,
    language: Language = FALLBACK,
) -> None:
    """Play a game in the terminal.

    Without --bots every seat is a person, and the screen is handed around behind a curtain. Quitting saves
    the match; go on with it by --file.
    """
    title = find_game(game)
    speak_in(language, title.languages)
    names = [name.strip() for name in bots.split(",")] if bots else []
    for name in names:
        any_bot_named(name)  # refused before anything is laid out
    wanted = Wanted(seats, seed, read_options(title, option or ()))
    if tutorial:
        if wanted != Wanted(None, None, {}) or names:
            raise Refused(say("refused-tutorial-fixed"))
        sit_down(_learn(title, file), plain)
        return
    if file is not None and file.exists():
        sitting = _go_on(title, file, wanted)
    else:
        sitting = _begin(title, file, wanted, least=len(names) + 1)
    if names:
        sitting.seat_bots(_seated(names, sitting.match.setup.seats))
    sit_down(sitting, plain)


def _learn(game: Game[Any], file: Path | None) -> Sitting:
    """The guided first match, or the one in the file."""
    if file is not None and file.exists():
        return _go_on(game, file, Wanted(None, None, {}))
    tutorial, setup = guided_setup(game)
    sitting = Sitting.begin(game, setup, tutorial.key, file)
    sitting.seat_bots(dict.fromkeys(range(LEARNER + 1, setup.seats), tutorial.bot))
    return sitting


def sit_down(sitting: Sitting, plain: bool) -> None:
    """Open the table on a full screen, or as lines of text where there is none."""
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        from fathomfive.terminal.plain import PlainTable

        PlainTable(sitting).run()
    else:
        from fathomfive.terminal.screen import TableApp

        TableApp(sitting).run()


class Wanted(NamedTuple):
    """What the command line says about the match itself."""

    seats: int | None
    seed: str | None
    options: dict[str, Any]

    @property
    def key(self) -> str:
        return secrets.token_hex(32) if self.seed is None else Dice.seeded(self.seed).key


def _begin(game: Game[Any], file: Path | None, wanted: Wanted, least: int) -> Sitting:
    """A new match; without a word about seats as few as may play, but `least`."""
    options = game.read_options(wanted.options)
    fitting = [n for n in game.seats if n >= least and game.fits(options, n) is None]
    seats = wanted.seats if wanted.seats is not None else (fitting or [least])[0]
    setup = Setup(game.id, seats, wanted.options)
    refuse_misfit(game, setup)
    return Sitting.begin(game, setup, wanted.key, file)


def _go_on(game: Game[Any], file: Path, wanted: Wanted) -> Sitting:
    """Go on with a file. Whatever else was asked for must be what the file holds."""
    journal = open_journal(file)
    setup = journal.opening.setup
    if setup.game != game.id:
        raise Refused(say("refused-journal-game", file=str(file), found=journal.game.title, game=game.title))
    options = game.read_options(setup.options)
    if game.rules_hash(game.book_for(options, setup.overrides)) != journal.opening.rules_hash:
        raise Refused(say("refused-journal-rules", file=str(file)))
    for what, differs in (
        ("--seats", wanted.seats not in (None, setup.seats)),
        ("--seed", wanted.seed is not None and wanted.key != journal.opening.key),
        ("--option", any(getattr(options, name) != value for name, value in wanted.options.items())),
    ):
        if differs:
            raise Refused(say("refused-journal-setup", file=str(file), what=what))
    try:
        return Sitting.go_on(game, journal, file)
    except (ValueError, RuleBroke) as error:  # refused answers are value errors too
        raise Refused(say("refused-journal", file=str(file), reason=str(error))) from error


def _seated(names: list[str], seats: int) -> dict[int, str]:
    """Which bot sits where: one name for all seats but the first, or one bot each on the last seats."""
    if len(names) > seats:
        raise Refused(say("refused-bots", bots=len(names), seats=seats))
    if len(names) == 1:
        names = names * max(1, seats - 1)
    first = seats - len(names)
    return {first + place: name for place, name in enumerate(names)}
