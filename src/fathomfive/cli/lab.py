"""`fathom lab`: carry out a plan of many matches, report on it, and open what it found.

Ray, polars and altair are loaded when a command needs them: nobody who only plays should wait for them, or
need to have them installed.
"""

from __future__ import annotations

import time
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from fathomfive.cli.output import progress, speak
from fathomfive.cli.play import sit_down
from fathomfive.cli.replay import show_replay
from fathomfive.cli.settings import GameId, Language
from fathomfive.kernel.game import Refused, find_game
from fathomfive.kernel.text import FALLBACK, say
from fathomfive.lab.plan import Plan
from fathomfive.lab.playing import journal_of
from fathomfive.lab.sketch import sketch
from fathomfive.server.operate.options import the_hosting
from fathomfive.tables.presets import Counted, Measured, Preset
from fathomfive.terminal.sitting import Sitting
from fathomfive.terminal.words import speak_in, texts_of

if TYPE_CHECKING:
    from fathomfive.lab.store import Store

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
NewPlan = Annotated[
    Path | None, typer.Option("--out", metavar="FILE", help="Where the plan goes; else GAME.toml, here.")
]
Here = Annotated[
    bool, typer.Option("--here", help="Without Ray, however many matches: in a pool on this machine.")
]
Before = Annotated[
    Path | None, typer.Option("--before", metavar="DIR", help="An earlier run to compare with.")
]
Page = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Else report.html in DIR.")]
Number = Annotated[int, typer.Argument(metavar="N", min=1, help="Its number, as the report names it.")]
Plain = Annotated[
    bool, typer.Option("--plain", help="Lines of text instead of a full screen; also works through a pipe.")
]
Variant = Annotated[
    str, typer.Option("--variant", metavar="NAME", help="A change of the plan, as the report names it.")
]
Title = Annotated[str, typer.Option(help="What people read at the table; else the variant's name.")]
About = Annotated[str, typer.Option(help="A sentence for them below it.")]
PresetFile = Annotated[
    Path | None, typer.Option("--out", metavar="FILE", help="Where the preset goes; else its id, here.")
]
KeyFile = Annotated[
    Path | None,
    typer.Option("--key", metavar="FILE", help="Your key, made the first time; else one in your home."),
]
From = Annotated[
    list[str],
    typer.Option(
        "--from",
        metavar="FILE|DATABASE",
        help="What `fathom tables results` wrote, or a house's database; may be repeated.",
    ),
]
Write = Annotated[
    Path | None,
    typer.Option("--write", metavar="FILE", help="Write the journal there instead of showing it."),
]


@app.command()
def new(game: GameId, out: NewPlan = None, language: Language = FALLBACK) -> None:
    """Write a plan for a game, with a comment at every line, to be changed and run."""
    title = find_game(game)
    speak_in(language, title.languages)
    file = out or Path(f"{title.id}.toml")
    if file.exists():
        raise Refused(say("refused-plan-there", file=str(file)))
    file.write_text(sketch(title, texts_of()), "utf-8")
    speak(say("lab-new", file=str(file)))


@app.command()
def run(
    plan: PlanFile,
    out: Out = None,
    address: Address = None,
    cpus: Cpus = None,
    here: Here = False,
    language: Language = FALLBACK,
) -> None:
    """Play every match of a plan, keep a row of each, and write the report; it can be read meanwhile.

    Up to a few hundred matches are played at once, larger runs by Ray. Interrupted by anything, the same
    command goes on where it stopped. The same plan gives the same rows on any number of machines.
    """
    wanted = read_plan(plan)
    folder = out or Path("runs") / plan.stem
    _need_lab()
    from fathomfive.lab.report import write_report
    from fathomfive.lab.running import FEW, figures_of
    from fathomfive.lab.store import Store
    from fathomfive.lab.waves import Waves

    speak_in(language, wanted.title_page.languages)
    page, began = folder / "report.html", time.monotonic()
    with Store.writing(folder, wanted) as store:
        kept = len(store.done())
        waves = Waves(wanted, figures_of(store))
        if waves.next():
            missing = waves.most_left
            _speak_of(wanted, missing, kept)
            try:
                on_ray = not here and (address is not None or missing > FEW)
                _carry_out(store, missing, page, on_ray, address, cpus, language)
            except KeyboardInterrupt:
                speak(say("lab-stopped", done=len(store.done()), total=wanted.total, plan=str(plan)))
                raise typer.Exit(130) from None
        write_report(store, None, page, language)
        played = len(store.done()) - kept
    speak(say("lab-done", count=played, seconds=f"{time.monotonic() - began:.0f}", folder=str(folder)))
    speak(say("lab-report", file=str(page)), "dim")


def _carry_out(
    store: Store,
    missing: int,
    page: Path,
    on_ray: bool,
    address: str | None,
    cpus: int | None,
    language: str,
) -> None:
    """Play what is missing: here while it is little, else on Ray."""
    from fathomfive.lab.live import LivePage
    from fathomfive.lab.report import write_report
    from fathomfive.lab.running import Driver, run_here

    plan = store.plan
    with ExitStack() as stack:
        hands = None
        if on_ray:
            _need_ray()
            from fathomfive.lab.on_ray import OnRay, ray_at

            hands = OnRay(plan, stack.enter_context(ray_at(address, cpus)))
        bar = stack.enter_context(progress())
        task = bar.add_task(plan.title or plan.title_page.title, total=missing)

        class Shown(LivePage):
            def came(self, count: int) -> None:
                super().came(count)
                bar.advance(task, count)

        def write(store: Store, page: Path, seconds_left: float) -> None:
            write_report(store, None, page, language, seconds_left)

        shown = Shown(store, page, write, missing)
        if hands is None:
            run_here(store, cpus, shown)
        else:
            Driver(store, hands, shown).run()


@app.command()
def report(folder: Folder, before: Before = None, out: Page = None, language: Language = FALLBACK) -> None:
    """Write one HTML page about a run that works without a network: who wins, how long, how it ends, and why.

    With --before the page says what changed since an earlier run.
    """
    _need_lab()
    from fathomfive.lab.report import write_report
    from fathomfive.lab.store import Store

    wanted = Store.open(folder)
    speak_in(language, wanted.plan.title_page.languages)
    page = out or folder / "report.html"
    write_report(wanted, Store.open(before) if before else None, page, language)
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
    sitting = Sitting.begin(plan.title_page, trial.setup, plan.dice(trial, 0).key)
    sitting.seat_bots(dict(enumerate(trial.bots[1:], start=1)))
    sit_down(sitting, plain)


@app.command()
def offer(
    folder: Folder,
    variant: Variant,
    title: Title = "",
    about: About = "",
    out: PresetFile = None,
    key: KeyFile = None,
) -> None:
    """Write a variant that was measured as a signed preset, for `fathom serve --presets`."""
    _need_lab()
    seals = _need_seals()
    from fathomfive.lab.offering import as_toml
    from fathomfive.lab.offering import offer as offered
    from fathomfive.lab.store import Store

    found = offered(Store.open(folder), variant)
    file = out or Path(f"{found.id}.toml")
    if file.exists():
        raise Refused(say("refused-plan-there", file=str(file)))
    counted = tuple(Counted(**msgspec.structs.asdict(one)) for one in found.counted)
    preset = Preset(
        id=found.id,
        game=found.game,
        title=title or found.title,
        about=about,
        options=found.options,
        overrides=found.overrides,
        measured=Measured(on=time.strftime("%Y-%m-%d", time.gmtime()), counted=counted, by=""),
    )
    sealed = seals.sealed(preset, seals.key_in(key or seals.usual_key_file()))
    file.write_text(as_toml(msgspec.to_builtins(sealed)), "utf-8")
    speak(say("lab-offered", file=str(file), preset=sealed.id, by=sealed.measured.by))


@app.command()
def people(folder: Folder, source: From, language: Language = FALLBACK) -> None:
    """Add people's matches of the plan's set-ups to the report, apart from bots and without a name."""
    _need_lab()
    from fathomfive.lab.people import read, take_in
    from fathomfive.lab.report import write_report
    from fathomfive.lab.store import Store

    with Store.going_on(folder) as store:
        speak_in(language, store.plan.title_page.languages)
        rows = [row for one in source for row in read(_results(one, store.plan.game), one)]
        taken = take_in(store, rows)
        page = folder / "report.html"
        write_report(store, None, page, language)
    speak(say("lab-people-taken", new=taken.new, known=taken.known))
    for why, count in taken.left_out.items():
        speak(say(f"lab-people-left-{why}", count=count), "dim")
    speak(say("lab-report", file=str(page)), "dim")


def _results(source: str, game: str) -> list[bytes]:
    """The lines of a file, or those that a house with this database would write."""
    if "://" in source:
        lines: list[bytes] = the_hosting().results_of((source,), game)
        return lines
    try:
        return Path(source).read_bytes().splitlines()
    except OSError as error:
        raise Refused(say("refused-people-file", file=source, reason=error.strerror or str(error))) from error


def read_plan(where: Path) -> Plan:
    """The plan in a file, or the one that a folder was run with."""
    if not where.exists():
        raise Refused(say("refused-no-plan", file=str(where)))
    if where.is_dir():
        _need_lab()
        from fathomfive.lab.store import Store

        return Store.open(where).plan
    return Plan.read(where)


def _speak_of(plan: Plan, missing: int, kept: int) -> None:
    speak(
        say(
            "lab-begins",
            game=plan.title_page.title,
            trials=len(plan.trials),
            total=plan.total,
            missing=missing,
            done=kept,
        )
    )


def _need_lab() -> None:
    """The extra, or a sentence that says how to get it."""
    try:
        import altair  # noqa: F401
        import polars  # noqa: F401
        import vl_convert  # noqa: F401
    except ImportError as error:
        raise Refused(say("refused-no-lab", missing=error.name or str(error))) from error


def _need_seals() -> Any:
    """What signs; a lab that only plays does without."""
    try:
        from fathomfive.server.operate import seals
    except ImportError as error:
        raise Refused(say("refused-no-lab", missing=error.name or str(error))) from error
    return seals


def _need_ray() -> None:
    """Ray takes seconds to load, so a small run is not made to wait for it."""
    try:
        import ray  # noqa: F401
    except ImportError as error:
        raise Refused(say("refused-no-lab", missing=error.name or str(error))) from error
