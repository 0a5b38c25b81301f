"""What lies beside the board: the goal, tally, turn, crew, one's own cards, the die."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from fathomfive.author import Viewer, Words, look, say
from fathomfive.games.jupiter.actions import RobotId
from fathomfive.games.jupiter.book import CardId
from fathomfive.games.jupiter.colony import POD, Space
from fathomfive.games.jupiter.names import (
    active_piece,
    card_name,
    card_piece,
    card_text,
    copies,
    core_piece,
    core_text,
    hand_id,
    who,
    words,
)
from fathomfive.games.jupiter.scene.goal import goal
from fathomfive.games.jupiter.scene.sprites import INK, card_icon, icon, robot_sprite
from fathomfive.games.jupiter.state import OUT, JupiterState, Phase, Robot
from fathomfive.games.jupiter.steps.invasion import hit_by, in_danger

STEPS: tuple[Phase, ...] = ("actions", "conversion", "invasion", "draw")
COUNTED = {"aboard": "icon-pod", "colony": "icon-colonist"}  # on a phone
FAST_STEPS: tuple[Phase, ...] = ("actions", "invasion", "conversion", "draw")


def lay_out_panels(t: look.Tableau, g: JupiterState, viewer: Viewer) -> None:
    lay_out_voyage(t, g)
    t.put("crew", crew(g, viewer))
    if g.setback:
        t.put("setback", _setback(g.setback))
    if viewer is not None:
        t.put(hand_id(viewer), hand(g, viewer))
    if g.turn:
        t.put("die", die(g))


@look.part
def lay_out_voyage(t: look.Tableau, g: JupiterState) -> None:
    """How it stands for all of them together."""
    danger = len(endangered(g))
    t.put("goal", goal(g))
    t.put("aboard", _counter("aboard", len(g.seated)))
    if g.settlers:
        t.put("tally", _tally(g.saved, len(g.seated), danger, g.on_modules - danger, g.lost, g.target))
    t.put("colony", _counter("colony", g.on_modules))
    t.put("phases", turn(g, danger))
    if not g.docked and g.turn:
        t.put("away", _away(g.keeper, len(g.seated)))


@look.part
def endangered(g: JupiterState) -> tuple[Space, ...]:
    return tuple(in_danger(g))


# --- the tally ---------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def _counter(name: str, value: int) -> look.Counter:
    return look.Counter(
        label=words(f"panel-{name}"),
        value=str(value),
        where="top",
        brief=look.Brief(str(value), icon(COUNTED[name], name[0])),
    )


@lru_cache(maxsize=2048)
def _tally(saved: int, aboard: int, danger: int, calm: int, lost: int, target: int) -> look.Meter:
    parts: tuple[tuple[int, str, look.Tone, str], ...] = (
        (saved, "saved", "good", "saved"),
        (aboard, "aboard", "plain", "aboard"),
        (danger, "danger", "bad", "danger"),
        (calm, "colony", "info", "alive"),
        (lost, "lost", "dim", "lost"),
    )
    return look.Meter(
        label=words("panel-tally"),
        untitled=True,
        where="top",
        fold=1,
        look="bars",
        batch=7,
        goal=target,
        total=saved + aboard + danger + calm + lost,
        segments=tuple(
            look.Segment(n, words(f"panel-{name}"), tone, sprite=look.Sprite(f"jupiter-tally-{art}"))
            for n, name, tone, art in parts
            if n
        ),
    )


# --- the turn ----------------------------------------------------------------------------------------


def turn(g: JupiterState, danger: int) -> look.Phases:
    steps = FAST_STEPS if g.book.fast else STEPS
    now = steps.index(g.phase) if g.phase in steps else -1 if g.phase in ("setup", "start") else len(steps)
    notes: dict[str, Words] = {
        "conversion": say("note-danger", n=danger) if danger else "",
        "draw": say("note-deck", n=len(g.deck)),
    }
    return look.Phases(
        label=say("panel-turn", who=who(g.current)) if g.turn else words("panel-setup"),
        phases=tuple(
            look.Phase(
                label=words(f"step-{step}"),
                state=_state(number, now),
                note=notes.get(step, ""),
                marks=_lamps(g) if step == "actions" and number == now else (),
                sprite=_face(g.roll) if step == "invasion" else None,
            )
            for number, step in enumerate(steps)
        ),
    )


def _state(number: int, now: int) -> Literal["done", "now", "later"]:
    return "now" if number == now else "done" if number < now else "later"


def _lamps(g: JupiterState) -> tuple[look.Pips, ...]:
    total = max(g.actions_left, g.book.numbers.actions - (g.book.numbers.radar_penalty if g.jammed else 0))
    return (look.Pips(g.actions_left, total, say("actions-left", n=g.actions_left)),)


def _face(roll: int) -> look.Sprite:
    return look.Sprite(f"jupiter-die-{roll}", letter=str(roll)) if roll else look.Sprite("ff-die", letter="d")


@lru_cache(maxsize=64)
def _away(keeper: int, aboard: int) -> look.Caption:
    return look.Caption(
        label=words("panel-pod"),
        text=say("pod-adrift" if aboard else "pod-away", who=who(keeper), n=aboard),
        sprite=icon("status-pod-away", "P"),
    )


# --- people and cards --------------------------------------------------------------------------------


@look.part
def crew(g: JupiterState, viewer: Viewer) -> look.Seats:
    """Everybody else, with what they hold: hands lie open. Whoever only watches sees all."""
    return look.Seats(
        label=words("panel-crew"),
        seats=tuple(
            _mate(
                seat,
                robot.id,
                _note(g, seat, robot),
                robot.core,
                robot.core_used,
                tuple(robot.active),
                tuple(robot.hand),
                g.turn > 0 and g.current == seat,
                seat == viewer,
                robot.at == OUT,
            )
            for seat, robot in enumerate(g.robots)
        ),
    )


def _note(g: JupiterState, seat: int, robot: Robot) -> str:
    """What is to be said of a seat: a message id, or nothing."""
    if robot.at == OUT:
        return "seat-out"
    if g.keeper == seat:
        return "seat-keeper"
    return "seat-pod" if robot.at == POD else ""


@lru_cache(maxsize=1024)
def _mate(
    seat: int,
    robot: RobotId,
    note: str,
    core: CardId,
    core_used: bool,
    active: tuple[CardId, ...],
    held: tuple[CardId, ...],
    turn: bool,
    you: bool,
    out: bool,
) -> look.Seat:
    cores = (_chip(core_piece(seat, core), core, "special", core_used),) if core else ()
    played = tuple(_chip(active_piece(seat, card, n), card, "", False) for card, n in copies(active))
    hand = tuple(_chip(card_piece(seat, card, n), card, "", False) for card, n in copies(held))
    return look.Seat(
        seat=seat,
        label=who(seat),
        id="" if you else hand_id(seat),
        note=words(note) if note else "",
        sprite=robot_sprite(robot, "-out" if out else "-pawn"),
        turn=turn,
        you=you,
        status="out" if out else "here",
        holds=() if you else (*cores, *played, *hand),
    )


def _chip(id: str, card: CardId, state: Literal["", "special"], used: bool) -> look.Card:
    return look.Card(
        id=id,
        label=card_name(card),
        text=card_text(card),
        note=words("note-used") if used else words("note-core") if state else "",
        state=state,
    )


@look.part
def hand(g: JupiterState, viewer: int) -> look.Hand:
    robot = g.robots[viewer]
    cards = []
    if robot.core:
        place = "used" if robot.core_used else "core"
        cards.append(_card(core_piece(viewer, robot.core), robot.core, place))
    cards += [_card(active_piece(viewer, card, n), card, "active") for card, n in copies(robot.active)]
    cards += [_card(card_piece(viewer, card, n), card, "") for card, n in copies(robot.hand)]
    return look.Hand(
        label=words("panel-hand"),
        note=say("note-limit", n=len(robot.hand), limit=g.hand_limit),
        where="dock",
        cards=tuple(cards),
    )


@lru_cache(maxsize=512)
def _card(id: str, card: CardId, place: str) -> look.Card:
    return look.Card(
        id=id,
        label=card_name(card),
        text=core_text(card) if place in ("core", "used") else card_text(card),
        note=words(f"note-{place}") if place else "",
        sprite=card_icon(card, INK),
        state="used" if place == "used" else "special" if place else "",
    )


@lru_cache(maxsize=16)
def _setback(card: CardId) -> look.Caption:
    return look.Caption(
        label=card_name(card), text=card_text(card), sprite=card_icon(card), where="ahead", paper=True
    )


# --- the die to come ---------------------------------------------------------------------------------


@look.part
def die(g: JupiterState) -> look.Table:
    return _die(tuple(len(hit_by(g, face)) for face in range(1, g.book.numbers.die_sides + 1)))


@lru_cache(maxsize=1024)
def _die(hits: tuple[int, ...]) -> look.Table:
    return look.Table(
        label=words("panel-die"),
        note=words("note-die"),
        where="dock",
        fold=1,
        across=True,
        facts=tuple(
            look.Fact(
                sprite=look.Sprite(f"jupiter-die-{face}", letter=str(face), alt=say("die-shows", n=face)),
                value=str(n),
            )
            for face, n in enumerate(hits, start=1)
        ),
    )
