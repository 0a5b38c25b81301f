"""Objectives, the race for the pods, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from fathomfive.author import Beat, Motion, Shows, person, say
from fathomfive.games.refuge.board import Cell, Direction, cell_id
from fathomfive.games.refuge.entries import (
    sprite,
)
from fathomfive.games.refuge.goals import (
    Counter,
    Deliver,
    Eliminations,
    EmptyReach,
    Flanks,
    MarkersRemoved,
)
from fathomfive.games.refuge.motions import (
    cargo_goes,
    diver_spot,
    goal_cells,
    goal_is_gone,
    goal_is_marked,
    is_laid,
    is_lifted,
    turns,
)
from fathomfive.games.refuge.names import (
    cell_code,
    diver_name,
    objective_name,
    words,
)
from fathomfive.games.refuge.state import Diver, RefugeState
from fathomfive.games.refuge.tells.basics import END, GAIN, HARM, Given, lists


def so_far(g: RefugeState) -> tuple[int, int]:
    """How far the current objective is, and how far it goes."""
    done = g.progress
    assert done is not None
    match g.objective.goal:
        case Counter(need=need) | Eliminations(need=need) | EmptyReach(need=need):
            return done.count, need[g.players - 1]
        case MarkersRemoved():
            total = len(g.objective.marked_cells(g.players))
            return total - len(done.markers), total
        case Flanks():
            return 2 - len(done.flanks), 2
    return 0, 1


def current(g: RefugeState) -> None:
    """An objective has become current, with its markers."""
    if g.sink is None or g.progress is None:
        return
    markers, flanks = g.progress.markers, g.progress.flanks
    deliver = isinstance(g.objective.goal, Deliver)
    laid = [cargo_goes(g, "objectives", cell_id(cell)) if deliver else is_laid(g, cell) for cell in markers]
    posts = [turns(g, "flank", end, "fade") for end in flanks]
    places = lists(map(cell_code, markers)) if markers else ""
    entry = g.objective
    _, of = so_far(g)
    g.tell(
        "current",
        "REF-OBJ-3",
        None,
        *laid,
        *posts,
        *(goal_is_marked(g, cell) for cell in goal_cells(g)),
        beat=Beat(touches=(f"objective:{entry.id}",) if g.turn else ()),
        level=say("objective-level", level=entry.level),
        objective=entry.id,
        text=words(f"objective-{entry.id}-short"),
        of=of,
        markers=len(markers),
        places=places,
    )


def completes(g: RefugeState) -> None:
    """Its progress still lies there."""
    if g.sink is None:
        return
    entry = g.objective
    flip = turns(g, "objective", entry.id)
    picture, text = sprite(entry.id), words(f"objective-{entry.id}-reward")
    shows = Shows(objective_name(entry.id), picture, text)
    beat = Beat("reveal", shows=shows, tone="good")
    marks = [goal_is_gone(g, cell) for cell in goal_cells(g)]
    given: Given = {"objective": entry.id, "text": text}
    g.tell("completes", "REF-OBJ-3", None, flip, *marks, sound="page", beat=beat, **given)


def counts(g: RefugeState, rule: str) -> None:
    if g.sink is not None:
        done, of = so_far(g)
        g.tell("counts", rule, beat=GAIN, objective=g.objective.id, count=done, of=of)


def flank(g: RefugeState, end: Direction) -> None:
    """Its marker is off already."""
    if g.sink is not None:
        done, of = so_far(g)
        fades = turns(g, "flank", end, "fade")
        g.tell("flank", "REF-OBJ-12", None, fades, beat=GAIN, way=end, count=done, of=of)


def special(g: RefugeState, diver: Diver, name: str, effect: str) -> None:
    """The special action of an objective is done."""
    if g.sink is None:
        return
    done, of = so_far(g)
    motions: list[Motion] = []
    if effect == "remove_marker":
        motions.append(is_lifted(g, diver.cell))
    elif effect == "carry":
        motions += [goal_is_marked(g, cell) for cell in goal_cells(g)]
    given: Given = {"diver": diver.id, "cell": diver.cell, "count": done, "of": of}
    g.tell(f"special-{name}", "REF-OBJ-6", diver.seat, *motions, sound="knock", beat=GAIN, **given)


def cargo_dropped(g: RefugeState, diver: Diver, cell: Cell) -> None:
    """Nobody carries it any more, so no Cave is a goal."""
    if g.sink is None:
        return
    motion = cargo_goes(g, diver_spot(diver.cell), cell_id(cell))
    caves = [goal_is_gone(g, cave) for cave in g.board.of_kind["cave"]]
    given: Given = {"diver": diver.id, "space": cell}
    g.tell("cargo_dropped", "REF-OBJ-15", diver.seat, motion, *caves, beat=HARM, **given)


def cargo_handed(g: RefugeState, diver: Diver, taker: Diver) -> None:
    if g.sink is not None:
        motion = cargo_goes(g, cell_id(diver.cell), cell_id(taker.cell))
        g.tell("cargo_handed", "REF-OBJ-15", diver.seat, motion, diver=diver.id, other=taker.id)


def pod_up(g: RefugeState, number: int, rule: str) -> None:
    if g.sink is None:
        return
    name = g.pods.cards[number - 1]
    flip = turns(g, "pod_objective", number)
    text = words(f"pod-{name}-text")
    shows = Shows(words(f"pod-{name}"), sprite(name), text, origin=f"pod:{number}")
    beat = Beat("reveal", touches=(f"pod:{number}",), shows=shows) if g.turn else Beat("quiet")
    g.tell("pod_up", rule, None, flip, beat=beat, pod=number, pod_objective=name, text=text)


def unlocks(g: RefugeState, diver: Diver, number: int) -> None:
    flip, beat = (turns, "pod", number), Beat(touches=(f"pod:{number}",))
    g.tell("unlocks", "REF-COMP-11", diver.seat, flip, sound="steel", beat=beat, diver=diver.id, pod=number)


def ends(g: RefugeState, winners: Sequence[Diver], cause: str, rule: str) -> None:
    """How it ended, and why."""
    if g.sink is None:
        return
    names = [say("diver-of", diver=diver_name(diver.id), who=person(diver.seat)) for diver in winners]
    g.tell(
        f"end-{cause}",
        rule,
        beat=END,
        winners=lists(names) if names else "",
        count=len(winners),
        turn=g.turn,
        round=g.round,
        threat=g.threat,
        pod=cell_code(winners[0].cell) if cause == "pod" else "",
        last=diver_name(g.active_diver.id),
    )
