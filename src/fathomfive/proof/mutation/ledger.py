"""What is known of a game's mutants: a plain file beside its tests, a line for each; and the proof's scope.

Machines are new each time, so what a trial has shown is kept with the code. A verdict holds for one source of
one function; when that changes, its mutants are tried again.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from fathomfive.kernel.book import decode

What = Literal["killed", "noticed", "survived"]
"""By a test that carries a rule; only by others, such as recorded matches; by none."""


class Verdict(msgspec.Struct, frozen=True):
    id: str
    source: str
    what: What
    by: str = ""

    def line(self) -> str:
        return f"{self.id} {self.source} {self.what} {self.by}".rstrip()

    @classmethod
    def read(cls, line: str) -> Verdict:
        return msgspec.convert(dict(zip(cls.__struct_fields__, line.split(" ", 3), strict=False)), cls)


class Scope(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`proof.toml`: which files are the rules, and which breaks change nothing."""

    rules: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    leave: tuple[str, ...] = ("components", "zones")
    """Functions in those files that hold no rule: these two serve the proof itself."""
    tests: tuple[str, ...] = ()
    """Tests that notice a broken rule besides those of the folder, as pytest names them."""
    without: tuple[str, ...] = ()
    """Files of tests that are not asked, because they start processes of their own."""
    equivalent: dict[str, Annotated[str, msgspec.Meta(min_length=20)]] = {}
    """Mutants that play just as the rule does, by id, each with a sentence why."""

    @classmethod
    def read(cls, folder: Path) -> Scope:
        return decode(cls, tomllib.loads((folder / "proof.toml").read_text("utf-8")), "proof.toml")

    def files(self, package: Path) -> list[Path]:
        return sorted({path for pattern in self.rules for path in package.glob(pattern)})


class Ledger:
    """The verdicts of one game, by mutant."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.verdicts: dict[str, Verdict] = {}
        if path.exists():
            for line in path.read_text("utf-8").splitlines():
                verdict = Verdict.read(line)
                self.verdicts[verdict.id] = verdict

    def knows(self, id: str, source: str) -> bool:
        return id in self.verdicts and self.verdicts[id].source == source

    def add(self, verdict: Verdict) -> None:
        self.verdicts[verdict.id] = verdict

    def write(self, keep: Iterable[str]) -> None:
        """Only mutants that still exist; in the order of their ids, so that a change is a small diff."""
        kept = sorted(set(keep) & self.verdicts.keys())
        self.path.write_text("".join(f"{self.verdicts[mutant].line()}\n" for mutant in kept), "utf-8")
