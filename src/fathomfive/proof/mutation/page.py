"""The page of a game's proof: what was broken, what noticed, and what nobody noticed, place by place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from fathomfive.proof.mutation.mutants import Mutant
from fathomfive.proof.mutation.prove import Proof, Standing

COLUMNS: tuple[Standing, ...] = ("killed", "noticed", "equivalent", "survived", "untried")


def page(proof: Proof, day: str) -> str:
    return "\n".join(_lines(proof, day)) + "\n"


def share(tally: Counter[Standing]) -> float:
    """Of the mutants that are not equivalent, how many a rule's test notices."""
    real = sum(tally.values()) - tally["equivalent"]
    return tally["killed"] / real if real else 1.0


def _lines(proof: Proof, day: str) -> Iterator[str]:
    game, rules = proof.game, list(proof.game.rulebook)
    ours = sum(rule.authored for rule in rules)
    tally = Counter(proof.standing(mutant) for mutant in proof.mutants)
    yield f"# {game.title}: what its tests notice"
    yield ""
    yield f"Written by `fathom prove {game.id} --page` on {day}. The rules are broken one small place at a"
    yield "time (a *mutant*), and the tests that run that place are asked; [how it works](index.md)."
    yield ""
    yield f"{len(rules)} rules, {len(rules) - ours} of them from the rulebook and {ours} authored by us,"
    yield f"{len(proof.game.rulebook.examples)} worked examples; {tally.total()} mutants."
    yield f"**{share(tally):.1%} of the mutants that are not equivalent are killed by a rule's test.**"
    yield ""
    yield "| file | mutants | killed | noticed by others only | equivalent | surviving | untried |"
    yield "|---|---|---|---|---|---|---|"
    for source in proof.sources:
        counts = Counter(proof.standing(mutant) for mutant in source.mutants)
        if counts:
            yield _row(f"`{'/'.join(source.file.parts[source.file.parts.index(game.id) + 1 :])}`", counts)
    yield _row("all", tally)
    yield from _chapter("Surviving", "No test notices these.", proof.those("survived"))
    others = "Recorded matches, the conformance suite or tests without a rule mark notice these."
    yield from _chapter("Noticed by others only", others, proof.those("noticed"))
    same = "These play just as the rule does."
    yield from _chapter("Equivalent", same, proof.those("equivalent"), proof.scope.equivalent)


def _row(name: str, counts: Counter[Standing]) -> str:
    return f"| {name} | {counts.total()} | " + " | ".join(str(counts[column]) for column in COLUMNS) + " |"


def _chapter(
    title: str, words: str, mutants: Sequence[Mutant], reasons: dict[str, str] | None = None
) -> Iterator[str]:
    if not mutants:
        return
    yield from ("", f"## {title}", "", words, "")
    for mutant in mutants:
        yield f"- {mutant.id} {mutant.function}: `{_code(mutant.was)}` → `{_code(mutant.now)}`"
        if reasons is not None:
            yield f"  {reasons[mutant.id]}"


def _code(text: str) -> str:
    return (text if len(text) <= 160 else f"{text[:157]}...").replace("`", "'")
