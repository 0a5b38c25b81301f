"""`fathom prove`: break the rules of a game one small place at a time, and see whether its tests notice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.util import find_spec
from typing import Annotated, Literal

import typer

from fathomfive.cli.output import FINDING, found, out, progress, speak
from fathomfive.cli.rules import checkout
from fathomfive.kernel.game import Refused, find_game, installed_games
from fathomfive.kernel.text import say
from fathomfive.proof.mutation.mutants import Mutant
from fathomfive.proof.mutation.page import page as page_of
from fathomfive.proof.mutation.page import share
from fathomfive.proof.mutation.prove import Proof, draw
from fathomfive.terminal.words import texts_of

GATE = 30
"""So many mutants are tried in every run of the gate, at the least."""

GameIds = Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Which games; else all.")]
Again = Annotated[
    Literal["", "survived", "noticed", "killed", "all"],
    typer.Option("--again", help="Also try again those that survived, or others."),
]
Only = Annotated[
    list[str] | None,
    typer.Option("--only", metavar="WORD", help="Only functions whose name begins so, such as turn.Act."),
]
Jobs = Annotated[int, typer.Option("--jobs", min=1, max=64, help="How many mutants at once.")]
Others = Annotated[
    bool, typer.Option("--others", help="Ask tests without a rule mark, too: recorded matches, conformance.")
]
Show = Annotated[bool, typer.Option("--list", help="Try nothing; list what no rule's test notices.")]
Page = Annotated[bool, typer.Option("--page", help="Try nothing; write docs/proof/GAME.md from the ledger.")]
Gate = Annotated[
    bool, typer.Option("--gate", help="Try what has changed since the ledger, and a draw of the rest.")
]


def prove(
    games: GameIds = None,
    again: Again = "",
    only: Only = None,
    jobs: Jobs = 1,
    others: Others = False,
    show: Show = False,
    page: Page = False,
    gate: Gate = False,
) -> None:
    """Break the rules of a game one small place at a time, and count the breaks that a rule's test notices.

    What was tried before and has not changed since is taken from the ledger beside the tests, so an
    interrupted run goes on where it stopped. Ends with exit code 1 if --gate finds an unlisted survivor.
    """
    if find_spec("pytest") is None:
        raise Refused(say("refused-no-pytest"))
    titles = [find_game(game) for game in games or installed_games()]
    proofs = [proof for title in titles if _has_ledger(proof := Proof(title, checkout(title)), bool(games))]
    if gate:
        _gate(proofs, jobs)
        return
    for proof in proofs:
        chosen = [mutant for mutant in proof.mutants if mutant.function.startswith(tuple(only or [""]))]
        if page:
            _write_page(proof)
        elif not show:
            wanted = ("untried", again) if again != "all" else ("untried", "survived", "noticed", "killed")
            _try(proof, [mutant for mutant in chosen if proof.standing(mutant) in wanted], jobs, others)
        if not page:
            _list(proof, [mutant for mutant in chosen if proof.standing(mutant) in ("survived", "noticed")])
        _count(proof, chosen)


def _has_ledger(proof: Proof, named: bool) -> bool:
    """Whether it was ever said which files are its rules; whoever named the game is told how to."""
    if named and not proof.exists:
        file = str(proof.folder / "proof.toml")
        raise Refused(say("refused-no-proof", game=proof.game.title, name=proof.game.id, file=file))
    return proof.exists


def _try(proof: Proof, waiting: Sequence[Mutant], jobs: int, others: bool) -> None:
    if not waiting:
        return
    with progress() as bar:
        task = bar.add_task(texts_of()(say("prove-working", game=proof.game.title)), total=len(waiting))
        fault = proof.try_out(waiting, jobs=jobs, ask_others=others, done=lambda *_: bar.advance(task))
    if fault:
        found(say("prove-cannot", game=proof.game.title, reason=fault))


def _list(proof: Proof, mutants: Sequence[Mutant]) -> None:
    for mutant in mutants:
        where = mutant.file.relative_to(proof.root) if proof.root in mutant.file.parents else mutant.file
        out().print(f"{mutant.id} {where}:{mutant.line} {proof.standing(mutant)}", markup=False)
        out().print(f"    - {mutant.was}\n    + {mutant.now}", markup=False, soft_wrap=True)


def _count(proof: Proof, chosen: Sequence[Mutant]) -> None:
    tally = Counter(proof.standing(mutant) for mutant in chosen)
    counts = {name: tally[name] for name in ("killed", "noticed", "equivalent", "survived", "untried")}
    speak(say("prove-counts", game=proof.game.title, share=f"{share(tally):.1%}", **counts))


def _write_page(proof: Proof) -> None:
    file = proof.root / "docs" / "proof" / f"{proof.game.id}.md"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(page_of(proof, datetime.now(UTC).date().isoformat()), "utf-8")


def _gate(proofs: Sequence[Proof], jobs: int) -> None:
    """What has changed since the ledger is tried; a draw of the rest is confirmed by the test of record."""
    untried = {proof.game.id: proof.those("untried") for proof in proofs}
    changed = sum(map(len, untried.values()))
    drawn = draw(proofs, max(0, GATE - changed))
    escaped = 0
    for proof in proofs:
        missed = proof.confirm(drawn[proof.game.id]) if proof.game.id in drawn else []
        waiting = [*untried[proof.game.id], *missed]
        _try(proof, waiting, jobs, others=False)
        survivors = [mutant for mutant in waiting if proof.standing(mutant) == "survived"]
        _list(proof, survivors)
        escaped += len(survivors)
    tried = changed + sum(map(len, drawn.values()))
    speak(say("prove-gate", tried=tried, changed=changed, escaped=escaped))
    if escaped:
        raise typer.Exit(FINDING)
