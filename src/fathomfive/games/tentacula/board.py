"""The folding board as numbers: places on the route, faces of reef tiles, and tables that answer at once.

Rules ask the same few questions thousands of times a second (where does this fish go, is it safe there), so
whatever follows from the content alone is worked out here, once. Everything is a small number:

- a **place** of a fish: 0 on a start square, 1 to 34 an animal square, 35 to 37 a finish square;
- a **creature**: its place in `CREATURES`; a player's chip is the number of its creature;
- a **fish**, a **colour** of gems: its place in `FISH`, `COLOURS`;
- a **face** of a reef tile: 2 x the tile, plus 1 for face b. So `face ^ 1` is the other side of that tile.
"""

from collections.abc import Iterable, Sequence
from typing import Annotated, Literal

import msgspec

from fathomfive.games.tentacula.game import LAST_SQUARE, PRINTED_REEF, SQUARES_PER_SEGMENT

Creature = Literal["turtle", "seahorse", "jellyfish", "crab"]
FishId = Literal["red", "green", "yellow"]
Colour = Literal["red", "blue", "green", "yellow", "purple", "white"]
PanelId = Literal["L", "CL", "CR", "R", "LB", "RB"]
Special = Literal["none", "shell", "dolphin", "shark"]

CREATURES: tuple[Creature, ...] = ("turtle", "seahorse", "jellyfish", "crab")
TURTLE, SEAHORSE, JELLYFISH, CRAB = range(4)
FISH: tuple[FishId, ...] = ("red", "green", "yellow")
COLOURS: tuple[Colour, ...] = ("red", "blue", "green", "yellow", "purple", "white")
SPECIALS: tuple[Special, ...] = ("none", "shell", "dolphin", "shark")
PLAIN, SHELL, DOLPHIN, SHARK = range(4)
INSIDE, OUTSIDE = range(2)
SIDES = ("inside", "outside")
PHASE_A, PHASE_B, PHASE_C = range(3)  # left side closed, fully open, right side closed

START = 0
FINISH = LAST_SQUARE + 1  # and the two places after it
HOME = FINISH + len(FISH)  # one past the last place
NO_TILE = -1  # an empty reef square or hand; also the last entry of every table of faces
SLOTS = ((0, 1, 2), (2, 1, 0))
"""Which slot of a tile borders the 1st, 2nd, 3rd square, by side (TEN-PLACE-7, TEN-RULING-6)."""

Pos = tuple[float, float]
Slot = Annotated[int, msgspec.Meta(ge=1, le=SQUARES_PER_SEGMENT)]


class Panel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: PanelId
    rect: tuple[float, float, float, float]


class Phase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the board lies: what can be seen of it, first and last, and the arch in force."""

    id: Literal["A", "B", "C"]
    panels: tuple[PanelId, ...]
    squares: tuple[int, int]
    segments: tuple[int, int]
    arch: int
    start: bool = False
    finish: bool = False


class Arch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: int
    after: int
    pos: Pos


class Places(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cave: Pos
    stash: Pos
    chest: Pos
    chest_phase_c: Pos
    sandbank: Pos
    start: tuple[Pos, Pos, Pos]
    finish: tuple[Pos, Pos, Pos]


class Square(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: int
    creature: Creature
    pos: Pos
    special: Special = "none"  # a symbol on an animal square (TEN-RULING-29)


class Segment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: int
    squares: tuple[int, int, int]
    inside: Pos
    outside: Pos
    length: float
    angle: float


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    creature: Creature
    gaps: tuple[Slot, ...] = ()


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    panel: tuple[Panel, ...]
    phase: tuple[Phase, Phase, Phase]
    arch: tuple[Arch, Arch, Arch]
    places: Places
    square: tuple[Square, ...]
    segment: tuple[Segment, ...]


class Tables(msgspec.Struct, frozen=True):
    """What the rules look up. Lists are indexed by the numbers above."""

    ahead: tuple[tuple[tuple[tuple[int, ...], ...], ...], ...]
    """By phase, creature and place: the nearest matching squares ahead that can be seen, as many as there are
    fish. One of them is free if any is: the other two fish can hold only two (TEN-MOVE-3)."""
    arch: tuple[int, int, int]  # the last square before the arch, by phase
    first_segment: tuple[int, int, int]  # by phase
    last_segment: tuple[int, int, int]
    segment: tuple[int, ...]  # by place; 0 where it is always safe (TEN-PROT-1, TEN-RULING-33)
    bit: tuple[int, ...]  # by place: its mark in `covers`
    special: tuple[int, ...]  # by place
    covers: tuple[tuple[int, ...], tuple[int, ...]]
    """By side and face: a mark for each of the three squares at which the face shows no water."""
    creature: tuple[int, ...]  # by face


def tables(board: Board, faces: Sequence[Face]) -> Tables:
    return Tables(
        ahead=tuple(
            tuple(
                tuple(_ahead(board, phase, creature, place) for place in range(HOME))
                for creature in CREATURES
            )
            for phase in board.phase
        ),
        arch=_by_phase(next(a.after for a in board.arch if a.id == phase.arch) for phase in board.phase),
        first_segment=_by_phase(phase.segments[0] for phase in board.phase),
        last_segment=_by_phase(phase.segments[1] for phase in board.phase),
        segment=tuple(segment_of(place) for place in range(HOME)),
        bit=tuple(1 << position_of(place) for place in range(HOME)),
        special=(
            PLAIN,
            *(SPECIALS.index(square.special) for square in board.square),
            *(PLAIN for _ in FISH),
        ),
        covers=(_covers(faces, INSIDE), _covers(faces, OUTSIDE)),
        creature=tuple(CREATURES.index(face.creature) for face in faces),
    )


def segment_of(place: int) -> int:
    """The reef segment of a square; 0 for start, printed reef and finish."""
    beside = PRINTED_REEF < place <= LAST_SQUARE
    return (place - PRINTED_REEF - 1) // SQUARES_PER_SEGMENT + 1 if beside else 0


def position_of(place: int) -> int:
    """First, second or third square of its segment, counted from 0."""
    return (place - PRINTED_REEF - 1) % SQUARES_PER_SEGMENT


def _by_phase(values: Iterable[int]) -> tuple[int, int, int]:
    a, b, c = values
    return a, b, c


def _ahead(board: Board, phase: Phase, creature: Creature, place: int) -> tuple[int, ...]:
    if place >= FINISH:
        return ()  # TEN-MOVE-7
    first, last = phase.squares  # only what can be seen (TEN-MOVE-4)
    matching = [
        square.id
        for square in board.square
        if square.creature == creature and first <= square.id <= last and square.id > place
    ]
    if phase.finish:
        matching += range(FINISH, HOME)  # they match every creature (TEN-MOVE-5, TEN-RULING-13)
    return tuple(matching[: len(FISH)])


def _covers(faces: Sequence[Face], side: int) -> tuple[int, ...]:
    def mask(face: Face) -> int:
        return sum(1 << position for position, slot in enumerate(SLOTS[side]) if slot + 1 not in face.gaps)

    return (*(mask(face) for face in faces), 0)  # the last one: no tile
