"""Attack activations: attack, Recover, Search; whom a model can attack (LRK-ACT-6, LRK-RANGE, LRK-RECOV)."""

from __future__ import annotations

from fathomfive.author import Ask, Play, Step
from fathomfive.games.lurk.actions import Choose, Target
from fathomfive.games.lurk.beats import QUIET, about
from fathomfive.games.lurk.entries import (
    CHARGING,
    CHILLED,
    CLOAKED,
    INKED,
    KEEN_EYED,
    MARKED,
    POISONED,
    TRAPPED,
    VENOMPROOF,
)
from fathomfive.games.lurk.state import CREATURE, LurkState
from fathomfive.games.lurk.steps.changes import NO_ONE, pick, take_off, tile_of
from fathomfive.games.lurk.steps.ending import check_end
from fathomfive.games.lurk.steps.fight import attack, attack_pool
from fathomfive.games.lurk.steps.search import SearchTile

RECOVERABLE = TRAPPED | INKED | MARKED | CHILLED  # LRK-RECOV-1


class Volley(Step, tag="volley"):
    """LRK-ATK-19: the models of a tile attack one after the other, or let it be.

    Who has a target is looked at anew after each blow: a pull may bring one within a comrade's reach.
    """

    seat: int
    uids: list[int]

    def run(self, g: LurkState) -> Play:
        seat = self.seat
        ready = [uid for uid in self.uids if may_act(g, uid) and targets(g, uid)]
        uid = yield from pick("attacker", seat, ready, "LRK-ACT-6")
        if uid != NO_ONE:
            g.next(Assault(uid), Volley(seat, [other for other in self.uids if other != uid]))


class Assault(Step, tag="assault"):
    """One model attacks one target (LRK-ATK-1, LRK-ATK-2)."""

    uid: int

    def run(self, g: LurkState) -> Play:
        uid, model = self.uid, g.models[self.uid]
        g.struck = []
        seat = model.owner
        foes = [Target(seat, foe) for foe in targets(g, uid)]
        choice = yield from Ask("target", seat, foes, "LRK-ATK-1", {"model": uid})
        model.acted = True
        foe = choice.fighter
        g.tell(
            "attacks",
            "LRK-ATK-1",
            seat,
            beat=(about, uid, foe),
            attacker=uid,
            target=foe,
            origin=model.tile,
            place=tile_of(g, foe),
        )
        yield from attack(g, uid, choice.fighter, "normal")
        check_end(g)


def may_act(g: LurkState, uid: int) -> bool:
    """LRK-ACT-7: one of attack, Recover, Search a turn."""
    model = g.models[uid]
    return not model.acted


def reach_of(g: LurkState, uid: int) -> int:
    """LRK-RANGE-2, the events included."""
    if g.blackout:
        return 1
    reach = g.kit(g.models[uid]).reach
    return reach + 1 if g.clear_water and reach >= 2 else reach


def targets(g: LurkState, uid: int) -> list[int]:
    """LRK-ATK-1: opponents and creatures in range and sight; the Cloaked from beside (LRK-RANGE-4)."""
    models, board = g.models, g.board
    me = models[uid]
    here, owner = me.tile, me.owner
    kit = g.book.kits[me.kind, me.weapon, me.armour, me.item]
    reach = reach_of(g, uid)
    near, field = board.near[here], board.within[here][reach]
    foes = [
        other for other, m in enumerate(models) if m.owner != owner and m.tile >= 0 and field >> m.tile & 1
    ]
    beasts = field & g.guarded
    if not foes and not beasts:
        return foes
    if reach > 1:
        seen = board.views(g.rock)[here]
        beasts &= seen
        keen = kit.traits & KEEN_EYED
        foes = [
            other
            for other in foes
            if seen >> models[other].tile & 1
            and (keen or near >> models[other].tile & 1 or not models[other].tokens & CLOAKED)
        ]
    foes += [CREATURE + creature.tile for creature in g.creatures if beasts >> creature.tile & 1]
    if kit.attack.downs or me.tokens & (CHARGING | INKED):  # only then can the pool be empty: LRK-ATK-11
        foes = [foe for foe in foes if any(attack_pool(g, uid, foe, "normal"))]
    return foes


# --- Recover -------------------------------------------------------------------------------------------


class Recoverers(Step, tag="recoverers"):
    """Every model of the tile that likes (LRK-ACT-6, LRK-RULING-32)."""

    seat: int
    uids: list[int]

    def run(self, g: LurkState) -> Play:
        seat = self.seat
        able = [uid for uid in self.uids if may_act(g, uid) and may_recover(g, uid)]
        uid = yield from pick("recoverer", seat, able, "LRK-RECOV-1")
        if uid != NO_ONE:
            model = g.models[uid]
            model.acted = True
            g.tell("recovered", "LRK-RECOV-1", seat, beat=QUIET, model=uid)
            take_off(g, uid, RECOVERABLE, "LRK-RECOV-1")
            g.next(Recoverers(seat, [other for other in able if other != uid]))


def may_recover(g: LurkState, uid: int) -> bool:
    """With something to take off (LRK-RECOV-3), not Poisoned, on no Coral (LRK-RECOV-2, LRK-RULING-23)."""
    model = g.models[uid]
    if not model.tokens & RECOVERABLE or model.tokens & POISONED:
        return False
    return not g.coral >> model.tile & 1 or bool(g.kit(model).traits & VENOMPROOF)


# --- Search --------------------------------------------------------------------------------------------


class Searchers(Step, tag="searchers"):
    """One model of the tile (LRK-RULING-32)."""

    seat: int
    uids: list[int]

    def run(self, g: LurkState) -> Play:
        seat = self.seat
        able = [Choose(seat, uid) for uid in self.uids if may_act(g, uid)]
        choice = yield from Ask("searcher", seat, able, "LRK-SEARCH-1")
        g.models[choice.uid].acted = True
        g.next(SearchTile(choice.uid))
