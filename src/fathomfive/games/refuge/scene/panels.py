"""What lies beside the board: seats, pods, Kraken and Salvage cards, the viewer's own hand.

A hand is built from what its zone lets the viewer see: open to all in the cooperative dive, its owner's
secret in the competitive one.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from fathomfive.author import Text, Viewer, look, person, say
from fathomfive.games.refuge.entries import PodObjectiveId, sprite
from fathomfive.games.refuge.names import diver_name, pod_objective_name, words
from fathomfive.games.refuge.scene.faces import (
    abilities,
    candidate,
    coming,
    crew,
    kraken_deck,
    kraken_drawn,
    own_hand,
)
from fathomfive.games.refuge.scene.goal import goal
from fathomfive.games.refuge.scene.sprites import A_CARD, AN_ARM, diver_as_is
from fathomfive.games.refuge.state import Diver, RefugeState
from fathomfive.games.refuge.steps.competitive import unlockable


def lay_out_panels(t: look.Tableau, g: RefugeState, viewer: Viewer) -> None:
    """The top bar, then the rail from top to bottom, then the dock."""
    t.put("seats", seats(g, viewer))
    t.put("goal", goal(g))
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
    lay_out_last_card(t, g)
    t.put("kraken_deck", kraken_deck(g, coming(g, viewer)))
    if g.competitive:
        lay_out_stores(t, g)


@look.part
def lay_out_last_card(t: look.Tableau, g: RefugeState) -> None:
    if g.last_card is not None:
        t.put("kraken_drawn", kraken_drawn(g))


@look.part
def lay_out_stores(t: look.Tableau, g: RefugeState) -> None:
    """In the race nobody loses when these are empty (REF-COMP-13); in the dive the goal counts them."""
    t.put("supply", _supply(g.supply, g.book.components.tentacles))
    t.put("salvage_deck", _salvage(len(g.salvage_deck)))


def lay_out_dock(t: look.Tableau, g: RefugeState, viewer: Viewer) -> None:
    if viewer is not None and viewer < len(g.divers):
        if g.turn:
            t.put(f"hand:{viewer}", own_hand(g, viewer))
        t.put("abilities", abilities(g, viewer))
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


# --- tentacles and cards beside the board, in the race ----------------------------------------------


@lru_cache(maxsize=256)
def _supply(supply: int, total: int) -> look.Meter:
    pip = look.Sprite(sprite("supply-pip"), "flesh", "o")
    return look.Meter(
        label=words("panel-supply"),
        note=say("so-many-of", n=supply, of=total),
        segments=(look.Segment(supply, words("panel-supply"), sprite=pip),),
        total=total,
        brief=look.Brief(str(supply), AN_ARM),
    )


@lru_cache(maxsize=256)
def _salvage(left: int) -> look.Counter:
    return look.Counter(
        label=words("place-salvage_deck"), value=str(left), brief=look.Brief(str(left), A_CARD)
    )
