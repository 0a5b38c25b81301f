"""Where to sail: what each place promises from what the party knows, and how far it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import fsum

import msgspec

from fathomfive.games.sleeping.book import FIRST_OF_THREADS
from fathomfive.games.sleeping.evaluate import weights as w
from fathomfive.games.sleeping.evaluate.party import price
from fathomfive.games.sleeping.evaluate.promises import promise
from fathomfive.games.sleeping.evaluate.standing import Standing
from fathomfive.games.sleeping.odds import FATE_SHARE
from fathomfive.games.sleeping.state import LogEntry, SleepingState
from fathomfive.games.sleeping.steps.challenge import strength
from fathomfive.games.sleeping.steps.explore import holds
from fathomfive.games.sleeping.steps.windows import can_pay


def course(g: SleepingState, party: Standing) -> float:
    """The best goal, worth less the farther it is. What can still be sailed in this action counts as done."""
    way = g.book.atlas.ways(w.HAZARD_STEPS)[g.region]
    reach = g.distance_left + expected_distance(g)
    here = g.story.location if g.story is not None else 0
    fit = party.readiness
    best = best_goal(g, g.region, reach, here, fit)
    for phase, worth, regions in (
        ("port", party.port, g.book.atlas.ports),
        ("market", party.market, g.book.atlas.markets),
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


def best_goal(g: SleepingState, region: str, reach: float, here: int, fit: float) -> float:
    """The place that draws the party most, from where the ship is. Kept with what the places are worth."""
    places = worth_of_places(g)
    best = places.goals.get((region, reach, here, fit))
    if best is None:
        best, way, locations = 0.0, g.book.atlas.ways(w.HAZARD_STEPS)[region], g.book.atlas.locations
        for number, worth in places.items():
            if number != here and fit * worth > best:
                best = max(best, fit * worth * w.STEP ** max(0.0, way[locations[number].region] - reach))
        places.goals[region, reach, here, fit] = best
    return best


def expected_distance(g: SleepingState) -> float:
    """How far a travel in progress will lead."""
    if g.test is None or g.test.kind != "travel":
        return 0.0
    total = strength(g)
    if g.test.fate is not None:
        return g.book.distance(total + g.test.fate.total) + g.test.distance
    return fsum(share * g.book.distance(total + fate) for fate, share in FATE_SHARE.items())


# --- places ----------------------------------------------------------------------------------------------

MOST_KEPT = 512


class Places(dict[int, float]):
    """What a visit to each location promises, and the goals that were found by it."""

    def __init__(self, worths: Mapping[int, float]) -> None:
        super().__init__(worths)
        self.goals: dict[tuple[str, float, int, float], float] = {}


def worth_of_places(g: SleepingState) -> Places:
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
    kept: dict[bytes, Places] = g.book.worth_of_places
    if key not in kept:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        worths = {number: _worth(g, number, g.log) for number in g.book.atlas.locations}
        kept[key] = Places({number: worth for number, worth in worths.items() if worth > 0})
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
    """Whether an active quest names the place, and nobody has been there with that quest.

    A bot does not sail for the crew's own threads: they are told, and bring no totem.
    """
    errands = [quest for quest in g.quests if quest < FIRST_OF_THREADS and number in g.book.errands[quest]]
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
            and choice.go not in g.book.asides
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
