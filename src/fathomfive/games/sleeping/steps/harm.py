"""Everything that hurts: damage and its overflow, fatigue, statuses, ship damage; the check for defeat."""

from __future__ import annotations

from collections.abc import Sequence

from fathomfive.author import EVERYBODY, Ask, Flow, Pass
from fathomfive.games.sleeping import beats, tells
from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.actions import UseSynergy
from fathomfive.games.sleeping.cards import Deed, Usable, uses
from fathomfive.games.sleeping.crew import (
    can_be_afflicted,
    can_be_tired,
    controller,
    first_in,
    health,
    standing,
    status_supply,
)
from fathomfive.games.sleeping.effects import CrewId, Status
from fathomfive.games.sleeping.game import BROUGHT_BACK, HIGHEST_FATE
from fathomfive.games.sleeping.state import CREW, Fate, SleepingState
from fathomfive.games.sleeping.steps.asking import offer, pick_area, pick_member, spread
from fathomfive.games.sleeping.steps.defeat import defeated
from fathomfive.games.sleeping.steps.effects import does, pay_for
from fathomfive.games.sleeping.steps.matters import ship_is_safe

# --- crew damage -----------------------------------------------------------------------------------------


def wound(g: SleepingState, member: CrewId, n: int) -> int:
    """Damage up to the member's health; returns what is over (SLG-HP-1)."""
    taken = max(0, min(n, health(g, member)))
    if taken:
        g.crew[member].damage += taken
        g.tell(
            "wound",
            "SLG-HP-1",
            None,
            sound="thud",
            beat=(beats.wound, member, taken),
            member=member,
            n=taken,
            health=member,
            most=member,
        )
    return n - taken


def hit(g: SleepingState, member: CrewId, n: int, chooser: int) -> Flow[None]:
    """A packet for one member; what is over fills one other after the other (SLG-HP-2, SLG-RULING-43)."""
    up = standing(g)
    over = wound(g, member, n)
    while over and (others := standing(g)):
        next_one = yield from pick_member(chooser, "overflow", others, "SLG-HP-2", {"n": over})
        assert next_one is not None
        g.tell("overflow", "SLG-HP-2", None, beat=beats.QUIET, member=next_one, n=over)
        over = wound(g, next_one, over)
    yield from check_crew(g, up)


def assign(g: SleepingState, n: int, group: Sequence[CrewId], chooser: int) -> Flow[None]:
    """So many points one by one, participants first (SLG-FAIL-2, SLG-REW-2)."""
    up = standing(g)
    yield from spread(g, chooser, "assign-damage", n, standing, wound, "SLG-FAIL-2", group=group)
    yield from check_crew(g, up)


def check_crew(g: SleepingState, up: Sequence[CrewId]) -> Flow[None]:
    """After a packet: Gregory's token for whoever just dropped (SLG-WIN-6), then defeat (SLG-HP-5).

    It does nothing for Gregory himself, like any token for its owner (SLG-SYN-3).
    """
    for holder in up:
        if holder != "gregory" and "gregory" in g.crew[holder].synergies and health(g, holder) <= 0:
            yield from _brought_back(g, holder)
    if not standing(g):
        defeated("crew")


def _brought_back(g: SleepingState, holder: CrewId) -> Flow[None]:
    seat = controller(g, holder)
    options: list[UseSynergy | Pass] = [UseSynergy(seat, "gregory"), Pass(seat)]
    answer = yield from Ask("dropped", seat, options, "SLG-SYN-6", {"member": holder})
    if isinstance(answer, Pass):
        return
    g.crew[holder].synergies.remove("gregory")
    g.crew["gregory"].synergies.append("gregory")
    g.crew[holder].damage = max(0, g.crew[holder].damage - BROUGHT_BACK)
    g.tell("brought-back", "SLG-SYN-6", seat, beat=(beats.good_for, holder), member=holder, health=holder)


# --- fatigue ---------------------------------------------------------------------------------------------


def tire(g: SleepingState, member: CrewId, n: int = 1) -> None:
    """At most 2 fatigue each, and no harm in more (SLG-FTG-1, SLG-RULING-34)."""
    for _ in range(n):
        if can_be_tired(g, member):
            g.crew[member].fatigue += 1
            g.tell(
                "fatigue",
                "SLG-FTG-1",
                None,
                beat=(beats.bad_for, member),
                member=member,
                n=g.crew[member].fatigue,
            )


# --- statuses --------------------------------------------------------------------------------------------


@does(fx.Afflict)
def afflict(g: SleepingState, effect: fx.Afflict, deed: Deed) -> Flow[None]:
    """N tokens on N different members who lack it, participants first (SLG-FAIL-5)."""
    kind, got = effect.kind, list[CrewId]()
    for left in range(effect.n, 0, -1):
        if status_supply(g, kind) <= 0:  # SLG-LIM-1
            return
        could = [member for member in CREW if member not in got and can_be_afflicted(g, member, kind)]
        if effect.target is not None:  # somebody is named (SLG-FAIL-6)
            could = [member for member in could if member == effect.target]
        about = {"status": kind, "n": left}
        member = yield from pick_member(
            deed.seat, "afflict", first_in(deed.group, could), "SLG-FAIL-5", about
        )
        if member is None:
            return
        got.append(member)
        if not (yield from _prevented(g, member, kind)):
            g.crew[member].statuses.append(kind)
            g.tell(
                "afflicted",
                "SLG-STAT-1",
                None,
                sound="rumble",
                beat=(beats.status, member, kind),
                member=member,
                falls=kind,
                does=kind,
            )


def _prevented(g: SleepingState, member: CrewId, kind: Status) -> Flow[bool]:
    """The status window (SLG-WIN-8)."""
    g.victim = member
    seat = controller(g, member)
    options = uses(g, seat, "status")
    used = None
    if options:
        used = yield from Ask("prevent-status", seat, [*options, Pass(seat)], "SLG-WIN-8", {"member": member})
    g.victim = None
    if used is None or isinstance(used, Pass):
        return False
    pay_for(g, used, "SLG-WIN-8")
    g.tell("status-prevented", "SLG-WIN-8", seat, beat=(beats.good_for, member), member=member, ill=kind)
    return True


# --- fate ------------------------------------------------------------------------------------------------


def draw_fate(g: SleepingState) -> int:
    """Reveal the top ability card and discard it at once (SLG-FATE-1, SLG-RULING-9), or roll (SLG-DICE-1)."""
    if g.fate_dice:
        rolled = g.dice.roll(HIGHEST_FATE)
        g.tell("fate-die", "SLG-DICE-1", None, sound="die", beat=(beats.fate, "", rolled), fate=rolled)
        return rolled
    restock(g)
    card = g.ability_deck.draw_to(g.ability_discard, EVERYBODY)
    number = g.book.abilities[card].fate
    g.tell(
        "fate", "SLG-FATE-1", None, sound="card-flip", beat=(beats.fate, card, number), card=card, fate=number
    )
    return number


def restock(g: SleepingState) -> None:
    """An empty ability deck is made of the discard pile (SLG-ABL-8)."""
    if not g.ability_deck.cards:
        g.ability_discard.move_all(g.ability_deck)
        g.ability_deck.shuffle(g.dice)
        g.tell("restock", "SLG-ABL-8", None, beat=beats.QUIET, n=len(g.ability_deck))


def change_fate(g: SleepingState, fate: Fate, effect: fx.AddFate | fx.Redraw) -> None:
    """Bonuses stay through a redraw (SLG-FATE-3); "best" keeps the higher printed number (SLG-ADV-7)."""
    if isinstance(effect, fx.AddFate):
        fate.bonus += effect.n
        g.tell("fate-raised", "SLG-FATE-2", None, n=effect.n, fate=fate.total)
        return
    drawn = draw_fate(g)
    before, fate.printed = fate.printed, max(drawn, fate.printed) if effect.keep == "best" else drawn
    tells.redrawn(g, before, drawn, fate.total, effect.keep)


# --- ship damage -----------------------------------------------------------------------------------------


def damage_ship(g: SleepingState, n: int) -> Flow[None]:
    """Cube by cube: draw, place, check (SLG-SDMG-5)."""

    def shoring(seat: int) -> list[Usable]:
        return uses(g, seat, "hull")

    while n > 0 and (used := (yield from offer(g, "prevent-damage", g.active, shoring, "SLG-WIN-7"))):
        effects, _ = pay_for(g, used, "SLG-WIN-7")
        spared = sum(effect.n for effect in effects if isinstance(effect, fx.PreventShipDamage))
        n -= spared
        g.tell("damage-prevented", "SLG-WIN-7", used.seat, beat=beats.GOOD, n=spared, left=max(0, n))
    for _ in range(n):
        yield from _one_cube(g)


def _one_cube(g: SleepingState) -> Flow[None]:
    def fate_uses(seat: int) -> list[Usable]:
        return uses(g, seat, "fate")

    g.tell("ship-in-danger", "SLG-SDMG-1", None, beat=beats.QUIET)
    g.fate = Fate(draw_fate(g))  # a fate draw like any other (SLG-SDMG-1, SLG-RULING-35)
    while used := (
        yield from offer(
            g,
            "ship-fate",
            g.active,
            fate_uses,
            "SLG-WIN-7",
            {"fate": g.fate.total},
            slight=lambda seat: ship_is_safe(g, seat),
        )
    ):
        effects, _ = pay_for(g, used, "SLG-WIN-7")
        for effect in effects:
            if isinstance(effect, fx.AddFate | fx.Redraw):
                change_fate(g, g.fate, effect)
    area = g.book.area_of_fate[min(g.fate.total, HIGHEST_FATE)]
    g.fate = None
    if g.hull[area] >= g.book.rooms[area].damage_spaces:
        other = yield from pick_area(g.active, "full-area", free_areas(g), "SLG-SDMG-2", {"area": area})
        assert other is not None
        g.tell("area-full", "SLG-SDMG-2", g.active, beat=beats.QUIET, area=area)
        area = other
    g.hull[area] += 1
    g.tell(
        "ship-damage",
        "SLG-SDMG-1",
        None,
        sound="crack",
        beat=(beats.ship_damage, area),
        area=area,
        n=g.hull[area],
        spaces=g.book.rooms[area].damage_spaces,
        total=g.ship_damage,
        limit=g.book.ship.supply.ship_damage,
    )
    if g.ship_damage >= g.book.ship.supply.ship_damage:  # SLG-SDMG-3
        defeated("ship")


def free_areas(g: SleepingState) -> list[str]:
    return [area for area, room in g.book.rooms.items() if g.hull[area] < room.damage_spaces]


def repair(g: SleepingState, n: int, seat: int) -> Flow[None]:
    """Up to so many cubes leave, the active player choosing (SLG-SDMG-4)."""
    if not any(g.hull.values()):
        g.tell("nothing-to-repair", "SLG-SDMG-4", beat=beats.QUIET)
    for left in range(n, 0, -1):
        damaged = [area for area, cubes in g.hull.items() if cubes]
        area = yield from pick_area(seat, "repair", damaged, "SLG-SDMG-4", {"n": left}, stop=True)
        if area is None:
            return
        mend_room(g, area, seat, "SLG-SDMG-4")


def mend_room(g: SleepingState, area: str, seat: int, rule: str) -> None:
    """One cube leaves."""
    g.hull[area] -= 1
    tells.repaired(g, area, seat, rule)
