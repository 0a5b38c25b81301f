"""A spread of the atlas as a sheet: the waters, their places, and what lies beyond the edges."""

from __future__ import annotations

from collections.abc import Iterable

from fathomfive.author import Words, look, say
from fathomfive.games.sleeping.entries import Map, Region
from fathomfive.games.sleeping.names import effects_words, test_words
from fathomfive.games.sleeping.scene.pins import at_place
from fathomfive.games.sleeping.scene.spreads import page_of
from fathomfive.games.sleeping.state import SleepingState

PAGE = look.Box(0, 0, 1200, 800)


@look.part
def atlas_page(g: SleepingState, map_id: str, known: tuple[str, ...]) -> look.Sheet:
    """A spread as it is printed; what was found there is marked."""
    page = g.book.atlas.maps[map_id]
    places = tuple(
        look.Entry(
            label=place.name,
            value=str(place.number),
            note=say("state-visited") if place.number in g.visited else say("sheet-not-seen"),
            text=_waters(g, g.book.atlas.regions[place.region]),
            state="done" if place.number in g.visited else "",
        )
        for place in page.location
    )
    return look.Sheet(
        label=page.name,
        note=say("sheet-here")
        if page.id == g.map
        else say("sheet-pages", first=page.pages[0], last=page.pages[1]),
        group=say("sheet-atlas"),
        plate=_spread(g, page),
        box=PAGE,
        chapters=(
            look.Chapter(
                label=say("sheet-places"), note=say("sheet-range", range=page.challenge_range), entries=places
            ),
            look.Chapter(label=say("sheet-edges"), entries=tuple(_edges(g, page, known)), look="tiles"),
        ),
        where="folded",
    )


def _waters(g: SleepingState, region: Region) -> Words:
    if region.hazard is not None:
        fails = effects_words(g.book, region.hazard.fail)
        return say("waters-hazard", name=region.hazard.name, test=test_words(region.hazard), fails=fails)
    if region.port or region.market:
        return say(
            "waters-port-market"
            if region.port and region.market
            else "waters-port"
            if region.port
            else "waters-market"
        )
    return ""


def _edges(g: SleepingState, page: Map, known: tuple[str, ...]) -> Iterable[look.Entry]:
    for edge, beyond in page.edges.items():
        if beyond.map in g.book.atlas.maps:
            name = g.book.atlas.maps[beyond.map].name
            yield look.Entry(
                label=name, note=say(f"edge-{edge}"), id=page_of(beyond.map) if beyond.map in known else ""
            )


def _spread(g: SleepingState, page: Map) -> look.Drawing:
    items: list[look.Art | look.Lettering] = [
        look.Art(look.Sprite(f"sleeping-sea-{page.id}"), 600, 400, 1200, 800)
    ]
    for place in page.location:
        seen = place.number in g.visited
        x, y = place.x + 14, place.y + 4
        name = say("in-a-row", first=str(place.number), second=place.name)
        name = say("in-a-row", first=name, second="✓") if seen else name
        items += [
            look.Art(look.Sprite(f"sleeping-loc-{place.number}"), x, y, 124, 124),
            look.Lettering(name, x, y + 76, 30, "story", tint="#F3E6C8", halo=True),
            *at_place(g, place.number, x + 44, y - 48),
        ]
    if page.id == g.map:
        there = g.book.atlas.regions[g.region].centre
        items.append(look.Art(look.Sprite("sleeping-ship"), *there, 150, 97))
    return tuple(items)
