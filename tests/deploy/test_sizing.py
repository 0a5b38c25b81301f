"""The sizing in docs/scale.md follows from the costs it names: whoever changes one works out the others."""

from __future__ import annotations

import re
from math import ceil
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "scale.md").read_text()
PAGE = PAGE.partition("## How much for how many people")[2].partition("\n## ")[0]
PEOPLE = (10, 100, 1_000, 10_000)

MOVE_MS, SOCKET_KB, TABLE_KB, TURN_S = 2.5, 17.6, 240, 0.5
MATCH_KB, MATCHES, TWICE, EVENINGS = 40, 4, 2, 365


def row(name: str) -> list[list[float]]:
    """The numbers of each column; what is left out (nothing to speak of) has none."""
    (line,) = re.findall(rf"^\| {name}[^|]*\|(.+)\|$", PAGE, re.M)
    cells = line.split("|")
    return [
        [float(one.replace(",", "")) for one in re.findall(r"\d[\d,]*(?:\.\d+)?", cell)] for cell in cells
    ]


def near(told: float, meant: float) -> bool:
    """As one rounds for such a table."""
    return told == pytest.approx(meant, rel=0.15, abs=0.06)


def test_the_costs_are_those_the_page_names() -> None:
    for said in (
        f"{MOVE_MS} ms of CPU",
        f"{SOCKET_KB} KiB",
        f"{TABLE_KB} KB",
        f"{MATCH_KB} KB",
        f"{TURN_S} s of CPU",
    ):
        assert said in PAGE


def test_the_columns_are_for_so_many() -> None:
    assert tuple(int(one) for (one,) in row("people at once")) == PEOPLE


@pytest.mark.parametrize("column", range(4), ids=[f"{people:,}" for people in PEOPLE])
def test_a_column_follows(column: int) -> None:
    people = PEOPLE[column]
    tables, moves = row("tables, moves a second")[column]
    assert near(tables, ceil(people / 3))
    assert near(moves, tables / 10)
    assert near(row("what the moves cost")[column][0], 100 * moves * MOVE_MS / 1000)
    sockets = row("sockets, memory for them")[column]
    assert sockets[0] == people
    assert all(near(one, people * SOCKET_KB / 1000) for one in sockets[1:])
    assert near(row("tables in memory")[column][0], tables * TABLE_KB / 1000)
    turns, cores = row("bots: turns a second, cores")[column]
    assert near(turns, tables / 3 / 30)
    assert near(cores, turns * TURN_S)
    disk = tables * MATCHES * MATCH_KB * TWICE * EVENINGS / 1e6
    assert near(row("disk for a year of such evenings")[column][0], disk)
    assert row("cores and gigabytes in all")[column][0] >= cores + moves * MOVE_MS / 1000
