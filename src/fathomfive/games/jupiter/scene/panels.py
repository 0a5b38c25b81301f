"""What lies beside the board: tally, turn, what must not be lost, crew, one's own cards, the die."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from fathomfive.author import Viewer, Words, look, say
from fathomfive.games.jupiter.actions import RobotId
from fathomfive.games.jupiter.book import CardId
from fathomfive.games.jupiter.colony import POD, Space
from fathomfive.games.jupiter.game import BEACON, REACTOR
from fathomfive.games.jupiter.names import card_name, card_text, who, words
from fathomfive.games.jupiter.scene.sprites import INK, card_icon, icon, robot_sprite
from fathomfive.games.jupiter.state import DISHES, OUT, PLANTS, JupiterState, Phase, Robot
from fathomfive.games.jupiter.steps.invasion import hit_by, in_danger

STEPS: tuple[Phase, ...] = ("actions", "conversion", "invasion", "draw")
COUNTED = {"saved": "icon-saved", "aboard": "icon-pod", "colony": "icon-colonist"}  # on a phone
FAST_STEPS: tuple[Phase, ...] = ("actions", "invasion", "conversion", "draw")


def lay_out_panels(t: look.Tableau, g: JupiterState, viewer: Viewer) -> None:
    lay_out_voyage(t, g)
    t.put("crew", crew(g, viewer))
    if g.setback:
        t.put("setback", _setback(g.setback))
    if viewer is not None:
        t.put("hand", hand(g, viewer))
    if g.turn:
        t.put("die", die(g))


@look.part
def lay_out_voyage(t: look.Tableau, g: JupiterState) -> None:
    """How it stands for all of them together."""
    danger = len(endangered(g))
    t.put("saved", _counter("saved", g.saved, "good"))
    t.put("aboard", _counter("aboard", len(g.seated), "plain"))
    if g.settlers:
        t.put("tally", _tally(g.saved, len(g.seated), danger, g.on_modules - danger, g.lost, g.target))
    t.put("colony", _counter("colony", g.on_modules, "plain"))
    t.put("needed", _counter("needed", g.target, "plain"))
    t.put("phases", turn(g, danger))
    if not g.docked and g.turn:
        t.put("away", _away(g.keeper, len(g.seated)))
    t.put("critical", critical(g))


@look.part
def endangered(g: JupiterState) -> tuple[Space, ...]:
    return tuple(in_danger(g))


# --- the tally ---------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def _counter(name: str, value: int, tone: look.Tone) -> look.Counter:
    return look.Counter(
        label=words(f"panel-{name}"),
        value=str(value),
        where="top",
        tone=tone,
        brief=look.Brief(str(value), icon(COUNTED[name], name[0])) if name in COUNTED else None,
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


# --- what must not be lost ---------------------------------------------------------------------------


def critical(g: JupiterState) -> look.Table:
    plants, dishes = (g.supers & PLANTS).bit_count(), (g.supers & DISHES).bit_count()
    return _critical(g.left_of(REACTOR), g.left_of(BEACON), plants, dishes, g.hand_limit)


@lru_cache(maxsize=1024)
def _critical(reactors: int, beacons: int, plants: int, dishes: int, limit: int) -> look.Table:
    power = say("fact-reactors", n=reactors, covered=plants, limit=limit)
    radar = say("fact-beacons", n=beacons, covered=dishes)
    return look.Table(
        label=words("panel-critical"),
        fold=1,
        facts=(
            _vital(power, reactors, plants, "power-plant", "3"),
            _vital(radar, beacons, dishes, "radar-dish", "4"),
        ),
        brief=look.Brief(f"{reactors}/{beacons}", icon("status-island", "!")),
    )


def _vital(label: Words, left: int, covered: int, picture: str, letter: str) -> look.Fact:
    sprite = icon(f"{picture}-covered" if covered else picture, letter)
    return look.Fact(label=label, sprite=sprite, tone="bad" if left == 1 else "plain")


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
    cores = (_chip(f"core:{seat}", core, "special", core_used),) if core else ()
    played = tuple(_chip(f"active:{seat}:{n}", card, "", False) for n, card in enumerate(active))
    hand = tuple(_chip(f"card:{seat}:{n}", card, "", False) for n, card in enumerate(held))
    return look.Seat(
        seat=seat,
        label=who(seat),
        id=f"seat:{seat}",
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
        cards.append(_card(f"core:{viewer}", robot.core, "used" if robot.core_used else "core"))
    cards += [_card(f"active:{viewer}:{n}", card, "active") for n, card in enumerate(robot.active)]
    cards += [_card(f"card:{viewer}:{n}", card, "") for n, card in enumerate(robot.hand)]
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
        text=words(f"card-{card}-core") if place in ("core", "used") else card_text(card),
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
