"""How tentacles move and spawn, by a player's hand or by a Kraken card (rulebook 4.12)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from fathomfive.author import Ask, Flow, Pass
from fathomfive.games.refuge import effects as ops
from fathomfive.games.refuge import tells
from fathomfive.games.refuge.actions import MoveTentacle, PickTentacle, TakeCamera
from fathomfive.games.refuge.board import Cell, column_of
from fathomfive.games.refuge.deeds import CAN, DO
from fathomfive.games.refuge.entries import ARROW, AbilityId, KrakenCard, Symbol
from fathomfive.games.refuge.state import SUPPLY, THREAT, Diver, RefugeState, reaching
from fathomfive.games.refuge.steps import objectives
from fathomfive.games.refuge.steps.contact import contact
from fathomfive.games.refuge.steps.recover import flip_down, who_reacts
from fathomfive.games.refuge.steps.salvage import eliminate

# --- one tentacle, moved by a player -----------------------------------------------------------------


def closed_cells(g: RefugeState) -> set[Cell]:
    """Where a player may not move a tentacle: onto another, the head, a Diver in a Cave, an escape pod.

    Onto other Divers and off by Start it may go (REF-RULING-25), and anywhere a step leads (REF-RULING-26).
    """
    space = g.board.space
    closed = {*g.tentacles, *g.head_place.cells}
    for diver in g.divers:
        if diver.cell >= 0 and space[diver.cell] == "cave":
            closed.add(diver.cell)
    if g.competitive:
        closed.update(g.board.of_kind["finish"])
    return closed


def steps_from(g: RefugeState, cell: Cell) -> list[Cell]:
    """Where a player may move the tentacle of this cell (REF-TENT-1)."""
    closed = closed_cells(g)
    return [to for to in g.board.neighbours[cell] if to not in closed]


def movable(g: RefugeState, moved: Sequence[int] = ()) -> list[Cell]:
    """The tentacles that have a step to go and have not been moved yet."""
    closed, beside = closed_cells(g), g.board.neighbours
    left = [cell for who, cell in enumerate(g.tentacles) if who not in moved] if moved else g.tentacles
    return [cell for cell in left if cell >= 0 and not closed.issuperset(beside[cell])]


@CAN.does(ops.MoveTentacle)
def is_any_movable(g: RefugeState, diver: Diver, op: ops.MoveTentacle) -> bool:
    closed, beside = closed_cells(g), g.board.neighbours
    return any(cell >= 0 and not closed.issuperset(beside[cell]) for cell in g.tentacles)


def step_tentacle(g: RefugeState, seat: int, tentacle: int, to: Cell) -> Flow[None]:
    tells.moves_tentacle(g, seat, tentacle, to)
    yield from arrive(g, tentacle, to)
    yield from flashbulb(g, [tentacle])


def arrive(g: RefugeState, tentacle: int, cell: Cell) -> Flow[None]:
    """What becomes of a tentacle that comes onto a cell (REF-TENT-1)."""
    diver = g.diver_at(cell)
    if diver is not None:  # REF-CONTACT-1; on Start, too: REF-TENT-7, REF-RULING-4
        g.tentacles[tentacle] = reaching(cell)
        yield from contact(g, diver, tentacle)
    elif g.board.space[cell] == "start":
        yield from threaten(g, tentacle)
    else:
        g.tentacles[tentacle] = cell


def threaten(g: RefugeState, tentacle: int) -> Flow[None]:
    """Onto the Threat track (REF-TENT-9); a competitive dive has none, there it goes home (REF-COMP-17)."""
    if g.competitive:
        tells.goes_home(g, tentacle, "REF-COMP-17")
        g.tentacles[tentacle] = SUPPLY
    else:
        slip_past(g, tentacle, "REF-TENT-9")
    yield from objectives.settle(g)


def slip_past(g: RefugeState, tentacle: int, rule: str) -> None:
    tells.threatens(g, tentacle, rule)
    g.tentacles[tentacle] = THREAT


@DO.does(ops.MoveTentacle)
def move_tentacles(
    g: RefugeState, diver: Diver, op: ops.MoveTentacle, rule: str = "REF-TENT-1"
) -> Flow[None]:
    """Different tentacles, each so many single steps (REF-TENT-1)."""
    seat = diver.seat
    moved: list[int] = []

    def picks() -> list[PickTentacle | Pass]:
        stop = [Pass(seat)] if op.optional or moved else []
        return [*[PickTentacle(seat, cell) for cell in movable(g, moved)], *stop]

    for _ in range(op.count):
        answer = yield from Ask("tentacle_pick", seat, picks, rule)
        if isinstance(answer, Pass):
            return
        tentacle = g.tentacles.index(answer.at)
        moved.append(tentacle)
        yield from walk_tentacle(g, seat, tentacle, op.steps, rule)


def walk_tentacle(g: RefugeState, seat: int, tentacle: int, steps: int, rule: str) -> Flow[None]:
    """One step and then, if there are more, another or none; one that leaves the board stops."""
    stop: list[Pass] = []

    def ways() -> list[MoveTentacle | Pass]:
        return [*(MoveTentacle(seat, to) for to in steps_from(g, g.tentacles[tentacle])), *stop]

    for _ in range(steps):
        answer = yield from Ask("tentacle_step", seat, ways, rule, {"at": g.tentacles[tentacle]})
        if isinstance(answer, Pass):
            return
        yield from step_tentacle(g, seat, tentacle, answer.to)
        if g.tentacles[tentacle] < 0:
            return
        stop = [Pass(seat)]


# --- the bottom half of a Kraken card ----------------------------------------------------------------


Movers: TypeAlias = Mapping[int, Symbol]
"""Tentacles below the head, in the order in which they take precedence; each keeps the symbol of its column
for the whole card (REF-TENT-4)."""


def bottom_half(g: RefugeState, card: KrakenCard) -> Flow[None]:
    """All arrows at once, the double ones again (REF-TENT-5), then spawn from the left (REF-RULING-15)."""
    columns = g.head_place.columns
    movers = below_head(g, card)
    if movers:
        yield from move_together(g, movers)
        if again := who_goes_again(g, movers):
            yield from move_together(g, again)
    for column, symbol in zip(columns, card.bottom, strict=True):
        if symbol == "spawn":
            yield from spawn_tentacle(g, column)


def below_head(g: RefugeState, card: KrakenCard) -> Movers:
    """What the arrows move, by column from the left, in each from the top (REF-CARD-5, REF-TENT-4).

    Not what is beside or above the head (REF-TENT-10). Who changes column keeps its symbol (REF-RULING-14).
    """
    below, left, bottom = g.head_place.below, column_of(g.head), card.bottom
    movers: dict[int, Symbol] = {}
    for cell in sorted(below.keys() & g.tentacles, key=below.__getitem__):
        symbol = bottom[cell % 10 - left]
        if symbol != "spawn":
            movers[g.tentacles.index(cell)] = symbol
    return movers


def who_goes_again(g: RefugeState, movers: Movers) -> Movers:
    """Those with a double arrow; from beside the board no step leads anywhere."""
    if "down2" not in movers.values():
        return {}
    return {who: symbol for who, symbol in movers.items() if symbol == "down2"}


def move_together(g: RefugeState, movers: Movers) -> Flow[None]:
    """One simultaneous step (REF-TENT-6)."""
    going = who_goes(g, movers)
    tells.move_together(g, movers, going)
    if not going:
        return
    tentacles = g.tentacles
    space, divers = g.board.space, [diver.cell for diver in g.divers]
    met = []
    for tentacle, to in going.items():  # all leave at once; who meets a Diver or the edge waits in limbo
        if to in divers or space[to] == "start":
            tentacles[tentacle] = reaching(to)
            met.append((tentacle, to))
        else:
            tentacles[tentacle] = to
    for tentacle, to in met:  # still from the left, in each column from the top: REF-RULING-35
        yield from arrive(g, tentacle, to)
    yield from flashbulb(g, going)


def who_goes(g: RefugeState, movers: Movers) -> dict[int, Cell]:
    """Which movers leave their cells, and for where (REF-TENT-6 b, c; REF-RULING-13)."""
    tentacles, space, step, far = g.tentacles, g.board.space, g.board.step, g.head_place.distance
    divers = [diver.cell for diver in g.divers]
    target: dict[Cell, Cell] = {}  # from cell to cell, for those who might still go
    for tentacle, symbol in movers.items():
        origin = tentacles[tentacle]
        to = step[ARROW[symbol]].get(origin)
        if to is None or far[to] == 0 or (to in divers and space[to] == "cave"):
            # No such cell or the head (REF-TENT-2, REF-RULING-27), or a Cave with a Diver: an empty one is
            # no hindrance (REF-TENT-3, REF-RULING-3).
            continue
        target[origin] = to
    wanted = set(target.values())
    stayed = len(wanted) < len(target) or not wanted.isdisjoint(tentacles)
    while stayed:
        stayed = False
        taken: list[Cell] = []
        for origin, to in list(target.items()):
            # Somebody stays there, or comes the other way, or was first; but a Diver takes all.
            if (to in tentacles and target.get(to, origin) == origin) or to in taken:
                del target[origin]
                stayed = True
            elif to not in divers:
                taken.append(to)
    return {tentacles.index(origin): to for origin, to in target.items()}


def spawn_tentacle(g: RefugeState, column: int) -> Flow[None]:
    """On the topmost free Spawn space of the column, or onto the Threat track (REF-TENT-8)."""
    for cell in g.board.spawns[column]:
        if not g.occupied(cell):  # by a Diver neither: REF-RULING-16
            tentacle = rise(g, cell)
            assert g.last_card is not None
            g.last_card.before.tentacles[tentacle] = SUPPLY  # where this card may have sent it just before
            tells.rises(g, tentacle, "REF-TENT-8")
            yield from objectives.settle(g)
            yield from flashbulb(g, [tentacle])
            return
    tells.no_room(g, column)
    yield from threaten(g, g.tentacles.index(SUPPLY))


def rise(g: RefugeState, cell: Cell) -> int:
    """A tentacle from the supply comes onto a cell."""
    tentacle = g.tentacles.index(SUPPLY)
    g.tentacles[tentacle] = cell
    return tentacle


# --- Sophie's cameras --------------------------------------------------------------------------------


def flashbulb(g: RefugeState, moved: Iterable[int]) -> Iterable[Ask]:
    """A tentacle has just come onto a camera's cell and is still there (REF-TENT-6 f)."""
    if not g.cameras:
        return ()
    caught = {g.tentacles[tentacle]: tentacle for tentacle in moved if g.tentacles[tentacle] in g.cameras}
    if not caught or (reaction := who_reacts(g, "tentacle_on_camera")) is None:
        return ()
    return take_picture(g, *reaction, caught)


def take_picture(g: RefugeState, sophie: Diver, ability: AbilityId, caught: dict[Cell, int]) -> Flow[None]:
    def options() -> list[TakeCamera | Pass]:
        return [*(TakeCamera(sophie.seat, cell) for cell in caught), Pass(sophie.seat)]

    answer = yield from Ask("flashbulb", sophie.seat, options, "REF-TENT-6", window=True)
    if isinstance(answer, TakeCamera):
        flip_down(g, sophie, ability)
        g.cameras.remove(answer.at)
        tells.takes_camera(g, sophie, answer.at, "REF-TENT-6")
        yield from eliminate(g, sophie, caught[answer.at])
