"""A pilot who is told where to go, and steers there by the story graph.

Bots play from what they know; the pilot has read the book. He looks for a way through the story on paper
(`reach.py`: tests passed, fights won, costs paid), then sails it for real, with dice, storms and enemies, and
looks anew whenever it went otherwise. So what he reaches can be reached by play, not on paper only:

    python -m tests.games.sleeping.pilot --places --endings 1 2 3 4 5 6 7 8 9 10 11 12
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence

import msgspec

from fathomfive.bots import bot_named
from fathomfive.bots.bot import Bot
from fathomfive.games.sleeping.actions import (
    Cross,
    ExploreAt,
    GoToPort,
    Leave,
    Region,
    SailTo,
    Skip,
    StoryChoice,
    Travel,
)
from fathomfive.games.sleeping.book import Book
from fathomfive.games.sleeping.entries import Choice, Paragraph
from fathomfive.games.sleeping.evaluate.ashore import port
from fathomfive.games.sleeping.evaluate.fights import expected_harm
from fathomfive.games.sleeping.evaluate.party import readiness
from fathomfive.games.sleeping.game import GAME
from fathomfive.games.sleeping.state import SleepingState
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action
from tests.games.sleeping.reach import World, after, holds, totems

FINALE = "F1"
BY_KEYWORD = {6: "B", 7: "C", 8: "D", 9: "E", 10: "F", 11: "G"}
"""Endings one has to be offered, and the choice of the finale that leads there."""
BY_TOTEMS = {1: (0, 3), 2: (4, 7), 3: (8, 12), 4: (13, 19), 5: (20, 29), 12: (30, 39)}
"""Endings of whoever carries the totems down: how many they are."""
LONGEST = 400
"""Places of a way on paper, before it is shortened."""
TRIES, COMPARED = 24, 8
"""Walks on paper in search of a way, and ways that are compared."""
FIT, HELP = 0.85, 2.0
"""Less fit than this, one goes to the next port first, if that helps so much."""
STORMY = 3.0
"""Steps one sails round a hazard."""
HEALED, EASY = 6, 5
"""Health that an action in port brings back; a test that is no trouble."""

Goal = Callable[[World], bool]


class Visit(msgspec.Struct, frozen=True):
    """A place on the way, and what is chosen on its pages."""

    location: int
    picks: dict[str, str]


FindWay = Callable[[SleepingState], list[Visit] | None]


# --- on paper ----------------------------------------------------------------------------------------------


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


# --- at sea ----------------------------------------------------------------------------------------------


class Pilot:
    """Steers for a goal; whatever is not about the way, another bot answers."""

    samples = True

    def __init__(self, goal: Goal, finale: str, find_way: FindWay, mate: Bot, idler: Bot) -> None:
        self.goal, self.finale, self.find_way = goal, finale, find_way
        self.mate, self.idler = mate, idler
        self.way: list[Visit] | None = None
        self.looked: tuple[World, int] | None = None
        """The world and the log when he last looked for a way."""

    def choose(self, match: Match[SleepingState], seat: int) -> Action:
        assert match.ask is not None
        g, options = match.state, list(match.ask.options_of(seat))
        world = world_of(g)
        if match.ask.kind == "story-choice" and g.story is not None and g.story.paragraph == FINALE:
            return next((one for one in options if _is_pick(one, self.finale)), options[0])
        if self.goal(world):
            return _idle(options) or self.idler.choose(match, seat)
        if match.ask.kind == "action" and (self.way is None or (world, len(g.log)) != self.looked):
            self.way, self.looked = self.find_way(g), (world, len(g.log))
        steered = self._steer(g, match.ask.kind, options)
        return steered or self.mate.choose(match, seat)

    def _steer(self, g: SleepingState, kind: str, options: list[Action]) -> Action | None:
        visit = self.way[0] if self.way else None
        if kind == "story-choice" and g.story is not None:
            return self._turn(g, visit, options)
        aim = self._aim(g, visit)
        match kind:
            case "action":
                if aim is None:
                    return Skip(g.active)
                if aim != g.region:
                    return Travel(g.active)
                if _ailing(g) and g.book.atlas.regions[g.region].port:
                    return GoToPort(g.active)
                return ExploreAt(g.active, visit.location) if visit else Skip(g.active)
            case "sail" | "enter" if aim is not None:
                return _nearest(g, options, aim)
        return None

    def _aim(self, g: SleepingState, visit: Visit | None) -> str | None:
        if _ailing(g):
            return g.book.atlas.nearest_ports(g.region)[0]
        return g.book.atlas.locations[visit.location].region if visit else None

    def _turn(self, g: SleepingState, visit: Visit | None, options: list[Action]) -> Action | None:
        assert g.story is not None
        wanted = visit.picks.get(g.story.paragraph, "") if visit else ""
        picks = [one for one in options if isinstance(one, StoryChoice) and one.key in wanted]
        if picks:
            return min(picks, key=lambda one: wanted.index(one.key))
        return next((one for one in options if isinstance(one, Leave)), None)


def _is_pick(action: Action, key: str) -> bool:
    return isinstance(action, StoryChoice) and action.key == key


def _idle(options: list[Action]) -> Action | None:
    """When all is done: nothing that could cost anything."""
    return next((one for one in options if isinstance(one, Skip | Leave)), None)


def _ailing(g: SleepingState) -> bool:
    """Not fit to go ashore, and a port would help with the money there is."""
    return readiness(g) < FIT and port(g) > HELP


def _nearest(g: SleepingState, options: list[Action], aim: str) -> Action | None:
    """The step that leaves the shortest way; None to stay."""
    atlas = g.book.atlas
    ways = atlas.ways(STORMY)

    def into(region: str) -> float:
        return ways[region][aim] + (STORMY if atlas.regions[region].hazard else 0)

    def left(option: Action) -> float:
        match option:
            case SailTo(region=region) | Region(region=region):
                return into(region)
            case Cross(edge=edge):
                return min(into(region) for region in atlas.exits[g.region][edge])
        return ways[g.region][aim]

    return min(options, key=left)


def sail_to_place(number: int, seed: str) -> int:
    """The turn in which somebody goes ashore at a place for the first time; 0 if nobody does."""

    hand = bot_named("random", seed)
    pilot = Pilot(lambda world: False, "A", lambda g: [Visit(number, {})], hand, hand)
    g = _sail(pilot, seed, lambda g: number in g.visited)
    return g.turn if number in g.visited else 0


def sail_to_ending(ending: int, seed: str) -> SleepingState:
    """A whole campaign that heads for an ending."""
    book = GAME.book_for(GAME.read_options({}), {})
    if ending in BY_KEYWORD:
        finale = BY_KEYWORD[ending]
        wanted = book.story[FINALE].choice_of(finale).requires
        assert wanted is not None

        def goal(world: World) -> bool:
            return holds(book, world, wanted)
    else:
        finale, least = "A", BY_TOTEMS[ending][0]

        def goal(world: World) -> bool:
            return totems(book, world) >= least

    chart = Chart(book, Dice.seeded(seed))

    def find_way(g: SleepingState) -> list[Visit] | None:
        """To a keyword the whole way; totems are picked up one after the other, the nearest first."""
        if ending in BY_KEYWORD:
            return chart.way(g, goal)
        return chart.way(g, lambda then: totems(book, then) > len(g.totems))

    mate, idler = bot_named("greedy", seed), bot_named("random", seed)
    return _sail(Pilot(goal, finale, find_way, mate, idler), seed, lambda g: False)


def _sail(pilot: Pilot, seed: str, enough: Callable[[SleepingState], bool]) -> SleepingState:
    match: Match[SleepingState] = Match.start(GAME, Setup("sleeping", 1), Dice.seeded(seed), tracked=True)
    while match.ask is not None and not enough(match.state):
        match.play_unchecked(pilot.choose(match, match.waiting_for[0]))
    return match.state


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--places", action="store_true")
    parser.add_argument("--endings", type=int, nargs="*", default=[])
    parser.add_argument("--seed", default="1")
    parser.add_argument("--tries", type=int, default=5, help="voyages for each ending")
    asked = parser.parse_args()
    book = GAME.book_for(GAME.read_options({}), {})
    if asked.places:
        turns = {number: sail_to_place(number, f"{asked.seed}/{number}") for number in book.atlas.locations}
        print(f"{sum(map(bool, turns.values()))} of {len(turns)} places reached; turn of landing: {turns}")
    for ending in asked.endings:
        for attempt in range(asked.tries):
            began = time.process_time()
            g = sail_to_ending(ending, f"{asked.seed}/{ending}/{attempt}")
            found, spent = len(g.totems), time.process_time() - began
            print(f"ending {ending}: voyage {attempt} came to {g.ending} with {found} totems ({spent:.0f} s)")
            if g.ending == ending:
                break


if __name__ == "__main__":
    main()
