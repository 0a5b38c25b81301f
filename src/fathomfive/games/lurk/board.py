"""The map of Lurk as numbers: hexes are counted in reading order, and sets of hexes are bit masks.

Everything here follows from the layout and is worked out once; what stands on the hexes is in `state.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from fathomfive.author import hexes
from fathomfive.games.lurk.entries import Cap, CapId, Layout, TileMix
from fathomfive.games.lurk.game import LONGEST_RANGE

MOST_ROCK_PLANS = 256
COMPASS: tuple[str, ...] = tuple(hexes.DIRECTIONS)


def bits(mask: int) -> Iterator[int]:
    """The hexes of a mask, in reading order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Board:
    """The hexes of one layout: the core and the caps that are in play."""

    def __init__(self, radius: int, caps: dict[CapId, Cap], layout: Layout, mix: TileMix) -> None:
        self.layout, self.mix = layout, mix
        core = hexes.disc(radius)
        summoning = [h for name in layout.caps for h in caps[name].tiles]
        self.hexes: tuple[hexes.Hex, ...] = tuple(sorted([*core, *summoning], key=hexes.in_reading_order))
        self.number: dict[hexes.Hex, int] = {h: n for n, h in enumerate(self.hexes)}
        self.core = self.mask(core)
        self.summoning = self.mask(summoning)
        self.caps: dict[CapId, int] = {name: self.mask(caps[name].tiles) for name in layout.caps}
        self.landing = 0
        for name in layout.caps:
            self.landing |= self.mask(caps[name].landing)
        self.beside: tuple[tuple[int, ...], ...] = tuple(
            tuple(self.number[k] for k in hexes.neighbours(h) if k in self.number) for h in self.hexes
        )
        # Adjacent is one step away: LRK-TERM-5.
        self.near: tuple[int, ...] = tuple(sum(1 << k for k in around) for around in self.beside)
        self.far: tuple[tuple[int, ...], ...] = tuple(
            tuple(hexes.distance(h, k) for k in self.hexes) for h in self.hexes
        )
        self.within: tuple[tuple[int, ...], ...] = tuple(
            tuple(sum(1 << k for k, d in enumerate(row) if d <= reach) for reach in range(LONGEST_RANGE + 1))
            for row in self.far
        )
        self._views: dict[int, Views] = {}

    def mask(self, hexes: Iterable[hexes.Hex]) -> int:
        return sum(1 << self.number[h] for h in hexes)

    def towards(self, tile: int, direction: str) -> int | None:
        """The hex next to this one, or None where the map ends."""
        (q, r), (dq, dr) = self.hexes[tile], hexes.DIRECTIONS[direction]
        return self.number.get((q + dq, r + dr))

    def views(self, rocks: int) -> Views:
        """Who sees what while Rock lies on these hexes."""
        views = self._views.get(rocks)
        if views is None:
            if len(self._views) >= MOST_ROCK_PLANS:
                del self._views[next(iter(self._views))]
            views = self._views[rocks] = Views(self, rocks)
        return views

    @cached_property
    def lines(self) -> tuple[tuple[tuple[int, tuple[int, ...]], ...], ...]:
        """For each hex, every other one in range with masks of hexes: one must be free (LRK-LOS-1)."""
        return tuple(
            tuple(
                (k, self._ways(viewer, k))
                for k, far in enumerate(self.far[viewer])
                if 1 < far <= LONGEST_RANGE
            )
            for viewer in range(len(self.hexes))
        )

    def _ways(self, viewer: int, target: int) -> tuple[int, ...]:
        """Lines are worked out exactly (LRK-LOS-7), and to graze is to touch (LRK-LOS-2, LRK-RULING-21)."""
        (q, r), (q2, r2) = self.hexes[viewer], self.hexes[target]
        return tuple(
            sum(1 << self.number[q + dq, r + dr] for dq, dr in way if (q + dq, r + dr) in self.number)
            for way in hexes.sight_lines((q2 - q, r2 - r))
        )


class Views(dict[int, int]):
    """From each hex, the mask of hexes that can be seen; worked out when somebody first looks."""

    def __init__(self, board: Board, rocks: int) -> None:
        self.board, self.rocks = board, rocks

    def __missing__(self, viewer: int) -> int:
        board = self.board
        near, blocking = board.near[viewer], self.rocks
        if blocking >> viewer & 1:
            blocking &= ~near  # LRK-LOS-4: from Rock, and only from there, one looks over the Rock beside
            # The other way round it still blocks: LRK-LOS-5, LRK-RULING-22.
        seen = near | 1 << viewer  # LRK-LOS-6
        for target, ways in board.lines[viewer]:
            for way in ways:  # between the two tiles, themselves left out: LRK-LOS-3
                if not way & blocking:
                    seen |= 1 << target
                    break
        self[viewer] = seen
        return seen
