"""The questions in words: whom they ask and for what, in at most two lines.

The message is `ask-<kind>`; where a question is put in several situations, the situation follows the kind.
"""

from __future__ import annotations

from fathomfive.author import Ask, Text, Viewer, person
from fathomfive.games.refuge.names import direction_name, diver_name, kraken_name, objective_name, type_name
from fathomfive.games.refuge.state import RefugeState


def prompt(g: RefugeState, ask: Ask, viewer: Viewer) -> Text:
    seat = ask.asked[0] if viewer is None else viewer
    args: dict[str, str | int | float | Text] = {"who": person(seat)}
    if seat < len(g.divers):
        args["diver"] = diver_name(g.divers[seat].id)
    return Text(message(g, ask, seat), args | particulars(g, ask))


def message(g: RefugeState, ask: Ask, seat: int) -> str:
    """Which way of putting the question fits."""
    name = f"ask-{ask.kind}"
    match ask.kind:
        case "main" | "race" if g.divers[seat].down:
            return f"{name}-down"
        case "discard_card":
            return f"{name}-{(ask.about or {})['for']}"
        case "tentacle_pick" if ask.rule == "REF-SPACE-4":
            return f"{name}-lair"
        case "return_cell" | "ink_veil" if g.competitive:
            return f"{name}-competitive"
        case "kraken_move" if ask.rule == "REF-OBJ-12":
            return f"{name}-reward"
    return name


def particulars(g: RefugeState, ask: Ask) -> dict[str, str | int | float | Text]:
    """What the question is about, as words."""
    found: dict[str, str | int | float | Text] = {}
    for what, value in (ask.about or {}).items():
        match what:
            case "diver":
                found["other"] = diver_name(value)
            case "type":
                found[what] = type_name(value)
            case "direction":
                found[what] = direction_name(value)
            case "place" | "pod" | "left":
                found[what] = value
    match ask.kind:
        case "main" | "race":
            found["left"] = g.actions_left
        case "ink_veil" if g.last_card is not None:
            found["card"] = kraken_name(g.last_card.card)
        case "reward_choice":
            found["objective"] = objective_name(g.objective.id)
    return found
