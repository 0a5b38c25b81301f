"""The known sea: all nine maps as they lie beside each other, with every place the party has been to."""

from __future__ import annotations

from fathomfive.author import look, say
from fathomfive.games.sleeping.entries import Map
from fathomfive.games.sleeping.state import SleepingState

WIDTH, HEIGHT, GAP = 200, 134, 8
STEPS = {"N": (0, -1), "S": (0, 1), "E": (1, 0), "W": (-1, 0)}
ISLE, SHIP = 34, 52


@look.part
def known_sea(g: SleepingState) -> look.Mat:
    """Maps without a place seen stay blank; nothing is shown that the atlas does not show to everybody."""
    places = _layout(g)
    seen = [g.book.atlas.maps[name] for name in places if name == g.map or _seen(g, g.book.atlas.maps[name])]
    return look.Mat(
        label=say("panel-chart"),
        note=say("panel-chart-note", n=len(g.visited), of=len(g.book.atlas.locations)),
        box=look.Box(0, 0, 3 * (WIDTH + GAP) - GAP, 3 * (HEIGHT + GAP) - GAP),
        spaces=tuple(_page(g, g.book.atlas.maps[name], x, y) for name, (x, y) in places.items()),
        art=tuple(item for page in seen for item in _drawn(g, page, *places[page.id])),
        where="rail",
        fold=3,
        tab="map",
    )


def _layout(g: SleepingState) -> dict[str, tuple[float, float]]:
    """The middle of each map, found by going from edge to edge."""
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
            (column - left) * (WIDTH + GAP) + WIDTH / 2,
            (row - top) * (HEIGHT + GAP) + HEIGHT / 2,
        )
        for name, (column, row) in cells.items()
    }


def _seen(g: SleepingState, page: Map) -> list[int]:
    return [place.number for place in page.location if place.number in g.visited]


def _page(g: SleepingState, page: Map, x: float, y: float) -> look.Space:
    label = say("chart-map", map=page.name, n=len(_seen(g, page)), of=len(page.location))
    return look.Space(f"chart-{page.id}", label, x, y, look.Rect(WIDTH, HEIGHT, 8))


def _drawn(g: SleepingState, page: Map, x: float, y: float) -> look.Drawing:
    canvas = g.book.atlas.canvas
    left, top, scale = x - WIDTH / 2, y - HEIGHT / 2, WIDTH / canvas.width
    isles = tuple(
        look.Art(
            look.Sprite(f"sleeping-loc-{place.number}"),
            left + place.x * scale,
            top + place.y * scale,
            ISLE,
            ISLE,
        )
        for place in page.location
        if place.number in g.visited
    )
    name = look.Lettering(page.name, x, top + HEIGHT - 10, 14, "story", tint="#F3E6C8", halo=True)
    if page.id != g.map:
        return (*isles, name)
    there = g.book.atlas.regions[g.region].centre
    ship = look.Art(
        look.Sprite("sleeping-ship"), left + there[0] * scale, top + there[1] * scale, SHIP, SHIP * 0.65
    )
    return (*isles, ship, name)
