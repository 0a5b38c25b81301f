"""The questions in words: whom they ask and for what, in at most two lines."""

from __future__ import annotations

from fathomfive.author import Ask, Text, Viewer, person
from fathomfive.games.lurk.names import card_name, fighter_name, words
from fathomfive.games.lurk.state import LurkState
from fathomfive.games.lurk.steps.setup import points_left

WITH_TARGET = ("defence_window", "attack_window")


def prompt(g: LurkState, ask: Ask, viewer: Viewer) -> Text:
    seat = ask.asked[0] if viewer is None else viewer
    args: dict[str, str | int | float | Text] = {"who": person(seat)}
    about = ask.about or {}
    if "model" in about:
        args["model"] = fighter_name(g, about["model"])
    message = f"ask-{ask.kind}"
    match ask.kind:
        case "build":
            args["points"] = points_left(g, seat)
            if g.drafts[seat].picked:
                return Text("ask-attach", args | {"card": card_name(g.drafts[seat].picked)})
        case "turn":
            args |= {"moves": g.to_move, "attacks": g.to_attack}
        case "step" if g.movement is not None:
            args["steps"] = g.movement.left
        case "attack_window" | "defence_window" if g.fight is not None:
            args["attacker"] = fighter_name(g, g.fight.attacker)
            args["target"] = fighter_name(g, g.fight.target)
            args["hits"] = g.fight.hits
        case "event_prey" | "event_heal" | "event_move" | "event_stir" | "event_regrow" | "event_crumble":
            args["event"] = words(f"event-{g.last_event}")
    return Text(message, args)
