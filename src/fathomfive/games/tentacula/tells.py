"""What the log says and what moves on the board, event by event.

The steps call these where something happens, before the state changes unless they say otherwise. Each returns
at once when nobody listens: simulations pay nothing for words.
"""

from __future__ import annotations

from fathomfive.author import Motion, person
from fathomfive.games.tentacula.actions import Swim
from fathomfive.games.tentacula.board import FINISH, NO_TILE, PHASE_A
from fathomfive.games.tentacula.names import (
    CHEST,
    DIE,
    GATE,
    OCTOPUS,
    PILE,
    SHELLS,
    STASH,
    creature_name,
    face_words,
    first_stolen,
    fish_name,
    fish_piece,
    gem_name,
    next_gem,
    place_id,
    place_name,
    reef_id,
    seat_id,
    side_name,
    tile_name,
    tile_piece,
    words,
)
from fathomfive.games.tentacula.state import TentaculaState

# --- setup -------------------------------------------------------------------------------------------


def picks_stash(g: TentaculaState, seat: int) -> None:
    if g.sink is not None:
        g.tell("stash", "TEN-SETUP-3", seat, who=person(seat), stash=words(f"stash-{g.stash_id}"))


def picks_chip(g: TentaculaState, seat: int) -> None:
    if g.sink is not None:
        g.tell("chip", "TEN-SETUP-5", seat, who=person(seat), chip=creature_name(g.chips[seat]))


def snail_out(g: TentaculaState, face: int) -> None:
    if g.sink is not None:
        g.tell("snail_out", "TEN-SETUP-8", None, tile=tile_name(g.book, face))


def begins_reef(g: TentaculaState) -> None:
    """After the two tiles lie there."""
    if g.sink is not None:
        inside, outside = tile_name(g.book, g.inside[1]), tile_name(g.book, g.outside[1])
        g.tell("reef_begins", "TEN-SETUP-10", None, inside=inside, outside=outside)


def gate_opens(g: TentaculaState) -> None:
    """After it was turned up."""
    if g.sink is not None:
        g.tell("gate", "TEN-GATE-1", None, Motion(GATE, how="flip"), order=words(f"gate-{g.gate}"))


# --- the turn ----------------------------------------------------------------------------------------


def turn_begins(g: TentaculaState) -> None:
    if g.sink is not None:
        creature = creature_name(g.creature)
        g.tell("turn", "TEN-ROUND-2", g.active, who=person(g.active), creature=creature)


def lays_tile(g: TentaculaState, seat: int, side: int) -> None:
    if g.sink is not None:
        face, segment = g.hands[seat], g.free_segment(side)
        motion = Motion(tile_piece(g.book, face), seat_id(seat), reef_id(segment, side))
        tile, where = tile_name(g.book, face), side_name(side)
        g.tell("lays", "TEN-PLACE-2", seat, motion, who=person(seat), tile=tile, side=where, n=segment)


def no_room(g: TentaculaState, seat: int) -> None:
    if g.sink is not None:
        g.tell("no_room", "TEN-PLACE-6", seat, who=person(seat), tile=tile_name(g.book, g.hands[seat]))


def swims(g: TentaculaState, seat: int, answer: Swim) -> None:
    if g.sink is not None:
        fish, origin, to = answer.fish, g.fish[answer.fish], answer.to
        passed = tuple(place_id(place, fish) for place in range(origin + 1, min(to, FINISH)))
        motion = Motion(fish_piece(fish), place_id(origin, fish), place_id(to, fish), passed)
        g.tell(
            "swims-shell" if answer.shell else "swims",
            "TEN-MOVE-8" if answer.shell else "TEN-MOVE-2",
            seat,
            motion,
            who=person(seat),
            fish=fish_name(fish),
            place=place_name(to),
        )


def stays_put(g: TentaculaState, seat: int) -> None:
    if g.sink is not None:
        g.tell("stays", "TEN-MOVE-10", seat, who=person(seat))


def passes_gate(g: TentaculaState, fish: int) -> None:
    """After the fish is through."""
    if g.sink is not None:
        g.tell("passes", "TEN-GATE-3", None, Motion(GATE, how="shake"), fish=fish_name(fish))


def flips_shell(g: TentaculaState, seat: int, *, kept: bool) -> None:
    if g.sink is not None:
        message = "flip-kept" if kept else "flip-lost"
        g.tell(message, "TEN-POWER-3", seat, Motion(SHELLS, how="flip"), who=person(seat))


def finds_shell(g: TentaculaState, seat: int) -> None:
    if g.sink is not None:
        message = "shell" if g.shells < g.book.most_shells else "shell-full"
        g.tell(message, "TEN-SPEC-2", seat, fish=fish_name(g.moved))


def dolphin_saves(g: TentaculaState, seat: int, colour: int) -> None:
    if g.sink is not None:
        motion = Motion(next_gem(g, colour), CHEST, STASH, how="splash")
        g.tell("dolphin", "TEN-SPEC-3", seat, motion, sound="bubbles", gem=gem_name(colour))


def shark_brings(g: TentaculaState, seat: int, colour: int) -> None:
    if g.sink is not None:
        motion = Motion(first_stolen(g, colour), OCTOPUS, CHEST, how="splash")
        g.tell("shark", "TEN-SPEC-4", seat, motion, sound="bubbles", gem=gem_name(colour))


def boxes_tile(g: TentaculaState, seat: int) -> None:
    if g.sink is not None:
        g.tell("boxed", "TEN-ROUND-4", seat, tile=tile_name(g.book, g.hands[seat]))


# --- theft -------------------------------------------------------------------------------------------


def exposed(g: TentaculaState, fish: int, rule: str) -> None:
    if g.sink is not None:
        g.tell("exposed", rule, None, Motion(fish_piece(fish), how="shake"), fish=fish_name(fish))


def nothing_to_steal(g: TentaculaState, fish: int) -> None:
    if g.sink is not None:
        g.tell("nothing", "TEN-STEAL-5", None, fish=fish_name(fish))


def rolls(g: TentaculaState, roller: int) -> None:
    """After the die lies."""
    if g.sink is not None:
        motion = Motion(DIE, how="roll")
        g.tell("rolls", "TEN-STEAL-2", roller, motion, who=person(roller), gem=gem_name(g.die))


def steals(g: TentaculaState, roller: int, colour: int) -> None:
    if g.sink is not None:
        motion = Motion(next_gem(g, colour, last=True), CHEST, OCTOPUS, how="splash")
        g.tell("steals", "TEN-STEAL-2", roller, motion, sound="bubbles", gem=gem_name(colour))


# --- the end of the round ----------------------------------------------------------------------------


def draws(g: TentaculaState, seat: int, face: int) -> None:
    """The tile as it lies in front of the seat, turned over."""
    if g.sink is not None:
        motion, tile = Motion(PILE, how="flip"), tile_name(g.book, face)
        up = face_words(g.book, face)
        g.tell("draws", "TEN-DRAW-2", seat, motion, who=person(seat), tile=tile, face=up)


def takes(g: TentaculaState, seat: int, side: int, segment: int) -> None:
    if g.sink is not None:
        face = (g.outside if side else g.inside)[segment]
        motion = Motion(tile_piece(g.book, face), reef_id(segment, side), seat_id(seat))
        tile, up = tile_name(g.book, face), face_words(g.book, face ^ 1)
        g.tell("takes", "TEN-DRAW-3", seat, motion, who=person(seat), tile=tile, face=up)


def goes_without(g: TentaculaState, seat: int) -> None:
    if g.sink is not None:
        g.tell("without", "TEN-DRAW-4", seat, who=person(seat))


def holds(g: TentaculaState, seat: int) -> None:
    """After the turtle has chosen a face."""
    if g.sink is not None:
        face = g.hands[seat]
        tile, up = tile_name(g.book, face), face_words(g.book, face)
        g.tell("holds", "TEN-DRAW-5", seat, who=person(seat), tile=tile, face=up)


def folds(g: TentaculaState) -> None:
    if g.sink is not None:
        opens = g.phase == PHASE_A
        lost = len(g.pile) if opens else sum(f != NO_TILE for f in (*g.inside[:6], *g.outside[:6]))
        rule = "TEN-FOLD-1" if opens else "TEN-FOLD-2"
        g.tell("opens" if opens else "closes", rule, None, sound="canvas", lost=lost)
