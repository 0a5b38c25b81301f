"""The sky, the underside of the colony, and the shapes of its modules. What lies on them is in `board`.

A hexagon has size 76, as in `art.svg`; the middle of the colony is the origin. The stage is another one when
modules fall or move, when the pod comes or goes, and while somebody chooses a cell.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin, sqrt

from fathomfive.author import look, say
from fathomfive.games.jupiter.colony import (
    MIDDLE,
    NOWHERE,
    POD,
    SLOT_NAMES,
    SPIRAL,
    STEPS,
    TILE_NAMES,
    Cell,
    Colony,
    Tile,
    axial,
    cell_at,
    lay,
)
from fathomfive.games.jupiter.game import BEACON, REACTOR, SLOTS
from fathomfive.games.jupiter.names import SIDES, module_name, side_name, words
from fathomfive.games.jupiter.state import JupiterState

S = 76.0  # from the middle of a hexagon to its corner
DOME = 0.182 * S
BRIDGE = "#8FA5B8"
SKY = ("sky-1-gradient", "sky-2-bands-far", "sky-6-stars", "sky-3-storm", "sky-4-bands-near", "sky-5-haze")
CODES = {side: side.upper() for side in SIDES} | {"middle": "M"}  # of domes
KEELS = "abc"
NAME = 0.78  # of a module's size: how far below its middle its name stands
MARGIN = 18.0
KEEL = 60.0  # how far a keel hangs below its module
LEAST_ASPECT, MOST_ASPECT = 0.86, 1.12  # wider boards get another layout
WHOLE = sorted(cell_at(q, r) for q, r in SPIRAL)  # the colony as it was laid out
FEATURES = {REACTOR: "feature-power_plant", BEACON: "feature-radar_dish"}


def centre(cell: Cell) -> look.Point:
    q, r = axial(cell)
    return sqrt(3) * S * (q + r / 2), 1.5 * S * r


def dome_offset(way: int) -> look.Point:
    """Where the outer dome lies that faces a direction of the board."""
    angle = radians(-60 * way)
    return S / sqrt(3) * cos(angle), S / sqrt(3) * sin(angle)


def choosing_cell(g: JupiterState) -> bool:
    """Whether somebody is asked where the pod docks or a module goes."""
    docks = not g.docked and g.picked == POD
    return docks or (g.using == "module_control" and g.picked >= 0)


def stage(g: JupiterState) -> look.Stage:
    return _stage(g.book.plan, tuple(g.cells), g.turned, g.pod, choosing_cell(g))


@lru_cache(maxsize=64)
def _stage(plan: str, cells: tuple[Cell, ...], turned: bytes, pod: Cell, choosing: bool) -> look.Stage:
    colony = lay(plan, cells, turned, pod)
    back = tuple(look.Art(look.Sprite(f"jupiter-{sheet}")) for sheet in SKY)
    offered = tuple(cell for cell in colony.docks if cell != pod) if choosing else ()
    return look.sealed(
        look.Stage(
            label=say("board-label", modules=len(colony.tiles)),
            box=box_around(colony, offered),
            spaces=tuple(_cell(cell) for cell in offered),
            kinds={"dome": words("kind-dome"), "feature": words("kind-feature"), "seat": words("kind-seat")},
            moulds={TILE_NAMES[tile]: _mould(plan, turned, tile) for tile in colony.tiles},
            layers=(
                look.Layer(back, "back", look.Box(0, 0, 1440, 900)),
                look.Layer(underside(colony)),
                look.Layer(names(colony), "front"),
            ),
        )
    )


def box_around(colony: Colony, offered: tuple[Cell, ...]) -> look.Box:
    """Everything that can be stood on, and the keels; not much wider than high."""
    points = [centre(cell) for cell in (*colony.tile_at, *offered)]
    if colony.pod != NOWHERE:
        points.append(centre(colony.pod))
    xs, ys = [x for x, _ in points] or [0.0], [y for _, y in points] or [0.0]
    half = sqrt(3) / 2 * S
    left, right = min(xs) - half - MARGIN, max(xs) + half + MARGIN
    top, bottom = min(ys) - S - MARGIN, max(ys) + S + KEEL + MARGIN
    width, height = right - left, bottom - top
    wider = max(0.0, height * LEAST_ASPECT - width)
    higher = max(0.0, width / MOST_ASPECT - height)
    box = (left - wider / 2, top - higher / 2, width + wider, height + higher)
    return look.Box(*(round(side, 1) for side in box))


def names(colony: Colony) -> tuple[look.Lettering, ...]:
    """What every line of the log calls the modules, at their lower corners, where no dome is."""
    return tuple(
        look.Lettering(module_name(tile), x, y + NAME * S, size=9, strong=True, halo=True)
        for cell, tile in colony.tile_at.items()
        for x, y in [centre(cell)]
    )


def underside(colony: Colony) -> tuple[look.Art, ...]:
    """What hangs below the modules with nothing under them."""
    if not colony.tiles:
        return ()
    whole = sorted(colony.tile_at) == WHOLE
    shade = [look.Art(look.Sprite("jupiter-colony-shadow"))] if whole else []
    keels, feet = [], []
    for cell, tile in colony.tile_at.items():
        x, y = centre(cell)
        if not whole:
            shade.append(look.Art(look.Sprite("jupiter-module-shadow"), x, y))
        below = [colony.tile_at.get(cell + STEPS[way]) for way in (4, 5)]
        if None in below:
            feet.append(look.Art(look.Sprite("jupiter-underside-foot"), x, y))
        if below == [None, None]:
            keels.append(look.Art(look.Sprite(f"jupiter-underside-keel-{KEELS[tile % 3]}"), x, y + 0.98 * S))
    return (*shade, *keels, *feet)


def _cell(cell: Cell) -> look.Space:
    q, r = axial(cell)
    x, y = centre(cell)
    return look.Space(
        f"cell:{q},{r}",
        say("place-cell", q=q, r=r),
        round(x, 2),
        round(y, 2),
        look.Hexagon(S * 0.82, pointy=True),
        kind="cell",
        sprite=look.Sprite("jupiter-cell-dock", letter="."),
        scale=0.82,
    )


@lru_cache(maxsize=256)
def _mould(plan: str, turned: bytes, tile: Tile) -> look.Mould:
    """The domes and bridges of one module as it lies; a plant or a dish is a place for a super creep."""
    number, *bridges = plan.splitlines()[tile].split()
    feature = FEATURES.get(int(number))
    slots = [_dome(turned, tile, slot) for slot in range(MIDDLE)]
    middle = (
        look.Space(
            "C", say(feature, module=module_name(tile)), 0, 0, look.Circle(20), kind="feature", quiet=True
        )
        if feature
        else _dome(turned, tile, MIDDLE)
    )
    links = tuple(look.Link((bridge[0], bridge[1]), look="bridge", tint=BRIDGE) for bridge in bridges)
    return look.Mould(slots=(*slots, middle), links=links)


def _dome(turned: bytes, tile: Tile, slot: int) -> look.Space:
    x, y = (0.0, 0.0) if slot == MIDDLE else dome_offset((slot + turned[tile]) % 6)
    side = side_name(turned, tile * SLOTS + slot)
    return look.Space(
        SLOT_NAMES[slot],
        say(f"place-{side}", module=module_name(tile)),
        round(x, 2),
        round(y, 2),
        look.Circle(round(DOME, 2)),
        kind="dome",
        sprite=look.Sprite("jupiter-dome", letter="o", shape="disc"),
        scale=1,
        code=CODES[side],
    )
