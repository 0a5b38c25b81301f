"""What the log says and what moves on the board, event by event.

The steps call these where something happens, before the state changes. Each returns at once when nobody
listens: simulations pay nothing for words. Places beside the board are `supply`, `threat`, `devour`,
`ashore`, `salvage_deck`, `salvage_discard`, `kraken_deck`, `kraken_drawn` and `hand:<seat>`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from fathomfive.author import EVERYBODY, Motion, seat_mask
from fathomfive.games.refuge.board import Cell, Direction, at, column_of, name_of, row_of
from fathomfive.games.refuge.entries import AbilityId, CardId, KrakenCard, PodObjectiveId
from fathomfive.games.refuge.names import (
    ability_name,
    card_name,
    direction_name,
    diver_name,
    kraken_name,
    objective_name,
    pod_objective_name,
    spot,
)
from fathomfive.games.refuge.state import (
    ASHORE,
    MAW,
    SUPPLY,
    THREAT,
    Diver,
    RefugeState,
    camera_piece,
    marker_piece,
    reached,
    tentacle_piece,
)

# --- places ------------------------------------------------------------------------------------------


def diver_spot(cell: Cell) -> str:
    return {ASHORE: "ashore", MAW: "devour"}.get(cell) or name_of(cell)


def tentacle_spot(cell: Cell) -> str:
    reaches = reached(cell)
    if reaches is not None:
        return name_of(reaches)
    return {SUPPLY: "supply", THREAT: "threat"}.get(cell) or name_of(cell)


def head_spot(place: Cell) -> str:
    """The head stands on the middle one of its nine cells, as its picture does."""
    return name_of(at(column_of(place) + 1, row_of(place) + 1))


def diver_motion(diver: Diver, origin: Cell, to: Cell, how: str = "push") -> Motion:
    return Motion(diver.piece, diver_spot(origin), diver_spot(to), how=how)


def tentacle_motion(tentacle: int, origin: Cell, to: Cell, how: str = "push") -> Motion:
    return Motion(tentacle_piece(tentacle), tentacle_spot(origin), tentacle_spot(to), how=how)


# --- setup and turn ----------------------------------------------------------------------------------


def joins(g: RefugeState, diver: Diver) -> None:
    if g.sink is not None:
        g.tell("joins", "REF-SETUP-5", diver.seat, diver=diver_name(diver.id))


def goes_first(g: RefugeState) -> None:
    if g.sink is not None:
        g.tell("goes_first", "REF-SETUP-6", g.first, diver=diver_name(g.divers[g.first].id))


def starts(g: RefugeState, diver: Diver) -> None:
    if g.sink is not None:
        motion = diver_motion(diver, ASHORE, diver.cell, "splash")
        g.tell(
            "starts",
            "REF-SETUP-7",
            diver.seat,
            motion,
            diver=diver_name(diver.id),
            column=diver.cell % 10,
        )


def objectives_lie_open(g: RefugeState) -> None:
    if g.sink is not None:
        first, second, third = (objective_name(objective) for objective in g.objectives)
        g.tell("objectives", "REF-SETUP-11", None, first=first, second=second, third=third)


def turn_begins(g: RefugeState) -> None:
    if g.sink is not None:
        rule = "REF-COMP-4" if g.competitive else "REF-TURN-2"
        g.tell("turn", rule, g.active, diver=diver_name(g.active_diver.id), turn=g.turn)


# --- Divers ------------------------------------------------------------------------------------------


def swims(g: RefugeState, diver: Diver, to: Cell) -> None:
    if g.sink is not None:
        motion = diver_motion(diver, diver.cell, to, "slide")
        g.tell(
            "swims",
            "REF-MOVE-2",
            diver.seat,
            motion,
            sound="swim",
            diver=diver_name(diver.id),
            space=spot(g.board, to),
        )


def shifts(g: RefugeState, diver: Diver, to: Cell) -> None:
    """Moved by an effect that lets no space take effect."""
    if g.sink is not None:
        motion = diver_motion(diver, diver.cell, to, "slide")
        g.tell(
            "shifts",
            "REF-SPACE-1",
            diver.seat,
            motion,
            diver=diver_name(diver.id),
            space=spot(g.board, to),
        )


def swap(g: RefugeState, diver: Diver, other: Diver) -> None:
    if g.sink is not None:
        there = diver_motion(diver, diver.cell, other.cell, "slide")
        back = diver_motion(other, other.cell, diver.cell, "slide")
        names: dict[str, Any] = {"diver": diver_name(diver.id), "other": diver_name(other.id)}
        g.tell("swap", "REF-SPACE-6", diver.seat, there, back, sound="swim", **names)


def goes_down(g: RefugeState, diver: Diver) -> None:
    if g.sink is not None:
        motion = Motion(diver.piece, name_of(diver.cell), name_of(diver.cell), how="flip")
        g.tell("down", "REF-CONTACT-2", diver.seat, motion, sound="hit", diver=diver_name(diver.id))


def stands_up(g: RefugeState, diver: Diver, rule: str) -> None:
    if g.sink is not None:
        motion = Motion(diver.piece, name_of(diver.cell), name_of(diver.cell), how="flip")
        g.tell("stands", rule, diver.seat, motion, diver=diver_name(diver.id))


def devours(g: RefugeState, diver: Diver, origin: Cell, rule: str) -> None:
    if g.sink is not None:
        motion = diver_motion(diver, origin, MAW, "fade")
        g.tell("devoured", rule, diver.seat, motion, sound="devour", diver=diver_name(diver.id))


def surfaces(g: RefugeState, diver: Diver, origin: Cell, rule: str) -> None:
    """Back on the board, or away from the jaws at the last moment."""
    if g.sink is not None:
        motion = diver_motion(diver, origin, diver.cell, "splash")
        text = "returns" if origin == MAW else "slips"
        g.tell(text, rule, diver.seat, motion, diver=diver_name(diver.id), space=spot(g.board, diver.cell))


# --- tentacles ---------------------------------------------------------------------------------------


def tentacles_move(g: RefugeState, moves: Sequence[tuple[int, Cell]], rule: str) -> None:
    if g.sink is not None:
        motions = [tentacle_motion(tentacle, g.tentacles[tentacle], to, "slide") for tentacle, to in moves]
        g.tell("tentacles_move", rule, None, *motions, count=len(moves))


def touches(g: RefugeState, diver: Diver, tentacle: int) -> None:
    """A contact nobody fends off by eliminating: the tentacle goes home."""
    if g.sink is not None:
        motion = tentacle_motion(tentacle, g.tentacles[tentacle], SUPPLY, "fade")
        g.tell("touches", "REF-CONTACT-2", diver.seat, motion, diver=diver_name(diver.id))


def eliminates(g: RefugeState, diver: Diver, tentacle: int) -> None:
    if g.sink is not None:
        motion = tentacle_motion(tentacle, g.tentacles[tentacle], SUPPLY, "fade")
        cell = g.tentacles[tentacle]
        where = reached(cell)
        space = spot(g.board, cell if where is None else where)
        g.tell(
            "eliminates",
            "REF-ELIM-1",
            diver.seat,
            motion,
            sound="hit",
            diver=diver_name(diver.id),
            space=space,
        )


def goes_home(g: RefugeState, tentacle: int, rule: str) -> None:
    if g.sink is not None:
        motion = tentacle_motion(tentacle, g.tentacles[tentacle], SUPPLY, "fade")
        g.tell("tentacle_home", rule, None, motion)


def threatens(g: RefugeState, tentacle: int, rule: str) -> None:
    if g.sink is not None:
        place = SUPPLY if g.competitive else THREAT
        motion = tentacle_motion(tentacle, g.tentacles[tentacle], place, "slide")
        if g.competitive:
            g.tell("tentacle_home", "REF-COMP-17", None, motion)
        else:
            g.tell("threat", rule, None, motion, sound="alarm", count=g.threat + 1)


def spawns(g: RefugeState, tentacle: int, cell: Cell, rule: str) -> None:
    if g.sink is not None:
        motion = tentacle_motion(tentacle, g.tentacles[tentacle], cell, "splash")
        g.tell("spawns", rule, None, motion, space=spot(g.board, cell))


# --- the head and the Kraken cards -------------------------------------------------------------------


def head_moves(
    g: RefugeState, origin: Cell, way: Direction, to: Cell, pushed: Iterable[Motion], rule: str
) -> None:
    """The head and everything it pushes, at the same time."""
    if g.sink is not None:
        motion = Motion("head", head_spot(origin), head_spot(to))
        name = direction_name(way)
        others = list(pushed)
        g.tell("head_moves", rule, None, motion, *others, sound="head", way=name, pushed=len(others))


def head_stays(g: RefugeState, way: Direction) -> None:
    if g.sink is not None:
        g.tell("head_stays", "REF-HEAD-2", None, way=direction_name(way))


def kraken_card(g: RefugeState, card: KrakenCard, rule: str) -> None:
    if g.sink is not None:
        motion = Motion(f"kraken:{card.id}", "kraken_deck", "kraken_drawn", how="flip")
        g.tell("kraken_card", rule, None, motion, sound="card", card=kraken_name(card.id))


def devour_symbol(g: RefugeState, victims: int) -> None:
    if g.sink is not None:
        g.tell("devour_symbol", "REF-CARD-3", None, count=victims)


def skips_bottom(g: RefugeState, diver: Diver) -> None:
    if g.sink is not None:
        g.tell("skips_bottom", "REF-CARD-4", diver.seat, diver=diver_name(diver.id))


def reshuffles_kraken(g: RefugeState, rule: str) -> None:
    if g.sink is not None:
        g.tell("kraken_reshuffle", rule, None, sound="shuffle", count=len(g.kraken_deck))


def peeks(g: RefugeState, diver: Diver, seen: Sequence[str], rule: str) -> None:
    if g.sink is not None:
        g.tell("peeks", rule, diver.seat, diver=diver_name(diver.id), count=len(seen))


# --- Salvage and abilities ---------------------------------------------------------------------------


def draws(g: RefugeState, diver: Diver, card: CardId, rule: str) -> None:
    """Everybody sees it in the cooperative dive, only its player in the competitive one."""
    if g.sink is not None:
        name, mask = diver_name(diver.id), seat_mask(diver.seat) if g.competitive else EVERYBODY
        way = ("salvage_deck", f"hand:{diver.seat}")
        seen, unseen = (Motion(piece, *way, how="flip") for piece in (f"card:{card}", "salvage_deck"))
        g.tell("draws", rule, diver.seat, seen, sound="card", only=mask, diver=name, card=card_name(card))
        g.tell("draws_unseen", rule, diver.seat, unseen, sound="card", but=mask, diver=name)


def reshuffles_salvage(g: RefugeState) -> None:
    if g.sink is not None:
        g.tell("salvage_reshuffle", "REF-COMP-13", None, sound="shuffle")


def _card_goes(
    g: RefugeState, text: str, rule: str, diver: Diver, card: CardId, to: str = "salvage_discard"
) -> None:
    motion = Motion(f"card:{card}", f"hand:{diver.seat}", to)
    g.tell(text, rule, diver.seat, motion, sound="card", diver=diver_name(diver.id), card=card_name(card))


def discards(g: RefugeState, diver: Diver, card: CardId, rule: str) -> None:
    if g.sink is not None:
        _card_goes(g, "discards", rule, diver, card)


def plays_card(g: RefugeState, diver: Diver, card: CardId) -> None:
    if g.sink is not None:
        _card_goes(g, "plays", "REF-SALV-2", diver, card)


def uses_weapon(g: RefugeState, diver: Diver, card: CardId) -> None:
    if g.sink is not None:
        _card_goes(g, "weapon", "REF-CONTACT-3", diver, card)


def gives(g: RefugeState, giver: Diver, taker: Diver, card: CardId, rule: str) -> None:
    if g.sink is not None:
        motion = Motion(f"card:{card}", f"hand:{giver.seat}", f"hand:{taker.seat}")
        names: dict[str, Any] = {
            "diver": diver_name(giver.id),
            "other": diver_name(taker.id),
            "card": card_name(card),
        }
        g.tell("gives", rule, giver.seat, motion, sound="card", **names)


def steals(g: RefugeState, diver: Diver, other: Diver, card: CardId) -> None:
    if g.sink is not None:
        names: dict[str, Any] = {"diver": diver_name(diver.id), "other": diver_name(other.id)}
        way = (f"hand:{other.seat}", f"hand:{diver.seat}")
        mask = seat_mask(diver.seat, other.seat)
        seen, unseen = Motion(f"card:{card}", *way), Motion(f"hand:{other.seat}", *way)
        g.tell("steals", "REF-COMP-16", diver.seat, seen, only=mask, card=card_name(card), **names)
        g.tell("steals_unseen", "REF-COMP-16", diver.seat, unseen, but=mask, **names)


def uses_ability(g: RefugeState, diver: Diver, ability: AbilityId) -> None:
    if g.sink is not None:
        motion = Motion(f"ability:{ability}", how="flip")
        name = ability_name(ability)
        g.tell("ability", "REF-ABIL-1", diver.seat, motion, diver=diver_name(diver.id), ability=name)


def flips_up(g: RefugeState, diver: Diver, ability: AbilityId) -> None:
    if g.sink is not None:
        motion = Motion(f"ability:{ability}", how="flip")
        name = ability_name(ability)
        g.tell("ability_back", "REF-ABIL-4", diver.seat, motion, diver=diver_name(diver.id), ability=name)


def gains_actions(g: RefugeState, diver: Diver, count: int, rule: str) -> None:
    if g.sink is not None:
        g.tell("gains_actions", rule, diver.seat, diver=diver_name(diver.id), count=count)


def places_camera(g: RefugeState, diver: Diver, cell: Cell) -> None:
    if g.sink is not None:
        motion = Motion(camera_piece(cell), name_of(diver.cell), name_of(cell))
        space = spot(g.board, cell)
        g.tell("camera_placed", "REF-OCC-2", diver.seat, motion, diver=diver_name(diver.id), space=space)


def takes_camera(g: RefugeState, diver: Diver, cell: Cell) -> None:
    if g.sink is not None:
        motion = Motion(camera_piece(cell), name_of(cell), f"hand:{diver.seat}", how="fade")
        g.tell("camera_taken", "REF-OCC-2", diver.seat, motion, diver=diver_name(diver.id))


# --- objectives and pods -----------------------------------------------------------------------------


def becomes_current(g: RefugeState) -> None:
    if g.sink is not None:
        assert g.progress is not None
        motions = [Motion(marker_piece(cell), "objectives", name_of(cell)) for cell in g.progress.markers]
        g.tell("current", "REF-OBJ-3", None, *motions, objective=objective_name(g.objective.id))


def completes(g: RefugeState) -> None:
    if g.sink is not None:
        motion = Motion(f"objective:{g.objective.id}", how="flip")
        name = objective_name(g.objective.id)
        g.tell("completes", "REF-OBJ-3", None, motion, sound="objective", objective=name)


def counts(g: RefugeState, rule: str) -> None:
    if g.sink is not None:
        assert g.progress is not None
        g.tell("counts", rule, None, objective=objective_name(g.objective.id), count=g.progress.count)


def flank_taken(g: RefugeState, end: Direction) -> None:
    if g.sink is not None:
        motion = Motion(f"flank:{end}", how="fade")
        g.tell("flank", "REF-OBJ-12", None, motion, way=direction_name(end))


def special(g: RefugeState, diver: Diver, action: str) -> None:
    if g.sink is not None:
        name = diver_name(diver.id)
        g.tell(f"special-{action}", "REF-OBJ-6", diver.seat, sound="objective", diver=name)


def drops_cargo(g: RefugeState, diver: Diver, cell: Cell) -> None:
    if g.sink is not None:
        motion = Motion("cargo", diver_spot(diver.cell), name_of(cell))
        space = spot(g.board, cell)
        g.tell("cargo_dropped", "REF-OBJ-15", diver.seat, motion, diver=diver_name(diver.id), space=space)


def hands_cargo(g: RefugeState, diver: Diver, taker: Diver) -> None:
    if g.sink is not None:
        motion = Motion("cargo", name_of(diver.cell), name_of(taker.cell))
        other = diver_name(taker.id)
        g.tell("cargo_handed", "REF-OBJ-15", diver.seat, motion, diver=diver_name(diver.id), other=other)


def pod_turns_up(g: RefugeState, slot: int, rule: str) -> None:
    if g.sink is not None:
        motion = Motion(f"pod_objective:{slot + 1}", how="flip")
        name = pod_objective_name(PodObjectiveId(g.pods.cards[slot]))
        g.tell("pod_up", rule, None, motion, pod=slot + 1, objective=name)


def unlocks(g: RefugeState, diver: Diver, column: int) -> None:
    if g.sink is not None:
        motion = Motion(f"pod:{column}", how="flip")
        g.tell("unlocks", "REF-COMP-11", diver.seat, motion, diver=diver_name(diver.id), pod=column)
