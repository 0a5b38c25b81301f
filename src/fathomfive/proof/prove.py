"""The mutation proof of one game: its rules, its tests, its ledger, and what they come to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal

from fathomfive.kernel.game import Game
from fathomfive.proof import mutants, trial
from fathomfive.proof.ledger import Ledger, Scope, Verdict
from fathomfive.proof.mutants import Mutant, Source

Standing = Literal["killed", "noticed", "equivalent", "survived", "untried"]
SAVE_EVERY = 50


@dataclass(frozen=True)
class Proof:
    """Everything that belongs to the proof of one game, in the checkout at `root`."""

    game: Game[Any]
    root: Path

    @cached_property
    def folder(self) -> Path:
        """Where the game's tests lie: a folder of its own, or all of `tests` where there is one game only."""
        own = self.root / "tests" / "games" / self.game.id
        return own if own.is_dir() else self.root / "tests"

    @cached_property
    def scope(self) -> Scope:
        return Scope.read(self.folder)

    @cached_property
    def ledger(self) -> Ledger:
        return Ledger(self.folder / "proof.ledger")

    @cached_property
    def sources(self) -> list[Source]:
        return mutants.read(self.scope.files(Path(str(files(self.game.package)))))

    @property
    def mutants(self) -> Iterator[Mutant]:
        return (mutant for source in self.sources for mutant in source.mutants)

    def standing(self, mutant: Mutant) -> Standing:
        """What is known of a mutant. A sentence in `equivalent` counts only for one that no rule's test kills."""
        if not self.ledger.knows(mutant.id, mutant.source):
            return "untried"
        what = self.ledger.verdicts[mutant.id].what
        return "equivalent" if what != "killed" and mutant.id in self.scope.equivalent else what

    def untried(self) -> list[Mutant]:
        return [mutant for mutant in self.mutants if self.standing(mutant) == "untried"]

    def try_out(
        self,
        waiting: Sequence[Mutant],
        *,
        jobs: int,
        ask_others: bool,
        done: Callable[[Mutant, Verdict], None],
        say: Callable[[str], None],
    ) -> str:
        """Try these mutants and keep what comes of it, also when somebody stops the run half-way."""
        known = [mutant.id for mutant in self.mutants]
        tried = 0

        def tell(mutant: Mutant, verdict: Verdict) -> None:
            nonlocal tried
            self.ledger.add(verdict)
            tried += 1
            if tried % SAVE_EVERY == 0:
                self.ledger.write(known)
            done(mutant, verdict)

        try:
            return trial.judge(
                [str(self.folder), *self.scope.tests],
                self.sources,
                waiting,
                root=self.root,
                jobs=jobs,
                ask_others=ask_others,
                tell=tell,
                say=say,
            )
        finally:
            self.ledger.write(known)
