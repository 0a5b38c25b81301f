"""What single Rescue cards do in the Actions step (rulebook 4.9, 4.10), and when they are offered.

Abilities that change a basic action (Juggernaut, Grenadier, Follower, Bullhorn) are where that action is;
Phase Shift and Suppressant are in `steps.invasion`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from fathomfive.author import Ask, Flow, Verbs
from fathomfive.games.jupiter.actions import (
    NOBODY,
    Activate,
    Fly,
    InstallCore,
    Move,
    Override,
    PickModule,
    PlaceModule,
    Shoot,
    Swap,
    UseCard,
)
from fathomfive.games.jupiter.beats import GOOD
from fathomfive.games.jupiter.book import CardId
from fathomfive.games.jupiter.colony import NOWHERE, POD, POD_TILE, STEPS, Cell, Space, Tile, axial, cell_at
from fathomfive.games.jupiter.game import BASIC, BOOST, SHORTEST_FLIGHT, SLOTS
from fathomfive.games.jupiter.motions import (
    becomes_core,
    core_goes,
    dies,
    goes,
    is_there,
    is_used,
    makes_way,
    module,
    walks,
    works,
)
from fathomfive.games.jupiter.names import hand_id
from fathomfive.games.jupiter.state import COLONIST, CREEP, OPEN, OUT, PAWN, JupiterState
from fathomfive.games.jupiter.steps import basics
from fathomfive.games.jupiter.steps.checks import kill, launch, settle
from fathomfive.games.jupiter.steps.pod import dock, install

Targets: TypeAlias = Callable[[JupiterState, int], Iterator[Any]]

TARGETS: Verbs[Targets] = Verbs()
"""What each card that is used could be used on."""
USE: Verbs[Callable[[JupiterState, int], Flow[None]]] = Verbs()
"""What each of them does, once it is paid."""

# --- the menu ----------------------------------------------------------------------------------------


def playable(g: JupiterState, seat: int) -> list[Activate | UseCard]:
    """Cards to activate, and cards and cores to use now (JUP-CARD-9).

    What is on already is not activated again, Boost excepted (JUP-CARD-10).
    """
    robot = g.robots[seat]
    options: list[Activate | UseCard] = []
    lasting = g.book.lasting
    for card in dict.fromkeys((robot.core, *robot.hand)):
        if card in lasting:
            if card in robot.hand and (card == "boost" or not robot.has_on(card)):
                options.append(Activate(seat, card))
        elif card in TARGETS and robot.sources(card) and card not in g.exhausted:
            entry = g.book.cards[card]
            pair = entry.paired_cost and robot.sources(card) > 1 and entry.paired_cost <= g.actions_left
            if (pair or entry.cost <= g.actions_left) and next(TARGETS[card](g, seat), None) is not None:
                if entry.cost <= g.actions_left:
                    options.append(UseCard(seat, card))
                if pair:
                    options.append(UseCard(seat, card, True))
    return options


@basics.DO.does(Activate)
def activate(g: JupiterState, choice: Activate) -> None:
    """Free; it works until the end of the turn (JUP-CARD-5)."""
    seat, card = choice.seat, choice.card
    robot = g.robots[seat]
    moved = ((goes, seat, card, hand_id(seat)), (works, seat, card))
    g.tell("plays", "JUP-CARD-5", seat, *moved, sound="card-draw", card=card, does=card)
    robot.hand.remove(card)
    robot.active.append(card)
    if card == "boost":
        g.actions_left += BOOST  # JUP-ABL-1; on top of the core's (JUP-COMBO-1)


def boost_from_core(g: JupiterState) -> None:
    """As a core Boost works by itself (JUP-ABL-1)."""
    g.robots[g.current].core_used = True
    g.actions_left += BOOST
    g.tell("boosts", "JUP-ABL-1", g.current, beat=GOOD, card="boost", actions=g.actions_left)


@basics.DO.does(UseCard)
def use(g: JupiterState, choice: UseCard) -> Flow[None]:
    """Pay, choose the target, carry it out. What works once is spent (JUP-CARD-4, JUP-CARD-6).

    Two sources make one cheap use (JUP-COMBO-9), a core and a card as well (JUP-RULING-28).
    """
    seat, card = choice.seat, choice.card
    entry = g.book.cards[card]
    cost = entry.paired_cost if choice.paired else entry.cost
    g.actions_left -= cost
    source = "pair" if choice.paired else g.robots[seat].source(card)
    used = [(is_used, seat, card, nth) for nth in range(1, 2 + choice.paired)] if card != "data_core" else []
    g.tell(
        "uses", RULES[card], seat, *used, sound="card-draw", card=card, does=card, source=source, cost=cost
    )
    g.using = card
    if card != "data_core":  # that one goes when the new core is chosen
        g.spend(seat, card)
    if choice.paired:
        g.spend(seat, card)
        g.exhausted.append(card)
    yield from USE[card](g, seat)
    g.using = ""


# --- Swap --------------------------------------------------------------------------------------------


def swaps(g: JupiterState, seat: int) -> list[Swap]:
    """Whoever is on a space bridged to the robot's, or aboard the pod beside it (JUP-ABL-15)."""
    here = g.robots[seat].at
    options: list[Swap] = []
    for space in g.colony.links[here]:
        options += [Swap(seat, space, pawn) for pawn in exchangeable(g, here, space)]
    return options


def exchangeable(g: JupiterState, here: Space, there: Space) -> list[int]:
    """With whom a robot can change places there: a robot aboard by its seat, everybody else as NOBODY.

    Colonists, creeps and robots alike (JUP-RULING-37), but a creep never comes into the pod (JUP-POD-2).
    """
    if there != POD:
        who = g.occ[there]
        return [] if who == OPEN or (who == CREEP and here == POD) else [NOBODY]
    return [*([NOBODY] if g.seated else []), *g.aboard()]


@basics.DO.does(Swap)
def swap(g: JupiterState, choice: Swap) -> None:
    g.actions_left -= BASIC
    exchange(g, choice.seat, choice.at, choice.pawn, "JUP-ABL-15")


def exchange(g: JupiterState, seat: int, at: Space, pawn: int, rule: str) -> None:
    """Robot and piece change places; a creep that comes to a module may fill it (JUP-RULING-21).

    It counts as added even where it comes from the same module (JUP-RULING-42).
    """
    here = g.robots[seat].at
    who = PAWN + pawn if pawn != NOBODY else COLONIST if at == POD else g.occ[at]
    moved = [
        (walks, seat, at),
        (makes_way, seat, at, pawn),
        *([(is_there, seat, at)] if who == CREEP else []),
    ]
    g.tell("swaps", rule, seat, *moved, sound="brush", swapped=who, way=(here, at))
    g.put_robot(seat, OUT)
    if who == COLONIST:
        g.move_colonist(at, here)
    elif who == CREEP:
        g.occ[here] = CREEP
    else:
        g.put_robot(who - PAWN, here)
    g.put_robot(seat, at)
    settle(g, *([here // SLOTS] if who == CREEP else []))


# --- Override ----------------------------------------------------------------------------------------


def overrides(g: JupiterState, seat: int) -> list[Override]:
    """Any other robot in play that can do something, at any distance (JUP-ABL-9, JUP-RULING-24)."""
    return [
        Override(seat, pawn)
        for pawn, robot in enumerate(g.robots)
        if pawn != seat and robot.at != OUT and orders(g, seat, pawn)
    ]


def orders(g: JupiterState, seat: int, pawn: int) -> list[Move | Shoot]:
    return [*basics.moves(g, seat, pawn), *basics.shots(g, seat, g.robots[pawn].at)]


@basics.DO.does(Override)
def override(g: JupiterState, choice: Override) -> Flow[None]:
    """A plain Move or Shoot of another robot; nobody's cards help (JUP-ABL-9)."""
    seat, pawn = choice.seat, choice.pawn
    g.partner = pawn
    answer = yield from Ask("override", seat, lambda: orders(g, seat, pawn), "JUP-ABL-9")
    g.partner = NOBODY
    if isinstance(answer, Move):
        basics.move_robot(g, pawn, answer.to)
        return
    g.actions_left -= BASIC
    kill(g, pawn, answer.at, "JUP-ABL-9")
    settle(g)


# --- Sniper and Heat Seeker --------------------------------------------------------------------------


@TARGETS.does("sniper")
def sniper_targets(g: JupiterState, seat: int) -> Iterator[Shoot]:
    """Creeps and super creeps on neighbouring modules (JUP-ABL-13)."""
    own = g.robots[seat].at // SLOTS
    for tile in g.colony.near[own]:
        if tile != own:
            yield from (Shoot(seat, at) for at in basics.creeps_on(g, tile))


@TARGETS.does("heat_seeker")
def all_targets(g: JupiterState, seat: int) -> Iterator[Shoot]:
    """Every creep and super creep of the colony (JUP-ABL-6)."""
    for tile in g.colony.tiles:
        yield from (Shoot(seat, at) for at in basics.creeps_on(g, tile))


@USE.does("sniper")
def snipe(g: JupiterState, seat: int) -> Flow[None]:
    yield from _strike(g, seat, "snipe", sniper_targets, "JUP-ABL-13")


@USE.does("heat_seeker")
def heat_seek(g: JupiterState, seat: int) -> Flow[None]:
    yield from _strike(g, seat, "heat_seek", all_targets, "JUP-ABL-6")


def _strike(
    g: JupiterState, seat: int, kind: str, targets: Callable[[JupiterState, int], Iterator[Shoot]], rule: str
) -> Flow[None]:
    answer = yield from Ask(kind, seat, lambda: list(targets(g, seat)), rule)
    yield from basics.strike(g, seat, answer.at, rule) or ()


# --- Rocket Boots and Teleport -----------------------------------------------------------------------


def landings(g: JupiterState, seat: int, there: Space) -> Iterator[Fly]:
    """How a flight or a jump may end there; where trample and swap both fit, one chooses (JUP-COMBO-10)."""
    robot, who = g.robots[seat], g.occ[there]
    if who == OPEN:
        yield Fly(seat, there)
    elif who == CREEP and robot.has_on("juggernaut"):  # JUP-COMBO-2, JUP-COMBO-3
        yield Fly(seat, there, "trample")
    if robot.has_on("swap"):  # JUP-COMBO-4, JUP-COMBO-5
        yield from (Fly(seat, there, "swap", pawn) for pawn in exchangeable(g, robot.at, there))


@TARGETS.does("rocket_boots")
def flights(g: JupiterState, seat: int) -> Iterator[Fly]:
    """Two spaces or more along a straight line of bridges (JUP-ABL-12, JUP-RULING-22)."""
    here = g.robots[seat].at
    for way in range(len(STEPS)):
        path = g.colony.line(here, way)
        for distance, there in enumerate(path, start=1):
            if distance >= SHORTEST_FLIGHT:
                yield from landings(g, seat, there)
            if not may_pass(g, seat, there):
                break


def may_pass(g: JupiterState, seat: int, space: Space) -> bool:
    """Colonists and the pod never stop a flight; a Juggernaut tramples on; the polite let robots pass."""
    who = g.occ[space]
    if space == POD or who in (OPEN, COLONIST):
        return True
    return g.robots[seat].has_on("juggernaut") if who == CREEP else g.book.polite  # JUP-COMBO-3, JUP-PC-2


@USE.does("rocket_boots")
def fly(g: JupiterState, seat: int) -> Flow[None]:
    """Creeps on the way die one after the other, each with its splash (JUP-COMBO-3, JUP-COMBO-8)."""
    answer = yield from Ask("fly", seat, lambda: list(flights(g, seat)), "JUP-ABL-12")
    here = g.robots[seat].at
    lines = (g.colony.line(here, way) for way in range(len(STEPS)))
    path = next(line for line in lines if answer.to in line)
    for space in path[: path.index(answer.to)]:
        if g.occ[space] == CREEP:
            yield from basics.strike(g, seat, space, "JUP-COMBO-3") or ()
    yield from touch_down(g, seat, answer, "JUP-ABL-12")


@TARGETS.does("teleport")
def jumps(g: JupiterState, seat: int) -> Iterator[Fly]:
    """Any space of the colony, and the docked pod (JUP-ABL-16)."""
    here = g.robots[seat].at
    if here == POD and not g.docked:  # JUP-RULING-38
        return
    for tile in g.colony.all_near:
        for there in g.colony.spaces_of[tile]:
            if there != here:
                yield from landings(g, seat, there)


@USE.does("teleport")
def teleport(g: JupiterState, seat: int) -> Flow[None]:
    answer = yield from Ask("teleport", seat, lambda: list(jumps(g, seat)), "JUP-ABL-16")
    yield from touch_down(g, seat, answer, "JUP-ABL-16")


def touch_down(g: JupiterState, seat: int, end: Fly, rule: str) -> Flow[None]:
    """A splash on the way may have killed the creep that was there: then it is a plain landing."""
    if end.mode == "swap" and end.pawn in exchangeable(g, g.robots[seat].at, end.to):  # JUP-RULING-41
        exchange(g, seat, end.to, end.pawn, rule)
        return
    tramples = g.occ[end.to] == CREEP
    creep = [(dies, end.to)] if tramples else []
    what = "lands_on" if tramples else "lands"
    way = (g.robots[seat].at, end.to)
    g.tell(what, rule, seat, (walks, seat, end.to), *creep, sound="brush", card=g.using, way=way)
    g.put_robot(seat, end.to)
    settle(g)
    if tramples:
        yield from basics.splash(g, seat, end.to) or ()


# --- Data Core, Module Control, Pilot ----------------------------------------------------------------


@TARGETS.does("data_core")
def spare_cards(g: JupiterState, seat: int) -> Iterator[InstallCore]:
    """What Data Core could install: any hand card but the Data Core that is played (JUP-ABL-3)."""
    robot = g.robots[seat]
    spare = list(robot.hand)
    if robot.core != "data_core":  # as core it goes itself, so it is never a used one
        spare.remove("data_core")
    return (InstallCore(seat, card) for card in dict.fromkeys(spare))


@USE.does("data_core")
def data_core(g: JupiterState, seat: int) -> Flow[None]:
    """The old core goes, a card of the hand becomes the new one (JUP-ABL-3, JUP-RULING-26)."""
    robot = g.robots[seat]
    answer = yield from Ask("new_core", seat, lambda: list(spare_cards(g, seat)), "JUP-ABL-3")
    card, played = answer.card, robot.source("data_core") == "hand"
    moved = [
        *([(goes, seat, "data_core")] if played else []),
        *([(core_goes, seat)] if robot.core else []),
        (goes, seat, card, hand_id(seat), 1 + (played and card == "data_core")),
        (becomes_core, seat, card),
    ]
    if robot.core:
        g.tell("replaces", "JUP-ABL-3", seat, *moved, old=robot.core, card=card, does_as_core=card)
    else:
        g.tell("installs", "JUP-ABL-3", seat, *moved, card=card, does_as_core=card)
    g.spend(seat, "data_core")
    if robot.core:
        g.discard.append(robot.core)
    install(g, seat, card)
    if card == "boost":
        boost_from_core(g)


@TARGETS.does("module_control")
def movable(g: JupiterState, seat: int) -> Iterator[PickModule]:
    """Modules with two exposed edges side by side that fit somewhere else (JUP-ABL-8)."""
    for tile in g.colony.tiles:
        if has_free_corner(g, tile) and next(berths(g, tile), None) is not None:
            yield PickModule(seat, tile)


def has_free_corner(g: JupiterState, tile: Tile) -> bool:
    rim = g.colony.rims[tile]
    first = tile * SLOTS
    return any(first + (space - first + 1) % 6 in rim for space in rim)


def berths(g: JupiterState, tile: Tile) -> Iterator[Cell]:
    """The cells a module can be moved to; the docked pod must keep a module beside it."""
    colony = g.colony
    tile_at = colony.tile_at
    pod_stays = not g.docked or any(other not in (tile, POD_TILE) for other in colony.near[POD_TILE])
    for cell in colony.docks:
        if cell != g.pod and (pod_stays or cell - g.pod in STEPS):
            if any(tile_at.get(cell + step, tile) != tile for step in STEPS):
                yield cell


@USE.does("module_control")
def module_control(g: JupiterState, seat: int) -> Flow[None]:
    answer = yield from Ask("module", seat, lambda: list(movable(g, seat)), "JUP-ABL-8")
    tile = answer.tile
    g.picked = tile * SLOTS
    places = yield from Ask(
        "place_module",
        seat,
        lambda: [PlaceModule(seat, *axial(cell)) for cell in berths(g, tile)],
        "JUP-ABL-8",
        {"tile": tile},
    )
    g.picked = NOBODY
    was_beside = g.colony.near[tile]
    # it keeps its turn, and its pieces go by tile: they ride along (JUP-RULING-25)
    g.cells[tile] = cell_at(places.q, places.r)
    g.rebuild()
    beside = g.colony.near[tile]
    g.tell(
        "module_moves",
        "JUP-ABL-8",
        seat,
        (module, tile, "slide"),
        module=tile,
        was_beside=was_beside,
        beside=beside,
    )


@TARGETS.does("pilot")
def pilot_targets(g: JupiterState, seat: int) -> Iterator[UseCard]:
    """The pod can always be launched or docked (JUP-ABL-11)."""
    yield UseCard(seat, "pilot")


@USE.does("pilot")
def pilot(g: JupiterState, seat: int) -> Flow[None]:
    """Launch the docked pod with any load, or dock the absent one (JUP-POD-5, JUP-POD-9).

    A second one may do the other in the same turn (JUP-COMBO-7).
    """
    if g.pod == NOWHERE:
        yield from dock(g, seat, "JUP-POD-9")
        return
    launch(g, "JUP-POD-5")
    settle(g)


RULES: dict[CardId, str] = {
    card: f"JUP-ABL-{number}"
    for number, card in enumerate(
        (
            "boost", "bullhorn", "data_core", "follower", "grenadier", "heat_seeker", "juggernaut",
            "module_control", "override", "phase_shift", "pilot", "rocket_boots", "sniper", "suppressant",
            "swap", "teleport",
        ),
        start=1,
    )
}  # fmt: skip
