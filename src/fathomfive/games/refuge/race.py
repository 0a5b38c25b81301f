"""The race to the pods: how many actions a Diver is from winning, as it would count them.

All of it is counted in actions: the way around the head, less what a card in hand carries farther; what it
takes to open a pod; and what the next card of the Kraken may undo.
"""

from __future__ import annotations

from fathomfive.author import EVERYBODY
from fathomfive.games.refuge.board import column_of, row_of
from fathomfive.games.refuge.effects import MoveLine, MoveSelf
from fathomfive.games.refuge.entries import CardId, PodObjectiveId
from fathomfive.games.refuge.goals import (
    AdjacentHead,
    AllAbilitiesUsed,
    ClearLane,
    Condition,
    OnSpace,
    Trophies,
)
from fathomfive.games.refuge.state import MAW, Diver, RefugeState
from fathomfive.games.refuge.work import MOST, ways_to

RACE_SCALE = 4.0  # actions that make a sure thing
RIVALS = 0.5  # how much those of the foremost rival count: who only hinders others never gets there
LEAP = 0.35  # of the steps that the best card in hand may save: more, and nobody would swim by hand
HUNT = 4.0  # for each trophy that is missing
LANE = 1.5  # and for each tentacle in a lane that must be clear
SPARE = 0.05  # each card in hand, whatever it is
TROPHY = 0.1  # each of the first three: they break a tie
FELL = 1.5  # to get up, and what may come meanwhile
BITTEN = 0.25  # fear of the next card beside the head
SUNK = 12.0  # from Start again, two cards poorer


def race_parts(g: RefugeState, seat: int) -> dict[str, float]:
    """In actions, by name: what a hint speaks of (`speaks-*`)."""
    mine = diver_race(g, g.divers[seat])
    rivals = max(sum(diver_race(g, diver).values()) for diver in g.divers if diver.seat != seat)
    return {**mine, "rivals": -RIVALS * rivals}


def diver_race(g: RefugeState, diver: Diver) -> dict[str, float]:
    race = {"hands": SPARE * len(diver.hand), "trophies": TROPHY * min(diver.trophies, 3)}
    if diver.cell == MAW:
        return {**race, "divers": -SUNK}
    if not diver.on_board:
        return race
    way, key = nearest_pod(g, diver)
    race["way"], race["key"] = -way, -key
    race["divers"] = -(FELL if diver.down else 0.0) - bite(g, diver, way)
    return race


def nearest_pod(g: RefugeState, diver: Diver) -> tuple[float, float]:
    """What it takes to swim there and to open it, of the pod where both together are least."""
    best = (MOST, 2 * HUNT)
    for slot, cell in enumerate(sorted(g.board.of_kind["finish"], key=column_of)):
        if column_of(cell) in g.unlocked:
            key = 0.0
        elif slot < len(g.pods.known) and g.pods.known[slot] == EVERYBODY:
            key = to_open(g, diver, slot, column_of(cell))
        else:
            continue
        way = swim(g, diver, ways_to(g, (cell,)).get(diver.cell, MOST))
        if way + key < sum(best):
            best = way, key
    return best


def swim(g: RefugeState, diver: Diver, steps: float) -> float:
    """Actions for so many steps, with the cards in hand that carry farther."""
    best = max(leaps(g, diver), default=0)
    return steps - LEAP * (min(best, steps) - 1) if best and steps > 1 else steps


def leaps(g: RefugeState, diver: Diver) -> list[int]:
    """How far each card in hand would carry, if farther than a stroke."""
    found = (
        sum(
            effect.max
            for effect in g.book.salvage[CardId(card)].effects_in(g.mode)
            if isinstance(effect, MoveSelf | MoveLine)
        )
        for card in diver.hand.cards
    )
    return [leap for leap in found if leap > 1]


def to_open(g: RefugeState, diver: Diver, slot: int, column: int) -> float:
    """The action itself, cards and trophies that are missing, and the way to where it is done."""
    entry = g.book.pod_objectives[PodObjectiveId(g.pods.cards[slot])]
    actions = 1.0 + missing(g, diver, entry.condition, column)
    if entry.cost is not None:
        types = [g.book.salvage[CardId(card)].type for card in diver.hand.cards]
        kinds = [types.count(kind) for kind in dict.fromkeys(types)]
        held = {"any": len(types), "same_type": max(kinds, default=0), "different_types": len(kinds)}
        actions += max(0, entry.cost.count - held[entry.cost.kind])
    return actions


def missing(g: RefugeState, diver: Diver, condition: Condition, column: int) -> float:
    match condition:
        case Trophies(count=count):
            return HUNT * max(0, count - diver.trophies)
        case AllAbilitiesUsed():
            return float(3 - len(diver.used))
        case ClearLane():
            return LANE * sum(cell >= 0 and column_of(cell) == column for cell in g.tentacles)
        case AdjacentHead():
            return max(0.0, g.head_place.distance[diver.cell] - 1.0) / 2  # it lies on the way
        case OnSpace(kinds=kinds, min_row=row):
            there = tuple(cell for kind in kinds for cell in g.board.of_kind[kind] if row_of(cell) >= row)
            return ways_to(g, there).get(diver.cell, MOST) / 2
        case _:
            return 0.0


def bite(g: RefugeState, diver: Diver, way: float) -> float:
    """What the next card may cost who stays beside the head: all it has swum."""
    if diver.down or g.head_place.distance[diver.cell] != 1:
        return 0.0
    return BITTEN * min(1.0, 2 / max(1, len(g.kraken_deck))) * max(1.0, SUNK - way)
