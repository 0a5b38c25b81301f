"""Movement actions: who moves, what is declared, step by step (LRK-MOVE, LRK-ROCK, LRK-CAP)."""

from __future__ import annotations

from functools import partial

from fathomfive.author import Ask, Flow, Play, Step
from fathomfive.games.lurk.actions import Declare, StepTo, Stop
from fathomfive.games.lurk.beats import dice
from fathomfive.games.lurk.board import bits
from fathomfive.games.lurk.entries import CHARGING, CHILLED, CLIMBER, DRIFTER, LURKERKIN, SWIMMING, TRAPPED
from fathomfive.games.lurk.game import MOVES_PER_TURN
from fathomfive.games.lurk.motions import goes, walks
from fathomfive.games.lurk.rolls import GEM, HIT, RED, check_die
from fathomfive.games.lurk.state import LurkState, Model, Movement
from fathomfive.games.lurk.steps.changes import NO_ONE, gain, give_token, pick
from fathomfive.games.lurk.steps.fight import guard_attacks


class Movers(Step, tag="movers"):
    """LRK-ACT-4: one participating model after the other, or done."""

    seat: int
    uids: list[int]

    def run(self, g: LurkState) -> Play:
        movers = [uid for uid in self.uids if may_move(g.models[uid])]
        uid = yield from pick("mover", self.seat, movers, "LRK-ACT-4")
        if uid != NO_ONE:
            g.next(Advance(uid), Movers(self.seat, [other for other in movers if other != uid]))


def may_move(model: Model) -> bool:
    """LRK-ACT-5, LRK-MOVE-8; not if it has fallen since, in a comrade's stead (LRK-ATK-15)."""
    return model.tile >= 0 and model.moves < MOVES_PER_TURN and not model.tokens & TRAPPED


class Advance(Step, tag="advance"):
    """One Movement action. A free one does not count (LRK-EVENT-7)."""

    uid: int
    free: bool = False

    def run(self, g: LurkState) -> Play:
        uid, model = self.uid, g.models[self.uid]
        g.struck = []
        answer = yield from Ask("declare", model.owner, declarations(model), "LRK-MOVE-1", {"model": uid})
        model.moves += not self.free  # LRK-MOVE-11
        steps = declare(g, uid, answer)
        movement = g.movement = Movement(uid, steps, [model.tile])
        while movement.left:
            passable, room = g.grounds(uid)
            options = partial(step_options, g, uid, movement.left, passable, room)
            if not (room >> model.tile & 1 or options()):
                break
            about = {"model": uid, "steps": movement.left}
            choice = yield from Ask("step", model.owner, options, "LRK-MOVE-1", about)
            if isinstance(choice, Stop):
                break
            way = way_to(g, uid, choice.tile)
            for tile in way:
                if not (yield from take_step(g, uid, tile, way)):  # only the last one can fail
                    movement.left = 0
        if model.tile >= 0:
            go_back(g, uid)
        g.movement = None


def declarations(model: Model) -> list[Declare]:
    """At most six ways: Swim (LRK-MOVE-3), Settle (LRK-MOVE-5) or neither, and Charge (LRK-MOVE-6) or not."""
    seat, tokens = model.owner, model.tokens
    ways = [(False, False)]
    if tokens & SWIMMING:
        ways.append((False, True))
    elif not tokens & CHILLED:  # LRK-MOVE-8
        ways.append((True, False))
    options = [Declare(seat, swim, settle) for swim, settle in ways]
    if not (model.acted or tokens & (CHARGING | CHILLED)):  # LRK-MOVE-7, LRK-RULING-12
        options += [Declare(seat, swim, settle, True) for swim, settle in ways]
    return options


def declare(g: LurkState, uid: int, answer: Declare) -> int:
    """What was declared, and how many steps it gives."""
    model = g.models[uid]
    if answer.swim:
        give_token(g, uid, "swimming")
    if answer.settle:
        model.tokens &= ~SWIMMING
        g.tell("settled", "LRK-MOVE-5", model.owner, model=uid)
    if answer.charge:
        give_token(g, uid, "charging")
    swims = bool(model.tokens & SWIMMING)  # since now or since long ago: LRK-MOVE-4, LRK-RULING-11
    return speed(g, model) + swims + answer.charge


def speed(g: LurkState, model: Model) -> int:
    """LRK-MOVE-2."""
    return max(1, g.kit(model).speed - bool(model.tokens & CHILLED))


# --- where to ------------------------------------------------------------------------------------------


def climbs_freely(g: LurkState, model: Model) -> bool:
    """LRK-ROCK-4: no climb check."""
    return bool(model.tokens & SWIMMING or g.kit(model).traits & (DRIFTER | CLIMBER))


def step_options(g: LurkState, uid: int, left: int, passable: int, room: int) -> list[StepTo | Stop]:
    """Every next tile, every tile behind it that can be reached without anything happening, and Stop.

    A far tile is the same as its steps one by one: on the way there are no checks and no guards.
    """
    model, board = g.models[uid], g.board
    seat, here, rock = model.owner, model.tile, g.rock
    stays = room >> here & 1
    free = rock >> here & 1 or climbs_freely(g, model)
    next_ones = board.near[here] & passable
    if not free and not stays:
        next_ones &= ~rock  # LRK-ROCK-5, LRK-RULING-10
    if left < 2:
        next_ones &= room  # LRK-CAP-7
        options: list[StepTo | Stop] = []
    else:
        options = _far_steps(g, uid, left, passable, room)
    while next_ones:
        low = next_ones & -next_ones
        options.append(StepTo(seat, low.bit_length() - 1))
        next_ones ^= low
    if stays:
        options.append(Stop(seat))
    return options


def _far_steps(g: LurkState, uid: int, left: int, passable: int, room: int) -> list[StepTo | Stop]:
    model, near = g.models[uid], g.board.near
    seat, here = model.owner, model.tile
    quiet = passable & ~g.rock & ~guarded_ground(g, uid)
    ends = room if climbs_freely(g, model) else room & ~g.rock
    seen = near[here] | 1 << here
    edge = near[here] & quiet
    options: list[StepTo | Stop] = []
    for _ in range(left - 1):
        spread = 0
        while edge:
            low = edge & -edge
            spread |= near[low.bit_length() - 1]
            edge ^= low
        spread &= ~seen
        seen |= spread
        edge = spread & quiet
        found = spread & ends
        while found:
            low = found & -found
            options.append(StepTo(seat, low.bit_length() - 1))
            found ^= low
    return options


def guarded_ground(g: LurkState, uid: int) -> int:
    """Tiles where a guard would still strike this model."""
    if g.kit(g.models[uid]).traits & LURKERKIN:
        return 0
    danger, struck = 0, g.struck
    for creature in g.creatures:
        if uid * 64 + creature.tile not in struck:
            danger |= g.board.near[creature.tile]
    return danger


def way_to(g: LurkState, uid: int, goal: int) -> list[int]:
    """The steps to a tile: itself if it is next, else a shortest quiet way, the first in reading order."""
    near, here = g.board.near, g.models[uid].tile
    rings = [1 << goal]
    if rings[0] & near[here]:
        return [goal]
    passable, _ = g.grounds(uid)
    quiet = passable & ~g.rock & ~guarded_ground(g, uid)
    while not rings[-1] & near[here]:
        spread = 0
        for tile in bits(rings[-1]):
            spread |= near[tile]
        rings.append(spread & quiet)
    way = []
    for ring in reversed(rings):
        here = next(bits(ring & near[here]))
        way.append(here)
    return way


# --- a step --------------------------------------------------------------------------------------------


def take_step(g: LurkState, uid: int, tile: int, way: list[int]) -> Flow[bool]:
    """Climb check, perched status, guard attacks (LRK-MOVE-12); whether the model may go on.

    Of a whole way only the last step is told: nothing happens on the others.
    """
    model, movement = g.models[uid], g.movement
    assert movement is not None
    here, bit = model.tile, 1 << tile
    if g.rock & bit:
        if not g.rock >> here & 1 and not climb(
            g, uid, tile
        ):  # from Rock to Rock nothing changes: LRK-ROCK-3
            return False
    else:  # any other ground, hidden Abyss too, takes a step and no more: LRK-MOVE-9, LRK-MOVE-10
        model.perched = False  # LRK-RULING-13
    model.tile = tile
    movement.path.append(tile)
    if tile == way[-1]:
        path = movement.path[-1 - len(way) :]
        g.tell("step", "LRK-MOVE-1", model.owner, (walks, uid, path), model=uid, origin=path[0], tile=tile)
    movement.left -= 1
    yield from guard_attacks(g, uid, check=True)
    return model.tile >= 0 and not model.tokens & TRAPPED  # LRK-GUARD-6


def climb(g: LurkState, uid: int, tile: int) -> bool:
    """LRK-ROCK-1, LRK-ROCK-4: from beside Rock onto it."""
    model = g.models[uid]
    if g.kit(model).traits & CLIMBER:
        model.perched = True
        return True
    if climbs_freely(g, model):
        return True
    face = check_die(g, RED)
    model.perched = bool(HIT[face])
    what = "climbed" if HIT[face] else "slipped"
    beat = (dice, uid, [face], "good" if HIT[face] else "bad")
    g.tell(what, "LRK-ROCK-1", model.owner, sound="die", beat=beat, model=uid, place=tile, origin=model.tile)
    if GEM[face]:
        gain(g, model.owner, 1, "LRK-DICE-3")
    return model.perched


def go_back(g: LurkState, uid: int) -> None:
    """LRK-CAP-5, LRK-RULING-10: from where it may not end, back along the path to where it may."""
    model, movement = g.models[uid], g.movement
    assert movement is not None
    _, room = g.grounds(uid)
    if room >> model.tile & 1:
        return
    for tile in reversed(movement.path):
        if room >> tile & 1:
            g.tell(
                "went-back",
                "LRK-CAP-5",
                model.owner,
                (goes, uid, tile),
                model=uid,
                origin=model.tile,
                tile=tile,
            )
            model.tile = tile
            model.perched = model.perched and bool(g.rock >> tile & 1)
            return
