"""Travel: the craft test, the steps of the ship, hazards and the edges of the maps."""

from __future__ import annotations

from fathomfive.author import Ask, Flow, Pass, Play, Step
from fathomfive.games.sleeping import beats, tells
from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.actions import Cross, Member, Region, SailTo
from fathomfive.games.sleeping.cards import Deed, uses
from fathomfive.games.sleeping.crew import constants, controlled, join_cost, may_join, skill, traits
from fathomfive.games.sleeping.game import HIGHEST_FATE
from fathomfive.games.sleeping.state import Fate, SleepingState, Trial
from fathomfive.games.sleeping.steps.challenge import Challenge, commit, help_test, strength, total
from fathomfive.games.sleeping.steps.defeat import place_ship
from fathomfive.games.sleeping.steps.effects import does, then
from fathomfive.games.sleeping.steps.harm import draw_fate
from fathomfive.games.sleeping.steps.windows import Calm


class TravelAction(Step, tag="travel"):
    """A craft test without a target number (SLG-TRAV-1)."""

    def run(self, g: SleepingState) -> Play:
        g.test = Trial("craft", 0, "travel")
        seat = g.active
        g.tell("travel", "SLG-TRAV-1", seat, region=g.region)
        options: list[Member | Pass] = [  # nobody else's crew (SLG-TRAV-3)
            Member(seat, member) for member in controlled(g, seat) if may_steer(g, seat, member)
        ]
        answer = yield from Ask("travel-crew", seat, [*options, Pass(seat)], "SLG-TRAV-2")
        if isinstance(answer, Member):
            g.test.picked = [answer.member]
            yield from commit(g, seat)
        else:
            g.tell("nobody-steers", "SLG-TRAV-2", seat, beat=beats.QUIET)
        g.next(Steam())


def may_steer(g: SleepingState, seat: int, member: fx.CrewId) -> bool:
    """Some craft (SLG-RULING-8), and all that joining a challenge asks for (SLG-TRAV-2, SLG-TRAV-8)."""
    if not may_join(g, member) or skill(g, member, "craft") < 1:
        return False
    return join_cost(g, member) <= g.players[seat].command


class Steam(Step, tag="steam"):
    """Fate, the window, and the distance from the table (SLG-TRAV-4, SLG-TRAV-5)."""

    def run(self, g: SleepingState) -> Play:
        g.trial.fate = Fate(draw_fate(g))
        yield from help_test(g, lambda: to_next_region(g))  # everybody may help (SLG-RULING-6)
        far = travel_distance(g)
        tells.distance(g, strength(g), g.trial.fate.total, far)
        g.test = None
        g.next(SailOn(far, g.active))


def travel_distance(g: SleepingState, more: int = 0) -> int:
    """The table first, then what is added, at least 1, and a cap last; with so much craft or fate more."""
    result = total(g) + more + sum(effect.n for effect in constants(g, fx.TravelResult))
    far = g.book.distance(result) + g.trial.distance + g.slow
    far += sum(effect.n for effect in constants(g, fx.Distance))
    for member in g.trial.committed:
        far += sum(effect.n for effect in traits(g, member, fx.Distance))
    far = max(1, far)
    return min([far, *(effect.n for effect in constants(g, fx.DistanceCap))])


def to_next_region(g: SleepingState) -> int:
    """How much craft or fate more would be a region more; 0 where none would be.

    Something that changes the distance itself always would, so a card that does keeps the window open.
    """
    far = travel_distance(g)
    reach = range(HIGHEST_FATE + 1)
    return next((more for more in reach if travel_distance(g, more) > far), 0) or int(
        any(uses(g, seat, "distance") for seat in g.around(g.active))
    )


class SailOn(Step, tag="sail-on"):
    """Up to so many steps; the player may stop after any (SLG-TRAV-6)."""

    left: int
    seat: int

    def run(self, g: SleepingState) -> Play:
        g.distance_left = self.left
        if self.left <= 0:
            return
        answer = yield from Ask(
            "sail", self.seat, lambda: steps(g, self.seat), "SLG-TRAV-6", {"n": self.left}
        )
        g.distance_left = 0
        match answer:
            case SailTo(region=region):
                place_ship(g, region, "ship-sails", "SLG-TRAV-6", self.seat)
            case Cross(edge=edge):
                yield from cross(g, edge, self.seat)
            case _:
                g.tell("anchors", "SLG-TRAV-6", self.seat, region=g.region, n=self.left)
                return
        g.next(SailOn(self.left - 1, self.seat))  # after the hazard too (SLG-HAZ-5)
        enter(g)  # on coming in, over an edge too (SLG-EDGE-5); who stays meets nothing (SLG-HAZ-6)


def steps(g: SleepingState, seat: int) -> list[SailTo | Cross | Pass]:
    """Every neighbouring region, every edge with another map behind it, or stop.

    Land is no region, and regions with a wall between are no neighbours (SLG-TRAV-7).
    """
    found: list[SailTo | Cross | Pass] = [
        SailTo(seat, region) for region in g.book.atlas.regions[g.region].neighbours
    ]
    found += [Cross(seat, edge) for edge in g.book.atlas.exits[g.region]]
    found.append(Pass(seat))
    return found


def cross(g: SleepingState, edge: str, seat: int) -> Flow[None]:
    """Come in anywhere on the opposite border (SLG-EDGE-2)."""
    entries = [Region(seat, region) for region in g.book.atlas.exits[g.region][edge]]
    answer = yield from Ask("enter", seat, entries, "SLG-EDGE-2", {"edge": edge})
    g.tell("leaves-map", "SLG-EDGE-1", seat, beat=beats.QUIET, edge=edge, map=g.book.atlas.maps[g.map].name)
    place_ship(g, answer.region, "ship-crosses", "SLG-EDGE-3", seat)
    g.tell("new-map", "SLG-EDGE-2", seat, sound="page", map=g.book.atlas.maps[g.map].name)


def enter(g: SleepingState) -> None:
    """A hazard is met at once, before any further step (SLG-HAZ-1)."""
    hazard = g.book.atlas.regions[g.region].hazard
    if hazard is not None:
        g.tell(
            "hazard",
            "SLG-HAZ-1",
            None,
            sound="rumble",
            beat=(beats.bad_for, f"region-{g.region}"),
            name=hazard.name,
            region=g.region,
            skill=hazard.skill,
            n=hazard.n,
            effects=hazard.fail,
        )
        # an ordinary challenge (SLG-HAZ-2); until it starts one may equip (SLG-RULING-28)
        g.next(Calm(), Challenge(hazard.skill, hazard.n, "hazard"), AfterHazard())


class AfterHazard(Step, tag="after-hazard"):
    """Success: nothing. Failure: the printed consequence (SLG-HAZ-3), participants first (SLG-HAZ-4)."""

    def run(self, g: SleepingState) -> None:
        hazard = g.book.atlas.regions[g.region].hazard
        assert hazard is not None
        group, g.participants = tuple(g.participants), []
        if not g.passed:
            g.next(*then(hazard.fail, Deed(g.active, None, "hazard", group)))


@does(fx.Sail)
def _sail(g: SleepingState, effect: fx.Sail, deed: Deed) -> None:
    """Moves as in travel, without a test (SLG-HAZ-1)."""
    g.next(SailOn(effect.n, deed.seat))
