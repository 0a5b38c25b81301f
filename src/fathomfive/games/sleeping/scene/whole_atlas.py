"""The whole atlas as a sheet: nine spreads as they lie beside each other, the sailed ones in colour."""

from __future__ import annotations

from fathomfive.author import look, say
from fathomfive.games.sleeping.entries import Map
from fathomfive.games.sleeping.scene.pins import at_place
from fathomfive.games.sleeping.scene.spreads import layout, page_of
from fathomfive.games.sleeping.state import SleepingState

WIDTH, HEIGHT, GAP, FOOT = 400, 267, 26, 30
"""Of a spread; below each stands its name."""
PIN = 36
SURVEYED = 0.16
"""How much of its colours a page shows that nobody has sailed."""
INK, LIGHT = "#4A3820", "#F3E6C8"


@look.part
def whole_atlas(g: SleepingState, known: tuple[str, ...]) -> look.Sheet:
    """Pages nobody has sailed are a pale survey: numbers, no names, and the pins of tasks."""
    places = layout(g, WIDTH, HEIGHT + FOOT, GAP)
    drawn = [
        _spread(g, g.book.atlas.maps[name], x, y - FOOT / 2, name in known) for name, (x, y) in places.items()
    ]
    return look.Sheet(
        label=say("sheet-whole"),
        note=say("sheet-sailed", n=len(known), of=len(places)),
        group=say("sheet-atlas"),
        plate=tuple(item for page in drawn for item in page),
        box=look.Box(0, 0, 3 * (WIDTH + GAP) - GAP, 3 * (HEIGHT + FOOT + GAP) - GAP),
        chapters=(
            look.Chapter(
                label=say("sheet-spreads"),
                entries=tuple(_entry(g, g.book.atlas.maps[name], name in known) for name in places),
                look="tiles",
            ),
        ),
        where="folded",
    )


def _entry(g: SleepingState, page: Map, known: bool) -> look.Entry:
    pages = say("sheet-pages", first=page.pages[0], last=page.pages[1])
    if not known:
        return look.Entry(label=say("sheet-not-sailed"), note=pages, state="off")
    seen = sum(place.number in g.visited for place in page.location)
    note = say("sheet-here") if page.id == g.map else pages
    return look.Entry(
        label=page.name,
        text=say("sheet-places-seen", n=seen, of=len(page.location)),
        note=note,
        id=page_of(page.id),
    )


def _spread(g: SleepingState, page: Map, x: float, y: float, known: bool) -> look.Drawing:
    left, top, scale = x - WIDTH / 2, y - HEIGHT / 2, WIDTH / g.book.atlas.canvas.width
    items: list[look.Art | look.Lettering] = [
        look.Art(
            look.Sprite(f"sleeping-sea-{page.id}"),
            x,
            y,
            WIDTH,
            HEIGHT,
            cover=True,
            round=10,
            opacity=1 if known else SURVEYED,
        )
    ]
    for place in page.location:
        px, py = left + place.x * scale, top + place.y * scale
        if known:
            items.append(look.Art(look.Sprite(f"sleeping-loc-{place.number}"), px, py, 46, 46))
        mark = f"{place.number} ✓" if place.number in g.visited else str(place.number)
        below = py + 31 if known else py + 8
        items.append(look.Lettering(mark, px, below, 22, "story", tint=LIGHT if known else INK, halo=known))
        items += at_place(g, place.number, px + 18, py - 18, PIN)
    if page.id == g.map:
        there = g.book.atlas.regions[g.region].centre
        items.append(
            look.Art(look.Sprite("sleeping-ship"), left + there[0] * scale, top + there[1] * scale, 84, 55)
        )
    name = page.name if known else say("sheet-not-sailed")
    items.append(look.Lettering(name, x, top + HEIGHT + FOOT - 4, 26, "story", tint=INK))
    return tuple(items)
