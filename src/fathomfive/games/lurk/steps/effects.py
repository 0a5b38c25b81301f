"""What cards do after the dice: tokens, pushes, splashes, healing, Essence (LRK-ATK)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from fathomfive.author import Ask, Flow, Pass, Verbs
from fathomfive.games.lurk import beats
from fathomfive.games.lurk.actions import Choose, StepTo, Target
from fathomfive.games.lurk.board import bits
from fathomfive.games.lurk.entries import STEADFAST, TRAPPED, Effect
from fathomfive.games.lurk.motions import goes, is_shoved, shakes
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


# --- what cards do, by the word in the content ---------------------------------------------------------

Deed: TypeAlias = Callable[[LurkState, Effect, Facts], Flow[None] | None]
OF_ATTACKER: Verbs[Deed] = Verbs()
OF_DEFENDER: Verbs[Deed] = Verbs()


@OF_ATTACKER.does("token")
def mark_target(g: LurkState, effect: Effect, facts: Facts) -> None:
    """LRK-ATK-12: tokens, pushes and pulls skip a destroyed target; creatures get no tokens (LRK-TOKEN-3)."""
    assert effect.token is not None
    if effect.who == "self" and facts.attacker < CREATURE:
        give_token(g, facts.attacker, effect.token)
    elif effect.who == "target" and facts.victim < CREATURE and not facts.dead:
        give_token(g, facts.victim, effect.token)


@OF_ATTACKER.does("heal")
def heal_ally(g: LurkState, effect: Effect, facts: Facts) -> Flow[None]:
    """A wounded friend on the tile, the attacker included; a creature itself (LRK-LURK-5)."""
    uid = facts.attacker
    if uid >= CREATURE:
        creature = g.creature_on(uid - CREATURE)
        healed = min(effect.n, creature.wounds)
        if healed:
            creature.wounds -= healed
            g.tell("creature-healed", "LRK-LURK-5", creature=uid, wounds=healed, hearts=uid)
        return
    me = g.models[uid]
    wounded = [Choose(me.owner, other) for other in g.on_tile(me.tile) if g.models[other].wounds]
    if wounded:
        choice = yield from Ask("heal", me.owner, wounded, "LRK-WOUND-2")
        heal(g, choice.uid, effect.n)


@OF_ATTACKER.does("steal")
def steal(g: LurkState, effect: Effect, facts: Facts) -> None:
    if facts.attacker < CREATURE and facts.victim < CREATURE:
        robbed = g.models[facts.victim].owner
        taken = min(effect.n, g.players[robbed].essence)
        gain(g, robbed, -taken, "LRK-ESS-3")
        gain(g, g.models[facts.attacker].owner, taken, "LRK-ESS-3")


@OF_ATTACKER.does("drain")
def drain(g: LurkState, effect: Effect, facts: Facts) -> None:
    if facts.victim < CREATURE:
        gain(g, g.models[facts.victim].owner, -effect.n, "LRK-ESS-3")


@OF_ATTACKER.does("essence")
def draw_essence(g: LurkState, effect: Effect, facts: Facts) -> None:
    if facts.attacker < CREATURE:
        gain(g, g.models[facts.attacker].owner, effect.n, "LRK-ESS-2")


@OF_DEFENDER.does("token")
def mark_attacker(g: LurkState, effect: Effect, facts: Facts) -> None:
    assert effect.token is not None
    if effect.who == "self":
        give_token(g, facts.victim, effect.token)
    elif facts.attacker < CREATURE and stands(g, facts.attacker):
        give_token(g, facts.attacker, effect.token)


@OF_DEFENDER.does("essence")
def keep_essence(g: LurkState, effect: Effect, facts: Facts) -> None:
    gain(g, g.models[facts.victim].owner, effect.n, "LRK-ESS-2")


# --- moving somebody -----------------------------------------------------------------------------------


@OF_ATTACKER.does("push", "pull")
def shove(g: LurkState, effect: Effect, facts: Facts) -> Flow[None]:
    """LRK-ATK-16: away from the attacker or towards it, onto ground where the victim may end."""
    if facts.attacker >= CREATURE or facts.victim >= CREATURE or facts.dead:
        return
    model = g.models[facts.victim]
    if model.tokens & TRAPPED or g.kit(model).traits & STEADFAST:
        g.tell("shove-held", "LRK-ATK-16", beat=(beats.about, facts.victim), model=facts.victim)
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
            g.tell(
                "shove-no-room",
                "LRK-ATK-16",
                beat=(beats.about, facts.victim),
                model=facts.victim,
                tile=model.tile,
            )
            return
        choice = yield from Ask(effect.op, seat, ways, "LRK-ATK-16", {"model": facts.victim})
        uid, tile = facts.victim, choice.tile
        g.tell(
            effect.op,
            "LRK-ATK-16",
            seat,
            (is_shoved, uid, tile),
            attacker=facts.attacker,
            model=uid,
            origin=model.tile,
            tile=tile,
        )
        move(g, uid, tile)
        facts.moved.append(uid)


@OF_DEFENDER.does("step")
def step_aside(g: LurkState, effect: Effect, facts: Facts) -> Flow[None]:
    """LRK-ATK-17: up to n tiles, not onto Rock, not while Trapped."""
    uid = facts.victim
    model = g.models[uid]
    for _ in range(effect.n):
        if model.tokens & TRAPPED:
            return
        ways = [StepTo(model.owner, tile) for tile in bits(g.board.near[model.tile] & g.room(uid) & ~g.rock)]
        if not ways:
            return
        options: list[StepTo | Pass] = [*ways, Pass(model.owner)]
        choice = yield from Ask("step_aside", model.owner, options, "LRK-ATK-17", {"model": uid})
        if not isinstance(choice, StepTo):
            return
        to = choice.tile
        g.tell(
            "step-aside", "LRK-ATK-17", model.owner, (goes, uid, to), model=uid, origin=model.tile, tile=to
        )
        move(g, uid, to)
        facts.moved.append(uid)


def move(g: LurkState, uid: int, tile: int) -> None:
    """Onto ground that is no Rock; a mover's path goes on from there (LRK-GUARD-8)."""
    model = g.models[uid]
    model.tile = tile
    model.perched = False
    if g.movement is not None:  # and then nobody else but the mover is moved
        g.movement.path.append(tile)


# --- hurting others ------------------------------------------------------------------------------------


@OF_ATTACKER.does("splash")
def splash(g: LurkState, effect: Effect, facts: Facts) -> Flow[None]:
    """LRK-ATK-18: others on the tile the victim stood on, all of its owner, one after another."""
    if facts.attacker >= CREATURE or facts.victim >= CREATURE:
        return
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
        uid = choice.fighter
        hit.append(uid)
        hurts = (shakes, uid)
        g.tell("splash", "LRK-ATK-18", seat, hurts, attacker=facts.attacker, model=uid, wounds=effect.n)
        hurt(g, uid, effect.n)
