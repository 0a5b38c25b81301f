"""A crew that plans: the courses it thinks about (`Game.courses`); nothing hidden is used.

Every turn is thought through (`plan.py`). What comes between the actions (where to dock, where creeps go,
which core) is answered by what it leads to. It is quick, so that matches can be played by the hundred.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from fathomfive.author import Action, Ask, Course, Pass
from fathomfive.games.jupiter import actions as do
from fathomfive.games.jupiter.book import CardId
from fathomfive.games.jupiter.cards import berths, movable
from fathomfive.games.jupiter.colony import POD, STEPS, Tile, axial, cell_at
from fathomfive.games.jupiter.game import SLOTS
from fathomfive.games.jupiter.plan import Plan
from fathomfive.games.jupiter.sketch import FAR, gangways_at, people_on, sketch_of, ways, with_creep
from fathomfive.games.jupiter.state import COLONIST, OUT, JupiterState
from fathomfive.games.jupiter.worth import CORES, HOP, Worth

TO_HOLD: Sequence[CardId] = (
    "follower", "boost", "pilot", "module_control", "bullhorn", "grenadier", "sniper", "suppressant",
    "phase_shift", "heat_seeker", "teleport", "juggernaut", "rocket_boots", "override", "swap", "data_core",
)  # fmt: skip
"""Which card is the best to keep in hand, the best first."""
WEIGHED = ("dock",)
"""Questions between the actions that are worth a thought; the others are settled at a glance."""
WORTH_A_CARD = 1.0
HOLE = 4.0  # so many actions a hole must save to move a module for it
AFTER = 0.3  # how much the load after the next one counts where to dock
GANGWAY = 0.8  # each of the first three

Price = Callable[[Any], float]


def courses(g: JupiterState, ask: Ask, seat: int, most: int) -> list[Course]:
    """The rest of the turn in some ways that differ; or the answers that lead to the best table.

    Whoever wants only one gets it at a glance: it plays worse, and in half the time.
    """
    options = ask.options_of(seat)
    if len(options) == 1:
        return [(options[0],)]
    price = PRICES.get(ask.kind)
    if price is not None:
        ranked = sorted(options, key=price(g), reverse=True)
        return [(answer,) for answer in ranked[: most if ask.kind in WEIGHED else 1]]
    if g.phase != "actions":
        return [(options[-1],)]
    ruled = by_rule(g, options)
    plan = Plan(g) if most > 1 else Plan(g, width=1)
    planned = [_offered(way, options) for way in plan.ways(most)]
    return list(dict.fromkeys([ruled, *planned] if ruled else planned))[:most]


def _offered(way: Course, options: Sequence[Action]) -> Course:
    """Where what is asked has no place in a plan, the answer is no."""
    return way if way and way[0] in options else (options[-1],)


def by_rule(g: JupiterState, options: Sequence[Action]) -> Course:
    """Cards that move the pod or a module are played by rule: no plan thinks them through."""
    control, pilot = do.UseCard(g.current, "module_control"), do.UseCard(g.current, "pilot")
    if control in options and (moved := module_to_move(g)):
        return control, *moved
    if pilot not in options:
        return ()
    if g.saved >= g.target:
        return (pilot,) if not g.docked or stranded(g) else ()
    return (pilot,) if not g.docked and g.actions_left > 1 else ()


def module_to_move(g: JupiterState) -> Course:
    """Module Control: a bridge for those who are cut off, or a hole for the pod to dock in."""
    if g.saved >= g.target:
        return fetch(g, stranded(g)) if g.docked else ()
    return () if g.docked else open_a_hole(g)


def stranded(g: JupiterState) -> list[Tile]:
    """Modules with a robot on them from which no way leads to the pod."""
    far = ways(g.colony, bytes(g.occ), g.colony.links[POD])
    return [robot.at // SLOTS for robot in g.robots if robot.at not in (POD, OUT) and far[robot.at] >= FAR]


def fetch(g: JupiterState, tiles: Sequence[Tile]) -> Course:
    """Module Control: bring the module of a stranded robot beside the pod."""
    for pick in movable(g, g.current):
        if pick.tile in tiles:
            for cell in berths(g, pick.tile):
                if cell - g.pod in STEPS:
                    return pick, do.PlaceModule(g.current, *axial(cell))
    return ()


def open_a_hole(g: JupiterState) -> Course:
    """Module Control: which module to take away, and where to, so that the pod can dock closer to people.

    Never one with anybody on it: a robot that goes along commands nobody any more.
    """
    worth, occ = Worth(g), bytes(g.occ)
    carried = [robot.at // SLOTS for robot in g.robots]
    least = worth.effort(occ, worth.next_gangways) - HOLE
    best: Course = ()
    for pick in movable(g, g.current):
        tile = pick.tile
        effort = worth.effort(occ, gangways_at(g.colony, g.cells[tile]))
        taken = tile in carried or COLONIST in occ[tile * SLOTS : tile * SLOTS + SLOTS]
        if effort < least and not taken:
            farthest = max(map(axial, berths(g, tile)), key=lambda cell: cell[0] ** 2 + cell[1] ** 2)
            best, least = (pick, do.PlaceModule(g.current, *farthest)), effort
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


def splashing(g: JupiterState) -> Price:
    """Grenadier: whichever creep is next to the most people."""
    worth, occ = Worth(g), bytes(g.occ)
    return lambda answer: worth.harm(answer.at, occ) if isinstance(answer, do.Splash) else -1.0


def picking_module(g: JupiterState) -> Price:
    wanted = module_to_move(g)
    return lambda answer: float(answer in wanted)


def placing_module(g: JupiterState) -> Price:
    """Beside the pod once everybody is saved, else out of the way."""

    def price(answer: do.PlaceModule) -> float:
        if g.saved >= g.target:
            return float(cell_at(answer.q, answer.r) - g.pod in STEPS)
        return answer.q**2 + answer.r**2

    return price


PRICES: dict[str, Callable[[JupiterState], Price]] = {
    "core": lambda g: lambda answer: -CORES.index(answer.card),
    "new_core": lambda g: lambda answer: -CORES.index(answer.card),
    "discard": lambda g: lambda answer: TO_HOLD.index(answer.card),
    "dock": docking,
    "place_creep": placing,
    "suppress": suppressing,
    "reroll": rerolling,
    "splash": splashing,
    "module": picking_module,
    "place_module": placing_module,
}
"""What the answers to each question are worth."""
