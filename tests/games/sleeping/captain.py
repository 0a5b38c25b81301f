"""A captain who has read the book, and takes the cheapest totem next.

On paper every exploration that brings a totem now is played through in all its ways; the way counts what it
costs in sailing, fights and hard tests. Where no single landing brings one, the pilot's chart looks further.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.document import DOCUMENTS, Campaign
from fathomfive.games.sleeping.effects import Effects
from fathomfive.games.sleeping.entries import Choice, Paragraph
from fathomfive.games.sleeping.evaluate import turns_left
from fathomfive.games.sleeping.evaluate.fights import expected_harm
from fathomfive.games.sleeping.game import ACTIONS_PER_TURN, GAME
from fathomfive.games.sleeping.state import SleepingState
from fathomfive.games.sleeping.steps.windows import can_pay
from tests.games.sleeping.chart import Chart, Visit, world_of
from tests.games.sleeping.reach import World, after, holds, totems
from tests.games.sleeping.tour import best_round

LEGACY = ("177", "180", "171", "173", "178", "166", "170", "169", "167", "168", "176", "172")
"""What he takes along of the sheet: all but bare masts, short bells and the night sail."""
DEEPEST = 12
"""Pages of one landing."""
HEALED, EASY = 6.0, 6
"""Health that an action in port brings back; a test that is no trouble."""
LOST_TEST = 0.45
"""Actions that each point beyond an easy test costs, on average."""
COIN, CUBE, HEART, TIRED, KNOWN = 0.5, 0.7, 0.12, 0.15, 0.1
"""Actions that a coin or plank, a cube of the hull, a point of health, fatigue and experience are worth: what
sinks a ship takes six events with it, and coins are what keeps it afloat."""
FIRST_STEP, STEP, STORM = 1.0, 0.45, 3.0
"""Actions for the first region of a way and for each one more; regions that a hazard counts for."""
SAILED = 0.85
"""The share of the time that is left for sailing and landing: the rest goes into ports, or is lost."""
PATIENCE = 2.0
"""How much what waiting would save weighs."""
TRIED = 3.0
"""Actions that every earlier landing at a place weighs: what failed once may fail again."""

Way = tuple[Visit, float]


class Captain:
    def __init__(self, chart: Chart) -> None:
        self.chart, self.book = chart, chart.book

    def way(self, g: SleepingState) -> list[Visit] | None:
        world, found = world_of(g), totems(self.book, world_of(g))
        ways = [
            best
            for number in self.book.atlas.locations
            if (best := self._cheapest(g, world, number, found)) is not None
        ]
        if not ways:
            return self.chart.way(g, lambda then: totems(self.book, then) > found)
        landings = {visit.location: (visit, cost) for visit, cost in ways}
        stays = {
            number: cost + self._better_later(g, world, number, cost)
            for number, (_, cost) in landings.items()
        }
        regions = {number: self.book.atlas.locations[number].region for number in landings}
        order = best_round(g.region, stays, regions, self._leg, SAILED * actions_left(g))
        return [landings[number][0] for number in order]

    def _leg(self, start: str, goal: str) -> float:
        """Actions it takes to sail there, on average; none where one lies already."""
        steps = self.book.atlas.ways(STORM)[start][goal]
        return FIRST_STEP + STEP * (steps - 1) if steps else 0.0

    def _better_later(self, g: SleepingState, world: World, number: int, cost: float) -> float:
        """What it would save to come here with a full locker: some places open to it by themselves."""
        others = frozenset(
            int(card[1:])
            for card, printed in self.book.cards.items()
            if printed.totem and int(printed.source.split(":")[1]) != number
        )
        laden = msgspec.structs.replace(world, cards=world.cards | others)
        later = self._cheapest(g, laden, number, totems(self.book, laden))
        return max(0.0, PATIENCE * (cost - later[1])) if later else 0.0

    def _cheapest(self, g: SleepingState, world: World, number: int, found: int) -> Way | None:
        """The best way to a totem in one landing there, without the sailing."""
        page = self._opens(world, self.book.story[self.book.atlas.locations[number].paragraph])
        before = sum(entry.what == "explore" and entry.id == str(number) for entry in g.log)
        ways = [
            (Visit(number, dict(picks)), 1 + cost + TRIED * before)
            for then, picks, cost in self._landings(g, world, page, {}, 0.0, 0)
            if totems(self.book, then) > found
        ]
        return min(ways, key=lambda way: way[1], default=None)

    def _landings(
        self, g: SleepingState, world: World, page: Paragraph, picks: dict[str, str], cost: float, deep: int
    ) -> Iterator[tuple[World, dict[str, str], float]]:
        world, cost = after(world, page.effects), cost - brings(page.effects)
        if deep >= DEEPEST or not page.choice:
            if page.go is not None and deep < DEEPEST:
                yield from self._landings(
                    g, world, self._opens(world, self.book.story[page.go]), picks, cost, deep + 1
                )
            else:
                yield world, picks, cost
            return
        for choice in page.choice:
            if choice.key in picks.get(page.id, "") or not can_pay(g, choice.cost, g.active):
                continue
            if choice.requires is not None and not holds(self.book, world, choice.requires):
                continue
            then = after(world, choice.effects)
            more = picks | {page.id: picks.get(page.id, "") + choice.key}
            spent = cost + self._price(choice) - brings(choice.effects)
            if choice.go is not None:
                onward = self._opens(then, self.book.story[choice.go])
                yield from self._landings(g, then, onward, more, spent, deep + 1)
            else:
                yield then, more, spent

    def _price(self, choice: Choice) -> float:
        fight = expected_harm(self.book.combat_level(choice.combat)) / HEALED if choice.combat else 0.0
        test = LOST_TEST * max(0, choice.challenge.n - EASY) if choice.challenge else 0.0
        return fight + test + COIN * sum(choice.cost.values())

    def _opens(self, world: World, page: Paragraph) -> Paragraph:
        for redirect in page.redirects:
            if holds(self.book, world, redirect.when):
                return self._opens(world, self.book.story[redirect.go])
        return page


def brings(effects: Effects) -> float:
    """What printed effects save, in actions, or cost."""
    total = 0.0
    for effect in effects:
        match effect:
            case fx.Gain(kind="coin" | "materials", n=n):
                total += COIN * n
            case fx.Lose(kind="coin" | "materials", n=n):
                total -= COIN * n
            case fx.Repair(n=n):
                total += CUBE * n
            case fx.ShipDamage(n=n):
                total -= CUBE * n
            case fx.Health(n=n):
                total += HEART * n
            case fx.Restore(n=int(n)):
                total += HEART * n
            case fx.Rest(n=int(n)):
                total += TIRED * n
            case fx.Fatigue(n=int(n)):
                total -= TIRED * n
            case fx.Xp(n=n):
                total += KNOWN * n
    return total


def actions_left(g: SleepingState) -> int:
    return ACTIONS_PER_TURN * turns_left(g) + g.actions_left


def old_hands() -> dict[str, object]:
    """The sheet of a group that has earned every legacy card and read the whole book."""
    book = GAME.book_for(GAME.read_options({}), {})
    taken = [f"{page.id}/{choice.key}" for page in book.story.values() for choice in page.choice]
    seen = list(book.atlas.locations)
    sheet = Campaign(
        totems=list(range(1, 24)),
        endings=[1, 3],
        last_ending=3,
        read=list(book.story),
        taken=taken,
        visited=seen,
    )
    return DOCUMENTS.write(sheet)
