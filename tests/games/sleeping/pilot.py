"""A pilot who is told where to go, and steers there by the story graph.

Bots play from what they know; the pilot has read the book. He looks for a way through the story on paper
(`reach.py`: tests passed, fights won, costs paid), then sails it for real, with dice, storms and enemies, and
looks anew whenever it went otherwise. So what he reaches can be reached by play, not on paper only:

    python -m tests.games.sleeping.pilot --places --endings 1 2 3 4 5 6 7 8 9 10 11 12 --threads
"""

from __future__ import annotations

import argparse
import gzip
import time
from collections.abc import Callable
from pathlib import Path

from fathomfive.bots import bot_named
from fathomfive.bots.bot import Bot
from fathomfive.games.sleeping.actions import (
    Buy,
    CardOf,
    Cross,
    ExploreAt,
    GoToMarket,
    GoToPort,
    Leave,
    Region,
    SailTo,
    Skip,
    StoryChoice,
    Travel,
)
from fathomfive.games.sleeping.evaluate.ashore import port
from fathomfive.games.sleeping.evaluate.party import readiness
from fathomfive.games.sleeping.game import GAME
from fathomfive.games.sleeping.state import SleepingState
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.journal import Recorder
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action
from tests.games.sleeping.captain import LEGACY, Captain, old_hands
from tests.games.sleeping.chart import Chart, Goal, Visit, world_of
from tests.games.sleeping.reach import World, holds, totems

FINALE = "F19"
BY_KEYWORD = {6: "B", 7: "C", 8: "D", 9: "E", 10: "F", 11: "G"}
"""Endings one has to be offered, and the choice of the finale that leads there."""
BY_TOTEMS = {1: (0, 3), 2: (4, 7), 3: (8, 12), 4: (13, 19), 5: (20, 29), 12: (30, 39)}
"""Endings of whoever carries the totems down: how many they are."""
FIT, HELP = 0.85, 2.5
"""Less fit than this, one goes to the next port first, if that helps so much for every action it takes."""
CALL = 3.0
"""What a port has to bring for a call on the way."""
PURSE, WARES = 8, ("MK24", "MK21", "MK31", "MK16")
"""Coins with which he looks at a market, and what he buys: what mends the hull, then what mends people."""
STORMY = 3.0
"""Steps one sails round a hazard."""

FindWay = Callable[[SleepingState], list[Visit] | None]


# --- at sea ----------------------------------------------------------------------------------------------


class Pilot:
    """Steers for a goal; whatever is not about the way, another bot answers."""

    samples = True

    def __init__(self, goal: Goal, finale: str, find_way: FindWay, mate: Bot, idler: Bot) -> None:
        self.goal, self.finale, self.find_way = goal, finale, find_way
        self.mate, self.idler = mate, idler
        self.way: list[Visit] | None = None
        self.given: list[Action] = []
        """Every answer of the voyage, once it is over."""
        self.looked: tuple[World, int] | None = None
        """The world and the log when he last looked for a way."""
        self.called = 0
        """The turn in which he last called at a port."""
        self.shopped: list[str] = []
        """Markets he has seen."""

    def choose(self, match: Match[SleepingState], seat: int) -> Action:
        assert match.ask is not None
        g, options = match.state, list(match.ask.options_of(seat))
        world = world_of(g)
        if match.ask.kind == "story-choice" and g.story is not None and g.story.paragraph[0] == "F":
            key = self.finale if g.story.paragraph == FINALE else "A"  # who has come so far goes on
            return next((one for one in options if _is_pick(one, key)), options[0])
        if match.ask.kind in ("legacy", "start-port"):
            return _taken_along(options)
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
                return self._act(g, visit, aim)
            case "market":
                wares = [
                    one for name in WARES for one in options if isinstance(one, Buy) and one.card == name
                ]
                return next(iter(wares), options[-1])
            case "sail" | "enter" if aim is not None:
                return _nearest(g, options, aim)
        return None

    def _act(self, g: SleepingState, visit: Visit | None, aim: str | None) -> Action:
        """What lies on the way first; nobody sails off from a landing that asks for nothing."""
        here = g.book.atlas.regions[g.region]
        if here.port and port(g) > CALL and self.called != g.turn:
            self.called = g.turn
            return GoToPort(g.active)
        if here.market and g.resources["coin"] >= PURSE and g.region not in self.shopped:
            self.shopped.append(g.region)
            return GoToMarket(g.active)
        if visit and g.region == g.book.atlas.locations[visit.location].region:
            if aim == g.region or _is_easy(g, visit):
                return ExploreAt(g.active, visit.location)
        return Skip(g.active) if aim in (None, g.region) else Travel(g.active)

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


def _taken_along(options: list[Action]) -> Action:
    """Legacy cards as the captain likes them, and a start in the deep water."""
    for card in LEGACY:
        for one in options:
            if isinstance(one, CardOf) and one.card == card:
                return one
    deep = [one for one in options if isinstance(one, Region) and one.region.startswith("18-")]
    return deep[0] if deep else options[-1]


def _idle(options: list[Action]) -> Action | None:
    """When all is done: nothing that could cost anything."""
    return next((one for one in options if isinstance(one, Skip | Leave)), None)


def _ailing(g: SleepingState) -> bool:
    """Not fit to go ashore, and the nearest port would bring more than the way there costs."""
    if readiness(g) >= FIT:
        return False
    far = g.book.atlas.distance(g.region, g.book.atlas.nearest_ports(g.region)[0])
    return port(g) > HELP * (1 + far / 2)


def _is_easy(g: SleepingState, visit: Visit) -> bool:
    """Whether nothing there asks for a party that is fit."""
    chosen = [g.book.story[page].choice_of(key) for page, keys in visit.picks.items() for key in keys]
    return not any(one.combat or one.challenge for one in chosen)


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
    pilot, document = steered_to(ending, seed)
    return _sail(pilot, seed, lambda g: False, document)


def steered_to(ending: int, seed: str) -> tuple[Pilot, dict[str, object] | None]:
    """Whoever steers there, and the sheet of the group."""
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
    captain = Captain(chart)

    def find_way(g: SleepingState) -> list[Visit] | None:
        """To a keyword the whole way; totems are picked up one after the other, the nearest first."""
        if ending in BY_KEYWORD:
            return chart.way(g, goal)
        return captain.way(g)

    document = old_hands() if ending == 12 else None
    mate, idler = bot_named("greedy", seed), bot_named("random", seed)
    return Pilot(goal, finale, find_way, mate, idler), document


def sail_to_keyword(keyword: str, seed: str) -> int:
    """The turn in which a voyage comes by a keyword, such as an outcome of a thread; 0 if it never does."""
    book = GAME.book_for(GAME.read_options({}), {})

    def goal(world: World) -> bool:
        return book.keyword_quest[keyword] in world.quests

    chart = Chart(book, Dice.seeded(seed))
    mate = bot_named("greedy", seed)
    pilot = Pilot(goal, "A", lambda g: chart.way(g, goal), mate, mate)
    g = _sail(pilot, seed, lambda g: g.has_keyword(keyword))
    return g.turn if g.has_keyword(keyword) else 0


def outcomes() -> dict[str, tuple[str, ...]]:
    """Both outcomes of each of the nine threads, by whose it is: cards that are never lost."""
    book = GAME.book_for(GAME.read_options({}), {})
    flags = [quest.keyword for quest in book.quests.values() if quest.map != "legacy" and not quest.active]
    return {
        member: tuple(flag for flag in flags if flag.startswith(f"{member.upper()}-")) for member in book.crew
    }


def _sail(
    pilot: Pilot,
    seed: str,
    enough: Callable[[SleepingState], bool],
    document: dict[str, object] | None = None,
) -> SleepingState:
    setup = Setup("sleeping", 1, document=document)
    match: Match[SleepingState] = Match.start(GAME, setup, Dice.seeded(seed), tracked=True)
    given = []
    while match.ask is not None and not enough(match.state):
        given.append(pilot.choose(match, match.waiting_for[0]))
        match.play_unchecked(given[-1])
    pilot.given = given
    return match.state


def keep(file: Path, ending: int, seed: str) -> bool:
    """Write the journal of a voyage to an ending, if it gets there: whoever doubts it plays it again."""
    pilot, document = steered_to(ending, seed)
    g = _sail(pilot, seed, lambda g: False, document)
    if g.ending != ending:
        return False
    recorder = Recorder.start(GAME, Setup("sleeping", 1, document=document), Dice.seeded(seed).key)
    for action in pilot.given:
        recorder.play(action)
    file.write_bytes(gzip.compress(b"\n".join(recorder.journal.lines()), 9, mtime=0))
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--places", action="store_true")
    parser.add_argument("--endings", type=int, nargs="*", default=[])
    parser.add_argument("--threads", nargs="*", help="of all the crew, or of those named")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--keep", type=Path, help="write the journal of a voyage to the one ending here")
    parser.add_argument("--tries", type=int, default=5, help="voyages for each ending or outcome")
    asked = parser.parse_args()
    book = GAME.book_for(GAME.read_options({}), {})
    if asked.places:
        turns = {number: sail_to_place(number, f"{asked.seed}/{number}") for number in book.atlas.locations}
        print(f"{sum(map(bool, turns.values()))} of {len(turns)} places reached; turn of landing: {turns}")
    for ending in asked.endings if asked.keep else ():
        reached = next((n for n in range(asked.tries) if keep(asked.keep, ending, f"{asked.seed}/{n}")), None)
        print(f"ending {ending}: voyage {reached} is kept" if reached is not None else "none got there")
        return
    for ending in asked.endings:
        for attempt in range(asked.tries):
            began = time.process_time()
            g = sail_to_ending(ending, f"{asked.seed}/{ending}/{attempt}")
            found, spent = len(g.totems), time.process_time() - began
            print(
                f"ending {ending}: voyage {attempt} came to {g.ending} with {found} totems ({spent:.0f} s)",
                flush=True,
            )
            if g.ending == ending:
                break
    threads = [] if asked.threads is None else asked.threads or list(book.crew)
    for member in threads:
        for flag in outcomes()[member]:
            for attempt in range(asked.tries):
                turn = sail_to_keyword(flag, f"{asked.seed}/{flag}/{attempt}")
                print(f"{member}: voyage {attempt} came to {flag} in turn {turn}", flush=True)
                if turn:
                    break


if __name__ == "__main__":
    main()
