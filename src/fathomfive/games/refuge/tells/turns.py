"""Setting out, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence

from fathomfive.author import Beat
from fathomfive.games.refuge.entries import (
    DiverId,
    ObjectiveId,
)
from fathomfive.games.refuge.motions import (
    diver_goes,
    tentacle_goes,
)
from fathomfive.games.refuge.names import (
    ability_name,
    cell_code,
    objective_name,
    words,
)
from fathomfive.games.refuge.state import ASHORE, SUPPLY, Diver, RefugeState
from fathomfive.games.refuge.tells.basics import HARM, Given, lists


def opens(g: RefugeState, difficulty: str) -> None:
    if g.sink is None:
        return
    if g.competitive:
        g.tell("opens-race", "REF-COMP-12", players=g.players, rounds=g.book.competitive.max_rounds)
        return
    depth, threat = words(f"difficulty-{difficulty}"), g.book.coop.threat_spaces
    g.tell("opens", "REF-OBJ-7", players=g.players, depth=depth, threat=threat)


def joins(g: RefugeState, seat: int, diver: DiverId) -> None:
    if g.sink is None:
        return
    abilities = lists(ability_name(ability) for ability in g.book.abilities_of[diver])
    g.tell("joins", "REF-SETUP-5", seat, diver=diver, role=words(f"diver-{diver}-role"), abilities=abilities)


def goes_first(g: RefugeState, diver: Diver) -> None:
    g.tell("goes_first", "REF-SETUP-6", diver.seat, diver=diver.id)


def starts(g: RefugeState, diver: Diver) -> None:
    motion = (diver_goes, diver, ASHORE, diver.cell, "splash")
    g.tell("starts", "REF-SETUP-7", diver.seat, motion, diver=diver.id, cell=diver.cell)


def first_tentacles(g: RefugeState, risen: Sequence[int]) -> None:
    if g.sink is None:
        return
    motions = [tentacle_goes(g, tentacle, SUPPLY, g.tentacles[tentacle], "splash") for tentacle in risen]
    places = lists(cell_code(g.tentacles[tentacle]) for tentacle in risen)
    g.tell("first_tentacles", "REF-SETUP-8", None, *motions, places=places, left=g.supply)


def objectives(g: RefugeState) -> None:
    if g.sink is None:
        return
    names = lists(objective_name(ObjectiveId(name)) for name in g.objectives)
    g.tell("objectives", "REF-SETUP-11", objectives=names)


def turn(g: RefugeState, diver: Diver, rule: str) -> None:
    if g.sink is None:
        return
    state = "devoured" if diver.devoured else "down" if diver.down else "well"
    race = "yes" if g.competitive else "no"
    beat = Beat("turn", touches=(diver.piece,))
    given: Given = {
        "state": state,
        "race": race,
        "actions": g.actions_left,
        "turn": g.turn,
        "round": g.round + 1,
    }
    g.tell("turn", rule, diver.seat, beat=beat, diver=diver.id, **given)


def stops(g: RefugeState, diver: Diver, *, stuck: bool) -> None:
    """A turn ends before its actions are used, of one's own will or because there is nothing to do."""
    if not g.actions_left:
        return
    if not stuck:
        g.tell("stops", "REF-TURN-4", diver.seat, diver=diver.id, count=g.actions_left)
    elif g.competitive:
        g.tell("stuck", "REF-COMP-4", diver.seat, diver=diver.id)
    elif diver.down:
        g.tell("stuck_down", "REF-REC-3", diver.seat, beat=HARM, diver=diver.id)
    else:
        g.tell("stuck", "REF-TURN-6", diver.seat, diver=diver.id)


def gains_actions(g: RefugeState, diver: Diver, count: int, rule: str) -> None:
    g.tell("gains_actions", rule, diver.seat, diver=diver.id, count=count, left=g.actions_left)
