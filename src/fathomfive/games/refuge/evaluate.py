"""How good the table looks for a seat, 0 to 1: a weighted sum of what a sensible diver watches.

All weights stand at the top, in the unit "one tentacle eliminated". Nothing here looks ahead; what is being
carried out (`RefugeState.doing`) is credited, so that the first half of a good move does not look bad.
"""

from __future__ import annotations

import math
from functools import cache, partial
from math import fsum

from fathomfive.games.refuge.board import Cell, distance
from fathomfive.games.refuge.effects import MoveLine, MoveSelf
from fathomfive.games.refuge.entries import AbilityId, CardId
from fathomfive.games.refuge.race import RACE_SCALE, race_parts
from fathomfive.games.refuge.state import MAW, Diver, RefugeState
from fathomfive.games.refuge.work import MOST, stride, work_left

# --- the cooperative dive ----------------------------------------------------------------------------
OBJECTIVE = 36.0  # each one completed: more than the next one's work
WORK = (1.2, 1.4, 1.8)  # each action the current one still takes, by level
BETWEEN = 14.0  # what the next one may take, before it lies open
HUNT_STEP = 0.12  # each step a Diver is away from a Spawn space with something in line
HUNT_FAR = 6  # farther is not worse
ACTION = 0.8  # each action left of a turn that has begun: about what the next Kraken card costs
THREAT = (0.0, 1.5, 4.0, 9.0, 20.0)  # by tentacles on the track
SUPPLY = (30.0, 14.0, 8.0, 4.5, 2.2, 1.0)  # by tentacles left; more is no worry
TENTACLE = 0.6  # each on the board, more the lower it is
TENTACLE_DEPTH = 1.8  # how much worse the lowest row is than the highest
UNDER_HEAD = 1.25  # factor in the columns the next card will move
DOWN = 3.0
DEVOURED = 4.0
LAST_STANDING = 4.0  # only one Diver is left on its feet
ALONE_DOWN = 8.0  # a lone Diver on the ground
BESIDE_HEAD = 3.0  # times the chance that the next card devours
UNDER_ARM = 0.7  # an unarmed Diver right below a tentacle that will move
CAN_LEAVE = 0.4  # times as bad while there is an action left to get away
LAST_ONE = 4.0  # times as bad for the last Diver on its feet
CARDS = (0.0, 0.5, 0.95, 1.3, 1.55, 1.75, 1.9)  # by cards in hand; beyond, nothing more
WEAPON = 1.3
PAIR = 0.5  # enough of one type to recover
PAIR_WHEN_DOWN = 1.8  # the same in the hand of a Diver who is down
RESCUE_STEP = 0.25  # each step between a Diver who is down and one who could help
ABILITY = 0.35  # each face up
DECK_CARD = 0.1  # each Salvage card drawn: the dive is over when they are
DECK_FULL = 56
DECK_LOW, DECK_LATE = 18, 0.35  # and each one missing to so many
MIDDLE = 15.0  # where a dive is as good as lost as won
SCALE = 22.0  # how many of these units make a sure thing

# What is under way and not yet done, by what it is.
PENDING = {
    "spawn": 1.4,
    "net_launcher": 1.9,
    "speargun": 1.7,
    "mags_ring_of_steel": 2.2,
    "depth_charge": 1.8,
    "recover_diver": 4.0,
    "recover_ability": 0.1,
}
PROMISE = 0.85  # of the way that a Motion card or ability in use may shorten
PENDING_OTHER = 0.45  # a card or an ability whose use we cannot foresee is at least not lost


def evaluate(g: RefugeState, seat: int) -> float:
    if len(g.divers) < g.players:
        return 0.5
    score = fsum(parts(g, seat).values())
    return squash(score / RACE_SCALE if g.competitive else (score - MIDDLE) / SCALE)


def squash(score: float) -> float:
    return 1 / (1 + math.exp(-score))


def parts(g: RefugeState, seat: int) -> dict[str, float]:
    """What the evaluation is made of, by name: what a hint speaks of (`speaks-*`)."""
    if len(g.divers) < g.players:
        return {}
    return race_parts(g, seat) if g.competitive else dive_parts(g)


# --- together ----------------------------------------------------------------------------------------


def dive_parts(g: RefugeState) -> dict[str, float]:
    return {
        "objective": objective_score(g),
        "time": ACTION * actions_to_come(g) + pending_score(g),
        "threat": -THREAT[min(g.threat, len(THREAT) - 1)],
        "supply": -(SUPPLY[g.supply] if g.supply < len(SUPPLY) else 0.0),
        "deck": -deck_score(g),
        "tentacles": -tentacle_score(g),
        "hands": fsum(hand_score(g, diver) for diver in g.divers),
        "divers": fsum(diver_score(g, diver) for diver in g.divers) - trouble(g),
    }


def actions_to_come(g: RefugeState) -> int:
    """What is left of a turn that has begun. The next Diver's fresh ones come anyway, so they count nothing:
    else ending early would look good."""
    return g.actions_left if g.actions_left < g.numbers.actions_per_turn else 0


def deck_score(g: RefugeState) -> float:
    left = len(g.salvage_deck)
    return DECK_CARD * max(0, DECK_FULL - left) + DECK_LATE * max(0, DECK_LOW - left)


def objective_score(g: RefugeState) -> float:
    """What is done, less what the current objective still takes (`work.py`)."""
    if g.phase in ("draft", "place"):
        return 0.0
    work = 0.0 if g.progress is None else work_left(g)
    if work <= 0:
        return OBJECTIVE * (g.current + 1) - BETWEEN
    return OBJECTIVE * g.current - WORK[g.current] * min(work, MOST)


def nearest(divers: list[Diver], cells: tuple[Cell, ...] | list[Cell]) -> float:
    return float(
        min((distance(diver.cell, cell) for diver in divers for cell in cells if diver.on_board), default=8)
    )


def tentacle_score(g: RefugeState) -> float:
    columns = g.head_place.columns
    depth_worth = TENTACLE_DEPTH * (1 + g.threat / 2)
    total = 0.0
    for cell in g.tentacles:
        if cell >= 0:
            depth = max(0.0, (8 - cell // 10) / 8)
            worth = TENTACLE + depth_worth * depth**1.7
            total += worth * UNDER_HEAD if cell % 10 in columns else worth
    return total


def trouble(g: RefugeState) -> float:
    standing = sum(diver.standing for diver in g.divers)
    if g.players == 1:
        return 0.0 if standing else ALONE_DOWN
    return LAST_STANDING if standing == 1 else 0.0


def diver_score(g: RefugeState, diver: Diver) -> float:
    score = ABILITY * (3 - len(diver.used))
    if diver.cell == MAW:
        return score - DEVOURED
    if not diver.on_board:
        return score
    if diver.down:
        helpers = [other for other in g.divers if other.standing and len(other.hand) > 1]
        return score - DOWN - RESCUE_STEP * nearest(helpers, [diver.cell])
    return score - HUNT_STEP * hunt_distance(g, diver) - danger(g, diver)


def danger(g: RefugeState, diver: Diver) -> float:
    """What the next card may do to a standing Diver; worse if nobody else stands."""
    place = g.head_place
    risk = 0.0
    if place.distance[diver.cell] == 1:
        risk += BESIDE_HEAD * min(1.0, 2 / max(1, len(g.kraken_deck)))
    if Cell(diver.cell + 10) in g.tentacles and diver.cell in place.below:
        if g.board.space[diver.cell] != "cave" and not is_armed(g, diver):
            risk += UNDER_ARM
    if g.actions_left and diver.seat == g.active:
        risk *= CAN_LEAVE
    others_stand = any(other.standing for other in g.divers if other is not diver)
    return risk if others_stand else LAST_ONE * risk


def hand_score(g: RefugeState, diver: Diver) -> float:
    cards = diver.hand.cards
    if not cards:
        return 0.0
    types = [g.book.salvage[CardId(card)].type for card in cards]
    score = CARDS[min(len(cards), len(CARDS) - 1)]
    if "weapon" in types:
        score += WEAPON
    if len(set(types)) < len(types):
        score += PAIR_WHEN_DOWN if diver.down else PAIR
    return score


def is_armed(g: RefugeState, diver: Diver) -> bool:
    return any(g.book.salvage[CardId(card)].weapon is not None for card in diver.hand.cards)


def hunt_distance(g: RefugeState, diver: Diver) -> int:
    """Steps to another Spawn space from which something could be eliminated."""
    rows = {cell // 10 for cell in g.tentacles if cell >= 0}
    columns = {cell % 10 for cell in g.tentacles if cell >= 0}
    for cell in others_from(diver.cell, g.board.of_kind["spawn"]):
        if cell // 10 in rows or cell % 10 in columns:
            return min(HUNT_FAR, distance(diver.cell, cell))
    return HUNT_FAR


@cache
def others_from(here: Cell, cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """The other ones of these cells, the nearest first."""
    return tuple(sorted((cell for cell in cells if cell != here), key=partial(distance, here)))


def pending_score(g: RefugeState) -> float:
    """Credit for what the active player has begun and not finished."""
    if not g.doing or g.phase != "actions":
        return 0.0
    if g.doing == "spawn":
        in_line = g.board.in_line
        cell = g.active_diver.cell
        return PENDING["spawn"] if cell in in_line and any(c in g.tentacles for c in in_line[cell]) else 0.0
    steps = strides(g)
    if steps:
        return max(PENDING_OTHER, PROMISE * WORK[g.current] * stride(g, steps))
    known = PENDING.get(g.doing)
    if known is not None:
        return known
    return PENDING_OTHER if g.limbo.cards or g.doing in g.book.abilities else 0.0


def strides(g: RefugeState) -> int:
    """The steps of the card or ability that is being carried out."""
    card, ability = g.book.salvage.get(CardId(g.doing)), g.book.abilities.get(AbilityId(g.doing))
    effects = card.effects_in(g.mode) if card else ability.effects_in(g.mode, g.players) if ability else ()
    return sum(effect.max for effect in effects if isinstance(effect, MoveSelf | MoveLine))
