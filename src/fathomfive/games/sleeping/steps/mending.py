"""Verbs that hurt and mend the crew and the ship."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from fathomfive.author import Flow
from fathomfive.games.sleeping import beats
from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.cards import Deed
from fathomfive.games.sleeping.crew import first_in, hurt, not_exhausted, standing, tired, traits
from fathomfive.games.sleeping.effects import CrewId
from fathomfive.games.sleeping.state import CREW, SleepingState
from fathomfive.games.sleeping.steps.asking import pick_kind, pick_member, spread
from fathomfive.games.sleeping.steps.effects import does
from fathomfive.games.sleeping.steps.harm import assign, damage_ship, hit, repair, tire


def named_by(target: fx.Target | None, deed: Deed) -> Sequence[CrewId] | None:
    """Whom an effect names by itself (SLG-REW-3, SLG-FAIL-6); None where somebody has to be picked."""
    match target:
        case "each":
            return CREW
        case "self":
            return (deed.bearer,) if deed.bearer is not None else ()
        case None | "one" | "choice" | "split" | "participants":
            return None
        case _:
            return (target,)


def share_out(
    g: SleepingState,
    effect: fx.Restore | fx.Rest | fx.Fatigue,
    n: int,
    deed: Deed,
    kind: str,
    able: Callable[[SleepingState], Iterable[CrewId]],
    give: Callable[[SleepingState, CrewId, int], None],
    rule: str,
    *,
    each: int = 99,
    group: Sequence[CrewId] = (),
    stop: bool = False,
) -> Flow[None]:
    """All of it to whom it names or to one who is picked, or point by point."""
    named = named_by(effect.target, deed)
    if set(able(g)).isdisjoint(CREW if named is None else named):
        g.tell(f"nobody-{kind}", rule, beat=beats.QUIET)
    if effect.target in ("one", "choice"):
        chosen = yield from pick_member(deed.seat, kind, first_in(group, able(g)), rule, {"n": n}, stop)
        named = (chosen,) if chosen is not None else ()
    if named is None:
        yield from spread(g, deed.seat, kind, n, able, give, rule, group=group, each=each, stop=stop)
    else:
        for member in named:
            give(g, member, n)


# --- harm ------------------------------------------------------------------------------------------------


@does(fx.Health)
def _health(g: SleepingState, effect: fx.Health, deed: Deed) -> Flow[None]:
    n, named = -effect.n, named_by(effect.target, deed)
    if effect.target in ("one", "choice"):
        member = yield from pick_member(deed.seat, "take-damage", standing(g), "SLG-REW-2", {"n": n})
        assert member is not None
        named = (member,)
    if named is None:
        yield from assign(g, n, deed.group, deed.seat)
    else:
        for member in named:
            yield from hit(g, member, n, deed.seat)


@does(fx.Fatigue)
def _fatigue(g: SleepingState, effect: fx.Fatigue, deed: Deed) -> Flow[None]:
    """On members who can still take it, one point for each participant (SLG-FAIL-9)."""
    each = 1 if effect.target == "participants" else effect.max_each
    yield from share_out(
        g, effect, effect.n, deed, "tire", not_exhausted, tire, "SLG-FAIL-9", each=each, group=deed.group
    )


@does(fx.ShipDamage)
def _ship_damage(g: SleepingState, effect: fx.ShipDamage, deed: Deed) -> Flow[None]:
    """Of a fail line or of anything else (SLG-FAIL-3)."""
    return damage_ship(g, effect.n)


# --- cure ------------------------------------------------------------------------------------------------


@does(fx.Restore)
def _restore(g: SleepingState, effect: fx.Restore, deed: Deed) -> Flow[None]:
    """Remove damage (SLG-HP-4)."""
    more = sum(bonus.n for bonus in traits(g, deed.bearer, fx.RestoreBonus)) if deed.bearer else 0
    n = 99 if effect.n == "all" else effect.n + more
    return share_out(g, effect, n, deed, "restore", hurt, heal, "SLG-HP-4", stop=True)


def heal(g: SleepingState, member: CrewId, n: int) -> None:
    healed = min(n, g.crew[member].damage)
    g.crew[member].damage -= healed
    if healed:
        g.tell(
            "restore",
            "SLG-HP-4",
            None,
            beat=(beats.good_for, member),
            member=member,
            n=healed,
            health=member,
            most=member,
        )


@does(fx.Rest)
def _rest(g: SleepingState, effect: fx.Rest, deed: Deed) -> Flow[None]:
    return share_out(
        g, effect, effect.n, deed, "rest", tired, relax, "SLG-FTG-3", each=effect.max_each, stop=True
    )


def relax(g: SleepingState, member: CrewId, n: int) -> None:
    lost = min(n, g.crew[member].fatigue)
    g.crew[member].fatigue -= lost
    if lost:
        g.tell(
            "rest",
            "SLG-FTG-3",
            None,
            beat=(beats.good_for, member),
            member=member,
            n=lost,
            left=g.crew[member].fatigue,
        )


@does(fx.Cure)
def _cure(g: SleepingState, effect: fx.Cure, deed: Deed) -> Flow[None]:
    """Remove status tokens; the acting player picks member and kind."""
    if not any(kind in g.crew[member].statuses for member in CREW for kind in effect.wanted):
        g.tell("nobody-cure", "SLG-STAT-7", beat=beats.QUIET)
    for left in range(effect.n, 0, -1):
        ill = [member for member in CREW if any(kind in g.crew[member].statuses for kind in effect.wanted)]
        member = yield from pick_member(deed.seat, "cure", ill, "SLG-STAT-7", {"n": left}, stop=True)
        if member is None:
            return
        kinds = [kind for kind in effect.wanted if kind in g.crew[member].statuses]
        kind = yield from pick_kind(deed.seat, "cure-status", kinds, "SLG-STAT-7", {"member": member})
        assert kind is not None
        g.crew[member].statuses.remove(kind)  # type: ignore[arg-type]  # picked from the list above
        g.tell("cured", "SLG-STAT-7", deed.seat, beat=(beats.good_for, member), member=member, ill=kind)


@does(fx.Repair)
def _repair(g: SleepingState, effect: fx.Repair, deed: Deed) -> Flow[None]:
    more = sum(bonus.n for bonus in traits(g, deed.bearer, fx.RepairBonus)) if deed.bearer else 0
    return repair(g, effect.n + more, deed.seat)
