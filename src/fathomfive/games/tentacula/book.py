"""The book of Tentacula: the whole content of one match, read from `content/`, overridden and checked."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from fathomfive.author import Content, ContentError
from fathomfive.games.tentacula.board import (
    COLOURS,
    CREATURES,
    FISH,
    Board,
    Colour,
    Creature,
    Face,
    FishId,
    Tables,
    position_of,
    segment_of,
    tables,
)
from fathomfive.games.tentacula.game import GEMS, HOLLOWS, LAST_SQUARE, SEGMENTS

LevelId = Literal["first_voyage", "grand_adventure", "big_challenge", "pros"]
StashId = Literal[
    "tidepool_cradle", "kelp_basket", "sunken_bell", "amber_amphora", "lantern_jar", "moonlit_hollow"
]
Hex = Annotated[str, msgspec.Meta(pattern="^#[0-9A-F]{6}$")]
Count = Annotated[int, msgspec.Meta(ge=0)]


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Annotated[str, msgspec.Meta(pattern="^R[0-9]{2}$")]
    a: Face
    b: Face
    snail: bool = False


class Gem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Colour
    count: Count
    hex: Hex


class Stash(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: StashId
    rating: int
    needs: dict[Colour, Count]


class Fish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: FishId
    hat: str
    size: str
    hex: Hex


class Gate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    clue: tuple[str, str, str]
    order: tuple[FishId, FishId, FishId]


class Chip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Creature
    shell_move: tuple[Creature, ...]


class Shells(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    count: Count


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: LevelId
    shells: Count
    snails_out: Count


class Book(msgspec.Struct, frozen=True):
    """The immutable content of one match, with the tables that follow from it."""

    board: Board
    tiles: tuple[Tile, ...]
    faces: tuple[Face, ...]  # by number
    face_names: tuple[str, ...]  # "R04b": a card of the pile
    face_numbers: Mapping[str, int]
    alike: tuple[int, ...]  # by face: the first one that shows the same
    gems: tuple[Gem, ...]
    stashes: Mapping[StashId, Stash]
    needs: Mapping[StashId, tuple[int, ...]]  # by colour
    fish: tuple[Fish, ...]
    gates: Mapping[str, Gate]
    orders: Mapping[str, tuple[int, ...]]  # of each gate: numbers of fish
    shell_moves: tuple[tuple[int, ...], ...]  # by chip: the creatures it may follow
    most_shells: int
    levels: Mapping[LevelId, Level]
    tables: Tables


class _Gems(msgspec.Struct, forbid_unknown_fields=True):
    gem: tuple[Gem, ...]
    stash: tuple[Stash, ...]


class _Gates(msgspec.Struct, forbid_unknown_fields=True):
    fish: tuple[Fish, ...]
    gate: tuple[Gate, ...]


class _Chips(msgspec.Struct, forbid_unknown_fields=True):
    shells: Shells
    chip: tuple[Chip, ...]


def load_book(overrides: Mapping[str, Any] | None = None, options: object = None) -> Book:
    """Read the content, lay the overrides over it and check the whole.

    Overrides have the shape of the files: `{"reef_tiles": {"tile": {"R03": {"a": {"gaps": [1]}}}}}`.
    """
    content = Content(__package__, overrides)
    board = content.read("board", Board)
    tiles = content.rows("reef_tiles", Tile)
    gems = content.read("gems", _Gems)
    swimmers = content.read("fish_gates", _Gates)
    chips = content.read("chips", _Chips)
    _check_board(board)
    _check_sets("gems.toml", "gem", COLOURS, [gem.id for gem in gems.gem])
    _check_sets("fish_gates.toml", "fish", FISH, [fish.id for fish in swimmers.fish])
    _check_sets("chips.toml", "chip", CREATURES, [chip.id for chip in chips.chip])
    _check_gems(gems)
    faces = tuple(face for tile in tiles for face in (tile.a, tile.b))
    names = tuple(f"{tile.id}{side}" for tile in tiles for side in "ab")
    return Book(
        board=board,
        tiles=tiles,
        faces=faces,
        face_names=names,
        face_numbers={name: number for number, name in enumerate(names)},
        alike=_alike(tiles),
        gems=gems.gem,
        stashes={stash.id: stash for stash in gems.stash},
        needs={stash.id: tuple(stash.needs.get(c, 0) for c in COLOURS) for stash in gems.stash},
        fish=swimmers.fish,
        gates={gate.id: gate for gate in swimmers.gate},
        orders={gate.id: tuple(FISH.index(fish) for fish in gate.order) for gate in swimmers.gate},
        shell_moves=tuple(
            tuple(CREATURES.index(creature) for creature in chip.shell_move) for chip in chips.chip
        ),
        most_shells=chips.shells.count,
        levels={level.id: level for level in content.rows("difficulty", Level)},
        tables=tables(board, faces),
    )


def _alike(tiles: tuple[Tile, ...]) -> tuple[int, ...]:
    """What can be seen of a face is its creature, its water and its snail (TEN-INFO-2)."""
    looks = [(face.creature, face.gaps, tile.snail) for tile in tiles for face in (tile.a, tile.b)]
    return tuple(looks.index(look) for look in looks)


def _check_sets(source: str, what: str, expected: tuple[str, ...], found: list[str]) -> None:
    if tuple(found) != expected:
        raise ContentError(f"{source}: each {what} once, in this order: {', '.join(expected)}")


def _check_board(board: Board) -> None:
    """The squares count up, and each segment has the three that its number says."""
    if [square.id for square in board.square] != list(range(1, LAST_SQUARE + 1)):
        raise ContentError(f"board.toml: squares must be numbered 1 to {LAST_SQUARE} in route order")
    if [segment.id for segment in board.segment] != list(range(1, SEGMENTS + 1)):
        raise ContentError(f"board.toml: segments must be numbered 1 to {SEGMENTS} in route order")
    for segment in board.segment:
        for position, square in enumerate(segment.squares):
            if (segment_of(square), position_of(square)) != (segment.id, position):
                raise ContentError(
                    f'board.toml: segment "{segment.id}": square {square} does not belong here'
                )


def _check_gems(gems: _Gems) -> None:
    count = {gem.id: gem.count for gem in gems.gem}
    if sum(count.values()) != GEMS:
        raise ContentError(f"gems.toml: {sum(count.values())} gems, but there must be {GEMS}")
    for stash in gems.stash:
        if sum(stash.needs.values()) != HOLLOWS:
            raise ContentError(f'gems.toml: stash "{stash.id}": it must have {HOLLOWS} hollows')
        for colour, need in stash.needs.items():
            if need > count[colour]:
                raise ContentError(
                    f'gems.toml: stash "{stash.id}": there are only {count[colour]} {colour} gems'
                )
