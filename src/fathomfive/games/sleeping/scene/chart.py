"""The known sea: all nine maps as they lie beside each other, with every place the party has been to."""

from __future__ import annotations

from fathomfive.author import look, say
from fathomfive.games.sleeping.entries import Map
from fathomfive.games.sleeping.scene.sheets import ATLAS
from fathomfive.games.sleeping.scene.spreads import layout
from fathomfive.games.sleeping.state import SleepingState

WIDTH, HEIGHT, GAP = 200, 134, 8
ISLE, SHIP = 34, 52


@look.part
def known_sea(g: SleepingState) -> look.Mat:
    """Maps without a place seen stay blank; nothing is shown that the atlas does not show to everybody."""
    places = layout(g, WIDTH, HEIGHT, GAP)
    seen = [g.book.atlas.maps[name] for name in places if name == g.map or _seen(g, g.book.atlas.maps[name])]
    return look.Mat(
        label=say("panel-chart"),
        note=say("panel-chart-note", n=len(g.visited), of=len(g.book.atlas.locations)),
        box=look.Box(0, 0, 3 * (WIDTH + GAP) - GAP, 3 * (HEIGHT + GAP) - GAP),
        spaces=tuple(_page(g, g.book.atlas.maps[name], x, y) for name, (x, y) in places.items()),
        art=tuple(item for page in seen for item in _drawn(g, page, *places[page.id])),
        where="rail",
        opens=ATLAS,
        fold=3,
        tab="map",
    )


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
