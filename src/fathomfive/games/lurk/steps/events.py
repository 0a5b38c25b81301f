"""Event cards: one at the end of every turn (LRK-EVENT)."""

from __future__ import annotations

from collections.abc import Callable

from fathomfive.author import EVERYBODY, Ask, Flow, Play, Step, Verbs, hexes
from fathomfive.games.lurk import beats
from fathomfive.games.lurk.actions import Choose, ChooseTile, Target
from fathomfive.games.lurk.board import COMPASS, bits
from fathomfive.games.lurk.entries import SWIMMING, TRAPPED, EventEffect, Filter, Flag
from fathomfive.games.lurk.motions import goes
from fathomfive.games.lurk.rolls import HIT, RED, check_die
from fathomfive.games.lurk.state import CREATURE, LurkState, Model
from fathomfive.games.lurk.steps.changes import (
    NO_ONE,
    TOKEN_BIT,
    draw,
    draw_item,
    gain,
    give_token,
    heal,
    hurt,
    pick,
    take_off,
)
from fathomfive.games.lurk.steps.ending import check_end
from fathomfive.games.lurk.steps.lurkers import LurkersAct, prey_of
from fathomfive.games.lurk.steps.movement import Advance
from fathomfive.games.lurk.steps.search import set_guard


class DrawEvent(Step, tag="event"):
    """LRK-EVENT-1: drawn, resolved completely, discarded."""

    seat: int

    def run(self, g: LurkState) -> Play:
        g.phase = "event"
        drawn = draw(g, g.event_deck, g.event_out)
        assert drawn is not None, "event cards never leave their two piles"
        g.last_event = drawn
        g.event_out.put(drawn, EVERYBODY)
        beat = (beats.event, drawn)
        g.tell("event", "LRK-EVENT-1", self.seat, sound="card-flip", beat=beat, event=drawn, what=drawn)
        for effect in g.book.events[drawn].effects:
            yield from OF_EVENT[effect.op](g, effect, self.seat) or ()
        check_end(g)


# --- what events do, by the word in the content --------------------------------------------------------

OF_EVENT: Verbs[Callable[[LurkState, EventEffect, int], Flow[None] | None]] = Verbs()
"""Whatever cannot be done is skipped: LRK-EVENT-3."""


@OF_EVENT.does("essence")
def give_essence(g: LurkState, effect: EventEffect, seat: int) -> None:
    for player in gainers(g, effect.who):
        gain(g, player, effect.n, "LRK-EVENT-11")


@OF_EVENT.does("essence_on_guarded")
def feed_creatures(g: LurkState, effect: EventEffect, seat: int) -> None:
    for creature in g.creatures:
        creature.essence += effect.n
        g.tell("essence-tile", "LRK-EVENT-11", creature=CREATURE + creature.tile, essence=effect.n)


@OF_EVENT.does("token")
def mark_many(g: LurkState, effect: EventEffect, seat: int) -> None:
    assert effect.token is not None
    for uid in meant(g, effect.filter):
        give_token(g, uid, effect.token)


@OF_EVENT.does("remove_token")
def clear_many(g: LurkState, effect: EventEffect, seat: int) -> None:
    assert effect.token is not None
    for uid in meant(g, effect.filter):
        take_off(g, uid, TOKEN_BIT[effect.token], "LRK-EVENT-11")


@OF_EVENT.does("risk_wound")
def rockfall(g: LurkState, effect: EventEffect, seat: int) -> None:
    for uid in meant(g, effect.filter):
        face = check_die(g, RED)  # LRK-EVENT-9
        owner = g.models[uid].owner
        what = "rockfall-hit" if HIT[face] else "rockfall-missed"
        beat = (beats.dice, uid, [face], "bad" if HIT[face] else "good")
        place = g.models[uid].tile
        g.tell(what, "LRK-EVENT-9", owner, sound="die", beat=beat, model=uid, place=place, wounds=effect.n)
        if HIT[face]:
            hurt(g, uid, effect.n)


@OF_EVENT.does("lurkers_act")
def wake_lurkers(g: LurkState, effect: EventEffect, seat: int) -> None:
    if not any(prey_of(g, creature.tile) for creature in g.creatures):
        g.tell("event-nothing", "LRK-EVENT-3", beat=beats.QUIET)
    g.next(LurkersAct())


@OF_EVENT.does("draw_item")
def find_item(g: LurkState, effect: EventEffect, seat: int) -> Flow[None]:
    return draw_item(g, seat, "LRK-EVENT-11")


FLAGS: dict[Flag, str] = {
    "skip_lurker_phase": "lull",
    "creature_attack_red": "scent",
    "max_range_1": "blackout",
    "ranged_plus_1": "clear_water",
}


@OF_EVENT.does("flag")
def raise_flag(g: LurkState, effect: EventEffect, seat: int) -> None:
    assert effect.flag is not None
    setattr(g, FLAGS[effect.flag], True)


@OF_EVENT.does("drift")
def set_in(g: LurkState, effect: EventEffect, seat: int) -> None:
    drift(g, g.dice.pick(COMPASS))


def gainers(g: LurkState, who: str) -> list[int]:
    """LRK-EVENT-10 for the fewest surviving models, every tied player."""
    playing = g.playing()
    if who == "fewest_models":
        fewest = min(len(g.alive(seat)) for seat in playing)
        return [seat for seat in playing if len(g.alive(seat)) == fewest]
    return playing


def chosen_by(g: LurkState, filter: Filter | None) -> list[int]:
    """The models on the map that an event means, in reading order, then by uid (LRK-EVENT-3)."""
    match filter:
        case "on_coral":
            ground = g.coral
        case "on_rock":
            ground = g.rock
        case "adjacent_creature":
            ground = 0
            for tile in bits(g.guarded):
                ground |= g.board.near[tile]
        case _:
            ground = -1
    found = [
        (m.tile, uid)
        for uid, m in enumerate(g.models)
        if m.tile >= 0 and ground >> m.tile & 1 and (filter != "swimming" or m.tokens & SWIMMING)
    ]
    return [uid for _, uid in sorted(found)]


def meant(g: LurkState, filter: Filter | None) -> list[int]:
    """Whom an event means; it says so if that is nobody."""
    found = chosen_by(g, filter)
    if not found:
        g.tell("event-nothing", "LRK-EVENT-3", beat=beats.QUIET)
    return found


def drift(g: LurkState, direction: str) -> None:
    """LRK-EVENT-4: whoever is farthest along the current goes first."""
    dq, dr = hexes.DIRECTIONS[direction]

    def along(uid: int) -> tuple[int, int]:
        q, r = g.board.hexes[g.models[uid].tile]
        return -(q * dq + r * dr + (q + r) * (dq + dr)), uid

    g.tell("current", "LRK-EVENT-4", direction=direction)
    for uid in sorted(chosen_by(g, "swimming"), key=along):
        model = g.models[uid]
        to = g.board.towards(model.tile, direction)
        if to is None or model.tokens & TRAPPED or not g.room(uid) >> to & 1:
            continue
        g.tell("drifts", "LRK-EVENT-4", model.owner, (goes, uid, to), model=uid, origin=model.tile, tile=to)
        model.tile = to
        model.perched = False


# --- what the active player chooses (LRK-EVENT-11) -----------------------------------------------------


@OF_EVENT.does("choose_token")
def mark_prey(g: LurkState, effect: EventEffect, seat: int) -> Flow[None]:
    assert effect.token is not None
    prey = [Target(seat, uid) for uid, m in enumerate(g.models) if m.tile >= 0 and m.owner != seat]
    if prey:
        choice = yield from Ask("event_prey", seat, prey, "LRK-EVENT-11", {"event": g.last_event})
        give_token(g, choice.fighter, effect.token)
    else:
        g.tell("event-nothing", "LRK-EVENT-3", beat=beats.QUIET)


@OF_EVENT.does("choose_heal")
def second_breath(g: LurkState, effect: EventEffect, seat: int) -> Flow[None]:
    wounded = [Choose(seat, uid) for uid, m in own_on_map(g, seat) if m.wounds]
    if wounded:
        choice = yield from Ask("event_heal", seat, wounded, "LRK-EVENT-11", {"event": g.last_event})
        heal(g, choice.uid, effect.n)
    else:
        g.tell("event-nothing", "LRK-EVENT-3", beat=beats.QUIET)


@OF_EVENT.does("free_move")
def surge(g: LurkState, effect: EventEffect, seat: int) -> Flow[None]:
    """LRK-EVENT-7."""
    able = [uid for uid, m in own_on_map(g, seat) if not m.tokens & TRAPPED]
    uid = yield from pick("event_move", seat, able, "LRK-EVENT-7", {"event": g.last_event})
    if uid != NO_ONE:
        g.next(Advance(uid, free=True))


def own_on_map(g: LurkState, seat: int) -> list[tuple[int, Model]]:
    return [(uid, m) for uid, m in enumerate(g.models) if m.tile >= 0 and m.owner == seat]


@OF_EVENT.does("stir", "regrow", "crumble")
def choose_tile(g: LurkState, effect: EventEffect, seat: int) -> Flow[None]:
    """Something Stirs, Reef Regrowth, Crumbling Stone (LRK-EVENT-6, LRK-EVENT-11)."""
    standing = sum(1 << tile for tile in {m.tile for m in g.models} if tile >= 0)
    match effect.op:
        case "stir":
            tiles = g.hidden & ~standing
        case "regrow":
            tiles = g.coral & ~g.fresh
        case _:
            tiles = g.rock & ~standing
    options = [ChooseTile(seat, tile) for tile in bits(tiles)]
    if not options:
        g.tell("event-nothing", "LRK-EVENT-3", beat=beats.QUIET)
        return
    choice = yield from Ask(f"event_{effect.op}", seat, options, "LRK-EVENT-11", {"event": g.last_event})
    bit = 1 << choice.tile
    rule = "LRK-EVENT-6" if effect.op == "stir" else "LRK-EVENT-11"
    g.tell(effect.op, rule, seat, beat=(beats.at, choice.tile), tile=choice.tile)
    match effect.op:
        case "stir":
            stir(g, choice.tile, seat)
        case "regrow":
            g.fresh |= bit
        case _:
            g.rock &= ~bit


def stir(g: LurkState, tile: int, seat: int) -> None:
    """LRK-EVENT-6: a creature guards the tile; a treasure drifts by and leaves one Essence."""
    drawn = draw(g, g.abyss_deck, g.abyss_out)
    if drawn is None:
        return
    card = g.book.abyss[drawn]
    if card.kind == "creature":
        set_guard(g, drawn, tile, seat, "LRK-EVENT-6")
    else:
        g.tell("drifts-by", "LRK-EVENT-6", seat, treasure=drawn)
        g.abyss_out.put(drawn, EVERYBODY)
        gain(g, seat, 1, "LRK-EVENT-6")
