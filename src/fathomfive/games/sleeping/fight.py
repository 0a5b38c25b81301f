"""Reading a fight: what the enemy cards show, what an attack adds up to, which squares may be covered.

Nothing here changes the table; the sequence of a fight is in `steps/combat.py` and `steps/attack.py`.
"""

from __future__ import annotations

from collections.abc import Iterator

from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.crew import traits, weapon
from fathomfive.games.sleeping.effects import CrewId
from fathomfive.games.sleeping.entries import Cell
from fathomfive.games.sleeping.game import FLYING, MISS_DAMAGE, MOST_FATIGUE, TIRED_BLOW
from fathomfive.games.sleeping.state import Attack, Combat, Foe, SleepingState


def open_cells(g: SleepingState, foe: Foe) -> Iterator[tuple[int, Cell]]:
    """The uncovered squares in reading order."""
    for place, cell in enumerate(g.book.enemies[foe.enemy].cells):
        if place not in foe.covered:
            yield place, cell


def beaten(g: SleepingState, foe: Foe) -> bool:
    """All hearts are covered (SLG-DMG-7)."""
    return all(place in foe.covered for place in g.book.enemies[foe.enemy].hearts)


def resist(g: SleepingState, foe: Foe) -> int:
    return sum(cell.resist for _, cell in open_cells(g, foe))


def first_strike(g: SleepingState, foe: Foe) -> bool:
    return any(cell.first_strike for _, cell in open_cells(g, foe))


def strength(g: SleepingState, foe: Foe) -> int:
    """Basic attack and all uncovered bonus damage (SLG-CTR-2)."""
    return g.book.enemies[foe.enemy].attack + sum(cell.damage for _, cell in open_cells(g, foe))


def beside(combat: Combat, foe: Foe) -> list[Foe]:
    """The direct neighbours in the row."""
    at = combat.row.index(foe)
    return [combat.row[there] for there in (at - 1, at + 1) if 0 <= there < len(combat.row)]


def round_strength(g: SleepingState, combat: Combat, foe: Foe) -> int:
    """At the end of a round neighbours may add to it (SLG-EOR-2)."""
    total = strength(g, foe)
    for other in beside(combat, foe):
        for _, cell in open_cells(g, other):
            if cell.hourglass in ("adjacent1", "adjacent2"):
                total += int(cell.hourglass[-1])
    return total


# --- an attack -------------------------------------------------------------------------------------------


def running(g: SleepingState) -> tuple[Combat, Attack]:
    """The fight and the attack that is going on."""
    combat = g.fight
    assert combat.attack is not None
    return combat, combat.attack


def defence(g: SleepingState) -> int:
    """SLG-ATK-3: flying helps against everything that is not ranged."""
    combat, attack = running(g)
    foe = combat.foe(attack.target)
    value = g.book.enemies[foe.enemy].defence
    if weapon(g, attack.member, attack.weapon).ranged or "flying" in attack.ignored:
        return value
    return value + FLYING if any(cell.flying for _, cell in open_cells(g, foe)) else value


def accuracy(g: SleepingState) -> int:
    """Weapon, constant effects and what was used for this attack."""
    _, attack = running(g)
    held = weapon(g, attack.member, attack.weapon)
    value = held.accuracy + attack.accuracy
    for effect in traits(g, attack.member, fx.Accuracy):
        match effect.when:
            case None:
                value += effect.n
            case "melee":
                value += 0 if held.ranged else effect.n
            case "target_damaged":
                value += effect.n if attack.target_damaged else 0
    return value


def attack_total(g: SleepingState) -> int:
    _, attack = running(g)
    assert attack.fate is not None
    return attack.fate.total + accuracy(g)


def points(g: SleepingState) -> int:
    """Hit or miss damage with all bonuses, before the target's resist (SLG-ATK-4)."""
    _, attack = running(g)
    held = weapon(g, attack.member, attack.weapon)
    value = (held.damage if attack.hit else MISS_DAMAGE) + attack.damage
    for effect in traits(g, attack.member, fx.Damage):
        wanted = {
            "hit": attack.hit,
            "miss": not attack.hit,
            "hit_melee": attack.hit and not held.ranged,
            "hit_ranged": attack.hit and held.ranged,
        }
        value += effect.n if effect.when is None or wanted[effect.when] else 0
    return max(0, value - TIRED_BLOW if tires(g, attack.member) else value)


def tires(g: SleepingState, member: CrewId) -> bool:
    """Whether exhaustion weakens a blow (SLG-FTG-2)."""
    tired = g.crew[member].fatigue >= MOST_FATIGUE
    return tired and not traits(g, member, fx.IgnoreFatiguePenalty)


# --- placing damage --------------------------------------------------------------------------------------


def legal_squares(g: SleepingState) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Where the next point may go: squares of the target (SLG-DMG-1), and splash (SLG-DMG-5)."""
    combat, attack = running(g)
    target = combat.foe(attack.target)
    if not attack.placed:
        first = [
            (target.enemy, place) for place, cell in open_cells(g, target) if _affordable(attack, cell, 0)
        ]
        return first, []
    reach = _touching(g, combat, attack)
    own = [
        (target.enemy, place)
        for place, cell in open_cells(g, target)
        if (target.enemy, place) in reach and _affordable(attack, cell, 0)
    ]
    splash: list[tuple[int, int]] = []
    for foe in beside(combat, target):  # never farther (SLG-RULING-14)
        lost = splash_resist(attack, foe.enemy)
        for place, cell in open_cells(g, foe):
            if (foe.enemy, place) in reach and _affordable(attack, cell, lost):
                if splash_allowed(g, attack, cell.points + lost):
                    splash.append((foe.enemy, place))
    return own, splash


def splash_resist(attack: Attack, enemy: int) -> int:
    """The first splash point on a resisting neighbour costs so many more (SLG-DMG-9)."""
    if any(there == enemy for there, _ in attack.placed):
        return 0
    return attack.resist.get(enemy, 0)


def splash_allowed(g: SleepingState, attack: Attack, cost: int) -> bool:
    """Never more beside the target than really lies on it (SLG-DMG-5, SLG-RULING-13)."""
    if attack.splash_free:
        return True
    more = sum(effect.n for effect in traits(g, attack.member, fx.SplashBonus))
    return attack.on_splash + cost <= attack.on_target + more


def _affordable(attack: Attack, cell: Cell, lost: int) -> bool:
    """A thick heart wants all its points at once (SLG-DMG-4)."""
    if cell.points + lost > attack.left:
        return False
    return not cell.heart or attack.on_hearts + cell.heart <= attack.points - attack.hearts_barred


def _touching(g: SleepingState, combat: Combat, attack: Attack) -> list[tuple[int, int]]:
    """Every square next to one that this attack has covered, over the seam of two cards too (SLG-DMG-2).

    Next to any of them, not only the last: the shape is free (SLG-DMG-3). Above and below a card there are
    numbers that no square has.
    """
    found: list[tuple[int, int]] = []
    for enemy, place in attack.placed:
        at = combat.row.index(combat.foe(enemy))
        columns = g.book.enemies[enemy].columns
        row, column = divmod(place, columns)
        for down, right in _STEPS[attack.diagonal]:
            there, across = row + down, column + right
            if 0 <= across < columns:
                found.append((enemy, there * columns + across))
            elif across < 0 and at > 0:
                other = g.book.enemies[combat.row[at - 1].enemy]
                found.append((other.id, there * other.columns + other.columns - 1))
            elif across >= columns and at + 1 < len(combat.row):
                other = g.book.enemies[combat.row[at + 1].enemy]
                found.append((other.id, there * other.columns))
    return found


_STRAIGHT = ((-1, 0), (1, 0), (0, -1), (0, 1))
_STEPS = {False: _STRAIGHT, True: (*_STRAIGHT, (-1, -1), (-1, 1), (1, -1), (1, 1))}


def free_squares(g: SleepingState) -> list[tuple[int, int]]:
    """Where a free strike may go: any open square for one point on a card without resist (SLG-RULING-38)."""
    if g.combat is None:
        return []
    return [
        (foe.enemy, place)
        for foe in g.combat.row
        if not resist(g, foe)
        for place, cell in open_cells(g, foe)
        if cell.points == 1
    ]
