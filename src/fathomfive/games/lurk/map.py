"""The random map (LRK-SETUP-5): Abyss tiles apart, Rock off the landings, Sand and Coral on the rest."""

from __future__ import annotations

from fathomfive.games.lurk.board import bits
from fathomfive.games.lurk.state import LurkState


def draw_map(g: LurkState) -> None:
    """Lay tiles until every summoning tile can be reached from every other without Rock or Abyss."""
    while not _lay_tiles(g):
        pass
    g.hidden, g.fresh = g.abyss, g.coral  # LRK-SETUP-11


def _lay_tiles(g: LurkState) -> bool:
    board, mix = g.board, g.board.mix
    inland = board.core & ~board.landing
    g.abyss = 1 << board.number[0, 0]
    apart = inland & ~g.abyss & ~board.near[board.number[0, 0]]
    for _ in range(mix.abyss - 1):
        places = list(bits(apart))
        if not places:
            return False
        tile = g.dice.pick(places)
        g.abyss |= 1 << tile
        apart &= ~(1 << tile) & ~board.near[tile]
    rocks = list(bits(inland & ~g.abyss))
    g.dice.shuffle(rocks)
    g.rock = sum(1 << tile for tile in rocks[: mix.rock])
    rest = list(bits(board.core & ~g.abyss & ~g.rock))
    grounds = [True] * mix.coral + [False] * mix.sand
    g.dice.shuffle(grounds)
    g.coral = sum(1 << tile for tile, coral in zip(rest, grounds, strict=True) if coral)
    return connected(g, board.core & ~g.abyss & ~g.rock | board.summoning)


def connected(g: LurkState, ground: int) -> bool:
    """Whether all summoning tiles hang together over this ground."""
    board = g.board
    reached = edge = board.summoning & -board.summoning
    while edge:
        spread = 0
        for tile in bits(edge):
            spread |= board.near[tile]
        edge = spread & ground & ~reached
        reached |= edge
    return not board.summoning & ~reached
