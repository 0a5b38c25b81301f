"""Where the dive stands: the objectives and how far they are, what would lose it, and the race to a pod."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from fathomfive.author import Words, look, say
from fathomfive.games.refuge.entries import CardType, Objective, ObjectiveId, sprite
from fathomfive.games.refuge.goals import (
    Counter,
    Deliver,
    DiversOnFinish,
    Eliminations,
    EmptyReach,
    Flanks,
    MarkersRemoved,
)
from fathomfive.games.refuge.names import diver_name, objective_name, words
from fathomfive.games.refuge.scene.sprites import A_CARD, AN_ARM, icon, type_sprite
from fathomfive.games.refuge.state import Progress, RefugeState

NUMERALS = ("I", "II", "III")
LOW_SUPPLY = 3  # so few tentacles are shown as a warning
LOW_DECK = 5  # and so few Salvage cards
FLANKS = 2
CARGO = 2  # to lift it and to bring it home
MAW = look.Sprite(sprite("devour-maw"), letter="%")


@look.part
def goal(g: RefugeState) -> look.Goal:
    """The same for everybody: it speaks only of what lies open."""
    return race(g) if g.competitive else dive(g)


def dive(g: RefugeState) -> look.Goal:
    return look.Goal(
        label=words("goal-together"),
        sentence=sentence(g),
        steps=tuple(step(g, level, ObjectiveId(name)) for level, name in enumerate(g.objectives)),
        ends=(
            _threat(g.threat, g.book.coop.threat_spaces),
            _supply(g.supply),
            _salvage(len(g.salvage_deck)),
            alone(g) if g.solo else everyone_down(g),
        ),
        ends_label=words("goal-ends"),
    )


def sentence(g: RefugeState) -> Words:
    """The three objectives as one wish; before they are dealt, only how many."""
    if not g.objectives:
        return words("goal-not_dealt")
    first, second, third = (words(f"objective-{name}-wish") for name in g.objectives)
    return say("goal-dive", first=first, second=second, third=third)


# --- how far ------------------------------------------------------------------------------------------


def step(g: RefugeState, level: int, name: ObjectiveId) -> look.Objective:
    """One card: done, current with its progress, or still to come."""
    need = needed(g, g.book.objectives[name])
    if level > g.current:
        return _step(name, level, "later", 0, need)
    if level < g.current or g.progress is None:
        return _step(name, level, "done", need, need)
    now = _step(name, level, "now", min(done(g, g.progress), need), need)
    return msgspec.structs.replace(now, marks=besides(g, g.progress))


@lru_cache(maxsize=256)
def _step(
    name: ObjectiveId, level: int, state: Literal["done", "now", "later"], n: int, of: int
) -> look.Objective:
    return look.Objective(
        numeral=NUMERALS[level],
        label=objective_name(name),
        text=words(f"objective-{name}-{'done' if state == 'done' else 'short'}"),
        state=state,
        n=n,
        of=of,
        sprite=look.Sprite(sprite(name)),
        id=f"objective:{name}",
    )


def needed(g: RefugeState, objective: Objective) -> int:
    """How much an objective asks for, counted in what it counts."""
    match objective.goal:
        case Counter(need=need) | Eliminations(need=need) | EmptyReach(need=need) | DiversOnFinish(need=need):
            return need[g.players - 1]
        case MarkersRemoved():
            return len(objective.marked_cells(g.players))
        case Flanks():
            return FLANKS
        case Deliver():
            return CARGO


def done(g: RefugeState, progress: Progress) -> int:
    """How much of it the current objective has."""
    match g.objective.goal:
        case Counter() | Eliminations() | EmptyReach():
            return progress.count
        case MarkersRemoved():
            return needed(g, g.objective) - len(progress.markers)
        case Flanks():
            return FLANKS - len(progress.flanks)
        case DiversOnFinish():
            return sum(diver.standing and g.board.space[diver.cell] == "finish" for diver in g.divers)
        case Deliver():
            return int(progress.carrier is not None)


def besides(g: RefugeState, progress: Progress) -> tuple[look.Mark, ...]:
    """What a number does not say: which types are stowed, who has the cargo."""
    if isinstance(g.objective.goal, Deliver):
        if progress.carrier is None:
            return (look.Remark(words("progress-cargo_lies")),)
        return (look.Remark(say("progress-cargo", diver=diver_name(g.divers[progress.carrier].id))),)
    return (_stowed(tuple(progress.types)),) if progress.types else ()


@lru_cache(maxsize=256)
def _stowed(types: tuple[CardType, ...]) -> look.Icons:
    return look.Icons(tuple(type_sprite(kind) for kind in types), words("progress-stowed"))


# --- what would lose it -------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _threat(threat: int, spaces: int) -> look.End:
    return look.End(
        label=words("place-threat"),
        value=say("so-many-of", n=threat, of=spaces),
        sprite=MAW,
        n=threat,
        of=spaces,
        near=threat >= spaces - 1,
        rule="REF-END-3",
        id="threat",
    )


@lru_cache(maxsize=64)
def _supply(supply: int) -> look.End:
    return look.End(
        label=words("panel-supply"),
        value=say("goal-left", n=supply),
        sprite=AN_ARM,
        n=supply,
        near=supply <= LOW_SUPPLY,
        rule="REF-END-2",
        id="supply",
    )


@lru_cache(maxsize=128)
def _salvage(left: int) -> look.End:
    """An empty deck is no defeat yet; to draw from it is (REF-END-4)."""
    return look.End(
        label=words("goal-salvage"),
        value=say("goal-left", n=left),
        sprite=A_CARD,
        n=left,
        near=left <= LOW_DECK,
        rule="REF-END-4",
        id="salvage_deck",
    )


def everyone_down(g: RefugeState) -> look.End:
    """Devoured counts as down (REF-RULING-18)."""
    down = sum(diver.down for diver in g.divers)
    return look.End(
        label=words("goal-everyone_down"),
        value=say("so-many-of", n=down, of=g.players),
        sprite=icon("down", "v"),
        n=down,
        of=g.players,
        near=down >= g.players - 1,
        rule="REF-END-5",
    )


def alone(g: RefugeState) -> look.End:
    """A lone Diver has until the end of its next actions to get up again."""
    deadline = g.solo_deadline
    down = deadline is not None
    return look.End(
        label=words("goal-stays_down"),
        value=words("goal-stands") if deadline is None else say("goal-get_up", turn=deadline),
        sprite=icon("down", "v"),
        n=int(down),
        of=1,
        near=down,
        rule="REF-END-7",
    )


# --- the race -----------------------------------------------------------------------------------------


def race(g: RefugeState) -> look.Goal:
    """Open pods are open for everybody (REF-COMP-11), so how far it is does not depend on who looks."""
    unlocked = bool(g.unlocked)
    rounds = g.book.competitive.max_rounds
    now = min(g.round + 1, rounds)
    return look.Goal(
        label=words("goal-race"),
        sentence=words("goal-race_sentence"),
        steps=(
            look.Objective(
                numeral="I",
                label=words("goal-open_pod"),
                text=say("goal-pods_open", open=len(g.unlocked)),
                state="done" if unlocked else "now",
                n=int(unlocked),
                of=1,
            ),
            look.Objective(
                numeral="II",
                label=words("goal-enter_pod"),
                text=words("goal-enter_how"),
                state="now" if unlocked else "later",
                of=1,
            ),
        ),
        clock=look.Clock(
            n=now,
            of=rounds,
            label=say("goal-round", round=now, of=rounds),
            note=words("goal-after_rounds"),
        ),
    )
