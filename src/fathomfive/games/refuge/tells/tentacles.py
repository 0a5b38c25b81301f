"""Where tentacles rise, go and end."""

from __future__ import annotations

from collections.abc import Mapping

from fathomfive.author import Beat, say
from fathomfive.games.refuge.board import Cell, column_of
from fathomfive.games.refuge.entries import (
    ARROW,
    Symbol,
)
from fathomfive.games.refuge.goals import (
    Eliminations,
)
from fathomfive.games.refuge.motions import (
    tentacle_goes,
)
from fathomfive.games.refuge.names import (
    cell_code,
    direction_name,
)
from fathomfive.games.refuge.state import SUPPLY, THREAT, Diver, RefugeState, reached
from fathomfive.games.refuge.tells.basics import GAIN, Given, column_spot, lists, tentacle_spot
from fathomfive.games.refuge.tells.goals import so_far


def moves_tentacle(g: RefugeState, seat: int, tentacle: int, to: Cell) -> None:
    if g.sink is None:
        return
    origin = g.tentacles[tentacle]
    given: Given = {"diver": g.divers[seat].id, "origin": cell_code(origin), "space": to}
    g.tell("tentacle_moved", "REF-TENT-1", seat, tentacle_goes(g, tentacle, origin, to), **given)


def move_together(g: RefugeState, movers: Mapping[int, Symbol], going: Mapping[int, Cell]) -> None:
    """Column by column, as the card reads; those who stay are named where a whole column does."""
    if g.sink is None:
        return
    columns: dict[int, list[int]] = {}
    for tentacle in movers:
        if g.tentacles[tentacle] >= 0:  # before a second step some may be gone
            columns.setdefault(column_of(g.tentacles[tentacle]), []).append(tentacle)
    for column, there in columns.items():
        way = direction_name(ARROW[movers[there[0]]])
        spot = tentacle_spot(g, there[0])
        gone = [tentacle for tentacle in there if tentacle in going]
        if not gone:
            places = lists(cell_code(g.tentacles[tentacle]) for tentacle in there)
            given: Given = {"count": len(there), "places": places, "way": way}
            g.tell("tentacles_stay", "REF-TENT-6", None, beat=Beat("quiet", spot=spot), **given)
            continue
        motions = [tentacle_goes(g, tentacle, g.tentacles[tentacle], going[tentacle]) for tentacle in gone]
        steps = lists(
            say("from-to", origin=cell_code(g.tentacles[tentacle]), to=cell_code(going[tentacle]))
            for tentacle in gone
        )
        told: Given = {"count": len(gone), "way": way, "column": column, "steps": steps}
        g.tell("tentacles_move", "REF-TENT-6", None, *motions, beat=Beat(spot=spot), **told)


def rises(g: RefugeState, tentacle: int, rule: str, seat: int | None = None) -> None:
    """From the supply, where it stands now."""
    if g.sink is None:
        return
    cell = g.tentacles[tentacle]
    spot = column_spot(g, column_of(cell)) if g.phase == "kraken_bottom" else 0
    motion = tentacle_goes(g, tentacle, SUPPLY, cell, "splash")
    race = "yes" if g.competitive else "no"
    g.tell("spawns", rule, seat, motion, beat=Beat(spot=spot), space=cell, left=g.supply, race=race)


def no_room(g: RefugeState, column: int) -> None:
    """Every Spawn space of the column is taken: the tentacle goes to the Threat track."""
    if g.sink is not None:
        g.tell("no_room", "REF-TENT-8", beat=Beat("quiet", spot=column_spot(g, column)), column=column)


def threatens(g: RefugeState, tentacle: int, rule: str) -> None:
    """Onto the Threat track: past a Start space, or from the supply."""
    if g.sink is None:
        return
    place = g.tentacles[tentacle]
    motion = tentacle_goes(g, tentacle, place, THREAT)
    beat = Beat(touches=("threat",) if g.turn else (), spot=tentacle_spot(g, tentacle), tone="bad")
    given: Given = {"count": g.threat + 1, "spaces": g.book.coop.threat_spaces}
    given |= {"comes": "supply" if place == SUPPLY else "board", "left": g.supply - 1}
    given |= {"last": "yes" if g.threat + 2 == g.book.coop.threat_spaces else "no"}
    g.tell("threat", rule, None, motion, sound="rumble", beat=beat, **given)


def goes_home(g: RefugeState, tentacle: int, rule: str) -> None:
    """To the supply, without being eliminated."""
    if g.sink is None:
        return
    place = g.tentacles[tentacle]
    motion = tentacle_goes(g, tentacle, place, SUPPLY, "fade")
    if place == THREAT:
        g.tell("threat_eased", rule, None, motion, beat=GAIN, count=g.threat - 1)
        return
    reaches = reached(place)
    g.tell("tentacle_home", rule, None, motion, cell=place if reaches is None else reaches)


def eliminated(g: RefugeState, diver: Diver, tentacle: int, where: Cell) -> None:
    """It is counted already."""
    if g.sink is None:
        return
    motion = tentacle_goes(g, tentacle, where, SUPPLY, "fade")
    reaches = reached(where)
    given: Given = {"diver": diver.id, "cell": where if reaches is None else reaches}
    beat = Beat(spot=tentacle_spot(g, tentacle), tone="good")
    if g.competitive:
        given |= {"count": diver.trophies}
        g.tell("eliminates_trophy", "REF-COMP-6", diver.seat, motion, sound="thud", beat=beat, **given)
    elif g.progress is not None and isinstance(g.objective.goal, Eliminations):
        done, of = so_far(g)
        given |= {"objective": g.objective.id, "count": done, "of": of}
        g.tell("eliminates_counts", "REF-ELIM-1", diver.seat, motion, sound="thud", beat=beat, **given)
    else:
        g.tell("eliminates", "REF-ELIM-1", diver.seat, motion, sound="thud", beat=beat, **given)
