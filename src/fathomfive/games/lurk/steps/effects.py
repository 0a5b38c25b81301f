"""What cards do after the dice: tokens, pushes, splashes, healing, Essence (LRK-ATK)."""

from __future__ import annotations

from typing import NamedTuple

from fathomfive.author import Ask, Flow, Pass
from fathomfive.games.lurk import tells
from fathomfive.games.lurk.actions import Choose, StepTo, Target
from fathomfive.games.lurk.board import bits
from fathomfive.games.lurk.entries import STEADFAST, TRAPPED, Effect
from fathomfive.games.lurk.state import CREATURE, FALLEN, LurkState
from fathomfive.games.lurk.steps.changes import gain, give_token, heal, hurt


class Facts(NamedTuple):
    """What has come of an attack so far. `moved` collects whom it pushed, pulled or let step."""

    attacker: int
    victim: int
    tile: int  # where the victim was attacked
    hits: int
    wounds: int
    dead: bool
    moved: list[int]


def happens(effect: Effect, facts: Facts) -> bool:
    match effect.when:
        case "hit":
            return facts.hits > 0
        case "wound":
            return facts.wounds > 0
        case "destroy" | "destroyed":
            return facts.dead
        case "survive":
            return not facts.dead
        case "wounded_survive":
            return facts.wounds > 0 and not facts.dead
    return True


def stands(g: LurkState, fighter: int) -> bool:
    """Whether a fighter is still there."""
    if fighter >= CREATURE:
        return bool(g.guarded >> fighter - CREATURE & 1)
    return g.models[fighter].tile != FALLEN


def of_attacker(g: LurkState, effect: Effect, facts: Facts) -> Flow[None]:
    """LRK-ATK-12: tokens, pushes and pulls skip a destroyed target; creatures get no tokens (LRK-TOKEN-3)."""
    if not happens(effect, facts):
        return
    attacker, victim = facts.attacker, facts.victim
    by_model, on_model = attacker < CREATURE, victim < CREATURE
    match effect.op:
        case "token":
            assert effect.token is not None
            if effect.who == "self" and by_model:
                give_token(g, attacker, effect.token)
            elif effect.who == "target" and on_model and not facts.dead:
                give_token(g, victim, effect.token)
        case "push" | "pull":
            if by_model and on_model and not facts.dead:
                yield from shove(g, effect, facts)
        case "splash":
            if by_model and on_model:
                yield from splash(g, effect, facts)
        case "heal" if by_model:
            yield from heal_ally(g, attacker, effect.n)
        case "heal":  # no creature heals but by its card: LRK-LURK-5
            creature = g.creature_on(attacker - CREATURE)
            creature.wounds = max(0, creature.wounds - effect.n)
        case "steal" if by_model and on_model:
            taken = min(effect.n, g.players[g.models[victim].owner].essence)
            gain(g, g.models[victim].owner, -taken, "LRK-ESS-3")
            gain(g, g.models[attacker].owner, taken, "LRK-ESS-3")
        case "drain" if on_model:
            gain(g, g.models[victim].owner, -effect.n, "LRK-ESS-3")
        case "essence" if by_model:
            gain(g, g.models[attacker].owner, effect.n, "LRK-ESS-2")


def of_defender(g: LurkState, effect: Effect, facts: Facts) -> Flow[None]:
    match effect.op:
        case "token":
            assert effect.token is not None
            if effect.who == "self":
                give_token(g, facts.victim, effect.token)
            elif facts.attacker < CREATURE and stands(g, facts.attacker):
                give_token(g, facts.attacker, effect.token)
        case "step":
            yield from step_aside(g, effect.n, facts)
        case "essence":
            gain(g, g.models[facts.victim].owner, effect.n, "LRK-ESS-2")


# --- moving somebody -----------------------------------------------------------------------------------


def shove(g: LurkState, effect: Effect, facts: Facts) -> Flow[None]:
    """LRK-ATK-16: away from the attacker or towards it, onto ground where the victim may end."""
    model = g.models[facts.victim]
    if model.tokens & TRAPPED or g.kit(model).traits & STEADFAST:
        return
    seat, origin = g.models[facts.attacker].owner, g.models[facts.attacker].tile
    far = g.board.far[origin]
    for _ in range(effect.n):
        here = far[model.tile]
        ways = [
            StepTo(seat, tile)
            for tile in bits(g.board.near[model.tile] & g.room(facts.victim) & ~g.rock)
            if (far[tile] > here if effect.op == "push" else far[tile] < here)
        ]
        if not ways:
            return
        choice = yield from Ask(effect.op, seat, ways, "LRK-ATK-16", {"model": facts.victim})
        tells.shoved(g, facts.victim, choice.tile, effect.op)
        move(g, facts.victim, choice.tile)
        facts.moved.append(facts.victim)


def step_aside(g: LurkState, n: int, facts: Facts) -> Flow[None]:
    """LRK-ATK-17: up to n tiles, not onto Rock, not while Trapped."""
    uid = facts.victim
    model = g.models[uid]
    for _ in range(n):
        if model.tokens & TRAPPED:
            return
        ways = [StepTo(model.owner, tile) for tile in bits(g.board.near[model.tile] & g.room(uid) & ~g.rock)]
        if not ways:
            return
        options: list[StepTo | Pass] = [*ways, Pass(model.owner)]
        choice = yield from Ask("step_aside", model.owner, options, "LRK-ATK-17", {"model": uid})
        if not isinstance(choice, StepTo):
            return
        tells.stepped(g, uid, choice.tile, "LRK-ATK-17")
        move(g, uid, choice.tile)
        facts.moved.append(uid)


def move(g: LurkState, uid: int, tile: int) -> None:
    """Onto ground that is no Rock; a mover's path goes on from there (LRK-GUARD-8)."""
    model = g.models[uid]
    model.tile = tile
    model.perched = False
    if g.movement is not None:  # and then nobody else but the mover is moved
        g.movement.path.append(tile)


# --- hurting and healing others ------------------------------------------------------------------------


def splash(g: LurkState, effect: Effect, facts: Facts) -> Flow[None]:
    """LRK-ATK-18: others on the tile the victim stood on, all of its owner, one after another."""
    seat = g.models[facts.attacker].owner
    hit = [facts.victim]
    for _ in range(effect.max):
        near = [u for u in g.on_tile(facts.tile) if u not in hit]
        if not near:
            return
        options: list[Target | Pass] = [*(Target(seat, uid) for uid in near), Pass(seat)]
        choice = yield from Ask("splash", seat, options, "LRK-ATK-18")
        if not isinstance(choice, Target):
            return
        hit.append(choice.fighter)
        tells.splashed(g, choice.fighter, effect.n)
        hurt(g, choice.fighter, effect.n)


def heal_ally(g: LurkState, uid: int, n: int) -> Flow[None]:
    """A wounded friend on the tile, the attacker included."""
    me = g.models[uid]
    wounded = [Choose(me.owner, other) for other in g.on_tile(me.tile) if g.models[other].wounds]
    if wounded:
        choice = yield from Ask("heal", me.owner, wounded, "LRK-WOUND-2")
        heal(g, choice.uid, n)
