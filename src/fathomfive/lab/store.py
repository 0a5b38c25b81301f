"""The folder of a run: its plan, and the rows as Parquet.

    DIR/run.json                       the plan, and the hash of the rules each trial was played under
    DIR/matches/part-00001.parquet     a row per match
    DIR/seats/part-00001.parquet       a row per match and seat: bot, side, place in turn, what it won
    DIR/choices/part-00001.parquet     a row per match, seat and thing chosen
    DIR/events/part-00001.parquet      a row per event the plan asked for
    DIR/places/part-00001.parquet      a row per match and place, if the plan counts them
    DIR/people.jsonl                   matches of people, if a house told of any (`people.py`)

A part is written under another name and swapped in, `matches` last: a part without its matches was never
finished and is written again. So whatever kills a run, every match in `matches` is there once and whole.
"""

from __future__ import annotations

import fcntl
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import polars as pl

from fathomfive.kernel.game import Refused
from fathomfive.kernel.text import say
from fathomfive.lab.plan import Plan
from fathomfive.lab.playing import Rows

FORMAT = 2

Schema: TypeAlias = dict[str, Any]

SCHEMAS: dict[str, Schema] = {
    "events": {
        "match": pl.Int64,
        "trial": pl.Int32,
        "event": pl.String,
        "rule": pl.String,
        "seat": pl.Int32,
        "decision": pl.Int32,
        "args": pl.String,
        "won": pl.Boolean,
    },
    "places": {
        "match": pl.Int64,
        "trial": pl.Int32,
        "place": pl.String,
        "times": pl.Int32,
        "won": pl.Boolean,
    },
    "seats": {
        "match": pl.Int64,
        "trial": pl.Int32,
        "seat": pl.Int32,
        "bot": pl.String,
        "side": pl.String,
        "place": pl.Int32,
        "won": pl.Boolean,
        "worth": pl.Float64,
    },
    "choices": {
        "match": pl.Int64,
        "trial": pl.Int32,
        "seat": pl.Int32,
        "choice": pl.String,
        "times": pl.Int32,
        "won": pl.Boolean,
    },
    "matches": {
        "match": pl.Int64,
        "trial": pl.Int32,
        "seats": pl.Int32,
        "options": pl.String,
        "change": pl.String,
        "bots": pl.String,
        "cause": pl.String,
        "won": pl.Boolean,
        "winners": pl.List(pl.Int32),
        "values": pl.List(pl.Float64),
        "score": pl.Float64,
        "decisions": pl.Int32,
        "opener": pl.Int32,
        "seconds": pl.Float64,
    },
}
"""The tables in the order they are written: `matches` makes a part count."""


class Run(msgspec.Struct, frozen=True):
    """What a folder was made for."""

    plan: Plan
    rules: list[str]
    format: int = FORMAT

    @classmethod
    def of(cls, plan: Plan) -> Run:
        return cls(plan, [plan.rules_hash(trial) for trial in plan.trials])


class Store:
    """The rows of one run on disk."""

    def __init__(self, folder: Path, run: Run) -> None:
        self.folder = folder
        self.plan = run.plan
        self.run = run

    @classmethod
    def open(cls, folder: Path) -> Store:
        """A folder that a run was written to."""
        file = folder / "run.json"
        if not file.is_file():
            raise Refused(say("refused-no-run", folder=str(folder)))
        try:
            run = msgspec.json.decode(file.read_bytes(), type=Run)
        except msgspec.DecodeError as error:
            raise Refused(say("refused-run", folder=str(folder), reason=str(error))) from error
        if run.format != FORMAT:
            raise Refused(say("refused-run-format", folder=str(folder), found=run.format, reads=FORMAT))
        return cls(folder, run)

    @classmethod
    @contextmanager
    def going_on(cls, folder: Path) -> Iterator[Store]:
        """A folder that a run was written to, to add something beside its rows."""
        store = cls.open(folder)
        with _alone_in(folder):
            yield store

    @classmethod
    @contextmanager
    def writing(cls, folder: Path, plan: Plan) -> Iterator[Store]:
        """The folder of this plan, new or to be gone on with; nobody else writes to it meanwhile."""
        folder.mkdir(parents=True, exist_ok=True)
        with _alone_in(folder):
            wanted = Run.of(plan)
            if (folder / "run.json").is_file():
                store = cls.open(folder)
                store.must_be(wanted)
            else:
                store = cls(folder, wanted)
                swap_in(folder / "run.json", msgspec.json.format(msgspec.json.encode(wanted)))
            yield store

    def must_be(self, wanted: Run) -> None:
        """Rows of two plans, or of two rulebooks, are never mixed."""
        if self.plan != wanted.plan:
            raise Refused(say("refused-run-plan", folder=str(self.folder)))
        if self.run.rules != wanted.rules:
            raise Refused(say("refused-run-rules", folder=str(self.folder)))

    # --- rows ------------------------------------------------------------------------------------------

    def parts(self) -> list[str]:
        """The parts that are whole."""
        return sorted(file.name for file in (self.folder / "matches").glob("part-*.parquet"))

    def write(self, rows: Rows) -> None:
        """Add rows as one more part."""
        last = self.parts()[-1:] or ["part-00000.parquet"]
        name = f"part-{int(last[0][5:-8]) + 1:05}.parquet"
        for table, schema in SCHEMAS.items():
            folder = self.folder / table
            folder.mkdir(exist_ok=True)
            frame = pl.DataFrame(_columns(getattr(rows, table), schema), schema=schema)
            part = folder / f"{name}.part"
            frame.write_parquet(part)
            part.replace(folder / name)

    def table(self, name: str) -> pl.DataFrame:
        """All rows of one table, in the order of the plan."""
        files = [self.folder / name / part for part in self.parts()]
        if not files:
            return pl.DataFrame(schema=SCHEMAS[name])
        return pl.read_parquet(files).sort("match", maintain_order=True)

    def done(self) -> set[int]:
        """The numbers of the matches that are kept."""
        files = [self.folder / "matches" / part for part in self.parts()]
        return set(pl.read_parquet(files, columns=["match"])["match"]) if files else set()


@contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    with (folder / "lock").open("a") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)  # ends with the process, however it ends
        except BlockingIOError:
            raise Refused(say("refused-run-busy", folder=str(folder))) from None
        yield


def _columns(rows: Sequence[msgspec.Struct], schema: Schema) -> dict[str, list[Any]]:
    return {name: [getattr(row, name) for row in rows] for name in schema}


def swap_in(file: Path, content: bytes) -> None:
    part = file.with_suffix(".part")
    part.write_bytes(content)
    part.replace(file)
