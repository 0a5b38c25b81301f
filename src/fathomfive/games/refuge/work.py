"""How much is left to do: the actions until an objective is done, as a diver would count them.

An estimate, for `evaluate`: ways lead around the head and shy away from it, everything else is taken as easy.
"""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush

from fathomfive.games.refuge.board import Cell, Ways, column_of, row_of
from fathomfive.games.refuge.game import HEAD_SIZE, KRAKEN_ROWS, NOOK_COLUMNS
from fathomfive.games.refuge.goals import (
    Counter,
    Deliver,
    DiversOnFinish,
    Eliminations,
    EmptyReach,
    Flanks,
    MarkersRemoved,
    SpecialAction,
)
from fathomfive.games.refuge.state import Diver, RefugeState
from fathomfive.games.refuge.steps.special import cards_for_special

MOST = 20.0  # farther is not worse
HUNT = 1.4  # actions for each tentacle to be eliminated
FETCH = 1.6  # actions for each card that is missing to pay with
SHY = {1: 0.4}  # what a step costs more, this near to the head
SECOND = 0.3  # of the way of those behind
LIFT = 3.0  # the special action itself: it takes one, but somebody has dared to get there


def ways_to(g: RefugeState, goals: Iterable[Cell]) -> Ways:
    """The way from every cell to the nearest of these, kept for each place of the head."""
    key = g.mode, g.head, tuple(goals)
    kept = g.book.ways
    ways = kept.get(key)
    if ways is None:
        ways = kept[key] = _measure(g, key[2])
    return ways


def _measure(g: RefugeState, goals: tuple[Cell, ...]) -> Ways:
    near_head, neighbours = g.head_place.distance, g.board.neighbours
    ways: dict[Cell, float] = {}
    edge: list[tuple[float, Cell]] = [(0.0, cell) for cell in goals]
    while edge:
        far, cell = heappop(edge)
        if cell in ways:
            continue
        ways[cell] = far
        step = 1.0 + SHY.get(near_head[cell], 0.0)
        for other in neighbours[cell]:
            if other not in ways and near_head[other]:
                heappush(edge, (far + step, other))
    return ways


def way(g: RefugeState, divers: Iterable[Diver], goals: Iterable[Cell]) -> float:
    """What the best placed Diver has to swim, and a little of what the others have: somebody may fail.

    One who cannot pay there has to find cards first.
    """
    ways = ways_to(g, goals)
    special = None if g.competitive or g.progress is None else g.objective.special
    first, *others = sorted(
        min(MOST, ways.get(diver.cell, MOST) + _to_fetch(g, special, diver)) for diver in divers
    )
    return first + SECOND * sum(others) / len(others) if others else first


def _to_fetch(g: RefugeState, special: SpecialAction | None, diver: Diver) -> float:
    if special is None or not special.cost_cards or special.id == g.doing:
        return 0.0
    return FETCH * max(0, special.cost_cards - cards_for_special(g, diver))


def stride(g: RefugeState, steps: int) -> float:
    """How many of these steps would bring the active Diver closer, if nobody is closer than it."""
    goals = where_to(g)
    divers = [diver for diver in g.divers if diver.standing]
    if not goals or g.active_diver not in divers:
        return 0.0
    ways = ways_to(g, goals)
    first = min(ways.get(diver.cell, MOST) for diver in divers)
    mine = ways.get(g.active_diver.cell, MOST)
    return min(float(steps), mine) if mine <= first else 0.0


def where_to(g: RefugeState) -> tuple[Cell, ...]:
    """The cells where the current objective wants somebody; none if it does not matter."""
    progress = g.progress
    if progress is None:
        return ()
    special = g.objective.special
    match g.objective.goal:
        case DiversOnFinish():
            return g.board.of_kind["finish"]
        case Deliver(to=kind):
            return tuple(progress.markers) if progress.carrier is None else g.board.of_kind[kind]
        case MarkersRemoved():
            return tuple(progress.markers)
        case Counter():
            at_head = special is not None and special.at == "adjacent_head"
            return g.head_place.around if at_head else g.board.of_kind["cave"]
        case _:
            return ()


def work_left(g: RefugeState) -> float:
    """Actions until the current objective is done; 0 if what is under way will complete it."""
    progress, objective = g.progress, g.objective
    assert progress is not None
    divers = [diver for diver in g.divers if diver.standing]
    if not divers:
        return MOST
    special = objective.special
    under_way = special is not None and special.id == g.doing
    match objective.goal:
        case Eliminations(need=need):
            return HUNT * (need[g.players - 1] - progress.count)
        case EmptyReach(need=need):
            below = sum(cell in g.head_place.below for cell in g.tentacles)
            return need[g.players - 1] - progress.count + HUNT * below
        case DiversOnFinish():
            return way(g, divers, where_to(g))
        case Flanks():
            return _to_the_flanks(g, divers)
        case Deliver(to=kind):
            home = g.board.of_kind[kind]
            if progress.carrier is not None:
                return way(g, [g.divers[progress.carrier]], home)
            if under_way:
                return way(g, [g.active_diver], home)
            there = progress.markers[0]
            return way(g, divers, (there,)) + LIFT + ways_to(g, home).get(there, MOST)
        case MarkersRemoved():
            done = g.active_diver.cell if under_way else None
            left = [cell for cell in progress.markers if cell != done]
            return sum(LIFT + way(g, divers, (cell,)) for cell in left)
        case Counter(need=need):
            left_over = need[g.players - 1] - progress.count - under_way
            if not left_over:
                return 0.0
            return way(g, divers, where_to(g)) + LIFT * left_over + FETCH * (left_over - 1)


def _to_the_flanks(g: RefugeState, divers: list[Diver]) -> float:
    """Whoever swims at an end of the Kraken row draws the head there, a step at a time."""
    assert g.progress is not None
    flanks = g.progress.flanks
    if not flanks:
        return 0.0
    left, right = NOOK_COLUMNS[0] + 1, NOOK_COLUMNS[1] - 1
    span = right - left + 1 - HEAD_SIZE
    drawn = column_of(g.head) - left
    column, steps = {"left": left, "right": right}, {"left": drawn, "right": span - drawn}
    row = [cell for cell in g.board.of_kind["kraken"] if row_of(cell) < KRAKEN_ROWS[-1]]
    first = min(
        steps[end] + way(g, divers, [cell for cell in row if abs(column_of(cell) - column[end]) <= 1])
        for end in flanks
    )
    return first + (len(flanks) - 1) * (span + 2)
