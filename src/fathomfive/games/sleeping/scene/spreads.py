"""The nine spreads of the atlas: where they lie beside each other, and the sheet of each."""

from __future__ import annotations

from fathomfive.games.sleeping.state import SleepingState

PAGE = "atlas-"
STEPS = {"N": (0, -1), "S": (0, 1), "E": (1, 0), "W": (-1, 0)}


def page_of(map_id: str) -> str:
    return PAGE + map_id


def layout(g: SleepingState, width: float, height: float, gap: float) -> dict[str, tuple[float, float]]:
    """The middle of each map, row by row, found by going from edge to edge."""
    first = g.book.ship.setup.map
    cells = {first: (0, 0)}
    queue = [first]
    for name in queue:
        column, row = cells[name]
        for edge, beyond in g.book.atlas.maps[name].edges.items():
            if beyond.map in g.book.atlas.maps and beyond.map not in cells:
                right, down = STEPS[edge]
                cells[beyond.map] = (column + right, row + down)
                queue.append(beyond.map)
    left = min(column for column, _ in cells.values())
    top = min(row for _, row in cells.values())
    return {
        name: (
            (column - left) * (width + gap) + width / 2,
            (row - top) * (height + gap) + height / 2,
        )
        for name, (column, row) in sorted(cells.items(), key=lambda cell: (cell[1][1], cell[1][0]))
    }
