"""Checks on the sequence of play: it ends, it is plain data, it can be copied, repeated and taken back."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import KERNEL_VERSION
from fathomfive.kernel.journal import Journal, JournalError
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action
from fathomfive.proof.conformance.bench import Bench
from fathomfive.proof.conformance.check import Faults, brief, check
from fathomfive.proof.conformance.setups import unreachable
from fathomfive.proof.conformance.walk import Walk, fingerprint, wander
from fathomfive.proof.conformance.worlds import differ, name_of, played, twin_in_play
from fathomfive.scene.view import show

MOST_ANSWERS = 40
"""In one step: every copy of a match gives the answers of its running step again."""


@check("end")
def plays(walk: Walk) -> Faults:
    """Random play comes to an end within the bound, and no rule breaks on the way."""
    if walk.trouble:
        yield walk.trouble
    elif not walk.match.over:
        yield f"not over after {walk.decisions} decisions; raise the bound if the game is meant to be so long"


@check("once")
def setups(bench: Bench) -> Faults:
    """Every seat count and every value of every option fits some set-up."""
    for wanted in unreachable(bench.game, Dice.seeded("setups")):
        yield f"no set-up fits with {wanted}, so nobody can choose it"


@check("question", thorough=True)
def saves(walk: Walk) -> Faults:
    """A saved or cloned match is the same at every question, and runs on in lockstep with the live one."""
    yield from _not_plain(walk.match.state, "state", {})
    here = fingerprint(walk.match)
    loaded, cloned = walk.copy(), walk.match.clone()
    if fingerprint(loaded) != here:
        yield f"loaded, it is another table: {_where_they_differ(walk.match, loaded)}"
    if fingerprint(cloned) != here:
        yield f"cloned, it is another table: {_where_they_differ(walk.match, cloned)}"
    if loaded.save() != walk.match.save():
        yield "saved, loaded and saved again gives other bytes"
    chance = Dice.seeded(walk.seed).split(str(walk.decisions))
    for _ in range(3):
        if loaded.over:
            return
        action = chance.pick([action for action in loaded.options if action.seat in loaded.waiting_for])
        loaded.play(action)
        cloned.play(action)
        if fingerprint(loaded) != fingerprint(cloned):
            yield f"loaded and cloned part company after {action}: {_where_they_differ(loaded, cloned)}"
            return


def _not_plain(value: Any, at: str, seen: dict[int, str]) -> Iterator[str]:
    """State is a tree of plain data: no sets, no callables, and nothing hangs in two places."""
    if isinstance(value, set | frozenset) or callable(value):
        yield f"{at} is a {type(value).__name__}: a state holds plain data only"
    elif isinstance(value, msgspec.Struct | list | dict):
        if id(value) in seen and not _frozen(value):
            yield f"{at} and {seen[id(value)]} are one object: after loading they would be two"
            return
        seen[id(value)] = at
        for name, part in _parts(value):
            yield from _not_plain(part, f"{at}.{name}", seen)


def _frozen(value: Any) -> bool:
    return isinstance(value, msgspec.Struct) and type(value).__struct_config__.frozen


def _parts(value: Any) -> list[tuple[Any, Any]]:
    if isinstance(value, msgspec.Struct):
        return [(name, getattr(value, name)) for name in value.__struct_fields__]
    return list(value.items() if isinstance(value, dict) else enumerate(value))


def _where_they_differ(one: Match[Any], other: Match[Any]) -> str:
    for what, left, right in (
        ("state", one.state, other.state),
        (
            "question",
            one.ask and [one.ask.kind, one.ask.asked],
            other.ask and [other.ask.kind, other.ask.asked],
        ),
        ("options", list(one.options), list(other.options)),
        ("waiting for", one.waiting_for, other.waiting_for),
        ("outcome", one.outcome, other.outcome),
    ):
        if found := differ(left, right):
            return f"{what} {found}"
    return "the agenda"


@check("question", thorough=True)
def clones(walk: Walk) -> Faults:
    """What is played on one copy of a match touches no other."""
    match = walk.match
    idle, busy = match.clone(), match.clone()
    before = [fingerprint(match), *_views(walk, match)]
    wander(busy, Dice.seeded(f"{walk.seed}/{walk.decisions}"), 6)
    if [fingerprint(match), *_views(walk, match)] != before:
        yield "playing on a clone changed the match, or what is seen of it"
    if [fingerprint(idle), *_views(walk, idle)] != before:
        yield "playing on one clone changed another, or what is seen of it"


def _views(walk: Walk, match: Match[Any]) -> list[bytes]:
    return [msgspec.json.encode(show(match, viewer)) for viewer in walk.viewers] if walk.pictures else []


@check("end")
def repeats(walk: Walk) -> Faults:
    """The same dice and the same answers give the same match, word for word."""
    if walk.recorder is None:
        return
    again = Match.start(walk.game, walk.setup, Dice(walk.key))
    told: list[Any] = []
    again.listen(told.append)
    for number, (before, action, story) in enumerate(
        zip(walk.past, walk.answers, walk.story, strict=False), 1
    ):
        if fingerprint(again) != before:
            yield f"played again with the same answers, it is another table at answer {number}"
            return
        told.clear()
        again.play(action)
        if msgspec.json.encode(told) != story:
            yield f"answer {number} ({action}) is told differently the second time: {brief(told)}"
            return
    if not walk.trouble and fingerprint(again) != fingerprint(walk.match):
        yield "played again with the same answers, it ends as another table"


@check("answer", thorough=True)
def undo(walk: Walk, action: Action) -> Faults:
    """Taking back restores the table exactly, and nothing can be taken back that showed something new."""
    copy = walk.copy()
    past = [*walk.past, fingerprint(copy)]
    copy.play(action)
    if _taker(copy) is not None:
        yield from _shown_by(walk, copy, action)
    while (taker := _taker(copy)) is not None:
        answer = copy.take_back(taker)
        if not past or fingerprint(copy) != past.pop():
            yield f"taking back {answer} does not lead to where it was given"
            return


def _taker(match: Match[Any]) -> int | None:
    return next((seat for seat in range(match.setup.seats) if match.can_take_back(seat)), None)


def _shown_by(walk: Walk, after: Match[Any], action: Action) -> Iterator[str]:
    """What an answer showed somebody that is hidden: in another world it would have shown something else."""
    for viewer in walk.viewers:
        twin = twin_in_play(walk.match, viewer, action, Dice.seeded(f"{walk.seed}/{walk.decisions}"))
        if twin is None or differ(show(walk.match, viewer), show(twin, viewer)) or not played(twin, action):
            continue
        if found := differ(show(after, viewer), show(twin, viewer)):
            yield (
                f"{action} can be taken back although it shows {name_of(viewer)} something hidden: {found}; "
                "use Zone.show, move or draw_to, or g.reveal(), so that the horizon moves"
            )


@check("question")
def steps(walk: Walk) -> Faults:
    """No step takes more than forty answers."""
    match = walk.match
    if not match.over and (given := match.answers_in_step) >= MOST_ANSWERS:
        name = type(match.step).__name__
        yield f"step {name} asks for answer {given + 1}: split it, and put the rest on the agenda"


@check("question")
def components(walk: Walk) -> Faults:
    """Every component is somewhere at every question."""
    counted = dict(walk.game.components(walk.match.state))
    if not walk.components:
        walk.components = counted
    for name in dict.fromkeys([*walk.components, *counted]):
        was, now = walk.components.get(name, 0), counted.get(name, 0)
        if was != now:
            yield f"there were {was} of {name}, now there are {now}"


@check("question")
def evaluation(walk: Walk) -> Faults:
    """A position is worth 0 to 1 to every seat at every question."""
    for seat in range(walk.setup.seats):
        value = walk.match.value(seat)
        if not isinstance(value, float | int) or math.isnan(value) or not 0 <= value <= 1:
            yield f"worth {value!r} to seat {seat}"


@check("end")
def outcome(walk: Walk) -> Faults:
    """The end is worth 0 to 1 to every seat, and the most to its winners."""
    if walk.recorder is None or (end := walk.match.outcome) is None:
        return
    seats = range(walk.setup.seats)
    if len(end.values) != len(seats):
        yield f"{len(end.values)} values for {len(seats)} seats"
        return
    yield from (
        f"worth {value} to seat {seat}" for seat, value in enumerate(end.values) if not 0 <= value <= 1
    )
    if any(seat not in seats for seat in end.winners) or len(set(end.winners)) != len(end.winners):
        yield f"winners {end.winners} at a table of {len(seats)}"
        return
    for winner in end.winners:
        yield from (
            f"seat {winner} won, but seat {seat} has more of it: {end.values}"
            for seat in seats
            if seat not in end.winners and end.values[seat] >= end.values[winner]
        )
    if walk.match.cooperative and (len(set(end.values)) > 1 or 0 < len(end.winners) < len(seats)):
        yield f"a table that plays together ends the same for all, not as {end}"


@check("end")
def journal(walk: Walk) -> Faults:
    """The journal of a match, written to a file and read again, replays and verifies."""
    if walk.journal is None or walk.trouble:
        return
    written = Journal.parse(walk.journal.lines(), "the journal")
    walk.game.forget_hashes()  # play may have changed the book that all matches share
    try:
        verified = written.verify(walk.game)
    except JournalError as error:
        yield str(error)
        return
    if fingerprint(verified) != fingerprint(walk.match):
        yield "the verified match is another one than was played"
    if fingerprint(written.match_at(game=walk.game)) != fingerprint(walk.match):
        yield "the replayed match is another one than was played"


@check("end", applies=lambda bench: bench.game.documents is not None)
def campaign(walk: Walk) -> Faults:
    """The campaign document of a finished match is read as it was written, and a match goes on from it."""
    documents, export = walk.game.documents, walk.game.export
    if documents is None or export is None:
        yield "the game has documents but no export, so no campaign is ever written"
        return
    if walk.recorder is None or not walk.match.over or (document := export(walk.match.state)) is None:
        return
    raw = msgspec.json.decode(msgspec.json.encode(documents.write(document)))
    if found := differ(documents.read(raw), document):
        yield f"the document is another one after it was read: {found}"
    Match.start(walk.game, msgspec.structs.replace(walk.setup, document=raw), Dice(walk.key))


@check("once", applies=lambda bench: bench.recorded is not None)
def recorded(bench: Bench) -> Faults:
    """Matches recorded earlier still replay, move by move, to the same end."""
    assert bench.recorded is not None
    files = sorted(bench.recorded.glob("*.fathom"))
    if not files:
        yield f"there is no recorded match in {bench.recorded}"
    for file in files:
        yield from _replayed(file, bench)


def _replayed(file: Path, bench: Bench) -> Iterator[str]:
    try:
        match = Journal.read(file).verify(bench.game)
    except ValueError as error:
        yield (
            f"{file.name}: {error}; if the rules were meant to change, raise the game's version "
            f"(now {bench.game.version}, kernel {KERNEL_VERSION}) and record the match again"
        )
        return
    if not match.over:
        yield f"{file.name} stops before the end"
