"""What one viewer sees of the colony: modules, bridges, pod, people, creeps and robots.

Nothing on the board is hidden, so all viewers see the same; only the light of command range is one's own.
Pieces that look the same are the same object: a picture of the whole table is made at every question.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import cos, radians, sin

from fathomfive.author import Text, Viewer, look, say
from fathomfive.games.jupiter.actions import RobotId
from fathomfive.games.jupiter.book import CardId
from fathomfive.games.jupiter.colony import NOWHERE, POD, POD_TILE, TILE_NAMES, Cell, Space, Tile, axial
from fathomfive.games.jupiter.game import BEACON, REACTOR, SLOTS
from fathomfive.games.jupiter.names import (
    card_name,
    colonist_piece,
    creep_piece,
    kind_name,
    module_name,
    robot_name,
    robot_piece,
    space_id,
    super_piece,
    who,
    words,
)
from fathomfive.games.jupiter.scene.panels import endangered, lay_out_panels
from fathomfive.games.jupiter.scene.sprites import TINTS, letters, robot_sprite
from fathomfive.games.jupiter.scene.stage import BRIDGE, S, centre
from fathomfive.games.jupiter.state import COLONIST, CREEP, OPEN, OUT, JupiterState
from fathomfive.games.jupiter.steps.basics import in_range

THEME = look.Theme(
    ground=("#1B1030", "#8A4631"),
    dock="#12091ECC",
    dock_light="#FBF0E6",
    text_2="#D8C2BE",
    text_3="#B79F9F",
    colours={"steel": "#35475A", "rim": "#F2A541", "colonist": "#3FA7F5", "creep": "#E5383B"},
)
SEATS = ((0, 0), (-32, 0), (32, 0), (-16, -27.7), (16, -27.7), (-16, 27.7), (16, 27.7))  # in the pod
INSET = 0.94  # of a module's size: where a light along its edge lies
GROWN = (1, 1, 2, 2)  # how big creeps are by their number on the module; from four on they are 3


def scene(g: JupiterState, viewer: Viewer) -> look.Tableau:
    t = look.Tableau(title=words("game-name"), moment=moment(g), theme=THEME, owners=owners(g))
    lay_out_colony(t, g)
    lay_out_light(t, g, viewer == g.current)
    lay_out_people(t, g)
    lay_out_panels(t, g, viewer)
    return t


def moment(g: JupiterState) -> Text:
    return say("moment-turn", turn=g.turn) if g.turn else words("moment-setup")


@look.part
def lay_out_colony(t: look.Tableau, g: JupiterState) -> None:
    lay_out_modules(t, g)
    lay_out_bridges(t, g)


@look.part
def lay_out_people(t: look.Tableau, g: JupiterState) -> None:
    lay_out_pod(t, g)
    lay_out_pieces(t, g)


@look.part
def owners(g: JupiterState) -> tuple[look.Owner, ...]:
    return tuple(_owner(seat, robot.id) for seat, robot in enumerate(g.robots))


@lru_cache(maxsize=64)
def _owner(seat: int, robot: RobotId) -> look.Owner:
    mark = look.Sprite(f"jupiter-mark-{robot}", TINTS[robot], letters(robot))
    return look.Owner(seat=seat, label=robot_name(robot), tint=TINTS[robot], mark=mark)


# --- modules and bridges -----------------------------------------------------------------------------


@look.part
def lay_out_modules(t: look.Tableau, g: JupiterState) -> None:
    colony = g.colony
    for cell in sorted(colony.tile_at, key=lambda cell: axial(cell)[::-1]):  # the lower lies in front
        tile = colony.tile_at[cell]
        rim = tuple((space - tile * SLOTS + g.turned[tile]) % 6 for space in colony.rims[tile])
        number = colony.numbers[tile]
        kind = g.book.kinds[number - 1].id
        critical, guarded = tile in critical_modules(g), tile in guarded_features(g)
        module = _module(tile, number, kind, cell, rim, critical, g.is_covered(tile), guarded)
        t.put(TILE_NAMES[tile], module)


@look.part
def lay_out_bridges(t: look.Tableau, g: JupiterState) -> None:
    colony = g.colony
    for tile in colony.tiles:
        for space in colony.spaces_of[tile]:
            for to in colony.links[space]:
                if space < to and to // SLOTS != tile:
                    t.put(f"bridge:{space}-{to}", _bridge(space, to))


@look.part
def critical_modules(g: JupiterState) -> tuple[Tile, ...]:
    """One more creep, and the module falls."""
    return tuple(
        tile
        for tile in g.colony.tiles
        if g.creeps_on(tile) == len(g.colony.spaces_of[tile]) - 1
        and (g.book.brittle or not g.is_guarded(tile))
    )


@look.part
def guarded_features(g: JupiterState) -> tuple[Tile, ...]:
    numbers = g.colony.numbers
    return tuple(tile for tile in g.colony.tiles if numbers[tile] in (REACTOR, BEACON) and g.is_guarded(tile))


@lru_cache(maxsize=1024)
def _module(
    tile: Tile,
    number: int,
    kind: str,
    cell: Cell,
    rim: tuple[int, ...],
    critical: bool,
    covered: bool,
    guarded: bool,
) -> look.Piece:
    x, y = centre(cell)
    state = "-critical" if critical else "-exposed" if rim else ""
    posture = words("module-critical") if critical else words("module-covered") if covered else ""
    edges = [look.Art(look.Sprite("jupiter-edge-exposed", "rim"), turn=-60 * way) for way in rim]
    middle = {REACTOR: "power-plant", BEACON: "radar-dish"}.get(number)
    feature = [look.Art(look.Sprite(f"jupiter-{middle}"))] if middle else []
    if middle and guarded:
        feature.append(look.Art(look.Sprite("jupiter-guard")))
    return look.Piece(
        say("module-label", module=module_name(tile), kind=kind_name(kind), number=number),
        look.Sprite(f"jupiter-module-{number}{state}", "steel", str(number), "hex"),
        dx=round(x, 2),
        dy=round(y, 2),
        posture=posture,
        layer="ground",
        mould=TILE_NAMES[tile],
        art=(*edges, *feature, look.Art(look.Sprite(f"jupiter-number-{number}"), 0, -0.8 * S)),
    )


@lru_cache(maxsize=2048)
def _bridge(space: Space, to: Space) -> look.Link:
    if to == POD:
        return look.Link(
            (space_id(space), "pod"), words("link-gangway"), "gangway", look="bridge", tint="#E8EEF4"
        )
    return look.Link((space_id(space), space_id(to)), kind="clamp", look="bridge", tint=BRIDGE)


# --- light -------------------------------------------------------------------------------------------


@look.part
def lay_out_light(t: look.Tableau, g: JupiterState, turn: bool) -> None:
    """What the die hits, what one commands in one's turn, and over which bridges a conversion will run."""
    if g.affected:
        hit = tuple(TILE_NAMES[tile] for tile in g.affected)
        shape = hexagons(g, g.affected)
        t.put(
            "affected",
            look.Area(say("zone-affected", modules=len(hit)), hit, shape, tone="bad", look="outline"),
        )
    elif turn and g.phase == "actions" and g.robots[g.current].at != OUT:
        near = in_range(g, g.robots[g.current])
        modules = tuple(TILE_NAMES[tile] for tile in near if tile != POD_TILE)
        if modules and len(modules) < len(g.colony.tiles):
            shape = hexagons(g, [tile for tile in near if tile != POD_TILE])
            t.put("range", look.Area(words("zone-range"), modules, shape, tone="info", look="dashed"))
    for colonist in endangered(g):
        for creep in g.colony.links[colonist]:
            if g.occ[creep] == CREEP:
                t.put(f"danger:{creep}-{colonist}", _danger(creep, colonist))


def hexagons(g: JupiterState, tiles: Iterable[Tile]) -> str:
    """The outlines of modules, a little inside their edges."""
    return "".join(_hexagon(g.cells[tile]) for tile in tiles)


@lru_cache(maxsize=256)
def _hexagon(cell: Cell) -> str:
    x, y = centre(cell)
    corners = [(x + INSET * S * sin(radians(60 * n)), y - INSET * S * cos(radians(60 * n))) for n in range(6)]
    return "M" + "L".join(f"{cx:.1f} {cy:.1f}" for cx, cy in corners) + "Z"


@lru_cache(maxsize=2048)
def _danger(creep: Space, colonist: Space) -> look.Link:
    return look.Link((space_id(creep), space_id(colonist)), state="danger", look="bridge")


# --- pod and pieces ----------------------------------------------------------------------------------


@look.part
def lay_out_pod(t: look.Tableau, g: JupiterState) -> None:
    if g.pod != NOWHERE:
        t.put("pod", _pod(g.pod, len(g.seated), g.occ[POD] == OPEN, g.book.numbers.pod_seats))
        for seat, number in enumerate(g.seated, start=1):
            t.put(colonist_piece(number), _passenger(number, seat))
        for seat, player in enumerate(g.aboard(), start=len(g.seated) + 1):
            robot = g.robots[player]
            t.put(robot_piece(player), _robot(player, robot.id, f"pod/{seat}", robot.core))


@lru_cache(maxsize=256)
def _pod(cell: Cell, colonists: int, has_room: bool, of: int) -> look.Piece:
    x, y = centre(cell)
    return look.Piece(
        say("pod-label", n=colonists, of=of),
        look.Sprite("jupiter-pod-docked", "#C6D2DC", "P", "hex"),
        dx=round(x, 2),
        dy=round(y, 2),
        posture="" if has_room else words("pod-full"),
        layer="ground",
        slots=tuple(
            look.Space(str(n), say("pod-seat", n=n), sx, sy, look.Circle(13), kind="seat", quiet=True)
            for n, (sx, sy) in enumerate(SEATS, start=1)
        ),
    )


@lru_cache(maxsize=512)
def _passenger(number: int, seat: int) -> look.Piece:
    return look.Piece(
        words("piece-colonist"),
        look.Sprite(f"jupiter-colonist-{number % 4 + 1}-aboard", "colonist", "i", "disc"),
        f"pod/{seat}",
        posture=words("piece-aboard"),
    )


@look.part
def lay_out_pieces(t: look.Tableau, g: JupiterState) -> None:
    danger, critical = endangered(g), critical_modules(g)
    for tile in g.colony.tiles:
        creeps = g.creeps_on(tile)
        grown = 4 if tile in critical else GROWN[creeps] if creeps < len(GROWN) else 3
        for space in g.colony.spaces_of[tile]:
            if g.occ[space] == COLONIST:
                t.put(
                    colonist_piece(g.faces[space]),
                    _colonist(g.faces[space], space, space in danger, space == g.picked),
                )
            elif g.occ[space] == CREEP:
                prey = len([to for to in g.colony.links[space] if to in danger])
                t.put(creep_piece(space), _creep(space, grown, prey, creeps, len(g.colony.spaces_of[tile])))
        if g.is_covered(tile):
            t.put(super_piece(tile), _super(tile))
    for seat, robot in enumerate(g.robots):
        if robot.at != POD and robot.at != OUT:
            near = g.creeps_on(robot.at // SLOTS)
            t.put(robot_piece(seat), _robot(seat, robot.id, space_id(robot.at), robot.core, near))


@lru_cache(maxsize=4096)
def _colonist(number: int, space: Space, danger: bool, picked: bool) -> look.Piece:
    mood = "-danger" if danger else ""
    marks = (look.Ring(words("piece-in_danger"), "bad", dashed=True),) if danger else ()
    return look.Piece(
        words("piece-colonist"),
        look.Sprite("jupiter-dome-colonist", "colonist", "i", "disc"),
        space_id(space),
        posture=words("piece-picked") if picked else words("piece-in_danger") if danger else "",
        marks=marks,
        art=(look.Art(look.Sprite(f"jupiter-colonist-{number % 4 + 1}{mood}")),),
        facts=(words("fact-colonist-danger" if danger else "fact-colonist-calm"),),
    )


@lru_cache(maxsize=4096)
def _creep(space: Space, grown: int, prey: int, creeps: int, of: int) -> look.Piece:
    return look.Piece(
        words("piece-creep"),
        look.Sprite("jupiter-dome-creep", "creep", "x", "star"),
        space_id(space),
        art=(look.Art(look.Sprite(f"jupiter-creep-{grown}{'ab'[space % 2]}")),),
        facts=(say("fact-creep", n=prey), say("fact-module", n=creeps, of=of)),
    )


@lru_cache(maxsize=32)
def _super(tile: Tile) -> look.Piece:
    return look.Piece(
        words("piece-super"),
        look.Sprite("jupiter-supercreep", "#4ADE80", "X", "star"),
        f"{TILE_NAMES[tile]}/C",
    )


@lru_cache(maxsize=2048)
def _robot(seat: int, robot: RobotId, at: str, core: CardId, near: int | None = None) -> look.Piece:
    """`near`: how many creeps are on its module; nothing of it aboard the pod."""
    aboard = near is None
    shoots = () if near is None else (say("fact-robot-near", n=near),)
    return look.Piece(
        who(seat),
        robot_sprite(robot, "-pod" if aboard else "-pawn"),
        at,
        owner=seat,
        posture=words("piece-aboard") if aboard else "",
        facts=(*((say("fact-robot-core", card=card_name(core)),) if core else ()), *shoots),
    )
