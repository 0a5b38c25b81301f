"""`fathom prove`: break the rules of a game one small place at a time, and see whether its tests notice."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import typer

from fathomfive.cli.rules import checkout
from fathomfive.cli.settings import GameId
from fathomfive.cli.voice import FINDING, err, out
from fathomfive.kernel.game import find_game
from fathomfive.proof.ledger import Verdict
from fathomfive.proof.mutants import Mutant
from fathomfive.proof.prove import Proof

Again = Annotated[
    str, typer.Option("--again", metavar="WHICH", help="Also try again: survived, noticed, killed or all.")
]
Only = Annotated[
    str, typer.Option("--only", metavar="WORD", help="Only functions whose name has this, such as turn.Act.")
]
Jobs = Annotated[int, typer.Option("--jobs", min=1, max=64, help="How many mutants at once.")]
Others = Annotated[
    bool, typer.Option("--others", help="Ask tests without a rule mark, too: recorded matches, conformance.")
]
Show = Annotated[bool, typer.Option("--list", help="Try nothing; list what survives, with ids.")]


def prove(
    game: GameId,
    again: Again = "",
    only: Only = "",
    jobs: Jobs = 1,
    others: Others = False,
    show: Show = False,
) -> None:
    """Break the rules of a game one small place at a time, and count the breaks that a rule's test notices.

    What was tried before and has not changed since is taken from the ledger beside the tests, so an
    interrupted run goes on where it stopped.
    """
    title = find_game(game)
    proof = Proof(title, checkout(title))
    chosen = [mutant for mutant in proof.mutants if only in mutant.function]
    if not show:
        waiting = [m for m in chosen if proof.standing(m) == "untried" or again in (proof.standing(m), "all")]
        _try(proof, waiting, jobs, others)
    for mutant in chosen:
        if proof.standing(mutant) in ("survived", "noticed"):
            where = mutant.file.relative_to(proof.root)
            out().print(f"{mutant.id} {where}:{mutant.line} {proof.standing(mutant)}", markup=False)
            out().print(f"    - {mutant.was}\n    + {mutant.now}", markup=False, soft_wrap=True)
    tally = Counter(proof.standing(mutant) for mutant in chosen)
    out().print(", ".join(f"{name} {tally[name]}" for name in sorted(tally)), markup=False)


def _try(proof: Proof, waiting: list[Mutant], jobs: int, others: bool) -> None:
    tried = 0

    def done(mutant: Mutant, verdict: Verdict) -> None:
        nonlocal tried
        tried += 1
        if tried % 100 == 0:
            err().print(f"{tried} of {len(waiting)}", markup=False)

    fault = ""
    if waiting:
        fault = proof.try_out(
            waiting,
            jobs=jobs,
            ask_others=others,
            done=done,
            say=lambda words: err().print(words, markup=False),
        )
    if fault:
        err().print(fault, markup=False)
        raise typer.Exit(FINDING)
