"""What the end of a round is made of: everybody receives a tile, the board may fold; `turn` closes it."""

from __future__ import annotations

from fathomfive.author import Ask, Flow, Play, Step
from fathomfive.games.tentacula import tells
from fathomfive.games.tentacula.actions import ShowFace, TakeTile
from fathomfive.games.tentacula.board import (
    INSIDE,
    NO_TILE,
    OUTSIDE,
    PHASE_A,
    PHASE_B,
    PHASE_C,
    TURTLE,
)
from fathomfive.games.tentacula.game import SEGMENTS
from fathomfive.games.tentacula.state import TentaculaState
from fathomfive.games.tentacula.steps import ending


class Draw(Step, tag="draw"):
    """From the last mover clockwise, every seat receives a tile (TEN-DRAW-1)."""

    def run(self, g: TentaculaState) -> Play:
        g.step = "draw"
        for place in range(g.players):
            yield from receive(g, (g.last + place) % g.players)
        if max(g.hands) == NO_TILE:
            ending.no_tiles(g)  # nobody has one (TEN-DRAW-6, TEN-RULING-21)


# --- receiving a tile --------------------------------------------------------------------------------


def receive(g: TentaculaState, seat: int) -> Flow[None]:
    """A tile from the pile, else from the end of the reef, turned over (TEN-DRAW-5, TEN-RULING-5)."""
    if g.pile.cards:  # TEN-DRAW-2
        face = take_from_pile(g)
        tells.draws(g, seat, face)
    else:
        face = yield from take_from_reef(g, seat)
        if face == NO_TILE:
            tells.without_tile(g, seat)
            return
    g.hands[seat] = face ^ 1
    if g.chips[seat] == TURTLE:  # TEN-POWER-5
        a = face & ~1
        answer = yield from Ask(
            "turtle_face", seat, (ShowFace(seat, a), ShowFace(seat, a + 1)), "TEN-POWER-5"
        )
        g.hands[seat] = answer.face  # and so it stays (TEN-POWER-6)
        tells.holds(g, seat, answer.face)


def take_from_pile(g: TentaculaState) -> int:
    """The top tile as it lies. What leaves the pile lies open, in no zone."""
    face = g.book.face_numbers[g.pile.pop()]
    g.look_at_pile()
    g.reveal()
    return face


def take_from_reef(g: TentaculaState, seat: int) -> Flow[int]:
    """Strictly the rearmost tile (TEN-RULING-9); on a tie, choose the side (TEN-DRAW-3)."""
    for segment in range(1, SEGMENTS + 1):
        inside, outside = g.inside[segment], g.outside[segment]
        if inside == outside:  # both empty: no tile is there twice
            continue
        side = INSIDE if outside == NO_TILE else OUTSIDE
        if inside != NO_TILE and outside != NO_TILE:
            ends = (TakeTile(seat, INSIDE), TakeTile(seat, OUTSIDE))
            answer = yield from Ask("take", seat, ends, "TEN-DRAW-3")
            side = answer.side
        face = outside if side else inside
        tells.takes_tile(g, seat, face, segment, side)
        (g.outside if side else g.inside)[segment] = NO_TILE
        return face
    return NO_TILE  # TEN-DRAW-4


# --- folding the board -------------------------------------------------------------------------------


def fold(g: TentaculaState) -> None:
    """The left side opens, or the right side closes, and a new gate stands on the next arch.

    Tiles in front of players stay there (TEN-FOLD-3).
    """
    if g.phase == PHASE_A:
        lose_pile(g)
        g.phase = PHASE_B
    else:
        lose_right_side(g)
        g.phase = PHASE_C
    g.old_gates.append(g.gate)
    turn_up_gate(g)


def lose_pile(g: TentaculaState) -> None:
    """The pile goes to the box, face up (TEN-FOLD-1, TEN-INFO-3)."""
    tells.board_opens(g)
    while g.pile.cards:
        g.box.append(take_from_pile(g))


def lose_right_side(g: TentaculaState) -> None:
    """Every tile on the segments that vanish goes to the box (TEN-FOLD-2)."""
    t = g.book.tables
    tells.board_closes(g, t.first_segment[PHASE_B], t.first_segment[PHASE_C])
    for segment in range(t.first_segment[PHASE_B], t.first_segment[PHASE_C]):
        for track in (g.inside, g.outside):
            if track[segment] != NO_TILE:
                g.box.append(track[segment])
                track[segment] = NO_TILE


def turn_up_gate(g: TentaculaState) -> None:
    """The top gate of the hidden rest goes onto the arch in force (TEN-SETUP-6)."""
    g.reveal()
    g.gate = g.gates.pop()
    g.queue = list(g.book.orders[g.gate])  # TEN-GATE-1
    tells.gate(g)
