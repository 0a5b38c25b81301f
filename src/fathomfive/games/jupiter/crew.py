"""A crew that plans: it thinks every turn through (`plan.py`) and plays it; nothing hidden is used.

One `Crew` answers for all seats of a match. What comes between the actions (where to dock, where creeps go,
which core) is answered by what it leads to. It is quick, so that matches can be played by the hundred.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from fathomfive.games.jupiter import actions as do
from fathomfive.games.jupiter.book import CardId
from fathomfive.games.jupiter.cards import berths, movable
from fathomfive.games.jupiter.colony import POD, SLOTS, STEPS, Tile, axial, cell_at
from fathomfive.games.jupiter.plan import Plan
from fathomfive.games.jupiter.sketch import FAR, gangways_at, people_on, sketch_of, ways, with_creep
from fathomfive.games.jupiter.state import COLONIST, OUT, JupiterState
from fathomfive.games.jupiter.worth import CORES, HOP, Worth
from fathomfive.kernel.play import Action, Ask, Pass

TO_HOLD: Sequence[CardId] = (
    "follower", "boost", "pilot", "module_control", "bullhorn", "grenadier", "sniper", "suppressant",
    "phase_shift", "heat_seeker", "teleport", "juggernaut", "rocket_boots", "override", "swap", "data_core",
)  # fmt: skip
"""Which card is the best to keep in hand, the best first."""
WORTH_A_CARD = 1.0
HOLE = 4.0  # so many actions a hole must save to move a module for it
AFTER = 0.3  # how much the load after the next one counts where to dock
GANGWAY = 0.8  # each of the first three

Price = Callable[[Any], float]


class Crew:
    def __init__(self) -> None:
        self.planned: list[Action] = []

    def answer(self, g: JupiterState, ask: Ask) -> Action:
        options = ask.options
        if self.planned and self.planned[0] in options:
            return self.planned.pop(0)
        if len(options) == 1:
            return options[0]
        if ask.kind == "action":
            return self.act(g, options)
        price = PRICES.get(ask.kind)
        return max(options, key=price(g)) if price is not None else options[-1]

    def act(self, g: JupiterState, options: Sequence[Action]) -> Action:
        """What was planned is done or has become impossible: plan anew."""
        self.planned = self.plan(g, options)
        if self.planned and self.planned[0] in options:
            return self.planned.pop(0)
        return do.EndActions(g.current)

    def plan(self, g: JupiterState, options: Sequence[Action]) -> list[Action]:
        """Cards that move the pod or a module are played by rule; the rest is thought through."""
        control, pilot = do.UseCard(g.current, "module_control"), do.UseCard(g.current, "pilot")
        if g.saved >= g.target:
            cut_off = g.docked and stranded(g)
            if cut_off and control in options and (link := fetch(g, cut_off)):
                return [control, *link]
            if pilot in options and (cut_off or not g.docked):
                return [pilot]
        elif not g.docked:
            if control in options and (hole := open_a_hole(g)):
                return [control, *hole]
            if pilot in options and g.actions_left > 1:
                return [pilot]
        return list(Plan(g).best.answers)


def stranded(g: JupiterState) -> list[Tile]:
    """Modules with a robot on them from which no way leads to the pod."""
    far = ways(g.colony, bytes(g.occ), g.colony.links[POD])
    return [robot.at // SLOTS for robot in g.robots if robot.at not in (POD, OUT) and far[robot.at] >= FAR]


def fetch(g: JupiterState, tiles: Sequence[Tile]) -> list[Action]:
    """Module Control: bring the module of a stranded robot beside the pod."""
    for pick in movable(g, g.current):
        assert isinstance(pick, do.PickModule)
        if pick.tile in tiles:
            for cell in berths(g, pick.tile):
                if cell - g.pod in STEPS:
                    return [pick, do.PlaceModule(g.current, *axial(cell))]
    return []


def open_a_hole(g: JupiterState) -> list[Action]:
    """Module Control: which module to take away, and where to, so that the pod can dock closer to people."""
    worth, occ = Worth(g), bytes(g.occ)
    least = worth.effort(occ, worth.next_gangways) - HOLE
    best: list[Action] = []
    for pick in movable(g, g.current):
        assert isinstance(pick, do.PickModule)
        tile = pick.tile
        effort = worth.effort(occ, gangways_at(g.colony, g.cells[tile]))
        if effort < least and COLONIST not in occ[tile * SLOTS : tile * SLOTS + SLOTS]:
            farthest = max(map(axial, berths(g, tile)), key=lambda cell: cell[0] ** 2 + cell[1] ** 2)
            best, least = [pick, do.PlaceModule(g.current, *farthest)], effort
    return best


# --- between the actions -----------------------------------------------------------------------------


def docking(g: JupiterState) -> Price:
    """Where the next load is nearest and a robot at hand; once everybody is saved, where the robots are."""
    worth = Worth(g)
    walls = bytes(g.occ).translate(worth.lanes)
    people = people_on(bytes(g.occ))
    load = worth.batch - len(g.seated)

    def price(answer: do.Dock) -> float:
        gangways = gangways_at(g.colony, cell_at(answer.q, answer.r))
        far = ways(g.colony, walls, gangways)
        if g.saved >= g.target:
            return -float(worth.gathering(bytes(g.occ), gangways))
        robots = [far[robot.at] for robot in g.robots if robot.at not in (POD, OUT)]
        near = sorted(far[space] for space in people)
        effort = sum(near[:load]) + AFTER * sum(near[load : load + worth.batch])
        effort += HOP * worth.hops_to(gangways) + min(robots, default=0) / 2
        return GANGWAY * min(3, len(gangways)) - effort

    return price


def placing(g: JupiterState) -> Price:
    worth, sketch = Worth(g), sketch_of(g)
    return lambda answer: worth.of(with_creep(sketch, answer.at))


def suppressing(g: JupiterState) -> Price:
    worth, sketch = Worth(g), sketch_of(g)
    now = worth.of(sketch)

    def price(answer: Action) -> float:
        if not isinstance(answer, do.Suppress):
            return WORTH_A_CARD
        if g.setback not in ("", "surge"):
            return 2 * WORTH_A_CARD
        return now - worth.of(worth.hit(sketch, [answer.tile]))

    return price


def rerolling(g: JupiterState) -> Price:
    worth, sketch = Worth(g), sketch_of(g)
    faces = range(1, g.book.numbers.die_sides + 1)
    after = {face: worth.of(worth.rolled(sketch, face)) for face in faces}
    gain = sum(after.values()) / len(after) - after[g.roll] - WORTH_A_CARD
    return lambda answer: 0.0 if isinstance(answer, Pass) else gain


PRICES: dict[str, Callable[[JupiterState], Price]] = {
    "core": lambda g: lambda answer: -CORES.index(answer.card),
    "new_core": lambda g: lambda answer: -CORES.index(answer.card),
    "discard": lambda g: lambda answer: TO_HOLD.index(answer.card),
    "dock": docking,
    "place_creep": placing,
    "suppress": suppressing,
    "reroll": rerolling,
}
"""What the answers to each question are worth."""
