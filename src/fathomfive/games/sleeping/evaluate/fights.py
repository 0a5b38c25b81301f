"""Fights: what one would cost before it begins, and how one stands while it lasts."""

from __future__ import annotations

from math import fsum

from fathomfive.games.sleeping.crew import health, weapon
from fathomfive.games.sleeping.effects import CrewId
from fathomfive.games.sleeping.evaluate import weights as w
from fathomfive.games.sleeping.evaluate.party import vigour
from fathomfive.games.sleeping.fight import open_cells, resist, strength
from fathomfive.games.sleeping.odds import FATE_SHARE, at_least, fate_counts
from fathomfive.games.sleeping.state import CREW, Combat, Foe, SleepingState


def fight_ahead(g: SleepingState, level: int) -> float:
    """What a fight of this level costs the party as it is; only the level is known (SLG-EXP-6)."""
    weaker = w.STARTING_MIGHT / might(g)
    harm = expected_harm(level) * weaker * weaker
    alive = sum(health(g, member) for member in CREW)
    share = harm / max(1, alive)
    lost = min(0.95, max(0.0, (share - w.EVEN_FIGHT) / (w.HOPELESS_FIGHT - w.EVEN_FIGHT)))
    return 1.2 * (vigour(alive - harm) - vigour(alive)) - w.LOST_FIGHT * lost


def expected_harm(level: int) -> float:
    below = (0, 0.0)
    for at, harm in w.EXPECTED_HARM:
        if level <= at:
            return below[1] + (harm - below[1]) * (level - below[0]) / (at - below[0])
        below = (at, harm)
    return below[1] + 8.0 * (level - below[0])


def might(g: SleepingState) -> float:
    """Accuracy and damage of the four best weapons that can be raised."""
    arms = sorted(
        (
            max(
                weapon(g, member, name).accuracy + weapon(g, member, name).damage
                for name in ("", *g.crew[member].weapons)
            )
            for member in CREW
            if health(g, member) > 0 and "frightened" not in g.crew[member].statuses
        ),
        reverse=True,
    )[:4]
    return max(1.0, sum(arms) / 4)


def fight(g: SleepingState, seat: int) -> float:
    """A fight that has begun: what the enemies will still do, and the attack under way."""
    combat = g.combat
    if combat is None:
        return 0.0
    if not begun(g, combat):
        return fight_ahead(g, g.book.combat_level(tuple(foe.enemy for foe in combat.row)))
    alive = sum(health(g, member) for member in CREW)
    total = vigour(alive - coming_harm(g, combat)) - vigour(alive)
    total += w.SYNERGY * sum(owner != member for member in CREW for owner in g.crew[member].synergies)
    if combat.attack is not None:
        total += w.HIT_POINT * max(0, combat.attack.left)
    elif combat.attacker is not None:
        total += max(attack_worth(g, seat, combat.attacker, foe) for foe in combat.row)
    if combat.blow is not None:
        total -= w.HEALTH * combat.blow.rest
    return total


def begun(g: SleepingState, combat: Combat) -> bool:
    """The enemies lie open and tokens have been shared out; until then nobody knows who they are."""
    return any(combat.tokens) or any(sailor.tokens for sailor in g.crew.values())


def coming_harm(g: SleepingState, combat: Combat) -> float:
    """The health the rest of the fight will cost: whoever stands strikes once a round and strikes back."""
    if not combat.row:
        return 0.0
    attacks, blows, tricks = 0.0, 0, 0
    for foe in combat.row:
        blows += strength(g, foe)
        hearts = shield = flying = 0
        for _, cell in open_cells(g, foe):
            hearts += cell.heart
            shield += cell.resist
            flying |= cell.flying
            tricks += bool(cell.hourglass) + cell.first_strike
        attacks += hearts / _bite(g.book.enemies[foe.enemy].defence + flying, shield)
    rounds = 0.3 + attacks / w.ATTACKS_A_ROUND
    return rounds * (1.6 * blows + w.HOURGLASS * tricks)


def _bite(defence: int, shield: int) -> float:
    """Points a usual weapon brings home in one attack."""
    hits = fsum(share for fate, share in FATE_SHARE.items() if fate + w.USUAL_ACCURACY >= defence)
    points = hits * max(0.0, w.USUAL_DAMAGE - shield) + (1 - hits) * max(0.0, 1.0 - shield)
    return max(0.25, points)


def attack_worth(g: SleepingState, seat: int, member: CrewId, foe: Foe) -> float:
    """One attack: the points it should bring, less what comes back."""
    best, counts = -9.0, fate_counts(g, seat)
    hearts = sum(cell.heart for _, cell in open_cells(g, foe))
    for name in ("", *g.crew[member].weapons):
        held = weapon(g, member, name)
        likely = at_least(counts, g.book.enemies[foe.enemy].defence - held.accuracy)
        shield = resist(g, foe)
        points = likely * max(0, held.damage - shield) + (1 - likely) * max(0, 1 - shield)
        back = float(max(0, strength(g, foe) - held.block))
        if points >= hearts:
            back *= 1 - likely
        fallen = w.DOWN if back >= health(g, member) else 0.0
        best = max(best, 2 * w.HIT_POINT * points - w.HEALTH * back - fallen)
    return best
