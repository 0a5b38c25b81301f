"""`fathom lab`: carry out a plan of many matches, report on it, and open what it found.

Ray, polars and altair are loaded when a command needs them: nobody who only plays should wait for them, or
need to have them installed.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from fathomfive.cli.output import progress, speak
from fathomfive.cli.play import sit_down
from fathomfive.cli.replay import show_replay
from fathomfive.kernel.game import Refused
from fathomfive.kernel.text import say
from fathomfive.lab.plan import Plan
from fathomfive.lab.playing import journal_of
from fathomfive.terminal.sitting import Sitting
from fathomfive.terminal.words import texts_of

app = typer.Typer(
    no_args_is_help=True, help="Let bots play a plan of many matches, and look at what came of it."
)

PlanFile = Annotated[
    Path, typer.Argument(metavar="PLAN", help="A plan in TOML: game, set-ups, bots, how many matches.")
]
Folder = Annotated[Path, typer.Argument(metavar="DIR", help="The folder of a run.")]
PlanOrFolder = Annotated[Path, typer.Argument(metavar="PLAN|DIR", help="A plan, or the folder of a run.")]
Out = Annotated[
    Path | None,
    typer.Option("--out", metavar="DIR", help="Where the rows go; else runs/ and the plan's name."),
]
Address = Annotated[
    str | None,
    typer.Option("--address", metavar="A", help="A Ray cluster, as host:port or `auto`; else this machine."),
]
Cpus = Annotated[int | None, typer.Option("--cpus", metavar="N", min=1, help="How many cores to use here.")]
Before = Annotated[
    Path | None, typer.Option("--before", metavar="DIR", help="An earlier run to compare with.")
]
Page = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Else report.html in DIR.")]
Number = Annotated[int, typer.Argument(metavar="N", min=1, help="Its number, as the report names it.")]
Plain = Annotated[
    bool, typer.Option("--plain", help="Lines of text instead of a full screen; also works through a pipe.")
]
Write = Annotated[
    Path | None,
    typer.Option("--write", metavar="FILE", help="Write the journal there instead of showing it."),
]


@app.command()
def run(plan: PlanFile, out: Out = None, address: Address = None, cpus: Cpus = None) -> None:
    """Play every match of a plan, in parallel, and keep a row of each.

    Interrupted by anything, the same command goes on where it stopped. The same plan gives the same rows on
    any number of machines.
    """
    wanted = read_plan(plan)
    folder = out or Path("runs") / plan.stem
    _need_lab()
    from fathomfive.lab.running import Driver, ray_at
    from fathomfive.lab.store import Store

    began = time.monotonic()
    with Store.writing(folder, wanted) as store:
        missing = wanted.total - len(store.done())
        if missing:
            _speak_of(wanted, missing)
            with ray_at(address, cpus) as at_once, progress() as bar:
                task = bar.add_task(wanted.title or wanted.title_page.title, total=wanted.total)
                bar.update(task, completed=wanted.total - missing)
                try:
                    Driver(store, at_once, lambda count: bar.advance(task, count)).run()
                except KeyboardInterrupt:
                    speak(say("lab-stopped", done=len(store.done()), total=wanted.total, plan=str(plan)))
                    raise typer.Exit(130) from None
    speak(say("lab-done", count=missing, seconds=f"{time.monotonic() - began:.0f}", folder=str(folder)))
    speak(say("lab-next", folder=str(folder)), "dim")


@app.command()
def report(folder: Folder, before: Before = None, out: Page = None) -> None:
    """Write one HTML page about a run that works without a network: who wins, how long, how it ends, and why.

    With --before the page says what changed since an earlier run.
    """
    _need_lab()
    from fathomfive.lab.report import write_report
    from fathomfive.lab.store import Store

    page = out or folder / "report.html"
    write_report(Store.open(folder), Store.open(before) if before else None, page)
    speak(say("lab-report", file=str(page)))


@app.command()
def replay(folder: PlanOrFolder, number: Number, plain: Plain = False, write: Write = None) -> None:
    """Open one match of a run as a replay. It is played again from its seed, so that runs stay small."""
    plan = read_plan(folder)
    journal = journal_of(plan, number)
    if write is not None:
        journal.write(write)
        speak(say("lab-journal", number=number, file=str(write)))
        return
    show_replay(journal, texts_of()(say("lab-match", number=number, folder=str(folder))), 0, plain)


@app.command()
def table(folder: PlanOrFolder, number: Number, plain: Plain = False) -> None:
    """Sit down at one set-up of a plan, with its content, its dice and its bots on the other seats."""
    plan = read_plan(folder)
    trial = plan.trial(number)
    sitting = Sitting.begin(plan.title_page, trial.setup, plan.dice(0).key)
    sitting.seat_bots(dict(enumerate(trial.bots[1:], start=1)))
    sit_down(sitting, plain)


def read_plan(where: Path) -> Plan:
    """The plan in a file, or the one that a folder was run with."""
    if not where.exists():
        raise Refused(say("refused-no-plan", file=str(where)))
    if where.is_dir():
        _need_lab()
        from fathomfive.lab.store import Store

        return Store.open(where).plan
    return Plan.read(where)


def _speak_of(plan: Plan, missing: int) -> None:
    speak(
        say(
            "lab-begins",
            game=plan.title_page.title,
            trials=len(plan.trials),
            total=plan.total,
            missing=missing,
            done=plan.total - missing,
        )
    )


def _need_lab() -> None:
    """The extra, or a sentence that says how to get it."""
    try:
        import altair  # noqa: F401
        import polars  # noqa: F401
        import ray  # noqa: F401
        import vl_convert  # noqa: F401
    except ImportError as error:
        raise Refused(say("refused-no-lab", missing=error.name or str(error))) from error
