"""The colony as a graph: cells, tiles, domes and bridges, and what follows from where the tiles lie.

A space is a small number: seven to a tile, its outer domes 0 to 5 and then its middle, and one for the pod.
The middle of a Reactor or a Beacon is no space; its number stands for the super creep there. A `Colony` never
changes: when a tile falls or moves or the pod comes and goes, another one takes its place.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import TypeAlias

from fathomfive.games.jupiter.game import BEACON, REACTOR, SLOTS, TILES

Space: TypeAlias = int
Tile: TypeAlias = int
Cell: TypeAlias = int

MIDDLE = 6  # the slot in the middle of a tile
POD_TILE: Tile = TILES
POD: Space = TILES * SLOTS  # the whole pod is one space (JUP-POD-1)
SPACES = POD + 1

ROW = 1 << 12  # cells of one column; a colony never drifts so far
NOWHERE: Cell = 1 << 40  # where a tile is that is out of play, and the pod while it is away

# East, then against the clock; y points down. The opposite of d is d + 3.
DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
STEPS = tuple(q * ROW + r for q, r in DIRECTIONS)
SPIRAL = (
    (0, 0), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1),
    (1, 1), (2, 0), (2, -1), (2, -2), (1, -2), (0, -2), (-1, -1), (-2, 0), (-2, 1), (-2, 2), (-1, 2), (0, 2),
)  # fmt: skip

TILE_NAMES = tuple(f"M{number}{letter}" for number in range(1, 6) for letter in "ABCD")
SLOT_NAMES = "012345C"


def cell_at(q: int, r: int) -> Cell:
    return q * ROW + r


def axial(cell: Cell) -> tuple[int, int]:
    q = (cell + ROW // 2) // ROW
    return q, cell - q * ROW


def space_name(space: Space) -> str:
    """`M2A.C`, or `pod`."""
    if space == POD:
        return "pod"
    tile, slot = divmod(space, SLOTS)
    return f"{TILE_NAMES[tile]}.{SLOT_NAMES[slot]}"


def space_named(name: str) -> Space:
    if name == "pod":
        return POD
    tile, slot = name.split(".")
    return TILE_NAMES.index(tile) * SLOTS + SLOT_NAMES.index(slot)


Ways: TypeAlias = tuple[tuple[Space, ...], ...]


class Frame:
    """The modules without the pod: who is linked to what while they lie like this."""

    def __init__(self, plan: str, cells: tuple[Cell, ...], turned: bytes) -> None:
        bridges, self.numbers, self.spaces_of = drawn(plan)
        self.tile_at = {cell: tile for tile, cell in enumerate(cells) if cell != NOWHERE}
        self.links = list(bridges)
        self.near: list[tuple[Tile, ...]] = [()] * (TILES + 1)
        self.rims: list[tuple[Space, ...]] = [()] * TILES
        tile_at, links = self.tile_at.get, self.links
        for cell, tile in self.tile_at.items():
            turn, first = turned[tile], tile * SLOTS
            beside, rim = [tile], []
            for way, step in enumerate(STEPS):
                other = tile_at(cell + step)
                dome = first + (way - turn) % 6
                if other is None:
                    rim.append(dome)
                else:  # the clamp, however the tiles are turned (JUP-RULING-4)
                    links[dome] += (other * SLOTS + (way + 3 - turned[other]) % 6,)
                    beside.append(other)
            rim.sort()
            self.near[tile] = tuple(beside)
            self.rims[tile] = tuple(rim)


class Colony:
    """Who is linked to what, while tiles and pod lie like this."""

    def __init__(self, plan: str, cells: tuple[Cell, ...], turned: bytes, pod: Cell) -> None:
        frame = framed(plan, cells, turned)
        self.turned = turned
        self.pod = pod
        self.numbers = frame.numbers
        self.spaces_of = frame.spaces_of
        self.tile_at = frame.tile_at
        self.tiles = tuple(frame.tile_at.values())
        self.rims = frame.rims
        """The rim domes of each tile: on an exposed edge, whether the pod is there or not (JUP-RULING-7)."""
        self.links = frame.links.copy()
        """For each space, the spaces bridged to it."""
        self.near = frame.near.copy()
        """For each tile, itself and its neighbours, the docked pod among them (JUP-RULING-16)."""
        self.near[POD_TILE] = (POD_TILE,)
        # the pod fills a cell and links every module around it (JUP-POD-11, JUP-RULING-5)
        for way, step in enumerate(STEPS):
            tile = self.tile_at.get(pod - step)
            if tile is not None:
                dome = self.facing(tile, way)
                self.links[dome] += (POD,)
                self.links[POD] += (dome,)
                self.near[tile] += (POD_TILE,)
                self.near[POD_TILE] += (tile,)

    @cached_property
    def all_near(self) -> tuple[Tile, ...]:
        """Every tile, and the docked pod: the reach of a Bullhorn."""
        return (*self.tiles, POD_TILE) if self.pod != NOWHERE else self.tiles

    @cached_property
    def rim_tiles(self) -> tuple[tuple[Tile, ...], ...]:
        """By number: the tiles with an exposed edge (index 0 is empty)."""
        on_rim = [tile for tile in self.tiles if self.rims[tile]]
        return tuple(tuple(t for t in on_rim if self.numbers[t] == number) for number in range(6))

    @cached_property
    def docks(self) -> tuple[Cell, ...]:
        """Every cell without a module beside a module (JUP-RULING-6: holes, too)."""
        around = dict.fromkeys(cell + step for cell in self.tile_at for step in STEPS)
        return tuple(sorted(cell for cell in around if cell not in self.tile_at))

    def facing(self, tile: Tile, way: int) -> Space:
        """The outer dome of a tile that faces a direction of the board."""
        return tile * SLOTS + (way - self.turned[tile]) % 6

    def ahead(self, space: Space, way: int) -> Space | None:
        """The next space of a straight line in this direction, if there is a bridge."""
        if space == POD:
            tile = self.tile_at.get(self.pod + STEPS[way])
            return None if tile is None else self.facing(tile, way + 3)
        tile, slot = divmod(space, SLOTS)
        middle = tile * SLOTS + MIDDLE
        if slot == MIDDLE:
            to = self.facing(tile, way)
            return to if to in self.links[space] else None
        faces = (slot + self.turned[tile]) % 6
        if faces == way:  # over the clamp
            return next((to for to in self.links[space] if to // SLOTS != tile), None)
        return middle if faces == (way + 3) % 6 and middle in self.links[space] else None

    def line(self, space: Space, way: int) -> list[Space]:
        """All spaces of the straight line that begins here, this one left out (JUP-RULING-22)."""
        path = []
        while (ahead := self.ahead(space, way)) is not None:
            path.append(space := ahead)
        return path


@lru_cache(maxsize=256)
def lay(plan: str, cells: tuple[Cell, ...], turned: bytes, pod: Cell) -> Colony:
    """The colony of this plan with its tiles in these cells; the same one again for clones."""
    return Colony(plan, cells, turned, pod)


@lru_cache(maxsize=64)
def framed(plan: str, cells: tuple[Cell, ...], turned: bytes) -> Frame:
    return Frame(plan, cells, turned)


@lru_cache(maxsize=16)
def drawn(plan: str) -> tuple[Ways, tuple[int, ...], tuple[tuple[Space, ...], ...]]:
    """What is printed on the tiles: the bridges from each space, the numbers, and the spaces of each tile.

    A plan is one line for each tile: its number, then its bridges as pairs of slots.
    """
    links: list[list[Space]] = [[] for _ in range(SPACES)]
    numbers, spaces = [], []
    for tile, line in enumerate(plan.splitlines()):
        number, *bridges = line.split()
        first = tile * SLOTS
        for bridge in bridges:
            a, b = (first + SLOT_NAMES.index(slot) for slot in bridge)
            links[a].append(b)
            links[b].append(a)
        numbers.append(int(number))
        spaces.append(tuple(range(first, first + (MIDDLE if has_feature(int(number)) else SLOTS))))
    return tuple(tuple(sorted(ways)) for ways in links), tuple(numbers), (*spaces, (POD,))


def has_feature(number: int) -> bool:
    """Reactors and Beacons have a plant or a dish in the middle, which is no space (JUP-ACT-7)."""
    return number in (REACTOR, BEACON)
