"""Objectives, and how a dive ends (rulebook 4.14, 4.15).

`settle` is called after every atomic change of the table and may carry out a whole reward right there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from fathomfive.author import Ask, End, Flow, Outcome, Verbs
from fathomfive.games.refuge import tells
from fathomfive.games.refuge.board import SIDEWAYS, Cell
from fathomfive.games.refuge.deeds import carry_out
from fathomfive.games.refuge.goals import (
    Counter,
    Deliver,
    DiversOnFinish,
    Eliminations,
    EmptyReach,
    Flanks,
    MarkersRemoved,
)
from fathomfive.games.refuge.state import SUPPLY, THREAT, Diver, Progress, RefugeState, carries

# --- the end -----------------------------------------------------------------------------------------


def settle(g: RefugeState) -> Iterable[Ask]:
    """After each atomic change (REF-OBJ-2): the goal first, then defeat; at the same instant it is a win
    (REF-END-1)."""
    if g.competitive:  # REF-COMP-17
        return ()
    if goal_met(g):
        return complete(g)
    if SUPPLY not in g.tentacles:
        raise defeat(g, "supply", "REF-END-2")  # not only when the next one is needed: REF-RULING-17
    if g.tentacles.count(THREAT) >= g.book.coop.threat_spaces:  # with any number of Divers: REF-RULING-33
        raise defeat(g, "threat", "REF-END-3")
    if g.players == 1:  # REF-SOLO-2
        return ()  # which is cheaper than a generator that does nothing
    for diver in g.divers:
        if not diver.down:  # nor devoured, which counts as down: REF-DEV-3, REF-RULING-18
            return ()
    raise defeat(g, "all_down", "REF-END-5")


def victory(g: RefugeState) -> End:
    everybody = tuple(range(g.players))
    tells.ends(g, g.divers, "objectives", "REF-OBJ-7")
    return End(Outcome((1.0,) * g.players, everybody, "objectives", "REF-OBJ-7"))


def defeat(g: RefugeState, cause: str, rule: str) -> End:
    """To be raised, as every end is: what is under way is not finished (REF-END-6)."""
    tells.ends(g, [], cause, rule)
    return End(Outcome((0.0,) * g.players, (), cause, rule))


def escape(g: RefugeState, diver: Diver) -> End:
    """Whoever enters an open pod first wins the competitive dive (REF-COMP-12)."""
    return race_won(g, [diver], "pod", "REF-COMP-12")


def race_won(g: RefugeState, winners: list[Diver], cause: str, rule: str) -> End:
    tells.ends(g, winners, cause, rule)
    seats = tuple(diver.seat for diver in winners)
    values = tuple(1 / len(seats) if seat in seats else 0.0 for seat in range(g.players))
    return End(Outcome(values, seats, cause, rule))


def start_solo_grace(g: RefugeState) -> None:
    """A lone Diver who goes down has until the end of its next actions to get up (REF-END-7)."""
    if g.solo and g.solo_deadline is None:
        g.solo_deadline = g.turn + g.book.coop.solo_grace_turns


def check_solo_grace(g: RefugeState) -> None:
    """When the actions are over and before the Kraken card (REF-RULING-28)."""
    if g.solo_deadline is not None and g.turn >= g.solo_deadline:
        raise defeat(g, "solo_down", "REF-END-7")


# --- goals -------------------------------------------------------------------------------------------


MET: Verbs[Callable[[RefugeState, Progress, Any], bool]] = Verbs()


def goal_met(g: RefugeState) -> bool:
    """Of the current objective, the only one that counts (REF-OBJ-1)."""
    if g.progress is None:
        return False
    goal = g.objective.goal
    return MET[type(goal)](g, g.progress, goal)


@MET.does(Eliminations, Counter, EmptyReach)  # REF-OBJ-8; REF-OBJ-10, REF-OBJ-11; REF-OBJ-13
def counted(g: RefugeState, progress: Progress, goal: Eliminations | Counter | EmptyReach) -> bool:
    return progress.count >= goal.need[g.players - 1]


@MET.does(MarkersRemoved)  # REF-OBJ-9, REF-OBJ-16
def markers_gone(g: RefugeState, progress: Progress, goal: MarkersRemoved) -> bool:
    return not progress.markers


@MET.does(DiversOnFinish)  # REF-OBJ-14
def stand_on_finish(g: RefugeState, progress: Progress, goal: DiversOnFinish) -> bool:
    there = [diver for diver in g.divers if diver.standing and g.board.space[diver.cell] == "finish"]
    return len(there) >= goal.need[g.players - 1]


@MET.does(Deliver)  # REF-OBJ-15
def delivered(g: RefugeState, progress: Progress, goal: Deliver) -> bool:
    return progress.carrier is not None and g.board.space[g.divers[progress.carrier].cell] == goal.to


@MET.does(Flanks)  # REF-OBJ-12
def flanks_taken(g: RefugeState, progress: Progress, goal: Flanks) -> bool:
    """The head at an end of its row while a standing Diver is on a Kraken space: that marker goes."""
    for end in list(progress.flanks):
        at_end = end not in g.head_place.steps
        if at_end and any(diver.standing and g.board.space[diver.cell] == "kraken" for diver in g.divers):
            progress.flanks.remove(end)
            tells.flank(g, end)
    return not progress.flanks


def count_empty_reach(g: RefugeState) -> Iterable[Ask]:
    """At the end of the actions: no tentacle below the head in its columns (REF-OBJ-13)."""
    if not wants_empty_reach(g):
        return ()
    assert g.progress is not None
    if reach_is_empty(g):
        g.progress.count += 1
        tells.counts(g, "REF-OBJ-13")
    return settle(g)


def wants_empty_reach(g: RefugeState) -> bool:
    return g.progress is not None and isinstance(g.objective.goal, EmptyReach)


def reach_is_empty(g: RefugeState) -> bool:
    return not any(cell in g.head_place.below for cell in g.tentacles)


# --- completing --------------------------------------------------------------------------------------


def become_current(g: RefugeState) -> None:
    """Counters at zero (REF-RULING-30), markers on the board and not before (REF-OBJ-3, REF-RULING-36)."""
    objective = g.objective
    g.progress = Progress(markers=list(objective.marked_cells(g.players)))
    if isinstance(objective.goal, Flanks):
        g.progress.flanks = [*SIDEWAYS]
    tells.current(g)


def complete(g: RefugeState) -> Flow[None]:
    """Turn the card over, carry out its reward, and go on with the next (REF-OBJ-3)."""
    objective = g.objective
    tells.completes(g)
    g.progress = None  # nothing counts while the reward is carried out
    if objective.level == len(g.objectives):
        raise victory(g)
    for reward in objective.reward:
        yield from carry_out(g, g.active_diver, reward)
    g.current += 1
    become_current(g)
    yield from settle(g)  # its goal may be met already (REF-RULING-29)


def to_supply(g: RefugeState, tentacle: int, rule: str) -> Flow[None]:
    """A tentacle goes home without being eliminated: no draw, no count (REF-ELIM-2)."""
    tells.goes_home(g, tentacle, rule)
    g.tentacles[tentacle] = SUPPLY
    yield from settle(g)


# --- the cargo (REF-OBJ-15) --------------------------------------------------------------------------


def drop_cargo(g: RefugeState, diver: Diver, cell: Cell) -> None:
    """A carrier who goes down lets go of it, and it lies there."""
    if g.progress is not None and g.progress.carrier == diver.seat:
        g.progress.carrier = None
        g.progress.markers.append(cell)
        tells.cargo_dropped(g, diver, cell)


def return_cargo(g: RefugeState, diver: Diver) -> None:
    """A carrier who is devoured loses it: it is back where it came from."""
    if carries(g, diver):
        drop_cargo(g, diver, g.objective.marked_cells(g.players)[0])


def hand_cargo(g: RefugeState, diver: Diver, taker: Diver) -> Flow[None]:
    assert g.progress is not None
    g.progress.carrier = taker.seat
    tells.cargo_handed(g, diver, taker)
    yield from settle(g)
