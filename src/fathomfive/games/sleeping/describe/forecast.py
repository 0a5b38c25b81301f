"""What may come of an attack or a travel before it is begun: tried out on a copy of the table, by the rules
themselves. Nothing is drawn; the next fate is counted from what the viewer has not seen.
"""

from __future__ import annotations

import copy
from collections import Counter
from typing import NamedTuple

from msgspec.structs import replace

from fathomfive.author import Text, Viewer, Words, look, say
from fathomfive.games.sleeping.crew import weapon
from fathomfive.games.sleeping.effects import CrewId
from fathomfive.games.sleeping.fight import accuracy, defence, first_strike, points, resist, strength
from fathomfive.games.sleeping.game import HIGHEST_FATE, LOWEST_FATE
from fathomfive.games.sleeping.names import card_name, in_a_row
from fathomfive.games.sleeping.odds import chance, fate_counts
from fathomfive.games.sleeping.state import Attack, Fate, SleepingState
from fathomfive.games.sleeping.steps.attack import counter_block
from fathomfive.games.sleeping.steps.travel import to_next_region, travel_distance


class Swing(NamedTuple):
    """An attack as it would go without anybody's help."""

    needed: int
    """The fate that hits."""
    percent: int
    hit: int
    miss: int
    back: int
    """What the enemy strikes back for, block taken off."""
    first: bool
    """It answers before the blow, whatever is drawn."""


def swing(g: SleepingState, member: CrewId, arm: str, enemy: int, viewer: Viewer) -> Swing:
    tried = _aside(g)
    assert g.combat is not None, "attacks are part of a fight"
    foe = g.combat.foe(enemy)
    attack = Attack(member, arm, enemy, first_strike=first_strike(g, foe), target_damaged=bool(foe.covered))
    tried.combat = replace(g.combat, attack=attack)
    needed = defence(tried) - accuracy(tried)
    attack.hit = True
    hit = max(0, points(tried) - resist(g, foe))
    attack.hit = False
    miss = max(0, points(tried) - resist(g, foe))
    block = weapon(g, member, arm).block + counter_block(g, member)
    back = max(0, strength(g, foe) - block)
    percent = round(100 * chance(g, viewer, needed))
    return Swing(needed, percent, hit, miss, back, attack.first_strike)


def aimed(g: SleepingState, member: CrewId, arm: str, enemy: int, viewer: Viewer) -> Text:
    """Accuracy, damage, odds and what comes back."""
    there = swing(g, member, arm, enemy, viewer)
    return say(
        "follows-aimed",
        accuracy=defence_of(g, member, arm, enemy) - there.needed,
        needed="sure" if there.needed <= LOWEST_FATE else "no" if there.needed > HIGHEST_FATE else "fate",
        fate=there.needed,
        percent=there.percent,
        hit=there.hit,
        miss=there.miss,
        back=there.back,
        first="yes" if there.first else "no",
    )


def hit_badge(g: SleepingState, member: CrewId, arm: str, enemy: int, viewer: Viewer) -> look.Badge:
    percent = swing(g, member, arm, enemy, viewer).percent
    return look.Badge(text=say("percent", n=percent), label=say("badge-to-hit"))


def draws(g: SleepingState, member: CrewId, arm: str, enemy: int, viewer: Viewer) -> look.Histogram:
    """The fates that may come, and which of them hit; shown while the target is looked at."""
    there = swing(g, member, arm, enemy, viewer)
    bars = tuple(
        look.Bar(str(number), n, "good" if number >= there.needed else "dim")
        for number, n in fate_counts(g, viewer).items()
    )
    name = g.book.enemies[enemy].name
    text = say("odds-aim", enemy=name, n=defence_of(g, member, arm, enemy), hit=there.hit, miss=there.miss)
    headline = say("odds-headline", n=there.percent)
    return look.Histogram(label=say("panel-odds"), bars=bars, headline=headline, text=text, where="between")


def defence_of(g: SleepingState, member: CrewId, arm: str, enemy: int) -> int:
    """With what flies counted, as this weapon meets it (SLG-ATK-3)."""
    tried = _aside(g)
    assert g.combat is not None, "attacks are part of a fight"
    tried.combat = replace(g.combat, attack=Attack(member, arm, enemy))
    return defence(tried)


def armed(g: SleepingState, member: CrewId, arm: str, viewer: Viewer) -> Text:
    """A weapon in somebody's hand, and how likely it hits each enemy."""
    held = weapon(g, member, arm)
    name: Words = card_name(g.book, arm) if arm else held.name
    return say(
        "follows-armed",
        weapon=name,
        n=held.damage,
        accuracy=held.accuracy,
        odds=_each(g, member, arm, viewer),
    )


def best_armed(g: SleepingState, member: CrewId, viewer: Viewer) -> Text:
    """With whichever weapon does most on average."""
    assert g.combat is not None, "attackers are part of a fight"
    foes = [foe.enemy for foe in g.combat.row]

    def worth(arm: str) -> float:
        each = [swing(g, member, arm, enemy, viewer) for enemy in foes]
        return max((one.percent * one.hit + (100 - one.percent) * one.miss for one in each), default=0)

    arms = ("", *g.crew[member].weapons)
    return armed(g, member, max(arms, key=worth), viewer)


def _each(g: SleepingState, member: CrewId, arm: str, viewer: Viewer) -> Words:
    assert g.combat is not None, "attackers are part of a fight"
    odds = [
        say(
            "odds-to-hit",
            enemy=g.book.enemies[foe.enemy].name,
            n=swing(g, member, arm, foe.enemy, viewer).percent,
        )
        for foe in g.combat.row
    ]
    return in_a_row(odds) if odds else ""


# --- travel ----------------------------------------------------------------------------------------------


def how_far(g: SleepingState, helm: tuple[CrewId, ...], viewer: Viewer) -> Words:
    """How likely each distance is with somebody at the helm, or nobody: "2 regions 60 %, 3 regions 40 %"."""
    counts, shares = fate_counts(g, viewer), Counter[int]()
    total = sum(counts.values())
    if not total:
        return ""
    for fate, n in counts.items():
        tried = _aside(g)
        tried.test = replace(g.trial, committed=[*g.trial.committed, *helm], fate=Fate(fate))
        shares[travel_distance(tried)] += n
    return in_a_row(
        [
            say("odds-distance", n=far, percent=round(100 * n / total))
            for far, n in sorted(shares.items())
            if n
        ]
    )


def distance_now(g: SleepingState) -> Text:
    """As the draw lies, and what another region would take."""
    return say("follows-distance", n=travel_distance(g), more=to_next_region(g))


def _aside(g: SleepingState) -> SleepingState:
    """The same table, on which something may be laid without anybody seeing it."""
    tried = copy.copy(g)
    vars(tried).update(vars(g))
    return tried
