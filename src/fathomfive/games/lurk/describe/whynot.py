"""Why something a person taps cannot be done now: who, what, why, and the rule that says so.

Asked only about what no option touches. The reasons are those of the predicates that build the options.
"""

from __future__ import annotations

from collections.abc import Sequence

from fathomfive.author import Ask, Text, look, person, say
from fathomfive.games.lurk.entries import TRAPPED
from fathomfive.games.lurk.game import MOVES_PER_TURN
from fathomfive.games.lurk.names import fighter_name, ground, piece, space, words
from fathomfive.games.lurk.state import CREATURE, RESERVE, LurkState
from fathomfive.games.lurk.steps.activation import reach_of, targets

Reason = tuple[Text, str]


def why_not(g: LurkState, seat: int, touched: str) -> Reason | None:
    """The reason, or None where nothing speaks against it or nobody would expect it."""
    if g.phase != "turn":
        return None
    if g.active != seat:
        expected = touched.startswith(("hex:", "model:", "creature:", "column:"))
        return (say("whynot-turn", who=person(g.active)), "LRK-TURN-1") if expected else None
    if touched.startswith("hex:"):
        tile = next((t for t in range(len(g.board.hexes)) if space(g.board, t) == touched), None)
        return None if tile is None else about_tile(g, seat, tile)
    fighters = [*range(len(g.models)), *(CREATURE + creature.tile for creature in g.creatures)]
    fighter = next((f for f in fighters if piece(f) == touched), None)
    if fighter is not None:
        own = fighter < CREATURE and g.models[fighter].owner == seat
        return about_own(g, fighter) if own else about_foe(g, seat, fighter)
    if touched == "column:move" and not g.to_move:
        return words("whynot-no-move-token"), "LRK-ACT-1"
    if touched == "column:attack" and not g.to_attack:
        return words("whynot-no-attack-token"), "LRK-ACT-1"
    return None


def about_own(g: LurkState, uid: int) -> Reason | None:
    """A model of one's own that is not among the options."""
    model = g.models[uid]
    name = fighter_name(g, uid)
    if model.tile == RESERVE:
        return say("whynot-reserve", model=name), "LRK-REINF-1"
    if g.movement is not None or g.named >= 0:
        if model.tile != g.named and g.movement is None:
            return say("whynot-not-named", model=name), "LRK-ACT-3"
        if model.tokens & TRAPPED:
            return say("whynot-trapped", model=name), "LRK-MOVE-8"
        if model.moves >= MOVES_PER_TURN:
            return say("whynot-moved", model=name), "LRK-ACT-5"
        if model.acted:
            return say("whynot-acted", model=name), "LRK-ACT-7"
        if not targets(g, uid):
            return say("whynot-no-target", model=name, range=reach_of(g, uid)), "LRK-RANGE-1"
    return None


def about_foe(g: LurkState, seat: int, fighter: int) -> Reason | None:
    """Somebody one would like to attack."""
    name = fighter_name(g, fighter)
    tile = fighter - CREATURE if fighter >= CREATURE else g.models[fighter].tile
    mine = [uid for uid in g.alive(seat) if g.models[uid].tile >= 0]
    near = [uid for uid in mine if g.board.far[g.models[uid].tile][tile] <= reach_of(g, uid)]
    if not near:
        return say("whynot-out-of-range", target=name), "LRK-RANGE-1"
    seen = [uid for uid in near if g.board.views(g.rock)[g.models[uid].tile] >> tile & 1]
    if not seen:
        return say("whynot-no-sight", target=name), "LRK-LOS-1"
    if all(g.models[uid].acted for uid in seen):
        return say("whynot-all-acted", target=name), "LRK-ACT-7"
    return say("whynot-not-yet", target=name), "LRK-ACT-6"


def about_tile(g: LurkState, seat: int, tile: int) -> Reason | None:
    """A tile one would like to step on, or to activate."""
    if g.movement is None:
        if not any(g.models[uid].owner == seat for uid in g.on_tile(tile)):
            return words("whynot-nobody-there"), "LRK-ACT-3"
        return None
    uid = g.movement.uid
    passable, room = g.grounds(uid)
    if g.guarded >> tile & 1:
        return words("whynot-creature"), "LRK-CAP-2"
    if not passable >> tile & 1:
        return words("whynot-opponent"), "LRK-CAP-2"
    if not room >> tile & 1:
        return words("whynot-full"), "LRK-CAP-1"
    if ground(g, tile) == "rock" and g.board.far[g.models[uid].tile][tile] > 1:
        return words("whynot-rock"), "LRK-ROCK-1"
    return say("whynot-too-far", steps=g.movement.left), "LRK-MOVE-1"


def faint(g: LurkState, ask: Ask, seat: int) -> Sequence[look.Option]:
    """In the turn menu: the column that has no token left."""
    if ask.kind != "turn":
        return ()
    columns = (("attack", g.to_attack), ("move", g.to_move))
    return [
        look.Option(
            id=f"faint-{name}",
            label=words(f"verb-{name}"),
            group=words(f"verb-{name}"),
            why_not=words(f"whynot-no-{name}-token"),
            rule="LRK-ACT-1",
        )
        for name, tokens in columns
        if not tokens
    ]
