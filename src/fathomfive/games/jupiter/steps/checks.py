"""What is looked at after every atomic change (rulebook 4.7, 4.12): modules that burst, the pod, the end.

Plain functions without a question: they run after almost everything.
"""

from __future__ import annotations

from fathomfive.author import End, Outcome
from fathomfive.games.jupiter import beats
from fathomfive.games.jupiter.actions import NOBODY
from fathomfive.games.jupiter.colony import MIDDLE, NOWHERE, POD, Space, Tile
from fathomfive.games.jupiter.game import BEACON, REACTOR, SLOTS
from fathomfive.games.jupiter.motions import (
    POD_DRIFTS,
    POD_LAUNCHES,
    core_goes,
    dies,
    expires,
    falls,
    goes_with,
    is_taken_off,
    module,
    rides_off,
)
from fathomfive.games.jupiter.state import COLONIST, CREEP, DISHES, OPEN, OUT, JupiterState

WON = "JUP-END-2"


def settle(g: JupiterState, *grown: Tile) -> None:
    """The checks in their order (JUP-END-1), after every change (JUP-TURN-7).

    `grown` are the modules that got a creep or were hit in vain (JUP-RULING-43): only they burst
    (JUP-RULING-35), in any step (JUP-RULING-21).
    """
    burst = False
    for tile in grown:
        if is_full(g, tile):
            self_destruct(g, tile)
            burst = True
    docked = g.pod != NOWHERE
    # the seventh aboard, or nobody left outside (JUP-POD-3, JUP-POD-4, JUP-RULING-9)
    if docked and g.seated and (len(g.seated) >= g.book.numbers.launch_batch or COLONIST not in g.occ):
        launch(g, "JUP-POD-3" if COLONIST in g.occ else "JUP-POD-4")
    elif docked and not g.colony.links[POD]:
        drift(g)
    if g.jammed and not g.supers & DISHES and g.phase == "actions":  # JUP-SET-8
        g.jammed = False
        g.actions_left += g.book.numbers.radar_penalty
        g.tell("dish_freed", "JUP-SET-8", g.current, beat=beats.GOOD, actions=g.actions_left)
    # won before lost (JUP-RULING-39), and no launch needed (JUP-RULING-12); one outside or out is not aboard
    if g.saved >= g.target and all(robot.at == POD for robot in g.robots):  # JUP-END-5, JUP-RV-6
        raise won(g)
    if g.saved + g.alive < g.target:
        raise lost(g, "colonists", "JUP-END-3")
    if burst:
        check_modules(g)


def check_modules(g: JupiterState) -> None:
    """Somebody must keep the power on and the beacon lit, and somebody must be there to do it."""
    if not g.left_of(REACTOR):
        raise lost(g, "power", "JUP-END-4")
    if not g.left_of(BEACON):
        raise lost(g, "radar", "JUP-END-4")
    if g.docked and all(robot.at == OUT for robot in g.robots):  # JUP-RULING-34
        raise lost(g, "no_robots", "JUP-RV-5")


def won(g: JupiterState) -> End:
    g.tell("end_won", WON, beat=beats.WON, saved=g.saved, target=g.target)
    return End(Outcome((1.0,) * g.players, tuple(range(g.players)), "won", WON))


def lost(g: JupiterState, cause: str, rule: str) -> End:
    g.tell(f"end_{cause}", rule, beat=beats.LOST, saved=g.saved, target=g.target, alive=g.alive, turns=g.turn)
    return End(Outcome((0.0,) * g.players, (), cause, rule))


# --- modules -----------------------------------------------------------------------------------------


def is_full(g: JupiterState, tile: Tile) -> bool:
    """Every space holds a creep (JUP-TILE-1): a robot or colonist holds the module (JUP-TILE-2).

    With Robot Vulnerability robots do not (JUP-RV-1).
    """
    spaces = g.colony.spaces_of[tile]
    first, end = spaces[0], spaces[-1] + 1
    creeps = g.occ.count(CREEP, first, end)
    if not g.book.brittle:
        return creeps == end - first
    return bool(creeps) and not g.occ.count(OPEN, first, end) and not g.occ.count(COLONIST, first, end)


def self_destruct(g: JupiterState, tile: Tile) -> None:
    """The module falls with all that is on it (JUP-TILE-1), its super creep as well (JUP-TILE-5).

    Its neighbours have new rims (JUP-TILE-3); what is cut off stays (JUP-TILE-4).
    """
    robots = sum(robot.at // SLOTS == tile for robot in g.robots)
    rule = "JUP-RV-1" if robots else "JUP-TILE-1"
    shakes = (module, tile, "shake")
    g.tell("cracks", rule, None, shakes, sound="crack", beat=beats.QUIET, module=tile, robots=robots)
    creeps = [space for space in g.colony.spaces_of[tile] if g.occ[space] == CREEP]
    if g.is_covered(tile):
        creeps.append(tile * SLOTS + MIDDLE)
    g.tell(
        "self_destructs",
        rule,
        None,
        (module, tile, "fade"),
        *((dies, space) for space in creeps),
        sound="steel",
        beat=(beats.falling, tile),
        module=tile,
        number=g.colony.numbers[tile],
        left=g.left_of(g.colony.numbers[tile]) - 1,
    )
    for seat, robot in enumerate(g.robots):
        if robot.at // SLOTS == tile:
            lose_robot(g, seat)
    first = tile * SLOTS
    g.occ[first : first + SLOTS] = bytes(SLOTS)
    g.supers &= ~(1 << tile)
    g.cells[tile] = NOWHERE
    g.rebuild()


def lose_robot(g: JupiterState, seat: int) -> None:
    """Out with its module: hand, core and active cards are gone (JUP-RV-2)."""
    robot = g.robots[seat]
    gone = (
        *((goes_with, seat, n) for n in range(len(robot.hand))),
        *((expires, seat, n) for n in range(len(robot.active))),
        *([(core_goes, seat)] if robot.core else []),
    )
    g.tell("robot_lost", "JUP-RV-2", seat, (falls, seat), *gone, sound="crack", beat=beats.BAD)
    g.discard += [*robot.hand, *robot.active, *([robot.core] if robot.core else [])]
    robot.hand, robot.active, robot.core = [], [], ""
    g.put_robot(seat, OUT)


def kill(g: JupiterState, seat: int, at: Space, rule: str) -> None:
    """A creep dies, or the super creep where the middle of a Reactor or Beacon is meant."""
    what = TOLD_OF_KILLS.get(rule, "kills")
    given: dict[str, int] = {"other": seat} if what == "orders_shot" else {}
    if g.occ[at] == CREEP:
        g.tell(what, rule, g.current, (dies, at), sound="thud", beat=beats.GOOD, spot=at, **given)
        g.occ[at] = OPEN
    else:
        tile = at // SLOTS
        g.supers &= ~(1 << tile)
        g.tell(
            f"{what}_super",
            rule,
            g.current,
            (dies, at),
            sound="thud",
            beat=beats.GOOD,
            module=tile,
            number=g.colony.numbers[tile],
            limit=g.hand_limit,
            **given,
        )


TOLD_OF_KILLS = {"JUP-ACT-2": "shoots", "JUP-ABL-5": "splashes", "JUP-ABL-9": "orders_shot"}
"""Which line tells of a kill by this rule; the others tell how before it dies."""


# --- the pod leaves ----------------------------------------------------------------------------------


def launch(g: JupiterState, rule: str) -> None:
    """The colonists aboard are saved; whose turn it is keeps the pod (JUP-POD-6).

    Robots stay aboard and ride along (JUP-RULING-11).
    """
    g.tell(
        "launches",
        rule,
        g.current,
        POD_LAUNCHES,
        *((is_taken_off, number) for number in g.seated),
        *((rides_off, robot) for robot in g.aboard()),
        sound="steel",
        beat=beats.LAUNCH,
        why=LAUNCHES[rule],
        colonists=len(g.seated),
        saved=g.saved + len(g.seated),
        target=g.target,
        robots=len(g.aboard()),
    )
    g.saved += len(g.seated)
    g.seated.clear()
    leave(g)


LAUNCHES = {"JUP-POD-3": "full", "JUP-POD-4": "last", "JUP-POD-5": "pilot"}


def drift(g: JupiterState) -> None:
    """No module touches the pod any more: it is away with everybody aboard, nobody saved (JUP-POD-10).

    Back as soon as after a launch (JUP-RULING-10).
    """
    g.tell(
        "drifts",
        "JUP-POD-10",
        None,
        POD_DRIFTS,
        *((is_taken_off, number) for number in g.seated),
        *((rides_off, robot) for robot in g.aboard()),
        beat=beats.ADRIFT,
        who=g.current,
        colonists=len(g.seated),
        robots=len(g.aboard()),
    )
    leave(g)


def leave(g: JupiterState) -> None:
    """Away it is beside nothing and closed to all (JUP-POD-7)."""
    g.pod = NOWHERE
    g.keeper = g.current
    g.mark_pod()
    g.rebuild()


def arrive(g: JupiterState, cell: int) -> None:
    g.pod = cell
    g.keeper = NOBODY
    g.mark_pod()
    g.rebuild()
