"""Where open tasks lead: what a quest card names by its number, (5), has a pin on the map.

Only what the card says to everybody: which page of the book wants its keyword is not told.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from fathomfive.author import Words, look, say
from fathomfive.games.sleeping.book import Book
from fathomfive.games.sleeping.entries import Quest
from fathomfive.games.sleeping.names import in_a_row
from fathomfive.games.sleeping.scene.spreads import STEPS
from fathomfive.games.sleeping.scene.stage import EDGES
from fathomfive.games.sleeping.state import SleepingState

RED = "#A8341E"
SIZE = 62
"""Of a pin on the map."""
APART = 0.9
"""From one pin to the next, in sizes."""
BESIDE = 96
"""How far from the middle of a page's edge the pins for what lies beyond it begin."""
MOST_AT_AN_EDGE = 4
NAMED = re.compile(r"\((\d+)\)")


class Pin(NamedTuple):
    n: int
    quest: Quest
    places: tuple[int, ...]


@look.part
def pins(g: SleepingState) -> tuple[Pin, ...]:
    """Of the open tasks, numbered by age; one that names no place has a number all the same."""
    tasks = [g.book.quests[quest] for quest in g.quests if g.book.quests[quest].active]
    return tuple(Pin(n, quest, places_of(g.book, quest)) for n, quest in enumerate(tasks, 1))


def places_of(book: Book, quest: Quest) -> tuple[int, ...]:
    return tuple(number for number in _named(quest.text) if number in book.atlas.locations)


@lru_cache(maxsize=512)
def _named(text: str) -> tuple[int, ...]:
    return tuple(dict.fromkeys(int(number) for number in NAMED.findall(text)))


def sprite(pin: Pin) -> look.Sprite:
    return look.Sprite(letter=str(pin.n), shape="pin", tint=RED)


# --- on the map ------------------------------------------------------------------------------------------


def at_place(g: SleepingState, number: int, x: float, y: float, size: float = SIZE) -> tuple[look.Art, ...]:
    """Their points lie on the isle."""
    found = [pin for pin in pins(g) if number in pin.places]
    return tuple(look.Art(sprite(pin), x + APART * size * n, y, size, size) for n, pin in enumerate(found))


def facts_of(g: SleepingState, number: int) -> tuple[Words, ...]:
    return tuple(_fact(pin) for pin in pins(g) if number in pin.places)


def _fact(pin: Pin) -> Words:
    return say("pin-fact", n=pin.n, title=pin.quest.title, text=pin.quest.text)


@look.part
def show_beyond(t: look.Tableau, g: SleepingState) -> None:
    """What lies on another page has its pin at the edge that leads there."""
    for edge, found in _beyond(g).items():
        x, y, _ = EDGES[edge]
        along, down = (1, 0) if edge in "NS" else (0, 1)
        for n, pin in enumerate(found[:MOST_AT_AN_EDGE]):
            off = BESIDE + APART * SIZE * n
            t.piece(
                f"pin-{pin.quest.id}-{edge}",
                say("piece-pin", title=pin.quest.title, edge=say(f"edge-{edge}")),
                sprite(pin),
                dx=x + off * along,
                dy=y + off * down,
                w=SIZE,
                h=SIZE,
                layer="ground",
                facts=(_fact(pin),),
            )


def _beyond(g: SleepingState) -> dict[str, list[Pin]]:
    towards = _first_edges(g)
    found: dict[str, list[Pin]] = {edge: [] for edge in STEPS}
    for pin in pins(g):
        maps = [g.book.atlas.map_of[g.book.atlas.locations[number].region] for number in pin.places]
        for edge in dict.fromkeys(towards[name] for name in maps if name != g.map):
            found[edge].append(pin)
    return found


def _first_edges(g: SleepingState) -> dict[str, str]:
    """For each other page the edge of this one that leads there."""
    found: dict[str, str] = {}
    queue = [g.map]
    for name in queue:
        for edge, beyond in g.book.atlas.maps[name].edges.items():
            if beyond.map in g.book.atlas.maps and beyond.map != g.map and beyond.map not in found:
                found[beyond.map] = found.get(name, edge)
                queue.append(beyond.map)
    return found


# --- in words --------------------------------------------------------------------------------------------


def whereabouts(g: SleepingState, pin: Pin, known: tuple[str, ...]) -> Words:
    """Each place with how far it is; a page nobody has sailed keeps its names."""
    return in_a_row([_where(g, number, known) for number in pin.places], "pin-and")


def _where(g: SleepingState, number: int, known: tuple[str, ...]) -> Words:
    place = g.book.atlas.locations[number]
    seen = g.book.atlas.map_of[place.region] in known
    name: Words = place.name if seen else say("pin-place")
    far = g.book.atlas.distance(g.region, place.region)
    return say("pin-where", n=number, name=name, far=far)
