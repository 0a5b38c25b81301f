"""The table as a planner pencils it, and what is read off it: people, creeps, ways to the pod.

A `Sketch` never changes; every deed of a plan draws another one. Only what the player whose turn it is can
change is in it: the other robots stand still meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import compress
from typing import NamedTuple

from fathomfive.games.jupiter.book import CardId
from fathomfive.games.jupiter.colony import POD, POD_TILE, STEPS, Cell, Colony, Space, Tile
from fathomfive.games.jupiter.state import COLONIST, CREEP, OPEN, JupiterState

FAR = 16  # a way that is none
PAST_A_CREEP = 4  # actions to get past: it must be shot first
PAST_A_ROBOT = 3
MOST_HOPS = 6

DOMES = range(POD)
ONLY_PEOPLE = bytes(who == COLONIST for who in range(256))
ONLY_CREEPS = bytes(who == CREEP for who in range(256))
PAST = [1 if who == OPEN else PAST_A_CREEP if who == CREEP else PAST_A_ROBOT for who in range(256)]


class Sketch(NamedTuple):
    """The table in the middle of a turn, as far as a plan changes it."""

    occ: bytes
    at: Space  # where the robot is whose turn it is
    left: int  # actions
    seated: int
    saved: int
    docked: bool
    hand: tuple[CardId, ...]
    on: tuple[CardId, ...]  # core and activated cards
    core_used: bool
    supers: int

    def has(self, card: CardId) -> bool:
        """Whether an ability that is used up could be used now."""
        return card in self.hand or (card in self.on and not self.core_used)

    def spending(self, card: CardId) -> Sketch:
        """The core first (JUP-CARD-10)."""
        return self._replace(core_used=True) if card in self.on and not self.core_used else self.without(card)

    def without(self, card: CardId) -> Sketch:
        place = self.hand.index(card)
        return self._replace(hand=self.hand[:place] + self.hand[place + 1 :])


def sketch_of(g: JupiterState) -> Sketch:
    robot = g.robots[g.current]
    core = (robot.core,) if robot.core else ()
    return Sketch(
        bytes(g.occ),
        robot.at,
        g.actions_left,
        len(g.seated),
        g.saved,
        g.docked,
        tuple(robot.hand),
        (*core, *robot.active),
        robot.core_used,
        g.supers,
    )


def people_on(occ: bytes) -> list[Space]:
    return list(compress(DOMES, occ.translate(ONLY_PEOPLE)))


def creeps_on(occ: bytes) -> list[Space]:
    return list(compress(DOMES, occ.translate(ONLY_CREEPS)))


def converted(occ: bytes, links: Sequence[Sequence[Space]]) -> bytes:
    """After the conversion that ends a turn (JUP-CONV-1)."""
    victims = [to for creep in creeps_on(occ) for to in links[creep] if occ[to] == COLONIST]
    if not victims:
        return occ
    after = bytearray(occ)
    for space in victims:
        after[space] = CREEP
    return bytes(after)


def with_creep(sketch: Sketch, at: Space) -> Sketch:
    occ = bytearray(sketch.occ)
    occ[at] = CREEP
    return sketch._replace(occ=bytes(occ))


# --- ways --------------------------------------------------------------------------------------------


def ways(colony: Colony, walls: bytes, gangways: Iterable[Space]) -> list[int]:
    """Actions from each space into a pod with these gangways; creeps and robots make a way longer."""
    links = colony.links
    far = [FAR] * (POD + 1)
    far[POD] = 0
    rings: list[list[Space]] = [[] for _ in range(FAR + PAST_A_CREEP)]
    rings[0].append(POD)
    for steps in range(FAR):
        for space in rings[steps]:
            if far[space] == steps:
                for to in gangways if space == POD else links[space]:
                    there = steps + PAST[walls[to]]
                    if there < far[to]:
                        far[to] = there
                        rings[there].append(to)
    return far


def gangways_at(colony: Colony, cell: Cell) -> list[Space]:
    """The domes a pod would be bridged to in this cell."""
    return [
        colony.facing(tile, (way + 3) % 6)
        for way, step in enumerate(STEPS)
        if (tile := colony.tile_at.get(cell + step)) is not None
    ]


@lru_cache(maxsize=64)
def hops(colony: Colony) -> list[list[int]]:
    """From each module to each module: how many modules one must go until it is in command range."""
    return [_hops_from(colony, tile) for tile in range(POD_TILE + 1)]


def _hops_from(colony: Colony, start: Tile) -> list[int]:
    away = [MOST_HOPS] * (POD_TILE + 1)
    ring: list[Tile] = [start]
    for hop in range(MOST_HOPS):
        ring = [to for tile in ring for to in colony.near[tile] if away[to] > hop]
        for tile in ring:
            away[tile] = hop
        ring = list(dict.fromkeys(ring))
    return away
