"""Where to sail: what each place promises from what the party knows, and how far it is."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from fathomfive.games.sleeping.crew import health
from fathomfive.games.sleeping.evaluate import weights as w
from fathomfive.games.sleeping.evaluate.party import price, readiness, tiredness, vigour, wreckage
from fathomfive.games.sleeping.evaluate.promises import promise
from fathomfive.games.sleeping.odds import FATE_SHARE
from fathomfive.games.sleeping.state import CREW, LogEntry, SleepingState
from fathomfive.games.sleeping.steps.challenge import strength
from fathomfive.games.sleeping.steps.explore import holds
from fathomfive.games.sleeping.steps.port import inn_price, levels_for
from fathomfive.games.sleeping.steps.windows import can_pay


def course(g: SleepingState) -> float:
    """The best goal, worth less the farther it is. What can still be sailed in this action counts as done."""
    way = g.book.atlas.ways(w.HAZARD_STEPS)[g.region]
    reach = g.distance_left + expected_distance(g)
    here = g.story.location if g.story is not None else 0
    locations = g.book.atlas.locations
    fit = readiness(g)
    best = 0.0
    for number, worth in worth_of_places(g).items():
        if number != here and fit * worth > best:
            best = max(best, fit * worth * w.STEP ** max(0.0, way[locations[number].region] - reach))
    for phase, worth, regions in (
        ("port", port(g), g.book.atlas.ports),
        ("market", market(g), g.book.atlas.markets),
    ):
        if g.phase == phase:
            best += w.ASHORE * worth
        elif w.ABROAD * worth > best:
            best = max(
                best, w.ABROAD * worth * w.STEP ** max(0.0, min(way[region] for region in regions) - reach)
            )
    if g.story is not None and not g.story.paragraph and here:
        best += fit * _entering(g, here)
    return best


def expected_distance(g: SleepingState) -> float:
    """How far a travel in progress will lead."""
    if g.test is None or g.test.kind != "travel":
        return 0.0
    total = strength(g)
    if g.test.fate is not None:
        return g.book.distance(total + g.test.fate.total) + g.test.distance
    return sum(share * g.book.distance(total + fate) for fate, share in FATE_SHARE.items())


# --- places ----------------------------------------------------------------------------------------------

MOST_KEPT = 512


def worth_of_places(g: SleepingState) -> dict[int, float]:
    """What a visit to each location promises. Asked for at every answer a bot weighs, and seldom changing:
    so it is kept by everything it depends on."""
    known = (
        g.read,
        g.taken,
        g.quests,
        g.used_quests,
        list(g.cards),
        g.tokens,
        g.resources,
        g.bells,
        g.entries,
    )
    key = msgspec.msgpack.encode((known, g.log))
    kept = g.book.worth_of_places
    if key not in kept:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        kept[key] = {number: n for number in g.book.atlas.locations if (n := _worth(g, number, g.log)) > 0}
    return kept[key]


def _entering(g: SleepingState, number: int) -> float:
    """The place that is being explored, as it looked before anybody went ashore."""
    return _worth(g, number, g.log[:-1])


def _worth(g: SleepingState, number: int, log: Sequence[LogEntry]) -> float:
    """A visit, as far as it can be told beforehand."""
    worth = -w.HARSH_WATERS * g.book.atlas.harshness[number]
    if _sent_to(g, number, log):
        worth += w.ERRAND
    if any(name in g.read for name in g.book.pages_of[number]):
        return max(worth, worth + _unfinished(g, number) if worth <= 0 else worth)
    return worth + w.PLACE


def _sent_to(g: SleepingState, number: int, log: Sequence[LogEntry]) -> bool:
    """Whether an active quest names the place, and nobody has been there with that quest."""
    errands = [quest for quest in g.quests if number in g.book.errands[quest]]
    if not errands:
        return False
    for entry in reversed(log):
        if entry.what == "explore" and entry.id == str(number):
            return False
        if entry.what == "quest" and int(entry.id) in errands:
            return True
    return False


def _unfinished(g: SleepingState, number: int) -> float:
    """The best choice that was open there the last time, was never taken, and could be taken now."""
    page = g.book.story.get(g.entries.get(number, ""))
    if page is None:
        return 0.0
    stale = w.AGAIN ** sum(entry.what == "explore" and entry.id == str(number) for entry in g.log)
    stale *= w.DONE if _told(g, number) else 1.0
    return max(
        (
            stale * promise(g, choice) * (w.FAILED if choice.fail and choice.fail.go in g.read else 1.0)
            + price(choice.cost)
            for choice in page.choice
            if f"{page.id}/{choice.key}" not in g.taken
            and (choice.requires is None or holds(g, choice.requires))
            and can_pay(g, choice.cost, g.active)
        ),
        default=0.0,
    )


def _told(g: SleepingState, number: int) -> bool:
    """Whether a totem was found there."""
    at = ""
    for entry in g.log:
        if entry.what == "explore":
            at = entry.id
        elif entry.what == "totem" and at == str(number):
            return True
    return False


# --- ports and markets -----------------------------------------------------------------------------------


def port(g: SleepingState) -> float:
    """What the four services would bring with the money there is."""
    coins, planks, coin = g.resources["coin"], g.resources["materials"], w.COIN + w.SCORE_OF_COIN
    total, cubes = 0.0, g.ship_damage
    while cubes and (planks or coins):
        gain = wreckage(cubes) - wreckage(cubes - 1) - (w.RESOURCE if planks else coin)
        if gain <= 0:
            break
        total, cubes = total + gain, cubes - 1
        planks, coins = (planks - 1, coins) if planks else (planks, coins - 1)
    bill = inn_price(g)
    alive, hurt = sum(health(g, member) for member in CREW), [g.crew[member].damage for member in CREW]
    if coins >= bill:
        rest = sum(tiredness(s.fatigue) - tiredness(max(0, s.fatigue - 1)) for s in g.crew.values())
        healed = sum(min(2, damage) for damage in hurt)
        bed = vigour(alive + healed) - vigour(alive) + rest - coin * bill
        if bed > 0:
            total, alive, coins = total + bed, alive + healed, coins - bill
            hurt = [max(0, damage - 2) for damage in hurt]
    for damage in sorted(hurt, reverse=True)[:coins]:
        total += max(0.0, vigour(alive + damage) - vigour(alive) - coin)
        alive += damage
    lessons = [
        w.LEVEL + g.book.ship.score.level_card - w.XP * g.book.levels[name].xp for name in levels_for(g, g.xp)
    ]
    return total + max(lessons, default=0.0)


def market(g: SleepingState) -> float:
    """What can be bought with coins that are not needed for a port."""
    spare = max(0, g.resources["coin"] - w.ENOUGH_COINS)
    gain = w.MARKET_CARD + g.book.ship.score.adventure_card - w.SCORE_OF_COIN * w.CARD_PRICE
    return gain * min(w.CARDS_A_VISIT, spare // w.CARD_PRICE)
