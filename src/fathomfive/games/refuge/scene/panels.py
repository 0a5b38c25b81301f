"""What lies beside the board: seats, objectives, Kraken and Salvage cards, tracks, the viewer's own hand.

A hand is built from what its zone lets the viewer see: open to all in the cooperative dive, its owner's
secret in the competitive one.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from fathomfive.author import Text, Viewer, look, person, say
from fathomfive.games.refuge.entries import CardType, ObjectiveId, PodObjectiveId, sprite
from fathomfive.games.refuge.goals import (
    Counter,
    Deliver,
    DiversOnFinish,
    Eliminations,
    EmptyReach,
    Flanks,
    MarkersRemoved,
)
from fathomfive.games.refuge.names import diver_name, objective_name, pod_objective_name, words
from fathomfive.games.refuge.scene.faces import (
    abilities,
    candidate,
    coming,
    crew,
    hand,
    kraken_deck,
    kraken_drawn,
)
from fathomfive.games.refuge.scene.sprites import A_CARD, AN_ARM, diver_as_is, type_sprite
from fathomfive.games.refuge.state import Diver, RefugeState
from fathomfive.games.refuge.steps.competitive import unlockable

NUMERALS = ("I", "II", "III")
LOW_SUPPLY = 3  # so few tentacles are shown as a warning
LOW_DECK = 5  # and so few Salvage cards
MAW = look.Sprite(sprite("devour-maw"), letter="%")


def lay_out_panels(t: look.Tableau, g: RefugeState, viewer: Viewer) -> None:
    """The top bar, then the rail from top to bottom, then the dock."""
    t.put("seats", seats(g, viewer))
    if g.turn:
        lay_out_rail(t, g, viewer)
    elif len(g.divers) < g.players:
        lay_out_candidates(t, g)
    lay_out_dock(t, g, viewer)


@look.part
def lay_out_candidates(t: look.Tableau, g: RefugeState) -> None:
    chosen = {diver.id for diver in g.divers}
    for diver in g.book.divers:
        if diver not in chosen:
            t.put(f"candidate:{diver}", candidate(g, diver))


def lay_out_rail(t: look.Tableau, g: RefugeState, viewer: Viewer) -> None:
    if g.competitive:
        t.put("pods", pods(g, viewer))
    lay_out_goals(t, g)
    t.put("kraken_deck", kraken_deck(g, coming(g, viewer)))
    lay_out_clocks(t, g)


@look.part
def lay_out_goals(t: look.Tableau, g: RefugeState) -> None:
    if not g.competitive:
        t.put("objectives", objectives(g))
    if g.last_card is not None:
        t.put("kraken_drawn", kraken_drawn(g))


@look.part
def lay_out_clocks(t: look.Tableau, g: RefugeState) -> None:
    """What runs out: the threat track, the tentacles, the Salvage deck."""
    if not g.competitive:
        t.put("threat", _threat(g.threat, g.book.coop.threat_spaces, g.players))
    t.put("supply", _supply(g.supply, g.book.components.tentacles, not g.competitive))
    t.put("salvage_deck", _salvage(len(g.salvage_deck), not g.competitive))


def lay_out_dock(t: look.Tableau, g: RefugeState, viewer: Viewer) -> None:
    if viewer is not None and viewer < len(g.divers):
        own = g.divers[viewer]
        if g.turn:
            t.put(f"hand:{viewer}", hand(g, own, viewer))
        t.put("abilities", abilities(g, own))
    if known := crew(g, viewer):
        t.put("crew", known)


# --- people ------------------------------------------------------------------------------------------


def seats(g: RefugeState, viewer: Viewer) -> look.Seats:
    """Everybody at the table, with the Diver they have chosen so far."""
    chosen = [yours if number == viewer else others for number, (yours, others) in enumerate(both_sides(g))]
    waiting = [
        look.Seat(seat=number, label=person(number), note=words("seat-choosing"), you=number == viewer)
        for number in range(len(chosen), g.players)
    ]
    return look.Seats(label=words("panel-seats"), where="top", seats=(*chosen, *waiting))


@look.part
def both_sides(g: RefugeState) -> list[tuple[look.Seat, look.Seat]]:
    """Each seat as its own player sees it, and as everybody else does."""
    plates = [seat(g, diver) for diver in g.divers]
    return [(msgspec.structs.replace(plate, id="", you=True), plate) for plate in plates]


def seat(g: RefugeState, diver: Diver) -> look.Seat:
    turn = bool(g.turn) and diver.seat == g.active
    marks: list[look.Mark] = []
    if turn and g.phase == "actions":
        marks.append(_actions(g.actions_left, allowance(g)))
    if g.competitive and diver.trophies:
        marks.append(
            look.Count(diver.trophies, words("seat-trophies"), look.Sprite(sprite("trophy"), letter="T"))
        )
    return look.Seat(
        seat=diver.seat,
        label=person(diver.seat),
        id=f"hand:{diver.seat}",
        note=seat_note(diver),
        sprite=diver_as_is(g, diver),
        marks=tuple(marks),
        turn=turn,
    )


def seat_note(diver: Diver) -> Text:
    state = "devoured" if diver.devoured else "down" if diver.down else "well"
    return say("seat-note", diver=diver_name(diver.id), cards=len(diver.hand), state=state)


def allowance(g: RefugeState) -> int:
    """How many actions a turn has, or more where a card gave some."""
    return max(g.numbers.actions_per_turn, g.actions_left)


@lru_cache(maxsize=64)
def _actions(left: int, of: int) -> look.Pips:
    return look.Pips(left, of, say("seat-actions", left=left, of=of))


# --- objectives --------------------------------------------------------------------------------------


def objectives(g: RefugeState) -> look.Objectives:
    return look.Objectives(
        label=words("panel-objectives"),
        objectives=tuple(objective(g, level, ObjectiveId(name)) for level, name in enumerate(g.objectives)),
    )


def objective(g: RefugeState, level: int, name: ObjectiveId) -> look.Objective:
    """One card: done, current with its progress, or still to come."""
    if level == g.current and g.progress is not None:
        return msgspec.structs.replace(_objective(name, level, "now"), marks=progress(g))
    return _objective(name, level, "done" if level <= g.current else "later")


@lru_cache(maxsize=128)
def _objective(name: ObjectiveId, level: int, state: Literal["done", "now", "later"]) -> look.Objective:
    return look.Objective(
        numeral=NUMERALS[level],
        label=objective_name(name),
        text=words(f"objective-{name}-{'done' if state == 'done' else 'short'}"),
        state=state,
        sprite=look.Sprite(sprite(name)),
        id=f"objective:{name}",
    )


def progress(g: RefugeState) -> tuple[look.Mark, ...]:
    """How far the current objective is, counted in what it counts."""
    done = g.progress
    assert done is not None
    match g.objective.goal:
        case Counter(need=need):
            special = g.objective.special
            pips = _pips(special.id if special else "count", done.count, need[g.players - 1])
            return (pips, _stowed(tuple(done.types))) if done.types else (pips,)
        case Eliminations(need=need):
            return (_pips("eliminations", done.count, need[g.players - 1]),)
        case EmptyReach(need=need):
            return (_pips("reach", done.count, need[g.players - 1]),)
        case MarkersRemoved():
            total = len(g.objective.marked_cells(g.players))
            return (_pips("markers", total - len(done.markers), total),)
        case Flanks():
            return (_pips("flanks", 2 - len(done.flanks), 2),)
        case DiversOnFinish(need=need):
            return (_pips("finish", 0, need[g.players - 1]),)
        case Deliver():
            if done.carrier is None:
                return (look.Pips(0, 2, words("progress-cargo_lies")),)
            carrier = diver_name(g.divers[done.carrier].id)
            return (look.Pips(1, 2, say("progress-cargo", diver=carrier)),)


@lru_cache(maxsize=256)
def _pips(counts: str, done: int, of: int) -> look.Pips:
    return look.Pips(done, of, say(f"progress-{counts}", done=done, of=of))


@lru_cache(maxsize=256)
def _stowed(types: tuple[CardType, ...]) -> look.Icons:
    return look.Icons(tuple(type_sprite(kind) for kind in types), words("progress-stowed"))


# --- pods --------------------------------------------------------------------------------------------


def pods(g: RefugeState, viewer: Viewer) -> look.Objectives:
    """What it takes to open each escape pod, as far as the viewer knows."""
    known = g.pods.seen_by(viewer)
    own = g.divers[viewer] if viewer is not None else None
    open_to = unlockable(g, own) if own is not None and own.standing else []
    face_down = known.count(None)
    return look.Objectives(
        label=words("panel-pods"),
        note=say("pods-face_down", count=face_down) if face_down else "",
        objectives=tuple(
            _pod(slot + 1, PodObjectiveId(name), _pod_state(g, slot + 1, open_to))
            for slot, name in enumerate(known)
            if name is not None
        ),
        brief=look.Brief(f"{len(g.unlocked)}/{len(known)}", look.Sprite(sprite("pod-open"), letter="O")),
    )


def _pod_state(g: RefugeState, number: int, open_to: list[int]) -> Literal["done", "now", "later"]:
    """Open for everybody, to be unlocked by the viewer now, or neither."""
    if number in g.unlocked:
        return "done"
    return "now" if number in open_to else "later"


@lru_cache(maxsize=256)
def _pod(number: int, name: PodObjectiveId, state: Literal["done", "now", "later"]) -> look.Objective:
    return look.Objective(
        numeral=str(number),
        label=pod_objective_name(name),
        text=words("pods-open") if state == "done" else words(f"pod-{name}-text"),
        state=state,
        sprite=look.Sprite(sprite(name)),
        id=f"pod_objective:{number}",
    )


# --- tentacles and cards beside the board ------------------------------------------------------------


@lru_cache(maxsize=256)
def _threat(threat: int, spaces: int, players: int) -> look.Track:
    places = []
    for place in range(1, spaces + 1):
        name = say("threat-space", place=place)
        last: Literal["", "last"] = "last" if place == spaces else ""
        if place <= threat:
            arm = look.Sprite(sprite("threat-filled", str(place)), letter="}", alt=words("piece-tentacle"))
            places.append(look.Place(label=name, sprites=(arm,), state=last))
        else:
            socket = "threat-socket-last" if last else "threat-socket"
            if place == 1 and players > 2:
                socket = "threat-socket-3plus"
            ground = look.Sprite(sprite(socket), letter="%" if last else "_")
            places.append(look.Place(label=name, ground=ground, state=last))
    return look.Track(
        label=words("panel-threat"),
        note=say("threat-note", spaces=spaces),
        places=tuple(places),
        brief=look.Brief(f"{threat}/{spaces}", MAW),
    )


@lru_cache(maxsize=256)
def _supply(supply: int, total: int, deadly: bool) -> look.Meter:
    """In the cooperative dive an empty supply is a defeat (REF-END-2)."""
    low = deadly and supply <= LOW_SUPPLY
    pip = look.Sprite(sprite("supply-pip-low" if low else "supply-pip"), "flesh", "o")
    arms = look.Segment(supply, words("panel-supply"), "bad" if low else "plain", sprite=pip)
    return look.Meter(
        label=words("panel-supply"),
        note=say("so-many-of", n=supply, of=total),
        segments=(arms,),
        total=total,
        brief=look.Brief(str(supply), AN_ARM),
    )


@lru_cache(maxsize=256)
def _salvage(left: int, deadly: bool) -> look.Counter:
    """The deck is also a clock: who must draw from an empty one has lost the dive (REF-END-4)."""
    low = deadly and left <= LOW_DECK
    return look.Counter(
        label=words("place-salvage_deck"),
        value=str(left),
        tone="bad" if low else "plain",
        brief=look.Brief(str(left), A_CARD),
    )
