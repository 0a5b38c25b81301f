"""How good a table is once the actions of a turn are spent: what a plan lives on.

`Worth` prices sketches that start from one position. The unit is an action: what is left to do to bring
everybody home, what creeps and falling modules will make of it, and where robots are of use.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import exp
from operator import itemgetter
from typing import Any, NamedTuple

from fathomfive.games.jupiter.actions import NOBODY
from fathomfive.games.jupiter.book import CardId
from fathomfive.games.jupiter.colony import MIDDLE, POD, POD_TILE, Colony, Space, Tile
from fathomfive.games.jupiter.game import BEACON, REACTOR, SLOTS
from fathomfive.games.jupiter.sketch import (
    FAR,
    Sketch,
    converted,
    creeps_on,
    gangways_at,
    hops,
    people_on,
    ways,
)
from fathomfive.games.jupiter.state import COLONIST, CREEP, DISHES, OPEN, OUT, PAWN, PLANTS, JupiterState

# --- people
TRIP = 25.0  # each launch that is still needed
SAVED = 6.0  # somebody who is safe for good
ABOARD = 4.5  # somebody in the pod
SLACK = 55.0  # having nobody to spare; it fades with everybody more
SLACK_FADES = 4.0
LOST = 1000.0
# --- ways: each action that is left to do
SOON = 1.35  # for the load that boards now
NEXT = 0.7  # for the load after it
LATER = 0.5
WAIT = 2.0  # each turn until the pod is back
# --- creeps
CONTACT = 3.0  # somebody the next turn must rescue
FORCED = 2.2  # somebody the next roll puts in contact
CREEP_SOMEWHERE = 0.3
# --- modules
FALL = 150.0  # the last Reactor or the last Beacon
HITS = 0.33  # how often a turn hits a module
SHELTERED = 2  # so many creeps more it takes inside
GUARDED = 2  # or with a robot on it
# --- robots
AWAY = 4.0  # each module the nearest one must go to command the load
OTHERS_AWAY = 0.6  # the same for every robot
HOP = 2.5  # each module the nearest one must go to a new dock
IN_THE_WAY = (0.0, 10.0, 4.0, 1.5)  # a robot so near to the pod that people cannot pass
SEAT_TAKEN = 6.0  # a robot in a seat that the load needs
FILLING = 1.5  # the more so with everybody aboard
DONE = 250.0  # everybody is saved
HOME = 7.0  # each action from a robot to the pod, once everybody is saved
# --- cards
CARD = 0.8
COVERED_PLANT = 1.0
COVERED_DISH = 0.5  # each turn to come
CORES: Sequence[CardId] = (
    "follower", "boost", "bullhorn", "grenadier", "sniper", "phase_shift", "pilot", "suppressant", "override",
    "juggernaut", "heat_seeker", "teleport", "rocket_boots", "swap", "module_control", "data_core",
)  # fmt: skip
"""Which ability is the best to have for good, the best first."""
CORE = 0.5  # each rank
UNFORESEEN: Sequence[CardId] = ("module_control", "data_core")
UNDECIDED = 3.0  # a card or a trade whose outcome no plan thinks through

PARTS = ("people", "ways", "creeps", "modules", "robots", "cards")


class Worth:
    """Prices sketches that start from one position."""

    def __init__(self, g: JupiterState) -> None:
        self.g = g
        self.colony = g.colony
        self.links = g.colony.links
        self.hops = hops(g.colony)
        self.batch = g.book.numbers.launch_batch
        self.target = g.target
        self.converts = g.phase == "actions" or (g.book.fast and g.phase == "invasion")
        self.others = [robot.at for seat, robot in enumerate(g.robots) if seat != g.current]
        self.kept = max(0, g.hand_limit - 1)  # cards that are still there after the next draw
        self.cores = -CORE * sum(CORES.index(robot.core) for robot in g.robots if robot.core)
        if g.using in UNFORESEEN or g.partner != NOBODY:
            self.cores -= UNDECIDED
        self.turns = min(24.0, 2.0 + 0.8 * max(0, g.target - g.saved - len(g.seated)))
        self.falls = [chance_of(creeps, HITS * self.turns) for creeps in range(16)]
        lanes = bytearray(NO_WALL)
        lanes[PAWN + g.current] = OPEN
        self.lanes = bytes(lanes)
        self._far: dict[tuple[bytes, bool], list[int]] = {}
        self._pressure: dict[tuple[Tile, Any], float] = {}
        occ = bytes(g.occ)
        self.next_gangways = self.next_dock(occ)
        rim = [dome for tile in g.colony.tiles for dome in g.colony.rims[tile]]
        self.later = ways(g.colony, occ.translate(self.lanes), rim)

    # --- where people go -----------------------------------------------------------------------------

    def far(self, occ: bytes, docked: bool) -> list[int]:
        """How far everybody is from the pod where it is, or from where it will be."""
        key = occ.translate(self.lanes), docked
        found = self._far.get(key)
        if found is None:
            gangways = self.links[POD] if docked and self.g.docked else self.next_gangways
            found = self._far[key] = ways(self.colony, key[0], gangways)
        return found

    def next_dock(self, occ: bytes) -> list[Space]:
        """The gangways of the cell that is best for the load after the one that boards now."""
        if self.g.docked:
            far = self.far(occ, True)
            left = bytearray(occ)
            for space in sorted(people_on(occ), key=far.__getitem__)[: self.batch - len(self.g.seated)]:
                left[space] = OPEN
            occ = bytes(left)
        docks = [gangways_at(self.colony, cell) for cell in self.colony.docks]
        if self.g.saved >= self.target:
            return min(docks, key=lambda gangways: self.gathering(occ, gangways), default=[])
        return min(docks, key=lambda gangways: self.effort(occ, gangways), default=[])

    def effort(self, occ: bytes, gangways: Sequence[Space]) -> float:
        """How many actions bring the next load to a pod there, everybody walking alone round the creeps."""
        links = self.links
        wanted = self.batch
        far = dict.fromkeys((space for space in gangways if occ[space] != CREEP), 1)
        queue = list(far)
        total = HOP * self.hops_to(gangways)
        for space in queue:
            steps = far[space]
            if occ[space] == COLONIST:
                total += steps
                wanted -= 1
                if not wanted:
                    return total
            for to in links[space]:
                if to not in far and to != POD and occ[to] != CREEP:
                    far[to] = steps + 1
                    queue.append(to)
        return total + FAR * wanted

    def gathering(self, occ: bytes, gangways: Sequence[Space]) -> int:
        """How far all robots together are from a dock."""
        far = ways(self.colony, occ.translate(self.lanes), gangways)
        return sum(far[robot.at] for robot in self.g.robots if robot.at != OUT)

    def hops_to(self, gangways: Sequence[Space]) -> int:
        """How many modules the nearest robot is from a dock; those aboard come with the pod."""
        robots = [self.hops[robot.at // SLOTS] for robot in self.g.robots if robot.at not in (POD, OUT)]
        return min((near[space // SLOTS] for near in robots for space in gangways), default=0)

    # --- the worth of a sketch -----------------------------------------------------------------------

    def of(self, sketch: Sketch) -> float:
        """If the turn ends like this."""
        return sum(self.parts(self.settled(sketch)))

    def settled(self, sketch: Sketch) -> Sketch:
        """After the conversion, if it is still to come."""
        return sketch._replace(occ=converted(sketch.occ, self.links)) if self.converts else sketch

    def parts(self, sketch: Sketch) -> tuple[float, ...]:
        """As it lies, in the order of `PARTS`."""
        occ, at, _, seated, saved, docked, hand, _, _, supers = sketch
        people = people_on(occ)
        need = self.target - saved - seated
        slack = len(people) - need
        if slack < 0:
            return (-LOST,)
        robots = [at, *self.others]
        trips = max(0, -((saved - self.target) // self.batch))
        cards = self.cores + CARD * min(self.kept, len(hand)) - COVERED_PLANT * (supers & PLANTS).bit_count()
        if supers & DISHES:
            cards -= COVERED_DISH * self.turns
        if saved < self.target:
            work, stand = self.work(occ, people, need, seated, docked, robots)
            creeps = self.horror(occ, slack)
        else:
            work = creeps = 0.0
            stand = self.way_home(occ, docked, robots)
        safe = SAVED * saved + ABOARD * seated - TRIP * trips - SLACK * exp(-slack / SLACK_FADES)
        return safe, -work, -creeps, -self.peril(occ, robots), stand, cards

    def work(
        self, occ: bytes, people: list[Space], need: int, seated: int, docked: bool, robots: list[Space]
    ) -> tuple[float, float]:
        """How many actions it will take, the later the less they count; and how well robots stand for it."""
        far = self.far(occ, docked)
        people.sort(key=far.__getitem__)
        load = min(self.batch - seated, len(people))
        first, rest = people[:load], people[load:]
        work = SOON * sum([far[space] for space in first])
        more = need - load
        if more > 0:
            then = self.far(occ, False) if docked else self.later
            work += NEXT * sum(sorted([then[space] for space in rest])[: min(more, self.batch)])
            if more > self.batch:
                later = self.later
                work += LATER * sum(sorted([later[space] for space in rest])[self.batch : more])
        tiles = [space // SLOTS for space in first]
        stand, nearest = 0.0, float(FAR)
        for robot in robots:
            if robot == OUT:
                continue
            near = self.hops[robot // SLOTS]
            away = sum([near[tile] for tile in tiles]) / max(1, load)
            stand -= OTHERS_AWAY * away
            nearest = min(nearest, away)
            if far[robot] < len(IN_THE_WAY):
                stand -= IN_THE_WAY[far[robot]]
        stand -= AWAY * nearest
        if docked:
            stand -= (SEAT_TAKEN + FILLING * seated) * robots.count(POD)
        elif self.g.using != "pilot":
            work += WAIT * len(robots)
        return work, stand

    def way_home(self, occ: bytes, docked: bool, robots: list[Space]) -> float:
        """Everybody needed is saved: now the robots."""
        if all(robot == POD for robot in robots):
            return LOST
        far = self.far(occ, docked)
        return DONE - HOME * sum(FAR if robot == OUT else far[robot] for robot in robots)

    # --- what a roll makes of it ---------------------------------------------------------------------

    def rolled(self, sketch: Sketch, face: int) -> Sketch:
        """A sketch after this roll, if the creeps are placed as well as can be."""
        colony, occ = self.colony, sketch.occ
        if face < self.g.book.numbers.die_sides:
            return self.hit(sketch, colony.rim_tiles[face])
        return self.hit(sketch, dict.fromkeys(creep // SLOTS for creep in creeps_on(occ)))  # JUP-INV-4

    def hit(self, sketch: Sketch, tiles: Iterable[Tile]) -> Sketch:
        """A creep lands on each of these modules, next to as few people as can be and far from the pod."""
        far = self.far(sketch.occ, sketch.docked)
        occ = bytearray(sketch.occ)
        for tile in tiles:
            places = self.landing(tile, occ)
            if places:
                occ[min(places, key=lambda at: (self.harm(at, occ), -far[at]))] = CREEP
        return sketch._replace(occ=bytes(occ))

    def landing(self, tile: Tile, occ: bytes | bytearray) -> list[Space]:
        rim, spaces = self.colony.rims[tile], self.colony.spaces_of[tile]
        return (
            [space for space in rim if occ[space] == OPEN]
            or [space for space in spaces if occ[space] == OPEN]
            or [space for space in spaces if occ[space] == COLONIST]
        )

    # --- the horror ----------------------------------------------------------------------------------

    def horror(self, occ: bytes, slack: int) -> float:
        """Creeps next to people, and modules whose next hit will be."""
        links, known = self.links, self._pressure
        creeps = creeps_on(occ)
        touched = {to for creep in creeps for to in links[creep] if occ[to] == COLONIST}
        forced = 0.0
        for tile, look in looks(self.colony):
            key = tile, look(occ)
            pressure = known.get(key)
            if pressure is None:
                pressure = known[key] = self.pressure(tile, occ)
            forced += pressure
        price = 1.0 + SLACK / SLACK_FADES * exp(-slack / SLACK_FADES)
        return CREEP_SOMEWHERE * len(creeps) + price * (CONTACT * len(touched) + FORCED * forced)

    def pressure(self, tile: Tile, occ: bytes) -> float:
        """How many people the next roll puts in contact by way of this module, however it is placed."""
        has_creep = any(occ[space] == CREEP for space in self.colony.spaces_of[tile])
        chance = (bool(self.colony.rims[tile]) + has_creep) / 6
        places = self.landing(tile, occ)
        if not chance or not places:
            return 0.0
        return chance * min(self.harm(space, occ) for space in places)

    def harm(self, at: Space, occ: bytes | bytearray) -> int:
        return sum(occ[to] == COLONIST for to in self.links[at]) + 2 * (occ[at] == COLONIST)

    def peril(self, occ: bytes, robots: list[Space]) -> float:
        """The last Reactor or Beacon may fall before everybody is away.

        One roll hits all modules of a number, so it is the one that holds out longest that counts.
        """
        guarded = () if self.g.book.brittle else [robot // SLOTS for robot in robots]
        holds = {REACTOR: 0, BEACON: 0}
        for tile, number, exposed in vital(self.colony):
            creeps = occ.count(CREEP, tile * SLOTS, tile * SLOTS + MIDDLE)
            hold = MIDDLE - creeps + (not creeps)
            if not exposed:
                hold += SHELTERED
            if tile in guarded:
                hold += GUARDED
            if hold > holds[number]:
                holds[number] = hold
        return FALL * (self.falls[holds[REACTOR]] + self.falls[holds[BEACON]])


NO_WALL = bytes(OPEN if who == COLONIST else who for who in range(256))
"""People are no wall to people: they all go the same way."""


class Vital(NamedTuple):
    """A module that must not be the last of its kind to fall."""

    tile: Tile
    number: int
    exposed: bool


@lru_cache(maxsize=64)
def vital(colony: Colony) -> list[Vital]:
    return [
        Vital(tile, colony.numbers[tile], bool(colony.rims[tile]))
        for tile in colony.tiles
        if colony.numbers[tile] in (REACTOR, BEACON)
    ]


@lru_cache(maxsize=64)
def looks(colony: Colony) -> list[tuple[Tile, itemgetter[Any]]]:
    """For each module, how to see who is on it and across its clamps: all that a hit there depends on."""
    return [(tile, itemgetter(*_around(colony, tile))) for tile in colony.tiles]


def _around(colony: Colony, tile: Tile) -> list[Space]:
    spaces = colony.spaces_of[tile]
    across = [to for space in spaces for to in colony.links[space] if to // SLOTS not in (tile, POD_TILE)]
    return [*spaces, *across]


def chance_of(least: int, mean: float) -> float:
    """That so many hits or more come where so many are to be expected (Poisson)."""
    fewer, term = 0.0, exp(-mean)
    for number in range(least):
        fewer += term
        term *= mean / (number + 1)
    return max(0.0, 1.0 - fewer)
