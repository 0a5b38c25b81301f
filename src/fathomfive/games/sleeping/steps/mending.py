"""Verbs that hurt and mend the crew and the ship."""

from __future__ import annotations

from fathomfive.author import Flow
from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.cards import Deed
from fathomfive.games.sleeping.crew import hurt, standing, tired, traits
from fathomfive.games.sleeping.effects import CrewId
from fathomfive.games.sleeping.state import CREW, SleepingState
from fathomfive.games.sleeping.steps.asking import pick_kind, pick_member
from fathomfive.games.sleeping.steps.effects import does
from fathomfive.games.sleeping.steps.harm import (
    afflict,
    assign,
    damage_ship,
    hit,
    repair,
    tire_some,
)

# --- harm ------------------------------------------------------------------------------------------------


@does(fx.Health)
def _health(g: SleepingState, effect: fx.Health, deed: Deed) -> Flow[None]:
    n = -effect.n
    match effect.target:
        case None | "split" | "participants":
            yield from assign(g, n, deed.group, deed.seat)
        case "choice" | "one":
            member = yield from pick_member(deed.seat, "take-damage", standing(g), "SLG-REW-2", {"n": n})
            assert member is not None
            yield from hit(g, member, n, deed.seat)
        case "each":
            for member in CREW:
                yield from hit(g, member, n, deed.seat)
        case "self":
            if deed.bearer is not None:
                yield from hit(g, deed.bearer, n, deed.seat)
        case _:  # whoever is named (SLG-REW-3, SLG-FAIL-6)
            yield from hit(g, effect.target, n, deed.seat)


@does(fx.Fatigue)
def _fatigue(g: SleepingState, effect: fx.Fatigue, deed: Deed) -> Flow[None]:
    yield from tire_some(g, effect, deed)


@does(fx.Afflict)
def _status(g: SleepingState, effect: fx.Afflict, deed: Deed) -> Flow[None]:
    yield from afflict(g, effect.kind, effect.n, deed, effect.target)


@does(fx.ShipDamage)
def _ship_damage(g: SleepingState, effect: fx.ShipDamage, deed: Deed) -> Flow[None]:
    """Of a fail line or of anything else (SLG-FAIL-3)."""
    yield from damage_ship(g, effect.n)


# --- cure ------------------------------------------------------------------------------------------------


@does(fx.Restore)
def _restore(g: SleepingState, effect: fx.Restore, deed: Deed) -> Flow[None]:
    """Remove damage (SLG-HP-4)."""
    more = sum(bonus.n for bonus in traits(g, deed.bearer, fx.RestoreBonus)) if deed.bearer else 0
    n = 99 if effect.n == "all" else effect.n + more
    match effect.target:
        case "each":
            for member in CREW:
                heal(g, member, n)
        case "self":
            if deed.bearer is not None:
                heal(g, deed.bearer, n)
        case "split":
            for left in range(n, 0, -1):
                chosen = yield from pick_member(
                    deed.seat, "restore", hurt(g), "SLG-HP-4", {"n": left}, stop=True
                )
                if chosen is None:
                    return
                heal(g, chosen, 1)
        case "one" | "choice" | "participants":
            chosen = yield from pick_member(deed.seat, "restore", hurt(g), "SLG-HP-4", {"n": n}, stop=True)
            if chosen is not None:
                heal(g, chosen, n)
        case _:
            heal(g, effect.target, n)


def heal(g: SleepingState, member: CrewId, n: int) -> None:
    healed = min(n, g.crew[member].damage)
    g.crew[member].damage -= healed
    if healed:
        g.tell("restore", "SLG-HP-4", None, member=member, n=healed)


@does(fx.Rest)
def _rest(g: SleepingState, effect: fx.Rest, deed: Deed) -> Flow[None]:
    match effect.target:
        case "each":
            for member in CREW:
                relax(g, member, effect.n)
        case "self":
            if deed.bearer is not None:
                relax(g, deed.bearer, effect.n)
        case "split" | "participants":
            got: list[CrewId] = []
            for left in range(effect.n, 0, -1):
                could = [member for member in tired(g) if got.count(member) < effect.max_each]
                chosen = yield from pick_member(deed.seat, "rest", could, "SLG-FTG-3", {"n": left}, stop=True)
                if chosen is None:
                    return
                got.append(chosen)
                relax(g, chosen, 1)
        case "one" | "choice":
            chosen = yield from pick_member(
                deed.seat, "rest", tired(g), "SLG-FTG-3", {"n": effect.n}, stop=True
            )
            if chosen is not None:
                relax(g, chosen, effect.n)
        case _:
            relax(g, effect.target, effect.n)


def relax(g: SleepingState, member: CrewId, n: int) -> None:
    lost = min(n, g.crew[member].fatigue)
    g.crew[member].fatigue -= lost
    if lost:
        g.tell("rest", "SLG-FTG-3", None, member=member, n=lost)


@does(fx.Cure)
def _cure(g: SleepingState, effect: fx.Cure, deed: Deed) -> Flow[None]:
    """Remove status tokens; the acting player picks member and kind."""
    for left in range(effect.n, 0, -1):
        ill = [member for member in CREW if any(kind in g.crew[member].statuses for kind in effect.wanted)]
        member = yield from pick_member(deed.seat, "cure", ill, "SLG-STAT-7", {"n": left}, stop=True)
        if member is None:
            return
        kinds = [kind for kind in effect.wanted if kind in g.crew[member].statuses]
        kind = yield from pick_kind(deed.seat, "cure-status", kinds, "SLG-STAT-7", {"member": member})
        assert kind is not None
        g.crew[member].statuses.remove(kind)  # type: ignore[arg-type]  # picked from the list above
        g.tell("cured", "SLG-STAT-7", deed.seat, member=member, status=kind)


@does(fx.Repair)
def _repair(g: SleepingState, effect: fx.Repair, deed: Deed) -> Flow[None]:
    more = sum(bonus.n for bonus in traits(g, deed.bearer, fx.RepairBonus)) if deed.bearer else 0
    yield from repair(g, effect.n + more, deed.seat)
