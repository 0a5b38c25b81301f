"""What stands beside the board: level and gate above, the players with their tiles below, gems and shells."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from fathomfive.author import Text, Viewer, look, person, say
from fathomfive.games.tentacula.board import COLOURS, CREATURES, NO_TILE
from fathomfive.games.tentacula.book import Book
from fathomfive.games.tentacula.names import (
    SHELLS,
    face_words,
    gate_card,
    seat_id,
    sprite,
    tile_name,
    tile_piece,
    words,
)
from fathomfive.games.tentacula.scene.goal import goal
from fathomfive.games.tentacula.scene.sprites import chip_sprite, gem_sprite
from fathomfive.games.tentacula.state import TentaculaState

TILE_BOX = look.Box(-130, -48, 260, 92)
RUNNING = ("place", "move", "special", "theft")
BOTH_FACES = look.Box(-130, -48, 260, 188)
GATE_BOX = look.Box(-70, -86, 140, 172)


def lay_out_panels(t: look.Tableau, g: TentaculaState, viewer: Viewer) -> None:
    lay_out_top(t, g)
    t.panel("seats", seats(g, viewer))
    if g.need:
        lay_out_dock(t, g)
    t.panel("goal", goal(g))  # after gate and shells, which a phone's strip has room for first


@look.part
def lay_out_top(t: look.Tableau, g: TentaculaState) -> None:
    t.panel("level", _level(g))
    if g.gate:
        t.panel("gate-order", gate_order(g))


@look.part
def lay_out_dock(t: look.Tableau, g: TentaculaState) -> None:
    t.panel(SHELLS, _shells(g.shells, g.book.most_shells))
    t.panel("gems", gems(g))
    if g.box or g.old_gates:
        t.panel("box", box(g))


# --- above -------------------------------------------------------------------------------------------


def _level(g: TentaculaState) -> look.Caption:
    stash = say("with-stash", stash=words(f"stash-{g.stash_id}")) if g.stash_id else words("stash-open")
    return look.Caption(
        label=words(f"level-{g.level}"),
        text=stash,
        sprite=look.Sprite(sprite("level", g.level)),
        where="top",
        fold=2,
    )


def gate_order(g: TentaculaState) -> look.Caption:
    first, second, third = (words(f"clue-{clue}") for clue in g.book.gates[g.gate].clue)
    order = say("gate-order", first=first, second=second, third=third)
    passed = len(g.book.gates[g.gate].clue) - len(g.queue)
    return look.Caption(
        label=words(f"arch-{g.book.board.phase[g.phase].arch}"),
        text=order,
        sprite=look.Sprite(sprite("gate", g.gate)),
        where="top",
        fold=1,
        rule="TEN-GATE-2",
        brief=look.Brief(f"{passed}/3", look.Sprite(sprite("icon-gate")), words("brief-gate")),
    )


# --- the players -------------------------------------------------------------------------------------


def seats(g: TentaculaState, viewer: Viewer) -> look.Seats:
    chosen = tuple(yours if seat == viewer else others for seat, (yours, others) in enumerate(both_sides(g)))
    choosing = tuple(_choosing(seat, seat == viewer) for seat in range(len(chosen), g.players))
    return look.Seats(label=words("seats"), where="band", seats=(*chosen, *choosing))


@look.part
def both_sides(g: TentaculaState) -> list[tuple[look.Seat, look.Seat]]:
    """Each seat as its own player sees it, and as everybody else does."""
    return [
        both_of(g, seat, chip, g.hands[seat], held(g, seat), is_active(g, seat))
        for seat, chip in enumerate(g.chips)
    ]


@look.part
def both_of(
    g: TentaculaState, seat: int, chip: int, face: int, held: str, active: bool
) -> tuple[look.Seat, look.Seat]:
    others = look.Seat(
        seat=seat,
        id=seat_id(seat),
        label=person(seat),
        note=words(f"chip-{CREATURES[chip]}-power"),
        sprite=chip_sprite(chip, acted=held == "seat-acted"),
        turn=active,
        holds=(tile_card(g.book, face),) if face != NO_TILE else (),
        held=words(held) if face == NO_TILE else "",
    )
    return msgspec.structs.replace(others, you=True), others


@lru_cache(maxsize=8)
def _choosing(seat: int, you: bool) -> look.Seat:
    return look.Seat(
        seat=seat,
        id=seat_id(seat),
        label=person(seat),
        note=words("seat-choosing"),
        sprite=look.Sprite(sprite("chip-back"), letter="?"),
        you=you,
    )


def is_active(g: TentaculaState, seat: int) -> bool:
    """Whose turn is running, or who rolls at the end of the round."""
    return g.active == seat and g.step in RUNNING


def held(g: TentaculaState, seat: int) -> str:
    """The message that stands instead of a tile."""
    if seat in g.acted:
        return "seat-acted"
    if is_active(g, seat):
        return "seat-laid"
    return "seat-without" if g.round else "seat-waits"


def tile_card(book: Book, face: int) -> look.Card:
    """A tile in front of somebody; its other face is told, because everybody may look (TEN-INFO-1)."""
    name = book.face_names[face]
    return look.Card(
        id=tile_piece(book, face),
        label=tile_name(book, face),
        note=face_words(book, face),
        text=say("other-face", face=face_words(book, face ^ 1)),
        face=(look.Art(look.Sprite(sprite("tile", name[:-1], name[-1]))),),
        box=TILE_BOX,
    )


# --- gems, shells, box -------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def _shells(shells: int, most: int) -> look.Meter:
    label = words("shells")
    return look.Meter(
        label=label,
        where="dock",
        segments=(look.Segment(shells, label, sprite=look.Sprite(sprite("shell"), letter="o")),),
        total=most,
        brief=look.Brief(str(shells), look.Sprite(sprite("icon-shell")), label),
    )


@look.part
def gems(g: TentaculaState) -> look.Table:
    """What a theft would cost, colour by colour: how many are in the chest, and whether they are needed."""
    facts = []
    for colour in range(len(COLOURS)):
        left, wants = g.chest[colour], g.need[colour] - g.stash[colour]
        spare = words("gem-spare") if left else words("gem-none")
        facts.append(
            look.Fact(
                sprite=gem_sprite(colour),
                value=str(left),
                note=say("gem-need", n=wants) if wants else spare,
                tone="bad" if left < wants else "plain",
            )
        )
    needed = sum(g.need)
    return look.Table(
        label=words("in-chest"),
        where="dock",
        across=True,
        facts=tuple(facts),
        rule="TEN-STEAL-2",
        brief=look.Brief(f"{sum(g.stash)}/{needed}", look.Sprite(sprite("icon-gem")), words("brief-gems")),
    )


@look.part
def box(g: TentaculaState) -> look.Row:
    """Tiles that are out of the game, with both faces, and gates: all of it lies open (TEN-INFO-3)."""
    return look.Row(
        label=words("box"),
        note=how_full(g),
        where="dock",
        fold=4,
        look="minis",
        cards=(*(boxed(g.book, face & ~1) for face in g.box), *map(old_gate, g.old_gates)),
    )


def how_full(g: TentaculaState) -> Text:
    tiles, gates = say("tiles", n=len(g.box)), say("gates", n=len(g.old_gates))
    if not g.old_gates:
        return tiles
    return say("tiles-and-gates", tiles=tiles, gates=gates) if g.box else gates


def boxed(book: Book, face: int) -> look.Card:
    name = book.face_names[face][:-1]
    faces: look.Drawing = (
        look.Art(look.Sprite(sprite("tile", name, "a"))),
        look.Art(look.Sprite(sprite("tile", name, "b")), 0, 96),
    )
    text = say("both-faces", a=face_words(book, face), b=face_words(book, face + 1))
    return look.Card(
        id=tile_piece(book, face), label=tile_name(book, face), text=text, face=faces, box=BOTH_FACES
    )


@lru_cache(maxsize=8)
def old_gate(gate: str) -> look.Card:
    """Its name says the order."""
    return look.Card(
        id=gate_card(gate),
        label=words(f"gate-{gate}"),
        face=(look.Art(look.Sprite(sprite("gate", gate))),),
        box=GATE_BOX,
    )
