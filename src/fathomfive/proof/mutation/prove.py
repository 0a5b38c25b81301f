"""The mutation proof of one game: its rules, its tests, its ledger, and what they come to."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal

from fathomfive.kernel.game import Game
from fathomfive.proof.mutation import mutants
from fathomfive.proof.mutation.ledger import Ledger, Scope, Verdict
from fathomfive.proof.mutation.mutants import Mutant, Source
from fathomfive.proof.setups import option_grid

Standing = Literal["killed", "noticed", "equivalent", "survived", "untried"]
SAVE_EVERY = 50
BOOKS = 12
"""So many of a game's books are made, to see which of its rules have a part in them."""


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

    @property
    def exists(self) -> bool:
        return (self.folder / "proof.toml").is_file()

    @cached_property
    def scope(self) -> Scope:
        return Scope.read(self.folder)

    @cached_property
    def ledger(self) -> Ledger:
        return Ledger(self.folder / "proof.ledger")

    @cached_property
    def sources(self) -> list[Source]:
        return mutants.read(self.scope.files(Path(str(files(self.game.package)))), self.scope.leave)

    @property
    def mutants(self) -> Iterator[Mutant]:
        return (mutant for source in self.sources for mutant in source.mutants)

    def standing(self, mutant: Mutant) -> Standing:
        """What is known of a mutant; a reason in `equivalent` counts only where no rule's test notices."""
        if not self.ledger.knows(mutant.id, mutant.source):
            return "untried"
        what = self.ledger.verdicts[mutant.id].what
        return "equivalent" if what != "killed" and mutant.id in self.scope.equivalent else what

    def those(self, *standings: Standing) -> list[Mutant]:
        return [mutant for mutant in self.mutants if self.standing(mutant) in standings]

    def try_out(
        self,
        waiting: Sequence[Mutant],
        *,
        jobs: int = 1,
        ask_others: bool = False,
        done: Callable[[Mutant, Verdict], None] = lambda mutant, verdict: None,
    ) -> str:
        """Try these mutants and keep what comes of it, also when somebody stops the run half-way."""
        from fathomfive.proof.mutation.trial import Trial, hold  # it needs pytest, which players do not have

        known = [mutant.id for mutant in self.mutants]
        tried = 0

        def tell(mutant: Mutant, verdict: Verdict) -> None:
            nonlocal tried
            tried += 1
            self.ledger.add(verdict)
            if tried % SAVE_EVERY == 0:
                self.ledger.write(known)
            done(mutant, verdict)

        trial = Trial(self.sources, waiting, tell, self._make_books, jobs, ask_others)
        try:
            without = [f"--ignore={self.folder / name}" for name in self.scope.without]
            return hold(trial, [str(self.folder), *self.scope.tests, *without], self.root)
        finally:
            self.ledger.write(known)

    def _make_books(self) -> None:
        for options in option_grid(self.game)[:BOOKS]:
            self.game.book_for(self.game.read_options(options), {})

    def confirm(self, drawn: Sequence[Mutant]) -> list[Mutant]:
        """Those of some killed mutants that the test of record no longer notices."""
        from fathomfive.proof.mutation.trial import Trial, hold

        witness = {mutant.id: self.ledger.verdicts[mutant.id].by for mutant in drawn}
        missed: list[Mutant] = []

        def tell(mutant: Mutant, verdict: Verdict) -> None:
            if verdict.what != "killed":
                missed.append(mutant)

        tests = sorted({test.split("::")[0] for test in witness.values()})
        kept = [test for test in tests if (self.root / test).is_file()]
        if not kept or hold(Trial(self.sources, drawn, tell, witness=witness), kept, self.root):
            return list(drawn)
        return missed


def draw(proofs: Sequence[Proof], count: int) -> dict[str, list[Mutant]]:
    """Some killed mutants of these games, by game: others whenever the rules change, the same until then."""
    tree = hashlib.blake2b(digest_size=8)
    killed: list[tuple[str, Mutant]] = []
    for proof in proofs:
        for mutant in proof.mutants:
            tree.update(mutant.source.encode())
        killed += [(proof.game.id, mutant) for mutant in proof.those("killed")]
    lot = tree.digest()
    killed.sort(key=lambda one: hashlib.blake2b(one[1].id.encode(), key=lot, digest_size=8).digest())
    drawn: dict[str, list[Mutant]] = {}
    for game, mutant in killed[:count]:
        drawn.setdefault(game, []).append(mutant)
    return drawn
