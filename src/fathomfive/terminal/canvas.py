"""A board as rows of characters, made from nothing but where its spaces are.

Places that stand in a line in the picture stand in a line here, whatever the board is: squares, hexagons
side by side or in a ring, domes on tiles.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from itertools import pairwise
from statistics import median

import msgspec
from rich.text import Text as Rich

GAP = 1
PITCH = 6
"""A column's width where there is room: letters, a zone's sign and an option's number. Without it the board
would jump from question to question."""
NEAR = 0.35
"""Places nearer to each other than this share of the usual distance stand in one column or row."""


class Cell(msgspec.Struct, frozen=True):
    """Something to be read at a place of the board."""

    x: float
    y: float
    text: Rich


class Rule(msgspec.Struct, frozen=True):
    """A line across the board."""

    y: float
    text: Rich


def lay_out(cells: Sequence[Cell], rules: Sequence[Rule] = (), *, width: int) -> list[Rich]:
    """The lines of the board, at most `width` wide if the cells allow it."""
    near = NEAR * _usual_distance(cells)
    columns = _middles((cell.x for cell in cells), near)
    rows = _middles((cell.y for cell in cells), near)
    table: dict[tuple[int, int], Rich] = {}
    for cell in sorted(cells, key=lambda cell: cell.x):
        place = _nearest(rows, cell.y), _nearest(columns, cell.x)
        table[place] = Rich.assemble(table[place], cell.text) if place in table else cell.text
    starts = _starts(table, len(columns), width)
    lines = [_line(table, row, starts) for row in range(len(rows))]
    for rule in sorted(rules, key=lambda rule: -rule.y):
        lines.insert(bisect_left(rows, rule.y), rule.text)
    return lines


def _usual_distance(cells: Sequence[Cell]) -> float:
    """From a place to the next one, in the middle of all of them."""
    places = list(dict.fromkeys((cell.x, cell.y) for cell in cells))
    steps = [
        min(max(abs(x - a), abs(y - b)) for a, b in places if (a, b) != (x, y))
        for x, y in places
        if len(places) > 1
    ]
    return median(steps) if steps else 1.0


def _middles(values: Iterable[float], near: float) -> list[float]:
    """One value for each bunch of values that lie close together, in order."""
    bunches: list[list[float]] = []
    for value in sorted(values):
        if bunches and value - bunches[-1][0] <= near:
            bunches[-1].append(value)
        else:
            bunches.append([value])
    return [sum(bunch) / len(bunch) for bunch in bunches]


def _nearest(middles: list[float], value: float) -> int:
    return min(range(len(middles)), key=lambda n: abs(middles[n] - value))


def _starts(table: dict[tuple[int, int], Rich], count: int, width: int) -> list[int]:
    """Where each column starts: evenly spaced, as wide as the cells need and the width allows."""
    need = 1
    for row in {row for row, _ in table}:
        filled = sorted(column for each, column in table if each == row)
        for a, b in pairwise(filled):
            need = max(need, -(-max(table[row, a].cell_len + GAP, PITCH) // (b - a)))
    last = max(text.cell_len for (_, column), text in table.items() if column == count - 1)
    room = (width - last) // (count - 1) if count > 1 else need
    return [max(1, min(need, room)) * column for column in range(count)]


def _line(table: dict[tuple[int, int], Rich], row: int, starts: list[int]) -> Rich:
    """A cell too wide for its column pushes the next one on, which then finds its way back."""
    line = Rich()
    for column, start in enumerate(starts):
        cell = table.get((row, column))
        if cell is not None:
            line.append(" " * max(start - line.cell_len, GAP if line.plain else 0))
            line.append_text(cell)
    return line
