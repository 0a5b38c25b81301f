"""Everything that hurts: damage and its overflow, fatigue, statuses, ship damage; the check for defeat."""

from __future__ import annotations

from collections.abc import Sequence

from fathomfive.author import EVERYBODY, Ask, Flow, Pass
from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.actions import UseSynergy
from fathomfive.games.sleeping.cards import Deed, Usable, pay, uses
from fathomfive.games.sleeping.crew import (
    can_be_afflicted,
    can_be_tired,
    controller,
    first_in,
    health,
    standing,
    status_supply,
)
from fathomfive.games.sleeping.effects import CrewId
from fathomfive.games.sleeping.game import BROUGHT_BACK, HIGHEST_FATE
from fathomfive.games.sleeping.state import CREW, Fate, SleepingState
from fathomfive.games.sleeping.steps.asking import offer, pick_area, pick_member, spread
from fathomfive.games.sleeping.steps.defeat import defeated
from fathomfive.games.sleeping.steps.effects import does

# --- crew damage -----------------------------------------------------------------------------------------


def wound(g: SleepingState, member: CrewId, n: int) -> int:
    """Damage up to the member's health; returns what is over (SLG-HP-1)."""
    taken = max(0, min(n, health(g, member)))
    if taken:
        g.crew[member].damage += taken
        g.tell("wound", "SLG-HP-1", None, member=member, n=taken)
    return n - taken


def hit(g: SleepingState, member: CrewId, n: int, chooser: int) -> Flow[None]:
    """A packet for one member; what is over fills one other after the other (SLG-HP-2, SLG-RULING-43)."""
    up = standing(g)
    over = wound(g, member, n)
    while over and (others := standing(g)):
        next_one = yield from pick_member(chooser, "overflow", others, "SLG-HP-2", {"n": over})
        assert next_one is not None
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
    g.tell("brought-back", "SLG-SYN-6", seat, member=holder)


# --- fatigue ---------------------------------------------------------------------------------------------


def tire(g: SleepingState, member: CrewId, n: int = 1) -> None:
    """At most 2 fatigue each, and no harm in more (SLG-FTG-1, SLG-RULING-34)."""
    for _ in range(n):
        if can_be_tired(g, member):
            g.crew[member].fatigue += 1
            g.tell("fatigue", "SLG-FTG-1", None, member=member)


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
        if not (yield from _prevented(g, member)):
            g.crew[member].statuses.append(kind)
            g.tell("afflicted", "SLG-STAT-1", None, member=member, status=kind)


def _prevented(g: SleepingState, member: CrewId) -> Flow[bool]:
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
    pay(g, used)
    g.tell("status-prevented", "SLG-WIN-8", seat, member=member)
    return True


# --- fate ------------------------------------------------------------------------------------------------


def draw_fate(g: SleepingState) -> int:
    """Reveal the top ability card and discard it at once (SLG-FATE-1, SLG-RULING-9), or roll (SLG-DICE-1)."""
    if g.fate_dice:
        return g.dice.roll(HIGHEST_FATE)
    restock(g)
    card = g.ability_deck.draw_to(g.ability_discard, EVERYBODY)
    return g.book.abilities[card].fate


def restock(g: SleepingState) -> None:
    """An empty ability deck is made of the discard pile (SLG-ABL-8)."""
    if not g.ability_deck.cards:
        g.ability_discard.move_all(g.ability_deck)
        g.ability_deck.shuffle(g.dice)


def change_fate(g: SleepingState, fate: Fate, effect: fx.AddFate | fx.Redraw) -> None:
    """Bonuses stay through a redraw (SLG-FATE-3); "best" keeps the higher printed number (SLG-ADV-7)."""
    if isinstance(effect, fx.AddFate):
        fate.bonus += effect.n
        return
    drawn = draw_fate(g)
    fate.printed = max(drawn, fate.printed) if effect.keep == "best" else drawn
    g.tell("redraw", "SLG-FATE-3", None, fate=fate.printed)


# --- ship damage -----------------------------------------------------------------------------------------


def damage_ship(g: SleepingState, n: int) -> Flow[None]:
    """Cube by cube: draw, place, check (SLG-SDMG-5)."""

    def shoring(seat: int) -> list[Usable]:
        return uses(g, seat, "hull")

    while n > 0 and (used := (yield from offer(g, "prevent-damage", g.active, shoring, "SLG-WIN-7"))):
        effects, _ = pay(g, used)
        n -= sum(effect.n for effect in effects if isinstance(effect, fx.PreventShipDamage))
        g.tell("damage-prevented", "SLG-WIN-7", used.seat)
    for _ in range(n):
        yield from _one_cube(g)


def _one_cube(g: SleepingState) -> Flow[None]:
    def fate_uses(seat: int) -> list[Usable]:
        return uses(g, seat, "fate")

    g.fate = Fate(draw_fate(g))  # a fate draw like any other (SLG-SDMG-1, SLG-RULING-35)
    while used := (
        yield from offer(g, "ship-fate", g.active, fate_uses, "SLG-WIN-7", {"fate": g.fate.total})
    ):
        effects, _ = pay(g, used)
        for effect in effects:
            if isinstance(effect, fx.AddFate | fx.Redraw):
                change_fate(g, g.fate, effect)
    area = g.book.area_of_fate[min(g.fate.total, HIGHEST_FATE)]
    g.fate = None
    if g.hull[area] >= g.book.rooms[area].damage_spaces:
        other = yield from pick_area(g.active, "full-area", free_areas(g), "SLG-SDMG-2", {"area": area})
        assert other is not None
        area = other
    g.hull[area] += 1
    g.tell("ship-damage", "SLG-SDMG-1", None, sound="crack", area=area)
    if g.ship_damage >= g.book.ship.supply.ship_damage:  # SLG-SDMG-3
        defeated("ship")


def free_areas(g: SleepingState) -> list[str]:
    return [area for area, room in g.book.rooms.items() if g.hull[area] < room.damage_spaces]


def repair(g: SleepingState, n: int, seat: int) -> Flow[None]:
    """Up to so many cubes leave, the active player choosing (SLG-SDMG-4)."""
    for left in range(n, 0, -1):
        damaged = [area for area, cubes in g.hull.items() if cubes]
        area = yield from pick_area(seat, "repair", damaged, "SLG-SDMG-4", {"n": left}, stop=True)
        if area is None:
            return
        g.hull[area] -= 1
        g.tell("repair", "SLG-SDMG-4", seat, area=area)
