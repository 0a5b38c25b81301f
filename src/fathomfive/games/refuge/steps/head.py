"""The Kraken's head: its steps, whom it pushes and whom it devours (rulebook 4.10, 4.13)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from fathomfive.author import Ask, Flow, Pass
from fathomfive.games.refuge import tells
from fathomfive.games.refuge.actions import ChooseDirection, MoveHead, PlaceDiver, UseAbility
from fathomfive.games.refuge.board import SIDEWAYS, Cell, Direction, column_of
from fathomfive.games.refuge.state import MAW, SUPPLY, THREAT, Diver, RefugeState
from fathomfive.games.refuge.steps import objectives
from fathomfive.games.refuge.steps.recover import face_up, flip_down
from fathomfive.games.refuge.steps.salvage import discard_one
from fathomfive.games.refuge.tells.basics import Pushed

# --- moving ------------------------------------------------------------------------------------------


def move_head(g: RefugeState, way: Direction, steps: int, rule: str) -> Flow[None]:
    """Single steps, each resolved completely (REF-HEAD-1, REF-RULING-10); those the head has no room for are
    lost (REF-HEAD-2, REF-RULING-9)."""
    for _ in range(steps):
        if way not in g.head_place.steps:
            tells.head_stays(g, way)
            return
        yield from step_head(g, way, rule)


def step_head(g: RefugeState, way: Direction, rule: str) -> Flow[None]:
    """The cells newly covered push what stands on them, then the head takes them (REF-HEAD-3).

    It drags nothing along (REF-TENT-10).
    """
    step = g.head_place.steps[way]
    pushed: Pushed = []
    victims: list[Diver] = []
    if not g.is_clear(step.front):
        victims = [diver for cell in step.front if (diver := push(g, cell, way, pushed)) is not None]
    glide(g, way, step.to, pushed, rule)
    if victims:
        yield from devour(g, victims, "REF-HEAD-6")
    else:
        yield from objectives.settle(g)


def glide(g: RefugeState, way: Direction, to: Cell, pushed: Pushed, rule: str) -> None:
    """The head and everything it pushes, at the same time."""
    tells.head_moves(g, way, to, pushed, rule)
    g.head = to


def push(g: RefugeState, cell: Cell, way: Direction, pushed: Pushed) -> Diver | None:
    """Shift the unbroken chain that begins on this cell (REF-HEAD-5); if its last has no room, only the first
    is removed (REF-HEAD-6, REF-RULING-11), so that nobody is pushed onto anybody (REF-RULING-38).

    Nothing but the end of the board stops a chain (REF-HEAD-4, REF-RULING-12, REF-ABYSS-4). Returns a Diver
    who has nowhere to go.
    """
    ahead = g.board.step[way]
    chain: list[Cell] = []
    here: Cell | None = cell
    while here is not None and (here in g.tentacles or g.diver_at(here) is not None):
        chain.append(here)
        here = ahead.get(here)
    if not chain:
        return None
    if here is None:
        return remove(g, cell, pushed)
    for origin in reversed(chain):
        shift(g, origin, ahead[origin], pushed)
    return None


def remove(g: RefugeState, cell: Cell, pushed: Pushed) -> Diver | None:
    diver = g.diver_at(cell)
    if diver is None:
        tentacle = g.tentacles.index(cell)
        pushed.append((tentacle, cell, SUPPLY))
        g.tentacles[tentacle] = SUPPLY
    return diver


def shift(g: RefugeState, origin: Cell, to: Cell, pushed: Pushed) -> None:
    """Pushing causes no contact and triggers no space (REF-HEAD-7), but Start is the edge (REF-ABYSS-3)."""
    diver = g.diver_at(origin)
    if diver is not None:
        pushed.append((diver, origin, to))
        diver.cell = to
        return
    tentacle = g.tentacles.index(origin)
    place = THREAT if g.board.space[to] == "start" else to
    pushed.append((tentacle, origin, place))
    g.tentacles[tentacle] = place


def step_closer(g: RefugeState, diver: Diver) -> Flow[None]:
    """A Kraken space draws the head: any step that brings it nearer, by choice if there are two.

    Beside the head that is the one sideways step of REF-HEAD-8; below or above it, REF-ABYSS-5.
    """
    closer = closer_ways(g, diver)
    if not closer:
        tells.head_is_near(g, diver)
        return
    way = closer[0]
    if len(closer) > 1:
        answer = yield from Ask(
            "abyss_dir",
            diver.seat,
            lambda: [ChooseDirection(diver.seat, way) for way in closer],
            "REF-ABYSS-5",
        )
        way = answer.direction
    yield from step_head(g, way, "REF-SPACE-7")


def closer_ways(g: RefugeState, diver: Diver) -> list[Direction]:
    """The steps that bring the head nearer to a Diver."""
    here = g.head_place
    return [
        way
        for way, step in here.steps.items()
        if g.room[step.to].distance[diver.cell] < here.distance[diver.cell]
    ]


def step_closer_sideways(g: RefugeState, diver: Diver, rule: str) -> Flow[None]:
    """One step toward the Diver's column (REF-HEAD-8)."""
    column, covered = column_of(diver.cell), g.head_place.columns
    if column < covered[0]:
        yield from move_head(g, "left", 1, rule)
    elif column > covered[-1]:
        yield from move_head(g, "right", 1, rule)


def head_moves(g: RefugeState, seat: int, most: int) -> list[MoveHead]:
    """So far left or right, as there is room; the direction is chosen once (REF-HEAD-9)."""
    options: list[MoveHead] = []
    for way in SIDEWAYS:
        place = g.head_place
        for steps in range(1, most + 1):
            if way not in place.steps:
                break
            place = g.room[place.steps[way].to]
            options.append(MoveHead(seat, way, steps))
    return options


# --- devouring ---------------------------------------------------------------------------------------

DevourRule = Literal["REF-CARD-3", "REF-HEAD-6", "REF-MOVE-2"]


def devour(g: RefugeState, divers: Iterable[Diver], rule: DevourRule) -> Flow[None]:
    """All together into the jaws (REF-DEV-1), but who can slip away does so before (REF-DEV-2)."""
    victims: list[Diver] = []
    for diver in divers:
        if not (yield from slip_the_jaws(g, diver)):
            victims.append(diver)
    for diver in victims:
        tells.devoured(g, diver, rule)
        diver.cell, diver.down = MAW, True  # REF-DEV-3; hand and abilities stay: REF-RULING-19
        objectives.return_cargo(g, diver)
        objectives.start_solo_grace(g)
    if g.competitive:
        for diver in victims:
            yield from lose_cards(g, diver)
    yield from objectives.settle(g)


def slip_the_jaws(g: RefugeState, diver: Diver) -> Flow[bool]:
    """Katerina goes to the devour row instead, standing or down as she was (REF-DEV-2)."""
    for ability in face_up(g, diver, "devour_self"):
        choices: tuple[UseAbility | Pass, ...] = (UseAbility(diver.seat, ability), Pass(diver.seat))
        answer = yield from Ask("slip_jaws", diver.seat, choices, "REF-DEV-2", window=True)
        if isinstance(answer, UseAbility):
            flip_down(g, diver, ability)
            yield from place_in_devour_row(g, diver, "slip_cell", "REF-DEV-2")
            return True
    return False


def place_in_devour_row(g: RefugeState, diver: Diver, kind: str, rule: str) -> Flow[None]:
    """An unoccupied cell of the devour row (REF-DEV-5), or of Start if there is none (REF-RULING-32)."""

    def options() -> list[PlaceDiver]:
        for row in (g.board.devour_row, g.board.of_kind["start"]):
            free = [PlaceDiver(diver.seat, cell) for cell in row if not g.occupied(cell)]
            if free:
                return [*free]
        return []

    answer = yield from Ask(kind, diver.seat, options, rule)
    came_from, diver.cell = diver.cell, answer.cell
    tells.comes_back(g, diver, came_from, rule)


def lose_cards(g: RefugeState, diver: Diver) -> Flow[None]:
    """In the competitive dive a devoured player discards cards of choice (REF-COMP-8)."""
    for _ in range(min(g.book.competitive.devoured_discard, len(diver.hand))):
        yield from discard_one(g, diver, "devoured", "REF-COMP-8")
