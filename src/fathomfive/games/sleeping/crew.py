"""Questions about the nine: health, skills, who controls whom, what somebody can still take.

Nothing here changes the table.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.effects import CrewId, Effect, Skill, Status
from fathomfive.games.sleeping.entries import Weapon
from fathomfive.games.sleeping.game import LOW_MORALE, MOST_FATIGUE, WEAKENED
from fathomfive.games.sleeping.state import CAPTAIN, CREW, SleepingState

F = TypeVar("F", bound=Effect)

_HANDS = tuple(member for member in CREW if member != CAPTAIN)


def controller(g: SleepingState, member: CrewId) -> int:
    """The Captain is the active player's (SLG-TURN-1)."""
    return g.active if member == CAPTAIN else g.crew[member].seat


def controlled(g: SleepingState, seat: int) -> list[CrewId]:
    crew = g.crew
    mine = [member for member in _HANDS if crew[member].seat == seat]
    return [CAPTAIN, *mine] if seat == g.active else mine


# --- health ----------------------------------------------------------------------------------------------


def max_health(g: SleepingState, member: CrewId) -> int:
    sailor, book = g.crew[member], g.book
    most = book.crew[member].health
    if sailor.levels or sailor.equipped:
        for card in (*sailor.levels, *sailor.equipped):  # counts at 0 health too (SLG-HP-3)
            for effect in book.traits.get(card, ()):
                if type(effect) is fx.MaxHealth:
                    most += effect.n
    for card, more in book.health_cards:
        if card in g.cards:
            most += more
    return most


def health(g: SleepingState, member: CrewId) -> int:
    return max_health(g, member) - g.crew[member].damage


def standing(g: SleepingState) -> list[CrewId]:
    """Everybody with health left."""
    return [member for member in CREW if health(g, member) > 0]


def hurt(g: SleepingState) -> list[CrewId]:
    return [member for member in CREW if g.crew[member].damage]


def tired(g: SleepingState) -> list[CrewId]:
    return [member for member in CREW if g.crew[member].fatigue]


def not_exhausted(g: SleepingState) -> list[CrewId]:
    """Everybody who can still grow tired (SLG-FTG-1)."""
    return [member for member in CREW if can_be_tired(g, member)]


# --- traits ----------------------------------------------------------------------------------------------


def traits(g: SleepingState, member: CrewId, kind: type[F]) -> list[F]:
    """Constant and triggered effects of a member's cards; they are off at 0 health (SLG-HP-3)."""
    sailor = g.crew[member]
    if not sailor.levels and not sailor.equipped:
        return []
    found = [
        effect
        for card in (*sailor.levels, *sailor.equipped)
        for effect in g.book.traits.get(card, ())
        if type(effect) is kind
    ]
    return found if found and (active_in_attack(g, member) or health(g, member) > 0) else []


def active_in_attack(g: SleepingState, member: CrewId) -> bool:
    """An attacker brought to 0 by a counterattack goes on until the attack ends (SLG-CTR-6)."""
    return g.combat is not None and g.combat.attack is not None and g.combat.attack.member == member


def able(g: SleepingState, member: CrewId) -> bool:
    """May use board, card and level abilities (SLG-CREW-6, SLG-HP-3)."""
    return health(g, member) > 0 or active_in_attack(g, member)


def passive_sum(g: SleepingState, kind: type[fx.HandLimit] | type[fx.RecipeDiscount]) -> int:
    """What owned cards add all the time."""
    return sum(
        effect.n for card, lines in g.book.passive(kind).items() if card in g.cards for effect in lines
    )


def constants(g: SleepingState, kind: type[F]) -> list[F]:
    """Constant effects of ongoing events."""
    return [effect for card in g.ongoing for effect in g.book.events[card].constant if type(effect) is kind]


# --- skills ----------------------------------------------------------------------------------------------


def skill(g: SleepingState, member: CrewId, which: Skill) -> int:
    """SLG-CHAL-6."""
    sailor, book = g.crew[member], g.book
    value = book.crew[member].skills[which]
    value += sum(1 for card in sailor.equipped if book.abilities[card].skill == which)  # SLG-ABL-2
    value += sum(book.levels[level].skills.get(which, 0) for level in sailor.levels)
    if "weakened" in sailor.statuses:  # SLG-STAT-4
        value -= WEAKENED
    return max(0, value)  # SLG-RULING-44


def join_cost(g: SleepingState, member: CrewId) -> int:
    """Low morale costs the controller a command (SLG-CHAL-4, SLG-STAT-6)."""
    if "low_morale" not in g.crew[member].statuses:
        return 0
    return 0 if traits(g, member, fx.IgnoreLowMorale) else LOW_MORALE


def may_join(g: SleepingState, member: CrewId) -> bool:
    """Fewer than 2 fatigue and some health (SLG-CHAL-2), or a card that says otherwise."""
    if health(g, member) <= 0:
        return False
    return g.crew[member].fatigue < MOST_FATIGUE or tireless_join(g, member)


def tireless_join(g: SleepingState, member: CrewId) -> bool:
    return bool(traits(g, member, fx.JoinWithTwoFatigue)) and f"tireless-{member}" not in g.used


# --- what somebody can take ------------------------------------------------------------------------------


def can_be_tired(g: SleepingState, member: CrewId) -> bool:
    return g.crew[member].fatigue < MOST_FATIGUE


def can_be_afflicted(g: SleepingState, member: CrewId, kind: Status) -> bool:
    """Lacks the status and is not immune (SLG-STAT-1)."""
    if kind in g.crew[member].statuses:
        return False
    return all(kind not in effect.kinds for effect in traits(g, member, fx.Immune))


def status_supply(g: SleepingState, kind: Status) -> int:
    out = sum(1 for sailor in g.crew.values() if kind in sailor.statuses)
    return g.book.ship.supply.status[kind] - out


def first_in(group: Iterable[CrewId], who: Iterable[CrewId]) -> list[CrewId]:
    """Those of `who` in the group that has to be used first, or else all of them (SLG-FAIL-9)."""
    everybody = list(who)
    return [member for member in group if member in everybody] or everybody


# --- weapons ---------------------------------------------------------------------------------------------


def weapon(g: SleepingState, member: CrewId, name: str) -> Weapon:
    """A weapon card, or the printed weapon of the board for ""."""
    if not name:
        return g.book.crew[member].weapon
    card = g.book.cards[name].weapon
    assert card is not None
    return card


def bearer(g: SleepingState, card: str) -> CrewId | None:
    return next((member for member in CREW if card in g.crew[member].weapons), None)
