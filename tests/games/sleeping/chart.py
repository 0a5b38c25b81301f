"""Ways through the story, on paper: where to land and what to choose there until a goal is met."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from fathomfive.games.sleeping.book import Book
from fathomfive.games.sleeping.entries import Choice, Paragraph
from fathomfive.games.sleeping.evaluate.fights import expected_harm
from fathomfive.games.sleeping.state import SleepingState
from fathomfive.kernel.dice import Dice
from tests.games.sleeping.reach import World, after, holds

LONGEST = 400
"""Places of a way on paper, before it is shortened."""
TRIES, COMPARED = 24, 8
"""Walks on paper in search of a way, and ways that are compared."""
HEALED, EASY = 6, 5
"""Health that an action in port brings back; a test that is no trouble."""

Goal = Callable[[World], bool]


class Visit(msgspec.Struct, frozen=True):
    """A place on the way, and what is chosen on its pages."""

    location: int
    picks: dict[str, str]


class Chart:
    """Ways through the story, on paper."""

    def __init__(self, book: Book, dice: Dice) -> None:
        self.book = book
        self.dice = dice

    def way(self, g: SleepingState, goal: Goal) -> list[Visit] | None:
        """The places to visit until the goal is met, none of them for nothing: the shortest of some ways."""
        found: list[list[Visit]] = []
        for _ in range(TRIES):
            way = self._wander(world_of(g), goal)
            if way is not None:
                found.append(way)
            if len(found) == COMPARED:
                break
        return min(found, key=lambda way: self._length(g, way), default=None)

    def _wander(self, world: World, goal: Goal) -> list[Visit] | None:
        walked: list[Visit] = []
        now = world
        for _ in range(LONGEST):
            if goal(now):
                return self._shortened(world, walked, goal)
            visit = Visit(self.dice.pick(list(self.book.atlas.locations)), {})
            now = self._explore(now, visit)
            walked.append(visit)
        return None

    def _length(self, g: SleepingState, way: Sequence[Visit]) -> float:
        """Actions it takes, roughly, sailing and healing included; what failed is not tried again at once."""
        spent, region = 0.0, g.region
        for visit in way:
            there = self.book.atlas.locations[visit.location].region
            spent, region = spent + 1 + self.book.atlas.distance(region, there) / 2, there
            spent += self._danger(visit)
            spent += sum(entry.what == "explore" and entry.id == str(visit.location) for entry in g.log)
        return spent

    def _danger(self, visit: Visit) -> float:
        chosen = [self.book.story[page].choice_of(key) for page, keys in visit.picks.items() for key in keys]
        fights = sum(expected_harm(self.book.combat_level(one.combat)) for one in chosen if one.combat)
        return fights / HEALED + sum(max(0, one.challenge.n - EASY) for one in chosen if one.challenge) / 4

    def _shortened(self, world: World, walked: list[Visit], goal: Goal) -> list[Visit]:
        size = max(1, len(walked) // 2)
        while size:
            start = 0
            while start < len(walked):
                fewer = walked[:start] + walked[start + size :]
                if self._leads(world, fewer, goal):
                    walked = fewer
                else:
                    start += size
            size //= 2
        return walked

    def _leads(self, world: World, walked: Sequence[Visit], goal: Goal) -> bool:
        for visit in walked:
            world = self._explore(world, visit, strict=True)
        return goal(world)

    def _explore(self, world: World, visit: Visit, *, strict: bool = False) -> World:
        """One exploration. Without `strict` what is chosen is written into the visit."""
        page = self._opens(world, self.book.story[self.book.atlas.locations[visit.location].paragraph])
        world = after(world, page.effects)
        town: Paragraph | None = page if page.town else None
        used: set[str] = set()
        for _ in range(30):
            way: Paragraph | Choice = page
            if page.choice:
                choice = self._choice(world, page, visit, used, strict)
                if choice is None:
                    break
                world, way = after(world, choice.effects), choice
            if way.go is not None:
                page = self._opens(world, self.book.story[way.go])
                world = after(world, page.effects)
                town = page if page.town else town
            elif way.end == "town" and town is not None:
                page = town
            else:
                break
        return msgspec.structs.replace(world, explore=frozenset())

    def _choice(
        self, world: World, page: Paragraph, visit: Visit, used: set[str], strict: bool
    ) -> Choice | None:
        open_ones = [
            choice
            for choice in page.choice
            if f"{page.id}/{choice.key}" not in used
            and (choice.requires is None or holds(self.book, world, choice.requires))
        ]
        if strict:
            wanted = visit.picks.get(page.id, "")
            open_ones = [choice for choice in open_ones if choice.key in wanted]
        if not open_ones:
            return None
        choice = self.dice.pick(open_ones)
        used.add(f"{page.id}/{choice.key}")
        if not strict:
            visit.picks[page.id] = visit.picks.get(page.id, "") + choice.key
        return choice

    def _opens(self, world: World, page: Paragraph) -> Paragraph:
        for redirect in page.redirects:
            if holds(self.book, world, redirect.when):
                return self._opens(world, self.book.story[redirect.go])
        return page


def world_of(g: SleepingState) -> World:
    """The table as the story sees it."""
    adventures = frozenset(int(card[1:]) for card in g.cards if card[0] == "A")
    return World(
        frozenset(g.quests), frozenset(g.used_quests), adventures, frozenset(g.tokens), g.bells, frozenset()
    )
