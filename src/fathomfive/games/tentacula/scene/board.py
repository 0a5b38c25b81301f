"""What lies on the board: reef, fish, octopus, gems, gate, pile and die, the same for every viewer."""

from __future__ import annotations

from functools import lru_cache

from fathomfive.author import Text, Viewer, look, say
from fathomfive.games.tentacula.board import (
    COLOURS,
    CREATURES,
    FINISH,
    FISH,
    NO_TILE,
    PHASE_A,
    PHASE_C,
    Face,
    Segment,
)
from fathomfive.games.tentacula.names import (
    CHEST,
    DIE,
    GATE,
    OCTOPUS,
    PILE,
    SANDBANK,
    STASH,
    creature_name,
    face_words,
    fish_name,
    fish_piece,
    gem_name,
    gem_piece,
    place_id,
    reef_id,
    sprite,
    tile_piece,
    words,
)
from fathomfive.games.tentacula.scene.panels import lay_out_panels
from fathomfive.games.tentacula.scene.sprites import fish_sprite, gem_sprite, reef_sprite
from fathomfive.games.tentacula.scene.stage import TINTS, scale_of, shift_of, turn_of
from fathomfive.games.tentacula.state import NOBODY, TentaculaState

THEME = look.Theme(
    ground=("#124B78", "#0B2545"),
    dock="#07162EB8",
    dock_light="#EAF3FA",
    text_2="#BCD0E4",
    text_3="#9DB6CE",
    colours={"sand": "#EBD9A5", "coral": "#F26A4B", "octopus": "#6A3598", "danger-zone": "#7A3FC0"},
)
EXPOSED = "#B98BFF"
ROWS_DOWN = 500  # below this line the route runs to the right, and so do the fish
HOLLOWS: tuple[look.Point, ...] = ((0, -68), (64.7, -21), (40, 55), (-40, 55), (-64.7, -21))
LOOT_ON_ARMS: tuple[look.Point, ...] = tuple(
    (x, y) for y in (84, 118) for x in (-17, 17, -51, 51, -85, 85, -119, 119)
)
LOOT_ON_SILL: tuple[look.Point, ...] = tuple(
    (x, y) for y in (88, 120) for x in (-16, 16, -48, 48, -80, 80, -112, 112)
)
HEAP: tuple[look.Point, ...] = (
    *((x, -30) for x in (0, -20, 20, -40, 40, -58, 58)),
    *((x, -48) for x in (-10, 10, -30, 30, -48, 48)),
    *((x, -64) for x in (0, -20, 20)),
)
"""Where the sixteen gems lie in the open chest, from the bottom up."""
GEM_IN_CHEST = 0.62
GATE_SLOTS = ((1, -33), (2, 0), (3, 33))
PILE_SCALE = 0.58
TOP_SLOTS = ((1, -80), (2, 0), (3, 80))
DIE_POS = ((440, 252), (720, 262), (720, 262))  # by phase: beside the octopus


def scene(g: TentaculaState, viewer: Viewer) -> look.Tableau:
    t = look.Tableau(title=words("game-name"), moment=moment(g), theme=THEME, owners=owners(g))
    lay_out_board(t, g)
    lay_out_panels(t, g, viewer)
    return t


@look.part
def lay_out_board(t: look.Tableau, g: TentaculaState) -> None:
    """In the order in which things lie on each other."""
    lay_out_reef(t, g)
    lay_out_leaks(t, g)
    lay_out_treasure(t, g)
    lay_out_gates(t, g)
    lay_out_pile(t, g)
    lay_out_fish(t, g)


def moment(g: TentaculaState) -> Text:
    return say("moment-round", round=g.round) if g.round else words("moment-setup")


@look.part
def owners(g: TentaculaState) -> tuple[look.Owner, ...]:
    return tuple(_owner(seat, chip) for seat, chip in enumerate(g.chips))


@lru_cache(maxsize=16)
def _owner(seat: int, chip: int) -> look.Owner:
    creature = CREATURES[chip]
    mark = look.Sprite(sprite("creature", creature), TINTS[creature], creature[0].upper())
    return look.Owner(seat=seat, label=creature_name(chip), tint=TINTS[creature], mark=mark)


# --- the reef ----------------------------------------------------------------------------------------


@look.part
def lay_out_reef(t: look.Tableau, g: TentaculaState) -> None:
    for segment in g.book.board.segment:
        for side, track in enumerate((g.inside, g.outside)):
            face = track[segment.id]
            if face != NO_TILE:
                piece = _tile(segment, side, g.book.face_names[face], g.book.tables.creature[face])
                t.put(tile_piece(g.book, face), piece)


@lru_cache(maxsize=512)
def _tile(segment: Segment, side: int, face: str, creature: int) -> look.Piece:
    """Turned to the route, its badge upright."""
    dx, dy = shift_of(segment, side)
    badge = look.Sprite(
        sprite("badge", CREATURES[creature]), TINTS[CREATURES[creature]], CREATURES[creature][0].upper()
    )
    return look.Piece(
        words(f"tile-{face[:-1]}"),
        reef_sprite(face),
        reef_id(segment.id, side),
        layer="ground",
        turn=turn_of(segment, side),
        scale=scale_of(segment),
        dx=dx,
        dy=dy,
        marks=(look.Badge(sprite=badge, label=creature_name(creature), at=(-104, -20)),),
    )


@look.part
def lay_out_leaks(t: look.Tableau, g: TentaculaState) -> None:
    """Squares at a half-built or leaking piece of reef: there the octopus reaches through."""
    leaks = tuple(
        f"q{square}"
        for segment in g.book.board.segment
        if g.inside[segment.id] != NO_TILE or g.outside[segment.id] != NO_TILE
        for square in segment.squares
        if not g.protected(square)
    )
    if leaks:
        t.overlay("exposed", look.Area(words("zone-exposed"), leaks, look="dashed", tint=EXPOSED))


# --- octopus, stash and chest ------------------------------------------------------------------------


def lay_out_treasure(t: look.Tableau, g: TentaculaState) -> None:
    t.put(OCTOPUS, octopus(g))
    t.put(STASH, starfish(g))
    t.put(CHEST, chest(g))
    t.put(DIE, _die(g.die, g.phase))
    lay_out_gems(t, g)


@look.part
def lay_out_gems(t: look.Tableau, g: TentaculaState) -> None:
    hollows = [colour for colour, need in enumerate(g.need) for _ in range(need)]
    stolen = in_chest = 0
    for colour in range(len(COLOURS)):
        saved, kept = g.stash[colour], g.chest[colour]
        for number in range(saved + kept + g.cave[colour]):
            if number < saved:
                at = f"{STASH}/{hollows.index(colour) + number + 1}"
            elif number < saved + kept:
                in_chest += 1
                at = f"{CHEST}/{in_chest}"
            else:
                stolen += 1
                at = f"{OCTOPUS}/{stolen}"
            t.put(gem_piece(colour, number), _gem(colour, at))


@lru_cache(maxsize=512)
def _gem(colour: int, at: str) -> look.Piece:
    scale = GEM_IN_CHEST if at.startswith(CHEST) else 0.95
    return look.Piece(gem_name(colour), gem_sprite(colour), at, scale=scale)


def mood(g: TentaculaState) -> str:
    """He sleeps while every fish is safe, and looks towards one that is not."""
    if g.home == len(FISH):
        return "cross"
    if g.die != NOBODY:
        return "delighted" if g.chest[g.die] else "cross"
    bare = [g.book.board.square[place - 1].pos[0] for place in g.fish if not g.protected(place)]
    if not bare:
        return "asleep" if g.round else "watching"
    return "left" if bare[0] < g.book.board.places.cave[0] else "right"


@look.part
def octopus(g: TentaculaState) -> look.Piece:
    x, _ = g.book.board.places.cave
    eyes = mood(g)
    hidden = g.phase == PHASE_A
    bare = sum(not g.protected(place) for place in g.fish)
    return look.Piece(
        say("octopus-label", n=sum(g.cave)),
        look.Sprite(sprite("octopus-window" if hidden else "octopus", eyes), "octopus", "O", "disc"),
        posture=words(f"octopus-{eyes}"),
        dx=x,
        dy=330 if hidden else 340,
        scale=1 if hidden else 0.86,
        slots=_loot(hidden),
        facts=(say("fact-octopus", n=bare),),
    )


@lru_cache(maxsize=2)
def _loot(hidden: bool) -> tuple[look.Space, ...]:
    places = LOOT_ON_SILL if hidden else LOOT_ON_ARMS
    return tuple(
        look.Space(str(number), words("loot"), x, y, look.Circle(14), quiet=True)
        for number, (x, y) in enumerate(places, 1)
    )


@look.part
def starfish(g: TentaculaState) -> look.Piece:
    """The stash: a hollow for each gem it asks for, and how many are in."""
    x, _ = g.book.board.places.stash
    wanted = [colour for colour, need in enumerate(g.need) for _ in range(need)]
    saved = sum(g.stash)
    face = "starfish-happy" if wanted and g.stash_complete else "starfish"
    if wanted and g.secured < len(wanted):
        face = "starfish-worried"
    return look.Piece(
        say("stash-label", n=saved, of=len(wanted)),
        look.Sprite(sprite(face), "coral", "*", "star"),
        dx=x,
        dy=366,
        slots=tuple(_hollow(number, colour) for number, colour in enumerate(wanted, 1)),
        facts=(say("fact-stash", chest=g.secured - saved, lost=len(wanted) - g.secured),) if wanted else (),
    )


@lru_cache(maxsize=64)
def _hollow(number: int, colour: int) -> look.Space:
    x, y = HOLLOWS[number - 1]
    label = say("hollow", gem=words(f"gem-{COLOURS[colour]}.a"))
    return look.Space(
        str(number), label, x, y, look.Circle(17), sprite=gem_sprite(colour, ghost=True), scale=1
    )


@look.part
def chest(g: TentaculaState) -> look.Piece:
    left, places = sum(g.chest), g.book.board.places
    x = places.chest_phase_c[0] - 65 if g.phase == PHASE_C else places.chest[0] - 26
    return look.Piece(
        words("chest"),
        look.Sprite(sprite("chest-empty"), "#8A5F36", "$", "square"),
        dx=x,
        dy=366,
        scale=GEM_IN_CHEST if g.phase != PHASE_C else 0.9,
        slots=_HEAP,
        marks=(look.Count(left, words("gems-left")),),
    )


_HEAP = tuple(
    look.Space(str(number), words("chest"), x, y, look.Circle(14), quiet=True)
    for number, (x, y) in enumerate(HEAP, 1)
)


@lru_cache(maxsize=32)
def _die(colour: int, phase: int) -> look.Piece:
    shown = "die-roll-1" if colour == NOBODY else f"die-{COLOURS[colour]}"
    posture = words("die-rests") if colour == NOBODY else gem_name(colour)
    x, y = DIE_POS[phase]
    return look.Piece(
        words("die"), look.Sprite(sprite(shown), letter="?"), posture=posture, dx=x, dy=y, scale=0.9
    )


# --- gates and pile ----------------------------------------------------------------------------------


@look.part
def lay_out_gates(t: look.Tableau, g: TentaculaState) -> None:
    """The arch in force with its gate; an arch that all have passed stands bare."""
    phase = g.book.board.phase[g.phase]
    for arch in g.book.board.arch:
        x, y = arch.pos
        if arch.id != phase.arch:
            if arch.id < phase.arch and phase.squares[0] <= arch.after:
                t.put(
                    f"arch-{arch.id}",
                    look.Piece(words("arch"), look.Sprite(sprite("arch-bare"), letter="n"), dx=x, dy=y),
                )
            continue
        symbol = "arch" if g.queue else "arch-open" if g.gate else "arch-bare"
        slots = tuple(
            look.Space(str(n), say("gate-slot", n=n), 0, dy, look.Circle(17)) for n, dy in GATE_SLOTS
        )
        label = words(f"gate-{g.gate}") if g.gate else words("arch")
        t.put(
            GATE,
            look.Piece(label, look.Sprite(sprite(symbol), "#9FB3BA", "n", "square"), dx=x, dy=y, slots=slots),
        )
        if g.gate:
            clues = g.book.gates[g.gate].clue
            passed = len(clues) - len(g.queue)
            for number, clue in enumerate(clues, 1):
                t.put(f"clue-{number}", _clue(number, clue, number - passed))


@lru_cache(maxsize=64)
def _clue(number: int, clue: str, place: int) -> look.Piece:
    """`place` in the queue: 1 goes next, 0 and less are through."""
    ring = "clue-ring-next" if place == 1 else "clue-passed" if place < 1 else ""
    state = "clue-next" if place == 1 else "clue-through" if place < 1 else "clue-waits"
    return look.Piece(
        words(f"clue-{clue}"),
        look.Sprite(sprite("clue", clue), letter=clue[0].upper()),
        f"{GATE}/{number}",
        posture=words(state),
        scale=0.86,
        art=(look.Art(look.Sprite(sprite(ring)), scale=0.86),) if ring else (),
    )


@look.part
def lay_out_pile(t: look.Tableau, g: TentaculaState) -> None:
    """The pile with the upper face of its top tile (TEN-INFO-2); nobody sees more of it."""
    if g.top == NO_TILE:
        return
    face, snail = g.book.faces[g.top], g.book.tiles[g.top >> 1].snail
    t.piece(
        PILE,
        words("pile"),
        look.Sprite(sprite("tile-pile"), letter="="),
        SANDBANK,
        posture=say("pile-top-snail" if snail else "pile-top", face=face_words(g.book, g.top)),
        dy=-14,
        scale=PILE_SCALE,
        art=_upper_face(face, snail),
        marks=(look.Count(len(g.pile), words("tiles-left")),),
    )


@lru_cache(maxsize=32)
def _upper_face(face: Face, snail: bool) -> tuple[look.Art, ...]:
    """Drawn of what every face shows, not with the coral of its tile: that would tell the lower face, too."""
    slots = tuple(
        _on_pile(look.Sprite(sprite("reef-gap" if slot in face.gaps else "reef-any"), "coral"), x)
        for slot, x in TOP_SLOTS
    )
    badge = _on_pile(look.Sprite(sprite("badge", face.creature)), -104, -20)
    return (*slots, badge, _on_pile(look.Sprite(sprite("snail")), 64, 20, 0.62)) if snail else (*slots, badge)


def _on_pile(symbol: look.Sprite, x: float, y: float = 0, scale: float = 1) -> look.Art:
    """In the units of a tile, as in the art."""
    return look.Art(symbol, x * PILE_SCALE, y * PILE_SCALE - 8, scale=scale * PILE_SCALE)


# --- fish --------------------------------------------------------------------------------------------


@look.part
def lay_out_fish(t: look.Tableau, g: TentaculaState) -> None:
    for fish, place in enumerate(g.fish):
        t.put(
            fish_piece(fish),
            _fish(fish, place, facing_right(g, place), g.protected(place), shelter(g, place)),
        )


def facing_right(g: TentaculaState, place: int) -> bool:
    if not 1 <= place < FINISH:
        return True
    return g.book.board.square[place - 1].pos[1] > ROWS_DOWN


def shelter(g: TentaculaState, place: int) -> str:
    """Why a fish is safe there, or what is missing: the end of the message that says it."""
    segment = g.book.tables.segment[place]
    if not segment:
        return "home" if place >= FINISH else "always"  # TEN-PROT-1
    inside, outside = g.inside[segment] != NO_TILE, g.outside[segment] != NO_TILE
    if inside and outside:
        return "reef" if g.protected(place) else "gap"  # TEN-PROT-2, TEN-PROT-4
    return "inside" if outside else "outside" if inside else "bare"  # TEN-PROT-3


@lru_cache(maxsize=512)
def _fish(fish: int, place: int, right: bool, safe: bool, shelter: str) -> look.Piece:
    face = "-happy" if place >= FINISH else "" if safe else "-worried"
    ring = (
        look.Ring(words("fish-safe"), "good", glow=True)
        if safe
        else look.Ring(words("fish-exposed"), tint=EXPOSED, dashed=True)
    )
    return look.Piece(
        fish_name(fish),
        fish_sprite(fish, face),
        place_id(place, fish),
        posture=words("fish-safe" if safe else "fish-exposed"),
        dy=-10,
        scale=1.1,
        flip=right,
        marks=(ring,) if place else (),
        facts=(words(f"fact-fish-{shelter}"), *(() if safe else (words("fact-fish-theft"),))),
    )
