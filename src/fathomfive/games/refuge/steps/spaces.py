"""Swimming, and what the spaces do to a Diver who lands on them (rulebook 4.3 to 4.5)."""

from __future__ import annotations

from fathomfive.author import Ask, Flow, Pass
from fathomfive.games.refuge import tells
from fathomfive.games.refuge.actions import Eliminate, PickDiver, PlaceTentacle, Swim
from fathomfive.games.refuge.board import Cell
from fathomfive.games.refuge.effects import MoveTentacle
from fathomfive.games.refuge.game import LAIR_STEPS, LAIR_TENTACLES
from fathomfive.games.refuge.state import SUPPLY, Diver, RefugeState, reaching
from fathomfive.games.refuge.steps import objectives
from fathomfive.games.refuge.steps.contact import contact
from fathomfive.games.refuge.steps.head import devour, step_closer
from fathomfive.games.refuge.steps.salvage import eliminate
from fathomfive.games.refuge.steps.tentacles import flashbulb, move_tentacles, rise

LAIR = MoveTentacle(count=LAIR_TENTACLES, steps=LAIR_STEPS, optional=True)  # REF-SPACE-4


# --- Move --------------------------------------------------------------------------------------------


def swims(g: RefugeState, diver: Diver) -> list[Swim]:
    """One step to a cell without a Diver; tentacles and the head are no hindrance (REF-MOVE-1, REF-OCC-3)."""
    seat, near = diver.seat, g.board.neighbours[diver.cell]
    closed = [other.cell for other in g.divers]
    if g.competitive:
        closed += [to for to in near if is_locked(g, to)]
    return [Swim(seat, to) for to in near if to not in closed]


def swims_or(g: RefugeState, diver: Diver, *stay: Pass) -> list[Swim | Pass]:
    """The same where one may stay."""
    return [*swims(g, diver), *stay]


def is_locked(g: RefugeState, cell: Cell) -> bool:
    """In the competitive dive a Finish space is an escape pod: nobody enters it locked (REF-COMP-12)."""
    return g.board.space[cell] == "finish" and cell % 10 not in g.unlocked


def enter(g: RefugeState, diver: Diver, to: Cell, *, unstoppable: bool = False) -> Flow[None]:
    """Come onto a cell by one's own action (REF-MOVE-2), even where danger is (REF-OCC-4).

    An unstoppable Diver eliminates what it meets.
    """
    if g.is_head(to):
        yield from devour(g, [diver], "REF-MOVE-2")
        return
    tells.swims(g, diver, to)
    diver.cell = to
    tentacle = g.tentacle_at(to)
    if tentacle is None:
        yield from objectives.settle(g)
    else:  # REF-CONTACT-1; one atomic change: goals wait until the contact is answered (REF-RULING-39)
        g.tentacles[tentacle] = reaching(to)
        if unstoppable:
            yield from eliminate(g, diver, tentacle)
        else:
            yield from contact(g, diver, tentacle)
    if diver.cell == to and not diver.down:  # REF-RULING-7
        yield from take_effect(g, diver)


# --- spaces ------------------------------------------------------------------------------------------


def take_effect(g: RefugeState, diver: Diver) -> Flow[None]:
    """Start and Cave do nothing (REF-SPACE-3)."""
    g.doing = g.board.space[diver.cell]
    match g.doing:
        case "lair":
            yield from move_tentacles(g, diver, LAIR, "REF-SPACE-4")
        case "spawn" if g.competitive:
            yield from add_tentacle(g, diver)
        case "spawn":
            yield from clear_line(g, diver)
        case "whirlpool":
            yield from swap(g, diver)
        case "kraken":  # however the Diver got there by itself: REF-RULING-8
            yield from step_closer(g, diver)
        case "finish" if g.competitive:
            raise objectives.escape(g, diver)


def clear_line(g: RefugeState, diver: Diver) -> Flow[None]:
    """Eliminate a tentacle on another cell of this row or column, if there is one (REF-SPACE-5).

    Nobody may decline (REF-RULING-24).
    """
    in_line = tentacles_in_line(g, diver)
    if not in_line:
        tells.in_vain(g, diver)
        return
    answer = yield from Ask(
        "spawn_target", diver.seat, lambda: [Eliminate(diver.seat, cell) for cell in in_line], "REF-SPACE-5"
    )
    yield from eliminate(g, diver, g.tentacles.index(answer.at))


def tentacles_in_line(g: RefugeState, diver: Diver) -> list[Cell]:
    return sorted(set(g.board.in_line[diver.cell]).intersection(g.tentacles))


def add_tentacle(g: RefugeState, diver: Diver) -> Flow[None]:
    """In the competitive dive a Spawn space adds one on another of its row or column (REF-COMP-5)."""
    space = g.board.space
    free = [cell for cell in g.board.in_line[diver.cell] if space[cell] == "spawn" and not g.occupied(cell)]
    if not free or SUPPLY not in g.tentacles:
        return
    answer = yield from Ask(
        "spawn_place", diver.seat, lambda: [PlaceTentacle(diver.seat, cell) for cell in free], "REF-COMP-5"
    )
    tentacle = rise(g, answer.at)
    tells.rises(g, tentacle, "REF-COMP-5", diver.seat)
    yield from flashbulb(g, [tentacle])


def swap(g: RefugeState, diver: Diver) -> Flow[None]:
    """Change places with a Diver on a Cave, standing or not; no space takes effect (REF-SPACE-6)."""
    others = on_caves(g)
    if not others:
        return
    seat = diver.seat

    def options() -> list[PickDiver | Pass]:
        return [*(PickDiver(seat, other.id) for other in others), Pass(seat)]

    answer = yield from Ask("whirlpool", seat, options, "REF-SPACE-6")
    if isinstance(answer, PickDiver):
        other = g.diver(answer.diver)
        tells.swaps(g, diver, other)
        diver.cell, other.cell = other.cell, diver.cell
        yield from objectives.settle(g)


def on_caves(g: RefugeState) -> list[Diver]:
    """The Divers who are on a Cave: with them one may swap who has come onto a Whirlpool."""
    return [diver for diver in g.divers if diver.on_board and g.board.space[diver.cell] == "cave"]
