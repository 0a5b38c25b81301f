"""How `fathom` speaks: results to standard output, complaints to standard error, and its exit codes."""

from __future__ import annotations

import sys
from importlib.metadata import entry_points
from typing import Any, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from typer.core import TyperGroup

from fathomfive.kernel.book import ContentError
from fathomfive.kernel.game import GROUP, Refused
from fathomfive.kernel.text import FALLBACK, Words, say
from fathomfive.kernel.wiring import Forgotten
from fathomfive.terminal.words import refusal, speak_in, texts_of

FINDING = 1
"""Something was looked for and found: a fault, a rule without a test, a journal that does not hold."""
USAGE = 2
"""What was asked for does not exist or does not fit."""


def out() -> Console:
    return Console(highlight=False)


def err() -> Console:
    return Console(stderr=True, highlight=False)


def speak(words: Words, style: str = "") -> None:
    """One sentence of the platform on standard output, unwrapped so that a pipe gets it in one line."""
    out().print(texts_of()(words), style=style, markup=False, soft_wrap=True)


def print_json(data: Any) -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n")


def found(words: Words) -> NoReturn:
    """End with a finding."""
    err().print(texts_of()(words), markup=False, soft_wrap=True)
    raise typer.Exit(FINDING)


def progress() -> Progress:
    """A bar on a terminal, and silence anywhere else."""
    console = err()
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(bar_width=30, complete_style="cyan", finished_style="cyan"),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


class Commands(TyperGroup):
    """The commands; whatever the house refuses ends as one sentence and exit code 2, never as a traceback."""

    def invoke(self, ctx: Any) -> Any:
        speak_in(FALLBACK)  # until the command says otherwise
        try:
            return super().invoke(ctx)
        except Refused as refused:
            err().print(refusal(texts_of(), refused), markup=False, soft_wrap=True)
        except ModuleNotFoundError as error:
            if error.name not in {point.module.partition(".")[0] for point in entry_points(group=GROUP)}:
                raise
            err().print(texts_of()(say("refused-game-gone", game=error.name)), markup=False, soft_wrap=True)
        except (ContentError, Forgotten) as fault:  # its author reads this
            err().print(str(fault), markup=False, soft_wrap=True)
        except OSError as error:
            if error.filename is None:
                raise
            words = say(
                "refused-file", file=str(error.filename), reason=error.strerror or type(error).__name__
            )
            err().print(texts_of()(words), markup=False, soft_wrap=True)
        raise typer.Exit(USAGE)
