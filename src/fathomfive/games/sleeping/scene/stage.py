"""The boards at rest: the atlas page the ship is on, and the cloth a fight is laid out on."""

from __future__ import annotations

from functools import lru_cache

from fathomfive.author import look, say
from fathomfive.games.sleeping.book import Book
from fathomfive.games.sleeping.entries import Map, Region
from fathomfive.games.sleeping.names import region_name
from fathomfive.games.sleeping.state import SleepingState

PAPER = "#F3E6C8"
INK = "#2B2118"
EDGES = {"N": (600, -40, "n"), "S": (600, 840, "s"), "W": (-40, 400, "w"), "E": (1240, 400, "e")}
LAST_ROW = 600
"""Isles from here on have no room for another name below their own."""
CARTOUCHE = (440, 480, 520, 560, 640, 700, 760, 860, 340, 200, 1000)
SCENERY = {
    "Knuckle Rocks": "rocks",
    "Rocky Shores": "rocks",
    "Black Shoals": "rocks",
    "Ghostly Fog": "fog",
    "Fever Mist": "fog",
    "Mire Breath": "fog",
    "Whirl of Coins": "whirl",
    "Chain Current": "chain",
    "Ash Squalls": "squall",
    "Singing Undertow": "song",
    "The Long Drop": "drop",
    "Stair Surge": "drop",
    "Moth Storm": "moths",
    "Ice Teeth": "ice",
    "Pack Ice": "ice",
    "Snag Forest": "snag",
    "Gnat Clouds": "gnats",
    "Heron Shallows": "shallows",
    "Walking Roots": "roots",
    "Muffling Snow": "snow",
    "Soundless Swell": "swell",
    "Cinder Rain": "cinders",
    "Boiling Water": "boil",
    "Pumice Rafts": "pumice",
    "Coin Reef": "coins",
    "Ink Fog": "ink",
    "Undertow of Debts": "debts",
}
CARD_GAP = 0
CARD_HEIGHT = 500
CLOTH = look.Box(0, 0, 1240, 620)


def stage(g: SleepingState) -> look.Stage:
    if g.combat is not None:
        return _cloth(len(g.combat.row))
    return _page(_Key(g.book), g.map)


class _Key:
    """A book as a key of a bounded memory: the same book is the same key."""

    def __init__(self, book: Book) -> None:
        self.book = book

    def __hash__(self) -> int:
        return id(self.book)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and other.book is self.book


@lru_cache(maxsize=32)
def _page(key: _Key, name: str) -> look.Stage:
    book, page = key.book, key.book.atlas.maps[name]
    return look.sealed(
        look.Stage(
            label=say("stage-map", map=page.name, west=page.pages[0], east=page.pages[1]),
            box=look.Box(-60, -60, 1320, 920),
            spaces=tuple(_space(book, region) for region in page.region),
            layers=(_ground(page), _sights(book, page), _binding()),
            edges=tuple(_coasts(page)),
            exits=tuple(_exits(book, page)),
        )
    )


def _space(book: Book, region: Region) -> look.Space:
    points = " ".join(f"{x},{y}" for x, y in region.polygon)
    return look.Space(
        f"region-{region.id}",
        say("space-region", name=region_name(book, region.id), where=region.id),
        *_mooring(book, region),
        look.Path(f"M{points}Z"),
        kind="hazard" if region.hazard else "sea",
        code=region.id,
    )


def _mooring(book: Book, region: Region) -> tuple[float, float]:
    """Where the ship lies: the open spot of the region that is farthest from everything in it."""
    sights: list[tuple[float, float]] = [
        (place.x + 14, place.y + 20) for place in book.atlas.places_in[region.id]
    ]
    if region.hazard is not None:
        sights.append(hazard_at(book, region))
    if region.port or region.market:
        sights.append(_harbour_at(book, region))
    spots = [
        (x, y)
        for x in range(90, 1200, 30)
        for y in range(70, 760, 30)
        if all(_inside(region, x + dx, y + dy) for dx in (-70, 70) for dy in (-45, 45))
    ]
    if not spots or not sights:
        return region.centre
    middle = region.centre
    return max(spots, key=lambda spot: min(_far(spot, sight) for sight in sights) - 0.3 * _far(spot, middle))


def _far(one: tuple[float, float], two: tuple[float, float]) -> float:
    return float(((one[0] - two[0]) ** 2 + (one[1] - two[1]) ** 2) ** 0.5)


def _inside(region: Region, x: float, y: float) -> bool:
    """Whether a point lies in the region's polygon."""
    inside = False
    corners = region.polygon
    for (ax, ay), (bx, by) in zip(corners, (*corners[1:], corners[0]), strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def _ground(page: Map) -> look.Layer:
    return look.Layer(
        (
            look.Art(look.Sprite("sleeping-atlas-paper"), 600, 402, 1280, 884),
            look.Art(look.Sprite(f"sleeping-sea-{page.id}"), 600, 400, 1200, 800),
            *(
                look.Art(look.Sprite(f"sleeping-land-{page.id}"), *_land_at(page, cell), 288, 192)
                for cell in _land(page)
            ),
        )
    )


def _land(page: Map) -> list[tuple[int, int]]:
    rows = [row.replace("|", " ").split() for row in page.grid]
    return [(r, c) for r, row in enumerate(rows) for c, letter in enumerate(row) if letter == "#"]


def _land_at(page: Map, cell: tuple[int, int]) -> tuple[float, float]:
    row, column = cell
    return 300 * column + 150, 200 * row + 100


def _sights(book: Book, page: Map) -> look.Layer:
    """Depths, hazards, ports, markets, the compass and the name of the sea."""
    items: list[look.Art | look.Lettering] = []
    for place in page.location:
        depth = "abcd"[place.number % 4]
        items.append(
            look.Art(
                look.Sprite(f"sleeping-depth-{depth}"), place.x + 14, place.y + 16, 240, 180, opacity=0.6
            )
        )
    for region in page.region:
        items += _scenery(book, region)
        items += _harbour(book, region)
    x = _cartouche_at(book, page)
    items.append(look.Art(look.Sprite("sleeping-cartouche"), x, 766, 340, 64))
    items.append(look.Lettering(page.name, x, 774, 24, "display", tint=INK))
    return look.Layer(tuple(items), level="over")


def _cartouche_at(book: Book, page: Map) -> float:
    """Where the name of the sea covers no other name; the left page if there is no such place."""
    names: list[tuple[float, float]] = [(place.x + 14, place.y + 66) for place in page.location]
    for region in page.region:
        if region.hazard is not None:
            x, y = hazard_at(book, region)
            names.append((x, y + name_below(book, region)))
    free = (at for at in CARTOUCHE if all(abs(x - at) > 232 or y < 720 for x, y in names))
    return next(free, CARTOUCHE[0])


def name_below(book: Book, region: Region) -> int:
    """How far below a hazard its name stands: clear of the name of an isle beside it, also in the large
    letters of a phone; where the page ends there, above."""
    places = book.atlas.places_in[region.id]
    if not places:
        return 62
    return 104 if places[0].y < LAST_ROW else -56


def _scenery(book: Book, region: Region) -> list[look.Art | look.Lettering]:
    """What the hazard of a region is made of; its triangle is a piece, to be asked about (`voyage`)."""
    if region.hazard is None or (scenery := SCENERY.get(region.hazard.name)) is None:
        return []
    x, y = hazard_at(book, region)
    return [look.Art(look.Sprite(f"sleeping-hazard-{scenery}"), x, y + 12, 88, 66, opacity=0.9)]


def _harbour(book: Book, region: Region) -> list[look.Art | look.Lettering]:
    icons = [name for name, there in (("port", region.port), ("market", region.market)) if there]
    x, y = _harbour_at(book, region)
    return [look.Art(look.Sprite(f"sleeping-{name}"), x + 50 * n, y, 46, 46) for n, name in enumerate(icons)]


def hazard_at(book: Book, region: Region) -> tuple[float, float]:
    """Beside the island where there is one, else in the middle."""
    places = book.atlas.places_in[region.id]
    return (places[0].x + 132, places[0].y + 4) if places else region.centre


def _harbour_at(book: Book, region: Region) -> tuple[float, float]:
    places = book.atlas.places_in[region.id]
    return (places[0].x + 110, places[0].y + 44) if places else region.centre


def _binding() -> look.Layer:
    rings = tuple(look.Art(look.Sprite("sleeping-binding-ring"), 600, 26 + 52 * n, 48, 30) for n in range(15))
    return look.Layer(
        (look.Art(look.Sprite("sleeping-binding-shadow"), 600, 400, 120, 800), *rings), level="over"
    )


def _coasts(page: Map) -> list[look.Edge]:
    """Cliffs between regions that touch but do not meet, and along closed borders."""
    regions = {region.id.split("-")[1]: region for region in page.region}
    found: list[look.Edge] = []
    strip = look.Sprite(f"sleeping-coast-{page.id}")
    for wall in page.walls:
        one, two = (regions[letter] for letter in wall.split("-"))
        shared = [point for point in one.polygon if point in two.polygon]
        if len(shared) >= 2:
            between = (f"region-{one.id}", f"region-{two.id}")
            found.append(look.Edge(_line(shared), say("coast-wall"), between, "wall", "cliff", sprite=strip))
    for border in page.closed_borders:
        letter, edge = border.split(":")
        region = regions[letter]
        along = [point for point in region.polygon if _on_edge(point, edge)]
        if len(along) >= 2:
            sides = (f"region-{region.id}",)
            found.append(look.Edge(_line(along), say("coast-closed"), sides, "border", "cliff", sprite=strip))
    return found


def _on_edge(point: tuple[int, int], edge: str) -> bool:
    x, y = point
    return {"N": y == 0, "S": y == 800, "W": x == 0, "E": x == 1200}[edge]


def _line(points: list[tuple[int, int]]) -> str:
    return "M" + " L".join(f"{x},{y}" for x, y in sorted(points))


def _exits(book: Book, page: Map) -> list[look.Exit]:
    found: list[look.Exit] = []
    for edge, beyond in page.edges.items():
        if not beyond.map:
            continue
        x, y, towards = EDGES[edge]
        label = say(
            "exit-to", edge=say(f"edge-{edge}"), map=book.atlas.maps[beyond.map].name, page=beyond.page
        )
        found.append(look.Exit(f"exit-{edge}", label, x, y, towards, str(beyond.page)))  # type: ignore[arg-type]
    return found


# --- the cloth -------------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def _cloth(cards: int) -> look.Stage:
    corners = tuple(
        look.Art(look.Sprite("sleeping-felt-corner"), x, y, 70, 70, turn=turn)
        for x, y, turn in ((60, 60, 0), (1180, 60, 90), (1180, 560, 180), (60, 560, 270))
    )
    return look.sealed(
        look.Stage(
            label=say("stage-combat", n=cards),
            box=CLOTH,
            layers=(look.Layer(corners),),
            frame=24,
            ground="#12404A",
        )
    )
