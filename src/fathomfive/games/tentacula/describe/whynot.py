"""Why something a person taps cannot be done now: what, why, and the rule that says so.

The reasons come from the same predicates that build the options (`moves.destination`, `free_segment`).
"""

from __future__ import annotations

from fathomfive.author import Ask, Text, look, person, say
from fathomfive.games.tentacula.board import FINISH, FISH, NO_TILE, OUTSIDE, SIDES
from fathomfive.games.tentacula.moves import destination
from fathomfive.games.tentacula.names import (
    CHEST,
    GATE,
    OCTOPUS,
    PILE,
    STASH,
    creature_name,
    fish_name,
    fish_piece,
    tile_name,
    tile_piece,
    words,
)
from fathomfive.games.tentacula.scene.panels import is_active
from fathomfive.games.tentacula.scene.sprites import fish_sprite
from fathomfive.games.tentacula.state import TentaculaState

Reason = tuple[Text, str]

THINGS: dict[str, Reason] = {
    OCTOPUS: (words("whynot-octopus"), "TEN-STEAL-1"),
    CHEST: (words("whynot-chest"), "TEN-SPEC-3"),
    STASH: (words("whynot-stash"), "TEN-SPEC-3"),
    PILE: (words("whynot-pile"), "TEN-DRAW-1"),
    GATE: (words("whynot-gate"), "TEN-GATE-2"),
}


def why_not(g: TentaculaState, seat: int, touched: str) -> Reason | None:
    """The reason, or None where nobody would expect anything of it."""
    if not g.round:
        return None
    if touched in THINGS:
        return THINGS[touched]
    kind, _, name = touched.partition("-")
    if kind == "fish":
        return not_now(g, seat) or fish(g, FISH.index(name)) if name in FISH else None
    if kind == "reef":
        return not_now(g, seat) or reef(g, seat, name)
    if kind == "tile":
        return tile(g, seat, touched)
    if kind == "gate" and name in g.old_gates:
        return words("whynot-old_gate"), "TEN-INFO-3"
    if touched[:1] in "qf" and touched[1:].isdigit():
        return not_now(g, seat) or square(g, int(touched[1:]) + (FINISH - 1 if touched[0] == "f" else 0))
    return None


def not_now(g: TentaculaState, seat: int) -> Reason | None:
    if is_active(g, seat):
        return None
    if seat in g.acted:
        return words("whynot-acted"), "TEN-ROUND-2"
    return words("whynot-turn"), "TEN-ROUND-2"


def fish(g: TentaculaState, number: int) -> Reason:
    """Why this fish cannot follow the tile."""
    name, creature = fish_name(number), creature_name(g.creature)
    match destination(g, number, g.creature):
        case "home":
            return say("whynot-home", fish=name), "TEN-MOVE-7"
        case "waits":
            return say("whynot-waits", fish=name, first=fish_name(g.queue[0])), "TEN-GATE-2"
        case "nowhere":
            return say("whynot-nowhere", fish=name, creature=creature), "TEN-MOVE-4"
    return say("whynot-later", fish=name), "TEN-ROUND-3"


def square(g: TentaculaState, place: int) -> Reason:
    if place in g.fish:
        return say("whynot-taken", fish=fish_name(g.fish.index(place))), "TEN-MOVE-3"
    return say("whynot-square", creature=creature_name(g.creature)), "TEN-MOVE-2"


def reef(g: TentaculaState, seat: int, name: str) -> Reason | None:
    segment, _, side = name.partition("-")
    if side not in SIDES or not segment.isdigit():
        return None
    track = g.outside if SIDES.index(side) == OUTSIDE else g.inside
    if track[int(segment)] != NO_TILE:
        return say("whynot-reef_full", tile=tile_name(g.book, track[int(segment)])), "TEN-PLACE-3"
    if g.hands[seat] == NO_TILE:
        return words("whynot-laid"), "TEN-ROUND-3"
    return words("whynot-reef"), "TEN-PLACE-3"


def tile(g: TentaculaState, seat: int, touched: str) -> Reason | None:
    """A tile in front of somebody, on the reef or in the box."""
    for other, face in enumerate(g.hands):
        if face != NO_TILE and tile_piece(g.book, face) == touched:
            if other != seat:
                return say("whynot-not_yours", who=person(other)), "TEN-PLACE-1"
            return not_now(g, seat) or (words("whynot-placed"), "TEN-ROUND-3")
    if any(tile_piece(g.book, face) == touched for face in g.box):
        return words("whynot-boxed"), "TEN-INFO-3"
    return words("whynot-on_reef"), "TEN-DRAW-3"


def faint(g: TentaculaState, ask: Ask, seat: int) -> list[look.Option]:
    """Fish one would expect to move: those that must wait at the gate."""
    if ask.kind != "move":
        return []
    return [
        look.Option(
            id=f"faint-{FISH[number]}",
            group=words("verb-swim"),
            label=say("must-wait", fish=fish_name(number)),
            touches=(fish_piece(number),),
            why_not=say("waits-for", first=fish_name(g.queue[0])),
            rule="TEN-GATE-2",
            style="row",
            sprite=fish_sprite(number, "-back"),
        )
        for number in range(len(FISH))
        if destination(g, number, g.creature) == "waits"
    ]
