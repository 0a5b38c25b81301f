"""Dice of Lurk: what is in a pool, how it is rolled, and what the faces are worth (LRK-DICE).

A face is a small number: seven to a colour (white, red, black), in each the order of `entries.FACES`.
"""

from __future__ import annotations

from collections.abc import Sequence

from fathomfive.games.lurk.entries import FACES
from fathomfive.games.lurk.game import CONTEST_DICE, MOST_TIES
from fathomfive.games.lurk.state import LurkState

KINDS = len(FACES)
WHITE, RED, BLACK = 0, 1, 2
_ONES = range(3 * KINDS)
HIT = tuple(int(n % KINDS in (1, 2)) for n in _ONES)
BLOCK = tuple(int(n % KINDS in (3, 4)) for n in _ONES)
GEM = tuple(int(n % KINDS in (5, 6)) for n in _ONES)
BONUS = tuple(int(n % KINDS in (2, 4, 6)) for n in _ONES)  # any white symbol: LRK-DICE-2, LRK-RULING-17
SYMBOL_BIT = tuple(1 << (n % KINDS + 1) // 2 for n in _ONES)  # blank, octopus, shield, diamond
WHITE_OCTOPUS = 2

Pool = tuple[int, int, int]
"""How many black, red and white dice."""


def changed(black: int, red: int, white: int, ups: int, downs: int) -> Pool:
    """Each change is to the then worst die (LRK-TERM-3, LRK-RULING-5), upgrades first (LRK-DICE-9)."""
    for _ in range(ups):  # LRK-TERM-2
        if white:
            white, red = white - 1, red + 1
        elif red:
            red, black = red - 1, black + 1
        else:
            white = 1  # beside a black die that stays, or alone: LRK-TERM-4
    for _ in range(downs):
        if white:
            white -= 1
        elif red:
            red, white = red - 1, white + 1
        elif black:
            black, red = black - 1, red + 1
    return black, red, white


def roll_pool(g: LurkState, pool: Pool, reroll: int = 0) -> list[int]:
    """LRK-DICE-4: best to worst, then bonus dice as they were earned; re-rolls come before (LRK-DICE-6)."""
    below, (white, red, black) = g.dice.below, g.book.faces
    blacks, reds, whites = pool
    shown = [black[below(6)] for _ in range(blacks)]
    shown += [red[below(6)] for _ in range(reds)]
    shown += [white[below(6)] for _ in range(whites)]
    if reroll:
        colours = (white, red, black)
        for place, face in enumerate(shown):
            if SYMBOL_BIT[face] & reroll:
                shown[place] = colours[face // KINDS][below(6)]
    owed, rolled, most = sum([BONUS[face] for face in shown]), 0, g.book.most_bonus_dice
    while owed and rolled < most:  # LRK-DICE-5
        face = red[below(6)]
        shown.append(face)
        owed += BONUS[face] - 1
        rolled += 1
    return shown


def hits_in(faces: Sequence[int]) -> int:
    return sum([HIT[face] for face in faces])


def blocks_in(faces: Sequence[int]) -> int:
    return sum([BLOCK[face] for face in faces])


def gems_in(faces: Sequence[int]) -> int:
    return sum([GEM[face] for face in faces])


def check_die(g: LurkState, colour: int) -> int:
    """One die, no bonus dice (LRK-DICE-3, LRK-RULING-17)."""
    return g.book.faces[colour][g.dice.below(6)]


def contest_points(g: LurkState) -> int:
    """LRK-DICE-10: two red dice; a white octopus, and nothing else, brings another."""
    red, below, most = g.book.faces[RED], g.dice.below, g.book.most_bonus_dice
    points, owed, rolled = 0, CONTEST_DICE, 0
    while owed and rolled < CONTEST_DICE + most:
        face = red[below(6)]
        rolled += 1
        owed += (face % KINDS == WHITE_OCTOPUS) - 1
        points += HIT[face]
    return points


def contest(g: LurkState, seats: Sequence[int]) -> int:
    """Who rolls most octopuses. Those who tie for it roll again; after 20 ties the earlier seat wins."""
    tied = sorted(seats)
    for _ in range(MOST_TIES + 1):
        if len(tied) == 1:
            break
        points = [contest_points(g) for _ in tied]
        best = max(points)
        tied = [seat for seat, n in zip(tied, points, strict=True) if n == best]
    return tied[0]


def ranking(g: LurkState, seats: Sequence[int], ties: int = 0) -> list[int]:
    """Everybody from the best result to the worst; a tie for any place is rolled again by those in it.

    The roll is that of any contest, bonus dice included (LRK-RULING-35).
    """
    if len(seats) <= 1 or ties > MOST_TIES:
        return sorted(seats)
    points = {seat: contest_points(g) for seat in sorted(seats)}
    return [
        seat
        for best in sorted({*points.values()}, reverse=True)
        for seat in ranking(g, [seat for seat in points if points[seat] == best], ties + 1)
    ]
