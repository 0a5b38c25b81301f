"""What one viewer sees of the table: the pieces on the board, and what explains where they stand.

The board itself is in `stage`, everything beside it in `panels`. Pieces that look the same are the same
object: a picture of the whole table is made at every question.
"""

from __future__ import annotations

from functools import lru_cache

from fathomfive.author import Text, Viewer, Words, look, say
from fathomfive.games.refuge.board import Cell, Direction, at, cell_id, column_of, row_of
from fathomfive.games.refuge.entries import Devour, DiverId, HeadMove, PodObjectiveId, Symbol, sprite
from fathomfive.games.refuge.game import FINISH_ROW, HEAD_SIZE
from fathomfive.games.refuge.goals import Deliver
from fathomfive.games.refuge.motions import goal_cells, goal_piece, head_spot
from fathomfive.games.refuge.names import (
    column_letter,
    direction_name,
    diver_name,
    head_place,
    pod_objective_name,
    words,
)
from fathomfive.games.refuge.scene import facts
from fathomfive.games.refuge.scene.panels import lay_out_panels
from fathomfive.games.refuge.scene.sprites import diver_as_is, letters
from fathomfive.games.refuge.scene.stage import MAW, S, devour_line, middle
from fathomfive.games.refuge.state import (
    Diver,
    RefugeState,
    camera_piece,
    carries,
    marker_piece,
    reached,
    tentacle_piece,
)

THEME = look.Theme(
    ground=("#081A24", "#0E2A36"),
    dock="#06121AE6",
    dock_light="#FBFAF5",
    colours={"brass": "#C99B4C", "paper": "#E9DFC7", "flesh": "#86303B", "threat": "#E0564C"},
)
BROW = (-26.0, -62.0)  # where tags stick in the head
POSES = "abcdefgh"  # how a tentacle stands on its cell
MARKERS = {"sound": "marker-sounding", "arm": "marker-charge"}
SYMBOL_LETTERS: dict[Symbol, str] = {
    "down": "v",
    "down2": "V",
    "up": "^",
    "left": "<",
    "right": ">",
    "spawn": "*",
}


def scene(g: RefugeState, viewer: Viewer) -> look.Tableau:
    t = look.Tableau(title=words("game-name"), moment=moment(g), theme=THEME, owners=owners(g))
    lay_out_board(t, g, viewer)
    lay_out_panels(t, g, viewer)
    return t


def moment(g: RefugeState) -> Text:
    if not g.turn:
        return words("moment-setup")
    if g.competitive:
        return say("moment-round", round=g.round + 1, of=g.book.competitive.max_rounds)
    return say("moment-turn", turn=g.turn)


def owners(g: RefugeState) -> tuple[look.Owner, ...]:
    return tuple(_owner(diver.seat, diver.id, g.book.divers[diver.id].color) for diver in g.divers)


@lru_cache(maxsize=64)
def _owner(seat: int, diver: DiverId, colour: str) -> look.Owner:
    mark = look.Sprite(sprite("mark", diver), colour, letters(diver))
    return look.Owner(seat=seat, label=diver_name(diver), tint=colour, mark=mark)


# --- the board ---------------------------------------------------------------------------------------


def lay_out_board(t: look.Tableau, g: RefugeState, viewer: Viewer) -> None:
    """In the order in which things lie on each other. Only the pods look different to each player."""
    lay_out_ground(t, g)
    if g.competitive:
        lay_out_pods(t, g, viewer)
    lay_out_water(t, g)


@look.part
def lay_out_ground(t: look.Tableau, g: RefugeState) -> None:
    if g.turn:
        t.put("reach", _reach(g.head))
    t.put("devour_line", _devour_line(*devour_line(g.board), g.competitive))
    for cell in g.cameras:
        t.put(camera_piece(cell), _camera(cell, photographer(g)))
    lay_out_objective(t, g)


@look.part
def lay_out_water(t: look.Tableau, g: RefugeState) -> None:
    t.put("head", _head(g.head, mood(g), tags(g), facts.beside_head(g), facts.bites(g) if g.turn else None))
    below, near = None if g.competitive else g.head_place.below, facts.within_touch(g)
    for number, cell in enumerate(g.tentacles):
        if cell >= 0:
            close = tuple(near[beside] for beside in g.board.neighbours[cell] if beside in near)
            moves = None if below is None else cell in below
            t.put(tentacle_piece(number), _tentacle(number, cell, moves, close))
    for diver in g.divers:
        if diver.on_board or diver.devoured:
            t.put(diver.piece, _diver(g, diver))
    lay_out_cargo(t, g)
    for number, cell in enumerate(g.tentacles):
        if (prey := reached(cell)) is not None:
            t.put(tentacle_piece(number), _grip(number, prey))
    lay_out_symbols(t, g)


@lru_cache(maxsize=32)
def _reach(head: Cell) -> look.Area:
    """What the bottom half of a Kraken card moves: the columns below the head."""
    columns = range(column_of(head), column_of(head) + HEAD_SIZE)
    below = tuple(cell_id(at(x, y)) for y in reversed(range(1, row_of(head))) for x in columns)
    first, last = column_letter(columns[0]), column_letter(columns[-1])
    return look.Area(say("reach-label", first=first, last=last), below, tint="threat")


@lru_cache(maxsize=32)
def _devour_line(start: tuple[float, float], end: tuple[float, float], competitive: bool) -> look.Threshold:
    label = words("devour_line-competitive" if competitive else "devour_line-label")
    return look.Threshold(label, start, end, look.Sprite(sprite("devour-maw"), letter="%"))


def photographer(g: RefugeState) -> int:
    """The seat whose Diver has the cameras."""
    return next(diver.seat for diver in g.divers if g.book.divers[diver.id].cameras)


@lru_cache(maxsize=1024)
def _camera(cell: Cell, seat: int) -> look.Piece:
    picture = look.Sprite(sprite("camera"), letter="c", shape="square")
    return look.Piece(words("piece-camera"), picture, cell_id(cell), seat, dx=0.24 * S, dy=0.24 * S)


# --- the head ----------------------------------------------------------------------------------------


def mood(g: RefugeState) -> str:
    """It looks where its last card took it, and opens the beak for a devour symbol."""
    if g.last_card is None:
        return "watch" if g.turn else "calm"
    match g.book.kraken[g.last_card.card].top:
        case Devour():
            return "devour"
        case HeadMove(direction=way) if g.last_card.steps:
            return way
    return "watch"


def tags(g: RefugeState) -> int:
    """How many tags stick in the head (REF-OBJ-11)."""
    if g.progress is None or (special := g.objective.special) is None:
        return 0
    return g.progress.count if special.at == "adjacent_head" else 0


@lru_cache(maxsize=512)
def _head(
    place: Cell, mood: str, tags: int, prey: tuple[DiverId, ...], bites: tuple[int, int] | None
) -> look.Piece:
    x, y = column_of(place), row_of(place)
    nine = [cell_id(at(x + dx, y + dy)) for dx in range(HEAD_SIZE) for dy in range(HEAD_SIZE)]
    stuck = look.Badge(str(tags), look.Sprite(sprite("tag"), letter="!"), words("head-tags"), at=BROW)
    return look.Piece(
        words("piece-head"),
        look.Sprite(sprite("head", mood), "flesh", "K", "disc"),
        head_spot(place),
        posture=say("head-posture", mood=words(f"head-{mood}"), place=head_place(place)),
        marks=(stuck,) if tags else (),
        covers=tuple(cell for cell in nine if cell != head_spot(place)),
        facts=facts.of_head(prey, *bites) if bites else (),
    )


# --- tentacles and Divers ----------------------------------------------------------------------------


@lru_cache(maxsize=2048)
def _tentacle(number: int, cell: Cell, below: bool | None, near: tuple[DiverId, ...]) -> look.Piece:
    pose = POSES[(5 * column_of(cell) + 3 * row_of(cell)) % len(POSES)]
    picture = look.Sprite(sprite("tentacle", pose), "flesh", "}", "triangle")
    now = facts.of_tentacle(below, near)
    return look.Piece(words("piece-tentacle"), picture, cell_id(cell), facts=now)


@lru_cache(maxsize=2048)
def _grip(number: int, prey: Cell) -> look.Piece:
    """A tentacle that touches a Diver while its player thinks about an answer."""
    picture = look.Sprite(sprite("tentacle-grip"), "flesh", "}", "triangle")
    return look.Piece(
        words("piece-tentacle"), picture, cell_id(prey), posture=words("posture-gripping"), layer="air"
    )


def _diver(g: RefugeState, diver: Diver) -> look.Piece:
    """Named by the picture: Divers on the Devour symbol lie smaller there."""
    seat, picture, posture = diver.seat, diver_as_is(g, diver), _posture(g, diver)
    now = facts.of_diver(g, seat) if g.turn else ()
    if diver.devoured:
        return look.Piece(picture.alt, picture, MAW, seat, posture, scale=0.66, facts=now)
    return look.Piece(picture.alt, picture, cell_id(diver.cell), seat, posture, facts=now)


def _posture(g: RefugeState, diver: Diver) -> Words:
    if diver.devoured:
        return words("posture-devoured")
    if diver.down:
        return words("posture-down")
    return words("posture-carrying") if carries(g, diver) else ""


# --- what the objective puts on the board ------------------------------------------------------------


def lay_out_objective(t: look.Tableau, g: RefugeState) -> None:
    """Marks on the spaces it speaks of, and its markers."""
    if g.progress is None:
        return
    for cell in goal_cells(g):
        t.put(goal_piece(cell), _goal(cell))
    special = g.objective.special
    if special is not None and special.effect == "remove_marker":
        for cell in g.progress.markers:
            t.put(marker_piece(cell), _marker(cell, MARKERS[special.id]))
    for end in g.progress.flanks:
        t.put(f"flank:{end}", _flank(end, row_of(g.board.head_home) + HEAD_SIZE - 1))


@lru_cache(maxsize=128)
def _goal(cell: Cell) -> look.Piece:
    picture = look.Sprite(sprite("tile-marked"), "brass", "'")
    return look.Piece(words("goal-label"), picture, cell_id(cell), layer="ground")


@lru_cache(maxsize=512)
def _marker(cell: Cell, name: str) -> look.Piece:
    picture = look.Sprite(sprite(name), "brass", "O", "disc")
    return look.Piece(words(f"piece-{name}"), picture, cell_id(cell), scale=0.9, layer="ground")


@lru_cache(maxsize=8)
def _flank(end: Direction, row: int) -> look.Piece:
    """A post beside the Kraken row, where it has no nook."""
    x, y = middle(0.3 if end == "left" else 7.7, row)
    label = say("piece-flank", way=direction_name(end))
    return look.Piece(label, look.Sprite(sprite("flank-post"), "brass", "|"), dx=x, dy=y, flip=end == "left")


def lay_out_cargo(t: look.Tableau, g: RefugeState) -> None:
    """It lies on its cell, or rides with its carrier (REF-OBJ-15)."""
    if g.progress is None or not isinstance(g.objective.goal, Deliver):
        return
    if g.progress.carrier is not None:
        t.put("cargo", _cargo(g.divers[g.progress.carrier].cell, carried=True))
    elif g.progress.markers:
        t.put("cargo", _cargo(g.progress.markers[0], carried=False))


@lru_cache(maxsize=512)
def _cargo(cell: Cell, *, carried: bool) -> look.Piece:
    label = words("piece-cargo")
    if not carried:
        return look.Piece(
            label, look.Sprite(sprite("cargo"), "brass", "$"), cell_id(cell), scale=0.9, layer="ground"
        )
    picture = look.Sprite(sprite("cargo-carried"), "brass", "$")
    return look.Piece(label, picture, cell_id(cell), dx=-0.26 * S, dy=0.22 * S, scale=0.7)


# --- pods and symbols --------------------------------------------------------------------------------


def lay_out_pods(t: look.Tableau, g: RefugeState, viewer: Viewer) -> None:
    """The escape pods of a competitive dive, each with its objective as far as the viewer knows it."""
    for slot, objective in enumerate(g.pods.seen_by(viewer)):
        t.put(f"pod:{slot + 1}", _pod(slot + 1, slot + 1 in g.unlocked, objective))


@lru_cache(maxsize=512)
def _pod(number: int, unlocked: bool, objective: str | None) -> look.Piece:
    picture = look.Sprite(sprite("pod-open" if unlocked else "pod-locked"), letter="O" if unlocked else "=")
    if unlocked:
        posture = words("pod-open")
    elif objective is None:
        posture = words("pod-locked")
    else:
        posture = say("pod-locked_by", objective=pod_objective_name(PodObjectiveId(objective)))
    return look.Piece(
        say("pod-name", number=number),
        picture,
        cell_id(at(number, FINISH_ROW)),
        posture=posture,
        layer="ground",
        art=(look.Art(look.Sprite(sprite("pod-plate", str(number))), 0, 0.27 * S, 18, 18),),
    )


def lay_out_symbols(t: look.Tableau, g: RefugeState) -> None:
    """The bottom half of the last Kraken card, projected to the foot of the columns it belongs to."""
    if g.last_card is None or g.competitive:
        return
    bottom = g.book.kraken[g.last_card.card].bottom
    for place, (column, symbol) in enumerate(zip(g.head_place.columns, bottom, strict=True)):
        t.put(f"symbol:{place}", _symbol(column, symbol))


@lru_cache(maxsize=64)
def _symbol(column: int, symbol: Symbol) -> look.Piece:
    x, y = middle(column, 0.5)
    return look.Piece(
        say("projection-label", column=column_letter(column), what=words(f"short-{symbol}")),
        look.Sprite(sprite("kraken-projection"), letter=SYMBOL_LETTERS[symbol]),
        dx=x,
        dy=y,
        layer="air",
        art=(look.Art(look.Sprite(sprite("sym", symbol)), w=16, h=16),),
    )
