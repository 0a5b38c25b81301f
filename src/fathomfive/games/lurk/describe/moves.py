"""What comes of a move: who stands where, the steps it gives, what waits on the next tile."""

from __future__ import annotations

from fathomfive.author import Text, look, say
from fathomfive.games.lurk.actions import Declare
from fathomfive.games.lurk.board import bits
from fathomfive.games.lurk.entries import CLIMBER, SWIMMING
from fathomfive.games.lurk.names import fighter_name, ground, space, words
from fathomfive.games.lurk.state import LurkState
from fathomfive.games.lurk.steps.activation import reach_of
from fathomfive.games.lurk.steps.movement import climbs_freely, guarded_ground, speed


def stack(g: LurkState, tile: int) -> Text:
    """Who stands there: "Vane", "Vane and 2 more"."""
    first, *others = g.on_tile(tile)
    name = fighter_name(g, first)
    return say("stack", first=name, more=len(others)) if others else name


def model_state(g: LurkState, uid: int) -> Text:
    model, kit = g.models[uid], g.kit(g.models[uid])
    return say(
        "model-state",
        left=kit.heart - model.wounds,
        of=kit.heart,
        speed=speed(g, model),
        range=reach_of(g, uid),
    )


def steps_with(g: LurkState, uid: int, action: Declare) -> int:
    model = g.models[uid]
    swims = action.swim or (bool(model.tokens & SWIMMING) and not action.settle)
    return speed(g, model) + swims + action.charge


def step_follows(g: LurkState, uid: int, tile: int, steps: int) -> Text:
    """A climb, a guard, bad ground, or just the steps that are left."""
    model, bit = g.models[uid], 1 << tile
    left = (g.movement.left if g.movement is not None else 0) - steps
    if g.rock & bit and not g.rock >> model.tile & 1 and not climbs_freely(g, model):
        return words("follows-climb")
    if guarded_ground(g, uid) & bit:
        guards = [c for c in g.creatures if g.board.near[c.tile] & bit and uid * 64 + c.tile not in g.struck]
        return say("follows-guard", creature=words(f"abyss-{guards[0].card}"), guards=len(guards))
    if g.rock & bit and g.kit(model).traits & CLIMBER:
        return words("follows-perched")
    if ground(g, tile).startswith("coral"):
        return say("follows-coral", left=left)
    return say("follows-step", left=left)


def reach_zone(g: LurkState, uid: int, tile: int) -> look.Area:
    """What the model could strike from there."""
    field = g.board.within[tile][reach_of(g, uid)] & g.board.views(g.rock)[tile] & ~(1 << tile)
    return look.Area(
        words("zone-reach"), tuple(space(g.board, t) for t in bits(field)), tone="info", look="outline"
    )
