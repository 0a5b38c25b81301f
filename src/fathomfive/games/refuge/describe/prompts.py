"""The questions in words: whom they ask and for what, in at most two lines.

The message is `ask-<kind>`; where a question is put in several situations, the situation follows the kind.
"""

from __future__ import annotations

from typing import Any

from fathomfive.author import Ask, Text, Viewer, person
from fathomfive.games.refuge.names import name_of
from fathomfive.games.refuge.state import RefugeState

SPOKEN_OF = ("other", "type", "direction", "place", "pod", "left")
"""What prompts say of what a question is about; the rest is for its answers."""


def prompt(g: RefugeState, ask: Ask, viewer: Viewer) -> Text:
    seat = ask.asked[0] if viewer is None else viewer
    named = {kind: name_of(g, kind, thing) for kind, thing in around(g, ask, seat).items()}
    return Text(message(g, ask, seat), {"who": person(seat), **named})


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


def around(g: RefugeState, ask: Ask, seat: int) -> dict[str, Any]:
    """What the question is about, and what else it may speak of."""
    things: dict[str, Any] = {"left": g.actions_left}
    things.update((kind, thing) for kind, thing in (ask.about or {}).items() if kind in SPOKEN_OF)
    if seat < len(g.divers):
        things["diver"] = g.divers[seat].id
    match ask.kind:
        case "ink_veil" if g.last_card is not None:
            things["card"] = g.last_card.card
        case "reward_choice":
            things["objective"] = g.objective.id
    return things
